# The first screen: the shelf and what can be opened there before a box is taken. Titles and taglines are the games’ own.

page-slogan = Vergriffene Fußballspiele, wieder auf dem Tisch.
page-open-box = Mach eine Schachtel auf
page-players =
    { $range ->
        [one] { $most } Spieler
       *[many] { $least }–{ $most } Spieler
    }
page-all-rules = Die Regeln
page-no-boxes = Das Regal ist leer: Es ist kein Spiel installiert.
page-again = Noch einmal versuchen
page-table-code = Code des Tisches
page-code-short = Code
page-join = Mitspielen
page-resume = Du bist dran
page-resume-others = Laufende Partie
page-against = { $title } gegen { $players }
page-somebody = jemanden
page-resume-go = Weiterspielen
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

## Refusals

refuse-no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
