### Khôra in Spanish. The same messages, attributes and variables as in the other languages.

## The game

game-name = Khôra
game-about = Dirige una ciudad griega durante nueve rondas: ajusta tus acciones a tus dados, reúne conocimiento y lauro, y acaba con más puntos de victoria que nadie.
game-honesty = Los reglamentos no imprimen todas las cifras de este juego. Las demás son las que más se dan en descripciones públicas; donde estas no coinciden, decide la opción «Cifras» de la mesa. Cada carta y cada desarrollo dice de dónde vienen sus cifras.

## Politics cards

kind-immediate = Inmediato
kind-ongoing = Continuo
kind-end = Final de la partida

card-archives = Archivos
    .text = +3 fichas de filosofía.
card-colossus-of-rhodes = Coloso de Rodas
    .text = +10 PV.
card-contribution = Contribución
    .text = +1 dracma por cada conocimiento complementario que tengas.
card-council = Consejo
    .text = Roba 2 cartas de política.
card-gifts-from-the-west = Regalos de Occidente
    .text = +3 dracmas.
card-greek-fire = Fuego griego
    .text = +4 tropas.
card-mercenary-recruitment = Reclutamiento de mercenarios
    .text = +1 tropa por nivel de economía.
card-ostracism = Ostracismo
    .text = Puedes devolver a tu mano otra carta que hayas jugado. Después puedes hacer una acción de política.
card-peripteros = Perípteros
    .text = Cultura: +1 nivel gratis.
card-quarry = Cantera
    .text = +1 tributo.
card-rivalry = Rivalidad
    .text = Militar: +1 nivel gratis si cada rival te supera en ese marcador.
card-scholarly-welcome = Acogida de eruditos
    .text = Toma 1 conocimiento complementario del color que prefieras.
card-silver-mining = Minas de plata
    .text = +2 tributos.
card-tunnel-of-eupalinos = Túnel de Eupalino
    .text = +6 PV.
card-amnesty-for-socrates = Amnistía para Sócrates
    .text = +1 ficha de filosofía con cada acción de legislación.
card-constructing-the-mint = Construcción de la ceca
    .text = Los niveles de economía te salen gratis en la fase de progreso.
card-corinthian-columns = Columnas corintias
    .text = Con el comercio compras conocimiento complementario por 3 dracmas, no por 5.
card-diolkos = Diolkos
    .text = +1 dracma, +1 tropa y +1 PV con cada acción de comercio.
card-extraordinary-collection = Colección extraordinaria
    .text = +2 dracmas con cada otra carta de política que juegues.
card-foreign-supplies = Suministros del extranjero
    .text = +2 tropas con cada acción de comercio.
card-founding-the-lyceum = Fundación del Liceo
    .text = +1 ficha de filosofía adicional con cada acción de filosofía.
card-gradualism = Gradualismo
    .text = Cada nivel que pagues te cuesta 1 dracma menos.
card-helepole = Helépolis
    .text = Pierdes 1 tropa menos con cada exploración.
card-lighthouse = Faro
    .text = +3 PV con cada acción de comercio.
card-old-guard = Vieja guardia
    .text = +4 PV en cada fase de progreso en la que no subas ningún nivel.
card-oracle = Oráculo
    .text = +4 PV con cada acción de desarrollo.
card-persians = Persas
    .text = +2 tropas con cada acción de cultura.
card-power = Poder
    .text = En cada fase de tributo: +4 PV si ningún rival está por debajo de ti en cultura.
card-public-market = Mercado público
    .text = En cada fase de tributo: +3 PV si ningún rival está por encima de ti en economía.
card-reformists = Reformistas
    .text = En la fase de progreso puedes avanzar 2 niveles en vez de 1, pagando ambos.
card-stadion = Estadio
    .text = En cada fase de tributo: +2 tropas.
card-stoa-poikile = Stoa Pecile
    .text = +2 dracmas con cada acción de cultura.
card-austerity = Austeridad
    .text = Al final: 3 PV por carta que conserves en la mano.
card-bank = Banco
    .text = Al final: 1 PV por cada 2 dracmas.
card-central-government = Gobierno central
    .text = Al final: 2 PV por cada carta de política que tengas en juego; esta también cuenta.
card-diversification = Diversificación
    .text = Al final: 3 PV por nivel de tu marcador más bajo.
card-gold-reserve = Reserva de oro
    .text = Al final: 2 PV por nivel de economía.
card-hall-of-statues = Sala de las estatuas
    .text = Al final: 1 PV por ficha de conocimiento, sea del tipo que sea.
card-heavy-taxes = Fuertes tributos
    .text = Al final: 2 PV por tributo.
card-proskenion = Proscenio
    .text = Al final: 1 PV por ciudadano.

## Events

event-growing-populations = Crecimiento de la población
    .text = En la fase de dados de esta ronda: +1 ficha de filosofía si tus dados suman 4 o menos.
event-conquest-of-the-persians = Conquista de los persas
    .text = Solo si alguien ha explorado Persépolis: todo el mundo puede hacer la acción que quiera, salvo la militar.
event-plague-of-athens = Plaga de Atenas
    .text = Todo el mundo: −2 ciudadanos.
event-origin-of-the-academy = Origen de la Academia
    .text = Quien tenga más tropas: +1 ficha de filosofía. Quien tenga menos: se queda sin fichas de filosofía.
event-oracle-of-delphi = Oráculo de Delfos
    .text = Todo el mundo pierde 1 ficha de conocimiento a su elección y gana por ella 2 fichas de filosofía.
event-conscripting-troops = Leva de tropas
    .text = Quien tenga más tropas: +3 ciudadanos. Quien tenga menos: −3 ciudadanos.
event-eleusinian-mysteries = Misterios eleusinos
    .text = Quien tenga más tropas: +4 PV. Quien tenga menos: −4 PV.
event-supplies-from-lydia = Suministros desde Lidia
    .text = Todo el mundo: +3 dracmas.
event-thirty-tyrants = Los Treinta Tiranos
    .text = Quien tenga más tropas: roba 2 cartas de política. Quien tenga menos: descarta 2.
event-invention-of-the-trireme = Invención del trirreme
    .text = Todo el mundo: +3 tropas.
event-military-victory = Victoria militar
    .text = Quien tenga más tropas: puede avanzar 1 nivel en un marcador por 2 dracmas menos.
event-military-victory-revised = Victoria militar
    .text = Quien tenga más tropas: puede avanzar 1 nivel en un marcador por 3 dracmas menos.
event-prosperity = Prosperidad
    .text = Quien tenga más tropas: puede hacer una acción de política.
event-drought = Sequía
    .text = Todo el mundo: −2 dracmas.
event-savior-of-greece = El salvador de Grecia
    .text = Quien tenga más tropas: +2 dracmas. Quien tenga menos: −2 dracmas.
event-rise-of-persia = El auge de Persia
    .text = Todo el mundo puede avanzar 1 nivel en el marcador militar por 2 dracmas menos.
event-outbreak-of-war = Estallido de la guerra
    .text = Todo el mundo: −2 tropas.

## Cities and their developments

city-argos = Argos
city-athens = Atenas
city-corinth = Corinto
city-miletus = Mileto
city-olympia = Olimpia
city-sparta = Esparta
city-thebes = Tebas

development-argos-1 = +2 tropas.
development-argos-2 = A tu elección: +2 tropas, +3 dracmas, +4 PV o +5 ciudadanos.
development-argos-3 = Militar: +1 nivel gratis.
development-argos-4 = +2 lauros.
development-athens-1 = +3 fichas de filosofía.
development-athens-2 = +2 dracmas y +3 PV con cada carta de política que juegues.
development-athens-3 = +2 tropas con cada carta de política que juegues.
development-athens-4 = Al final: 3 PV por cada carta de política que tengas en juego.
development-corinth-1 = +4 dracmas.
development-corinth-2 = +1 tributo por cada ficha de conocimiento que tengas.
development-corinth-2-revised = +1 tributo y +1 ficha de filosofía por cada ficha de conocimiento que tengas.
development-corinth-3 = En la fase de progreso puedes avanzar 2 niveles en vez de 1, y cada nivel cuesta 1 dracma menos.
development-corinth-4 = Al final: 2 PV por ficha de conocimiento.
development-miletus-1 = Economía: +1 nivel gratis.
development-miletus-2 = Dos marcadores distintos: +1 nivel gratis en cada uno.
development-miletus-3 = +3 PV con cada acción de comercio.
development-miletus-4 = +15 PV.
development-olympia-1 = +1 tributo.
development-olympia-2 = +1 tropa y +1 ficha de filosofía con cada acción de cultura.
development-olympia-3 = Cultura: +2 niveles gratis.
development-olympia-4 = Haz la acción de cultura 3 veces.
development-sparta-1 = Pierdes 1 tropa menos con cada exploración.
development-sparta-2 = +1 tributo con cada acción militar.
development-sparta-3 = Haz la acción militar 2 veces.
development-sparta-4 = Al final: 4 PV por ficha de conocimiento azul.
development-thebes-1 = Militar: +1 nivel gratis.
development-thebes-2 = En cualquier momento y tantas veces como quieras: da 1 lauro a cambio de 2 dracmas y 4 PV.
development-thebes-3 = Puedes explorar 2 veces con cada acción militar.
development-thebes-4 = Al final: 2 PV por ficha de conocimiento complementario.
development-thebes-4-revised = Al final: 3 PV por ficha de conocimiento complementario.

## Action tiles and progress tracks

tile-philosophy = Filosofía
    .text = +1 ficha de filosofía.
tile-legislation = Legislación
    .text = +3 ciudadanos. Después mira 2 cartas del mazo de política: una va a tu mano y la otra, bajo el mazo.
tile-culture = Cultura
    .text = +1 PV por nivel de cultura.
tile-trade = Comercio
    .text = +1 dracma por nivel de economía y 1 más. Después puedes pagar 5 dracmas por 1 conocimiento complementario de cualquier color.
tile-military = Militar
    .text = +1 tropa por nivel militar. Después puedes explorar una vez.
tile-politics = Política
    .text = Juega 1 carta de política de tu mano si tienes el conocimiento que pide; paga sus dracmas.
tile-development = Desarrollo
    .text = Desbloquea el próximo desarrollo de tu ciudad si tienes el conocimiento que pide; paga sus dracmas.

track-economy = Economía
    .text = Cuanto más alta, más dracmas da el comercio. Al subir: ciudadanos y PV.
track-culture = Cultura
    .text = Cuanto más alta, más PV da la acción de cultura. Al subir: tributos y tu tercer dado.
track-military = Militar
    .text = Cuanto más alto, más tropas da la acción militar. Al subir: lauro.

## Phases

phase-cities = Ciudades
    .help = Por turno, eliges la ciudad que vas a dirigir.
    .short = Ciudades
phase-draft = Selección de cartas
    .help = Quédate con una carta de política y pasa las demás a tu izquierda, hasta reunir cinco.
    .short = Selección
phase-announcement = Anuncio de evento
    .help = Se muestra el evento de la ronda. Salvo que diga otra cosa, se aplica en la fase de resolución de evento.
    .short = Evento
phase-tax = Tributo
    .help = Ganas 1 dracma por cada tributo. Ahora actúan las cartas que hablan de la fase de tributo.
    .short = Tributo
phase-dice = Dados
    .help = Se tiran los dados; empieza quien saque el total más bajo. Pon en secreto una loseta de acción en cada dado: si supera a su dado, te costará ciudadanos.
    .short = Dados
phase-settling = Ciudadanos
    .help = Por cada loseta que supere a su dado pierdes la diferencia en ciudadanos; la que no puedas pagar se deja aparte. Cada ficha de filosofía que gastes te da 3 ciudadanos.
phase-action = Acción
    .help = Las losetas se aplican de la 0 a la 6, cada una para quienes la hayan puesto. Las exploraciones siguen el orden de turno.
    .short = Acción
phase-progress = Progreso
    .help = En orden de turno, puedes pagar para avanzar un nivel en un marcador. Cada ficha de filosofía que gastes te permite un nivel más, a su coste habitual.
    .short = Progreso
phase-resolution = Resolución de evento
    .help = Se aplica el evento anunciado. Si habla de quien tiene más o menos tropas, afecta a todas las personas empatadas.
    .short = Resolución
phase-achievement = Logro
    .help = Se reclaman los logros alcanzados por primera vez. En solitario eliges 1 tributo o 1 lauro; entre varias personas, 1 tributo por cabeza.
    .short = Logro
phase-last-swaps = Últimos cambios
    .help = Tebas puede convertir lauro en dracmas y PV por última vez antes del recuento final.
phase-over = Final de la partida
    .help = Recuento final: a tus PV se suman las cartas y los desarrollos de final de partida, y tu lauro multiplicado por tu conocimiento relevante.

## Resources

resource-drachma = Dracmas
    .short = Dracmas
resource-citizens = Ciudadanos
    .short = Ciudad.
resource-taxes = Tributos
    .short = Tributos
resource-glory = Lauro
    .short = Lauro
resource-troops = Tropas
    .short = Tropas
resource-vp = Puntos de victoria
    .short = PV
resource-philosophy = Fichas de filosofía
    .short = Filosofía
resource-dice = Dados
    .short = Dados

amount-drachma =
    { $n ->
        [one] { $n } dracma
       *[other] { $n } dracmas
    }
amount-citizens =
    { $n ->
        [one] { $n } ciudadano
       *[other] { $n } ciudadanos
    }
amount-taxes =
    { $n ->
        [one] { $n } tributo
       *[other] { $n } tributos
    }
amount-glory =
    { $n ->
        [one] { $n } lauro
       *[other] { $n } lauros
    }
amount-troops =
    { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    }
amount-vp = { $n } PV
amount-philosophy =
    { $n ->
        [one] { $n } ficha de filosofía
       *[other] { $n } fichas de filosofía
    }
amount-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }

## Knowledge

colour-red = rojo
colour-blue = azul
colour-green = verde

knowledge-red-minor = conocimiento complementario rojo
knowledge-red-major = conocimiento relevante rojo
knowledge-blue-minor = conocimiento complementario azul
knowledge-blue-major = conocimiento relevante azul
knowledge-green-minor = conocimiento complementario verde
knowledge-green-major = conocimiento relevante verde

amount-knowledge-red =
    { $n ->
        [one] { $n } conocimiento rojo
       *[other] { $n } conocimientos rojos
    }
amount-knowledge-blue =
    { $n ->
        [one] { $n } conocimiento azul
       *[other] { $n } conocimientos azules
    }
amount-knowledge-green =
    { $n ->
        [one] { $n } conocimiento verde
       *[other] { $n } conocimientos verdes
    }

# A token of the board: its name with troops needed/troops lost; .text spells the two figures out.
token =
    conocimiento { $kind ->
        [major] relevante
       *[minor] complementario
    } { $colour ->
        [red] rojo
        [blue] azul
       *[green] verde
    } { $requires }/{ $loses }
    .text =
        { $requires ->
            [one] Requiere { $requires } tropa;
           *[other] Requiere { $requires } tropas;
        } { $loses ->
            [0] no pierdes ninguna.
           *[other] pierdes { $loses }.
        }
token-persepolis = Persépolis
    .text = Requiere 15 tropas; pierdes 15. Da un conocimiento relevante de cada color.

## Achievements

achievement-ten-points = 10 PV
    .text = Ten 10 PV o más.
    .short = Puntos
achievement-twelve-citizens = 12 ciudadanos
    .text = Ten 12 ciudadanos o más.
    .short = Ciudadanos
achievement-six-troops = 6 tropas
    .text = Ten 6 tropas o más.
    .short = Tropas
achievement-fourth-economy = Economía 4
    .text = Llega al nivel 4 de economía o más arriba.
    .short = Economía
achievement-three-cards = 3 cartas de política
    .text = Ten en juego 3 cartas de política o más.
    .short = En juego

## Questions

question-city = Elige tu ciudad.
question-draft = Quédate con una carta; las demás van a tu izquierda.
question-tile = Pon una loseta de acción en el dado que muestra { $die }.
question-settle = Elige qué loseta pagas o gasta una ficha de filosofía para ganar 3 ciudadanos.
question-keep = Quédate con una de las cartas robadas; el resto va bajo el mazo.
question-buy =
    { $price ->
        [one] Compra 1 conocimiento complementario por { $price } dracma o pasa.
       *[other] Compra 1 conocimiento complementario por { $price } dracmas o pasa.
    }
question-explore =
    { $troops ->
        [one] Tienes { $troops } tropa: explora una ficha o pasa.
       *[other] Tienes { $troops } tropas: explora una ficha o pasa.
    }
question-play = Juega una carta de política o pasa.
question-develop = Desbloquea tu próximo desarrollo o pasa.
question-advance = Avanza en un marcador o para.
question-lose = Elige la ficha de conocimiento que pierdes.
question-discard =
    { $n ->
        [one] Descarta { $n } carta de política más.
       *[other] Descarta { $n } cartas de política más.
    }
question-event-advance = El evento te ofrece un nivel más barato: elige un marcador o pasa.
question-action = Haz la acción que quieras, salvo la militar, o pasa.
question-recall = Devuelve a tu mano una de tus cartas jugadas o déjalas en juego.
question-reward = Elige tu recompensa.
question-track = Elige un marcador: sube un nivel gratis.
question-learn = Elige el color del conocimiento complementario que tomas.
question-achievement = El logro es solo tuyo: elige 1 tributo o 1 lauro.
question-swap = Da 1 lauro a cambio de 2 dracmas y 4 PV o pasa.

## Moves

move-pass-buy = No comprar nada
move-pass-explore = No explorar
move-pass-play = No jugar ninguna carta
move-pass-develop = No desarrollar
move-pass-advance = Parar
move-pass-event-advance = No avanzar
move-pass-action = No hacer ninguna acción
move-pass-recall = Dejar todas las cartas en juego
move-pass-swap = Conservar el lauro
move-pass-settle = Listo

move-swap = Dar 1 lauro a cambio de 2 dracmas y 4 PV
move-spend = Gastar 1 ficha de filosofía para ganar 3 ciudadanos
move-pay =
    { $n ->
        [one] Pagar { $n } ciudadano por «{ $name }»
       *[other] Pagar { $n } ciudadanos por «{ $name }»
    }
move-develop = Desbloquear el desarrollo { $n }
move-put = Poner «{ $name }»
move-take = Hacer la acción «{ $name }»
move-advance =
    { $n ->
        [0] Avanzar gratis en { $name }
        [one] Avanzar en { $name } por { $n } dracma
       *[other] Avanzar en { $name } por { $n } dracmas
    }
move-buy = Comprar un { $name }
move-learn = Tomar un { $name }
move-lose = Perder un { $name }
move-reward-troops = Tomar 2 tropas
move-reward-drachma = Tomar 3 dracmas
move-reward-vp = Tomar 4 PV
move-reward-citizens = Tomar 5 ciudadanos
move-take-tax = Tomar 1 tributo
move-take-glory = Tomar 1 lauro
move-city = Dirigir { $name }
move-draft = Quedarse con «{ $name }»
move-keep = Quedarse con «{ $name }»
move-play =
    Jugar «{ $name }»{ $n ->
        [0] { "" }
        [one] { " " }por { $n } dracma
       *[other] { " " }por { $n } dracmas
    }{ $tokens ->
        [0] { "" }
        [one] , gastando { $tokens } ficha de filosofía
       *[other] , gastando { $tokens } fichas de filosofía
    }
move-discard = Descartar «{ $name }»
move-recall = Devolver «{ $name }» a la mano
move-explore = Explorar { $name }

## Why a move is refused

reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.
reason-not-asked = Ahora tienes que decidir otra cosa.
reason-not-in-hand = No tienes esta carta en la mano.
reason-politics-requirements = Todavía no puedes jugar esta carta. Te falta: { $missing }.
reason-development-requirements = Todavía no puedes desbloquear este desarrollo. Te falta: { $missing }.
reason-fully-developed = Ya has desbloqueado todos tus desarrollos.
reason-knowledge-taken = Alguien ya se ha llevado esta ficha.
reason-not-enough-troops = Tropas insuficientes: { $missing } de menos.
reason-not-enough-drachma = Dracmas insuficientes: { $missing } de menos.
reason-track-complete = Este marcador ya está en su nivel más alto.
reason-tile-used = Esta loseta ya está en uno de tus dados.
reason-must-pay = Aún puedes pagar una loseta, así que debes hacerlo.
reason-no-philosophy = No tienes suficientes fichas de filosofía.
reason-another-track = El segundo nivel debe ser en otro marcador.
reason-not-offered = El evento no ofrece ningún nivel en este marcador.
reason-city-taken = Alguien dirige ya esta ciudad.
reason-no-glory = No tienes lauro que dar.
reason-no-swap = Solo el segundo desarrollo de Tebas te permite cambiar lauro.
reason-not-drawn = No has robado esta carta.
reason-not-in-play = No tienes esta carta en juego.
reason-not-itself = Esta carta devuelve otra carta a la mano, nunca ella misma.
reason-not-in-pack = Esta carta no está entre las que puedes elegir.
reason-not-owned = No tienes este conocimiento.
reason-not-military = El evento permite cualquier acción salvo la militar.
reason-nothing-to-pay = En ese dado no hay nada que pagar.
reason-not-enough-citizens = Ciudadanos insuficientes: { $missing } de menos.
reason-nothing-to-play = No tienes ninguna carta que puedas jugar.

## Log

log-round = Ronda { $n }
log-event = Evento: { $name }.
log-roll = { $player } saca { $dice }: { $n } en total.
log-start = { $player } empieza la ronda.
log-reveal = { $player } revela «{ $name }» en un { $n }.
log-set-aside = { $player } no puede pagar «{ $name }» y deja la loseta aparte.
log-gain = { $player } gana { $amount } ({ $cause }).
log-lose = { $player } pierde { $amount } ({ $cause }).
log-level = { $player } llega al nivel { $n } en { $name } ({ $cause }).
log-draw =
    { $n ->
        [one] { $player } roba { $n } carta de política.
       *[other] { $player } roba { $n } cartas de política.
    }
log-drawn = Robas «{ $name }».
log-keep = Te quedas con «{ $name }».
log-play =
    { $n ->
        [0] { $player } juega «{ $name }».
        [one] { $player } juega «{ $name }» por { $n } dracma.
       *[other] { $player } juega «{ $name }» por { $n } dracmas.
    }
log-recall = { $player } devuelve «{ $name }» a su mano.
log-discard = { $player } descarta «{ $name }».
log-develop = { $player } desbloquea el desarrollo { $n } de { $name }.
log-explore =
    { $n ->
        [0] { $player } explora { $name } y no pierde tropas.
        [one] { $player } explora { $name } y pierde { $n } tropa.
       *[other] { $player } explora { $name } y pierde { $n } tropas.
    }
log-learn = { $player } toma un { $name } ({ $cause }).
log-forget = { $player } pierde un { $name }.
log-achieve = { $player } consigue el logro «{ $name }».
log-score = { $player } puntúa { $n } PV ({ $cause }).
log-swap = { $player } da 1 lauro a cambio de 2 dracmas y 4 PV.
log-city = { $player } dirige { $name }.
log-draft = Eliges «{ $name }».
log-refill = Se barajan los descartes para formar un mazo nuevo.
log-over = La partida ha terminado.

cause-track = Nivel alcanzado
cause-tax = Tributo
cause-philosophy-token = Ficha de filosofía
cause-achievement = Logro
cause-progress = Progreso
cause-glory = Lauro × conocimiento relevante
cause-cap = Por encima del límite

## Options of a table

option-cities = Ciudades
    .text = Cómo consigue cada cual su ciudad.
option-cities-random = Al azar
    .text = Cada cual recibe una ciudad al azar, como en el reglamento.
option-cities-chosen = A elegir
    .text = Por turno, cada cual elige una ciudad.
option-draft = Selección de cartas
    .text = Cómo consigue cada cual sus cinco primeras cartas de política.
option-draft-on = Con selección
    .text = Te quedas con una carta y pasas las demás, como en el reglamento.
option-draft-off = Sin selección
    .text = Te quedas sin más con las cinco cartas que te reparten. Es más rápido.
option-values = Cifras
    .text = Las descripciones del juego no coinciden en algunas cifras; aquí eliges con cuáles jugar.
option-values-printed = Habituales
    .text = Las cifras que se dan más a menudo.
option-values-revised = Revisadas
    .text = Victoria militar: 3 dracmas menos. Corinto 2 da además fichas de filosofía. Corinto 4 y Tebas 4 no piden conocimiento rojo. Esparta 2 cuesta 2 dracmas. Tebas 4 puntúa 3 PV por conocimiento complementario.

## Where a figure comes from

source-rulebook = Impreso en un reglamento
source-two = Según dos descripciones públicas que coinciden
source-one = Según una sola descripción pública
source-disputed = Las descripciones públicas no coinciden
source-own = Del archivo propio del dueño

## Help

help-goal = Objetivo
    .text = Ten más puntos de victoria (PV) que nadie tras nueve rondas. El empate lo gana quien tenga más dracmas; si persiste, se comparte la victoria.
help-dice = Dados
    .text = Tiras dos dados, y tres desde que llegas al nivel 4 de cultura. Cada dado lleva una loseta de acción; quien saca el total más bajo empieza la ronda.
help-citizens = Ciudadanos
    .text = Una loseta con un número mayor que su dado cuesta la diferencia en ciudadanos. Si no te alcanzan, no pierdes ninguno, pero la loseta se deja aparte sin usarse. Puedes tener hasta 15.
help-tiles-order = Orden de las losetas
    .text = Las losetas se aplican de la 0 (Filosofía) a la 6 (Desarrollo): el dinero y el conocimiento que ganes antes ya te sirven para Política y Desarrollo en la misma ronda.
help-knowledge = Conocimiento
    .text = Las cartas y los desarrollos piden conocimiento de ciertos colores. Basta con tenerlo: no se gasta, y da igual que sea complementario o relevante. El relevante puntúa además con tu lauro.
help-philosophy = Fichas de filosofía
    .text = Gasta 1 por 3 ciudadanos al pagar tus losetas, 2 para ignorar un conocimiento que te falte en Política o Desarrollo, o 1 por un nivel más en la fase de progreso (su coste se paga igual).
help-glory = Lauro
    .text = Al final puntúas tu lauro multiplicado por el número de tus fichas de conocimiento relevante. Puedes tener hasta 10.
help-troops = Tropas
    .text = Para explorar una ficha necesitas las tropas que pide y pierdes las que indica. Muchos eventos premian a quien tiene más tropas y castigan a quien tiene menos. Conservas hasta 15.
help-achievements = Logros
    .text = Cada uno de los cinco se reclama en una sola ronda, por quienes lo cumplan entonces. En solitario eliges 1 tributo o 1 lauro; entre varias personas, 1 tributo por cabeza.
help-final = Recuento final
    .text = Tus PV, más los desarrollos de final de partida, más las cartas de final de partida en juego, más tu lauro multiplicado por tu conocimiento relevante.

## The page

# Top bar and event. Pictures stand in square brackets here and below.
page-round = Ronda { $n } de { $of }
page-setup = Preparación
page-phases = Fases de la ronda
page-home = Petteia: todas las partidas
page-tools = Puntos, ayuda, ajustes
page-event = Evento
page-phase = Fase { $letter }:
page-all = todos:
page-most = más
page-fewest = menos
page-events-note = Crecimiento de la población llega en la primera ronda y Conquista de los persas en la última; entre ellos, siete de los otros catorce eventos.

# Cities
page-you = Tú
page-rivals = Rivales
page-look-at = { $name }: ver la ciudad
page-place = { $n }.º en el turno
page-start-player = Empieza la ronda
page-deciding = Decidiendo
page-developments = Desarrollos
page-development = Desarrollo { $n }
page-knowledge = Conocimiento
page-level = { $name } { $n }
page-glory-score =
    { $majors ->
        [one] Lauro { $glory } × { $majors } relevante: +{ $n }[vp] al final
       *[other] Lauro { $glory } × { $majors } relevantes: +{ $n }[vp] al final
    }
page-at-the-end = Si la partida acabara ahora
page-all-developed = todo desbloqueado

# Central board
page-lane-taxes = Dracmas por fase de tributo
page-lane-glory = × tus relevantes al final
page-achievements = Logros
page-judged = se juzgan en la fase G
page-claimed = Lo tiene: { $names }.
page-would-claim = Lo cumple ahora: { $names }.
page-exploration = Exploración
page-explore-legend = pide, pierdes, ganas
page-reach = tu alcance, { $n }
page-left = quedan { $n }
page-taken-by = Lo tomó { $name }.
page-gains = Ganas { $what }.
page-costs = cuesta { $what }
page-asks = Pide { $what }

# Dice and tiles
page-dice-and-tiles = Dados y losetas
page-dice-hint = loseta mayor que el dado: pagas la diferencia
page-die = Dado { $n }
page-third-die = tercer dado con { $name } { $n }
page-free = gratis
page-aside = apartada
page-which-tile = ¿Qué loseta?
page-secret = en secreto
page-spend = Gasta una al pagar: { $what }
page-tile-explore = explorar
page-tile-politics = Juega 1 carta
page-tile-develop = Desbloquea { $n }
page-tile-legislation = roba 2, guarda 1
page-tile-playable = { $n } de { $of } jugables
page-tile-lacks = falta { $what }
page-tile-ready = listo
page-too-dear = Cuesta más ciudadanos de los que tienes.
page-stage-draft = Quédate una carta
page-stage-keep = Cartas robadas
page-stage-buy = Comprar conocimiento
page-stage-learn = Tomar conocimiento
page-stage-reward = Tu recompensa
page-stage-achievement = Tu logro
page-stage-recall = Tus cartas en juego
page-you-have = tienes { $n }

# Cards
page-hand = Mano
page-playable = { $n } de { $of } jugables ahora
page-deck = Mazo de política
page-discard = Descartes
page-discard-open = Descartes: { $n }
page-no-discards = No se ha descartado ninguna carta.
page-no-cards = No tienes cartas en la mano.
page-hidden-hand =
    { $n ->
        [one] { $n } carta oculta
       *[other] { $n } cartas ocultas
    }
page-in-play = En juego
page-in-play-open = En juego: { $n }. Ver las cartas
page-none-in-play = Nada todavía
page-known-hand = Vistas en esta mano
page-more = y { $n } más

# Drawers of a phone
page-drawers = Partes de la mesa
page-drawer-board = Tablero
page-drawer-city = Ciudad
page-drawer-hand = Mano
page-drawer-rivals = Rivales
page-drawer-log = Diario
page-close = Cerrar

# What is asked
page-put =
    { $which ->
        [first] Pon una loseta en tu primer dado, el { $die }
        [last] Pon una loseta en tu último dado, el { $die }
       *[next] Pon una loseta en tu siguiente dado, el { $die }
    }
page-put-free = { $name } no cuesta ciudadanos aquí
page-put-costs =
    { $n ->
        [one] { $name } cuesta { $n } ciudadano; te quedan { $left }
       *[other] { $name } cuesta { $n } ciudadanos; te quedan { $left }
    }
page-put-short =
    { $n ->
        [one] { $name } cuesta { $n } ciudadano: te faltan { $short }
       *[other] { $name } cuesta { $n } ciudadanos: te faltan { $short }
    }
page-spend-or-go-on = Gasta fichas de filosofía por ciudadanos o sigue
page-hint-tile = Una loseta mayor que su dado cuesta la diferencia en ciudadanos
page-hint-draft = Piensa en los desarrollos de tu ciudad y en el conocimiento que piden
page-hint-more-levels = Cada nivel más gasta también una ficha de filosofía
page-act-play = Jugar { $name }
page-act-buy =
    { $colour ->
        [red] Comprar rojo
        [blue] Comprar azul
       *[green] Comprar verde
    }
page-act-learn =
    { $colour ->
        [red] Tomar rojo
        [blue] Tomar azul
       *[green] Tomar verde
    }
page-act-explore =
    { $colour ->
        [red] Explorar rojo { $n }
        [blue] Explorar azul { $n }
       *[green] Explorar verde { $n }
    }
page-act-persepolis = Explorar Persépolis

# What pictures stand for
page-icon-cards = cartas de política
page-icon-knowledge = conocimiento
page-icon-minor = conocimiento complementario
page-icon-red = conocimiento rojo
page-icon-blue = conocimiento azul
page-icon-green = conocimiento verde

# The log beside the board, after the mark of a player
page-log-announcement = Evento y tributo
told-start = empieza
told-set-aside = aparta { $name }
told-draw =
    { $n ->
        [one] roba { $n } carta
       *[other] roba { $n } cartas
    }
told-drawn = roba { $name }
told-keep = se queda { $name }
told-play = juega { $name }
told-recall = recupera { $name }
told-discard = descarta { $name }
told-draft = elige { $name }
told-develop = desbloquea el desarrollo { $n }
told-city = dirige { $name }
told-explore = explora { $what }
told-achieve = logra { $name }
told-each = { $what } por cabeza

# What cards, developments and events do, in the fewest words
brief-per-minor-knowledge = { $what } por [minor]
brief-per-knowledge = { $what } por [knowledge]
brief-per-blue-knowledge = { $what } por [blue]
brief-per-economy = { $what } por nivel de economía
brief-per-hand-card = { $what } por carta en la mano
brief-per-played-card = { $what } por carta en juego
brief-per-drachma = { $what } por cada { $each }[drachma]
brief-per-lowest-track = { $what } por nivel de tu marcador más bajo
brief-per-taxes = { $what } por [taxes]
brief-per-citizens = { $what } por [citizens]
brief-on-philosophy = { $what } más con cada filosofía
brief-on-legislation = { $what } con cada legislación
brief-on-culture = { $what } con cada cultura
brief-on-trade = { $what } con cada comercio
brief-on-military = { $what } con cada militar
brief-on-card = { $what } con cada carta que juegues
brief-on-development = { $what } con cada desarrollo
brief-on-tax = Fase de tributo: { $what }
brief-on-idle = Progreso sin nivel: { $what }
brief-if-nobody-lower-in-culture = { $what } si nadie está por debajo en cultura
brief-if-nobody-higher-in-economy = { $what } si nadie está por encima en economía
brief-level =
    { $n ->
        [one] [{ $what }] +{ $n } nivel
       *[other] [{ $what }] +{ $n } niveles
    }
brief-level-if-behind =
    { $n ->
        [one] [{ $what }] +{ $n } nivel si cada rival te supera
       *[other] [{ $what }] +{ $n } niveles si cada rival te supera
    }
brief-different-levels = +1 nivel en { $n } marcadores distintos
brief-actions = { $n } × { $name }
brief-draw = Roba { $n } [cards]
brief-learn = +{ $n }[minor] del color que elijas
brief-recall = Recupera una carta y repite política
brief-knowledge-price = Comercio: [minor] por { $n }[drachma]
brief-discount = Cada nivel, { $n }[drachma] menos
brief-progress-levels = Progreso: hasta { $n } niveles
brief-progress-cheaper = Progreso: hasta { $n } niveles, { $off }[drachma] menos cada uno
brief-loss-less = Al explorar pierdes { $n }[troops] menos
brief-explorations = Militar: explora { $n } veces
brief-free-in-progress = Progreso: [{ $what }] gratis
brief-swap = Siempre: { $give } por { $take }
brief-event-roll = { $what } si tus dados suman { $n } o menos
brief-event-lose-all = pierde toda [{ $what }]
brief-event-lose-knowledge = pierde { $n }[knowledge], luego
brief-event-draw = roba { $n }[cards]
brief-event-discard = descarta { $n }[cards]
brief-event-advance =
    { $track ->
        [military] 1 nivel militar, { $n }[drachma] menos
       *[any] 1 nivel, { $n }[drachma] menos
    }
brief-event-politics = juega una carta
brief-event-action = si Persépolis está explorada: una acción, no militar

# Help about the pieces
piece-dice = Dados y losetas
    .text = Tus dados están en orden, el menor primero. Elige una loseta para cada uno: haz clic en ella, arrástrala al dado o pulsa su número. Cada loseta muestra lo que da con tus niveles actuales y lo que cuesta en el dado que toca. Hasta poner la última puedes deshacer.
piece-tracks = Marcadores de progreso
    .text = Cada nivel muestra arriba su precio y abajo lo que da al alcanzarlo. En la fase de progreso se iluminan los niveles que puedes pagar.
piece-developments = Desarrollos
    .text = Cada ciudad tiene cuatro, que se desbloquean en orden; el primero es tuyo desde el principio. El siguiente muestra su precio; lo que te falta lleva un marco rojo.
piece-cards = Cartas de política
    .text = Arriba: las dracmas que pagas y el conocimiento que debes tener. Abajo: las inmediatas actúan una vez, las continuas mientras están en juego y las de final de la partida en el recuento final.
piece-exploration = Tablero de exploración
    .text = Cada espacio muestra las tropas que pide, las que pierdes y lo que ganas además del conocimiento. Las fichas con contorno son complementarias; las llenas con anillo dorado, relevantes. La línea marca hasta dónde llegan tus tropas.
piece-lanes = Marcadores del tablero central
    .text = Los ciudadanos pagan losetas, los tributos dan dracmas en cada fase de tributo, el lauro se multiplica por tu conocimiento relevante al final, y las tropas exploran y deciden eventos.
piece-event = Evento
    .text = Junto a su nombre están quienes ganarían o perderían con él tal como están las cosas.
piece-signs = Señales del tablero
    .text = Los anillos azules dicen dónde puedes actuar. La terracota es lo que has alcanzado o lo que ocurre ahora. El oro es un logro abierto. Señala algo apagado para saber qué falta; señala algo iluminado para ver qué cambiaría.
piece-keys = Teclas
    .text = De 0 a 6: la loseta con ese número. Tab va de una parte a otra, las flechas se mueven dentro de ella, Intro elige.

## El informe de equilibrio

chart-cities = Ciudades
    .note = Con qué frecuencia gana quien dirige una ciudad.
    .city = la dirige
chart-points = De dónde vienen los puntos
    .note = Puntos medios de un jugador, según la ronda en que llegaron; el final es el recuento final. Los logros dan tributos y lauro, nunca puntos, así que se notan en otros orígenes.
chart-cards = Cartas de política
    .note = Con qué frecuencia gana quien eligió la carta (la tenía en la mano al empezar la primera ronda), y quien la jugó al menos una vez. Una carta que exige una ciudad próspera la juegan quienes prosperan: lo elegido dice más de la carta que lo jugado.
    .drafted = elegida
    .played = jugada
chart-achievements = Logros
    .note = Con qué frecuencia gana quien lo consiguió a solas (un tributo o un lauro) o con otros (un tributo).
    .alone = conseguido a solas
    .shared = conseguido con otros
chart-order = Orden de turno en la primera ronda
    .note = En cada ronda empieza la tirada más baja; este es solo el orden de la primera.
    .order = en ese lugar
chart-final = Lo que tiene una ciudad al final
    .note = Lo que tienen los jugadores al acabar la partida: quienes ganan, y todos los demás.
points-culture = Acciones de cultura
points-track = Marcador de economía
points-card = Cartas de política
points-development = Desarrollos
points-token = Fichas de exploración
points-event = Eventos
points-end-card = Cartas de final de la partida
points-end-development = Desarrollos de final de la partida
points-glory = Lauro × conocimiento relevante
final-economy = Nivel de economía
final-culture = Nivel de cultura
final-military = Nivel militar
final-development = Desarrollos desbloqueados
final-cards = Cartas de política en juego
final-minor = Conocimiento complementario
final-major = Conocimiento relevante
final-glory = Lauro restante
final-taxes = Tributos
final-drachma = Dracmas restantes
final-achievements = Logros
stage-end = Final
