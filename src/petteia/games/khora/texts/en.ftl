### Khôra in English. The same messages, attributes and variables as in the other languages.

## The game

game-name = Khôra
game-about = Lead a Greek city for nine rounds: match your actions to your dice, gather knowledge and glory, and finish with the most victory points.
game-honesty = The rulebooks do not print every figure of this game. The others are those most often given in public descriptions; where descriptions disagree, the table’s option “Figures” decides. Every card and development says where its figures come from.

## Politics cards

kind-immediate = Immediate
kind-ongoing = Ongoing
kind-end = End of game

card-archives = Archives
    .text = +3 philosophy tokens.
card-colossus-of-rhodes = Colossus of Rhodes
    .text = +10 VP.
card-contribution = Contribution
    .text = +1 drachma per minor knowledge you own.
card-council = Council
    .text = Draw 2 politics cards.
card-gifts-from-the-west = Gifts from the West
    .text = +3 drachmas.
card-greek-fire = Greek Fire
    .text = +4 troops.
card-mercenary-recruitment = Mercenary Recruitment
    .text = +1 troop per Economy level.
card-ostracism = Ostracism
    .text = You may take another card you have played back into your hand. Then you may take a Politics action.
card-peripteros = Peripteros
    .text = Culture +1 level, free.
card-quarry = Quarry
    .text = +1 tax.
card-rivalry = Rivalry
    .text = Military +1 level, free, if every rival is above you in Military.
card-scholarly-welcome = Scholarly Welcome
    .text = Take 1 minor knowledge of any colour.
card-silver-mining = Silver Mining
    .text = +2 taxes.
card-tunnel-of-eupalinos = Tunnel of Eupalinos
    .text = +6 VP.
card-amnesty-for-socrates = Amnesty for Socrates
    .text = +1 philosophy token with each Legislation.
card-constructing-the-mint = Constructing the Mint
    .text = Economy levels are free in the Progress phase.
card-corinthian-columns = Corinthian Columns
    .text = With Trade, you buy minor knowledge for 3 drachmas, not 5.
card-diolkos = Diolkos
    .text = +1 drachma, +1 troop and +1 VP with each Trade.
card-extraordinary-collection = Extraordinary Collection
    .text = +2 drachmas whenever you play another politics card.
card-foreign-supplies = Foreign Supplies
    .text = +2 troops with each Trade.
card-founding-the-lyceum = Founding the Lyceum
    .text = +1 more philosophy token with each Philosophy.
card-gradualism = Gradualism
    .text = Every level you pay for costs 1 drachma less.
card-helepole = Helepole
    .text = You lose 1 troop less with each exploration.
card-lighthouse = Lighthouse
    .text = +3 VP with each Trade.
card-old-guard = Old Guard
    .text = +4 VP in each Progress phase in which you gain no level.
card-oracle = Oracle
    .text = +4 VP with each Development.
card-persians = Persians
    .text = +2 troops with each Culture.
card-power = Power
    .text = Each Tax phase: +4 VP if no rival is below you in Culture.
card-public-market = Public Market
    .text = Each Tax phase: +3 VP if no rival is above you in Economy.
card-reformists = Reformists
    .text = You may advance 2 levels instead of 1 in the Progress phase, paying for both.
card-stadion = Stadion
    .text = Each Tax phase: +2 troops.
card-stoa-poikile = Stoa Poikile
    .text = +2 drachmas with each Culture.
card-austerity = Austerity
    .text = At the end: 3 VP per card left in your hand.
card-bank = Bank
    .text = At the end: 1 VP per 2 drachmas.
card-central-government = Central Government
    .text = At the end: 2 VP per politics card you have in play; this one counts.
card-diversification = Diversification
    .text = At the end: 3 VP per level of your lowest track.
card-gold-reserve = Gold Reserve
    .text = At the end: 2 VP per Economy level.
card-hall-of-statues = Hall of Statues
    .text = At the end: 1 VP per knowledge token, minor or major.
card-heavy-taxes = Heavy Taxes
    .text = At the end: 2 VP per tax.
card-proskenion = Proskenion
    .text = At the end: 1 VP per citizen.

## Events

event-growing-populations = Growing Populations
    .text = In this round’s Dice phase: +1 philosophy token if your dice total 4 or less.
event-conquest-of-the-persians = Conquest of the Persians
    .text = Only if Persepolis has been explored: everyone may take one action of their choice, except Military.
event-plague-of-athens = Plague of Athens
    .text = Everyone: −2 citizens.
event-origin-of-the-academy = Origin of the Academy
    .text = Most troops: +1 philosophy token. Fewest troops: lose every philosophy token.
event-oracle-of-delphi = Oracle of Delphi
    .text = Everyone loses 1 knowledge token of their choice and gains 2 philosophy tokens for it.
event-conscripting-troops = Conscripting Troops
    .text = Most troops: +3 citizens. Fewest troops: −3 citizens.
event-eleusinian-mysteries = Eleusinian Mysteries
    .text = Most troops: +4 VP. Fewest troops: −4 VP.
event-supplies-from-lydia = Supplies from Lydia
    .text = Everyone: +3 drachmas.
event-thirty-tyrants = The Thirty Tyrants
    .text = Most troops: draw 2 politics cards. Fewest troops: discard 2.
event-invention-of-the-trireme = Invention of the Trireme
    .text = Everyone: +3 troops.
event-military-victory = Military Victory
    .text = Most troops: you may advance one track by 1 level for 2 drachmas less.
event-military-victory-revised = Military Victory
    .text = Most troops: you may advance one track by 1 level for 3 drachmas less.
event-prosperity = Prosperity
    .text = Most troops: you may take a Politics action.
event-drought = Drought
    .text = Everyone: −2 drachmas.
event-savior-of-greece = The Savior of Greece
    .text = Most troops: +2 drachmas. Fewest troops: −2 drachmas.
event-rise-of-persia = The Rise of Persia
    .text = Everyone may advance Military by 1 level for 2 drachmas less.
event-outbreak-of-war = Outbreak of War
    .text = Everyone: −2 troops.

## Cities and their developments

city-argos = Argos
city-athens = Athens
city-corinth = Corinth
city-miletus = Miletus
city-olympia = Olympia
city-sparta = Sparta
city-thebes = Thebes

development-argos-1 = +2 troops.
development-argos-2 = Your choice: +2 troops, +3 drachmas, +4 VP or +5 citizens.
development-argos-3 = Military +1 level, free.
development-argos-4 = +2 glory.
development-athens-1 = +3 philosophy tokens.
development-athens-2 = +2 drachmas and +3 VP with each politics card you play.
development-athens-3 = +2 troops with each politics card you play.
development-athens-4 = At the end: 3 VP per politics card you have in play.
development-corinth-1 = +4 drachmas.
development-corinth-2 = +1 tax per knowledge token you own.
development-corinth-2-revised = +1 tax and +1 philosophy token per knowledge token you own.
development-corinth-3 = In the Progress phase you may advance 2 levels instead of 1, and every level costs 1 drachma less.
development-corinth-4 = At the end: 2 VP per knowledge token.
development-miletus-1 = Economy +1 level, free.
development-miletus-2 = Two different tracks +1 level each, free.
development-miletus-3 = +3 VP with each Trade.
development-miletus-4 = +15 VP.
development-olympia-1 = +1 tax.
development-olympia-2 = +1 troop and +1 philosophy token with each Culture.
development-olympia-3 = Culture +2 levels, free.
development-olympia-4 = Take the Culture action 3 times.
development-sparta-1 = You lose 1 troop less with each exploration.
development-sparta-2 = +1 tax with each Military.
development-sparta-3 = Take the Military action twice.
development-sparta-4 = At the end: 4 VP per blue knowledge token.
development-thebes-1 = Military +1 level, free.
development-thebes-2 = At any time, as often as you like: give 1 glory for 2 drachmas and 4 VP.
development-thebes-3 = You may explore twice with each Military.
development-thebes-4 = At the end: 2 VP per minor knowledge token.
development-thebes-4-revised = At the end: 3 VP per minor knowledge token.

## Action tiles and progress tracks

tile-philosophy = Philosophy
    .text = +1 philosophy token.
tile-legislation = Legislation
    .text = +3 citizens. Then see 2 politics cards from the deck: one goes to your hand, the other under the deck.
tile-culture = Culture
    .text = +1 VP per Culture level.
tile-trade = Trade
    .text = +1 drachma per Economy level, and 1 on top. Then you may pay 5 drachmas for 1 minor knowledge of any colour.
tile-military = Military
    .text = +1 troop per Military level. Then you may explore once.
tile-politics = Politics
    .text = Play 1 politics card from your hand if you own the knowledge it asks for; pay its drachmas.
tile-development = Development
    .text = Unlock your city’s next development if you own the knowledge it asks for; pay its drachmas.

track-economy = Economy
    .text = The higher it is, the more drachmas Trade brings. On the way up: citizens and VP.
track-culture = Culture
    .text = The higher it is, the more VP Culture brings. On the way up: taxes and your third die.
track-military = Military
    .text = The higher it is, the more troops Military brings. On the way up: glory.

## Phases

phase-cities = Cities
    .help = One after another, you choose the city you will lead.
    .short = Cities
phase-draft = Draft
    .help = Pick one politics card and pass the others to your left, until you hold five.
    .short = Draft
phase-announcement = Event announcement
    .help = This round’s event is shown. Unless it says otherwise, it takes effect in the Event resolution phase.
    .short = Event
phase-tax = Tax
    .help = You gain as many drachmas as you have taxes. Cards that speak of the Tax phase work now.
    .short = Tax
phase-dice = Dice
    .help = Everyone rolls; the lowest total starts. Put an action tile on each of your dice in secret: a tile above its die will cost citizens.
    .short = Dice
phase-settling = Citizens
    .help = For each tile above its die you lose the difference in citizens; a tile you cannot pay is set aside. Each philosophy token you spend brings 3 citizens.
phase-action = Action
    .help = The tiles take effect from 0 to 6, each for everyone who put it. Explorations follow turn order.
    .short = Action
phase-progress = Progress
    .help = In turn order, you may pay to advance one track by one level. Each philosophy token you spend allows one level more, at its usual cost.
    .short = Progress
phase-resolution = Event resolution
    .help = The announced event takes effect. If it speaks of the most or the fewest troops, every tied player counts.
    .short = Resolution
phase-achievement = Achievement
    .help = Achievements reached for the first time are claimed. Alone you choose 1 tax or 1 glory; several at once get 1 tax each.
    .short = Achievement
phase-last-swaps = Last swaps
    .help = Thebes may turn glory into drachmas and VP one last time before the final scoring.
phase-over = End of the game
    .help = Final scoring: end-of-game cards and developments, then glory times major knowledge, are added to your VP.

## Resources

resource-drachma = Drachmas
    .short = Drachmas
resource-citizens = Citizens
    .short = Citizens
resource-taxes = Taxes
    .short = Taxes
resource-glory = Glory
    .short = Glory
resource-troops = Troops
    .short = Troops
resource-vp = Victory points
    .short = VP
resource-philosophy = Philosophy tokens
    .short = Philosophy
resource-dice = Dice
    .short = Dice

amount-drachma =
    { $n ->
        [one] { $n } drachma
       *[other] { $n } drachmas
    }
amount-citizens =
    { $n ->
        [one] { $n } citizen
       *[other] { $n } citizens
    }
amount-taxes =
    { $n ->
        [one] { $n } tax
       *[other] { $n } taxes
    }
amount-glory = { $n } glory
amount-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
amount-vp = { $n } VP
amount-philosophy =
    { $n ->
        [one] { $n } philosophy token
       *[other] { $n } philosophy tokens
    }
amount-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }

## Knowledge

colour-red = red
colour-blue = blue
colour-green = green

knowledge-red-minor = minor red knowledge
knowledge-red-major = major red knowledge
knowledge-blue-minor = minor blue knowledge
knowledge-blue-major = major blue knowledge
knowledge-green-minor = minor green knowledge
knowledge-green-major = major green knowledge

amount-knowledge-red = { $n } red knowledge
amount-knowledge-blue = { $n } blue knowledge
amount-knowledge-green = { $n } green knowledge

# A token of the board: its name with troops needed/troops lost; .text spells the two figures out.
token =
    { $kind ->
        [major] major
       *[minor] minor
    } { $colour ->
        [red] red
        [blue] blue
       *[green] green
    } knowledge { $requires }/{ $loses }
    .text =
        { $requires ->
            [one] Needs { $requires } troop,
           *[other] Needs { $requires } troops,
        } { $loses ->
            [0] loses none.
           *[other] loses { $loses }.
        }
token-persepolis = Persepolis
    .text = Needs 15 troops, loses 15. Gives a major knowledge of each colour.

## Achievements

achievement-ten-points = 10 VP
    .text = Have 10 VP or more.
    .short = Victory points
achievement-twelve-citizens = 12 citizens
    .text = Have 12 citizens or more.
    .short = Citizens
achievement-six-troops = 6 troops
    .text = Have 6 troops or more.
    .short = Troops
achievement-fourth-economy = Economy 4
    .text = Be at Economy level 4 or higher.
    .short = Economy level
achievement-three-cards = 3 politics cards
    .text = Have 3 politics cards or more in play.
    .short = Cards in play

## Questions

question-city = Choose your city.
question-draft = Keep one card; the others go to your left.
question-tile = Put an action tile on the die showing { $die }.
question-settle = Choose which tile to pay for, or spend a philosophy token for 3 citizens.
question-keep = Keep one of the cards you drew; the rest goes under the deck.
question-buy =
    { $price ->
        [one] Buy 1 minor knowledge for { $price } drachma, or pass.
       *[other] Buy 1 minor knowledge for { $price } drachmas, or pass.
    }
question-explore =
    { $troops ->
        [one] You have { $troops } troop: explore a token, or pass.
       *[other] You have { $troops } troops: explore a token, or pass.
    }
question-play = Play a politics card, or pass.
question-develop = Unlock your next development, or pass.
question-advance = Advance a track, or stop.
question-lose = Choose the knowledge token you lose.
question-discard =
    { $n ->
        [one] Discard { $n } more politics card.
       *[other] Discard { $n } more politics cards.
    }
question-event-advance = The event offers you a level for less: choose a track, or pass.
question-action = Take one action of your choice, except Military, or pass.
question-recall = Take one of your played cards back into your hand, or leave them in play.
question-reward = Choose your reward.
question-track = Choose a track: it rises by one level, free.
question-learn = Choose the colour of the minor knowledge you take.
question-achievement = The achievement is yours alone: choose 1 tax or 1 glory.
question-swap = Give 1 glory for 2 drachmas and 4 VP, or pass.

## Moves

move-pass-buy = Buy nothing
move-pass-explore = Do not explore
move-pass-play = Play no card
move-pass-develop = Do not develop
move-pass-advance = Stop
move-pass-event-advance = Do not advance
move-pass-action = Take no action
move-pass-recall = Leave all cards in play
move-pass-swap = Keep your glory
move-pass-settle = Done

move-swap = Give 1 glory for 2 drachmas and 4 VP
move-spend = Spend 1 philosophy token for 3 citizens
move-pay =
    { $n ->
        [one] Pay { $n } citizen for { $name }
       *[other] Pay { $n } citizens for { $name }
    }
move-develop = Unlock development { $n }
move-put = Put { $name }
move-take = Take the { $name } action
move-advance =
    { $n ->
        [0] Advance { $name } for free
        [one] Advance { $name } for { $n } drachma
       *[other] Advance { $name } for { $n } drachmas
    }
move-buy = Buy { $name }
move-learn = Take { $name }
move-lose = Lose { $name }
move-reward-troops = Take 2 troops
move-reward-drachma = Take 3 drachmas
move-reward-vp = Take 4 VP
move-reward-citizens = Take 5 citizens
move-take-tax = Take 1 tax
move-take-glory = Take 1 glory
move-city = Lead { $name }
move-draft = Keep { $name }
move-keep = Keep { $name }
move-play =
    Play { $name }{ $n ->
        [0] { "" }
        [one] { " " }for { $n } drachma
       *[other] { " " }for { $n } drachmas
    }{ $tokens ->
        [0] { "" }
        [one] , spending { $tokens } philosophy token
       *[other] , spending { $tokens } philosophy tokens
    }
move-discard = Discard { $name }
move-recall = Take { $name } back
move-explore = Explore { $name }

## Why a move is refused

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-asked = Something else is asked of you now.
reason-not-in-hand = This card is not in your hand.
reason-politics-requirements = You cannot play this card yet. Missing: { $missing }.
reason-development-requirements = You cannot unlock this development yet. Missing: { $missing }.
reason-fully-developed = All your developments are unlocked.
reason-knowledge-taken = This token has already been taken.
reason-not-enough-troops = Not enough troops: { $missing } short.
reason-not-enough-drachma = Not enough drachmas: { $missing } short.
reason-track-complete = This track is already at its highest level.
reason-tile-used = This tile is already on one of your dice.
reason-must-pay = You can still pay for a tile, so you must.
reason-no-philosophy = You do not have enough philosophy tokens.
reason-another-track = The second level must be on another track.
reason-not-offered = The event offers no level on this track.
reason-city-taken = Somebody already leads this city.
reason-no-glory = You have no glory to give.
reason-no-swap = Only the second development of Thebes lets you swap glory.
reason-not-drawn = You did not draw this card.
reason-not-in-play = You do not have this card in play.
reason-not-itself = This card takes back another card, never itself.
reason-not-in-pack = This card is not among those you may pick from.
reason-not-owned = You do not own this knowledge.
reason-not-military = The event allows any action except Military.
reason-nothing-to-pay = There is nothing to pay for on this die.
reason-not-enough-citizens = Not enough citizens: { $missing } short.
reason-nothing-to-play = You have no card that you could play.

## Log

log-round = Round { $n }
log-event = Event: { $name }.
log-roll = { $player } rolls { $dice }: { $n } in all.
log-start = { $player } starts the round.
log-reveal = { $player } reveals { $name } on a { $n }.
log-set-aside = { $player } cannot pay for { $name } and sets it aside.
log-gain = { $player } gains { $amount } ({ $cause }).
log-lose = { $player } loses { $amount } ({ $cause }).
log-level = { $player } reaches { $name } level { $n } ({ $cause }).
log-draw =
    { $n ->
        [one] { $player } draws { $n } politics card.
       *[other] { $player } draws { $n } politics cards.
    }
log-drawn = You draw { $name }.
log-keep = You keep { $name }.
log-play =
    { $n ->
        [0] { $player } plays { $name }.
        [one] { $player } plays { $name } for { $n } drachma.
       *[other] { $player } plays { $name } for { $n } drachmas.
    }
log-recall = { $player } takes { $name } back.
log-discard = { $player } discards { $name }.
log-develop = { $player } unlocks development { $n } of { $name }.
log-explore =
    { $n ->
        [0] { $player } explores { $name } and loses no troops.
        [one] { $player } explores { $name } and loses { $n } troop.
       *[other] { $player } explores { $name } and loses { $n } troops.
    }
log-learn = { $player } takes { $name } ({ $cause }).
log-forget = { $player } loses { $name }.
log-achieve = { $player } claims the achievement { $name }.
log-score = { $player } scores { $n } VP ({ $cause }).
log-swap = { $player } gives 1 glory for 2 drachmas and 4 VP.
log-city = { $player } leads { $name }.
log-draft = You pick { $name }.
log-refill = The discard pile is shuffled into a new deck.
log-over = The game is over.

cause-track = Level reached
cause-tax = Tax
cause-philosophy-token = Philosophy token
cause-achievement = Achievement
cause-progress = Progress
cause-glory = Glory × major knowledge
cause-cap = Above the limit

## Options of a table

option-cities = Cities
    .text = How each player comes by a city.
option-cities-random = Dealt
    .text = Everyone gets a city at random, as in the rulebook.
option-cities-chosen = Chosen
    .text = One after another, everyone picks a city.
option-draft = Card draft
    .text = How each player comes by the first five politics cards.
option-draft-on = Draft
    .text = Pick one card and pass the others on, as in the rulebook.
option-draft-off = No draft
    .text = You simply keep the five cards you are dealt. Quicker.
option-values = Figures
    .text = Descriptions of the game disagree on a few figures; here you choose which ones to play with.
option-values-printed = Usual
    .text = The figures most often given.
option-values-revised = Revised
    .text = Military Victory: 3 drachmas less. Corinth 2 also brings philosophy tokens. Corinth 4 and Thebes 4 ask for no red knowledge. Sparta 2 costs 2 drachmas. Thebes 4 scores 3 VP per minor knowledge.

## Where a figure comes from

source-rulebook = Printed in a rulebook
source-two = From two public descriptions that agree
source-one = From a single public description
source-disputed = Public descriptions disagree
source-own = From the owner’s own file

## Help

help-goal = Goal
    .text = Have the most victory points (VP) after nine rounds. Ties go to whoever has more drachmas; if still tied, you share the victory.
help-dice = Dice
    .text = You roll two dice, three once your Culture reaches level 4. Each die carries one action tile; the lowest total starts the round.
help-citizens = Citizens
    .text = A tile numbered above its die costs the difference in citizens. If you do not have enough, you lose none but the tile is set aside unused. You can have up to 15.
help-tiles-order = Order of the tiles
    .text = Tiles take effect from 0 Philosophy to 6 Development, so money and knowledge you gain early can pay for Politics and Development in the same round.
help-knowledge = Knowledge
    .text = Cards and developments ask for knowledge of certain colours. You only need to own it: it is not spent, and minor or major makes no difference. Major knowledge also scores with glory.
help-philosophy = Philosophy tokens
    .text = Spend 1 for 3 citizens when you pay for tiles, 2 to ignore one knowledge you lack in Politics or Development, or 1 for one more level in the Progress phase (you still pay its cost).
help-glory = Glory
    .text = At the end you score your glory times the number of your major knowledge tokens. You can have up to 10.
help-troops = Troops
    .text = To explore a token you need the troops it asks for and lose the number it shows. Many events reward the most troops and punish the fewest. You keep up to 15.
help-achievements = Achievements
    .text = Each of the five can be claimed in one round only, by everyone who meets it then. Alone you choose 1 tax or 1 glory; several at once get 1 tax each.
help-final = Final scoring
    .text = Your VP, plus end-of-game developments, plus end-of-game cards in play, plus glory times major knowledge.

## The page

# Top bar and event. Pictures stand in square brackets here and below.
page-round = Round { $n } of { $of }
page-setup = Set-up
page-phases = Phases of the round
page-home = Petteia: all games
page-tools = Score, help, settings
page-event = Event
page-phase = Phase { $letter }:
page-all = everyone:
page-most = most
page-fewest = fewest
page-events-note = Growing Populations comes in the first round, Conquest of the Persians in the last; seven of the other fourteen events lie between.

# Cities
page-you = You
page-rivals = Rivals
page-look-at = { $name }: look at the city
page-place =
    { $n ->
        [1] 1st in turn
        [2] 2nd in turn
        [3] 3rd in turn
       *[other] { $n }th in turn
    }
page-start-player = Start player
page-deciding = Deciding
page-developments = Developments
page-development = Development { $n }
page-knowledge = Knowledge
page-level = { $name } { $n }
page-glory-score =
    { $majors ->
        [one] Glory { $glory } × { $majors } major: +{ $n }[vp] at the end
       *[other] Glory { $glory } × { $majors } majors: +{ $n }[vp] at the end
    }
page-at-the-end = If the game ended now
page-all-developed = all unlocked

# Central board
page-lane-taxes = Drachmas in each Tax phase
page-lane-glory = × your majors at the end
page-achievements = Achievements
page-judged = judged in phase G
page-claimed = Claimed by { $names }.
page-would-claim = Met now by { $names }.
page-exploration = Exploration
page-explore-legend = needed, lost, gained
page-reach = your reach, { $n }
page-left = { $n } left
page-taken-by = Taken by { $name }.
page-gains = Gains { $what }.
page-costs = costs { $what }
page-asks = Asks for { $what }

# Dice and tiles
page-dice-and-tiles = Dice and tiles
page-dice-hint = tile above die: pay the difference
page-die = Die { $n }
page-third-die = third die at { $name } { $n }
page-free = free
page-aside = set aside
page-which-tile = Which tile?
page-secret = secret
page-spend = Spend one when paying: { $what }
page-tile-explore = explore
page-tile-politics = Play 1 card
page-tile-develop = Unlock { $n }
page-tile-legislation = draw 2, keep 1
page-tile-playable = { $n } of { $of } playable
page-tile-lacks = lacks { $what }
page-tile-ready = ready
page-too-dear = It costs more citizens than you have.
page-stage-draft = Keep one card
page-stage-keep = Cards you drew
page-stage-buy = Buy knowledge
page-stage-learn = Take knowledge
page-stage-reward = Your reward
page-stage-achievement = Your achievement
page-stage-recall = Your cards in play
page-you-have = you have { $n }

# Cards
page-hand = Hand
page-playable = { $n } of { $of } playable now
page-deck = Politics deck
page-discard = Discard pile
page-discard-open = Discard pile: { $n }
page-no-discards = No card has been discarded.
page-no-cards = Your hand is empty.
page-hidden-hand =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
page-in-play = In play
page-in-play-open = In play: { $n }. Look at the cards
page-none-in-play = Nothing yet
page-known-hand = Seen in this hand
page-more = and { $n } more

# Drawers of a phone
page-drawers = Parts of the table
page-drawer-board = Board
page-drawer-city = City
page-drawer-hand = Hand
page-drawer-rivals = Rivals
page-drawer-log = Log
page-close = Close

# What is asked
page-put =
    { $which ->
        [first] Put a tile on your first die, the { $die }
        [last] Put a tile on your last die, the { $die }
       *[next] Put a tile on your next die, the { $die }
    }
page-put-free = { $name } costs no citizens here
page-put-costs =
    { $n ->
        [one] { $name } costs { $n } citizen, { $left } remain
       *[other] { $name } costs { $n } citizens, { $left } remain
    }
page-put-short =
    { $n ->
        [one] { $name } costs { $n } citizen: you are { $short } short
       *[other] { $name } costs { $n } citizens: you are { $short } short
    }
page-spend-or-go-on = Spend philosophy tokens for citizens, or go on
page-hint-tile = A tile above its die costs the difference in citizens
page-hint-draft = Think of your city’s developments and the knowledge they ask for
page-hint-more-levels = Each further level takes a philosophy token too
page-act-play = Play { $name }
page-act-buy =
    { $colour ->
        [red] Buy red
        [blue] Buy blue
       *[green] Buy green
    }
page-act-learn =
    { $colour ->
        [red] Take red
        [blue] Take blue
       *[green] Take green
    }
page-act-explore =
    { $colour ->
        [red] Explore red { $n }
        [blue] Explore blue { $n }
       *[green] Explore green { $n }
    }
page-act-persepolis = Explore Persepolis

# What pictures stand for
page-icon-cards = politics cards
page-icon-knowledge = knowledge
page-icon-minor = minor knowledge
page-icon-red = red knowledge
page-icon-blue = blue knowledge
page-icon-green = green knowledge

# The log beside the board, after the mark of a player
page-log-announcement = Event and tax
told-start = goes first
told-set-aside = sets { $name } aside
told-draw =
    { $n ->
        [one] draws { $n } card
       *[other] draws { $n } cards
    }
told-drawn = draws { $name }
told-keep = keeps { $name }
told-play = plays { $name }
told-recall = takes { $name } back
told-discard = discards { $name }
told-draft = picks { $name }
told-develop = unlocks development { $n }
told-city = leads { $name }
told-explore = explores { $what }
told-achieve = achieves { $name }
told-each = { $what } each

# What cards, developments and events do, in the fewest words
brief-per-minor-knowledge = { $what } per [minor]
brief-per-knowledge = { $what } per [knowledge]
brief-per-blue-knowledge = { $what } per [blue]
brief-per-economy = { $what } per Economy level
brief-per-hand-card = { $what } per card left in hand
brief-per-played-card = { $what } per card in play
brief-per-drachma = { $what } per { $each }[drachma]
brief-per-lowest-track = { $what } per level of your lowest track
brief-per-taxes = { $what } per [taxes]
brief-per-citizens = { $what } per [citizens]
brief-on-philosophy = { $what } more with each Philosophy
brief-on-legislation = { $what } with each Legislation
brief-on-culture = { $what } with each Culture
brief-on-trade = { $what } with each Trade
brief-on-military = { $what } with each Military
brief-on-card = { $what } with each card you play
brief-on-development = { $what } with each Development
brief-on-tax = Tax phase: { $what }
brief-on-idle = Progress without a level: { $what }
brief-if-nobody-lower-in-culture = { $what } if nobody is below you in Culture
brief-if-nobody-higher-in-economy = { $what } if nobody is above you in Economy
brief-level =
    { $n ->
        [one] [{ $what }] +{ $n } level
       *[other] [{ $what }] +{ $n } levels
    }
brief-level-if-behind =
    { $n ->
        [one] [{ $what }] +{ $n } level if all rivals are above you
       *[other] [{ $what }] +{ $n } levels if all rivals are above you
    }
brief-different-levels = +1 level on { $n } different tracks
brief-actions = { $n } × { $name }
brief-draw = Draw { $n } [cards]
brief-learn = +{ $n }[minor] of any colour
brief-recall = Take a card back, then Politics again
brief-knowledge-price = Trade: [minor] for { $n }[drachma]
brief-discount = Each level { $n }[drachma] cheaper
brief-progress-levels = Progress: up to { $n } levels
brief-progress-cheaper = Progress: up to { $n } levels, each { $off }[drachma] cheaper
brief-loss-less = Exploring: lose { $n }[troops] less
brief-explorations = Military: explore { $n } times
brief-free-in-progress = Progress: [{ $what }] is free
brief-swap = Any time: { $give } for { $take }
brief-event-roll = { $what } if your dice total { $n } or less
brief-event-lose-all = lose all [{ $what }]
brief-event-lose-knowledge = lose { $n }[knowledge], then
brief-event-draw = draw { $n }[cards]
brief-event-discard = discard { $n }[cards]
brief-event-advance =
    { $track ->
        [military] 1 Military level, { $n }[drachma] less
       *[any] 1 level, { $n }[drachma] less
    }
brief-event-politics = play a card
brief-event-action = if Persepolis is taken: one action, not Military

# Help about the pieces
piece-dice = Dice and tiles
    .text = Your dice are in order, lowest first. Choose a tile for each: click it, drag it onto the die, or press its number. A tile shows what it brings at your present levels and what it costs on the die that is asked. Until you have put the last one you can undo.
piece-tracks = Progress tracks
    .text = Each level shows its price at the top and what reaching it brings below. In the Progress phase the next levels you can pay for are lit.
piece-developments = Developments
    .text = Each city has four, unlocked in order; the first is yours from the start. The next one shows its price; what you lack of it is boxed in red.
piece-cards = Politics cards
    .text = At the top: the drachmas you pay and the knowledge you must own. At the foot: immediate cards work once, ongoing ones as long as they are in play, end-of-game ones in the final scoring.
piece-exploration = Exploration board
    .text = Each space shows the troops you need, those you lose and what you gain beside the knowledge. Outlined tokens are minor, filled ones with a gold ring major. The line marks how far your troops reach.
piece-lanes = Tracks of the central board
    .text = Citizens pay for tiles, taxes bring drachmas in each Tax phase, glory counts times major knowledge at the end, troops explore and decide events.
piece-event = Event
    .text = Beside its name stand those who would gain or lose by it as things are now.
piece-signs = Signs on the board
    .text = Blue rings say where you can act. Terracotta is what you have reached or what is happening now. Gold is an open achievement. Point at anything dark to learn what is missing; point at anything lit to see what it would change.
piece-keys = Keys
    .text = 0 to 6: the tile with that number. Tab goes from part to part, arrows move within one, Enter chooses.

## The balance report

chart-cities = Cities
    .note = How often the player who leads a city wins.
    .city = leads it
chart-points = Where points come from
    .note = Mean points of a player, by the round in which they came; the end is the final scoring. Achievements bring taxes and glory, never points, so they show through other sources.
chart-cards = Politics cards
    .note = How often a player wins who drafted the card (it was in the hand when the first round began), and who played it at least once. A card that needs a thriving city is played by those who thrive: what is drafted says more about the card than what is played.
    .drafted = drafted
    .played = played
chart-achievements = Achievements
    .note = How often a player wins who claimed it alone (a tax or a glory) or with others (a tax).
    .alone = claimed alone
    .shared = claimed with others
chart-order = Turn order in the first round
    .note = The lowest roll of each round starts; this is the order of the first round only.
    .order = at that place
chart-final = What a city has in the end
    .note = What players own when the game ends: the winners, and all the others.
points-culture = Culture actions
points-track = Economy track
points-card = Politics cards
points-development = Developments
points-token = Exploration tokens
points-event = Events
points-end-card = End-of-game cards
points-end-development = End-of-game developments
points-glory = Glory × major knowledge
final-economy = Economy level
final-culture = Culture level
final-military = Military level
final-development = Developments unlocked
final-cards = Politics cards in play
final-minor = Minor knowledge
final-major = Major knowledge
final-glory = Glory left
final-taxes = Taxes
final-drachma = Drachmas left
final-achievements = Achievements
stage-end = End
