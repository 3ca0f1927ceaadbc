# The page: everything around a game. How arguments reach a message is told at the top of core.ftl.

## A new table

page-who-plays = Qui joue ?
page-who-link = Ami
page-who-bot = Bot
page-who-screen = Même écran
page-plan-link = un lien à envoyer
page-plan-bot =
    { $level-is ->
        [bot-debutant] bot débutant : joue pour le plaisir
        [bot-confirme] bot confirmé : joue sérieusement
        [bot-expert] bot expert : réfléchit à l’avance
        [bot-champion] bot champion : réfléchit longtemps
        [bot-adaptive] bot à ta mesure : joue à peu près comme toi
        [bot-adaptive-1] bot à ta mesure : joue à peu près comme toi, cran 1 sur 6
        [bot-adaptive-2] bot à ta mesure : joue à peu près comme toi, cran 2 sur 6
        [bot-adaptive-3] bot à ta mesure : joue à peu près comme toi, cran 3 sur 6
        [bot-adaptive-4] bot à ta mesure : joue à peu près comme toi, cran 4 sur 6
        [bot-adaptive-5] bot à ta mesure : joue à peu près comme toi, cran 5 sur 6
        [bot-adaptive-6] bot à ta mesure : joue à peu près comme toi, cran 6 sur 6
       *[other] bot, niveau { $level }
    }
page-level-alike = en parties, on ne l’a pas distingué du niveau { $other }
page-level-plain = ici, il réfléchit moins : ce serveur n’est pas compilé
page-plan-screen = sur cet écran
page-seat = Place { $number }
page-name = Prénom
page-name-of = Prénom à la place { $number }
page-bot-level = Niveau du bot
page-add-seat = Ajouter une place
page-remove-seat = Retirer
page-fold = Variantes, horloge, ta propre boîte
page-fold-changed = { $count } choix différents
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
        [28800] 8 h
        [86400] 1 jour
        [259200] 3 jours
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
page-who-is-here = Qui est là
page-who-line = { $name } : { $state }
page-who-watch =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
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
page-away = absent, revient ? { $seconds } s
page-gone = absent
page-clock = Temps restant
page-facts = Sur la table
page-of-player = { $player } : { $text }
page-yes = oui
page-no = non

## Questions and answers

page-tray = Ta place
page-asked = À toi ! { $ask }
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
page-undo-last = Annuler ma dernière décision
page-recap = Ce qui vient de se passer
page-recap-nothing = Rien ne s’est passé depuis ta dernière décision.
page-tempo = Vitesse des animations
page-tempo-slow = Lente
page-tempo-normal = Normale
page-tempo-quick = Rapide
page-tempo-none = Sans animation
page-confirm = Valider
page-why = Pourquoi ?
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
page-absent-help = Que fait-on ? Sa place lui est gardée, on peut toujours revenir.
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
page-key-hint = demander un conseil
page-key-recap = revoir ce que les autres viennent de faire
page-key-rules = les règles
page-key-log = la feuille de match
page-key-sound = couper ou remettre le son
page-key-arrows = aller d’une carte à l’autre
page-key-back = un coup en arrière
page-key-forth = un coup en avant
page-key-first = le début de la partie
page-key-last = la fin de la partie
page-key-run = lancer ou arrêter
page-key-coach = appeler ou renvoyer le coach
page-key-error = ta prochaine erreur
page-key-anybody = la prochaine erreur, de qui que ce soit
page-key-goal = le but suivant
page-key-turn = là où le match a tourné
page-key-keys = cette liste
page-single-keys = Raccourcis d’une seule touche

## Sound and notes

page-sound = Son
page-volume = Volume
page-notes = Mots de Maryse, la première fois que quelque chose arrive
page-note = Un mot de Maryse
page-note-close = Fermer
page-note-rule = Voir la règle
page-note-more = Encore
page-pause = Pause
page-go-on = Reprendre
page-key-explain = dire ce qu’est une pièce ; les flèches mènent à la suivante
page-key-pause = arrêter la course un moment, contre des ordinateurs
page-aid-none = sans aide
page-aid-name = aide : le nom
page-aid-cards = aide : les cartes
page-note-enough = Assez

## The end

page-winners =
    { $winners-is ->
        [you] Tu gagnes !
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
page-what-if-over = La partie est finie ici : recule d’abord.
page-what-if-seat = Choisis d’abord qui tu veux être.
page-seat-colour-1 = Rouge
page-seat-colour-2 = Bleu
page-seat-colour-3 = Vert
page-seat-colour-4 = Violet
page-replay-finished = Tes parties finies
page-replay-saved = Une partie enregistrée
page-replay-none = Rien à revoir ici pour l’instant : joue une partie, elle y sera.
page-proved = Vérifié : { $lines } lignes rejouées, tout concorde.

## A box of one’s own

page-own-box = Ta propre boîte
page-own-box-help = Tu as les cartes d’origine ? Note leurs vrais nombres dans une copie de notre boîte.
page-own-box-copy = Recevoir notre boîte en fichier
page-own-box-open = Choisir ton fichier…
page-own-box-back = Jouer avec notre boîte

## A first match with Maryse

page-lesson = Leçon
page-lesson-step = Étape { $number } sur { $count }
page-lesson-start = C’est parti
page-lesson-continue = Continuer
page-lesson-end = Finir ce match
page-lesson-new-match = Nouvelle partie
page-lesson-another = Une autre leçon
page-lesson-leave = Quitter
page-lesson-again = Refaire la leçon
page-lesson-luck = Leçon : les cartes viennent d’un script, la partie ne compte pas.
page-guided = Première partie guidée
page-guided-help = { $minutes } minutes, avec Maryse
page-choose-table = Choisir la table
page-choose-table-help = amis, bots, options

## Ce que l’on se montre

page-gestures = Gestes
page-stands = Les tribunes
page-gesture-mute = { $who } : « { $gesture } » Touche pour ne plus voir ses gestes.
page-gesture-unmute = Revoir les gestes : { $who }
gesture-bravo = Bravo !
gesture-goal = Quel but !
gesture-save = Bel arrêt !
gesture-offside = Hors-jeu ?
gesture-referee = Arbitre !
gesture-well-played = Bien joué

## La Gazette à l’écran

gazette-more = Tous les chiffres
gazette-turned = Ici le match a tourné.
gazette-look = Revoir d’ici
gazette-table = Voir la table
gazette-share = Partager
gazette-front = La une
gazette-share-text = { $score } · { $headline }
gazette-share-hide = Sans les prénoms
gazette-share-words = Le texte à envoyer
gazette-share-send = Envoyer
gazette-share-copy = Copier le texte
gazette-share-save = Enregistrer l’image
gazette-share-copy-picture = Copier l’image
gazette-share-save-instead = Ce navigateur ne copie pas d’image : enregistre-la.
gazette-share-copied = C’est copié.
gazette-share-by-hand = Le texte est sélectionné : copie-le à la main.
gazette-share-nothing = Rien n’est envoyé sans toi.
gazette-share-here = Sans lien : ce serveur n’est joignable que de cet ordinateur.
gazette-share-days = Ce serveur garde la partie { $days ->
    [one] un jour
   *[other] { $days } jours
  } : le lien marche aussi longtemps.
gazette-look-with = { $when }, avec Maryse
gazette-curve-of =
    { $me ->
        [yes] Tes chances
       *[no] Chances de victoire : { $seat }
    }
gazette-tokens-open = jetons ouverts
gazette-stands = de la tribune
gazette-open = cartes ouvertes
gazette-all-ways = Les { $n } buts
gazette-other-rows = Les autres
gazette-account-note = en points de chance
gazette-account-note-of = { $seat }, en points de chance
gazette-account-start = Au départ
gazette-account-luck =
    { $dice ->
        [yes] Les dés
       *[no] Les cartes
    }
gazette-account-received = Cadeaux reçus
gazette-account-given = Cadeaux faits
gazette-account-mine = Tes cadeaux
gazette-verdict-fair = Rien à redire : tu as joué juste.
gazette-verdict-lucky =
    { $dice ->
        [yes] Les dés ont roulé pour toi.
       *[no] Les cartes ont joué pour toi.
    }
gazette-verdict-unlucky = Bien joué, mais la chance était en face.
gazette-verdict-gifts = { $given } points donnés : revois-les avec Maryse.
gazette-verdict-received = Merci pour les cadeaux : { $received } points.
gazette-verdict-even = Un match équilibré.

## The bell of slow games
bell-setting = Me faire signe quand c’est à moi
bell-ask = Ici, un coup peut prendre des heures. Tu peux fermer la page : je te fais signe quand c’est à toi ?
bell-why = Ton navigateur va te demander la permission. Dans le menu, tu peux changer d’avis.
bell-yes = Oui, fais-moi signe
bell-no = Non, merci
bell-server = Pas possible ici : ce serveur ne sait pas envoyer de signe. Le titre de l’onglet et l’étagère disent quand c’est à toi.
bell-http = Pas possible ici : cette adresse n’est pas chiffrée (https). Le titre de l’onglet et l’étagère disent quand c’est à toi.
bell-browser = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, ajoute d’abord Ludofoot à l’écran d’accueil.
bell-denied = Ton navigateur refuse : l’interdiction se lève dans ses réglages pour ce site.
bell-failed = Ça n’a pas marché : le service de notifications de ton navigateur ne répond pas. Réessaie plus tard.
