# The first screen: the shelf and what can be opened there before a box is taken. Titles and taglines are the games’ own.

page-slogan = Des jeux de foot introuvables, rouverts sur la table.
page-open-box = Ouvre une boîte
page-players =
    { $range ->
        [one] { $most } joueurs
       *[many] { $least }–{ $most } joueurs
    }
page-minutes =
    { $range ->
        [one] { $minutes } min
       *[many] dès { $minutes } min
    }
page-lightest-first = la plus légère d’abord
page-all-rules = Les règles
page-no-boxes = L’étagère est vide : aucun jeu n’est installé.
page-again = Réessayer
page-table-code = Code de la table
page-code-short = Code
page-my-club = Mon club
page-first-time = Première fois ? Commence par la première boîte.
page-results = Derniers résultats
page-kept = Ce qui est gardé
page-tag-yours = à toi
page-tag-running = en cours
page-join = Rejoindre
page-resume = À toi de jouer
page-resume-others = Partie en cours
page-against = { $title } contre { $players }
page-somebody = quelqu’un
page-resume-go = Reprendre
page-tables = Tes tables
page-turn-yours = à toi
page-turn-of = on attend { $players }
page-turn-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-turn-salts = ça commence
page-turn-paused = en pause
page-language = Langue
page-theme = Thème
page-theme-system = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre

## Before a box is taken

page-close = Fermer
page-replay = Revoir une partie
page-rules = Règles
page-search-rules = Chercher dans la règle
page-nothing-found = Rien de tel dans la règle.

## On paper

page-print = Imprimer les cartes
page-print-help = Un seul PDF avec toutes les pièces de la boîte et la règle : imprime, découpe, et joue sur la table de la cuisine.
page-print-game = Jeu
page-print-paper = Papier
page-print-grey = Sans couleur
page-print-get = Préparer le PDF

## A first match with Maryse

page-lesson-resume = Reprendre la leçon, { $number } sur { $count }
page-learn = { $minutes } min pour apprendre

## Refusals

refuse-no-answer = Le serveur ne répond pas. Vérifie la connexion, puis réessaie.
page-lobby = Tables ouvertes
page-lobby-empty = Aucune table ouverte pour l’instant.
page-lobby-all =
    { $count ->
        [0] Ouvrir la première
       *[other] Toutes les tables
    }
page-lobby-choose = Choisis la boîte : ta table sera ouverte à tout le monde sur ce serveur.

## Le match du jour

day-title = Le match du jour
day-number = n° { $number }
day-what = { $title }, la même donne pour tous, contre le même bot.
day-play = Jouer
day-again = Rejouer hors concours
day-honour = Un seul essai compte par navigateur : c’est une question d’honneur. Ni conseil, ni retour.
day-came-goals = Ton résultat : { $result } à la différence de buts.
day-came-stars = Ton résultat : { $result } à la différence d’étoiles.
day-better = Mieux que { $share } % de { $players } joueurs.
day-better-bots = Mieux que { $share } % de { $games } parties de bots.
day-you = toi
day-send = Partager
day-share = Ludofoot, match du jour n° { $number } ({ $title }) : { $result }
day-next = prochain dans { $hours } h { $minutes }

## Le problème du jour

puzzle-title = Le problème du jour
puzzle-stars = { $stars ->
    [1] Difficulté : une étoile
   *[other] Difficulté : { $stars } étoiles
  }
puzzle-what = Que joues-tu ? Un seul coup est le bon.
puzzle-solve = Résoudre
puzzle-again = Le revoir
puzzle-was-found = Trouvé !
puzzle-was-missed = Raté aujourd’hui.
puzzle-others = Trouvé ici par { $found } sur { $tried }.
puzzle-series = Ta série : { $days ->
    [one] un jour.
   *[other] { $days } jours.
  }
puzzle-send = Partager sans la réponse
puzzle-share =
    { $days ->
        [0] Ludofoot, problème n° { $number } ({ $title }) : { $mark }
       *[other] Ludofoot, problème n° { $number } ({ $title }) : { $mark }, série : { $days }
    }
puzzle-older = Anciens problèmes
