# What every game shares. Each argument $x comes with $x-is, on which a sentence may select: for a player `you` (the
# reader) or `other`, for a list `none`, `many` or what its only item is, for a word its own id, `none` for nothing.

list-end = { $most } and { $last }
player = Player { $number }
player-you = You
bot-names = Ida, Lina, Bruno, Rosa, Emil, Jeanne, Anton, Mia
bot-random = Random
bot-debutant = Beginner
bot-confirme = Skilled
bot-expert = Expert
bot-champion = Champion
bot-adaptive = About as good as you
bot-adaptive-1 = About as good as you, 1 of 6
bot-adaptive-2 = About as good as you, 2 of 6
bot-adaptive-3 = About as good as you, 3 of 6
bot-adaptive-4 = About as good as you, 4 of 6
bot-adaptive-5 = About as good as you, 5 of 6
bot-adaptive-6 = About as good as you, 6 of 6

## Refusals: a move

refuse-not-seated = You are watching, not playing: take a seat at the table first.
refuse-game-over = The game is over, nothing more can be played. Start a new one.
refuse-not-your-turn = It is not your turn: wait for it.
refuse-not-started = The game has not started yet.
refuse-already-started = The game has already started.
refuse-already-paused = The table is paused already.
refuse-not-paused = The table is not paused.
refuse-race-paused = The table is paused, and here everybody plays at once: wait until all are back.
refuse-gesture-lesson = You are learning here: gestures come at a real table.
refuse-gesture-race = Cards are flying: gestures wait for the end of the round.
refuse-gesture-enough = { $count } gestures are enough for one match: the next one brings more.
refuse-gesture-soon = One gesture every { $seconds } seconds: wait a little.
refuse-no-piece = This line names no piece.
refuse-not-alone = A race can be held only where you play alone against bots.
refuse-bad-bell = This device cannot be notified: the address your browser gives is not that of a push service.
refuse-no-bells = This server cannot notify anybody.
refuse-not-slow = You can be notified only at a table where a decision has hours.
refuse-no-such-seat = There is no such seat at this table.
refuse-seat-taken = This seat is taken: choose another one.
refuse-nothing-to-take-back = You have no sealed choice to take back.
refuse-undo-online = Between people far apart, a move made is made.
refuse-undo-nothing = There is no move to undo.
refuse-undo-next-acted = Too late: somebody has played since.
refuse-undo-luck = This move cannot be undone: luck has already answered.
refuse-undo-shown = This move cannot be undone: a hidden card was shown.
refuse-undo-once = You can go back by one decision only.
refuse-undo-timed-out = This move cannot be undone: time was up.
refuse-undo-race = In a race, a move made is made.
refuse-bad-choice = Type a number from 1 to { $most }, or h for help.
refuse-bad-count = Choose between { $least } and { $most } of them, each only once.
refuse-bad-count-exact = { $most ->
    [one] Choose exactly one of them.
   *[other] Choose exactly { $most } of them, each only once.
}
refuse-bad-amount = It takes a number from { $least } to { $most }, in steps of { $step }.
refuse-bad-move-text = “{ $text }” is not a move. Type a number from 1 to { $most }, or h for help.
refuse-no-clause = There is no rule to explain here. “r” shows all the rules.

## Refusals: a game, its setup and its box

refuse-unknown-game = “{ $game }” is not on the shelf. There is: { $known }.
refuse-bad-seats = It cannot be played by { $seats }. Possible: { $allowed }.
refuse-bad-opener = There is no player { $opener } to begin: seats go from 0 to the number of players less one.
refuse-opener-by-lot = Who begins is not for the players to say here: the lot decides.
refuse-bad-number = Games of a series are counted from 1, not from { $number }.
refuse-unknown-option = This game has no option “{ $option }”. It has: { $known }.
refuse-bad-option = “{ $value }” is not possible for the option “{ $option }”. The choices: ludofoot games.
refuse-bad-option-text = “{ $text }” is not an option: write NAME=VALUE.
refuse-option-twice = The option “{ $option }” is given twice: choose.
refuse-no-own-box = This game is played with its own box only.
refuse-damaged-box = This box cannot be read: { $reason }
refuse-bad-box = This box does not agree with the rules: { $problems }
box-problems = This box does not agree with the rules. Each line names the clause, the place = what is there (what must be there).
refuse-box-too-large = This box is too large (at most { $most } bytes).
refuse-bad-seed = “{ $seed }” is not a seed.

## Refusals: promises

refuse-record-unfair = These cards do not come from what was promised before the game. Line { $line }: { $reason }.
unfair-form = a secret, a salt or a fingerprint is not written as 64 hexadecimal digits in lower case
unfair-seated-first = somebody had sat down before the secret was promised
unfair-opened-late = a secret was promised after the deal
unfair-promise-unknown = this kind of promise is not known, or weaker than the one before
unfair-promised-late = a salt was promised too early or too late
unfair-salt-used = this salt had been promised for an earlier deal
unfair-salt-late = a salt was opened after the deal
unfair-salt-other = this salt is not the one that was promised
unfair-salt-twice = a salt was opened twice
unfair-salt-missing = cards were dealt without the salt of every player
unfair-left-after-salt = somebody left after a salt was open, and the cards were not promised anew
unfair-setup-other = the game that was dealt is not the one that was announced
unfair-started-twice = cards were dealt twice
unfair-secret-early = the game went on after the secret was shown
unfair-secret-twice = a secret was shown twice
unfair-secret-other = this secret is not the one that was promised
unfair-seed-other = the draw does not come from the secret and the salts
unfair-commitment-kept = the first fingerprint is not the one that you wrote down
unfair-salt-kept = the salt that you wrote down is not in the deal
refuse-record-secret-missing = The promised secret is not published yet: the draw cannot be checked.
refuse-salts-are-open = Too late to promise a salt: another one is open already.
refuse-salt-not-promised = This salt is not the one that was promised.
refuse-promise-malformed = A secret, a salt and their fingerprints are 64 hexadecimal digits in lower case, nothing else.
refuse-salt-used-before = This salt was promised for an earlier deal: promise a new one.
refuse-salt-open-already = This salt is open already.
refuse-secret-not-promised = This secret is not the one that was promised.
refuse-game-not-over = The secret stays closed until the game is over.

## Refusals: bots and simulation

refuse-unknown-bot = “{ $bot }” is not a bot. There is: { $known }.
refuse-bad-rollouts = { $rollouts } tries a move: possible are 1 to { $most }.
refuse-bad-games = { $games } games cannot be played: it takes at least one.
refuse-bad-workers = { $workers } processes are impossible: it takes at least one.
refuse-bad-bots = It takes one level for all, or one for each of the { $seats } seats, not { $bots }.
refuse-bad-seating =
    { $wanted ->
        [one] It takes one opponent, not { $found }.
       *[other] It takes { $wanted } opponents (or one level for all), not { $found }.
    }

## Refusals: a table between people

refuse-no-such-parcel = This parcel is no longer here: it is kept for an hour, on the server where it was left.
refuse-unreadable = This message makes no sense here: reload the page.
refuse-too-large = This message is too long (at most { $most } bytes).
refuse-too-fast = Too many messages at once: take a breath.
refuse-too-many = Too many requests are waiting: try again in a moment.
refuse-join-first = Join a table first.
refuse-joined-already = You are at this table already.
refuse-no-such-table = This table does not exist, or no longer does. Check the code.
refuse-table-moving = This table is just moving to another machine: it will be back in a moment.
refuse-not-your-seat = This is not your seat: play for your own.
refuse-not-the-opener = Only whoever opened the table can do this.
refuse-bad-move = This does not look like a move of this game.
refuse-nobody-away = Nobody is away: there is nothing to decide.
refuse-not-yet = Patience: give whoever is away a little more time.
refuse-server-full = All tables here are taken: try again later.
refuse-store-full = There is no room left to save: your move was not made. Try again later.
refuse-store-failing = The disk does not take what should be saved: your move was not made. Try again later.
refuse-store-damaged = What was saved can no longer be read: whoever runs this server must restore a backup.
refuse-store-unknown = The disk failed while it was saving: whether your move counts will show as soon as it works again.
refuse-rules-changed = This game was begun under other rules: you can look at it, but no longer play it.
refuse-no-such-game-in-series = This table has played no game number { $number }.
refuse-too-costly = That would take longer or need more than a guest may ask for here.
refuse-too-slow = That took too long to arrive. Try again.
refuse-luck-written-down = The luck of this game was written down beforehand and ends with it: it cannot be played on.
refuse-forbidden = This server is not known under that address.
refuse-not-now = That did not work just now. Try again in a moment.
refuse-game-too-long = This game has become very long: nobody can make offers unasked any more. Play it to its end.
refuse-bad-network = That is no network of a proxy: { $reason }. For example 127.0.0.1/32.
refuse-bad-push-trial = That is no address for trials: { $url }. It must be on this machine, for example http://127.0.0.1:9000.
refuse-bad-public = “{ $url }” is no address of a server. For example https://foot.example.
notice-store-failing = Nothing can be saved just now: the game waits.
refuse-store-in-use = “{ $path }” is in use by another Ludofoot.
refuse-store-newer = “{ $path }” comes from a newer Ludofoot (format { $found }): update Ludofoot.
refuse-no-postgresql = For a database asyncpg is needed: pip install { "\u0022" }ludofoot[postgresql]{ "\u0022" }
refuse-bad-store = Games cannot be kept at { $scheme }://…: name a folder or postgresql://user@host/database.
refuse-bad-lease = A lease lasts from { $least } to { $most } seconds.
refuse-store-unreachable = The database does not answer ({ $reason }): check address, user and password, and whether it runs.
refuse-store-no-grant = The database forbids something that is needed ({ $reason }): give its user the right to make and change tables there.
refuse-store-read-only = The database can only be read: name the primary, or allow writing.
refuse-store-tables-newer = The tables in the database come from a newer Ludofoot (format { $found }, this one reads { $ours }): update Ludofoot.
refuse-store-not-our-tables = The database holds other tables under our names: give Ludofoot a database of its own.
refuse-store-other-cluster = Workers for { $theirs } use this database already, and this one is for { $ours }: give each a database of its own, or the same --public.
refuse-no-metrics = For figures prometheus_client is needed: pip install { "\u0022" }ludofoot[metrics]{ "\u0022" }
refuse-bad-metrics = “{ $address }” is no address for figures. For example 127.0.0.1:9100.
refuse-public-metrics = Figures are for nobody who plays, and { $address } is open to everybody: name an address of your own network, such as 127.0.0.1:9100.
refuse-bad-store-command = Say what to do: { $known }.
refuse-store-line-unreadable = Line { $number } of the file is no table of Ludofoot ({ $reason }).
refuse-store-room-differs = Table { $table } is there already, but not as the file has it: nothing was changed in it.
refuse-store-days-differ = The games are here; the matches of the day are not: those here come from another key. Import into a new store, or take the last line (“days”) out of the file.
refuse-store-file-fails = “{ $path }” cannot be used: { $reason }.
refuse-store-no-rights = “{ $path }” may not be written: its owner or its rights forbid it, or the disk is read-only. Change that, or choose another folder with --data.
refuse-store-no-space = There is no room left on the disk for “{ $path }”: free some, or choose another folder with --data.
refuse-store-not-a-file = “{ $path }” is not a file, although the games belong there: put the file back, or choose another folder with --data.
refuse-store-not-ours = “{ $path }” holds no games of Ludofoot: restore a backup, move it out of the way, or choose another folder with --data.
refuse-store-file-empty = “{ $path }” is empty, although games were kept there: restore a backup, or delete it to begin anew.
refuse-store-file-missing = “{ $path }” is missing, but its log “{ $log }” is there: put the file back or restore a backup; to begin anew, delete the log.
refuse-store-log-missing = “{ $path }” is missing, although Ludofoot was not stopped properly: it holds the last moves. Put it back, or restore a backup; to go on without them, put an empty file in its place.
refuse-store-file-damaged = “{ $path }” is damaged ({ $reason }): restore a backup, or choose another folder with --data.
refuse-store-unusable = “{ $path }” cannot be used ({ $reason }): put that right, or choose another folder with --data.
refuse-nothing-to-play-on = There is nothing left to play from here: choose a moment before the end.
refuse-salt-too-early = Not yet: salts are opened when every seat is taken.
refuse-bad-port = “{ $port }” is no port: a number up to 65535.
refuse-cannot-listen = { $host }, port { $port }, cannot be opened: { $reason }
notice-store-full = There is no room left to save: the game waits.
notice-rules-changed = This game was begun under other rules: it can be looked at, but no longer played. Open a new table to play.
notice-salt-missing = The game could not begin: the salt of { $names } is missing. The cards are promised anew.
notice-left = { $names } left during the shuffle. The cards are promised anew.

## Refusals: records and files

refuse-record-damaged = This file is damaged: { $reason }
refuse-record-not-ours = This file is not a Ludofoot game.
refuse-record-newer = This game comes from a newer Ludofoot (format { $found }, here { $known }): update Ludofoot.
refuse-record-other-rules = This game was played under other rules ({ $found }, here { $known }): it cannot be replayed.
refuse-record-tampered =
    { $line ->
        [0] This file was changed: its seal no longer fits.
       *[other] This file was changed: line { $line } does not lead where it says.
    }
refuse-record-illegal-move = This file holds an illegal move, on line { $line }.
refuse-record-too-large = This file is too large for a game (at most { $most } bytes).
refuse-record-other-game = This file is a game of “{ $found }”, not of “{ $game }”.
refuse-resume-is-settled = A game that is resumed keeps its seats, bots, options and luck: leave these options out.
refuse-bad-notation = Line { $line } cannot be read: “{ $text }”
refuse-bad-transcript-move = Move { $number } is not allowed.
refuse-file-missing = There is no file “{ $file }”.
refuse-file-unreadable = The file “{ $file }” cannot be read.
refuse-file-unwritable = “{ $file }” cannot be written: try another file.
refuse-file-exists = “{ $file }” is there already and will not be overwritten. Resume it with --resume, or name another file.
refuse-bad-game-name = “{ $name }” cannot name a game: small letters and digits, words joined by hyphens, such as high-card, { $most } characters at most, the last one a letter.
refuse-game-there = “{ $game }” is on the shelf already: choose another name.
refuse-module-taken = Python knows something else as “{ $name }”: choose another name.
refuse-folder-there = “{ $folder }” is there already, and nothing in it is overwritten.
refuse-no-checkout = “{ $folder }” is no checkout of Ludofoot: leave --here out, and the game becomes a package of its own.
refuse-bad-seat = There is no seat { $seat } in this game: they go from 0 to { $most }.

## Refusals: the command line

refuse-unknown-language = This language is not spoken here. There is: { $known }.
refuse-unknown-paper = There is no paper “{ $paper }”. There is: { $known }.
refuse-not-printable = “{ $game }” has no pieces that could be printed.
refuse-no-fonts = The fonts are missing, so nothing can be printed. Build the page first: make page.
refuse-unknown-clause = The rules have no clause “{ $id }”.
refuse-nothing-found = No clause speaks of “{ $text }”.
refuse-learn-what = Which game? For example: ludofoot learn schuss-und-tor
refuse-no-lesson = “{ $game }” has no lesson. It can be played: ludofoot play { $game }
refuse-not-this-lesson = “{ $file }” is not the lesson of { $game } as it is today. To play it on: ludofoot play { $game } --resume { $file }
refuse-no-such-option = There is no option “{ $option }”. See --help.
refuse-missing-parameter = A value is missing: { $parameter }. See --help.
refuse-not-a-number = The value of { $parameter } must be a whole number.
refuse-no-such-command = There is no command “{ $command }”. See --help.
refuse-bad-usage = There are words too many, or too few. See --help.
refuse-crash = Something went wrong, and it is our fault: { $error }. For details: LUDOFOOT_DEBUG=1.
refuse-package-missing = { $name } is missing: pip install { "\u0022" }{ $name }>={ $floor }{ "\u0022" }
refuse-package-too-old = { $name } { $found } is too old, it takes { $floor } or newer: pip install { "\u0022" }{ $name }>={ $floor }{ "\u0022" }
refuse-package-broken = { $name } is installed but does not work ({ $reason }): pip install --force-reinstall { $name }

## Rule sheets

sheet-sixty = The game in 60 seconds
sheet-components = What the box holds

## At the terminal

cli-serving = The table is open: { $link } (Ctrl-C to close it)
cli-serving-network = Open to this network: phones in the same network can join by the link or its QR code.
cli-store-progress = { $done } of { $total } tables
cli-store-exported = { $count } tables are in { $path }.
cli-store-imported = { $count } tables are new; all are as in { $path }.
cli-seats = Players: { $seats }
cli-default = default
cli-curtain = Pass the keyboard to { $player }, then press Enter.
cli-thinking = { $player } is thinking… ({ $key }: undo your move)
cli-forced = No choice: { $move }
cli-undone = Move undone.
cli-next-step = Next time the opponent of your strength plays at step { $step } of { $steps }.
cli-saved = Game saved in { $file }
cli-resume = See you soon! To resume: ludofoot play { $game } --resume { $file }
cli-why = the rule: { $key }
cli-help = Type the number of a choice, or a move in notation.
cli-key-pass = pass, or whatever else leaves it
cli-key-explain = what the piece of a line is (i 3), or everything on the table (i)
cli-key-why = the rule behind the question or the refusal
cli-key-rules = all the rules; with the number of a clause, that clause
cli-key-undo = undo your move
cli-key-hint = ask for advice
cli-key-save = save; with a file name, save there
cli-key-quit = save and quit
cli-key-keys = this list
cli-choose-some =
    { $most ->
        [one] (from { $least } to { $most } number)
       *[other] (from { $least } to { $most } numbers or beginnings of names, with spaces between)
    }
cli-choose-amount = (from { $least } to { $most }, in steps of { $step })
cli-assign = { $place }: who? (- for nobody)
cli-verified = { $file } holds: { $lines } lines replayed under rules { $rules }, everything agrees.
cli-verified-fair = { $file } holds: { $lines } lines replayed under rules { $rules }, everything agrees, and the cards come from the promised secret.
cli-verified-older = { $file } holds: { $lines } lines replayed under rules { $rules }, everything agrees. The cards come from the promised secret, but under the older, weaker promise: the server could have chosen among many spellings of it.
reopened = { $times ->
        [one] The cards were promised anew once before they were dealt:
       *[other] The cards were promised anew { $times } times before they were dealt:
    }
reopened-line = Promise { $number }: { $reason }
reopened-because-salt-missing = somebody kept a salt back (seat { $seats })
reopened-because-left = somebody left during the shuffle (seat { $seats })
reopened-because-other = somebody had left (seat { $seats })
reopened-because-nothing = nobody had left. Beware: whoever runs the table could have thrown away a deal that did not suit them.
cli-unfinished = The game is not over.
cli-result =
    { $winners-is ->
        [many] Result: { $scores }. Shared victory: { $winners }.
       *[other] Result: { $scores }. Winner: { $winners }.
    }
cli-printing = Printing { $title }
cli-printed = Printed: { $file }
cli-new-game =
    { $count ->
        [one] Written: { $folder }, { $count } file.
       *[other] Written: { $folder }, { $count } files.
    }
cli-new-game-next = Next: pip install -e ./{ $game }, then ludofoot play { $game }. What to change is told in docs/adding-a-game.md.
cli-new-game-here = Next: python -m tests.golden.regenerate { $game } and make gen, then make check GAME={ $game } and ludofoot play { $game }. What to change is told in docs/adding-a-game.md.
cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $moves } moves in { $seconds } s ({ $speed } moves a second), { $length } moves a game.
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-shared = Shared victories: { $draws }
cli-seat = Seat
cli-wins = Wins
cli-mean-score = Mean score

## The first match at the terminal

lesson-wrong = Good try! For now, follow the chalk.
cli-lesson-wrong = Good try! For now, follow the lesson.
cli-lesson-step = Maryse · step { $number } of { $count }
cli-lesson-start = Enter: let’s go
cli-lesson-continue = Enter: continue
cli-lesson-end = Enter: finish this match ({ $key }: save and quit)
cli-lesson-resume = See you soon! To take the lesson up again: ludofoot learn { $game } --resume { $file }
cli-lesson-none = { $game }: no lesson
cli-lesson-checked =
    { $game }: { $steps } steps, { $actions } actions, { $minutes } min { $seconds } s, { $faults ->
        [0] everything holds
        [one] one fault
       *[other] { $faults } faults
    }
lesson-fault-unreadable = The lesson cannot be read: { $reason }
lesson-fault-unsaid = { $lang }: “{ $code }” is missing
lesson-fault-long = { $lang }: “{ $code }” is too long ({ $length }, at most { $most })
lesson-fault-slow = { $lang }: it takes { $seconds } seconds
lesson-fault-minutes = the lesson states { $stated } minutes, it takes { $counted }
lesson-fault-target = { $step }: chalk cannot point at “{ $target }”
lesson-fault-illegal = { $step }: seat { $seat } may not play “{ $move }”
lesson-fault-unreached = { $step }: the lesson comes to no end
lesson-fault-luck = { $step }: { $left } answers of luck are left over
lesson-fault-record = { $step }: its record cannot be replayed or played on
lesson-fault-unanswered = { $step }: “{ $move }” is only told to follow the chalk
lesson-fault-never = { $step }: nobody can try “{ $move }”
lesson-fault-actions = the lesson states { $stated } actions, it takes { $counted }
lesson-fault-press = { $step }: nothing says what is to be pressed

## The log of a table

log-opened = The table promises a secret.
log-revealed = The table publishes its secret.
log-sat =
    { $bot-is ->
        [none] { $seat } sits down.
       *[other] { $seat } sits down (bot { $bot }).
    }
log-left = { $seat } leaves.
log-salted = { $seat } adds a pinch of salt to the luck.
log-started = The game begins.
log-taken-back = { $seat } takes a sealed choice back.
log-undone = { $seat } undoes the last move.
log-hinted = { $seat } asks for advice.
log-paused = Pause.
log-resumed = Play goes on.
log-bot-took-over = A bot ({ $bot }) plays for { $seat }.
log-returned = { $seat } is back.
log-ended = The game is broken off: { $reason }

## Help

help-ludofoot = Forgotten football games on one table: play, simulate, replay.
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Shows this help.
help-version = Shows the version.
help-serve = Opens the table to browsers, on this machine or in its network.
help-host = The address to listen on; 0.0.0.0 opens the table to this network
help-port = The port; 0 takes any that is free
help-public = The address under which the world reaches this server, such as https://foot.example
help-trust-proxy = A proxy (network) that is believed when it says for whom it asks; may be given several times
help-push-trial = For trials: an address on this machine, such as http://127.0.0.1:9000, that may be notified like a push service
help-data = The folder in which games are kept
help-store = Where games are kept: a folder, or postgresql://… for several workers
help-lease-seconds = How long a worker that is not heard of keeps its tables
help-metrics = Shows figures for Prometheus at this address, which players must not reach
help-log-json = Writes the log as JSON, an object a line
help-moving = Takes games from one store to another
help-moving-what = export writes all games into the file, import reads them from it; either may be repeated and goes on
help-moving-file = A line of JSON for each table; it holds the secrets of games under way
help-games = Lists the games, their seats and options.
help-play = Plays in the terminal: seat 0 is yours.
help-learn = Teaches a game: its first match, step by step, with Maryse.
help-learn-resume = The lesson to take up again
help-learn-check = Plays every lesson through and says what is wrong with it
help-simulate = Lets bots play each other, and counts.
help-replay = Steps through a saved game, or verifies it.
help-clauses = Shows the rules of a game, or one clause.
help-new-game = Writes a small game that plays, to make another one of.
help-new-name = What it is called, such as high-card
help-here = Into this checkout of Ludofoot instead of a package of its own
help-game = The game (see ludofoot games)
help-lang = The language (else LUDOFOOT_LANG, then the system’s)
help-option = An option of the game, as often as needed
help-print = Print a box as a PDF: cards, board, pieces and rules
help-paper = The paper
help-grey = Without colour
help-output = The file to write
help-box = A box of your own: what `ludofoot box` writes, changed
help-own-box = Write out the box of a game, to change it and use it with --box
help-json = As JSON, for programs
help-seed = The seed: the same one gives the same cards
help-play-seats = How many players
help-play-bots = The opponents: debutant, confirme, expert, champion, adaptive (about as good as you), or human (-) for somebody at the same keyboard
help-save = The file to save the game in
help-resume = The saved game to resume
help-opener = Who begins, where the rules let the players say so: a seat, from 0
help-simulate-seats = How many seats
help-simulate-games = How many games
help-simulate-bots = One level for all, or one a seat
help-replay-file = The saved game
help-verify = Work everything out again and say whether it agrees
help-commitment = Also compare with the first fingerprint that you wrote down
help-salt = Also compare with the salt of your device that you wrote down
help-replay-seat = Show only what this seat saw
help-step = Wait for Enter after each line
help-clause = The clause, for instance ST-22
help-search = Only the clauses in which these words stand

## Pieces that explain themselves

piece-named = { $name }
piece-fits = You can play this card now.

## What a chat shows of a link before it is opened

preview-table = A seat is waiting for you at a table of { $title }. No account, in your browser.
preview-match = A match of { $title } to watch again, move by move.
preview-shelf = Football games out of print, back on the table. No account, in your browser.
