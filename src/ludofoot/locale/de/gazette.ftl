# Die Gazette: der Bericht von einem Spiel. `$winner`, `$loser`, `$side` sind Vornamen oder „die Roten“; groß
# geschrieben (`$Winner`) beginnen sie den Satz; `$winners` sagt, ob das Verb im Plural steht.

gazette-title = Die Gazette
gazette-who = { $Side }
gazette-name = { $name }
gazette-side-1 = die Roten
gazette-side-2 = die Blauen
gazette-side-3 = die Grünen
gazette-side-4 = die Violetten
gazette-side-1-first = Die Roten
gazette-side-2-first = Die Blauen
gazette-side-3-first = Die Grünen
gazette-side-4-first = Die Violetten
gazette-to-winner =
    { $winner-is ->
        [gazette-side-1] den Roten
        [gazette-side-2] den Blauen
        [gazette-side-3] den Grünen
        [gazette-side-4] den Violetten
       *[other] { $winner }
    }
gazette-score-2 = { $one }:{ $two }
gazette-score-3 = { $one }:{ $two }:{ $three }
gazette-score-4 = { $one }:{ $two }:{ $three }:{ $four }

## Schlagzeilen und Vorspann

gazette-headline-plain = { $Winner } { $winners ->
    [one] gewinnt
   *[other] gewinnen
  }
gazette-headline-plain-drawn = { $Winner } gleichauf
gazette-headline-score = Sieg mit { $score }
gazette-headline-score-drawn = Geteilter Sieg: { $score }
gazette-headline-broken-off = Abgebrochen: { $when }
gazette-lead-result = { $Winner } { $winners ->
    [one] gewinnt
   *[other] gewinnen
  } { $score }{ $after-is ->
    [none] { "" }
   *[other] { " " }{ $after }
  }.
gazette-lead-result-drawn = { $Winner } teilen sich den Sieg, { $score }{ $after-is ->
    [none] { "" }
   *[other] { " " }{ $after }
  }.
gazette-lead-broken-off = Das Spiel hat kein Ende: Der Stand ist der des Augenblicks.
gazette-after-extra-time = nach Verlängerung
gazette-after-penalties = im Elfmeterschießen
gazette-below-full-time = reguläre Spielzeit: { $one }:{ $two }
gazette-when-start = beim Anstoß
gazette-when-move = { $n }. Zug
gazette-length = { $moves } Züge, { $minutes } Min.
gazette-length-moves = { $moves } Züge

## Rubriken

gazette-star = Stern des Spiels
gazette-figures = Das Spiel in Zahlen
gazette-thread = Der Spielverlauf
gazette-trophies = Die Vitrine
gazette-curve = Siegchancen
gazette-curve-paper = Siegchancen: { $who }
gazette-watch = Das Spiel noch einmal, Zug um Zug: { $link }
gazette-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
  } { $year }
gazette-again = Gleiche Karten – und du?
gazette-fair = Startwert veröffentlicht, Zufall überprüfbar
gazette-seal = Prüfsumme { $seal }
gazette-helped =
    { $n ->
        [one] mit { $n } Rat
       *[other] mit { $n } Ratschlägen
    }
gazette-caption = { $name }: { $why }
gazette-unit-count = { NUMBER($value, maximumFractionDigits: 0) }
gazette-unit-plain = { NUMBER($value, maximumFractionDigits: 1) }
gazette-unit-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
gazette-unit-percent = { NUMBER($value, maximumFractionDigits: 0) } %
gazette-unit-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
gazette-unit-millions = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mio.

## Pokale des Vereins

trophy-five-boxes = Die fünf Schachteln
trophy-five-boxes-if = Jedes Spiel mindestens einmal gewinnen.
trophy-home-and-away = Hin und zurück
trophy-home-and-away-if = Das Spiel gewinnen, und dann die Revanche.
trophy-unbeaten = Unbesiegt
trophy-unbeaten-if = Zehn Spiele nacheinander ohne Niederlage.

## Ablehnungen und Hilfe

refuse-record-without-game = An diesem Tisch wurde nicht gespielt: Es gibt nichts zu berichten.
refuse-gazette-both = Immer nur ein Blatt: --html oder --pdf.
help-gazette = Der Bericht von einem Spiel: Titelseite, Tore, Zahlen.
help-gazette-html = Die Titelseite als Seite in diese Datei schreiben
help-gazette-pdf = Die Titelseite (A4) in diese Datei drucken
help-gazette-card = Die Karte zum Teilen (1200 × 630) in diese SVG-Datei zeichnen
help-gazette-nameless = Farben statt Vornamen
help-gazette-curve = Für die Kurve auch von jeder Stellung aus weiterspielen
help-gazette-secret = Die Karte ohne Ergebnis, für das Spiel des Tages
