### Carpe Diem in English. The same messages, attributes and variables as in the other languages.

## The game

game-name = Carpe Diem
game-about = Build a district of ancient Rome tile by tile: close villas, landscapes and dwellings, gather wares, and fulfil scoring cards after each phase.
game-line = Build a district of Rome, tile by tile, for goals that change at every table.
game-honesty = The tiles, scoring cards, frame pieces and panels here are a reconstruction: the rulebook shows only some of them, and we made the rest to fit. If you own the game, you can write down your own set and play with it.

## Kinds of features

kind-meadow = meadow
kind-villa = villa
    .text = Two tiles or more without an opening. Brings nothing at once; at the end it scores by its chimneys.
kind-vineyard = vineyard
    .text = A landscape of 2 to { $longest_landscape } tiles. When it is complete it brings grapes, one bunch fewer than it has tiles.
kind-herbs = herb garden
    .text = A landscape of 2 to { $longest_landscape } tiles. When it is complete it brings herbs, one bundle fewer than it has tiles.
kind-chicken = chicken yard
    .text = A landscape of 2 to { $longest_landscape } tiles. When it is complete it brings chickens, one fewer than it has tiles.
kind-pond = pond
    .text = A landscape of 2 to { $longest_landscape } tiles. When it is complete it brings fish, one fewer than it has tiles.
kind-merchant = merchant
    .text = A dwelling of two halves. When it is complete all your wares become coins, and you also get { $gains }.
kind-baker = baker
    .text = A dwelling of two halves. When it is complete you get { $gains }.
kind-administrator = administrator
    .text = A dwelling of two halves. When it is complete you get { $gains }. Steps move your disc on the scroll track.
kind-craftsman = craftsman
    .text = A dwelling of two halves. When it is complete you take a tile of the craftsman row and build it at once.
kind-market = market
    .text = A single building in meadow. You get { $gains } when you build it.
kind-bakery = bakery
    .text = A single building in meadow. You get { $gains } when you build it.
kind-fountain = fountain
    .text = A single building in meadow. You look at { $drawn } fountain cards, and one goes back under the deck; from your second fountain on it may be an older card.

## Amounts

amount-vp = { $n } VP
amount-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-bread =
    { $n ->
        [one] { $n } loaf
       *[other] { $n } loaves
    }
price-move =
    { $bread_move ->
        [one] a loaf
       *[other] { $bread_move } loaves
    }
price-card =
    { $loaves ->
        [one] { $loaves } loaf
       *[other] { $loaves } loaves
    }
amount-step =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
amount-grapes =
    { $n ->
        [one] { $n } bunch of grapes
       *[other] { $n } bunches of grapes
    }
amount-herbs =
    { $n ->
        [one] { $n } bundle of herbs
       *[other] { $n } bundles of herbs
    }
amount-chicken =
    { $n ->
        [one] { $n } chicken
       *[other] { $n } chickens
    }
amount-fish = { $n } fish
amount-tile =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
amount-chimney =
    { $n ->
        [one] { $n } chimney
       *[other] { $n } chimneys
    }
amount-villa =
    { $n ->
        [one] { $n } villa
       *[other] { $n } villas
    }
amount-vineyard =
    { $n ->
        [one] { $n } vineyard
       *[other] { $n } vineyards
    }
amount-herb-garden =
    { $n ->
        [one] { $n } herb garden
       *[other] { $n } herb gardens
    }
amount-chicken-yard =
    { $n ->
        [one] { $n } chicken yard
       *[other] { $n } chicken yards
    }
amount-pond =
    { $n ->
        [one] { $n } pond
       *[other] { $n } ponds
    }
amount-merchant =
    { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
amount-baker =
    { $n ->
        [one] { $n } baker
       *[other] { $n } bakers
    }
amount-administrator =
    { $n ->
        [one] { $n } administrator
       *[other] { $n } administrators
    }
amount-craftsman =
    { $n ->
        [one] { $n } craftsman
       *[other] { $n } craftsmen
    }
amount-market =
    { $n ->
        [one] { $n } market
       *[other] { $n } markets
    }
amount-bakery =
    { $n ->
        [one] { $n } bakery
       *[other] { $n } bakeries
    }
amount-fountain =
    { $n ->
        [one] { $n } fountain
       *[other] { $n } fountains
    }
amount-landscape =
    { $n ->
        [one] { $n } landscape of any kind
       *[other] { $n } landscapes of any kind
    }
amount-dwelling =
    { $n ->
        [one] { $n } dwelling of any kind
       *[other] { $n } dwellings of any kind
    }
amount-single =
    { $n ->
        [one] { $n } single building of any kind
       *[other] { $n } single buildings of any kind
    }

## Cards, tiles and goals

card-red = { $needs } → { $gains }
    .text = Pay { $needs } as often as you like: { $gains } each time. A coin stands for any ware, { price-card } for one whole time.
card-green = { $needs } → { $gains }
    .text = For every { $needs } you have complete: { $gains }. Chimneys count in open villas too; { price-card } can stand for one whole time.
card-fountain = fountain card: { $name }
    .text = At the end: { $n } VP for each complete { $name }.
card-goal = { $name } ({ $n } VP)
    .text = At the end: { $n } VP if a complete { $name } lies across this line.
back-white = white back
back-black = black back

## The course of the game

part-set-up = Set-up
    .help = One after another you put your pawn on a free space of the ring; the tiles are turned over once the last pawn is placed.
part-turns = Turns
    .help = Move your pawn to the next space with tiles, left or right, take a tile there and build or store it. After { $rounds } rounds comes a scoring.
part-scoring = Scoring
    .help = Starting with whoever is furthest along the scroll track, everyone puts a disc between two cards and fulfils both.
part-over = The end
    .help = The game is over.
stage-set-up = Set-up
stage-phase = Phase { $n }
stage-scoring = Scoring
stage-over = Over

## Questions

question-place = Put your pawn on a free space
question-take = Move left or right and take a tile
question-build = Build this tile, or keep it face down
question-craft = Take a tile from the craftsman row
question-return = Put one fountain card under the deck
question-disc = Put a disc between two cards
question-first = Which card first?
question-pay = How often do you pay this card?
question-loaves = Fulfil it more often with bread?

## Moves

move-build =
    { $n ->
        [0] Build on { $cell }
       *[other] Build on { $cell }, turned { $n }×
    }
move-store = Put the tile into your storage
move-take = Space { $n }: take { $name }
move-bread = For { price-move } to space { $n }: take { $name }
move-place = Space { $n }
move-craft = Take { $name }
move-return = Return { $name }
move-disc = { $one } and { $other }
move-first = First { $name }
move-pay =
    { $n ->
        [0] Do not pay
        [one] Pay once
       *[other] Pay { $n } times
    }
move-loaves =
    { $n ->
        [0] Use no bread
        [one] Once, for { price-card }
       *[other] { $n } times, for { price-card } each
    }

## Why a move is refused

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-asked = Something else is asked of you now.
reason-cell-taken = There is already a tile there.
reason-first-on-shovel = Your first tile goes where the shovel is.
reason-not-adjacent = A tile must lie next to one of your tiles, not diagonally.
reason-equal-turn = Turned this way, the tile looks the same as with fewer turns.
reason-edges-differ = Every edge must match the edge it meets. This cell asks for: { $missing }.
reason-landscape-too-long = A landscape has at most { $longest_landscape } tiles and two ends.
reason-tile-taken = There is no tile there any more.
reason-equal-tile = There are two identical tiles there; choose the first one.
reason-too-far = Your pawn goes to the next space with tiles, left or right. For { price-move } it goes anywhere.
reason-not-enough-bread = Not enough bread: { $missing } short.
reason-space-occupied = Another pawn stands there; at the start every pawn has a space of its own.
reason-not-your-card = You do not have this fountain card.
reason-no-two-cards = A disc lies between two cards.
reason-disc-there = There is already a disc there, for the rest of the game.
reason-not-beside-disc = This card does not lie beside your disc.
reason-cannot-pay = You cannot pay that often: { $missing } short.

## Log

log-phase = Phase { $n }
log-round = Round { $n }
log-start-player = { $player } is drawn as the start player.
log-panel = { $player } gets panel { $name }, with the shovel on { $cause }.
log-start = { $player } starts.
log-place = { $player } starts on space { $name }.
log-deal =
    { $cause ->
        [row] Laid out as the craftsman row: { $amount }.
       *[ring] Turned over on the ring: { $amount }.
    }
log-move =
    { $n ->
        [0] { $player } moves to space { $name }.
       *[other] { $player } pays { price-move } and goes to space { $name }.
    }
log-take = { $player } takes { $name }.
log-discard = { $name } is left over on space { $n } and leaves the game.
log-build = { $player } builds on { $cause }: { $name }.
log-store = { $player } stores { $name }.
log-gain = { $player } gains { $amount } ({ $cause }).
log-lose = { $player } gives { $amount } ({ $cause }).
log-complete = { $player } completes: { $name } ({ $cells }).
log-goal = { $player } meets a goal of the frame: { $name }, { $n } VP at the end.
log-draw =
    { $n ->
        [one] { $player } looks at { $n } fountain card.
       *[other] { $player } looks at { $n } fountain cards.
    }
log-drawn = You see the { $name }.
log-return = { $player } puts a fountain card under the deck.
log-returned = You return the { $name }.
log-scoring = Scoring of phase { $n }
log-disc = { $player } puts a disc on { $name }.
log-fulfil =
    { $n ->
        [one] { $player } fulfils once: { $name }.
       *[other] { $player } fulfils { $n } times: { $name }.
    }
log-fail = { $player } does not fulfil { $name }.
log-reveal = { $player } reveals: { $name }, { $n } VP.
log-score = { $player } scores { $n } VP ({ $cause }).
log-over = The game is over.

cause-start = at the start
cause-scroll = scroll covered
cause-scroll-track = Scroll track
cause-villas = Villas
cause-storage = Left in storage
cause-fountain-cards = Fountain cards
cause-frame = Frame goals

## Where a figure comes from

source-rulebook = Printed in the rulebook
source-derived = Follows from the rulebook
source-one = From a single public description
source-reconstructed = Reconstructed by us
source-own = Read from the pieces

## The table

table-phase = Phase { $n } of { $of }
table-round = Round { $n } of { $of }
table-ring = The ring
table-row = Craftsman row
table-grid = Scoring cards
table-hand = To build: { $name }
table-district = District of { $player }
table-storage = Storage
table-scroll-track = Scroll track
table-features = Complete
table-fountain-cards = Fountain cards
table-goals = Frame
table-stored =
    { $n ->
        [one] { $n } stored tile
       *[other] { $n } stored tiles
    }
table-hidden =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
table-to-come =
    { $n ->
        [one] { $n } tile to come
       *[other] { $n } tiles to come
    }
table-during-game = Scored during the game
table-empty = –
table-legend = Letters are kinds, § is a scroll, ▽ the shovel. A tile is written with its edges clockwise from the top; a small letter is a second part of the same kind.
table-help-ring = the ring and the craftsman row
table-help-cards = the scoring cards in full
table-help-tiles = the tiles that are still to come

letter-villa = V
letter-vineyard = W
letter-herbs = H
letter-chicken = C
letter-pond = P
letter-merchant = M
letter-baker = B
letter-administrator = A
letter-craftsman = K
letter-market = m
letter-bakery = o
letter-fountain = f

## Help

help-goal = Goal
    .text = Have the most victory points (VP) after { $phases } phases. Ties go to whoever is further back on the scroll track.
help-ring = The ring
    .text = On your turn your pawn goes left or right to the next space with tiles, and you take one there. Pawns may share a space. A space closes when as many tiles have been taken from it as there are players.
help-building = Building
    .text = Your first tile goes where the shovel is, every other one next to a tile of yours. Edges that meet must match; the frame is meadow. Turn tiles as you like. A tile that you cannot or will not build goes face down into your storage and stays there.
help-landscapes = Landscapes
    .text = Vineyards, herb gardens, chicken yards and ponds have 2 to { $longest_landscape } tiles and two closed ends. A complete one brings one ware fewer than it has tiles.
help-dwellings = Dwellings
    .text = Two halves of a kind make a dwelling. The merchant turns wares into coins, the baker brings bread, the administrator steps, the craftsman a tile.
help-villas = Villas
    .text = Villas may have any size. Their chimneys count for scoring cards; complete ones score at the end by their chimneys.
help-fountains = Fountains
    .text = A fountain shows you { $drawn } fountain cards; one goes back under the deck, the rest stay with you, hidden, and score at the end. From the second fountain on, any of your cards may go back instead.
help-scrolls = Scrolls
    .text = Cover a scroll to move your disc on the scroll track. Whoever is furthest along chooses first in the scorings, and each place is worth its number at the end.
help-wares = Wares and coins
    .text =
        { $items ->
            [one] Wares pay red scoring cards. A coin stands for any ware. At the end each thing left over is 1 VP.
           *[other] Wares pay red scoring cards. A coin stands for any ware. At the end every { $items } things left over are 1 VP.
        }
help-bread = Bread
    .text = For { price-move }, paid before you move, your pawn goes to any space with tiles, or stays. In a scoring, { price-card } can fulfil a card once.
help-scoring = Scoring
    .text = You put a disc between two cards and fulfil both, in the order you like, each as often as you can. A card you do not fulfil at all costs { $unfulfilled } VP. Discs stay and block their space.
help-frame = Frame
    .text = Each piece of your frame has { $goals } goals. A goal is met if a complete feature of its kind lies across the line that runs from it through your district.
help-end = The end
    .text = After the last scoring you add your complete villas, what is left in your storage, your place on the scroll track, your fountain cards and your frame goals.
help-set = The set
    .text = The tiles, scoring cards, frame pieces and panels are a reconstruction that fits all that is known of the game. “petteia components carpe-diem” prints it; with --check it looks through a set of your own.

## The page

# Around the board
page-home = Home
page-tools = Tools
page-drawers = Parts of the table
page-rivals = The other districts
page-lately-place = starts at space { $n }
page-lately-take = took { $tile }
page-lately-build = built { $tile } on { $cell }
page-lately-store = kept a tile face down
page-lately-disc = placed a disc
page-deciding = is deciding
page-start-player = Goes first in this phase
page-first = 1st
page-honest = Reconstructed set
page-tab-district = District
page-tab-tiles = Tiles
page-tab-scoring = Scoring
page-tab-rivals = Rivals
page-tab-log = Log

# Names
page-what-grapes = grapes
page-what-herbs = herbs
page-what-chicken = chickens
page-what-fish = fish
page-what-coin = coins
page-what-bread = bread
page-what-step = scroll track
page-what-scroll = scroll
page-what-tile = stored tiles
page-what-fountain-card = fountain cards
page-what-vp = VP
page-what-chimney = chimneys
page-what-landscape = any landscape
page-what-dwelling = any dwelling
page-what-single = any single building
page-shovel = the first tile goes here
page-frame-goal = frame goal
page-fountain-card = fountain card
page-of-size = { $name } of { $n }
page-feature-complete = { $kind }, { $size }, complete.
page-feature-open = { $kind }, { $size }, still open.

# The ring and the craftsman row
page-tiles = Tiles
page-tiles-hint = move left or right, take one
page-tiles-later = dealt once all pawns are placed
page-tiles-word =
    { $n ->
        [one] tile left
       *[other] tiles left
    }
page-bread-move = with bread
page-slot = { $tile }, space { $n }
page-slot-space = Space { $n } of the ring
page-place = Put your pawn on space { $n }
page-row-left = { $n } of { $of } left
page-row-soon = you would take one
page-row-note = done: take one
page-row-gone = taken
page-row-tile = { $tile }, craftsman row
page-row-text = Whoever completes a craftsman takes one of these tiles.
page-hand = Tile to be built: { $tile }
page-hand-turn = Turn the tile: { $tile }
page-turn = Turn

# District
page-your-district = Your district
page-look-at = Look at the district of { $name }
page-cell = Cell { $name }
page-fits =
    { $n ->
        [one] fits here: { $tile }
       *[other] fits here { $n } ways: { $tile }
    }
page-brings = Completes and brings
page-goal = { $n } VP for a complete { $kind } across the line { $line }.
page-goal-columns = between columns { $n } and { $m }
page-goal-rows = between rows { $n } and { $m }
page-goal-met = Met.
page-goal-open = Not met yet.
page-goal-soon = This tile would meet it.
page-goals-met = { $n } of { $of } frame goals met

# Storage and points
page-storage = Storage and points
page-stored =
    { $n ->
        [one] { $n } stored
       *[other] { $n } stored
    }
page-stored-text =
    { $items ->
        [one] Stored tiles stay face down. At the end each thing in storage is 1 VP.
       *[other] Stored tiles stay face down. At the end every { $items } things in storage are 1 VP.
    }
page-fountain-cards =
    { $n ->
        [one] fountain card
       *[other] fountain cards
    }
page-now-worth = Now { $n } VP.
page-vp-each = { $n } VP ×
page-drawn = new
page-return = Put under the deck: { $kind }.
page-return-why = One of these cards goes under the deck. You keep the others; each scores at the end.
page-points =
    { $n ->
        [one] point
       *[other] points
    }
page-ahead = { $n } if the game ended now
page-points-start = given at the start
page-finale-before = { $n } before the end

# Scoring
page-track-hint = scoring order
page-track-seat = { $name } { $n }
page-scoring-hint = a disc counts the two cards beside it
page-pay = Pay
page-have = Have
page-pay-card = A card to pay
page-have-card = A card that counts
page-card-pay = Pay { $needs }: { $gains }.
page-card-have = For { $needs }: { $gains }.
page-times-now =
    { $n ->
        [0] Not possible now.
        [one] Possible once now.
       *[other] Possible { $n } times now.
    }
page-disc-space = Free disc space.
page-disc-of = Disc of { $name }.
page-disc-now = your disc here, now
page-disc-brings = Now it brings { $what }.
page-inspect-hint = Point at a space between two cards to see what a disc there would bring. A card you cannot fulfil costs { $n } VP.
page-inspect-hint-touch = Tap a space between two cards to see what a disc there would bring. A card you cannot fulfil costs { $n } VP.
page-fulfilled =
    { $n ->
        [one] fulfilled once so far
       *[other] fulfilled { $n } times so far
    }
page-unfulfilled = not fulfilled yet (−{ $n } VP)

# What is asked
page-hint-place = Your first tile comes from a neighbouring space.
page-hint-take = Point at a tile to see where it fits.
page-hint-take-touch = Tap a tile to see where it fits.
page-hint-craft = You build it at once.
page-hint-disc = The number on a space is what it brings you now.
page-hint-first = What the first card brings can pay for the second.
page-hint-pay = A coin stands for any ware.
page-take-bread = Or go anywhere for { price-move }.
page-fits-cells =
    { $n ->
        [one] Fits { $n } cell. R or the wheel turns it.
       *[other] Fits { $n } cells. R or the wheel turns it.
    }
page-fits-touch =
    { $n ->
        [one] Fits { $n } cell. Tap it again to turn the tile.
       *[other] Fits { $n } cells. Tap one again to turn the tile.
    }
page-would-fit =
    { $n ->
        [0] fits nowhere
        [one] fits { $n } cell
       *[other] fits { $n } cells
    }
page-fits-none = It fits nowhere: store it.
page-completes = completes { $names }
page-completes-nothing = Completes nothing yet.
page-meets = frame goal +{ $n } VP
page-act-place = Start on space { $n }
page-act-take = Take this tile
page-act-bread = Take it for { price-move }
page-act-build = Build on { $cell }
page-act-store = Keep face down
page-act-craft = Take this tile
page-act-return = Return { $kind }
page-act-disc = Put a disc here
page-act-first = This card first
page-doing-place = puts the pawn on a space
page-doing-take = takes a tile
page-doing-build = builds or stores a tile
page-doing-craft = takes a tile from the craftsman row
page-doing-return = looks at fountain cards
page-doing-disc = chooses where to score
page-doing-first = fulfils two scoring cards
page-doing-pay = fulfils a scoring card
page-doing-loaves = fulfils a scoring card

# Log: | is where the pictures go
page-log-start-player = is drawn as the start player
page-log-panel = gets panel { $name }
page-log-start = goes first in this phase
page-log-place = starts on space { $n }
page-log-bread = pays | ·{" "}
page-log-craft = {" "}· takes | ·{" "}
page-log-build = builds | on { $cell }
page-log-store = stores |
page-log-complete = completes |
page-log-goal = frame goal
page-log-draw = looks at { $n } |
page-log-drawn = sees |
page-log-returned = returns |
page-log-discard = Out of the game: |
page-log-disc = puts a disc
page-log-fulfil = | × { $n }
page-log-fail = | not fulfilled
page-log-reveal = reveals | for { $n } VP

## The balance report

chart-order = Turn order in the first phase
    .note = The player who starts gets fewer points at the start; the start marker moves on after every phase.
    .order = at that place
chart-points = Where points come from
    .note = Mean points of a player, by the phase in which they came; the end is the final scoring.
chart-cards = Scoring cards
    .note = How often players win who put a disc beside the card, and who fulfilled it at least once.
    .chosen = chosen
    .fulfilled = fulfilled
chart-goals = Frame goals
    .note = How often players win who have such a goal on their frame and meet one, or leave one unmet.
    .met = met
    .missed = not met
chart-panels = Panels
    .note = How often the player on the panel wins.
    .panel = plays on it
chart-complete = Complete features
    .note = Complete features at the end: of the winners, and of all the others.
chart-final = How they played
    .note = What players have done by the end: the winners, and all the others.
points-start = At the start
points-card-A = Cards A: one ware
points-card-B = Cards B: several wares
points-card-C = Cards C: villas
points-card-D = Cards D: other features
points-failed = Cards not fulfilled
points-beyond = Steps beyond the scroll track
points-villas = Villas
points-storage = Left in storage
points-scroll-track = Scroll track
points-fountain-cards = Fountain cards
points-frame = Frame goals
final-tiles = Tiles built
final-stored = Tiles stored
final-crafted = Tiles of the craftsman row
final-chimneys = Chimneys
final-goals = Frame goals met
final-scrolls = Place on the scroll track
final-bread = Bread spent on moves
final-wares = Wares gained
panel-number = Panel { $n }
stage-end = End
