# Ce qu’est chaque pièce, ce qu’elle fait et ce qu’elle veut dire maintenant.

piece-attacker =
    Pousse le ballon de { $squares } { $squares ->
        [one] case
       *[other] cases
    } { $direction ->
        [left] en diagonale, à gauche
        [right] en diagonale, à droite
       *[other] tout droit
    }, vers le but d’en face. Son symbole ne sert qu’aux coupes.
piece-free-kick =
    { $squares } { $squares ->
        [one] case
       *[other] cases
    }, direction au choix, puis tout de suite un Attaquant. Pas dans une surface.
piece-keeper = Arrête un tir et renvoie le ballon par ses flèches ; dégage aussi.
piece-corner = Arrête un tir. L’autre coupe alors la pioche : un drapeau { $colour }, et c’est but quand même.
piece-penalty = Avec un Attaquant qui mène le ballon dans la surface. On coupe : une main l’arrête, sinon but.
piece-square-name = Case { $square }
piece-square = Le ballon passe de case en case, toujours vers le but d’en face.
piece-area = Dans la surface : Penalty possible, Coup franc impossible.
piece-ball-name = Le ballon
piece-ball = Chacun le pousse vers le but d’en face, d’une carte à la fois.
piece-pile-name = La pioche
piece-pile = On y pioche, et on la coupe pour les corners et les penaltys. Vide, c’est la fin de la mi-temps.
piece-discards-name = La défausse
piece-discards = Les cartes jouées. On les mélange à la mi-temps.
piece-hand-name = La main
piece-hand = Quand on coupe pour un penalty, elle l’arrête.
piece-flag-name = Le drapeau
piece-flag = Quand on coupe pour un corner de sa couleur, c’est but.
piece-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
piece-seat =
    { $seat-is ->
        [you] Personne d’autre ne voit tes cartes, seulement combien tu en tiens.
       *[other] Cartes cachées, même à son équipe ; combien il y en a, tout le monde le voit.
    }
piece-goals =
    { $count ->
        [0] pas de but
        [one] { $count } but
       *[other] { $count } buts
    }
piece-score-name = Les buts
piece-score = Le plus de buts après deux mi-temps gagne ; à égalité, match nul.
piece-half-name = La mi-temps
piece-half = Trois cartes ou moins dans la pioche : encore un tour, puis c’est fini. Ensuite, on change de côté.
piece-half-now = { $half } sur 2
piece-cut-name = La coupe
piece-cut-hand = Pour un penalty : une main l’arrête, sinon but.
piece-cut-flag = Pour un corner : un drapeau { $colour }, et c’est but. Sinon, rien.
piece-share = { $count } sur { $cards } cartes
