# What teaches Passe Éclair: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-race-title = Pas de tour de rôle !
lesson-race = Tout le monde joue à la fois. Vide ta main avant Lina et Bruno. Pendant la leçon, le chrono dort.
lesson-hand-title = Lis ta main
lesson-hand = Lis tes cartes : la grande lettre, c’est ce que tu poses. Dis « prêt » quand tu veux.
lesson-hand-early = D’abord « prêt » : la première carte n’est pas encore là.
lesson-marlon-title = Marlon !
lesson-marlon = Léon passe à Marlon : le petit médaillon dit qui suit. Pose le Marlon qui passe à Fabi.
lesson-marlon-later = Il irait ! Garde-le pour tout à l’heure.
lesson-marlon-other = En grand, il faut Marlon.
lesson-vanessa-title = Ça va vite !
lesson-vanessa = Lina, Bruno, Lina… Maintenant Vanessa est demandée, et tu l’as : pose-la !
lesson-vanessa-other = En grand, il faut Vanessa.
lesson-wait-title = Pas deux de suite
lesson-wait = Marlon est demandé, et tu en as un… mais jamais deux gars de suite. Laisse passer les autres.
lesson-wait-penalty = Dans une vraie partie : une carte de pénalité !
lesson-dog-title = Le chien
lesson-dog = Encore Vanessa, et tu n’en as plus. Chaussette se pose toujours : vas-y !
lesson-dog-michi = Pas encore : seulement sur un chien ou si le jeu est bloqué.
lesson-dog-other = Vanessa est demandée : il ne reste que le chien.
lesson-again-title = Encore une !
lesson-again = Sur ton chien, n’importe quelle carte va. Débarrasse-toi de ton Marlon !
lesson-again-michi = Permis ! Mais attends, il servira mieux.
lesson-again-leon = Aussi. Mais le Marlon d’abord.
lesson-again-other = Mais si : sur ton chien, tout va. Le Marlon !
lesson-blocked-title = Bloqué !
lesson-blocked = Plus personne ne peut, et Lina n’a qu’une carte ! Gros Michi échange ta main. Pose-le !
lesson-blocked-none = Tu l’as, c’est le moment !
lesson-swap-title = Avec qui ?
lesson-swap = Prends la main la plus courte : celle de Lina.
lesson-swap-bruno = Quatre cartes ! Lina n’en a qu’une.
lesson-last-title = Rocce… vite !
lesson-last = Nouvelle carte : Vanessa passe à Rocce. Et ta dernière carte, c’est Rocce !
lesson-last-other = Mais si : Rocce, ta dernière carte !
lesson-end-title = Gagné !
lesson-end = Main vide : un jeton, 3 points ! Neuf manches, le plus de points gagne. Un vrai match, à l’allure tranquille ?

## The game in sixty seconds

sixty-1-lead = Tout le monde à la fois !
sixty-1 = Le petit médaillon dit qui doit suivre en grand : Marlon.
sixty-2-lead = Pas deux fois de suite.
sixty-2 = Laisse d’abord quelqu’un d’autre poser une carte (sauf à deux).
sixty-3-lead = Le chien va toujours.
sixty-3 = Et tu peux poser aussitôt n’importe quelle carte dessus.
sixty-4-lead = Bloqué ? Gros Michi
sixty-4 = échange ta main. Main vide : un jeton de 1 à 3 points.
