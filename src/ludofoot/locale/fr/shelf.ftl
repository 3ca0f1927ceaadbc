# The first screen: the shelf and what can be opened there before a box is taken. Titles and taglines are the games’ own.

page-slogan = Des jeux de foot introuvables, rouverts sur la table.
page-open-box = Ouvre une boîte
page-players =
    { $range ->
        [one] { $most } joueurs
       *[many] { $least }–{ $most } joueurs
    }
page-all-rules = Les règles
page-no-boxes = L’étagère est vide : aucun jeu n’est installé.
page-again = Réessayer
page-table-code = Code de la table
page-code-short = Code
page-join = Rejoindre
page-resume = À toi de jouer
page-resume-others = Partie en cours
page-against = { $title } contre { $players }
page-somebody = quelqu’un
page-resume-go = Reprendre
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

## Refusals

refuse-no-answer = Le serveur ne répond pas. Vérifie la connexion, puis réessaie.
