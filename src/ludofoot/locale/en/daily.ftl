# The match of the day and the puzzle of the day.

refuse-no-day-match = This server has no match of the day.
refuse-no-such-day = There was no match that day.
refuse-day-not-over = Others still have this deal before them: it opens tomorrow.
refuse-day-other = This is not the match of the day, played through at this table.
refuse-day-not-counted = This try is not counted.
refuse-day-late = The day was over: this match counts no more.
refuse-undo-day = In the match of the day, a move made is made.
refuse-hint-day = No advice in the match of the day: the same deal for all, and everybody alone.
refuse-rematch-day = One deal a day: the next one tomorrow.
help-no-day-match = No match of the day on this server
day-mark = Match of the day
day-luck = Same deal for all, key published tomorrow.
day-compare = Compare on the shelf
day-card = { $title } · match of the day no. { $number }
refuse-puzzle-answered = Your answer is already given.
refuse-puzzle-not-answered = Answer first: the solution comes afterwards.
refuse-no-puzzle-here = There is no puzzle at this table.
puzzle-card-title = Puzzle of the day no. { $number }
puzzle-card-found = Found it!
puzzle-card-missed = Missed this time.
puzzle-card-series = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
puzzle-card-ask = And you, what do you play?
