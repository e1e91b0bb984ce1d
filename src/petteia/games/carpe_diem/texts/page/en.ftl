### What Carpe Diem's board says in English, beside the game's own texts. The same messages and variables as in the other languages.

## Around the board

page-home = Home
page-tools = Tools
page-drawers = Parts of the table
page-rivals = The other districts
page-you = You
page-deciding = is deciding
page-start-player = Goes first in this phase
page-first = 1st
page-honest = Reconstructed set
page-reconstructed = Our reconstruction
page-set-tiles = Tiles
page-set-cards = Scoring cards
page-setup = Set-up
page-over = The end
page-round = round { $n } of { $of }
page-phase-round = Phase { $phase } of { $phases }, { $what }
page-tab-district = District
page-tab-tiles = Tiles
page-tab-scoring = Scoring
page-tab-rivals = Rivals
page-tab-log = Log

## Names

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
page-vp = VP
page-scroll = scroll
page-shovel = the first tile goes here
page-chimneys = chimneys
page-frame-goal = frame goal
page-fountain-card = fountain card
page-of-size = { $name } of { $n }
page-feature-complete = { $kind }, { $size }, complete.
page-feature-open = { $kind }, { $size }, still open.

## The ring and the craftsman row

page-tiles = Tiles
page-tiles-hint = move left or right, take one
page-tiles-left =
    { $n ->
        [one] { $n } left in this phase
       *[other] { $n } left in this phase
    }
page-tiles-word =
    { $n ->
        [one] tile left
       *[other] tiles left
    }
page-bread-move = with bread
page-slot = { $tile }, space { $n }
page-slot-space = Space { $n } of the ring
page-place = Put your pawn on space { $n }
page-row = Craftsman row
page-row-left = { $n } of { $of } left
page-row-soon = you would take one
page-row-note = done: take one
page-row-gone = taken
page-row-tile = { $tile }, craftsman row
page-row-text = Who completes a craftsman takes one of these tiles.
page-hand = Tile to be built: { $tile }
page-hand-turn = Turn the tile: { $tile }
page-turn = Turn

## District

page-your-district = Your district
page-district-of = District of { $name }
page-look-at = Look at the district of { $name }
page-cell = Cell { $name }
page-fits =
    { $n ->
        [one] here fits: { $tile }
       *[other] here fits in { $n } turns: { $tile }
    }
page-brings = Completes and brings
page-goal = { $n } VP for a complete { $kind } across the line { $line }.
page-goal-columns = between columns { $n } and { $m }
page-goal-rows = between rows { $n } and { $m }
page-goal-met = Met.
page-goal-open = Not met yet.
page-goal-soon = This tile would meet it.
page-goals-met = { $n } of { $of } frame goals met

## Storage and points

page-storage = Storage and points
page-stored =
    { $n ->
        [one] { $n } stored
       *[other] { $n } stored
    }
page-stored-text = Stored tiles stay face down. At the end two things in storage are 1 VP.
page-fountain-cards =
    { $n ->
        [one] fountain card
       *[other] fountain cards
    }
page-card-fountain = { $n } VP for each complete { $kind }.
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
page-finale-before = { $n } before the end
page-source-villas = Villas
page-source-frame = Frame goals
page-source-scroll-track = Scroll track
page-source-fountain-cards = Fountain cards
page-source-storage = Half the items
page-source-cards = Scoring cards
page-source-start = At the start

## Scoring

page-track = Scroll track
page-track-hint = scoring order
page-track-seat = { $name } { $n }
page-scoring = Scoring
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
page-fulfilled =
    { $n ->
        [one] fulfilled once so far
       *[other] fulfilled { $n } times so far
    }
page-unfulfilled = not fulfilled yet (−{ $n } VP)

## What is asked

page-ask-place = Put your pawn on a free space
page-ask-take = Move left or right and take a tile
page-ask-build = Build this tile, or store it
page-ask-craft = Take a tile from the craftsman row
page-ask-return = Put one fountain card under the deck
page-ask-disc = Put a disc between two cards
page-ask-first = Which card first?
page-ask-pay = How often do you pay this card?
page-ask-loaves = Fulfil it more often with 3 bread each?
page-hint-place = Your first tile comes from a neighbouring space.
page-hint-take = Point at a tile to see where it fits.
page-hint-take-touch = Tap a tile to see where it fits.
page-hint-craft = You build it at once.
page-hint-disc = The number on a space is what it brings you now.
page-hint-first = What the first card brings can pay for the second.
page-hint-pay = A coin stands for any ware.
page-take-bread =
    { $n ->
        [one] Or pay your bread and go anywhere.
       *[other] Or pay one of your { $n } bread and go anywhere.
    }
page-fits-cells =
    { $n ->
        [one] Fits 1 cell. R or the wheel turns it.
       *[other] Fits { $n } cells. R or the wheel turns it.
    }
page-fits-touch =
    { $n ->
        [one] Fits 1 cell. Tap it again to turn the tile.
       *[other] Fits { $n } cells. Tap one again to turn the tile.
    }
page-would-fit =
    { $n ->
        [0] fits nowhere
        [one] fits 1 cell
       *[other] fits { $n } cells
    }
page-fits-none = It fits nowhere: store it.
page-completes = completes { $names }
page-completes-nothing = Completes nothing yet.
page-meets = frame goal +{ $n } VP
page-store-text = It stays face down. At the end two things in storage are 1 VP.
page-act-place = Start on space { $n }
page-act-take = Take this tile
page-act-bread = Take it for 1 bread
page-act-build = Build on { $cell }
page-act-store = Store
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

## Log: | is where the pictures go

page-log-phase = Phase { $n }
page-log-start = goes first in this phase
page-log-place = starts on space { $n }
page-log-bread = pays | ·{" "}
page-log-craft = {" "}· takes | ·{" "}
page-log-build = builds | on { $cell }
page-log-store = stores |
page-log-complete = complete
page-log-goal = frame goal
page-log-draw = looks at { $n } |
page-log-drawn = sees |
page-log-returned = returns |
page-log-discard = | leaves the game
page-log-disc = puts a disc
page-log-fulfil = | × { $n }
page-log-fail = | not fulfilled
page-log-reveal = reveals | for { $n } VP
