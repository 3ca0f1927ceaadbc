# Was jedes Stück ist, was es tut und was es jetzt bedeutet.

piece-pass = Wird gelegt, wenn { $giver } gefragt ist. Danach muss { $taker } bedient werden.
piece-bomber = Joker: ersetzt den gefragten Namen, und du rufst den nächsten. Nicht auf einen Bomber.
piece-tormann = Antwortet auf jeden Namen; du darfst eine Karte dazulegen. Weder auf Bomber noch auf Tormann.
piece-goal = Ein Tor. Niemand kann es verhindern.
piece-two-goals = Zwei Tore auf einmal. Niemand kann sie verhindern.
piece-stopped = Ein Tor, außer die Verteidigung antwortet mit { $stopper }.
piece-free = Kein Tor: Wer schießt, legt eine freie Karte, egal welche.
piece-foul = Wer schießt, darf jemanden eine Karte verlieren lassen, blind gezogen.
piece-verletzt = Wer schießt, darf eine beiseitegelegte Karte nehmen und legt dann eine.
piece-schiedsrichter = Wer schießt, darf die Karte behalten: Am Ende entscheidet sie über eine Verlängerung.
piece-actions-name = Die Aktionen
piece-actions = Passt jemand, zieht die andere Seite die oberste Karte: Das ist der Schuss.
piece-undealt-name = Beiseitegelegt
piece-undealt = Nicht verteilte Karten: Foul legt eine zurück, Verletzt zieht eine.
piece-discards-name = Die Ablage
piece-discards = Gespielte Aktionen. Ist der Stapel leer, werden sie gemischt.
piece-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
piece-seat =
    { $seat-is ->
        [you] Die anderen sehen deine Karten nicht, nur, wie viele es noch sind.
       *[other] Verdeckte Karten; wie viele es noch sind, sehen alle.
    }
piece-goals =
    { $count ->
        [0] kein Tor
        [one] { $count } Tor
       *[other] { $count } Tore
    }
piece-score-name = Die Tore
piece-score = Jede Karte Tor, die offen vor jemandem liegt, ist ein Tor, Zwei Tore zählt doppelt. Die meisten Tore gewinnen.
piece-asked-name = Zu bedienen
piece-asked = Die nächste Karte beginnt mit { $name } oder ist ein Joker.
piece-asked-bomber = Ein Bomber hat { $name } gerufen: Nichts anderes passt, auch kein Joker.
piece-asked-shot = Ein Schuss: Das Tor zählt, wenn ihn keine Karte mit diesem Namen hält.
piece-asked-fresh = Nichts ist gefragt: Jede Karte passt.
piece-asked-lone = Ein einzelner Tormann: Alles passt darauf, nur kein Tormann.
