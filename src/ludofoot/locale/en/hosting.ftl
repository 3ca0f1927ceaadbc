# For whoever runs a server: its tables, and how long what is kept.

## Refusals

refuse-table-closed = Whoever runs this server has closed this table: it can be looked at, but no longer played at.
notice-table-closed = Whoever runs this server has closed this table. What was played can still be looked at.
refuse-bad-tables-command = Say what to do: { $known }.
refuse-bad-keep-days = { $found } days make no sense: from 1 to { $most }.
refuse-cannot-begin = The game cannot begin with these seats: wait for somebody else.
refuse-no-lobby = This server has no list of open tables.
refuse-host-no-tables = There are no games in “{ $path }”: name the folder or the database of the server with --store.
refuse-host-no-letterbox = The server that uses “{ $path }” is too old to be asked: stop it first, or update it.
refuse-host-no-answer = The server that uses “{ $path }” does not answer. The wish was withdrawn: nothing was changed.
refuse-host-too-late = That wish came too late: nothing was changed.
refuse-host-unsure = The server that uses “{ $path }” took the wish and has not answered: look at the table to see what became of it.

## Help

help-tables = Looks after the tables of a server: lists them, shows one, closes or removes it.
help-tables-what = list: all tables; show: one of them; close: break its game off and let nobody play on; remove: delete it with everything in it
help-tables-code = The code of the table
help-tables-yes = Removes without asking
help-keep-days = How many days finished games are kept (30 unless told otherwise)
help-lobby = Lists tables that are open to anybody, and tables to watch, at /tables

## Tables

cli-tables-none = There is no table.
cli-tables-sure = Remove table { $table } ({ $game }: { $names }) with all its games, for good? [y/N]
cli-tables-untouched = Nothing was removed.
cli-tables-removed = Table { $table } is gone, with everything in it.
cli-tables-closed = Table { $table } is closed. Its games can be looked at for as long as this server keeps them.
cli-tables-code = Code
cli-tables-game = Game
cli-tables-state = State
cli-tables-phase = Phase
cli-tables-seats = Seats
cli-tables-number = Game of the series
cli-tables-opened = Opened
cli-tables-visited = Last visit
cli-tables-games = Games
cli-tables-lines = Lines
cli-tables-sockets = Screens here now
cli-table-open = open
cli-table-finished = finished
cli-table-closed = closed
cli-seat-free = free
cli-phase-waiting = waits for people
cli-phase-salts = is being dealt
cli-phase-playing = is being played
cli-phase-paused = paused
cli-phase-over = over
