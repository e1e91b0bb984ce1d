### Khôra in French. The same messages, attributes and variables as in the other languages.

## The game

game-name = Khôra
game-about = Dirigez une cité grecque pendant neuf manches : accordez vos Actions à vos dés, amassez Connaissances et Gloire, et terminez avec le plus de points de victoire.

## Politics cards

kind-immediate = Immédiat
kind-ongoing = Continu
kind-end = Fin de partie

card-archives = Archives
    .text = +3 jetons Philosophie.
card-colossus-of-rhodes = Colosse de Rhodes
    .text = +10 PV.
card-contribution = Contribution
    .text = +1 Drachme par Connaissance mineure en votre possession.
card-council = Conseil
    .text = Piochez 2 cartes Politique.
card-gifts-from-the-west = Présents d’Occident
    .text = +3 Drachmes.
card-greek-fire = Feu grégeois
    .text = +4 points d’Armée.
card-mercenary-recruitment = Recrutement de mercenaires
    .text = +1 point d’Armée par niveau d’Économie.
card-ostracism = Ostracisme
    .text = Vous pouvez reprendre en main une autre carte que vous avez jouée. Ensuite, vous pouvez faire une Action Politique.
card-peripteros = Périptère
    .text = Culture : +1 niveau gratuit.
card-quarry = Carrière
    .text = +1 Impôt.
card-rivalry = Rivalité
    .text = Militaire : +1 niveau gratuit si tous vos rivaux vous devancent sur cette piste.
card-scholarly-welcome = Accueil des savants
    .text = Prenez 1 Connaissance mineure de la couleur de votre choix.
card-silver-mining = Mines d’argent
    .text = +2 Impôts.
card-tunnel-of-eupalinos = Tunnel d’Eupalinos
    .text = +6 PV.
card-amnesty-for-socrates = Amnistie de Socrate
    .text = +1 jeton Philosophie à chaque Action Législation.
card-constructing-the-mint = Construction de l’atelier monétaire
    .text = Vos niveaux d’Économie sont gratuits en phase de Progrès.
card-corinthian-columns = Colonne ionique
    .text = Avec le Commerce, la Connaissance mineure vous coûte 3 Drachmes, et non 5.
card-diolkos = Diolkos
    .text = +1 Drachme, +1 point d’Armée et +1 PV à chaque Action Commerce.
card-extraordinary-collection = Collection fabuleuse
    .text = +2 Drachmes pour chaque autre carte Politique que vous jouez.
card-foreign-supplies = Apport des étrangers
    .text = +2 points d’Armée à chaque Action Commerce.
card-founding-the-lyceum = Fondation du Lycée
    .text = +1 jeton Philosophie supplémentaire à chaque Action Philosophie.
card-gradualism = Gradualisme
    .text = Chaque niveau que vous payez coûte 1 Drachme de moins.
card-helepole = Hélépole
    .text = Vous perdez 1 point d’Armée de moins à chaque Colonisation.
card-lighthouse = Phare
    .text = +3 PV à chaque Action Commerce.
card-old-guard = Vieille garde
    .text = +4 PV à chaque phase de Progrès où vous ne gagnez aucun niveau.
card-oracle = Oracle
    .text = +4 PV à chaque Action Développement.
card-persians = Perses
    .text = +2 points d’Armée à chaque Action Culture.
card-power = Puissance
    .text = À chaque phase d’Impôts : +4 PV si aucun rival n’est derrière vous en Culture.
card-public-market = Marché de la cité
    .text = À chaque phase d’Impôts : +3 PV si aucun rival n’est devant vous en Économie.
card-reformists = Réformistes
    .text = En phase de Progrès, vous pouvez avancer de 2 niveaux au lieu de 1, en payant les deux.
card-stadion = Stade
    .text = À chaque phase d’Impôts : +2 points d’Armée.
card-stoa-poikile = Stoa Poikilè
    .text = +2 Drachmes à chaque Action Culture.
card-austerity = Austérité
    .text = À la fin : 3 PV par carte restée en main.
card-bank = Banque
    .text = À la fin : 1 PV par tranche de 2 Drachmes.
card-central-government = Gouvernement central
    .text = À la fin : 2 PV par carte Politique que vous avez en jeu ; celle-ci compte aussi.
card-diversification = Diversification
    .text = À la fin : 3 PV par niveau de votre piste la plus basse.
card-gold-reserve = Réserve d’or
    .text = À la fin : 2 PV par niveau d’Économie.
card-hall-of-statues = Palais des souvenirs
    .text = À la fin : 1 PV par jeton Connaissance, mineure ou majeure.
card-heavy-taxes = Lourds impôts
    .text = À la fin : 2 PV par Impôt.
card-proskenion = Proskénion
    .text = À la fin : 1 PV par Citoyen.

## Events

event-growing-populations = Densification des cités
    .text = En phase de Dés de cette manche : +1 jeton Philosophie si vos dés totalisent 4 ou moins.
event-conquest-of-the-persians = Conquête de la Perse
    .text = Uniquement si Persépolis a été colonisée : tout le monde peut faire une Action au choix, hormis Militaire.
event-plague-of-athens = Peste d’Athènes
    .text = Tout le monde : −2 Citoyens.
event-origin-of-the-academy = Naissance de l’Académie
    .text = Le plus d’Armée : +1 jeton Philosophie. Le moins d’Armée : perte de tous les jetons Philosophie.
event-oracle-of-delphi = Oracle de la Pythie
    .text = Tout le monde perd 1 jeton Connaissance au choix et gagne en échange 2 jetons Philosophie.
event-conscripting-troops = Mise en esclavage
    .text = Le plus d’Armée : +3 Citoyens. Le moins d’Armée : −3 Citoyens.
event-eleusinian-mysteries = Mystères d’Éleusis
    .text = Le plus d’Armée : +4 PV. Le moins d’Armée : −4 PV.
event-supplies-from-lydia = Aide de la Lydie
    .text = Tout le monde : +3 Drachmes.
event-thirty-tyrants = Les Trente Tyrans
    .text = Le plus d’Armée : piochez 2 cartes Politique. Le moins d’Armée : défaussez-en 2.
event-invention-of-the-trireme = Invention de la trirème
    .text = Tout le monde : +3 points d’Armée.
event-military-victory = Victoire militaire
    .text = Le plus d’Armée : vous pouvez avancer de 1 niveau sur une piste pour 2 Drachmes de moins.
event-military-victory-revised = Victoire militaire
    .text = Le plus d’Armée : vous pouvez avancer de 1 niveau sur une piste pour 3 Drachmes de moins.
event-prosperity = Prospérité
    .text = Le plus d’Armée : vous pouvez faire une Action Politique.
event-drought = Sécheresse
    .text = Tout le monde : −2 Drachmes.
event-savior-of-greece = Le sauveur de la Grèce
    .text = Le plus d’Armée : +2 Drachmes. Le moins d’Armée : −2 Drachmes.
event-rise-of-persia = L’essor de la Perse
    .text = Tout le monde peut avancer de 1 niveau sur la piste Militaire pour 2 Drachmes de moins.
event-outbreak-of-war = Déclenchement de la guerre
    .text = Tout le monde : −2 points d’Armée.

## Cities and their developments

city-argos = Argos
city-athens = Athènes
city-corinth = Corinthe
city-miletus = Milet
city-olympia = Olympie
city-sparta = Sparte
city-thebes = Thèbes

development-argos-1 = +2 points d’Armée.
development-argos-2 = Au choix : +2 points d’Armée, +3 Drachmes, +4 PV ou +5 Citoyens.
development-argos-3 = Militaire : +1 niveau gratuit.
development-argos-4 = +2 points de Gloire.
development-athens-1 = +3 jetons Philosophie.
development-athens-2 = +2 Drachmes et +3 PV pour chaque carte Politique que vous jouez.
development-athens-3 = +2 points d’Armée pour chaque carte Politique que vous jouez.
development-athens-4 = À la fin : 3 PV par carte Politique que vous avez en jeu.
development-corinth-1 = +4 Drachmes.
development-corinth-2 = +1 Impôt par jeton Connaissance en votre possession.
development-corinth-2-revised = +1 Impôt et +1 jeton Philosophie par jeton Connaissance en votre possession.
development-corinth-3 = En phase de Progrès, vous pouvez avancer de 2 niveaux au lieu de 1, et chaque niveau coûte 1 Drachme de moins.
development-corinth-4 = À la fin : 2 PV par jeton Connaissance.
development-miletus-1 = Économie : +1 niveau gratuit.
development-miletus-2 = Deux pistes différentes : +1 niveau gratuit sur chacune.
development-miletus-3 = +3 PV à chaque Action Commerce.
development-miletus-4 = +15 PV.
development-olympia-1 = +1 Impôt.
development-olympia-2 = +1 point d’Armée et +1 jeton Philosophie à chaque Action Culture.
development-olympia-3 = Culture : +2 niveaux gratuits.
development-olympia-4 = Effectuez trois Actions Culture.
development-sparta-1 = Vous perdez 1 point d’Armée de moins à chaque Colonisation.
development-sparta-2 = +1 Impôt à chaque Action Militaire.
development-sparta-3 = Effectuez deux Actions Militaire.
development-sparta-4 = À la fin : 4 PV par jeton Connaissance bleu.
development-thebes-1 = Militaire : +1 niveau gratuit.
development-thebes-2 = À tout moment, aussi souvent que vous voulez : cédez 1 point de Gloire contre 2 Drachmes et 4 PV.
development-thebes-3 = Vous pouvez coloniser deux fois à chaque Action Militaire.
development-thebes-4 = À la fin : 2 PV par jeton Connaissance mineure.
development-thebes-4-revised = À la fin : 3 PV par jeton Connaissance mineure.

## Action tiles and progress tracks

tile-philosophy = Philosophie
    .text = +1 jeton Philosophie.
tile-legislation = Législation
    .text = +3 Citoyens. Ensuite, regardez 2 cartes de la pioche Politique : l’une rejoint votre main, l’autre passe sous la pioche.
tile-culture = Culture
    .text = +1 PV par niveau de Culture.
tile-trade = Commerce
    .text = +1 Drachme par niveau d’Économie, et 1 de plus. Ensuite, vous pouvez payer 5 Drachmes pour 1 Connaissance mineure de n’importe quelle couleur.
tile-military = Militaire
    .text = +1 point d’Armée par niveau Militaire. Ensuite, vous pouvez coloniser une fois.
tile-politics = Politique
    .text = Jouez 1 carte de votre main si vous possédez les Connaissances qu’elle demande ; payez ses Drachmes.
tile-development = Développement
    .text = Débloquez le prochain Développement de votre cité si vous possédez les Connaissances qu’il demande ; payez ses Drachmes.

track-economy = Économie
    .text = Plus elle est haute, plus le Commerce rapporte de Drachmes. En montant : Citoyens et PV.
track-culture = Culture
    .text = Plus elle est haute, plus l’Action Culture rapporte de PV. En montant : Impôts et troisième dé.
track-military = Militaire
    .text = Plus le niveau est haut, plus l’Action Militaire renforce votre Armée. En montant : Gloire.

## Phases

phase-cities = Cités
    .help = À tour de rôle, vous choisissez la cité que vous dirigerez.
phase-draft = Sélection circulaire
    .help = Gardez une carte Politique et passez les autres à gauche, jusqu’à en avoir cinq.
phase-announcement = Annonce de l’Événement
    .help = L’Événement de la manche est dévoilé. Sauf mention contraire, il s’applique en phase de Résolution de l’Événement.
phase-tax = Impôts
    .help = Vous gagnez 1 Drachme par Impôt. Les cartes qui parlent de la phase d’Impôts agissent maintenant.
phase-dice = Dés
    .help = Tout le monde lance ses dés ; le plus petit total commence. Posez en secret une tuile Action sur chacun de vos dés : une tuile supérieure à son dé coûtera des Citoyens.
phase-settling = Citoyens
    .help = Pour chaque tuile supérieure à son dé, vous perdez la différence en Citoyens ; celle que vous ne pouvez pas payer est mise de côté. Chaque jeton Philosophie dépensé rapporte 3 Citoyens.
phase-action = Actions
    .help = Les tuiles s’appliquent de 0 à 6, chacune pour toutes les personnes qui l’ont posée. Les Colonisations suivent l’ordre du tour.
phase-progress = Progrès
    .help = Dans l’ordre du tour, vous pouvez payer pour avancer d’un niveau sur une piste. Chaque jeton Philosophie dépensé permet un niveau de plus, à son coût habituel.
phase-resolution = Résolution de l’Événement
    .help = L’Événement annoncé s’applique. S’il vise le plus ou le moins d’Armée, toutes les personnes à égalité sont concernées.
phase-achievement = Succès
    .help = Les Succès atteints pour la première fois sont attribués. Sans partage, vous choisissez 1 Impôt ou 1 point de Gloire ; à plusieurs, c’est 1 Impôt par personne.
phase-last-swaps = Derniers échanges
    .help = Thèbes peut une dernière fois changer sa Gloire en Drachmes et en PV avant le décompte final.
phase-over = Fin de la partie
    .help = Décompte final : à vos PV s’ajoutent les cartes et Développements de fin de partie, puis votre Gloire multipliée par vos Connaissances majeures.

## Resources

resource-drachma = Drachmes
resource-citizens = Citoyens
resource-taxes = Impôts
resource-glory = Gloire
resource-troops = Armée
resource-vp = Points de victoire
resource-philosophy = Jetons Philosophie
resource-dice = Dés

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
    .text = Demande 15 points d’Armée, en coûte 15. Donne une Connaissance majeure de chaque couleur.

## Achievements

achievement-ten-points = 10 PV
    .text = Avoir 10 PV ou plus.
achievement-twelve-citizens = 12 Citoyens
    .text = Avoir 12 Citoyens ou plus.
achievement-six-troops = 6 points d’Armée
    .text = Avoir 6 points d’Armée ou plus.
achievement-fourth-economy = Économie 4
    .text = Être au niveau 4 d’Économie ou plus haut.
achievement-three-cards = 3 cartes Politique
    .text = Avoir 3 cartes Politique ou plus en jeu.

## Questions

question-city = Choisissez votre cité.
question-draft = Gardez une carte ; les autres partent à gauche.
question-tile = Posez une tuile Action sur le dé qui affiche { $die }.
question-settle = Choisissez la tuile à payer, ou dépensez un jeton Philosophie pour 3 Citoyens.
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
question-achievement = Ce Succès n’est qu’à vous : choisissez 1 Impôt ou 1 point de Gloire.
question-swap = Cédez 1 point de Gloire contre 2 Drachmes et 4 PV, ou passez.

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

move-swap = Céder 1 point de Gloire contre 2 Drachmes et 4 PV
move-spend = Dépenser 1 jeton Philosophie pour 3 Citoyens
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
move-reward-troops = Prendre 2 points d’Armée
move-reward-drachma = Prendre 3 Drachmes
move-reward-vp = Prendre 4 PV
move-reward-citizens = Prendre 5 Citoyens
move-take-tax = Prendre 1 Impôt
move-take-glory = Prendre 1 point de Gloire
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
reason-another-track = Le second niveau doit se prendre sur une autre piste.
reason-not-offered = L’Événement n’offre pas de niveau sur cette piste.
reason-city-taken = Cette cité a déjà été choisie.
reason-no-glory = Vous n’avez pas de Gloire à céder.
reason-no-swap = Seul le deuxième Développement de Thèbes permet d’échanger de la Gloire.
reason-not-drawn = Vous n’avez pas pioché cette carte.
reason-not-in-play = Vous n’avez pas cette carte en jeu.
reason-not-itself = Cette carte reprend une autre carte, jamais elle-même.
reason-not-in-pack = Cette carte n’est pas parmi celles qui vous sont proposées.
reason-not-owned = Vous ne possédez pas cette Connaissance.
reason-not-military = L’Événement permet toute Action, sauf Militaire.
reason-nothing-to-pay = Il n’y a rien à payer pour ce dé.
reason-not-enough-citizens = Pas assez de Citoyens : il manque { $missing }.
reason-nothing-to-play = Vous n’avez aucune carte à pouvoir jouer.

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
log-swap = { $player } cède 1 point de Gloire contre 2 Drachmes et 4 PV.
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
    .text = Comment s’obtiennent les cinq premières cartes Politique.
option-draft-on = Sélection circulaire
    .text = Vous gardez une carte et passez les autres, comme dans la règle.
option-draft-off = Sans sélection
    .text = Vous gardez simplement les cinq cartes distribuées. Plus rapide.
option-values = Valeurs
    .text = Les descriptions du jeu divergent sur quelques chiffres ; choisissez ici ceux de la partie.
option-values-printed = Habituelles
    .text = Les chiffres donnés le plus souvent.
option-values-revised = Révisées
    .text = Victoire militaire : 3 Drachmes de moins. Corinthe 2 donne aussi des jetons Philosophie. Corinthe 4 et Thèbes 4 ne demandent aucune Connaissance rouge. Sparte 2 coûte 2 Drachmes. Thèbes 4 rapporte 3 PV par Connaissance mineure.

## Where a figure comes from

source-rulebook = Imprimé dans une règle du jeu
source-two = D’après deux descriptions publiques concordantes
source-one = D’après une seule description publique
source-disputed = Les descriptions publiques divergent

## Help

help-goal = But du jeu
    .text = Ayez le plus de points de victoire (PV) après neuf manches. À égalité, le plus de Drachmes l’emporte ; si l’égalité persiste, la victoire est partagée.
help-dice = Dés
    .text = Vous lancez deux dés, puis trois dès que vous êtes au niveau 4 de Culture. Chaque dé porte une tuile Action ; le plus petit total commence la manche.
help-citizens = Citoyens
    .text = Une tuile dont le numéro dépasse son dé coûte la différence en Citoyens. S’il vous en manque, vous n’en perdez aucun, mais la tuile est mise de côté sans effet. Vous pouvez en avoir jusqu’à 15.
help-tiles-order = Ordre des tuiles
    .text = Les tuiles s’appliquent de 0 (Philosophie) à 6 (Développement) : les Drachmes et les Connaissances gagnées tôt servent donc à Politique et à Développement dans la même manche.
help-knowledge = Connaissances
    .text = Les cartes et les Développements demandent des Connaissances de certaines couleurs. Il suffit de les posséder : elles ne se dépensent pas ; mineures ou majeures, peu importe. Les majeures rapportent en outre grâce à la Gloire.
help-philosophy = Jetons Philosophie
    .text = Dépensez-en 1 pour 3 Citoyens quand vous payez vos tuiles, 2 pour vous passer d’une Connaissance manquante en Politique ou en Développement, ou 1 pour un niveau de plus en phase de Progrès (son coût reste dû).
help-glory = Gloire
    .text = À la fin, vous marquez votre Gloire multipliée par le nombre de vos jetons Connaissance majeure. Vous pouvez en avoir jusqu’à 10.
help-troops = Armée
    .text = Pour coloniser un jeton, il vous faut l’Armée qu’il demande, et vous perdez la valeur qu’il indique. Bien des Événements récompensent le plus d’Armée et punissent le moins d’Armée. Vous en gardez jusqu’à 15.
help-achievements = Succès
    .text = Chacun des cinq s’obtient lors d’une seule manche, par toutes les personnes qui le remplissent alors. Sans partage, vous choisissez 1 Impôt ou 1 point de Gloire ; à plusieurs, c’est 1 Impôt par personne.
help-final = Décompte final
    .text = Vos PV, plus les Développements de fin de partie, plus les cartes de fin de partie en jeu, plus votre Gloire multipliée par vos Connaissances majeures.
