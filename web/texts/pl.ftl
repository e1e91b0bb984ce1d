### The page in Polish. The same messages, attributes and variables as in the other languages.

## The house

app-name = Petteia
title-home = Petteia: gry planszowe starożytnego świata
title-open = Otwarte stoły – Petteia
title-mine = Moje gry – Petteia
title-help = Zasady – Petteia
title-settings = Ustawienia – Petteia
title-account = Imię i konto – Petteia
title-about = O stronie – Petteia
title-unknown = Tu nic nie ma
unknown-page = Pod tym adresem nie ma strony. Może link został ucięty.
nav-play = Gra
nav-tables = Stoły
nav-mine = Moje gry
nav-help = Zasady
nav-about = O stronie
places = Główne sekcje
skip-to-content = Przejdź do treści
skip-to-question = Przejdź do tego, o co pyta gra
skip-to-replay = Przejdź do suwaka
close = Zamknij
yes = Tak
no = Nie
you = Ty
loading = Wczytywanie
unofficial = Nieoficjalny projekt miłośników.

## Home

welcome = Usiądź do stołu
    .text = Wybierz grę i zacznij: grasz od razu, z botami albo ze znajomymi. Bez rejestracji.
continue = Graj dalej
your-turn = Twój ruch
your-turn-in = Twój ruch w grze { $game }
more-wait =
    { $n ->
        [one] Czeka jeszcze { $n } gra
        [few] Czekają jeszcze { $n } gry
        [many] Czeka jeszcze { $n } gier
       *[other] Czeka jeszcze { $n } gry
    }
new-table = Nowy stół
    .text = ze znajomymi, z botami albo i tak, i tak
players = { $from }–{ $to } graczy
about-decisions = około { $n } decyzji na osobę
weight-2 = lekka
weight-3 = średnia
open-tables = Otwarte stoły
my-games = Moje gry
all-n = Wszystkie: { $n }
no-open-tables = Nikt teraz nie szuka graczy. Otwórz publiczny stół.
no-running-tables = Nie toczy się teraz żadna publiczna gra.
no-games-yet = Tu pojawią się twoje gry.
put-away = Odłóż
take-out = Wyjmij z powrotem
delete-game = Usunąć tę grę?
    .text = Zniknie na dobre, z zapisem i powtórką.
delete = Usuń
games-away = Odłożone
no-games-away = Nic nie odłożono.
to-join = Do zagrania
to-watch = Do oglądania
sit-down = Usiądź
watch = Oglądaj
open-table = Otwórz
older = Starsze gry
seats-free =
    { $n ->
        [one] { $n } wolne miejsce z { $of }
        [few] { $n } wolne miejsca z { $of }
        [many] { $n } wolnych miejsc z { $of }
       *[other] { $n } wolnego miejsca z { $of }
    }
with-others = z: { $names }
plays = Ruch: { $names }
won = Wygrana
place = { $n }.
since = od { $when }
left-in = zostało { $time }
not-started = Nierozpoczęta

## A new table

seats = Miejsca
number-of-seats = Liczba graczy
n-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
seat-number = Miejsce { $n }
you-host = ty, gospodarz
who-bot = Bot
who-open = Znajomy
who-here = Tutaj
their-name = Imię gracza
link-after = Dostaniesz link do wysłania.
level-novice = Początkujący
level-skilled = Zaawansowany
level-expert = Ekspert
level-master = Mistrz
level-of = Poziom: { $seat }
options = Opcje
take-back = Cofanie ruchów
    .text = Dopóki nie ujawni się coś ukrytego albo nie zagra ktoś inny.
practice = Ćwiczenie
    .text = Każdy może wrócić do dowolnej swojej decyzji, także sprzed rzutu kośćmi i odkrycia kart; wypadną te same kości. Bez zegara, nigdy w rankingu.
practice-game = Gra ćwiczebna
public = Publiczny stół
    .text = Widoczny na stronie głównej: każdy może zająć wolne miejsce.
clock = Zegar
clock-none = Bez zegara
clock-minutes = { $n } min
clock-live = { $minutes } min na gracza, +{ $seconds } s za decyzję
clock-days =
    { $n ->
        [one] { $n } dzień na ruch
        [few] { $n } dni na ruch
        [many] { $n } dni na ruch
       *[other] { $n } dnia na ruch
    }
more = Więcej
table-name = Nazwa stołu
    .text = Zostaw puste, a nazwa będzie losowa
webhook = Webhook do powiadomień o ruchu
    .text = Dla kanału czatu albo twojej usługi. Dostaje krótką wiadomość, bez tajemnic.
own-file = Użyj własnej listy kart
    .text = Jeśli masz tę grę, możesz zagrać z wartościami swojego egzemplarza, zapisanymi w pliku.
own-file-pattern = Szablon
own-file-choose = Wybierz plik
own-file-without = Graj bez niego
own-file-fits = { $name } pasuje.
own-file-problems =
    { $n ->
        [one] Jeden wiersz nie pasuje:
        [few] { $n } wiersze nie pasują:
        [many] { $n } wierszy nie pasuje:
       *[other] { $n } wiersza nie pasuje:
    }
card-list = Lista kart
own-file-played = Własna właściciela gry
start-with =
    { $n ->
        [one] Zacznij: { $n } gracz
        [few] Zacznij: { $n } graczy
        [many] Zacznij: { $n } graczy
       *[other] Zacznij: { $n } gracza
    }
make-table = Otwórz stół

## The lobby

free-seat = Wolne miejsce
bot = Bot
person = Gracz
person-here = Przy tym ekranie
online = Na miejscu
offline = Chwilowo nieobecny
free-this-seat = Zwolnij miejsce: { $name }
invite = Zaproś
invite-public = Ten stół jest publiczny: każdy może zająć wolne miejsce.
invite-private = Stół znajdą tylko osoby z tym linkiem.
link = Link do tego stołu
link-copied = Link skopiowany.
copy = Kopiuj
share = Udostępnij
seats-still-free =
    { $n ->
        [one] Jeszcze { $n } wolne miejsce
        [few] Jeszcze { $n } wolne miejsca
        [many] Jeszcze { $n } wolnych miejsc
       *[other] Jeszcze { $n } wolnego miejsca
    }
host-starts = Masz miejsce. Grę zaczyna gospodarz.
come-in = Zajmij wolne miejsce, aby zagrać.
stand-up = Zwolnij moje miejsce
remove-table = Usuń stół

## At the table

what-is-asked = O co pyta gra
waiting-for = Czekamy na: { $names }
legend-look = podgląd
legend-choose = wybór
legend-tap = Dotknij, by zobaczyć; jeszcze raz, by wykonać
choose-button = Wybór należy do ciebie
undo = Cofnij
undo-back = Wróć do mojej ostatniej decyzji
pace-hold = Wstrzymaj
pace-go-on = Dalej
pace-next = Następny krok
pace-to-my-turn = Do mojej tury
pace-others = Inni już zagrali
pace-left =
    { $n ->
        [one] Jeszcze jeden krok
        [few] Jeszcze { $n } kroki
        [many] Jeszcze { $n } kroków
       *[other] Jeszcze { $n } kroku
    }
sending = Wysyłanie
reconnecting = Brak połączenia, ponawiam
game-over = Koniec gry
wins =
    { $n ->
        [one] Wygrywa { $names }
        [few] Zwycięstwem dzielą się { $names }
        [many] Zwycięstwem dzielą się { $names }
       *[other] Zwycięstwem dzielą się { $names }
    }
result = Wynik
score = Punkty
help = Pomoc
menu = Menu
settings = Ustawienia
table-link = Link do tego stołu
    .text = Kto go ma, może oglądać; nikt nie widzi cudzej ręki.
resign = Poddaj się
resign-question = Oddać miejsce?
    .text = Bot gra za ciebie do końca. Możesz dalej oglądać, ale nie wrócisz do gry.
play-on = Gram dalej
leave-to-home = Strona główna
watching =
    { $n ->
        [one] { $n } osoba ogląda
        [few] { $n } osoby oglądają
        [many] { $n } osób ogląda
       *[other] { $n } osoby ogląda
    }
bots-hurried = Na tym serwerze myśli teraz wiele botów, więc te przy stole myślą krócej niż zwykle.
spectator = Widz
time-left = Pozostały czas
bot-level = Bot, { $level }
gone-resigned = { $name }: rezygnacja; dalej gra bot.
gone-out-of-time = { $name }: koniec czasu; dalej gra bot.
played-on-resigned = Poddanie; dalej grał bot
played-on-out-of-time = Koniec czasu; dalej grał bot
others-resigned = { $name } poddaje się. Dalej gra bot.
others-out-of-time = { $name } nie ma już czasu. Dalej gra bot.
others-rematch = { $name } proponuje kolejną grę.
gone-plays-on = Bot gra za ciebie
you-resigned = Gra poddana. Bot gra za ciebie.
you-out-of-time = Twój czas się skończył. Bot gra za ciebie.
told-undo = { $name } cofa decyzję.
told-back = { $name } wraca do swojej ostatniej decyzji; odpowiedzi na nią są cofnięte.
told-resigned = { $name } poddaje się; dalej gra bot.
told-out-of-time = { $name } nie ma już czasu; dalej gra bot.
told-time-stood = Serwer przez chwilę nie działał; zegary stały.
frozen = Zamrożony stół
    .text = Poprawiono zasady i ta gra już do nich nie pasuje. Zostaje tu taka, jaka była.
hand-over = Przekaż ekran: { $name }
    .text = Nikt inny nie powinien teraz patrzeć.
look = To ja, { $name }
no-table = Nie ma takiego stołu
    .text = Może link został ucięty albo gospodarz usunął stół.
plain-table = Na stole

## Log and chat

log = Dziennik
chat = Czat
log-and-chat = Dziennik i czat
n-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
since-then =
    { $n ->
        [one] Od tego czasu: { $n } krok
        [few] Od tego czasu: { $n } kroki
        [many] Od tego czasu: { $n } kroków
       *[other] Od tego czasu: { $n } kroku
    }
play-again = Pokaż jeszcze raz
after-your-decision = Po twojej ostatniej decyzji
step-again = Krok { $n } z { $of }
again-keys = Spacja zatrzymuje, każdy inny klawisz wraca do teraźniejszości
hold = Zatrzymaj
go-on = Dalej
to-now = Do teraz
earlier =
    { $n ->
        [one] { $n } wcześniejszy wpis
        [few] { $n } wcześniejsze wpisy
        [many] { $n } wcześniejszych wpisów
       *[other] { $n } wcześniejszego wpisu
    }
unread =
    { $n ->
        [one] { $n } nowy wpis
        [few] { $n } nowe wpisy
        [many] { $n } nowych wpisów
       *[other] { $n } nowego wpisu
    }
say-something = Powiedz coś
send = Wyślij
nothing-said = Nikt jeszcze nic nie powiedział.

## Score and the end

total = Razem
total-then = Razem wtedy
points-from = Punkty za
set-up-points = Na początku
if-over-now = Gdyby gra skończyła się teraz
    .text = Tyle doszłoby na końcu w obecnej sytuacji.
final-scoring = Końcowa punktacja
winner = Zwycięzca
place-word = Miejsce
scores-by-stage = Jak szły punkty
chart-keys = ← → po etapach; kliknięcie prowadzi do chwili
axis-stages = Etap
axis-points = Punkty
to-moment = Zobacz tę chwilę
so-far = Dotąd
tell-faster = szybciej
tell-all = do wyniku
tell-next = Dalej
still-secret = Kto wygrał i jak szły punkty, okaże się, gdy wszystko będzie policzone.
record = Zapis gry
rematch = Zagraj jeszcze raz
rematch-offered = Czekamy na pozostałych
to-rematch = Do następnej gry
fair-dice = Uczciwe kości
    .text = Przed grą serwer ustalił kości tajnym kluczem i pokazał jego odcisk. Teraz klucz jest jawny: nikt nie mógł w międzyczasie zmienić kości.
commitment = Odcisk
    .text = Ustala wszystkie kości i tasowania tej gry. Klucz pojawi się na końcu.
key = Klucz
check-it = Sprawdź: pobierz zapis gry i uruchom na nim „petteia replay”. Rzuca kośćmi od nowa z klucza i porównuje pozycje.

## Looking back

replay = Powtórka
replay-of = Powtórka: { $name }
no-replay = Nie ma czego oglądać
the-start = Początek
after-decision = { $stage }: { $name }
previous-stage = Poprzedni etap
next-stage = Następny etap
step-back = Krok wstecz
step-on = Krok naprzód
play-through = Odtwórz
pause = Pauza
replay-speed = Tempo
decision = Decyzja
step-of = { $n } z { $of }
through-eyes = Oczami
back-to-table = Wróć do stołu

## Help

rules-now = W tej chwili
rules-phases = Jak przebiega gra
rules-pieces = Co do czego służy
rules-more = Więcej zasad
no-rules = Ta gra nie ma tekstu zasad.
keys = Klawisze
key-main = Pokaż, co zrobi główny przycisk; jeszcze raz: wykonaj
key-undo = Cofnij ostatnią decyzję
key-score = Pokaż, z czego składa się wynik
key-since = Ukryj lub pokaż, co inni zmienili od twojej ostatniej decyzji
key-again = Pokaż jeszcze raz kroki od twojej ostatniej decyzji
key-log = Przejdź do dziennika
key-chat = Przejdź do czatu
key-help = Otwórz tę pomoc
key-move = Przechodź między elementami; Enter pokazuje wybór, jeszcze raz: wybiera
pointing = Myszą: wskaż, aby zobaczyć skutek wyboru, kliknij, aby go dokonać. Na ekranie dotykowym: dotknij, aby zobaczyć; dotknij jeszcze raz albo użyj głównego przycisku, aby go dokonać. Przytrzymaj element, aby przeczytać, czemu nie można go wybrać.

## Settings

language = Język
theme = Motyw
theme-auto = Systemowy
theme-light = Jasny
theme-dark = Ciemny
text-size = Wielkość tekstu
    .text = Wszystko rośnie razem z nim; stół układa się na nowo.
text-size-small = Mała
text-size-normal = Zwykła
text-size-large = Duża
text-size-larger = Większa
motion = Ruch
    .text = Czy elementy przesuwają się po planszy.
motion-auto = Systemowy
motion-full = Tak
motion-none = Nie
pace = Jak szybko grają inni
    .text = Dla ciebie, przy każdym stole: nikt na to nie czeka. Gdy działają inni, kliknięcie albo Spacja pokazuje następny krok, a Enter prowadzi do twojej tury.
pace-slow = Wolno
pace-normal = Normalnie
pace-instant = Od razu
pace-steps = Krok po kroku
sound = Dźwięk
    .text = Kości, karty, płytki i dwie nuty, gdy przychodzi twój ruch. Strona, której nie widzisz, gra tylko nuty.
volume-off = Bez
volume-quiet = Cicho
volume-medium = Średnio
volume-loud = Głośno
notify = Powiadomienia
    .text = System da znać, gdy masz ruch, a tej strony nie widać.
notify-refused = Twoja przeglądarka nie pozwala tej stronie na powiadomienia.
install-app = Zainstaluj Petteię
    .text = Będzie mieć własną ikonę i otworzy się od razu.
    .by-hand = Może być osobną aplikacją: wybierz „Dodaj do ekranu głównego” albo „Zainstaluj” w menu przeglądarki.
settings-kept = Te ustawienia są zapisane w tej przeglądarce.

## Name and account

account = Imię i konto
ask-for-name = Jak się nazywasz?
    .text = Inni przy stole widzą to imię. Możesz je zmienić w każdej chwili.
your-name = Twoje imię
change-name = Zmień imię
name-changed = Imię zmienione.
make-account = Załóż konto
    .text = Zachowaj imię i gry i wracaj z każdego urządzenia. Bez adresu e-mail.
new-password = Nowe hasło
password = Hasło
password-length =
    { $n ->
        [one] Co najmniej { $n } znak.
        [few] Co najmniej { $n } znaki.
        [many] Co najmniej { $n } znaków.
       *[other] Co najmniej { $n } znaku.
    }
account-made = Masz już konto.
sign-in = Zaloguj się
    .text = Jeśli masz już konto.
account-name = Nazwa konta
signed-in = Zalogowano jako { $name }.
signed-in-now = Zalogowano.
sign-out = Wyloguj się
signed-out = Wylogowano.
devices = Gdzie trwa twoja sesja
device-this = to urządzenie
device-unknown = Nieznane urządzenie
device-since = od { $since }
device-seen = ostatnio { $seen }
device-signed-out = Wylogowano: { $device }.
sign-out-device = Wyloguj: { $device }
sign-out-everywhere = Wyloguj wszędzie
change-password = Zmień hasło
    .text = Tutaj sesja trwa dalej. Wszędzie indziej trzeba będzie zalogować się ponownie.
old-password = Dotychczasowe hasło
password-again = Nowe hasło jeszcze raz
password-differs = Hasła nie są takie same.
password-changed = Hasło zmienione.
recovery-codes = Kody zapasowe
    .text = Jeśli zgubisz hasło, jeden z tych kodów pozwoli ustawić nowe. Każdy działa raz. Przechowuj je w bezpiecznym miejscu: nie pokażemy ich ponownie.
codes-left =
    { $n ->
        [0] Nie masz już żadnego kodu.
        [one] Masz jeszcze { $n } kod.
        [few] Masz jeszcze { $n } kody.
        [many] Masz jeszcze { $n } kodów.
       *[other] Masz jeszcze { $n } kodu.
    }
new-codes = Nowe kody
    .text = Nowe kody zastępują stare.
codes-kept = Mam je zapisane
codes-copied = Kody skopiowane.
download = Pobierz
recover = Nie pamiętam hasła
    .text = Kodem zapasowym swojego konta ustawisz nowe hasło.
recovery-code = Kod zapasowy
use-password = Mam hasło
bring-games = Zabierz swoje gry
    .text = Gry, które masz tu jako { $name }, przejdą na twoje konto.
your-data = Twoje dane
    .text = Wszystko, co ten serwer o tobie wie, w jednym pliku.
delete-account = Usuń moje konto
    .text = Twoje imię i to, co zostało przez ciebie powiedziane, znikną. W trwających grach gra za ciebie bot; zakończone zostają, bez twojego imienia. Tego nie można cofnąć.
delete-guest = Usuń moje dane
account-deleted = Twoje dane zostały usunięte. Żegnaj!

## About

about-what = Petteia to greckie słowo na grę przy planszy. Tutaj grasz w Khôrę, Carpe Diem i Emporion w przeglądarce, ze znajomymi albo z botami.
about-fans = To nieoficjalny projekt miłośników, wolny i otwarty (MIT). Nie jest związany z autorami ani wydawcami gier. Jeśli gra ci się podoba, kup ją: prawdziwego stołu nic nie zastąpi.
about-rules = Zasady są takie jak w instrukcjach. Wszystkie teksty i rysunki są nasze. Gdzie liczby z gry nie są publiczne, nasze są rekonstrukcją i stół o tym mówi.
about-credits = Podziękowania
about-icons = Wiele ikon pochodzi z
about-fonts = Kroje pisma to Alegreya i Alegreya Sans, Juan Pablo del Peral (SIL Open Font License).

## When something goes wrong

problem-offline = Nie można połączyć się z serwerem. Czy masz połączenie z siecią?
problem-unknown = Coś poszło nie tak.
problem-server = Coś poszło nie tak na serwerze.
problem-our-fault = Coś poszło nie tak na serwerze.
problem-late = Gra poszła już dalej; nic nie zmieniono.
problem-too-late = To już niemożliwe.
problem-frozen = Ten stół jest zamrożony.
problem-no-database = Serwer nie może się teraz połączyć z bazą danych. Spróbuj za chwilę ponownie.
problem-illegal = Teraz nie można tego zrobić.
problem-no-undo = Tego nie da się już cofnąć.
problem-too-many-undos = Cofnięto już za wiele twoich decyzji w tej grze.
problem-not-yours = To nie twoja decyzja.
problem-not-host = Może to zrobić tylko gospodarz.
problem-gone = Na tym miejscu gra teraz bot.
problem-over = Gra się skończyła.
problem-not-over = Będzie dostępne, gdy gra się skończy.
problem-has-begun = Gra już się zaczęła.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-seat-taken = To miejsce jest zajęte.
problem-seats-open = Są jeszcze wolne miejsca.
problem-no-table = Nie ma takiego stołu.
problem-not-found = Tu nic nie ma.
problem-who-are-you = Najpierw podaj imię.
problem-name-taken = To imię należy do konta. Zaloguj się albo wybierz inne.
problem-player-name-taken = Imię jednej z osób przy stole należy teraz do konta; przed następną grą musi ona wybrać inne.
problem-bad-name = Imię musi mieć choć jedną literę.
problem-bad-password = Nazwa i hasło do siebie nie pasują.
problem-has-account = Masz już konto.
problem-wrong-password = To nie jest twoje hasło.
problem-bad-code = Nazwa i kod zapasowy do siebie nie pasują.
problem-banned = To konto zamknęła osoba, która prowadzi ten serwer.
problem-no-session = Tam nie ma już twojej sesji.
problem-nothing-to-say = Ta wiadomość jest pusta.
problem-bad-webhook = Nie można wywołać tego adresu.
problem-not-alone = Przy tym stole grają inni ludzie.
problem-practice-clock = Stół ćwiczebny nie ma zegara.
problem-bad-components = Tej listy kart nie można użyć.
problem-too-many = Za dużo żądań. Poczekaj chwilę.
problem-too-many-games = Masz za dużo trwających gier; najpierw skończ którąś.
problem-too-many-tables = Czeka za dużo twoich stołów; najpierw zacznij grę albo usuń któryś.
problem-too-long = To za długie.
problem-bad-request = Serwer tego nie zrozumiał.
