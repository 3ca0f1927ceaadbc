# What the service worker says by itself: no terms, no cases, one line each.
bell-turn = À toi – { $title }
bell-waits = La table t’attend.
bell-named = { $name }, la table t’attend.
