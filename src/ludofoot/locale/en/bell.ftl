# What the service worker says by itself: no terms, no cases, one line each.
bell-turn = Your turn – { $title }
bell-waits = The table is waiting for you.
bell-named = { $name }, the table is waiting for you.
