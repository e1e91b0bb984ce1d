### Khôra in Polish. The same messages, attributes and variables as in the other languages.

## The game

game-name = Khôra
game-about = Prowadź greckie miasto: dopasowuj akcje do rzutów kośćmi, zdobywaj Wiedzę i Chwałę i zakończ grę z największą liczbą Punktów Zwycięstwa.
game-line = Poprowadź greckie miasto ku wielkości; kości wyznaczają koszt każdej akcji.
game-honesty = Instrukcje nie podają wszystkich liczb tej gry. Pozostałe to te, które najczęściej pojawiają się w publicznych opisach; gdzie opisy są sprzeczne, decyduje opcja stołu „Wartości”. Każda karta i każde Rozwinięcie mówi, skąd pochodzą ich liczby.

## Politics cards

kind-immediate = Natychmiastowy
kind-ongoing = Trwały
kind-end = Na koniec gry

card-archives = Archiwa
card-colossus-of-rhodes = Kolos Rodyjski
card-contribution = Kontrybucja
card-council = Rada
card-gifts-from-the-west = Dary z Zachodu
card-greek-fire = Ogień Grecki
card-mercenary-recruitment = Rekrutacja Najemników
card-ostracism = Ostracyzm
card-peripteros = Perypter
card-quarry = Kamieniołom
card-rivalry = Rywalizacja
card-scholarly-welcome = Gościna dla Uczonych
card-silver-mining = Kopalnie Srebra
card-tunnel-of-eupalinos = Tunel Eupalinos
card-amnesty-for-socrates = Amnestia dla Sokratesa
card-constructing-the-mint = Budowa Mennicy
card-corinthian-columns = Kolumny Korynckie
card-diolkos = Diolkos
card-extraordinary-collection = Niezwykła Kolekcja
card-foreign-supplies = Zagraniczne Dostawy
card-founding-the-lyceum = Założenie Likejonu
card-gradualism = Gradualizm
card-helepole = Helepolis
card-lighthouse = Latarnia Morska
card-old-guard = Stara Gwardia
card-oracle = Wyrocznia
card-persians = Persowie
card-power = Potęga
card-public-market = Targ Miejski
card-reformists = Reformatorzy
card-stadion = Stadion
card-stoa-poikile = Portyk Malowany
card-austerity = Polityka Oszczędności
card-bank = Bank
card-central-government = Rząd Centralny
card-diversification = Dywersyfikacja
card-gold-reserve = Rezerwa Złota
card-hall-of-statues = Sala Posągów
card-heavy-taxes = Wysokie Podatki
card-proskenion = Proskénion

## Events

event-growing-populations = Rosnąca Populacja
event-conquest-of-the-persians = Podbój Persów
event-plague-of-athens = Zaraza w Atenach
event-origin-of-the-academy = Początki Akademii
event-oracle-of-delphi = Wyrocznia Delficka
event-conscripting-troops = Pobór Żołnierzy
event-eleusinian-mysteries = Misteria Eleuzyjskie
event-supplies-from-lydia = Dostawy z Lidii
event-thirty-tyrants = Trzydziestu Tyranów
event-invention-of-the-trireme = Wynalezienie Triremy
event-military-victory = Zwycięstwo Militarne
event-prosperity = Dobrobyt
event-drought = Susza
event-savior-of-greece = Wybawca Grecji
event-rise-of-persia = Wzlot Persji
event-outbreak-of-war = Wybuch Wojny

## Cities

city-argos = Argos
city-athens = Ateny
city-corinth = Korynt
city-miletus = Milet
city-olympia = Olimpia
city-sparta = Sparta
city-thebes = Teby

## What cards, developments and events do, put together from these pieces

list-and = { $rest } i { $last }
list-or = { $rest } lub { $last }

says-per-minor-knowledge =
    { $each ->
        [one] { $what } za każdy twój żeton Mniejszej Wiedzy
        [few] { $what } za każde { $each } twoje żetony Mniejszej Wiedzy
        [many] { $what } za każde { $each } twoich żetonów Mniejszej Wiedzy
       *[other] { $what } za każde { $each } twojego żetonu Mniejszej Wiedzy
    }
says-per-knowledge =
    { $each ->
        [one] { $what } za każdy twój żeton Wiedzy, Mniejszej lub Większej
        [few] { $what } za każde { $each } twoje żetony Wiedzy, Mniejszej lub Większej
        [many] { $what } za każde { $each } twoich żetonów Wiedzy, Mniejszej lub Większej
       *[other] { $what } za każde { $each } twojego żetonu Wiedzy, Mniejszej lub Większej
    }
says-per-blue-knowledge =
    { $each ->
        [one] { $what } za każdy twój niebieski żeton Wiedzy
        [few] { $what } za każde { $each } twoje niebieskie żetony Wiedzy
        [many] { $what } za każde { $each } twoich niebieskich żetonów Wiedzy
       *[other] { $what } za każde { $each } twojego niebieskiego żetonu Wiedzy
    }
says-per-economy =
    { $each ->
        [one] { $what } za każdy poziom Ekonomii
        [few] { $what } za każde { $each } poziomy Ekonomii
        [many] { $what } za każde { $each } poziomów Ekonomii
       *[other] { $what } za każde { $each } poziomu Ekonomii
    }
says-per-hand-card =
    { $each ->
        [one] { $what } za każdą kartę, która została ci na ręce
        [few] { $what } za każde { $each } karty, które zostały ci na ręce
        [many] { $what } za każde { $each } kart, które zostały ci na ręce
       *[other] { $what } za każde { $each } karty, które zostały ci na ręce
    }
says-per-played-card =
    { $each ->
        [one] { $what } za każdą twoją kartę Polityki w grze
        [few] { $what } za każde { $each } twoje karty Polityki w grze
        [many] { $what } za każde { $each } twoich kart Polityki w grze
       *[other] { $what } za każde { $each } twojej karty Polityki w grze
    }{ $of ->
        [card] ; ta też się liczy
       *[development] { "" }
    }
says-per-drachma =
    { $each ->
        [one] { $what } za każdą Drachmę
        [few] { $what } za każde { $each } Drachmy
        [many] { $what } za każde { $each } Drachm
       *[other] { $what } za każde { $each } Drachmy
    }
says-per-lowest-track =
    { $each ->
        [one] { $what } za każdy poziom twojego najniższego toru
        [few] { $what } za każde { $each } poziomy twojego najniższego toru
        [many] { $what } za każde { $each } poziomów twojego najniższego toru
       *[other] { $what } za każde { $each } poziomu twojego najniższego toru
    }
says-per-taxes =
    { $each ->
        [one] { $what } za każdy Podatek
        [few] { $what } za każde { $each } Podatki
        [many] { $what } za każde { $each } Podatków
       *[other] { $what } za każde { $each } Podatku
    }
says-per-citizens =
    { $each ->
        [one] { $what } za każdego Obywatela
        [few] { $what } za każdych { $each } Obywateli
        [many] { $what } za każdych { $each } Obywateli
       *[other] { $what } za każde { $each } Obywatela
    }
says-per-troops =
    { $each ->
        [one] { $what } za każdego Żołnierza
        [few] { $what } za każdych { $each } Żołnierzy
        [many] { $what } za każdych { $each } Żołnierzy
       *[other] { $what } za każde { $each } Żołnierza
    }
says-per-vp = { $what } za każde { $each } PZ
says-on-philosophy = Dodatkowo { $what } przy każdej akcji Filozofii
says-on-legislation = { $what } przy każdej akcji Prawodawstwa
says-on-culture = { $what } przy każdej akcji Kultury
says-on-trade = { $what } przy każdej akcji Handlu
says-on-military = { $what } przy każdej akcji Wojska
says-on-card =
    { $of ->
        [card] { $what } za każdą kolejną zagraną kartę Polityki
       *[development] { $what } za każdą zagraną kartę Polityki
    }
says-on-development = { $what } przy każdej akcji Rozwoju
says-on-tax = W każdej fazie Podatków: { $what }
says-on-idle = { $what } w każdej fazie Postępu, w której nie zyskasz żadnego poziomu
says-at-the-end = Na koniec: { $what }
says-if-nobody-lower-in-culture = { $what }, jeśli na torze Kultury nikt nie jest niżej niż ty
says-if-nobody-higher-in-economy = { $what }, jeśli na torze Ekonomii nikt nie jest wyżej niż ty
says-level =
    { $n ->
        [one] { $name }: +{ $n } poziom za darmo
        [few] { $name }: +{ $n } poziomy za darmo
        [many] { $name }: +{ $n } poziomów za darmo
       *[other] { $name }: +{ $n } poziomu za darmo
    }
says-level-if-behind =
    { $n ->
        [one] { $name }: +{ $n } poziom za darmo, jeśli na tym torze wszyscy inni są wyżej niż ty
        [few] { $name }: +{ $n } poziomy za darmo, jeśli na tym torze wszyscy inni są wyżej niż ty
        [many] { $name }: +{ $n } poziomów za darmo, jeśli na tym torze wszyscy inni są wyżej niż ty
       *[other] { $name }: +{ $n } poziomu za darmo, jeśli na tym torze wszyscy inni są wyżej niż ty
    }
says-different-levels =
    { $n ->
        [one] { $n } wybrany tor: +1 poziom za darmo
        [few] { $n } różne tory: na każdym +1 poziom za darmo
        [many] { $n } różnych torów: na każdym +1 poziom za darmo
       *[other] { $n } różnego toru: na każdym +1 poziom za darmo
    }
says-actions =
    { $n ->
        [one] Wykonaj akcję „{ $name }”
        [few] Wykonaj { $n } razy akcję „{ $name }”
        [many] Wykonaj { $n } razy akcję „{ $name }”
       *[other] Wykonaj { $n } razy akcję „{ $name }”
    }
says-draw =
    { $n ->
        [one] Dobierz { $n } kartę Polityki
        [few] Dobierz { $n } karty Polityki
        [many] Dobierz { $n } kart Polityki
       *[other] Dobierz { $n } karty Polityki
    }
says-learn =
    { $n ->
        [one] Weź { $n } żeton Mniejszej Wiedzy w dowolnym kolorze
        [few] Weź { $n } żetony Mniejszej Wiedzy w dowolnych kolorach
        [many] Weź { $n } żetonów Mniejszej Wiedzy w dowolnych kolorach
       *[other] Weź { $n } żetonu Mniejszej Wiedzy w dowolnych kolorach
    }
says-recall = Możesz wziąć z powrotem na rękę inną zagraną przez siebie kartę. Potem możesz wykonać akcję Polityki
says-choose = Do wyboru: { $what }
says-knowledge-price =
    { $n ->
        [one] W Handlu kupujesz żeton Mniejszej Wiedzy za { $n } Drachmę, a nie za { $knowledge_price }
        [few] W Handlu kupujesz żeton Mniejszej Wiedzy za { $n } Drachmy, a nie za { $knowledge_price }
        [many] W Handlu kupujesz żeton Mniejszej Wiedzy za { $n } Drachm, a nie za { $knowledge_price }
       *[other] W Handlu kupujesz żeton Mniejszej Wiedzy za { $n } Drachmy, a nie za { $knowledge_price }
    }
says-discount =
    { $n ->
        [one] Każdy opłacany przez ciebie poziom kosztuje o { $n } Drachmę mniej
        [few] Każdy opłacany przez ciebie poziom kosztuje o { $n } Drachmy mniej
        [many] Każdy opłacany przez ciebie poziom kosztuje o { $n } Drachm mniej
       *[other] Każdy opłacany przez ciebie poziom kosztuje o { $n } Drachmy mniej
    }
says-progress-discount =
    { $n ->
        [one] W fazie Postępu każdy poziom kosztuje o { $n } Drachmę mniej
        [few] W fazie Postępu każdy poziom kosztuje o { $n } Drachmy mniej
        [many] W fazie Postępu każdy poziom kosztuje o { $n } Drachm mniej
       *[other] W fazie Postępu każdy poziom kosztuje o { $n } Drachmy mniej
    }
says-progress-levels =
    { $n ->
        [one] W fazie Postępu możesz awansować o { $n } poziom zamiast o 1, płacąc za każdy
        [few] W fazie Postępu możesz awansować o { $n } poziomy zamiast o 1, płacąc za każdy
        [many] W fazie Postępu możesz awansować o { $n } poziomów zamiast o 1, płacąc za każdy
       *[other] W fazie Postępu możesz awansować o { $n } poziomu zamiast o 1, płacąc za każdy
    }
says-loss-less =
    { $n ->
        [one] Przy każdej Eksploracji tracisz o { $n } Żołnierza mniej
        [few] Przy każdej Eksploracji tracisz o { $n } Żołnierzy mniej
        [many] Przy każdej Eksploracji tracisz o { $n } Żołnierzy mniej
       *[other] Przy każdej Eksploracji tracisz o { $n } Żołnierza mniej
    }
says-explorations = Przy każdej akcji Wojska możesz eksplorować { $n } razy
says-free-in-progress = { $name }: w fazie Postępu poziomy są dla ciebie darmowe
says-swap = W dowolnej chwili, ile razy chcesz: oddajesz { $give }, dostajesz { $take }
says-event-all = Wszyscy: { $what }
says-event-most = Najwięcej Żołnierzy: { $what }
says-event-fewest = Najmniej Żołnierzy: { $what }
says-event-roll = w fazie Kości tej rundy { $what }, jeśli suma twoich kości to najwyżej { $n }
says-event-lose-all =
    { $what ->
        [drachma] utrata wszystkich Drachm
        [citizens] utrata wszystkich Obywateli
        [taxes] utrata wszystkich Podatków
        [glory] utrata całej Chwały
        [troops] utrata wszystkich Żołnierzy
        [philosophy] utrata wszystkich żetonów Filozofii
       *[vp] utrata wszystkich PZ
    }
says-event-lose-knowledge = utrata { $n } wybranego żetonu Wiedzy
says-event-for-knowledge = { $what } za niego
says-event-draw =
    { $n ->
        [one] dobierz { $n } kartę Polityki
        [few] dobierz { $n } karty Polityki
        [many] dobierz { $n } kart Polityki
       *[other] dobierz { $n } karty Polityki
    }
says-event-discard =
    { $n ->
        [one] odrzuć { $n } kartę Polityki
        [few] odrzuć { $n } karty Polityki
        [many] odrzuć { $n } kart Polityki
       *[other] odrzuć { $n } karty Polityki
    }
says-event-advance =
    { $track ->
        [any] możesz awansować o 1 poziom na jednym torze
       *[named] możesz awansować o 1 poziom ({ $name })
    }{ $n ->
        [0] , płacąc za niego
        [one] { " " }za { $n } Drachmę mniej
        [few] { " " }za { $n } Drachmy mniej
        [many] { " " }za { $n } Drachm mniej
       *[other] { " " }za { $n } Drachmy mniej
    }
says-event-politics = możesz wykonać akcję Polityki
says-event-action = jeśli ktoś eksplorował Persepolis, możesz wykonać 1 wybraną akcję, z wyjątkiem Wojska

## Action tiles and progress tracks

tile-philosophy = Filozofia
    .text =
        { $philosophy_tokens ->
            [one] +{ $philosophy_tokens } żeton Filozofii
            [few] +{ $philosophy_tokens } żetony Filozofii
            [many] +{ $philosophy_tokens } żetonów Filozofii
           *[other] +{ $philosophy_tokens } żetonu Filozofii
        }.
tile-legislation = Prawodawstwo
    .text =
        { $legislation_citizens ->
            [one] +{ $legislation_citizens } Obywatel
            [few] +{ $legislation_citizens } Obywateli
            [many] +{ $legislation_citizens } Obywateli
           *[other] +{ $legislation_citizens } Obywatela
        }. { $legislation_draw ->
            [one] Potem obejrzyj { $legislation_draw } kartę z talii Polityki:
            [few] Potem obejrzyj { $legislation_draw } karty z talii Polityki:
            [many] Potem obejrzyj { $legislation_draw } kart z talii Polityki:
           *[other] Potem obejrzyj { $legislation_draw } karty z talii Polityki:
        } jedna trafia na twoją rękę, reszta pod talię.
tile-culture = Kultura
    .text = +{ $culture_vp } PZ za każdy poziom Kultury.
tile-trade = Handel
    .text =
        +{ $trade_drachma ->
            [one] { $trade_drachma } Drachma
            [few] { $trade_drachma } Drachmy
            [many] { $trade_drachma } Drachm
           *[other] { $trade_drachma } Drachmy
        } za każdy poziom Ekonomii i jeszcze { $trade_more }. Potem możesz zapłacić { $knowledge_price ->
            [one] { $knowledge_price } Drachmę
            [few] { $knowledge_price } Drachmy
            [many] { $knowledge_price } Drachm
           *[other] { $knowledge_price } Drachmy
        } za 1 żeton Mniejszej Wiedzy w dowolnym kolorze.
tile-military = Wojsko
    .text =
        { $military_troops ->
            [one] +{ $military_troops } Żołnierz
            [few] +{ $military_troops } Żołnierzy
            [many] +{ $military_troops } Żołnierzy
           *[other] +{ $military_troops } Żołnierza
        } za każdy poziom Wojska. Potem możesz raz eksplorować.
tile-politics = Polityka
    .text = Zagraj z ręki 1 kartę Polityki, jeśli masz Wiedzę, której wymaga; zapłać jej koszt w Drachmach.
tile-development = Rozwój
    .text = Odblokuj następne Rozwinięcie miasta, jeśli masz Wiedzę, której wymaga; zapłać jego koszt w Drachmach.

track-economy = Ekonomia
    .text = Im wyższa, tym więcej Drachm daje Handel. Po drodze: Obywatele i PZ.
track-culture = Kultura
    .text = Im wyżej, tym więcej PZ daje Kultura. Po drodze: Podatki i dodatkowe kości.
track-military = Wojsko
    .text = Im wyższe, tym więcej Żołnierzy daje akcja Wojska. Po drodze: Chwała.

## Phases

phase-cities = Miasta
    .help = Po kolei wybieracie miasta, które poprowadzicie.
    .short = Miasta
phase-draft = Dobór kart
    .help = Zatrzymaj jedną kartę Polityki i podaj resztę w lewo, aż będziesz mieć { $dealt }.
    .short = Dobór
phase-announcement = Zapowiedź Wydarzenia
    .help = Poznajecie Wydarzenie tej rundy. Jeśli nie mówi inaczej, zadziała w fazie Rozpatrzenia Wydarzenia.
    .short = Wydarzenie
phase-tax = Podatki
    .help = Zyskujesz po 1 Drachmie za każdy Podatek. Działają teraz karty, które mówią o fazie Podatków.
    .short = Podatki
phase-dice = Kości
    .help = Wszyscy rzucają; zaczyna osoba z najniższą sumą. W tajemnicy połóż na każdej swojej kości kafel Akcji: kafel o numerze wyższym niż wynik kości będzie kosztować Obywateli.
    .short = Kości
phase-settling = Obywatele
    .help =
        Za każdy kafel o numerze wyższym niż wynik kości tracisz tylu Obywateli, ile wynosi różnica; kafel, którego nie możesz opłacić, odkładasz. Każdy wydany żeton Filozofii daje { $token_citizens ->
            [one] { $token_citizens } Obywatela
            [few] { $token_citizens } Obywateli
            [many] { $token_citizens } Obywateli
           *[other] { $token_citizens } Obywatela
        }.
phase-action = Akcja
    .help = Kafle działają od 0 do 6, każdy dla wszystkich, którzy go położyli. Eksplorujecie w kolejności rundy.
    .short = Akcja
phase-progress = Postęp
    .help =
        W kolejności rundy możesz zapłacić za awans o jeden poziom na jednym torze. Każdy wydany żeton Filozofii pozwala na { $token_levels ->
            [one] { $token_levels } poziom więcej
            [few] { $token_levels } poziomy więcej
            [many] { $token_levels } poziomów więcej
           *[other] { $token_levels } poziomu więcej
        }, za zwykły koszt.
    .short = Postęp
phase-resolution = Rozpatrzenie Wydarzenia
    .help = Działa zapowiedziane Wydarzenie. Jeśli mówi o największej lub najmniejszej liczbie Żołnierzy, dotyczy wszystkich remisujących.
    .short = Rozpatrzenie
phase-achievement = Osiągnięcie
    .help = Zdobywacie Osiągnięcia spełnione po raz pierwszy. W pojedynkę wybierasz nagrodę; gdy jest was więcej, każdy dostaje nagrodę wspólną.
    .short = Osiągnięcie
phase-last-swaps = Ostatnie wymiany
    .help = Przed ostateczną punktacją można po raz ostatni wymienić Chwałę, jeśli pozwala na to Rozwinięcie.
phase-over = Koniec gry
    .help = Ostateczna punktacja: do twoich PZ dochodzą karty i Rozwinięcia działające na koniec gry oraz Chwała razy Większa Wiedza.

## Resources

resource-drachma = Drachmy
    .short = Drachmy
resource-citizens = Obywatele
    .short = Obywatele
resource-taxes = Podatki
    .short = Podatki
resource-glory = Chwała
    .short = Chwała
resource-troops = Żołnierze
    .short = Żołnierze
resource-vp = Punkty Zwycięstwa
    .short = PZ
resource-philosophy = Żetony Filozofii
    .short = Filozofia
resource-dice = Kości
    .short = Kości

amount-drachma =
    { $n ->
        [one] { $n } Drachma
        [few] { $n } Drachmy
        [many] { $n } Drachm
       *[other] { $n } Drachmy
    }
amount-citizens =
    { $n ->
        [one] { $n } Obywatel
        [few] { $n } Obywateli
        [many] { $n } Obywateli
       *[other] { $n } Obywatela
    }
amount-taxes =
    { $n ->
        [one] { $n } Podatek
        [few] { $n } Podatki
        [many] { $n } Podatków
       *[other] { $n } Podatku
    }
amount-glory =
    { $n ->
        [one] { $n } punkt Chwały
        [few] { $n } punkty Chwały
        [many] { $n } punktów Chwały
       *[other] { $n } punktu Chwały
    }
amount-troops =
    { $n ->
        [one] { $n } Żołnierz
        [few] { $n } Żołnierzy
        [many] { $n } Żołnierzy
       *[other] { $n } Żołnierza
    }
amount-vp = { $n } PZ
amount-philosophy =
    { $n ->
        [one] { $n } żeton Filozofii
        [few] { $n } żetony Filozofii
        [many] { $n } żetonów Filozofii
       *[other] { $n } żetonu Filozofii
    }
amount-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }

## Knowledge

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony

knowledge-red-minor = czerwony żeton Mniejszej Wiedzy
knowledge-red-major = czerwony żeton Większej Wiedzy
knowledge-blue-minor = niebieski żeton Mniejszej Wiedzy
knowledge-blue-major = niebieski żeton Większej Wiedzy
knowledge-green-minor = zielony żeton Mniejszej Wiedzy
knowledge-green-major = zielony żeton Większej Wiedzy

amount-knowledge-red =
    { $n ->
        [one] { $n } czerwony żeton Wiedzy
        [few] { $n } czerwone żetony Wiedzy
        [many] { $n } czerwonych żetonów Wiedzy
       *[other] { $n } czerwonego żetonu Wiedzy
    }
amount-knowledge-blue =
    { $n ->
        [one] { $n } niebieski żeton Wiedzy
        [few] { $n } niebieskie żetony Wiedzy
        [many] { $n } niebieskich żetonów Wiedzy
       *[other] { $n } niebieskiego żetonu Wiedzy
    }
amount-knowledge-green =
    { $n ->
        [one] { $n } zielony żeton Wiedzy
        [few] { $n } zielone żetony Wiedzy
        [many] { $n } zielonych żetonów Wiedzy
       *[other] { $n } zielonego żetonu Wiedzy
    }

# A token of the board: its name with troops needed/troops lost; .text spells the two figures out.
token =
    { $colour ->
        [red] czerwony
        [blue] niebieski
       *[green] zielony
    } żeton { $kind ->
        [major] Większej
       *[minor] Mniejszej
    } Wiedzy { $requires }/{ $loses }
    .text =
        { $requires ->
            [one] Wymaga { $requires } Żołnierza,
            [few] Wymaga { $requires } Żołnierzy,
            [many] Wymaga { $requires } Żołnierzy,
           *[other] Wymaga { $requires } Żołnierza,
        } { $loses ->
            [0] nie tracisz żadnego.
           *[other] tracisz { $loses }.
        }
token-persepolis = Persepolis
    .text =
        { $requires ->
            [one] Wymaga { $requires } Żołnierza,
            [few] Wymaga { $requires } Żołnierzy,
            [many] Wymaga { $requires } Żołnierzy,
           *[other] Wymaga { $requires } Żołnierza,
        } tracisz { $loses }. Daje: { $what }.

## Achievements, by what they count

goal = Miej co najmniej: { $name }.
goal-rewards = W pojedynkę wybierasz: { $alone }; gdy jest was więcej, każdy dostaje: { $shared }.
goal-minor-knowledge =
    { $n ->
        [one] { $n } żeton Mniejszej Wiedzy
        [few] { $n } żetony Mniejszej Wiedzy
        [many] { $n } żetonów Mniejszej Wiedzy
       *[other] { $n } żetonu Mniejszej Wiedzy
    }
    .short = Mniejsza Wiedza
goal-knowledge =
    { $n ->
        [one] { $n } żeton Wiedzy
        [few] { $n } żetony Wiedzy
        [many] { $n } żetonów Wiedzy
       *[other] { $n } żetonu Wiedzy
    }
    .short = Wiedza
goal-blue-knowledge =
    { $n ->
        [one] { $n } niebieski żeton Wiedzy
        [few] { $n } niebieskie żetony Wiedzy
        [many] { $n } niebieskich żetonów Wiedzy
       *[other] { $n } niebieskiego żetonu Wiedzy
    }
    .short = Niebieska Wiedza
goal-economy = Ekonomia { $n }
    .short = Ekonomia
goal-hand-card =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
        [many] { $n } kart na ręce
       *[other] { $n } karty na ręce
    }
    .short = Karty na ręce
goal-played-card =
    { $n ->
        [one] { $n } karta Polityki w grze
        [few] { $n } karty Polityki w grze
        [many] { $n } kart Polityki w grze
       *[other] { $n } karty Polityki w grze
    }
    .short = Karty w grze
goal-drachma =
    { $n ->
        [one] { $n } Drachma
        [few] { $n } Drachmy
        [many] { $n } Drachm
       *[other] { $n } Drachmy
    }
    .short = Drachmy
goal-lowest-track = poziom { $n } na każdym torze
    .short = Najniższy tor
goal-taxes =
    { $n ->
        [one] { $n } Podatek
        [few] { $n } Podatki
        [many] { $n } Podatków
       *[other] { $n } Podatku
    }
    .short = Podatki
goal-citizens =
    { $n ->
        [one] { $n } Obywatel
        [few] { $n } Obywateli
        [many] { $n } Obywateli
       *[other] { $n } Obywatela
    }
    .short = Obywatele
goal-troops =
    { $n ->
        [one] { $n } Żołnierz
        [few] { $n } Żołnierzy
        [many] { $n } Żołnierzy
       *[other] { $n } Żołnierza
    }
    .short = Żołnierze
goal-vp = { $n } PZ
    .short = Punkty

## Questions

question-city = Wybierz swoje miasto.
question-draft = Zatrzymaj jedną kartę; reszta idzie w lewo.
question-tile = Połóż kafel Akcji na kości z wynikiem { $die }.
question-settle =
    Wybierz kafel do opłacenia albo wydaj żeton Filozofii, by zyskać { $token_citizens ->
        [one] { $token_citizens } Obywatela
        [few] { $token_citizens } Obywateli
        [many] { $token_citizens } Obywateli
       *[other] { $token_citizens } Obywatela
    }.
question-keep = Zatrzymaj jedną z dobranych kart; reszta trafia pod talię.
question-buy =
    { $price ->
        [one] Kup 1 żeton Mniejszej Wiedzy za { $price } Drachmę albo spasuj.
        [few] Kup 1 żeton Mniejszej Wiedzy za { $price } Drachmy albo spasuj.
        [many] Kup 1 żeton Mniejszej Wiedzy za { $price } Drachm albo spasuj.
       *[other] Kup 1 żeton Mniejszej Wiedzy za { $price } Drachmy albo spasuj.
    }
question-explore =
    { $troops ->
        [one] Masz { $troops } Żołnierza: eksploruj żeton albo spasuj.
        [few] Masz { $troops } Żołnierzy: eksploruj żeton albo spasuj.
        [many] Masz { $troops } Żołnierzy: eksploruj żeton albo spasuj.
       *[other] Masz { $troops } Żołnierza: eksploruj żeton albo spasuj.
    }
question-play = Zagraj kartę Polityki albo spasuj.
question-develop = Odblokuj następne Rozwinięcie albo spasuj.
question-advance = Awansuj na torze albo zakończ.
question-lose = Wybierz żeton Wiedzy, który tracisz.
question-discard =
    { $n ->
        [one] Odrzuć jeszcze { $n } kartę Polityki.
        [few] Odrzuć jeszcze { $n } karty Polityki.
        [many] Odrzuć jeszcze { $n } kart Polityki.
       *[other] Odrzuć jeszcze { $n } karty Polityki.
    }
question-event-advance = Wydarzenie oferuje ci tańszy poziom: wybierz tor albo spasuj.
question-action = Wykonaj dowolną akcję z wyjątkiem Wojska albo spasuj.
question-recall = Weź na rękę jedną ze swoich zagranych kart albo zostaw je w grze.
question-reward = Wybierz nagrodę.
question-track = Wybierz tor: awansujesz na nim o jeden poziom za darmo.
question-learn = Wybierz kolor żetonu Mniejszej Wiedzy, który bierzesz.
question-achievement = To Osiągnięcie należy tylko do ciebie: wybierz nagrodę.
question-swap = Wymień Chwałę (oddajesz { $give }, dostajesz { $take }) albo spasuj.

## Moves

move-pass-buy = Nic nie kupuj
move-pass-explore = Nie eksploruj
move-pass-play = Nie zagrywaj karty
move-pass-develop = Nie odblokowuj Rozwinięcia
move-pass-advance = Zakończ
move-pass-event-advance = Nie awansuj
move-pass-action = Nie wykonuj akcji
move-pass-recall = Zostaw wszystkie karty w grze
move-pass-swap = Zachowaj Chwałę
move-pass-settle = Gotowe

move-swap = Wymień Chwałę: oddajesz { $give }, dostajesz { $take }
move-spend =
    Wydaj 1 żeton Filozofii, by zyskać { $token_citizens ->
        [one] { $token_citizens } Obywatela
        [few] { $token_citizens } Obywateli
        [many] { $token_citizens } Obywateli
       *[other] { $token_citizens } Obywatela
    }
move-pay =
    { $n ->
        [one] Opłać kafel „{ $name }”: { $n } Obywatel
        [few] Opłać kafel „{ $name }”: { $n } Obywateli
        [many] Opłać kafel „{ $name }”: { $n } Obywateli
       *[other] Opłać kafel „{ $name }”: { $n } Obywatela
    }
move-develop = Odblokuj Rozwinięcie { $n }
move-put = Połóż kafel „{ $name }”
move-take = Wykonaj akcję „{ $name }”
move-advance =
    { $n ->
        [0] Awansuj za darmo na torze „{ $name }”
        [one] Awansuj na torze „{ $name }” za { $n } Drachmę
        [few] Awansuj na torze „{ $name }” za { $n } Drachmy
        [many] Awansuj na torze „{ $name }” za { $n } Drachm
       *[other] Awansuj na torze „{ $name }” za { $n } Drachmy
    }
move-buy = Kup { $name }
move-learn = Weź { $name }
move-lose = Strać { $name }
move-reward = Weź: { $what }
move-city = Poprowadź miasto { $name }
move-draft = Zatrzymaj kartę „{ $name }”
move-keep = Zatrzymaj kartę „{ $name }”
move-play =
    Zagraj kartę „{ $name }”{ $n ->
        [0] { "" }
        [one] { " " }za { $n } Drachmę
        [few] { " " }za { $n } Drachmy
        [many] { " " }za { $n } Drachm
       *[other] { " " }za { $n } Drachmy
    }{ $tokens ->
        [0] { "" }
        [one] , wydając { $tokens } żeton Filozofii
        [few] , wydając { $tokens } żetony Filozofii
        [many] , wydając { $tokens } żetonów Filozofii
       *[other] , wydając { $tokens } żetonu Filozofii
    }
move-discard = Odrzuć kartę „{ $name }”
move-recall = Weź na rękę kartę „{ $name }”
move-explore = Eksploruj { $name }

## Why a move is refused

reason-game-over = Gra się zakończyła.
reason-not-your-turn = To nie twoja kolej.
reason-not-asked = Teraz decydujesz o czymś innym.
reason-not-in-hand = Nie masz tej karty na ręce.
reason-politics-requirements = Nie możesz jeszcze zagrać tej karty. Brakuje: { $missing }.
reason-development-requirements = Nie możesz jeszcze odblokować tego Rozwinięcia. Brakuje: { $missing }.
reason-fully-developed = Wszystkie twoje Rozwinięcia są już odblokowane.
reason-knowledge-taken = Ten żeton został już zabrany.
reason-not-enough-troops = Za mało Żołnierzy: brakuje { $missing }.
reason-not-enough-drachma = Za mało Drachm: brakuje { $missing }.
reason-track-complete = Na tym torze masz już najwyższy poziom.
reason-tile-used = Ten kafel leży już na jednej z twoich kości.
reason-must-pay = Możesz jeszcze opłacić kafel, więc musisz to zrobić.
reason-no-philosophy = Masz za mało żetonów Filozofii.
reason-another-track = Każdy poziom musi być na innym torze.
reason-not-offered = Wydarzenie nie oferuje poziomu na tym torze.
reason-city-taken = To miasto jest już zajęte.
reason-no-glory = Nie masz Chwały do oddania.
reason-no-swap = Żadne z twoich Rozwinięć nie pozwala wymieniać Chwały.
reason-not-drawn = Tej karty nie ma wśród dobranych przez ciebie.
reason-not-in-play = Nie masz tej karty w grze.
reason-not-itself = Tą kartą bierzesz na rękę inną kartę, nigdy ją samą.
reason-not-in-pack = Tej karty nie ma wśród tych, z których wybierasz.
reason-not-owned = Nie masz tej Wiedzy.
reason-not-military = Wydarzenie pozwala na każdą akcję z wyjątkiem Wojska.
reason-nothing-to-pay = Na tej kości nie ma czego opłacać.
reason-not-enough-citizens = Za mało Obywateli: brakuje { $missing }.
reason-nothing-to-play = Nie masz karty, którą można zagrać.

## Log

log-round = Runda { $n }
log-event = Wydarzenie: { $name }.
log-roll = { $player } rzuca: { $dice } (suma { $n }).
log-start = { $player } rozpoczyna rundę.
log-reveal = { $player } odsłania kafel „{ $name }” na kości z wynikiem { $n }.
log-set-aside = { $player } nie może opłacić kafla „{ $name }” i go odkłada.
log-gain = { $player }: +{ $amount } ({ $cause }).
log-lose = { $player }: −{ $amount } ({ $cause }).
log-level = { $player }: { $name } na poziomie { $n } ({ $cause }).
log-draw =
    { $n ->
        [one] { $player } dobiera { $n } kartę Polityki.
        [few] { $player } dobiera { $n } karty Polityki.
        [many] { $player } dobiera { $n } kart Polityki.
       *[other] { $player } dobiera { $n } karty Polityki.
    }
log-drawn = Dobierasz kartę „{ $name }”.
log-keep = Zatrzymujesz kartę „{ $name }”.
log-play =
    { $n ->
        [0] { $player } zagrywa kartę „{ $name }”.
        [one] { $player } zagrywa kartę „{ $name }” za { $n } Drachmę.
        [few] { $player } zagrywa kartę „{ $name }” za { $n } Drachmy.
        [many] { $player } zagrywa kartę „{ $name }” za { $n } Drachm.
       *[other] { $player } zagrywa kartę „{ $name }” za { $n } Drachmy.
    }
log-recall = { $player } bierze na rękę kartę „{ $name }”.
log-discard = { $player } odrzuca kartę „{ $name }”.
log-develop = { $player } odblokowuje Rozwinięcie { $n } ({ $name }).
log-explore =
    { $n ->
        [0] { $player } eksploruje { $name } i nie traci Żołnierzy.
        [one] { $player } eksploruje { $name } i traci { $n } Żołnierza.
        [few] { $player } eksploruje { $name } i traci { $n } Żołnierzy.
        [many] { $player } eksploruje { $name } i traci { $n } Żołnierzy.
       *[other] { $player } eksploruje { $name } i traci { $n } Żołnierza.
    }
log-learn = { $player } bierze { $name } ({ $cause }).
log-forget = { $player } traci { $name }.
log-achieve = { $player } zdobywa Osiągnięcie „{ $name }”.
log-score = { $player } zdobywa { $n } PZ ({ $cause }).
log-swap = { $player } oddaje { $give }, dostaje { $take }.
log-city = { $player } prowadzi miasto { $name }.
log-draft = Wybierasz kartę „{ $name }”.
log-refill = Odrzucone karty potasowano w nową talię.
log-over = Gra się zakończyła.

cause-track = Osiągnięty poziom
cause-tax = Podatki
cause-philosophy-token = Żeton Filozofii
cause-achievement = Osiągnięcie
cause-progress = Postęp
cause-glory = Chwała × Większa Wiedza
cause-cap = Ponad limit

## Options of a table

option-cities = Miasta
    .text = Jak rozdziela się miasta.
option-cities-random = Losowo
    .text = Miasta są losowane, jak w instrukcji.
option-cities-chosen = Do wyboru
    .text = Miasta wybieracie po kolei.
option-draft = Dobór kart
    .text = Jak dostajecie pierwsze karty Polityki.
option-draft-on = Z doborem
    .text = Zatrzymujesz jedną kartę i podajesz resztę dalej, jak w instrukcji.
option-draft-off = Bez doboru
    .text = Zatrzymujesz po prostu rozdane karty. Szybciej.
option-values = Wartości
    .text = Opisy gry różnią się w kilku liczbach; tu wybierasz, z którymi gracie.
option-values-printed = Standardowe
    .text = Gdzie opisy są sprzeczne, liczby podawane w większości z nich.
option-values-revised = Poprawione
    .text = Gdzie opisy są sprzeczne, liczby podawane rzadziej: dla Wydarzenia Zwycięstwo Militarne oraz Rozwinięć Koryntu, Sparty i Teb.

## Where a figure comes from

source-rulebook = Wydrukowane w instrukcji
source-two = Według dwóch zgodnych opisów publicznych
source-one = Według jednego opisu publicznego
source-disputed = Opisy publiczne są sprzeczne
source-own = Z własnego pliku właściciela

## Help

help-goal = Cel gry
    .text = Po { $rounds } rundach miej najwięcej Punktów Zwycięstwa (PZ). Przy remisie wygrywa osoba z większą liczbą Drachm; jeśli to nie rozstrzyga, dzielicie się zwycięstwem.
help-dice = Kości
    .text =
        Na początku masz { $start_dice ->
            [one] { $start_dice } kość
            [few] { $start_dice } kości
            [many] { $start_dice } kości
           *[other] { $start_dice } kości
        }; poziomy Kultury dają kolejne. Na każdej kości leży jeden kafel Akcji; rundę zaczyna osoba z najniższą sumą.
help-citizens = Obywatele
    .text = Kafel o numerze wyższym niż wynik kości kosztuje tylu Obywateli, ile wynosi różnica. Jeśli masz ich za mało, nie tracisz żadnego, ale kafel odkładasz bez efektu. Możesz mieć najwyżej { $cap_citizens }.
help-tiles-order = Kolejność kafli
    .text = Kafle działają od 0 (Filozofia) do 6 (Rozwój), więc Drachmy i Wiedza zdobyte wcześniej przydadzą się w Polityce i Rozwoju jeszcze w tej samej rundzie.
help-knowledge = Wiedza
    .text = Karty i Rozwinięcia wymagają Wiedzy w określonych kolorach. Wystarczy ją mieć: nie wydajesz jej i nie ma różnicy, czy jest Mniejsza, czy Większa. Większa punktuje też dzięki Chwale.
help-philosophy = Żetony Filozofii
    .text =
        Wydaj 1, by zyskać { $token_citizens ->
            [one] { $token_citizens } Obywatela
            [few] { $token_citizens } Obywateli
            [many] { $token_citizens } Obywateli
           *[other] { $token_citizens } Obywatela
        } przy opłacaniu kafli, { $tokens_for_knowledge }, by pominąć jeden brakujący żeton Wiedzy w Polityce lub Rozwoju, albo 1 za { $token_levels ->
            [one] { $token_levels } poziom więcej
            [few] { $token_levels } poziomy więcej
            [many] { $token_levels } poziomów więcej
           *[other] { $token_levels } poziomu więcej
        } w fazie Postępu (koszt i tak płacisz).
help-glory = Chwała
    .text = Na koniec zdobywasz tyle PZ, ile wynosi twoja Chwała razy liczba twoich żetonów Większej Wiedzy. Możesz mieć najwyżej { $cap_glory } punktów Chwały.
help-troops = Żołnierze
    .text = Żeby eksplorować żeton, musisz mieć tylu Żołnierzy, ilu wymaga, a tracisz tylu, ilu wskazuje. Wiele Wydarzeń nagradza największą, a karze najmniejszą liczbę Żołnierzy. Zatrzymujesz najwyżej { $cap_troops }.
help-achievements = Osiągnięcia
    .text = Każde można zdobyć tylko w jednej rundzie; dostają je wszyscy, którzy je wtedy spełniają. W pojedynkę wybierasz nagrodę; gdy jest was więcej, każdy dostaje nagrodę wspólną.
help-final = Ostateczna punktacja
    .text = Twoje PZ, do tego Rozwinięcia i zagrane karty działające na koniec gry oraz Chwała razy Większa Wiedza.

## The page

# Top bar and event. Pictures stand in square brackets here and below.
page-round = Runda { $n } z { $of }
page-setup = Przygotowanie
page-phases = Fazy rundy
page-home = Petteia: wszystkie gry
page-tools = Punkty, pomoc, ustawienia
page-event = Wydarzenie
page-phase = Faza { $letter }:
page-all = wszyscy:
page-most = najwięcej
page-fewest = najmniej
page-events-note = { $first } przychodzi w pierwszej rundzie, { $last } w ostatniej; pomiędzy nimi Wydarzenia: { $events_between } z { $other_events } pozostałych.

# Cities
page-rivals = Rywale
page-look-at = { $name }: obejrzyj miasto
page-place = { $n }. w kolejności
page-start-player = Rozpoczyna rundę
page-lately-explore = eksploruje: { $name }
page-lately-play = zagrywa: { $name }
page-lately-level = osiąga: { $name }
page-lately-develop = odblokowuje rozwój { $name }
page-lately-achieve = zdobywa: { $name }
page-lately-city = wybiera: { $name }
page-lately-reveal = kładzie: { $name }
page-deciding = Decyduje
page-developments = Rozwinięcia
page-development = Rozwinięcie { $n }
page-knowledge = Wiedza
page-level = { $name } { $n }
page-glory-score =
    { $majors ->
        [one] Chwała { $glory } × { $majors } Większa: +{ $n }[vp] na koniec
        [few] Chwała { $glory } × { $majors } Większe: +{ $n }[vp] na koniec
        [many] Chwała { $glory } × { $majors } Większych: +{ $n }[vp] na koniec
       *[other] Chwała { $glory } × { $majors } Większej: +{ $n }[vp] na koniec
    }
page-at-the-end = Gdyby gra skończyła się teraz
page-all-developed = wszystko odblokowane

# Central board
page-lane-taxes = Drachmy w fazie Podatków
page-lane-glory = × twoje Większe na koniec
page-achievements = Osiągnięcia
page-judged = oceniane w fazie G
page-claimed = Zdobyte: { $names }.
page-would-claim = Teraz spełnia: { $names }.
page-exploration = Eksploracja
page-explore-legend = wymaga, strata, zysk
page-reach = zasięg { $n }
page-left = zostało { $n }
page-taken-by = Zabrane: { $name }.
page-gains = Zysk: { $what }.
page-costs = koszt: { $what }
page-asks = Wymaga: { $what }

# Dice and tiles
page-dice-and-tiles = Kości i kafle
page-dice-hint = kafel wyższy niż kość: płacisz różnicę
page-die = Kość { $n }
page-more-dice = kolejna kość: { $name } { $n }
page-free = gratis
page-aside = odłożony
page-which-tile = Który kafel?
page-secret = w tajemnicy
page-spend = Wydaj przy płaceniu: { $what }
page-tile-explore = eksploruj
page-tile-politics = Zagraj 1 kartę
page-tile-develop = Odblokuj { $n }
page-tile-legislation = dobierz { $legislation_draw }, weź 1
page-tile-playable = do zagrania { $n } z { $of }
page-tile-lacks = brak { $what }
page-tile-ready = gotowe
page-too-dear = Kosztuje więcej Obywateli, niż masz.
page-stage-draft = Zatrzymaj jedną kartę
page-stage-keep = Dobrane karty
page-stage-buy = Kup Wiedzę
page-stage-learn = Weź Wiedzę
page-stage-reward = Twoja nagroda
page-stage-achievement = Twoje Osiągnięcie
page-stage-recall = Twoje karty w grze
page-you-have = masz { $n }

# Cards
page-hand = Ręka
page-playable = do zagrania { $n } z { $of }
page-deck = Talia Polityki
    .short = Talia
page-discard = Odrzucone karty
    .short = Odrzucone
page-discard-open = Odrzucone karty: { $n }
page-no-discards = Nie odrzucono żadnej karty.
page-kept = Zatrzymane dotąd
page-no-cards = Nie masz kart na ręce.
page-hidden-hand =
    { $n ->
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
        [many] { $n } zakrytych kart
       *[other] { $n } zakrytej karty
    }
page-in-play = W grze
page-in-play-open = W grze: { $n }. Obejrzyj karty
page-none-in-play = Jeszcze nic
page-known-hand = Widziane na tej ręce
page-more = i jeszcze { $n }

# Drawers of a phone
page-drawers = Części stołu
page-drawer-board = Plansza
page-drawer-dice = Kości i ręka
page-drawer-city = Miasto
page-drawer-hand = Ręka
page-drawer-rivals = Rywale
page-drawer-log = Dziennik
page-close = Zamknij

# What is asked
page-put =
    { $which ->
        [first] Połóż kafel na pierwszej kości: { $die }
        [last] Połóż kafel na ostatniej kości: { $die }
       *[next] Połóż kafel na następnej kości: { $die }
    }
page-put-free = { $name }: tutaj bez Obywateli
page-put-costs =
    { $n ->
        [one] { $name }: { $n } Obywatel, zostanie { $left }
        [few] { $name }: { $n } Obywateli, zostanie { $left }
        [many] { $name }: { $n } Obywateli, zostanie { $left }
       *[other] { $name }: { $n } Obywatela, zostanie { $left }
    }
page-put-short =
    { $n ->
        [one] { $name }: { $n } Obywatel, brakuje ci { $short }
        [few] { $name }: { $n } Obywateli, brakuje ci { $short }
        [many] { $name }: { $n } Obywateli, brakuje ci { $short }
       *[other] { $name }: { $n } Obywatela, brakuje ci { $short }
    }
page-spend-or-go-on = Wydaj żetony Filozofii na Obywateli albo graj dalej
page-hint-tile = Kafel wyższy niż kość kosztuje różnicę w Obywatelach
page-hint-draft = Pomyśl o Rozwinięciach miasta i o Wiedzy, której wymagają
page-hint-more-levels =
    Żeton Filozofii pozwala na { $token_levels ->
        [one] { $token_levels } poziom więcej
        [few] { $token_levels } poziomy więcej
        [many] { $token_levels } poziomów więcej
       *[other] { $token_levels } poziomu więcej
    }
page-act-play = Zagraj: { $name }
page-act-buy =
    { $colour ->
        [red] Kup czerwony
        [blue] Kup niebieski
       *[green] Kup zielony
    }
page-act-learn =
    { $colour ->
        [red] Weź czerwony
        [blue] Weź niebieski
       *[green] Weź zielony
    }
page-act-explore =
    { $colour ->
        [red] Eksploruj: czerwony { $n }
        [blue] Eksploruj: niebieski { $n }
       *[green] Eksploruj: zielony { $n }
    }
page-act-persepolis = Eksploruj Persepolis

# What pictures stand for
page-icon-cards = karty Polityki
page-icon-knowledge = Wiedza
page-icon-minor = Mniejsza Wiedza
page-icon-red = czerwona Wiedza
page-icon-blue = niebieska Wiedza
page-icon-green = zielona Wiedza

# The log beside the board, after the mark of a player
page-log-announcement = Wydarzenie i Podatki
told-start = zaczyna
told-set-aside = odkłada kafel „{ $name }”
told-draw =
    { $n ->
        [one] dobiera { $n } kartę
        [few] dobiera { $n } karty
        [many] dobiera { $n } kart
       *[other] dobiera { $n } karty
    }
told-drawn = dobiera: { $name }
told-keep = zatrzymuje: { $name }
told-play = zagrywa: { $name }
told-recall = bierze na rękę: { $name }
told-discard = odrzuca: { $name }
told-draft = wybiera: { $name }
told-develop = odblokowuje Rozwinięcie { $n }
told-city = prowadzi miasto { $name }
told-explore = eksploruje { $what }
told-achieve = zdobywa: { $name }
told-each = po { $what }

# What cards, developments and events do, in the fewest words
brief-per-minor-knowledge = { $what } za { $each }[minor]
brief-per-knowledge = { $what } za { $each }[knowledge]
brief-per-blue-knowledge = { $what } za { $each }[blue]
brief-per-economy = { $what } za poziom Ekonomii
brief-per-hand-card = { $what } za kartę na ręce
brief-per-played-card = { $what } za kartę w grze
brief-per-drachma = { $what } za { $each }[drachma]
brief-per-lowest-track = { $what } za poziom najniższego toru
brief-per-taxes = { $what } za { $each }[taxes]
brief-per-citizens = { $what } za { $each }[citizens]
brief-per-troops = { $what } za { $each }[troops]
brief-per-vp = { $what } za { $each }[vp]
brief-on-philosophy = { $what } więcej przy Filozofii
brief-on-legislation = { $what } przy Prawodawstwie
brief-on-culture = { $what } przy Kulturze
brief-on-trade = { $what } przy Handlu
brief-on-military = { $what } przy akcji Wojska
brief-on-card = { $what } za każdą zagraną kartę
brief-on-development = { $what } przy Rozwoju
brief-on-tax = Faza Podatków: { $what }
brief-on-idle = Postęp bez poziomu: { $what }
brief-if-nobody-lower-in-culture = { $what }, jeśli nikt nie jest niżej w Kulturze
brief-if-nobody-higher-in-economy = { $what }, jeśli nikt nie jest wyżej w Ekonomii
brief-level =
    { $n ->
        [one] [{ $what }] +{ $n } poziom
        [few] [{ $what }] +{ $n } poziomy
        [many] [{ $what }] +{ $n } poziomów
       *[other] [{ $what }] +{ $n } poziomu
    }
brief-level-if-behind =
    { $n ->
        [one] [{ $what }] +{ $n } poziom, jeśli wszyscy są wyżej
        [few] [{ $what }] +{ $n } poziomy, jeśli wszyscy są wyżej
        [many] [{ $what }] +{ $n } poziomów, jeśli wszyscy są wyżej
       *[other] [{ $what }] +{ $n } poziomu, jeśli wszyscy są wyżej
    }
brief-different-levels = +1 poziom na { $n } różnych torach
brief-actions = { $n } × { $name }
brief-draw = Dobierz { $n } [cards]
brief-learn = +{ $n }[minor] w dowolnym kolorze
brief-recall = Weź kartę na rękę, potem znów Polityka
brief-choose = { $what }
brief-knowledge-price = Handel: [minor] za { $n }[drachma]
brief-discount = Każdy poziom tańszy o { $n }[drachma]
brief-progress-levels = Postęp: do { $n } poziomów
brief-progress-discount = Postęp: każdy poziom tańszy o { $n }[drachma]
brief-loss-less = Eksploracja: { $n }[troops] straty mniej
brief-explorations = Wojsko: eksploruj { $n } razy
brief-free-in-progress = Postęp: [{ $what }] za darmo
brief-swap = Zawsze: { $give } za { $take }
brief-event-roll = { $what }, jeśli suma kości to najwyżej { $n }
brief-event-lose-all =
    { $what ->
        [citizens] traci wszystkich [citizens]
        [troops] traci wszystkich [troops]
        [glory] traci całą [glory]
       *[other] traci wszystkie [{ $what }]
    }
brief-event-lose-knowledge = strata { $n }[knowledge], potem
brief-event-for-knowledge = { $what }
brief-event-draw = dobiera { $n }[cards]
brief-event-discard = odrzuca { $n }[cards]
brief-event-advance =
    { $track ->
        [any] 1 poziom, { $n }[drachma] mniej
       *[named] 1 poziom ({ $name }), { $n }[drachma] mniej
    }
brief-event-politics = zagrywa kartę
brief-event-action = po Eksploracji Persepolis: jedna akcja, nie Wojsko

# Help about the pieces
piece-dice = Kości i kafle
    .text = Twoje kości leżą po kolei, od najniższej. Wybierz kafel dla każdej: kliknij go, przeciągnij na kość albo naciśnij jego numer. Kafel pokazuje, co daje przy twoich obecnych poziomach i ile kosztuje na wskazanej kości. Dopóki nie położysz ostatniego, możesz cofać.
piece-tracks = Tory Postępu
    .text = Każdy poziom pokazuje u góry swój koszt, a u dołu to, co daje. W fazie Postępu świecą poziomy, które możesz opłacić.
piece-developments = Rozwinięcia
    .text = Każde miasto odblokowuje je po kolei; pierwsze masz od początku. Następne pokazuje swój koszt; to, czego ci brakuje, ma czerwoną ramkę.
piece-cards = Karty Polityki
    .text = U góry: Drachmy do zapłacenia i Wiedza, którą trzeba mieć. U dołu: natychmiastowe działają raz, trwałe dopóki są w grze, pozostałe w ostatecznej punktacji.
piece-exploration = Plansza Eksploracji
    .text = Każde pole pokazuje, ilu Żołnierzy wymaga, ilu tracisz i co zyskujesz oprócz Wiedzy. Żetony z obrysem to Mniejsza Wiedza, pełne ze złotym pierścieniem to Większa. Linia pokazuje, dokąd sięgają twoi Żołnierze.
piece-lanes = Tory planszy głównej
    .text = Obywatele płacą za kafle, Podatki dają Drachmy w każdej fazie Podatków, Chwałę mnożysz na koniec przez Większą Wiedzę, a Żołnierze eksplorują i rozstrzygają Wydarzenia.
piece-event = Wydarzenie
    .text = Obok nazwy stoją ci, którzy przy obecnym stanie by na nim zyskali lub stracili.
piece-signs = Znaki na planszy
    .text = Niebieskie pierścienie mówią, gdzie możesz działać. Terakota oznacza to, co już masz, albo to, co się właśnie dzieje. Złoto oznacza otwarte Osiągnięcie. Wskaż coś ciemnego (na ekranie dotykowym przytrzymaj), by poznać, czego brakuje; wskaż coś podświetlonego, by zobaczyć, co się zmieni.
piece-keys = Klawisze
    .text = Od 0 do 6: kafel z tym numerem. Tab przechodzi między częściami, strzałki wewnątrz nich, Enter wybiera.

## The balance report

chart-cities = Miasta
    .note = Jak często wygrywa gracz, który prowadzi dane miasto.
    .city = prowadzi je
chart-points = Skąd pochodzą punkty
    .note = Średnie punkty gracza według rundy, w której przyszły; koniec to ostateczna punktacja. Osiągnięcia dają Podatki i Chwałę, nigdy punkty, więc widać je w innych źródłach.
chart-cards = Karty Polityki
    .note = Jak często wygrywa gracz, który dobrał kartę (miał ją na ręce na początku pierwszej rundy), i gracz, który zagrał ją co najmniej raz. Kartę, która wymaga kwitnącego miasta, zagrywają ci, którym się wiedzie: dobór mówi o karcie więcej niż zagranie.
    .drafted = dobrana
    .played = zagrana
chart-achievements = Osiągnięcia
    .note = Jak często wygrywa gracz, który zdobył je sam (Podatek albo Chwała) lub razem z innymi (Podatek).
    .alone = zdobyte samemu
    .shared = zdobyte z innymi
chart-order = Kolejność w pierwszej rundzie
    .note = W każdej rundzie zaczyna najniższy rzut; to kolejność tylko w pierwszej.
    .order = na tym miejscu
chart-final = Co miasto ma na koniec
    .note = Co gracze mają, gdy gra się kończy: zwycięzcy i wszyscy pozostali.
points-culture = Akcje Kultury
points-track = Tor Ekonomii
points-card = Karty Polityki
points-development = Rozwinięcia
points-token = Żetony Eksploracji
points-event = Wydarzenia
points-end-card = Karty na koniec gry
points-end-development = Rozwinięcia na koniec gry
points-glory = Chwała × Większa Wiedza
final-economy = Poziom Ekonomii
final-culture = Poziom Kultury
final-military = Poziom Wojska
final-development = Odblokowane Rozwinięcia
final-cards = Karty Polityki w grze
final-minor = Mniejsza Wiedza
final-major = Większa Wiedza
final-glory = Pozostała Chwała
final-taxes = Podatki
final-drachma = Pozostałe Drachmy
final-achievements = Osiągnięcia
stage-end = Koniec
