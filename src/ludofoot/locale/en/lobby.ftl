# Tables that are open to anybody, and those to watch.

lobby-title = Open tables
lobby-for-all = for everybody on this server
lobby-count = { $count } on this server, the newest first
lobby-filter = Choose among the tables
lobby-filter-all = All games
lobby-filter-short = Under 30 min
lobby-filter-two = For two
lobby-filter-people = No bots
lobby-free =
    { $free ->
        [one] { $free } seat of { $seats }
       *[other] { $free } seats of { $seats }
    }
lobby-just-now = just now
lobby-since =
    { $unit ->
        [hours] for { $count } h
       *[minutes] for { $count } min
    }
lobby-more-options =
    { $count ->
        [one] and one more option
       *[other] and { $count } more options
    }
lobby-own-box = a box of their own
lobby-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
lobby-a-bot = a bot
lobby-sit = Sit down
lobby-sit-with = Sit down with { $host }: { $title }
lobby-about = About { $name }
lobby-hide = Hide { $name }
lobby-show-hidden =
    { $count ->
        [one] Show { $count } hidden name again
       *[other] Show { $count } hidden names again
    }
lobby-goes = A table goes when it is full, or when its host has been away for a minute. … hides a name, in this browser alone.
lobby-empty = No open table. Open yours: it shows as long as you are here.
lobby-none-fits = No open table of this kind just now.
lobby-mine = Open mine
lobby-mine-seen = Your first name, the game and the free seats are seen, nothing else.
lobby-mine-open = Open a table to everybody
lobby-watch = To watch
lobby-watch-count = { $count } under way
lobby-watch-them = Watch { $players }: { $title }
lobby-score = Score:
lobby-stand = From the stand: no hidden card. The table knows how many watch.
lobby-show = Show in the open tables
lobby-show-help = Everybody on this server sees your first name, the game and the free seats, and may sit down.
lobby-let-watch = Let everybody watch
lobby-let-watch-help = The table is found among those to watch: first names and score, never a hidden card.
lobby-is-shown = This table is among the open tables: anybody on this server may sit down.
lobby-is-watched = Anybody on this server may find this table and watch it.
