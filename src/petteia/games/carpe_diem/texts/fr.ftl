### Carpe Diem in French. The same messages, attributes and variables as in the other languages.

## The game

game-name = Carpe Diem
game-about = Bâtissez un quartier de la Rome antique tuile après tuile : fermez villas, paysages et habitations, récoltez des marchandises et remplissez des cartes objectif après chaque phase.
game-line = Bâtissez un quartier de Rome, tuile par tuile, pour des buts qui changent à chaque table.
game-honesty = Les tuiles, cartes objectif, pièces de cadre et plateaux d’ici sont une reconstitution : la règle n’en montre qu’une partie, et nous avons fait le reste pour que tout s’accorde. Si vous possédez le jeu, vous pouvez noter votre propre jeu de pièces et jouer avec.

## Kinds of features

kind-meadow = prairie
kind-villa = villa
    .text = Deux tuiles ou plus sans ouverture. Ne rapporte rien sur le moment ; à la fin, elle vaut selon ses cheminées.
kind-vineyard = vignoble
    .text = Un paysage de 2 à { $longest_landscape } tuiles. Terminé, il donne des grappes de raisin : une de moins qu’il n’a de tuiles.
kind-herbs = jardin d’herbes
    .text = Un paysage de 2 à { $longest_landscape } tuiles. Terminé, il donne des bouquets d’herbes : un de moins qu’il n’a de tuiles.
kind-chicken = basse-cour
    .text = Un paysage de 2 à { $longest_landscape } tuiles. Terminée, elle donne des poules : une de moins qu’elle n’a de tuiles.
kind-pond = étang
    .text = Un paysage de 2 à { $longest_landscape } tuiles. Terminé, il donne des poissons : un de moins qu’il n’a de tuiles.
kind-merchant = marchand
    .text = Une habitation en deux moitiés. Terminée, elle change toutes vos marchandises en pièces, et vous gagnez encore { $gains }.
kind-baker = boulanger
    .text = Une habitation en deux moitiés. Terminée, elle donne { $gains }.
kind-administrator = administrateur
    .text = Une habitation en deux moitiés. Terminée, elle donne { $gains }. Les pas font avancer votre disque sur la piste des parchemins.
kind-craftsman = artisan
    .text = Une habitation en deux moitiés. Terminée, elle vous fait prendre une tuile de la rangée de l’artisan et la bâtir aussitôt.
kind-market = marché
    .text = Un bâtiment seul entouré de prairie. Vous gagnez { $gains } en le bâtissant.
kind-bakery = boulangerie
    .text = Un bâtiment seul entouré de prairie. Vous gagnez { $gains } en la bâtissant.
kind-fountain = fontaine
    .text = Un bâtiment seul entouré de prairie. Vous regardez { $drawn } cartes fontaine, et une retourne sous la pioche ; dès votre deuxième fontaine, ce peut être une ancienne.

## Amounts

amount-vp = { $n } PV
amount-coin =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
amount-bread =
    { $n ->
        [one] { $n } pain
       *[other] { $n } pains
    }
price-move =
    { $bread_move ->
        [one] un pain
       *[other] { $bread_move } pains
    }
price-card =
    { $loaves ->
        [one] { $loaves } pain
       *[other] { $loaves } pains
    }
amount-step = { $n } pas
amount-grapes =
    { $n ->
        [one] { $n } grappe de raisin
       *[other] { $n } grappes de raisin
    }
amount-herbs =
    { $n ->
        [one] { $n } bouquet d’herbes
       *[other] { $n } bouquets d’herbes
    }
amount-chicken =
    { $n ->
        [one] { $n } poule
       *[other] { $n } poules
    }
amount-fish =
    { $n ->
        [one] { $n } poisson
       *[other] { $n } poissons
    }
amount-tile =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
amount-chimney =
    { $n ->
        [one] { $n } cheminée
       *[other] { $n } cheminées
    }
amount-villa =
    { $n ->
        [one] { $n } villa
       *[other] { $n } villas
    }
amount-vineyard =
    { $n ->
        [one] { $n } vignoble
       *[other] { $n } vignobles
    }
amount-herb-garden =
    { $n ->
        [one] { $n } jardin d’herbes
       *[other] { $n } jardins d’herbes
    }
amount-chicken-yard =
    { $n ->
        [one] { $n } basse-cour
       *[other] { $n } basses-cours
    }
amount-pond =
    { $n ->
        [one] { $n } étang
       *[other] { $n } étangs
    }
amount-merchant =
    { $n ->
        [one] { $n } marchand
       *[other] { $n } marchands
    }
amount-baker =
    { $n ->
        [one] { $n } boulanger
       *[other] { $n } boulangers
    }
amount-administrator =
    { $n ->
        [one] { $n } administrateur
       *[other] { $n } administrateurs
    }
amount-craftsman =
    { $n ->
        [one] { $n } artisan
       *[other] { $n } artisans
    }
amount-market =
    { $n ->
        [one] { $n } marché
       *[other] { $n } marchés
    }
amount-bakery =
    { $n ->
        [one] { $n } boulangerie
       *[other] { $n } boulangeries
    }
amount-fountain =
    { $n ->
        [one] { $n } fontaine
       *[other] { $n } fontaines
    }
amount-landscape =
    { $n ->
        [one] { $n } paysage quelconque
       *[other] { $n } paysages quelconques
    }
amount-dwelling =
    { $n ->
        [one] { $n } habitation quelconque
       *[other] { $n } habitations quelconques
    }
amount-single =
    { $n ->
        [one] { $n } bâtiment isolé quelconque
       *[other] { $n } bâtiments isolés quelconques
    }

## Cards, tiles and goals

card-red = { $needs } → { $gains }
    .text = Payez { $needs } autant de fois que vous voulez : { $gains } à chaque fois. Une pièce remplace n’importe quelle marchandise, et vous avez une fois entière pour { price-card }.
card-green = { $needs } → { $gains }
    .text = Pour chaque { $needs } que vous avez : { $gains }. Seul compte ce qui est terminé, sauf les cheminées, qui comptent toujours ; vous avez une fois entière pour { price-card }.
card-fountain = carte fontaine : { $name }
    .text = À la fin : { $n } PV par élément terminé de ce genre : { $name }.
card-goal = { $name } ({ $n } PV)
    .text = À la fin : { $n } PV si cette ligne traverse quelque chose de terminé : { $name }.
back-white = dos blanc
back-black = dos noir

## The course of the game

part-set-up = Mise en place
    .help = L’un après l’autre, vous posez votre pion sur une case libre de l’anneau ; les tuiles sont retournées quand le dernier pion est posé.
part-turns = Tours
    .help = Déplacez votre pion vers la prochaine case avec des tuiles, à gauche ou à droite, prenez-en une et bâtissez-la ou rangez-la. Après { $rounds } manches vient un décompte.
part-scoring = Décompte
    .help = Le plus avancé sur la piste des parchemins commence : chacun pose un disque entre deux cartes et remplit les deux.
part-over = Fin
    .help = La partie est terminée.
stage-set-up = Mise en place
stage-phase = Phase { $n }
stage-scoring = Décompte
stage-over = Terminée

## Questions

question-place = Posez votre pion sur une case libre
question-take = Allez à gauche ou à droite et prenez une tuile
question-build = Bâtissez cette tuile ou rangez-la
question-craft = Prenez une tuile de la rangée de l’artisan
question-return = Mettez une carte fontaine sous la pioche
question-disc = Posez un disque entre deux cartes
question-first = Quelle carte d’abord ?
question-pay = Combien de fois payez-vous cette carte ?
question-loaves = La remplir encore avec du pain ?

## Moves

move-build =
    { $n ->
        [0] Bâtir en { $cell }
       *[other] Bâtir en { $cell }, tournée { $n }×
    }
move-store = Ranger la tuile dans la réserve
move-take = Case { $n } : prendre { $name }
move-bread = Pour { price-move }, case { $n } : prendre { $name }
move-place = Case { $n }
move-craft = Prendre { $name }
move-return = Rendre : { $name }
move-disc = { $one } et { $other }
move-first = D’abord { $name }
move-pay =
    { $n ->
        [0] Ne pas payer
        [one] Payer une fois
       *[other] Payer { $n } fois
    }
move-loaves =
    { $n ->
        [0] Ne pas utiliser de pain
        [one] Une fois, pour { price-card }
       *[other] { $n } fois, pour { price-card } chacune
    }

## Why a move is refused

reason-game-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas à vous de jouer.
reason-not-asked = On vous demande autre chose en ce moment.
reason-cell-taken = Il y a déjà une tuile ici.
reason-first-on-shovel = Votre première tuile va là où se trouve la pelle.
reason-not-adjacent = Une tuile doit toucher l’une des vôtres, pas en diagonale.
reason-equal-turn = Ainsi tournée, la tuile est la même qu’avec moins de rotations.
reason-edges-differ = Chaque bord doit être pareil à celui qu’il touche. Cette case demande : { $missing }.
reason-landscape-too-long = Un paysage a au plus { $longest_landscape } tuiles et deux bouts.
reason-tile-taken = Il n’y a plus de tuile ici.
reason-equal-tile = Deux tuiles pareilles s’y trouvent ; choisissez la première.
reason-too-far = Votre pion va à la prochaine case avec des tuiles, à gauche ou à droite. Pour { price-move }, il va partout.
reason-not-enough-bread = Pas assez de pain : il manque { $missing }.
reason-space-occupied = Un autre pion s’y trouve ; au début chacun a sa case.
reason-not-your-card = Vous n’avez pas cette carte fontaine.
reason-no-two-cards = Un disque se pose entre deux cartes.
reason-disc-there = Un disque s’y trouve déjà, pour le reste de la partie.
reason-not-beside-disc = Cette carte ne touche pas votre disque.
reason-cannot-pay = Vous ne pouvez pas payer autant de fois : il manque { $missing }.

## Log

log-phase = Phase { $n }
log-round = Manche { $n }
log-start-player = Le sort désigne { $player } pour commencer.
log-panel = { $player } reçoit le plateau { $name }, avec la pelle en { $cause }.
log-start = { $player } commence.
log-place = { $player } débute sur la case { $name }.
log-deal =
    { $cause ->
        [row] Dans la rangée de l’artisan : { $amount }.
       *[ring] Sur l’anneau, face visible : { $amount }.
    }
log-move =
    { $n ->
        [0] { $player } va sur la case { $name }.
       *[other] { $player } paie { price-move } et va sur la case { $name }.
    }
log-take = { $player } prend { $name }.
log-discard = { $name } reste sur la case { $n } et quitte le jeu.
log-build = { $player } bâtit en { $cause } : { $name }.
log-store = { $player } range { $name }.
log-gain = { $player } gagne { $amount } ({ $cause }).
log-lose = { $player } donne { $amount } ({ $cause }).
log-complete = { $player } termine : { $name } ({ $cells }).
log-goal = { $player } remplit un objectif du cadre : { $name }, { $n } PV à la fin.
log-draw =
    { $n ->
        [one] { $player } regarde { $n } carte fontaine.
       *[other] { $player } regarde { $n } cartes fontaine.
    }
log-drawn = Vous voyez la { $name }.
log-return = { $player } remet une carte fontaine sous la pioche.
log-returned = Vous rendez la { $name }.
log-scoring = Décompte de la phase { $n }
log-disc = { $player } pose un disque en { $name }.
log-fulfil =
    { $n ->
        [one] { $player } remplit { $n } fois : { $name }.
       *[other] { $player } remplit { $n } fois : { $name }.
    }
log-fail = { $player } ne remplit pas { $name }.
log-reveal = { $player } révèle : { $name }, { $n } PV.
log-score = { $player } marque { $n } PV ({ $cause }).
log-over = La partie est terminée.

cause-start = au début
cause-scroll = parchemin couvert
cause-scroll-track = Piste des parchemins
cause-villas = Villas
cause-storage = Restes de la réserve
cause-fountain-cards = Cartes fontaine
cause-frame = Objectifs du cadre

## Where a figure comes from

source-rulebook = Imprimé dans la règle
source-derived = Découle de la règle
source-one = D’après une seule description publique
source-reconstructed = Reconstitué par nous
source-own = Relevé sur les pièces

## The table

table-phase = Phase { $n } sur { $of }
table-round = Manche { $n } sur { $of }
table-ring = L’anneau
table-row = Rangée de l’artisan
table-grid = Cartes objectif
table-hand = À bâtir : { $name }
table-district = Quartier de { $player }
table-storage = Réserve
table-scroll-track = Piste des parchemins
table-features = Terminé
table-fountain-cards = Cartes fontaine
table-goals = Cadre
table-stored =
    { $n ->
        [one] { $n } tuile rangée
       *[other] { $n } tuiles rangées
    }
table-hidden =
    { $n ->
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    }
table-to-come =
    { $n ->
        [one] { $n } tuile à venir
       *[other] { $n } tuiles à venir
    }
table-during-game = Marqué pendant la partie
table-empty = –
table-legend = Les lettres sont des genres, § est un parchemin, ▽ la pelle. Une tuile s’écrit par ses bords, dans le sens horaire à partir du haut ; une petite lettre est une seconde partie du même genre.
table-help-ring = l’anneau et la rangée de l’artisan
table-help-cards = les cartes objectif en entier
table-help-tiles = les tuiles encore à venir

letter-villa = V
letter-vineyard = R
letter-herbs = H
letter-chicken = P
letter-pond = E
letter-merchant = M
letter-baker = B
letter-administrator = A
letter-craftsman = T
letter-market = m
letter-bakery = b
letter-fountain = f

## Help

help-goal = But
    .text = Avoir le plus de points de victoire (PV) après { $phases } phases. En cas d’égalité, le moins avancé sur la piste des parchemins l’emporte.
help-ring = L’anneau
    .text = À votre tour, votre pion va à gauche ou à droite jusqu’à la prochaine case avec des tuiles, et vous en prenez une. Les pions peuvent partager une case. Une case se ferme quand on y a pris autant de tuiles qu’il y a de joueurs.
help-building = Bâtir
    .text = Votre première tuile va là où se trouve la pelle, les autres contre une tuile à vous. Les bords qui se touchent doivent être pareils ; le cadre est de la prairie. Tournez les tuiles à votre gré. Ce que vous ne pouvez ou ne voulez pas bâtir va face cachée dans votre réserve et y reste.
help-landscapes = Paysages
    .text = Vignobles, jardins d’herbes, basses-cours et étangs ont de 2 à { $longest_landscape } tuiles et deux bouts fermés. Terminés, ils donnent une marchandise de moins qu’ils n’ont de tuiles.
help-dwellings = Habitations
    .text = Deux moitiés d’un même genre font une habitation. Le marchand change les marchandises en pièces, le boulanger donne du pain, l’administrateur des pas, l’artisan une tuile.
help-villas = Villas
    .text = Les villas ont la taille qu’on veut. Leurs cheminées comptent pour les cartes objectif ; terminées, elles valent à la fin selon leurs cheminées.
help-fountains = Fontaines
    .text = Une fontaine vous montre { $drawn } cartes fontaine ; une retourne sous la pioche, le reste demeure chez vous, caché, et compte à la fin. Dès la deuxième fontaine, vous pouvez rendre à la place n’importe laquelle de vos cartes.
help-scrolls = Parchemins
    .text = Couvrez un parchemin pour avancer votre disque sur la piste. Le plus avancé choisit d’abord aux décomptes, et chaque case vaut son numéro à la fin.
help-wares = Marchandises et pièces
    .text =
        { $items ->
            [one] Les marchandises paient les cartes rouges. Une pièce remplace n’importe quelle marchandise. À la fin, chaque chose restante vaut 1 PV.
           *[other] Les marchandises paient les cartes rouges. Une pièce remplace n’importe quelle marchandise. À la fin, { $items } choses restantes valent 1 PV.
        }
help-bread = Pain
    .text = Pour { price-move }, à payer avant de bouger, votre pion va sur n’importe quelle case avec des tuiles ou reste sur place. Lors d’un décompte, on remplit une carte une fois pour { price-card }.
help-scoring = Décompte
    .text = Vous posez un disque entre deux cartes et remplissez les deux, dans l’ordre voulu, chacune autant de fois que possible. Une carte que vous ne remplissez pas du tout coûte { $unfulfilled } PV. Les disques restent et bloquent leur place.
help-frame = Cadre
    .text = Chaque pièce de votre cadre a { $goals } objectifs. Un objectif est rempli si quelque chose de terminé, de son genre, est traversé par la ligne qui en part à travers votre quartier.
help-end = La fin
    .text = Après le dernier décompte, vous ajoutez vos villas terminées, ce qui reste dans votre réserve, votre place sur la piste des parchemins, vos cartes fontaine et les objectifs de votre cadre.
help-set = Le jeu de pièces
    .text = Les tuiles, cartes objectif, pièces de cadre et plateaux sont une reconstitution qui s’accorde avec tout ce que l’on sait du jeu. « petteia components carpe-diem » l’affiche ; avec --check, il examine le vôtre.

## The page

# Around the board
page-home = Accueil
page-tools = Outils
page-drawers = Zones de la table
page-rivals = Les autres quartiers
page-lately-place = commence sur la case { $n }
page-lately-take = a pris { $tile }
page-lately-build = a bâti { $tile } en { $cell }
page-lately-store = a rangé une tuile
page-lately-disc = a posé un disque
page-deciding = réfléchit
page-start-player = Commence dans cette phase
page-first = 1er
page-honest = Jeu reconstitué
page-tab-district = Quartier
page-tab-tiles = Tuiles
page-tab-scoring = Décompte
page-tab-rivals = Rivaux
page-tab-log = Journal

# Names
page-what-grapes = raisin
page-what-herbs = herbes
page-what-chicken = poules
page-what-fish = poissons
page-what-coin = pièces
page-what-bread = pain
page-what-step = parchemins
page-what-scroll = parchemin
page-what-tile = tuiles rangées
page-what-fountain-card = cartes fontaine
page-what-vp = PV
page-what-chimney = cheminées
page-what-landscape = paysage au choix
page-what-dwelling = habitation au choix
page-what-single = bâtiment isolé au choix
page-shovel = la première tuile va ici
page-frame-goal = objectif du cadre
page-fountain-card = carte fontaine
page-of-size = { $name } de { $n }
page-feature-complete = Terminé : { $kind }, { $size }.
page-feature-open = Encore ouvert : { $kind }, { $size }.

# The ring and the craftsman row
page-tiles = Tuiles
page-tiles-hint = à gauche ou à droite, prenez-en une
page-tiles-later = distribuées après les pions
page-tiles-word =
    { $n ->
        [one] tuile
       *[other] tuiles
    }
page-bread-move = avec du pain
page-slot = { $tile }, case { $n }
page-slot-space = Case { $n } de l’anneau
page-place = Posez votre pion sur la case { $n }
page-row-left = { $n } sur { $of }
page-row-soon = vous en prendriez une
page-row-note = fini : prenez-en une
page-row-gone = prise
page-row-tile = { $tile }, rangée de l’artisan
page-row-text = Terminer un artisan permet de prendre une de ces tuiles.
page-hand = Tuile à bâtir : { $tile }
page-hand-turn = Tournez la tuile : { $tile }
page-turn = Tourner

# District
page-your-district = Votre quartier
page-look-at = Regardez le quartier de { $name }
page-cell = Case { $name }
page-fits =
    { $n ->
        [one] ici se pose : { $tile }
       *[other] ici se pose de { $n } façons : { $tile }
    }
page-brings = Termine et rapporte
page-goal = { $n } PV si la ligne { $line } traverse quelque chose de terminé : { $kind }.
page-goal-columns = entre les colonnes { $n } et { $m }
page-goal-rows = entre les rangs { $n } et { $m }
page-goal-met = Atteint.
page-goal-open = Pas encore atteint.
page-goal-soon = Cette tuile l’atteindrait.
page-goals-met = { $n } objectifs du cadre atteints sur { $of }

# Storage and points
page-storage = Réserve et points
page-stored =
    { $n ->
        [one] { $n } rangée
       *[other] { $n } rangées
    }
page-stored-text =
    { $items ->
        [one] Les tuiles rangées restent face cachée. À la fin, chaque chose en réserve vaut 1 PV.
       *[other] Les tuiles rangées restent face cachée. À la fin, { $items } choses en réserve valent 1 PV.
    }
page-fountain-cards =
    { $n ->
        [one] carte fontaine
       *[other] cartes fontaine
    }
page-now-worth = { $n } PV à présent.
page-vp-each = { $n } PV ×
page-drawn = nouvelle
page-return = Mettez sous la pioche : { $kind }.
page-return-why = Une de ces cartes va sous la pioche. Vous gardez les autres ; chacune compte à la fin.
page-points =
    { $n ->
        [one] point
       *[other] points
    }
page-ahead = { $n } si c’était la fin
page-points-start = donnés au départ
page-finale-before = { $n } avant la fin

# Scoring
page-track-hint = ordre du décompte
page-track-seat = { $name } { $n }
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
page-inspect-hint-touch = Touchez un emplacement entre deux cartes pour voir ce qu’un disque y rapporterait. Une carte non remplie coûte { $n } PV.
page-fulfilled =
    { $n ->
        [one] remplie { $n } fois
       *[other] remplie { $n } fois
    }
page-unfulfilled = pas encore remplie (−{ $n } PV)

# What is asked
page-hint-place = Votre première tuile vient d’une case voisine.
page-hint-take = Pointez une tuile pour voir où elle se pose.
page-hint-take-touch = Touchez une tuile pour voir où elle se pose.
page-hint-craft = Vous la bâtissez aussitôt.
page-hint-disc = Le nombre d’un emplacement est ce qu’il vous rapporte à présent.
page-hint-first = Ce que rapporte la première carte peut payer la seconde.
page-hint-pay = Une pièce remplace n’importe quelle marchandise.
page-take-bread = Ou allez où vous voulez pour { price-move }.
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
page-fits-none = Elle ne va nulle part : rangez-la.
page-completes = termine { $names }
page-completes-nothing = Ne termine encore rien.
page-meets = objectif du cadre +{ $n } PV
page-act-place = Commencer sur la case { $n }
page-act-take = Prendre cette tuile
page-act-bread = La prendre pour { price-move }
page-act-build = Bâtir en { $cell }
page-act-store = Ranger
page-act-craft = Prendre cette tuile
page-act-return = Rendre : { $kind }
page-act-disc = Poser un disque ici
page-act-first = Cette carte d’abord
page-doing-place = pose le pion sur une case
page-doing-take = prend une tuile
page-doing-build = bâtit ou range une tuile
page-doing-craft = prend une tuile de la rangée de l’artisan
page-doing-return = regarde des cartes fontaine
page-doing-disc = choisit où marquer
page-doing-first = remplit deux cartes objectif
page-doing-pay = remplit une carte objectif
page-doing-loaves = remplit une carte objectif

# Log: | is where the pictures go
page-log-start-player = commence, par tirage au sort
page-log-panel = reçoit le plateau { $name }
page-log-start = commence dans cette phase
page-log-place = commence sur la case { $n }
page-log-bread = paie | ·{" "}
page-log-craft = {" "}· prend | ·{" "}
page-log-build = bâtit | en { $cell }
page-log-store = range |
page-log-complete = termine |
page-log-goal = objectif du cadre
page-log-draw = regarde { $n } |
page-log-drawn = voit |
page-log-returned = rend |
page-log-discard = Hors du jeu : |
page-log-disc = pose un disque
page-log-fulfil = | × { $n }
page-log-fail = | non remplie
page-log-reveal = révèle | pour { $n } PV

## The balance report

chart-order = Ordre du tour à la première phase
    .note = La personne qui commence reçoit moins de points au début ; le marqueur de premier joueur avance après chaque phase.
    .order = à ce rang
chart-points = D’où viennent les points
    .note = Points moyens d’un joueur, selon la phase où ils sont venus ; la fin est le décompte final.
chart-cards = Cartes objectif
    .note = À quelle fréquence gagnent ceux qui ont posé un disque près de la carte, et ceux qui l’ont remplie au moins une fois.
    .chosen = choisie
    .fulfilled = remplie
chart-goals = Objectifs du cadre
    .note = À quelle fréquence gagnent ceux qui ont un tel objectif sur leur cadre et l’atteignent, ou en manquent un.
    .met = atteint
    .missed = pas atteint
chart-panels = Plateaux
    .note = À quelle fréquence on gagne sur ce plateau.
    .panel = joue dessus
chart-complete = Éléments terminés
    .note = Éléments terminés à la fin : chez ceux qui gagnent, et chez tous les autres.
chart-final = Comment ils ont joué
    .note = Ce que les joueurs ont fait jusqu’à la fin : ceux qui gagnent, et tous les autres.
points-start = Au début
points-card-A = Cartes A : une marchandise
points-card-B = Cartes B : plusieurs marchandises
points-card-C = Cartes C : villas
points-card-D = Cartes D : autres éléments
points-failed = Cartes non remplies
points-beyond = Pas au-delà de la piste des parchemins
points-villas = Villas
points-storage = Restes de la réserve
points-scroll-track = Piste des parchemins
points-fountain-cards = Cartes fontaine
points-frame = Objectifs du cadre
final-tiles = Tuiles bâties
final-stored = Tuiles rangées
final-crafted = Tuiles de la rangée de l’artisan
final-chimneys = Cheminées
final-goals = Objectifs du cadre atteints
final-scrolls = Place sur la piste des parchemins
final-bread = Pain dépensé en déplacements
final-wares = Marchandises obtenues
panel-number = Plateau { $n }
stage-end = Fin
