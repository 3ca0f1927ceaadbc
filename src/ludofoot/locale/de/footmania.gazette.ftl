# Footmania in der Gazette.

headline-one-pennant = Der Titel durch einen Wimpel
headline-by-pennants = Der Titel dank Wimpeln: { $a } zu { $b }
headline-play-off = Es brauchte ein Spiel mehr
headline-cheap = Titel zum kleinen Preis
headline-jackpot = Der Jackpot macht den Titel
headline-form = Hinten beim Anpfiff, vorn beim Abpfiff
headline-sold = { $Loser } { $losers ->
    [one] verkauft
   *[other] verkaufen
  } { $man }, { $winner } { $winners ->
    [one] siegt
   *[other] siegen
  }
headline-europe = Europa lächelt { gazette-to-winner } zu
headline-from-debt = Aus den Schulden zum Titel
headline-close = Der Titel hängt an einem Stern
headline-unbeaten = { $n } Spiele, { $n } Siege: { $winner }
headline-both-won = Hin- und Rückspiel an { $winner }
headline-dear = Ein Titel für { $n } Millionen
headline-not-first = { $Loser } komplett, { $winner } ganz oben
headline-clear = { $n } Punkte Vorsprung: { $winner }
headline-shared = Ein Pokal für { $n } Vereine
headline-strongest = { $n } Sterne für einen Titel
headline-first = Zuerst komplett, dann der Titel
headline-title = Der Titel geht an { $winner }

lead-season = { $Side } { $sides ->
    [one] gewinnt
   *[other] gewinnen
  } { $won ->
    [0] keines
    [one] eines
   *[other] { $won }
  } von { $played } Spielen.
after-play-off = nach einem Entscheidungsspiel
after-pennants = dank der Wimpel
made =
    { $won ->
        [0] kein Sieg
        [one] ein Sieg
       *[other] { $won } Siege
    }, { $pennants ->
        [0] kein Wimpel
        [one] ein Wimpel
       *[other] { $pennants } Wimpel
    }
when-turn = Runde { $n }
when-day = { $n }. Spieltag
star-why = { $stars } Sterne aufgestellt für { $amount }.
told-match = { $Side } { $sides ->
    [one] schlägt
   *[other] schlagen
  } { $victim }, { $a } zu { $b } Sterne.
told-drawn = { $Side } und { $victim } gleichauf, je { $a } Sterne.
told-eleven = { $Side } { $sides ->
    [one] zeigt
   *[other] zeigen
  } eine vollständige Mannschaft: Die Meisterschaft beginnt.
told-euro = Europapokal: { $side } { $sides ->
    [one] schlägt
   *[other] schlagen
  } { $team }.
told-jackpot = Der Jackpot für { $side }: { $amount }.
told-debt = { $amount } fehlen in der Kasse: { $side }.
told-play-off = Punkte und Wimpel gleich: Entscheidungsspiel.
told-champion = Der Titel für { $side }.
short-match = { $n }. Tag { $a }:{ $b }

figure-wins = Siege
figure-pennants = Wimpel
figure-stars = Sterne beim Anpfiff
figure-spent = Ausgegeben
figure-received = Eingenommen
figure-deals = Geschäfte
figure-auctions = Ersteigert
figure-euro = Gewonnene Euromatches
figure-jackpot = Jackpot
figure-fines = Strafen
figure-pluses = Gespielte Pluskarten

trophy-invincible = Nur Siege
trophy-invincible-if = Der Titel, alle Spiele gewonnen.
trophy-small-budget = Kleines Budget
trophy-small-budget-if = Der Titel mit den geringsten Ausgaben.
trophy-academy = Nachwuchs
trophy-academy-if = Zwei aus dem Nachwuchs in einer Elf, die gewinnt.
trophy-european-night = Europapokal
trophy-european-night-if = Ein Euromatch gegen eine Mannschaft mit fünf Wimpeln gewonnen.
trophy-market-king = Transferkönig
trophy-market-king-if = Einen Fußballer um die Hälfte teurer verkauft als gekauft.
trophy-red-to-black = Schuldenfrei
trophy-red-to-black-if = Der Titel nach Schulden.

## Was gezeichnet wird

standing-title = Schlusstabelle
standing-day = T{ $n }
standing-stars = Sterne
standing-pennants = Wimpel
standing-pennant = Wimpel
standing-points = Punkte
standing-times = × { $n }
tile-stars = { $n } ★
panel-money = Geld in der Kasse
panel-money-note = in Millionen
panel-championship = Meisterschaft
panel-elevens =
    { $n ->
        [2] Die beiden Elfen des letzten Spiels
       *[other] Die Elfen des letzten Spiels
    }
panel-elevens-note = grau: vom Platz · grüner Rahmen: bester Kauf
panel-stars = { $a } → { $b } ★
scale-millions = { $n } Mio.
