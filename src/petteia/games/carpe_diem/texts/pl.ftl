### Carpe Diem in Polish. The same messages, attributes and variables as in the other languages.

## The game

game-name = Carpe Diem
game-about = Buduj dzielnicę starożytnego Rzymu kafel po kaflu: zamykaj wille, krajobrazy i domy, zbieraj towary i po każdej fazie spełniaj karty celów.
game-line = Buduj dzielnicę Rzymu, kafel po kaflu, dla celów innych przy każdym stole.
game-honesty = Kafle, karty celów, części ramy i plansze dzielnic są tu rekonstrukcją: instrukcja pokazuje tylko część z nich, resztę dobraliśmy tak, by wszystko się zgadzało. Jeśli masz tę grę, możesz spisać własny zestaw i grać nim.

## Kinds of features

kind-meadow = łąka
kind-villa = willa
    .text = Dwa kafle lub więcej bez otwartych boków. Od razu nie daje nic; na końcu punktuje według kominów.
kind-vineyard = winnica
    .text = Krajobraz z 2 do { $longest_landscape } kafli. Ukończona daje kiście winogron: o jedną mniej, niż ma kafli.
kind-herbs = ogród ziołowy
    .text = Krajobraz z 2 do { $longest_landscape } kafli. Ukończony daje pęczki ziół: o jeden mniej, niż ma kafli.
kind-chicken = kurnik
    .text = Krajobraz z 2 do { $longest_landscape } kafli. Ukończony daje kury: o jedną mniej, niż ma kafli.
kind-pond = staw
    .text = Krajobraz z 2 do { $longest_landscape } kafli. Ukończony daje ryby: o jedną mniej, niż ma kafli.
kind-merchant = kupiec
    .text = Dom z dwóch połówek. Po ukończeniu wszystkie twoje towary stają się monetami, a do tego zyskujesz: { $gains }.
kind-baker = piekarz
    .text = Dom z dwóch połówek. Po ukończeniu zyskujesz: { $gains }.
kind-administrator = zarządca
    .text = Dom z dwóch połówek. Po ukończeniu zyskujesz: { $gains }. Kroki przesuwają twój krążek po torze zwojów.
kind-craftsman = rzemieślnik
    .text = Dom z dwóch połówek. Po ukończeniu bierzesz kafel z rzędu rzemieślnika i od razu go budujesz.
kind-market = targ
    .text = Pojedynczy budynek na łące. Gdy go budujesz, zyskujesz: { $gains }.
kind-bakery = piekarnia
    .text = Pojedynczy budynek na łące. Gdy ją budujesz, zyskujesz: { $gains }.
kind-fountain = fontanna
    .text =
        { $drawn ->
            [one] Pojedynczy budynek na łące. Oglądasz { $drawn } kartę fontanny, a jedna wraca pod talię; od drugiej fontanny może to być starsza karta.
            [few] Pojedynczy budynek na łące. Oglądasz { $drawn } karty fontann, a jedna wraca pod talię; od drugiej fontanny może to być starsza karta.
            [many] Pojedynczy budynek na łące. Oglądasz { $drawn } kart fontann, a jedna wraca pod talię; od drugiej fontanny może to być starsza karta.
           *[other] Pojedynczy budynek na łące. Oglądasz { $drawn } karty fontann, a jedna wraca pod talię; od drugiej fontanny może to być starsza karta.
        }

## Amounts

amount-vp = { $n } PZ
amount-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
amount-bread =
    { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
        [many] { $n } chlebów
       *[other] { $n } chleba
    }
price-move =
    { $bread_move ->
        [one] chleb
        [few] { $bread_move } chleby
        [many] { $bread_move } chlebów
       *[other] { $bread_move } chleba
    }
price-card =
    { $loaves ->
        [one] { $loaves } chleb
        [few] { $loaves } chleby
        [many] { $loaves } chlebów
       *[other] { $loaves } chleba
    }
amount-step =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
amount-grapes =
    { $n ->
        [one] { $n } kiść winogron
        [few] { $n } kiście winogron
        [many] { $n } kiści winogron
       *[other] { $n } kiści winogron
    }
amount-herbs =
    { $n ->
        [one] { $n } pęczek ziół
        [few] { $n } pęczki ziół
        [many] { $n } pęczków ziół
       *[other] { $n } pęczka ziół
    }
amount-chicken =
    { $n ->
        [one] { $n } kura
        [few] { $n } kury
        [many] { $n } kur
       *[other] { $n } kury
    }
amount-fish =
    { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
        [many] { $n } ryb
       *[other] { $n } ryby
    }
amount-tile =
    { $n ->
        [one] { $n } kafel
        [few] { $n } kafle
        [many] { $n } kafli
       *[other] { $n } kafla
    }
amount-chimney =
    { $n ->
        [one] { $n } komin
        [few] { $n } kominy
        [many] { $n } kominów
       *[other] { $n } komina
    }
amount-villa =
    { $n ->
        [one] { $n } willa
        [few] { $n } wille
        [many] { $n } willi
       *[other] { $n } willi
    }
amount-vineyard =
    { $n ->
        [one] { $n } winnica
        [few] { $n } winnice
        [many] { $n } winnic
       *[other] { $n } winnicy
    }
amount-herb-garden =
    { $n ->
        [one] { $n } ogród ziołowy
        [few] { $n } ogrody ziołowe
        [many] { $n } ogrodów ziołowych
       *[other] { $n } ogrodu ziołowego
    }
amount-chicken-yard =
    { $n ->
        [one] { $n } kurnik
        [few] { $n } kurniki
        [many] { $n } kurników
       *[other] { $n } kurnika
    }
amount-pond =
    { $n ->
        [one] { $n } staw
        [few] { $n } stawy
        [many] { $n } stawów
       *[other] { $n } stawu
    }
amount-merchant =
    { $n ->
        [one] { $n } kupiec
        [few] { $n } kupców
        [many] { $n } kupców
       *[other] { $n } kupca
    }
amount-baker =
    { $n ->
        [one] { $n } piekarz
        [few] { $n } piekarzy
        [many] { $n } piekarzy
       *[other] { $n } piekarza
    }
amount-administrator =
    { $n ->
        [one] { $n } zarządca
        [few] { $n } zarządców
        [many] { $n } zarządców
       *[other] { $n } zarządcy
    }
amount-craftsman =
    { $n ->
        [one] { $n } rzemieślnik
        [few] { $n } rzemieślników
        [many] { $n } rzemieślników
       *[other] { $n } rzemieślnika
    }
amount-market =
    { $n ->
        [one] { $n } targ
        [few] { $n } targi
        [many] { $n } targów
       *[other] { $n } targu
    }
amount-bakery =
    { $n ->
        [one] { $n } piekarnia
        [few] { $n } piekarnie
        [many] { $n } piekarni
       *[other] { $n } piekarni
    }
amount-fountain =
    { $n ->
        [one] { $n } fontanna
        [few] { $n } fontanny
        [many] { $n } fontann
       *[other] { $n } fontanny
    }
amount-landscape =
    { $n ->
        [one] { $n } dowolny krajobraz
        [few] { $n } dowolne krajobrazy
        [many] { $n } dowolnych krajobrazów
       *[other] { $n } dowolnego krajobrazu
    }
amount-dwelling =
    { $n ->
        [one] { $n } dowolny dom
        [few] { $n } dowolne domy
        [many] { $n } dowolnych domów
       *[other] { $n } dowolnego domu
    }
amount-single =
    { $n ->
        [one] { $n } dowolny pojedynczy budynek
        [few] { $n } dowolne pojedyncze budynki
        [many] { $n } dowolnych pojedynczych budynków
       *[other] { $n } dowolnego pojedynczego budynku
    }

## Cards, tiles and goals

card-red = { $needs } → { $gains }
    .text = Zapłać tyle razy, ile chcesz ({ $needs }): za każdym razem { $gains }. Moneta zastępuje dowolny towar; za { price-card } masz jeden cały raz.
card-green = { $needs } → { $gains }
    .text = Za każdy komplet ({ $needs }): { $gains }. Liczy się tylko to, co ukończone, ale kominy zawsze; za { price-card } masz jeden cały raz.
card-fountain = karta fontanny: { $name }
    .text = Na końcu: { $n } PZ za każdy ukończony obiekt tego rodzaju: { $name }.
card-goal = { $name } ({ $n } PZ)
    .text = Na końcu: { $n } PZ, jeśli tę linię przecina coś ukończonego: { $name }.
back-white = biały rewers
back-black = czarny rewers

## The course of the game

part-set-up = Przygotowanie
    .help = Kolejno stawiacie pionki na wolnych polach kręgu; kafle odkrywa się, gdy stanie ostatni pionek.
part-turns = Tury
    .help =
        { $rounds ->
            [one] Przesuń pionek w lewo lub w prawo na najbliższe pole z kaflami, weź jeden i zbuduj go albo odłóż. Po { $rounds } rundzie następuje punktacja.
            [few] Przesuń pionek w lewo lub w prawo na najbliższe pole z kaflami, weź jeden i zbuduj go albo odłóż. Po { $rounds } rundach następuje punktacja.
            [many] Przesuń pionek w lewo lub w prawo na najbliższe pole z kaflami, weź jeden i zbuduj go albo odłóż. Po { $rounds } rundach następuje punktacja.
           *[other] Przesuń pionek w lewo lub w prawo na najbliższe pole z kaflami, weź jeden i zbuduj go albo odłóż. Po { $rounds } rundy następuje punktacja.
        }
part-scoring = Punktacja
    .help = Od najdalszego na torze zwojów: każdy kładzie krążek między dwiema kartami i spełnia obie.
part-over = Koniec
    .help = Gra się skończyła.
stage-set-up = Przygotowanie
stage-phase = Faza { $n }
stage-scoring = Punktacja
stage-over = Koniec

## Questions

question-place = Postaw pionek na wolnym polu
question-take = Idź w lewo lub w prawo i weź kafel
question-build = Zbuduj ten kafel albo go odłóż
question-craft = Weź kafel z rzędu rzemieślnika
question-return = Połóż jedną kartę fontanny pod talię
question-disc = Połóż krążek między dwiema kartami
question-first = Która karta najpierw?
question-pay = Ile razy płacisz za tę kartę?
question-loaves = Spełnić ją jeszcze za chleb?

## Moves

move-build =
    { $n ->
        [0] Buduj na { $cell }
       *[other] Buduj na { $cell }, obrót { $n }×
    }
move-store = Odłóż kafel do magazynu
move-take = Pole { $n }, weź: { $name }
move-bread = Za { price-move } na pole { $n }, weź: { $name }
move-place = Pole { $n }
move-craft = Weź: { $name }
move-return = Oddaj: { $name }
move-disc = { $one } i { $other }
move-first = Najpierw { $name }
move-pay =
    { $n ->
        [0] Nie płać
        [one] Zapłać raz
        [few] Zapłać { $n } razy
        [many] Zapłać { $n } razy
       *[other] Zapłać { $n } razy
    }
move-loaves =
    { $n ->
        [0] Nie używaj chleba
        [one] Raz, za { price-card }
        [few] { $n } razy, po { price-card }
        [many] { $n } razy, po { price-card }
       *[other] { $n } razy, po { price-card }
    }

## Why a move is refused

reason-game-over = Gra się skończyła.
reason-not-your-turn = To nie twoja kolej.
reason-not-asked = Teraz chodzi o coś innego.
reason-cell-taken = Leży tam już kafel.
reason-first-on-shovel = Pierwszy kafel kładziesz tam, gdzie jest łopata.
reason-not-adjacent = Kafel musi leżeć obok innego twojego kafla, nie po skosie.
reason-equal-turn = Tak obrócony kafel wygląda jak przy mniejszym obrocie.
reason-edges-differ = Każdy bok musi być taki jak ten, którego dotyka. To miejsce wymaga: { $missing }.
reason-landscape-too-long =
    { $longest_landscape ->
        [one] Krajobraz ma najwyżej { $longest_landscape } kafel i dwa końce.
        [few] Krajobraz ma najwyżej { $longest_landscape } kafle i dwa końce.
        [many] Krajobraz ma najwyżej { $longest_landscape } kafli i dwa końce.
       *[other] Krajobraz ma najwyżej { $longest_landscape } kafla i dwa końce.
    }
reason-tile-taken = Nie ma tam już kafla.
reason-equal-tile = Leżą tam dwa takie same kafle; wybierz pierwszy.
reason-too-far = Pionek idzie w lewo lub w prawo na najbliższe pole z kaflami. Za { price-move } dojdzie wszędzie.
reason-not-enough-bread = Za mało chleba, brakuje: { $missing }.
reason-space-occupied = Stoi tam inny pionek; na początku każdy ma osobne pole.
reason-not-your-card = Nie masz tej karty fontanny.
reason-no-two-cards = Krążek kładzie się między dwiema kartami.
reason-disc-there = Leży tam już krążek, do końca gry.
reason-not-beside-disc = Ta karta nie leży przy twoim krążku.
reason-cannot-pay = Nie możesz zapłacić tyle razy, brakuje: { $missing }.

## Log

log-phase = Faza { $n }
log-round = Runda { $n }
log-start-player = Losowanie: zaczyna { $player }.
log-panel = { $player } dostaje planszę { $name } z łopatą na { $cause }.
log-start = Zaczyna { $player }.
log-place = { $player } zaczyna na polu { $name }.
log-deal =
    { $cause ->
        [row] W rzędzie rzemieślnika: { $amount }.
       *[ring] Odkryte na kręgu: { $amount }.
    }
log-move =
    { $n ->
        [0] { $player } idzie na pole { $name }.
       *[other] { $player } płaci { price-move } i idzie na pole { $name }.
    }
log-take = { $player } bierze kafel: { $name }.
log-discard = Kafel { $name } zostaje na polu { $n } i wypada z gry.
log-build = { $player } buduje na { $cause }: { $name }.
log-store = { $player } odkłada kafel: { $name }.
log-gain = { $player } zyskuje: { $amount } ({ $cause }).
log-lose = { $player } oddaje: { $amount } ({ $cause }).
log-complete = { $player } kończy: { $name } ({ $cells }).
log-goal = { $player } spełnia cel ramy: { $name }, na końcu { $n } PZ.
log-draw =
    { $n ->
        [one] { $player } ogląda { $n } kartę fontanny.
        [few] { $player } ogląda { $n } karty fontann.
        [many] { $player } ogląda { $n } kart fontann.
       *[other] { $player } ogląda { $n } karty fontann.
    }
log-drawn = Widzisz: { $name }.
log-return = { $player } odkłada kartę fontanny pod talię.
log-returned = Oddajesz: { $name }.
log-scoring = Punktacja fazy { $n }
log-disc = { $player } kładzie krążek na { $name }.
log-fulfil =
    { $n ->
        [one] { $player } spełnia raz: { $name }.
        [few] { $player } spełnia { $n } razy: { $name }.
        [many] { $player } spełnia { $n } razy: { $name }.
       *[other] { $player } spełnia { $n } razy: { $name }.
    }
log-fail = { $player } nie spełnia karty { $name }.
log-reveal = { $player } odkrywa: { $name }, { $n } PZ.
log-score = { $player } zdobywa { $n } PZ ({ $cause }).
log-over = Gra się skończyła.

cause-start = na początek
cause-scroll = zakryty zwój
cause-scroll-track = Tor zwojów
cause-villas = Wille
cause-storage = Reszta w magazynie
cause-fountain-cards = Karty fontann
cause-frame = Cele ramy

## Where a figure comes from

source-rulebook = Wydrukowane w instrukcji
source-derived = Wynika z instrukcji
source-one = Według jednego opisu publicznego
source-reconstructed = Nasza rekonstrukcja
source-own = Odczytane z elementów

## The table

table-phase = Faza { $n } z { $of }
table-round = Runda { $n } z { $of }
table-ring = Krąg
table-row = Rząd rzemieślnika
table-grid = Karty celów
table-hand = Do zbudowania: { $name }
table-district = Dzielnica gracza { $player }
table-storage = Magazyn
table-scroll-track = Tor zwojów
table-features = Ukończone
table-fountain-cards = Karty fontann
table-goals = Rama
table-stored =
    { $n ->
        [one] { $n } odłożony kafel
        [few] { $n } odłożone kafle
        [many] { $n } odłożonych kafli
       *[other] { $n } odłożonego kafla
    }
table-hidden =
    { $n ->
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
        [many] { $n } zakrytych kart
       *[other] { $n } zakrytej karty
    }
table-to-come =
    { $n ->
        [one] { $n } kafel przed wami
        [few] { $n } kafle przed wami
        [many] { $n } kafli przed wami
       *[other] { $n } kafla przed wami
    }
table-during-game = Zdobyte podczas gry
table-empty = –
table-legend = Litery to rodzaje, § to zwój, ▽ łopata. Kafel zapisuje się jego bokami, zgodnie z ruchem wskazówek zegara od góry; mała litera to druga część tego samego rodzaju.
table-help-ring = krąg i rząd rzemieślnika
table-help-cards = karty celów w całości
table-help-tiles = kafle, które jeszcze przyjdą

letter-villa = W
letter-vineyard = G
letter-herbs = Z
letter-chicken = K
letter-pond = S
letter-merchant = H
letter-baker = P
letter-administrator = U
letter-craftsman = R
letter-market = t
letter-bakery = p
letter-fountain = f

## Help

help-goal = Cel
    .text =
        { $phases ->
            [one] Mieć najwięcej punktów zwycięstwa (PZ) po { $phases } fazie. Remis wygrywa ten, kto jest dalej z tyłu na torze zwojów.
            [few] Mieć najwięcej punktów zwycięstwa (PZ) po { $phases } fazach. Remis wygrywa ten, kto jest dalej z tyłu na torze zwojów.
            [many] Mieć najwięcej punktów zwycięstwa (PZ) po { $phases } fazach. Remis wygrywa ten, kto jest dalej z tyłu na torze zwojów.
           *[other] Mieć najwięcej punktów zwycięstwa (PZ) po { $phases } fazy. Remis wygrywa ten, kto jest dalej z tyłu na torze zwojów.
        }
help-ring = Krąg
    .text = W swojej turze przesuwasz pionek w lewo lub w prawo na najbliższe pole z kaflami i bierzesz jeden. Pionki mogą stać razem. Pole zamyka się, gdy wzięto z niego tyle kafli, ilu jest graczy.
help-building = Budowa
    .text = Pierwszy kafel kładziesz tam, gdzie jest łopata, każdy następny obok swojego kafla. Stykające się boki muszą być takie same; rama to łąka. Kafle wolno obracać. Czego nie możesz lub nie chcesz zbudować, trafia zakryte do magazynu i tam zostaje.
help-landscapes = Krajobrazy
    .text = Winnice, ogrody ziołowe, kurniki i stawy mają od 2 do { $longest_landscape } kafli i dwa zamknięte końce. Ukończone dają o jeden towar mniej, niż mają kafli.
help-dwellings = Domy
    .text = Dwie połówki jednego rodzaju tworzą dom. Kupiec zamienia towary w monety, piekarz daje chleb, zarządca kroki, rzemieślnik kafel.
help-villas = Wille
    .text = Wille mogą mieć dowolny rozmiar. Ich kominy liczą się do kart celów; ukończone punktują na końcu według kominów.
help-fountains = Fontanny
    .text =
        { $drawn ->
            [one] Fontanna pokazuje ci { $drawn } kartę fontanny; jedna wraca pod talię, reszta zostaje u ciebie, zakryta, i punktuje na końcu. Od drugiej fontanny możesz oddać dowolną ze swoich kart.
            [few] Fontanna pokazuje ci { $drawn } karty fontann; jedna wraca pod talię, reszta zostaje u ciebie, zakryta, i punktuje na końcu. Od drugiej fontanny możesz oddać dowolną ze swoich kart.
            [many] Fontanna pokazuje ci { $drawn } kart fontann; jedna wraca pod talię, reszta zostaje u ciebie, zakryta, i punktuje na końcu. Od drugiej fontanny możesz oddać dowolną ze swoich kart.
           *[other] Fontanna pokazuje ci { $drawn } karty fontann; jedna wraca pod talię, reszta zostaje u ciebie, zakryta, i punktuje na końcu. Od drugiej fontanny możesz oddać dowolną ze swoich kart.
        }
help-scrolls = Zwoje
    .text = Zakryj zwój, by przesunąć krążek po torze. Najdalszy wybiera pierwszy w punktacjach, a każde pole jest na końcu warte swój numer.
help-wares = Towary i monety
    .text =
        { $items ->
            [one] Towarami płaci się za czerwone karty. Moneta zastępuje dowolny towar. Na końcu każda pozostała rzecz to 1 PZ.
            [few] Towarami płaci się za czerwone karty. Moneta zastępuje dowolny towar. Na końcu każde { $items } pozostałe rzeczy to 1 PZ.
            [many] Towarami płaci się za czerwone karty. Moneta zastępuje dowolny towar. Na końcu każde { $items } pozostałych rzeczy to 1 PZ.
           *[other] Towarami płaci się za czerwone karty. Moneta zastępuje dowolny towar. Na końcu każde { $items } pozostałej rzeczy to 1 PZ.
        }
help-bread = Chleb
    .text = Za { price-move }, przed ruchem, pionek idzie na dowolne pole z kaflami albo zostaje. W punktacji za { price-card } spełniasz kartę jeden raz.
help-scoring = Punktacja
    .text = Kładziesz krążek między dwiema kartami i spełniasz obie, w dowolnej kolejności, każdą tyle razy, ile możesz. Karta, której nie spełnisz ani razu, kosztuje { $unfulfilled } PZ. Krążki zostają i blokują swoje miejsca.
help-frame = Rama
    .text =
        { $goals ->
            [one] Każda część ramy ma { $goals } cel. Cel jest spełniony, jeśli coś ukończonego tego rodzaju leży w poprzek linii, która biegnie od niego przez dzielnicę.
            [few] Każda część ramy ma { $goals } cele. Cel jest spełniony, jeśli coś ukończonego tego rodzaju leży w poprzek linii, która biegnie od niego przez dzielnicę.
            [many] Każda część ramy ma { $goals } celów. Cel jest spełniony, jeśli coś ukończonego tego rodzaju leży w poprzek linii, która biegnie od niego przez dzielnicę.
           *[other] Każda część ramy ma { $goals } celu. Cel jest spełniony, jeśli coś ukończonego tego rodzaju leży w poprzek linii, która biegnie od niego przez dzielnicę.
        }
help-end = Koniec
    .text = Po ostatniej punktacji dodajesz ukończone wille, to, co zostało w magazynie, miejsce na torze zwojów, karty fontann i cele ramy.
help-set = Zestaw
    .text = Kafle, karty celów, części ramy i plansze dzielnic są rekonstrukcją zgodną ze wszystkim, co wiadomo o grze. „petteia components carpe-diem” ją wypisuje; z --check sprawdza twój własny zestaw.

## The page

# Around the board
page-home = Strona główna
page-tools = Narzędzia
page-drawers = Części stołu
page-rivals = Pozostałe dzielnice
page-lately-place = zaczyna na polu { $n }
page-lately-take = bierze: { $tile }
page-lately-build = buduje: { $tile } na { $cell }
page-lately-store = odkłada kafel
page-lately-disc = kładzie krążek
page-deciding = decyduje
page-start-player = Zaczyna w tej fazie
page-first = 1.
page-honest = Zestaw: rekonstrukcja
page-tab-district = Dzielnica
page-tab-tiles = Kafle
page-tab-scoring = Punktacja
page-tab-rivals = Rywale
page-tab-log = Dziennik

# Names
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
page-what-single = dowolny pojedynczy budynek
page-shovel = tu trafia pierwszy kafel
page-frame-goal = cel ramy
page-fountain-card = karta fontanny
page-of-size = { $name } z { $n }
page-feature-complete = Ukończone: { $kind }, { $size }.
page-feature-open = Jeszcze otwarte: { $kind }, { $size }.

# The ring and the craftsman row
page-tiles = Kafle
page-tiles-hint = w lewo lub w prawo, weź jeden
page-tiles-later = rozkładane po pionkach
page-tiles-word =
    { $n ->
        [one] kafel
        [few] kafle
        [many] kafli
       *[other] kafla
    }
page-bread-move = za chleb
page-slot = { $tile }, pole { $n }
page-slot-space = Pole { $n } kręgu
page-place = Postaw pionek na polu { $n }
page-row-left = zostało { $n } z { $of }
page-row-soon = weźmiesz jeden
page-row-note = gotowe: weź jeden
page-row-gone = zabrany
page-row-tile = { $tile }, rząd rzemieślnika
page-row-text = Kto ukończy rzemieślnika, bierze jeden z tych kafli.
page-hand = Kafel do zbudowania: { $tile }
page-hand-turn = Obróć kafel: { $tile }
page-turn = Obróć

# District
page-your-district = Twoja dzielnica
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

# Storage and points
page-storage = Magazyn i punkty
page-stored =
    { $n ->
        [one] { $n } w magazynie
        [few] { $n } w magazynie
        [many] { $n } w magazynie
       *[other] { $n } w magazynie
    }
page-stored-text =
    { $items ->
        [one] Kafle w magazynie leżą zakryte. Na koniec każda rzecz z magazynu daje 1 PZ.
        [few] Kafle w magazynie leżą zakryte. Na koniec każde { $items } rzeczy z magazynu dają 1 PZ.
        [many] Kafle w magazynie leżą zakryte. Na koniec każde { $items } rzeczy z magazynu daje 1 PZ.
       *[other] Kafle w magazynie leżą zakryte. Na koniec każde { $items } rzeczy z magazynu daje 1 PZ.
    }
page-fountain-cards =
    { $n ->
        [one] karta fontanny
        [few] karty fontann
        [many] kart fontann
       *[other] karty fontann
    }
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
page-ahead = { $n }, gdyby to był koniec
page-points-start = dane na początku
page-finale-before = { $n } przed końcem

# Scoring
page-track-hint = kolejność punktacji
page-track-seat = { $name } { $n }
page-scoring-hint = krążek liczy dwie karty obok
page-pay = Zapłać
page-have = Miej
page-pay-card = Karta do opłacenia
page-have-card = Karta, która liczy
page-card-pay = Zapłać: { $needs }. Dostajesz: { $gains }.
page-card-have = Masz: { $needs }. Dostajesz: { $gains }.
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
page-inspect-hint-touch = Dotknij miejsca między dwiema kartami, by zobaczyć, co da tam krążek. Karta, której nie spełnisz, kosztuje { $n } PZ.
page-fulfilled =
    { $n ->
        [one] spełniona raz
        [few] spełniona { $n } razy
        [many] spełniona { $n } razy
       *[other] spełniona { $n } raza
    }
page-unfulfilled = jeszcze niespełniona (−{ $n } PZ)

# What is asked
page-hint-place = Pierwszy kafel weźmiesz z sąsiedniego pola.
page-hint-take = Wskaż kafel, by zobaczyć, gdzie pasuje.
page-hint-take-touch = Dotknij kafla, by zobaczyć, gdzie pasuje.
page-hint-craft = Budujesz go od razu.
page-hint-disc = Liczba na miejscu mówi, ile ci teraz da.
page-hint-first = To, co da pierwsza karta, może opłacić drugą.
page-hint-pay = Moneta zastępuje dowolny towar.
page-take-bread = Albo za { price-move } idź, dokąd chcesz.
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
page-act-place = Zacznij na polu { $n }
page-act-take = Weź ten kafel
page-act-bread = Weź go za { price-move }
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
page-doing-first = spełnia dwie karty celów
page-doing-pay = spełnia kartę celów
page-doing-loaves = spełnia kartę celów

# Log: | is where the pictures go
page-log-start-player = zaczyna (losowanie)
page-log-panel = dostaje planszę { $name }
page-log-start = zaczyna w tej fazie
page-log-place = zaczyna na polu { $n }
page-log-bread = płaci | ·{" "}
page-log-craft = {" "}· bierze | ·{" "}
page-log-build = buduje | na { $cell }
page-log-store = odkłada |
page-log-complete = kończy |
page-log-goal = cel ramy
page-log-draw = ogląda { $n } |
page-log-drawn = widzi |
page-log-returned = oddaje |
page-log-discard = Poza grą: |
page-log-disc = kładzie krążek
page-log-fulfil = | × { $n }
page-log-fail = | niespełniona
page-log-reveal = odkrywa | za { $n } PZ

## The balance report

chart-order = Kolejność w pierwszej fazie
    .note = Kto zaczyna, dostaje mniej punktów na początek; znacznik startu przechodzi dalej po każdej fazie.
    .order = na tym miejscu
chart-points = Skąd pochodzą punkty
    .note = Średnie punkty gracza według fazy, w której przyszły; koniec to punktacja końcowa.
chart-cards = Karty celów
    .note = Jak często wygrywa gracz, który położył krążek przy karcie, i gracz, który spełnił ją co najmniej raz.
    .chosen = wybrana
    .fulfilled = spełniona
chart-goals = Cele ramy
    .note = Jak często wygrywa gracz, który ma taki cel na ramie i go spełnia albo zostawia niespełniony.
    .met = spełniony
    .missed = niespełniony
chart-panels = Plansze
    .note = Jak często wygrywa gracz, który gra na tej planszy.
    .panel = gra na niej
chart-complete = Ukończone obiekty
    .note = Ukończone obiekty na koniec: u zwycięzców i u wszystkich pozostałych.
chart-final = Jak grali
    .note = Co gracze zrobili do końca gry: zwycięzcy i wszyscy pozostali.
points-start = Na początek
points-card-A = Karty A: jeden towar
points-card-B = Karty B: kilka towarów
points-card-C = Karty C: wille
points-card-D = Karty D: inne obiekty
points-failed = Niespełnione karty
points-beyond = Kroki poza torem zwojów
points-villas = Wille
points-storage = Reszta w magazynie
points-scroll-track = Tor zwojów
points-fountain-cards = Karty fontann
points-frame = Cele ramy
final-tiles = Zbudowane kafle
final-stored = Odłożone kafle
final-crafted = Kafle z rzędu rzemieślnika
final-chimneys = Kominy
final-goals = Spełnione cele ramy
final-scrolls = Miejsce na torze zwojów
final-bread = Chleb wydany na ruchy
final-wares = Zdobyte towary
panel-number = Plansza { $n }
stage-end = Koniec
