### The terminal in French. The same messages, attributes and variables as in the other languages.

## Players

player-0 = Solon
player-1 = Aspasie
player-2 = Cléon
player-3 = Sappho
ui-seat = Place { $n }

## The table

ui-round = Manche { $n } sur { $of }
ui-event = Événement
ui-legend = ▸vous ⚑1er
ui-next = suivant { $n } :
ui-all-developed = entièrement développée
ui-played = Cartes en jeu
ui-shown = Connues en main
ui-board = À coloniser : Armée requise/perdue   • mineure ◉ majeure   ₯ Drachmes ★ PV
ui-achievements = Succès
ui-hand =
    { $n ->
        [one] Votre main : { $n } carte
       *[other] Votre main : { $n } cartes
    }
ui-too-dear = plus que vous n’en avez
ui-missing = manque : { $missing }
ui-developments = Développements
ui-no-cards = Votre main est vide.
ui-options = options
ui-table = Sur la table
ui-not-now = Impossible pour l’instant
ui-yes = oui
ui-no = non

short-vp = PV
short-drachma = Dr
short-citizens = Cit
short-troops = Arm
short-taxes = Imp
short-glory = Glo
short-philosophy = Phi
short-economy = Éco
short-culture = Cul
short-military = Mil
short-hand = Main

## What is asked and typed

ui-your-move = À vous de jouer.
ui-happened = Ce qui s’est passé
ui-earlier =
    { $n ->
        [one] (« log » montre { $n } ligne de plus)
       *[other] (« log » montre { $n } lignes de plus)
    }
ui-start = Partie { $seed }. Vous êtes
ui-start-help = (? dit ce que vous pouvez taper)
ui-no-such-number =
    { $n ->
        [one] Il n’y a que le coup 1.
       *[other] Choisissez un numéro de 1 à { $n }.
    }
ui-allowed = « { $move } » est permis : c’est le numéro { $n }.
ui-refused = « { $move } » n’est pas possible maintenant. { $reason }
ui-unknown = Rien ne s’appelle « { $name } » ici.
ui-which = Lequel ? { $names }
ui-no-such-seat = Personne ne s’appelle ainsi : donnez un nom ou un numéro de 0 à { $n }.
ui-undone = Votre dernière décision est annulée.
ui-undo-nothing = Vous n’avez aucune décision à annuler.
ui-undo-others = Trop tard pour annuler : d’autres ont décidé depuis.
ui-undo-revealed = Trop tard pour annuler : votre décision vous a montré quelque chose de caché, ou des dés ont été lancés.
ui-saved = Enregistré dans { $file }.
ui-log = La partie jusqu’ici
ui-bye =
    { $n ->
        [one] La partie s’arrête après { $n } décision.
       *[other] La partie s’arrête après { $n } décisions.
    }

## Help

ui-help = Ce que vous pouvez taper
ui-help-number = le numéro d’un coup
ui-help-notation = un coup en mots, ou leur début
ui-help-explain = explique une carte, un jeton, une tuile, une cité, un Événement ou une règle ; pour un coup, dit pourquoi il est refusé
ui-help-undo = annule votre dernière décision, si elle ne vous a rien montré
ui-help-save = écrit la partie dans un fichier ; avec .json, la position
ui-help-log = raconte la partie jusqu’ici
ui-help-score = les points de chacun, un à un
ui-help-player = tout ce qui est devant un joueur, par nom ou numéro
ui-help-quit = quitte la partie
ui-help-hand = vos cartes en entier
ui-help-board = le plateau de Colonisation
ui-help-enter = redessine la table
ui-help-topics = ? connaît aussi : { $topics }

## Points

ui-score-now = Points si la partie finissait maintenant
ui-final = Décompte final
ui-points-from = Points pour
ui-points-track = Gagnés pendant la partie
ui-points-total = Total
ui-ranking = Classement
ui-you-win = Vous avez gagné !
ui-you-share = Vous partagez la victoire !
ui-winner =
    { $n ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }

## Records

ui-replay =
    { $n ->
        [one] Une partie à { $seats } joueurs, { $n } décision
       *[other] Une partie à { $seats } joueurs, { $n } décisions
    }
ui-verified =
    { $n ->
        [one] Vérifié : { $n } décision mène à l’empreinte { $digest }.
       *[other] Vérifié : { $n } décisions mènent à l’empreinte { $digest }.
    }
ui-verified-seal = La graine correspond à l’engagement { $commitment }.

## Looking after a server

ui-admin-migrated = La base de données est prête pour cette version.
ui-admin-banned = { $name } n’a plus accès : ses sessions ont pris fin, et toute connexion est refusée.
ui-admin-unbanned = { $name } peut se connecter de nouveau.
ui-admin-renamed = { $name } s’appelle désormais { $new }.
ui-admin-person-deleted = { $name } : données supprimées. Des bots jouent à sa place ; ses parties terminées restent.
ui-admin-table-deleted = La table { $name } ({ $id }) est supprimée.
ui-admin-exported = La table { $id } est dans { $file }. Le fichier contient la clé de ses dés : ne le montrez pas aux joueurs.
ui-admin-imported = La table { $name } ({ $id }) est importée ; son journal a été vérifié.
ui-admin-backed-up = La base de données est copiée dans { $file } ({ $size } ko).
ui-admin-restored = La base de données est comme dans { $file }. Démarrez maintenant le serveur.
ui-admin-rotated =
    { $n ->
        [0] Il y a un nouveau secret. Redémarrez le serveur : tous les cookies expirent alors, et les invités perdent leurs parties.
        [one] Il y a un nouveau secret. Redémarrez le serveur : il accepte les anciens cookies pendant { $n } jour, et les renouvelle.
       *[other] Il y a un nouveau secret. Redémarrez le serveur : il accepte les anciens cookies pendant { $n } jours, et les renouvelle.
    }
ui-admin-free = libre
ui-admin-account = compte
ui-admin-guest = invité
ui-admin-seen = dernière visite { $at }
ui-admin-banned-since = sans accès depuis { $at }
ui-admin-entries =
    { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }
ui-admin-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
ui-admin-people =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
ui-admin-removed = Supprimé :
ui-admin-would-remove = Serait supprimé :
ui-admin-finished =
    { $n ->
        [one] { $n } table terminée
       *[other] { $n } tables terminées
    }
ui-admin-abandoned =
    { $n ->
        [one] { $n } table abandonnée
       *[other] { $n } tables abandonnées
    }
ui-admin-lobbies =
    { $n ->
        [one] { $n } table dont la partie n’a jamais commencé
       *[other] { $n } tables dont les parties n’ont jamais commencé
    }
ui-admin-chat =
    { $n ->
        [one] { $n } ligne de discussion
       *[other] { $n } lignes de discussion
    }
ui-admin-guests =
    { $n ->
        [one] { $n } invité
       *[other] { $n } invités
    }

## Levels

ui-against = Contre vous : { $names }.
level-random = au hasard
    .text = Joue au hasard n’importe quel coup permis.
level-greedy = avide
    .text = Prend ce qui paraît le meilleur sur le moment, sans jamais prévoir.
level-novice = débutant
    .text = Voit ce qui paraît bon sur le moment et se trompe souvent.
level-skilled = confirmé
    .text = Prend ce qui paraît le meilleur sur le moment, avec un jugement sûr.
level-expert = expert
    .text = Prévoit deux manches plus loin, en 150 parties imaginées par décision.
level-master = maître
    .text = Prévoit jusqu’à la fin de la partie, jusqu’à une seconde par décision.
