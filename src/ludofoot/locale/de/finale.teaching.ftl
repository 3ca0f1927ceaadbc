# What teaches Finale: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-hello-title = Auf der Bank
lesson-hello = Deine Männer sind bereit, Linas auch. Sechs Abschnitte: Die meisten Tore gewinnen. Erste Taktik?
lesson-tactic-title = Die höhere greift an
lesson-tactic = Beide legen verdeckt eine Taktik: Die höhere greift an. Nimm deine weiße 3.
lesson-tactic-four = Die gewänne auch! Fang einfach an: die 3.
lesson-tactic-two = Mit 2 musst du vielleicht verteidigen. Die 3!
lesson-gap-title = 3 gegen 2
lesson-gap = Du greifst an! Der Abstand, 3 minus 2, sind deine Versuche: nur einer. Nutzen wir ihn.
lesson-approach-title = Lies die Karte
lesson-approach = Links deine, rechts Linas. Oben der Spielaufbau: drei beliebige Leute. Tipp auf Lenker und Kurzpass.
lesson-approach-strong = Ein Starker! Den heben wir auf.
lesson-keep-title = Heb Abseits auf!
lesson-keep = Noch einer: Nimm Beton. Ein Mann hilft nur einmal pro Angriff: Abseits und seine 5 heben wir für den Schuss auf.
lesson-keep-abseits = Nicht ihn! Er ist dein Schütze.
lesson-tie-title = 14 zu 14
lesson-tie = 11 + 3 gegen 13 + 1. Im Spielaufbau reicht Gleichstand: Du bist durch! Und wer gespielt hat, dreht sich um ein Viertel.
lesson-shot-title = Der Torschuss
lesson-shot = Unten auf der Karte: ein Mann gegen Linas Torhüter. Schick Abseits!
lesson-shot-weaker = Der ist schwächer: Abseits!
lesson-no-goal-title = 6 zu 6 …
lesson-no-goal = 5 + 1 gegen 4 + 2. Beim Schuss reicht Gleichstand nicht: Du musst mehr haben. Beim nächsten Mal!
lesson-trap-title = Kleine Karte, große Falle
lesson-trap = Zweiter Abschnitt. Leg mit Absicht die weiße 2: Lina greift an, und scheitert das, konterst du.
lesson-trap-greedy = Stark, aber versuch die Falle: die 2.
lesson-defend-title = Verteidige
lesson-defend = Lina kommt mit 9. Die Karte verlangt von dir einen Mittelfeldspieler und einen Angreifer: Offensiv und Flanke.
lesson-defend-kind = Du brauchst ein M (Quadrat) und ein A (Dreieck).
lesson-defend-other = Möglich, aber die sind stärker.
lesson-stopped-title = Gestoppt!
lesson-stopped = 9 gegen 10! Ein Zeichen in der Ecke heißt: noch ein Wurf. Foul wirft 3, Rote Karte. Offensiv kommt davon.
lesson-counter-title = Konter!
lesson-counter = Linas Spielaufbau ist gescheitert: Kontere mit deiner weißen 2. Der Abstand der Taktiken, 1, kommt zu deinem dazu.
lesson-counter-decline = So eine Chance? Los!
lesson-fresh-title = Frische Leute
lesson-fresh = Zwei Männer, die noch nicht gedreht sind: Grätsche, 4, und Laufwunder, 3. Plus Bonus: 8.
lesson-fresh-holzer = Er ist der Torschütze. Später!
lesson-fresh-other = Grätsche und Laufwunder, die Frischen.
lesson-finish-title = Schieß!
lesson-finish = 10 zu 10, du bist durch. Holzer hat noch seine 5: Lass ihn schießen!
lesson-finish-other = Holzer, 5 Bälle!
lesson-end-title = TOR!
lesson-end = 7 gegen 5! Taktik, Spielaufbau, Torschuss, Konter: Du kannst alles. Noch vier Abschnitte: Spielen wir sie?
lesson-chalk-for-the-shot = für den Schuss

## The game in sixty seconds

sixty-1-lead = Zwei verdeckte Taktiken.
sixty-1 = Die höhere greift an; der Abstand sind die Versuche: hier 2.
sixty-2-lead = Der Spielaufbau.
sixty-2 = Die Leute, die die Karte zeigt, plus ein Würfel. Gleichstand reicht.
sixty-3-lead = Der Torschuss.
sixty-3 = Andere Leute, je ein Würfel. Mehr als der Torhüter: Tor!
sixty-4-lead = Wer gespielt hat, dreht sich
sixty-4 = um ein Viertel: neue Stärke, neues Zeichen. Sechs Abschnitte.
