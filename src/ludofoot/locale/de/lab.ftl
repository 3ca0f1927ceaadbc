# Das Labor: Turniere, Berichte, Umgebungen für die Forschung.

## Ablehnungen

refuse-no-encoding = Für „{ $game }“ gibt es keine Forschungsumgebung: Seinem Ordner fehlt das Modul „encoding“.
refuse-too-many-workers = { $workers } Prozesse kämen einander nur in die Quere: Diese Maschine hat { $cores } { $cores ->
    [one] Kern
   *[other] Kerne
  }, mehr als { $most } sind sinnlos.
refuse-unknown-engine = „{ $engine }“ gibt es nicht. Zur Wahl stehen: { $known }.
refuse-address-without-ray = Eine Adresse braucht nur ein Ray-Cluster: dazu gehört --engine ray.
refuse-no-ray = Ray ist nicht installiert: pip install ludofoot[ray]
refuse-no-cluster = Unter { $address } ist kein Ray-Cluster: { $reason }
refuse-no-lab = { $package } ist nicht installiert: pip install ludofoot[lab]
refuse-bot-twice = „{ $bot }“ kann nicht gegen sich selbst antreten: Nenne jeden Bot nur einmal.
refuse-few-games = In so wenigen Spielen ({ $games }) lässt sich nichts wägen: Es müssen mindestens { $least } sein.
refuse-nothing-to-fit = { $game } zählt nichts, was sich wägen ließe.
refuse-bad-settle = { $settle } ist kein Anteil der Punkte: Nenne eine Zahl zwischen 0 und 0.5, etwa 0.05.
refuse-one-bot-alone = Zu einem Turnier gehören mindestens zwei Bots: --bots random,debutant

## Hilfe

help-tournament = Je zwei Bots treffen aufeinander, mit getauschten Plätzen und denselben Karten: Rangliste und Kreuztabelle.
help-report = Sieht vielen Partien zu und schreibt eine Seite für alle, die das Spiel gestalten: Dauer, Plätze, Regeln, Karten.
help-engine = Wer spielt: local (Prozesse dieser Maschine) oder ray (ein Ray-Cluster)
help-address = Die Adresse des Ray-Clusters; ohne sie startet Ray auf dieser Maschine
help-deals = Wie viele Kartenverteilungen; jede wird zweimal gespielt, mit getauschten Plätzen
help-tournament-bots = Die Bots, die aufeinandertreffen, mindestens zwei
help-lab-seats = Wie viele Plätze (sonst so wenige, wie das Spiel erlaubt)
help-lab-workers = Wie viele Prozesse zugleich (sonst einer je Kern)
help-fit = Spielt gegen sich selbst und wägt neu, was eine abgebrochene Partie wert ist; sagt, wie gut (Brier-Wert).
help-fit-games = Wie viele Partien für jede Zahl von Plätzen
help-settle = Aufhören, sobald klar ist, ob zwei Bots um diesen Anteil der Punkte auseinanderliegen, etwa 0.05
help-tournament-html = Die Seite auch in diese Datei schreiben

## Auf der Kommandozeile

cli-tournament = { $games } Partien, { $deals } Kartenverteilungen je Begegnung.
lab-stronger = { $first } ist stärker als { $second } ({ $deals } Kartenverteilungen).
lab-weaker = { $second } ist stärker als { $first } ({ $deals } Kartenverteilungen).
lab-alike = { $first } und { $second } liegen nicht so weit auseinander ({ $deals } Kartenverteilungen).
lab-open = Zwischen { $first } und { $second } ist noch nichts klar ({ $deals } Kartenverteilungen).
lab-fitted = { $seats } Plätze: Brier-Wert { $brier }, gegenüber { $mean } beim Mittelwert ({ $positions } Stellungen).
cli-page-written = Geschrieben: { $file }

## Auf beiden Seiten

lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share = { $value } % ({ $low }–{ $high })
lab-bot = Bot
lab-games = Partien

## Turnier

lab-tournament-title = { $game }: Turnier
lab-tournament-told = { $games } Partien an Tischen mit { $seats } Plätzen. Je zwei Bots spielten { $deals ->
    [one] dieselbe Kartenverteilung
   *[other] dieselben { $deals } Kartenverteilungen
  } zweimal, mit getauschten Plätzen. Startwert { $seed }.
lab-standings = Rangliste
lab-rating = Wertung
lab-interval = 95-%-Intervall
lab-points = Punkte
lab-rating-told = Wertung nach openskill (Plackett–Luce): Alle beginnen bei 25. Überlappen sich zwei Intervalle, so braucht es mehr Partien, um die beiden Bots zu unterscheiden. Eine Partie zählt einen Punkt; ein geteilter Sieg wird geteilt.
lab-cross-table = Kreuztabelle
lab-cross-told = Was der Bot der Zeile aus seinen Partien gegen den Bot der Spalte macht, in Klammern das 95-%-Intervall. Die beiden Partien einer Kartenverteilung zählen als eine Beobachtung.

## Bericht

lab-report-title = { $game }: wie es sich spielt
lab-report-told = { $games } Partien an Tischen mit { $seats } Plätzen, gespielt von Bots ({ $bots }). Startwert { $seed }. Bots sind keine Menschen: Was sie nie versuchen, kann an einem echten Tisch trotzdem vorkommen.
lab-sure-told = In Klammern und als Striche in den Bildern: das 95-%-Intervall. In 95 von 100 solchen Berichten liegt der wahre Wert darin. Mehr Partien machen es schmaler.
lab-how-often = wie oft
lab-length = Wie lange dauert eine Partie?
lab-length-axis = Entscheidungen je Partie
lab-length-told = Die Hälfte der Partien braucht höchstens { $middle } Entscheidungen (gelber Strich), neun von zehn zwischen { $low } und { $high }. Im Mittel { $mean }.
lab-scores = Ergebnisse
lab-scores-axis = Ergebnis eines Spielers
lab-scores-told = Die Hälfte der Spieler endet mit { $middle } oder weniger (gelber Strich), neun von zehn mit { $low } bis { $high }. Im Mittel { $mean }.
lab-seats = Kommt es auf den Platz an?
lab-share-axis = Anteil der Siege in %
lab-opener = Wer beginnt
lab-seats-told = Wären alle Plätze gleich gut, gewänne jeder { $fair } % (gelber Strich). Ein Strich, der ihn nicht schneidet, zeigt einen Vor- oder Nachteil (rot). Geteilte Siege: { $shared }.
lab-fair = Bei so vielen Partien ist kein Vorteil zu sehen.
lab-unfair = Das ist kein Zufall: { $seats }. Wer die Regeln ändert, sollte hier beginnen.
lab-sides = Sind die Seiten gleich stark?
lab-sides-told = Diese Seiten haben weder gleich viele Spieler noch die gleichen Mittel. Wären sie gleich stark, gewänne jede { $fair } % (gelber Strich); ein geteilter Sieg zählt für die Seiten zu gleichen Teilen.
lab-clauses = Welche Regeln kommen ins Spiel?
lab-clauses-told = Jedes Ereignis einer Partie nennt die Regel, die dahintersteht; das wird hier gezählt. Eine Regel, die nur etwas verbietet, ist so nicht zu sehen: Wo niemand es versucht, wird nichts erzählt.
lab-never-told = In { $games } Partien { $count ->
    [one] kam eine Regel nie ins Spiel
   *[other] kamen { $count } Regeln nie ins Spiel
  }. Entweder braucht es dazu etwas Besonderes (mehr oder weniger Spieler, eine Option, einen Fehler, ein Los zu Beginn), oder man könnte darauf verzichten:
lab-rare-told = In weniger als { $percent } % der Partien ({ $count }):
lab-often-told = Die { $shown } häufigsten von { $count } Regeln, die ins Spiel kamen.
lab-games-axis = Anteil der Partien in %
lab-clause = Regel
lab-times = Mal je Partie
lab-cards = Welche Karten entscheiden Partien?
lab-cards-told = Wie oft gewann, wer eine Karte hatte oder spielte. Ohne jeden Einfluss wären es { $fair } % (gelber Strich). Vorsicht: Manche Karten führen zum Sieg, andere kommen nur zu denen, die ohnehin gewinnen.
lab-no-cards = Bei so vielen Partien ändert keine Karte die Gewinnchance zweifelsfrei.
lab-card = Karte
lab-holders = Spieler, die sie hatten
