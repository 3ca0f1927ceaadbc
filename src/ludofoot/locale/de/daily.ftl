# Das Spiel des Tages und das Rätsel des Tages.

refuse-no-day-match = Dieser Server hat kein Spiel des Tages.
refuse-no-such-day = An diesem Tag gab es kein Spiel.
refuse-day-not-over = Andere haben diese Karten noch vor sich: Morgen werden sie offen gelegt.
refuse-day-other = Das ist nicht das Spiel des Tages, an diesem Tisch bis zum Ende gespielt.
refuse-day-not-counted = Dieser Versuch läuft außer Konkurrenz.
refuse-day-late = Der Tag war vorbei: Dieses Spiel zählt nicht mehr.
refuse-undo-day = Im Spiel des Tages gilt: Gespielt ist gespielt.
refuse-hint-day = Kein Rat im Spiel des Tages: gleiche Karten für alle, und alle für sich.
refuse-rematch-day = Einmal Karten am Tag: die nächsten morgen.
help-no-day-match = Kein Spiel des Tages auf diesem Server
day-mark = Spiel des Tages
day-luck = Gleiche Karten für alle, der Schlüssel wird morgen veröffentlicht.
day-compare = Auf dem Regal vergleichen
day-card = { $title } · Spiel des Tages Nr. { $number }
refuse-puzzle-answered = Deine Antwort ist schon gegeben.
refuse-puzzle-not-answered = Erst antworten: Die Lösung kommt danach.
refuse-no-puzzle-here = An diesem Tisch gibt es kein Rätsel.
puzzle-card-title = Rätsel des Tages Nr. { $number }
puzzle-card-found = Gefunden!
puzzle-card-missed = Diesmal verfehlt.
puzzle-card-series = { $days ->
    [one] ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-card-ask = Und du, was spielst du?
