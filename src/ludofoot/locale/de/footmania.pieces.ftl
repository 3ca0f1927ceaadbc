# Was jedes Stück ist, was es tut und was es jetzt bedeutet.

piece-footballers = Halt hier und zieh den obersten Fußballer: Kauf ihn oder gib ihn zur Auktion.
piece-top-price = Auf dem Stapel: { $price }
piece-cash = deine Kasse: { $cash }
piece-plus = Eine Karte für die Spiele, wenn du willst.
piece-plus-now = { $count } von { $most } auf der Hand
piece-question = Gute oder schlechte Nachricht: Sie gilt sofort.
piece-sponsor = Einnahme, sooft du dort hältst, wenn du diesen Sponsor hast.
piece-sponsor-held = du hast ihn: { $amount }
piece-sponsor-none = du hast ihn nicht: nichts
piece-sponsor-pays = er zahlt { $amount }
piece-euromatch = In Phase 2 eine Mannschaft aus Europa: Einnahmen und Wimpel, wenn du sie schlägst.
piece-euromatch-now = Phase 1: Der Würfel rollt noch einmal.
piece-pactole = Alles Geld der Strafen: Wer dort hält, bekommt es.
piece-pactole-now = jetzt { $amount }
piece-championship = Der Start. In Phase 2 bringt eine volle Runde einen Spieltag.
piece-centre = Die Kreuzung: Du wählst deinen Weg, aber nie zurück.
piece-man-name = { $man }
piece-man = Spielt auf { $numbers }. Sterne: { $stars }. Kauf { $price }, Rücknahme { $reduced }.
piece-man-missing = Ohne ihn fehlt dir { $numbers }.
piece-place-name = Platz { $place }
piece-place = Hier spielt, wer diese Nummer oder JP hat. Leer übernimmt der Nachwuchs: –1 Stern.
piece-place-held =
    { $count ->
        [one] { $count } Fußballer passt
       *[other] { $count } Fußballer passen
    }
piece-place-empty = noch niemand
piece-plus-card = In einem Spiel: { $does }.
piece-die-name = Der Würfel
piece-die = Er sagt, wie viele Felder deine Figur zieht, nie zurück.
piece-club =
    { $seat-is ->
        [you] Dein Verein: Kasse, Sponsoren und Punkte sehen alle, deine Fußballer und Karten nicht.
       *[other] Ein Verein: Kasse, Sponsoren und Punkte sehen alle, die Fußballer und Karten nicht.
    }
piece-club-cash = Kasse: { $cash }
piece-men =
    { $count ->
        [0] kein Fußballer
        [one] { $count } Fußballer
       *[other] { $count } Fußballer
    }
piece-points-name = Die Punkte
piece-points = Ein Sieg bringt 2 Punkte, ein Unentschieden 1. Die meisten Punkte gewinnen die Meisterschaft.
piece-points-now =
    { $count ->
        [0] 0 Punkte
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
piece-purse-name = Die Kasse
piece-purse = Bezahlt wird sofort, nie auf Kredit. Fehlt Geld, wird etwas verkauft.
piece-team = Eine Mannschaft aus Europa: Mit mehr Sternen bekommst du ihre Einnahmen und Wimpel. Gleichstand reicht nicht.
piece-trainee-name = Der Nachwuchs
piece-trainee = Übernimmt für ein Spiel einen leeren Platz und kostet die Mannschaft einen Stern.
piece-season-name = Die Saison
piece-season-first = Phase 1: Alle suchen elf Fußballer. Die erste vollständige Elf, die gezeigt wird, beendet sie.
piece-season-second = Phase 2: Die erste Figur, die eine Runde schafft, löst einen Spieltag aus.
piece-season-now =
    { $phase ->
        [1] Runde { $number }
       *[other] Spieltag { $number }
    }
piece-stars-name = Die Sterne
piece-stars = Die der Fußballer, der Pluskarten und der Wimpel, weniger einen für jeden Nachwuchsspieler. Die meisten Sterne gewinnen.
piece-eleven-name = Die Elf
piece-eleven = Ein Fußballer für jede Nummer von 1 bis 11, höchstens drei Ausländer.
piece-limits-name = Karten und Wechsel
piece-limits = Je Spiel hat jede Mannschaft höchstens drei Pluskarten und zwei Wechsel.
