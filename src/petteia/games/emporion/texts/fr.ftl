### Emporion in French. The same messages, attributes and variables as in the other languages.

## The game

game-name = Emporion
game-about = Fondez une ville au bord du monde grec : ajoutez des cartes à votre Domaine, envoyez des navires, commercez, bâtissez, et finissez avec le plus de points de victoire.
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
    .text = Le lieu du commerce : la ville elle-même. Plus d’exemplaires départagent une égalité.
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
says-merchandise = Demande 5 Commerce, et 1 de plus par Marchandise possédée. De 1 à 5 cartes : 5, 10, 17, 26, 37 PV ; puis une autre série commence.
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
    .text = Déplacez du Port à la Polis autant de cartes que vous avez de navires, quatre au plus ; complétez le Port et piochez un Butin par carte déplacée.
action-reserve = Réserve
    .text = Placez une carte du Port sous l’une de vos deux drachmes. Vous l’ajouterez plus tard par l’action de sa couleur.
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
    .help = À partir du premier joueur, chacun prend un Hoplitēs ou un Sophistes. Puis la Polis est formée et les Butins sont distribués.
phase-play = Jeu
    .help = À votre tour, déplacez le marqueur sur une autre action et réalisez-la. On ne peut ni passer ni répéter l’action où se trouve le marqueur.
phase-over = Fin de la partie
    .help = Prestige, Marchandises et points de vos cartes Histoire, moins 3 PV par carte encore réservée.
stage-set-up = Mise en place
stage-round = Manche { $n }
stage-over = Terminée
ending-cards = quelqu’un a 18 cartes
ending-deck = la pioche Histoire est épuisée
ending-standstill = personne ne peut rien faire

## Questions

question-first = Prenez votre première carte.
question-marker = Prenez un marqueur ; l’autre revient à votre rival.
question-turn = À vous : prenez une carte, réservez-en une ou envoyez une expédition.
question-send =
    { $n ->
        [one] Envoyez { $n } carte du Port à la Polis.
       *[other] Envoyez { $n } cartes du Port à la Polis.
    }
question-refill =
    { $n ->
        [one] Comblez le dernier vide du Port : de quelle pioche ?
       *[other] { $n } vides dans le Port : de quelle pioche comblez-vous le suivant ?
    }
question-give-up = Vous ne pouvez rien faire : défaussez une de vos cartes réservées.

## Moves

move-first = Commencer avec { $name }
move-marker = Prendre { $name }
move-expedition =
    { $n ->
        [one] Expédition : { $n } carte vers la Polis
       *[other] Expédition : { $n } cartes vers la Polis
    }
move-refill = De la { $name }
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
reason-port-empty = Il n’y a pas de carte au Port.
reason-no-drachma = Vos deux drachmes sont sur des cartes réservées.
reason-no-prestige-ability = Aucune de vos cartes de cette couleur ne prend de Prestige.
reason-no-merchandise-ability = Aucune de vos cartes de cette couleur ne prend de Marchandise.
reason-requirements = Il manque : { $missing }.

## Log

log-first = { $player } commence avec { $name }.
log-marker = { $player } prend { $name }.
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
    .text = Quatre cartes Prestige de plus à côté de la Polis, que l’on paie en Butins.
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
    .text = Avoir le plus de points de victoire (PV). Une égalité revient à qui a plus d’exemplaires d’Emporion, puis plus de cartes Prestige et Marchandise ; sinon la victoire est partagée.
help-turn = Votre tour
    .text = Déplacez le marqueur sur une autre action possible et réalisez-la. À deux, chacun a son marqueur et seule la Réserve peut porter les deux ; à trois ou quatre, il y a un marqueur pour tous.
help-resources = Ressources
    .text = Guerre, Culture et Commerce ne se dépensent jamais : une carte demande que les cartes de votre Domaine en donnent autant.
help-booty = Butin
    .text = Les Butins sont des cartes Histoire face cachée que personne ne regarde. Chacun remplace une fois une ressource manquante, puis va sous la pioche Histoire.
help-expedition = Expédition
    .text = Tous vos navires partent, quatre au plus : autant de cartes passent du Port à la Polis. Une seule : le vide est comblé par la pioche Histoire. Plusieurs : comme vous voulez, avec au moins une carte de chaque pioche. Puis vous piochez autant de Butins.
help-forced = Expédition forcée
    .text = Si aucune carte Histoire n’est dans la Polis à la fin d’un tour, toutes celles du Port y passent et le Port est complété par la pioche Histoire. Personne ne pioche de Butin.
help-reserve = Réserve
    .text = Au plus deux cartes sous vos drachmes. Elles ne comptent pas avant d’être ajoutées, et chacune coûte 3 PV si elle y est encore à la fin.
help-abilities = Capacités
    .text = Une carte Prestige ou Marchandise se prend par l’action d’une couleur dans laquelle vous possédez une carte avec cette capacité.
help-merchandise = Marchandises
    .text = La première demande 5 Commerce, chaque suivante 1 de plus. De 1 à 5 cartes valent 5, 10, 17, 26, 37 PV ; la sixième commence une autre série.
help-multipliers = Multiplicateurs
    .text = Certaines cartes rapportent pour chaque carte d’un type dans votre Domaine, ou pour chaque Butin. Toutes s’additionnent.
help-end = Fin de la partie
    .text = On termine la manche où quelqu’un a 18 cartes (sans Butins ni réservées) ou a dû piocher dans une pioche Histoire épuisée.
help-deck = Le paquet
    .text = Les cartes imprimées ne sont pas publiques. Ce paquet est le nôtre : il respecte les dix cartes connues et tous les chiffres du livret. Qui possède le jeu peut jouer avec un fichier des cartes imprimées.

## At the table

table-port = Port
table-polis = Polis
table-special = Prestige spécial
table-decks = Histoire { $history } · Progrès { $progress }
table-nothing = rien
table-you = ▸vous ⚑premier
table-cards = Cartes
table-reserved = Réservées
table-ships = Navires
table-booty = Butin
table-last = Dernière manche
table-seventeen =
    { $n ->
        [one] { $names } a 17 cartes
       *[other] { $names } ont 17 cartes
    }
table-missing = il manque : { $missing }
table-next-merchandise = suivante : { $n } Commerce, +{ $vp } PV
table-legend = demande → apporte · +♔ +▣ peut prendre
table-help-port = le Port, carte par carte
table-help-polis = la Polis, carte par carte
table-topics = ? connaît aussi : { $topics }
