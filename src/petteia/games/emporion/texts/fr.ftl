### Emporion in French. The same messages, attributes and variables as in the other languages.

## The game

game-name = Emporion
game-about = Fondez une ville au bord du monde grec : ajoutez des cartes à votre Domaine, envoyez des navires, commercez, bâtissez, et finissez avec le plus de points de victoire.
game-line = Carte après carte, bâtissez une ville portuaire ; ce que vous prenez décide de vos moyens.
game-honesty = Le paquet est le nôtre : les cartes imprimées ne sont pas publiques. Il respecte les cartes et les chiffres que montre le livret. Si vous possédez le jeu, vous pouvez noter vos cartes et jouer avec.
deck-note = Notre propre paquet : les cartes imprimées ne sont pas publiques. Les règles sont celles du livret.
deck-note-own = Un paquet tiré d’un fichier du propriétaire : { $name }.

## Kinds of cards

kind-war = Guerre
kind-culture = Culture
kind-trade = Commerce
kind-prestige = Prestige
kind-merchandise = Marchandise
kind-special = Prestige spécial

## War

card-hoplites = Hoplitēs
    .text = Un citoyen avec bouclier et lance, qui combat dans la phalange.
card-hippeis = Hippeis
    .text = Des citoyens assez riches pour entretenir un cheval de guerre.
card-strategos = Strategos
    .text = Le général élu par les citoyens.
card-nauarchos = Nauarchos
    .text = Le commandant de la flotte.
card-toxotes = Toxotes
    .text = Un archer qui veille sur les remparts.
card-lochagos = Lochagos
    .text = Il mène une compagnie d’hoplites.
card-polemarchos = Polemarchos
    .text = Le magistrat chargé de la guerre.
card-misthophoroi = Misthophoroi
    .text = Des soldats qui servent pour la solde et une part du butin.

## Culture

card-sophistes = Sophistes
    .text = Un maître qui va de cité en cité et enseigne contre paiement.
card-stoa = Stoá
    .text = Le portique qui fermait l’agora de la Néapolis.
card-grammatistes = Grammatistēs
    .text = Il apprend aux enfants à lire et à écrire.
card-iatros = Iatros
    .text = Un médecin au service d’Asclépios.
card-rhapsodos = Rhapsōdos
    .text = Il sait Homère par cœur et le récite aux fêtes.
card-theatron = Theatron
    .text = Là où les citoyens voient tragédies et comédies.
card-gymnasion = Gymnasion
    .text = Les jeunes s’y exercent, corps et esprit.
card-aristarche = Aristarchē
    .text = La prêtresse qui vogua vers l’ouest avec les Phocéens et leur apporta l’image d’Artémis.
card-mantis = Mantis
    .text = Le devin qui lit la volonté des dieux avant un voyage.

## Trade

card-macellum = Macellum
    .text = Le marché alimentaire de la ville romaine.
card-agora = Agorá
    .text = La place de la Néapolis, pour le marché et la parole.
card-kapelos = Kapēlos
    .text = Le boutiquier qui vend en ville ce que les navires apportent.
card-emporoi = Emporoi
    .text = Des marchands qui suivent leurs biens par-delà la mer.
card-creditor = Creditor
    .text = Il prête pour un voyage, et gagne si le navire revient.
card-naukleros = Nauklēros
    .text = Le propriétaire d’un navire, qui transporte ce que d’autres vendent.
card-trapezites = Trapezitēs
    .text = Le banquier, à sa table sur l’agora.
card-nomisma = Nomisma
    .text = La monnaie d’argent d’Emporion, avec Pégase au revers.
card-basped = Basped
    .text = Un marchand ibère que nomme une lettre sur plomb trouvée à Emporion.

## Prestige

card-emporion = Emporion
    .text = Le lieu du commerce : la ville elle-même.
card-palaia-polis = PalaíaPolis
    .text = La vieille ville sur son îlot, aujourd’hui Sant Martí d’Empúries.
card-neapolis = Neápolis
    .text = La ville nouvelle sur le rivage, face au port.
card-massalia = Massalia
    .text = La grande cité phocéenne près du Rhône.
card-akropolis = Akropolis
    .text = La hauteur où se dressent les temples.
card-asklepieion = Asklepieion
    .text = Le sanctuaire d’Asclépios, dont la statue fut trouvée ici en 1909.
card-sarapieion = Sarapieion
    .text = Le temple de Sérapis et d’Isis, don d’un Alexandrin.
card-rhode = Rhodē
    .text = La voisine grecque de l’autre côté de la baie, aujourd’hui Roses.
card-agathe = Agathē
    .text = « La bonne » : une colonie de Massalia, aujourd’hui Agde.
card-phokaia = Phōkaia
    .text = La cité mère, loin là-bas en Ionie.
card-alalie = Alaliē
    .text = La ville phocéenne de Corse, au large de laquelle eut lieu une grande bataille navale.
card-indike = Indikē
    .text = La ville des Indigètes, les voisins ibères.
card-kypsela = Kypsela
    .text = Une ville de cette côte dont se souvient un vieux guide marin.
card-forum = Forum
    .text = Le cœur de la ville romaine sur la colline.
card-palaistra = Palaistra
    .text = Le terrain de lutte hors les murs.
card-hemeroskopeion = Hēmeroskopeion
    .text = « La vigie du jour » : un poste phocéen plus au sud sur la côte.
card-choma = Chōma
    .text = La jetée de pierre qui abrite encore la plage.

## Merchandise

card-oinos = Oinos
    .text = Du vin, en amphores venues de toute la mer.
card-elaion = Elaion
    .text = De l’huile d’olive, pour la table, la lampe et le gymnase.
card-garos = Garos
    .text = De la sauce de poisson, salée et laissée au soleil.
card-sitos = Sitos
    .text = Du grain des champs ibères.
card-linon = Linon
    .text = Du lin : les tisserands d’Emporion étaient réputés.
card-keramos = Keramos
    .text = De la céramique peinte d’Athènes.
card-argyros = Argyros
    .text = De l’argent, pour les monnaies et les coupes.

## Special Prestige

card-artemision = Artemision
    .text = Le temple d’Artémis d’Éphèse, que les colons ont apportée avec eux.
card-teichos = Teichos
    .text = Le mur de gros blocs qui garde la porte sud.
card-limen = Limēn
    .text = Le port entre l’ancienne ville et la nouvelle.
card-pegasos = Pegasos
    .text = Le cheval ailé, emblème de la cité.

## What a card says

says-grants = Donne { $what }.
says-requires = Demande { $what }.
says-requires-nothing = Ne demande rien.
says-pays =
    { $n ->
        [one] { $n } Butin est payé.
       *[other] { $n } Butins sont payés.
    }
says-merchandise = Demande { $merchandise_trade } Commerce, et 1 de plus par Marchandise possédée. De 1 à { $merchandise_set } cartes : { $merchandise_values } PV ; puis une autre série commence.
says-takes-prestige = { $action } peut aussi prendre des cartes Prestige.
says-takes-merchandise = { $action } peut aussi prendre des Marchandises.
says-vp = { $n } PV.
says-per-war = { $n } PV par carte Guerre.
says-per-culture = { $n } PV par carte Culture.
says-per-trade = { $n } PV par carte Commerce.
says-per-prestige = { $n } PV par carte Prestige.
says-per-merchandise = { $n } PV par Marchandise.
says-per-booty = { $n } PV par Butin.
says-alpha = Carte de départ.
says-tie-break = Plus d’exemplaires départagent une égalité.
says-copies =
    { $n ->
        [one] { $n } exemplaire dans le paquet.
       *[other] { $n } exemplaires dans le paquet.
    }

## Actions, markers, decks

action-war = Guerre
    .text = Ajoutez une carte Guerre de la Polis ou de votre réserve ; avec la capacité d’une de vos cartes Guerre, une carte Prestige ou Marchandise.
action-culture = Culture
    .text = Ajoutez une carte Culture de la Polis ou de votre réserve ; avec la capacité d’une de vos cartes Culture, une carte Prestige ou Marchandise.
action-trade = Commerce
    .text = Ajoutez une carte Commerce de la Polis ou de votre réserve ; avec la capacité d’une de vos cartes Commerce, une carte Prestige ou Marchandise.
action-expedition = Expédition
    .text = Déplacez du Port à la Polis autant de cartes que vous avez de navires, { $most_ships } au plus ; complétez le Port et piochez un Butin par carte déplacée.
action-reserve = Réserve
    .text = Placez une carte du Port sous l’une de vos drachmes. Vous l’ajouterez plus tard par l’action de sa couleur.
marker-asclepios = Asclépios
marker-hygieia = Hygie
deck-history = pioche Histoire
deck-progress = pioche Progrès

## Amounts

amount-war = { $n } Guerre
amount-culture = { $n } Culture
amount-trade = { $n } Commerce
amount-booty =
    { $n ->
        [one] { $n } Butin
       *[other] { $n } Butins
    }
amount-ships =
    { $n ->
        [one] { $n } navire
       *[other] { $n } navires
    }
amount-drachma =
    { $n ->
        [one] { $n } drachme
       *[other] { $n } drachmes
    }
amount-vp = { $n } PV
amount-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
amount-reserved =
    { $n ->
        [one] { $n } réservée
       *[other] { $n } réservées
    }
amount-prestige = { $n } Prestige
amount-merchandise =
    { $n ->
        [one] { $n } Marchandise
       *[other] { $n } Marchandises
    }

## Where points come from

points-prestige = Prestige
points-merchandise = Marchandises
points-per-war = Par carte Guerre
points-per-culture = Par carte Culture
points-per-trade = Par carte Commerce
points-per-prestige = Par carte Prestige
points-per-merchandise = Par Marchandise
points-per-booty = Par Butin
points-printed = PV imprimés
points-reserved = Encore réservées

## How far the game is

phase-set-up = Mise en place
    .help = À partir du premier joueur, chacun prend une carte pour commencer. Puis la Polis est formée et les Butins sont distribués.
phase-play = Jeu
    .help = À votre tour, déplacez le marqueur sur une autre action et réalisez-la. On ne peut ni passer ni répéter l’action où se trouve le marqueur.
phase-over = Fin de la partie
    .help = Prestige, Marchandises et points de vos cartes Histoire, moins { $reserved_cost } PV par carte encore réservée.
stage-set-up = Mise en place
stage-round = Manche { $n }
stage-over = Terminée
ending-cards = quelqu’un a { $last_card } cartes
ending-deck = la pioche Histoire est épuisée
ending-standstill = personne ne peut rien faire

## Questions

question-first = Votre première carte
    .text = Choisissez la carte par laquelle commence votre Domaine.
question-marker = Votre marqueur
    .text = Choisissez l’un des deux marqueurs ; l’autre revient à votre rival.
question-turn = À vous
    .text = Prenez une carte, réservez-en une au Port ou envoyez une expédition.
question-send =
    { $n ->
        [one] Envoyez encore { $n } carte
       *[other] Envoyez encore { $n } cartes
    }
    .text = Choisissez au Port ce qui va à la Polis.
question-refill =
    { $n ->
        [one] Comblez le dernier vide
       *[other] Comblez { $n } vides
    }
    .text = Choisissez la pioche pour le vide suivant ; chacune doit donner au moins une carte.
question-give-up = Défaussez une carte
    .text = Rien d’autre n’est possible : une de vos cartes réservées quitte la partie.

## Moves

move-first = Commencer avec { $name }
move-marker = Prendre le marqueur { $name }
move-expedition =
    { $n ->
        [one] Expédition : { $n } carte vers la Polis
       *[other] Expédition : { $n } cartes vers la Polis
    }
move-refill = Compléter avec la { $name }
move-take =
    { $n ->
        [0] Prendre { $name } par { $action }
        [one] Prendre { $name } par { $action }, en payant { $n } Butin
       *[other] Prendre { $name } par { $action }, en payant { $n } Butins
    }
move-play =
    { $n ->
        [0] Ajouter { $name } de votre réserve par { $action }
        [one] Ajouter { $name } de votre réserve par { $action }, en payant { $n } Butin
       *[other] Ajouter { $name } de votre réserve par { $action }, en payant { $n } Butins
    }
move-reserve = Réserver { $name }
move-send = Envoyer { $name }
move-give-up = Défausser { $name }

## Why a move is refused

reason-game-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas votre tour.
reason-not-asked = On vous demande autre chose.
reason-not-in-port = Cette carte n’est pas au Port.
reason-not-in-polis = Cette carte n’est pas dans la Polis.
reason-not-reserved = Vous n’avez pas réservé cette carte.
reason-marker-there = Un marqueur se trouve sur cette action.
reason-no-ship = Vous n’avez aucun navire.
reason-port-empty = Le Port est vide.
reason-no-drachma = Vous n’avez aucune drachme libre.
reason-no-prestige-ability = Aucune de vos cartes de cette couleur ne prend de Prestige.
reason-no-merchandise-ability = Aucune de vos cartes de cette couleur ne prend de Marchandise.
reason-requirements =
    { $booty ->
        [one] Il vous manque { $missing } ; { $booty } Butin de plus suffirait.
       *[other] Il vous manque { $missing } ; { $booty } Butins de plus suffiraient.
    }

## Log

log-first = { $player } commence avec { $name }.
log-marker = { $player } prend le marqueur { $name }.
log-round = Manche { $n }
log-action = { $player } choisit { $name }.
log-take = { $player } prend { $name }.
log-play = { $player } ajoute { $name } de sa réserve.
log-pay =
    { $n ->
        [one] { $player } paie { $n } Butin.
       *[other] { $player } paie { $n } Butins.
    }
log-booty =
    { $n ->
        [one] { $player } pioche { $n } Butin.
       *[other] { $player } pioche { $n } Butins.
    }
log-points =
    { $n ->
        [one] { $player } gagne { $n } PV ({ $cause }).
       *[other] { $player } gagne { $n } PV ({ $cause }).
    }
log-points-lost = { $player } perd { $n } PV ({ $cause }).
log-reserve = { $player } réserve { $name }.
log-send = { $player } envoie { $name } à la Polis.
log-refill = { $name } arrive au Port.
log-forced = Il n’y a plus de carte Histoire dans la Polis : tout le Port y passe.
log-announce = { $player } a { $n } cartes : une de plus met fin à la partie.
log-ending = C’est la dernière manche : { $cause }.
log-skip = { $player } ne peut rien faire.
log-give-up = { $player } ne peut rien faire et défausse { $name }.
log-over = La partie est terminée.

## Options of a table

option-special = Prestige spécial
    .text = D’autres cartes Prestige à côté de la Polis, que l’on paie en Butins.
option-special-off = Sans
    .text = Pour une première partie, comme dans le livret.
option-special-on = Avec
    .text = On les prend comme les cartes Prestige ; leurs Butins vont sous la pioche Histoire.

## Where a figure comes from

source-rulebook = Comme dans le livret
source-reconstructed = Le livret montre la carte ; tous ses chiffres ne sont pas connus
source-own = Notre propre carte
source-printed = Du fichier du propriétaire

## Help

help-goal = But du jeu
    .text =
        Avoir le plus de points de victoire (PV). En cas d’égalité, le plus d’exemplaires { $tie_break ->
            [emporion] d’{ card-emporion }
           *[other] de { $tie_break }
        } l’emporte, puis le plus de cartes Prestige et Marchandise ; sinon la victoire est partagée.
help-turn = Votre tour
    .text = Déplacez le marqueur sur une autre action possible et réalisez-la. À deux, chacun a son marqueur et seule la Réserve peut porter les deux ; à trois ou quatre, il y a un marqueur pour tous.
help-resources = Ressources
    .text = Guerre, Culture et Commerce ne se dépensent jamais : les cartes de votre Domaine doivent en donner autant qu’une carte en demande.
help-booty = Butin
    .text = Les Butins sont des cartes Histoire face cachée que personne ne regarde. Chacun remplace une ressource manquante, puis va sous la pioche Histoire.
help-expedition = Expédition
    .text = Tous vos navires partent, { $most_ships } au plus : autant de cartes passent du Port à la Polis. Une seule : le vide est comblé par la pioche Histoire. Plusieurs : comme vous voulez, avec au moins une carte de chaque pioche. Puis vous piochez autant de Butins.
help-forced = Expédition forcée
    .text = Si aucune carte Histoire n’est dans la Polis à la fin d’un tour, toutes celles du Port y passent et le Port est complété par la pioche Histoire. Personne ne pioche de Butin.
help-reserve = Réserve
    .text = Les cartes sous vos drachmes, { $drachmas } au plus, ne comptent pas avant d’être ajoutées, et chacune coûte { $reserved_cost } PV si elle y est encore à la fin.
help-abilities = Capacités
    .text = Une carte Prestige ou Marchandise se prend par l’action d’une couleur dans laquelle vous possédez une carte avec cette capacité.
help-merchandise = Marchandises
    .text = La première demande { $merchandise_trade } Commerce, chaque suivante 1 de plus. De 1 à { $merchandise_set } cartes valent { $merchandise_values } PV ; la suivante commence une autre série.
help-multipliers = Multiplicateurs
    .text = Certaines cartes rapportent pour chaque carte d’un type dans votre Domaine, ou pour chaque Butin. Toutes s’additionnent.
help-end = Fin de la partie
    .text = On termine la manche où quelqu’un a { $last_card } cartes (sans Butins ni réservées) ou a dû piocher dans une pioche Histoire épuisée.
help-deck = Le paquet
    .text = Les cartes imprimées ne sont pas publiques. Notre paquet respecte les cartes connues et tous les chiffres du livret ; une valeur des Marchandises est déduite. Qui possède le jeu peut jouer avec un fichier des cartes imprimées.

## At the table

table-port = Port
table-polis = Polis
table-decks = Histoire { $history } · Progrès { $progress }
table-nothing = rien
table-you = ▸vous ⚑premier
table-cards = Cartes
table-reserved = Réservées
kind-ships = Navires
kind-booty = Butin
table-last = Dernière manche
table-announced =
    { $n ->
        [one] { $names } a { $announced_card } cartes
       *[other] { $names } ont { $announced_card } cartes
    }
table-missing = il manque : { $missing }
table-next-merchandise = suivante : { $n } Commerce, +{ $vp } PV
table-legend = demande → apporte · +♔ +▣ peut prendre
table-help-port = le Port, carte par carte
table-help-polis = la Polis, carte par carte
table-topics = ? connaît aussi : { $topics }

## The page

# Numbers. Pictures stand in square brackets here and below.
page-special-short = Spécial
page-vp = PV
page-unit-ships =
    { $n ->
        [one] navire
       *[other] navires
    }
page-unit-booty =
    { $n ->
        [one] Butin
       *[other] Butins
    }

# Cards
page-free = gratuit
says-goods = Compte avec vos autres Marchandises.

page-note-by = Par { $action }
page-note-by-several = Par l’une des actions
page-note-pay = payez { $n }[booty]
page-note-send = L’envoyer
page-note-reserve = La réserver
page-note-first = Commencer avec
page-note-give-up = La défausser
page-note-missing = de moins
page-note-missing-booty = de moins, { $n } avec Butin
page-note-kept = Il faut { $n }[booty], gardé
page-note-marker-there = Le marqueur est sur { $action }
page-note-no-prestige-ability = Rien ne prend encore le Prestige
page-note-no-merchandise-ability = Rien ne prend encore la Marchandise

# The table
page-home = Petteia : tous les jeux
page-tools = Score, aide, réglages
page-order = Ordre du tour : { $names }
page-polis-empty = La Polis est vide.
page-gap = Place vide
page-actions = Actions
page-marker = Le marqueur
page-marker-of = Marqueur de { $name }
page-marker-choice = Votre marqueur pour toute la partie
page-deck-history = Pioche Histoire : { $n }.
    .title = Histoire
    .text = Cartes Guerre, Culture et Commerce. Les Butins en sont piochés, sans les regarder. Si quelqu’un doit piocher et qu’elle est vide, la manche est la dernière.
page-deck-progress = Pioche Progrès : { $n }.
    .title = Progrès
    .text = Cartes Prestige et Marchandise. Une expédition de deux navires ou plus les amène au Port.
page-deck-ours = Valeurs des cartes : notre paquet.
page-deck-owner = Valeurs des cartes : paquet d’un propriétaire.
page-special-note = Elles se prennent comme le Prestige ; leurs Butins sont payés.
page-special-none = Toutes prises.

# The five actions
page-brief-trade = Ajoutez une carte Commerce
page-brief-culture = Ajoutez une carte Culture
page-brief-war = Ajoutez une carte Guerre
page-brief-expedition = Du Port à la Polis
page-brief-reserve = Gardez une carte du Port
page-aim = Appuyez pour n’éclairer que ce que prend cette action.
page-yield-reach =
    { $n ->
        [0] Rien à portée
        [one] { $n } carte à portée
       *[other] { $n } cartes à portée
    }
page-yield-none = Rien à prendre
page-yield-short =
    { $n ->
        [one] Rien à portée, il manque { $n } Butin
       *[other] Rien à portée, il manque { $n } Butins
    }
page-yield-kept = Seulement avec les Butins gardés
page-yield-marker = Le marqueur est ici
page-yield-own-marker = Votre marqueur est ici
page-yield-marker-of = Le marqueur de { $name } est ici
page-yield-expedition = { $ships } : { $cards }, { $booty }
page-yield-drachmas =
    { $n ->
        [0] Aucune drachme libre
        [one] { $n } drachme libre
       *[other] { $n } drachmes libres
    }

# Domains
page-rivals = Rivaux
page-domain-of = Domaine : { $name }
page-cards-short = cartes
page-of = sur { $n }
page-cards-of = { $n } cartes sur { $of }
page-vp-so-far = PV pour l’instant
page-look = Voir les cartes
page-deciding = Réfléchit
page-one-more-ends = Encore une et c’est la fin
page-free-drachma = Drachme libre
page-free-drachmas = Drachmes libres
page-if-kept = { $vp } PV si gardées
page-reserved-cards = Réservées : { $names }, { $vp } PV si gardées.
page-nothing-reserved = Rien de réservé.
page-booty-hidden = { $booty }, face cachée.
page-keep = Garder des Butins
    .text = Ce qui prendrait des Butins que vous gardez n’est pas éclairé.
page-keep-short = Garder
page-keep-fewer = En garder un de moins
page-keep-more = En garder un de plus
page-kept = Butins gardés : { $n } sur { $of }
page-show-below = Montrer ce Domaine en bas
page-none = Aucune encore
page-goods =
    { $n ->
        [0] La première demande { $trade } Commerce : +{ $more } PV.
       *[other] Valeur : { $vp } PV. La prochaine demande { $trade } Commerce : +{ $more } PV.
    }
page-goods-complete =
    { $n ->
        [one] Une série est complète.
       *[other] { $n } séries sont complètes.
    }
page-lately-take = a pris { $name }
page-lately-first = a commencé avec { $name }
page-lately-reserve = a réservé { $name }
page-lately-give-up = a défaussé { $name }
page-lately-expedition = a envoyé une expédition
page-lately-skip = n’a pas pu jouer

# Points
page-score = Score pour l’instant
page-score-end = Score final
page-points-from = Source
page-total = Total

# The end
page-near-end =
    { $who ->
        [you] Vous avez { $announced_card } cartes sur { $last_card }.
        [rival] { $names } a { $announced_card } cartes sur { $last_card }.
       *[several] { $names } ont { $announced_card } cartes sur { $last_card }.
    }
    .text = La manche où quelqu’un ajoute la carte { $last_card } est la dernière.
page-end-cards = Dernière manche : un Domaine est plein.
page-end-deck = Dernière manche : la pioche Histoire est épuisée.
page-end-standstill = Dernière manche : personne n’a pu jouer.
page-end-turn =
    { $when ->
        [now] C’est votre dernier tour.
        [later] Il vous reste un tour.
       *[past] Il ne vous reste aucun tour.
    }
page-last-turn = Votre dernier tour

# Drawers of a phone
page-drawers = Zones de la table
page-drawer-domain = Domaine
page-drawer-rivals = Rivaux
page-drawer-score = Score
page-drawer-log = Journal
page-close = Fermer

# What a choice does
page-outcome = { $move } : { $what }
page-outcome-booty = { $booty } pour { $what }
page-act-for = { $move } pour { $booty }
page-move-expedition = Envoyer une expédition
page-move-take = Prendre { $name }
page-move-take-by = Prendre { $name } par { $action }
page-move-play = Ajouter { $name }
page-move-play-by = Ajouter { $name } par { $action }

# Why a move is refused
page-why-kept = Il faut { $booty }, et vous en gardez { $kept }.

# The log, after the mark of a player
page-told-first = commence avec { $name }
page-told-marker = prend le marqueur { $name }
page-told-take = prend { $name }
page-told-play = ajoute { $name } de la réserve
page-told-by = par { $action }
page-told-for = pour { $booty }
page-told-reserve = réserve { $name }
page-told-send = envoie { $names } à la Polis
page-told-refill =
    { $progress ->
        [0] complète { $history } d’Histoire
       *[other]
            { $history ->
                [0] complète { $progress } de Progrès
               *[other] complète { $history } d’Histoire et { $progress } de Progrès
            }
    }
page-told-booty = pioche { $booty }
page-told-forced = vide la Polis de ses cartes Histoire : { $names } y arrivent
page-told-announce = { $n } cartes : encore une et c’est la fin !
page-told-ending-cards = a la dernière carte : cette manche est la dernière.
page-told-ending-deck = La pioche Histoire est épuisée : cette manche est la dernière.
page-told-ending-standstill = Personne n’a pu jouer : la partie s’achève.
page-told-skip = ne peut rien faire et passe son tour
page-told-give-up = défausse { $name }

## The balance report

chart-order = Ordre du tour
    .note = Le premier joueur est tiré au sort ; les autres suivent dans le sens des aiguilles d’une montre et commencent avec plus de Butin. Condition 6 du paquet : aucun rang ne dépasse sa part de victoires de plus de 5 points de pourcentage.
    .order = à ce rang
chart-routes = Voies
    .note = À quelle fréquence gagnent ceux qui ont tiré le plus de points de ce genre de carte. Condition 6 : chaque voie gagne de temps en temps.
    .route = en tire le plus de points
chart-kinds = Genres de cartes
    .note = À quelle fréquence gagnent ceux qui ont autant de cartes d’un genre à la fin.
    .has = 3 ou plus
chart-points = D’où viennent les points
    .note = Points moyens d’un joueur, selon les manches où ils sont venus. Une carte réservée coûte { $reserved_cost } PV jusqu’à ce qu’elle soit ajoutée.
chart-cards = Cartes
    .note = À quelle fréquence gagnent ceux qui ont la carte à la fin, et ceux qui l’ont réservée. Ceux qui gagnent ne devraient pas prendre une carte plus de deux fois plus souvent que les autres : une part de 67 % à deux joueurs, de 50 % à trois et de 40 % à quatre.
    .taken = prise
    .reserved = réservée
chart-copies = Exemplaires de chaque carte
    .note = Combien d’exemplaires de chaque carte ont à la fin ceux qui gagnent, et combien les autres.
chart-first = Première carte
    .note = À quelle fréquence gagnent ceux qui commencent avec cette carte.
    .first = commence avec elle
chart-shown = Ce que montrent les exemples
    .note = Ce que montrent les exemples de la règle et que demandent les conditions 2 à 4 du paquet : à quelle fréquence cela arrive, et à quelle fréquence gagnent ceux qui l’ont. Personne ne devrait perdre son tour pendant les trois premières manches.
    .shown = l’a
chart-ends = Ce qui termine la partie
    .note = Ce qui a terminé la partie : les nombres à côté des barres disent à quelle fréquence. La part est celle du premier joueur, et dit si l’une des fins favorise celui qui commence.
    .ending = le premier joueur gagne
chart-actions = Actions
    .note = Combien de fois un joueur choisit chaque action dans une partie.
chart-final = Ce que possède un Domaine à la fin
    .note = Ce que possèdent les joueurs à la fin de la partie : ceux qui gagnent, et tous les autres.
route-prestige = Prestige
route-merchandise = Marchandises
route-war = Guerre : les points de ses cartes
route-culture = Culture : les points de ses cartes
route-trade = Commerce : les points de ses cartes
shown-two-war = Deux points ou plus par carte Guerre
shown-two-booty = Deux points ou plus par Butin
shown-six-ships = Six navires ou plus
shown-ten-trade = Dix Commerce, Butin compris
shown-early = N’a rien pu faire pendant les trois premières manches
shown-late = N’a rien pu faire plus tard
ends-cards = { $last_card } cartes
ends-deck = Pioche Histoire épuisée
ends-standstill = Plus rien de possible
final-cards = Cartes
final-war = Guerre donnée
final-culture = Culture donnée
final-trade = Commerce donné
final-ships = Navires
final-booty = Butin restant
final-war-cards = Cartes Guerre
final-culture-cards = Cartes Culture
final-trade-cards = Cartes Commerce
final-prestige-cards = Cartes Prestige
final-merchandise-cards = Cartes Marchandise
final-reserved = Cartes encore réservées
final-rounds = Manches de la partie
