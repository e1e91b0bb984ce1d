### Emporion in Spanish. The same messages, attributes and variables as in the other languages.

## The game

game-name = Emporion
game-about = Funda una ciudad en el confín del mundo griego: añade cartas a tu Dominio, envía naves, comercia y construye, y acaba con más puntos de victoria que nadie.
game-line = Carta a carta levantas una ciudad portuaria; lo que tomas decide lo que puedes permitirte.
game-honesty = El mazo es nuestro: las cartas impresas no son públicas. Respeta las cartas y cifras que muestra el reglamento. Si tienes el juego, puedes anotar tus cartas y jugar con ellas.
deck-note = Nuestro propio mazo: las cartas impresas no son públicas. Las reglas son las del reglamento.
deck-note-own = Un mazo de un archivo del propietario: { $name }.

## Kinds of cards

kind-war = Guerra
kind-culture = Cultura
kind-trade = Comercio
kind-prestige = Prestigio
kind-merchandise = Mercancía
kind-special = Prestigio especial

## War

card-hoplites = Hoplitēs
    .text = Ciudadano con escudo y lanza que lucha en la falange.
card-hippeis = Hippeis
    .text = Ciudadanos con medios para mantener un caballo e ir a la guerra.
card-strategos = Strategos
    .text = El general que eligen los ciudadanos.
card-nauarchos = Nauarchos
    .text = El comandante de la flota.
card-toxotes = Toxotes
    .text = Un arquero que vigila desde las murallas.
card-lochagos = Lochagos
    .text = Manda una compañía de hoplitas.
card-polemarchos = Polemarchos
    .text = El magistrado encargado de la guerra.
card-misthophoroi = Misthophoroi
    .text = Soldados que sirven por la paga y una parte del botín.

## Culture

card-sophistes = Sophistes
    .text = Un maestro que va de ciudad en ciudad y enseña por dinero.
card-stoa = Stoá
    .text = El pórtico que cerraba el ágora de la Neápolis.
card-grammatistes = Grammatistēs
    .text = Enseña las letras a los niños.
card-iatros = Iatros
    .text = Un médico al servicio de Asclepio.
card-rhapsodos = Rhapsōdos
    .text = Sabe a Homero de memoria y lo recita en las fiestas.
card-theatron = Theatron
    .text = Donde los ciudadanos ven tragedias y comedias.
card-gymnasion = Gymnasion
    .text = Aquí se ejercitan los jóvenes, en cuerpo y mente.
card-aristarche = Aristarchē
    .text = La sacerdotisa que navegó al oeste con los foceos y les llevó la imagen de Ártemis.
card-mantis = Mantis
    .text = El adivino que lee la voluntad de los dioses antes de un viaje.

## Trade

card-macellum = Macellum
    .text = El mercado de alimentos de la ciudad romana.
card-agora = Agorá
    .text = La plaza de la Neápolis, para el mercado y la charla.
card-kapelos = Kapēlos
    .text = El tendero que vende en la ciudad lo que traen las naves.
card-emporoi = Emporoi
    .text = Mercaderes que acompañan sus mercancías por el mar.
card-creditor = Creditor
    .text = Presta dinero para un viaje y gana si la nave regresa.
card-naukleros = Nauklēros
    .text = El dueño de una nave, que transporta lo que otros comercian.
card-trapezites = Trapezitēs
    .text = El banquero, en su mesa del ágora.
card-nomisma = Nomisma
    .text = La moneda de plata de Emporion, con Pegaso en el reverso.
card-basped = Basped
    .text = Un comerciante íbero al que nombra una carta de plomo hallada en Emporion.

## Prestige

card-emporion = Emporion
    .text = El lugar de comercio: la ciudad misma.
card-palaia-polis = PalaíaPolis
    .text = La ciudad antigua en su islote, hoy Sant Martí d’Empúries.
card-neapolis = Neápolis
    .text = La ciudad nueva en la costa, frente al puerto.
card-massalia = Massalia
    .text = La gran ciudad focea cerca del Ródano.
card-akropolis = Akropolis
    .text = El alto donde se alzan los templos.
card-asklepieion = Asklepieion
    .text = El santuario de Asclepio, cuya estatua se halló aquí en 1909.
card-sarapieion = Sarapieion
    .text = El templo de Serapis e Isis, donación de un alejandrino.
card-rhode = Rhodē
    .text = La vecina griega al otro lado de la bahía, hoy Roses.
card-agathe = Agathē
    .text = «La buena»: una colonia de Massalia, hoy Agde.
card-phokaia = Phōkaia
    .text = La ciudad madre, lejos, en Jonia.
card-alalie = Alaliē
    .text = La ciudad focea de Córcega, frente a la que se libró una gran batalla naval.
card-indike = Indikē
    .text = La ciudad de los indiketes, los vecinos íberos.
card-kypsela = Kypsela
    .text = Una ciudad de esta costa que recuerda un antiguo derrotero.
card-forum = Forum
    .text = El corazón de la ciudad romana en la colina.
card-palaistra = Palaistra
    .text = La palestra fuera de las murallas.
card-hemeroskopeion = Hēmeroskopeion
    .text = «La atalaya del día»: un puesto foceo costa abajo.
card-choma = Chōma
    .text = El espigón de piedra que aún resguarda la playa.

## Merchandise

card-oinos = Oinos
    .text = Vino, en ánforas de todo el mar.
card-elaion = Elaion
    .text = Aceite de oliva, para comer, alumbrar y el gimnasio.
card-garos = Garos
    .text = Salsa de pescado, salada y dejada al sol.
card-sitos = Sitos
    .text = Grano de los campos de los íberos.
card-linon = Linon
    .text = Lino: los tejedores de Emporion eran famosos por él.
card-keramos = Keramos
    .text = Cerámica pintada de Atenas.
card-argyros = Argyros
    .text = Plata, para monedas y copas.

## Special Prestige

card-artemision = Artemision
    .text = El templo de Ártemis de Éfeso, a quien los colonos trajeron consigo.
card-teichos = Teichos
    .text = La muralla de grandes bloques que guarda la puerta sur.
card-limen = Limēn
    .text = El puerto entre la ciudad antigua y la nueva.
card-pegasos = Pegasos
    .text = El caballo alado, emblema de la ciudad.

## What a card says

says-grants = Otorga { $what }.
says-requires = Requiere { $what }.
says-requires-nothing = No requiere nada.
says-pays =
    { $n ->
        [one] Se paga { $n } Botín.
       *[other] Se pagan { $n } Botines.
    }
says-merchandise = Requiere { $merchandise_trade } de Comercio y 1 más por cada Mercancía que ya tengas. De 1 a { $merchandise_set } cartas: { $merchandise_values } PV; luego empieza otra serie.
says-takes-prestige = { $action } puede tomar también cartas de Prestigio.
says-takes-merchandise = { $action } puede tomar también Mercancías.
says-vp = { $n } PV.
says-per-war = { $n } PV por carta de Guerra.
says-per-culture = { $n } PV por carta de Cultura.
says-per-trade = { $n } PV por carta de Comercio.
says-per-prestige = { $n } PV por carta de Prestigio.
says-per-merchandise = { $n } PV por Mercancía.
says-per-booty = { $n } PV por Botín.
says-alpha = Carta inicial.
says-tie-break = Más copias ganan un empate.
says-copies =
    { $n ->
        [one] { $n } copia en el mazo.
       *[other] { $n } copias en el mazo.
    }

## Actions, markers, decks

action-war = Guerra
    .text = Añade una carta de Guerra de la Polis o de tu reserva; con la habilidad de una de tus cartas de Guerra, una de Prestigio o Mercancía.
action-culture = Cultura
    .text = Añade una carta de Cultura de la Polis o de tu reserva; con la habilidad de una de tus cartas de Cultura, una de Prestigio o Mercancía.
action-trade = Comercio
    .text = Añade una carta de Comercio de la Polis o de tu reserva; con la habilidad de una de tus cartas de Comercio, una de Prestigio o Mercancía.
action-expedition = Expedición
    .text = Mueve del Puerto a la Polis tantas cartas como naves tengas, { $most_ships } como máximo; rellena el Puerto y roba un Botín por carta movida.
action-reserve = Reserva
    .text = Pon una carta del Puerto bajo uno de tus dracmas. Más tarde la añades con la acción de su color.
marker-asclepios = Asclepios
marker-hygieia = Hygeía
deck-history = mazo de Historia
deck-progress = mazo de Progreso

## Amounts

amount-war = { $n } de Guerra
amount-culture = { $n } de Cultura
amount-trade = { $n } de Comercio
amount-booty =
    { $n ->
        [one] { $n } Botín
       *[other] { $n } Botines
    }
amount-ships =
    { $n ->
        [one] { $n } nave
       *[other] { $n } naves
    }
amount-drachma =
    { $n ->
        [one] { $n } dracma
       *[other] { $n } dracmas
    }
amount-vp = { $n } PV
amount-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
amount-reserved =
    { $n ->
        [one] { $n } reservada
       *[other] { $n } reservadas
    }
amount-prestige = { $n } de Prestigio
amount-merchandise =
    { $n ->
        [one] { $n } Mercancía
       *[other] { $n } Mercancías
    }

## Where points come from

points-prestige = Prestigio
points-merchandise = Mercancías
points-per-war = Por carta de Guerra
points-per-culture = Por carta de Cultura
points-per-trade = Por carta de Comercio
points-per-prestige = Por carta de Prestigio
points-per-merchandise = Por Mercancía
points-per-booty = Por Botín
points-printed = PV impresos
points-reserved = Aún reservadas

## How far the game is

phase-set-up = Preparación
    .help = A partir del jugador inicial, cada uno toma una carta para empezar. Luego se forma la Polis y se reparten Botines.
phase-play = Juego
    .help = Por turnos, mueve el marcador a otra acción y ejecútala. No se puede pasar ni repetir la acción en la que está el marcador.
phase-over = Fin de la partida
    .help = Prestigio, Mercancías y los puntos de tus cartas de Historia, menos { $reserved_cost } PV por cada carta aún reservada.
stage-set-up = Preparación
stage-round = Ronda { $n }
stage-over = Terminada
ending-cards = alguien tiene { $last_card } cartas
ending-deck = el mazo de Historia está agotado
ending-standstill = nadie puede hacer nada

## Questions

question-first = Tu primera carta
    .text = Elige la carta con la que empieza tu Dominio.
question-marker = Tu marcador
    .text = Elige uno de los dos marcadores; tu rival recibe el otro.
question-turn = Tu turno
    .text = Toma una carta, reserva una del Puerto o envía una expedición.
question-send =
    { $n ->
        [one] Envía { $n } carta más
       *[other] Envía { $n } cartas más
    }
    .text = Elige en el Puerto qué pasa a la Polis.
question-refill =
    { $n ->
        [one] Rellena el último hueco
       *[other] Rellena { $n } huecos
    }
    .text = Elige el mazo para el próximo hueco; cada mazo debe dar al menos una carta.
question-give-up = Descarta una carta
    .text = No puedes hacer nada más: una de tus cartas reservadas sale de la partida.

## Moves

move-first = Empezar con { $name }
move-marker = Tomar el marcador { $name }
move-expedition =
    { $n ->
        [one] Expedición: { $n } carta a la Polis
       *[other] Expedición: { $n } cartas a la Polis
    }
move-refill = Rellenar del { $name }
move-take =
    { $n ->
        [0] Tomar { $name } con { $action }
        [one] Tomar { $name } con { $action }, pagando { $n } Botín
       *[other] Tomar { $name } con { $action }, pagando { $n } Botines
    }
move-play =
    { $n ->
        [0] Añadir { $name } de tu reserva con { $action }
        [one] Añadir { $name } de tu reserva con { $action }, pagando { $n } Botín
       *[other] Añadir { $name } de tu reserva con { $action }, pagando { $n } Botines
    }
move-reserve = Reservar { $name }
move-send = Enviar { $name }
move-give-up = Descartar { $name }

## Why a move is refused

reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.
reason-not-asked = Ahora se te pregunta otra cosa.
reason-not-in-port = Esta carta no está en el Puerto.
reason-not-in-polis = Esta carta no está en la Polis.
reason-not-reserved = No tienes reservada esta carta.
reason-marker-there = Hay un marcador en esta acción.
reason-no-ship = No tienes ninguna nave.
reason-port-empty = El Puerto está vacío.
reason-no-drachma = No tienes ningún dracma libre.
reason-no-prestige-ability = Ninguna de tus cartas de este color toma Prestigio.
reason-no-merchandise-ability = Ninguna de tus cartas de este color toma Mercancías.
reason-requirements =
    { $booty ->
        [one] Te falta: { $missing }; bastaría { $booty } Botín más.
       *[other] Te falta: { $missing }; bastarían { $booty } Botines más.
    }

## Log

log-first = { $player } empieza con { $name }.
log-marker = { $player } toma el marcador { $name }.
log-round = Ronda { $n }
log-action = { $player } elige { $name }.
log-take = { $player } toma { $name }.
log-play = { $player } añade { $name } de la reserva.
log-pay =
    { $n ->
        [one] { $player } paga { $n } Botín.
       *[other] { $player } paga { $n } Botines.
    }
log-booty =
    { $n ->
        [one] { $player } roba { $n } Botín.
       *[other] { $player } roba { $n } Botines.
    }
log-points =
    { $n ->
        [one] { $player } gana { $n } PV ({ $cause }).
       *[other] { $player } gana { $n } PV ({ $cause }).
    }
log-points-lost = { $player } pierde { $n } PV ({ $cause }).
log-reserve = { $player } reserva { $name }.
log-send = { $player } envía { $name } a la Polis.
log-refill = { $name } llega al Puerto.
log-forced = No quedan cartas de Historia en la Polis: todo el Puerto pasa a ella.
log-announce = { $player } tiene { $n } cartas: una más acaba la partida.
log-ending = Es la última ronda: { $cause }.
log-skip = { $player } no puede hacer nada.
log-give-up = { $player } no puede hacer nada y descarta { $name }.
log-over = La partida ha terminado.

## Options of a table

option-special = Prestigio especial
    .text = Más cartas de Prestigio junto a la Polis, por las que se pagan Botines.
option-special-off = Sin ellas
    .text = Para una primera partida, como dice el reglamento.
option-special-on = Con ellas
    .text = Se toman como las de Prestigio; sus Botines van bajo el mazo de Historia.

## Where a figure comes from

source-rulebook = Como en el reglamento
source-reconstructed = El reglamento muestra la carta; no se conocen todas sus cifras
source-own = Carta nuestra
source-printed = Del archivo del propietario

## Help

help-goal = Objetivo
    .text =
        Tener más puntos de victoria (PV) que nadie. Un empate lo gana quien tenga más copias de { $tie_break ->
            [emporion] { card-emporion }
           *[other] { $tie_break }
        }, luego quien tenga más cartas de Prestigio y Mercancía; si no, se comparte la victoria.
help-turn = Tu turno
    .text = Mueve el marcador a otra acción que sea posible y ejecútala. Con dos jugadores cada uno tiene un marcador, y solo Reserva puede tener los dos; con tres o cuatro hay un marcador para todos.
help-resources = Recursos
    .text = Guerra, Cultura y Comercio no se gastan: las cartas de tu Dominio deben otorgar tantos como requiera una carta.
help-booty = Botín
    .text = Los Botines son cartas de Historia boca abajo que nadie mira. Cada uno suple un recurso que falte y luego va bajo el mazo de Historia.
help-expedition = Expedición
    .text = Zarpan todas tus naves (los iconos de Expedición de tus cartas), { $most_ships } como máximo: otras tantas cartas pasan del Puerto a la Polis. Si es una, el hueco se rellena del mazo de Historia. Si son más, como quieras, con al menos una carta de cada mazo. Luego robas otros tantos Botines.
help-forced = Expedición obligatoria
    .text = Si al final de un turno no hay cartas de Historia en la Polis, todas las del Puerto pasan a ella y el Puerto se rellena del mazo de Historia. Nadie roba Botines.
help-reserve = Reserva
    .text = Las cartas bajo tus dracmas, { $drachmas } como máximo, no cuentan hasta que las añadas, y cada una cuesta { $reserved_cost } PV si sigue ahí al final.
help-abilities = Habilidades
    .text = Una carta de Prestigio o Mercancía se toma con la acción de un color en el que tengas una carta con esa habilidad.
help-merchandise = Mercancías
    .text = La primera requiere { $merchandise_trade } de Comercio, cada una de las siguientes, 1 más. De 1 a { $merchandise_set } cartas valen { $merchandise_values } PV; la siguiente empieza otra serie.
help-multipliers = Multiplicadores
    .text = Algunas cartas puntúan por cada carta de un tipo en tu Dominio, o por cada Botín. Todas se suman.
help-end = Fin de la partida
    .text = Se acaba la ronda en la que alguien tiene { $last_card } cartas (sin contar Botines ni reservadas) o ha tenido que robar de un mazo de Historia agotado.
help-deck = El mazo
    .text = Las cartas impresas no son públicas. Nuestro mazo respeta las cartas conocidas y todas las cifras del reglamento; un valor de las Mercancías se deduce. Quien tenga el juego puede jugar con un archivo de las cartas impresas.

## At the table

table-port = Puerto
table-polis = Polis
table-decks = Historia { $history } · Progreso { $progress }
table-nothing = nada
table-you = ▸tú ⚑inicial
table-cards = Cartas
table-reserved = Reservadas
kind-ships = Naves
kind-booty = Botín
table-last = Última ronda
table-announced =
    { $n ->
        [one] { $names } tiene { $announced_card } cartas
       *[other] { $names } tienen { $announced_card } cartas
    }
table-missing = falta: { $missing }
table-next-merchandise = siguiente: { $n } de Comercio, +{ $vp } PV
table-legend = requiere → aporta · +♔ +▣ puede tomar
table-help-port = el Puerto, carta a carta
table-help-polis = la Polis, carta a carta
table-topics = ? también sabe de: { $topics }

## The page

# Numbers. Pictures stand in square brackets here and below.
page-special-short = Especial
page-vp = PV
page-unit-ships =
    { $n ->
        [one] nave
       *[other] naves
    }
page-unit-booty =
    { $n ->
        [one] Botín
       *[other] Botines
    }

# Cards
page-free = gratis
says-goods = Puntúa con tus otras Mercancías.

page-note-by = Con { $action }
page-note-by-several = Con una u otra acción
page-note-pay = paga { $n }[booty]
page-note-send = Enviarla
page-note-reserve = Reservarla
page-note-first = Empezar con ella
page-note-give-up = Descartarla
page-note-missing = de menos
page-note-missing-booty = de menos, { $n } con Botín
page-note-kept = Cuesta { $n }[booty], lo guardas
page-note-marker-there = El marcador está en { $action }
page-note-no-prestige-ability = Aún nada toma Prestigio
page-note-no-merchandise-ability = Aún nada toma Mercancía

# The table
page-home = Petteia: todos los juegos
page-tools = Puntos, ayuda, ajustes
page-order = Orden de turno: { $names }
page-polis-empty = La Polis está vacía.
page-gap = Lugar vacío
page-actions = Acciones
page-marker = El marcador
page-marker-of = Marcador de { $name }
page-marker-choice = Tu marcador para toda la partida
page-deck-history = Mazo de Historia: { $n }.
    .title = Historia
    .text = Cartas de Guerra, Cultura y Comercio. De él se roban los Botines, sin mirarlos. Si alguien debe robar y está vacío, la ronda es la última.
page-deck-progress = Mazo de Progreso: { $n }.
    .title = Progreso
    .text = Cartas de Prestigio y Mercancía. Una expedición de dos naves o más las trae al Puerto.
page-deck-ours = Valores de las cartas: mazo nuestro.
page-deck-owner = Valores de las cartas: mazo de un propietario.
page-special-note = Se toman como Prestigio; sus Botines se pagan.
page-special-none = Todas tomadas.

# The five actions
page-brief-trade = Añade una carta de Comercio
page-brief-culture = Añade una carta de Cultura
page-brief-war = Añade una carta de Guerra
page-brief-expedition = Del Puerto a la Polis
page-brief-reserve = Guarda una carta del Puerto
page-aim = Pulsa para iluminar solo lo que toma esta acción.
page-yield-reach =
    { $n ->
        [0] Nada al alcance
        [one] { $n } carta al alcance
       *[other] { $n } cartas al alcance
    }
page-yield-none = Nada que tomar
page-yield-short =
    { $n ->
        [one] Nada al alcance, falta { $n } Botín
       *[other] Nada al alcance, faltan { $n } Botines
    }
page-yield-kept = Solo con los Botines que guardas
page-yield-marker = El marcador está aquí
page-yield-own-marker = Tu marcador está aquí
page-yield-marker-of = Aquí está el marcador de { $name }
page-yield-expedition = { $ships }: { $cards }, { $booty }
page-yield-drachmas =
    { $n ->
        [0] Ningún dracma libre
        [one] { $n } dracma libre
       *[other] { $n } dracmas libres
    }

# Domains
page-rivals = Rivales
page-domain-of = Dominio: { $name }
page-cards-short = cartas
page-of = de { $n }
page-cards-of = { $n } de { $of } cartas
page-vp-so-far = PV ahora
page-look = Ver las cartas
page-deciding = Decide
page-one-more-ends = Una más acaba la partida
page-free-drachma = Dracma libre
page-free-drachmas = Dracmas libres
page-if-kept = { $vp } PV si quedan
page-reserved-cards = Reservadas: { $names }, { $vp } PV si quedan.
page-nothing-reserved = Nada reservado.
page-booty-hidden = { $booty }, boca abajo.
page-keep = Guardar Botines
    .text = Lo que gastaría los Botines que guardas no se ilumina.
page-keep-short = Guardar
page-keep-fewer = Guardar uno menos
page-keep-more = Guardar uno más
page-kept = { $n } de { $of } Botines guardados
page-show-below = Mostrar abajo este Dominio
page-none = Ninguna aún
page-goods =
    { $n ->
        [0] La primera requiere { $trade } de Comercio: +{ $more } PV.
       *[other] Valor: { $vp } PV. La próxima requiere { $trade } de Comercio: +{ $more } PV.
    }
page-goods-complete =
    { $n ->
        [one] Hay una serie completa.
       *[other] Hay { $n } series completas.
    }
page-lately-take = tomó { $name }
page-lately-first = empezó con { $name }
page-lately-reserve = reservó { $name }
page-lately-give-up = descartó { $name }
page-lately-expedition = envió una expedición
page-lately-skip = no pudo jugar

# Points
page-score = Puntos hasta ahora
page-score-end = Puntos finales
page-points-from = Origen
page-total = Total

# The end
page-near-end =
    { $who ->
        [you] Tienes { $announced_card } de { $last_card } cartas.
        [rival] { $names } tiene { $announced_card } de { $last_card } cartas.
       *[several] { $names } tienen { $announced_card } de { $last_card } cartas.
    }
    .text = La ronda en que alguien añada la carta { $last_card } es la última.
page-end-cards = Última ronda: un Dominio está completo.
page-end-deck = Última ronda: se acabó el mazo de Historia.
page-end-standstill = Última ronda: nadie pudo jugar.
page-end-turn =
    { $when ->
        [now] Este es tu último turno.
        [later] Te queda un turno.
       *[past] No te quedan turnos.
    }
page-last-turn = Tu último turno

# Drawers of a phone
page-drawers = Zonas de la mesa
page-drawer-domain = Dominio
page-drawer-rivals = Rivales
page-drawer-score = Puntos
page-drawer-log = Registro
page-close = Cerrar

# What a choice does
page-outcome = { $move }: { $what }
page-outcome-booty = { $booty } por { $what }
page-act-for = { $move } por { $booty }
page-move-expedition = Enviar una expedición
page-move-take = Tomar { $name }
page-move-take-by = Tomar { $name } con { $action }
page-move-play = Añadir { $name }
page-move-play-by = Añadir { $name } con { $action }

# Why a move is refused
page-why-kept = Cuesta { $booty }, y guardas { $kept }.

# The log, after the mark of a player
page-told-first = empieza con { $name }
page-told-marker = toma el marcador { $name }
page-told-take = toma { $name }
page-told-play = añade { $name } de la reserva
page-told-by = con { $action }
page-told-for = por { $booty }
page-told-reserve = reserva { $name }
page-told-send = envía { $names } a la Polis
page-told-refill =
    { $progress ->
        [0] rellena { $history } de Historia
       *[other]
            { $history ->
                [0] rellena { $progress } de Progreso
               *[other] rellena { $history } de Historia y { $progress } de Progreso
            }
    }
page-told-booty = roba { $booty }
page-told-forced = deja la Polis sin cartas de Historia: pasan a ella { $names }
page-told-announce = { $n } cartas: ¡una más acaba la partida!
page-told-ending-cards = tiene la última carta: esta ronda es la última.
page-told-ending-deck = Se acabó el mazo de Historia: esta ronda es la última.
page-told-ending-standstill = Nadie pudo jugar: la partida acaba.
page-told-skip = no puede hacer nada y pierde el turno
page-told-give-up = descarta { $name }

## The balance report

chart-order = Orden de turno
    .note = El jugador inicial se sortea; los demás siguen en el sentido de las agujas del reloj y empiezan con más Botín. Condición 6 del mazo: ningún lugar gana más de 5 puntos porcentuales por encima de su parte.
    .order = está ahí
chart-routes = Caminos
    .note = Con qué frecuencia gana quien obtuvo la mayoría de sus puntos con este tipo de carta. Condición 6: todos los caminos ganan alguna vez.
    .route = le da más puntos
chart-kinds = Tipos de cartas
    .note = Con qué frecuencia gana quien tiene tantas cartas de un tipo al final.
    .has = 3 o más
chart-points = De dónde vienen los puntos
    .note = Puntos medios de un jugador, según las rondas en que llegaron. Una carta reservada cuesta { $reserved_cost } PV hasta que se añade.
chart-cards = Cartas
    .note = Con qué frecuencia gana quien tiene la carta al final, y quien la reservó. Quienes ganan no deberían tomar una carta más del doble de veces que los demás: una parte del 67 % con dos jugadores, del 50 % con tres y del 40 % con cuatro.
    .taken = tomada
    .reserved = reservada
chart-copies = Copias de cada carta
    .note = Cuántas copias de cada carta tienen al final quienes ganan, y cuántas los demás.
chart-first = Primera carta
    .note = Con qué frecuencia gana quien empieza con esta carta.
    .first = empieza con ella
chart-shown = Lo que muestran los ejemplos
    .note = Lo que muestran los ejemplos del reglamento y exigen las condiciones 2 a 4 del mazo: con qué frecuencia ocurre, y con qué frecuencia gana quien lo tiene. Nadie debería quedarse sin jugar en las tres primeras rondas.
    .shown = lo tiene
chart-ends = Qué acaba la partida
    .note = Qué acabó la partida: los números junto a las barras dicen con qué frecuencia. La parte es la del jugador inicial, y dice si alguno de los finales favorece a quien empieza.
    .ending = gana el jugador inicial
chart-actions = Acciones
    .note = Cuántas veces elige un jugador cada acción en una partida.
chart-final = Lo que tiene un Dominio al final
    .note = Lo que tienen los jugadores al acabar la partida: quienes ganan, y todos los demás.
route-prestige = Prestigio
route-merchandise = Mercancías
route-war = Guerra: los puntos de sus cartas
route-culture = Cultura: los puntos de sus cartas
route-trade = Comercio: los puntos de sus cartas
shown-two-war = Dos o más puntos por carta de Guerra
shown-two-booty = Dos o más puntos por Botín
shown-six-ships = Seis naves o más
shown-ten-trade = Diez de Comercio, contando el Botín
shown-early = No pudo hacer nada en las tres primeras rondas
shown-late = No pudo hacer nada más tarde
ends-cards = { $last_card } cartas
ends-deck = Mazo de Historia agotado
ends-standstill = Nada posible
final-cards = Cartas
final-war = Guerra otorgada
final-culture = Cultura otorgada
final-trade = Comercio otorgado
final-ships = Naves
final-booty = Botín restante
final-war-cards = Cartas de Guerra
final-culture-cards = Cartas de Cultura
final-trade-cards = Cartas de Comercio
final-prestige-cards = Cartas de Prestigio
final-merchandise-cards = Cartas de Mercancía
final-reserved = Cartas aún reservadas
final-rounds = Rondas de la partida
