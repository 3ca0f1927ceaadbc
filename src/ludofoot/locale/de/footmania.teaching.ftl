# What teaches Footmania: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-club-title = Dein Verein
lesson-club = 7 Millionen in der Kasse, elf leere Plätze. Erst eine Elf von 1 bis 11, dann die Meisterschaft. Los?
lesson-roll-title = Würfle!
lesson-roll = Deine Figur startet in der Mitte, in beliebiger Richtung. Würfle.
lesson-way-title = Wohin?
lesson-way = Blau: heimische Fußballer. Rot: Ausländer. Du erreichst zwei blaue Felder: Geh auf das markierte.
lesson-way-down = Auch blau! Diesmal nimm das andere.
lesson-draw-title = Zieh die Karte
lesson-draw = Der Preis steht auf der Rückseite: 700.000. Du darfst ziehen oder passen. Zieh!
lesson-draw-pass = Passen beendet deinen Zug mit leeren Händen.
lesson-buy-title = Estève, 4 Sterne
lesson-buy = Er spielt auf 9 oder 10: Beide fehlen dir. Kauf ihn!
lesson-buy-auction = Lina bekäme ihn ab 300.000. Kauf!
lesson-bid-title = Ein Schnäppchen!
lesson-bid = Lina lässt Oudin liegen, 6 Sterne. Die anderen bieten, ab 500.000 statt 1.100.000. Biete 500.000!
lesson-bid-leave = Zu dem Preis? Niemals!
lesson-bid-more = 500.000 reichen: Niemand kann dich überbieten.
lesson-plus-title = Die Pluskarte
lesson-plus = Würfle: eine 2. Nie rückwärts! Geh aufs grüne Kreuz: eine Karte für deine Spiele. Zieh sie.
lesson-plus-question = Das ? hilft oder schadet. Heute das Plus!
lesson-sell = Behalt ihn: Du brauchst elf Leute.
lesson-time-title = Die Zeit vergeht …
lesson-time = Einige Runden später: Käufe, Runden, und da ist deine Elf! Schau, wie sich die Plätze füllen.
lesson-declare-title = Melde sie!
lesson-declare = Von 1 bis 11, höchstens drei Ausländer: Deine Elf ist komplett. Melde sie vor Lina: 2 Millionen Prämie!
lesson-declare-roll = Erst die Prämie!
lesson-match-day-title = Spieltag
lesson-match-day = Eine Runde geschafft: Spieltag! Hier ist deine beste Elf, 38 Sterne. Stell sie auf.
lesson-form-title = Es fehlt ein Hauch
lesson-form = 39 für Lina, trotz eines Nachwuchsspielers mit –1. Spiel Form ★★: 38 + 2 = 40!
lesson-form-pass = Du verlörst um einen Stern!
lesson-whistle-title = Abpfiff
lesson-whistle = Lina passt. Passe du auch: Zweimal hintereinander gepasst, und das Spiel ist aus.
lesson-end-title = Sieg!
lesson-end = 40 zu 39: 2 Punkte und 500.000 Einnahmen! Über den Titel entscheidet das Rückspiel. Spielst du weiter?

## The game in sixty seconds

sixty-1-lead = Würfeln, ziehen, kaufen.
sixty-1 = Willst du ihn nicht? Die anderen bieten.
sixty-2-lead = Von Nr. 1 bis Nr. 11,
sixty-2 = höchstens drei Ausländer. Wer zuerst fertig ist, bekommt eine Prämie.
sixty-3-lead = Dann die Meisterschaft.
sixty-3 = Eine Runde, ein Spiel: Die meisten Sterne gewinnen.
sixty-4-lead = Pluskarten.
sixty-4 = Drei je Spiel: deine Form oder deren Ärger. Sieg: 2 Punkte.
