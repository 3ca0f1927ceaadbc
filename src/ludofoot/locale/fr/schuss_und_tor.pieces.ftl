# Ce qu’est chaque pièce, ce qu’elle fait et ce qu’elle veut dire maintenant.

piece-pass = Se pose quand { $giver } est demandé. Ensuite, il faut servir { $taker }.
piece-bomber = Joker : remplace le nom demandé, et tu nommes le suivant. Pas sur un Bomber.
piece-tormann = Répond à tout nom ; tu peux ajouter une carte. Ni sur un Bomber, ni sur un Tormann.
piece-goal = Un but. Personne ne peut l’arrêter.
piece-two-goals = Deux buts d’un coup. Personne ne peut les arrêter.
piece-stopped = Un but, sauf si la défense pose { $stopper }.
piece-free = Pas de but : qui tire pose une carte libre, n’importe laquelle.
piece-foul = Qui tire peut faire perdre une carte à quelqu’un, au hasard.
piece-verletzt = Qui tire peut prendre une carte mise de côté, puis en pose une.
piece-schiedsrichter = Qui tire peut garder cette carte : à la fin, elle décide d’une prolongation.
piece-actions-name = Les actions
piece-actions = Quand quelqu’un passe, l’autre tire la carte du dessus : c’est le tir.
piece-undealt-name = Mis de côté
piece-undealt = Cartes non distribuées : Foul en remet une, Verletzt en tire une.
piece-discards-name = La défausse
piece-discards = Actions jouées. Quand la pile est vide, on les mélange.
piece-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
piece-seat =
    { $seat-is ->
        [you] Les autres ne voient pas tes cartes, seulement combien il t’en reste.
       *[other] Cartes cachées ; combien il en reste, tout le monde le voit.
    }
piece-goals =
    { $count ->
        [0] pas de but
        [one] { $count } but
       *[other] { $count } buts
    }
piece-score-name = Les buts
piece-score = Chaque carte Tor posée devant soi est un but, Zwei Tore en fait deux. Le plus de buts gagne.
piece-asked-name = À servir
piece-asked = La prochaine carte commence par { $name }, ou c’est un joker.
piece-asked-bomber = Un Bomber a appelé { $name } : rien d’autre ne va, pas même un joker.
piece-asked-shot = Un tir : le but compte, sauf si une carte de ce nom l’arrête.
piece-asked-fresh = Rien n’est demandé : n’importe quelle carte va.
piece-asked-lone = Un Tormann seul : tout va dessus, sauf un Tormann.
