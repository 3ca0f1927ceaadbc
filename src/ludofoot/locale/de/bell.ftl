# What the service worker says by itself: no terms, no cases, one line each.
bell-turn = Du bist dran – { $title }
bell-waits = Der Tisch wartet auf dich.
bell-named = { $name }, der Tisch wartet auf dich.
