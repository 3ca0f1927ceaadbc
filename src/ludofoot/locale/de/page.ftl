# The page: everything around a game. How arguments reach a message is told at the top of core.ftl.

## A new table

page-who-plays = Wer spielt?
page-who-link = Freund
page-who-bot = Bot
page-who-screen = Gleicher Bildschirm
page-plan-link = ein Link zum Verschicken
page-plan-bot =
    { $level-is ->
        [bot-debutant] Anfänger-Bot: spielt zum Spaß
        [bot-confirme] fortgeschrittener Bot: meint es ernst
       *[other] Bot, Stufe { $level }
    }
page-plan-screen = an diesem Bildschirm
page-seat = Platz { $number }
page-name = Name
page-name-of = Name an Platz { $number }
page-bot-level = Stufe des Bots
page-add-seat = Platz hinzufügen
page-remove-seat = Entfernen
page-your-way = So, wie du magst
page-by-lot = das Los entscheidet
page-otherwise = Sonst: „{ $text }“
page-title-then = { $title }:
page-quick = Flottes Tempo: Bots spielen fast sofort.
page-decision-time = Zeit pro Entscheidung
page-decision-seconds =
    { $seconds ->
        [0] unbegrenzt
        [30] 30 s
        [60] 1 min
        [180] 3 min
       *[other] { $seconds } s
    }
page-open-table = Tisch eröffnen

## Waiting

page-connecting = Auf dem Weg zum Tisch …
page-no-table = Diesen Tisch gibt es hier nicht
page-waiting =
    { $count ->
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $count } Spieler
    }
page-starting = Alle sind da, es wird gemischt …
page-seat-free = freier Platz
page-seat-person = ist da
page-seat-mine = an diesem Bildschirm
page-seat-bot = Bot, Stufe { $level }
page-sit = Hier sitzen
page-your-name = Dein Name
page-no-bot = Freier Platz
page-bot-named = Bot { $level }
page-invite = Einladen
page-link = Link zum Verschicken
page-code = Code:
page-copy = Link kopieren
page-copied = Link kopiert
page-qr = QR-Code des Links: halte ein Handy davor

## At the table

page-phase-waiting = es fehlen noch Spieler
page-phase-salts = es wird gemischt
page-phase-playing = { $seats } Spieler
page-phase-paused = Pause
page-phase-over = Partie zu Ende
page-watchers =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
page-line-online = Verbunden
page-line-reconnecting = Neu verbinden …
page-line-offline = Keine Verbindung
page-line-kept = Dein Zug ist gespeichert: Er geht raus, sobald die Leitung wieder steht.
page-line-broken = Die Leitung ist unterbrochen, wir versuchen es weiter.
page-menu = Menü
page-log = Spielbericht
page-to-shelf = Ludofoot, zurück zum Regal
page-to-shelf-short = Zurück zum Regal
page-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
page-your-turn = du bist dran
page-to-play = ist dran
page-thinks = überlegt
page-away = weg, kommt zurück? { $seconds } s
page-gone = weg
page-clock = Restliche Zeit
page-facts = Auf dem Tisch
page-of-player = { $player }: { $text }
page-yes = ja
page-no = nein

## Questions and answers

page-tray = Dein Platz
page-asked = Du bist dran! { $ask }
page-wait-others = Warten auf die anderen
page-wait-for =
    { $players-is ->
        [other] { $players } ist dran
       *[many] Warten auf { $players }
    }
page-wait-thinking =
    { $players-is ->
        [other] { $players } überlegt
       *[many] { $players } überlegen
    }
page-watching = Du schaust zu.
page-paused = Die Partie ist unterbrochen
page-sealed = Wahl liegt verdeckt
page-sealed-help = Deine Wahl bleibt verdeckt, bis alle gewählt haben.
page-sealed-wait = Aufgedeckt wird, sobald die anderen gewählt haben.
page-take-back = Zurücknehmen
page-undo = Rückgängig
page-confirm = Bestätigen
page-why = Warum?
page-open-clause = Regel { $clause } lesen
page-choose-some =
    { $least ->
        [0] { $count } von höchstens { $most }
       *[other] { $count } gewählt, { $least } bis { $most }
    }
page-choose-amount =
    { $step ->
        [1] { $least } bis { $most }
       *[other] { $least } bis { $most }, in Schritten von { $step }
    }
page-amount = Zahl
page-less = Weniger
page-more = Mehr
page-nobody = – niemand –
page-absent = { $player } hat den Tisch verlassen
page-absent-wait = Noch { $seconds } s Geduld.
page-absent-help = Was nun? Der Platz bleibt reserviert, man kann immer zurückkommen.
page-settle-wait = Warten
page-settle-bot = Bot einsetzen
page-settle-end = Partie beenden
page-hand-over = Gib { $player } den Bildschirm
page-lift = Ich bin { $player }: Karten zeigen
page-leave = Platz aufgeben
page-leave-text = Die anderen entscheiden dann: warten, einen Bot für dich einsetzen oder die Partie beenden.

## Rules and keys

page-keys = Tastenkürzel
page-key-choice = die Karte oder Wahl mit dieser Nummer
page-key-enter = bestätigen
page-key-escape = schließen, abbrechen
page-key-pass = passen
page-key-undo = deinen Zug zurücknehmen
page-key-rules = die Regeln
page-key-log = der Spielbericht
page-key-sound = Ton an oder aus
page-key-arrows = von Karte zu Karte
page-key-back = einen Zug zurück
page-key-forth = einen Zug vor
page-key-first = der Anfang der Partie
page-key-last = das Ende der Partie
page-key-run = abspielen oder anhalten
page-key-keys = diese Liste
page-single-keys = Kürzel mit einer einzigen Taste

## Sound and notes

page-sound = Ton
page-volume = Lautstärke
page-notes = Jede Regel erklären, wenn sie zum ersten Mal vorkommt
page-note = Zum ersten Mal
page-note-close = Verstanden

## The end

page-winners =
    { $winners-is ->
        [you] Du gewinnst!
        [other] { $winners } gewinnt
       *[many] Geteilter Sieg: { $winners }
    }
page-winning-team = Sieg: { $winners }
page-broken-off = Partie abgebrochen
page-rematch = Revanche
page-rematch-waiting = Revanche gewünscht: warten auf die anderen.
page-rematch-wanted = will Revanche
page-check = Zufall prüfen
page-download = Partie herunterladen
page-file = DATEI

## Why the cards are fair

page-fairness = Ein Zufall, den niemand bestimmt
page-fair-why = Die Karten kommen aus einer Ziehung, die weder ein Spieler noch der Server bestimmen kann. So geht das, und so prüfst du es selbst.
page-fair-before = 1. Vor der Partie
page-fair-before-text = Der Server zieht ein Geheimnis und veröffentlicht sofort dessen Fingerabdruck. Ändern kann er es nun nicht mehr: Ein anderes Geheimnis hätte einen anderen Fingerabdruck.
page-fair-start = 2. Beim Anstoß
page-fair-start-text = Das Gerät jedes Spielers gibt eine Prise Salz dazu, ebenfalls durch einen Fingerabdruck versprochen. Die Ziehung entsteht aus dem Geheimnis und allem Salz: Ein einziger ehrlicher Spieler genügt, und niemand kann sie vorbereitet haben.
page-fair-after = 3. Nach dem letzten Zug
page-fair-after-text = Das Geheimnis ist veröffentlicht: Dein Browser prüft, ob es den versprochenen Fingerabdruck hat und ob die Ziehung aus ihm und allem Salz entsteht.
page-fair-later = Das Geheimnis wird veröffentlicht, und dein Browser kann das Geben prüfen. Die Partie lässt sich auch herunterladen und Zug um Zug nachspielen.
page-fair-check = Um auf deinem Rechner alles Zug um Zug nachzuspielen, lade die Partie herunter und frag Ludofoot:
page-fair-proves = Was das beweist
page-fair-proves-text = Wenn dein eigenes Gerät sein Salz dazugegeben hat, konnte niemand, auch nicht der Server, eine Karte aussuchen oder austauschen; nur ein ganzes Geben lässt sich verwerfen, und die heruntergeladene Partie zeigt jedes Mal, dass das geschah. Es beweist nicht, dass Spieler sich nicht abgesprochen haben, und nicht, dass der Server niemandem eine Karte gezeigt hat.
page-check-dealing = Das Geben prüfen
page-dealing-yours = In deinem Browser geprüft: Die Ziehung entsteht aus dem versprochenen Geheimnis und deinem Salz.
page-dealing-holds = In deinem Browser geprüft: Die Ziehung entsteht aus dem versprochenen Geheimnis und dem Salz der Spieler.
page-dealing-older = In deinem Browser geprüft: Die Ziehung entsteht aus dem versprochenen Geheimnis, aber nach dem älteren, schwächeren Versprechen. Der Server hätte unter vielen Schreibweisen wählen können.
page-dealing-unpromised = Vor dieser Partie wurde nichts versprochen: Es gibt nichts zu prüfen.
page-dealing-damaged = Diese Datei ist beschädigt: Es lässt sich keine Partie daraus lesen.
page-dealing-newer = Diese Partie stammt aus einem neueren Ludofoot: Lade die Seite neu.
page-dealing-commitment-kept = Das ist nicht die Partie, die hier versprochen wurde: Dein Browser hat andere Fingerabdrücke gesehen, oder in anderer Reihenfolge.
page-dealing-salt-kept = Das Salz deines Browsers steckt nicht in der Ziehung.
page-dealing-broken = Lade die Partie herunter und heb sie auf. Zeig sie den anderen Spielern, und spielt an diesem Tisch um nichts Wichtiges mehr.
page-dealing-unreadable = Versuch es noch einmal. Bleibt die Antwort gleich, dann trau dieser Partie nicht.
page-dealing-details = Die Zahlen der Prüfung
page-dealing-commitment = Versprochener Fingerabdruck, Versprechen { $number }
page-dealing-secret = Geheimnis
page-dealing-salt = Salz von Platz { $number }
page-dealing-seed = Startwert der Ziehung
page-dealing-words = Erste Wörter der Ziehung
page-doubt-nobody = Der Tisch hat das versprochene Geben verworfen und verspricht ein anderes, obwohl niemand gegangen war. Wer den Tisch betreibt, könnte ein Geben verworfen haben, das ihm nicht gefiel.
page-doubt-often = Der Tisch hat vor dem Geben schon { $times }-mal neu versprochen. Das ist viel: Wer den Tisch betreibt, könnte verworfen haben, was ihm nicht gefiel.
page-doubt-go = Trotzdem versprechen

## What a view may hold

view-hand = Deine Hand
view-pile = Auf dem Tisch
view-step = Jetzt
view-discards = Ablage
view-winners = Sieger
view-goals = Tore
view-scores = Punkte
view-hand-sizes = Karten auf der Hand
view-round = Runde
view-offers = Angebote

## Replay

page-replay-watch = Noch einmal ansehen
page-replay-help = Öffne eine gespeicherte Partie: Sie wird Karte für Karte nachgespielt und geprüft. Nichts wird behalten.
page-replay-open = Datei wählen …
page-timeline = Verlauf der Partie
page-moment = { $now } von { $all }
page-back = Zurück
page-forth = Vor
page-stop = Anhalten
page-speed = Abspielen ×{ $speed }
page-view-of = Sicht von
page-view-of-nobody = Tribüne
page-what-if = Was wäre, wenn …?
page-proved = Geprüft: { $lines } Zeilen nachgespielt, alles stimmt.

## A box of one’s own

page-own-box = Deine eigene Schachtel
page-own-box-help = Du hast die Originalkarten? Trage ihre echten Zahlen in eine Kopie unserer Schachtel ein.
page-own-box-copy = Unsere Schachtel als Datei holen
page-own-box-open = Deine Datei wählen …
page-own-box-back = Mit unserer Schachtel spielen
