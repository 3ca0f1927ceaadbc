# Worte für den Augenblick: was Maryse sagt, wenn etwas zum ersten Mal geschieht.

maryse-roll = Würfle. Du brauchst elf Fußballer, 1 bis 11: Blaue und rote Felder führen zu ihnen.
maryse-way = Wähl deinen Weg: an der Gabelung abbiegen ja, zurück nie.
maryse-draw = Der Preis obenauf ist bekannt: { $price }. Ziehen heißt nicht kaufen.
maryse-missing =
    Er spielt auf { $numbers }: Den brauchst du. Lehnst du ab, { $players-is ->
        [many] können
       *[other] kann
    } { $players } ihn ab { $reduced } haben.
maryse-doubled = Eine { $numbers } hast du schon. Er kann trotzdem stärker sein oder zum Tauschen taugen.
maryse-auction = { $player } will ihn nicht und darf nicht bieten: Biete mindestens { $least }.
maryse-third-foreigner = Höchstens drei Ausländer auf dem Platz: Ein vierter bleibt auf der Bank.
maryse-plus = Eine Pluskarte für die Spiele: höchstens sechs auf der Hand.
maryse-question = Eine Fragezeichenkarte: gut oder schlecht, sie gilt sofort.
maryse-sponsor = Dein Sponsor ({ $sponsor }) zahlt dir { $amount }, sooft du auf seinem Feld hältst.
maryse-debt = Dir fehlen { $missing }: Verkauf der Bank einen Fußballer oder einen Sponsor.
maryse-euromatch = Kein Euromatch vor der Meisterschaft: Der Würfel rollt noch einmal.
maryse-complete = Deine Mannschaft ist komplett: Melde sie vor den anderen, die Prämie ist { $bonus }.
maryse-line-ups = Hier ist deine stärkste Elf. Ein leerer Platz nimmt den Nachwuchs: –1 Stern.
maryse-action = { $own } gegen { $other }: höchstens drei Pluskarten und zwei Wechsel. Zweimal gepasst, und es ist aus.
maryse-answer = { $player } spielt { $attack }: Eine Karte { $remedy } hebt das auf. Du kannst es auch lassen.
maryse-banned = Vorletzter Spieltag: kein Handel mehr untereinander, nur die Bank kauft.

## Warum diese Wahl und keine andere

reason-wins =
    { $seat-is ->
        [you] Du behältst die Oberhand { $first }-mal von 100 mit „{ $better }“, { $second }-mal mit „{ $other }“.
       *[other] { $seat } behält die Oberhand { $first }-mal von 100 mit „{ $better }“, { $second }-mal mit „{ $other }“.
    }
reason-places =
    { $seat-is ->
        [you] Etwas später sind { NUMBER($first) } Plätze deiner Elf besetzt mit „{ $better }“, { NUMBER($second) } mit „{ $other }“.
       *[other] Etwas später sind { NUMBER($first) } Plätze der Elf von { $seat } besetzt mit „{ $better }“, { NUMBER($second) } mit „{ $other }“.
    }
reason-stars =
    { $seat-is ->
        [you] Etwas später bringen deine Verpflichtungen der Elf { NUMBER($first) } Sterne mit „{ $better }“, { NUMBER($second) } mit „{ $other }“.
       *[other] Etwas später bringen die Verpflichtungen von { $seat } der Elf { NUMBER($first) } Sterne mit „{ $better }“, { NUMBER($second) } mit „{ $other }“.
    }
reason-money =
    { $seat-is ->
        [you] Dir bleiben { NUMBER($first) } mit „{ $better }“, { NUMBER($second) } mit „{ $other }“.
       *[other] { $seat } bleiben { NUMBER($first) } mit „{ $better }“, { NUMBER($second) } mit „{ $other }“.
    }
reason-pluses =
    { $seat-is ->
        [you] Dir bleiben { NUMBER($first) } Pluskarten mit „{ $better }“, { NUMBER($second) } mit „{ $other }“.
       *[other] { $seat } bleiben { NUMBER($first) } Pluskarten mit „{ $better }“, { NUMBER($second) } mit „{ $other }“.
    }
