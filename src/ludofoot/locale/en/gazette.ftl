# The Gazette: the report of a match. `$winner`, `$loser`, `$side` are first names or "the Reds"; with a capital
# (`$Winner`) they begin the sentence; `$winners` says whether the verb is plural.

gazette-title = The Gazette
gazette-who = { $Side }
gazette-name = { $name }
gazette-side-1 = the Reds
gazette-side-2 = the Blues
gazette-side-3 = the Greens
gazette-side-4 = the Violets
gazette-side-1-first = The Reds
gazette-side-2-first = The Blues
gazette-side-3-first = The Greens
gazette-side-4-first = The Violets
gazette-to-winner = to { $winner }
gazette-score-2 = { $one }–{ $two }
gazette-score-3 = { $one }–{ $two }–{ $three }
gazette-score-4 = { $one }–{ $two }–{ $three }–{ $four }

## Headlines and lead

gazette-headline-plain = { $Winner } { $winners ->
    [one] wins
   *[other] win
  }
gazette-headline-plain-drawn = { $Winner } level
gazette-headline-score = Won by { $score }
gazette-headline-score-drawn = Victory shared: { $score }
gazette-headline-broken-off = Abandoned: { $when }
gazette-lead-result = { $Winner } { $winners ->
    [one] wins
   *[other] win
  } { $score }{ $after-is ->
    [none] { "" }
   *[other] { " " }{ $after }
  }.
gazette-lead-result-drawn = { $Winner } share the victory, { $score }{ $after-is ->
    [none] { "" }
   *[other] { " " }{ $after }
  }.
gazette-lead-broken-off = The match has no end: the score is that of the moment.
gazette-after-extra-time = after extra time
gazette-after-penalties = on penalties
gazette-below-full-time = full time: { $one }–{ $two }
gazette-when-start = at kick-off
gazette-when-move = move { $n }
gazette-length = { $moves } moves, { $minutes } min
gazette-length-moves = { $moves } moves

## Sections

gazette-star = Star of the match
gazette-figures = The match in figures
gazette-thread = How it went
gazette-trophies = Trophies
gazette-curve = Chances of winning
gazette-curve-paper = Chances of winning: { $who }
gazette-watch = Watch the match again, move by move: { $link }
gazette-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }
gazette-again = Same deal, your turn?
gazette-fair = seed published, luck can be checked
gazette-seal = digest { $seal }
gazette-helped =
    { $n ->
        [one] with { $n } hint
       *[other] with { $n } hints
    }
gazette-caption = { $name }: { $why }
gazette-unit-count = { NUMBER($value, maximumFractionDigits: 0) }
gazette-unit-plain = { NUMBER($value, maximumFractionDigits: 1) }
gazette-unit-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
gazette-unit-percent = { NUMBER($value, maximumFractionDigits: 0) }%
gazette-unit-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
gazette-unit-millions = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } m

## Trophies of the club

trophy-five-boxes = The five boxes
trophy-five-boxes-if = Win each game at least once.
trophy-home-and-away = Home and away
trophy-home-and-away-if = Win the match, and then its rematch.
trophy-unbeaten = Unbeaten
trophy-unbeaten-if = Ten matches in a row without a defeat.

## Refusals and help

refuse-record-without-game = Nothing was played at this table: there is nothing to report.
refuse-gazette-both = One sheet at a time: --html or --pdf.
help-gazette = The report of a match: front page, goals, figures.
help-gazette-html = Write the front page to this file
help-gazette-pdf = Print the front page (A4) to this file
help-gazette-card = Draw the card to share (1200 × 630) to this SVG file
help-gazette-nameless = Colours instead of first names
help-gazette-curve = Also play on from each position, for the curve
help-gazette-secret = The card without the result, for the match of the day
