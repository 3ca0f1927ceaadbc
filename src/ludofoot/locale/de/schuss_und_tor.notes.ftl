# Worte für den Augenblick: was Maryse sagt, wenn etwas zum ersten Mal geschieht.

maryse-serve = { $player } ruft **{ $name }**: Deine Karte beginnt mit { $letter }, oder sie ist ein Joker.
maryse-nothing-fits = Nichts passt zu { $name }. Passe: { $player } hat die letzte Karte gelegt und schießt.
maryse-could-pass = Du darfst auch absichtlich passen: Du behältst deine Karte, aber { $player } schießt.
maryse-after-bomber = Nach einem Bomber passt nur { $name }: kein Bomber, kein Tormann.
maryse-own-bomber =
    Dein Bomber passt auf jeden Namen. Ruf danach den, den { $players } wohl nicht { $players-is ->
        [many] haben
       *[other] hat
    }.
maryse-second = Dein Tormann schenkt dir noch eine Karte. Sie bestimmt, was { $player } bedienen muss.
maryse-after-tormann = { $player } hat den Tormann allein gelassen: Leg, was du willst, nur keinen Tormann.
maryse-can-parry = **{ $player } schießt, und du kannst halten**: mit { $stopper }. Sonst ist es ein Tor.
maryse-cannot-parry = Nur mit { $stopper } ginge es, und du hast nichts davon. Kassier, dann fängst du neu an.
maryse-after-goal = Tor für { $player }. Du fängst neu an: mit einer beliebigen Karte.
maryse-free = { $action }! Kein Tor, aber du legst eine freie Karte, welche du willst.
maryse-foul = Foul: Lass jemanden eine Karte verlieren, blind gezogen. Oder lass es.
maryse-verletzt = Verletzt: eine Karte mehr auf der Hand, wenn du willst. Danach leg eine.
maryse-schiedsrichter = Behalt die Pfeife: Am Ende entscheidest du, ob es Verlängerung gibt.
maryse-last-card =
    { $player } hat keine Karte mehr: { $server-is ->
        [you] Du bedienst
       *[other] { $server } bedient
    } ein letztes Mal, dann ist Schluss.

## Warum dieser Zug und kein anderer

reason-next-serves =
    { $next-is ->
        [you] Du bedienst { $name } { $first }-mal von 100, { $instead } { $second }-mal.
       *[other] { $next } bedient { $name } { $first }-mal von 100, { $instead } { $second }-mal.
    }
reason-concedes =
    { $seat-is ->
        [you] Bis du wieder dran bist, kassierst du { $first }-mal von 100 ein Tor mit „{ $better }“, { $second }-mal mit „{ $other }“.
       *[other] Bis zum nächsten Zug kassiert { $seat } { $first }-mal von 100 ein Tor mit „{ $better }“, { $second }-mal mit „{ $other }“.
    }
reason-scores =
    { $seat-is ->
        [you] Bis du wieder dran bist, triffst du { $first }-mal von 100 mit „{ $better }“, { $second }-mal mit „{ $other }“.
       *[other] Bis zum nächsten Zug trifft { $seat } { $first }-mal von 100 mit „{ $better }“, { $second }-mal mit „{ $other }“.
    }
reason-answers =
    { $seat-is ->
        [you] Beim nächsten Mal hast du { $first }-mal von 100 eine passende Karte nach „{ $better }“, { $second }-mal nach „{ $other }“.
       *[other] Beim nächsten Mal hat { $seat } { $first }-mal von 100 eine passende Karte nach „{ $better }“, { $second }-mal nach „{ $other }“.
    }
