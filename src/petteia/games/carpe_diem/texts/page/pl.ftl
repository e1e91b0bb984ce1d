### Co mówi po polsku plansza Carpe Diem, obok tekstów gry. Te same komunikaty i zmienne co w innych językach.

## Around the board

page-home = Strona główna
page-tools = Narzędzia
page-drawers = Części stołu
page-rivals = Pozostałe dzielnice
page-you = Ty
page-deciding = decyduje
page-start-player = Zaczyna w tej fazie
page-first = 1.
page-honest = Zestaw odtworzony
page-reconstructed = Nasze odtworzenie
page-set-tiles = Kafle
page-set-cards = Karty punktacji
page-setup = Przygotowanie
page-over = Koniec
page-round = runda { $n } z { $of }
page-phase-round = Faza { $phase } z { $phases }, { $what }
page-tab-district = Dzielnica
page-tab-tiles = Kafle
page-tab-scoring = Punktacja
page-tab-rivals = Rywale
page-tab-log = Dziennik

## Names

page-what-grapes = winogrona
page-what-herbs = zioła
page-what-chicken = kury
page-what-fish = ryby
page-what-coin = monety
page-what-bread = chleb
page-what-step = tor zwojów
page-what-scroll = zwój
page-what-tile = kafle w magazynie
page-what-fountain-card = karty fontann
page-what-vp = PZ
page-what-chimney = kominy
page-what-landscape = dowolny krajobraz
page-what-dwelling = dowolny dom
page-vp = PZ
page-scroll = zwój
page-shovel = tu trafia pierwszy kafel
page-chimneys = kominy
page-frame-goal = cel ramy
page-fountain-card = karta fontanny
page-of-size = { $name } z { $n }
page-feature-complete = { $kind }, { $size }, ukończone.
page-feature-open = { $kind }, { $size }, jeszcze otwarte.

## The ring and the craftsman row

page-tiles = Kafle
page-tiles-hint = idź w bok i weź jeden
page-tiles-left =
    { $n ->
        [one] został { $n } w tej fazie
        [few] zostały { $n } w tej fazie
        [many] zostało { $n } w tej fazie
       *[other] zostało { $n } w tej fazie
    }
page-tiles-word =
    { $n ->
        [one] kafel
        [few] kafle
        [many] kafli
       *[other] kafla
    }
page-bread-move = za chleb
page-slot = { $tile }, pole { $n }
page-slot-space = Pole { $n } pierścienia
page-place = Postaw pionek na polu { $n }
page-row = Rząd rzemieślnika
page-row-left = zostało { $n } z { $of }
page-row-soon = bierzesz jeden
page-row-note = gotowe: weź jeden
page-row-gone = zabrany
page-row-tile = { $tile }, rząd rzemieślnika
page-row-text = Kto ukończy rzemieślnika, bierze jeden z tych kafli.
page-hand = Kafel do zbudowania: { $tile }
page-hand-turn = Obróć kafel: { $tile }
page-turn = Obróć

## District

page-your-district = Twoja dzielnica
page-district-of = Dzielnica: { $name }
page-look-at = Obejrzyj dzielnicę: { $name }
page-cell = Pole { $name }
page-fits =
    { $n ->
        [one] tu pasuje: { $tile }
        [few] tu pasuje na { $n } sposoby: { $tile }
        [many] tu pasuje na { $n } sposobów: { $tile }
       *[other] tu pasuje na { $n } sposobu: { $tile }
    }
page-brings = Kończy i daje
page-goal = { $n } PZ, gdy przez linię { $line } przechodzi ukończony obiekt: { $kind }.
page-goal-columns = między kolumnami { $n } i { $m }
page-goal-rows = między rzędami { $n } i { $m }
page-goal-met = Spełniony.
page-goal-open = Jeszcze niespełniony.
page-goal-soon = Ten kafel by go spełnił.
page-goals-met = Cele ramy spełnione: { $n } z { $of }

## Storage and points

page-storage = Magazyn i punkty
page-stored =
    { $n ->
        [one] { $n } w magazynie
        [few] { $n } w magazynie
        [many] { $n } w magazynie
       *[other] { $n } w magazynie
    }
page-stored-text = Kafle w magazynie leżą zakryte. Na koniec dwie rzeczy z magazynu dają 1 PZ.
page-fountain-cards =
    { $n ->
        [one] karta fontanny
        [few] karty fontann
        [many] kart fontann
       *[other] karty fontann
    }
page-card-fountain = { $n } PZ za każdy ukończony obiekt: { $kind }.
page-now-worth = Teraz { $n } PZ.
page-vp-each = { $n } PZ ×
page-drawn = nowa
page-return = Połóż pod talię: { $kind }.
page-return-why = Jedna z tych kart trafia pod talię. Pozostałe zatrzymujesz; każda punktuje na koniec.
page-points =
    { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
page-ahead = { $n } przy końcu teraz
page-finale-before = { $n } przed końcem
page-source-villas = Wille
page-source-frame = Cele ramy
page-source-scroll-track = Tor zwojów
page-source-fountain-cards = Karty fontann
page-source-storage = Połowa dóbr
page-source-cards = Karty punktacji
page-source-start = Na początku

## Scoring

page-track = Tor zwojów
page-track-hint = kolejność punktacji
page-track-seat = { $name } { $n }
page-scoring = Punktacja
page-scoring-hint = krążek liczy dwie karty obok
page-pay = Zapłać
page-have = Miej
page-pay-card = Karta do opłacenia
page-have-card = Karta, która liczy
page-card-pay = Zapłać: { $needs }. Dostajesz: { $gains }.
page-card-have = Za { $needs }: { $gains }.
page-times-now =
    { $n ->
        [0] Teraz niemożliwe.
        [one] Teraz możliwe raz.
        [few] Teraz możliwe { $n } razy.
        [many] Teraz możliwe { $n } razy.
       *[other] Teraz możliwe { $n } raza.
    }
page-disc-space = Wolne miejsce na krążek.
page-disc-of = Krążek: { $name }.
page-disc-now = twój krążek tutaj, teraz
page-disc-brings = Teraz daje: { $what }.
page-inspect-hint = Wskaż miejsce między dwiema kartami, by zobaczyć, co da tam krążek. Karta, której nie spełnisz, kosztuje { $n } PZ.
page-fulfilled =
    { $n ->
        [one] spełniona raz
        [few] spełniona { $n } razy
        [many] spełniona { $n } razy
       *[other] spełniona { $n } raza
    }
page-unfulfilled = jeszcze niespełniona (−{ $n } PZ)

## What is asked

page-ask-place = Postaw pionek na wolnym polu
page-ask-take = Idź w lewo lub w prawo i weź kafel
page-ask-build = Zbuduj ten kafel albo go odłóż
page-ask-craft = Weź kafel z rzędu rzemieślnika
page-ask-return = Połóż jedną kartę fontanny pod talię
page-ask-disc = Połóż krążek między dwiema kartami
page-ask-first = Która karta najpierw?
page-ask-pay = Ile razy opłacasz tę kartę?
page-ask-loaves = Spełnić ją jeszcze, za 3 chleby każdorazowo?
page-hint-place = Pierwszy kafel weźmiesz z sąsiedniego pola.
page-hint-take = Wskaż kafel, by zobaczyć, gdzie pasuje.
page-hint-take-touch = Dotknij kafla, by zobaczyć, gdzie pasuje.
page-hint-craft = Budujesz go od razu.
page-hint-disc = Liczba na miejscu mówi, ile ci teraz da.
page-hint-first = To, co da pierwsza karta, może opłacić drugą.
page-hint-pay = Moneta zastępuje dowolny towar.
page-take-bread =
    { $n ->
        [one] Albo zapłać swój chleb i idź, dokąd chcesz.
        [few] Albo zapłać jeden z { $n } chlebów i idź, dokąd chcesz.
        [many] Albo zapłać jeden z { $n } chlebów i idź, dokąd chcesz.
       *[other] Albo zapłać jeden z { $n } chleba i idź, dokąd chcesz.
    }
page-fits-cells =
    { $n ->
        [one] Pasuje na { $n } pole. R lub kółko go obraca.
        [few] Pasuje na { $n } pola. R lub kółko go obraca.
        [many] Pasuje na { $n } pól. R lub kółko go obraca.
       *[other] Pasuje na { $n } pola. R lub kółko go obraca.
    }
page-fits-touch =
    { $n ->
        [one] Pasuje na { $n } pole. Dotknij go ponownie, by obrócić kafel.
        [few] Pasuje na { $n } pola. Dotknij pola ponownie, by obrócić kafel.
        [many] Pasuje na { $n } pól. Dotknij pola ponownie, by obrócić kafel.
       *[other] Pasuje na { $n } pola. Dotknij pola ponownie, by obrócić kafel.
    }
page-would-fit =
    { $n ->
        [0] nigdzie nie pasuje
        [one] pasuje na { $n } pole
        [few] pasuje na { $n } pola
        [many] pasuje na { $n } pól
       *[other] pasuje na { $n } pola
    }
page-fits-none = Nigdzie nie pasuje: odłóż go.
page-completes = kończy: { $names }
page-completes-nothing = Jeszcze niczego nie kończy.
page-meets = cel ramy +{ $n } PZ
page-store-text = Leży zakryty. Na koniec dwie rzeczy z magazynu dają 1 PZ.
page-act-place = Zacznij na polu { $n }
page-act-take = Weź ten kafel
page-act-bread = Weź go za 1 chleb
page-act-build = Zbuduj na { $cell }
page-act-store = Odłóż
page-act-craft = Weź ten kafel
page-act-return = Oddaj: { $kind }
page-act-disc = Połóż tu krążek
page-act-first = Najpierw ta karta
page-doing-place = stawia pionek na polu
page-doing-take = bierze kafel
page-doing-build = buduje lub odkłada kafel
page-doing-craft = bierze kafel z rzędu rzemieślnika
page-doing-return = ogląda karty fontann
page-doing-disc = wybiera, gdzie punktować
page-doing-first = spełnia dwie karty punktacji
page-doing-pay = spełnia kartę punktacji
page-doing-loaves = spełnia kartę punktacji

## Log: | is where the pictures go

page-log-phase = Faza { $n }
page-log-start = zaczyna w tej fazie
page-log-place = zaczyna na polu { $n }
page-log-bread = płaci | ·{" "}
page-log-craft = {" "}· bierze | ·{" "}
page-log-build = buduje | na { $cell }
page-log-store = odkłada |
page-log-complete = ukończone
page-log-goal = cel ramy
page-log-draw = ogląda { $n } |
page-log-drawn = widzi |
page-log-returned = oddaje |
page-log-discard = | wypada z gry
page-log-disc = kładzie krążek
page-log-fulfil = | × { $n }
page-log-fail = | niespełniona
page-log-reveal = odkrywa | za { $n } PZ
