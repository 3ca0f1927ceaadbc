# Une partie finie avec le coach : courbe, marques, ce qui valait mieux.

## La courbe

review-move = { $moment ->
    [1] 1er coup
   *[other] { $moment }e coup
}
review-share = { $move }, { $share } %{ $way ->
    [up] , plus { $change }
    [down] , moins { $change }
   *[none] { "" }
}
review-stands = Vu de la tribune
review-open = Toutes cartes ouvertes
review-points = Chances de victoire
review-turned = Ici le match a tourné ({ $move }).
review-turned-course = { $seat } : de { $before } à { $after } %.
review-turned-by-me = Tu joues { $move } ; { $better } valait { $points } points de plus.
review-turned-by = { $by } joue { $move } ; { $better } valait { $points } points de plus.
review-table = En tableau
review-moment = Moment
review-what = Ce qui s’est passé

## Les marques

review-mark-best = meilleur
review-mark-fine = bon
review-mark-costly = coûteux
review-mark-gift = cadeau
review-mark-forced = pas le choix
review-moves-of = Les coups de { $seat }
review-next = Erreur suivante
review-next-short = Suivante
review-next-none = Aucune erreur certaine ici.

## Le coach

review-on = Coach : oui
review-off = Coach : non
review-verdict-best = Le meilleur coup
review-verdict-fine = Un bon coup
review-verdict-costly = Coûteux : −{ $cost } %
review-verdict-gift = Un cadeau : −{ $cost } %
review-verdict-forced = Pas le choix
review-played-by = { $move } · { $seat } : { $played }
review-played = joué
review-better = Mieux : { $better } (+{ $cost } %)
review-why = Pourquoi ?
review-unknown = Ce qui était caché, personne ne pouvait le savoir : jugé sur { $worlds } donnes possibles.
review-look = Regarder avec { $seat }
review-try = Essayer d’ici
review-try-help = avec les vraies cartes, contre des bots
review-nothing = Ici, personne n’a rien décidé. Avance, ou saute à l’erreur suivante.
review-race = Une course : la courbe va de manche en manche, aucune décision n’est pesée.
review-chalk-better = mieux
review-chalk-played = joué

## Le travail

review-waiting = Dans la file…
review-sketching = D’abord un croquis : { $percent } %
review-weighing = Mise au propre : { $percent } %
review-plain = Ce serveur n’est pas compilé : l’analyse s’arrête au croquis, aucun coup n’est jugé.
review-stopped = Arrêtée. Ce qui a été trouvé reste.
review-stop = Arrêter
review-resume = Analyser
review-failed = Pas d’analyse : { $why }
