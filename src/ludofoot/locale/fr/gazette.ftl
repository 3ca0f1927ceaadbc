# La Gazette : le compte rendu d’un match. `$winner`, `$loser`, `$side` sont des prénoms ou « les Rouges » ; avec une
# majuscule (`$Winner`) ils ouvrent la phrase ; au pluriel (`$winners`) ils disent si le verbe est au pluriel.

gazette-title = La Gazette
gazette-who = { $Side }
gazette-name = { $name }
gazette-side-1 = les Rouges
gazette-side-2 = les Bleus
gazette-side-3 = les Verts
gazette-side-4 = les Violets
gazette-side-1-first = Les Rouges
gazette-side-2-first = Les Bleus
gazette-side-3-first = Les Verts
gazette-side-4-first = Les Violets
gazette-to-winner =
    { $winner-is ->
        [gazette-side-1] aux Rouges
        [gazette-side-2] aux Bleus
        [gazette-side-3] aux Verts
        [gazette-side-4] aux Violets
       *[other] à { $winner }
    }
gazette-score-2 = { $one }–{ $two }
gazette-score-3 = { $one }–{ $two }–{ $three }
gazette-score-4 = { $one }–{ $two }–{ $three }–{ $four }

## Titres et chapeau

gazette-headline-plain = { $Winner } { $winners ->
    [one] l’emporte
   *[other] l’emportent
  }
gazette-headline-plain-drawn = { $Winner } à égalité
gazette-headline-score = Victoire sur le score de { $score }
gazette-headline-score-drawn = Victoire partagée : { $score }
gazette-headline-broken-off = Arrêté : { $when }
gazette-lead-result = { $Winner } { $winners ->
    [one] gagne
   *[other] gagnent
  } { $score }{ $after-is ->
    [none] { "" }
   *[other] , { $after }
  }.
gazette-lead-result-drawn = { $Winner } se partagent la victoire, { $score }{ $after-is ->
    [none] { "" }
   *[other] , { $after }
  }.
gazette-lead-broken-off = Le match n’a pas eu de fin : le score est celui du moment.
gazette-after-extra-time = après prolongation
gazette-after-penalties = aux tirs au but
gazette-below-full-time = temps réglementaire : { $one }–{ $two }
gazette-when-start = au coup d’envoi
gazette-when-move =
    { $n ->
        [one] { $n }er coup
       *[other] { $n }e coup
    }
gazette-length = { $moves } coups, { $minutes } min
gazette-length-moves = { $moves } coups

## Rubriques

gazette-star = L’étoile du match
gazette-figures = Le match en chiffres
gazette-thread = Le fil du match
gazette-trophies = La vitrine
gazette-curve = Chances de victoire
gazette-curve-paper = Chances de victoire : { $who }
gazette-watch = Revoir le match coup par coup : { $link }
gazette-day = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  } { $year }
gazette-again = Même donne, à toi ?
gazette-fair = graine publiée, hasard vérifiable
gazette-seal = empreinte { $seal }
gazette-helped =
    { $n ->
        [one] avec { $n } conseil
       *[other] avec { $n } conseils
    }
gazette-caption = { $name } : { $why }
gazette-unit-count = { NUMBER($value, maximumFractionDigits: 0) }
gazette-unit-plain = { NUMBER($value, maximumFractionDigits: 1) }
gazette-unit-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
gazette-unit-percent = { NUMBER($value, maximumFractionDigits: 0) } %
gazette-unit-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
gazette-unit-millions = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } M

## Trophées du club

trophy-five-boxes = Les cinq boîtes
trophy-five-boxes-if = Gagner au moins une fois à chaque jeu.
trophy-home-and-away = Aller-retour
trophy-home-and-away-if = Gagner le match, puis sa revanche.
trophy-unbeaten = Sans défaite
trophy-unbeaten-if = Dix matchs de suite sans défaite.

## Refus et aide

refuse-record-without-game = On n’a pas joué à cette table : il n’y a rien à raconter.
refuse-gazette-both = Une seule feuille à la fois : --html ou --pdf.
help-gazette = Le compte rendu d’un match : la une, les buts, les chiffres.
help-gazette-html = Écrire la une comme page dans ce fichier
help-gazette-pdf = Imprimer la une en A4 dans ce fichier
help-gazette-card = Dessiner la carte à partager (1200 × 630) dans ce fichier SVG
help-gazette-nameless = Les couleurs au lieu des prénoms
help-gazette-curve = Jouer aussi la suite de chaque position, pour la courbe
help-gazette-secret = La carte sans le résultat, pour le match du jour
