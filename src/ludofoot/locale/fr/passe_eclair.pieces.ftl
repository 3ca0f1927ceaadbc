# Ce qu’est chaque pièce, ce qu’elle fait et ce qu’elle veut dire maintenant.

piece-guy = Se pose quand { $giver } est demandé ; ensuite, { $taker }.
piece-dog = Va toujours ; puis une carte de ton choix.
piece-michi = Sur un chien, ou si tout est bloqué : échange ta main. Jamais en dernier.
piece-victory-name = Jeton de victoire
piece-victory = 1 à 3 points pour qui gagne la manche, comptés à la fin.
piece-consolation-name = Lot de consolation
piece-consolation = Pour qui garde le plus de cartes : des points, ou une carte de moins au départ.
piece-guy-token = Donne-le au départ avec une carte { $name } : tu commences avec une carte de moins.
piece-draw-name = La pioche
piece-draw = Cartes de départ, cartes de pénalité et prochaines donnes viennent d’ici.
piece-cap-name = La casquette
piece-cap = Qui gagne une manche est entraîneur de la suivante.
piece-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
piece-seat =
    { $seat-is ->
        [you] Ta main est cachée. Plus de carte : la manche est à toi.
       *[other] Main cachée ; combien de cartes, tout le monde le voit. Qui n’en a plus gagne la manche.
    }
piece-tokens =
    { $count ->
        [0] pas de jeton
        [one] { $count } jeton
       *[other] { $count } jetons
    }
piece-points =
    { $count ->
        [0] 0 point
        [one] { $count } point
       *[other] { $count } points
    }
piece-score-name = Les points
piece-score = À la fin, tous les jetons sont retournés ; le plus de points gagne.
piece-asked-name = Qui doit suivre
piece-asked = La prochaine carte montre { $name } en grand. Un chien va aussi.
piece-asked-any = Sur un chien, n’importe quelle carte va.
piece-asked-block = Personne ne peut poser : c’est le moment du Gros Michi.
piece-seconds-name = Le compte à rebours
piece-seconds = Quand il est fini, on ne tarde plus : tout le monde est prêt, ou le jeu est bloqué.
