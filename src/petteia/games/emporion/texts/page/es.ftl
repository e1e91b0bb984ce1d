### Emporion's board in Spanish. The same messages, attributes and variables as in the other languages. Pictures stand in square brackets.

game-honesty = El mazo es nuestro: las cartas impresas no son públicas. Respeta las cartas y cifras que muestra el reglamento. Si tienes el juego, puedes anotar tus cartas y jugar con ellas.

## Kinds, resources, numbers

page-war = Guerra
    .unit = de Guerra
page-culture = Cultura
    .unit = de Cultura
page-trade = Comercio
    .unit = de Comercio
page-prestige = Prestigio
page-merchandise = Mercancía
page-special = Prestigio Especial
page-special-short = Especial
page-booty = Botín
    .unit = de Botín
page-ships = Naves
    .unit =
        { $n ->
            [one] nave
           *[other] naves
        }
page-vp = PV
    .unit = PV
page-reserved = En reserva
    .unit = en reserva
page-expedition = Expedición
page-reserve = Reserva
page-asclepios = Asclepio
page-hygieia = Higía

page-amount-war = { $n } de Guerra
page-amount-culture = { $n } de Cultura
page-amount-trade = { $n } de Comercio
page-amount-booty = { $n } de Botín
page-amount-ships =
    { $n ->
        [one] { $n } nave
       *[other] { $n } naves
    }
page-amount-drachma =
    { $n ->
        [one] { $n } dracma
       *[other] { $n } dracmas
    }
page-amount-vp = { $n } PV

page-per-war = { $n } PV por carta de Guerra
page-per-culture = { $n } PV por carta de Cultura
page-per-trade = { $n } PV por carta de Comercio
page-per-prestige = { $n } PV por carta de Prestigio
page-per-merchandise = { $n } PV por Mercancía
page-per-booty = { $n } PV por Botín

## Cards

page-free = gratis
page-card-grants = da { $what }
page-card-takes-prestige = la acción { $colour } puede tomar Prestigio
page-card-takes-merchandise = la acción { $colour } puede tomar Mercancía
page-card-goods = puntúa con tus otras Mercancías
page-card-requires = requiere { $what }
page-card-pays = paga { $n } de Botín
page-figures-rulebook = Valores impresos en el reglamento
page-figures-reconstructed = Conocida en parte por el reglamento, completada por nosotros
page-figures-own = Valores nuestros
page-figures-printed = Valores del mazo de su dueño

page-note-by = Con { $action }
page-note-by-several = Con una u otra acción
page-note-pay = paga { $n }[booty]
page-note-send = Enviarla
page-note-reserve = Reservarla
page-note-first = Empezar con ella
page-note-give-up = Renunciar a ella
page-note-missing = de menos
page-note-missing-booty = de menos, { $n } con Botín
page-note-kept = Cuesta { $n }[booty], lo guardas
page-note-marker-there = El marcador está en { $action }
page-note-no-prestige-ability = Aún nada toma Prestigio
page-note-no-merchandise-ability = Aún nada toma Mercancía

## The table

page-home = Petteia: todos los juegos
page-tools = Puntos, ayuda, ajustes
page-round = Ronda { $n }
page-setup = Preparación
page-order = Orden de turno: { $names }
page-port = Puerto
page-polis = Polis
page-polis-empty = La Polis está vacía.
page-gap = Lugar vacío
page-actions = Acciones
page-marker = El marcador
page-marker-of = Marcador de { $name }
page-marker-choice = Tu marcador para toda la partida
page-deck-history = Mazo de Historia: { $n }.
    .title = Historia
    .text = Cartas de Guerra, Cultura y Comercio. De él se roba el Botín, sin mirarlo. Si alguien debe robar y está vacío, la ronda es la última.
page-deck-progress = Mazo de Progreso: { $n }.
    .title = Progreso
    .text = Cartas de Prestigio y Mercancía. Una expedición de dos naves o más las trae al Puerto.
page-deck-ours = Valores de las cartas: mazo nuestro.
page-deck-owner = Valores de las cartas: mazo de su dueño.
page-special-note = Se toman como Prestigio; su Botín se paga.
page-special-none = Todas tomadas.

## The five actions

page-action-trade = Añade una carta de Comercio de la Polis o de tu reserva, o lo que tome una habilidad de tus cartas de Comercio.
page-action-culture = Añade una carta de Cultura de la Polis o de tu reserva, o lo que tome una habilidad de tus cartas de Cultura.
page-action-war = Añade una carta de Guerra de la Polis o de tu reserva, o lo que tome una habilidad de tus cartas de Guerra.
page-action-expedition = Envía del Puerto a la Polis tantas cartas como naves tengas, cuatro como mucho. Rellena el Puerto y roba otros tantos Botines.
page-action-reserve = Toma una carta del Puerto bajo una de tus dracmas, para añadirla después.
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
page-yield-short = Nada al alcance, falta { $n } con Botín
page-yield-kept = Solo con el Botín que guardas
page-yield-marker = El marcador está aquí
page-yield-own-marker = Tu marcador está aquí
page-yield-marker-of = Aquí está el marcador de { $name }
page-yield-expedition =
    { $ships ->
        [one] { $ships } nave: { $cards } carta, { $booty } de Botín
       *[other] { $ships } naves: { $cards } cartas, { $booty } de Botín
    }
page-yield-drachmas =
    { $n ->
        [0] Ninguna dracma libre
        [one] { $n } dracma libre
       *[other] { $n } dracmas libres
    }

## Domains

page-you = Tú
page-rivals = Rivales
page-domain-of = Dominio: { $name }
page-cards = Cartas
page-cards-short = cartas
page-of = de { $n }
page-cards-of = { $n } de { $of } cartas
page-vp-so-far = PV ahora
page-look = Ver las cartas
page-deciding = Decide
page-one-more-ends = Una más acaba la partida
page-last-round = Esta ronda es la última
page-n-reserved = { $n } en reserva
page-free-drachma = Dracma libre
page-free-drachmas = Dracmas libres
page-if-kept = { $vp } PV si queda
page-reserved-cards = En reserva: { $names }, { $vp } PV si queda.
page-nothing-reserved = Nada en reserva.
page-booty-hidden = { $n } de Botín, boca abajo.
page-keep = Guardar Botín
    .text = Lo que gastaría el Botín que guardas no se ilumina.
page-keep-short = Guardar
page-keep-fewer = Guardar uno menos
page-keep-more = Guardar uno más
page-kept = { $n } de { $of } de Botín guardados
page-show-below = Mostrar abajo este Dominio
page-none = Ninguna aún
page-goods =
    { $n ->
        [0] La primera requiere { $trade } de Comercio: +{ $more } PV.
       *[other] Vale { $vp } PV. La próxima requiere { $trade } de Comercio: +{ $more } PV.
    }
page-goods-complete =
    { $n ->
        [one] Hay una serie completa.
       *[other] Hay { $n } series completas.
    }
page-lately-take = tomó { $name }
page-lately-first = empezó con { $name }
page-lately-reserve = reservó { $name }
page-lately-give-up = renunció a { $name }
page-lately-expedition = envió una expedición
page-lately-skip = no pudo jugar

## Points

page-score = Puntos hasta ahora
page-score-end = Puntos finales
page-points-from = Origen
page-total = Total
page-points-prestige = Prestigio
page-points-merchandise = Mercancía
page-points-per-war = Por carta de Guerra
page-points-per-culture = Por carta de Cultura
page-points-per-trade = Por c. de Comercio
page-points-per-prestige = Por Prestigio
page-points-per-merchandise = Por Mercancía
page-points-per-booty = Por Botín
page-points-printed = PV impresos
page-points-reserved = En reserva

## The end

page-near-end =
    { $who ->
        [you] Tienes { $n } de { $of } cartas.
        [rival] { $names } tiene { $n } de { $of } cartas.
       *[several] { $names } tienen { $n } de { $of } cartas.
    }
    .text = La ronda en que alguien añada la carta { $of } es la última.
page-end-cards = Última ronda: un Dominio está completo.
page-end-deck = Última ronda: se acabó el mazo de Historia.
page-end-standstill = Última ronda: nadie pudo jugar.
page-end-turn =
    { $when ->
        [now] Este es tu último turno.
        [later] Te queda un turno.
       *[past] No te quedan turnos.
    }
page-end-over = La partida ha terminado.
page-last-turn = Tu último turno

## Drawers of a phone

page-drawers = Partes de la mesa
page-drawer-domain = Dominio
page-drawer-rivals = Rivales
page-drawer-score = Puntos
page-drawer-log = Diario
page-close = Cerrar

## What is asked, and moves

page-ask-first = Tu primera carta
    .text = Elige la carta con la que empieza tu Dominio.
page-ask-marker = Tu marcador
    .text = Elige uno de los dos marcadores; tu rival recibe el otro.
page-ask-turn = Tu turno
    .text = Toma una carta iluminada, reserva del Puerto o envía una expedición.
page-ask-send =
    { $send ->
        [one] Envía { $send } carta más
       *[other] Envía { $send } cartas más
    }
    .text = Elige en el Puerto qué pasa a la Polis.
page-ask-refill =
    { $gaps ->
        [one] Rellena el último hueco
       *[other] Rellena { $gaps } huecos
    }
    .text = Elige el mazo para el próximo lugar; cada mazo debe dar al menos una carta.
page-ask-give-up = Renuncia a una carta
    .text = No puedes hacer nada más: una de tus cartas en reserva sale de la partida.
page-outcome = { $move }: { $what }
page-outcome-booty = { $n } de Botín por { $what }
page-act-for = { $move } por { $n } de Botín
page-move-expedition = Enviar una expedición
page-move-first = Empezar con { $name }
page-move-marker = Tomar el marcador { $name }
page-move-take = Tomar { $name }
page-move-take-by = Tomar { $name } con { $action }
page-move-play = Añadir { $name }
page-move-play-by = Añadir { $name } con { $action }
page-move-reserve = Reservar { $name }
page-move-send = Enviar { $name }
page-move-give-up = Renunciar a { $name }
page-move-refill-history = Rellenar de Historia
page-move-refill-progress = Rellenar de Progreso

## Why a move is refused

page-why-game-over = La partida ha terminado.
page-why-not-your-turn = No es tu turno.
page-why-not-asked = Ahora se te pregunta otra cosa.
page-why-not-in-port = Esta carta no está en el Puerto.
page-why-not-in-polis = Esta carta no está en la Polis.
page-why-not-reserved = No has reservado esta carta.
page-why-marker-there = El marcador estorba: { $action } no se puede elegir ahora.
page-why-no-ship = No tienes ninguna nave.
page-why-port-empty = El Puerto está vacío.
page-why-no-drachma = No tienes ninguna dracma libre.
page-why-no-prestige-ability = Ninguna carta tuya de { $action } puede tomar Prestigio.
page-why-no-merchandise-ability = Ninguna carta tuya de { $action } puede tomar Mercancía.
page-why-requirements = Te falta { $missing }; bastaría { $booty } más de Botín.
page-why-kept = Cuesta { $n } de Botín, y guardas { $kept }.

## The log, after the mark of a player

page-told-first = empieza con { $name }
page-told-marker = toma el marcador { $name }
page-told-take = toma { $name }
page-told-play = añade { $name } de la reserva
page-told-by = con { $action }
page-told-for = por { $n } de Botín
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
page-told-booty = roba { $n } de Botín
page-told-forced = deja la Polis sin cartas de Historia: pasan a ella { $names }
page-told-announce = { $n } cartas: ¡una más acaba la partida!
page-told-ending-cards = tiene la última carta: esta ronda es la última.
page-told-ending-deck = Se acabó el mazo de Historia: esta ronda es la última.
page-told-ending-standstill = Nadie pudo jugar: la partida acaba.
page-told-skip = no puede hacer nada y pierde el turno
page-told-give-up = renuncia a { $name }
page-told-over = La partida ha terminado
