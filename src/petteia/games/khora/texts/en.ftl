### Khôra in English. The same messages, attributes and variables as in the other languages.

## The game

game-name = Khôra
game-about = Lead a Greek city: match your actions to your dice, gather knowledge and glory, and finish with the most victory points.
game-line = Lead a Greek city to greatness; your dice set what each action costs.
game-honesty = The rulebooks do not print every figure of this game. The others are those most often given in public descriptions; where descriptions disagree, the table’s option “Figures” decides. Every card and development says where its figures come from.

## Politics cards

kind-immediate = Immediate
kind-ongoing = Ongoing
kind-end = End of game

card-archives = Archives
card-colossus-of-rhodes = Colossus of Rhodes
card-contribution = Contribution
card-council = Council
card-gifts-from-the-west = Gifts from the West
card-greek-fire = Greek Fire
card-mercenary-recruitment = Mercenary Recruitment
card-ostracism = Ostracism
card-peripteros = Peripteros
card-quarry = Quarry
card-rivalry = Rivalry
card-scholarly-welcome = Scholarly Welcome
card-silver-mining = Silver Mining
card-tunnel-of-eupalinos = Tunnel of Eupalinos
card-amnesty-for-socrates = Amnesty for Socrates
card-constructing-the-mint = Constructing the Mint
card-corinthian-columns = Corinthian Columns
card-diolkos = Diolkos
card-extraordinary-collection = Extraordinary Collection
card-foreign-supplies = Foreign Supplies
card-founding-the-lyceum = Founding the Lyceum
card-gradualism = Gradualism
card-helepole = Helepole
card-lighthouse = Lighthouse
card-old-guard = Old Guard
card-oracle = Oracle
card-persians = Persians
card-power = Power
card-public-market = Public Market
card-reformists = Reformists
card-stadion = Stadion
card-stoa-poikile = Stoa Poikile
card-austerity = Austerity
card-bank = Bank
card-central-government = Central Government
card-diversification = Diversification
card-gold-reserve = Gold Reserve
card-hall-of-statues = Hall of Statues
card-heavy-taxes = Heavy Taxes
card-proskenion = Proskenion

## Events

event-growing-populations = Growing Populations
event-conquest-of-the-persians = Conquest of the Persians
event-plague-of-athens = Plague of Athens
event-origin-of-the-academy = Origin of the Academy
event-oracle-of-delphi = Oracle of Delphi
event-conscripting-troops = Conscripting Troops
event-eleusinian-mysteries = Eleusinian Mysteries
event-supplies-from-lydia = Supplies from Lydia
event-thirty-tyrants = The Thirty Tyrants
event-invention-of-the-trireme = Invention of the Trireme
event-military-victory = Military Victory
event-prosperity = Prosperity
event-drought = Drought
event-savior-of-greece = The Savior of Greece
event-rise-of-persia = The Rise of Persia
event-outbreak-of-war = Outbreak of War

## Cities

city-argos = Argos
city-athens = Athens
city-corinth = Corinth
city-miletus = Miletus
city-olympia = Olympia
city-sparta = Sparta
city-thebes = Thebes

## What cards, developments and events do, put together from these pieces

list-and = { $rest } and { $last }
list-or = { $rest } or { $last }

says-per-minor-knowledge =
    { $each ->
        [one] { $what } per minor knowledge token you own
       *[other] { $what } per { $each } minor knowledge tokens you own
    }
says-per-knowledge =
    { $each ->
        [one] { $what } per knowledge token you own, minor or major
       *[other] { $what } per { $each } knowledge tokens you own, minor or major
    }
says-per-blue-knowledge =
    { $each ->
        [one] { $what } per blue knowledge token you own
       *[other] { $what } per { $each } blue knowledge tokens you own
    }
says-per-economy =
    { $each ->
        [one] { $what } per Economy level
       *[other] { $what } per { $each } Economy levels
    }
says-per-hand-card =
    { $each ->
        [one] { $what } per card left in your hand
       *[other] { $what } per { $each } cards left in your hand
    }
says-per-played-card =
    { $each ->
        [one] { $what } per politics card you have in play
       *[other] { $what } per { $each } politics cards you have in play
    }{ $of ->
        [card] ; this one counts
       *[development] { "" }
    }
says-per-drachma =
    { $each ->
        [one] { $what } per drachma
       *[other] { $what } per { $each } drachmas
    }
says-per-lowest-track =
    { $each ->
        [one] { $what } per level of your lowest track
       *[other] { $what } per { $each } levels of your lowest track
    }
says-per-taxes =
    { $each ->
        [one] { $what } per tax
       *[other] { $what } per { $each } taxes
    }
says-per-citizens =
    { $each ->
        [one] { $what } per citizen
       *[other] { $what } per { $each } citizens
    }
says-per-troops =
    { $each ->
        [one] { $what } per troop
       *[other] { $what } per { $each } troops
    }
says-per-vp = { $what } per { $each } VP
says-on-philosophy = { $what } more with each Philosophy
says-on-legislation = { $what } with each Legislation
says-on-culture = { $what } with each Culture
says-on-trade = { $what } with each Trade
says-on-military = { $what } with each Military
says-on-card =
    { $of ->
        [card] { $what } whenever you play another politics card
       *[development] { $what } with each politics card you play
    }
says-on-development = { $what } with each Development
says-on-tax = Each Tax phase: { $what }
says-on-idle = { $what } in each Progress phase in which you gain no level
says-at-the-end = At the end: { $what }
says-if-nobody-lower-in-culture = { $what } if no rival is below you in Culture
says-if-nobody-higher-in-economy = { $what } if no rival is above you in Economy
says-level =
    { $n ->
        [one] { $name } +{ $n } level, free
       *[other] { $name } +{ $n } levels, free
    }
says-level-if-behind =
    { $n ->
        [one] { $name } +{ $n } level, free, if every rival is above you there
       *[other] { $name } +{ $n } levels, free, if every rival is above you there
    }
says-different-levels =
    { $n ->
        [one] { $n } track of your choice +1 level, free
       *[other] { $n } different tracks +1 level each, free
    }
says-actions =
    { $n ->
        [one] Take the { $name } action
       *[other] Take the { $name } action { $n } times
    }
says-draw =
    { $n ->
        [one] Draw { $n } politics card
       *[other] Draw { $n } politics cards
    }
says-learn =
    { $n ->
        [one] Take { $n } minor knowledge of any colour
       *[other] Take { $n } minor knowledge tokens of any colours
    }
says-recall = You may take another card you have played back into your hand. Then you may take a Politics action
says-choose = Your choice: { $what }
says-knowledge-price =
    { $n ->
        [one] With Trade, you buy minor knowledge for { $n } drachma, not { $knowledge_price }
       *[other] With Trade, you buy minor knowledge for { $n } drachmas, not { $knowledge_price }
    }
says-discount =
    { $n ->
        [one] Every level you pay for costs { $n } drachma less
       *[other] Every level you pay for costs { $n } drachmas less
    }
says-progress-discount =
    { $n ->
        [one] In the Progress phase every level costs { $n } drachma less
       *[other] In the Progress phase every level costs { $n } drachmas less
    }
says-progress-levels = In the Progress phase you may advance { $n } levels instead of 1, paying for each
says-loss-less =
    { $n ->
        [one] You lose { $n } troop less with each exploration
       *[other] You lose { $n } troops less with each exploration
    }
says-explorations = You may explore { $n } times with each Military
says-free-in-progress = { $name } levels are free in the Progress phase
says-swap = At any time, as often as you like: give { $give } for { $take }
says-event-all = Everyone: { $what }
says-event-most = Most troops: { $what }
says-event-fewest = Fewest troops: { $what }
says-event-roll = in this round’s Dice phase { $what } if your dice total { $n } or less
says-event-lose-all =
    { $what ->
        [drachma] lose every drachma
        [citizens] lose every citizen
        [taxes] lose every tax
        [glory] lose all glory
        [troops] lose every troop
        [philosophy] lose every philosophy token
       *[vp] lose every VP
    }
says-event-lose-knowledge = lose { $n } knowledge token of your choice
says-event-for-knowledge = { $what } for it
says-event-draw =
    { $n ->
        [one] draw { $n } politics card
       *[other] draw { $n } politics cards
    }
says-event-discard =
    { $n ->
        [one] discard { $n } politics card
       *[other] discard { $n } politics cards
    }
says-event-advance =
    { $track ->
        [any] you may advance one track by 1 level
       *[named] you may advance { $name } by 1 level
    }{ $n ->
        [0] , paying for it
        [one] { " " }for { $n } drachma less
       *[other] { " " }for { $n } drachmas less
    }
says-event-politics = you may take a Politics action
says-event-action = if Persepolis has been explored, you may take one action of your choice, except Military

## Action tiles and progress tracks

tile-philosophy = Philosophy
    .text =
        { $philosophy_tokens ->
            [one] +{ $philosophy_tokens } philosophy token
           *[other] +{ $philosophy_tokens } philosophy tokens
        }.
tile-legislation = Legislation
    .text =
        { $legislation_citizens ->
            [one] +{ $legislation_citizens } citizen
           *[other] +{ $legislation_citizens } citizens
        }. { $legislation_draw ->
            [one] Then see { $legislation_draw } politics card from the deck: it
           *[other] Then see { $legislation_draw } politics cards from the deck: one
        } goes to your hand, the rest under the deck.
tile-culture = Culture
    .text = +{ $culture_vp } VP per Culture level.
tile-trade = Trade
    .text =
        +{ $trade_drachma ->
            [one] { $trade_drachma } drachma
           *[other] { $trade_drachma } drachmas
        } per Economy level, and { $trade_more } on top. Then you may pay { $knowledge_price ->
            [one] { $knowledge_price } drachma
           *[other] { $knowledge_price } drachmas
        } for 1 minor knowledge of any colour.
tile-military = Military
    .text =
        { $military_troops ->
            [one] +{ $military_troops } troop
           *[other] +{ $military_troops } troops
        } per Military level. Then you may explore once.
tile-politics = Politics
    .text = Play 1 politics card from your hand if you own the knowledge it asks for; pay its drachmas.
tile-development = Development
    .text = Unlock your city’s next development if you own the knowledge it asks for; pay its drachmas.

track-economy = Economy
    .text = The higher it is, the more drachmas Trade brings. On the way up: citizens and VP.
track-culture = Culture
    .text = The higher it is, the more VP Culture brings. On the way up: taxes and more dice.
track-military = Military
    .text = The higher it is, the more troops Military brings. On the way up: glory.

## Phases

phase-cities = Cities
    .help = One after another, you choose the city you will lead.
    .short = Cities
phase-draft = Draft
    .help = Pick one politics card and pass the others to your left, until you hold { $dealt }.
    .short = Draft
phase-announcement = Event announcement
    .help = This round’s event is shown. Unless it says otherwise, it takes effect in the Event resolution phase.
    .short = Event
phase-tax = Tax
    .help = You gain as many drachmas as you have taxes. Cards that name the Tax phase take effect now.
    .short = Tax
phase-dice = Dice
    .help = Everyone rolls; the lowest total starts. Put an action tile on each of your dice in secret: a tile above its die will cost citizens.
    .short = Dice
phase-settling = Citizens
    .help =
        For each tile above its die you lose the difference in citizens; a tile you cannot pay is set aside. Each philosophy token you spend brings { $token_citizens ->
            [one] { $token_citizens } citizen
           *[other] { $token_citizens } citizens
        }.
phase-action = Action
    .help = The tiles take effect from 0 to 6, each for everyone who has placed it. Explorations follow turn order.
    .short = Action
phase-progress = Progress
    .help =
        In turn order, you may pay to advance one track by one level. Each philosophy token you spend allows { $token_levels ->
            [one] { $token_levels } more level
           *[other] { $token_levels } more levels
        }, at the usual cost.
    .short = Progress
phase-resolution = Event resolution
    .help = The announced event takes effect. If it names the most or the fewest troops, every tied player counts.
    .short = Resolution
phase-achievement = Achievement
    .help = Achievements reached for the first time are claimed. Alone you choose your reward; several at once get the shared one each.
    .short = Achievement
phase-last-swaps = Last swaps
    .help = Whoever can swap glory may do so one last time before the final scoring.
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
    .text =
        { $requires ->
            [one] Needs { $requires } troop,
           *[other] Needs { $requires } troops,
        } loses { $loses }. Gives { $what }.

## Achievements, by what they count

goal = Have at least { $name }.
goal-rewards = Alone you choose { $alone }; several at once get { $shared } each.
goal-minor-knowledge =
    { $n ->
        [one] { $n } minor knowledge token
       *[other] { $n } minor knowledge tokens
    }
    .short = Minor knowledge
goal-knowledge =
    { $n ->
        [one] { $n } knowledge token
       *[other] { $n } knowledge tokens
    }
    .short = Knowledge
goal-blue-knowledge =
    { $n ->
        [one] { $n } blue knowledge token
       *[other] { $n } blue knowledge tokens
    }
    .short = Blue knowledge
goal-economy = Economy { $n }
    .short = Economy level
goal-hand-card =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
    .short = Cards in hand
goal-played-card =
    { $n ->
        [one] { $n } politics card in play
       *[other] { $n } politics cards in play
    }
    .short = Cards in play
goal-drachma =
    { $n ->
        [one] { $n } drachma
       *[other] { $n } drachmas
    }
    .short = Drachmas
goal-lowest-track = level { $n } on every track
    .short = Lowest track
goal-taxes =
    { $n ->
        [one] { $n } tax
       *[other] { $n } taxes
    }
    .short = Taxes
goal-citizens =
    { $n ->
        [one] { $n } citizen
       *[other] { $n } citizens
    }
    .short = Citizens
goal-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
    .short = Troops
goal-vp = { $n } VP
    .short = Victory points

## Questions

question-city = Choose your city.
question-draft = Keep one card; the others go to your left.
question-tile = Put an action tile on the die showing { $die }.
question-settle =
    Choose which tile to pay for, or spend a philosophy token for { $token_citizens ->
        [one] { $token_citizens } citizen
       *[other] { $token_citizens } citizens
    }.
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
question-achievement = The achievement is yours alone: choose your reward.
question-swap = Give { $give } for { $take }, or pass.

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

move-swap = Give { $give } for { $take }
move-spend =
    Spend 1 philosophy token for { $token_citizens ->
        [one] { $token_citizens } citizen
       *[other] { $token_citizens } citizens
    }
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
move-reward = Take { $what }
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
reason-another-track = Each level must be on another track.
reason-not-offered = The event offers no level on this track.
reason-city-taken = Somebody already leads this city.
reason-no-glory = You have no glory to give.
reason-no-swap = None of your developments lets you swap glory.
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
log-swap = { $player } gives { $give } for { $take }.
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
    .text = How players get their cities.
option-cities-random = Dealt
    .text = Everyone gets a city at random, as in the rulebook.
option-cities-chosen = Chosen
    .text = One after another, everyone picks a city.
option-draft = Card draft
    .text = How players get their first politics cards.
option-draft-on = Draft
    .text = Pick one card and pass the others on, as in the rulebook.
option-draft-off = No draft
    .text = You simply keep the cards you are dealt. Quicker.
option-values = Figures
    .text = Descriptions of the game disagree on a few figures; here you choose which ones to play with.
option-values-printed = Usual
    .text = Where descriptions disagree, the figures that most of them give.
option-values-revised = Revised
    .text = Where descriptions disagree, the figures given less often: for the event Military Victory and for developments of Corinth, Sparta and Thebes.

## Where a figure comes from

source-rulebook = Printed in a rulebook
source-two = From two public descriptions that agree
source-one = From a single public description
source-disputed = Public descriptions disagree
source-own = From the owner’s own file

## Help

help-goal = Goal
    .text = Have the most victory points (VP) after { $rounds } rounds. Ties go to whoever has more drachmas; if still tied, you share the victory.
help-dice = Dice
    .text =
        You begin with { $start_dice ->
            [one] { $start_dice } die
           *[other] { $start_dice } dice
        }; levels of Culture bring more. Each die carries one action tile; the lowest total starts the round.
help-citizens = Citizens
    .text = A tile numbered above its die costs the difference in citizens. If you do not have enough, you lose none but the tile is set aside unused. You can have up to { $cap_citizens }.
help-tiles-order = Order of the tiles
    .text = Tiles take effect from 0 Philosophy to 6 Development, so money and knowledge you gain early can pay for Politics and Development in the same round.
help-knowledge = Knowledge
    .text = Cards and developments ask for knowledge of certain colours. You only need to own it: it is not spent, and minor or major makes no difference. Major knowledge also scores with glory.
help-philosophy = Philosophy tokens
    .text =
        Spend 1 for { $token_citizens ->
            [one] { $token_citizens } citizen
           *[other] { $token_citizens } citizens
        } when you pay for tiles, { $tokens_for_knowledge } to ignore one knowledge you lack in Politics or Development, or 1 for { $token_levels ->
            [one] { $token_levels } more level
           *[other] { $token_levels } more levels
        } in the Progress phase (you still pay the cost).
help-glory = Glory
    .text = At the end you score your glory times the number of your major knowledge tokens. You can have up to { $cap_glory }.
help-troops = Troops
    .text = To explore a token you need the troops it asks for and lose the number it shows. Many events reward the most troops and punish the fewest. You keep up to { $cap_troops }.
help-achievements = Achievements
    .text = Each can be claimed in one round only, by everyone who meets it then. Alone you choose your reward; several at once get the shared one each.
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
page-events-note = { $first } comes in the first round, { $last } in the last; { $events_between } of the { $other_events } other events lie between.

# Cities
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
page-lately-explore = explored { $name }
page-lately-play = played { $name }
page-lately-level = reached { $name }
page-lately-develop = unlocked development { $name }
page-lately-achieve = achieved { $name }
page-lately-city = chose { $name }
page-lately-reveal = put { $name }
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
page-more-dice = one more die at { $name } { $n }
page-free = free
page-aside = set aside
page-which-tile = Which tile?
page-secret = secret
page-spend = Spend one when paying: { $what }
page-tile-explore = explore
page-tile-politics = Play 1 card
page-tile-develop = Unlock { $n }
page-tile-legislation = draw { $legislation_draw }, keep 1
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
    .short = Deck
page-discard = Discard pile
    .short = Discards
page-discard-open = Discard pile: { $n }
page-no-discards = No card has been discarded.
page-kept = Kept so far
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
page-drawer-dice = Dice and hand
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
page-hint-more-levels =
    A philosophy token allows { $token_levels ->
        [one] { $token_levels } more level
       *[other] { $token_levels } more levels
    }
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
brief-per-minor-knowledge = { $what } per { $each }[minor]
brief-per-knowledge = { $what } per { $each }[knowledge]
brief-per-blue-knowledge = { $what } per { $each }[blue]
brief-per-economy = { $what } per Economy level
brief-per-hand-card = { $what } per card left in hand
brief-per-played-card = { $what } per card in play
brief-per-drachma = { $what } per { $each }[drachma]
brief-per-lowest-track = { $what } per level of your lowest track
brief-per-taxes = { $what } per { $each }[taxes]
brief-per-citizens = { $what } per { $each }[citizens]
brief-per-troops = { $what } per { $each }[troops]
brief-per-vp = { $what } per { $each }[vp]
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
brief-choose = { $what }
brief-knowledge-price = Trade: [minor] for { $n }[drachma]
brief-discount = Each level { $n }[drachma] cheaper
brief-progress-levels = Progress: up to { $n } levels
brief-progress-discount = Progress: each level { $n }[drachma] cheaper
brief-loss-less = Exploring: lose { $n }[troops] less
brief-explorations = Military: explore { $n } times
brief-free-in-progress = Progress: [{ $what }] is free
brief-swap = Any time: { $give } for { $take }
brief-event-roll = { $what } if your dice total { $n } or less
brief-event-lose-all = lose all [{ $what }]
brief-event-lose-knowledge = lose { $n }[knowledge], then
brief-event-for-knowledge = { $what }
brief-event-draw = draw { $n }[cards]
brief-event-discard = discard { $n }[cards]
brief-event-advance =
    { $track ->
        [any] 1 level, { $n }[drachma] less
       *[named] 1 { $name } level, { $n }[drachma] less
    }
brief-event-politics = play a card
brief-event-action = if Persepolis is taken: one action, not Military

# Help about the pieces
piece-dice = Dice and tiles
    .text = Your dice are in order, lowest first. Choose a tile for each: click it, drag it onto the die, or press its number. A tile shows what it brings at your present levels and what it costs on the die that is asked. Until you have placed the last one, you can undo.
piece-tracks = Progress tracks
    .text = Each level shows its price at the top and what reaching it brings below. In the Progress phase the next levels you can pay for are lit.
piece-developments = Developments
    .text = Each city unlocks them in order; the first is yours from the start. The next one shows its price; what you lack of it is boxed in red.
piece-cards = Politics cards
    .text = At the top: the drachmas you pay and the knowledge you must own. At the foot: immediate cards work once, ongoing ones as long as they are in play, end-of-game ones in the final scoring.
piece-exploration = Exploration board
    .text = Each space shows the troops you need, those you lose and what you gain beside the knowledge. Outlined tokens are minor, filled ones with a gold ring major. The line marks how far your troops reach.
piece-lanes = Tracks of the central board
    .text = Citizens pay for tiles, taxes bring drachmas in each Tax phase, glory counts times major knowledge at the end, troops explore and decide events.
piece-event = Event
    .text = Beside its name: the players who would gain or lose by it as things are now.
piece-signs = Signs on the board
    .text = Blue rings say where you can act. Terracotta is what you have reached or what is happening now. Gold is an open achievement. Point at anything dark, or hold it on a touch screen, to learn what is missing; point at anything lit to see what it would change.
piece-keys = Keys
    .text = 0 to 6: the tile with that number. Tab goes from part to part, arrows move within one, Enter chooses.

## The balance report

chart-cities = Cities
    .note = How often the player who leads a city wins.
    .city = leads it
chart-points = Where points come from
    .note = Mean points of a player, by the round in which they came; the end is the final scoring. Achievements bring taxes and glory, never points, so they show through other sources.
chart-cards = Politics cards
    .note = How often players win who drafted the card (it was in their hand when the first round began), and who played it at least once. A card that needs a thriving city is played by those who thrive: what is drafted says more about the card than what is played.
    .drafted = drafted
    .played = played
chart-achievements = Achievements
    .note = How often players win who claimed it alone (a tax or a glory) or with others (a tax).
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
