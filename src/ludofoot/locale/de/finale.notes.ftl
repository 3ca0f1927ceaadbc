# Worte für den Augenblick: was Maryse sagt, wenn etwas zum ersten Mal geschieht.

maryse-substitution = Vor jedem Abschnitt darfst du einen Mann auswechseln: viermal im Spiel. Es eilt nicht.
maryse-tactic = Die höhere Karte greift an, der Abstand gibt die Versuche. Die niedrigere kann kontern.
maryse-equal = Gleichstand: Die Würfel bestimmen, wer angreift, für einen einzigen Versuch.
maryse-approach = Ein Mann hilft nur einmal je Angriff: Heb deinen besten für den Schuss auf.
maryse-arrow = Der Pfeil: Dieser Mann ({ $line }) darf bei Spielaufbau **und** Schuss helfen.
maryse-defend = { $player } kommt mit { $strength }. Du brauchst mehr, den Würfel mitgezählt, um das zu stoppen.
maryse-approach-tied = Gleichstand im Spielaufbau: Der Angriff kommt durch. Beim Schuss braucht er mehr.
maryse-shot-tied = Gleichstand beim Schuss: kein Tor.
maryse-straight-shot = Direktschuss: kein Spielaufbau mit dieser Karte, es wird sofort geschossen.
maryse-symbol =
    { $man } zeigt: { $symbol }. Spielt er mit, sagt ein Würfel, ob er { $symbol-is ->
        [symbol-cross] sich verletzt
       *[other] sie bekommt
    }.
maryse-turned = Deine Männer haben sich um ein Viertel gedreht: neue Stärke oben, neue Ecke.
maryse-injured = { $man } ist verletzt: Wähl, wer kommt. Das ist einer deiner vier Wechsel.
maryse-sent-off = Rote Karte: { $man } geht, und niemand kommt.
maryse-counter = Der Spielaufbau ist gescheitert: Kontere mit deiner Karte, Bonus { $bonus }. Einmal je Abschnitt.
maryse-exchange = { $player } greift noch einmal an: Du darfst eine Taktik gegen eine Karte vom Stapel tauschen.
maryse-schlusskarte = Keine Taktik mehr: Die Schlusskarte, Wert 1, gilt bis zum Ende.

## Warum diese Wahl und keine andere

reason-scores =
    { $seat-is ->
        [you] In diesem Abschnitt triffst du { $first }-mal von 100 mit „{ $better }“, { $second }-mal mit „{ $other }“.
       *[other] In diesem Abschnitt trifft { $seat } { $first }-mal von 100 mit „{ $better }“, { $second }-mal mit „{ $other }“.
    }
reason-concedes =
    { $seat-is ->
        [you] In diesem Abschnitt kassierst du { $first }-mal von 100 ein Tor mit „{ $better }“, { $second }-mal mit „{ $other }“.
       *[other] In diesem Abschnitt kassiert { $seat } { $first }-mal von 100 ein Tor mit „{ $better }“, { $second }-mal mit „{ $other }“.
    }
reason-stronger =
    { $seat-is ->
        [you] Am Ende des Abschnitts sind deine Leute { $first }-mal von 100 die stärkeren nach „{ $better }“, { $second }-mal nach „{ $other }“.
       *[other] Am Ende des Abschnitts sind die Leute von { $seat } { $first }-mal von 100 die stärkeren nach „{ $better }“, { $second }-mal nach „{ $other }“.
    }
reason-booked = Eine Karte oder eine Verletzung { $first }-mal von 100 mit „{ $better }“, { $second }-mal mit „{ $other }“.
reason-high-card =
    { $seat-is ->
        [you] Eine 4 oder 5 bleibt dir für später { $first }-mal von 100 nach „{ $better }“, { $second }-mal nach „{ $other }“.
       *[other] Eine 4 oder 5 bleibt { $seat } für später { $first }-mal von 100 nach „{ $better }“, { $second }-mal nach „{ $other }“.
    }
