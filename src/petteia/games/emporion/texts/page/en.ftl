### Emporion's board in English. The same messages, attributes and variables as in the other languages. Pictures stand in square brackets.

game-honesty = The deck is our own: the printed cards are not public. It keeps to the cards and figures that the rulebook shows. If you own the game, you can write down your cards and play with them.

## Kinds, resources, numbers

page-war = War
    .unit = War
page-culture = Culture
    .unit = Culture
page-trade = Trade
    .unit = Trade
page-prestige = Prestige
page-merchandise = Merchandise
page-special = Special Prestige
page-special-short = Special
page-booty = Booty
    .unit = Booty
page-ships = Ships
    .unit =
        { $n ->
            [one] ship
           *[other] ships
        }
page-vp = VP
    .unit = VP
page-reserved = Reserved
    .unit = reserved
page-expedition = Expedition
page-reserve = Reserve
page-asclepios = Asclepius
page-hygieia = Hygieia

page-amount-war = { $n } War
page-amount-culture = { $n } Culture
page-amount-trade = { $n } Trade
page-amount-booty = { $n } Booty
page-amount-ships =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
page-amount-drachma =
    { $n ->
        [one] { $n } drachma
       *[other] { $n } drachmas
    }
page-amount-vp = { $n } VP

page-per-war = { $n } VP per War card
page-per-culture = { $n } VP per Culture card
page-per-trade = { $n } VP per Trade card
page-per-prestige = { $n } VP per Prestige card
page-per-merchandise = { $n } VP per Merchandise card
page-per-booty = { $n } VP per Booty

## Cards

page-free = free
page-card-grants = grants { $what }
page-card-takes-prestige = the { $colour } action may take Prestige
page-card-takes-merchandise = the { $colour } action may take Merchandise
page-card-goods = scores with your other Merchandise
page-card-requires = requires { $what }
page-card-pays = pay { $n } Booty
page-figures-rulebook = Figures printed in the rulebook
page-figures-reconstructed = Partly known from the rulebook, completed by us
page-figures-own = Figures of our own
page-figures-printed = Figures from the owner’s deck

page-note-by = By { $action }
page-note-by-several = By either action
page-note-pay = pay { $n }[booty]
page-note-send = Send it
page-note-reserve = Reserve it
page-note-first = Begin with it
page-note-give-up = Give it up
page-note-missing = missing
page-note-missing-booty = missing, { $n } with Booty
page-note-kept = Takes { $n }[booty], you keep it
page-note-marker-there = The marker is on { $action }
page-note-no-prestige-ability = No ability takes Prestige yet
page-note-no-merchandise-ability = No ability takes Merchandise yet

## The table

page-home = Petteia: all games
page-tools = Score, help, settings
page-round = Round { $n }
page-setup = Set-up
page-order = Turn order: { $names }
page-port = Port
page-polis = Polis
page-polis-empty = The Polis is empty.
page-gap = Empty place
page-actions = Actions
page-marker = The marker
page-marker-of = Marker of { $name }
page-marker-choice = Your marker for the whole game
page-deck-history = History deck: { $n }.
    .title = History
    .text = War, Culture and Trade cards. Booty is drawn from it, unseen. When somebody has to draw and it is empty, the round is the last.
page-deck-progress = Progress deck: { $n }.
    .title = Progress
    .text = Prestige and Merchandise cards. An expedition of two ships or more brings them into the Port.
page-deck-ours = Card figures: our own deck.
page-deck-owner = Card figures: an owner’s deck.
page-special-note = Taken like Prestige; their Booty is paid.
page-special-none = All taken.

## The five actions

page-action-trade = Add a Trade card from the Polis or your reserve, or what an ability on your Trade cards takes.
page-action-culture = Add a Culture card from the Polis or your reserve, or what an ability on your Culture cards takes.
page-action-war = Add a War card from the Polis or your reserve, or what an ability on your War cards takes.
page-action-expedition = Send as many Port cards to the Polis as you have ships, four at most. Fill the Port again and draw as many Booty.
page-action-reserve = Take a Port card under one of your drachmas, to add it later.
page-brief-trade = Add a Trade card
page-brief-culture = Add a Culture card
page-brief-war = Add a War card
page-brief-expedition = From the Port to the Polis
page-brief-reserve = Keep a Port card
page-aim = Press to light up only what this action takes.
page-yield-reach =
    { $n ->
        [0] Nothing in reach
        [one] { $n } card in reach
       *[other] { $n } cards in reach
    }
page-yield-none = Nothing to take
page-yield-short = Nothing in reach, { $n } short with Booty
page-yield-kept = Only with Booty you keep
page-yield-marker = The marker stands here
page-yield-own-marker = Your marker stands here
page-yield-marker-of = { $name }’s marker stands here
page-yield-expedition =
    { $ships ->
        [one] { $ships } ship: { $cards } Port card, { $booty } Booty
       *[other] { $ships } ships: { $cards } Port cards, { $booty } Booty
    }
page-yield-drachmas =
    { $n ->
        [0] No drachma free
        [one] { $n } drachma free
       *[other] { $n } drachmas free
    }

## Domains

page-you = You
page-rivals = Rivals
page-domain-of = Domain: { $name }
page-cards = Cards
page-cards-short = cards
page-of = of { $n }
page-cards-of = { $n } of { $of } cards
page-vp-so-far = VP so far
page-look = Look at the cards
page-deciding = Deciding
page-one-more-ends = One more ends the game
page-last-round = This round is the last
page-n-reserved = { $n } reserved
page-free-drachma = Free drachma
page-free-drachmas = Free drachmas
page-if-kept = { $vp } VP if kept
page-reserved-cards = Reserved: { $names }, { $vp } VP if kept.
page-nothing-reserved = Nothing reserved.
page-booty-hidden = { $n } Booty, face down.
page-keep = Keep Booty
    .text = What would take Booty that you keep is not lit.
page-keep-short = Keep
page-keep-fewer = Keep one less
page-keep-more = Keep one more
page-kept = { $n } of { $of } Booty kept
page-show-below = Show this Domain below
page-none = None yet
page-goods =
    { $n ->
        [0] The first needs { $trade } Trade: +{ $more } VP.
       *[other] Worth { $vp } VP. The next needs { $trade } Trade: +{ $more } VP.
    }
page-goods-complete =
    { $n ->
        [one] One set is complete.
       *[other] { $n } sets are complete.
    }
page-lately-take = took { $name }
page-lately-first = began with { $name }
page-lately-reserve = reserved { $name }
page-lately-give-up = gave up { $name }
page-lately-expedition = sent an expedition
page-lately-skip = was passed over

## Points

page-score = Score so far
page-score-end = Final score
page-points-from = Source
page-total = Total
page-points-prestige = Prestige
page-points-merchandise = Merchandise
page-points-per-war = Per War card
page-points-per-culture = Per Culture card
page-points-per-trade = Per Trade card
page-points-per-prestige = Per Prestige
page-points-per-merchandise = Per Merchandise
page-points-per-booty = Per Booty
page-points-printed = Printed VP
page-points-reserved = Reserved

## The end

page-near-end =
    { $who ->
        [you] You have { $n } of { $of } cards.
        [rival] { $names } has { $n } of { $of } cards.
       *[several] { $names } have { $n } of { $of } cards.
    }
    .text = The round in which somebody adds card { $of } is the last.
page-end-cards = Last round: a Domain is full.
page-end-deck = Last round: the History deck has run out.
page-end-standstill = Last round: nobody could act.
page-end-turn =
    { $when ->
        [now] This is your last turn.
        [later] You have one more turn.
       *[past] You have no more turns.
    }
page-end-over = The game is over.
page-last-turn = Your last turn

## Drawers of a phone

page-drawers = Parts of the table
page-drawer-domain = Domain
page-drawer-rivals = Rivals
page-drawer-score = Score
page-drawer-log = Log
page-close = Close

## What is asked, and moves

page-ask-first = Your first card
    .text = Choose the card your Domain begins with.
page-ask-marker = Your marker
    .text = Choose one of the two markers; your rival gets the other.
page-ask-turn = Your turn
    .text = Take a lit card, reserve from the Port, or send an expedition.
page-ask-send =
    { $send ->
        [one] Send { $send } more card
       *[other] Send { $send } more cards
    }
    .text = Choose in the Port what moves to the Polis.
page-ask-refill =
    { $gaps ->
        [one] Fill the last gap
       *[other] Fill { $gaps } gaps
    }
    .text = Choose the deck for the next place; each deck must give at least one card.
page-ask-give-up = Give up a card
    .text = You can do nothing else: one of your reserved cards leaves the game.
page-outcome = { $move }: { $what }
page-outcome-booty = { $n } Booty for { $what }
page-act-for = { $move } for { $n } Booty
page-move-expedition = Send an expedition
page-move-first = Begin with { $name }
page-move-marker = Take the marker { $name }
page-move-take = Take { $name }
page-move-take-by = Take { $name } by { $action }
page-move-play = Add { $name }
page-move-play-by = Add { $name } by { $action }
page-move-reserve = Reserve { $name }
page-move-send = Send { $name }
page-move-give-up = Give up { $name }
page-move-refill-history = Fill from History
page-move-refill-progress = Fill from Progress

## Why a move is refused

page-why-game-over = The game is over.
page-why-not-your-turn = It is not your turn.
page-why-not-asked = Something else is asked of you now.
page-why-not-in-port = This card is not in the Port.
page-why-not-in-polis = This card is not in the Polis.
page-why-not-reserved = You have not reserved this card.
page-why-marker-there = The marker is in the way: { $action } cannot be chosen now.
page-why-no-ship = You have no ship.
page-why-port-empty = The Port is empty.
page-why-no-drachma = You have no free drachma.
page-why-no-prestige-ability = No { $action } card of yours can take Prestige.
page-why-no-merchandise-ability = No { $action } card of yours can take Merchandise.
page-why-requirements = { $missing } missing; { $booty } more Booty would do.
page-why-kept = It takes { $n } Booty, and you keep { $kept }.

## The log, after the mark of a player

page-told-first = begins with { $name }
page-told-marker = takes the marker { $name }
page-told-take = takes { $name }
page-told-play = adds { $name } from the reserve
page-told-by = by { $action }
page-told-for = for { $n } Booty
page-told-reserve = reserves { $name }
page-told-send = sends { $names } to the Polis
page-told-refill =
    { $progress ->
        [0] refills { $history } from History
       *[other]
            { $history ->
                [0] refills { $progress } from Progress
               *[other] refills { $history } from History and { $progress } from Progress
            }
    }
page-told-booty = draws { $n } Booty
page-told-forced = empties the Polis of History cards: { $names } move there
page-told-announce = { $n } cards: one more ends the game!
page-told-ending-cards = has the last card: this round is the last.
page-told-ending-deck = The History deck has run out: this round is the last.
page-told-ending-standstill = Nobody could act: the game ends.
page-told-skip = can do nothing and is passed over
page-told-give-up = gives up { $name }
page-told-over = The game is over
