# The coach: the analysis of a game.

## Refusals

refuse-record-unfinished = This game is not over: there is nothing to analyse before the final whistle.
refuse-bad-effort = { $found } games from each position make no sense: from 1 to { $most }.
refuse-bad-thinkers = { $found } thinkers make no sense: from 1 to { $most }.
refuse-no-such-analysis = There is no such analysis: ask for it anew.

## Help

help-analyse = Tells the story of a finished game: the curve, the turning points, luck and play.
help-analyse-games = How many games to play on from each moment
help-analyse-html = Write the page into this file too
help-analyse-sketch = Stop at the sketch: the curve alone, within seconds
help-thinkers = How many processes think for the bots; one for each core unless told otherwise

## The analysis

coach-title = { $game }: the story of the game
coach-percent = { NUMBER($value, maximumFractionDigits: 0) } %
coach-points = { NUMBER($value, maximumFractionDigits: 0) }
coach-told = { $lines ->
    [one] One line
   *[other] { $lines } lines
  }, { $games } games played on from each moment, as it looked from the stands; standard error { $error } points at most.
coach-sketch = This is a sketch: no decision has been weighed.
coach-curve = The share of victory
coach-moment = Line { $line }
coach-turns = Where it turned
coach-turn-luck = Line { $line }: { $seat }, from { $before } to { $after } %. That was luck.
coach-turn-play = Line { $line }: { $seat }, from { $before } to { $after } %. That was play: { $by }.
coach-no-turn = A match without a turning point.
coach-accounts = Luck and play
coach-player = Seat
coach-start = At the start
coach-luck = Luck
coach-received = Gifts received
coach-given = Gifts made
coach-result = Result
coach-decisions = The dearest decisions
coach-decision = Line { $line }, { $seat }: { $move }. Better: { $better }, { $cost } points more (± { $error }).
coach-no-gift = No decision was certainly dear.
coach-right = Right moves
coach-right-of = { $right } of { $all }
coach-race = A race is judged by the stopwatch: no decision is weighed in it.

## The hint

refuse-hint-among-people = No advice while other people play: against bots only.
refuse-hint-race = No advice in a race: by the time you had it, it would be over.
refuse-hint-lesson = During the lesson, follow the chalk.
hint-coach = Maryse
hint-short = Advice
hint-ask = What would you play?
hint-before = As it stands: { $chance ->
    [one] { $chance } win
   *[other] { $chance } wins
  } in 100.
hint-move = { $move }: { $chance } in 100 (± { $error })
hint-as-good = { $move }: just as good
hint-hurried = Many games are waiting: I thought for a shorter time than usual.
reason-wins = In { $worlds } continuations “{ $better }” wins { $first } times in 100, “{ $other }” { $second }.
hint-thinking = Let me think…
hint-play = Play this
hint-close = Close

## Puzzles

help-puzzles = Solves the puzzle of a day (`--today`, `--number`); or looks in simulated games for positions in which one move is right beyond any doubt.
help-puzzles-today = Solves the puzzle of the day, the same for everybody
help-puzzles-number = Solves the puzzle with this number
help-puzzles-games = How many games to look through
help-puzzles-count = How many puzzles to keep, the hardest first
refuse-no-puzzles = A race is not solved at leisure: this game has no puzzles.
refuse-puzzles-which = Name a game to look for puzzles, or --today or --number to solve one.
refuse-no-such-puzzle = There is no puzzle no. { $number }.
refuse-puzzle-not-yet = Puzzle no. { $number } has not come yet.
refuse-puzzle-no-answer = That may be done at any time and does not answer the question.
refuse-puzzle-alone = A puzzle is solved without help: one answer, the first.
puzzles-made = { $games ->
    [one] One game looked through
   *[other] { $games } games looked through
  }, { $found ->
    [0] no puzzle found.
    [one] one puzzle found, { $kept } kept.
   *[other] { $found } puzzles found, { $kept } kept.
  }
puzzle-line = { $number }. { $moves ->
    [one] After one move
   *[other] After { $moves } moves
  }, { $seat } to move: { $answer }, { $gap } points better than everything else (± { $error }). Missed by: { $missed }.
puzzle-head = Puzzle no. { $number } · { $title } · { $stars ->
    [1] ★
    [2] ★★
   *[other] ★★★
  }
puzzle-ask = What do you play? One move alone is worth at least 8 points of winning chance more than all others. One answer.
puzzle-right = Found it!
puzzle-wrong = Not quite.
puzzle-move = { $move }: { $chance } % (± { $error })
puzzle-own = { $move }: { $chance } % (± { $error }), your answer
puzzle-far = { $move }, your answer, is far behind.
puzzle-judged = Judged over { $worlds } possible positions, from what you could know.
puzzle-mark = Puzzle
puzzle-luck = Puzzle: the position comes from a simulated game, the game counts for nothing.
puzzle-number = no. { $number }
puzzle-question = What do you play?
puzzle-short = One move alone is worth at least 8 points of winning chance more than all others. One answer, no advice, no undo.
puzzle-yours = your answer
puzzle-go-on = Go on from here, against the bot
puzzle-older-what = The puzzles of earlier days, game by game. None of them counts.
