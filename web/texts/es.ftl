### The page in Spanish. The same messages, attributes and variables as in the other languages.

## The house

app-name = Petteia
title-home = Petteia: juegos de mesa del mundo antiguo
title-open = Mesas abiertas – Petteia
title-mine = Mis partidas – Petteia
title-help = Reglas – Petteia
title-settings = Ajustes – Petteia
title-account = Tu nombre y tu cuenta – Petteia
title-about = Acerca de – Petteia
title-unknown = Aquí no hay nada
unknown-page = No hay ninguna página en esta dirección. Quizá el enlace se cortó.
nav-play = Jugar
nav-tables = Mesas
nav-mine = Mis partidas
nav-help = Reglas
nav-about = Acerca de
places = Secciones principales
skip-to-content = Saltar al contenido
skip-to-question = Ir a lo que se pide
skip-to-replay = Ir al control deslizante
close = Cerrar
yes = Sí
no = No
you = Tú
loading = Cargando
unofficial = Un proyecto no oficial de aficionados.

## Home

welcome = Toma asiento
    .text = Elige un juego y empieza: juegas enseguida, contra bots o con amigos. Sin registro.
continue = Continuar
your-turn = Te toca
your-turn-in = Te toca en { $game }
more-wait =
    { $n ->
        [one] Te espera { $n } partida más
       *[other] Te esperan { $n } partidas más
    }
new-table = Mesa nueva
    .text = con amigos, con bots o con ambos
players = { $from }–{ $to } jugadores
about-decisions = unas { $n } decisiones por persona
weight-2 = ligero
weight-3 = medio
open-tables = Mesas abiertas
my-games = Mis partidas
all-n = Todas: { $n }
no-open-tables = Ahora mismo nadie busca jugadores. Abre una mesa y hazla pública.
no-running-tables = Ahora mismo no se juega ninguna partida pública.
no-games-yet = Aquí aparecerán tus partidas.
put-away = Guardar
take-out = Volver a sacar
delete-game = ¿Eliminar esta partida?
    .text = Desaparece para siempre, con su registro y su repetición.
delete = Eliminar
games-away = Guardadas
no-games-away = No hay nada guardado.
to-join = Para unirse
to-watch = Para mirar
sit-down = Sentarse
watch = Mirar
open-table = Abrir
older = Partidas anteriores
seats-free =
    { $n ->
        [one] { $n } asiento libre de { $of }
       *[other] { $n } asientos libres de { $of }
    }
with-others = con { $names }
plays = Turno de { $names }
won = Victoria
place = { $n }.º
since = desde { $when }
left-in = quedan { $time }
not-started = Sin empezar

## A new table

seats = Asientos
number-of-seats = Número de jugadores
n-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
seat-number = Asiento { $n }
you-host = tú, anfitrión
who-bot = Bot
who-open = Amigo
who-here = Aquí
their-name = Su nombre
link-after = Recibirás un enlace para enviar.
level-novice = Principiante
level-skilled = Avanzado
level-expert = Experto
level-master = Maestro
level-of = Nivel de { $seat }
options = Opciones
take-back = Deshacer jugadas
    .text = Hasta que se revele algo oculto o actúe otro jugador.
practice = Práctica
    .text = Cada cual puede volver a cualquiera de sus decisiones, también tras dados y cartas vistas; vuelven a salir los mismos dados. Sin reloj y nunca puntúa.
practice-game = Partida de práctica
public = Mesa pública
    .text = Aparece en la portada: cualquiera puede ocupar un asiento libre.
clock = Reloj
clock-none = Sin reloj
clock-minutes = { $n } min
clock-live = { $minutes } min por jugador, +{ $seconds } s por decisión
clock-days =
    { $n ->
        [one] { $n } día por turno
       *[other] { $n } días por turno
    }
more = Más
table-name = Nombre de la mesa
    .text = Déjalo vacío para un nombre al azar
webhook = Webhook para avisos de turno
    .text = Para un canal de chat o un servicio tuyo. Recibe un mensaje breve, sin secretos.
own-file = Usar tu propia lista de cartas
    .text = Si tienes el juego, puedes jugar con los valores de tu ejemplar, en un archivo.
own-file-pattern = Plantilla
own-file-choose = Elegir un archivo
own-file-without = Jugar sin él
own-file-fits = { $name } es válido.
own-file-problems =
    { $n ->
        [one] Hay una línea que no es válida:
       *[other] Hay { $n } líneas que no son válidas:
    }
card-list = Lista de cartas
own-file-played = La de un propietario del juego
start-with =
    { $n ->
        [one] Empezar con { $n } jugador
       *[other] Empezar con { $n } jugadores
    }
make-table = Abrir la mesa

## The lobby

free-seat = Asiento libre
bot = Bot
person = Jugador
person-here = En esta pantalla
online = En línea
offline = Ahora no está
free-this-seat = Liberar el asiento de { $name }
invite = Invitar
invite-public = Esta mesa es pública: cualquiera puede ocupar un asiento libre.
invite-private = Solo quien tenga este enlace encontrará la mesa.
link = Enlace a esta mesa
link-copied = Enlace copiado.
copy = Copiar
share = Compartir
seats-still-free =
    { $n ->
        [one] Queda { $n } asiento libre
       *[other] Quedan { $n } asientos libres
    }
host-starts = Ya tienes asiento. El anfitrión empieza la partida.
come-in = Ocupa un asiento libre para jugar.
stand-up = Dejar mi asiento
remove-table = Quitar la mesa

## At the table

what-is-asked = Lo que se pide
waiting-for = Esperando a { $names }
legend-look = mirar
legend-choose = elegir
legend-tap = Toca para ver, otra vez para hacerlo
choose-button = Tú eliges
undo = Deshacer
undo-back = Volver a mi última decisión
pace-hold = Pausa
pace-go-on = Seguir
pace-next = Paso siguiente
pace-to-my-turn = A mi turno
pace-others = Los demás han jugado
pace-left =
    { $n ->
        [one] Un paso más
       *[other] { $n } pasos más
    }
sending = Enviando
reconnecting = Sin conexión, reintentando
game-over = La partida ha terminado
wins =
    { $n ->
        [one] Gana { $names }
       *[other] { $names } comparten la victoria
    }
result = Resultado
score = Puntuación
help = Ayuda
menu = Menú
settings = Ajustes
table-link = Enlace a esta mesa
    .text = Quien lo tenga puede mirar; nadie ve una mano que no sea la suya.
resign = Abandonar
resign-question = ¿Dejas tu asiento?
    .text = Un bot juega por ti hasta el final. Puedes seguir mirando, pero no volver.
play-on = Seguir jugando
leave-to-home = Inicio
watching =
    { $n ->
        [one] { $n } persona mira
       *[other] { $n } personas miran
    }
bots-hurried = Hay muchos bots pensando en este servidor, así que estos piensan menos de lo habitual.
spectator = Espectador
time-left = Tiempo restante
bot-level = Bot, { $level }
gone-resigned = { $name } ha abandonado; un bot sigue jugando.
gone-out-of-time = A { $name } se le acabó el tiempo; un bot sigue jugando.
played-on-resigned = Abandonó; siguió un bot
played-on-out-of-time = Sin tiempo; siguió un bot
others-resigned = { $name } abandona. Un bot sigue jugando.
others-out-of-time = A { $name } se le acaba el tiempo. Un bot sigue jugando.
others-rematch = { $name } propone otra partida.
gone-plays-on = Un bot juega por ti
you-resigned = Has abandonado. Un bot juega por ti.
you-out-of-time = Se te acabó el tiempo. Un bot juega por ti.
told-undo = { $name } deshace una decisión.
told-back = { $name } vuelve a su última decisión; se deshace lo que se le respondió.
told-resigned = { $name } abandona; un bot sigue jugando.
told-out-of-time = A { $name } se le acaba el tiempo; un bot sigue jugando.
told-time-stood = El servidor estuvo caído un rato; los relojes quedaron parados.
frozen = Mesa congelada
    .text = Se corrigieron las reglas y esta partida ya no encaja con ellas. Queda aquí tal como estaba.
hand-over = Pasa la pantalla a { $name }
    .text = Nadie más debería mirar ahora.
look = Soy { $name }
no-table = Esa mesa no existe
    .text = Quizá el enlace se cortó o el anfitrión quitó la mesa.
plain-table = En la mesa

## Log and chat

log = Registro
chat = Chat
log-and-chat = Registro y chat
n-steps =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
since-then =
    { $n ->
        [one] Desde entonces, { $n } paso
       *[other] Desde entonces, { $n } pasos
    }
play-again = Ver de nuevo
after-your-decision = Tras tu última decisión
step-again = Paso { $n } de { $of }
again-keys = Espacio detiene, cualquier otra tecla vuelve al presente
hold = Detener
go-on = Seguir
to-now = Al presente
earlier =
    { $n ->
        [one] { $n } línea anterior
       *[other] { $n } líneas anteriores
    }
unread =
    { $n ->
        [one] { $n } línea nueva
       *[other] { $n } líneas nuevas
    }
say-something = Di algo
send = Enviar
nothing-said = Todavía nadie ha dicho nada.

## Score and the end

total = Total
total-then = Total entonces
points-from = Puntos por
set-up-points = Al empezar
if-over-now = Si la partida acabara ahora
    .text = Esto se sumaría al final, tal como están las cosas.
final-scoring = Puntuación final
winner = Ganador
place-word = Puesto
scores-by-stage = Cómo fueron los puntos
chart-keys = ← → por las etapas; un clic lleva al momento
axis-stages = Etapa
axis-points = Puntos
to-moment = Ver este momento
so-far = Hasta ahora
tell-faster = cuenta más deprisa
tell-all = al resultado
tell-next = Siguiente
still-secret = Quién gana, y cómo fueron los puntos, se dice cuando todo está contado.
record = Archivo de la partida
rematch = Jugar otra vez
rematch-offered = Esperando a los demás
to-rematch = A la siguiente partida
fair-dice = Dados limpios
    .text = Antes de la partida el servidor fijó sus dados con una clave secreta y te mostró su huella. Ahora la clave es pública: nadie pudo cambiar los dados entretanto.
commitment = Huella
    .text = Fija todos los dados y barajados de esta partida. La clave llega al final.
key = Clave
check-it = Compruébalo: descarga el archivo de la partida y ejecuta «petteia replay» con él. Vuelve a tirar los dados a partir de la clave y compara las posiciones.

## Looking back

replay = Repetición
replay-of = Repetición: { $name }
no-replay = Nada que repasar
the-start = El comienzo
after-decision = { $stage }: { $name }
previous-stage = Etapa anterior
next-stage = Etapa siguiente
step-back = Un paso atrás
step-on = Un paso adelante
play-through = Reproducir
pause = Pausa
replay-speed = Velocidad
decision = Decisión
step-of = { $n } de { $of }
through-eyes = Visto por
back-to-table = Volver a la mesa

## Help

rules-now = Ahora mismo
rules-phases = Cómo transcurre una partida
rules-pieces = Para qué sirve cada pieza
rules-more = Más reglas
no-rules = Este juego no trae un texto de sus reglas.
keys = Teclas
key-main = Mostrar lo que haría el botón principal; otra vez: hacerlo
key-undo = Deshacer tu última decisión
key-score = Ver de qué se compone la puntuación
key-since = Ocultar o mostrar lo que otros han cambiado desde tu última decisión
key-again = Ver de nuevo los pasos desde tu última decisión
key-log = Ir al registro
key-chat = Ir al chat
key-help = Abrir esta ayuda
key-move = Moverse entre las piezas; Intro muestra una opción, otra vez: la elige
pointing = Con ratón: apunta para ver qué haría una elección y haz clic para hacerla. En pantalla táctil: toca para verla; toca otra vez o usa el botón principal para hacerla. Mantén pulsada una pieza para leer por qué no se puede elegir.

## Settings

language = Idioma
theme = Tema
theme-auto = Sistema
theme-light = Claro
theme-dark = Oscuro
text-size = Tamaño del texto
    .text = Todo crece con él; la mesa se dispone de nuevo.
text-size-small = Pequeño
text-size-normal = Normal
text-size-large = Grande
text-size-larger = Más grande
motion = Movimiento
    .text = Si las piezas se mueven por el tablero.
motion-auto = Sistema
motion-full = Sí
motion-none = No
pace = A qué ritmo juegan los demás
    .text = Para ti, en todas las mesas: nadie espera por ello. Mientras actúan otros, un clic o Espacio muestra el paso siguiente e Intro lleva a tu turno.
pace-slow = Lento
pace-normal = Normal
pace-instant = Al instante
pace-steps = Por pasos
sound = Sonido
    .text = Dados, cartas, losetas y dos notas cuando te toca. Una página que no ves solo hace sonar las notas.
volume-off = No
volume-quiet = Bajo
volume-medium = Medio
volume-loud = Alto
notify = Notificaciones
    .text = Tu sistema te avisa cuando te toca y esta página no está a la vista.
notify-refused = Tu navegador no permite notificaciones de esta página.
install-app = Instalar Petteia
    .text = Tendrá su propio icono y se abrirá al instante.
    .by-hand = Puede ser una aplicación propia: elige «Añadir a pantalla de inicio» o «Instalar» en el menú de tu navegador.
settings-kept = Estos ajustes se guardan en este navegador.

## Name and account

account = Tu nombre y tu cuenta
ask-for-name = ¿Cómo te llamas?
    .text = Los demás en la mesa ven este nombre. Puedes cambiarlo cuando quieras.
your-name = Tu nombre
change-name = Cambiar nombre
name-changed = Tu nombre ha cambiado.
make-account = Crear una cuenta
    .text = Conserva tu nombre y tus partidas y vuelve desde cualquier dispositivo. Sin correo electrónico.
new-password = Contraseña nueva
password = Contraseña
password-length =
    { $n ->
        [one] Al menos { $n } carácter.
       *[other] Al menos { $n } caracteres.
    }
account-made = Ya tienes una cuenta.
sign-in = Entrar
    .text = Si ya tienes una cuenta.
account-name = Nombre de la cuenta
signed-in = Has entrado como { $name }.
signed-in-now = Has entrado.
sign-out = Salir
signed-out = Has salido.
devices = Dónde has entrado
device-this = este
device-unknown = Dispositivo desconocido
device-since = desde { $since }
device-seen = última vez { $seen }
device-signed-out = { $device }: la sesión se ha cerrado.
sign-out-device = Salir: { $device }
sign-out-everywhere = Salir en todas partes
change-password = Cambiar la contraseña
    .text = Aquí sigues dentro. En los demás sitios tendrás que entrar de nuevo.
old-password = Contraseña anterior
password-again = Contraseña nueva, otra vez
password-differs = Las dos contraseñas no son iguales.
password-changed = Tu contraseña ha cambiado.
recovery-codes = Códigos de recuperación
    .text = Si pierdes tu contraseña, uno de estos códigos te deja elegir otra. Cada uno sirve una vez. Guárdalos bien: no se vuelven a mostrar.
codes-left =
    { $n ->
        [0] No te queda ningún código.
        [one] Te queda { $n } código.
       *[other] Te quedan { $n } códigos.
    }
new-codes = Códigos nuevos
    .text = Los códigos nuevos sustituyen a los anteriores.
codes-kept = Los he guardado
codes-copied = Los códigos están copiados.
download = Descargar
recover = He perdido mi contraseña
    .text = Con un código de recuperación de tu cuenta eliges una contraseña nueva.
recovery-code = Código de recuperación
use-password = Tengo mi contraseña
bring-games = Llevar tus partidas
    .text = Las partidas que tienes aquí como { $name } pasan a tu cuenta.
your-data = Tus datos
    .text = Todo lo que este servidor sabe de ti, en un archivo.
delete-account = Borrar mi cuenta
    .text = Se borran tu nombre y lo que has dicho. En las partidas en curso un bot juega por ti; las terminadas se quedan, sin tu nombre. No se puede deshacer.
delete-guest = Borrar mis datos
account-deleted = Tus datos se han borrado. ¡Adiós!

## About

about-what = Petteia era la palabra de los propios griegos para jugar en un tablero. Aquí juegas a Khôra, Carpe Diem y Emporion en el navegador, con amigos o contra bots.
about-fans = Es un proyecto no oficial de aficionados, libre y de código abierto (MIT). No tiene relación con los autores ni las editoriales de los juegos. Si un juego te gusta, cómpralo: una mesa de verdad es difícil de superar.
about-rules = Las reglas son las de los reglamentos. Todos los textos y dibujos son nuestros. Donde las cifras de un juego no son públicas, las nuestras están reconstruidas, y la mesa lo dice.
about-credits = Agradecimientos
about-icons = Muchos iconos son de
about-fonts = Las tipografías son Alegreya y Alegreya Sans, de Juan Pablo del Peral (SIL Open Font License).

## When something goes wrong

problem-offline = No se puede contactar con el servidor. ¿Tienes conexión?
problem-unknown = Algo ha ido mal.
problem-server = Algo ha ido mal en el servidor.
problem-our-fault = Algo ha ido mal en el servidor.
problem-late = La mesa ha avanzado entretanto; no se cambió nada.
problem-too-late = Eso ya no es posible.
problem-frozen = Esta mesa está congelada.
problem-no-database = El servidor no puede acceder ahora a su base de datos. Inténtalo de nuevo en un momento.
problem-illegal = Eso no se puede hacer ahora.
problem-no-undo = Esto ya no se puede deshacer.
problem-too-many-undos = Has deshecho demasiadas decisiones en esta partida.
problem-not-yours = Eso no te corresponde a ti.
problem-not-host = Solo el anfitrión puede hacerlo.
problem-gone = Ahora un bot juega en este asiento.
problem-over = La partida ha terminado.
problem-not-over = Estará disponible cuando termine la partida.
problem-has-begun = La partida ya ha empezado.
problem-not-begun = La partida aún no ha empezado.
problem-seat-taken = Ese asiento está ocupado.
problem-seats-open = Todavía hay asientos libres.
problem-no-table = Esa mesa no existe.
problem-not-found = Aquí no hay nada.
problem-who-are-you = Primero di tu nombre.
problem-name-taken = Este nombre pertenece a una cuenta. Entra en ella o elige otro.
problem-player-name-taken = El nombre de alguien de la mesa pertenece ahora a una cuenta; debe elegir otro antes de la próxima partida.
problem-bad-name = Un nombre necesita al menos una letra.
problem-bad-password = El nombre y la contraseña no coinciden.
problem-has-account = Ya tienes una cuenta.
problem-wrong-password = Esa no es tu contraseña.
problem-bad-code = El nombre y el código de recuperación no coinciden.
problem-banned = Quien administra este servidor ha cerrado esta cuenta.
problem-no-session = Ahí ya no tienes ninguna sesión.
problem-nothing-to-say = Este mensaje está vacío.
problem-bad-webhook = No se puede llamar a esta dirección.
problem-not-alone = Otras personas juegan en esta mesa.
problem-practice-clock = Una mesa de práctica no tiene reloj.
problem-bad-components = Esta lista de cartas no se puede usar.
problem-too-many = Demasiadas peticiones. Espera un momento.
problem-too-many-games = Tienes demasiadas partidas en curso; termina una primero.
problem-too-many-tables = Tienes demasiadas mesas esperando; empieza o quita una primero.
problem-too-long = Es demasiado largo.
problem-bad-request = El servidor no lo ha entendido.
