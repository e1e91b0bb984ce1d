### The terminal in Spanish. The same messages, attributes and variables as in the other languages.

## Players

player-0 = Solón
player-1 = Aspasia
player-2 = Cleón
player-3 = Safo
ui-seat = Asiento { $n }

## The table

ui-round = Ronda { $n } de { $of }
ui-event = Evento
ui-legend = ▸tú ⚑empieza
ui-next = sigue { $n }:
ui-all-developed = desarrollo completo
ui-played = Cartas en juego
ui-shown = En mano, a la vista
ui-board = Por explorar: tropas pedidas/perdidas   • complementario ◉ relevante   ₯ dracmas ★ PV
ui-achievements = Logros
ui-hand =
    { $n ->
        [one] Tu mano: { $n } carta
       *[other] Tu mano: { $n } cartas
    }
ui-too-dear = más de los que tienes
ui-missing = falta: { $missing }
ui-developments = Desarrollos
ui-no-cards = No tienes cartas en la mano.
ui-options = opciones
ui-table = En la mesa
ui-not-now = Ahora no es posible
ui-yes = sí
ui-no = no

short-vp = PV
short-drachma = Dra
short-citizens = Ciu
short-troops = Tro
short-taxes = Tri
short-glory = Lau
short-philosophy = Fil
short-economy = Eco
short-culture = Cul
short-military = Mil
short-hand = Mano

## What is asked and typed

ui-your-move = Te toca.
ui-happened = Qué ha pasado
ui-earlier =
    { $n ->
        [one] («log» muestra { $n } línea más)
       *[other] («log» muestra { $n } líneas más)
    }
ui-start = Partida { $seed }. Eres
ui-start-help = (? dice qué puedes escribir)
ui-no-such-number =
    { $n ->
        [one] Solo existe la jugada 1.
       *[other] Elige un número del 1 al { $n }.
    }
ui-allowed = «{ $move }» está permitido: es el número { $n }.
ui-refused = «{ $move }» no es posible ahora. { $reason }
ui-unknown = Aquí nada se llama «{ $name }».
ui-which = ¿Cuál? { $names }
ui-no-such-seat = Nadie se llama así: da un nombre o un número del 0 al { $n }.
ui-undone = Tu última decisión queda deshecha.
ui-undo-nothing = No hay ninguna decisión tuya que deshacer.
ui-undo-others = Ya es tarde para deshacer: otros han decidido después.
ui-undo-revealed = Ya es tarde para deshacer: tu decisión te ha mostrado algo oculto o se han tirado dados.
ui-saved = Guardado en { $file }.
ui-log = La partida hasta ahora
ui-bye =
    { $n ->
        [one] La partida se detiene tras { $n } decisión.
       *[other] La partida se detiene tras { $n } decisiones.
    }

## Help

ui-help = Qué puedes escribir
ui-help-number = el número de una jugada
ui-help-notation = una jugada en palabras, o su comienzo
ui-help-explain = explica una carta, ficha, loseta, ciudad, evento o regla; de una jugada, dice por qué no se puede
ui-help-undo = deshace tu última decisión, si no te ha mostrado nada
ui-help-save = guarda la partida en un archivo; con .json, la posición
ui-help-log = cuenta la partida hasta ahora
ui-help-score = los puntos de cada cual, uno por uno
ui-help-player = todo lo que tiene alguien delante, por nombre o número
ui-help-quit = deja la partida
ui-help-hand = tus cartas al completo
ui-help-board = el tablero de exploración
ui-help-enter = vuelve a dibujar la mesa
ui-help-topics = ? conoce también: { $topics }

## Points

ui-score-now = Puntos si la partida acabara ahora
ui-final = Puntuación final
ui-points-from = Puntos por
ui-points-track = Ganados durante la partida
ui-points-total = Total
ui-ranking = Clasificación
ui-you-win = ¡Has ganado!
ui-you-share = ¡Compartes la victoria!
ui-winner =
    { $n ->
        [one] Gana { $names }.
       *[other] Comparten la victoria { $names }.
    }

## Records

ui-replay =
    { $n ->
        [one] Una partida para { $seats } jugadores, { $n } decisión
       *[other] Una partida para { $seats } jugadores, { $n } decisiones
    }
ui-verified =
    { $n ->
        [one] Verificado: { $n } decisión lleva al resumen { $digest }.
       *[other] Verificado: { $n } decisiones llevan al resumen { $digest }.
    }
ui-verified-seal = La semilla corresponde al compromiso { $commitment }.

## Looking after a server

ui-admin-migrated = La base de datos está lista para esta versión.
ui-admin-banned = { $name } tiene el acceso cerrado: sus sesiones han terminado y no puede entrar.
ui-admin-unbanned = { $name } puede volver a entrar.
ui-admin-renamed = { $name } se llama ahora { $new }.
ui-admin-person-deleted = { $name }: datos borrados. Los bots siguen jugando en su lugar; sus partidas terminadas se quedan.
ui-admin-table-deleted = La mesa { $name } ({ $id }) está borrada.
ui-admin-exported = La mesa { $id } está en { $file }. El archivo contiene la clave de sus dados: que no lo vean los jugadores.
ui-admin-imported = La mesa { $name } ({ $id }) está importada; su registro se ha comprobado.
ui-admin-backed-up = La base de datos está copiada en { $file } ({ $size } kB).
ui-admin-restored = La base de datos está como en { $file }. Ahora arranca el servidor.
ui-admin-rotated =
    { $n ->
        [0] Hay un secreto nuevo. Reinicia el servidor: todas las cookies caducan entonces, y los invitados pierden sus partidas.
        [one] Hay un secreto nuevo. Reinicia el servidor: acepta las cookies antiguas durante { $n } día, y las renueva.
       *[other] Hay un secreto nuevo. Reinicia el servidor: acepta las cookies antiguas durante { $n } días, y las renueva.
    }
ui-admin-free = libre
ui-admin-account = cuenta
ui-admin-guest = invitado
ui-admin-seen = última visita { $at }
ui-admin-banned-since = acceso cerrado desde { $at }
ui-admin-entries =
    { $n ->
        [one] { $n } entrada
       *[other] { $n } entradas
    }
ui-admin-tables =
    { $n ->
        [one] { $n } mesa
       *[other] { $n } mesas
    }
ui-admin-people =
    { $n ->
        [one] { $n } persona
       *[other] { $n } personas
    }
ui-admin-removed = Eliminado:
ui-admin-would-remove = Se eliminaría:
ui-admin-finished =
    { $n ->
        [one] { $n } mesa terminada
       *[other] { $n } mesas terminadas
    }
ui-admin-abandoned =
    { $n ->
        [one] { $n } mesa abandonada
       *[other] { $n } mesas abandonadas
    }
ui-admin-lobbies =
    { $n ->
        [one] { $n } mesa cuya partida no llegó a empezar
       *[other] { $n } mesas cuyas partidas no llegaron a empezar
    }
ui-admin-chat =
    { $n ->
        [one] { $n } línea del chat
       *[other] { $n } líneas del chat
    }
ui-admin-guests =
    { $n ->
        [one] { $n } invitado
       *[other] { $n } invitados
    }

## Levels

ui-against = Contra ti: { $names }.
level-random = al azar
    .text = Elige al azar cualquier jugada permitida.
level-greedy = codicioso
    .text = Elige lo que de inmediato parece mejor y nunca piensa más allá.
level-novice = principiante
    .text = Ve lo que de inmediato parece bueno y se equivoca a menudo.
level-skilled = avanzado
    .text = Elige lo que de inmediato parece mejor, con buen criterio.
level-expert = experto
    .text = Piensa dos rondas más allá, en 150 partidas imaginadas por decisión.
level-master = maestro
    .text = Piensa hasta el final de la partida, hasta un segundo por decisión.
