### Carpe Diem in Spanish. The same messages, attributes and variables as in the other languages.

## The game

game-name = Carpe Diem
game-about = Construye un distrito de la antigua Roma loseta a loseta: cierra villas, paisajes y viviendas, reúne mercancías y cumple cartas de objetivo después de cada fase.
game-line = Construye un barrio de Roma, loseta a loseta, con objetivos distintos en cada mesa.
game-honesty = Las losetas, cartas de objetivo, piezas de marco y paneles de aquí son una reconstrucción: el reglamento solo muestra algunas, y el resto lo hemos hecho para que encaje. Si tienes el juego, puedes anotar tu propio conjunto y jugar con él.

## Kinds of features

kind-meadow = prado
kind-villa = villa
    .text = Dos losetas o más sin aberturas. No da nada en el momento; al final puntúa según sus chimeneas.
kind-vineyard = viñedo
    .text = Un paisaje de 2 a { $longest_landscape } losetas. Al completarlo da racimos de uva: uno menos que losetas tiene.
kind-herbs = huerto
    .text = Un paisaje de 2 a { $longest_landscape } losetas. Al completarlo da manojos de hierbas: uno menos que losetas tiene.
kind-chicken = gallinero
    .text = Un paisaje de 2 a { $longest_landscape } losetas. Al completarlo da gallinas: una menos que losetas tiene.
kind-pond = estanque
    .text = Un paisaje de 2 a { $longest_landscape } losetas. Al completarlo da peces: uno menos que losetas tiene.
kind-merchant = mercader
    .text = Una vivienda de dos mitades. Al completarla, todas tus mercancías se vuelven monedas y además ganas { $gains }.
kind-baker = hornero
    .text = Una vivienda de dos mitades. Al completarla ganas { $gains }.
kind-administrator = administrador
    .text = Una vivienda de dos mitades. Al completarla ganas { $gains }. Las casillas hacen avanzar tu disco en el recorrido de pergaminos.
kind-craftsman = artesano
    .text = Una vivienda de dos mitades. Al completarla tomas una loseta de la fila del artesano y la construyes enseguida.
kind-market = mercado
    .text = Un edificio único rodeado de prado. Ganas { $gains } al construirlo.
kind-bakery = horno
    .text = Un edificio único rodeado de prado. Ganas { $gains } al construirlo.
kind-fountain = fuente
    .text = Un edificio único rodeado de prado. Miras { $drawn } cartas de fuente, y una vuelve bajo el mazo; desde tu segunda fuente puede ser una anterior.

## Amounts

amount-vp = { $n } PV
amount-coin =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
amount-bread =
    { $n ->
        [one] { $n } pan
       *[other] { $n } panes
    }
price-move =
    { $bread_move ->
        [one] un pan
       *[other] { $bread_move } panes
    }
price-card =
    { $loaves ->
        [one] { $loaves } pan
       *[other] { $loaves } panes
    }
amount-step =
    { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
amount-grapes =
    { $n ->
        [one] { $n } racimo de uva
       *[other] { $n } racimos de uva
    }
amount-herbs =
    { $n ->
        [one] { $n } manojo de hierbas
       *[other] { $n } manojos de hierbas
    }
amount-chicken =
    { $n ->
        [one] { $n } gallina
       *[other] { $n } gallinas
    }
amount-fish =
    { $n ->
        [one] { $n } pez
       *[other] { $n } peces
    }
amount-tile =
    { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }
amount-chimney =
    { $n ->
        [one] { $n } chimenea
       *[other] { $n } chimeneas
    }
amount-villa =
    { $n ->
        [one] { $n } villa
       *[other] { $n } villas
    }
amount-vineyard =
    { $n ->
        [one] { $n } viñedo
       *[other] { $n } viñedos
    }
amount-herb-garden =
    { $n ->
        [one] { $n } huerto
       *[other] { $n } huertos
    }
amount-chicken-yard =
    { $n ->
        [one] { $n } gallinero
       *[other] { $n } gallineros
    }
amount-pond =
    { $n ->
        [one] { $n } estanque
       *[other] { $n } estanques
    }
amount-merchant =
    { $n ->
        [one] { $n } mercader
       *[other] { $n } mercaderes
    }
amount-baker =
    { $n ->
        [one] { $n } hornero
       *[other] { $n } horneros
    }
amount-administrator =
    { $n ->
        [one] { $n } administrador
       *[other] { $n } administradores
    }
amount-craftsman =
    { $n ->
        [one] { $n } artesano
       *[other] { $n } artesanos
    }
amount-market =
    { $n ->
        [one] { $n } mercado
       *[other] { $n } mercados
    }
amount-bakery =
    { $n ->
        [one] { $n } horno
       *[other] { $n } hornos
    }
amount-fountain =
    { $n ->
        [one] { $n } fuente
       *[other] { $n } fuentes
    }
amount-landscape =
    { $n ->
        [one] { $n } paisaje cualquiera
       *[other] { $n } paisajes cualesquiera
    }
amount-dwelling =
    { $n ->
        [one] { $n } vivienda cualquiera
       *[other] { $n } viviendas cualesquiera
    }
amount-single =
    { $n ->
        [one] { $n } edificio de una loseta cualquiera
       *[other] { $n } edificios de una loseta cualesquiera
    }

## Cards, tiles and goals

card-red = { $needs } → { $gains }
    .text = Paga { $needs } tantas veces como quieras: { $gains } cada vez. Una moneda vale por cualquier mercancía; { price-card }, por una vez entera.
card-green = { $needs } → { $gains }
    .text = Por cada { $needs } que tengas: { $gains }. Solo cuenta lo completo, salvo las chimeneas, que cuentan siempre; con { price-card } se suple una vez entera.
card-fountain = carta de fuente: { $name }
    .text = Al final: { $n } PV por cada elemento completo de este tipo: { $name }.
card-goal = { $name } ({ $n } PV)
    .text = Al final: { $n } PV si esta línea cruza algo completo de este tipo: { $name }.
back-white = dorso blanco
back-black = dorso negro

## The course of the game

part-set-up = Preparación
    .help = Uno tras otro ponéis el peón en un espacio libre del anillo; las losetas se destapan cuando está el último peón.
part-turns = Turnos
    .help = Mueve tu peón al siguiente espacio con losetas, a izquierda o derecha, toma una y constrúyela o guárdala. Tras { $rounds } rondas llega una puntuación.
part-scoring = Puntuación
    .help = Empezando por quien va más lejos en el recorrido de pergaminos, cada uno pone un disco entre dos cartas y cumple ambas.
part-over = Final
    .help = La partida ha terminado.
stage-set-up = Preparación
stage-phase = Fase { $n }
stage-scoring = Puntuación
stage-over = Terminada

## Questions

question-place = Pon tu peón en un espacio libre
question-take = Mueve a izquierda o derecha y toma una loseta
question-build = Construye esta loseta o guárdala
question-craft = Toma una loseta de la fila del artesano
question-return = Pon una carta de fuente bajo el mazo
question-disc = Pon un disco entre dos cartas
question-first = ¿Qué carta primero?
question-pay = ¿Cuántas veces pagas esta carta?
question-loaves = ¿Cumplirla más veces con pan?

## Moves

move-build =
    { $n ->
        [0] Construir en { $cell }
       *[other] Construir en { $cell }, girada { $n }×
    }
move-store = Guardar la loseta en tu almacén
move-take = Espacio { $n }: tomar { $name }
move-bread = Con { price-move } al espacio { $n }: tomar { $name }
move-place = Espacio { $n }
move-craft = Tomar { $name }
move-return = Devolver: { $name }
move-disc = { $one } y { $other }
move-first = Primero { $name }
move-pay =
    { $n ->
        [0] No pagar
        [one] Pagar una vez
       *[other] Pagar { $n } veces
    }
move-loaves =
    { $n ->
        [0] No usar pan
        [one] Una vez, por { price-card }
       *[other] { $n } veces, por { price-card } cada una
    }

## Why a move is refused

reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.
reason-not-asked = Ahora se te pregunta otra cosa.
reason-cell-taken = Ahí ya hay una loseta.
reason-first-on-shovel = Tu primera loseta va donde está la pala.
reason-not-adjacent = Una loseta debe quedar junto a otra tuya, no en diagonal.
reason-equal-turn = Girada así, la loseta queda igual que con menos giros.
reason-edges-differ = Cada lado debe coincidir con el que toca. Esta casilla pide: { $missing }.
reason-landscape-too-long = Un paisaje tiene como mucho { $longest_landscape } losetas y dos extremos.
reason-tile-taken = Ahí ya no hay loseta.
reason-equal-tile = Ahí hay otra loseta igual; elige la primera.
reason-too-far = Tu peón va al siguiente espacio con losetas, a izquierda o derecha. Con { price-move } llega a cualquiera.
reason-not-enough-bread = No te alcanza el pan: falta { $missing }.
reason-space-occupied = Ahí está otro peón; al principio cada uno ocupa un espacio distinto.
reason-not-your-card = No tienes esta carta de fuente.
reason-no-two-cards = Un disco va entre dos cartas.
reason-disc-there = Ahí ya hay un disco, para el resto de la partida.
reason-not-beside-disc = Esta carta no está junto a tu disco.
reason-cannot-pay = No puedes pagarla tantas veces: falta { $missing }.

## Log

log-phase = Fase { $n }
log-round = Ronda { $n }
log-start-player = El sorteo decide que empiece { $player }.
log-panel = { $player } recibe el panel { $name }, con la pala en { $cause }.
log-start = Empieza { $player }.
log-place = { $player } comienza en el espacio { $name }.
log-deal =
    { $cause ->
        [row] En la fila del artesano: { $amount }.
       *[ring] Destapadas en el anillo: { $amount }.
    }
log-move =
    { $n ->
        [0] { $player } mueve al espacio { $name }.
       *[other] { $player } paga { price-move } y va al espacio { $name }.
    }
log-take = { $player } toma { $name }.
log-discard = { $name } sobra en el espacio { $n } y sale del juego.
log-build = { $player } construye en { $cause }: { $name }.
log-store = { $player } guarda { $name }.
log-gain = { $player } gana { $amount } ({ $cause }).
log-lose = { $player } entrega { $amount } ({ $cause }).
log-complete = { $player } completa: { $name } ({ $cells }).
log-goal = { $player } cumple un objetivo del marco: { $name }, { $n } PV al final.
log-draw =
    { $n ->
        [one] { $player } mira { $n } carta de fuente.
       *[other] { $player } mira { $n } cartas de fuente.
    }
log-drawn = Ves la { $name }.
log-return = { $player } devuelve una carta de fuente bajo el mazo.
log-returned = Devuelves la { $name }.
log-scoring = Puntuación de la fase { $n }
log-disc = { $player } pone un disco en { $name }.
log-fulfil =
    { $n ->
        [one] { $player } cumple una vez: { $name }.
       *[other] { $player } cumple { $n } veces: { $name }.
    }
log-fail = { $player } no cumple { $name }.
log-reveal = { $player } revela: { $name }, { $n } PV.
log-score = { $player } suma { $n } PV ({ $cause }).
log-over = La partida ha terminado.

cause-start = al empezar
cause-scroll = pergamino cubierto
cause-scroll-track = Recorrido de pergaminos
cause-villas = Villas
cause-storage = Resto del almacén
cause-fountain-cards = Cartas de fuente
cause-frame = Objetivos del marco

## Where a figure comes from

source-rulebook = Impreso en el reglamento
source-derived = Se deduce del reglamento
source-one = Según una sola descripción pública
source-reconstructed = Reconstruido por nosotros
source-own = Leído de las piezas

## The table

table-phase = Fase { $n } de { $of }
table-round = Ronda { $n } de { $of }
table-ring = El anillo
table-row = Fila del artesano
table-grid = Cartas de objetivo
table-hand = Por construir: { $name }
table-district = Distrito de { $player }
table-storage = Almacén
table-scroll-track = Recorrido de pergaminos
table-features = Completo
table-fountain-cards = Cartas de fuente
table-goals = Marco
table-stored =
    { $n ->
        [one] { $n } loseta guardada
       *[other] { $n } losetas guardadas
    }
table-hidden =
    { $n ->
        [one] { $n } carta oculta
       *[other] { $n } cartas ocultas
    }
table-to-come =
    { $n ->
        [one] { $n } loseta por venir
       *[other] { $n } losetas por venir
    }
table-during-game = Sumado durante la partida
table-empty = –
table-legend = Las letras son tipos, § es un pergamino, ▽ la pala. Una loseta se escribe con sus lados en sentido horario desde arriba; una letra pequeña es una segunda parte del mismo tipo.
table-help-ring = el anillo y la fila del artesano
table-help-cards = las cartas de objetivo completas
table-help-tiles = las losetas que faltan por venir

letter-villa = V
letter-vineyard = U
letter-herbs = H
letter-chicken = G
letter-pond = E
letter-merchant = M
letter-baker = O
letter-administrator = A
letter-craftsman = T
letter-market = m
letter-bakery = h
letter-fountain = f

## Help

help-goal = Objetivo
    .text = Tener más puntos de victoria (PV) que nadie tras { $phases } fases. En caso de empate gana quien esté más atrás en el recorrido de pergaminos.
help-ring = El anillo
    .text = En tu turno tu peón va a izquierda o derecha hasta el siguiente espacio con losetas, y tomas una. Los peones pueden compartir espacio. Un espacio se cierra cuando se han tomado de él tantas losetas como jugadores hay.
help-building = Construir
    .text = Tu primera loseta va donde está la pala; las demás, junto a una tuya. Los lados que se tocan deben ser iguales; el marco es prado. Puedes girar las losetas. Lo que no puedas o no quieras construir va boca abajo a tu almacén y allí se queda.
help-landscapes = Paisajes
    .text = Viñedos, huertos, gallineros y estanques tienen de 2 a { $longest_landscape } losetas y dos extremos cerrados. Al completarse dan una mercancía menos que losetas tienen.
help-dwellings = Viviendas
    .text = Dos mitades del mismo tipo forman una vivienda. El mercader convierte mercancías en monedas, el hornero da pan, el administrador avance y el artesano una loseta.
help-villas = Villas
    .text = Las villas pueden tener cualquier tamaño. Sus chimeneas cuentan para las cartas de objetivo; las completas puntúan al final según sus chimeneas.
help-fountains = Fuentes
    .text = Una fuente te muestra { $drawn } cartas de fuente; una vuelve bajo el mazo, el resto se queda contigo, oculto, y puntúa al final. Desde la segunda fuente puedes devolver cualquiera de tus cartas.
help-scrolls = Pergaminos
    .text = Cubre un pergamino para avanzar tu disco por el recorrido. Quien va más lejos elige primero en las puntuaciones, y cada casilla vale su número al final.
help-wares = Mercancías y monedas
    .text =
        { $items ->
            [one] Con mercancías se pagan las cartas rojas. Una moneda vale por cualquier mercancía. Al final, cada cosa que te quede es 1 PV.
           *[other] Con mercancías se pagan las cartas rojas. Una moneda vale por cualquier mercancía. Al final, cada { $items } cosas que te queden son 1 PV.
        }
help-bread = Pan
    .text = Con { price-move } pagado antes de mover, tu peón va a cualquier espacio con losetas o se queda. En una puntuación, con { price-card } se cumple una carta una vez.
help-scoring = Puntuación
    .text = Pones un disco entre dos cartas y cumples ambas, en el orden que quieras, cada una tantas veces como puedas. Una carta que no cumplas ninguna vez te cuesta { $unfulfilled } PV. Los discos se quedan y bloquean su espacio.
help-frame = Marco
    .text = Cada pieza de tu marco tiene { $goals } objetivos. Se cumple si algo completo de su tipo queda cruzado por la línea que sale de él y atraviesa tu distrito.
help-end = El final
    .text = Tras la última puntuación sumas tus villas completas, lo que quede en tu almacén, tu casilla del recorrido de pergaminos, tus cartas de fuente y los objetivos de tu marco.
help-set = El conjunto
    .text = Las losetas, cartas de objetivo, piezas de marco y paneles son una reconstrucción que encaja con todo lo que se sabe del juego. «petteia components carpe-diem» la muestra; con --check examina un conjunto tuyo.

## The page

# Around the board
page-home = Inicio
page-tools = Herramientas
page-drawers = Zonas de la mesa
page-rivals = Los demás distritos
page-lately-place = empieza en el espacio { $n }
page-lately-take = tomó { $tile }
page-lately-build = construyó { $tile } en { $cell }
page-lately-store = guardó una loseta
page-lately-disc = colocó un disco
page-deciding = decide
page-start-player = Empieza en esta fase
page-first = 1.º
page-honest = Conjunto reconstruido
page-tab-district = Distrito
page-tab-tiles = Losetas
page-tab-scoring = Puntuación
page-tab-rivals = Rivales
page-tab-log = Registro

# Names
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
page-what-single = cualquier edificio de una loseta
page-shovel = aquí va la primera loseta
page-frame-goal = objetivo del marco
page-fountain-card = carta de fuente
page-of-size = { $name } de { $n }
page-feature-complete = Completo: { $kind }, { $size }.
page-feature-open = Aún abierto: { $kind }, { $size }.

# The ring and the craftsman row
page-tiles = Losetas
page-tiles-hint = mueve a izquierda o derecha, toma una
page-tiles-later = se reparten tras los peones
page-tiles-word =
    { $n ->
        [one] loseta
       *[other] losetas
    }
page-bread-move = con pan
page-slot = { $tile }, espacio { $n }
page-slot-space = Espacio { $n } del anillo
page-place = Pon tu peón en el espacio { $n }
page-row-left = quedan { $n } de { $of }
page-row-soon = tomarías una
page-row-note = hecho: toma una
page-row-gone = tomada
page-row-tile = { $tile }, fila del artesano
page-row-text = Quien completa un artesano toma una de estas losetas.
page-hand = Loseta por construir: { $tile }
page-hand-turn = Gira la loseta: { $tile }
page-turn = Girar

# District
page-your-district = Tu distrito
page-look-at = Mira el distrito de { $name }
page-cell = Casilla { $name }
page-fits =
    { $n ->
        [one] aquí cabe: { $tile }
       *[other] aquí cabe de { $n } maneras: { $tile }
    }
page-brings = Completa y da
page-goal = { $n } PV si la línea { $line } cruza algo completo: { $kind }.
page-goal-columns = entre las columnas { $n } y { $m }
page-goal-rows = entre las filas { $n } y { $m }
page-goal-met = Cumplido.
page-goal-open = Aún no cumplido.
page-goal-soon = Esta loseta lo cumpliría.
page-goals-met = { $n } de { $of } objetivos del marco cumplidos

# Storage and points
page-storage = Almacén y puntos
page-stored =
    { $n ->
        [one] { $n } guardada
       *[other] { $n } guardadas
    }
page-stored-text =
    { $items ->
        [one] Las losetas guardadas quedan boca abajo. Al final, cada cosa del almacén es 1 PV.
       *[other] Las losetas guardadas quedan boca abajo. Al final, cada { $items } cosas del almacén son 1 PV.
    }
page-fountain-cards =
    { $n ->
        [one] carta de fuente
       *[other] cartas de fuente
    }
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
page-points-start = dados al inicio
page-finale-before = { $n } antes del final

# Scoring
page-track-hint = orden de puntuación
page-track-seat = { $name } { $n }
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
page-inspect-hint-touch = Toca un espacio entre dos cartas para ver qué daría un disco allí. Una carta que no cumplas cuesta { $n } PV.
page-fulfilled =
    { $n ->
        [one] cumplida una vez
       *[other] cumplida { $n } veces
    }
page-unfulfilled = aún sin cumplir (−{ $n } PV)

# What is asked
page-hint-place = Tu primera loseta viene de un espacio vecino.
page-hint-take = Señala una loseta para ver dónde cabe.
page-hint-take-touch = Toca una loseta para ver dónde cabe.
page-hint-craft = La construyes enseguida.
page-hint-disc = El número de un espacio es lo que te da ahora.
page-hint-first = Lo que da la primera carta puede pagar la segunda.
page-hint-pay = Una moneda vale por cualquier mercancía.
page-take-bread = O ve adonde quieras por { price-move }.
page-fits-cells =
    { $n ->
        [one] Cabe en { $n } casilla. R o la rueda la giran.
       *[other] Cabe en { $n } casillas. R o la rueda la giran.
    }
page-fits-touch =
    { $n ->
        [one] Cabe en { $n } casilla. Tócala otra vez para girarla.
       *[other] Cabe en { $n } casillas. Toca una otra vez para girarla.
    }
page-would-fit =
    { $n ->
        [0] no cabe en ningún sitio
        [one] cabe en { $n } casilla
       *[other] cabe en { $n } casillas
    }
page-fits-none = No cabe en ningún sitio: guárdala.
page-completes = completa { $names }
page-completes-nothing = Aún no completa nada.
page-meets = objetivo del marco +{ $n } PV
page-act-place = Empezar en el { $n }
page-act-take = Tomar esta loseta
page-act-bread = Tomarla por { price-move }
page-act-build = Construir en { $cell }
page-act-store = Guardar
page-act-craft = Tomar esta loseta
page-act-return = Devolver: { $kind }
page-act-disc = Poner un disco aquí
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

# Log: | is where the pictures go
page-log-start-player = empieza por sorteo
page-log-panel = recibe el panel { $name }
page-log-start = empieza en esta fase
page-log-place = empieza en el espacio { $n }
page-log-bread = paga | ·{" "}
page-log-craft = {" "}· toma | ·{" "}
page-log-build = construye | en { $cell }
page-log-store = guarda |
page-log-complete = completa |
page-log-goal = objetivo del marco
page-log-draw = mira { $n } |
page-log-drawn = ve |
page-log-returned = devuelve |
page-log-discard = Fuera del juego: |
page-log-disc = pone un disco
page-log-fulfil = | × { $n }
page-log-fail = | sin cumplir
page-log-reveal = muestra | por { $n } PV

## The balance report

chart-order = Orden de turno en la primera fase
    .note = Quien empieza recibe menos puntos al principio; el marcador de jugador inicial pasa después de cada fase.
    .order = en ese lugar
chart-points = De dónde vienen los puntos
    .note = Puntos medios de un jugador, según la fase en que llegaron; el final es la puntuación final.
chart-cards = Cartas de objetivo
    .note = Con qué frecuencia gana quien puso un disco junto a la carta, y quien la cumplió al menos una vez.
    .chosen = elegida
    .fulfilled = cumplida
chart-goals = Objetivos del marco
    .note = Con qué frecuencia gana quien tiene un objetivo así en el marco y lo cumple, o deja uno sin cumplir.
    .met = cumplido
    .missed = sin cumplir
chart-panels = Paneles
    .note = Con qué frecuencia gana quien juega en el panel.
    .panel = juega en él
chart-complete = Elementos completos
    .note = Elementos completos al final: de quienes ganan, y de todos los demás.
chart-final = Cómo jugaron
    .note = Lo que los jugadores han hecho al final: quienes ganan, y todos los demás.
points-start = Al empezar
points-card-A = Cartas A: una mercancía
points-card-B = Cartas B: varias mercancías
points-card-C = Cartas C: villas
points-card-D = Cartas D: otros elementos
points-failed = Cartas sin cumplir
points-beyond = Pasos más allá del recorrido de pergaminos
points-villas = Villas
points-storage = Resto del almacén
points-scroll-track = Recorrido de pergaminos
points-fountain-cards = Cartas de fuente
points-frame = Objetivos del marco
final-tiles = Losetas construidas
final-stored = Losetas guardadas
final-crafted = Losetas de la fila del artesano
final-chimneys = Chimeneas
final-goals = Objetivos del marco cumplidos
final-scrolls = Lugar en el recorrido de pergaminos
final-bread = Pan gastado en movimientos
final-wares = Mercancías obtenidas
panel-number = Panel { $n }
stage-end = Final
