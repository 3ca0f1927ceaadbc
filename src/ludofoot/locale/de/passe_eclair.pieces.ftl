# Was jedes Stück ist, was es tut und was es jetzt bedeutet.

piece-guy = Wird gelegt, wenn { $giver } gefragt ist; danach { $taker }.
piece-dog = Geht immer; danach eine Karte deiner Wahl.
piece-michi = Auf einen Hund oder wenn alles blockiert ist: Tausch deine Hand. Nie als letzte.
piece-victory-name = Siegchip
piece-victory = 1 bis 3 Punkte für den Rundensieg, gezählt am Ende.
piece-consolation-name = Trostchip
piece-consolation = Für die meisten Karten auf der Hand: Punkte oder eine Karte weniger am Start.
piece-guy-token = Gib ihn am Start mit einer { $name }-Karte ab: Du beginnst mit einer Karte weniger.
piece-draw-name = Der Nachziehstapel
piece-draw = Startkarten, Strafkarten und die nächsten Hände kommen von hier.
piece-cap-name = Die Mütze
piece-cap = Wer eine Runde gewinnt, trainiert die nächste.
piece-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
piece-seat =
    { $seat-is ->
        [you] Deine Hand ist verdeckt. Keine Karte mehr: Die Runde gehört dir.
       *[other] Eine verdeckte Hand; wie viele Karten, sehen alle. Wer keine mehr hat, gewinnt die Runde.
    }
piece-tokens =
    { $count ->
        [0] kein Chip
        [one] { $count } Chip
       *[other] { $count } Chips
    }
piece-points =
    { $count ->
        [0] 0 Punkte
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
piece-score-name = Die Punkte
piece-score = Am Ende werden alle Chips aufgedeckt; die meisten Punkte gewinnen.
piece-asked-name = Wer folgen muss
piece-asked = Die nächste Karte zeigt { $name } groß. Ein Hund passt auch.
piece-asked-any = Auf einen Hund passt jede Karte.
piece-asked-block = Niemand kann legen: Jetzt kommt der Dicke Michi.
piece-seconds-name = Der Countdown
piece-seconds = Ist er vorbei, wird nicht länger gewartet: Alle sind bereit, oder das Spiel ist blockiert.
