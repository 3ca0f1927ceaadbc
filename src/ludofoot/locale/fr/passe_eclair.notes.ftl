# Mots pour l’instant : ce que Maryse dit la première fois que quelque chose arrive.

maryse-first-ready = **Pas de tour de rôle !** Le petit médaillon du dessus dit qui vient ensuite en grand. Vite.
maryse-penalty = Carte de travers : tu en as pioché une. Regarde le médaillon avant de poser.
maryse-late = « Trop tard » : une autre carte était là avant la tienne, qui revient, sans pénalité.
maryse-twice = Deux gars sauvages de suite, non : attends une autre carte. Le chien, lui, va toujours.
maryse-dog-alone = Après ton chien, tu pouvais poser n’importe quelle carte, aussitôt.
maryse-dog-left = Il te restait un chien : il se pose toujours, même sans la bonne carte.
maryse-michi-kept = Jeu bloqué : c’était le moment du Gros Michi.
maryse-swapped = { $player } t’a pris ta main avec le Gros Michi : plus elle est courte, plus elle tente.
maryse-michi-last = Finir sur le Gros Michi donne la manche à quelqu’un d’autre : garde-lui une compagne.
maryse-consolation = Le plus de cartes en main : tu reçois un lot. Garde-le pour toi.
maryse-token = Ton jeton { $name } : donne-le avec une carte { $name }, et commence à six.
maryse-two-players = À deux, tu peux poser plusieurs cartes de suite.
