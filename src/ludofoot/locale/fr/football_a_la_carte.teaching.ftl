# What teaches Football à la carte: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-ball-title = Un seul ballon
lesson-ball = Il est à tout le monde : toi, tu le pousses vers le haut ; Lina, vers le bas. Le plus de buts gagne !
lesson-arrow-title = Flèche et chiffre
lesson-arrow = La flèche dit où, le chiffre combien : 3 cases tout droit. Touche la case de gauche, le ballon part de là.
lesson-arrow-card = Plus tard ! Ici, l’Attaquant 3.
lesson-arrow-square = Aussi permis. Prends celle de gauche.
lesson-back-title = Lina repousse
lesson-back = Lina l’a ramené de 4 cases. À toi : la flèche oblique, 2 cases vers la droite.
lesson-back-free-kick = Garde-le pour une belle occasion.
lesson-back-other = L’oblique 2, pour voir !
lesson-stop-title = Lina tire !
lesson-stop = Dans ton filet, mais ce n’est pas encore but : tu peux l’arrêter. Pose ton Gardien.
lesson-stop-corner = Il arrête aussi, mais à pile ou face. Le Gardien est sûr.
lesson-stop-concede = Non, tu as un Gardien !
lesson-stop-other = Un tir s’arrête avec un Gardien ou un Corner.
lesson-saved-title = Arrêté !
lesson-saved = Le ballon repart par les flèches du Gardien : 2 à gauche, 3 tout droit. Bravo.
lesson-free-kick-title = Coup franc
lesson-free-kick = À ton tour d’enchaîner : le Coup franc part où tu veux. Tout droit, 3 cases.
lesson-free-kick-direction = Possible ! Mais tout droit mène au but.
lesson-free-kick-attacker = D’abord le Coup franc, l’Attaquant suit.
lesson-penalty-title = Et maintenant…
lesson-penalty = …tout de suite un Attaquant : le 5. Le ballon entre dans la surface, et tu as un Penalty : joue-le avec !
lesson-penalty-without = Dans la surface, ton Penalty vaut de l’or.
lesson-penalty-other = Le 5 entre dans la surface.
lesson-hand-title = Une main : raté
lesson-hand = On coupe la pioche. Une main ? Arrêté. Presque quatre fois sur cinq, c’est but. Lina dégage.
lesson-shoot-title = Trop court !
lesson-shoot = D’ici, 4 cases franchissent la ligne entre les poteaux. Ton Attaquant 4, tout droit : tire !
lesson-shoot-slanting = De biais, il sort à côté.
lesson-shoot-shorter = Trop court : il faut passer la ligne.
lesson-end-title = BUT !
lesson-end = Ni Gardien ni Corner chez Lina : 1–0 ! Deux mi-temps, chacune jusqu’au bout de la pioche. Tu continues ?
lesson-chalk-from-here = d’ici

## The game in sixty seconds

sixty-1-lead = Flèche et chiffre.
sixty-1 = Un seul ballon : chacun le pousse vers le but d’en face.
sixty-2-lead = Coup franc,
sixty-2 = puis tout de suite un Attaquant : deux élans en un tour.
sixty-3-lead = Tir dans le filet ?
sixty-3 = L’autre peut encore l’arrêter : Gardien ou Corner.
sixty-4-lead = Dans la surface : Penalty !
sixty-4 = On coupe la pile. Une main l’arrête, sinon but.
