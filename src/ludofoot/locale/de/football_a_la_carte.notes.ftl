# Worte für den Augenblick: was Maryse sagt, wenn etwas zum ersten Mal geschieht.

maryse-kick-off = Den Anstoß macht ein Angreifer: Pfeil und Zahl, von einem der beiden Felder.
maryse-play = Spiel einen Angreifer nach oben. Wähl die Karte: Ihr Weg erscheint, gespielt ist noch nichts.
maryse-free-kick = Freistoß: die Richtung, die du willst, dann gleich ein Angreifer.
maryse-in-area = Kein Freistoß, solange der Ball in einem Strafraum liegt.
maryse-over-touch = Vorsicht: Diese Karte geht ins Seitenaus, und { $player } wirft ein.
maryse-throw-in = Einwurf: erst ein Feld in beliebiger Richtung, dann deine Karte.
maryse-clear = Der Ball ging daneben: Schlag ihn mit Angreifer oder Torwart ab.
maryse-can-stop = **{ $player } hat geschossen**: ein Tor nur, wenn du nicht hältst. Der Torwart ist sicher, die Ecke Glückssache.
maryse-cannot-stop = Weder Torwart noch Ecke: Kassier, dann hast du Anstoß.
maryse-penalty = In den Strafraum mit dem Elfmeter auf der Hand: Spiel ihn mit. Tor, außer es wird eine Hand abgehoben.
maryse-cut-corner = Heb ab: eine { $colour } Fahne, und es ist doch ein Tor.
maryse-cut-penalty = Du hebst ab: eine Hand, und du hältst.
maryse-discard = Hier geht nichts: Leg eine Karte ab, du ziehst eine andere.
maryse-last-turn =
    Drei Karten oder weniger: noch ein Zug, dann ist { $half ->
        [1] Halbzeit
       *[other] Schluss
    }.
maryse-ends-changed = Die Seiten werden gewechselt, doch dein Bild dreht sich mit: Du greifst weiter nach oben an.

## Warum dieser Zug und kein anderer

reason-scores =
    { $seat-is ->
        [you] Bis du wieder dran bist, trifft deine Mannschaft { $first }-mal von 100 mit „{ $better }“, { $second }-mal mit „{ $other }“.
       *[other] Bis zum nächsten Zug trifft die Mannschaft von { $seat } { $first }-mal von 100 mit „{ $better }“, { $second }-mal mit „{ $other }“.
    }
reason-next-shoots = Nach „{ $better }“ kann die Gegenseite { $first }-mal von 100 schießen, nach „{ $other }“ { $second }-mal.
reason-concedes =
    { $seat-is ->
        [you] Bis du wieder dran bist, kassierst du { $first }-mal von 100 ein Tor nach „{ $better }“, { $second }-mal nach „{ $other }“.
       *[other] Bis zum nächsten Zug kassiert { $seat } { $first }-mal von 100 ein Tor nach „{ $better }“, { $second }-mal nach „{ $other }“.
    }
reason-shot-at = Nach „{ $better }“ ist { $first }-mal von 100 ein Schuss zu halten, nach „{ $other }“ { $second }-mal.
reason-can-stop =
    { $seat-is ->
        [you] Beim nächsten Mal hast du { $first }-mal von 100 etwas gegen einen Schuss nach „{ $better }“, { $second }-mal nach „{ $other }“.
       *[other] Beim nächsten Mal hat { $seat } { $first }-mal von 100 etwas gegen einen Schuss nach „{ $better }“, { $second }-mal nach „{ $other }“.
    }
reason-shoots-again =
    { $seat-is ->
        [you] Beim nächsten Mal kannst du { $first }-mal von 100 schießen nach „{ $better }“, { $second }-mal nach „{ $other }“.
       *[other] Beim nächsten Mal kann { $seat } { $first }-mal von 100 schießen nach „{ $better }“, { $second }-mal nach „{ $other }“.
    }
