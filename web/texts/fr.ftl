### The page in French. The same messages, attributes and variables as in the other languages.

## The house

app-name = Petteia
title-home = Petteia : jeux de plateau du monde antique
title-open = Tables ouvertes – Petteia
title-mine = Mes parties – Petteia
title-help = Règles – Petteia
title-settings = Réglages – Petteia
title-account = Votre nom et votre compte – Petteia
title-about = À propos – Petteia
title-unknown = Il n’y a rien ici
unknown-page = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
nav-play = Jouer
nav-tables = Tables
nav-mine = Mes parties
nav-help = Règles
nav-about = À propos
places = Rubriques principales
skip-to-content = Aller au contenu
skip-to-question = Aller à ce qui est demandé
skip-to-replay = Aller au curseur
close = Fermer
yes = Oui
no = Non
you = Vous
loading = Chargement
unofficial = Un projet non officiel, fait par des passionnés.

## Home

welcome = Prenez place
    .text = Choisissez un jeu et commencez : vous jouez aussitôt, contre des bots ou avec des amis. Sans inscription.
continue = Continuer
your-turn = À vous
your-turn-in = À vous de jouer : { $game }
more-wait =
    { $n ->
        [one] { $n } autre partie vous attend
       *[other] { $n } autres parties vous attendent
    }
new-table = Nouvelle table
    .text = avec des amis, des bots, ou les deux
players = { $from }–{ $to } joueurs
about-decisions = environ { $n } décisions chacun
weight-2 = léger
weight-3 = moyen
open-tables = Tables ouvertes
my-games = Mes parties
all-n = Toutes : { $n }
no-open-tables = Personne ne cherche de joueurs en ce moment. Ouvrez une table publique.
no-running-tables = Aucune partie publique ne se joue en ce moment.
no-games-yet = Vos parties apparaîtront ici.
put-away = Ranger
take-out = Ressortir
delete-game = Supprimer cette partie ?
    .text = Elle disparaît pour de bon, avec son relevé et sa relecture.
delete = Supprimer
games-away = Rangées
no-games-away = Rien n’est rangé.
to-join = À rejoindre
to-watch = À regarder
sit-down = S’asseoir
watch = Regarder
open-table = Ouvrir
older = Parties plus anciennes
seats-free =
    { $n ->
        [one] { $n } place libre sur { $of }
       *[other] { $n } places libres sur { $of }
    }
with-others = avec { $names }
plays = À jouer : { $names }
won = Victoire
place =
    { $n ->
        [1] 1er
       *[other] { $n }e
    }
since = depuis { $when }
left-in = encore { $time }
not-started = Pas commencée

## A new table

seats = Places
number-of-seats = Nombre de joueurs
n-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
seat-number = Place { $n }
you-host = vous, hôte
who-bot = Bot
who-open = Ami
who-here = Ici
their-name = Son nom
link-after = Vous recevrez un lien à envoyer.
level-novice = Débutant
level-skilled = Confirmé
level-expert = Expert
level-master = Maître
level-of = Niveau de { $seat }
options = Options
take-back = Annuler des coups
    .text = Jusqu’à ce qu’une chose cachée se révèle ou qu’un autre joueur agisse.
practice = Entraînement
    .text = Chacun peut revenir à n’importe laquelle de ses décisions, même après des dés ou des cartes montrées ; les mêmes dés reviennent. Sans pendule, jamais classé.
practice-game = Partie d’entraînement
public = Table publique
    .text = Elle figure à l’accueil : chacun peut prendre une place libre.
clock = Pendule
clock-none = Sans pendule
clock-minutes = { $n } min
clock-live = { $minutes } min par joueur, +{ $seconds } s par décision
clock-days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
more = Plus
table-name = Nom de la table
    .text = Laissez vide pour un nom au hasard
webhook = Webhook pour les alertes de tour
    .text = Pour un salon de discussion ou un service à vous. Il reçoit un court message, sans secrets.
own-file = Utiliser votre propre liste de cartes
    .text = Si vous possédez le jeu, vous pouvez jouer avec les valeurs de votre exemplaire, dans un fichier.
own-file-pattern = Modèle
own-file-choose = Choisir un fichier
own-file-without = Jouer sans lui
own-file-fits = { $name } convient.
own-file-problems =
    { $n ->
        [one] Une ligne ne convient pas :
       *[other] { $n } lignes ne conviennent pas :
    }
card-list = Liste de cartes
own-file-played = Celle d’un propriétaire du jeu
start-with =
    { $n ->
        [one] Commencer à { $n } joueur
       *[other] Commencer à { $n } joueurs
    }
make-table = Ouvrir la table

## The lobby

free-seat = Place libre
bot = Bot
person = Joueur
person-here = À cet écran
online = En ligne
offline = Absent pour l’instant
free-this-seat = Libérer la place de { $name }
invite = Inviter
invite-public = Cette table est publique : chacun peut prendre une place libre.
invite-private = Seules les personnes qui ont ce lien trouvent la table.
link = Lien vers cette table
link-copied = Le lien est copié.
copy = Copier
share = Partager
seats-still-free =
    { $n ->
        [one] Encore { $n } place libre
       *[other] Encore { $n } places libres
    }
host-starts = Vous avez une place. L’hôte lance la partie.
come-in = Prenez une place libre pour jouer.
stand-up = Quitter ma place
remove-table = Retirer la table

## At the table

what-is-asked = Ce qui est demandé
waiting-for = En attente : { $names }
legend-look = regarder
legend-choose = choisir
legend-tap = Touchez pour voir, encore pour le faire
choose-button = À vous de choisir
undo = Annuler
undo-back = Revenir à ma dernière décision
pace-hold = Pause
pace-go-on = Reprendre
pace-next = Étape suivante
pace-to-my-turn = À mon tour
pace-others = Les autres ont joué
pace-left =
    { $n ->
        [one] Encore une étape
       *[other] Encore { $n } étapes
    }
sending = Envoi
reconnecting = Connexion perdue, nouvel essai
game-over = La partie est finie
wins =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
result = Résultat
score = Score
help = Aide
menu = Menu
settings = Réglages
table-link = Lien vers cette table
    .text = Qui l’a peut regarder ; personne ne voit une main qui n’est pas la sienne.
resign = Abandonner
resign-question = Quitter votre place ?
    .text = Un bot joue pour vous jusqu’à la fin. Vous pouvez regarder, mais plus revenir.
play-on = Continuer à jouer
leave-to-home = Accueil
watching =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
bots-hurried = Beaucoup de bots réfléchissent sur ce serveur ; ceux-ci réfléchissent donc moins que d’habitude.
spectator = Spectateur
time-left = Temps restant
bot-level = Bot, { $level }
gone-resigned = { $name } a abandonné ; un bot continue.
gone-out-of-time = { $name } n’a plus de temps ; un bot continue.
played-on-resigned = Abandon ; un bot a continué
played-on-out-of-time = Temps écoulé ; un bot a continué
others-resigned = { $name } abandonne. Un bot continue.
others-out-of-time = { $name } n’a plus de temps. Un bot continue.
others-rematch = { $name } propose une autre partie.
gone-plays-on = Un bot joue pour vous
you-resigned = Vous avez abandonné. Un bot joue pour vous.
you-out-of-time = Votre temps est écoulé. Un bot joue pour vous.
told-undo = { $name } annule une décision.
told-back = { $name } revient à sa dernière décision ; ce qui y a répondu est annulé.
told-resigned = { $name } abandonne ; un bot continue.
told-out-of-time = { $name } n’a plus de temps ; un bot continue.
told-time-stood = Le serveur a été arrêté un moment ; les pendules aussi.
frozen = Table gelée
    .text = Les règles ont été corrigées et cette partie ne leur correspond plus. Elle reste ici telle quelle.
hand-over = Passez l’écran à { $name }
    .text = Personne d’autre ne devrait regarder maintenant.
look = Je suis { $name }
no-table = Cette table n’existe pas
    .text = Le lien a peut-être été coupé, ou l’hôte a retiré la table.
plain-table = Sur la table

## Log and chat

log = Journal
chat = Discussion
log-and-chat = Journal et discussion
n-steps =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
since-then =
    { $n ->
        [one] Depuis, { $n } action
       *[other] Depuis, { $n } actions
    }
play-again = Revoir
after-your-decision = Après votre dernière décision
step-again = Action { $n } sur { $of }
again-keys = Espace met en pause, toute autre touche revient au présent
hold = Pause
go-on = Continuer
to-now = Au présent
earlier =
    { $n ->
        [one] { $n } ligne plus ancienne
       *[other] { $n } lignes plus anciennes
    }
unread =
    { $n ->
        [one] { $n } nouvelle ligne
       *[other] { $n } nouvelles lignes
    }
say-something = Dites quelque chose
send = Envoyer
nothing-said = Rien n’a encore été dit.

## Score and the end

total = Total
total-then = Total alors
points-from = Points de
set-up-points = Au départ
if-over-now = Si la partie finissait maintenant
    .text = Ceci s’ajouterait à la fin, en l’état.
final-scoring = Décompte final
winner = Vainqueur
place-word = Rang
scores-by-stage = L’évolution des scores
chart-keys = ← → d’étape en étape ; un clic mène au moment
axis-stages = Étape
axis-points = Points
to-moment = Voir ce moment
so-far = Jusqu’ici
tell-faster = accélère
tell-all = au résultat
tell-next = Suite
still-secret = Le gagnant et l’évolution des scores viennent quand tout est compté.
record = Fichier de la partie
rematch = Rejouer
rematch-offered = En attente des autres
to-rematch = Vers la partie suivante
fair-dice = Dés loyaux
    .text = Avant la partie, le serveur a fixé ses dés par une clé secrète et vous en a montré l’empreinte. La clé est maintenant publique : personne n’a pu changer les dés entre-temps.
commitment = Empreinte
    .text = Elle fixe tous les dés et mélanges de cette partie. La clé suit à la fin.
key = Clé
check-it = Vérifiez vous-même : téléchargez le fichier de la partie et lancez « petteia replay ». Il relance les dés à partir de la clé et compare les positions.

## Looking back

replay = Revoir
replay-of = Revoir : { $name }
no-replay = Rien à revoir
the-start = Le début
after-decision = { $stage } : { $name }
previous-stage = Étape précédente
next-stage = Étape suivante
step-back = Un pas en arrière
step-on = Un pas en avant
play-through = Lecture
pause = Pause
replay-speed = Vitesse
decision = Décision
step-of = { $n } sur { $of }
through-eyes = Vu par
back-to-table = Retour à la table

## Help

rules-now = En ce moment
rules-phases = Le cours d’une partie
rules-pieces = À quoi sert chaque élément
rules-more = Autres règles
no-rules = Ce jeu n’a pas de texte de ses règles.
keys = Touches
key-main = Montrer ce que ferait le bouton principal ; encore : le faire
key-undo = Annuler votre dernière décision
key-score = Voir de quoi le score est fait
key-since = Masquer ou montrer ce que les autres ont changé depuis votre dernière décision
key-again = Revoir les actions depuis votre dernière décision
key-log = Aller au journal
key-chat = Aller à la discussion
key-help = Ouvrir cette aide
key-move = Passer d’une pièce à l’autre ; Entrée montre un choix, encore : choisit
pointing = À la souris : pointez pour voir ce qu’un choix ferait, cliquez pour le faire. Sur écran tactile : touchez pour voir ; touchez encore ou prenez le bouton principal pour le faire. Restez appuyé sur une pièce pour lire pourquoi on ne peut pas la choisir.

## Settings

language = Langue
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
text-size = Taille du texte
    .text = Tout grandit avec lui ; la table se dispose autrement.
text-size-small = Petite
text-size-normal = Normale
text-size-large = Grande
text-size-larger = Très grande
motion = Mouvement
    .text = Si les pièces se déplacent sur le plateau.
motion-auto = Système
motion-full = Oui
motion-none = Non
pace = À quel rythme jouent les autres
    .text = Pour vous, à toutes les tables : personne n’attend. Pendant que d’autres agissent, un clic ou Espace montre l’étape suivante, Entrée mène à votre tour.
pace-slow = Lent
pace-normal = Normal
pace-instant = D’un coup
pace-steps = Pas à pas
sound = Son
    .text = Dés, cartes, tuiles, et deux notes quand c’est à vous. Une page que vous ne voyez pas ne joue que les notes.
volume-off = Coupé
volume-quiet = Faible
volume-medium = Moyen
volume-loud = Fort
notify = Notifications
    .text = Votre système vous prévient quand c’est à vous et que cette page n’est pas visible.
notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
install-app = Installer Petteia
    .text = Petteia aura sa propre icône et s’ouvrira aussitôt.
    .by-hand = Petteia peut être une application à part : choisissez « Sur l’écran d’accueil » ou « Installer » dans le menu de votre navigateur.
settings-kept = Ces réglages sont gardés dans ce navigateur.

## Name and account

account = Votre nom et votre compte
ask-for-name = Comment vous appelez-vous ?
    .text = Les autres à la table voient ce nom. Vous pouvez le changer à tout moment.
your-name = Votre nom
change-name = Changer de nom
name-changed = Votre nom est changé.
make-account = Créer un compte
    .text = Gardez votre nom et vos parties, et revenez depuis tout appareil. Sans adresse e-mail.
new-password = Nouveau mot de passe
password = Mot de passe
password-length =
    { $n ->
        [one] Au moins { $n } caractère.
       *[other] Au moins { $n } caractères.
    }
account-made = Vous avez maintenant un compte.
sign-in = Se connecter
    .text = Si vous avez déjà un compte.
account-name = Nom du compte
signed-in = Vous êtes connecté en tant que { $name }.
signed-in-now = Vous êtes connecté.
sign-out = Se déconnecter
signed-out = Vous êtes déconnecté.
devices = Où vous êtes connecté
device-this = celui-ci
device-unknown = Appareil inconnu
device-since = depuis { $since }
device-seen = vu { $seen }
device-signed-out = { $device } est déconnecté.
sign-out-device = Se déconnecter : { $device }
sign-out-everywhere = Se déconnecter partout
change-password = Changer de mot de passe
    .text = Vous restez connecté ici. Partout ailleurs, il faudra vous reconnecter.
old-password = Ancien mot de passe
password-again = Nouveau mot de passe, encore une fois
password-differs = Les deux mots de passe ne sont pas identiques.
password-changed = Votre mot de passe est changé.
recovery-codes = Codes de secours
    .text = Si vous perdez votre mot de passe, un de ces codes vous permet d’en choisir un autre. Chacun sert une fois. Gardez-les en lieu sûr : ils ne seront plus affichés.
codes-left =
    { $n ->
        [0] Il ne vous reste aucun code.
        [one] Il vous reste { $n } code.
       *[other] Il vous reste { $n } codes.
    }
new-codes = Nouveaux codes
    .text = Les nouveaux codes remplacent les anciens.
codes-kept = Je les ai gardés
codes-copied = Les codes sont copiés.
download = Télécharger
recover = J’ai perdu mon mot de passe
    .text = Avec un code de secours de votre compte, vous choisissez un nouveau mot de passe.
recovery-code = Code de secours
use-password = J’ai mon mot de passe
bring-games = Emporter vos parties
    .text = Les parties que vous avez ici en tant que { $name } passent à votre compte.
your-data = Vos données
    .text = Tout ce que ce serveur sait de vous, dans un fichier.
delete-account = Supprimer mon compte
    .text = Votre nom et ce que vous avez dit sont supprimés. Dans les parties en cours, un bot joue pour vous ; les parties finies restent, sans votre nom. C’est sans retour.
delete-guest = Supprimer mes données
account-deleted = Vos données sont supprimées. Adieu !

## About

about-what = Petteia était le mot des Grecs pour jouer sur un plateau. Ici, vous jouez à Khôra, Carpe Diem et Emporion dans le navigateur, avec des amis ou contre des bots.
about-fans = C’est un projet non officiel de passionnés, libre et ouvert (MIT). Il n’est lié ni aux auteurs ni aux éditeurs des jeux. Si un jeu vous plaît, achetez-le : rien ne vaut une vraie table.
about-rules = Les règles sont celles des livrets. Tous les textes et dessins sont de nous. Là où les chiffres d’un jeu ne sont pas publics, les nôtres sont reconstitués, et la table le dit.
about-credits = Remerciements
about-icons = Beaucoup d’icônes viennent de
about-fonts = Les caractères sont Alegreya et Alegreya Sans, de Juan Pablo del Peral (SIL Open Font License).

## When something goes wrong

problem-offline = Le serveur est injoignable. Êtes-vous en ligne ?
problem-unknown = Quelque chose s’est mal passé.
problem-server = Quelque chose s’est mal passé sur le serveur.
problem-our-fault = Quelque chose s’est mal passé sur le serveur.
problem-late = La table a avancé entre-temps ; rien n’a été changé.
problem-too-late = Ce n’est plus possible.
problem-frozen = Cette table est gelée.
problem-no-database = Le serveur n’atteint pas sa base de données en ce moment. Réessayez dans un instant.
problem-illegal = Cela ne peut pas se faire maintenant.
problem-no-undo = Ceci ne peut plus être annulé.
problem-too-many-undos = Vous avez annulé trop de décisions dans cette partie.
problem-not-yours = Ce n’est pas à vous de le faire.
problem-not-host = Seul l’hôte peut le faire.
problem-gone = Un bot joue maintenant à cette place.
problem-over = La partie est finie.
problem-not-over = Ce sera disponible quand la partie sera finie.
problem-has-begun = La partie a déjà commencé.
problem-not-begun = La partie n’a pas encore commencé.
problem-seat-taken = Cette place est prise.
problem-seats-open = Il reste des places libres.
problem-no-table = Cette table n’existe pas.
problem-not-found = Il n’y a rien ici.
problem-who-are-you = Dites d’abord votre nom.
problem-name-taken = Ce nom appartient à un compte. Connectez-vous, ou prenez-en un autre.
problem-player-name-taken = Le nom d’une personne de la table appartient désormais à un compte ; elle doit en prendre un autre avant la prochaine partie.
problem-bad-name = Il faut au moins une lettre dans un nom.
problem-bad-password = Le nom et le mot de passe ne correspondent pas.
problem-has-account = Vous avez déjà un compte.
problem-wrong-password = Ce n’est pas votre mot de passe.
problem-bad-code = Le nom et le code de secours ne correspondent pas.
problem-banned = La personne qui gère ce serveur a fermé ce compte.
problem-no-session = Vous n’y êtes plus connecté.
problem-nothing-to-say = Ce message est vide.
problem-bad-webhook = Cette adresse ne peut pas être appelée.
problem-not-alone = D’autres personnes jouent à cette table.
problem-practice-clock = Une table d’entraînement n’a pas de pendule.
problem-bad-components = Cette liste de cartes n’est pas utilisable.
problem-too-many = Trop de requêtes. Attendez un instant.
problem-too-many-games = Vous avez trop de parties en cours ; finissez-en une d’abord.
problem-too-many-tables = Trop de vos tables attendent ; lancez-en ou retirez-en une d’abord.
problem-too-long = C’est trop long.
problem-bad-request = Le serveur n’a pas compris.
