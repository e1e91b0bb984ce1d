### The balance report in Spanish. The same messages, attributes and variables as in the other languages.
### Games bring the words of their own charts.

## The page

report-title = { $game }: equilibrio
report-question = { $game }: ¿está equilibrado?
report-run = El bot { $bot } contra sí mismo: { $games } jugadores. Cada cifra lleva su intervalo del 95 % y el número de observaciones (n) en que se apoya.
report-games-of =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    } de { $seats ->
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $seats }
    }
report-and = { $first } y { $last }
report-origin = Semilla { $seed }, versión { $rules } de las reglas, Petteia { $version }.
report-options = Semilla { $seed }, versión { $rules } de las reglas, Petteia { $version }, opciones { $options }.
report-players =
    { $n ->
        [2] Dos jugadores
        [3] Tres jugadores
        [4] Cuatro jugadores
       *[other] { $n } jugadores
    }
report-games =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
headline-score = Puntuación media
headline-winner = Puntuación del ganador
headline-lead = Ventaja del ganador
headline-shared = Victorias compartidas
headline-decisions = Decisiones
headline-seconds = Segundos
headline-milliseconds = Milisegundos

## What can be said

report-findings = Lo que se puede decir
report-fair = La parte justa es el { $share } %.
report-nothing = ningún intervalo excluye la parte justa.
report-over = por encima
report-under = por debajo
report-more = y { $n } más
report-chance = De { $n } intervalos, unos { $chance } la excluirían por azar.

## Charts

chart-seats = Asientos
    .note = Con qué frecuencia gana cada asiento. Se numeran en el sentido de las agujas del reloj.
seat-number = Asiento { $n }
order-0 = Primero
order-1 = Segundo
order-2 = Tercero
order-3 = Cuarto
chart-scores = Puntuaciones finales
    .note = Las puntuaciones de todos los jugadores; la línea sobre una barra es su intervalo.
    .label = Con qué frecuencia salió cada puntuación final
chart-lengths = Duración de una partida
    .note = Decisiones de todos los jugadores juntos; los pasos forzados no son decisiones.
    .label = Cuántas decisiones llevaron las partidas
report-spread = Media { $mean } ({ $interval }), mediana { $middle }; la mitad está entre { $quarter } y { $three }, nueve décimas partes entre { $low } y { $high }.
report-stacks = { $title }: puntos medios de un jugador, etapa por etapa, apilados por origen
report-sources = { $title }: ganadores y demás
    .note = Puntos medios de cada origen en una partida entera.
report-numbers = Todas las cifras, con sus intervalos del 95 %
report-all = Todo
report-never = nunca
legend-fair = parte justa { $share } %
legend-over = intervalo por encima
legend-under = intervalo por debajo
legend-even = intervalo que la contiene
legend-winners = ganadores
legend-losers = demás
legend-others = todos los demás
figures-one = cifras que se apoyan en una sola descripción pública ({ $n } de { $all })
figures-disputed = cifras en las que las descripciones públicas no coinciden ({ $n } de { $all })
figures-reconstructed = cifras reconstruidas, porque las impresas no son públicas ({ $n } de { $all })
figures-own = cifras de diseño propio ({ $n } de { $all })

## How to read it

report-reading = Cómo leer esto
read-intervals = Intervalos.
    .text = Si el mismo estudio se hiciera muchas veces, 95 de cada 100 intervalos así contendrían la cifra verdadera. Las partes llevan el intervalo de Wilson y las medias uno normal; donde una partida aporta varias observaciones, el intervalo lo tiene en cuenta.
read-observations = n 498 · 12 %
    .text = significa que una cifra se apoya en 498 observaciones, que son el 12 % de todos los jugadores de todas las partidas.
read-fair = Parte justa.
    .text = Con las mismas posibilidades, cada uno de cuatro jugadores gana una partida de cada cuatro. Una victoria compartida cuenta a partes iguales para quienes ganan.
read-many = Muchas cifras.
    .text = De cuarenta intervalos, unos dos excluyen la verdad por azar. Una sola carta que queda fuera por poco dice poco: mira las que quedan lejos y juega más partidas.
read-cause = Asociación no es causa.
    .text = Quien gana con una carta en la mesa también pudo permitirse jugarla; quien la eligió la prefirió a otras.
read-players = Estos jugadores.
    .text = Todo esto vale para este bot contra sí mismo. Otros jugadores, o más fuertes, pueden encontrar fuertes otras cosas.
read-time = El tiempo
    .text = es el de la máquina que jugó las partidas. Todo lo demás es igual con la misma semilla, en cualquier parte.
