# What teaches Football à la carte: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-ball-title = Ein einziger Ball
lesson-ball = Er gehört allen: Du schiebst ihn nach oben, Lina nach unten. Die meisten Tore gewinnen!
lesson-arrow-title = Pfeil und Zahl
lesson-arrow = Der Pfeil sagt wohin, die Zahl wie weit: 3 Felder geradeaus. Tipp aufs linke Feld, dort startet der Ball.
lesson-arrow-card = Später! Hier der Angreifer 3.
lesson-arrow-square = Auch erlaubt. Nimm das linke.
lesson-back-title = Zurückgeschoben
lesson-back = Lina hat ihn 4 Felder zurückgeschoben. Jetzt du: der schräge Pfeil, 2 Felder nach rechts.
lesson-back-free-kick = Heb ihn für später auf.
lesson-back-other = Die schräge 2, mal sehen!
lesson-stop-title = Lina schießt!
lesson-stop = In deinem Netz, aber noch kein Tor: Du kannst ihn halten. Leg deinen Torwart.
lesson-stop-corner = Hält auch, aber mit Glück. Der Torwart ist sicher.
lesson-stop-concede = Nein, du hast einen Torwart!
lesson-stop-other = Einen Schuss hält ein Torwart oder eine Ecke.
lesson-saved-title = Gehalten!
lesson-saved = Der Ball geht die Pfeile des Torwarts entlang: 2 nach links, 3 geradeaus. Bravo.
lesson-free-kick-title = Freistoß
lesson-free-kick = Jetzt kombinierst du: Der Freistoß geht, wohin du willst. Geradeaus, 3 Felder.
lesson-free-kick-direction = Geht! Aber geradeaus führt zum Tor.
lesson-free-kick-attacker = Erst der Freistoß, dann der Angreifer.
lesson-penalty-title = Und jetzt …
lesson-penalty = … sofort ein Angreifer: die 5. Der Ball kommt in den Strafraum, und du hast einen Elfmeter: Spiel ihn mit!
lesson-penalty-without = Im Strafraum ist dein Elfmeter Gold wert.
lesson-penalty-other = Die 5 kommt in den Strafraum.
lesson-hand-title = Eine Hand: gehalten
lesson-hand = Der Stapel wird abgehoben. Eine Hand? Gehalten. Fast viermal von fünf ist es ein Tor. Lina schlägt ab.
lesson-shoot-title = Zu kurz!
lesson-shoot = Von hier gehen 4 Felder über die Linie zwischen den Pfosten. Dein Angreifer 4, geradeaus: Schuss!
lesson-shoot-slanting = Schräg geht er daneben.
lesson-shoot-shorter = Zu kurz: Er muss über die Linie.
lesson-end-title = TOR!
lesson-end = Lina hat weder Torwart noch Ecke: 1:0! Zwei Halbzeiten, jede bis der Stapel zu Ende ist. Spielst du weiter?
lesson-chalk-from-here = von hier

## The game in sixty seconds

sixty-1-lead = Pfeil und Zahl.
sixty-1 = Ein Ball: Alle schieben ihn zum Tor gegenüber.
sixty-2-lead = Freistoß,
sixty-2 = dann sofort ein Angreifer: zwei Züge auf einmal.
sixty-3-lead = Schuss im Netz?
sixty-3 = Die andere Seite kann noch halten: Torwart oder Ecke.
sixty-4-lead = Im Strafraum: Elfmeter!
sixty-4 = Der Stapel wird abgehoben. Eine Hand hält, sonst Tor.
