# Schuss und Tor dans la Gazette.

headline-extra-time = { $Loser } { $losers ->
    [one] réclame
   *[other] réclament
  } la prolongation, { $winner } la { $winners ->
    [one] gagne
   *[other] gagnent
  }
headline-extra-time-in-vain = { $Loser } { $losers ->
    [one] prolonge
   *[other] prolongent
  }, { $winner } { $winners ->
    [one] résiste
   *[other] résistent
  }
headline-saved-by-extra-time = La prolongation sourit { gazette-to-winner }
headline-from-behind = De { $own }–{ $most } à { $score } : { $winner } { $winners ->
    [one] revient
   *[other] reviennent
  } de loin
headline-two-at-once = Deux buts d’un coup, et c’est fini
headline-last-shot = Au dernier tir, { $winner }
headline-shut = { $Winner } { $winners ->
    [one] ferme
   *[other] ferment
  } la cage
headline-lesson = { $score } : la leçon signée { $winner }
headline-rain = Pluie de buts : { $score }
headline-foul = La faute qui paie
headline-passing = { $n } passes sans respirer
headline-goalless = { $n } tirs, pas un but
headline-levelled = { $Side } { $sides ->
    [one] égalise
   *[other] égalisent
  } au dernier tir
headline-three-share = Victoire divisée par { $n }
headline-cannot-part = Impossible de départager { $winner }
headline-even = Dos à dos : { $score }
headline-outshot = { $Loser } { $losers ->
    [one] tire
   *[other] tirent
  } plus, { $winner } { $winners ->
    [one] gagne
   *[other] gagnent
  }
headline-saver = { $n } arrêts : { $winner } { $winners ->
    [one] tient
   *[other] tiennent
  } bon
headline-to-nil = Rien ne passe : { $score }
headline-one-goal = Un but d’écart : { $score }
headline-level-once = De { $n }–{ $n } à { $score } : { $winner } s’{ $winners ->
    [one] échappe
   *[other] échappent
  }
headline-never-behind = { $Winner } devant du premier but au dernier
headline-serves-better = { $Winner } { $winners ->
    [one] sert
   *[other] servent
  } mieux que { $loser }

lead-decisive = Le but qui décide : { $goal }, au { $when }.
star-why =
    { $goals ->
        [0] { "" }
        [one] Un but après ses cartes
       *[other] { $goals } buts après ses cartes
    }{ $saves ->
        [0] { "" }
       *[other] { $goals ->
            [0] { "" }
           *[other] , { "" }
        }{ $saves ->
            [one] un tir arrêté
           *[other] { $saves } tirs arrêtés
        }
    }{ $goals ->
        [0] { $saves ->
            [0] { $cards } cartes pour la victoire
           *[other] { "" }
        }
       *[other] { "" }
    }.
told-goal = { $Side } { $sides ->
    [one] marque
   *[other] marquent
  }{ $goals ->
    [one] { "" }
   *[other] { " " }{ $goals } buts
  } : { $goal }.
told-goal-after = { $Side } { $sides ->
    [one] marque
   *[other] marquent
  }{ $goals ->
    [one] { "" }
   *[other] { " " }{ $goals } buts
  } après { $face } : { $goal }.
told-save = { $Side } { $sides ->
    [one] arrête
   *[other] arrêtent
  } le tir : { $goal }.
told-extra-time = { $Side } { $sides ->
    [one] sort
   *[other] sortent
  } l’arbitre : prolongation, trois cartes de plus.
told-foul = Foul : { $side } { $sides ->
    [one] prend
   *[other] prennent
  } un { $face } dans la main d’en face ({ $victim }).
short-goal = { $goal } { $n ->
    [one] { $n }er
   *[other] { $n }e
  }

goal-tor = Tor
goal-zwei-tore = Zwei Tore
goal-tor-fritz = Tor Fritz
goal-tor-max = Tor Max
goal-tor-otto = Tor Otto
goal-tor-willi = Tor Willi
goal-tor-luigi = Tor Luigi
goal-freistoss-bomber = Freistoss
goal-ecke-bomber = Ecke
goal-freistoss-tormann = Freistoss
goal-elfmeter-tormann = Elfmeter

figure-shots = Tirs au but
figure-saves = Arrêts
figure-cards = Cartes posées
figure-passed = Passé sans servir
figure-run = Plus longue série
figure-bombers = Bombers
figure-keepers = Tormänner

trophy-clean-sheet = Cage fermée
trophy-clean-sheet-if = Gagner sans encaisser de but, avec trois arrêts au moins.
trophy-double-strike = Doublé éclair
trophy-double-strike-if = Un Zwei Tore qui donne l’avance pour de bon.
trophy-added-time = Temps additionnel
trophy-added-time-if = Demander la prolongation en retard au score, et gagner.
trophy-one-two = Une-deux
trophy-one-two-if = Quatre cartes de suite entre les deux mêmes prénoms.
