### Emporion's board in Polish. The same messages, attributes and variables as in the other languages. Pictures stand in square brackets.

game-honesty = Talia jest nasza: wydrukowane karty nie są publiczne. Zgadza się z kartami i liczbami, które pokazuje instrukcja. Jeśli masz tę grę, możesz spisać swoje karty i nimi grać.

## Kinds, resources, numbers

page-war = Wojna
    .unit = Wojny
page-culture = Kultura
    .unit = Kultury
page-trade = Handel
    .unit = Handlu
page-prestige = Prestiż
page-merchandise = Towar
page-special = Specjalny Prestiż
page-special-short = Specjalny
page-booty = Łup
    .unit = Łupu
page-ships = Statki
    .unit =
        { $n ->
            [one] statek
            [few] statki
            [many] statków
           *[other] statku
        }
page-vp = PZ
    .unit = PZ
page-reserved = W rezerwie
    .unit = w rezerwie
page-expedition = Wyprawa
page-reserve = Rezerwacja
page-asclepios = Asklepios
page-hygieia = Hygieja

page-amount-war = { $n } Wojny
page-amount-culture = { $n } Kultury
page-amount-trade = { $n } Handlu
page-amount-booty = { $n } Łupu
page-amount-ships =
    { $n ->
        [one] { $n } statek
        [few] { $n } statki
        [many] { $n } statków
       *[other] { $n } statku
    }
page-amount-drachma =
    { $n ->
        [one] { $n } drachma
        [few] { $n } drachmy
        [many] { $n } drachm
       *[other] { $n } drachmy
    }
page-amount-vp = { $n } PZ

page-per-war = { $n } PZ za kartę Wojny
page-per-culture = { $n } PZ za kartę Kultury
page-per-trade = { $n } PZ za kartę Handlu
page-per-prestige = { $n } PZ za kartę Prestiżu
page-per-merchandise = { $n } PZ za Towar
page-per-booty = { $n } PZ za Łup

## Cards

page-free = za darmo
page-card-grants = daje { $what }
page-card-takes-prestige = akcja { $colour } może brać Prestiż
page-card-takes-merchandise = akcja { $colour } może brać Towary
page-card-goods = punktuje z innymi twoimi Towarami
page-card-requires = wymaga { $what }
page-card-pays = zapłać { $n } Łupu
page-figures-rulebook = Wartości z instrukcji
page-figures-reconstructed = Częściowo znana z instrukcji, uzupełniona przez nas
page-figures-own = Wartości nasze własne
page-figures-printed = Wartości z talii właściciela

page-note-by = Akcja: { $action }
page-note-by-several = Jedną z akcji
page-note-pay = zapłać { $n }[booty]
page-note-send = Wyślij ją
page-note-reserve = Zarezerwuj ją
page-note-first = Zacznij z nią
page-note-give-up = Odrzuć ją
page-note-missing = brakuje
page-note-missing-booty = brakuje, z Łupem { $n }
page-note-kept = Kosztuje { $n }[booty], zachowany
page-note-marker-there = Znacznik stoi: { $action }
page-note-no-prestige-ability = Nic jeszcze nie bierze Prestiżu
page-note-no-merchandise-ability = Nic jeszcze nie bierze Towaru

## The table

page-home = Petteia: wszystkie gry
page-tools = Punkty, pomoc, ustawienia
page-round = Runda { $n }
page-setup = Przygotowanie
page-order = Kolejność: { $names }
page-port = Port
page-polis = Polis
page-polis-empty = Polis jest puste.
page-gap = Puste miejsce
page-actions = Akcje
page-marker = Znacznik
page-marker-of = Znacznik: { $name }
page-marker-choice = Twój znacznik na całą grę
page-deck-history = Talia Historii: { $n }.
    .title = Historia
    .text = Karty Wojny, Kultury i Handlu. Z niej dobiera się Łup, bez patrzenia. Gdy ktoś musi dobrać, a jest pusta, runda jest ostatnia.
page-deck-progress = Talia Postępu: { $n }.
    .title = Postęp
    .text = Karty Prestiżu i Towarów. Do Portu sprowadza je wyprawa dwóch lub więcej statków.
page-deck-ours = Wartości kart: nasza talia.
page-deck-owner = Wartości kart: talia właściciela.
page-special-note = Bierze się je jak Prestiż; ich Łup się płaci.
page-special-none = Wszystkie zabrane.

## The five actions

page-action-trade = Dodaj kartę Handlu z Polis lub z rezerwy albo to, co bierze zdolność twoich kart Handlu.
page-action-culture = Dodaj kartę Kultury z Polis lub z rezerwy albo to, co bierze zdolność twoich kart Kultury.
page-action-war = Dodaj kartę Wojny z Polis lub z rezerwy albo to, co bierze zdolność twoich kart Wojny.
page-action-expedition = Wyślij z Portu do Polis tyle kart, ile masz statków, najwyżej cztery. Uzupełnij Port i dobierz tyle samo Łupu.
page-action-reserve = Weź kartę z Portu pod jedną ze swoich drachm, by dodać ją później.
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
page-yield-short = Nic w zasięgu, z Łupem brakuje { $n }
page-yield-kept = Tylko za zachowany Łup
page-yield-marker = Tu stoi znacznik
page-yield-own-marker = Tu stoi twój znacznik
page-yield-marker-of = Tu stoi znacznik: { $name }
page-yield-expedition =
    { $ships ->
        [one] { $ships } statek: kart { $cards }, Łupu { $booty }
        [few] { $ships } statki: kart { $cards }, Łupu { $booty }
        [many] { $ships } statków: kart { $cards }, Łupu { $booty }
       *[other] { $ships } statku: kart { $cards }, Łupu { $booty }
    }
page-yield-drachmas =
    { $n ->
        [0] Brak wolnej drachmy
        [one] { $n } wolna drachma
        [few] { $n } wolne drachmy
        [many] { $n } wolnych drachm
       *[other] { $n } wolnej drachmy
    }

## Domains

page-you = Ty
page-rivals = Rywale
page-domain-of = Domena: { $name }
page-cards = Karty
page-cards-short = karty
page-of = z { $n }
page-cards-of = { $n } z { $of } kart
page-vp-so-far = PZ na razie
page-look = Obejrzyj karty
page-deciding = Decyduje
page-one-more-ends = Jeszcze jedna kończy grę
page-last-round = Ta runda jest ostatnia
page-n-reserved = { $n } w rezerwie
page-free-drachma = Wolna drachma
page-free-drachmas = Wolne drachmy
page-if-kept = { $vp } PZ, gdy zostanie
page-reserved-cards = W rezerwie: { $names }, { $vp } PZ, gdy zostanie.
page-nothing-reserved = Nic w rezerwie.
page-booty-hidden = { $n } Łupu, zakryte.
page-keep = Zachowaj Łup
    .text = To, co wymagałoby zachowanego Łupu, nie jest podświetlone.
page-keep-short = Zachowaj
page-keep-fewer = Zachowaj o jeden mniej
page-keep-more = Zachowaj o jeden więcej
page-kept = Zachowano { $n } z { $of } Łupu
page-show-below = Pokaż tę Domenę na dole
page-none = Jeszcze żadnej
page-goods =
    { $n ->
        [0] Pierwszy wymaga { $trade } Handlu: +{ $more } PZ.
       *[other] Wart { $vp } PZ. Następny wymaga { $trade } Handlu: +{ $more } PZ.
    }
page-goods-complete =
    { $n ->
        [one] Jeden zestaw jest pełny.
        [few] { $n } zestawy są pełne.
        [many] { $n } zestawów jest pełnych.
       *[other] { $n } zestawu jest pełne.
    }
page-lately-take = bierze: { $name }
page-lately-first = zaczyna z: { $name }
page-lately-reserve = rezerwuje: { $name }
page-lately-give-up = odrzuca: { $name }
page-lately-expedition = wysyła wyprawę
page-lately-skip = traci turę

## Points

page-score = Punkty na razie
page-score-end = Wynik końcowy
page-points-from = Źródło
page-total = Razem
page-points-prestige = Prestiż
page-points-merchandise = Towary
page-points-per-war = Za kartę Wojny
page-points-per-culture = Za kartę Kultury
page-points-per-trade = Za kartę Handlu
page-points-per-prestige = Za Prestiż
page-points-per-merchandise = Za Towar
page-points-per-booty = Za Łup
page-points-printed = Wydrukowane PZ
page-points-reserved = W rezerwie

## The end

page-near-end =
    { $who ->
        [you] Masz { $n } z { $of } kart.
        [rival] { $names } ma { $n } z { $of } kart.
       *[several] { $names } mają { $n } z { $of } kart.
    }
    .text = Runda, w której ktoś doda kartę { $of }, jest ostatnia.
page-end-cards = Ostatnia runda: Domena jest pełna.
page-end-deck = Ostatnia runda: skończyła się talia Historii.
page-end-standstill = Ostatnia runda: nikt nie mógł zagrać.
page-end-turn =
    { $when ->
        [now] To twoja ostatnia tura.
        [later] Masz jeszcze jedną turę.
       *[past] Nie masz już tur.
    }
page-end-over = Koniec gry.
page-last-turn = Twoja ostatnia tura

## Drawers of a phone

page-drawers = Części stołu
page-drawer-domain = Domena
page-drawer-rivals = Rywale
page-drawer-score = Punkty
page-drawer-log = Dziennik
page-close = Zamknij

## What is asked, and moves

page-ask-first = Twoja pierwsza karta
    .text = Wybierz kartę, od której zaczyna się twoja Domena.
page-ask-marker = Twój znacznik
    .text = Wybierz jeden z dwóch znaczników; rywal dostaje drugi.
page-ask-turn = Twoja tura
    .text = Weź podświetloną kartę, zarezerwuj z Portu albo wyślij wyprawę.
page-ask-send =
    { $send ->
        [one] Wyślij jeszcze { $send } kartę
        [few] Wyślij jeszcze { $send } karty
        [many] Wyślij jeszcze { $send } kart
       *[other] Wyślij jeszcze { $send } karty
    }
    .text = Wybierz w Porcie, co trafi do Polis.
page-ask-refill =
    { $gaps ->
        [one] Uzupełnij ostatnie miejsce
        [few] Uzupełnij { $gaps } miejsca
        [many] Uzupełnij { $gaps } miejsc
       *[other] Uzupełnij { $gaps } miejsca
    }
    .text = Wybierz talię dla następnego miejsca; każda musi dać choć jedną kartę.
page-ask-give-up = Odrzuć kartę
    .text = Nic innego nie możesz zrobić: jedna z twoich kart w rezerwie wypada z gry.
page-outcome = { $move }: { $what }
page-outcome-booty = { $n } Łupu za: { $what }
page-act-for = { $move } za { $n } Łupu
page-move-expedition = Wyślij wyprawę
page-move-first = Zacznij z: { $name }
page-move-marker = Weź znacznik { $name }
page-move-take = Weź: { $name }
page-move-take-by = Weź: { $name } ({ $action })
page-move-play = Dodaj: { $name }
page-move-play-by = Dodaj: { $name } ({ $action })
page-move-reserve = Zarezerwuj: { $name }
page-move-send = Wyślij: { $name }
page-move-give-up = Odrzuć: { $name }
page-move-refill-history = Uzupełnij z Historii
page-move-refill-progress = Uzupełnij z Postępu

## Why a move is refused

page-why-game-over = Gra jest skończona.
page-why-not-your-turn = To nie twoja tura.
page-why-not-asked = Teraz pytanie jest o coś innego.
page-why-not-in-port = Tej karty nie ma w Porcie.
page-why-not-in-polis = Tej karty nie ma w Polis.
page-why-not-reserved = Ta karta nie jest w twojej rezerwie.
page-why-marker-there = Znacznik przeszkadza: nie można teraz wybrać akcji { $action }.
page-why-no-ship = Nie masz statku.
page-why-port-empty = Port jest pusty.
page-why-no-drachma = Nie masz wolnej drachmy.
page-why-no-prestige-ability = Żadna twoja karta ({ $action }) nie może brać Prestiżu.
page-why-no-merchandise-ability = Żadna twoja karta ({ $action }) nie może brać Towarów.
page-why-requirements = Brakuje: { $missing }; wystarczy jeszcze { $booty } Łupu.
page-why-kept = Kosztuje { $n } Łupu, a zachowujesz { $kept }.

## The log, after the mark of a player

page-told-first = zaczyna z: { $name }
page-told-marker = bierze znacznik { $name }
page-told-take = bierze: { $name }
page-told-play = dodaje z rezerwy: { $name }
page-told-by = ({ $action })
page-told-for = za { $n } Łupu
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
page-told-booty = dobiera { $n } Łupu
page-told-forced = opróżnia Polis z kart Historii: trafiają tam { $names }
page-told-announce = kart: { $n }; jeszcze jedna kończy grę!
page-told-ending-cards = ma ostatnią kartę: ta runda jest ostatnia.
page-told-ending-deck = Skończyła się talia Historii: ta runda jest ostatnia.
page-told-ending-standstill = Nikt nie mógł zagrać: gra się kończy.
page-told-skip = nic nie może zrobić i traci turę
page-told-give-up = odrzuca: { $name }
page-told-over = Koniec gry
