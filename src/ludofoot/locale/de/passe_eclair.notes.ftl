# Worte für den Augenblick: was Maryse sagt, wenn etwas zum ersten Mal geschieht.

maryse-first-ready = **Keine Reihenfolge!** Das kleine Medaillon obenauf sagt, wer groß folgt. Schnell.
maryse-penalty = Falsche Karte: Du hast eine gezogen. Schau aufs kleine Medaillon, bevor du legst.
maryse-late = „Zu spät“: Eine andere Karte war vor deiner da. Deine kommt zurück, ohne Strafe.
maryse-twice = Zwei wilde Kerle hintereinander, nein: Wart auf eine andere Karte. Der Hund geht immer.
maryse-dog-alone = Nach deinem Hund hättest du sofort eine beliebige Karte legen dürfen.
maryse-dog-left = Du hattest noch einen Hund: Der geht immer, auch ohne passende Karte.
maryse-michi-kept = Das Spiel war blockiert: Das war der Moment für den Dicken Michi.
maryse-swapped = { $player } hat dir mit dem Dicken Michi die Hand genommen: Je kürzer, desto verlockender.
maryse-michi-last = Mit dem Dicken Michi aufzuhören verschenkt die Runde: Behalt noch eine andere Karte.
maryse-consolation = Die meisten Karten auf der Hand: Du bekommst einen Trostchip. Behalt ihn für dich.
maryse-token = Dein Chip { $name }: Gib ihn mit einer { $name }-Karte ab und beginn mit sechs.
maryse-two-players = Zu zweit darfst du mehrere Karten hintereinander legen.
