# Für alle, die einen Server betreiben: seine Tische, und wie lange was aufgehoben wird.

## Ablehnungen

refuse-table-closed = Dieser Tisch wurde vom Server geschlossen: Man kann ihn ansehen, aber nicht mehr spielen.
notice-table-closed = Dieser Tisch wurde vom Server geschlossen. Was gespielt wurde, lässt sich noch ansehen.
refuse-bad-tables-command = Sag, was zu tun ist: { $known }.
refuse-bad-keep-days = { $found } Tage ergeben keinen Sinn: von 1 bis { $most }.
refuse-cannot-begin = Mit diesen Plätzen kann das Spiel nicht beginnen: Warte noch auf jemanden.
refuse-no-lobby = Dieser Server hat keine Liste offener Tische.
refuse-host-no-tables = In „{ $path }“ sind keine Partien: Nenne den Ordner oder die Datenbank des Servers mit --store.
refuse-host-no-letterbox = Der Server, der „{ $path }“ benutzt, ist zu alt, um gefragt zu werden: Halte ihn zuerst an, oder aktualisiere ihn.
refuse-host-no-answer = Der Server, der „{ $path }“ benutzt, antwortet nicht. Der Wunsch wurde zurückgezogen: Nichts ist geändert.
refuse-host-too-late = Dieser Wunsch kam zu spät: Nichts ist geändert.
refuse-host-unsure = Der Server, der „{ $path }“ benutzt, hat den Wunsch angenommen und nicht geantwortet: Sieh nach, was aus dem Tisch geworden ist.

## Hilfe

help-tables = Die Tische eines Servers: alle auflisten, einen zeigen, schließen oder entfernen.
help-tables-what = list: alle Tische; show: einer davon; close: seine Partie abbrechen, niemand spielt dort weiter; remove: mit allem löschen, was dazugehört
help-tables-code = Der Code des Tisches
help-tables-yes = Entfernt, ohne zu fragen
help-keep-days = Wie viele Tage beendete Partien aufgehoben werden (sonst 30)
help-lobby = Zeigt allen offene Tische und Tische zum Zusehen, unter /tables

## Tische

cli-tables-none = Es gibt keinen Tisch.
cli-tables-sure = Tisch { $table } ({ $game }: { $names }) mit allen Partien endgültig entfernen? [j/N]
cli-tables-untouched = Es wurde nichts entfernt.
cli-tables-removed = Tisch { $table } ist weg, mit allem, was dazugehörte.
cli-tables-closed = Tisch { $table } ist geschlossen. Seine Partien lassen sich ansehen, solange dieser Server sie aufhebt.
cli-tables-code = Code
cli-tables-game = Spiel
cli-tables-state = Stand
cli-tables-phase = Phase
cli-tables-seats = Plätze
cli-tables-number = Partie der Serie
cli-tables-opened = Eröffnet
cli-tables-visited = Letzter Besuch
cli-tables-games = Partien
cli-tables-lines = Zeilen
cli-tables-sockets = Bildschirme gerade hier
cli-table-open = offen
cli-table-finished = beendet
cli-table-closed = geschlossen
cli-seat-free = frei
cli-phase-waiting = wartet auf Leute
cli-phase-salts = es wird gegeben
cli-phase-playing = es wird gespielt
cli-phase-paused = Pause
cli-phase-over = beendet
