# Ce qu’est chaque pièce, ce qu’elle fait et ce qu’elle veut dire maintenant.

piece-footballers = Arrête-toi ici pour tirer le footballeur du dessus : achète-le, ou laisse-le aux enchères.
piece-top-price = Sur la pile : { $price }
piece-cash = ta caisse : { $cash }
piece-plus = Une carte pour les matchs, si tu la veux.
piece-plus-now = { $count } sur { $most } en main
piece-question = Bonne ou mauvaise nouvelle : elle s’applique tout de suite.
piece-sponsor = Recette chaque fois que tu t’y arrêtes, si tu as ce sponsor.
piece-sponsor-held = tu l’as : { $amount }
piece-sponsor-none = tu ne l’as pas : rien
piece-sponsor-pays = il paie { $amount }
piece-euromatch = En phase 2, une équipe d’Europe : recette et fanions si tu la bats.
piece-euromatch-now = Phase 1 : le dé roule encore une fois.
piece-pactole = Tout l’argent des amendes, pour qui s’y arrête.
piece-pactole-now = { $amount } maintenant
piece-championship = Le départ. En phase 2, un tour bouclé déclenche une journée de matchs.
piece-centre = Le croisement : tu choisis ton chemin, mais tu ne recules jamais.
piece-man-name = { $man }
piece-man = Joue en { $numbers }. Étoiles : { $stars }. Acheté { $price }, repris { $reduced }.
piece-man-missing = Sans lui, il te manque en { $numbers }.
piece-place-name = Place { $place }
piece-place = Il faut un footballeur à ce numéro, ou un JP. Vide, un stagiaire la prend : –1 étoile.
piece-place-held =
    { $count ->
        [one] { $count } footballeur y va
       *[other] { $count } footballeurs y vont
    }
piece-place-empty = personne pour l’instant
piece-plus-card = Dans un match : { $does }.
piece-die-name = Le dé
piece-die = Il dit de combien de cases ton pion avance, jamais en arrière.
piece-club =
    { $seat-is ->
        [you] Ton club : la caisse, les sponsors et les points sont publics, tes footballeurs et tes cartes ne le sont pas.
       *[other] Un club : la caisse, les sponsors et les points sont publics, les footballeurs et les cartes ne le sont pas.
    }
piece-club-cash = en caisse : { $cash }
piece-men =
    { $count ->
        [0] aucun footballeur
        [one] { $count } footballeur
       *[other] { $count } footballeurs
    }
piece-points-name = Les points
piece-points = Victoire, 2 points ; match nul, 1. Le plus de points à la fin gagne le championnat.
piece-points-now =
    { $count ->
        [0] 0 point
        [one] { $count } point
       *[other] { $count } points
    }
piece-purse-name = La caisse
piece-purse = On achète comptant, jamais à crédit. S’il en manque pour payer, on vend.
piece-team = Une équipe d’Europe : plus d’étoiles qu’elle, et sa recette et ses fanions sont à toi. Égal ne suffit pas.
piece-trainee-name = Le stagiaire
piece-trainee = Il prend une place vide pour un match et coûte une étoile à l’équipe.
piece-season-name = La saison
piece-season-first = Phase 1 : on réunit onze footballeurs. Le premier onze complet annoncé y met fin.
piece-season-second = Phase 2 : le premier pion qui boucle un tour déclenche une journée de matchs.
piece-season-now =
    { $phase ->
        [1] tour { $number }
       *[other] journée { $number }
    }
piece-stars-name = Les étoiles
piece-stars = Celles des footballeurs, des cartes plus et des fanions, moins une par stagiaire. Le plus d’étoiles gagne.
piece-eleven-name = Le onze
piece-eleven = Un footballeur pour chaque numéro, de 1 à 11, trois étrangers au plus.
piece-limits-name = Cartes et changements
piece-limits = Par match et par équipe : trois cartes plus et deux changements au plus.
