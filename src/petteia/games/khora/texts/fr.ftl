### Khôra in French. The same messages, attributes and variables as in the other languages.

## The game

game-name = Khôra
game-about = Dirigez une cité grecque : accordez vos Actions à vos dés, amassez Connaissances et Gloire, et terminez avec le plus de points de victoire.
game-line = Menez une cité grecque vers la grandeur ; vos dés fixent le coût de chaque action.
game-honesty = Les règles imprimées ne donnent pas tous les chiffres de ce jeu. Les autres sont ceux que les descriptions publiques citent le plus souvent ; là où elles divergent, l’option « Valeurs » de la table décide. Chaque carte et chaque Développement indique d’où viennent ses chiffres.

## Politics cards

kind-immediate = Immédiat
kind-ongoing = Continu
kind-end = Fin de partie

card-archives = Archives
card-colossus-of-rhodes = Colosse de Rhodes
card-contribution = Contribution
card-council = Conseil
card-gifts-from-the-west = Présents d’Occident
card-greek-fire = Feu grégeois
card-mercenary-recruitment = Recrutement de mercenaires
card-ostracism = Ostracisme
card-peripteros = Périptère
card-quarry = Carrière
card-rivalry = Rivalité
card-scholarly-welcome = Accueil des savants
card-silver-mining = Mines d’argent
card-tunnel-of-eupalinos = Tunnel d’Eupalinos
card-amnesty-for-socrates = Amnistie de Socrate
card-constructing-the-mint = Construction de l’atelier monétaire
card-corinthian-columns = Colonne ionique
card-diolkos = Diolkos
card-extraordinary-collection = Collection fabuleuse
card-foreign-supplies = Apport des étrangers
card-founding-the-lyceum = Fondation du Lycée
card-gradualism = Gradualisme
card-helepole = Hélépole
card-lighthouse = Phare
card-old-guard = Vieille garde
card-oracle = Oracle
card-persians = Perses
card-power = Puissance
card-public-market = Marché de la cité
card-reformists = Réformistes
card-stadion = Stade
card-stoa-poikile = Stoa Poikilè
card-austerity = Austérité
card-bank = Banque
card-central-government = Gouvernement central
card-diversification = Diversification
card-gold-reserve = Réserve d’or
card-hall-of-statues = Palais des souvenirs
card-heavy-taxes = Lourds impôts
card-proskenion = Proskénion

## Events

event-growing-populations = Densification des cités
event-conquest-of-the-persians = Conquête de la Perse
event-plague-of-athens = Peste d’Athènes
event-origin-of-the-academy = Naissance de l’Académie
event-oracle-of-delphi = Oracle de la Pythie
event-conscripting-troops = Mise en esclavage
event-eleusinian-mysteries = Mystères d’Éleusis
event-supplies-from-lydia = Aide de la Lydie
event-thirty-tyrants = Les Trente Tyrans
event-invention-of-the-trireme = Invention de la trirème
event-military-victory = Victoire militaire
event-prosperity = Prospérité
event-drought = Sécheresse
event-savior-of-greece = Le sauveur de la Grèce
event-rise-of-persia = L’essor de la Perse
event-outbreak-of-war = Déclenchement de la guerre

## Cities

city-argos = Argos
city-athens = Athènes
city-corinth = Corinthe
city-miletus = Milet
city-olympia = Olympie
city-sparta = Sparte
city-thebes = Thèbes

## What cards, developments and events do, put together from these pieces

list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }

says-per-minor-knowledge =
    { $each ->
        [one] { $what } par jeton Connaissance mineure en votre possession
       *[other] { $what } par tranche de { $each } jetons Connaissance mineure en votre possession
    }
says-per-knowledge =
    { $each ->
        [one] { $what } par jeton Connaissance en votre possession, mineure ou majeure
       *[other] { $what } par tranche de { $each } jetons Connaissance en votre possession, mineure ou majeure
    }
says-per-blue-knowledge =
    { $each ->
        [one] { $what } par jeton Connaissance bleu en votre possession
       *[other] { $what } par tranche de { $each } jetons Connaissance bleus en votre possession
    }
says-per-economy =
    { $each ->
        [one] { $what } par niveau d’Économie
       *[other] { $what } par tranche de { $each } niveaux d’Économie
    }
says-per-hand-card =
    { $each ->
        [one] { $what } par carte restée en main
       *[other] { $what } par tranche de { $each } cartes restées en main
    }
says-per-played-card =
    { $each ->
        [one] { $what } par carte Politique que vous avez en jeu
       *[other] { $what } par tranche de { $each } cartes Politique que vous avez en jeu
    }{ $of ->
        [card] { " " }; celle-ci compte aussi
       *[development] { "" }
    }
says-per-drachma =
    { $each ->
        [one] { $what } par Drachme
       *[other] { $what } par tranche de { $each } Drachmes
    }
says-per-lowest-track =
    { $each ->
        [one] { $what } par niveau de votre piste la plus basse
       *[other] { $what } par tranche de { $each } niveaux de votre piste la plus basse
    }
says-per-taxes =
    { $each ->
        [one] { $what } par Impôt
       *[other] { $what } par tranche de { $each } Impôts
    }
says-per-citizens =
    { $each ->
        [one] { $what } par Citoyen
       *[other] { $what } par tranche de { $each } Citoyens
    }
says-per-troops =
    { $each ->
        [one] { $what } par point d’Armée
       *[other] { $what } par tranche de { $each } points d’Armée
    }
says-per-vp = { $what } par tranche de { $each } PV
says-on-philosophy = { $what } de plus à chaque Action Philosophie
says-on-legislation = { $what } à chaque Action Législation
says-on-culture = { $what } à chaque Action Culture
says-on-trade = { $what } à chaque Action Commerce
says-on-military = { $what } à chaque Action Militaire
says-on-card =
    { $of ->
        [card] { $what } pour chaque autre carte Politique que vous jouez
       *[development] { $what } pour chaque carte Politique que vous jouez
    }
says-on-development = { $what } à chaque Action Développement
says-on-tax = À chaque phase d’Impôts : { $what }
says-on-idle = { $what } à chaque phase de Progrès où vous ne gagnez aucun niveau
says-at-the-end = À la fin : { $what }
says-if-nobody-lower-in-culture = { $what } si aucun rival n’est derrière vous en Culture
says-if-nobody-higher-in-economy = { $what } si aucun rival n’est devant vous en Économie
says-level =
    { $n ->
        [one] { $name } : +{ $n } niveau gratuit
       *[other] { $name } : +{ $n } niveaux gratuits
    }
says-level-if-behind =
    { $n ->
        [one] { $name } : +{ $n } niveau gratuit si tous vos rivaux vous devancent sur cette piste
       *[other] { $name } : +{ $n } niveaux gratuits si tous vos rivaux vous devancent sur cette piste
    }
says-different-levels =
    { $n ->
        [one] { $n } piste au choix : +1 niveau gratuit
       *[other] { $n } pistes différentes : +1 niveau gratuit sur chacune
    }
says-actions =
    { $n ->
        [one] Effectuez { $n } Action { $name }
       *[other] Effectuez { $n } Actions { $name }
    }
says-draw =
    { $n ->
        [one] Piochez { $n } carte Politique
       *[other] Piochez { $n } cartes Politique
    }
says-learn =
    { $n ->
        [one] Prenez { $n } Connaissance mineure de la couleur de votre choix
       *[other] Prenez { $n } Connaissances mineures des couleurs de votre choix
    }
says-recall = Vous pouvez reprendre en main une autre carte que vous avez jouée. Ensuite, vous pouvez faire une Action Politique
says-choose = Au choix : { $what }
says-knowledge-price =
    { $n ->
        [one] Avec le Commerce, la Connaissance mineure vous coûte { $n } Drachme, et non { $knowledge_price }
       *[other] Avec le Commerce, la Connaissance mineure vous coûte { $n } Drachmes, et non { $knowledge_price }
    }
says-discount =
    { $n ->
        [one] Chaque niveau que vous payez coûte { $n } Drachme de moins
       *[other] Chaque niveau que vous payez coûte { $n } Drachmes de moins
    }
says-progress-discount =
    { $n ->
        [one] En phase de Progrès, chaque niveau coûte { $n } Drachme de moins
       *[other] En phase de Progrès, chaque niveau coûte { $n } Drachmes de moins
    }
says-progress-levels = En phase de Progrès, vous pouvez avancer de { $n } niveaux au lieu de 1, en payant chacun
says-loss-less =
    { $n ->
        [one] Vous perdez { $n } point d’Armée de moins à chaque Colonisation
       *[other] Vous perdez { $n } points d’Armée de moins à chaque Colonisation
    }
says-explorations = Vous pouvez coloniser { $n } fois à chaque Action Militaire
says-free-in-progress = { $name } : niveaux gratuits en phase de Progrès
says-swap = À tout moment, aussi souvent que vous voulez : cédez { $give } contre { $take }
says-event-all = Tout le monde : { $what }
says-event-most = Le plus d’Armée : { $what }
says-event-fewest = Le moins d’Armée : { $what }
says-event-roll = en phase de Dés de cette manche, { $what } si vos dés totalisent { $n } ou moins
says-event-lose-all =
    { $what ->
        [drachma] perte de toutes les Drachmes
        [citizens] perte de tous les Citoyens
        [taxes] perte de tous les Impôts
        [glory] perte de toute la Gloire
        [troops] perte de toute l’Armée
        [philosophy] perte de tous les jetons Philosophie
       *[vp] perte de tous les PV
    }
says-event-lose-knowledge = perte de { $n } jeton Connaissance au choix
says-event-for-knowledge = { $what } en échange
says-event-draw =
    { $n ->
        [one] piochez { $n } carte Politique
       *[other] piochez { $n } cartes Politique
    }
says-event-discard =
    { $n ->
        [one] défaussez { $n } carte Politique
       *[other] défaussez { $n } cartes Politique
    }
says-event-advance =
    { $track ->
        [any] vous pouvez avancer de 1 niveau sur une piste
       *[named] vous pouvez avancer de 1 niveau sur la piste { $name }
    }{ $n ->
        [0] , en le payant
        [one] { " " }pour { $n } Drachme de moins
       *[other] { " " }pour { $n } Drachmes de moins
    }
says-event-politics = vous pouvez faire une Action Politique
says-event-action = si Persépolis a été colonisée, vous pouvez faire une Action au choix, hormis Militaire

## Action tiles and progress tracks

tile-philosophy = Philosophie
    .text =
        { $philosophy_tokens ->
            [one] +{ $philosophy_tokens } jeton Philosophie
           *[other] +{ $philosophy_tokens } jetons Philosophie
        }.
tile-legislation = Législation
    .text =
        { $legislation_citizens ->
            [one] +{ $legislation_citizens } Citoyen
           *[other] +{ $legislation_citizens } Citoyens
        }. { $legislation_draw ->
            [one] Ensuite, regardez { $legislation_draw } carte de la pioche Politique : elle
           *[other] Ensuite, regardez { $legislation_draw } cartes de la pioche Politique : l’une
        } rejoint votre main, le reste passe sous la pioche.
tile-culture = Culture
    .text = +{ $culture_vp } PV par niveau de Culture.
tile-trade = Commerce
    .text =
        +{ $trade_drachma ->
            [one] { $trade_drachma } Drachme
           *[other] { $trade_drachma } Drachmes
        } par niveau d’Économie, et { $trade_more } de plus. Ensuite, vous pouvez payer { $knowledge_price ->
            [one] { $knowledge_price } Drachme
           *[other] { $knowledge_price } Drachmes
        } pour 1 Connaissance mineure de n’importe quelle couleur.
tile-military = Militaire
    .text =
        { $military_troops ->
            [one] +{ $military_troops } point d’Armée
           *[other] +{ $military_troops } points d’Armée
        } par niveau Militaire. Ensuite, vous pouvez coloniser une fois.
tile-politics = Politique
    .text = Jouez 1 carte de votre main si vous possédez les Connaissances qu’elle demande ; payez ses Drachmes.
tile-development = Développement
    .text = Débloquez le prochain Développement de votre cité si vous possédez les Connaissances qu’il demande ; payez ses Drachmes.

track-economy = Économie
    .text = Plus elle est haute, plus le Commerce rapporte de Drachmes. En montant : Citoyens et PV.
track-culture = Culture
    .text = Plus elle est haute, plus la Culture rapporte de PV. En chemin : des Impôts et plus de dés.
track-military = Militaire
    .text = Plus le niveau est haut, plus l’Action Militaire renforce votre Armée. En montant : Gloire.

## Phases

phase-cities = Cités
    .help = À tour de rôle, vous choisissez la cité que vous dirigerez.
    .short = Cités
phase-draft = Sélection circulaire
    .help = Gardez une carte Politique et passez les autres à gauche, jusqu’à en avoir { $dealt }.
    .short = Sélection
phase-announcement = Annonce de l’Événement
    .help = L’Événement de la manche est dévoilé. Sauf mention contraire, il s’applique en phase de Résolution de l’Événement.
    .short = Événement
phase-tax = Impôts
    .help = Vous gagnez 1 Drachme par Impôt. Les cartes qui parlent de la phase d’Impôts agissent maintenant.
    .short = Impôts
phase-dice = Dés
    .help = Tout le monde lance ses dés ; le plus petit total commence. Posez en secret une tuile Action sur chacun de vos dés : une tuile supérieure à son dé coûtera des Citoyens.
    .short = Dés
phase-settling = Citoyens
    .help =
        Pour chaque tuile supérieure à son dé, vous perdez la différence en Citoyens ; celle que vous ne pouvez pas payer est mise de côté. Chaque jeton Philosophie dépensé rapporte { $token_citizens ->
            [one] { $token_citizens } Citoyen
           *[other] { $token_citizens } Citoyens
        }.
phase-action = Actions
    .help = Les tuiles s’appliquent de 0 à 6, chacune pour toutes les personnes qui l’ont posée. Les Colonisations suivent l’ordre du tour.
    .short = Actions
phase-progress = Progrès
    .help =
        Dans l’ordre du tour, vous pouvez payer pour avancer d’un niveau sur une piste. Chaque jeton Philosophie dépensé permet { $token_levels ->
            [one] { $token_levels } niveau de plus
           *[other] { $token_levels } niveaux de plus
        }, au coût habituel.
    .short = Progrès
phase-resolution = Résolution de l’Événement
    .help = L’Événement annoncé s’applique. S’il vise le plus ou le moins d’Armée, toutes les personnes à égalité sont concernées.
    .short = Résolution
phase-achievement = Succès
    .help = Les Succès atteints pour la première fois sont attribués. Sans partage, vous choisissez votre récompense ; à plusieurs, chaque personne reçoit la récompense partagée.
    .short = Succès
phase-last-swaps = Derniers échanges
    .help = Avant le décompte final, on peut échanger sa Gloire une dernière fois, si un Développement le permet.
phase-over = Fin de la partie
    .help = Décompte final : à vos PV s’ajoutent les cartes et Développements de fin de partie, puis votre Gloire multipliée par vos Connaissances majeures.

## Resources

resource-drachma = Drachmes
    .short = Drachmes
resource-citizens = Citoyens
    .short = Citoyens
resource-taxes = Impôts
    .short = Impôts
resource-glory = Gloire
    .short = Gloire
resource-troops = Armée
    .short = Armée
resource-vp = Points de victoire
    .short = PV
resource-philosophy = Jetons Philosophie
    .short = Philosophie
resource-dice = Dés
    .short = Dés

amount-drachma =
    { $n ->
        [one] { $n } Drachme
       *[other] { $n } Drachmes
    }
amount-citizens =
    { $n ->
        [one] { $n } Citoyen
       *[other] { $n } Citoyens
    }
amount-taxes =
    { $n ->
        [one] { $n } Impôt
       *[other] { $n } Impôts
    }
amount-glory =
    { $n ->
        [one] { $n } point de Gloire
       *[other] { $n } points de Gloire
    }
amount-troops =
    { $n ->
        [one] { $n } point d’Armée
       *[other] { $n } points d’Armée
    }
amount-vp = { $n } PV
amount-philosophy =
    { $n ->
        [one] { $n } jeton Philosophie
       *[other] { $n } jetons Philosophie
    }
amount-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }

## Knowledge

colour-red = rouge
colour-blue = bleu
colour-green = vert

knowledge-red-minor = Connaissance mineure rouge
knowledge-red-major = Connaissance majeure rouge
knowledge-blue-minor = Connaissance mineure bleue
knowledge-blue-major = Connaissance majeure bleue
knowledge-green-minor = Connaissance mineure verte
knowledge-green-major = Connaissance majeure verte

amount-knowledge-red =
    { $n ->
        [one] { $n } Connaissance rouge
       *[other] { $n } Connaissances rouges
    }
amount-knowledge-blue =
    { $n ->
        [one] { $n } Connaissance bleue
       *[other] { $n } Connaissances bleues
    }
amount-knowledge-green =
    { $n ->
        [one] { $n } Connaissance verte
       *[other] { $n } Connaissances vertes
    }

# A token of the board: its name with troops needed/troops lost; .text spells the two figures out.
token =
    Connaissance { $kind ->
        [major] majeure
       *[minor] mineure
    } { $colour ->
        [red] rouge
        [blue] bleue
       *[green] verte
    } { $requires }/{ $loses }
    .text =
        { $requires ->
            [one] Demande { $requires } point d’Armée,
           *[other] Demande { $requires } points d’Armée,
        } { $loses ->
            [0] n’en coûte aucun.
           *[other] en coûte { $loses }.
        }
token-persepolis = Persépolis
    .text =
        { $requires ->
            [one] Demande { $requires } point d’Armée,
           *[other] Demande { $requires } points d’Armée,
        } en coûte { $loses }. Donne { $what }.

## Achievements, by what they count

goal = Avoir au moins { $name }.
goal-rewards = Sans partage, vous choisissez { $alone } ; à plusieurs, c’est { $shared } par personne.
goal-minor-knowledge =
    { $n ->
        [one] { $n } Connaissance mineure
       *[other] { $n } Connaissances mineures
    }
    .short = Mineures
goal-knowledge =
    { $n ->
        [one] { $n } Connaissance
       *[other] { $n } Connaissances
    }
    .short = Connaissances
goal-blue-knowledge =
    { $n ->
        [one] { $n } Connaissance bleue
       *[other] { $n } Connaissances bleues
    }
    .short = Bleues
goal-economy = Économie { $n }
    .short = Économie
goal-hand-card =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
    .short = En main
goal-played-card =
    { $n ->
        [one] { $n } carte Politique en jeu
       *[other] { $n } cartes Politique en jeu
    }
    .short = En jeu
goal-drachma =
    { $n ->
        [one] { $n } Drachme
       *[other] { $n } Drachmes
    }
    .short = Drachmes
goal-lowest-track = niveau { $n } sur chaque piste
    .short = Piste la plus basse
goal-taxes =
    { $n ->
        [one] { $n } Impôt
       *[other] { $n } Impôts
    }
    .short = Impôts
goal-citizens =
    { $n ->
        [one] { $n } Citoyen
       *[other] { $n } Citoyens
    }
    .short = Citoyens
goal-troops =
    { $n ->
        [one] { $n } point d’Armée
       *[other] { $n } points d’Armée
    }
    .short = Armée
goal-vp = { $n } PV
    .short = Points

## Questions

question-city = Choisissez votre cité.
question-draft = Gardez une carte ; les autres partent à gauche.
question-tile = Posez une tuile Action sur le dé qui affiche { $die }.
question-settle =
    Choisissez la tuile à payer, ou dépensez un jeton Philosophie pour { $token_citizens ->
        [one] { $token_citizens } Citoyen
       *[other] { $token_citizens } Citoyens
    }.
question-keep = Gardez une des cartes piochées ; le reste passe sous la pioche.
question-buy =
    { $price ->
        [one] Achetez 1 Connaissance mineure pour { $price } Drachme, ou passez.
       *[other] Achetez 1 Connaissance mineure pour { $price } Drachmes, ou passez.
    }
question-explore =
    { $troops ->
        [one] Vous avez { $troops } point d’Armée : colonisez un jeton, ou passez.
       *[other] Vous avez { $troops } points d’Armée : colonisez un jeton, ou passez.
    }
question-play = Jouez une carte Politique, ou passez.
question-develop = Débloquez votre prochain Développement, ou passez.
question-advance = Avancez sur une piste, ou arrêtez-vous.
question-lose = Choisissez le jeton Connaissance que vous perdez.
question-discard =
    { $n ->
        [one] Défaussez encore { $n } carte Politique.
       *[other] Défaussez encore { $n } cartes Politique.
    }
question-event-advance = L’Événement vous offre un niveau moins cher : choisissez une piste, ou passez.
question-action = Faites l’Action que vous voulez, hormis Militaire, ou passez.
question-recall = Reprenez en main une de vos cartes jouées, ou laissez-les en jeu.
question-reward = Choisissez votre récompense.
question-track = Choisissez une piste : vous y avancez d’un niveau, gratuitement.
question-learn = Choisissez la couleur de la Connaissance mineure que vous prenez.
question-achievement = Ce Succès n’est qu’à vous : choisissez votre récompense.
question-swap = Cédez { $give } contre { $take }, ou passez.

## Moves

move-pass-buy = Ne rien acheter
move-pass-explore = Ne pas coloniser
move-pass-play = Ne jouer aucune carte
move-pass-develop = Ne rien débloquer
move-pass-advance = S’arrêter
move-pass-event-advance = Ne pas avancer
move-pass-action = Ne faire aucune Action
move-pass-recall = Laisser toutes les cartes en jeu
move-pass-swap = Garder sa Gloire
move-pass-settle = Terminé

move-swap = Céder { $give } contre { $take }
move-spend =
    Dépenser 1 jeton Philosophie pour { $token_citizens ->
        [one] { $token_citizens } Citoyen
       *[other] { $token_citizens } Citoyens
    }
move-pay =
    { $n ->
        [one] Payer { $n } Citoyen pour la tuile { $name }
       *[other] Payer { $n } Citoyens pour la tuile { $name }
    }
move-develop = Débloquer le Développement { $n }
move-put = Poser la tuile { $name }
move-take = Faire l’Action { $name }
move-advance =
    { $n ->
        [0] Avancer gratuitement sur la piste { $name }
        [one] Avancer sur la piste { $name } pour { $n } Drachme
       *[other] Avancer sur la piste { $name } pour { $n } Drachmes
    }
move-buy = Acheter une { $name }
move-learn = Prendre une { $name }
move-lose = Perdre une { $name }
move-reward = Prendre { $what }
move-city = Diriger { $name }
move-draft = Garder « { $name } »
move-keep = Garder « { $name } »
move-play =
    Jouer « { $name } »{ $n ->
        [0] { "" }
        [one] { " " }pour { $n } Drachme
       *[other] { " " }pour { $n } Drachmes
    }{ $tokens ->
        [0] { "" }
        [one] , en dépensant { $tokens } jeton Philosophie
       *[other] , en dépensant { $tokens } jetons Philosophie
    }
move-discard = Défausser « { $name } »
move-recall = Reprendre « { $name } » en main
move-explore = Coloniser : { $name }

## Why a move is refused

reason-game-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas à vous de jouer.
reason-not-asked = C’est une autre décision qu’on attend de vous.
reason-not-in-hand = Cette carte n’est pas dans votre main.
reason-politics-requirements = Vous ne pouvez pas encore jouer cette carte. Il manque : { $missing }.
reason-development-requirements = Vous ne pouvez pas encore débloquer ce Développement. Il manque : { $missing }.
reason-fully-developed = Tous vos Développements sont débloqués.
reason-knowledge-taken = Ce jeton a déjà été pris.
reason-not-enough-troops = Armée insuffisante : il manque { $missing }.
reason-not-enough-drachma = Pas assez de Drachmes : il manque { $missing }.
reason-track-complete = Cette piste est déjà à son plus haut niveau.
reason-tile-used = Cette tuile est déjà sur un de vos dés.
reason-must-pay = Vous pouvez encore payer une tuile : vous devez donc le faire.
reason-no-philosophy = Vous n’avez pas assez de jetons Philosophie.
reason-another-track = Chaque niveau doit se prendre sur une autre piste.
reason-not-offered = L’Événement n’offre pas de niveau sur cette piste.
reason-city-taken = Cette cité a déjà été choisie.
reason-no-glory = Vous n’avez pas de Gloire à céder.
reason-no-swap = Aucun de vos Développements ne permet d’échanger de la Gloire.
reason-not-drawn = Vous n’avez pas pioché cette carte.
reason-not-in-play = Vous n’avez pas cette carte en jeu.
reason-not-itself = Cette carte reprend une autre carte, jamais elle-même.
reason-not-in-pack = Cette carte n’est pas parmi celles qui vous sont proposées.
reason-not-owned = Vous ne possédez pas cette Connaissance.
reason-not-military = L’Événement permet toute Action, sauf Militaire.
reason-nothing-to-pay = Il n’y a rien à payer pour ce dé.
reason-not-enough-citizens = Pas assez de Citoyens : il manque { $missing }.
reason-nothing-to-play = Vous n’avez aucune carte que vous puissiez jouer.

## Log

log-round = Manche { $n }
log-event = Événement : { $name }.
log-roll = { $player } obtient { $dice } : { $n } en tout.
log-start = { $player } commence la manche.
log-reveal = { $player } révèle la tuile { $name } sur un { $n }.
log-set-aside = { $player } ne peut pas payer la tuile { $name } et la met de côté.
log-gain = { $player } gagne { $amount } ({ $cause }).
log-lose = { $player } perd { $amount } ({ $cause }).
log-level = { $player } atteint le niveau { $n } sur la piste { $name } ({ $cause }).
log-draw =
    { $n ->
        [one] { $player } pioche { $n } carte Politique.
       *[other] { $player } pioche { $n } cartes Politique.
    }
log-drawn = Vous piochez « { $name } ».
log-keep = Vous gardez « { $name } ».
log-play =
    { $n ->
        [0] { $player } joue « { $name } ».
        [one] { $player } joue « { $name } » pour { $n } Drachme.
       *[other] { $player } joue « { $name } » pour { $n } Drachmes.
    }
log-recall = { $player } reprend « { $name } » en main.
log-discard = { $player } défausse « { $name } ».
log-develop = { $player } débloque le Développement { $n } ({ $name }).
log-explore =
    { $n ->
        [0] { $player } colonise « { $name } » sans perdre d’Armée.
        [one] { $player } colonise « { $name } » et perd { $n } point d’Armée.
       *[other] { $player } colonise « { $name } » et perd { $n } points d’Armée.
    }
log-learn = { $player } prend une { $name } ({ $cause }).
log-forget = { $player } perd une { $name }.
log-achieve = { $player } remporte le Succès « { $name } ».
log-score = { $player } marque { $n } PV ({ $cause }).
log-swap = { $player } cède { $give } contre { $take }.
log-city = { $player } dirige { $name }.
log-draft = Vous choisissez « { $name } ».
log-refill = La défausse est mélangée pour former une nouvelle pioche.
log-over = La partie est terminée.

cause-track = Niveau atteint
cause-tax = Impôts
cause-philosophy-token = Jeton Philosophie
cause-achievement = Succès
cause-progress = Progrès
cause-glory = Gloire × Connaissances majeures
cause-cap = Au-delà du maximum

## Options of a table

option-cities = Cités
    .text = Comment les cités sont attribuées.
option-cities-random = Au hasard
    .text = Les cités sont distribuées au hasard, comme dans la règle.
option-cities-chosen = Au choix
    .text = Les cités se choisissent à tour de rôle.
option-draft = Sélection des cartes
    .text = Comment s’obtiennent les premières cartes Politique.
option-draft-on = Sélection circulaire
    .text = Vous gardez une carte et passez les autres, comme dans la règle.
option-draft-off = Sans sélection
    .text = Vous gardez simplement les cartes distribuées. Plus rapide.
option-values = Valeurs
    .text = Les descriptions du jeu divergent sur quelques chiffres ; choisissez ici ceux de la partie.
option-values-printed = Habituelles
    .text = Là où les descriptions divergent, les chiffres que donne la majorité.
option-values-revised = Révisées
    .text = Là où les descriptions divergent, les chiffres donnés moins souvent : pour l’Événement Victoire militaire et des Développements de Corinthe, Sparte et Thèbes.

## Where a figure comes from

source-rulebook = Imprimé dans une règle du jeu
source-two = D’après deux descriptions publiques concordantes
source-one = D’après une seule description publique
source-disputed = Les descriptions publiques divergent
source-own = Du fichier propre au propriétaire

## Help

help-goal = But du jeu
    .text = Ayez le plus de points de victoire (PV) après { $rounds } manches. À égalité, le plus de Drachmes l’emporte ; si l’égalité persiste, la victoire est partagée.
help-dice = Dés
    .text =
        Vous commencez avec { $start_dice ->
            [one] { $start_dice } dé
           *[other] { $start_dice } dés
        } ; les niveaux de Culture en apportent d’autres. Chaque dé porte une tuile Action ; le plus petit total commence la manche.
help-citizens = Citoyens
    .text = Une tuile dont le numéro dépasse son dé coûte la différence en Citoyens. S’il vous en manque, vous n’en perdez aucun, mais la tuile est mise de côté sans effet. Vous pouvez en avoir jusqu’à { $cap_citizens }.
help-tiles-order = Ordre des tuiles
    .text = Les tuiles s’appliquent de 0 (Philosophie) à 6 (Développement) : les Drachmes et les Connaissances gagnées tôt servent donc à Politique et à Développement dans la même manche.
help-knowledge = Connaissances
    .text = Les cartes et les Développements demandent des Connaissances de certaines couleurs. Il suffit de les posséder : elles ne se dépensent pas ; mineures ou majeures, peu importe. Les majeures rapportent en outre grâce à la Gloire.
help-philosophy = Jetons Philosophie
    .text =
        Dépensez-en 1 pour { $token_citizens ->
            [one] { $token_citizens } Citoyen
           *[other] { $token_citizens } Citoyens
        } quand vous payez vos tuiles, { $tokens_for_knowledge } pour vous passer d’une Connaissance manquante en Politique ou en Développement, ou 1 pour { $token_levels ->
            [one] { $token_levels } niveau de plus
           *[other] { $token_levels } niveaux de plus
        } en phase de Progrès (le coût reste dû).
help-glory = Gloire
    .text = À la fin, vous marquez votre Gloire multipliée par le nombre de vos jetons Connaissance majeure. Vous pouvez en avoir jusqu’à { $cap_glory }.
help-troops = Armée
    .text = Pour coloniser un jeton, il vous faut l’Armée qu’il demande, et vous perdez la valeur qu’il indique. Bien des Événements récompensent le plus d’Armée et punissent le moins d’Armée. Vous en gardez jusqu’à { $cap_troops }.
help-achievements = Succès
    .text = Chacun s’obtient lors d’une seule manche, par toutes les personnes qui le remplissent alors. Sans partage, vous choisissez votre récompense ; à plusieurs, chaque personne reçoit la récompense partagée.
help-final = Décompte final
    .text = Vos PV, plus les Développements de fin de partie, plus les cartes de fin de partie en jeu, plus votre Gloire multipliée par vos Connaissances majeures.

## The page

# Top bar and event. Pictures stand in square brackets here and below.
page-round = Manche { $n } sur { $of }
page-setup = Mise en place
page-phases = Phases de la manche
page-home = Petteia : tous les jeux
page-tools = Points, aide, réglages
page-event = Événement
page-phase = Phase { $letter } :
page-all = tout le monde :
page-most = plus
page-fewest = moins
page-events-note = { $first } vient à la première manche, { $last } à la dernière ; dans l’intervalle, { $events_between } des { $other_events } autres Événements.

# Cities
page-rivals = Rivaux
page-look-at = { $name } : voir la cité
page-place =
    { $n ->
        [1] 1ᵉʳ à jouer
       *[other] { $n }ᵉ à jouer
    }
page-start-player = Commence la manche
page-lately-explore = a exploré { $name }
page-lately-play = a joué { $name }
page-lately-level = a atteint { $name }
page-lately-develop = a débloqué le développement { $name }
page-lately-achieve = a accompli { $name }
page-lately-city = a choisi { $name }
page-lately-reveal = a placé { $name }
page-deciding = Réfléchit
page-developments = Développements
page-development = Développement { $n }
page-knowledge = Connaissance
page-level = { $name } { $n }
page-glory-score =
    { $majors ->
        [one] Gloire { $glory } × { $majors } majeure : +{ $n }[vp] à la fin
       *[other] Gloire { $glory } × { $majors } majeures : +{ $n }[vp] à la fin
    }
page-at-the-end = Si la partie finissait maintenant
page-all-developed = tout débloqué

# Central board
page-lane-taxes = Drachmes par phase d’Impôts
page-lane-glory = × vos majeures à la fin
page-achievements = Succès
page-judged = jugés en phase G
page-claimed = Obtenu par { $names }.
page-would-claim = Atteint à présent par { $names }.
page-exploration = Colonisation
page-explore-legend = demande, perte, gain
page-reach = portée { $n }
page-left = reste { $n }
page-taken-by = Pris par { $name }.
page-gains = Gain : { $what }.
page-costs = coûte { $what }
page-asks = Demande { $what }

# Dice and tiles
page-dice-and-tiles = Dés et tuiles
page-dice-hint = tuile supérieure au dé : payez l’écart
page-die = Dé { $n }
page-more-dice = un dé de plus : { $name } { $n }
page-free = gratuit
page-aside = de côté
page-which-tile = Quelle tuile ?
page-secret = en secret
page-spend = Un jeton au paiement : { $what }
page-tile-explore = coloniser
page-tile-politics = Jouer 1 carte
page-tile-develop = Débloquer { $n }
page-tile-legislation = pioche { $legislation_draw }, garde 1
page-tile-playable = { $n } sur { $of } jouables
page-tile-lacks = manque { $what }
page-tile-ready = prêt
page-too-dear = Elle coûte plus de Citoyens que vous n’en avez.
page-stage-draft = Gardez une carte
page-stage-keep = Cartes piochées
page-stage-buy = Acheter une Connaissance
page-stage-learn = Prendre une Connaissance
page-stage-reward = Votre récompense
page-stage-achievement = Votre Succès
page-stage-recall = Vos cartes en jeu
page-you-have = vous en avez { $n }

# Cards
page-hand = Main
page-playable = { $n } sur { $of } jouables
page-deck = Pioche Politique
    .short = Pioche
page-discard = Défausse
    .short = Défausse
page-discard-open = Défausse : { $n }
page-no-discards = Aucune carte n’a été défaussée.
page-kept = Gardées jusqu’ici
page-no-cards = Vous n’avez pas de carte en main.
page-hidden-hand =
    { $n ->
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    }
page-in-play = En jeu
page-in-play-open = En jeu : { $n }. Voir les cartes
page-none-in-play = Rien encore
page-known-hand = Vues dans cette main
page-more = et { $n } de plus

# Drawers of a phone
page-drawers = Zones de la table
page-drawer-board = Plateau
page-drawer-dice = Dés et main
page-drawer-city = Cité
page-drawer-hand = Main
page-drawer-rivals = Rivaux
page-drawer-log = Journal
page-close = Fermer

# What is asked
page-put =
    { $which ->
        [first] Posez une tuile sur votre premier dé, le { $die }
        [last] Posez une tuile sur votre dernier dé, le { $die }
       *[next] Posez une tuile sur votre dé suivant, le { $die }
    }
page-put-free = { $name } ne coûte aucun Citoyen ici
page-put-costs =
    { $n ->
        [one] { $name } coûte { $n } Citoyen, il vous en reste { $left }
       *[other] { $name } coûte { $n } Citoyens, il vous en reste { $left }
    }
page-put-short =
    { $n ->
        [one] { $name } coûte { $n } Citoyen : il vous en manque { $short }
       *[other] { $name } coûte { $n } Citoyens : il vous en manque { $short }
    }
page-spend-or-go-on = Dépensez des jetons Philosophie pour des Citoyens, ou continuez
page-hint-tile = Une tuile supérieure à son dé coûte l’écart en Citoyens
page-hint-draft = Pensez aux Développements de votre cité et aux Connaissances demandées
page-hint-more-levels =
    Un jeton Philosophie permet { $token_levels ->
        [one] { $token_levels } niveau de plus
       *[other] { $token_levels } niveaux de plus
    }
page-act-play = Jouer { $name }
page-act-buy =
    { $colour ->
        [red] Acheter la rouge
        [blue] Acheter la bleue
       *[green] Acheter la verte
    }
page-act-learn =
    { $colour ->
        [red] Prendre la rouge
        [blue] Prendre la bleue
       *[green] Prendre la verte
    }
page-act-explore =
    { $colour ->
        [red] Coloniser rouge { $n }
        [blue] Coloniser bleu { $n }
       *[green] Coloniser vert { $n }
    }
page-act-persepolis = Coloniser Persépolis

# What pictures stand for
page-icon-cards = cartes Politique
page-icon-knowledge = Connaissance
page-icon-minor = Connaissance mineure
page-icon-red = Connaissance rouge
page-icon-blue = Connaissance bleue
page-icon-green = Connaissance verte

# The log beside the board, after the mark of a player
page-log-announcement = Événement et Impôts
told-start = commence
told-set-aside = met { $name } de côté
told-draw =
    { $n ->
        [one] pioche { $n } carte
       *[other] pioche { $n } cartes
    }
told-drawn = pioche { $name }
told-keep = garde { $name }
told-play = joue { $name }
told-recall = reprend { $name }
told-discard = défausse { $name }
told-draft = choisit { $name }
told-develop = débloque le Développement { $n }
told-city = dirige { $name }
told-explore = colonise { $what }
told-achieve = obtient { $name }
told-each = { $what } par personne

# What cards, developments and events do, in the fewest words
brief-per-minor-knowledge = { $what } par { $each }[minor]
brief-per-knowledge = { $what } par { $each }[knowledge]
brief-per-blue-knowledge = { $what } par { $each }[blue]
brief-per-economy = { $what } par niveau d’Économie
brief-per-hand-card = { $what } par carte en main
brief-per-played-card = { $what } par carte en jeu
brief-per-drachma = { $what } par { $each }[drachma]
brief-per-lowest-track = { $what } par niveau de votre piste la plus basse
brief-per-taxes = { $what } par { $each }[taxes]
brief-per-citizens = { $what } par { $each }[citizens]
brief-per-troops = { $what } par { $each }[troops]
brief-per-vp = { $what } par { $each }[vp]
brief-on-philosophy = { $what } de plus à chaque Philosophie
brief-on-legislation = { $what } à chaque Législation
brief-on-culture = { $what } à chaque Culture
brief-on-trade = { $what } à chaque Commerce
brief-on-military = { $what } à chaque Militaire
brief-on-card = { $what } par carte que vous jouez
brief-on-development = { $what } à chaque Développement
brief-on-tax = Phase d’Impôts : { $what }
brief-on-idle = Progrès sans niveau : { $what }
brief-if-nobody-lower-in-culture = { $what } si nul n’est derrière vous en Culture
brief-if-nobody-higher-in-economy = { $what } si nul n’est devant vous en Économie
brief-level =
    { $n ->
        [one] [{ $what }] +{ $n } niveau
       *[other] [{ $what }] +{ $n } niveaux
    }
brief-level-if-behind =
    { $n ->
        [one] [{ $what }] +{ $n } niveau si tous vous devancent
       *[other] [{ $what }] +{ $n } niveaux si tous vous devancent
    }
brief-different-levels = +1 niveau sur { $n } pistes différentes
brief-actions = { $n } × { $name }
brief-draw = Piochez { $n } [cards]
brief-learn = +{ $n }[minor] de votre choix
brief-recall = Reprenez une carte, puis rejouez Politique
brief-choose = { $what }
brief-knowledge-price = Commerce : [minor] pour { $n }[drachma]
brief-discount = Chaque niveau : { $n }[drachma] de moins
brief-progress-levels = Progrès : jusqu’à { $n } niveaux
brief-progress-discount = Progrès : chaque niveau, { $n }[drachma] de moins
brief-loss-less = Colonisation : { $n }[troops] de perte en moins
brief-explorations = Militaire : colonisez { $n } fois
brief-free-in-progress = Progrès : niveaux [{ $what }] gratuits
brief-swap = À tout moment : { $give } contre { $take }
brief-event-roll = { $what } si les dés font { $n } ou moins
brief-event-lose-all =
    { $what ->
        [drachma] perd toutes ses [drachma]
        [glory] perd toute sa [glory]
        [troops] perd toute son [troops]
       *[other] perd tous ses [{ $what }]
    }
brief-event-lose-knowledge = perd { $n }[knowledge], puis
brief-event-for-knowledge = { $what }
brief-event-draw = pioche { $n }[cards]
brief-event-discard = défausse { $n }[cards]
brief-event-advance =
    { $track ->
        [any] 1 niveau, { $n }[drachma] de moins
       *[named] 1 niveau ({ $name }), { $n }[drachma] de moins
    }
brief-event-politics = joue une carte
brief-event-action = si Persépolis est prise : une Action, sauf Militaire

# Help about the pieces
piece-dice = Dés et tuiles
    .text = Vos dés sont rangés, le plus petit d’abord. Choisissez une tuile pour chacun : cliquez dessus, glissez-la sur le dé ou tapez son numéro. Une tuile montre ce qu’elle rapporte à vos niveaux actuels et ce qu’elle coûte sur le dé demandé. Jusqu’à la dernière, vous pouvez annuler.
piece-tracks = Pistes de Progrès
    .text = Chaque niveau montre en haut son prix et en bas ce qu’il rapporte. En phase de Progrès, les niveaux que vous pouvez payer s’éclairent.
piece-developments = Développements
    .text = Chaque cité les débloque dans l’ordre ; le premier est à vous dès le début. Le suivant montre son prix ; ce qui vous manque est encadré de rouge.
piece-cards = Cartes Politique
    .text = En haut : les Drachmes à payer et les Connaissances à posséder. En bas : les immédiates agissent une fois, les continues tant qu’elles sont en jeu, celles de fin de partie au décompte final.
piece-exploration = Plateau de Colonisation
    .text = Chaque case montre l’Armée demandée, celle que vous perdez et ce que vous gagnez outre la Connaissance. Les jetons au trait sont mineurs, les pleins cerclés d’or majeurs. La ligne marque jusqu’où va votre Armée.
piece-lanes = Pistes du plateau central
    .text = Les Citoyens paient les tuiles, les Impôts rapportent des Drachmes à chaque phase d’Impôts, la Gloire se multiplie par vos Connaissances majeures à la fin, l’Armée colonise et décide des Événements.
piece-event = Événement
    .text = À côté de son nom figurent ceux qui y gagneraient ou y perdraient en l’état.
piece-signs = Signes sur le plateau
    .text = Les anneaux bleus disent où vous pouvez agir. La terre cuite est ce que vous avez atteint ou ce qui se passe. L’or est un Succès ouvert. Pointez ce qui est sombre, ou appuyez longuement sur un écran tactile, pour savoir ce qui manque ; pointez ce qui est éclairé pour voir ce qui changerait.
piece-keys = Touches
    .text = 0 à 6 : la tuile de ce numéro. Tab passe d’une partie à l’autre, les flèches s’y déplacent, Entrée choisit.

## The balance report

chart-cities = Cités
    .note = À quelle fréquence gagnent ceux qui dirigent une Cité.
    .city = la dirige
chart-points = D’où viennent les points
    .note = Points moyens d’un joueur, selon la manche où ils sont venus ; la fin est le décompte final. Les Succès rapportent des Impôts et de la Gloire, jamais des points : ils se voient donc à travers d’autres origines.
chart-cards = Cartes Politique
    .note = À quelle fréquence gagnent ceux qui ont sélectionné la carte (elle était en main au début de la première manche), et ceux qui l’ont jouée au moins une fois. Une carte qui demande une Cité prospère est jouée par ceux qui prospèrent : ce qui est sélectionné en dit plus sur la carte que ce qui est joué.
    .drafted = sélectionnée
    .played = jouée
chart-achievements = Succès
    .note = À quelle fréquence gagnent ceux qui l’ont obtenu seuls (un Impôt ou une Gloire) ou avec d’autres (un Impôt).
    .alone = obtenu seul
    .shared = obtenu avec d’autres
chart-order = Ordre du tour à la première manche
    .note = À chaque manche, le jet le plus faible commence ; c’est ici l’ordre de la première seulement.
    .order = à ce rang
chart-final = Ce que possède une Cité à la fin
    .note = Ce que possèdent les joueurs à la fin de la partie : ceux qui gagnent, et tous les autres.
points-culture = Actions Culture
points-track = Piste Économie
points-card = Cartes Politique
points-development = Développements
points-token = Jetons Colonisation
points-event = Événements
points-end-card = Cartes de fin de partie
points-end-development = Développements de fin de partie
points-glory = Gloire × Connaissances majeures
final-economy = Niveau d’Économie
final-culture = Niveau de Culture
final-military = Niveau Militaire
final-development = Développements débloqués
final-cards = Cartes Politique en jeu
final-minor = Connaissances mineures
final-major = Connaissances majeures
final-glory = Gloire restante
final-taxes = Impôts
final-drachma = Drachmes restantes
final-achievements = Succès
stage-end = Fin
