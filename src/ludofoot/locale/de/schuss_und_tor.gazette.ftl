# Schuss und Tor in der Gazette.

headline-extra-time = { $Loser } { $losers ->
    [one] will
   *[other] wollen
  } Verlängerung, { $winner } den Sieg
headline-extra-time-in-vain = { $Loser } { $losers ->
    [one] verlängert
   *[other] verlängern
  }, { $winner } { $winners ->
    [one] besteht
   *[other] bestehen
  }
headline-saved-by-extra-time = Die Verlängerung gehört { gazette-to-winner }
headline-from-behind = Vom { $own }:{ $most } zum { $score }: { $winner } { $winners ->
    [one] dreht
   *[other] drehen
  } das Spiel
headline-two-at-once = Zwei Tore auf einen Streich
headline-last-shot = { $Winner } mit dem letzten Schuss
headline-shut = { $Winner } { $winners ->
    [one] macht
   *[other] machen
  } den Kasten dicht
headline-lesson = { $score }: { $winner } { $winners ->
    [one] erteilt
   *[other] erteilen
  } eine Lektion
headline-rain = Torregen: { $score }
headline-foul = Das Foul, das sich lohnte
headline-passing = { $n } Pässe ohne Pause
headline-goalless = { $n } Schüsse, kein Tor
headline-levelled = Ausgleich mit dem letzten Schuss: { $side }
headline-three-share = Sieg geteilt durch { $n }
headline-cannot-part = Nichts trennt { $winner }
headline-even = Unentschieden: { $score }
headline-outshot = { $Loser } { $losers ->
    [one] schießt
   *[other] schießen
  } öfter, { $winner } { $winners ->
    [one] siegt
   *[other] siegen
  }
headline-saver = { $n } Paraden: { $winner } { $winners ->
    [one] hält
   *[other] halten
  } stand
headline-to-nil = Da kommt nichts durch: { $score }
headline-one-goal = Ein Tor Vorsprung: { $score }
headline-level-once = Vom { $n }:{ $n } zum { $score }: { $winner } { $winners ->
    [one] zieht
   *[other] ziehen
  } davon
headline-never-behind = { $Winner } vorn vom ersten Tor bis zum letzten
headline-serves-better = { $Winner } { $winners ->
    [one] bedient
   *[other] bedienen
  } besser als { $loser }

lead-decisive = Das entscheidende Tor: { $goal }, { $when }.
star-why =
    { $goals ->
        [0] { "" }
        [one] Ein Tor nach seinen Karten
       *[other] { $goals } Tore nach seinen Karten
    }{ $saves ->
        [0] { "" }
       *[other] { $goals ->
            [0] { "" }
           *[other] , { "" }
        }{ $saves ->
            [one] ein Schuss gehalten
           *[other] { $saves } Schüsse gehalten
        }
    }{ $goals ->
        [0] { $saves ->
            [0] { $cards } Karten für den Sieg
           *[other] { "" }
        }
       *[other] { "" }
    }.
told-goal = { $Side } { $sides ->
    [one] trifft
   *[other] treffen
  }{ $goals ->
    [one] { "" }
   *[other] { " " }{ $goals }-fach
  }: { $goal }.
told-goal-after = { $Side } { $sides ->
    [one] trifft
   *[other] treffen
  }{ $goals ->
    [one] { "" }
   *[other] { " " }{ $goals }-fach
  } nach { $face }: { $goal }.
told-save = { $Side } { $sides ->
    [one] hält
   *[other] halten
  } den Schuss: { $goal }.
told-extra-time = { $Side } { $sides ->
    [one] ruft
   *[other] rufen
  } den Schiedsrichter: Verlängerung, noch drei Karten.
told-foul = Foul: { $side } { $sides ->
    [one] nimmt
   *[other] nehmen
  } einen { $face } aus der Hand gegenüber ({ $victim }).
short-goal = { $goal } ({ $n }.)

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

figure-shots = Torschüsse
figure-saves = Paraden
figure-cards = Gelegte Karten
figure-passed = Gepasst
figure-run = Längste Serie
figure-bombers = Bomber
figure-keepers = Tormänner

trophy-clean-sheet = Zu null
trophy-clean-sheet-if = Ohne Gegentor gewinnen, mit mindestens drei Paraden.
trophy-double-strike = Doppelschlag
trophy-double-strike-if = Ein Zwei Tore, das die Führung bis zum Schluss bringt.
trophy-added-time = Nachspielzeit
trophy-added-time-if = Im Rückstand Verlängerung verlangen und gewinnen.
trophy-one-two = Doppelpass
trophy-one-two-if = Vier Karten nacheinander zwischen denselben zwei Namen.
