# Was jedes Stück ist, was es tut und was es jetzt bedeutet.

piece-man = Stärke: die Bälle am oberen Rand. Hat er gespielt, dreht er sich um ein Viertel.
piece-reserve = Er wartet auf der Bank: Er kann vor einem Abschnitt kommen oder für einen Verletzten.
piece-strength = Stärke { $now }; danach { $then }.
piece-cross = Rotes Kreuz: Spielt er, wird gewürfelt; bei 2 ist er verletzt.
piece-yellow = Gelbe Karte: Spielt er, wird gewürfelt; bei 0 oder 1 bekommt er sie.
piece-red = Rote Karte: Spielt er, wird gewürfelt; bei 3 muss er vom Platz.
piece-next-symbol = Nach der Drehung: { $symbol }.
piece-tactic = Oben der Spielaufbau, unten der Schuss; links die Angreifer, rechts die Verteidiger.
piece-last-tactic = Die letzte Karte, Wert 1: Sie gilt bis zum Ende, wenn nichts mehr da ist.
piece-minutes-name = Die Minuten
piece-minutes = Sechs Abschnitte zu fünfzehn Minuten; die beiden gestrichelten nur in der Verlängerung.
piece-minutes-now = Abschnitt { $period }
piece-coach =
    { $seat-is ->
        [you] Du trainierst die { $colour }. Nach sechs Abschnitten gewinnen die meisten Tore.
       *[other] Trainiert die { $colour }. Nach sechs Abschnitten gewinnen die meisten Tore.
    }
piece-hand-now = Taktiken auf der Hand: { $hand }; im Stapel: { $pile }.
piece-goals =
    { $count ->
        [0] kein Tor
        [one] { $count } Tor
       *[other] { $count } Tore
    }
piece-score-name = Die Tore
piece-score = Die meisten Tore nach sechs Abschnitten gewinnen; bei Gleichstand Verlängerung, dann Elfmeterschießen.
piece-pile-name = Der Stapel
piece-pile = Wer eine Taktik gelegt hat, zieht wieder auf drei nach. Zum Schluss bleibt die Schlusskarte.
piece-hidden-name = Eine verdeckte Taktik
piece-hidden = Beide legen verdeckt eine Karte und drehen sie gemeinsam um.
piece-die-name =
    { $colour ->
        [red] Der rote Würfel
       *[other] Der blaue Würfel
    }
piece-die = Seine Seiten: 0, 1, 1, 2, 2, 3. Er kommt zur Stärke der Männer dazu oder entscheidet über ein Zeichen.
piece-duel-name = Das Duell
piece-duel = Die höhere Taktik greift an; der Abstand der beiden ist die Zahl der Versuche.
piece-sums-name = Die Summen
piece-sums-approach = Stärke der Männer, Bonus und Würfel. Im Spielaufbau reicht dem Angriff ein Gleichstand.
piece-sums-shot = Stärke der Männer und Würfel. Beim Schuss reicht Gleichstand nicht: Es muss mehr sein als bei der Abwehr.
piece-bench-name = Die Bank
piece-bench = Vier Wechsel je Spiel: vor einem Abschnitt oder für einen Verletzten.
piece-bench-now =
    { $count ->
        [0] kein Wechsel mehr
        [one] noch { $count } Wechsel
       *[other] noch { $count } Wechsel
    }
piece-slot-name = Platz: { $slot }
piece-slot = Hier verlangt die Karte einen Mann aus dieser Reihe; seine Stärke zählt zur Summe.
piece-slot-anybody = Hier verlangt die Karte irgendeinen Mann, nur nicht den Torhüter.
piece-gone =
    { $clause ->
        [FI-57] Verletzt: Er kommt nicht wieder; gab es einen Ersatzmann, ist er im Spiel.
        [FI-63] Vom Platz gestellt: Er kommt nicht wieder, und niemand kommt für ihn.
       *[other] Ausgewechselt: Er kommt in diesem Spiel nicht wieder.
    }
