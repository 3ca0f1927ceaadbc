# What every game shares. Each argument $x comes with $x-is, on which a sentence may select: for a player `you` (the
# reader) or `other`, for a list `none`, `many` or what its only item is, for a word its own id, `none` for nothing.

list-end = { $most } et { $last }
player = Joueur { $number }
player-you = Toi
bot-names = Ida, Lina, Bruno, Rosa, Emil, Jeanne, Anton, Mia
bot-random = Hasard
bot-debutant = Débutant
bot-confirme = Confirmé
bot-expert = Expert
bot-champion = Champion
bot-adaptive = À ta mesure
bot-adaptive-1 = À ta mesure, 1 sur 6
bot-adaptive-2 = À ta mesure, 2 sur 6
bot-adaptive-3 = À ta mesure, 3 sur 6
bot-adaptive-4 = À ta mesure, 4 sur 6
bot-adaptive-5 = À ta mesure, 5 sur 6
bot-adaptive-6 = À ta mesure, 6 sur 6

## Refusals: a move

refuse-not-seated = Tu regardes, tu ne joues pas : prends d’abord une place à la table.
refuse-game-over = La partie est finie, plus rien ne peut être joué. Commences-en une nouvelle.
refuse-not-your-turn = Ce n’est pas à toi de jouer : attends ton tour.
refuse-not-started = La partie n’a pas encore commencé.
refuse-already-started = La partie a déjà commencé.
refuse-already-paused = La table est déjà en pause.
refuse-not-paused = La table n’est pas en pause.
refuse-race-paused = La table est en pause, et ici tous jouent en même temps : attends que chacun soit revenu.
refuse-gesture-lesson = Ici, tu apprends : les gestes viendront à une vraie table.
refuse-gesture-race = Les cartes volent : les gestes attendent la fin de la manche.
refuse-gesture-enough = { $count } gestes dans un match, c’est assez : le prochain match en apporte d’autres.
refuse-gesture-soon = Un geste toutes les { $seconds } secondes : attends un peu.
refuse-no-piece = Cette ligne ne nomme aucune pièce.
refuse-not-alone = La course ne s’arrête que quand tu joues sans autre personne, contre des ordinateurs.
refuse-bad-bell = Cet appareil ne peut pas être prévenu : l’adresse que donne ton navigateur n’est pas celle d’un service de notifications.
refuse-no-bells = Ce serveur ne peut prévenir personne.
refuse-not-slow = Prévenir n’est possible qu’à une table où l’on a des heures pour décider.
refuse-no-such-seat = Cette place n’existe pas à cette table.
refuse-seat-taken = Cette place est déjà prise : choisis-en une autre.
refuse-nothing-to-take-back = Tu n’as aucun choix caché à reprendre.
refuse-undo-online = Entre personnes à distance, un coup joué est joué.
refuse-undo-nothing = Il n’y a aucun coup à annuler.
refuse-undo-next-acted = Trop tard : quelqu’un a joué depuis.
refuse-undo-luck = Ce coup ne s’annule plus : le hasard a déjà répondu.
refuse-undo-shown = Ce coup ne s’annule plus : une carte cachée a été montrée.
refuse-undo-once = On ne revient que d’une seule décision en arrière.
refuse-undo-timed-out = Ce coup ne s’annule plus : le temps était écoulé.
refuse-undo-race = Dans une course, un coup joué est joué.
refuse-bad-choice = Tape un nombre de 1 à { $most }, ou h pour l’aide.
refuse-bad-count = Choisis-en entre { $least } et { $most }, chacun une seule fois.
refuse-bad-count-exact = { $most ->
    [one] Choisis-en exactement un.
   *[other] Choisis-en exactement { $most }, chacun une seule fois.
}
refuse-bad-amount = Il faut un nombre de { $least } à { $most }, par pas de { $step }.
refuse-bad-move-text = « { $text } » n’est pas un coup. Tape un nombre de 1 à { $most }, ou h pour l’aide.
refuse-no-clause = Aucune règle à expliquer ici. « r » montre toute la règle du jeu.

## Refusals: a game, its setup and its box

refuse-unknown-game = « { $game } » n’est pas sur l’étagère. Il y a : { $known }.
refuse-bad-seats = On ne peut pas jouer à { $seats }. Possible : { $allowed }.
refuse-bad-opener = Il n’y a pas de joueur { $opener } pour commencer : les places vont de 0 au nombre de joueurs moins un.
refuse-opener-by-lot = Ici, les joueurs ne disent pas qui commence : le sort décide.
refuse-bad-number = Le numéro d’une partie dans une série commence à 1, pas à { $number }.
refuse-unknown-option = Ce jeu n’a pas d’option « { $option } ». Il a : { $known }.
refuse-bad-option = « { $value } » n’est pas possible pour l’option « { $option } ». Les choix : ludofoot games.
refuse-bad-option-text = « { $text } » n’est pas une option : écris NOM=VALEUR.
refuse-option-twice = L’option « { $option } » est donnée deux fois : choisis.
refuse-no-own-box = Ce jeu ne se joue qu’avec sa propre boîte.
refuse-damaged-box = Cette boîte est illisible : { $reason }
refuse-bad-box = Cette boîte ne correspond pas à la règle : { $problems }
box-problems = Cette boîte ne correspond pas à la règle. Chaque ligne donne l’article, l’endroit = ce qui s’y trouve (ce qui doit y être).
refuse-box-too-large = Cette boîte est trop grande ({ $most } octets au plus).
refuse-bad-seed = « { $seed } » n’est pas une graine de hasard.

## Refusals: promises

refuse-record-unfair = Ces cartes ne viennent pas de ce qui a été promis avant la partie. Ligne { $line } : { $reason }.
unfair-form = un secret, un grain de sel ou une empreinte ne s’écrit pas en 64 chiffres hexadécimaux minuscules
unfair-seated-first = quelqu’un s’était assis avant que le secret soit promis
unfair-opened-late = un secret a été promis après la donne
unfair-promise-unknown = cette sorte de promesse est inconnue, ou plus faible que la précédente
unfair-promised-late = un grain de sel a été promis trop tôt ou trop tard
unfair-salt-used = ce grain de sel avait été promis pour une donne précédente
unfair-salt-late = un grain de sel a été ouvert après la donne
unfair-salt-other = ce grain de sel n’est pas celui qui a été promis
unfair-salt-twice = un grain de sel a été ouvert deux fois
unfair-salt-missing = les cartes ont été données sans le grain de sel de chacun
unfair-left-after-salt = quelqu’un est parti une fois un grain de sel ouvert, et les cartes n’ont pas été promises à nouveau
unfair-setup-other = la partie donnée n’est pas celle qui a été annoncée
unfair-started-twice = les cartes ont été données deux fois
unfair-secret-early = la partie a continué après la publication du secret
unfair-secret-twice = un secret a été publié deux fois
unfair-secret-other = ce secret n’est pas celui qui a été promis
unfair-seed-other = le tirage ne vient pas du secret et des grains de sel
unfair-commitment-kept = la première empreinte n’est pas celle que tu as notée
unfair-salt-kept = le grain de sel que tu as noté n’est pas dans la donne
refuse-record-secret-missing = Le secret promis n’est pas encore publié : le tirage ne peut pas être vérifié.
refuse-salts-are-open = Trop tard pour promettre un grain de sel : un autre est déjà ouvert.
refuse-salt-not-promised = Ce grain de sel n’est pas celui qui a été promis.
refuse-promise-malformed = Un secret, un grain de sel et leurs empreintes s’écrivent en 64 chiffres hexadécimaux minuscules, rien d’autre.
refuse-salt-used-before = Ce grain de sel a été promis pour une donne précédente : promets-en un nouveau.
refuse-salt-open-already = Ce grain de sel est déjà ouvert.
refuse-secret-not-promised = Ce secret n’est pas celui qui a été promis.
refuse-game-not-over = Le secret reste fermé jusqu’à la fin de la partie.

## Refusals: bots and simulation

refuse-unknown-bot = « { $bot } » n’est pas un bot. Il y a : { $known }.
refuse-bad-rollouts = { $rollouts } essais par coup : c’est possible de 1 à { $most }.
refuse-bad-games = On ne peut pas jouer { $games } parties : il en faut au moins une.
refuse-bad-workers = { $workers } processus, c’est impossible : il en faut au moins un.
refuse-bad-bots = Il faut un niveau pour tous, ou un pour chacune des { $seats } places, pas { $bots }.
refuse-bad-seating =
    { $wanted ->
        [one] Il faut un adversaire, pas { $found }.
       *[other] Il faut { $wanted } adversaires (ou un seul niveau pour tous), pas { $found }.
    }

## Refusals: a table between people

refuse-no-such-parcel = Ce colis n’est plus là : il est gardé une heure, sur le serveur où il a été déposé.
refuse-unreadable = Ce message est incompréhensible : recharge la page.
refuse-too-large = Ce message est trop long (au plus { $most } octets).
refuse-too-fast = Trop de messages à la fois : souffle un instant.
refuse-too-many = Il y a trop de demandes en attente : réessaie dans un instant.
refuse-join-first = Entre d’abord à une table.
refuse-joined-already = Tu es déjà à cette table.
refuse-no-such-table = Cette table n’existe pas, ou n’existe plus. Vérifie le code.
refuse-table-moving = Cette table change de machine : elle revient dans un instant.
refuse-not-your-seat = Ce n’est pas ta place : joue pour la tienne.
refuse-not-the-opener = Seul celui qui a ouvert la table peut le faire.
refuse-bad-move = Ce coup n’a pas la forme d’un coup de ce jeu.
refuse-nobody-away = Personne n’est absent : il n’y a rien à décider.
refuse-not-yet = Patience : laisse encore un peu de temps à l’absent.
refuse-server-full = Toutes les tables sont prises ici : réessaie plus tard.
refuse-store-full = Plus de place pour enregistrer : ton coup n’a pas été joué. Réessaie plus tard.
refuse-store-failing = Le disque refuse d’enregistrer : ton coup n’a pas été joué. Réessaie plus tard.
refuse-store-damaged = Ce qui était enregistré n’est plus lisible : la personne qui gère ce serveur doit restaurer une sauvegarde.
refuse-store-unknown = Le disque a flanché pendant l’enregistrement : tu sauras si ton coup compte dès qu’il remarchera.
refuse-rules-changed = Cette partie a commencé sous d’autres règles : tu peux la regarder, mais plus la jouer.
refuse-no-such-game-in-series = Cette table n’a pas joué de partie n° { $number }.
refuse-too-costly = Cela prendrait plus de temps ou de place qu’un invité ne peut en demander ici.
refuse-too-slow = Cela a mis trop de temps à arriver. Réessaie.
refuse-luck-written-down = Le hasard de cette partie était écrit d’avance et s’arrête avec elle : on ne peut pas la continuer.
refuse-forbidden = Ce serveur n’est pas connu sous cette adresse.
refuse-not-now = Cela n’a pas marché cette fois. Réessaie dans un instant.
refuse-game-too-long = Cette partie est devenue très longue : plus personne ne peut faire d’offre sans y être invité. Jouez-la jusqu’au bout.
refuse-bad-network = Ce n’est pas un réseau de mandataire : { $reason }. Par exemple 127.0.0.1/32.
refuse-bad-push-trial = Ce n’est pas une adresse d’essai : { $url }. Elle doit être sur cet ordinateur, par exemple http://127.0.0.1:9000.
refuse-bad-public = « { $url } » n’est pas l’adresse d’un serveur. Par exemple https://foot.example.
notice-store-failing = Rien ne peut être enregistré en ce moment : la partie attend.
refuse-store-in-use = « { $path } » est déjà utilisé par un autre Ludofoot.
refuse-store-newer = « { $path } » vient d’un Ludofoot plus récent (format { $found }) : mets Ludofoot à jour.
refuse-no-postgresql = Pour une base de données, il faut asyncpg : pip install { "\u0022" }ludofoot[postgresql]{ "\u0022" }
refuse-bad-store = Impossible de garder des parties sous { $scheme }://… : indique un dossier ou postgresql://utilisateur@hôte/base.
refuse-bad-lease = Un bail dure de { $least } à { $most } secondes.
refuse-store-unreachable = La base de données ne répond pas ({ $reason }) : vérifie l’adresse, l’utilisateur, le mot de passe, et qu’elle tourne.
refuse-store-no-grant = La base de données interdit quelque chose d’indispensable ({ $reason }) : donne à son utilisateur le droit d’y créer et d’y modifier des tables.
refuse-store-read-only = La base de données est en lecture seule : indique le serveur primaire, ou autorise l’écriture.
refuse-store-tables-newer = Les tables de la base viennent d’un Ludofoot plus récent (format { $found }, celui-ci lit { $ours }) : mets Ludofoot à jour.
refuse-store-not-our-tables = La base contient d’autres tables sous nos noms : donne à Ludofoot une base à lui.
refuse-store-other-cluster = Des serveurs pour { $theirs } utilisent déjà cette base, et celui-ci est pour { $ours } : donne une base à chacun, ou le même --public.
refuse-no-metrics = Pour les chiffres, il faut prometheus_client : pip install { "\u0022" }ludofoot[metrics]{ "\u0022" }
refuse-bad-metrics = « { $address } » n’est pas une adresse pour des chiffres. Par exemple 127.0.0.1:9100.
refuse-public-metrics = Ces chiffres ne sont pas pour qui joue, et l’adresse { $address } est ouverte à tout le monde : indique une adresse de ton propre réseau, par exemple 127.0.0.1:9100.
refuse-bad-store-command = Dis quoi faire : { $known }.
refuse-store-line-unreadable = La ligne { $number } du fichier n’est pas une table de Ludofoot ({ $reason }).
refuse-store-room-differs = La table { $table } existe déjà, mais pas comme dans le fichier : rien n’y a été changé.
refuse-store-days-differ = Les parties sont là ; les matchs du jour, non : ceux d’ici viennent d’une autre clé. Importe dans un stockage neuf, ou retire du fichier la dernière ligne (« days »).
refuse-store-file-fails = « { $path } » est inutilisable : { $reason }.
refuse-store-no-rights = Impossible d’écrire dans « { $path } » : son propriétaire ou ses droits l’interdisent, ou le disque est en lecture seule. Change cela, ou choisis un autre dossier avec --data.
refuse-store-no-space = Plus de place sur le disque pour « { $path } » : libère de l’espace, ou choisis un autre dossier avec --data.
refuse-store-not-a-file = « { $path } » n’est pas un fichier, alors que les parties devraient s’y trouver : remets le fichier en place, ou choisis un autre dossier avec --data.
refuse-store-not-ours = « { $path } » ne contient pas de parties de Ludofoot : restaure une sauvegarde, range ce fichier ailleurs, ou choisis un autre dossier avec --data.
refuse-store-file-empty = « { $path } » est vide, alors que des parties y étaient enregistrées : restaure une sauvegarde, ou supprime ce fichier pour repartir de zéro.
refuse-store-file-missing = « { $path } » a disparu, mais son journal « { $log } » est toujours là : remets le fichier en place ou restaure une sauvegarde ; pour repartir de zéro, supprime le journal.
refuse-store-log-missing = « { $path } » a disparu, alors que Ludofoot n’a pas été arrêté correctement : ce fichier contient les derniers coups. Remets-le en place ou restaure une sauvegarde ; pour continuer sans eux, mets un fichier vide à sa place.
refuse-store-file-damaged = « { $path } » est abîmé ({ $reason }) : restaure une sauvegarde, ou choisis un autre dossier avec --data.
refuse-store-unusable = « { $path } » est inutilisable ({ $reason }) : remédies-y, ou choisis un autre dossier avec --data.
refuse-nothing-to-play-on = D’ici, il n’y a plus rien à jouer : choisis un moment avant la fin.
refuse-salt-too-early = Pas encore : les sels s’ouvrent quand toutes les places sont prises.
refuse-bad-port = « { $port } » n’est pas un port : il faut un nombre jusqu’à 65535.
refuse-cannot-listen = Impossible d’ouvrir { $host }, port { $port } : { $reason }
notice-store-full = Plus de place pour enregistrer : la partie attend.
notice-rules-changed = Cette partie a commencé sous d’autres règles : elle se regarde, mais ne se joue plus. Ouvrez une nouvelle table pour jouer.
notice-salt-missing = La partie n’a pas pu commencer : il manque le grain de sel de { $names }. Les cartes sont promises à nouveau.
notice-left = { $names } s’en va pendant le mélange. Les cartes sont promises à nouveau.

## Refusals: records and files

refuse-record-damaged = Ce fichier est abîmé : { $reason }
refuse-record-not-ours = Ce fichier n’est pas une partie de Ludofoot.
refuse-record-newer = Cette partie vient d’un Ludofoot plus récent (format { $found }, ici { $known }) : mets Ludofoot à jour.
refuse-record-other-rules = Cette partie a été jouée avec d’autres règles ({ $found }, ici { $known }) : elle ne peut pas être rejouée.
refuse-record-tampered =
    { $line ->
        [0] Ce fichier a été modifié : son sceau ne correspond plus.
       *[other] Ce fichier a été modifié : la ligne { $line } ne mène pas où elle le dit.
    }
refuse-record-illegal-move = Ce fichier contient un coup interdit, à la ligne { $line }.
refuse-record-too-large = Ce fichier est trop gros pour une partie (au plus { $most } octets).
refuse-record-other-game = Ce fichier est une partie de « { $found } », pas de « { $game } ».
refuse-resume-is-settled = Une partie reprise garde ses places, ses bots, ses options et son hasard : enlève ces options de la commande.
refuse-bad-notation = Ligne { $line } illisible : « { $text } »
refuse-bad-transcript-move = Le coup { $number } n’est pas permis.
refuse-file-missing = Le fichier « { $file } » n’existe pas.
refuse-file-unreadable = Le fichier « { $file } » ne peut pas être lu.
refuse-file-unwritable = Impossible d’écrire « { $file } » : essaie un autre fichier.
refuse-file-exists = « { $file } » existe déjà et ne sera pas écrasé. Reprends la partie avec --resume, ou nomme un autre fichier.
refuse-bad-game-name = « { $name } » ne peut pas nommer un jeu : des minuscules et des chiffres, les mots reliés par des tirets, comme high-card, { $most } caractères au plus, le dernier étant une lettre.
refuse-game-there = « { $game } » est déjà sur l’étagère : choisis un autre nom.
refuse-module-taken = Python connaît déjà autre chose sous le nom de « { $name } » : choisis un autre nom.
refuse-folder-there = « { $folder } » existe déjà, et rien n’y est écrasé.
refuse-no-checkout = « { $folder } » ne contient pas les sources de Ludofoot : sans --here, le jeu aura son propre paquet.
refuse-bad-seat = Il n’y a pas de place { $seat } dans cette partie : elles vont de 0 à { $most }.

## Refusals: the command line

refuse-unknown-language = Cette langue n’est pas parlée ici. Il y a : { $known }.
refuse-unknown-paper = Il n’y a pas de papier « { $paper } ». Il y a : { $known }.
refuse-not-printable = « { $game } » n’a pas de pièces à imprimer.
refuse-no-fonts = Les polices manquent, rien ne peut être imprimé. Construisez d’abord la page : make page.
refuse-unknown-clause = La règle n’a pas de clause « { $id } ».
refuse-nothing-found = Aucune clause ne parle de « { $text } ».
refuse-learn-what = Quel jeu ? Par exemple : ludofoot learn schuss-und-tor
refuse-no-lesson = « { $game } » n’a pas de leçon. On peut y jouer : ludofoot play { $game }
refuse-not-this-lesson = « { $file } » n’est pas la leçon actuelle de { $game }. Pour continuer la partie : ludofoot play { $game } --resume { $file }
refuse-no-such-option = Il n’y a pas d’option « { $option } ». Voir --help.
refuse-missing-parameter = Il manque une valeur : { $parameter }. Voir --help.
refuse-not-a-number = La valeur de { $parameter } doit être un nombre entier.
refuse-no-such-command = Il n’y a pas de commande « { $command } ». Voir --help.
refuse-bad-usage = Il y a des mots de trop, ou il en manque. Voir --help.
refuse-crash = Quelque chose a mal tourné, et c’est notre faute : { $error }. Pour les détails : LUDOFOOT_DEBUG=1.
refuse-package-missing = Il manque { $name } : pip install { "\u0022" }{ $name }>={ $floor }{ "\u0022" }
refuse-package-too-old = { $name } { $found } est trop ancien, il faut au moins { $floor } : pip install { "\u0022" }{ $name }>={ $floor }{ "\u0022" }
refuse-package-broken = { $name } est installé mais ne fonctionne pas ({ $reason }) : pip install --force-reinstall { $name }

## Rule sheets

sheet-sixty = Le jeu en 60 secondes
sheet-components = Ce que contient la boîte

## At the terminal

cli-serving = La table est ouverte : { $link } (Ctrl-C pour fermer)
cli-serving-network = Ouverte à ce réseau : les téléphones du même réseau rejoignent la table par le lien ou son code QR.
cli-store-progress = { $done } tables sur { $total }
cli-store-exported = { $count } tables se trouvent dans { $path }.
cli-store-imported = { $count } tables sont nouvelles ; toutes sont comme dans { $path }.
cli-seats = Joueurs : { $seats }
cli-default = par défaut
cli-curtain = Passe le clavier à { $player }, puis appuie sur Entrée.
cli-thinking = { $player } réfléchit… ({ $key } : annuler ton coup)
cli-forced = Sans choix : { $move }
cli-undone = Coup annulé.
cli-next-step = La prochaine fois, l’adversaire à ta mesure jouera au niveau { $step } sur { $steps }.
cli-saved = Partie enregistrée dans { $file }
cli-resume = À bientôt ! Pour reprendre : ludofoot play { $game } --resume { $file }
cli-why = la règle : { $key }
cli-help = Tape le numéro d’un choix, ou un coup en notation.
cli-key-pass = passer, ou renoncer d’une autre façon
cli-key-explain = ce qu’est la pièce d’une ligne (i 3), ou tout ce qui est sur la table (i)
cli-key-why = la règle derrière la question ou le refus
cli-key-rules = toute la règle ; avec un numéro de clause, cette clause
cli-key-undo = annuler ton coup
cli-key-hint = demander un conseil
cli-key-save = enregistrer ; avec un nom de fichier, enregistrer là
cli-key-quit = enregistrer et quitter
cli-key-keys = cette liste
cli-choose-some =
    { $most ->
        [one] (de { $least } à { $most } numéro)
       *[other] (de { $least } à { $most } numéros ou débuts de noms, séparés par des espaces)
    }
cli-choose-amount = (de { $least } à { $most }, par pas de { $step })
cli-assign = { $place } : qui ? (- : personne)
cli-verified = { $file } tient : { $lines } lignes rejouées sous les règles { $rules }, tout concorde.
cli-verified-fair = { $file } tient : { $lines } lignes rejouées sous les règles { $rules }, tout concorde, et les cartes viennent du secret promis.
cli-verified-older = { $file } tient : { $lines } lignes rejouées sous les règles { $rules }, tout concorde. Les cartes viennent du secret promis, mais sous l’ancienne promesse, plus faible : le serveur aurait pu choisir entre plusieurs façons de l’écrire.
reopened = { $times ->
        [one] Les cartes ont été promises une fois de plus avant la donne :
       *[other] Les cartes ont été promises { $times } fois de plus avant la donne :
    }
reopened-line = Promesse { $number } : { $reason }
reopened-because-salt-missing = quelqu’un a gardé son grain de sel (place { $seats })
reopened-because-left = quelqu’un est parti pendant le mélange (place { $seats })
reopened-because-other = quelqu’un était parti (place { $seats })
reopened-because-nothing = personne n’était parti. Attention : qui tient la table a pu jeter une donne qui ne lui plaisait pas.
cli-unfinished = La partie n’est pas finie.
cli-result =
    { $winners-is ->
        [many] Résultat : { $scores }. Victoire partagée : { $winners }.
       *[other] Résultat : { $scores }. Victoire : { $winners }.
    }
cli-printing = Impression de { $title }
cli-printed = Imprimé : { $file }
cli-new-game =
    { $count ->
        [one] Écrit : { $folder }, { $count } fichier.
       *[other] Écrit : { $folder }, { $count } fichiers.
    }
cli-new-game-next = Ensuite : pip install -e ./{ $game }, puis ludofoot play { $game }. Ce qu’il faut changer se trouve dans docs/adding-a-game.md.
cli-new-game-here = Ensuite : python -m tests.golden.regenerate { $game } et make gen, puis make check GAME={ $game } et ludofoot play { $game }. Ce qu’il faut changer se trouve dans docs/adding-a-game.md.
cli-simulated =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $moves } coups en { $seconds } s ({ $speed } coups par seconde), { $length } coups par partie.
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-shared = Victoires partagées : { $draws }
cli-seat = Place
cli-wins = Victoires
cli-mean-score = Score moyen

## The first match at the terminal

lesson-wrong = Bien essayé ! Pour l’instant, suis la craie.
cli-lesson-wrong = Bien essayé ! Pour l’instant, suis la leçon.
cli-lesson-step = Maryse · étape { $number } sur { $count }
cli-lesson-start = Entrée : c’est parti
cli-lesson-continue = Entrée : continuer
cli-lesson-end = Entrée : finir ce match ({ $key } : enregistrer et quitter)
cli-lesson-resume = À bientôt ! Pour reprendre la leçon : ludofoot learn { $game } --resume { $file }
cli-lesson-none = { $game } : pas de leçon
cli-lesson-checked =
    { $game } : { $steps } étapes, { $actions } gestes, { $minutes } min { $seconds } s, { $faults ->
        [0] tout tient
        [one] une faute
       *[other] { $faults } fautes
    }
lesson-fault-unreadable = La leçon ne peut pas être lue : { $reason }
lesson-fault-unsaid = { $lang } : « { $code } » manque
lesson-fault-long = { $lang } : « { $code } » est trop long ({ $length }, au plus { $most })
lesson-fault-slow = { $lang } : il y faut { $seconds } secondes
lesson-fault-minutes = la leçon annonce { $stated } minutes, il en faut { $counted }
lesson-fault-target = { $step } : la craie ne peut pas montrer « { $target } »
lesson-fault-illegal = { $step } : la place { $seat } ne peut pas jouer « { $move } »
lesson-fault-unreached = { $step } : la leçon n’arrive pas à sa fin
lesson-fault-luck = { $step } : il reste { $left } réponses du hasard
lesson-fault-record = { $step } : l’enregistrement ne peut être ni rejoué ni poursuivi
lesson-fault-unanswered = { $step } : « { $move } » n’a d’autre réponse que « suis la craie »
lesson-fault-never = { $step } : personne ne peut essayer « { $move } »
lesson-fault-actions = la leçon annonce { $stated } gestes, il en faut { $counted }
lesson-fault-press = { $step } : rien ne dit ce qu’il faut toucher

## The log of a table

log-opened = La table promet un secret.
log-revealed = La table publie son secret.
log-sat =
    { $bot-is ->
        [none] { $seat } s’assoit.
       *[other] { $seat } s’assoit (bot { $bot }).
    }
log-left = { $seat } quitte sa place.
log-salted = { $seat } ajoute son grain de sel au hasard.
log-started = La partie commence.
log-taken-back = { $seat } reprend son choix caché.
log-undone = { $seat } annule son dernier coup.
log-hinted = { $seat } demande un conseil.
log-paused = Pause.
log-resumed = Reprise.
log-bot-took-over = Un bot ({ $bot }) joue pour { $seat }.
log-returned = { $seat } est de retour.
log-ended = La partie est interrompue : { $reason }

## Help

help-ludofoot = Des jeux de football oubliés, sur une seule table : joue, simule, relis.
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-help = Affiche cette aide.
help-version = Affiche la version.
help-serve = Ouvre la table aux navigateurs, sur cette machine ou dans son réseau.
help-host = L’adresse d’écoute ; 0.0.0.0 ouvre la table à ce réseau
help-port = Le port ; 0 prend n’importe lequel de libre
help-public = L’adresse sous laquelle le monde atteint ce serveur, par exemple https://foot.example
help-trust-proxy = Un mandataire (réseau) que l’on croit quand il dit pour qui il demande ; peut être répété
help-push-trial = Pour les essais : une adresse sur cet ordinateur, par exemple http://127.0.0.1:9000, qui peut être prévenue comme un service de notifications
help-data = Le dossier où les parties sont gardées
help-store = Où les parties sont gardées : un dossier, ou postgresql://… pour plusieurs serveurs
help-lease-seconds = Combien de temps un serveur muet garde ses tables
help-metrics = Montre des chiffres pour Prometheus à cette adresse, à garder hors de portée du public
help-log-json = Écrit le journal en JSON, un objet par ligne
help-moving = Déplace les parties d’un stockage à un autre
help-moving-what = export écrit toutes les parties dans le fichier, import les relit ; on peut relancer, cela reprend
help-moving-file = Une ligne JSON par table ; il contient les secrets des parties en cours
help-games = Liste les jeux, leurs places et leurs options.
help-play = Joue dans le terminal : la place 0 est la tienne.
help-learn = Apprend un jeu : la première partie, pas à pas, avec Maryse.
help-learn-resume = La leçon à reprendre
help-learn-check = Joue toutes les leçons d’un bout à l’autre et dit ce qui n’y va pas
help-simulate = Fait jouer des bots entre eux et compte.
help-replay = Relit une partie enregistrée, ou la vérifie.
help-clauses = Montre la règle d’un jeu, ou une seule clause.
help-new-game = Écrit un petit jeu qui se joue, pour en faire un autre.
help-new-name = Son nom, par exemple high-card
help-here = Dans ces sources de Ludofoot, et non dans un paquet à part
help-game = Le jeu (voir ludofoot games)
help-lang = La langue (sinon LUDOFOOT_LANG, puis celle du système)
help-option = Une option du jeu, autant de fois qu’il faut
help-print = Imprimer une boîte en PDF : cartes, plateau, pièces et règle
help-paper = Le papier
help-grey = Sans couleur
help-output = Le fichier à écrire
help-box = Votre propre boîte : ce qu’écrit « ludofoot box », modifié
help-own-box = Écrire la boîte d’un jeu, pour la modifier et l’utiliser avec --box
help-json = En JSON, pour les programmes
help-seed = La graine : la même donne les mêmes cartes
help-play-seats = Combien de joueurs
help-play-bots = Les adversaires : debutant, confirme, expert, champion, adaptive (à ta mesure), ou human (-) pour quelqu’un au même clavier
help-save = Le fichier où enregistrer la partie
help-resume = La partie enregistrée à reprendre
help-opener = Qui commence, là où la règle laisse les joueurs le dire : une place, à partir de 0
help-simulate-seats = Combien de places
help-simulate-games = Combien de parties
help-simulate-bots = Un niveau pour tous, ou un par place
help-replay-file = La partie enregistrée
help-verify = Tout recalculer et dire si tout concorde
help-commitment = Comparer aussi avec la première empreinte que tu as notée
help-salt = Comparer aussi avec le grain de sel de ton appareil que tu as noté
help-replay-seat = Ne montrer que ce que voyait cette place
help-step = Attendre Entrée après chaque ligne
help-clause = La clause, par exemple ST-22
help-search = Seulement les clauses où se trouvent ces mots

## Pieces that explain themselves

piece-named = { $name }
piece-fits = Tu peux jouer cette carte maintenant.

## What a chat shows of a link before it is opened

preview-table = Une place t’attend à une table de { $title }. Sans compte, dans le navigateur.
preview-match = Un match de { $title } à revoir, coup par coup.
preview-shelf = Des jeux de foot introuvables, rouverts sur la table. Sans compte, dans le navigateur.
