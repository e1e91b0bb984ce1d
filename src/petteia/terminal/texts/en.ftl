### The terminal in English. The same messages, attributes and variables as in the other languages.

## Players

player-0 = Solon
player-1 = Aspasia
player-2 = Cleon
player-3 = Sappho
ui-seat = Seat { $n }

## The table

ui-round = Round { $n } of { $of }
ui-event = Event
ui-legend = ▸you ⚑first
ui-next = next { $n }:
ui-all-developed = fully developed
ui-played = Cards in play
ui-shown = Known in hand
ui-board = To explore: troops needed/lost   • minor ◉ major   ₯ drachmas ★ VP
ui-achievements = Achievements
ui-hand =
    { $n ->
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
ui-too-dear = more than you have
ui-missing = missing: { $missing }
ui-developments = Developments
ui-no-cards = Your hand is empty.
ui-options = options
ui-table = On the table
ui-not-now = Not possible now
ui-yes = yes
ui-no = no

short-vp = VP
short-drachma = Dr
short-citizens = Cit
short-troops = Trp
short-taxes = Tax
short-glory = Glo
short-philosophy = Phi
short-economy = Eco
short-culture = Cul
short-military = Mil
short-hand = Hand

## What is asked and typed

ui-your-move = It is your move.
ui-happened = What happened
ui-earlier =
    { $n ->
        [one] (“log” shows { $n } more line)
       *[other] (“log” shows { $n } more lines)
    }
ui-start = Game { $seed }. You are
ui-start-help = (? shows what you can type)
ui-no-such-number =
    { $n ->
        [one] There is only move 1.
       *[other] Choose a number from 1 to { $n }.
    }
ui-allowed = “{ $move }” is allowed: it is number { $n }.
ui-refused = “{ $move }” is not possible now. { $reason }
ui-unknown = Nothing is called “{ $name }” here.
ui-which = Which one? { $names }
ui-no-such-seat = There is no such player: give a name or a number from 0 to { $n }.
ui-undone = Your last decision is taken back.
ui-undo-nothing = There is no decision of yours to take back.
ui-undo-others = Too late to take it back: others have decided since.
ui-undo-revealed = Too late to take it back: your decision has revealed something hidden, or dice were rolled.
ui-saved = Saved in { $file }.
ui-log = The game so far
ui-bye =
    { $n ->
        [one] The game stops after { $n } decision.
       *[other] The game stops after { $n } decisions.
    }

## Help

ui-help = What you can type
ui-help-number = the number of a move
ui-help-notation = a move in words, or the beginning of them
ui-help-explain = explains a card, token, tile, city, event or rule; for a move, tells why it is refused
ui-help-undo = takes your last decision back, unless it has revealed something
ui-help-save = writes the record to a file; with .json, the position
ui-help-log = shows the game so far
ui-help-score = everybody’s points, item by item
ui-help-player = everything in front of a player, by name or number
ui-help-quit = leaves the game
ui-help-hand = your cards in full
ui-help-board = the exploration board
ui-help-enter = draws the table again
ui-help-topics = ? also knows: { $topics }

## Points

ui-score-now = Points if the game ended now
ui-final = Final scoring
ui-points-from = Points from
ui-points-track = Scored during the game
ui-points-total = Total
ui-ranking = Ranking
ui-you-win = You win!
ui-you-share = You share the victory!
ui-winner =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Records

ui-replay =
    { $n ->
        [one] A game for { $seats } players, { $n } decision
       *[other] A game for { $seats } players, { $n } decisions
    }
ui-verified =
    { $n ->
        [one] Verified: { $n } decision leads to the digest { $digest }.
       *[other] Verified: { $n } decisions lead to the digest { $digest }.
    }
ui-verified-seal = The seed belongs to the commitment { $commitment }.

## Looking after a server

ui-admin-migrated = The database is ready for this version.
ui-admin-banned = { $name } is banned: their sessions have ended, and they cannot sign in.
ui-admin-unbanned = { $name } may sign in again.
ui-admin-renamed = { $name } is called { $new } now.
ui-admin-person-deleted = { $name } is deleted. Bots play on for them; their finished games stay.
ui-admin-table-deleted = The table { $name } ({ $id }) is deleted.
ui-admin-exported = The table { $id } is in { $file }. The file holds the key of its dice: keep it from the players.
ui-admin-imported = The table { $name } ({ $id }) is imported; its log has been replayed and checked.
ui-admin-backed-up = The database is copied to { $file } ({ $size } kB).
ui-admin-restored = The database is as it was in { $file }. Start the server now.
ui-admin-rotated =
    { $n ->
        [0] There is a new secret. Restart the server: every cookie ends then, and guests lose their games.
        [one] There is a new secret. Restart the server: it accepts old cookies for { $n } day, and renews them.
       *[other] There is a new secret. Restart the server: it accepts old cookies for { $n } days, and renews them.
    }
ui-admin-free = free
ui-admin-account = account
ui-admin-guest = guest
ui-admin-seen = seen { $at }
ui-admin-banned-since = banned since { $at }
ui-admin-entries =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
ui-admin-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
ui-admin-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
ui-admin-removed = Removed:
ui-admin-would-remove = To be removed:
ui-admin-finished =
    { $n ->
        [one] { $n } finished table
       *[other] { $n } finished tables
    }
ui-admin-abandoned =
    { $n ->
        [one] { $n } abandoned table
       *[other] { $n } abandoned tables
    }
ui-admin-lobbies =
    { $n ->
        [one] { $n } table whose game never began
       *[other] { $n } tables whose games never began
    }
ui-admin-chat =
    { $n ->
        [one] { $n } line of the chat
       *[other] { $n } lines of the chat
    }
ui-admin-guests =
    { $n ->
        [one] { $n } guest
       *[other] { $n } guests
    }

## Levels

ui-against = Against you: { $names }.
level-random = random
    .text = Makes any legal choice, at random.
level-greedy = greedy
    .text = Takes what looks best at once, and never thinks ahead.
level-novice = novice
    .text = Sees what looks good at once, and often makes mistakes.
level-skilled = skilled
    .text = Takes what looks best at once, with well-tuned judgement.
level-expert = expert
    .text = Thinks two rounds ahead, in 150 imagined games for each decision.
level-master = master
    .text = Thinks to the end of the game, up to a second for each decision.
