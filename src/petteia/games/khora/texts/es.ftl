### Khôra in Spanish. The same messages, attributes and variables as in the other languages.

## The game

game-name = Khôra
game-about = Dirige una ciudad griega: ajusta tus acciones a tus dados, reúne conocimiento y lauro, y acaba con más puntos de victoria que nadie.
game-line = Lleva una ciudad griega a la grandeza; tus dados fijan lo que cuesta cada acción.
game-honesty = Los reglamentos no imprimen todas las cifras de este juego. Las demás son las que más se dan en descripciones públicas; donde estas no coinciden, decide la opción «Cifras» de la mesa. Cada carta y cada desarrollo dice de dónde vienen sus cifras.

## Politics cards

kind-immediate = Inmediato
kind-ongoing = Continuo
kind-end = Final de la partida

card-archives = Archivos
card-colossus-of-rhodes = Coloso de Rodas
card-contribution = Contribución
card-council = Consejo
card-gifts-from-the-west = Regalos de Occidente
card-greek-fire = Fuego griego
card-mercenary-recruitment = Reclutamiento de mercenarios
card-ostracism = Ostracismo
card-peripteros = Perípteros
card-quarry = Cantera
card-rivalry = Rivalidad
card-scholarly-welcome = Acogida de eruditos
card-silver-mining = Minas de plata
card-tunnel-of-eupalinos = Túnel de Eupalino
card-amnesty-for-socrates = Amnistía para Sócrates
card-constructing-the-mint = Construcción de la ceca
card-corinthian-columns = Columnas corintias
card-diolkos = Diolkos
card-extraordinary-collection = Colección extraordinaria
card-foreign-supplies = Suministros del extranjero
card-founding-the-lyceum = Fundación del Liceo
card-gradualism = Gradualismo
card-helepole = Helépolis
card-lighthouse = Faro
card-old-guard = Vieja guardia
card-oracle = Oráculo
card-persians = Persas
card-power = Poder
card-public-market = Mercado público
card-reformists = Reformistas
card-stadion = Estadio
card-stoa-poikile = Stoa Pecile
card-austerity = Austeridad
card-bank = Banco
card-central-government = Gobierno central
card-diversification = Diversificación
card-gold-reserve = Reserva de oro
card-hall-of-statues = Sala de las estatuas
card-heavy-taxes = Fuertes tributos
card-proskenion = Proscenio

## Events

event-growing-populations = Crecimiento de la población
event-conquest-of-the-persians = Conquista de los persas
event-plague-of-athens = Plaga de Atenas
event-origin-of-the-academy = Origen de la Academia
event-oracle-of-delphi = Oráculo de Delfos
event-conscripting-troops = Leva de tropas
event-eleusinian-mysteries = Misterios eleusinos
event-supplies-from-lydia = Suministros desde Lidia
event-thirty-tyrants = Los Treinta Tiranos
event-invention-of-the-trireme = Invención del trirreme
event-military-victory = Victoria militar
event-prosperity = Prosperidad
event-drought = Sequía
event-savior-of-greece = El salvador de Grecia
event-rise-of-persia = El auge de Persia
event-outbreak-of-war = Estallido de la guerra

## Cities

city-argos = Argos
city-athens = Atenas
city-corinth = Corinto
city-miletus = Mileto
city-olympia = Olimpia
city-sparta = Esparta
city-thebes = Tebas

## What cards, developments and events do, put together from these pieces

list-and = { $rest } y { $last }
list-or = { $rest } o { $last }

says-per-minor-knowledge =
    { $each ->
        [one] { $what } por cada ficha de conocimiento complementario que tengas
       *[other] { $what } por cada { $each } fichas de conocimiento complementario que tengas
    }
says-per-knowledge =
    { $each ->
        [one] { $what } por cada ficha de conocimiento que tengas, sea del tipo que sea
       *[other] { $what } por cada { $each } fichas de conocimiento que tengas, sean del tipo que sean
    }
says-per-blue-knowledge =
    { $each ->
        [one] { $what } por cada ficha de conocimiento azul que tengas
       *[other] { $what } por cada { $each } fichas de conocimiento azul que tengas
    }
says-per-economy =
    { $each ->
        [one] { $what } por nivel de economía
       *[other] { $what } por cada { $each } niveles de economía
    }
says-per-hand-card =
    { $each ->
        [one] { $what } por carta que conserves en la mano
       *[other] { $what } por cada { $each } cartas que conserves en la mano
    }
says-per-played-card =
    { $each ->
        [one] { $what } por cada carta de política que tengas en juego
       *[other] { $what } por cada { $each } cartas de política que tengas en juego
    }{ $of ->
        [card] ; esta también cuenta
       *[development] { "" }
    }
says-per-drachma =
    { $each ->
        [one] { $what } por dracma
       *[other] { $what } por cada { $each } dracmas
    }
says-per-lowest-track =
    { $each ->
        [one] { $what } por nivel de tu marcador más bajo
       *[other] { $what } por cada { $each } niveles de tu marcador más bajo
    }
says-per-taxes =
    { $each ->
        [one] { $what } por tributo
       *[other] { $what } por cada { $each } tributos
    }
says-per-citizens =
    { $each ->
        [one] { $what } por ciudadano
       *[other] { $what } por cada { $each } ciudadanos
    }
says-per-troops =
    { $each ->
        [one] { $what } por tropa
       *[other] { $what } por cada { $each } tropas
    }
says-per-vp = { $what } por cada { $each } PV
says-on-philosophy = { $what } más con cada acción de filosofía
says-on-legislation = { $what } con cada acción de legislación
says-on-culture = { $what } con cada acción de cultura
says-on-trade = { $what } con cada acción de comercio
says-on-military = { $what } con cada acción militar
says-on-card =
    { $of ->
        [card] { $what } con cada otra carta de política que juegues
       *[development] { $what } con cada carta de política que juegues
    }
says-on-development = { $what } con cada acción de desarrollo
says-on-tax = En cada fase de tributo: { $what }
says-on-idle = { $what } en cada fase de progreso en la que no subas ningún nivel
says-at-the-end = Al final: { $what }
says-if-nobody-lower-in-culture = { $what } si ningún rival está por debajo de ti en cultura
says-if-nobody-higher-in-economy = { $what } si ningún rival está por encima de ti en economía
says-level =
    { $n ->
        [one] { $name }: +{ $n } nivel gratis
       *[other] { $name }: +{ $n } niveles gratis
    }
says-level-if-behind =
    { $n ->
        [one] { $name }: +{ $n } nivel gratis si cada rival te supera en ese marcador
       *[other] { $name }: +{ $n } niveles gratis si cada rival te supera en ese marcador
    }
says-different-levels =
    { $n ->
        [one] { $n } marcador a tu elección: +1 nivel gratis
       *[other] { $n } marcadores distintos: +1 nivel gratis en cada uno
    }
says-actions =
    { $n ->
        [one] Haz la acción «{ $name }»
       *[other] Haz la acción «{ $name }» { $n } veces
    }
says-draw =
    { $n ->
        [one] Roba { $n } carta de política
       *[other] Roba { $n } cartas de política
    }
says-learn =
    { $n ->
        [one] Toma { $n } conocimiento complementario del color que prefieras
       *[other] Toma { $n } conocimientos complementarios de los colores que prefieras
    }
says-recall = Puedes devolver a tu mano otra carta que hayas jugado. Después puedes hacer una acción de política
says-choose = A tu elección: { $what }
says-knowledge-price =
    { $n ->
        [one] Con el comercio compras conocimiento complementario por { $n } dracma, no por { $knowledge_price }
       *[other] Con el comercio compras conocimiento complementario por { $n } dracmas, no por { $knowledge_price }
    }
says-discount =
    { $n ->
        [one] Cada nivel que pagues te cuesta { $n } dracma menos
       *[other] Cada nivel que pagues te cuesta { $n } dracmas menos
    }
says-progress-discount =
    { $n ->
        [one] En la fase de progreso cada nivel cuesta { $n } dracma menos
       *[other] En la fase de progreso cada nivel cuesta { $n } dracmas menos
    }
says-progress-levels = En la fase de progreso puedes avanzar { $n } niveles en vez de 1, pagando cada uno
says-loss-less =
    { $n ->
        [one] Pierdes { $n } tropa menos con cada exploración
       *[other] Pierdes { $n } tropas menos con cada exploración
    }
says-explorations = Puedes explorar { $n } veces con cada acción militar
says-free-in-progress = { $name }: los niveles te salen gratis en la fase de progreso
says-swap = En cualquier momento y tantas veces como quieras: da { $give } a cambio de { $take }
says-event-all = Todo el mundo: { $what }
says-event-most = Quien tenga más tropas: { $what }
says-event-fewest = Quien tenga menos tropas: { $what }
says-event-roll = en la fase de dados de esta ronda, { $what } si sus dados suman { $n } o menos
says-event-lose-all =
    { $what ->
        [drachma] se queda sin dracmas
        [citizens] se queda sin ciudadanos
        [taxes] se queda sin tributos
        [glory] se queda sin lauros
        [troops] se queda sin tropas
        [philosophy] se queda sin fichas de filosofía
       *[vp] se queda sin PV
    }
says-event-lose-knowledge = pierde { $n } ficha de conocimiento a su elección
says-event-for-knowledge = { $what } por ella
says-event-draw =
    { $n ->
        [one] roba { $n } carta de política
       *[other] roba { $n } cartas de política
    }
says-event-discard =
    { $n ->
        [one] descarta { $n } carta de política
       *[other] descarta { $n } cartas de política
    }
says-event-advance =
    { $track ->
        [any] puede avanzar 1 nivel en un marcador
       *[named] puede avanzar 1 nivel en { $name }
    }{ $n ->
        [0] , pagándolo
        [one] { " " }por { $n } dracma menos
       *[other] { " " }por { $n } dracmas menos
    }
says-event-politics = puede hacer una acción de política
says-event-action = si alguien ha explorado Persépolis, puede hacer la acción que quiera, salvo la militar

## Action tiles and progress tracks

tile-philosophy = Filosofía
    .text =
        { $philosophy_tokens ->
            [one] +{ $philosophy_tokens } ficha de filosofía
           *[other] +{ $philosophy_tokens } fichas de filosofía
        }.
tile-legislation = Legislación
    .text =
        { $legislation_citizens ->
            [one] +{ $legislation_citizens } ciudadano
           *[other] +{ $legislation_citizens } ciudadanos
        }. { $legislation_draw ->
            [one] Después mira { $legislation_draw } carta del mazo de política: esa
           *[other] Después mira { $legislation_draw } cartas del mazo de política: una
        } va a tu mano y el resto, bajo el mazo.
tile-culture = Cultura
    .text = +{ $culture_vp } PV por nivel de cultura.
tile-trade = Comercio
    .text =
        +{ $trade_drachma ->
            [one] { $trade_drachma } dracma
           *[other] { $trade_drachma } dracmas
        } por nivel de economía y { $trade_more } más. Después puedes pagar { $knowledge_price ->
            [one] { $knowledge_price } dracma
           *[other] { $knowledge_price } dracmas
        } por 1 conocimiento complementario de cualquier color.
tile-military = Militar
    .text =
        { $military_troops ->
            [one] +{ $military_troops } tropa
           *[other] +{ $military_troops } tropas
        } por nivel militar. Después puedes explorar una vez.
tile-politics = Política
    .text = Juega 1 carta de política de tu mano si tienes el conocimiento que pide; paga sus dracmas.
tile-development = Desarrollo
    .text = Desbloquea el próximo desarrollo de tu ciudad si tienes el conocimiento que pide; paga sus dracmas.

track-economy = Economía
    .text = Cuanto más alta, más dracmas da el comercio. Al subir: ciudadanos y PV.
track-culture = Cultura
    .text = Cuanto más alta, más PV da la acción de cultura. Por el camino: tributos y más dados.
track-military = Militar
    .text = Cuanto más alto, más tropas da la acción militar. Al subir: lauro.

## Phases

phase-cities = Ciudades
    .help = Por turno, eliges la ciudad que vas a dirigir.
    .short = Ciudades
phase-draft = Selección de cartas
    .help = Quédate con una carta de política y pasa las demás a tu izquierda, hasta reunir { $dealt }.
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
    .help =
        Por cada loseta que supere a su dado pierdes la diferencia en ciudadanos; la que no puedas pagar se deja aparte. Cada ficha de filosofía que gastes te da { $token_citizens ->
            [one] { $token_citizens } ciudadano
           *[other] { $token_citizens } ciudadanos
        }.
phase-action = Acción
    .help = Las losetas se aplican de la 0 a la 6, cada una para quienes la hayan puesto. Las exploraciones siguen el orden de turno.
    .short = Acción
phase-progress = Progreso
    .help =
        En orden de turno, puedes pagar para avanzar un nivel en un marcador. Cada ficha de filosofía que gastes te permite { $token_levels ->
            [one] { $token_levels } nivel más
           *[other] { $token_levels } niveles más
        }, al coste habitual.
    .short = Progreso
phase-resolution = Resolución de evento
    .help = Se aplica el evento anunciado. Si habla de quien tiene más o menos tropas, afecta a todas las personas empatadas.
    .short = Resolución
phase-achievement = Logro
    .help = Se reclaman los logros alcanzados por primera vez. En solitario eliges tu recompensa; entre varias personas, cada una recibe la compartida.
    .short = Logro
phase-last-swaps = Últimos cambios
    .help = Quien pueda cambiar lauro lo hace por última vez antes del recuento final.
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
    .text =
        { $requires ->
            [one] Requiere { $requires } tropa;
           *[other] Requiere { $requires } tropas;
        } pierdes { $loses }. Da { $what }.

## Achievements, by what they count

goal = Ten al menos { $name }.
goal-rewards = En solitario eliges { $alone }; entre varias personas, { $shared } por cabeza.
goal-minor-knowledge =
    { $n ->
        [one] { $n } conocimiento complementario
       *[other] { $n } conocimientos complementarios
    }
    .short = Complementarios
goal-knowledge =
    { $n ->
        [one] { $n } ficha de conocimiento
       *[other] { $n } fichas de conocimiento
    }
    .short = Conocimiento
goal-blue-knowledge =
    { $n ->
        [one] { $n } conocimiento azul
       *[other] { $n } conocimientos azules
    }
    .short = Azules
goal-economy = Economía { $n }
    .short = Economía
goal-hand-card =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
    .short = En la mano
goal-played-card =
    { $n ->
        [one] { $n } carta de política en juego
       *[other] { $n } cartas de política en juego
    }
    .short = En juego
goal-drachma =
    { $n ->
        [one] { $n } dracma
       *[other] { $n } dracmas
    }
    .short = Dracmas
goal-lowest-track = nivel { $n } en cada marcador
    .short = Nivel más bajo
goal-taxes =
    { $n ->
        [one] { $n } tributo
       *[other] { $n } tributos
    }
    .short = Tributos
goal-citizens =
    { $n ->
        [one] { $n } ciudadano
       *[other] { $n } ciudadanos
    }
    .short = Ciudadanos
goal-troops =
    { $n ->
        [one] { $n } tropa
       *[other] { $n } tropas
    }
    .short = Tropas
goal-vp = { $n } PV
    .short = Puntos

## Questions

question-city = Elige tu ciudad.
question-draft = Quédate con una carta; las demás van a tu izquierda.
question-tile = Pon una loseta de acción en el dado que muestra { $die }.
question-settle =
    Elige qué loseta pagas o gasta una ficha de filosofía para ganar { $token_citizens ->
        [one] { $token_citizens } ciudadano
       *[other] { $token_citizens } ciudadanos
    }.
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
question-achievement = El logro es solo tuyo: elige tu recompensa.
question-swap = Da { $give } a cambio de { $take } o pasa.

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

move-swap = Dar { $give } a cambio de { $take }
move-spend =
    Gastar 1 ficha de filosofía para ganar { $token_citizens ->
        [one] { $token_citizens } ciudadano
       *[other] { $token_citizens } ciudadanos
    }
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
move-reward = Tomar { $what }
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
reason-another-track = Cada nivel debe ser en otro marcador.
reason-not-offered = El evento no ofrece ningún nivel en este marcador.
reason-city-taken = Alguien dirige ya esta ciudad.
reason-no-glory = No tienes lauro que dar.
reason-no-swap = Ninguno de tus desarrollos te permite cambiar lauro.
reason-not-drawn = No has robado esta carta.
reason-not-in-play = No tienes esta carta en juego.
reason-not-itself = Esta carta devuelve otra carta a la mano, nunca a sí misma.
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
log-swap = { $player } da { $give } a cambio de { $take }.
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
    .text = Cómo consigue cada cual sus primeras cartas de política.
option-draft-on = Con selección
    .text = Te quedas con una carta y pasas las demás, como en el reglamento.
option-draft-off = Sin selección
    .text = Te quedas sin más con las cartas que te reparten. Es más rápido.
option-values = Cifras
    .text = Las descripciones del juego no coinciden en algunas cifras; aquí eliges con cuáles jugar.
option-values-printed = Habituales
    .text = Donde las descripciones no coinciden, las cifras que da la mayoría.
option-values-revised = Revisadas
    .text = Donde las descripciones no coinciden, las cifras que se dan menos: en el evento Victoria militar y en desarrollos de Corinto, Esparta y Tebas.

## Where a figure comes from

source-rulebook = Impreso en un reglamento
source-two = Según dos descripciones públicas que coinciden
source-one = Según una sola descripción pública
source-disputed = Las descripciones públicas no coinciden
source-own = Del archivo propio del dueño

## Help

help-goal = Objetivo
    .text = Ten más puntos de victoria (PV) que nadie tras { $rounds } rondas. El empate lo gana quien tenga más dracmas; si persiste, se comparte la victoria.
help-dice = Dados
    .text =
        Empiezas con { $start_dice ->
            [one] { $start_dice } dado
           *[other] { $start_dice } dados
        }; los niveles de cultura traen más. Cada dado lleva una loseta de acción; quien saca el total más bajo empieza la ronda.
help-citizens = Ciudadanos
    .text = Una loseta con un número mayor que su dado cuesta la diferencia en ciudadanos. Si no te alcanzan, no pierdes ninguno, pero la loseta se deja aparte sin usarse. Puedes tener hasta { $cap_citizens }.
help-tiles-order = Orden de las losetas
    .text = Las losetas se aplican de la 0 (Filosofía) a la 6 (Desarrollo): el dinero y el conocimiento que ganes antes ya te sirven para Política y Desarrollo en la misma ronda.
help-knowledge = Conocimiento
    .text = Las cartas y los desarrollos piden conocimiento de ciertos colores. Basta con tenerlo: no se gasta, y da igual que sea complementario o relevante. El rojo lleva un ánfora; el azul, un yelmo; el verde, una lira. El relevante puntúa además con tu lauro.
help-philosophy = Fichas de filosofía
    .text =
        Gasta 1 por { $token_citizens ->
            [one] { $token_citizens } ciudadano
           *[other] { $token_citizens } ciudadanos
        } al pagar tus losetas, { $tokens_for_knowledge } para ignorar un conocimiento que te falte en Política o Desarrollo, o 1 por { $token_levels ->
            [one] { $token_levels } nivel más
           *[other] { $token_levels } niveles más
        } en la fase de progreso (el coste se paga igual).
help-glory = Lauro
    .text = Al final puntúas tu lauro multiplicado por el número de tus fichas de conocimiento relevante. Puedes tener hasta { $cap_glory }.
help-troops = Tropas
    .text = Para explorar una ficha necesitas las tropas que pide y pierdes las que indica. Muchos eventos premian a quien tiene más tropas y castigan a quien tiene menos. Conservas hasta { $cap_troops }.
help-achievements = Logros
    .text = Cada uno se reclama en una sola ronda, por quienes lo cumplan entonces. En solitario eliges tu recompensa; entre varias personas, cada una recibe la compartida.
help-final = Recuento final
    .text = Tus PV, más los desarrollos de final de partida, más las cartas de final de partida en juego, más tu lauro multiplicado por tu conocimiento relevante.

## The page

# Top bar and event. Pictures stand in square brackets here and below.
page-round = Ronda { $n } de { $of }
page-setup = Preparación
page-phases = Fases de la ronda
page-home = Petteia: todos los juegos
page-tools = Puntos, ayuda, ajustes
page-event = Evento
page-phase = Fase { $letter }:
page-all = todo el mundo:
page-most = más
page-fewest = menos
page-events-note = { $first } llega en la primera ronda y { $last } en la última; entre ellos, { $events_between } de los otros { $other_events } eventos.

# Cities
page-rivals = Rivales
page-look-at = { $name }: ver la ciudad
page-place = { $n }.º en el turno
page-start-player = Empieza la ronda
page-lately-explore = exploró { $name }
page-lately-play = jugó { $name }
page-lately-level = llegó a { $name }
page-lately-develop = desbloqueó el desarrollo { $name }
page-lately-achieve = logró { $name }
page-lately-city = eligió { $name }
page-lately-reveal = colocó { $name }
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
page-more-dice = un dado más con { $name } { $n }
page-free = gratis
page-aside = apartada
page-which-tile = ¿Qué loseta?
page-secret = en secreto
page-spend = Gasta una al pagar: { $what }
page-tile-explore = explorar
page-tile-politics = Juega 1 carta
page-tile-develop = Desbloquea { $n }
page-tile-legislation = mira { $legislation_draw }, conserva 1
page-tile-playable = { $n } de { $of } jugables
page-tile-lacks = falta { $what }
page-tile-ready = listo
page-too-dear = Cuesta más ciudadanos de los que tienes.
page-stage-draft = Quédate con una carta
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
    .short = Mazo
page-discard = Descartes
    .short = Descartes
page-discard-open = Descartes: { $n }
page-no-discards = No se ha descartado ninguna carta.
page-kept = Conservadas hasta ahora
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
page-drawers = Zonas de la mesa
page-drawer-board = Tablero
page-drawer-dice = Dados y mano
page-drawer-city = Ciudad
page-drawer-hand = Mano
page-drawer-rivals = Rivales
page-drawer-log = Registro
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
page-hint-more-levels =
    Una ficha de filosofía permite { $token_levels ->
        [one] { $token_levels } nivel más
       *[other] { $token_levels } niveles más
    }
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
page-icon-red = conocimiento rojo (ánfora)
page-icon-blue = conocimiento azul (yelmo)
page-icon-green = conocimiento verde (lira)

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
told-keep = se queda con { $name }
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
brief-per-minor-knowledge = { $what } por { $each }[minor]
brief-per-knowledge = { $what } por { $each }[knowledge]
brief-per-blue-knowledge = { $what } por { $each }[blue]
brief-per-economy = { $what } por nivel de economía
brief-per-hand-card = { $what } por carta en la mano
brief-per-played-card = { $what } por carta en juego
brief-per-drachma = { $what } por { $each }[drachma]
brief-per-lowest-track = { $what } por nivel de tu marcador más bajo
brief-per-taxes = { $what } por { $each }[taxes]
brief-per-citizens = { $what } por { $each }[citizens]
brief-per-troops = { $what } por { $each }[troops]
brief-per-vp = { $what } por { $each }[vp]
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
brief-choose = { $what }
brief-knowledge-price = Comercio: [minor] por { $n }[drachma]
brief-discount = Cada nivel, { $n }[drachma] menos
brief-progress-levels = Progreso: hasta { $n } niveles
brief-progress-discount = Progreso: cada nivel, { $n }[drachma] menos
brief-loss-less = Al explorar pierdes { $n }[troops] menos
brief-explorations = Militar: explora { $n } veces
brief-free-in-progress = Progreso: [{ $what }] gratis
brief-swap = Siempre: { $give } por { $take }
brief-event-roll = { $what } si sus dados suman { $n } o menos
brief-event-lose-all =
    { $what ->
        [glory] pierde todo su [glory]
        [troops] pierde todas sus [troops]
        [philosophy] pierde todas sus [philosophy]
       *[other] pierde todos sus [{ $what }]
    }
brief-event-lose-knowledge = pierde { $n }[knowledge], luego
brief-event-for-knowledge = { $what }
brief-event-draw = roba { $n }[cards]
brief-event-discard = descarta { $n }[cards]
brief-event-advance =
    { $track ->
        [any] 1 nivel, { $n }[drachma] menos
       *[named] 1 nivel ({ $name }), { $n }[drachma] menos
    }
brief-event-politics = juega una carta
brief-event-action = si Persépolis está explorada: una acción, no militar

# Help about the pieces
piece-dice = Dados y losetas
    .text = Tus dados están en orden, el menor primero. Elige una loseta para cada uno: haz clic en ella, arrástrala al dado o pulsa su número. Cada loseta muestra lo que da con tus niveles actuales y lo que cuesta en el dado que toca. Hasta poner la última puedes deshacer.
piece-tracks = Marcadores de progreso
    .text = Cada nivel muestra arriba su precio y abajo lo que da al alcanzarlo. En la fase de progreso se iluminan los niveles que puedes pagar.
piece-developments = Desarrollos
    .text = Cada ciudad los desbloquea en orden; el primero es tuyo desde el principio. El siguiente muestra su precio; lo que te falta lleva un marco rojo.
piece-cards = Cartas de política
    .text = Arriba: los dracmas que pagas y el conocimiento que debes tener. Abajo: las inmediatas actúan una vez, las continuas mientras están en juego y las de final de la partida en el recuento final.
piece-exploration = Tablero de exploración
    .text = Cada espacio muestra las tropas que pide, las que pierdes y lo que ganas además del conocimiento. Las fichas con contorno son complementarias; las llenas con anillo dorado, relevantes. La línea marca hasta dónde llegan tus tropas.
piece-lanes = Marcadores del tablero central
    .text = Los ciudadanos pagan losetas, los tributos dan dracmas en cada fase de tributo, el lauro se multiplica por tu conocimiento relevante al final, y las tropas exploran y deciden eventos.
piece-event = Evento
    .text = Junto a su nombre están quienes ganarían o perderían con él tal como están las cosas.
piece-signs = Señales del tablero
    .text = Los anillos azules dicen dónde puedes actuar. La terracota es lo que has alcanzado o lo que ocurre ahora. El oro es un logro abierto. Señala algo apagado, o mantenlo pulsado en una pantalla táctil, para saber qué falta; señala algo iluminado para ver qué cambiaría.
piece-keys = Teclas
    .text = De 0 a 6: la loseta con ese número. Tab va de una parte a otra, las flechas se mueven dentro de ella, Intro elige.

## The balance report

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
