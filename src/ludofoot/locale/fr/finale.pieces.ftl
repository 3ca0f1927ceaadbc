# Ce qu’est chaque pièce, ce qu’elle fait et ce qu’elle veut dire maintenant.

piece-man = Force : les ballons du bord haut. Après avoir joué, il tourne d’un quart.
piece-reserve = Il attend sur le banc : il peut entrer avant une période, ou pour un blessé.
piece-strength = Force { $now } ; ensuite { $then }.
piece-cross = Croix rouge : s’il joue, un dé ; sur 2, il est blessé.
piece-yellow = Carton jaune : s’il joue, un dé ; sur 0 ou 1, il le reçoit.
piece-red = Carton rouge : s’il joue, un dé ; sur 3, il est expulsé.
piece-next-symbol = Après son tour : { $symbol }.
piece-tactic = En haut l’approche, en bas le tir ; à gauche les attaquants, à droite les défenseurs.
piece-last-tactic = La dernière carte, valeur 1 : elle sert jusqu’au bout quand il n’y a plus rien.
piece-minutes-name = Les minutes
piece-minutes = Six périodes de quinze minutes ; les deux cases en pointillé ne servent qu’en prolongation.
piece-minutes-now = période { $period }
piece-coach =
    { $seat-is ->
        [you] Tu entraînes les { $colour }. Après six périodes, le plus de buts gagne.
       *[other] Entraîne les { $colour }. Après six périodes, le plus de buts gagne.
    }
piece-hand-now = Tactiques en main : { $hand } ; en pioche : { $pile }.
piece-goals =
    { $count ->
        [0] pas de but
        [one] { $count } but
       *[other] { $count } buts
    }
piece-score-name = Les buts
piece-score = Le plus de buts après six périodes gagne ; à égalité, prolongation, puis tirs au but.
piece-pile-name = La pioche
piece-pile = Après avoir posé une tactique, on en reprend jusqu’à trois en main. À la fin, il reste la Schlusskarte.
piece-hidden-name = Une tactique cachée
piece-hidden = Chacun pose la sienne face cachée ; les deux se retournent ensemble.
piece-die-name =
    { $colour ->
        [red] Le dé rouge
       *[other] Le dé bleu
    }
piece-die = Ses faces : 0, 1, 1, 2, 2, 3. Il s’ajoute à la force des hommes, ou décide d’un symbole.
piece-duel-name = Le duel
piece-duel = La tactique la plus haute attaque ; l’écart des deux donne le nombre de tentatives.
piece-sums-name = Les totaux
piece-sums-approach = Force des hommes, bonus et dé. À l’approche, égal suffit à qui attaque.
piece-sums-shot = Force des hommes et dé. Au tir, égal ne suffit pas : il faut plus que la défense.
piece-bench-name = Le banc
piece-bench = Quatre changements par match : avant une période, ou pour un blessé.
piece-bench-now =
    { $count ->
        [0] plus de changement possible
        [one] encore { $count } changement
       *[other] encore { $count } changements
    }
piece-slot-name = Case : { $slot }
piece-slot = La carte demande ici un homme de cette ligne ; sa force s’ajoute au total.
piece-slot-anybody = La carte demande ici n’importe quel homme, sauf le gardien.
piece-gone =
    { $clause ->
        [FI-57] Blessé : il ne revient pas, un remplaçant est entré s’il en restait.
        [FI-63] Expulsé : il ne revient pas, et personne n’entre à sa place.
       *[other] Remplacé : il ne revient pas dans ce match.
    }
