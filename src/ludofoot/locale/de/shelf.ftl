# The first screen: the shelf and what can be opened there before a box is taken. Titles and taglines are the games’ own.

page-slogan = Vergriffene Fußballspiele, wieder auf dem Tisch.
page-open-box = Mach eine Schachtel auf
page-players =
    { $range ->
        [one] { $most } Spieler
       *[many] { $least }–{ $most } Spieler
    }
page-minutes =
    { $range ->
        [one] { $minutes } Min.
       *[many] ab { $minutes } Min.
    }
page-lightest-first = die leichteste zuerst
page-all-rules = Die Regeln
page-no-boxes = Das Regal ist leer: Es ist kein Spiel installiert.
page-again = Noch einmal versuchen
page-table-code = Code des Tisches
page-code-short = Code
page-my-club = Mein Verein
page-first-time = Zum ersten Mal hier? Fang mit der ersten Schachtel an.
page-results = Letzte Ergebnisse
page-kept = Was aufgehoben wird
page-tag-yours = du bist dran
page-tag-running = läuft
page-join = Mitspielen
page-resume = Du bist dran
page-resume-others = Laufende Partie
page-against = { $title } gegen { $players }
page-somebody = jemanden
page-resume-go = Weiterspielen
page-tables = Deine Tische
page-turn-yours = du bist dran
page-turn-of = warten auf { $players }
page-turn-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
page-turn-salts = gleich geht es los
page-turn-paused = unterbrochen
page-language = Sprache
page-theme = Darstellung
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel

## Before a box is taken

page-close = Schließen
page-replay = Eine Partie noch einmal ansehen
page-rules = Regeln
page-search-rules = In den Regeln suchen
page-nothing-found = Nichts dergleichen in den Regeln.

## On paper

page-print = Die Karten drucken
page-print-help = Ein PDF mit allen Teilen der Schachtel und der Regel: ausdrucken, ausschneiden, am Küchentisch spielen.
page-print-game = Spiel
page-print-paper = Papier
page-print-grey = Ohne Farbe
page-print-get = PDF erstellen

## A first match with Maryse

page-lesson-resume = Lektion fortsetzen, { $number } von { $count }
page-learn = in { $minutes } Minuten gelernt

## Refusals

refuse-no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
page-lobby = Offene Tische
page-lobby-empty = Gerade kein offener Tisch.
page-lobby-all =
    { $count ->
        [0] Den ersten eröffnen
       *[other] Alle Tische
    }
page-lobby-choose = Wähle die Schachtel: Dein Tisch steht dann allen auf diesem Server offen.

## Das Spiel des Tages

day-title = Das Spiel des Tages
day-number = Nr. { $number }
day-what = { $title }: gleiche Karten für alle, gegen denselben Bot.
day-play = Spielen
day-again = Noch einmal, außer Konkurrenz
day-honour = Ein Versuch je Browser zählt: Ehrensache. Kein Rat, kein Zurück.
day-came-goals = Dein Ergebnis: Tordifferenz { $result }.
day-came-stars = Dein Ergebnis: Sternedifferenz { $result }.
day-better = Besser als { $share } % von { $players } Teilnahmen.
day-better-bots = Besser als { $share } % von { $games } Spielen der Bots.
day-you = du
day-send = Teilen
day-share = Ludofoot, Spiel des Tages Nr. { $number } ({ $title }): { $result }
day-next = das nächste in { $hours } h { $minutes }

## Das Rätsel des Tages

puzzle-title = Das Rätsel des Tages
puzzle-stars = { $stars ->
    [1] Schwierigkeit: ein Stern
   *[other] Schwierigkeit: { $stars } Sterne
  }
puzzle-what = Was spielst du? Nur ein Zug ist der richtige.
puzzle-solve = Lösen
puzzle-again = Noch einmal ansehen
puzzle-was-found = Gefunden!
puzzle-was-missed = Heute verfehlt.
puzzle-others = Hier haben es { $found } von { $tried } gefunden.
puzzle-series = Deine Serie: { $days ->
    [one] ein Tag.
   *[other] { $days } Tage.
  }
puzzle-send = Ohne die Antwort teilen
puzzle-share =
    { $days ->
        [0] Ludofoot, Rätsel Nr. { $number } ({ $title }): { $mark }
       *[other] Ludofoot, Rätsel Nr. { $number } ({ $title }): { $mark }, Serie: { $days }
    }
puzzle-older = Frühere Rätsel
