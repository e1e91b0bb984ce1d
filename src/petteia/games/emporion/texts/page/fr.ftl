### Emporion's board in French. The same messages, attributes and variables as in the other languages. Pictures stand in square brackets.

game-honesty = Le jeu de cartes est le nôtre : les cartes imprimées ne sont pas publiques. Il respecte les cartes et les chiffres que montre la règle. Si vous possédez le jeu, vous pouvez noter vos cartes et jouer avec.

## Kinds, resources, numbers

page-war = Guerre
    .unit = Guerre
page-culture = Culture
    .unit = Culture
page-trade = Commerce
    .unit = Commerce
page-prestige = Prestige
page-merchandise = Marchandise
page-special = Prestige spécial
page-special-short = Spécial
page-booty = Butin
    .unit = Butin
page-ships = Navires
    .unit =
        { $n ->
            [one] navire
           *[other] navires
        }
page-vp = PV
    .unit = PV
page-reserved = En réserve
    .unit = en réserve
page-expedition = Expédition
page-reserve = Réserve
page-asclepios = Asclépios
page-hygieia = Hygie

page-amount-war = { $n } Guerre
page-amount-culture = { $n } Culture
page-amount-trade = { $n } Commerce
page-amount-booty = { $n } Butin
page-amount-ships =
    { $n ->
        [one] { $n } navire
       *[other] { $n } navires
    }
page-amount-drachma =
    { $n ->
        [one] { $n } drachme
       *[other] { $n } drachmes
    }
page-amount-vp = { $n } PV

page-per-war = { $n } PV par carte Guerre
page-per-culture = { $n } PV par carte Culture
page-per-trade = { $n } PV par carte Commerce
page-per-prestige = { $n } PV par carte Prestige
page-per-merchandise = { $n } PV par Marchandise
page-per-booty = { $n } PV par Butin

## Cards

page-free = gratuit
page-card-grants = donne { $what }
page-card-takes-prestige = l’action { $colour } peut prendre du Prestige
page-card-takes-merchandise = l’action { $colour } peut prendre des Marchandises
page-card-goods = compte avec vos autres Marchandises
page-card-requires = demande { $what }
page-card-pays = payez { $n } Butin
page-figures-rulebook = Valeurs imprimées dans la règle
page-figures-reconstructed = Connue en partie par la règle, complétée par nous
page-figures-own = Valeurs de notre cru
page-figures-printed = Valeurs du jeu de son propriétaire

page-note-by = Par { $action }
page-note-by-several = Par l’une des actions
page-note-pay = payez { $n }[booty]
page-note-send = L’envoyer
page-note-reserve = La réserver
page-note-first = Commencer avec
page-note-give-up = Y renoncer
page-note-missing = de moins
page-note-missing-booty = de moins, { $n } avec Butin
page-note-kept = Il faut { $n }[booty], gardé
page-note-marker-there = Le marqueur est sur { $action }
page-note-no-prestige-ability = Rien ne prend encore le Prestige
page-note-no-merchandise-ability = Rien ne prend encore la Marchandise

## The table

page-home = Petteia : tous les jeux
page-tools = Score, aide, réglages
page-round = Manche { $n }
page-setup = Mise en place
page-order = Ordre du tour : { $names }
page-port = Port
page-polis = Polis
page-polis-empty = La Polis est vide.
page-gap = Place vide
page-actions = Actions
page-marker = Le marqueur
page-marker-of = Marqueur de { $name }
page-marker-choice = Votre marqueur pour toute la partie
page-deck-history = Pioche Histoire : { $n }.
    .title = Histoire
    .text = Cartes Guerre, Culture et Commerce. Le Butin en est pioché, sans le regarder. Si quelqu’un doit piocher et qu’elle est vide, la manche est la dernière.
page-deck-progress = Pioche Progrès : { $n }.
    .title = Progrès
    .text = Cartes Prestige et Marchandise. Une expédition de deux navires ou plus les amène au Port.
page-deck-ours = Valeurs des cartes : notre jeu.
page-deck-owner = Valeurs des cartes : jeu du propriétaire.
page-special-note = Pris comme le Prestige ; leur Butin est payé.
page-special-none = Toutes prises.

## The five actions

page-action-trade = Ajoutez une carte Commerce de la Polis ou de votre réserve, ou ce que prend une capacité de vos cartes Commerce.
page-action-culture = Ajoutez une carte Culture de la Polis ou de votre réserve, ou ce que prend une capacité de vos cartes Culture.
page-action-war = Ajoutez une carte Guerre de la Polis ou de votre réserve, ou ce que prend une capacité de vos cartes Guerre.
page-action-expedition = Envoyez du Port à la Polis autant de cartes que vous avez de navires, quatre au plus. Complétez le Port et piochez autant de Butin.
page-action-reserve = Prenez une carte du Port sous une de vos drachmes, pour l’ajouter plus tard.
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
page-yield-short = Rien à portée, { $n } de moins avec Butin
page-yield-kept = Seulement avec le Butin gardé
page-yield-marker = Le marqueur est ici
page-yield-own-marker = Votre marqueur est ici
page-yield-marker-of = Le marqueur de { $name } est ici
page-yield-expedition =
    { $ships ->
        [one] { $ships } navire : { $cards } carte, { $booty } Butin
       *[other] { $ships } navires : { $cards } cartes, { $booty } Butin
    }
page-yield-drachmas =
    { $n ->
        [0] Aucune drachme libre
        [one] { $n } drachme libre
       *[other] { $n } drachmes libres
    }

## Domains

page-you = Vous
page-rivals = Adversaires
page-domain-of = Domaine : { $name }
page-cards = Cartes
page-cards-short = cartes
page-of = sur { $n }
page-cards-of = { $n } cartes sur { $of }
page-vp-so-far = PV pour l’instant
page-look = Voir les cartes
page-deciding = Réfléchit
page-one-more-ends = Encore une et c’est la fin
page-last-round = Cette manche est la dernière
page-n-reserved = { $n } en réserve
page-free-drachma = Drachme libre
page-free-drachmas = Drachmes libres
page-if-kept = { $vp } PV si gardé
page-reserved-cards = En réserve : { $names }, { $vp } PV si gardé.
page-nothing-reserved = Rien en réserve.
page-booty-hidden = { $n } Butin, face cachée.
page-keep = Garder Butin
    .text = Ce qui prendrait du Butin que vous gardez n’est pas éclairé.
page-keep-short = Garder
page-keep-fewer = En garder un de moins
page-keep-more = En garder un de plus
page-kept = { $n } Butin gardé sur { $of }
page-show-below = Montrer ce Domaine en bas
page-none = Aucune encore
page-goods =
    { $n ->
        [0] La première demande { $trade } Commerce : +{ $more } PV.
       *[other] Vaut { $vp } PV. La prochaine demande { $trade } Commerce : +{ $more } PV.
    }
page-goods-complete =
    { $n ->
        [one] Une série est complète.
       *[other] { $n } séries sont complètes.
    }
page-lately-take = a pris { $name }
page-lately-first = a commencé avec { $name }
page-lately-reserve = a réservé { $name }
page-lately-give-up = a renoncé à { $name }
page-lately-expedition = a envoyé une expédition
page-lately-skip = n’a pas pu jouer

## Points

page-score = Score pour l’instant
page-score-end = Score final
page-points-from = Source
page-total = Total
page-points-prestige = Prestige
page-points-merchandise = Marchandise
page-points-per-war = Par carte Guerre
page-points-per-culture = Par carte Culture
page-points-per-trade = Par carte Commerce
page-points-per-prestige = Par Prestige
page-points-per-merchandise = Par Marchandise
page-points-per-booty = Par Butin
page-points-printed = PV imprimés
page-points-reserved = En réserve

## The end

page-near-end =
    { $who ->
        [you] Vous avez { $n } cartes sur { $of }.
        [rival] { $names } a { $n } cartes sur { $of }.
       *[several] { $names } ont { $n } cartes sur { $of }.
    }
    .text = La manche où quelqu’un ajoute la carte { $of } est la dernière.
page-end-cards = Dernière manche : un Domaine est plein.
page-end-deck = Dernière manche : la pioche Histoire est épuisée.
page-end-standstill = Dernière manche : personne n’a pu jouer.
page-end-turn =
    { $when ->
        [now] C’est votre dernier tour.
        [later] Il vous reste un tour.
       *[past] Il ne vous reste aucun tour.
    }
page-end-over = La partie est terminée.
page-last-turn = Votre dernier tour

## Drawers of a phone

page-drawers = Parties de la table
page-drawer-domain = Domaine
page-drawer-rivals = Adversaires
page-drawer-score = Score
page-drawer-log = Journal
page-close = Fermer

## What is asked, and moves

page-ask-first = Votre première carte
    .text = Choisissez la carte par laquelle commence votre Domaine.
page-ask-marker = Votre marqueur
    .text = Choisissez l’un des deux marqueurs ; l’autre va à votre adversaire.
page-ask-turn = À vous
    .text = Prenez une carte éclairée, réservez au Port ou envoyez une expédition.
page-ask-send =
    { $send ->
        [one] Envoyez encore { $send } carte
       *[other] Envoyez encore { $send } cartes
    }
    .text = Choisissez au Port ce qui va à la Polis.
page-ask-refill =
    { $gaps ->
        [one] Comblez la dernière place
       *[other] Comblez { $gaps } places
    }
    .text = Choisissez la pioche pour la place suivante ; chacune doit donner au moins une carte.
page-ask-give-up = Renoncez à une carte
    .text = Rien d’autre n’est possible : une de vos cartes en réserve quitte la partie.
page-outcome = { $move } : { $what }
page-outcome-booty = { $n } Butin pour { $what }
page-act-for = { $move } pour { $n } Butin
page-move-expedition = Envoyer une expédition
page-move-first = Commencer avec { $name }
page-move-marker = Prendre le marqueur { $name }
page-move-take = Prendre { $name }
page-move-take-by = Prendre { $name } par { $action }
page-move-play = Ajouter { $name }
page-move-play-by = Ajouter { $name } par { $action }
page-move-reserve = Réserver { $name }
page-move-send = Envoyer { $name }
page-move-give-up = Renoncer à { $name }
page-move-refill-history = Compléter avec Histoire
page-move-refill-progress = Compléter avec Progrès

## Why a move is refused

page-why-game-over = La partie est terminée.
page-why-not-your-turn = Ce n’est pas votre tour.
page-why-not-asked = On vous demande autre chose.
page-why-not-in-port = Cette carte n’est pas au Port.
page-why-not-in-polis = Cette carte n’est pas dans la Polis.
page-why-not-reserved = Vous n’avez pas réservé cette carte.
page-why-marker-there = Le marqueur gêne : { $action } ne peut être choisi maintenant.
page-why-no-ship = Vous n’avez aucun navire.
page-why-port-empty = Le Port est vide.
page-why-no-drachma = Vous n’avez aucune drachme libre.
page-why-no-prestige-ability = Aucune de vos cartes { $action } ne peut prendre du Prestige.
page-why-no-merchandise-ability = Aucune de vos cartes { $action } ne peut prendre des Marchandises.
page-why-requirements = Il vous manque { $missing } ; { $booty } Butin de plus suffirait.
page-why-kept = Il faut { $n } Butin, et vous en gardez { $kept }.

## The log, after the mark of a player

page-told-first = commence avec { $name }
page-told-marker = prend le marqueur { $name }
page-told-take = prend { $name }
page-told-play = ajoute { $name } de la réserve
page-told-by = par { $action }
page-told-for = pour { $n } Butin
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
page-told-booty = pioche { $n } Butin
page-told-forced = vide la Polis de ses cartes Histoire : { $names } y arrivent
page-told-announce = { $n } cartes : encore une et c’est la fin !
page-told-ending-cards = a la dernière carte : cette manche est la dernière.
page-told-ending-deck = La pioche Histoire est épuisée : cette manche est la dernière.
page-told-ending-standstill = Personne n’a pu jouer : la partie s’achève.
page-told-skip = ne peut rien faire et passe son tour
page-told-give-up = renonce à { $name }
page-told-over = La partie est terminée
