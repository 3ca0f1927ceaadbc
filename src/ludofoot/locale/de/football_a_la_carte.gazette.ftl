# Le football à la carte in der Gazette.

headline-on-the-whistle = Tor mit dem Schlusspfiff!
headline-saved-on-the-whistle = Mit dem Schlusspfiff gehalten
headline-behind-at-half-time = Neue Hälfte, neues Spiel: { $winner }
headline-all-from-the-spot = { $n } Tore, alle vom Punkt
headline-from-the-spot = { $Winner } vom Punkt
headline-corner-too-many = Eine Ecke zu viel
headline-from-afar = Aus der Ferne: { $n } Felder
headline-wall = { $Winner }, eine Mauer: { $n } Paraden
headline-full-deck = { $score }: { $winner } { $winners ->
    [one] hat
   *[other] haben
  } alle Karten
headline-outshot = { $b } { $b ->
    [one] Schuss
   *[other] Schüsse
  } gegen { $a }: { $winner } { $winners ->
    [one] siegt
   *[other] siegen
  }
headline-cut = Der Abheber entscheidet
headline-only-penalty = Ein Elfmeter, ein Tor, ein Spiel
headline-late-equaliser = Ausgleich mit dem Schlusspfiff: { $side }
headline-goalless-shots = { $n } Schüsse und kein Tor
headline-goalless = Null zu null
headline-half-each = { $score }, jedem eine Hälfte
headline-even = { $score }: Nichts gibt nach
headline-only-goal = Ein einziges Tor, in Minute { $minute }
headline-early = Schon in Minute { $minute } entschieden
headline-both-halves = { $Winner } in beiden Hälften
headline-to-nil = { $score }, und hinten nichts
headline-second-half = Alles entscheidet sich nach der Pause
headline-right-cards = { $Winner } { $winners ->
    [one] hat
   *[other] haben
  } die richtigen Karten

lead-shot = Das entscheidende Tor fällt von Feld { $square } in der { $minute }. Minute: { $face }.
lead-corner = Eine Ecke entscheidet in der { $minute }. Minute.
lead-penalty = Ein Elfmeter entscheidet in der { $minute }. Minute.
when-minute =
    { $half ->
        [1] 1. Hälfte
       *[other] 2. Hälfte
    }, { $minute }. Minute
star-why =
    { $goals ->
        [0] { $saves ->
            [one] Ein Schuss gehalten
           *[other] { $saves } Schüsse gehalten
        }
        [one] Ein Tor am Ende des Zuges
       *[other] { $goals }-mal in Zügen, die mit einem Tor endeten
    }.
star-attacker = Der Angreifer
star-free-kick = Der Freistoß
star-keeper = Der Torwart
star-corner = Die Ecke
star-penalty = Der Elfmeter
told-goal-shot = Tor für { $side } von Feld { $square }: { $face }.
told-goal-corner = Tor nach einer Ecke für { $side }.
told-goal-penalty = Elfmetertor für { $side }.
told-save = Parade: { $face } für { $side }.
told-whistle = Der Pfiff rettet { $side }: Schuss gehalten.
told-penalty = Elfmeter für { $side }.
told-corner = { $Side } { $sides ->
    [one] gibt
   *[other] geben
  } eine Ecke.
told-cleared-corner = Gut abgehoben: Die Ecke bringt nichts ein.
told-cleared-penalty = Gut abgehoben: Der Elfmeter ist verschossen.
told-half-time = Halbzeit: { $one }:{ $two }.
short-goal-shot = { $minute }. { $square }
short-goal-corner = { $minute }. (Ecke)
short-goal-penalty = { $minute }. (Elfmeter)

figure-shots = Schüsse
figure-saves = Paraden
figure-corners = Ecken
figure-penalties = Elfmeter
figure-penalty-goals = Elfmetertore
figure-ground = Reihen je Karte
figure-cards = Gespielte Karten
figure-throw-ins = Einwürfe
figure-clearances = Befreiungen

trophy-top-corner = Traumtor
trophy-top-corner-if = Ein Tor aus fünf Feldern oder mehr.
trophy-the-wall = Die Mauer
trophy-the-wall-if = Vier Paraden oder mehr, kein Gegentor.
trophy-on-the-whistle = Mit dem Schlusspfiff
trophy-on-the-whistle-if = Das Siegtor in der letzten Runde.
trophy-direct-free-kick = Direkter Freistoß
trophy-direct-free-kick-if = Freistoß, Angreifer und Tor in einem Zug.
trophy-two-halves = Zwei Hälften
trophy-two-halves-if = Zur Halbzeit zurück, mit zwei Toren oder mehr gewonnen.
trophy-the-spot = Der Punkt
trophy-the-spot-if = Drei Elfmetertore in einem Spiel.

## Was gezeichnet wird

below-half-time = Halbzeit: { $one }:{ $two }
panel-goals = Die Wege der Tore
panel-goals-note = der letzte Zug
panel-attack = { $Side } { $sides ->
    [one] greift an
   *[other] greifen an
  } →
scale-minute = { $minute }’
