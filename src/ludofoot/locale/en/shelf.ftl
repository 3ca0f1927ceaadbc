# The first screen: the shelf and what can be opened there before a box is taken. Titles and taglines are the games’ own.

page-slogan = Football games you can no longer buy, open on the table again.
page-open-box = Open a box
page-players =
    { $range ->
        [one] { $most } players
       *[many] { $least }–{ $most } players
    }
page-minutes =
    { $range ->
        [one] { $minutes } min
       *[many] from { $minutes } min
    }
page-lightest-first = the lightest first
page-all-rules = The rules
page-no-boxes = The shelf is empty: no game is installed.
page-again = Try again
page-table-code = Code of the table
page-code-short = Code
page-my-club = My club
page-first-time = First time? Begin with the first box.
page-results = Last results
page-kept = What is kept
page-tag-yours = your turn
page-tag-running = running
page-join = Join
page-resume = Your turn
page-resume-others = Game in progress
page-against = { $title } against { $players }
page-somebody = somebody
page-resume-go = Resume
page-tables = Your tables
page-turn-yours = your turn
page-turn-of = waiting for { $players }
page-turn-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-turn-salts = about to start
page-turn-paused = paused
page-language = Language
page-theme = Theme
page-theme-system = Like the device
page-theme-light = Light
page-theme-dark = Dark

## Before a box is taken

page-close = Close
page-replay = Watch a game again
page-rules = Rules
page-search-rules = Search the rules
page-nothing-found = Nothing like that in the rules.

## On paper

page-print = Print the cards
page-print-help = One PDF with every piece of the box and the rules: print it, cut it out, play it at the kitchen table.
page-print-game = Game
page-print-paper = Paper
page-print-grey = Without colour
page-print-get = Make the PDF

## A first match with Maryse

page-lesson-resume = Continue the lesson, { $number } of { $count }
page-learn = { $minutes } minutes to learn

## Refusals

refuse-no-answer = The server does not answer. Check your connection and try again.
page-lobby = Open tables
page-lobby-empty = No open table just now.
page-lobby-all =
    { $count ->
        [0] Open the first one
       *[other] All tables
    }
page-lobby-choose = Choose the box: your table will be open to everybody on this server.

## The match of the day

day-title = The match of the day
day-number = no. { $number }
day-what = { $title }, the same deal for all, against the same bot.
day-play = Play
day-again = Play again, not counted
day-honour = One try counts in a browser: a matter of honour. No advice, no way back.
day-came-goals = Your result: a goal difference of { $result }.
day-came-stars = Your result: a difference of { $result } in stars.
day-better = Better than { $share } % of { $players } players.
day-better-bots = Better than { $share } % of { $games } games of bots.
day-you = you
day-send = Share
day-share = Ludofoot, match of the day no. { $number } ({ $title }): { $result }
day-next = next in { $hours } h { $minutes }

## The puzzle of the day

puzzle-title = The puzzle of the day
puzzle-stars = { $stars ->
    [1] Difficulty: one star
   *[other] Difficulty: { $stars } stars
  }
puzzle-what = What do you play? One move alone is right.
puzzle-solve = Solve
puzzle-again = See it again
puzzle-was-found = Found it!
puzzle-was-missed = Missed today.
puzzle-others = Here { $found } of { $tried } found it.
puzzle-series = Your series: { $days ->
    [one] one day.
   *[other] { $days } days.
  }
puzzle-send = Share without the answer
puzzle-share =
    { $days ->
        [0] Ludofoot, puzzle no. { $number } ({ $title }): { $mark }
       *[other] Ludofoot, puzzle no. { $number } ({ $title }): { $mark }, series: { $days }
    }
puzzle-older = Older puzzles
