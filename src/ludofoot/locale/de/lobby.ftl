# Tische, die allen offenstehen, und solche zum Zusehen.

lobby-title = Offene Tische
lobby-for-all = für alle auf diesem Server
lobby-count = { $count } auf diesem Server, der neueste zuerst
lobby-filter = Unter den Tischen wählen
lobby-filter-all = Alle Spiele
lobby-filter-short = Unter 30 Min.
lobby-filter-two = Zu zweit
lobby-filter-people = Ohne Bot
lobby-free =
    { $free ->
        [one] { $free } Platz von { $seats }
       *[other] { $free } Plätze von { $seats }
    }
lobby-just-now = gerade eben
lobby-since =
    { $unit ->
        [hours] seit { $count } Std.
       *[minutes] seit { $count } Min.
    }
lobby-more-options =
    { $count ->
        [one] und eine weitere Option
       *[other] und { $count } weitere Optionen
    }
lobby-own-box = eigene Schachtel
lobby-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
lobby-a-bot = ein Bot
lobby-sit = Platz nehmen
lobby-sit-with = Platz nehmen bei { $host }: { $title }
lobby-about = Über { $name }
lobby-hide = { $name } ausblenden
lobby-show-hidden =
    { $count ->
        [one] { $count } ausgeblendeten Namen wieder zeigen
       *[other] { $count } ausgeblendete Namen wieder zeigen
    }
lobby-goes = Ein Tisch verschwindet, wenn er voll ist oder wenn eine Minute lang niemand einlädt. … blendet einen Namen aus, nur in diesem Browser.
lobby-empty = Kein offener Tisch. Eröffne einen: Er bleibt sichtbar, solange du da bist.
lobby-none-fits = Gerade kein offener Tisch dieser Art.
lobby-mine = Meinen eröffnen
lobby-mine-seen = Man sieht deinen Vornamen, das Spiel und die freien Plätze, sonst nichts.
lobby-mine-open = Einen Tisch für alle eröffnen
lobby-watch = Zum Zusehen
lobby-watch-count = { $count } im Gange
lobby-watch-them = { $players } zusehen: { $title }
lobby-score = Stand:
lobby-stand = Von der Tribüne: keine verdeckte Karte. Der Tisch weiß, wie viele zusehen.
lobby-show = Bei den offenen Tischen zeigen
lobby-show-help = Alle auf diesem Server sehen deinen Vornamen, das Spiel und die freien Plätze und können sich setzen.
lobby-let-watch = Alle zusehen lassen
lobby-let-watch-help = Der Tisch steht bei denen zum Zusehen: Vornamen und Stand, nie eine verdeckte Karte.
lobby-is-shown = Dieser Tisch steht bei den offenen Tischen: Alle auf diesem Server können sich setzen.
lobby-is-watched = Alle auf diesem Server können diesen Tisch finden und zusehen.
