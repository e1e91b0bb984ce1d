### Ce que dit le plateau de Carpe Diem en français, à côté des textes du jeu. Les mêmes messages et variables que dans les autres langues.

## Around the board

page-home = Accueil
page-tools = Outils
page-drawers = Parties de la table
page-rivals = Les autres quartiers
page-you = Vous
page-deciding = réfléchit
page-start-player = Commence dans cette phase
page-first = 1er
page-honest = Jeu reconstitué
page-reconstructed = Notre reconstitution
page-set-tiles = Tuiles
page-set-cards = Cartes de décompte
page-setup = Mise en place
page-over = La fin
page-round = manche { $n } sur { $of }
page-phase-round = Phase { $phase } sur { $phases }, { $what }
page-tab-district = Quartier
page-tab-tiles = Tuiles
page-tab-scoring = Décompte
page-tab-rivals = Rivaux
page-tab-log = Journal

## Names

page-what-grapes = raisin
page-what-herbs = herbes
page-what-chicken = poules
page-what-fish = poissons
page-what-coin = pièces
page-what-bread = pain
page-what-step = parchemins
page-what-scroll = parchemin
page-what-tile = tuiles stockées
page-what-fountain-card = cartes fontaine
page-what-vp = PV
page-what-chimney = cheminées
page-what-landscape = paysage au choix
page-what-dwelling = habitation au choix
page-vp = PV
page-scroll = parchemin
page-shovel = la première tuile va ici
page-chimneys = cheminées
page-frame-goal = objectif du cadre
page-fountain-card = carte fontaine
page-of-size = { $name } de { $n }
page-feature-complete = { $kind }, { $size }, complet.
page-feature-open = { $kind }, { $size }, encore ouvert.

## The ring and the craftsman row

page-tiles = Tuiles
page-tiles-hint = allez à côté, prenez-en une
page-tiles-left =
    { $n ->
        [one] il en reste { $n } dans cette phase
       *[other] il en reste { $n } dans cette phase
    }
page-tiles-word =
    { $n ->
        [one] tuile
       *[other] tuiles
    }
page-bread-move = avec du pain
page-slot = { $tile }, case { $n }
page-slot-space = Case { $n } de l’anneau
page-place = Posez votre pion sur la case { $n }
page-row = Rangée de l’artisan
page-row-left = { $n } sur { $of }
page-row-soon = vous en prendriez une
page-row-note = fini : prenez-en une
page-row-gone = prise
page-row-tile = { $tile }, rangée de l’artisan
page-row-text = Qui termine un artisan prend une de ces tuiles.
page-hand = Tuile à construire : { $tile }
page-hand-turn = Tournez la tuile : { $tile }
page-turn = Tourner

## District

page-your-district = Votre quartier
page-district-of = Quartier de { $name }
page-look-at = Regardez le quartier de { $name }
page-cell = Case { $name }
page-fits =
    { $n ->
        [one] ici se pose : { $tile }
       *[other] ici se pose de { $n } façons : { $tile }
    }
page-brings = Termine et rapporte
page-goal = { $n } PV pour { $kind } complet sur la ligne { $line }.
page-goal-columns = entre les colonnes { $n } et { $m }
page-goal-rows = entre les rangs { $n } et { $m }
page-goal-met = Atteint.
page-goal-open = Pas encore atteint.
page-goal-soon = Cette tuile l’atteindrait.
page-goals-met = { $n } objectifs du cadre atteints sur { $of }

## Storage and points

page-storage = Réserve et points
page-stored =
    { $n ->
        [one] { $n } stockée
       *[other] { $n } stockées
    }
page-stored-text = Les tuiles stockées restent face cachée. À la fin, deux choses en réserve valent 1 PV.
page-fountain-cards =
    { $n ->
        [one] carte fontaine
       *[other] cartes fontaine
    }
page-card-fountain = { $n } PV pour chaque { $kind } complet.
page-now-worth = { $n } PV à présent.
page-vp-each = { $n } PV ×
page-drawn = neuve
page-return = Mettez sous la pile : { $kind }.
page-return-why = Une de ces cartes va sous la pile. Vous gardez les autres ; chacune compte à la fin.
page-points =
    { $n ->
        [one] point
       *[other] points
    }
page-ahead = { $n } si c’était la fin
page-finale-before = { $n } avant la fin
page-source-villas = Villas
page-source-frame = Cadre
page-source-scroll-track = Parchemins
page-source-fountain-cards = Fontaines
page-source-storage = Moitié des biens
page-source-cards = Cartes de décompte
page-source-start = Au départ

## Scoring

page-track = Parchemins
page-track-hint = ordre du décompte
page-track-seat = { $name } { $n }
page-scoring = Décompte
page-scoring-hint = un disque compte ses deux cartes
page-pay = Payez
page-have = Ayez
page-pay-card = Une carte à payer
page-have-card = Une carte qui compte
page-card-pay = Payez { $needs } : { $gains }.
page-card-have = Pour { $needs } : { $gains }.
page-times-now =
    { $n ->
        [0] Impossible à présent.
        [one] Possible { $n } fois à présent.
       *[other] Possible { $n } fois à présent.
    }
page-disc-space = Emplacement libre pour un disque.
page-disc-of = Disque de { $name }.
page-disc-now = votre disque ici, à présent
page-disc-brings = Rapporte à présent { $what }.
page-inspect-hint = Pointez un emplacement entre deux cartes pour voir ce qu’un disque y rapporterait. Une carte non remplie coûte { $n } PV.
page-fulfilled =
    { $n ->
        [one] remplie { $n } fois
       *[other] remplie { $n } fois
    }
page-unfulfilled = pas encore remplie (−{ $n } PV)

## What is asked

page-ask-place = Posez votre pion sur une case libre
page-ask-take = Allez à gauche ou à droite et prenez une tuile
page-ask-build = Construisez cette tuile ou stockez-la
page-ask-craft = Prenez une tuile de la rangée de l’artisan
page-ask-return = Mettez une carte fontaine sous la pile
page-ask-disc = Posez un disque entre deux cartes
page-ask-first = Quelle carte d’abord ?
page-ask-pay = Combien de fois payez-vous cette carte ?
page-ask-loaves = La remplir encore avec 3 pains chaque fois ?
page-hint-place = Votre première tuile vient d’une case voisine.
page-hint-take = Pointez une tuile pour voir où elle se pose.
page-hint-take-touch = Touchez une tuile pour voir où elle se pose.
page-hint-craft = Vous la construisez aussitôt.
page-hint-disc = Le nombre d’un emplacement est ce qu’il vous rapporte à présent.
page-hint-first = Ce que rapporte la première carte peut payer la seconde.
page-hint-pay = Une pièce vaut n’importe quelle denrée.
page-take-bread =
    { $n ->
        [one] Ou payez votre pain et allez où vous voulez.
       *[other] Ou payez un de vos { $n } pains et allez où vous voulez.
    }
page-fits-cells =
    { $n ->
        [one] Se pose sur { $n } case. R ou la molette la tourne.
       *[other] Se pose sur { $n } cases. R ou la molette la tourne.
    }
page-fits-touch =
    { $n ->
        [one] Se pose sur { $n } case. Touchez-la encore pour tourner la tuile.
       *[other] Se pose sur { $n } cases. Touchez-en une encore pour tourner la tuile.
    }
page-would-fit =
    { $n ->
        [0] ne va nulle part
        [one] se pose sur { $n } case
       *[other] se pose sur { $n } cases
    }
page-fits-none = Elle ne va nulle part : stockez-la.
page-completes = termine { $names }
page-completes-nothing = Ne termine encore rien.
page-meets = objectif du cadre +{ $n } PV
page-store-text = Elle reste face cachée. À la fin, deux choses en réserve valent 1 PV.
page-act-place = Commencez sur la case { $n }
page-act-take = Prenez cette tuile
page-act-bread = Prenez-la pour 1 pain
page-act-build = Construisez en { $cell }
page-act-store = Stocker
page-act-craft = Prenez cette tuile
page-act-return = Rendez { $kind }
page-act-disc = Posez un disque ici
page-act-first = Cette carte d’abord
page-doing-place = pose le pion sur une case
page-doing-take = prend une tuile
page-doing-build = construit ou stocke une tuile
page-doing-craft = prend une tuile de la rangée de l’artisan
page-doing-return = regarde des cartes fontaine
page-doing-disc = choisit où marquer
page-doing-first = remplit deux cartes de décompte
page-doing-pay = remplit une carte de décompte
page-doing-loaves = remplit une carte de décompte

## Log: | is where the pictures go

page-log-phase = Phase { $n }
page-log-start = commence dans cette phase
page-log-place = commence sur la case { $n }
page-log-bread = paie | ·{" "}
page-log-craft = {" "}· prend | ·{" "}
page-log-build = construit | en { $cell }
page-log-store = stocke |
page-log-complete = complet
page-log-goal = objectif du cadre
page-log-draw = regarde { $n } |
page-log-drawn = voit |
page-log-returned = rend |
page-log-discard = | quitte le jeu
page-log-disc = pose un disque
page-log-fulfil = | × { $n }
page-log-fail = | non remplie
page-log-reveal = révèle | pour { $n } PV
