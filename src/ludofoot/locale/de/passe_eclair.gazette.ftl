# Passe Éclair in der Gazette.

headline-michi = Michi dreht das Spiel
headline-fewer-rounds = Weniger Runden, mehr Punkte: { $winner }
headline-quick-round = Runde in { $n } Sekunden vorbei
headline-reflexes = { $Winner } { $winners ->
    [one] zieht
   *[other] ziehen
  } in { $n } Zehnteln
headline-close =
    { $n ->
        [one] Ein Punkt entscheidet
       *[other] { $n } Punkte entscheiden
    }: { $score }
headline-every-round = { $n } von { $n } Runden: { $winner }
headline-dogs = { $n }-mal der Hund für { $winner }
headline-faultless = { $Winner } ohne Fehlgriff
headline-series = { $n } Runden nacheinander für { $winner }
headline-too-late = Zu spät, { $n }-mal zu spät
headline-at-the-post = { $Winner } auf der Ziellinie
headline-photo-finish = Fotofinish: { $score }
headline-last-round = Alles in der letzten Runde: { $winner }
headline-wrong-cards = { $n } falsche Karten, und der Sieg
headline-clear = { $n } Punkte Vorsprung: { $winner }
headline-most-rounds = { $n } von { $all } Runden für { $winner }
headline-points = { $n } Punkte für { $winner }
headline-faster = { $Winner }, schneller als der Ball

lead-rounds = { $Side } { $sides ->
    [one] holt
   *[other] holen
  } { $rounds ->
    [0] keine Runde
    [one] eine Runde
   *[other] { $rounds } Runden
  } von { $all }.
made =
    { $rounds ->
        [0] keine Runde
        [one] eine Runde
       *[other] { $rounds } Runden
    }
when-round = { $n }. Runde, { $seconds } s
star-dog = Hund Socke
star-michi = Dicker Michi
star-why = { $n } Karten in den gewonnenen Runden.
told-round = Runde für { $side }: { $how }.
told-swap = Michi: { $side } { $sides ->
    [one] tauscht
   *[other] tauschen
  } { $given } Karten gegen { $taken } ({ $victim }).
told-challenge-right = { $Side } { $sides ->
    [one] zweifelt
   *[other] zweifeln
  } zu Recht ({ $victim }).
told-challenge-wrong = { $Side } { $sides ->
    [one] zweifelt
   *[other] zweifeln
  } zu Unrecht ({ $victim }).
short-round = { $n }. ({ $seconds } s)

figure-rounds = Gewonnene Runden
figure-reaction = Reaktion (Median)
figure-pace = Karten je Minute
figure-wrong = Falsche Karten
figure-late = Zu spät
figure-dogs = Hunde
figure-michis = Michis
figure-swaps = Getauschte Hände
figure-challenges = Einsprüche

trophy-reflex = Reflex
trophy-reflex-if = Mit einer mittleren Reaktion unter einer Sekunde gewinnen.
trophy-faultless = Fehlerfrei
trophy-faultless-if = Ohne falsche Karte gewinnen.
trophy-dog-handler = Hundeführer
trophy-dog-handler-if = Drei Hunde in einer Runde gelegt.
trophy-great-swap = Großer Tausch
trophy-great-swap-if = Mit dem Dicken Michi sechs Karten weniger, und die Runde.
trophy-comeback = Aufholjagd
trophy-comeback-if = Vor der letzten Runde auf dem letzten Platz, und der Sieg.
trophy-treble = Triple
trophy-treble-if = Drei Runden nacheinander.

## Was gezeichnet wird

standing-title =
    { $rounds ->
        [one] nach { $rounds } Runde
       *[other] nach { $rounds } Runden
    }
standing-tokens = aufgedeckte Plättchen
standing-rounds = Runden
standing-count = { $n }
standing-points = Punkte
piece-victory = Sieg: { $token }
piece-consolation = Trost: { $token }
panel-reactions = Reaktionszeiten
panel-reactions-note = ein Punkt je Karte
panel-round = Die { $n }. Runde
panel-round-note = Karten auf der Hand
panel-swap-won = Dicker Michi ({ $side }): { $given } gegen { $taken } ({ $victim }), und { NUMBER($seconds, maximumFractionDigits: 1) } s später die Runde.
panel-swap-lost = Dicker Michi ({ $side }): { $given } gegen { $taken } ({ $victim }), doch die Runde ging anderswohin.
scale-seconds = { $n } s
scale-michi = Dicker Michi
