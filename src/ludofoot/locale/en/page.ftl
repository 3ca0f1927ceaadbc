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
       *[other] bot, level { $level }
    }
page-plan-screen = on this screen
page-seat = Seat { $number }
page-name = Name
page-name-of = Name at seat { $number }
page-bot-level = Level of the bot
page-add-seat = Add a seat
page-remove-seat = Remove
page-your-way = Your way
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
page-key-rules = the rules
page-key-log = the match sheet
page-key-sound = sound on or off
page-key-arrows = from one card to the next
page-key-back = one move back
page-key-forth = one move forward
page-key-first = the beginning of the game
page-key-last = the end of the game
page-key-run = run or stop
page-key-keys = this list
page-single-keys = Single-key shortcuts

## Sound and notes

page-sound = Sound
page-volume = Volume
page-notes = Explain each rule the first time it matters
page-note = First time
page-note-close = Got it

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
page-proved = Checked: { $lines } lines replayed, everything agrees.

## A box of one’s own

page-own-box = A box of your own
page-own-box-help = You own the original cards? Enter their real numbers in a copy of our box.
page-own-box-copy = Get our box as a file
page-own-box-open = Choose your file…
page-own-box-back = Play with our box
