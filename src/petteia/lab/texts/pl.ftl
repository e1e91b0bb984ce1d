### The balance report in Polish. The same messages, attributes and variables as in the other languages.
### Games bring the words of their own charts.

## The page

report-title = { $game }: równowaga
report-question = { $game }: czy gra jest zrównoważona?
report-run = Bot { $bot } gra sam ze sobą: { $games } graczy. Przy każdej liczbie stoi jej przedział 95% i liczba obserwacji (n), na których się opiera.
report-games-of =
    { $n ->
        [one] { $n } partia
        [few] { $n } partie
        [many] { $n } partii
       *[other] { $n } partii
    } na { $seats ->
        [2] dwóch
        [3] trzech
        [4] czterech
       *[other] { $seats }
    }
report-and = { $first } i { $last }
report-origin = Ziarno { $seed }, wersja zasad { $rules }, Petteia { $version }.
report-options = Ziarno { $seed }, wersja zasad { $rules }, Petteia { $version }, opcje { $options }.
report-players =
    { $n ->
        [2] Dwóch graczy
        [3] Trzech graczy
        [4] Czterech graczy
       *[other] { $n } graczy
    }
report-games =
    { $n ->
        [one] { $n } partia
        [few] { $n } partie
        [many] { $n } partii
       *[other] { $n } partii
    }
headline-score = Średni wynik
headline-winner = Wynik zwycięzcy
headline-lead = Przewaga zwycięzcy
headline-shared = Wspólne zwycięstwa
headline-decisions = Decyzje
headline-seconds = Sekundy
headline-milliseconds = Milisekundy

## What can be said

report-findings = Co można powiedzieć
report-fair = Równy udział to { $share }%.
report-nothing = żaden przedział nie wyklucza równego udziału.
report-over = powyżej
report-under = poniżej
report-more = i { $n } więcej
report-chance = Spośród { $n } przedziałów około { $chance } wykluczyłoby go przypadkiem.

## Charts

chart-seats = Miejsca
    .note = Jak często wygrywa każde miejsce. Miejsca są numerowane zgodnie z ruchem wskazówek zegara.
seat-number = Miejsce { $n }
order-0 = Pierwszy
order-1 = Drugi
order-2 = Trzeci
order-3 = Czwarty
chart-scores = Wyniki końcowe
    .note = Wyniki wszystkich graczy; kreska na słupku to jego przedział.
    .label = Jak często padał każdy wynik końcowy
chart-lengths = Długość partii
    .note = Decyzje wszystkich graczy razem; wymuszone kroki nie są decyzjami.
    .label = Ile decyzji zajmowały partie
report-spread = Średnia { $mean } ({ $interval }), mediana { $middle }; połowa leży między { $quarter } a { $three }, dziewięć dziesiątych między { $low } a { $high }.
report-stacks = { $title }: średnie punkty gracza, etap po etapie, według źródeł
report-sources = { $title }: zwycięzcy i pozostali
    .note = Średnie punkty z każdego źródła w całej partii.
report-numbers = Wszystkie liczby z przedziałami 95%
report-all = Razem
report-never = nigdy
legend-fair = równy udział { $share }%
legend-over = przedział powyżej
legend-under = przedział poniżej
legend-even = przedział go zawiera
legend-winners = zwycięzcy
legend-losers = pozostali
legend-others = wszyscy pozostali
figures-one = wartości oparte na jednym publicznym opisie ({ $n } z { $all })
figures-disputed = wartości, co do których publiczne opisy się różnią ({ $n } z { $all })
figures-reconstructed = wartości zrekonstruowane, bo wydrukowane nie są publiczne ({ $n } z { $all })
figures-own = wartości naszego pomysłu ({ $n } z { $all })

## How to read it

report-reading = Jak to czytać
read-intervals = Przedziały.
    .text = Gdyby to samo badanie powtórzyć wiele razy, 95 na 100 takich przedziałów zawierałoby prawdziwą wartość. Udziały mają przedział Wilsona, średnie – normalny; tam, gdzie jedna partia wnosi kilka obserwacji, przedział to uwzględnia.
read-observations = n 498 · 12%
    .text = znaczy, że liczba opiera się na 498 obserwacjach, czyli na 12% wszystkich graczy wszystkich partii.
read-fair = Równy udział.
    .text = Przy równych szansach każdy z czterech graczy wygrywa co czwartą partię. Wspólne zwycięstwo liczy się zwycięzcom po równo.
read-many = Wiele liczb.
    .text = Z czterdziestu przedziałów około dwóch wyklucza prawdę przypadkiem. Jedna karta tuż poza przedziałem niewiele znaczy: patrz na te, które leżą daleko, i rozegraj więcej partii.
read-cause = Związek to nie przyczyna.
    .text = Kto wygrywa z kartą na stole, mógł też pozwolić sobie na jej zagranie; kto ją wybrał, wolał ją od innych.
read-players = Ci gracze.
    .text = Wszystko to dotyczy tego bota grającego ze sobą. Silniejsi albo inni gracze mogą uznać za silne co innego.
read-time = Czas
    .text = jest czasem maszyny, która rozegrała partie. Cała reszta jest wszędzie taka sama dla tego samego ziarna.
