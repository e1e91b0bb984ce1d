### The terminal in Polish. The same messages, attributes and variables as in the other languages.

## Players

player-0 = Solon
player-1 = Aspazja
player-2 = Kleon
player-3 = Safona
ui-seat = Miejsce { $n }

## The table

ui-round = Runda { $n } z { $of }
ui-event = Wydarzenie
ui-legend = ▸ty ⚑zaczyna
ui-next = dalej { $n }:
ui-all-developed = w pełni rozwinięte
ui-played = Karty w grze
ui-shown = Znane na ręce
ui-board = Do Eksploracji: Żołnierze wymagani/traceni   • Mniejsza ◉ Większa   ₯ Drachmy ★ PZ
ui-achievements = Osiągnięcia
ui-hand =
    { $n ->
        [one] Twoja ręka: { $n } karta
        [few] Twoja ręka: { $n } karty
        [many] Twoja ręka: { $n } kart
       *[other] Twoja ręka: { $n } karty
    }
ui-too-dear = więcej, niż masz
ui-missing = brakuje: { $missing }
ui-developments = Rozwinięcia
ui-no-cards = Nie masz kart na ręce.
ui-options = opcje
ui-table = Na stole
ui-not-now = Teraz niemożliwe
ui-yes = tak
ui-no = nie

short-vp = PZ
short-drachma = Dr
short-citizens = Oby
short-troops = Żoł
short-taxes = Pod
short-glory = Chw
short-philosophy = Fil
short-economy = Eko
short-culture = Kul
short-military = Woj
short-hand = Ręka

## What is asked and typed

ui-your-move = Twój ruch.
ui-happened = Co się wydarzyło
ui-earlier =
    { $n ->
        [one] („log” pokaże jeszcze { $n } wiersz)
        [few] („log” pokaże jeszcze { $n } wiersze)
        [many] („log” pokaże jeszcze { $n } wierszy)
       *[other] („log” pokaże jeszcze { $n } wiersza)
    }
ui-start = Gra { $seed }. Grasz jako
ui-start-help = (? powie, co można wpisać)
ui-no-such-number =
    { $n ->
        [one] Jest tylko ruch 1.
        [few] Wybierz numer od 1 do { $n }.
        [many] Wybierz numer od 1 do { $n }.
       *[other] Wybierz numer od 1 do { $n }.
    }
ui-allowed = „{ $move }” jest dozwolone: to numer { $n }.
ui-refused = „{ $move }” nie jest teraz możliwe. { $reason }
ui-unknown = Nic tu nie nazywa się „{ $name }”.
ui-which = Co dokładnie? { $names }
ui-no-such-seat = Nikt się tak nie nazywa: podaj imię albo numer od 0 do { $n }.
ui-undone = Twoja ostatnia decyzja została cofnięta.
ui-undo-nothing = Nie masz żadnej decyzji do cofnięcia.
ui-undo-others = Za późno na cofnięcie: inni już podjęli decyzje.
ui-undo-revealed = Za późno na cofnięcie: twoja decyzja pokazała ci coś ukrytego albo rzucono kośćmi.
ui-saved = Zapisano w { $file }.
ui-log = Dotychczasowa gra
ui-bye =
    { $n ->
        [one] Gra zatrzymuje się po { $n } decyzji.
        [few] Gra zatrzymuje się po { $n } decyzjach.
        [many] Gra zatrzymuje się po { $n } decyzjach.
       *[other] Gra zatrzymuje się po { $n } decyzji.
    }

## Help

ui-help = Co można wpisać
ui-help-number = numer ruchu
ui-help-notation = ruch słowami albo ich początek
ui-help-explain = wyjaśnia kartę, żeton, kafel, miasto, Wydarzenie lub zasadę; o ruchu mówi, czemu jest niemożliwy
ui-help-undo = cofa twoją ostatnią decyzję, o ile niczego ci nie pokazała
ui-help-save = zapisuje przebieg gry do pliku; z .json zapisuje pozycję
ui-help-log = opowiada dotychczasową grę
ui-help-score = punkty każdej osoby, pozycja po pozycji
ui-help-player = wszystko, co leży przed daną osobą: imię albo numer
ui-help-quit = kończy grę
ui-help-hand = wszystkie twoje karty
ui-help-board = plansza Eksploracji
ui-help-enter = rysuje stół od nowa
ui-help-topics = ? zna też: { $topics }

## Points

ui-score-now = Punkty, gdyby gra skończyła się teraz
ui-final = Ostateczna punktacja
ui-points-from = Punkty za
ui-points-track = Zdobyte w trakcie gry
ui-points-total = Razem
ui-ranking = Klasyfikacja
ui-you-win = Wygrywasz!
ui-you-share = Dzielisz się zwycięstwem!
ui-winner =
    { $n ->
        [one] Wygrywa { $names }.
        [few] Zwycięstwem dzielą się { $names }.
        [many] Zwycięstwem dzielą się { $names }.
       *[other] Zwycięstwem dzielą się { $names }.
    }

## Records

ui-replay =
    { $n ->
        [one] Gra na { $seats } osoby, { $n } decyzja
        [few] Gra na { $seats } osoby, { $n } decyzje
        [many] Gra na { $seats } osoby, { $n } decyzji
       *[other] Gra na { $seats } osoby, { $n } decyzji
    }
ui-verified =
    { $n ->
        [one] Zweryfikowano: { $n } decyzja prowadzi do skrótu { $digest }.
        [few] Zweryfikowano: { $n } decyzje prowadzą do skrótu { $digest }.
        [many] Zweryfikowano: { $n } decyzji prowadzi do skrótu { $digest }.
       *[other] Zweryfikowano: { $n } decyzji prowadzi do skrótu { $digest }.
    }
ui-verified-seal = Ziarno odpowiada zobowiązaniu { $commitment }.

## Looking after a server

ui-admin-migrated = Baza danych jest gotowa dla tej wersji.
ui-admin-banned = { $name } nie ma już dostępu: sesje są zakończone, a logowanie zablokowane.
ui-admin-unbanned = { $name } może się znów zalogować.
ui-admin-renamed = { $name } nazywa się teraz { $new }.
ui-admin-person-deleted = Usunięto dane: { $name }. Boty grają dalej w zastępstwie; skończone gry zostają.
ui-admin-table-deleted = Stół { $name } ({ $id }) jest usunięty.
ui-admin-exported = Stół { $id } jest w pliku { $file }. Plik zawiera klucz kości: nie pokazuj go graczom.
ui-admin-imported = Stół { $name } ({ $id }) jest zaimportowany; jego dziennik został sprawdzony.
ui-admin-backed-up = Baza danych jest skopiowana do { $file } ({ $size } kB).
ui-admin-restored = Baza danych jest taka jak w { $file }. Teraz uruchom serwer.
ui-admin-rotated =
    { $n ->
        [0] Jest nowy sekret. Uruchom serwer ponownie: wszystkie ciasteczka tracą wtedy ważność, a goście tracą swoje gry.
        [one] Jest nowy sekret. Uruchom serwer ponownie: przyjmuje stare ciasteczka przez { $n } dzień i je odnawia.
        [few] Jest nowy sekret. Uruchom serwer ponownie: przyjmuje stare ciasteczka przez { $n } dni i je odnawia.
        [many] Jest nowy sekret. Uruchom serwer ponownie: przyjmuje stare ciasteczka przez { $n } dni i je odnawia.
       *[other] Jest nowy sekret. Uruchom serwer ponownie: przyjmuje stare ciasteczka przez { $n } dnia i je odnawia.
    }
ui-admin-free = wolne
ui-admin-account = konto
ui-admin-guest = gość
ui-admin-seen = ostatnio { $at }
ui-admin-banned-since = bez dostępu od { $at }
ui-admin-entries =
    { $n ->
        [one] { $n } wpis
        [few] { $n } wpisy
        [many] { $n } wpisów
       *[other] { $n } wpisu
    }
ui-admin-tables =
    { $n ->
        [one] { $n } stół
        [few] { $n } stoły
        [many] { $n } stołów
       *[other] { $n } stołu
    }
ui-admin-people =
    { $n ->
        [one] { $n } osoba
        [few] { $n } osoby
        [many] { $n } osób
       *[other] { $n } osoby
    }
ui-admin-removed = Usunięto:
ui-admin-would-remove = Do usunięcia:
ui-admin-finished =
    { $n ->
        [one] { $n } stół z zakończoną grą
        [few] { $n } stoły z zakończoną grą
        [many] { $n } stołów z zakończoną grą
       *[other] { $n } stołu z zakończoną grą
    }
ui-admin-abandoned =
    { $n ->
        [one] { $n } porzucony stół
        [few] { $n } porzucone stoły
        [many] { $n } porzuconych stołów
       *[other] { $n } porzuconego stołu
    }
ui-admin-lobbies =
    { $n ->
        [one] { $n } stół, przy którym gra się nie zaczęła
        [few] { $n } stoły, przy których gra się nie zaczęła
        [many] { $n } stołów, przy których gra się nie zaczęła
       *[other] { $n } stołu, przy którym gra się nie zaczęła
    }
ui-admin-chat =
    { $n ->
        [one] { $n } wiersz czatu
        [few] { $n } wiersze czatu
        [many] { $n } wierszy czatu
       *[other] { $n } wiersza czatu
    }
ui-admin-guests =
    { $n ->
        [one] { $n } gość
        [few] { $n } goście
        [many] { $n } gości
       *[other] { $n } gościa
    }

## Levels

ui-against = Przeciwko tobie: { $names }.
level-random = losowy
    .text = Losuje dowolny dozwolony ruch.
level-greedy = zachłanny
    .text = Wybiera to, co od razu wygląda najlepiej, i nigdy nie planuje.
level-novice = początkujący
    .text = Widzi to, co od razu wygląda dobrze, i często się myli.
level-skilled = zaawansowany
    .text = Wybiera to, co od razu wygląda najlepiej, i ma dobre wyczucie.
level-expert = ekspert
    .text = Planuje dwie rundy naprzód, w 150 wyobrażonych grach na decyzję.
level-master = mistrz
    .text = Planuje do końca gry, do jednej sekundy na decyzję.
