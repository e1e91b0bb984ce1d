### The balance report in English. The same messages, attributes and variables as in the other languages.
### Games bring the words of their own charts.

## The page

report-title = { $game }: balance
report-question = { $game }: how balanced is it?
report-run = Self-play of the bot { $bot }: { $games } players. Every figure comes with its 95% interval and the number of observations (n) it rests on.
report-games-of =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    } of { $seats ->
        [2] two
        [3] three
        [4] four
       *[other] { $seats }
    }
report-and = { $first } and { $last }
report-origin = Seed { $seed }, rules version { $rules }, Petteia { $version }.
report-options = Seed { $seed }, rules version { $rules }, Petteia { $version }, options { $options }.
report-players =
    { $n ->
        [2] Two players
        [3] Three players
        [4] Four players
       *[other] { $n } players
    }
report-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
headline-score = Mean score
headline-winner = Winner’s score
headline-lead = Winner’s lead
headline-shared = Shared wins
headline-decisions = Decisions
headline-seconds = Seconds
headline-milliseconds = Milliseconds

## What can be said

report-findings = What can be said
report-fair = The fair share is { $share }%.
report-nothing = every interval contains the fair share.
report-over = above
report-under = below
report-more = and { $n } more
report-chance = Of { $n } intervals, about { $chance } would miss it by chance.

## Charts

chart-seats = Seats
    .note = How often each seat wins. Seats are numbered clockwise.
seat-number = Seat { $n }
order-0 = First
order-1 = Second
order-2 = Third
order-3 = Fourth
chart-scores = Final scores
    .note = All players’ scores; the line on a bar is its interval.
    .label = How often each final score occurred
chart-lengths = Length of a game
    .note = Decisions of all players together; forced steps are not decisions.
    .label = How many decisions games took
report-spread = Mean { $mean } ({ $interval }), median { $middle }; half lie between { $quarter } and { $three }, nine tenths between { $low } and { $high }.
report-stacks = { $title }: mean points of a player, stage by stage, stacked by source
report-sources = { $title }: winners and others
    .note = Mean points from each source in a whole game.
report-numbers = All numbers, with their 95% intervals
report-all = All
report-never = never
legend-fair = fair share { $share }%
legend-over = interval above it
legend-under = interval below it
legend-even = interval contains it
legend-winners = winners
legend-losers = others
legend-others = all others
figures-one = figures that rest on a single public description ({ $n } of { $all })
figures-disputed = figures on which public descriptions disagree ({ $n } of { $all })
figures-reconstructed = figures that are reconstructed, because the printed ones are not public ({ $n } of { $all })
figures-own = figures of our own design ({ $n } of { $all })

## How to read it

report-reading = How to read this
read-intervals = Intervals.
    .text = If the same study were made many times, 95 of 100 such intervals would contain the true figure. Shares have Wilson’s interval, means a normal one; where one game contributes several observations, the interval allows for it.
read-observations = n 498 · 12%
    .text = means that a figure rests on 498 observations, which is 12% of all players of all games.
read-fair = Fair share.
    .text = With equal chances, each of four players wins one game in four. A shared win counts for its winners in equal parts.
read-many = Many figures.
    .text = Of forty intervals, about two miss the truth by chance. A single card just outside means little: look at those that lie far outside, and play more games.
read-cause = Association is not cause.
    .text = Players who win with a card on the table could also afford to play it; those who drafted it chose it over others.
read-players = These players.
    .text = All of this is about this bot against itself. Stronger or other players may find other things strong.
read-time = Time
    .text = is that of the machine that played the games. Everything else is the same for the same seed, everywhere.
