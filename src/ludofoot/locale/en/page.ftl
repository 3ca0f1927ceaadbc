# The page: everything around a game. How arguments reach a message is told at the top of core.ftl.

## A new table

page-who-plays = Who plays?
page-who-link = Friend
page-who-bot = Bot
page-who-screen = Same screen
page-plan-link = a link to send
page-plan-bot =
    { $level-is ->
        [bot-debutant] beginner bot: plays for fun
        [bot-confirme] skilled bot: plays in earnest
        [bot-expert] expert bot: thinks ahead
        [bot-champion] champion bot: thinks hard
        [bot-adaptive] bot of your strength: plays about as well as you
        [bot-adaptive-1] bot of your strength: plays about as well as you, step 1 of 6
        [bot-adaptive-2] bot of your strength: plays about as well as you, step 2 of 6
        [bot-adaptive-3] bot of your strength: plays about as well as you, step 3 of 6
        [bot-adaptive-4] bot of your strength: plays about as well as you, step 4 of 6
        [bot-adaptive-5] bot of your strength: plays about as well as you, step 5 of 6
        [bot-adaptive-6] bot of your strength: plays about as well as you, step 6 of 6
       *[other] bot, level { $level }
    }
page-level-alike = in matches it could not be told apart from { $other }
page-level-plain = it thinks about less here: this server is not compiled
page-plan-screen = on this screen
page-seat = Seat { $number }
page-name = Name
page-name-of = Name at seat { $number }
page-bot-level = Level of the bot
page-add-seat = Add a seat
page-remove-seat = Remove
page-fold = Variants, clock, your own box
page-fold-changed = { $count } changed
page-by-lot = by lot
page-otherwise = Otherwise: “{ $text }”
page-title-then = { $title }:
page-quick = Quick pace: bots play almost at once.
page-decision-time = Time per decision
page-decision-seconds =
    { $seconds ->
        [0] no limit
        [30] 30 s
        [60] 1 min
        [180] 3 min
        [28800] 8 h
        [86400] 1 day
        [259200] 3 days
       *[other] { $seconds } s
    }
page-open-table = Open the table

## Waiting

page-connecting = Going to the table…
page-no-table = That table is not here
page-waiting =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
page-starting = Everybody is here, shuffling…
page-seat-free = free seat
page-seat-person = is here
page-seat-mine = on this screen
page-seat-bot = bot, level { $level }
page-sit = Sit here
page-your-name = Your name
page-no-bot = Free seat
page-bot-named = Bot { $level }
page-invite = Invite
page-link = Link to send
page-code = Code:
page-copy = Copy the link
page-copied = Link copied
page-qr = QR code of the link: point a phone at it

## At the table

page-phase-waiting = waiting for players
page-phase-salts = shuffling
page-phase-playing = { $seats } players
page-phase-paused = paused
page-phase-over = game over
page-who-is-here = Who is here
page-who-line = { $name }: { $state }
page-who-watch =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
page-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
page-line-online = Online
page-line-reconnecting = Reconnecting…
page-line-offline = Offline
page-line-kept = Your move is kept: it is sent as soon as the line is back.
page-line-broken = The line is down, trying to get it back.
page-menu = Menu
page-log = Match sheet
page-to-shelf = Ludofoot, back to the shelf
page-to-shelf-short = Back to the shelf
page-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-your-turn = your turn
page-to-play = to play
page-thinks = thinking
page-away = away, coming back? { $seconds } s
page-gone = away
page-clock = Time left
page-facts = On the table
page-of-player = { $player }: { $text }
page-yes = yes
page-no = no

## Questions and answers

page-tray = Your place
page-asked = Your turn! { $ask }
page-wait-others = Waiting for the others
page-wait-for = Waiting for { $players }
page-wait-thinking =
    { $players-is ->
        [other] { $players } is thinking
       *[many] { $players } are thinking
    }
page-watching = You are watching.
page-paused = The game is paused
page-sealed = Choice laid
page-sealed-help = Your choice stays hidden until everybody has chosen.
page-sealed-wait = All are turned up once the others have chosen.
page-take-back = Take back
page-undo = Undo
page-undo-last = Undo my last decision
page-recap = What just happened
page-recap-nothing = Nothing has happened since your last decision.
page-tempo = Speed of animations
page-tempo-slow = Slow
page-tempo-normal = Normal
page-tempo-quick = Quick
page-tempo-none = No animations
page-confirm = Confirm
page-why = Why?
page-open-clause = Read rule { $clause }
page-choose-some =
    { $least ->
        [0] { $count } of at most { $most }
       *[other] { $count } chosen, { $least } to { $most }
    }
page-choose-amount =
    { $step ->
        [1] { $least } to { $most }
       *[other] { $least } to { $most }, in steps of { $step }
    }
page-amount = Number
page-less = Less
page-more = More
page-nobody = – nobody –
page-absent = { $player } has left the table
page-absent-wait = Waiting another { $seconds } s.
page-absent-help = What now? The seat is kept, its owner can always come back.
page-settle-wait = Wait
page-settle-bot = Put in a bot
page-settle-end = End the game
page-hand-over = Hand the screen to { $player }
page-lift = I am { $player }: show my cards
page-leave = Leave my seat
page-leave-text = The others will decide: wait, put in a bot for you, or end the game.

## Rules and keys

page-keys = Keyboard shortcuts
page-key-choice = the card or choice with that number
page-key-enter = confirm
page-key-escape = close, cancel
page-key-pass = pass
page-key-undo = undo your move
page-key-hint = ask for advice
page-key-recap = what the others have just done
page-key-rules = the rules
page-key-log = the match sheet
page-key-sound = sound on or off
page-key-arrows = from one card to the next
page-key-back = one move back
page-key-forth = one move forward
page-key-first = the beginning of the game
page-key-last = the end of the game
page-key-run = run or stop
page-key-coach = the coach comes or goes
page-key-error = your next mistake
page-key-anybody = anybody’s next mistake
page-key-goal = the next goal
page-key-turn = where the match turned
page-key-keys = this list
page-single-keys = Single-key shortcuts

## Sound and notes

page-sound = Sound
page-volume = Volume
page-notes = Maryse’s words, the first time something happens
page-note = A word from Maryse
page-note-close = Close
page-note-rule = See the rule
page-note-more = More
page-pause = Pause
page-go-on = Resume
page-key-explain = say what a piece is; the arrows lead to the next one
page-key-pause = stop the race for a while, against bots
page-aid-none = no help
page-aid-name = help: the name
page-aid-cards = help: the cards
page-note-enough = Enough

## The end

page-winners =
    { $winners-is ->
        [you] You win!
        [other] { $winners } wins
       *[many] Shared victory: { $winners }
    }
page-winning-team = Victory: { $winners }
page-broken-off = Game broken off
page-rematch = Play again
page-rematch-waiting = Waiting for the others to play again.
page-rematch-wanted = wants to play again
page-check = Check the luck
page-download = Download the game
page-file = FILE

## Why the cards are fair

page-fairness = Luck that nobody chooses
page-fair-why = The cards come from a draw that neither a player nor the server can choose. Here is how, and how to check it yourself.
page-fair-before = 1. Before the game
page-fair-before-text = The server draws a secret and publishes its fingerprint at once. It can no longer change it: another secret would have another fingerprint.
page-fair-start = 2. At kick-off
page-fair-start-text = Everybody’s device adds a pinch of salt, promised by a fingerprint too. The draw comes from the secret and all the salt: one honest player is enough, and nobody can have prepared it.
page-fair-after = 3. After the last move
page-fair-after-text = The secret is published: your browser checks that it has the promised fingerprint, and that the draw comes from it and all the salt.
page-fair-later = The secret will be published, and your browser can check the dealing. The game can also be downloaded and replayed move by move.
page-fair-check = To replay everything move by move on your own computer, download the game and ask Ludofoot:
page-fair-proves = What this proves
page-fair-proves-text = If your own device added its salt, nobody, not even the server, could choose or change a card; a whole deal can only be thrown away, and the downloaded game shows every time that happened. It does not prove that players did not talk to each other, nor that the server showed no card to anybody.
page-check-dealing = Check the dealing
page-dealing-yours = Checked in your browser: the draw comes from the promised secret and your salt.
page-dealing-holds = Checked in your browser: the draw comes from the promised secret and the salt of the players.
page-dealing-older = Checked in your browser: the draw comes from the promised secret, but under the older, weaker promise. The server could have chosen among many spellings of it.
page-dealing-unpromised = Nothing was promised before this game: there is nothing to check.
page-dealing-damaged = This file is damaged: no game can be read from it.
page-dealing-newer = This game comes from a newer Ludofoot: reload the page.
page-dealing-commitment-kept = This is not the game that was promised here: your browser was shown other fingerprints, or in another order.
page-dealing-salt-kept = The salt of your browser is not in the draw.
page-dealing-broken = Download the game and keep it. Show it to the other players, and play for nothing that matters at this table.
page-dealing-unreadable = Try again. If the answer stays the same, do not trust this game.
page-dealing-details = The figures of the check
page-dealing-commitment = Promised fingerprint, promise { $number }
page-dealing-secret = Secret
page-dealing-salt = Salt of seat { $number }
page-dealing-seed = Seed of the draw
page-dealing-words = First words of the draw
page-doubt-nobody = The table has thrown away the deal it had promised and promises another, although nobody had left. Whoever runs the table could have thrown away a deal that did not suit them.
page-doubt-often = The table has already thrown away { $times } deals before dealing. That is a lot: whoever runs the table could have thrown away those that did not suit them.
page-doubt-go = Promise all the same

## What a view may hold

view-hand = Your hand
view-pile = On the table
view-step = Now
view-discards = Discards
view-winners = Winners
view-goals = Goals
view-scores = Points
view-hand-sizes = Cards in hand
view-round = Round
view-offers = Offers

## Replay

page-replay-watch = Watch it again
page-replay-help = Open a saved game: it is replayed card by card and checked. Nothing is kept.
page-replay-open = Choose a file…
page-timeline = Course of the game
page-moment = { $now } of { $all }
page-back = Back
page-forth = Forward
page-stop = Stop
page-speed = Play ×{ $speed }
page-view-of = Seen by
page-view-of-nobody = the stands
page-what-if = What if…?
page-what-if-over = The game is over here: go back first.
page-what-if-seat = First choose who you want to be.
page-seat-colour-1 = Red
page-seat-colour-2 = Blue
page-seat-colour-3 = Green
page-seat-colour-4 = Purple
page-replay-finished = Your finished games
page-replay-saved = A saved game
page-replay-none = Nothing to watch here yet: play a game, and it will be.
page-proved = Checked: { $lines } lines replayed, everything agrees.

## A box of one’s own

page-own-box = A box of your own
page-own-box-help = You own the original cards? Enter their real numbers in a copy of our box.
page-own-box-copy = Get our box as a file
page-own-box-open = Choose your file…
page-own-box-back = Play with our box

## A first match with Maryse

page-lesson = Lesson
page-lesson-step = Step { $number } of { $count }
page-lesson-start = Let’s go
page-lesson-continue = Continue
page-lesson-end = Finish this match
page-lesson-new-match = New match
page-lesson-another = Another lesson
page-lesson-leave = Leave
page-lesson-again = Repeat the lesson
page-lesson-luck = Lesson: the cards come from a script, the game counts for nothing.
page-guided = Guided first match
page-guided-help = { $minutes } minutes, with Maryse
page-choose-table = Choose the table
page-choose-table-help = friends, bots, options

## What people show each other

page-gestures = Gestures
page-stands = The stands
page-gesture-mute = { $who }: “{ $gesture }” Tap to see no more gestures from there.
page-gesture-unmute = Show gestures again: { $who }
gesture-bravo = Well done!
gesture-goal = What a goal!
gesture-save = Great save!
gesture-offside = Offside?
gesture-referee = Referee!
gesture-well-played = Good game

## The Gazette on the screen

gazette-more = All figures
gazette-turned = Here the match turned.
gazette-look = Look again from here
gazette-table = See the table
gazette-share = Share
gazette-front = Front page
gazette-share-text = { $score } · { $headline }
gazette-share-hide = Without first names
gazette-share-words = The text to send
gazette-share-send = Send
gazette-share-copy = Copy the text
gazette-share-save = Save the picture
gazette-share-copy-picture = Copy the picture
gazette-share-save-instead = This browser copies no pictures: save it.
gazette-share-copied = Copied.
gazette-share-by-hand = The text is selected: copy it by hand.
gazette-share-nothing = Nothing is sent without you.
gazette-share-here = Without a link: this server can be reached from this computer only.
gazette-share-days = This server keeps the game for { $days ->
    [one] one day
   *[other] { $days } days
  }: the link works as long.
gazette-look-with = { $when }, with Maryse
gazette-curve-of =
    { $me ->
        [yes] Your chances
       *[no] Chances of winning: { $seat }
    }
gazette-tokens-open = tokens open
gazette-stands = from the stands
gazette-open = cards open
gazette-all-ways = All { $n } goals
gazette-other-rows = The others
gazette-account-note = in points of chance
gazette-account-note-of = { $seat }, in points of chance
gazette-account-start = At the start
gazette-account-luck =
    { $dice ->
        [yes] The dice
       *[no] The cards
    }
gazette-account-received = Gifts received
gazette-account-given = Gifts made
gazette-account-mine = Your gifts
gazette-verdict-fair = Nothing to add: you played well.
gazette-verdict-lucky =
    { $dice ->
        [yes] The dice rolled for you.
       *[no] The cards played for you.
    }
gazette-verdict-unlucky = Well played, but luck was on the other side.
gazette-verdict-gifts = { $given } points given away: look at them again with Maryse.
gazette-verdict-received = Thanks for the gifts: { $received } points.
gazette-verdict-even = An even match.

## The bell of slow games
bell-setting = Tell me when it is my turn
bell-ask = A move may take hours here. You can close the page: shall I tell you when it is your turn?
bell-why = Your browser will ask for permission. You can change your mind in the menu.
bell-yes = Yes, tell me
bell-no = No, thanks
bell-server = Not possible here: this server cannot send anything. The tab’s title and the shelf say when it is your turn.
bell-http = Not possible here: this address is not encrypted (https). The tab’s title and the shelf say when it is your turn.
bell-browser = This browser cannot do that. On an iPhone or iPad, add Ludofoot to the home screen first.
bell-denied = Your browser refuses: that can be changed in its settings for this site.
bell-failed = That did not work: your browser’s push service does not answer. Try again later.
