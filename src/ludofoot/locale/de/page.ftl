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
        [bot-expert] Experten-Bot: denkt voraus
        [bot-champion] Meister-Bot: denkt lange voraus
        [bot-adaptive] Bot deiner Stärke: spielt etwa so gut wie du
        [bot-adaptive-1] Bot deiner Stärke: spielt etwa so gut wie du, Stufe 1 von 6
        [bot-adaptive-2] Bot deiner Stärke: spielt etwa so gut wie du, Stufe 2 von 6
        [bot-adaptive-3] Bot deiner Stärke: spielt etwa so gut wie du, Stufe 3 von 6
        [bot-adaptive-4] Bot deiner Stärke: spielt etwa so gut wie du, Stufe 4 von 6
        [bot-adaptive-5] Bot deiner Stärke: spielt etwa so gut wie du, Stufe 5 von 6
        [bot-adaptive-6] Bot deiner Stärke: spielt etwa so gut wie du, Stufe 6 von 6
       *[other] Bot, Stufe { $level }
    }
page-level-alike = in Partien von der Stufe { $other } nicht zu unterscheiden
page-level-plain = hier denkt er weniger nach: Dieser Server ist nicht kompiliert
page-plan-screen = an diesem Bildschirm
page-seat = Platz { $number }
page-name = Name
page-name-of = Name an Platz { $number }
page-bot-level = Stufe des Bots
page-add-seat = Platz hinzufügen
page-remove-seat = Entfernen
page-fold = Varianten, Uhr, eigene Schachtel
page-fold-changed = { $count } geändert
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
        [28800] 8 Std.
        [86400] 1 Tag
        [259200] 3 Tage
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
page-who-is-here = Wer da ist
page-who-line = { $name }: { $state }
page-who-watch =
    { $count ->
        [one] Eine Person sieht zu.
       *[other] { $count } Leute sehen zu.
    }
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
page-undo-last = Meine letzte Entscheidung zurücknehmen
page-recap = Was gerade geschah
page-recap-nothing = Seit deiner letzten Entscheidung ist nichts geschehen.
page-tempo = Tempo der Animationen
page-tempo-slow = Langsam
page-tempo-normal = Normal
page-tempo-quick = Schnell
page-tempo-none = Keine Animationen
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
page-key-hint = um Rat fragen
page-key-recap = was die anderen gerade getan haben
page-key-rules = die Regeln
page-key-log = der Spielbericht
page-key-sound = Ton an oder aus
page-key-arrows = von Karte zu Karte
page-key-back = einen Zug zurück
page-key-forth = einen Zug vor
page-key-first = der Anfang der Partie
page-key-last = das Ende der Partie
page-key-run = abspielen oder anhalten
page-key-coach = den Coach holen oder wegschicken
page-key-error = dein nächster Fehler
page-key-anybody = der nächste Fehler von irgendwem
page-key-goal = das nächste Tor
page-key-turn = wo das Spiel kippte
page-key-keys = diese Liste
page-single-keys = Kürzel mit einer einzigen Taste

## Sound and notes

page-sound = Ton
page-volume = Lautstärke
page-notes = Maryses Worte, wenn etwas zum ersten Mal geschieht
page-note = Ein Wort von Maryse
page-note-close = Schließen
page-note-rule = Regel ansehen
page-note-more = Mehr davon
page-pause = Pause
page-go-on = Weiter
page-key-explain = sagen, was ein Stück ist; die Pfeile führen zum nächsten
page-key-pause = das Rennen anhalten, gegen Computer
page-aid-none = ohne Hilfe
page-aid-name = Hilfe: der Name
page-aid-cards = Hilfe: die Karten
page-note-enough = Genug

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
page-what-if-over = Hier ist die Partie zu Ende: Geh erst zurück.
page-what-if-seat = Wähle erst, wer du sein willst.
page-seat-colour-1 = Rot
page-seat-colour-2 = Blau
page-seat-colour-3 = Grün
page-seat-colour-4 = Violett
page-replay-finished = Deine beendeten Partien
page-replay-saved = Eine gespeicherte Partie
page-replay-none = Hier gibt es noch nichts anzusehen: Spiel eine Partie, dann liegt sie hier.
page-proved = Geprüft: { $lines } Zeilen nachgespielt, alles stimmt.

## A box of one’s own

page-own-box = Deine eigene Schachtel
page-own-box-help = Du hast die Originalkarten? Trage ihre echten Zahlen in eine Kopie unserer Schachtel ein.
page-own-box-copy = Unsere Schachtel als Datei holen
page-own-box-open = Deine Datei wählen …
page-own-box-back = Mit unserer Schachtel spielen

## A first match with Maryse

page-lesson = Lektion
page-lesson-step = Schritt { $number } von { $count }
page-lesson-start = Los
page-lesson-continue = Weiter
page-lesson-end = Partie zu Ende spielen
page-lesson-new-match = Neue Partie
page-lesson-another = Andere Lektion
page-lesson-leave = Verlassen
page-lesson-again = Lektion wiederholen
page-lesson-luck = Lektion: Die Karten kommen aus einem Drehbuch, die Partie zählt nicht.
page-guided = Erste Partie mit Anleitung
page-guided-help = { $minutes } Minuten, mit Maryse
page-choose-table = Tisch wählen
page-choose-table-help = Freunde, Bots, Optionen

## Was man einander zeigt

page-gestures = Gesten
page-stands = Die Tribüne
page-gesture-mute = { $who }: „{ $gesture }“ Antippen, um von dort keine Gesten mehr zu sehen.
page-gesture-unmute = Gesten wieder zeigen: { $who }
gesture-bravo = Bravo!
gesture-goal = Tolles Tor!
gesture-save = Stark gehalten!
gesture-offside = Abseits?
gesture-referee = Schiri!
gesture-well-played = Gutes Spiel

## Die Gazette am Bildschirm

gazette-more = Alle Zahlen
gazette-turned = Hier kippte das Spiel.
gazette-look = Von hier ansehen
gazette-table = Zum Tisch
gazette-share = Teilen
gazette-front = Titelseite
gazette-share-text = { $score } · { $headline }
gazette-share-hide = Ohne Vornamen
gazette-share-words = Der Text zum Verschicken
gazette-share-send = Verschicken
gazette-share-copy = Text kopieren
gazette-share-save = Bild sichern
gazette-share-copy-picture = Bild kopieren
gazette-share-save-instead = Dieser Browser kopiert keine Bilder: Speichere es.
gazette-share-copied = Kopiert.
gazette-share-by-hand = Der Text ist markiert: Kopiere ihn von Hand.
gazette-share-nothing = Ohne dich wird nichts gesendet.
gazette-share-here = Ohne Link: Dieser Server ist nur von diesem Computer aus erreichbar.
gazette-share-days = Dieser Server behält die Partie { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }: So lange gilt der Link.
gazette-look-with = { $when }, mit Maryse
gazette-curve-of =
    { $me ->
        [yes] Deine Chancen
       *[no] Siegchancen: { $seat }
    }
gazette-tokens-open = offene Plättchen
gazette-stands = von der Tribüne
gazette-open = offene Karten
gazette-all-ways = Alle { $n } Tore
gazette-other-rows = Die anderen
gazette-account-note = in Punkten
gazette-account-note-of = { $seat }, in Punkten
gazette-account-start = Zu Beginn
gazette-account-luck =
    { $dice ->
        [yes] Die Würfel
       *[no] Die Karten
    }
gazette-account-received = Erhalten
gazette-account-given = Verschenkt
gazette-account-mine = Von dir verschenkt
gazette-verdict-fair = Nichts auszusetzen: gut gespielt.
gazette-verdict-lucky =
    { $dice ->
        [yes] Die Würfel rollten für dich.
       *[no] Die Karten spielten für dich.
    }
gazette-verdict-unlucky = Gut gespielt, doch das Glück saß gegenüber.
gazette-verdict-gifts = { $given } Punkte verschenkt: Sieh sie dir mit Maryse an.
gazette-verdict-received = Danke für die Geschenke: { $received } Punkte.
gazette-verdict-even = Ein ausgeglichenes Spiel.

## The bell of slow games
bell-setting = Melde dich, wenn ich dran bin
bell-ask = Hier kann ein Zug Stunden dauern. Du kannst die Seite schließen: Soll ich mich melden, wenn du dran bist?
bell-why = Dein Browser fragt gleich um Erlaubnis. Im Menü kannst du es dir anders überlegen.
bell-yes = Ja, melde dich
bell-no = Nein, danke
bell-server = Hier nicht möglich: Dieser Server kann nichts senden. Der Titel des Tabs und das Regal sagen, wann du dran bist.
bell-http = Hier nicht möglich: Diese Adresse ist nicht verschlüsselt (https). Der Titel des Tabs und das Regal sagen, wann du dran bist.
bell-browser = Dieser Browser kann das nicht. Auf einem iPhone oder iPad lege Ludofoot zuerst auf den Home-Bildschirm.
bell-denied = Dein Browser lehnt ab: Das lässt sich in seinen Einstellungen für diese Seite ändern.
bell-failed = Das hat nicht geklappt: Der Push-Dienst deines Browsers antwortet nicht. Versuch es später noch einmal.
