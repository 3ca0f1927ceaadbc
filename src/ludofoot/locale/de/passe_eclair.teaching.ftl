# What teaches Passe Éclair: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-race-title = Keine Reihenfolge!
lesson-race = Alle spielen gleichzeitig. Spiel deine Hand leer, vor Lina und Bruno. In der Lektion schläft die Uhr.
lesson-hand-title = Lies deine Hand
lesson-hand = Lies deine Karten: Der große Buchstabe ist, was du legst. Sag „bereit“, wann du willst.
lesson-hand-early = Erst „bereit“: Die erste Karte ist noch nicht da.
lesson-marlon-title = Marlon!
lesson-marlon = Léon spielt zu Marlon: Das kleine Medaillon sagt, wer folgt. Leg den Marlon, der zu Fabi spielt.
lesson-marlon-later = Der ginge! Heb ihn auf.
lesson-marlon-other = Groß muss Marlon sein.
lesson-vanessa-title = Das geht schnell!
lesson-vanessa = Lina, Bruno, Lina … Jetzt ist Vanessa gefragt, und du hast sie: Leg sie!
lesson-vanessa-other = Groß muss Vanessa sein.
lesson-wait-title = Nicht zwei hintereinander
lesson-wait = Marlon ist gefragt, und du hast einen … aber nie zwei Kerle hintereinander. Lass die anderen ran.
lesson-wait-penalty = Im echten Spiel: eine Strafkarte!
lesson-dog-title = Der Hund
lesson-dog = Wieder Vanessa, und du hast keine mehr. Der Hund darf immer gelegt werden: Los!
lesson-dog-michi = Noch nicht: nur auf einen Hund oder bei Blockade.
lesson-dog-other = Vanessa ist gefragt: Nur der Hund passt.
lesson-again-title = Noch eine!
lesson-again = Auf deinen Hund passt jede Karte. Werd deinen Marlon los!
lesson-again-michi = Erlaubt! Aber wart, er kommt noch dran.
lesson-again-leon = Auch. Aber erst Marlon.
lesson-again-other = Doch: Auf deinen Hund passt alles. Der Marlon!
lesson-blocked-title = Blockiert!
lesson-blocked = Niemand kann mehr, und Lina hat nur noch eine Karte! Der Dicke Michi tauscht deine Hand. Leg ihn!
lesson-blocked-none = Du hast ihn, jetzt!
lesson-swap-title = Mit wem?
lesson-swap = Nimm die kürzeste Hand: die von Lina.
lesson-swap-bruno = Vier Karten! Lina hat nur eine.
lesson-last-title = Rocce … schnell!
lesson-last = Neue Karte: Vanessa spielt zu Rocce. Und deine letzte Karte ist Rocce!
lesson-last-other = Doch: Rocce, deine letzte Karte!
lesson-end-title = Gewonnen!
lesson-end = Hand leer: ein Siegchip, 3 Punkte! Neun Runden, die meisten Punkte gewinnen. Eine echte Partie, in Ruhe?

## The game in sixty seconds

sixty-1-lead = Alle zugleich!
sixty-1 = Das kleine Medaillon sagt, wer groß folgen muss: Marlon.
sixty-2-lead = Nicht zweimal hintereinander.
sixty-2 = Lass erst jemand anderen legen (außer zu zweit).
sixty-3-lead = Der Hund passt immer.
sixty-3 = Und du darfst sofort eine beliebige Karte darauflegen.
sixty-4-lead = Blockiert? Der Dicke Michi
sixty-4 = tauscht deine Hand. Hand leer: ein Chip mit 1 bis 3 Punkten.
