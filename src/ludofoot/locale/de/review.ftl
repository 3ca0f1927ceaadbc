# Ein fertiges Spiel mit dem Coach: Kurve, Marken, was besser gewesen wäre.

## Die Kurve

review-move = { $moment }. Zug
review-share = { $move }, { $share } %{ $way ->
    [up] , plus { $change }
    [down] , minus { $change }
   *[none] { "" }
}
review-stands = Von der Tribüne
review-open = Alle Karten offen
review-points = Siegchancen
review-turned = Hier kippte das Spiel ({ $move }).
review-turned-course = { $seat }: von { $before } auf { $after } %.
review-turned-by-me = Du spielst { $move }; { $better } war { $points } Punkte mehr wert.
review-turned-by = { $by } spielt { $move }; { $better } war { $points } Punkte mehr wert.
review-table = Als Tabelle
review-moment = Moment
review-what = Was geschah

## Marken

review-mark-best = am besten
review-mark-fine = gut
review-mark-costly = teuer
review-mark-gift = Geschenk
review-mark-forced = keine Wahl
review-moves-of = Züge: { $seat }
review-next = Nächster Fehler
review-next-short = Nächster
review-next-none = Hier ist kein Fehler sicher.

## Der Coach

review-on = Coach: an
review-off = Coach: aus
review-verdict-best = Der beste Zug
review-verdict-fine = Ein guter Zug
review-verdict-costly = Teuer: −{ $cost } %
review-verdict-gift = Ein Geschenk: −{ $cost } %
review-verdict-forced = Keine Wahl
review-played-by = { $move } · { $seat }: { $played }
review-played = gespielt
review-better = Besser: { $better } (+{ $cost } %)
review-why = Warum?
review-unknown = Was verdeckt war, konnte niemand wissen: beurteilt über { $worlds } mögliche Verteilungen.
review-look = Ansehen mit { $seat }
review-try = Von hier versuchen
review-try-help = mit den echten Karten, gegen Bots
review-nothing = Hier hat niemand etwas entschieden. Geh weiter, oder spring zum nächsten Fehler.
review-race = Ein Wettlauf: Die Kurve geht nach Runden, keine Entscheidung wird abgewogen.
review-chalk-better = besser
review-chalk-played = gespielt

## Die Arbeit

review-waiting = In der Reihe …
review-sketching = Zuerst eine Skizze: { $percent } %
review-weighing = Reinschrift: { $percent } %
review-plain = Dieser Server ist nicht kompiliert: Die Analyse endet mit der Skizze, kein Zug wird beurteilt.
review-stopped = Angehalten. Was gefunden wurde, bleibt stehen.
review-stop = Anhalten
review-resume = Analysieren
review-failed = Keine Analyse: { $why }
