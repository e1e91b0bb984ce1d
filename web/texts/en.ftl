### The page in English. The same messages, attributes and variables as in the other languages.

## The house

app-name = Petteia
title-home = Petteia: board games of the ancient world
title-open = Open tables – Petteia
title-mine = My games – Petteia
title-help = Rules – Petteia
title-settings = Settings – Petteia
title-account = Your name and account – Petteia
title-about = About – Petteia
title-unknown = Nothing here
unknown-page = There is no page at this address. Perhaps a link was cut short.
nav-play = Play
nav-tables = Tables
nav-mine = My games
nav-help = Rules
nav-about = About
places = Main sections
skip-to-content = Skip to the content
skip-to-question = Skip to what is asked
skip-to-replay = Skip to the slider
close = Close
yes = Yes
no = No
you = You
loading = Loading
unofficial = An unofficial project by fans.

## Home

welcome = Take a seat
    .text = Choose a game and start: you play at once, against bots or with friends. No sign-up.
continue = Continue
your-turn = Your turn
your-turn-in = Your turn in { $game }
more-wait =
    { $n ->
        [one] { $n } more game waits for you
       *[other] { $n } more games wait for you
    }
new-table = New table
    .text = with friends, with bots, or both
players = { $from }–{ $to } players
about-decisions = about { $n } decisions each
weight-2 = light
weight-3 = medium
open-tables = Open tables
my-games = My games
all-n = All { $n }
no-open-tables = Nobody is looking for players right now. Start a table and make it public.
no-running-tables = No public game is being played right now.
no-games-yet = Your games will be listed here.
put-away = Put away
take-out = Take out again
delete-game = Delete this game?
    .text = It goes for good, with its record and replay.
delete = Delete
games-away = Put away
no-games-away = Nothing is put away.
to-join = To join
to-watch = To watch
sit-down = Sit down
watch = Watch
open-table = Open
older = Older games
seats-free =
    { $n ->
        [one] { $n } of { $of } seats free
       *[other] { $n } of { $of } seats free
    }
with-others = with { $names }
plays = { $names } to play
won = Won
place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
since = since { $when }
left-in = { $time } left
not-started = Not started

## A new table

seats = Seats
number-of-seats = Number of players
n-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
seat-number = Seat { $n }
you-host = you, host
who-bot = Bot
who-open = Friend
who-here = Here
their-name = Their name
link-after = You get a link to send.
level-novice = Novice
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-of = Level of { $seat }
options = Options
take-back = Take back moves
    .text = Until something hidden shows or another player has acted.
practice = Practice
    .text = Everybody may go back to any of their decisions, over dice and shown cards too; the same dice come again. No clock, never rated.
practice-game = Practice game
public = Public table
    .text = Listed on the home page: anyone may take a free seat.
clock = Clock
clock-none = No clock
clock-minutes = { $n } min
clock-live = { $minutes } min each, +{ $seconds } s per decision
clock-days =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
more = More
table-name = Name of the table
    .text = Leave empty for a random name
webhook = Webhook for turn alerts
    .text = For a chat channel or a service of yours. It gets a short message, no secrets.
own-file = Use your own card list
    .text = If you own the game, you can play with the figures of your copy, in a file.
own-file-pattern = Template
own-file-choose = Choose a file
own-file-without = Play without it
own-file-fits = { $name } fits.
own-file-problems =
    { $n ->
        [one] One line does not fit:
       *[other] { $n } lines do not fit:
    }
card-list = Card list
own-file-played = An owner’s own
start-with =
    { $n ->
        [one] Start with { $n } player
       *[other] Start with { $n } players
    }
make-table = Open the table

## The lobby

free-seat = Free seat
bot = Bot
person = Player
person-here = At this screen
online = Online
offline = Not here at the moment
free-this-seat = Free the seat of { $name }
invite = Invite
invite-public = This table is public: anyone may take a free seat.
invite-private = Only people with this link can find the table.
link = Link to this table
link-copied = The link is copied.
copy = Copy
share = Share
seats-still-free =
    { $n ->
        [one] { $n } seat is still free
       *[other] { $n } seats are still free
    }
host-starts = You have a seat. The host starts the game.
come-in = Take a free seat to play along.
stand-up = Give up my seat
remove-table = Remove the table

## At the table

what-is-asked = What is asked
waiting-for = Waiting for { $names }
legend-look = look
legend-choose = choose
legend-tap = Tap to see, tap again to do it
choose-button = Your choice
undo = Undo
undo-back = Back to my last decision
pace-hold = Hold
pace-go-on = Go on
pace-next = Next step
pace-to-my-turn = To my turn
pace-others = Others have played
pace-left =
    { $n ->
        [one] One more step
       *[other] { $n } more steps
    }
sending = Sending
reconnecting = Connection lost, trying again
game-over = The game is over
wins =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
result = Result
score = Score
help = Help
menu = Menu
settings = Settings
table-link = Link to this table
    .text = Whoever has it can watch; nobody sees a hand that is not theirs.
resign = Resign
resign-question = Give up your seat?
    .text = A bot plays on for you until the end. You can keep watching, but you cannot come back.
play-on = Play on
leave-to-home = Home
watching =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
bots-hurried = Many bots are thinking on this server, so these think less than usual.
spectator = Spectator
time-left = Time left
bot-level = Bot, { $level }
gone-resigned = { $name } has resigned; a bot plays on.
gone-out-of-time = { $name } ran out of time; a bot plays on.
played-on-resigned = Resigned; a bot played on
played-on-out-of-time = Out of time; a bot played on
others-resigned = { $name } resigns. A bot plays on.
others-out-of-time = { $name } has run out of time. A bot plays on.
others-rematch = { $name } offers another game.
gone-plays-on = A bot plays on for you
you-resigned = You have resigned. A bot plays on for you.
you-out-of-time = Your time is over. A bot plays on for you.
told-undo = { $name } takes a decision back.
told-back = { $name } goes back to their last decision; what was answered to it is undone.
told-resigned = { $name } resigns; a bot plays on.
told-out-of-time = { $name } has run out of time; a bot plays on.
told-time-stood = The server was down for a while; all clocks stood still.
frozen = Frozen table
    .text = The rules were corrected, and this game no longer fits them. It stays here as it was.
hand-over = Pass the screen to { $name }
    .text = Nobody else should look now.
look = I am { $name }
no-table = There is no such table
    .text = Perhaps the link was cut short, or the host removed the table.
plain-table = On the table

## Log and chat

log = Log
chat = Chat
log-and-chat = Log and chat
n-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
since-then =
    { $n ->
        [one] Since then, { $n } step
       *[other] Since then, { $n } steps
    }
play-again = Play again
after-your-decision = After your last decision
step-again = Step { $n } of { $of }
again-keys = Space holds, any other key goes back to now
hold = Hold
go-on = Go on
to-now = To now
earlier =
    { $n ->
        [one] { $n } earlier line
       *[other] { $n } earlier lines
    }
unread =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
say-something = Say something
send = Send
nothing-said = Nothing has been said yet.

## Score and the end

total = Total
total-then = Total then
points-from = Points from
set-up-points = At the start
if-over-now = If the game ended now
    .text = This would be added at the end, as things stand.
final-scoring = Final scoring
winner = Winner
place-word = Place
scores-by-stage = How the scores went
chart-keys = ← → along the stages; a click leads to the moment
axis-stages = Stage
axis-points = Points
to-moment = Look at this moment
so-far = So far
tell-faster = tells faster
tell-all = to the result
tell-next = Next
still-secret = Who wins, and how the scores went, comes when all is told.
record = Record
rematch = Play again
rematch-offered = Waiting for the others
to-rematch = To the next game
fair-dice = Fair dice
    .text = Before the game the server fixed its dice with a secret key and showed you a fingerprint of it. Now the key is open: nobody can have changed the dice in between.
commitment = Fingerprint
    .text = It fixes all dice and shuffles of this game. The key follows at the end.
key = Key
check-it = Check it yourself: download the record and run “petteia replay” on it. It rolls the dice again from the key and compares the positions.

## Looking back

replay = Replay
replay-of = Replay: { $name }
no-replay = Nothing to look back at
the-start = The start
after-decision = { $stage }: { $name }
previous-stage = Previous stage
next-stage = Next stage
step-back = One step back
step-on = One step on
play-through = Play
pause = Pause
replay-speed = Speed
decision = Decision
step-of = { $n } of { $of }
through-eyes = Seen by
back-to-table = Back to the table

## Help

rules-now = Right now
rules-phases = How a game goes
rules-pieces = What each piece does
rules-more = More rules
no-rules = This game comes without a text of its rules.
keys = Keys
key-main = Show what the main button would do, again: do it
key-undo = Take back your last decision
key-score = Show how the score is made up
key-since = Hide or show what others have changed since your last decision
key-again = Play the steps since your last decision again
key-log = Go to the log
key-chat = Go to the chat
key-help = Open this help
key-move = Move between the pieces; Enter shows a choice, again: chooses
pointing = With a mouse: point to see what a choice would do, click to do it. On a touch screen: tap to see it, tap again or use the main button to do it. Hold a piece to read why it cannot be chosen.

## Settings

language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
text-size = Size of text
    .text = Everything grows with it; the table is arranged anew.
text-size-small = Small
text-size-normal = Normal
text-size-large = Large
text-size-larger = Larger
motion = Motion
    .text = Whether pieces move across the board.
motion-auto = System
motion-full = On
motion-none = Off
pace = How fast others play
    .text = For you, at every table: nobody waits for it. While others act, a click or Space shows the next step, Enter leads to your turn.
pace-slow = Slow
pace-normal = Normal
pace-instant = At once
pace-steps = By steps
sound = Sound
    .text = Dice, cards, tiles, and two notes when it is your turn. A page that you do not see makes only the notes.
volume-off = Off
volume-quiet = Quiet
volume-medium = Medium
volume-loud = Loud
notify = Notifications
    .text = Your system tells you when it is your turn and this page is not in sight.
notify-refused = Your browser does not allow notifications from this page.
install-app = Install Petteia
    .text = It gets an icon of its own, and opens at once.
    .by-hand = It can be an app of its own: choose “Add to Home screen” or “Install” in your browser’s menu.
settings-kept = These settings are kept in this browser.

## Name and account

account = Your name and account
ask-for-name = What shall we call you?
    .text = The others at the table see this name. You can change it at any time.
your-name = Your name
change-name = Change name
name-changed = Your name is changed.
make-account = Make an account
    .text = Keep your name and your games, and come back from any device. No e-mail needed.
new-password = New password
password = Password
password-length =
    { $n ->
        [one] At least { $n } character.
       *[other] At least { $n } characters.
    }
account-made = You have an account now.
sign-in = Sign in
    .text = If you already have an account.
account-name = Name of the account
signed-in = You are signed in as { $name }.
signed-in-now = You are signed in.
sign-out = Sign out
signed-out = You are signed out.
devices = Where you are signed in
device-this = this one
device-unknown = Unknown device
device-since = since { $since }
device-seen = last here { $seen }
device-signed-out = { $device } is signed out.
sign-out-device = Sign out: { $device }
sign-out-everywhere = Sign out everywhere
change-password = Change password
    .text = You stay signed in here. Everywhere else you sign in again.
old-password = Old password
password-again = New password, again
password-differs = The two passwords are not the same.
password-changed = Your password is changed.
recovery-codes = Recovery codes
    .text = If you lose your password, one of these codes lets you choose a new one. Each works once. Keep them somewhere safe: they are not shown again.
codes-left =
    { $n ->
        [0] You have no code left.
        [one] You have { $n } code left.
       *[other] You have { $n } codes left.
    }
new-codes = New codes
    .text = New codes replace the old ones.
codes-kept = I have kept them
codes-copied = The codes are copied.
download = Download
recover = I have lost my password
    .text = With a recovery code of your account you choose a new password.
recovery-code = Recovery code
use-password = I have my password
bring-games = Bring your games along
    .text = The games that you have here as { $name } become your account’s.
your-data = Your data
    .text = Everything this server knows about you, in one file.
delete-account = Delete my account
    .text = Your name and what you have said are deleted. Bots play on for you in running games; finished games stay, without your name. This cannot be taken back.
delete-guest = Delete my data
account-deleted = Your data is deleted. Farewell!

## About

about-what = Petteia was the Greeks’ own word for playing at a board. Here you play Khôra, Carpe Diem and Emporion in the browser, with friends or against bots.
about-fans = This is an unofficial project by fans, free and open source (MIT). It is not connected with the games’ authors or publishers. If you like a game, buy it: a real table is hard to beat.
about-rules = The rules are those of the rulebooks. All words and drawings here are our own. Where a game’s figures are not public, ours are reconstructed, and the table says so.
about-credits = With thanks
about-icons = Many icons come from
about-fonts = The typefaces are Alegreya and Alegreya Sans by Juan Pablo del Peral (SIL Open Font License).

## When something goes wrong

problem-offline = The server cannot be reached. Are you online?
problem-unknown = Something went wrong.
problem-server = Something went wrong on the server.
problem-our-fault = Something went wrong on the server.
problem-late = The table has moved on since; nothing was changed.
problem-too-late = That is not possible any more.
problem-frozen = This table is frozen.
problem-no-database = The server cannot reach its database right now. Try again in a moment.
problem-illegal = This cannot be done now.
problem-no-undo = This can no longer be taken back.
problem-too-many-undos = You have taken back too many decisions in this game.
problem-not-yours = That is not your decision.
problem-not-host = Only the host can do that.
problem-gone = A bot plays for this seat now.
problem-over = The game is over.
problem-not-over = This is available when the game is over.
problem-has-begun = The game has already begun.
problem-not-begun = The game has not begun yet.
problem-seat-taken = That seat is taken.
problem-seats-open = There are still free seats.
problem-no-table = There is no such table.
problem-not-found = There is nothing here.
problem-who-are-you = Enter your name first.
problem-name-taken = This name belongs to an account. Sign in, or choose another.
problem-player-name-taken = A player’s name now belongs to an account; they must choose another before the next game.
problem-bad-name = A name needs at least one letter.
problem-bad-password = This name and this password do not match.
problem-has-account = You have an account already.
problem-wrong-password = That is not your password.
problem-bad-code = This name and this recovery code do not match.
problem-banned = The people who run this server have closed this account.
problem-no-session = You are not signed in there any more.
problem-nothing-to-say = This message is empty.
problem-bad-webhook = This address cannot be called.
problem-not-alone = Other people play at this table.
problem-practice-clock = A practice table has no clock.
problem-bad-components = This card list cannot be used.
problem-too-many = Too many requests. Wait a moment.
problem-too-many-games = You have too many games in progress; finish one first.
problem-too-many-tables = You have too many tables waiting; start or remove one first.
problem-too-long = That is too long.
problem-bad-request = The server did not understand this.
