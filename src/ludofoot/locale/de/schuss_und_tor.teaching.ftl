# What teaches Schuss und Tor: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-hello-title = Hallo!
lesson-hello = Ich bin Maryse. Ziel: mehr Tore als Lina. Der Ball läuft von Name zu Name; wer nicht weiterkann, verschenkt einen Schuss. Los?
lesson-open-title = Du fängst an
lesson-open = Am Anfang passt alles. Leg Fritz zu Max: Der Ball geht von Fritz zu Max.
lesson-open-other = Gute Karte, behalt sie! Erst: Fritz zu Max.
lesson-luigi-title = Luigi ist gefragt
lesson-luigi = Max spielt zu Luigi: Deine Karte muss mit L beginnen. Du hast eine!
lesson-luigi-name = Schau auf den oberen Buchstaben: Es muss ein L sein.
lesson-luigi-joker = Heb ihn auf: Du hast einen echten Luigi.
lesson-luigi-pass = Passen verschenkt einen Schuss. Du kannst bedienen!
lesson-bomber-title = Kein Max?
lesson-bomber = Der Bomber ersetzt jeden. Spiel ihn: Danach bestimmst du den Namen, den Lina bedienen muss.
lesson-bomber-tormann = Der ginge auch! Aber ich habe einen Plan mit dem Bomber.
lesson-bomber-other = Max ist gefragt: Dein Bomber ersetzt ihn.
lesson-willi-title = Ruf Willi
lesson-willi = Du hältst alle fünf Willis: Lina hat keinen. Und nach einem Bomber passt nur der gerufene Name!
lesson-willi-face = Lina hat vielleicht einen. Alle Willis sind bei dir: Ruf Willi.
lesson-goal-title = Tor!
lesson-goal = Lina passt. Du hast die letzte Karte gelegt, also schießt du: Tor, 1:0! Wer kassiert, fängt neu an: Lina.
lesson-tormann-title = Der Tormann
lesson-tormann = Fritz ist gefragt, du hast keinen mehr. Der Tormann antwortet auf jeden Namen. Leg ihn!
lesson-tormann-pass = Noch nicht: Dein Tormann rettet dich.
lesson-tormann-other = Fritz ist gefragt: Nur dein Tormann passt.
lesson-second-title = Und noch eine
lesson-second = Auf deinen Tormann darfst du noch eine Karte legen: Willi zu Luigi. Nach ihr muss sich Lina richten.
lesson-second-enough = Darfst du, aber eine Karte weniger ist geschenkt!
lesson-second-other = Auch schön! Heute: Willi zu Luigi.
lesson-stuck-title = Nichts zu bedienen
lesson-stuck = Wieder Fritz, und kein Joker mehr. Passe: Lina schießt. Ruhig, noch ist nichts verloren.
lesson-stuck-card = Sie passt nicht zu Fritz. Du kannst nur passen.
lesson-parry-title = Halt ihn!
lesson-parry = Tor Otto: Eine Otto-Karte hält ihn, und du hast zwei. Leg Otto zu Fritz: Jetzt muss Lina Fritz bedienen!
lesson-parry-willi = Der hielte auch! Aber verlang Fritz von Lina, mal sehen.
lesson-parry-concede = Nein! Du kannst ihn halten.
lesson-parry-other = Nur ein Otto hält ihn.
lesson-end-title = 2:0!
lesson-end = Gehalten, dann Tor! Wer die letzte Karte legt, läutet das Ende ein; die meisten Tore gewinnen. Spielst du weiter?
lesson-chalk-no-max = kein Max
lesson-chalk-joker = der Joker
lesson-chalk-all-yours = alle bei dir

## The game in sixty seconds

sixty-1-lead = Bediene den Namen.
sixty-1 = Max spielt zu Luigi: Deine Karte muss mit Luigi beginnen.
sixty-2-lead = Zwei Joker.
sixty-2 = Bomber: Du nennst den nächsten Namen. Tormann: Du darfst eine Karte nachlegen.
sixty-3-lead = Nichts zu bedienen?
sixty-3 = Du passt, und die andere Seite schießt: eine Aktionskarte. Tor ist Tor!
sixty-4-lead = Tor Otto?
sixty-4 = Ein Otto hält. Letzte Karte gelegt: Schluss. Die meisten Tore gewinnen.
