# The clubhouse: invitations, my club, what is kept where.

## The waiting room

invite-how = Point a phone at this code, or send the link. No account, no app.
invite-send = Send the invitation
invite-text = { $host } invites you to { $title }:
invite-text-nobody = A seat is waiting for you at { $title }:
invite-by-hand = Here the browser does not copy by itself (a page without https): the link is selected, copy it by hand.
invite-begins = The match begins as soon as every seat is taken.
invite-begin =
    { $count ->
        [2] Start with two
        [3] Start with three
       *[other] Start with { $count }
    }
invite-opened = has opened the invitation
invite-writes = has opened the invitation, is writing a name
invite-meanwhile = Meanwhile
invite-here-only = This link works on this computer only.
invite-remedy = For friends on the same Wi-Fi, run:
invite-would-be =
    { $count ->
        [one] The link will then be:
       *[other] The link will then be one of these:
    }
invite-how-to = How is it done?
invite-how-to-steps = Stop the server (Ctrl-C) where you started it, then start it again with this command. Your tables stay. The phones must be in the same network; if nothing opens, it is often this computer’s firewall.
invite-plain = This link is not encrypted.
invite-plain-why = On the way others could read and change what passes. With https they cannot.

## The ticket of whoever is invited

ticket-invites = { $host } invites you to play { $title }
ticket-invited = You are invited to play { $title }
ticket-no-account = no account
ticket-name = What is your name?
ticket-sit = Take my seat
ticket-watch-only = Just watch
ticket-watch = Watch
ticket-you = You
ticket-here = is here
ticket-away = is not at the screen
ticket-host-away = { $host } is not at the screen. Take a seat: a signal calls as soon as somebody is back.
ticket-full = The table is full. You can watch.
ticket-begun = The match has begun. You can watch: nobody shows you hidden cards.
ticket-about = The game in three lines
ticket-rules = All the rules

## My club

club-title = My club
club-kept-here = kept in this browser
club-forgets = this browser keeps nothing
club-nameless = My team
club-name = Name of the club
club-rename = Change
club-keep = Keep
club-crest = The crest
club-colours = colours: { $shirt } and { $trim }
club-shirt = Shirt
club-trim = Trim
club-colour-red = red
club-colour-white = white
club-colour-blue = blue
club-colour-green = green
club-colour-plum = plum
club-colour-mustard = yellow
club-colour-navy = navy
club-face-skin = Skin
club-face-hair = Hair
club-face-style = Haircut
club-face-back = Nape
club-face-mouth = Mouth
club-face-beard = Beard
club-face-extras = Detail
club-face-kit = Pattern
club-step-back = { $part }: the one before
club-step-on = { $part }: the next one
club-founded = Club founded on { $date }
club-matches =
    { $count ->
        [one] match
       *[other] matches
    }
club-won = won
club-streak = in a row (best { $best })
club-form = Form
club-letter-won = W
club-letter-drawn = D
club-letter-lost = L
club-result-won = won
club-result-drawn = drawn
club-result-lost = lost
club-result-broken-off = abandoned
club-games = My games
club-count =
    { $count ->
        [0] none here
       *[other] { $count } kept here
    }
club-state-all = All
club-state-running = Running { $count }
club-state-over = Finished { $count }
club-by-game = Game
club-by-level = Level
club-friends = friends
club-none = Nothing of the kind here.
club-more = Show more
club-made-room = For want of room the oldest records have gone; what is known of those matches stays.
club-against = against { $players }
club-bot = { $name } ({ $level })
club-place = place { $place } of { $count }
club-minutes = { $minutes } min
club-menu = More: { $match }
club-forget = Forget this match
club-empty = Your club has not played yet. The lightest box:
club-level = Level of play
club-played = played
club-wins = won
club-right = right
club-trend-up = rising
club-trend-down = falling
club-share = { $share } %
club-rivals = Rivals
club-met =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
club-title-nemesis = bogey team
club-title-favourite = favourite opponent
club-title-unbeaten = still to be beaten
club-title-derby = the derby
club-cabinet = The cabinet
club-cabinet-count = { $won } of { $count }
club-cabinet-all = The whole cabinet
club-cabinet-less = Less
club-trophy-won = Won
club-trophy-not-yet = Not won yet
club-keeping = Everything is kept here
club-keeping-how = In this browser, without an account. Take your club along in a file.
club-keeps-nothing = This browser keeps nothing: a private window, or storage is forbidden. Take your club along before you close it.
club-take = Take along
club-open = Open a file…
club-merged =
    { $count ->
        [0] All these matches were here already.
        [one] One more match in the club{ $here ->
            [0] .
            [one] ; one was here already.
           *[other] ; { $here } were here already.
        }
       *[other] { $count } more matches in the club{ $here ->
            [0] .
            [one] ; one was here already.
           *[other] ; { $here } were here already.
        }
    }
club-trouble-damaged = This file of a club is damaged. Nothing has changed here.
club-trouble-foreign = This is no file of Ludofoot. Nothing has changed here.
club-trouble-newer = This club comes from another version of Ludofoot, which this page cannot read. Nothing has changed here.
club-trouble-too-large = This file is larger than a club can be. Nothing has changed here.
club-move = To a phone
club-move-go = Prepare a link
club-move-hour = Point the phone at this code. The club is encrypted in this browser; the key is in the link, which the server does not see. It deletes it after an hour.
club-move-plain = Without https browsers let no page encrypt: anybody could read your club on its way. Take the file instead.
club-arrives =
    { $count ->
        [one] A club arrives: { $name }, { $count } match.
       *[other] A club arrives: { $name }, { $count } matches.
    }
club-take-in = Add to my club

## A game that is watched again

replay-send = Send
replay-send-how = Whoever has this link watches the match with all cards open.
replay-kept =
    { $days ->
        [one] This server keeps finished matches for a day; after that the link leads nowhere.
       *[other] This server keeps finished matches for { $days } days; after that the link leads nowhere.
    }
replay-text = A match of { $title } to watch again:
invite-send-link = Send the link
refuse-no-such-match = This match is not in your club, or its record is no longer there.

## What is kept where

kept-title = What is kept, and where
kept-browser = In this browser
kept-browser-settings = Your settings: language, theme, sound, speed, your first name, the last choices for each game, which words of Maryse you have read, names that you have hidden.
kept-browser-tables = The keys of your seats ({ $tables ->
    [one] one table
   *[other] { $tables } tables
  }): whoever has them sits there. They leave this browser only for the server of the table.
kept-browser-matches = Your club: { $matches ->
    [one] one finished match with its record
   *[other] { $matches } finished matches with their records
  } ({ $kilobytes } kB), what is needed to watch them again, its name, crest and founding date.
kept-browser-days = Your try at the match of the day and at the puzzle of the day, and your series of days.
kept-browser-offline = Where the browser allows it (https), a copy of the page, the rules and the drawings, to watch replays without a connection.
kept-server = On this server
kept-server-table = For each table: the first names written there, the moves and their times, the options. Of the keys of seats, a fingerprint alone.
kept-server-finished =
    { $days ->
        [one] A finished table is deleted after a day.
       *[other] A finished table is deleted after { $days } days.
    }
kept-server-unfinished = An unfinished table to which nobody comes back is deleted after { $unfinished } days.
kept-server-day =
    { $days ->
        [one] Of the match of the day: your result and the first name you give; of the puzzle of the day: found or not, without a name. Deleted after one day.
       *[other] Of the match of the day: your result and the first name you give; of the puzzle of the day: found or not, without a name. Deleted after { $days } days.
    }
kept-server-record = A file that is opened to be watched is read and then forgotten; an analysis made of it is kept no longer than a finished table, without any address.
kept-server-parcel = A club on its way to a phone: encrypted, for an hour, then deleted.
kept-server-bell = If you want to be told when it is your turn: the address and key that your browser gives, with your seat, until you switch it off or the table is deleted. The message passes, encrypted, through your browser’s push service.
kept-server-listed = A table that you show among the open tables, where a server has such a list: your first name, the game and the seats, as long as you are here. Nothing of it stays.
kept-server-address = Your network address: in memory, to count requests and slow down abuse; it is not written down with the games. A host may keep a log of their own.
kept-nowhere = Nowhere
kept-nowhere-account = No account, no password, no e-mail address.
kept-nowhere-cookies = No cookies, no audience measurement, no advertising.
kept-nowhere-others = The page asks nothing of any other site.
kept-forget = Forget everything here
kept-sure = Your club, your seats at running tables and your settings will be deleted from this browser. Nothing brings them back but a file that you took along before.
kept-forget-sure = Yes, delete everything
kept-forgotten = Done: this browser knows nothing of you any more.
