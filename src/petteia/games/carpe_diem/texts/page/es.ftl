### Lo que dice el tablero de Carpe Diem en español, además de los textos del juego. Los mismos mensajes y variables que en los demás idiomas.

## Around the board

page-home = Inicio
page-tools = Herramientas
page-drawers = Partes de la mesa
page-rivals = Los demás distritos
page-you = Tú
page-deciding = decide
page-start-player = Empieza en esta fase
page-first = 1.º
page-honest = Juego reconstruido
page-reconstructed = Reconstrucción nuestra
page-set-tiles = Losetas
page-set-cards = Cartas de objetivo
page-setup = Preparación
page-over = El final
page-round = ronda { $n } de { $of }
page-phase-round = Fase { $phase } de { $phases }, { $what }
page-tab-district = Distrito
page-tab-tiles = Losetas
page-tab-scoring = Puntuación
page-tab-rivals = Rivales
page-tab-log = Registro

## Names

page-what-grapes = uvas
page-what-herbs = hierbas
page-what-chicken = gallinas
page-what-fish = peces
page-what-coin = monedas
page-what-bread = pan
page-what-step = pergaminos
page-what-scroll = pergamino
page-what-tile = losetas guardadas
page-what-fountain-card = cartas de fuente
page-what-vp = PV
page-what-chimney = chimeneas
page-what-landscape = cualquier paisaje
page-what-dwelling = cualquier vivienda
page-vp = PV
page-scroll = pergamino
page-shovel = aquí va la primera loseta
page-chimneys = chimeneas
page-frame-goal = objetivo del marco
page-fountain-card = carta de fuente
page-of-size = { $name } de { $n }
page-feature-complete = { $kind }, { $size }, completo.
page-feature-open = { $kind }, { $size }, aún abierto.

## The ring and the craftsman row

page-tiles = Losetas
page-tiles-hint = ve a un lado y toma una
page-tiles-left =
    { $n ->
        [one] queda { $n } en esta fase
       *[other] quedan { $n } en esta fase
    }
page-tiles-word =
    { $n ->
        [one] loseta
       *[other] losetas
    }
page-bread-move = con pan
page-slot = { $tile }, espacio { $n }
page-slot-space = Espacio { $n } del anillo
page-place = Pon tu peón en el espacio { $n }
page-row = Fila del artesano
page-row-left = quedan { $n } de { $of }
page-row-soon = tomarías una
page-row-note = hecho: toma una
page-row-gone = tomada
page-row-tile = { $tile }, fila del artesano
page-row-text = Quien completa un artesano toma una de estas losetas.
page-hand = Loseta por construir: { $tile }
page-hand-turn = Gira la loseta: { $tile }
page-turn = Girar

## District

page-your-district = Tu distrito
page-district-of = Distrito de { $name }
page-look-at = Mira el distrito de { $name }
page-cell = Casilla { $name }
page-fits =
    { $n ->
        [one] aquí cabe: { $tile }
       *[other] aquí cabe con { $n } giros: { $tile }
    }
page-brings = Completa y da
page-goal = { $n } PV por { $kind } completo sobre la línea { $line }.
page-goal-columns = entre las columnas { $n } y { $m }
page-goal-rows = entre las filas { $n } y { $m }
page-goal-met = Cumplido.
page-goal-open = Aún no cumplido.
page-goal-soon = Esta loseta lo cumpliría.
page-goals-met = { $n } de { $of } objetivos del marco cumplidos

## Storage and points

page-storage = Almacén y puntos
page-stored =
    { $n ->
        [one] { $n } guardada
       *[other] { $n } guardadas
    }
page-stored-text = Las losetas guardadas quedan boca abajo. Al final, dos cosas del almacén son 1 PV.
page-fountain-cards =
    { $n ->
        [one] carta de fuente
       *[other] cartas de fuente
    }
page-card-fountain = { $n } PV por cada { $kind } completo.
page-now-worth = Ahora { $n } PV.
page-vp-each = { $n } PV ×
page-drawn = nueva
page-return = Pon bajo el mazo: { $kind }.
page-return-why = Una de estas cartas va bajo el mazo. Te quedas las demás; cada una puntúa al final.
page-points =
    { $n ->
        [one] punto
       *[other] puntos
    }
page-ahead = { $n } si acabara ahora
page-finale-before = { $n } antes del final
page-source-villas = Villas
page-source-frame = Marco
page-source-scroll-track = Pergaminos
page-source-fountain-cards = Fuentes
page-source-storage = Mitad de bienes
page-source-cards = Cartas de objetivo
page-source-start = Al empezar

## Scoring

page-track = Pergaminos
page-track-hint = orden de puntuación
page-track-seat = { $name } { $n }
page-scoring = Puntuación
page-scoring-hint = un disco cuenta sus dos cartas
page-pay = Paga
page-have = Ten
page-pay-card = Una carta que se paga
page-have-card = Una carta que cuenta
page-card-pay = Paga { $needs }: { $gains }.
page-card-have = Por { $needs }: { $gains }.
page-times-now =
    { $n ->
        [0] Ahora no es posible.
        [one] Posible una vez ahora.
       *[other] Posible { $n } veces ahora.
    }
page-disc-space = Espacio libre para un disco.
page-disc-of = Disco de { $name }.
page-disc-now = tu disco aquí, ahora
page-disc-brings = Ahora da { $what }.
page-inspect-hint = Señala un espacio entre dos cartas para ver qué daría un disco allí. Una carta que no cumplas cuesta { $n } PV.
page-fulfilled =
    { $n ->
        [one] cumplida una vez
       *[other] cumplida { $n } veces
    }
page-unfulfilled = aún sin cumplir (−{ $n } PV)

## What is asked

page-ask-place = Pon tu peón en un espacio libre
page-ask-take = Ve a un lado y toma una loseta
page-ask-build = Construye esta loseta o guárdala
page-ask-craft = Toma una loseta de la fila del artesano
page-ask-return = Pon una carta de fuente bajo el mazo
page-ask-disc = Pon un disco entre dos cartas
page-ask-first = ¿Qué carta primero?
page-ask-pay = ¿Cuántas veces pagas esta carta?
page-ask-loaves = ¿Cumplirla más veces con 3 panes cada una?
page-hint-place = Tu primera loseta viene de un espacio vecino.
page-hint-take = Señala una loseta para ver dónde cabe.
page-hint-take-touch = Toca una loseta para ver dónde cabe.
page-hint-craft = La construyes enseguida.
page-hint-disc = El número de un espacio es lo que te da ahora.
page-hint-first = Lo que da la primera carta puede pagar la segunda.
page-hint-pay = Una moneda vale por cualquier mercancía.
page-take-bread =
    { $n ->
        [one] O paga tu pan y ve adonde quieras.
       *[other] O paga uno de tus { $n } panes y ve adonde quieras.
    }
page-fits-cells =
    { $n ->
        [one] Cabe en 1 casilla. R o la rueda la giran.
       *[other] Cabe en { $n } casillas. R o la rueda la giran.
    }
page-fits-touch =
    { $n ->
        [one] Cabe en 1 casilla. Tócala otra vez para girarla.
       *[other] Cabe en { $n } casillas. Toca una otra vez para girarla.
    }
page-would-fit =
    { $n ->
        [0] no cabe en ningún sitio
        [one] cabe en 1 casilla
       *[other] cabe en { $n } casillas
    }
page-fits-none = No cabe en ningún sitio: guárdala.
page-completes = completa { $names }
page-completes-nothing = Aún no completa nada.
page-meets = objetivo del marco +{ $n } PV
page-store-text = Queda boca abajo. Al final, dos cosas del almacén son 1 PV.
page-act-place = Empieza en el { $n }
page-act-take = Toma esta loseta
page-act-bread = Tómala por 1 pan
page-act-build = Construye en { $cell }
page-act-store = Guardar
page-act-craft = Toma esta loseta
page-act-return = Devuelve { $kind }
page-act-disc = Pon un disco aquí
page-act-first = Esta carta primero
page-doing-place = pone el peón en un espacio
page-doing-take = toma una loseta
page-doing-build = construye o guarda una loseta
page-doing-craft = toma una loseta de la fila del artesano
page-doing-return = mira cartas de fuente
page-doing-disc = elige dónde puntuar
page-doing-first = cumple dos cartas de objetivo
page-doing-pay = cumple una carta de objetivo
page-doing-loaves = cumple una carta de objetivo

## Log: | is where the pictures go

page-log-phase = Fase { $n }
page-log-start = empieza en esta fase
page-log-place = empieza en el espacio { $n }
page-log-bread = paga | ·{" "}
page-log-craft = {" "}· toma | ·{" "}
page-log-build = construye | en { $cell }
page-log-store = guarda |
page-log-complete = completo
page-log-goal = objetivo del marco
page-log-draw = mira { $n } |
page-log-drawn = ve |
page-log-returned = devuelve |
page-log-discard = | sale del juego
page-log-disc = pone un disco
page-log-fulfil = | × { $n }
page-log-fail = | sin cumplir
page-log-reveal = muestra | por { $n } PV
