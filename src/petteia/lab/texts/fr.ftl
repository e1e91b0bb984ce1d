### The balance report in French. The same messages, attributes and variables as in the other languages.
### Games bring the words of their own charts.

## The page

report-title = { $game } : équilibre
report-question = { $game } : le jeu est-il équilibré ?
report-run = Le bot { $bot } contre lui-même : { $games } joueurs. Chaque chiffre est accompagné de son intervalle à 95 % et du nombre d’observations (n) sur lequel il repose.
report-games-of =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } à { $seats ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $seats }
    }
report-and = { $first } et { $last }
report-origin = Graine { $seed }, version { $rules } des règles, Petteia { $version }.
report-options = Graine { $seed }, version { $rules } des règles, Petteia { $version }, options { $options }.
report-players =
    { $n ->
        [2] Deux joueurs
        [3] Trois joueurs
        [4] Quatre joueurs
       *[other] { $n } joueurs
    }
report-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
headline-score = Score moyen
headline-winner = Score du vainqueur
headline-lead = Avance du vainqueur
headline-shared = Victoires partagées
headline-decisions = Décisions
headline-seconds = Secondes
headline-milliseconds = Millisecondes

## What can be said

report-findings = Ce que l’on peut dire
report-fair = La part équitable est de { $share } %.
report-nothing = aucun intervalle n’exclut la part équitable.
report-over = au-dessus
report-under = au-dessous
report-more = et { $n } de plus
report-chance = Sur { $n } intervalles, environ { $chance } l’excluraient par hasard.

## Charts

chart-seats = Places
    .note = À quelle fréquence chaque place gagne. Les places sont numérotées dans le sens des aiguilles d’une montre.
seat-number = Place { $n }
order-0 = Premier
order-1 = Deuxième
order-2 = Troisième
order-3 = Quatrième
chart-scores = Scores finaux
    .note = Les scores de tous les joueurs ; le trait sur une barre est son intervalle.
    .label = La fréquence de chaque score final
chart-lengths = Durée d’une partie
    .note = Décisions de tous les joueurs ensemble ; les étapes forcées ne sont pas des décisions.
    .label = Combien de décisions les parties ont demandées
report-spread = Moyenne { $mean } ({ $interval }), médiane { $middle } ; la moitié se trouve entre { $quarter } et { $three }, neuf dixièmes entre { $low } et { $high }.
report-stacks = { $title } : points moyens d’un joueur, étape par étape, empilés par origine
report-sources = { $title } : les vainqueurs et les autres
    .note = Points moyens de chaque origine dans une partie entière.
report-numbers = Tous les chiffres, avec leurs intervalles à 95 %
report-all = Tout
report-never = jamais
legend-fair = part équitable { $share } %
legend-over = intervalle au-dessus
legend-under = intervalle au-dessous
legend-even = intervalle qui la contient
legend-winners = vainqueurs
legend-losers = autres
legend-others = tous les autres
figures-one = chiffres qui reposent sur une seule description publique ({ $n } sur { $all })
figures-disputed = chiffres sur lesquels les descriptions publiques divergent ({ $n } sur { $all })
figures-reconstructed = chiffres reconstitués, parce que ceux du jeu imprimé ne sont pas publics ({ $n } sur { $all })
figures-own = chiffres de notre conception ({ $n } sur { $all })

## How to read it

report-reading = Comment lire ce rapport
read-intervals = Intervalles.
    .text = Si la même étude était faite de nombreuses fois, 95 intervalles de ce genre sur 100 contiendraient le vrai chiffre. Les parts ont l’intervalle de Wilson, les moyennes un intervalle normal ; là où une partie apporte plusieurs observations, l’intervalle en tient compte.
read-observations = n 498 · 12 %
    .text = signifie qu’un chiffre repose sur 498 observations, soit 12 % de tous les joueurs de toutes les parties.
read-fair = Part équitable.
    .text = À chances égales, chacun de quatre joueurs gagne une partie sur quatre. Une victoire partagée compte à parts égales pour ceux qui gagnent.
read-many = Beaucoup de chiffres.
    .text = Sur quarante intervalles, environ deux excluent la vérité par hasard. Une seule carte juste en dehors ne veut pas dire grand-chose : regardez celles qui sont loin, et jouez plus de parties.
read-cause = Une association n’est pas une cause.
    .text = Ceux qui gagnent avec une carte sur la table avaient aussi de quoi la jouer ; ceux qui l’ont sélectionnée l’ont préférée à d’autres.
read-players = Ces joueurs.
    .text = Tout cela concerne ce bot contre lui-même. D’autres joueurs, ou de plus forts, trouveront peut-être d’autres choses fortes.
read-time = Le temps
    .text = est celui de la machine qui a joué les parties. Tout le reste est identique pour la même graine, partout.
