### Emporion in Polish. The same messages, attributes and variables as in the other languages.

## The game

game-name = Emporion
game-about = Załóż miasto na skraju greckiego świata: dodawaj karty do swojej Domeny, wysyłaj statki, handluj i buduj, a na koniec miej najwięcej punktów zwycięstwa.
game-line = Karta po karcie budujesz miasto portowe; to, co bierzesz, decyduje, na co cię stać.
game-honesty = Talia jest nasza: wydrukowane karty nie są publiczne. Zgadza się z kartami i liczbami, które pokazuje instrukcja. Jeśli masz tę grę, możesz spisać swoje karty i nimi grać.
deck-note = Nasza własna talia: wydrukowane karty nie są publiczne. Zasady są z instrukcji.
deck-note-own = Talia z pliku właściciela gry: { $name }.

## Kinds of cards

kind-war = Wojna
kind-culture = Kultura
kind-trade = Handel
kind-prestige = Prestiż
kind-merchandise = Towar
kind-special = Specjalny Prestiż

## War

card-hoplites = Hoplitēs
    .text = Obywatel z tarczą i włócznią, walczący w falandze.
card-hippeis = Hippeis
    .text = Obywatele dość bogaci, by utrzymać konia i ruszać nim na wojnę.
card-strategos = Strategos
    .text = Wódz wybierany przez obywateli.
card-nauarchos = Nauarchos
    .text = Dowódca floty.
card-toxotes = Toxotes
    .text = Łucznik trzymający straż na murach.
card-lochagos = Lochagos
    .text = Prowadzi oddział hoplitów.
card-polemarchos = Polemarchos
    .text = Urzędnik, któremu powierzono wojnę.
card-misthophoroi = Misthophoroi
    .text = Żołnierze służący za żołd i udział w łupach.

## Culture

card-sophistes = Sophistes
    .text = Nauczyciel wędrujący od miasta do miasta i uczący za opłatą.
card-stoa = Stoá
    .text = Kolumnada zamykająca agorę Neapolis.
card-grammatistes = Grammatistēs
    .text = Uczy dzieci czytać i pisać.
card-iatros = Iatros
    .text = Lekarz w służbie Asklepiosa.
card-rhapsodos = Rhapsōdos
    .text = Zna Homera na pamięć i recytuje go podczas świąt.
card-theatron = Theatron
    .text = Tu obywatele oglądają tragedie i komedie.
card-gymnasion = Gymnasion
    .text = Tu młodzi ćwiczą ciało i umysł.
card-aristarche = Aristarchē
    .text = Kapłanka, która popłynęła z Fokajczykami na zachód i przywiozła im wizerunek Artemidy.
card-mantis = Mantis
    .text = Wróżbita, który przed podróżą odczytuje wolę bogów.

## Trade

card-macellum = Macellum
    .text = Targ żywności rzymskiego miasta.
card-agora = Agorá
    .text = Plac Neapolis, miejsce targu i rozmów.
card-kapelos = Kapēlos
    .text = Kramarz sprzedający w mieście to, co przywożą statki.
card-emporoi = Emporoi
    .text = Kupcy, którzy płyną za swoim towarem przez morze.
card-creditor = Creditor
    .text = Pożycza na podróż i zarabia, jeśli statek wróci.
card-naukleros = Nauklēros
    .text = Właściciel statku, wożący to, czym handlują inni.
card-trapezites = Trapezitēs
    .text = Bankier przy swoim stole na agorze.
card-nomisma = Nomisma
    .text = Srebrna moneta Emporion z Pegazem na rewersie.
card-basped = Basped
    .text = Iberyjski kupiec, wspomniany w liście na ołowiu znalezionym w Emporion.

## Prestige

card-emporion = Emporion
    .text = Miejsce handlu: samo miasto.
card-palaia-polis = PalaíaPolis
    .text = Stare miasto na wysepce, dziś Sant Martí d’Empúries.
card-neapolis = Neápolis
    .text = Nowe miasto na brzegu, naprzeciw portu.
card-massalia = Massalia
    .text = Wielkie miasto Fokajczyków niedaleko Rodanu.
card-akropolis = Akropolis
    .text = Wzniesienie, na którym stoją świątynie.
card-asklepieion = Asklepieion
    .text = Sanktuarium Asklepiosa, którego posąg znaleziono tu w 1909 roku.
card-sarapieion = Sarapieion
    .text = Świątynia Serapisa i Izydy, dar człowieka z Aleksandrii.
card-rhode = Rhodē
    .text = Grecka sąsiadka po drugiej stronie zatoki, dziś Roses.
card-agathe = Agathē
    .text = „Dobra”: kolonia Massalii, dziś Agde.
card-phokaia = Phōkaia
    .text = Miasto-matka, daleko w Jonii.
card-alalie = Alaliē
    .text = Fokajskie miasto na Korsyce, u którego brzegów stoczono wielką bitwę morską.
card-indike = Indikē
    .text = Miasto Indyketów, iberyjskich sąsiadów.
card-kypsela = Kypsela
    .text = Miasto tego wybrzeża, o którym pamięta stary opis żeglugi.
card-forum = Forum
    .text = Serce rzymskiego miasta na wzgórzu.
card-palaistra = Palaistra
    .text = Plac zapaśniczy za murami.
card-hemeroskopeion = Hēmeroskopeion
    .text = „Strażnica dnia”: fokajska placówka dalej na południe.
card-choma = Chōma
    .text = Kamienne molo, które wciąż osłania plażę.

## Merchandise

card-oinos = Oinos
    .text = Wino w amforach z całego morza.
card-elaion = Elaion
    .text = Oliwa: do jedzenia, do lamp i do gimnazjonu.
card-garos = Garos
    .text = Sos rybny, solony i trzymany na słońcu.
card-sitos = Sitos
    .text = Zboże z iberyjskich pól.
card-linon = Linon
    .text = Len: słynęli z niego tkacze z Emporion.
card-keramos = Keramos
    .text = Malowana ceramika z Aten.
card-argyros = Argyros
    .text = Srebro na monety i na puchary.

## Special Prestige

card-artemision = Artemision
    .text = Świątynia Artemidy Efeskiej, którą osadnicy przywieźli ze sobą.
card-teichos = Teichos
    .text = Mur z wielkich bloków, strzegący bramy południowej.
card-limen = Limēn
    .text = Port między starym a nowym miastem.
card-pegasos = Pegasos
    .text = Skrzydlaty koń, znak miasta.

## What a card says

says-grants = Daje: { $what }.
says-requires = Wymaga: { $what }.
says-requires-nothing = Niczego nie wymaga.
says-pays =
    { $n ->
        [one] Płaci się { $n } Łup.
        [few] Płaci się { $n } Łupy.
        [many] Płaci się { $n } Łupów.
       *[other] Płaci się { $n } Łupu.
    }
says-merchandise = Wymaga { $merchandise_trade } Handlu i o 1 więcej za każdy posiadany Towar. Od 1 do { $merchandise_set } kart: { $merchandise_values } PZ; potem zaczyna się następny zestaw.
says-takes-prestige = Akcja { $action } może też brać karty Prestiżu.
says-takes-merchandise = Akcja { $action } może też brać Towary.
says-vp = { $n } PZ.
says-per-war = { $n } PZ za kartę Wojny.
says-per-culture = { $n } PZ za kartę Kultury.
says-per-trade = { $n } PZ za kartę Handlu.
says-per-prestige = { $n } PZ za kartę Prestiżu.
says-per-merchandise = { $n } PZ za Towar.
says-per-booty = { $n } PZ za Łup.
says-alpha = Karta początkowa.
says-tie-break = Więcej kopii rozstrzyga remis.
says-copies =
    { $n ->
        [one] { $n } kopia w talii.
        [few] { $n } kopie w talii.
        [many] { $n } kopii w talii.
       *[other] { $n } kopii w talii.
    }

## Actions, markers, decks

action-war = Wojna
    .text = Dodaj kartę Wojny z Polis lub ze swojej rezerwy; dzięki zdolności na jednej z twoich kart Wojny – kartę Prestiżu lub Towar.
action-culture = Kultura
    .text = Dodaj kartę Kultury z Polis lub ze swojej rezerwy; dzięki zdolności na jednej z twoich kart Kultury – kartę Prestiżu lub Towar.
action-trade = Handel
    .text = Dodaj kartę Handlu z Polis lub ze swojej rezerwy; dzięki zdolności na jednej z twoich kart Handlu – kartę Prestiżu lub Towar.
action-expedition = Wyprawa
    .text = Przenieś z Portu do Polis tyle kart, ile masz statków, najwyżej { $most_ships }; uzupełnij Port i dobierz jeden Łup za każdą przeniesioną kartę.
action-reserve = Rezerwacja
    .text = Połóż kartę z Portu pod jedną z twoich drachm. Później dodasz ją akcją jej koloru.
marker-asclepios = Asklepios
marker-hygieia = Hygieja
deck-history = talia Historii
deck-progress = talia Postępu

## Amounts

amount-war = { $n } Wojny
amount-culture = { $n } Kultury
amount-trade = { $n } Handlu
amount-booty =
    { $n ->
        [one] { $n } Łup
        [few] { $n } Łupy
        [many] { $n } Łupów
       *[other] { $n } Łupu
    }
amount-ships =
    { $n ->
        [one] { $n } statek
        [few] { $n } statki
        [many] { $n } statków
       *[other] { $n } statku
    }
amount-drachma =
    { $n ->
        [one] { $n } drachma
        [few] { $n } drachmy
        [many] { $n } drachm
       *[other] { $n } drachmy
    }
amount-vp = { $n } PZ
amount-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
amount-reserved =
    { $n ->
        [one] { $n } zarezerwowana
        [few] { $n } zarezerwowane
        [many] { $n } zarezerwowanych
       *[other] { $n } zarezerwowanej
    }
amount-prestige = { $n } Prestiżu
amount-merchandise =
    { $n ->
        [one] { $n } Towar
        [few] { $n } Towary
        [many] { $n } Towarów
       *[other] { $n } Towaru
    }

## Where points come from

points-prestige = Prestiż
points-merchandise = Towary
points-per-war = Za karty Wojny
points-per-culture = Za karty Kultury
points-per-trade = Za karty Handlu
points-per-prestige = Za karty Prestiżu
points-per-merchandise = Za Towary
points-per-booty = Za Łupy
points-printed = Wydrukowane PZ
points-reserved = Wciąż zarezerwowane

## How far the game is

phase-set-up = Przygotowanie
    .help = Począwszy od pierwszego gracza, każdy bierze kartę na początek. Potem wykłada się Polis i rozdaje Łupy.
phase-play = Gra
    .help = W swojej turze przesuń znacznik na inną akcję i wykonaj ją. Nie wolno pasować ani powtarzać akcji, na której stoi znacznik.
phase-over = Koniec gry
    .help = Prestiż, Towary i punkty z kart Historii, minus { $reserved_cost } PZ za każdą wciąż zarezerwowaną kartę.
stage-set-up = Przygotowanie
stage-round = Runda { $n }
stage-over = Zakończona
ending-cards = ktoś ma { $last_card } kart
ending-deck = talia Historii się wyczerpała
ending-standstill = nikt nie może nic zrobić

## Questions

question-first = Twoja pierwsza karta
    .text = Wybierz kartę, od której zaczyna się twoja Domena.
question-marker = Twój znacznik
    .text = Wybierz jeden z dwóch znaczników; rywal dostaje drugi.
question-turn = Twoja tura
    .text = Weź kartę, zarezerwuj jedną z Portu albo wyślij wyprawę.
question-send =
    { $n ->
        [one] Wyślij jeszcze { $n } kartę
        [few] Wyślij jeszcze { $n } karty
        [many] Wyślij jeszcze { $n } kart
       *[other] Wyślij jeszcze { $n } karty
    }
    .text = Wybierz w Porcie, co trafi do Polis.
question-refill =
    { $n ->
        [one] Uzupełnij ostatnią lukę
        [few] Uzupełnij { $n } luki
        [many] Uzupełnij { $n } luk
       *[other] Uzupełnij { $n } luki
    }
    .text = Wybierz talię dla następnej luki; każda musi dać choć jedną kartę.
question-give-up = Odrzuć kartę
    .text = Nic innego nie możesz zrobić: jedna z twoich zarezerwowanych kart wypada z gry.

## Moves

move-first = Zacznij od: { $name }
move-marker = Weź znacznik { $name }
move-expedition =
    { $n ->
        [one] Wyprawa: { $n } karta do Polis
        [few] Wyprawa: { $n } karty do Polis
        [many] Wyprawa: { $n } kart do Polis
       *[other] Wyprawa: { $n } karty do Polis
    }
move-refill = Uzupełnij: { $name }
move-take =
    { $n ->
        [0] Weź { $name } akcją { $action }
        [one] Weź { $name } akcją { $action }, płacąc { $n } Łup
        [few] Weź { $name } akcją { $action }, płacąc { $n } Łupy
        [many] Weź { $name } akcją { $action }, płacąc { $n } Łupów
       *[other] Weź { $name } akcją { $action }, płacąc { $n } Łupu
    }
move-play =
    { $n ->
        [0] Dodaj { $name } ze swojej rezerwy akcją { $action }
        [one] Dodaj { $name } ze swojej rezerwy akcją { $action }, płacąc { $n } Łup
        [few] Dodaj { $name } ze swojej rezerwy akcją { $action }, płacąc { $n } Łupy
        [many] Dodaj { $name } ze swojej rezerwy akcją { $action }, płacąc { $n } Łupów
       *[other] Dodaj { $name } ze swojej rezerwy akcją { $action }, płacąc { $n } Łupu
    }
move-reserve = Zarezerwuj: { $name }
move-send = Wyślij: { $name }
move-give-up = Odrzuć: { $name }

## Why a move is refused

reason-game-over = Gra się skończyła.
reason-not-your-turn = To nie twoja tura.
reason-not-asked = Teraz masz zdecydować o czymś innym.
reason-not-in-port = Tej karty nie ma w Porcie.
reason-not-in-polis = Tej karty nie ma w Polis.
reason-not-reserved = Nie masz tej karty w rezerwie.
reason-marker-there = Na tej akcji stoi znacznik.
reason-no-ship = Nie masz statku.
reason-port-empty = Port jest pusty.
reason-no-drachma = Nie masz wolnej drachmy.
reason-no-prestige-ability = Żadna z twoich kart tego koloru nie bierze Prestiżu.
reason-no-merchandise-ability = Żadna z twoich kart tego koloru nie bierze Towarów.
reason-requirements =
    { $booty ->
        [one] Brakuje: { $missing }; wystarczy jeszcze { $booty } Łup.
        [few] Brakuje: { $missing }; wystarczą jeszcze { $booty } Łupy.
        [many] Brakuje: { $missing }; wystarczy jeszcze { $booty } Łupów.
       *[other] Brakuje: { $missing }; wystarczy jeszcze { $booty } Łupu.
    }

## Log

log-first = { $player } zaczyna od karty { $name }.
log-marker = { $player } bierze znacznik { $name }.
log-round = Runda { $n }
log-action = { $player } wybiera akcję { $name }.
log-take = { $player } bierze { $name }.
log-play = { $player } dodaje { $name } z rezerwy.
log-pay =
    { $n ->
        [one] { $player } płaci { $n } Łup.
        [few] { $player } płaci { $n } Łupy.
        [many] { $player } płaci { $n } Łupów.
       *[other] { $player } płaci { $n } Łupu.
    }
log-booty =
    { $n ->
        [one] { $player } dobiera { $n } Łup.
        [few] { $player } dobiera { $n } Łupy.
        [many] { $player } dobiera { $n } Łupów.
       *[other] { $player } dobiera { $n } Łupu.
    }
log-points =
    { $n ->
        [one] { $player } zyskuje { $n } PZ ({ $cause }).
        [few] { $player } zyskuje { $n } PZ ({ $cause }).
        [many] { $player } zyskuje { $n } PZ ({ $cause }).
       *[other] { $player } zyskuje { $n } PZ ({ $cause }).
    }
log-points-lost = { $player } traci { $n } PZ ({ $cause }).
log-reserve = { $player } rezerwuje { $name }.
log-send = { $player } wysyła { $name } do Polis.
log-refill = { $name } przybywa do Portu.
log-forced = W Polis nie ma już kart Historii: przechodzi tam cały Port.
log-announce = { $player } ma { $n } kart: jeszcze jedna kończy grę.
log-ending = To ostatnia runda: { $cause }.
log-skip = { $player } nie może nic zrobić.
log-give-up = { $player } nie może nic zrobić i odrzuca { $name }.
log-over = Gra się skończyła.

## Options of a table

option-special = Specjalny Prestiż
    .text = Dodatkowe karty Prestiżu obok Polis, za które płaci się Łupami.
option-special-off = Bez nich
    .text = Na pierwszą grę, jak w instrukcji.
option-special-on = Z nimi
    .text = Bierze się je jak karty Prestiżu; ich Łupy trafiają pod talię Historii.

## Where a figure comes from

source-rulebook = Jak w instrukcji
source-reconstructed = Karta jest w instrukcji; nie wszystkie jej liczby są znane
source-own = Nasza własna karta
source-printed = Z pliku właściciela gry

## Help

help-goal = Cel gry
    .text =
        Mieć najwięcej punktów zwycięstwa (PZ). Remis wygrywa, kto ma więcej kopii karty { $tie_break ->
            [emporion] { card-emporion }
           *[other] { $tie_break }
        }, potem kto ma więcej kart Prestiżu i Towarów; w innym razie zwycięstwo jest wspólne.
help-turn = Twoja tura
    .text = Przesuń znacznik na inną możliwą akcję i wykonaj ją. We dwoje każdy ma własny znacznik i tylko Rezerwacja mieści oba; we troje i czworo jest jeden znacznik dla wszystkich.
help-resources = Zasoby
    .text = Wojny, Kultury i Handlu się nie wydaje: karty w twojej Domenie muszą dawać ich tyle, ile wymaga karta.
help-booty = Łup
    .text = Łupy to zakryte karty Historii, na które nikt nie patrzy. Każdy zastępuje jeden brakujący zasób i trafia wtedy pod talię Historii.
help-expedition = Wyprawa
    .text = Wypływają wszystkie twoje statki, najwyżej { $most_ships }: tyle kart przechodzi z Portu do Polis. Jedna karta: lukę uzupełnia talia Historii. Więcej: jak chcesz, co najmniej jedna karta z każdej talii. Potem dobierasz tyle samo Łupów.
help-forced = Wyprawa przymusowa
    .text = Jeśli na końcu tury w Polis nie ma karty Historii, przechodzą tam wszystkie karty z Portu, a Port uzupełnia talia Historii. Nikt nie dobiera Łupów.
help-reserve = Rezerwacja
    .text = Karty pod twoimi drachmami, najwyżej { $drachmas }, nie liczą się, póki ich nie dodasz, a każda kosztuje { $reserved_cost } PZ, jeśli zostanie tam do końca.
help-abilities = Zdolności
    .text = Kartę Prestiżu lub Towar bierze się akcją koloru, w którym masz kartę z tą zdolnością.
help-merchandise = Towary
    .text = Pierwszy wymaga { $merchandise_trade } Handlu, każdy następny o 1 więcej. Od 1 do { $merchandise_set } kart są warte { $merchandise_values } PZ; następna zaczyna kolejny zestaw.
help-multipliers = Mnożniki
    .text = Niektóre karty punktują za każdą kartę danego rodzaju w twojej Domenie albo za każdy Łup. Wszystkie się sumują.
help-end = Koniec gry
    .text = Gra się do końca rundy, w której ktoś ma { $last_card } kart (bez Łupów i zarezerwowanych) albo musiał dobrać z wyczerpanej talii Historii.
help-deck = Talia
    .text = Wydrukowane karty nie są publiczne. Nasza talia trzyma się znanych kart i wszystkich liczb z instrukcji; jedna wartość Towarów jest wywnioskowana. Kto ma grę, może grać z plikiem wydrukowanych kart.

## At the table

table-port = Port
table-polis = Polis
table-decks = Historia { $history } · Postęp { $progress }
table-nothing = nic
table-you = ▸ty ⚑pierwszy
table-cards = Karty
table-reserved = W rezerwie
kind-ships = Statki
kind-booty = Łup
table-last = Ostatnia runda
table-announced =
    { $n ->
        [one] { $names } ma { $announced_card } kart
        [few] { $names } mają { $announced_card } kart
        [many] { $names } mają { $announced_card } kart
       *[other] { $names } mają { $announced_card } kart
    }
table-missing = brakuje: { $missing }
table-next-merchandise = następny: { $n } Handlu, +{ $vp } PZ
table-legend = wymaga → daje · +♔ +▣ może brać
table-help-port = Port, karta po karcie
table-help-polis = Polis, karta po karcie
table-topics = ? zna też: { $topics }

## The page

# Numbers. Pictures stand in square brackets here and below.
page-special-short = Specjalny
page-vp = PZ
page-unit-ships =
    { $n ->
        [one] statek
        [few] statki
        [many] statków
       *[other] statku
    }
page-unit-booty =
    { $n ->
        [one] Łup
        [few] Łupy
        [many] Łupów
       *[other] Łupu
    }

# Cards
page-free = za darmo
says-goods = Punktuje z innymi twoimi Towarami.

page-note-by = Akcja: { $action }
page-note-by-several = Jedną z akcji
page-note-pay = zapłać { $n }[booty]
page-note-send = Wyślij ją
page-note-reserve = Zarezerwuj ją
page-note-first = Zacznij od niej
page-note-give-up = Odrzuć ją
page-note-missing = brakuje
page-note-missing-booty = brakuje, z Łupem { $n }
page-note-kept = Kosztuje { $n }[booty], zachowany
page-note-marker-there = Znacznik stoi: { $action }
page-note-no-prestige-ability = Nic jeszcze nie bierze Prestiżu
page-note-no-merchandise-ability = Nic jeszcze nie bierze Towaru

# The table
page-home = Petteia: wszystkie gry
page-tools = Punkty, pomoc, ustawienia
page-order = Kolejność: { $names }
page-polis-empty = Polis jest pusta.
page-gap = Puste miejsce
page-actions = Akcje
page-marker = Znacznik
page-marker-of = Znacznik: { $name }
page-marker-choice = Twój znacznik na całą grę
page-deck-history = Talia Historii: { $n }.
    .title = Historia
    .text = Karty Wojny, Kultury i Handlu. Z niej dobiera się Łupy, bez patrzenia. Gdy ktoś musi dobrać, a jest pusta, runda jest ostatnia.
page-deck-progress = Talia Postępu: { $n }.
    .title = Postęp
    .text = Karty Prestiżu i Towarów. Do Portu sprowadza je wyprawa dwóch lub więcej statków.
page-deck-ours = Wartości kart: nasza talia.
page-deck-owner = Wartości kart: talia właściciela gry.
page-special-note = Bierze się je jak Prestiż; ich Łupy się płaci.
page-special-none = Wszystkie zabrane.

# The five actions
page-brief-trade = Dodaj kartę Handlu
page-brief-culture = Dodaj kartę Kultury
page-brief-war = Dodaj kartę Wojny
page-brief-expedition = Z Portu do Polis
page-brief-reserve = Odłóż kartę z Portu
page-aim = Naciśnij, by podświetlić tylko to, co bierze ta akcja.
page-yield-reach =
    { $n ->
        [0] Nic w zasięgu
        [one] { $n } karta w zasięgu
        [few] { $n } karty w zasięgu
        [many] { $n } kart w zasięgu
       *[other] { $n } karty w zasięgu
    }
page-yield-none = Nie ma czego brać
page-yield-short =
    { $n ->
        [one] Nic w zasięgu, brakuje { $n } Łupu
        [few] Nic w zasięgu, brakuje { $n } Łupów
        [many] Nic w zasięgu, brakuje { $n } Łupów
       *[other] Nic w zasięgu, brakuje { $n } Łupu
    }
page-yield-kept = Tylko za zachowane Łupy
page-yield-marker = Tu stoi znacznik
page-yield-own-marker = Tu stoi twój znacznik
page-yield-marker-of = Tu stoi znacznik: { $name }
page-yield-expedition = { $ships }: { $cards }, { $booty }
page-yield-drachmas =
    { $n ->
        [0] Brak wolnej drachmy
        [one] { $n } wolna drachma
        [few] { $n } wolne drachmy
        [many] { $n } wolnych drachm
       *[other] { $n } wolnej drachmy
    }

# Domains
page-rivals = Rywale
page-domain-of = Domena: { $name }
page-cards-short = karty
page-of = z { $n }
page-cards-of = { $n } z { $of } kart
page-vp-so-far = PZ na razie
page-look = Obejrzyj karty
page-deciding = Decyduje
page-one-more-ends = Jeszcze jedna kończy grę
page-free-drachma = Wolna drachma
page-free-drachmas = Wolne drachmy
page-if-kept = { $vp } PZ, gdy zostanie
page-reserved-cards = W rezerwie: { $names }, { $vp } PZ, gdy zostanie.
page-nothing-reserved = Nic w rezerwie.
page-booty-hidden = Zakryte: { $booty }.
page-keep = Zachowaj Łupy
    .text = To, co wymagałoby zachowanych Łupów, nie jest podświetlone.
page-keep-short = Zachowaj
page-keep-fewer = Zachowaj o jeden mniej
page-keep-more = Zachowaj o jeden więcej
page-kept = Zachowane Łupy: { $n } z { $of }
page-show-below = Pokaż tę Domenę na dole
page-none = Jeszcze żadnej
page-goods =
    { $n ->
        [0] Pierwszy wymaga { $trade } Handlu: +{ $more } PZ.
       *[other] Wartość: { $vp } PZ. Następny wymaga { $trade } Handlu: +{ $more } PZ.
    }
page-goods-complete =
    { $n ->
        [one] Jeden zestaw jest pełny.
        [few] { $n } zestawy są pełne.
        [many] { $n } zestawów jest pełnych.
       *[other] { $n } zestawu jest pełne.
    }
page-lately-take = bierze: { $name }
page-lately-first = zaczyna od: { $name }
page-lately-reserve = rezerwuje: { $name }
page-lately-give-up = odrzuca: { $name }
page-lately-expedition = wysyła wyprawę
page-lately-skip = traci turę

# Points
page-score = Punkty na razie
page-score-end = Wynik końcowy
page-points-from = Źródło
page-total = Razem

# The end
page-near-end =
    { $who ->
        [you] Masz { $announced_card } z { $last_card } kart.
        [rival] { $names } ma { $announced_card } z { $last_card } kart.
       *[several] { $names } mają { $announced_card } z { $last_card } kart.
    }
    .text = Runda, w której ktoś doda kartę { $last_card }, jest ostatnia.
page-end-cards = Ostatnia runda: Domena jest pełna.
page-end-deck = Ostatnia runda: skończyła się talia Historii.
page-end-standstill = Ostatnia runda: nikt nie mógł zagrać.
page-end-turn =
    { $when ->
        [now] To twoja ostatnia tura.
        [later] Masz jeszcze jedną turę.
       *[past] Nie masz już tur.
    }
page-last-turn = Twoja ostatnia tura

# Drawers of a phone
page-drawers = Części stołu
page-drawer-domain = Domena
page-drawer-rivals = Rywale
page-drawer-score = Punkty
page-drawer-log = Dziennik
page-close = Zamknij

# What a choice does
page-outcome = { $move }: { $what }
page-outcome-booty = { $booty } za: { $what }
page-act-for = { $move } za { $booty }
page-move-expedition = Wyślij wyprawę
page-move-take = Weź: { $name }
page-move-take-by = Weź: { $name } ({ $action })
page-move-play = Dodaj: { $name }
page-move-play-by = Dodaj: { $name } ({ $action })

# Why a move is refused
page-why-kept = Kosztuje { $booty }, a zachowujesz { $kept }.

# The log, after the mark of a player
page-told-first = zaczyna od: { $name }
page-told-marker = bierze znacznik { $name }
page-told-take = bierze: { $name }
page-told-play = dodaje z rezerwy: { $name }
page-told-by = ({ $action })
page-told-for = za { $booty }
page-told-reserve = rezerwuje: { $name }
page-told-send = wysyła do Polis: { $names }
page-told-refill =
    { $progress ->
        [0] uzupełnia z Historii: { $history }
       *[other]
            { $history ->
                [0] uzupełnia z Postępu: { $progress }
               *[other] uzupełnia z Historii: { $history } i z Postępu: { $progress }
            }
    }
page-told-booty = dobiera { $booty }
page-told-forced = opróżnia Polis z kart Historii: trafiają tam { $names }
page-told-announce = kart: { $n }; jeszcze jedna kończy grę!
page-told-ending-cards = ma ostatnią kartę: ta runda jest ostatnia.
page-told-ending-deck = Skończyła się talia Historii: ta runda jest ostatnia.
page-told-ending-standstill = Nikt nie mógł zagrać: gra się kończy.
page-told-skip = nic nie może zrobić i traci turę
page-told-give-up = odrzuca: { $name }

## The balance report

chart-order = Kolejność
    .note = Gracz rozpoczynający jest losowany; pozostali grają zgodnie z ruchem wskazówek zegara i zaczynają z większą liczbą Łupów. Warunek 6 talii: żadne miejsce nie wygrywa o ponad 5 punktów procentowych częściej, niż wynosi jego udział.
    .order = siedzi tam
chart-routes = Drogi
    .note = Jak często wygrywa gracz, który zdobył najwięcej punktów tym rodzajem kart. Warunek 6: każda droga czasem wygrywa.
    .route = daje najwięcej punktów
chart-kinds = Rodzaje kart
    .note = Jak często wygrywa gracz, który ma na koniec tyle kart jednego rodzaju.
    .has = 3 lub więcej
chart-points = Skąd pochodzą punkty
    .note = Średnie punkty gracza według rund, w których przyszły. Zarezerwowana karta kosztuje { $reserved_cost } PZ, dopóki jej nie dodasz.
chart-cards = Karty
    .note = Jak często wygrywa gracz, który ma kartę na koniec, i gracz, który ją zarezerwował. Zwycięzcy nie powinni brać karty więcej niż dwa razy częściej od innych: udział 67% przy dwóch graczach, 50% przy trzech i 40% przy czterech.
    .taken = wzięta
    .reserved = zarezerwowana
chart-copies = Egzemplarze każdej karty
    .note = Ile egzemplarzy każdej karty mają na koniec zwycięzcy, a ile pozostali.
chart-first = Pierwsza karta
    .note = Jak często wygrywa gracz, który zaczyna od tej karty.
    .first = zaczyna od niej
chart-shown = Co pokazują przykłady
    .note = Co pokazują przykłady z instrukcji i czego wymagają warunki 2–4 talii: jak często się zdarza i jak często wygrywa gracz, który to ma. W pierwszych trzech rundach nikt nie powinien być pominięty.
    .shown = ma to
chart-ends = Co kończy grę
    .note = Co zakończyło grę: liczby przy słupkach mówią, jak często. Udział należy do gracza rozpoczynającego i mówi, czy któreś z zakończeń sprzyja temu, kto zaczyna.
    .ending = wygrywa gracz rozpoczynający
chart-actions = Akcje
    .note = Ile razy gracz wybiera każdą akcję w ciągu gry.
chart-final = Co Domena ma na koniec
    .note = Co gracze mają, gdy gra się kończy: zwycięzcy i wszyscy pozostali.
route-prestige = Prestiż
route-merchandise = Towary
route-war = Wojna: punkty jej kart
route-culture = Kultura: punkty jej kart
route-trade = Handel: punkty jego kart
shown-two-war = Dwa lub więcej punktów za kartę Wojny
shown-two-booty = Dwa lub więcej punktów za Łup
shown-six-ships = Sześć statków lub więcej
shown-ten-trade = Dziesięć Handlu, licząc Łupy
shown-early = Nic nie dało się zrobić w pierwszych trzech rundach
shown-late = Nic nie dało się zrobić później
ends-cards = Karty: { $last_card }
ends-deck = Pusta talia Historii
ends-standstill = Nic nie jest możliwe
final-cards = Karty
final-war = Wojna z kart
final-culture = Kultura z kart
final-trade = Handel z kart
final-ships = Statki
final-booty = Pozostałe Łupy
final-war-cards = Karty Wojny
final-culture-cards = Karty Kultury
final-trade-cards = Karty Handlu
final-prestige-cards = Karty Prestiżu
final-merchandise-cards = Karty Towarów
final-reserved = Karty wciąż w rezerwie
final-rounds = Rundy gry
