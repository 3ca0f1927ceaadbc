# The page: everything around a game. How arguments reach a message is told at the top of core.ftl.

## A new table

page-who-plays = Qui joue ?
page-who-link = Ami
page-who-bot = Bot
page-who-screen = Même écran
page-plan-link = un lien à envoyer
page-plan-bot =
    { $level-is ->
        [bot-debutant] bot débutant : joue pour le plaisir
        [bot-confirme] bot confirmé : joue sérieusement
       *[other] bot, niveau { $level }
    }
page-plan-screen = sur cet écran
page-seat = Place { $number }
page-name = Prénom
page-name-of = Prénom à la place { $number }
page-bot-level = Niveau du bot
page-add-seat = Ajouter une place
page-remove-seat = Retirer
page-your-way = À ta façon
page-by-lot = au sort
page-otherwise = Sinon : « { $text } »
page-title-then = { $title } :
page-quick = Rythme rapide : les bots jouent presque aussitôt.
page-decision-time = Temps par décision
page-decision-seconds =
    { $seconds ->
        [0] sans limite
        [30] 30 s
        [60] 1 min
        [180] 3 min
       *[other] { $seconds } s
    }
page-open-table = Ouvrir la table

## Waiting

page-connecting = On rejoint la table…
page-no-table = Cette table n’est pas là
page-waiting =
    { $count ->
        [one] On attend encore quelqu’un
       *[other] On attend encore { $count } joueurs
    }
page-starting = Tout le monde est là, on mélange…
page-seat-free = place libre
page-seat-person = est là
page-seat-mine = sur cet écran
page-seat-bot = bot, niveau { $level }
page-sit = M’asseoir ici
page-your-name = Ton prénom
page-no-bot = Place libre
page-bot-named = Bot { $level }
page-invite = Inviter
page-link = Lien à envoyer
page-code = Code :
page-copy = Copier le lien
page-copied = Lien copié
page-qr = Code QR du lien : vise-le avec un téléphone

## At the table

page-phase-waiting = on attend les joueurs
page-phase-salts = on mélange
page-phase-playing = { $seats } joueurs
page-phase-paused = en pause
page-phase-over = partie finie
page-watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
page-line-online = En ligne
page-line-reconnecting = Reconnexion…
page-line-offline = Hors ligne
page-line-kept = Ton coup est gardé : il part dès que la ligne revient.
page-line-broken = La ligne est coupée, on essaie de la rétablir.
page-menu = Menu
page-log = Feuille de match
page-to-shelf = Ludofoot, retour à l’étagère
page-to-shelf-short = Retour à l’étagère
page-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-your-turn = à toi
page-to-play = à son tour
page-thinks = réfléchit
page-away = absent, revient ? { $seconds } s
page-gone = absent
page-clock = Temps restant
page-facts = Sur la table
page-of-player = { $player } : { $text }
page-yes = oui
page-no = non

## Questions and answers

page-tray = Ta place
page-asked = À toi ! { $ask }
page-wait-others = On attend les autres
page-wait-for =
    { $players-is ->
        [other] C’est à { $players }
       *[many] On attend { $players }
    }
page-wait-thinking =
    { $players-is ->
        [other] { $players } réfléchit
       *[many] { $players } réfléchissent
    }
page-watching = Tu regardes la partie.
page-paused = La partie est en pause
page-sealed = Choix posé
page-sealed-help = Ton choix reste caché jusqu’à ce que tous aient choisi.
page-sealed-wait = On retourne dès que les autres ont choisi.
page-take-back = Reprendre
page-undo = Annuler
page-confirm = Valider
page-why = Pourquoi ?
page-open-clause = Lire la règle { $clause }
page-choose-some =
    { $least ->
        [0] { $count } sur { $most } au plus
       *[other] { $count } choisis, de { $least } à { $most }
    }
page-choose-amount =
    { $step ->
        [1] de { $least } à { $most }
       *[other] de { $least } à { $most }, par pas de { $step }
    }
page-amount = Nombre
page-less = Moins
page-more = Plus
page-nobody = – personne –
page-absent = { $player } a quitté la table
page-absent-wait = On attend encore { $seconds } s.
page-absent-help = Que fait-on ? Sa place lui est gardée, on peut toujours revenir.
page-settle-wait = Attendre
page-settle-bot = Mettre un bot
page-settle-end = Finir la partie
page-hand-over = Passe l’écran à { $player }
page-lift = Je suis { $player } : voir mon jeu
page-leave = Quitter ma place
page-leave-text = Les autres décideront : attendre, te remplacer par un bot ou finir la partie.

## Rules and keys

page-keys = Raccourcis clavier
page-key-choice = la carte ou le choix de ce numéro
page-key-enter = valider
page-key-escape = fermer, annuler
page-key-pass = passer
page-key-undo = annuler ton coup
page-key-rules = les règles
page-key-log = la feuille de match
page-key-sound = couper ou remettre le son
page-key-arrows = aller d’une carte à l’autre
page-key-back = un coup en arrière
page-key-forth = un coup en avant
page-key-first = le début de la partie
page-key-last = la fin de la partie
page-key-run = lancer ou arrêter
page-key-keys = cette liste
page-single-keys = Raccourcis d’une seule touche

## Sound and notes

page-sound = Son
page-volume = Volume
page-notes = Expliquer chaque règle la première fois qu’elle sert
page-note = Première fois
page-note-close = Compris

## The end

page-winners =
    { $winners-is ->
        [you] Tu gagnes !
        [other] { $winners } gagne
       *[many] Victoire partagée : { $winners }
    }
page-winning-team = Victoire : { $winners }
page-broken-off = Partie interrompue
page-rematch = Revanche
page-rematch-waiting = Revanche demandée : on attend les autres.
page-rematch-wanted = veut une revanche
page-check = Vérifier le hasard
page-download = Télécharger la partie
page-file = FICHIER

## Why the cards are fair

page-fairness = Un hasard que personne ne choisit
page-fair-why = Les cartes viennent d’un tirage que ni un joueur ni le serveur ne peut choisir. Voici comment, et comment le vérifier toi-même.
page-fair-before = 1. Avant la partie
page-fair-before-text = Le serveur tire un secret et en publie aussitôt l’empreinte. Il ne peut plus en changer : un autre secret aurait une autre empreinte.
page-fair-start = 2. Au coup d’envoi
page-fair-start-text = L’appareil de chacun ajoute son grain de sel, promis lui aussi par une empreinte. Le tirage vient du secret et de tous les grains de sel : il suffit d’un joueur honnête pour que personne n’ait pu le préparer.
page-fair-after = 3. Après le dernier coup
page-fair-after-text = Le secret est publié : ton navigateur vérifie qu’il a l’empreinte promise, et que le tirage vient de lui et de tous les grains de sel.
page-fair-later = Le secret sera publié, et ton navigateur pourra vérifier la donne. La partie pourra aussi être téléchargée et rejouée coup par coup.
page-fair-check = Pour tout rejouer coup par coup sur ton ordinateur, télécharge la partie et demande à Ludofoot :
page-fair-proves = Ce que cela prouve
page-fair-proves-text = Si ton propre appareil a ajouté son grain de sel, personne, pas même le serveur, n’a pu choisir ou changer une carte ; une donne entière peut seulement être jetée, et chaque fois que c’est arrivé, la partie téléchargée le montre. Cela ne prouve pas que des joueurs n’ont pas parlé entre eux, ni que le serveur n’a montré aucune carte à quelqu’un.
page-check-dealing = Vérifier la donne
page-dealing-yours = Vérifié dans ton navigateur : le tirage vient du secret promis et de ton grain de sel.
page-dealing-holds = Vérifié dans ton navigateur : le tirage vient du secret promis et des grains de sel des joueurs.
page-dealing-older = Vérifié dans ton navigateur : le tirage vient du secret promis, mais sous l’ancienne promesse, plus faible. Le serveur aurait pu choisir entre plusieurs façons de l’écrire.
page-dealing-unpromised = Rien n’a été promis avant cette partie : il n’y a rien à vérifier.
page-dealing-damaged = Ce fichier est abîmé : on ne peut pas y lire une partie.
page-dealing-newer = Cette partie vient d’un Ludofoot plus récent : recharge la page.
page-dealing-commitment-kept = Cette partie n’est pas celle qui a été promise ici : ton navigateur a vu d’autres empreintes, ou dans un autre ordre.
page-dealing-salt-kept = Le grain de sel de ton navigateur n’est pas dans le tirage.
page-dealing-broken = Télécharge la partie et garde-la. Montre-la aux autres joueurs, et ne jouez plus rien d’important à cette table.
page-dealing-unreadable = Réessaie. Si la réponse reste la même, ne te fie pas à cette partie.
page-dealing-details = Les chiffres de la vérification
page-dealing-commitment = Empreinte promise, promesse { $number }
page-dealing-secret = Secret
page-dealing-salt = Grain de sel, place { $number }
page-dealing-seed = Graine du tirage
page-dealing-words = Premiers mots du tirage
page-doubt-nobody = La table a jeté la donne promise et en promet une autre, alors que personne n’était parti. Qui tient la table a pu jeter une donne qui ne lui plaisait pas.
page-doubt-often = La table a déjà jeté { $times } donnes avant de distribuer. C’est beaucoup : qui tient la table a pu jeter celles qui ne lui plaisaient pas.
page-doubt-go = Promettre quand même

## What a view may hold

view-hand = Ta main
view-pile = Sur la table
view-step = On en est à
view-discards = Défausse
view-winners = Vainqueurs
view-goals = Buts
view-scores = Points
view-hand-sizes = Cartes en main
view-round = Manche
view-offers = Offres

## Replay

page-replay-watch = Revoir la partie
page-replay-help = Ouvre une partie enregistrée : elle est rejouée carte par carte et vérifiée. Rien n’est gardé.
page-replay-open = Choisir un fichier…
page-timeline = Fil de la partie
page-moment = { $now } sur { $all }
page-back = Reculer
page-forth = Avancer
page-stop = Arrêter
page-speed = Lire ×{ $speed }
page-view-of = Vue de
page-view-of-nobody = Tribune
page-what-if = Et si… ?
page-proved = Vérifié : { $lines } lignes rejouées, tout concorde.

## A box of one’s own

page-own-box = Ta propre boîte
page-own-box-help = Tu as les cartes d’origine ? Note leurs vrais nombres dans une copie de notre boîte.
page-own-box-copy = Recevoir notre boîte en fichier
page-own-box-open = Choisir ton fichier…
page-own-box-back = Jouer avec notre boîte
