# Passe Éclair dans la Gazette.

headline-michi = Michi change tout
headline-fewer-rounds = Moins de manches, plus de points : { $winner }
headline-quick-round = Manche pliée en { $n } secondes
headline-reflexes = { $Winner } { $winners ->
    [one] dégaine
   *[other] dégainent
  } en { $n } dixièmes
headline-close =
    { $n ->
        [one] Un point d’écart
       *[other] { $n } points d’écart
    } : { $score }
headline-every-round = { $n } manches sur { $n } : { $winner }
headline-dogs = { $n } fois le chien pour { $winner }
headline-faultless = { $Winner } : pas une faute
headline-series = { $n } manches de suite pour { $winner }
headline-too-late = Trop tard, { $n } fois trop tard
headline-at-the-post = { $Winner } au poteau
headline-photo-finish = Photo-finish : { $score }
headline-last-round = Tout à la dernière manche : { $winner }
headline-wrong-cards = { $n } mauvaises cartes, et la victoire
headline-clear = { $n } points d’avance : { $winner }
headline-most-rounds = { $n } manches sur { $all } pour { $winner }
headline-points = { $n } points pour { $winner }
headline-faster = { $Winner }, plus vite que le ballon

lead-rounds = { $Side } { $rounds ->
    [0] ne { "" }
   *[other] { "" }
  }{ $sides ->
    [one] prend
   *[other] prennent
  } { $rounds ->
    [0] aucune manche
    [one] une manche
   *[other] { $rounds } manches
  } sur { $all }.
made =
    { $rounds ->
        [0] aucune manche
        [one] une manche
       *[other] { $rounds } manches
    }
when-round =
    { $n ->
        [1] 1re manche
       *[other] { $n }e manche
    }, { $seconds } s
star-dog = Le chien Chaussette
star-michi = Le Gros Michi
star-why = { $n } cartes dans les manches gagnées.
told-round = Manche pour { $side } : { $how }.
told-swap = Michi : { $side } { $sides ->
    [one] échange
   *[other] échangent
  } { $given } cartes contre { $taken } ({ $victim }).
told-challenge-right = { $Side } { $sides ->
    [one] conteste
   *[other] contestent
  } à raison ({ $victim }).
told-challenge-wrong = { $Side } { $sides ->
    [one] conteste
   *[other] contestent
  } à tort ({ $victim }).
short-round = { $n ->
    [1] 1re
   *[other] { $n }e
  } ({ $seconds } s)

figure-rounds = Manches gagnées
figure-reaction = Réaction médiane
figure-pace = Cartes par minute
figure-wrong = Mauvaises cartes
figure-late = Trop tard
figure-dogs = Chiens
figure-michis = Michis
figure-swaps = Mains échangées
figure-challenges = Contestations

trophy-reflex = Réflexe
trophy-reflex-if = Gagner avec une réaction médiane de moins d’une seconde.
trophy-faultless = Sans faute
trophy-faultless-if = Gagner sans une mauvaise carte.
trophy-dog-handler = Maître-chien
trophy-dog-handler-if = Trois chiens posés dans une manche.
trophy-great-swap = Le grand troc
trophy-great-swap-if = Grâce au Gros Michi, six cartes de moins, et la manche.
trophy-comeback = Remontada
trophy-comeback-if = Dernière place avant la dernière manche, et la victoire.
trophy-treble = Triplé
trophy-treble-if = Trois manches de suite.

## Ce qui est dessiné

standing-title =
    { $rounds ->
        [one] après { $rounds } manche
       *[other] après { $rounds } manches
    }
standing-tokens = jetons retournés
standing-rounds = manches
standing-count = { $n }
standing-points = points
piece-victory = victoire : { $token }
piece-consolation = consolation : { $token }
panel-reactions = Temps de réaction
panel-reactions-note = un point par carte
panel-round =
    { $n ->
        [1] La 1re manche
       *[other] La { $n }e manche
    }
panel-round-note = cartes en main
panel-swap-won = Gros Michi ({ $side }) : { $given } contre { $taken } ({ $victim }), et la manche { NUMBER($seconds, maximumFractionDigits: 1) } s plus tard.
panel-swap-lost = Gros Michi ({ $side }) : { $given } contre { $taken } ({ $victim }), mais la manche va ailleurs.
scale-seconds = { $n } s
scale-michi = Gros Michi
