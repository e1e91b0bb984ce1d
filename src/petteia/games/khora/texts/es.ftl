### Khôra in Spanish. The same messages, attributes and variables as in the other languages.

## The game

game-name = Khôra
game-about = Dirige una ciudad griega durante nueve rondas: ajusta tus acciones a tus dados, reúne conocimiento y lauro, y acaba con más puntos de victoria que nadie.

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
phase-draft = Selección de cartas
    .help = Quédate con una carta de política y pasa las demás a tu izquierda, hasta reunir cinco.
phase-announcement = Anuncio de evento
    .help = Se muestra el evento de la ronda. Salvo que diga otra cosa, se aplica en la fase de resolución de evento.
phase-tax = Tributo
    .help = Ganas 1 dracma por cada tributo. Ahora actúan las cartas que hablan de la fase de tributo.
phase-dice = Dados
    .help = Se tiran los dados; empieza quien saque el total más bajo. Pon en secreto una loseta de acción en cada dado: si supera a su dado, te costará ciudadanos.
phase-settling = Ciudadanos
    .help = Por cada loseta que supere a su dado pierdes la diferencia en ciudadanos; la que no puedas pagar se deja aparte. Cada ficha de filosofía que gastes te da 3 ciudadanos.
phase-action = Acción
    .help = Las losetas se aplican de la 0 a la 6, cada una para quienes la hayan puesto. Las exploraciones siguen el orden de turno.
phase-progress = Progreso
    .help = En orden de turno, puedes pagar para avanzar un nivel en un marcador. Cada ficha de filosofía que gastes te permite un nivel más, a su coste habitual.
phase-resolution = Resolución de evento
    .help = Se aplica el evento anunciado. Si habla de quien tiene más o menos tropas, afecta a todas las personas empatadas.
phase-achievement = Logro
    .help = Se reclaman los logros alcanzados por primera vez. En solitario eliges 1 tributo o 1 lauro; entre varias personas, 1 tributo por cabeza.
phase-last-swaps = Últimos cambios
    .help = Tebas puede convertir lauro en dracmas y PV por última vez antes del recuento final.
phase-over = Final de la partida
    .help = Recuento final: a tus PV se suman las cartas y los desarrollos de final de partida, y tu lauro multiplicado por tu conocimiento relevante.

## Resources

resource-drachma = Dracmas
resource-citizens = Ciudadanos
resource-taxes = Tributos
resource-glory = Lauro
resource-troops = Tropas
resource-vp = Puntos de victoria
resource-philosophy = Fichas de filosofía
resource-dice = Dados

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
achievement-twelve-citizens = 12 ciudadanos
    .text = Ten 12 ciudadanos o más.
achievement-six-troops = 6 tropas
    .text = Ten 6 tropas o más.
achievement-fourth-economy = Economía 4
    .text = Llega al nivel 4 de economía o más arriba.
achievement-three-cards = 3 cartas de política
    .text = Ten en juego 3 cartas de política o más.

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
