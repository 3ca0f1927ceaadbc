# The clubhouse: invitations, my club, what is kept where.

## The waiting room

invite-how = Vise ce code avec un téléphone, ou envoie le lien. Pas de compte, pas d’application.
invite-send = Envoyer l’invitation
invite-text = { $host } t’invite à { $title } :
invite-text-nobody = Une place t’attend à { $title } :
invite-by-hand = Ici le navigateur ne copie pas tout seul (page sans https) : le lien est sélectionné, copie-le à la main.
invite-begins = Le match commence dès que chaque place est prise.
invite-begin =
    { $count ->
        [2] Commencer à deux
        [3] Commencer à trois
       *[other] Commencer à { $count }
    }
invite-opened = a ouvert l’invitation
invite-writes = a ouvert l’invitation, écrit son prénom
invite-meanwhile = En attendant
invite-here-only = Ce lien ne marche que sur cet ordinateur.
invite-remedy = Pour tes amis du même Wi-Fi, lance :
invite-would-be =
    { $count ->
        [one] Le lien deviendra :
       *[other] Le lien deviendra l’un de ceux-ci :
    }
invite-how-to = Comment faire ?
invite-how-to-steps = Ferme le serveur (Ctrl-C) là où tu l’as lancé, puis relance-le avec cette commande. Tes tables restent. Les téléphones doivent être sur le même réseau ; si rien ne s’ouvre, c’est souvent le pare-feu de cet ordinateur.
invite-plain = Lien non chiffré.
invite-plain-why = Sur le chemin, d’autres pourraient lire et changer ce qui passe. Avec https, non.

## The ticket of whoever is invited

ticket-invites = { $host } t’invite à jouer à { $title }
ticket-invited = On t’invite à jouer à { $title }
ticket-no-account = sans compte
ticket-name = Comment t’appelles-tu ?
ticket-sit = M’asseoir à la table
ticket-watch-only = Regarder seulement
ticket-watch = Regarder
ticket-you = Toi
ticket-here = est là
ticket-away = n’est pas devant l’écran
ticket-host-away = { $host } n’est pas devant l’écran. Assieds-toi : un signal l’appelle dès le retour.
ticket-full = La table est complète. Tu peux regarder.
ticket-begun = Le match a déjà commencé. Tu peux regarder : personne ne te montre les cartes cachées.
ticket-about = Le jeu en trois lignes
ticket-rules = Toute la règle

## My club

club-title = Mon club
club-kept-here = gardé dans ce navigateur
club-forgets = ce navigateur ne garde rien
club-nameless = Mon équipe
club-name = Nom du club
club-rename = Changer
club-keep = Garder
club-crest = Le blason
club-colours = couleurs : { $shirt } et { $trim }
club-shirt = Maillot
club-trim = Parements
club-colour-red = rouge
club-colour-white = blanc
club-colour-blue = bleu
club-colour-green = vert
club-colour-plum = prune
club-colour-mustard = jaune
club-colour-navy = marine
club-face-skin = Peau
club-face-hair = Cheveux
club-face-style = Coupe
club-face-back = Nuque
club-face-mouth = Bouche
club-face-beard = Barbe
club-face-extras = Détail
club-face-kit = Motif
club-step-back = { $part } : avant
club-step-on = { $part } : après
club-founded = Club fondé le { $date }
club-matches =
    { $count ->
        [one] match
       *[other] matchs
    }
club-won =
    { $count ->
        [one] gagné
       *[other] gagnés
    }
club-streak = de suite (record { $best })
club-form = La forme
club-letter-won = G
club-letter-drawn = N
club-letter-lost = P
club-result-won = gagné
club-result-drawn = nul
club-result-lost = perdu
club-result-broken-off = arrêté
club-games = Mes parties
club-count =
    { $count ->
        [0] aucune ici
        [one] { $count } gardée ici
       *[other] { $count } gardées ici
    }
club-state-all = Toutes
club-state-running = En cours { $count }
club-state-over = Finies { $count }
club-by-game = Jeu
club-by-level = Niveau
club-friends = amis
club-none = Rien de tel ici.
club-more = En montrer d’autres
club-made-room = Faute de place, les plus vieux enregistrements sont partis ; ce qu’on sait de ces matchs reste.
club-against = contre { $players }
club-bot = { $name } ({ $level })
club-place =
    { $place ->
        [1] 1er sur { $count }
       *[other] { $place }e sur { $count }
    }
club-minutes = { $minutes } min
club-menu = Plus : { $match }
club-forget = Oublier ce match
club-empty = Ton club n’a pas encore joué. La boîte la plus légère :
club-level = Niveau de jeu
club-played = joués
club-wins = gagnés
club-right = justes
club-trend-up = en progrès
club-trend-down = en baisse
club-share = { $share } %
club-rivals = Rivaux
club-met =
    { $count ->
        [one] { $count } match
       *[other] { $count } matchs
    }
club-title-nemesis = bête noire
club-title-favourite = client favori
club-title-unbeaten = encore à battre
club-title-derby = le derby
club-cabinet = La vitrine
club-cabinet-count = { $won } sur { $count }
club-cabinet-all = Toute la vitrine
club-cabinet-less = Moins
club-trophy-won = Gagné
club-trophy-not-yet = Pas encore gagné
club-keeping = Tout est gardé ici
club-keeping-how = Dans ce navigateur, sans compte. Emporte ton club dans un fichier.
club-keeps-nothing = Ce navigateur ne garde rien : navigation privée, ou stockage interdit. Emporte ton club avant de fermer.
club-take = Emporter
club-open = Ouvrir un fichier…
club-merged =
    { $count ->
        [0] Tous ces matchs étaient déjà là.
        [one] Un match de plus dans le club{ $here ->
            [0] .
            [one]  ; un était déjà là.
           *[other]  ; { $here } étaient déjà là.
        }
       *[other] { $count } matchs de plus dans le club{ $here ->
            [0] .
            [one]  ; un était déjà là.
           *[other]  ; { $here } étaient déjà là.
        }
    }
club-trouble-damaged = Ce fichier de club est abîmé. Rien n’a changé ici.
club-trouble-foreign = Ce n’est pas un fichier de Ludofoot. Rien n’a changé ici.
club-trouble-newer = Ce club vient d’une autre version de Ludofoot, que cette page ne sait pas lire. Rien n’a changé ici.
club-trouble-too-large = Ce fichier est plus grand qu’un club peut l’être. Rien n’a changé ici.
club-move = Vers un téléphone
club-move-go = Préparer un lien
club-move-hour = Vise ce code avec le téléphone. Le club est chiffré dans ce navigateur ; la clé est dans le lien, que le serveur ne voit pas. Il l’efface après une heure.
club-move-plain = Sans https, les navigateurs ne laissent pas une page chiffrer : ton club voyagerait lisible par tous. Emporte plutôt le fichier.
club-arrives =
    { $count ->
        [one] Un club arrive : { $name }, { $count } match.
       *[other] Un club arrive : { $name }, { $count } matchs.
    }
club-take-in = Ajouter à mon club

## A game that is watched again

replay-send = Envoyer
replay-send-how = Qui a ce lien revoit le match, toutes cartes ouvertes.
replay-kept =
    { $days ->
        [one] Ce serveur garde les matchs finis un jour ; ensuite le lien ne mène plus nulle part.
       *[other] Ce serveur garde les matchs finis { $days } jours ; ensuite le lien ne mène plus nulle part.
    }
replay-text = Un match de { $title } à revoir :
invite-send-link = Envoyer le lien
refuse-no-such-match = Ce match n’est pas dans ton club, ou son enregistrement n’y est plus.

## What is kept where

kept-title = Ce qui est gardé, et où
kept-browser = Dans ce navigateur
kept-browser-settings = Tes réglages : langue, thème, son, vitesse, ton prénom, les derniers choix pour chaque jeu, les mots de Maryse déjà lus, les prénoms que tu masques.
kept-browser-tables = Les clés de tes places ({ $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }) : qui les a est assis là. Elles ne quittent ce navigateur que vers le serveur de la table.
kept-browser-matches = Ton club : { $matches ->
    [one] { $matches } match fini avec son enregistrement
   *[other] { $matches } matchs finis avec leur enregistrement
  } ({ $kilobytes } ko), de quoi les revoir, le nom, le blason et la date de fondation.
kept-browser-days = Ton essai au match du jour et au problème du jour, et ta série de jours.
kept-browser-offline = Là où le navigateur le permet (https), une copie de la page, des règles et des dessins pour jouer des replays hors ligne.
kept-server = Sur ce serveur
kept-server-table = Pour chaque table : les prénoms écrits, les coups et leur heure, les options. Des clés des places, seulement une empreinte.
kept-server-finished =
    { $days ->
        [one] Une table finie est effacée après un jour.
       *[other] Une table finie est effacée après { $days } jours.
    }
kept-server-unfinished = Une table inachevée où personne ne revient est effacée après { $unfinished } jours.
kept-server-day =
    { $days ->
        [one] Au match du jour : ton résultat et le prénom que tu donnes ; au problème du jour : trouvé ou non, sans prénom. Effacés après un jour.
       *[other] Au match du jour : ton résultat et le prénom que tu donnes ; au problème du jour : trouvé ou non, sans prénom. Effacés après { $days } jours.
    }
kept-server-record = Un fichier ouvert pour le revoir est lu puis oublié ; l’analyse qu’on en fait est gardée au plus aussi longtemps qu’une table finie, sans adresse.
kept-server-parcel = Un club en route vers un téléphone : chiffré, pour une heure, puis effacé.
kept-server-bell = Si tu veux un signe quand c’est à toi : l’adresse et la clé que donne ton navigateur, avec ta place, jusqu’à ce que tu le coupes ou que la table soit effacée. Le signe passe, chiffré, par le service de notifications de ton navigateur.
kept-server-listed = Une table que tu montres parmi les tables ouvertes, là où un serveur en a la liste : ton prénom, le jeu et les places, tant que tu es là. Rien n’en reste.
kept-server-address = Ton adresse réseau : en mémoire, pour compter les demandes et freiner les abus ; elle n’est pas écrite avec les parties. Un hébergeur peut tenir son propre journal.
kept-nowhere = Nulle part
kept-nowhere-account = Pas de compte, pas de mot de passe, pas d’adresse de courriel.
kept-nowhere-cookies = Pas de cookies, pas de mesure d’audience, pas de publicité.
kept-nowhere-others = La page ne demande rien à aucun autre site.
kept-forget = Tout oublier ici
kept-sure = Ton club, tes places aux tables en cours et tes réglages seront effacés de ce navigateur. Rien ne les ramène, sauf un fichier emporté avant.
kept-forget-sure = Oui, tout effacer
kept-forgotten = C’est fait : ce navigateur ne sait plus rien de toi.
