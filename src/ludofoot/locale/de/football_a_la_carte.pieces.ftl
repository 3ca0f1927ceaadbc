# Was jedes Stück ist, was es tut und was es jetzt bedeutet.

piece-attacker =
    Bringt den Ball { $squares } { $squares ->
        [one] Feld
       *[other] Felder
    } { $direction ->
        [left] schräg nach links
        [right] schräg nach rechts
       *[other] geradeaus
    }, auf das Tor gegenüber zu. Das Zeichen zählt nur beim Abheben.
piece-free-kick =
    { $squares } { $squares ->
        [one] Feld
       *[other] Felder
    } in beliebiger Richtung, dann gleich ein Angreifer. Nicht im Strafraum.
piece-keeper = Hält einen Schuss und schickt den Ball nach seinen Pfeilen zurück; schlägt auch ab.
piece-corner = Hält einen Schuss. Die andere Seite hebt dann ab: eine { $colour } Fahne, und es ist doch ein Tor.
piece-penalty = Mit einem Angreifer, der den Ball in den Strafraum bringt. Es wird abgehoben: Eine Hand hält, sonst Tor.
piece-square-name = Feld { $square }
piece-square = Der Ball läuft von Feld zu Feld, immer auf das Tor gegenüber zu.
piece-area = Im Strafraum: Elfmeter möglich, Freistoß unmöglich.
piece-ball-name = Der Ball
piece-ball = Jede Seite bringt ihn mit je einer Karte auf das Tor gegenüber zu.
piece-pile-name = Der Nachziehstapel
piece-pile = Von hier wird gezogen, und hier wird für Ecken und Elfmeter abgehoben. Ist er leer, endet die Halbzeit.
piece-discards-name = Die Ablage
piece-discards = Die gespielten Karten. Sie werden zur Halbzeit gemischt.
piece-hand-name = Die Hand
piece-hand = Wird für einen Elfmeter abgehoben, hält sie ihn.
piece-flag-name = Die Fahne
piece-flag = Wird für eine Ecke ihrer Farbe abgehoben, ist es ein Tor.
piece-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
piece-seat =
    { $seat-is ->
        [you] Niemand sonst sieht deine Karten, nur, wie viele du hältst.
       *[other] Verdeckte Karten, auch für die eigene Mannschaft; wie viele es sind, sehen alle.
    }
piece-goals =
    { $count ->
        [0] kein Tor
        [one] { $count } Tor
       *[other] { $count } Tore
    }
piece-score-name = Die Tore
piece-score = Die meisten Tore nach zwei Halbzeiten gewinnen; bei Gleichstand unentschieden.
piece-half-name = Die Halbzeit
piece-half = Höchstens drei Karten im Stapel: noch ein Zug, dann ist sie vorbei. Danach werden die Seiten gewechselt.
piece-half-now = { $half } von 2
piece-cut-name = Das Abheben
piece-cut-hand = Für einen Elfmeter: Eine Hand hält ihn, sonst Tor.
piece-cut-flag = Für eine Ecke: eine { $colour } Fahne, und es ist ein Tor. Sonst nichts.
piece-share = { $count } von { $cards } Karten
