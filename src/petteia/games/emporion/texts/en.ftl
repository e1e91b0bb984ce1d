### Emporion in English. The same messages, attributes and variables as in the other languages.

## The game

game-name = Emporion
game-about = Settle at the edge of the Greek world: add cards to your Domain, send ships, trade and build, and finish with the most victory points.
game-line = Card by card you build a harbour town; what you take decides what you can afford.
game-honesty = The deck is our own: the printed cards are not public. It keeps to the cards and figures that the rulebook shows. If you own the game, you can write down your cards and play with them.
deck-note = Our own deck: the printed cards are not public. The rules are those of the rulebook.
deck-note-own = A deck from a file of the owner: { $name }.

## Kinds of cards

kind-war = War
kind-culture = Culture
kind-trade = Trade
kind-prestige = Prestige
kind-merchandise = Merchandise
kind-special = Special Prestige

## War

card-hoplites = Hoplitēs
    .text = A citizen with shield and spear, who fights in the phalanx.
card-hippeis = Hippeis
    .text = Citizens rich enough to keep a horse and ride to war.
card-strategos = Strategos
    .text = The general whom the citizens elect.
card-nauarchos = Nauarchos
    .text = The commander of the fleet.
card-toxotes = Toxotes
    .text = An archer, who keeps watch on the walls.
card-lochagos = Lochagos
    .text = He leads a company of hoplites.
card-polemarchos = Polemarchos
    .text = The magistrate in charge of war.
card-misthophoroi = Misthophoroi
    .text = Soldiers who serve for pay and a share of the booty.

## Culture

card-sophistes = Sophistes
    .text = A teacher who travels from city to city and teaches for a fee.
card-stoa = Stoá
    .text = The colonnade that closed the agora of the Neapolis.
card-grammatistes = Grammatistēs
    .text = He teaches the children their letters.
card-iatros = Iatros
    .text = A physician in the service of Asclepius.
card-rhapsodos = Rhapsōdos
    .text = He knows Homer by heart and recites him at the festivals.
card-theatron = Theatron
    .text = Where the citizens watch tragedies and comedies.
card-gymnasion = Gymnasion
    .text = The young train here, body and mind.
card-aristarche = Aristarchē
    .text = The priestess who sailed west with the Phocaeans and brought them the image of Artemis.
card-mantis = Mantis
    .text = The seer who reads the will of the gods before a voyage.

## Trade

card-macellum = Macellum
    .text = The food market of the Roman town.
card-agora = Agorá
    .text = The square of the Neapolis, for market and talk.
card-kapelos = Kapēlos
    .text = The shopkeeper who sells in the town what the ships bring.
card-emporoi = Emporoi
    .text = Merchants who follow their goods across the sea.
card-creditor = Creditor
    .text = He lends money for a voyage, and earns if the ship comes home.
card-naukleros = Nauklēros
    .text = The owner of a ship, who carries what others trade.
card-trapezites = Trapezitēs
    .text = The banker, at his table in the agora.
card-nomisma = Nomisma
    .text = The silver coin of Emporion, with Pegasus on its back.
card-basped = Basped
    .text = An Iberian trader whom a lead letter found at Emporion names.

## Prestige

card-emporion = Emporion
    .text = The trading place: the town itself.
card-palaia-polis = PalaíaPolis
    .text = The old town on its small island, today Sant Martí d’Empúries.
card-neapolis = Neápolis
    .text = The new town on the shore, facing the harbour.
card-massalia = Massalia
    .text = The great Phocaean city near the Rhône.
card-akropolis = Akropolis
    .text = The high place where the temples stand.
card-asklepieion = Asklepieion
    .text = The sanctuary of Asclepius, whose statue was found here in 1909.
card-sarapieion = Sarapieion
    .text = The temple of Serapis and Isis, the gift of a man from Alexandria.
card-rhode = Rhodē
    .text = The Greek neighbour across the bay, today Roses.
card-agathe = Agathē
    .text = “The good”: a Massalian colony, today Agde.
card-phokaia = Phōkaia
    .text = The mother city, far away in Ionia.
card-alalie = Alaliē
    .text = The Phocaean town on Corsica, off which a great sea battle was fought.
card-indike = Indikē
    .text = The town of the Indiketes, the Iberian neighbours.
card-kypsela = Kypsela
    .text = A town of this coast that an old sea guide remembers.
card-forum = Forum
    .text = The heart of the Roman town on the hill.
card-palaistra = Palaistra
    .text = The wrestling ground outside the walls.
card-hemeroskopeion = Hēmeroskopeion
    .text = “The watch of the day”: a Phocaean lookout far down the coast.
card-choma = Chōma
    .text = The stone mole that still shelters the beach.

## Merchandise

card-oinos = Oinos
    .text = Wine, in amphorae from all over the sea.
card-elaion = Elaion
    .text = Olive oil, for food, light and the gymnasium.
card-garos = Garos
    .text = Fish sauce, salted and left in the sun.
card-sitos = Sitos
    .text = Grain from the fields of the Iberians.
card-linon = Linon
    .text = Linen: the weavers of Emporion were famous for it.
card-keramos = Keramos
    .text = Painted pottery from Athens.
card-argyros = Argyros
    .text = Silver, for coins and for cups.

## Special Prestige

card-artemision = Artemision
    .text = The temple of Artemis of Ephesus, whom the settlers brought with them.
card-teichos = Teichos
    .text = The wall of great blocks that guards the south gate.
card-limen = Limēn
    .text = The harbour between the old town and the new.
card-pegasos = Pegasos
    .text = The winged horse, the sign of the city.

## What a card says

says-grants = Grants { $what }.
says-requires = Requires { $what }.
says-requires-nothing = Requires nothing.
says-pays =
    { $n ->
        [one] { $n } Booty is paid.
       *[other] { $n } Booty are paid.
    }
says-merchandise = Requires { $merchandise_trade } Trade, and 1 more for each Merchandise you own. 1 to { $merchandise_set } cards: { $merchandise_values } VP; then another set begins.
says-takes-prestige = { $action } may also take Prestige cards.
says-takes-merchandise = { $action } may also take Merchandise.
says-vp = { $n } VP.
says-per-war = { $n } VP per War card.
says-per-culture = { $n } VP per Culture card.
says-per-trade = { $n } VP per Trade card.
says-per-prestige = { $n } VP per Prestige card.
says-per-merchandise = { $n } VP per Merchandise card.
says-per-booty = { $n } VP per Booty.
says-alpha = Starting card.
says-tie-break = More copies win a tie.
says-copies =
    { $n ->
        [one] { $n } copy in the deck.
       *[other] { $n } copies in the deck.
    }

## Actions, markers, decks

action-war = War
    .text = Add a War card from the Polis or your reserve; with the ability on one of your War cards, a Prestige or Merchandise card.
action-culture = Culture
    .text = Add a Culture card from the Polis or your reserve; with the ability on one of your Culture cards, a Prestige or Merchandise card.
action-trade = Trade
    .text = Add a Trade card from the Polis or your reserve; with the ability on one of your Trade cards, a Prestige or Merchandise card.
action-expedition = Expedition
    .text = Move as many cards from the Port to the Polis as you have ships, { $most_ships } at most; fill the Port again and draw one Booty for each card moved.
action-reserve = Reserve
    .text = Put a card from the Port under one of your drachmas. You add it later by the action of its colour.
marker-asclepios = Asclepius
marker-hygieia = Hygieia
deck-history = History deck
deck-progress = Progress deck

## Amounts

amount-war = { $n } War
amount-culture = { $n } Culture
amount-trade = { $n } Trade
amount-booty = { $n } Booty
amount-ships =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
amount-drachma =
    { $n ->
        [one] { $n } drachma
       *[other] { $n } drachmas
    }
amount-vp = { $n } VP
amount-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
amount-reserved = { $n } reserved
amount-prestige = { $n } Prestige
amount-merchandise = { $n } Merchandise

## Where points come from

points-prestige = Prestige
points-merchandise = Merchandise
points-per-war = Per War card
points-per-culture = Per Culture card
points-per-trade = Per Trade card
points-per-prestige = Per Prestige card
points-per-merchandise = Per Merchandise card
points-per-booty = Per Booty
points-printed = Printed VP
points-reserved = Still reserved

## How far the game is

phase-set-up = Set-up
    .help = From the start player on, everyone takes a card to begin with. Then the Polis is laid out and Booty is dealt.
phase-play = Play
    .help = In turn, move the marker to another action and carry it out. You may not pass, and you may not repeat the action the marker stands on.
phase-over = End of the game
    .help = Prestige, Merchandise and the points on your History cards, less { $reserved_cost } VP for each card still reserved.
stage-set-up = Set-up
stage-round = Round { $n }
stage-over = Finished
ending-cards = somebody has { $last_card } cards
ending-deck = the History deck is empty
ending-standstill = nobody can do anything

## Questions

question-first = Your first card
    .text = Choose the card your Domain begins with.
question-marker = Your marker
    .text = Choose one of the two markers; your rival gets the other.
question-turn = Your turn
    .text = Take a card, reserve one from the Port, or send an expedition.
question-send =
    { $n ->
        [one] Send { $n } more card
       *[other] Send { $n } more cards
    }
    .text = Choose in the Port what moves to the Polis.
question-refill =
    { $n ->
        [one] Fill the last gap
       *[other] Fill { $n } gaps
    }
    .text = Choose the deck for the next gap; each deck must give at least one card.
question-give-up = Give up a card
    .text = You can do nothing else: one of your reserved cards leaves the game.

## Moves

move-first = Begin with { $name }
move-marker = Take the marker { $name }
move-expedition =
    { $n ->
        [one] Expedition: { $n } card to the Polis
       *[other] Expedition: { $n } cards to the Polis
    }
move-refill = Fill from the { $name }
move-take =
    { $n ->
        [0] Take { $name } by { $action }
       *[other] Take { $name } by { $action }, paying { $n } Booty
    }
move-play =
    { $n ->
        [0] Add { $name } from your reserve by { $action }
       *[other] Add { $name } from your reserve by { $action }, paying { $n } Booty
    }
move-reserve = Reserve { $name }
move-send = Send { $name }
move-give-up = Give up { $name }

## Why a move is refused

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-asked = Something else is asked of you now.
reason-not-in-port = This card is not in the Port.
reason-not-in-polis = This card is not in the Polis.
reason-not-reserved = You have not reserved this card.
reason-marker-there = A marker stands on this action.
reason-no-ship = You have no ship.
reason-port-empty = The Port is empty.
reason-no-drachma = You have no free drachma.
reason-no-prestige-ability = None of your cards of this colour takes Prestige.
reason-no-merchandise-ability = None of your cards of this colour takes Merchandise.
reason-requirements = { $missing } missing; { $booty } more Booty would do.

## Log

log-first = { $player } begins with { $name }.
log-marker = { $player } takes { $name }.
log-round = Round { $n }
log-action = { $player } chooses { $name }.
log-take = { $player } takes { $name }.
log-play = { $player } adds { $name } from the reserve.
log-pay = { $player } pays { $n } Booty.
log-booty = { $player } draws { $n } Booty.
log-points =
    { $n ->
        [one] { $player } gains { $n } VP ({ $cause }).
       *[other] { $player } gains { $n } VP ({ $cause }).
    }
log-points-lost = { $player } loses { $n } VP ({ $cause }).
log-reserve = { $player } reserves { $name }.
log-send = { $player } sends { $name } to the Polis.
log-refill = { $name } comes to the Port.
log-forced = No History card is left in the Polis: the whole Port moves there.
log-announce = { $player } has { $n } cards: one more ends the game.
log-ending = This is the last round: { $cause }.
log-skip = { $player } can do nothing.
log-give-up = { $player } can do nothing and gives up { $name }.
log-over = The game is over.

## Options of a table

option-special = Special Prestige
    .text = More Prestige cards beside the Polis, for which Booty is paid.
option-special-off = Without
    .text = For a first game, as in the rulebook.
option-special-on = With
    .text = They are taken like Prestige cards; their Booty goes under the History deck.

## Where a figure comes from

source-rulebook = As in the rulebook
source-reconstructed = The rulebook shows the card; not all its figures are known
source-own = Our own card
source-printed = From the owner’s file

## Help

help-goal = Goal
    .text =
        Have the most victory points (VP). A tie goes to more copies of { $tie_break ->
            [emporion] { card-emporion }
           *[other] { $tie_break }
        }, then to more Prestige and Merchandise cards; otherwise you share the victory.
help-turn = Your turn
    .text = Move the marker to another action that is possible, and carry it out. With two players each has a marker, and only Reserve can hold both; with three or four there is one marker for all.
help-resources = Resources
    .text = War, Culture and Trade are never spent: the cards in your Domain must grant as many as a card requires.
help-booty = Booty
    .text = Booty are History cards face down, which nobody looks at. Each can replace one missing resource; it then goes under the History deck.
help-expedition = Expedition
    .text = All your ships sail, { $most_ships } at most: that many cards move from the Port to the Polis. One card moved: the gap is filled from the History deck. More: as you like, at least one card from each deck. Then you draw the same number of Booty.
help-forced = Forced expedition
    .text = If no History card is in the Polis at the end of a turn, all cards of the Port move there and the Port is filled from the History deck. Nobody draws Booty.
help-reserve = Reserve
    .text = Cards under your drachmas, { $drachmas } at most, count for nothing until you add them, and each costs { $reserved_cost } VP if it is still there at the end.
help-abilities = Abilities
    .text = A Prestige or Merchandise card is taken by the action of a colour in which you own a card with that ability.
help-merchandise = Merchandise
    .text = The first needs { $merchandise_trade } Trade, each further one 1 more. 1 to { $merchandise_set } cards are worth { $merchandise_values } VP; the next one begins another set.
help-multipliers = Multipliers
    .text = Some cards score for every card of a kind in your Domain, or for every Booty. They all add up.
help-end = End of the game
    .text = The round is played to its end when somebody has { $last_card } cards (Booty and reserved cards not counted), or had to draw from an empty History deck.
help-deck = The deck
    .text = The printed cards are not public. Our own deck keeps to the cards that are known and to every figure of the rulebook; one value of Merchandise is inferred. An owner may play with a file of the printed cards.

## At the table

table-port = Port
table-polis = Polis
table-decks = History { $history } · Progress { $progress }
table-nothing = nothing
table-you = ▸you ⚑first
table-cards = Cards
table-reserved = Reserved
kind-ships = Ships
kind-booty = Booty
table-last = Last round
table-announced =
    { $n ->
        [one] { $names } has { $announced_card } cards
       *[other] { $names } have { $announced_card } cards
    }
table-missing = missing: { $missing }
table-next-merchandise = next: { $n } Trade, +{ $vp } VP
table-legend = requires → brings · +♔ +▣ may take
table-help-port = the Port, card by card
table-help-polis = the Polis, card by card
table-topics = ? also knows: { $topics }

## The page

# Numbers. Pictures stand in square brackets here and below.
page-special-short = Special
page-vp = VP
page-unit-ships =
    { $n ->
        [one] ship
       *[other] ships
    }
page-unit-booty =
    { $n ->
        [one] Booty
       *[other] Booty
    }

# Cards
page-free = free
says-goods = Scores with your other Merchandise.

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

# The table
page-home = Petteia: all games
page-tools = Score, help, settings
page-order = Turn order: { $names }
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

# The five actions
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
page-yield-short = Nothing in reach, { $n } Booty short
page-yield-kept = Only with Booty you keep
page-yield-marker = The marker stands here
page-yield-own-marker = Your marker stands here
page-yield-marker-of = { $name }’s marker stands here
page-yield-expedition = { $ships }: { $cards }, { $booty }
page-yield-drachmas =
    { $n ->
        [0] No drachma free
        [one] { $n } drachma free
       *[other] { $n } drachmas free
    }

# Domains
page-rivals = Rivals
page-domain-of = Domain: { $name }
page-cards-short = cards
page-of = of { $n }
page-cards-of = { $n } of { $of } cards
page-vp-so-far = VP so far
page-look = Look at the cards
page-deciding = Deciding
page-one-more-ends = One more ends the game
page-free-drachma = Free drachma
page-free-drachmas = Free drachmas
page-if-kept = { $vp } VP if kept
page-reserved-cards = Reserved: { $names }, { $vp } VP if kept.
page-nothing-reserved = Nothing reserved.
page-booty-hidden = { $booty }, face down.
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

# Points
page-score = Score so far
page-score-end = Final score
page-points-from = Source
page-total = Total

# The end
page-near-end =
    { $who ->
        [you] You have { $announced_card } of { $last_card } cards.
        [rival] { $names } has { $announced_card } of { $last_card } cards.
       *[several] { $names } have { $announced_card } of { $last_card } cards.
    }
    .text = The round in which somebody adds card { $last_card } is the last.
page-end-cards = Last round: a Domain is full.
page-end-deck = Last round: the History deck has run out.
page-end-standstill = Last round: nobody could act.
page-end-turn =
    { $when ->
        [now] This is your last turn.
        [later] You have one more turn.
       *[past] You have no more turns.
    }
page-last-turn = Your last turn

# Drawers of a phone
page-drawers = Parts of the table
page-drawer-domain = Domain
page-drawer-rivals = Rivals
page-drawer-score = Score
page-drawer-log = Log
page-close = Close

# What a choice does
page-outcome = { $move }: { $what }
page-outcome-booty = { $booty } for { $what }
page-act-for = { $move } for { $booty }
page-move-expedition = Send an expedition
page-move-take = Take { $name }
page-move-take-by = Take { $name } by { $action }
page-move-play = Add { $name }
page-move-play-by = Add { $name } by { $action }

# Why a move is refused
page-why-kept = It takes { $booty }, and you keep { $kept }.

# The log, after the mark of a player
page-told-first = begins with { $name }
page-told-marker = takes the marker { $name }
page-told-take = takes { $name }
page-told-play = adds { $name } from the reserve
page-told-by = by { $action }
page-told-for = for { $booty }
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
page-told-booty = draws { $booty }
page-told-forced = empties the Polis of History cards: { $names } move there
page-told-announce = { $n } cards: one more ends the game!
page-told-ending-cards = has the last card: this round is the last.
page-told-ending-deck = The History deck has run out: this round is the last.
page-told-ending-standstill = Nobody could act: the game ends.
page-told-skip = can do nothing and is passed over
page-told-give-up = gives up { $name }

## The balance report

chart-order = Turn order
    .note = The start player is drawn; the others follow clockwise and begin with more Booty. Condition 6 of the deck: no place wins more than 5 percentage points above its share.
    .order = sits there
chart-routes = Routes
    .note = How often players win who got most of their points from this kind of card. Condition 6: every route wins sometimes.
    .route = most points from it
chart-kinds = Kinds of cards
    .note = How often players win who have this many cards of a kind at the end.
    .has = 3 or more
chart-points = Where points come from
    .note = Mean points of a player, by the rounds in which they came. A reserved card costs { $reserved_cost } VP until it is added.
chart-cards = Cards
    .note = How often players win who have the card at the end, and who reserved it. Winners should not take a card more than twice as often as the others: a share of 67% with two players, of 50% with three and of 40% with four.
    .taken = taken
    .reserved = reserved
chart-copies = Copies of each card
    .note = How many copies of each card the winners have at the end, and how many the others.
chart-first = First card
    .note = How often players win who begin with this card.
    .first = begins with it
chart-shown = What the examples show
    .note = What the rulebook’s examples show, and conditions 2 to 4 of the deck demand: how often it comes about, and how often a player who has it wins. Nobody should be passed over in the first three rounds.
    .shown = has it
chart-ends = What ends the game
    .note = What ended the game: the numbers beside the bars tell how often. The share is the start player’s, and says whether one of the ends favours them.
    .ending = the start player wins
chart-actions = Actions
    .note = How often a player chooses each action in a game.
chart-final = What a Domain has at the end
    .note = What players own when the game ends: the winners, and all the others.
route-prestige = Prestige
route-merchandise = Merchandise
route-war = War: its cards’ points
route-culture = Culture: its cards’ points
route-trade = Trade: its cards’ points
shown-two-war = Two or more points per War card
shown-two-booty = Two or more points per Booty
shown-six-ships = Six ships or more
shown-ten-trade = Ten Trade, Booty counted
shown-early = Could do nothing in the first three rounds
shown-late = Could do nothing later
ends-cards = { $last_card } cards
ends-deck = Empty History deck
ends-standstill = Nothing possible
final-cards = Cards
final-war = War granted
final-culture = Culture granted
final-trade = Trade granted
final-ships = Ships
final-booty = Booty left
final-war-cards = War cards
final-culture-cards = Culture cards
final-trade-cards = Trade cards
final-prestige-cards = Prestige cards
final-merchandise-cards = Merchandise cards
final-reserved = Cards still reserved
final-rounds = Rounds of the game
