### Khôra in Polish. The same messages, attributes and variables as in the other languages.

## The game

game-name = Khôra
game-about = Przez dziewięć rund prowadź greckie miasto: dopasowuj akcje do rzutów kośćmi, zdobywaj Wiedzę i Chwałę i zakończ grę z największą liczbą Punktów Zwycięstwa.
game-honesty = Instrukcje nie podają wszystkich liczb tej gry. Pozostałe to te, które najczęściej pojawiają się w publicznych opisach; gdzie opisy są sprzeczne, decyduje opcja stołu „Wartości”. Każda karta i każde Rozwinięcie mówi, skąd pochodzą ich liczby.

## Politics cards

kind-immediate = Natychmiastowy
kind-ongoing = Trwały
kind-end = Na koniec gry

card-archives = Archiwa
    .text = +3 żetony Filozofii.
card-colossus-of-rhodes = Kolos Rodyjski
    .text = +10 PZ.
card-contribution = Kontrybucja
    .text = +1 Drachma za każdy twój żeton Mniejszej Wiedzy.
card-council = Rada
    .text = Dobierz 2 karty Polityki.
card-gifts-from-the-west = Dary z Zachodu
    .text = +3 Drachmy.
card-greek-fire = Ogień Grecki
    .text = +4 Żołnierzy.
card-mercenary-recruitment = Rekrutacja Najemników
    .text = +1 Żołnierz za każdy poziom Ekonomii.
card-ostracism = Ostracyzm
    .text = Możesz wziąć z powrotem na rękę inną zagraną przez siebie kartę. Potem możesz wykonać akcję Polityki.
card-peripteros = Perypter
    .text = Kultura: +1 poziom za darmo.
card-quarry = Kamieniołom
    .text = +1 Podatek.
card-rivalry = Rywalizacja
    .text = Wojsko: +1 poziom za darmo, jeśli na tym torze wszyscy inni są wyżej niż ty.
card-scholarly-welcome = Gościna dla Uczonych
    .text = Weź 1 żeton Mniejszej Wiedzy w dowolnym kolorze.
card-silver-mining = Kopalnie Srebra
    .text = +2 Podatki.
card-tunnel-of-eupalinos = Tunel Eupalinos
    .text = +6 PZ.
card-amnesty-for-socrates = Amnestia dla Sokratesa
    .text = +1 żeton Filozofii przy każdej akcji Prawodawstwa.
card-constructing-the-mint = Budowa Mennicy
    .text = W fazie Postępu poziomy Ekonomii są dla ciebie darmowe.
card-corinthian-columns = Kolumny Korynckie
    .text = W Handlu kupujesz żeton Mniejszej Wiedzy za 3 Drachmy, a nie za 5.
card-diolkos = Diolkos
    .text = +1 Drachma, +1 Żołnierz i +1 PZ przy każdej akcji Handlu.
card-extraordinary-collection = Niezwykła Kolekcja
    .text = +2 Drachmy za każdą kolejną zagraną kartę Polityki.
card-foreign-supplies = Zagraniczne Dostawy
    .text = +2 Żołnierzy przy każdej akcji Handlu.
card-founding-the-lyceum = Założenie Likejonu
    .text = +1 dodatkowy żeton Filozofii przy każdej akcji Filozofii.
card-gradualism = Gradualizm
    .text = Każdy opłacany przez ciebie poziom kosztuje o 1 Drachmę mniej.
card-helepole = Helepolis
    .text = Przy każdej Eksploracji tracisz o 1 Żołnierza mniej.
card-lighthouse = Latarnia Morska
    .text = +3 PZ przy każdej akcji Handlu.
card-old-guard = Stara Gwardia
    .text = +4 PZ w każdej fazie Postępu, w której nie zyskasz żadnego poziomu.
card-oracle = Wyrocznia
    .text = +4 PZ przy każdej akcji Rozwoju.
card-persians = Persowie
    .text = +2 Żołnierzy przy każdej akcji Kultury.
card-power = Potęga
    .text = W każdej fazie Podatków: +4 PZ, jeśli na torze Kultury nikt nie jest niżej niż ty.
card-public-market = Targ Miejski
    .text = W każdej fazie Podatków: +3 PZ, jeśli na torze Ekonomii nikt nie jest wyżej niż ty.
card-reformists = Reformatorzy
    .text = W fazie Postępu możesz awansować o 2 poziomy zamiast o 1, płacąc za oba.
card-stadion = Stadion
    .text = W każdej fazie Podatków: +2 Żołnierzy.
card-stoa-poikile = Portyk Malowany
    .text = +2 Drachmy przy każdej akcji Kultury.
card-austerity = Polityka Oszczędności
    .text = Na koniec: 3 PZ za każdą kartę, która została ci na ręce.
card-bank = Bank
    .text = Na koniec: 1 PZ za każde 2 Drachmy.
card-central-government = Rząd Centralny
    .text = Na koniec: 2 PZ za każdą twoją kartę Polityki w grze; ta też się liczy.
card-diversification = Dywersyfikacja
    .text = Na koniec: 3 PZ za każdy poziom twojego najniższego toru.
card-gold-reserve = Rezerwa Złota
    .text = Na koniec: 2 PZ za każdy poziom Ekonomii.
card-hall-of-statues = Sala Posągów
    .text = Na koniec: 1 PZ za każdy żeton Wiedzy, Mniejszej lub Większej.
card-heavy-taxes = Wysokie Podatki
    .text = Na koniec: 2 PZ za każdy Podatek.
card-proskenion = Proskénion
    .text = Na koniec: 1 PZ za każdego Obywatela.

## Events

event-growing-populations = Rosnąca Populacja
    .text = W fazie Kości tej rundy: +1 żeton Filozofii, jeśli suma twoich kości to najwyżej 4.
event-conquest-of-the-persians = Podbój Persów
    .text = Tylko po Eksploracji Persepolis: wszyscy mogą wykonać po 1 wybranej akcji, z wyjątkiem Wojska.
event-plague-of-athens = Zaraza w Atenach
    .text = Wszyscy: −2 Obywateli.
event-origin-of-the-academy = Początki Akademii
    .text = Najwięcej Żołnierzy: +1 żeton Filozofii. Najmniej Żołnierzy: utrata wszystkich żetonów Filozofii.
event-oracle-of-delphi = Wyrocznia Delficka
    .text = Wszyscy tracą po 1 wybranym żetonie Wiedzy i zyskują za niego 2 żetony Filozofii.
event-conscripting-troops = Pobór Żołnierzy
    .text = Najwięcej Żołnierzy: +3 Obywateli. Najmniej Żołnierzy: −3 Obywateli.
event-eleusinian-mysteries = Misteria Eleuzyjskie
    .text = Najwięcej Żołnierzy: +4 PZ. Najmniej Żołnierzy: −4 PZ.
event-supplies-from-lydia = Dostawy z Lidii
    .text = Wszyscy: +3 Drachmy.
event-thirty-tyrants = Trzydziestu Tyranów
    .text = Najwięcej Żołnierzy: dobierz 2 karty Polityki. Najmniej Żołnierzy: odrzuć 2.
event-invention-of-the-trireme = Wynalezienie Triremy
    .text = Wszyscy: +3 Żołnierzy.
event-military-victory = Zwycięstwo Militarne
    .text = Najwięcej Żołnierzy: możesz awansować o 1 poziom na jednym torze za 2 Drachmy mniej.
event-military-victory-revised = Zwycięstwo Militarne
    .text = Najwięcej Żołnierzy: możesz awansować o 1 poziom na jednym torze za 3 Drachmy mniej.
event-prosperity = Dobrobyt
    .text = Najwięcej Żołnierzy: możesz wykonać akcję Polityki.
event-drought = Susza
    .text = Wszyscy: −2 Drachmy.
event-savior-of-greece = Wybawca Grecji
    .text = Najwięcej Żołnierzy: +2 Drachmy. Najmniej Żołnierzy: −2 Drachmy.
event-rise-of-persia = Wzlot Persji
    .text = Wszyscy mogą awansować o 1 poziom na torze Wojska za 2 Drachmy mniej.
event-outbreak-of-war = Wybuch Wojny
    .text = Wszyscy: −2 Żołnierzy.

## Cities and their developments

city-argos = Argos
city-athens = Ateny
city-corinth = Korynt
city-miletus = Milet
city-olympia = Olimpia
city-sparta = Sparta
city-thebes = Teby

development-argos-1 = +2 Żołnierzy.
development-argos-2 = Do wyboru: +2 Żołnierzy, +3 Drachmy, +4 PZ lub +5 Obywateli.
development-argos-3 = Wojsko: +1 poziom za darmo.
development-argos-4 = +2 punkty Chwały.
development-athens-1 = +3 żetony Filozofii.
development-athens-2 = +2 Drachmy i +3 PZ za każdą zagraną kartę Polityki.
development-athens-3 = +2 Żołnierzy za każdą zagraną kartę Polityki.
development-athens-4 = Na koniec: 3 PZ za każdą twoją kartę Polityki w grze.
development-corinth-1 = +4 Drachmy.
development-corinth-2 = +1 Podatek za każdy twój żeton Wiedzy.
development-corinth-2-revised = +1 Podatek i +1 żeton Filozofii za każdy twój żeton Wiedzy.
development-corinth-3 = W fazie Postępu możesz awansować o 2 poziomy zamiast o 1, a każdy poziom kosztuje o 1 Drachmę mniej.
development-corinth-4 = Na koniec: 2 PZ za każdy żeton Wiedzy.
development-miletus-1 = Ekonomia: +1 poziom za darmo.
development-miletus-2 = Dwa różne tory: na każdym +1 poziom za darmo.
development-miletus-3 = +3 PZ przy każdej akcji Handlu.
development-miletus-4 = +15 PZ.
development-olympia-1 = +1 Podatek.
development-olympia-2 = +1 Żołnierz i +1 żeton Filozofii przy każdej akcji Kultury.
development-olympia-3 = Kultura: +2 poziomy za darmo.
development-olympia-4 = Wykonaj 3 razy akcję Kultury.
development-sparta-1 = Przy każdej Eksploracji tracisz o 1 Żołnierza mniej.
development-sparta-2 = +1 Podatek przy każdej akcji Wojska.
development-sparta-3 = Wykonaj 2 razy akcję Wojska.
development-sparta-4 = Na koniec: 4 PZ za każdy niebieski żeton Wiedzy.
development-thebes-1 = Wojsko: +1 poziom za darmo.
development-thebes-2 = W dowolnej chwili, ile razy chcesz: oddaj 1 punkt Chwały za 2 Drachmy i 4 PZ.
development-thebes-3 = Przy każdej akcji Wojska możesz eksplorować 2 razy.
development-thebes-4 = Na koniec: 2 PZ za każdy żeton Mniejszej Wiedzy.
development-thebes-4-revised = Na koniec: 3 PZ za każdy żeton Mniejszej Wiedzy.

## Action tiles and progress tracks

tile-philosophy = Filozofia
    .text = +1 żeton Filozofii.
tile-legislation = Prawodawstwo
    .text = +3 Obywateli. Potem obejrzyj 2 karty z talii Polityki: jedna trafia na twoją rękę, druga pod talię.
tile-culture = Kultura
    .text = +1 PZ za każdy poziom Kultury.
tile-trade = Handel
    .text = +1 Drachma za każdy poziom Ekonomii i jeszcze 1. Potem możesz zapłacić 5 Drachm za 1 żeton Mniejszej Wiedzy w dowolnym kolorze.
tile-military = Wojsko
    .text = +1 Żołnierz za każdy poziom Wojska. Potem możesz raz eksplorować.
tile-politics = Polityka
    .text = Zagraj z ręki 1 kartę Polityki, jeśli masz Wiedzę, której wymaga; zapłać jej koszt w Drachmach.
tile-development = Rozwój
    .text = Odblokuj następne Rozwinięcie miasta, jeśli masz Wiedzę, której wymaga; zapłać jego koszt w Drachmach.

track-economy = Ekonomia
    .text = Im wyższa, tym więcej Drachm daje Handel. Po drodze: Obywatele i PZ.
track-culture = Kultura
    .text = Im wyższa, tym więcej PZ daje akcja Kultury. Po drodze: Podatki i trzecia kość.
track-military = Wojsko
    .text = Im wyższe, tym więcej Żołnierzy daje akcja Wojska. Po drodze: Chwała.

## Phases

phase-cities = Miasta
    .help = Po kolei wybieracie miasta, które poprowadzicie.
    .short = Miasta
phase-draft = Dobór kart
    .help = Zatrzymaj jedną kartę Polityki i podaj resztę w lewo, aż będziesz mieć pięć.
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
    .help = Za każdy kafel o numerze wyższym niż wynik kości tracisz tylu Obywateli, ile wynosi różnica; kafel, którego nie możesz opłacić, odkładasz. Każdy wydany żeton Filozofii daje 3 Obywateli.
phase-action = Akcja
    .help = Kafle działają od 0 do 6, każdy dla wszystkich, którzy go położyli. Eksplorujecie w kolejności rundy.
    .short = Akcja
phase-progress = Postęp
    .help = W kolejności rundy możesz zapłacić za awans o jeden poziom na jednym torze. Każdy wydany żeton Filozofii pozwala na kolejny poziom za zwykły koszt.
    .short = Postęp
phase-resolution = Rozpatrzenie Wydarzenia
    .help = Działa zapowiedziane Wydarzenie. Jeśli mówi o największej lub najmniejszej liczbie Żołnierzy, dotyczy wszystkich remisujących.
    .short = Rozpatrzenie
phase-achievement = Osiągnięcie
    .help = Zdobywacie Osiągnięcia spełnione po raz pierwszy. W pojedynkę wybierasz 1 Podatek lub 1 punkt Chwały; gdy jest was więcej, dostajecie po 1 Podatku.
    .short = Osiągnięcie
phase-last-swaps = Ostatnie wymiany
    .help = Przed ostateczną punktacją Teby mogą po raz ostatni wymienić Chwałę na Drachmy i PZ.
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
    .text = Wymaga 15 Żołnierzy, tracisz 15. Daje po jednym żetonie Większej Wiedzy w każdym kolorze.

## Achievements

achievement-ten-points = 10 PZ
    .text = Miej 10 PZ lub więcej.
    .short = Punkty
achievement-twelve-citizens = 12 Obywateli
    .text = Miej 12 Obywateli lub więcej.
    .short = Obywatele
achievement-six-troops = 6 Żołnierzy
    .text = Miej 6 Żołnierzy lub więcej.
    .short = Żołnierze
achievement-fourth-economy = Ekonomia 4
    .text = Miej Ekonomię na poziomie 4 lub wyższym.
    .short = Ekonomia
achievement-three-cards = 3 karty Polityki
    .text = Miej w grze 3 karty Polityki lub więcej.
    .short = Karty w grze

## Questions

question-city = Wybierz swoje miasto.
question-draft = Zatrzymaj jedną kartę; reszta idzie w lewo.
question-tile = Połóż kafel Akcji na kości z wynikiem { $die }.
question-settle = Wybierz kafel do opłacenia albo wydaj żeton Filozofii, by zyskać 3 Obywateli.
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
question-achievement = To Osiągnięcie należy tylko do ciebie: wybierz 1 Podatek lub 1 punkt Chwały.
question-swap = Oddaj 1 punkt Chwały za 2 Drachmy i 4 PZ albo spasuj.

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

move-swap = Oddaj 1 punkt Chwały za 2 Drachmy i 4 PZ
move-spend = Wydaj 1 żeton Filozofii, by zyskać 3 Obywateli
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
move-reward-troops = Weź 2 Żołnierzy
move-reward-drachma = Weź 3 Drachmy
move-reward-vp = Weź 4 PZ
move-reward-citizens = Weź 5 Obywateli
move-take-tax = Weź 1 Podatek
move-take-glory = Weź 1 punkt Chwały
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
reason-another-track = Drugi poziom musi być na innym torze.
reason-not-offered = Wydarzenie nie oferuje poziomu na tym torze.
reason-city-taken = To miasto jest już zajęte.
reason-no-glory = Nie masz Chwały do oddania.
reason-no-swap = Chwałę można wymieniać tylko dzięki drugiemu Rozwinięciu Teb.
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
log-swap = { $player } oddaje 1 punkt Chwały za 2 Drachmy i 4 PZ.
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
    .text = Jak dostajecie pierwsze pięć kart Polityki.
option-draft-on = Z doborem
    .text = Zatrzymujesz jedną kartę i podajesz resztę dalej, jak w instrukcji.
option-draft-off = Bez doboru
    .text = Zatrzymujesz po prostu pięć rozdanych kart. Szybciej.
option-values = Wartości
    .text = Opisy gry różnią się w kilku liczbach; tu wybierasz, z którymi gracie.
option-values-printed = Standardowe
    .text = Liczby podawane najczęściej.
option-values-revised = Poprawione
    .text = Zwycięstwo Militarne: 3 Drachmy mniej. Korynt 2 daje też żetony Filozofii. Korynt 4 i Teby 4 nie wymagają czerwonej Wiedzy. Sparta 2 kosztuje 2 Drachmy. Teby 4 dają 3 PZ za żeton Mniejszej Wiedzy.

## Where a figure comes from

source-rulebook = Wydrukowane w instrukcji
source-two = Według dwóch zgodnych opisów publicznych
source-one = Według jednego opisu publicznego
source-disputed = Opisy publiczne są sprzeczne
source-own = Z własnego pliku właściciela

## Help

help-goal = Cel gry
    .text = Po dziewięciu rundach miej najwięcej Punktów Zwycięstwa (PZ). Przy remisie wygrywa osoba z większą liczbą Drachm; jeśli to nie rozstrzyga, dzielicie się zwycięstwem.
help-dice = Kości
    .text = Rzucasz dwiema kośćmi, a od 4. poziomu Kultury trzema. Na każdej kości leży jeden kafel Akcji; rundę zaczyna osoba z najniższą sumą.
help-citizens = Obywatele
    .text = Kafel o numerze wyższym niż wynik kości kosztuje tylu Obywateli, ile wynosi różnica. Jeśli masz ich za mało, nie tracisz żadnego, ale kafel odkładasz bez efektu. Możesz mieć najwyżej 15.
help-tiles-order = Kolejność kafli
    .text = Kafle działają od 0 (Filozofia) do 6 (Rozwój), więc Drachmy i Wiedza zdobyte wcześniej przydadzą się w Polityce i Rozwoju jeszcze w tej samej rundzie.
help-knowledge = Wiedza
    .text = Karty i Rozwinięcia wymagają Wiedzy w określonych kolorach. Wystarczy ją mieć: nie wydajesz jej i nie ma różnicy, czy jest Mniejsza, czy Większa. Większa punktuje też dzięki Chwale.
help-philosophy = Żetony Filozofii
    .text = Wydaj 1, by zyskać 3 Obywateli przy opłacaniu kafli, 2, by pominąć jeden brakujący żeton Wiedzy w Polityce lub Rozwoju, albo 1 za dodatkowy poziom w fazie Postępu (jego koszt i tak płacisz).
help-glory = Chwała
    .text = Na koniec zdobywasz tyle PZ, ile wynosi twoja Chwała razy liczba twoich żetonów Większej Wiedzy. Możesz mieć najwyżej 10 punktów Chwały.
help-troops = Żołnierze
    .text = Żeby eksplorować żeton, musisz mieć tylu Żołnierzy, ilu wymaga, a tracisz tylu, ilu wskazuje. Wiele Wydarzeń nagradza największą, a karze najmniejszą liczbę Żołnierzy. Zatrzymujesz najwyżej 15.
help-achievements = Osiągnięcia
    .text = Każde z pięciu można zdobyć tylko w jednej rundzie; dostają je wszyscy, którzy je wtedy spełniają. W pojedynkę wybierasz 1 Podatek lub 1 punkt Chwały; gdy jest was więcej, dostajecie po 1 Podatku.
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
page-events-note = Rosnąca Populacja przychodzi w pierwszej rundzie, Podbój Persów w ostatniej; pomiędzy nimi jest siedem z czternastu pozostałych Wydarzeń.

# Cities
page-you = Ty
page-rivals = Rywale
page-look-at = { $name }: obejrzyj miasto
page-place = { $n }. w kolejności
page-start-player = Rozpoczyna rundę
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
page-third-die = trzecia kość: { $name } { $n }
page-free = gratis
page-aside = odłożony
page-which-tile = Który kafel?
page-secret = w tajemnicy
page-spend = Wydaj przy płaceniu: { $what }
page-tile-explore = eksploruj
page-tile-politics = Zagraj 1 kartę
page-tile-develop = Odblokuj { $n }
page-tile-legislation = dobierz 2, weź 1
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
page-discard = Odrzucone karty
page-discard-open = Odrzucone karty: { $n }
page-no-discards = Nie odrzucono żadnej karty.
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
page-hint-more-levels = Każdy kolejny poziom kosztuje też żeton Filozofii
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
brief-per-minor-knowledge = { $what } za [minor]
brief-per-knowledge = { $what } za [knowledge]
brief-per-blue-knowledge = { $what } za [blue]
brief-per-economy = { $what } za poziom Ekonomii
brief-per-hand-card = { $what } za kartę na ręce
brief-per-played-card = { $what } za kartę w grze
brief-per-drachma = { $what } za { $each }[drachma]
brief-per-lowest-track = { $what } za poziom najniższego toru
brief-per-taxes = { $what } za [taxes]
brief-per-citizens = { $what } za [citizens]
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
brief-knowledge-price = Handel: [minor] za { $n }[drachma]
brief-discount = Każdy poziom tańszy o { $n }[drachma]
brief-progress-levels = Postęp: do { $n } poziomów
brief-progress-cheaper = Postęp: do { $n } poziomów, każdy tańszy o { $off }[drachma]
brief-loss-less = Eksploracja: { $n }[troops] straty mniej
brief-explorations = Wojsko: eksploruj { $n } razy
brief-free-in-progress = Postęp: [{ $what }] za darmo
brief-swap = Zawsze: { $give } za { $take }
brief-event-roll = { $what }, jeśli suma kości to najwyżej { $n }
brief-event-lose-all = traci wszystkie [{ $what }]
brief-event-lose-knowledge = strata { $n }[knowledge], potem
brief-event-draw = dobiera { $n }[cards]
brief-event-discard = odrzuca { $n }[cards]
brief-event-advance =
    { $track ->
        [military] 1 poziom Wojska, { $n }[drachma] mniej
       *[any] 1 poziom, { $n }[drachma] mniej
    }
brief-event-politics = zagrywa kartę
brief-event-action = po Eksploracji Persepolis: jedna akcja, nie Wojsko

# Help about the pieces
piece-dice = Kości i kafle
    .text = Twoje kości leżą po kolei, od najniższej. Wybierz kafel dla każdej: kliknij go, przeciągnij na kość albo naciśnij jego numer. Kafel pokazuje, co daje przy twoich obecnych poziomach i ile kosztuje na wskazanej kości. Dopóki nie położysz ostatniego, możesz cofać.
piece-tracks = Tory Postępu
    .text = Każdy poziom pokazuje u góry swój koszt, a u dołu to, co daje. W fazie Postępu świecą poziomy, które możesz opłacić.
piece-developments = Rozwinięcia
    .text = Każde miasto ma cztery, odblokowywane po kolei; pierwsze masz od początku. Następne pokazuje swój koszt; to, czego ci brakuje, ma czerwoną ramkę.
piece-cards = Karty Polityki
    .text = U góry: Drachmy do zapłacenia i Wiedza, którą trzeba mieć. U dołu: natychmiastowe działają raz, trwałe dopóki są w grze, pozostałe w ostatecznej punktacji.
piece-exploration = Plansza Eksploracji
    .text = Każde pole pokazuje, ilu Żołnierzy wymaga, ilu tracisz i co zyskujesz oprócz Wiedzy. Żetony z obrysem to Mniejsza Wiedza, pełne ze złotym pierścieniem to Większa. Linia pokazuje, dokąd sięgają twoi Żołnierze.
piece-lanes = Tory planszy głównej
    .text = Obywatele płacą za kafle, Podatki dają Drachmy w każdej fazie Podatków, Chwałę mnożysz na koniec przez Większą Wiedzę, a Żołnierze eksplorują i rozstrzygają Wydarzenia.
piece-event = Wydarzenie
    .text = Obok nazwy stoją ci, którzy przy obecnym stanie by na nim zyskali lub stracili.
piece-signs = Znaki na planszy
    .text = Niebieskie pierścienie mówią, gdzie możesz działać. Terakota to to, co masz za sobą, albo to, co się właśnie dzieje. Złoto to otwarte Osiągnięcie. Wskaż coś ciemnego, by poznać, czego brakuje; wskaż coś podświetlonego, by zobaczyć, co się zmieni.
piece-keys = Klawisze
    .text = Od 0 do 6: kafel z tym numerem. Tab przechodzi między częściami, strzałki wewnątrz nich, Enter wybiera.

## Raport o równowadze

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
