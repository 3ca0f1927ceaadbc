# What teaches Finale: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-hello-title = Sur le banc
lesson-hello = Tes hommes sont prêts, ceux de Lina aussi. Six périodes : qui marque le plus gagne. Première tactique ?
lesson-tactic-title = La plus haute attaque
lesson-tactic = Chacun pose une tactique cachée : la plus haute attaque. Prends ta blanche 3.
lesson-tactic-four = Elle gagnerait aussi ! Commençons simple : la 3.
lesson-tactic-two = Avec 2, tu risques de défendre. La 3 !
lesson-gap-title = 3 contre 2
lesson-gap = Tu attaques ! L’écart, 3 moins 2, donne le nombre de tentatives : une seule. Soignons-la.
lesson-approach-title = Lis la carte
lesson-approach = À gauche les tiens, à droite les siens. En haut, l’approche : trois hommes au choix. Touche Lenker et Kurzpass.
lesson-approach-strong = Fort, celui-là ! On le garde.
lesson-keep-title = Garde Abseits !
lesson-keep = Encore un homme : prends Beton. Un homme ne sert qu’une fois par attaque : Abseits et sa force 5, ce sera pour le tir.
lesson-keep-abseits = Pas lui ! C’est ton tireur.
lesson-tie-title = 14 partout
lesson-tie = 11 + 3 contre 13 + 1. À l’approche, égal suffit : tu passes ! Et ceux qui ont joué tournent d’un quart.
lesson-shot-title = Le tir
lesson-shot = En bas de la carte : un homme contre leur gardien. Envoie Abseits !
lesson-shot-weaker = Il est moins fort : Abseits !
lesson-no-goal-title = 6 partout…
lesson-no-goal = 5 + 1 contre 4 + 2. Au tir, égal ne suffit pas : il faut plus que le gardien. Ce sera la prochaine !
lesson-trap-title = Petite carte, grand piège
lesson-trap = Deuxième période. Pose la blanche 2, exprès : Lina attaquera, et si ça échoue, tu contres.
lesson-trap-greedy = Forte, mais gourmande. Essaie le piège : la 2.
lesson-defend-title = Défends
lesson-defend = Lina vient avec 9. La carte te demande un milieu et un attaquant : Offensiv et Flanke.
lesson-defend-kind = Il faut un M carré et un A triangle.
lesson-defend-other = Bien vu, mais eux sont plus forts.
lesson-stopped-title = Bien arrêté !
lesson-stopped = 9 contre 10 ! Un symbole dans le coin, c’est un dé de plus : Foul fait 3, carton rouge. Offensiv s’en tire.
lesson-counter-title = Contre !
lesson-counter = Son approche a échoué : contre avec ta blanche 2. L’écart des deux tactiques, 1, s’ajoute à ton approche.
lesson-counter-decline = Une occasion pareille ? Vas-y !
lesson-fresh-title = Des hommes frais
lesson-fresh = Deux hommes qui n’ont pas encore tourné : Grätsche, 4, et Laufwunder, 3. Plus ton bonus : 8.
lesson-fresh-holzer = Lui, c’est le buteur. Après !
lesson-fresh-other = Grätsche et Laufwunder, les frais.
lesson-finish-title = Au but !
lesson-finish = 10 partout, ça passe. Holzer a encore sa force 5 : envoie-le tirer !
lesson-finish-other = Holzer, 5 ballons !
lesson-end-title = BUT !
lesson-end = 7 contre 5 ! Tactique, approche, tir, contre : tu sais tout. Encore quatre périodes : on les joue ?
lesson-chalk-for-the-shot = pour le tir

## The game in sixty seconds

sixty-1-lead = Deux tactiques cachées.
sixty-1 = La plus haute attaque ; l’écart donne les tentatives : ici 2.
sixty-2-lead = L’approche.
sixty-2 = Les hommes que la carte montre, plus un dé. Égal suffit pour passer.
sixty-3-lead = Le tir.
sixty-3 = D’autres hommes, un dé chacun. Il faut plus que le gardien : but !
sixty-4-lead = Qui a joué tourne
sixty-4 = d’un quart : autre force, autre symbole. Six périodes.
