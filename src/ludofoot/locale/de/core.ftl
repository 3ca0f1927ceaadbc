# What every game shares. Each argument $x comes with $x-is, on which a sentence may select: for a player `you` (the
# reader) or `other`, for a list `none`, `many` or what its only item is, for a word its own id, `none` for nothing.

list-end = { $most } und { $last }
player = Spieler { $number }
player-you = Du
bot-names = Ida, Lina, Bruno, Rosa, Emil, Jeanne, Anton, Mia
bot-random = Zufall
bot-debutant = Anfänger
bot-confirme = Fortgeschritten
bot-expert = Experte
bot-champion = Meister
bot-adaptive = Etwa so gut wie du
bot-adaptive-1 = Etwa so gut wie du, 1 von 6
bot-adaptive-2 = Etwa so gut wie du, 2 von 6
bot-adaptive-3 = Etwa so gut wie du, 3 von 6
bot-adaptive-4 = Etwa so gut wie du, 4 von 6
bot-adaptive-5 = Etwa so gut wie du, 5 von 6
bot-adaptive-6 = Etwa so gut wie du, 6 von 6

## Refusals: a move

refuse-not-seated = Du schaust zu und spielst nicht mit: Nimm dir zuerst einen Platz am Tisch.
refuse-game-over = Das Spiel ist aus, es kann nichts mehr gespielt werden. Fang ein neues an.
refuse-not-your-turn = Du bist nicht an der Reihe: Warte, bis du dran bist.
refuse-not-started = Das Spiel hat noch nicht begonnen.
refuse-already-started = Das Spiel hat schon begonnen.
refuse-already-paused = Der Tisch macht schon Pause.
refuse-not-paused = Der Tisch macht keine Pause.
refuse-race-paused = Der Tisch macht Pause, und hier spielen alle zugleich: Warte, bis alle wieder da sind.
refuse-gesture-lesson = Hier lernst du: Gesten gibt es an einem richtigen Tisch.
refuse-gesture-race = Die Karten fliegen: Gesten warten bis zum Ende der Runde.
refuse-gesture-enough = { $count } Gesten sind genug für ein Spiel: Das nächste bringt neue.
refuse-gesture-soon = Eine Geste alle { $seconds } Sekunden: Warte ein wenig.
refuse-no-piece = Diese Zeile nennt kein Stück.
refuse-not-alone = Anhalten lässt sich ein Rennen nur, wenn du allein gegen Computer spielst.
refuse-bad-bell = Dieses Gerät lässt sich nicht benachrichtigen: Die Adresse, die dein Browser nennt, gehört zu keinem Push-Dienst.
refuse-no-bells = Dieser Server kann niemanden benachrichtigen.
refuse-not-slow = Benachrichtigt wird nur an einem Tisch, an dem man Stunden für eine Entscheidung hat.
refuse-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refuse-seat-taken = Dieser Platz ist besetzt: Such dir einen anderen.
refuse-nothing-to-take-back = Du hast keine verdeckte Wahl, die du zurücknehmen könntest.
refuse-undo-online = Zwischen Leuten, die nicht beisammensitzen, gilt: Gespielt ist gespielt.
refuse-undo-nothing = Es gibt keinen Zug zurückzunehmen.
refuse-undo-next-acted = Zu spät: Inzwischen hat jemand gespielt.
refuse-undo-luck = Dieser Zug bleibt: Der Zufall hat schon geantwortet.
refuse-undo-shown = Dieser Zug bleibt: Eine verdeckte Karte wurde gezeigt.
refuse-undo-once = Es geht nur um eine Entscheidung zurück.
refuse-undo-timed-out = Dieser Zug bleibt: Die Zeit war abgelaufen.
refuse-undo-race = Im Wettlauf gilt: Gespielt ist gespielt.
refuse-bad-choice = Tippe eine Zahl von 1 bis { $most }, oder h für Hilfe.
refuse-bad-count = Wähle zwischen { $least } und { $most } davon, jedes nur einmal.
refuse-bad-count-exact = { $most ->
    [one] Wähle genau eines davon.
   *[other] Wähle genau { $most } davon, jedes nur einmal.
}
refuse-bad-amount = Du brauchst eine Zahl von { $least } bis { $most }, in Schritten von { $step }.
refuse-bad-move-text = „{ $text }“ ist kein Zug. Tippe eine Zahl von 1 bis { $most }, oder h für Hilfe.
refuse-no-clause = Hier gibt es keine Regel zu erklären. „r“ zeigt die ganze Spielregel.

## Refusals: a game, its setup and its box

refuse-unknown-game = „{ $game }“ steht nicht im Regal. Es gibt: { $known }.
refuse-bad-seats = Zu { $seats } geht es nicht. Möglich: { $allowed }.
refuse-bad-opener = Es gibt keinen Spieler { $opener }, der beginnen könnte: Die Plätze zählen von 0 an.
refuse-opener-by-lot = Wer beginnt, sagen hier nicht die Spieler: Das Los entscheidet.
refuse-bad-number = Die Spiele einer Serie zählen von 1 an, nicht von { $number }.
refuse-unknown-option = Dieses Spiel hat keine Option „{ $option }“. Es hat: { $known }.
refuse-bad-option = „{ $value }“ ist für die Option „{ $option }“ nicht möglich. Zur Wahl: ludofoot games.
refuse-bad-option-text = „{ $text }“ ist keine Option: Schreib NAME=WERT.
refuse-option-twice = Die Option „{ $option }“ steht zweimal da: Entscheide dich.
refuse-no-own-box = Dieses Spiel wird nur mit seiner eigenen Schachtel gespielt.
refuse-damaged-box = Diese Schachtel ist nicht lesbar: { $reason }
refuse-bad-box = Diese Schachtel passt nicht zur Regel: { $problems }
box-problems = Diese Schachtel passt nicht zur Regel. Jede Zeile nennt die Klausel, den Ort = was dort steht (was dort stehen muss).
refuse-box-too-large = Diese Schachtel ist zu groß (höchstens { $most } Bytes).
refuse-bad-seed = „{ $seed }“ ist kein Startwert.

## Refusals: promises

refuse-record-unfair = Diese Karten stammen nicht aus dem, was vor dem Spiel versprochen wurde. Zeile { $line }: { $reason }.
unfair-form = ein Geheimnis, ein Salz oder ein Fingerabdruck ist nicht mit 64 kleinen Hexadezimalziffern geschrieben
unfair-seated-first = jemand saß schon, bevor das Geheimnis versprochen war
unfair-opened-late = nach dem Geben wurde ein Geheimnis versprochen
unfair-promise-unknown = diese Art Versprechen ist unbekannt oder schwächer als das vorige
unfair-promised-late = ein Salz wurde zu früh oder zu spät versprochen
unfair-salt-used = dieses Salz war schon für ein früheres Geben versprochen
unfair-salt-late = ein Salz wurde erst nach dem Geben geöffnet
unfair-salt-other = dieses Salz ist nicht das versprochene
unfair-salt-twice = ein Salz wurde zweimal geöffnet
unfair-salt-missing = es wurde ohne das Salz aller Spieler gegeben
unfair-left-after-salt = jemand ging, als schon Salz offen lag, und die Karten wurden nicht neu versprochen
unfair-setup-other = gegeben wurde nicht das Spiel, das angekündigt war
unfair-started-twice = es wurde zweimal gegeben
unfair-secret-early = nach dem Geheimnis wurde weitergespielt
unfair-secret-twice = ein Geheimnis wurde zweimal gezeigt
unfair-secret-other = dieses Geheimnis ist nicht das versprochene
unfair-seed-other = die Ziehung entsteht nicht aus dem Geheimnis und dem Salz
unfair-commitment-kept = der erste Fingerabdruck ist nicht der, den du notiert hast
unfair-salt-kept = das Salz, das du notiert hast, steckt nicht in der Ziehung
refuse-record-secret-missing = Das versprochene Geheimnis ist noch nicht veröffentlicht: Die Ziehung lässt sich nicht prüfen.
refuse-salts-are-open = Zu spät, um Salz zu versprechen: Anderes liegt schon offen.
refuse-salt-not-promised = Dieses Salz ist nicht das versprochene.
refuse-promise-malformed = Ein Geheimnis, ein Salz und ihre Fingerabdrücke bestehen aus 64 kleinen Hexadezimalziffern, aus nichts sonst.
refuse-salt-used-before = Dieses Salz war schon für ein früheres Geben versprochen: Versprich ein neues.
refuse-salt-open-already = Dieses Salz liegt schon offen.
refuse-secret-not-promised = Dieses Geheimnis ist nicht das versprochene.
refuse-game-not-over = Das Geheimnis bleibt bis zum Ende des Spiels verschlossen.

## Refusals: bots and simulation

refuse-unknown-bot = „{ $bot }“ ist kein Bot. Es gibt: { $known }.
refuse-bad-rollouts = { $rollouts } Versuche je Zug: Möglich sind 1 bis { $most }.
refuse-bad-games = { $games } Spiele gehen nicht: Es muss mindestens eines sein.
refuse-bad-workers = { $workers } Prozesse gehen nicht: Es muss mindestens einer sein.
refuse-bad-bots = Es braucht eine Stufe für alle oder eine für jeden der { $seats } Plätze, nicht { $bots }.
refuse-bad-seating =
    { $wanted ->
        [one] Es braucht einen Gegner, nicht { $found }.
       *[other] Es braucht { $wanted } Gegner (oder eine Stufe für alle), nicht { $found }.
    }

## Refusals: a table between people

refuse-no-such-parcel = Dieses Paket ist nicht mehr da: Es liegt eine Stunde lang auf dem Server, wo es abgegeben wurde.
refuse-unreadable = Diese Nachricht ist unverständlich: Lade die Seite neu.
refuse-too-large = Diese Nachricht ist zu lang (höchstens { $most } Bytes).
refuse-too-fast = Zu viele Nachrichten auf einmal: Hol kurz Luft.
refuse-too-many = Es warten zu viele Anfragen: Versuch es gleich noch einmal.
refuse-join-first = Setz dich zuerst an einen Tisch.
refuse-joined-already = Du bist schon an diesem Tisch.
refuse-no-such-table = Diesen Tisch gibt es nicht, oder nicht mehr. Prüfe den Code.
refuse-table-moving = Dieser Tisch zieht gerade auf einen anderen Rechner um: Er ist gleich wieder da.
refuse-not-your-seat = Das ist nicht dein Platz: Spiel für deinen eigenen.
refuse-not-the-opener = Das kann nur, wer den Tisch eröffnet hat.
refuse-bad-move = Das sieht nicht nach einem Zug dieses Spiels aus.
refuse-nobody-away = Niemand fehlt: Es gibt nichts zu entscheiden.
refuse-not-yet = Geduld: Gib dem, der fehlt, noch etwas Zeit.
refuse-server-full = Hier sind alle Tische besetzt: Versuch es später noch einmal.
refuse-store-full = Es ist kein Platz mehr zum Speichern: Dein Zug wurde nicht gemacht. Versuch es später noch einmal.
refuse-store-failing = Der Datenträger nimmt nicht an, was gespeichert werden soll: Dein Zug wurde nicht gemacht. Versuch es später noch einmal.
refuse-store-damaged = Was gespeichert war, lässt sich nicht mehr lesen: Wer diesen Server betreibt, muss eine Sicherung einspielen.
refuse-store-unknown = Der Datenträger hat beim Speichern versagt: Ob dein Zug gilt, zeigt sich, sobald er wieder arbeitet.
refuse-rules-changed = Diese Partie wurde nach anderen Regeln begonnen: Du kannst sie ansehen, aber nicht mehr spielen.
refuse-no-such-game-in-series = An diesem Tisch wurde keine Partie Nr. { $number } gespielt.
refuse-too-costly = Das würde länger dauern oder mehr brauchen, als ein Gast hier verlangen darf.
refuse-too-slow = Das kam zu langsam an. Versuch es noch einmal.
refuse-luck-written-down = Der Zufall dieser Partie war vorher aufgeschrieben und endet mit ihr: Sie lässt sich nicht weiterspielen.
refuse-forbidden = Dieser Server ist unter dieser Adresse nicht bekannt.
refuse-not-now = Das ging gerade nicht. Versuch es gleich noch einmal.
refuse-game-too-long = Diese Partie ist sehr lang geworden: Ungefragt kann niemand mehr etwas anbieten. Spielt sie zu Ende.
refuse-bad-network = Das ist kein Netz eines Proxys: { $reason }. Zum Beispiel 127.0.0.1/32.
refuse-bad-push-trial = Das ist keine Adresse für Versuche: { $url }. Sie muss auf diesem Rechner liegen, zum Beispiel http://127.0.0.1:9000.
refuse-bad-public = „{ $url }“ ist keine Adresse eines Servers. Zum Beispiel https://foot.example.
notice-store-failing = Gerade lässt sich nichts speichern: Das Spiel wartet.
refuse-store-in-use = „{ $path }“ wird schon von einem anderen Ludofoot benutzt.
refuse-store-newer = „{ $path }“ stammt aus einem neueren Ludofoot (Format { $found }): Bring Ludofoot auf den neuesten Stand.
refuse-no-postgresql = Für eine Datenbank wird asyncpg gebraucht: pip install { "\u0022" }ludofoot[postgresql]{ "\u0022" }
refuse-bad-store = Unter { $scheme }://… lassen sich keine Partien aufheben: Nenne einen Ordner oder postgresql://Benutzer@Rechner/Datenbank.
refuse-bad-lease = Eine Pacht dauert { $least } bis { $most } Sekunden.
refuse-store-unreachable = Die Datenbank antwortet nicht ({ $reason }): Prüfe Adresse, Benutzer und Passwort, und ob sie läuft.
refuse-store-no-grant = Die Datenbank verbietet etwas, das gebraucht wird ({ $reason }): Gib ihrem Benutzer das Recht, dort Tabellen anzulegen und zu ändern.
refuse-store-read-only = Die Datenbank lässt sich nur lesen: Nenne den Primärserver, oder erlaube das Schreiben.
refuse-store-tables-newer = Die Tabellen der Datenbank stammen von einem neueren Ludofoot (Format { $found }, dieses liest { $ours }): Aktualisiere Ludofoot.
refuse-store-not-our-tables = Die Datenbank enthält andere Tabellen unter unseren Namen: Gib Ludofoot eine eigene Datenbank.
refuse-store-other-cluster = Server für { $theirs } benutzen diese Datenbank schon, und dieser ist für { $ours }: Gib jedem eine eigene Datenbank, oder dasselbe --public.
refuse-no-metrics = Für Zahlen wird prometheus_client gebraucht: pip install { "\u0022" }ludofoot[metrics]{ "\u0022" }
refuse-bad-metrics = „{ $address }“ ist keine Adresse für Zahlen. Zum Beispiel 127.0.0.1:9100.
refuse-public-metrics = Diese Zahlen gehen niemanden an, der spielt, und { $address } steht allen offen: Nenne eine Adresse im eigenen Netz, etwa 127.0.0.1:9100.
refuse-bad-store-command = Sag, was zu tun ist: { $known }.
refuse-store-line-unreadable = Zeile { $number } der Datei ist kein Tisch von Ludofoot ({ $reason }).
refuse-store-room-differs = Tisch { $table } gibt es schon, aber nicht so wie in der Datei: An ihm wurde nichts geändert.
refuse-store-days-differ = Die Partien sind da, die Spiele des Tages nicht: Die hiesigen kommen aus einem anderen Schlüssel. Importiere in einen neuen Speicher, oder nimm die letzte Zeile („days“) aus der Datei.
refuse-store-file-fails = „{ $path }“ lässt sich nicht benutzen: { $reason }.
refuse-store-no-rights = „{ $path }“ darf nicht beschrieben werden: Besitzer oder Rechte verbieten es, oder der Datenträger ist schreibgeschützt. Ändere das oder wähle mit --data einen anderen Ordner.
refuse-store-no-space = Für „{ $path }“ ist kein Platz mehr auf dem Datenträger: Schaff Platz oder wähle mit --data einen anderen Ordner.
refuse-store-not-a-file = „{ $path }“ ist keine Datei, obwohl dort die Spiele hingehören: Leg die Datei zurück oder wähle mit --data einen anderen Ordner.
refuse-store-not-ours = „{ $path }“ enthält keine Spiele von Ludofoot: Spiel eine Sicherung ein, räum die Datei aus dem Weg oder wähle mit --data einen anderen Ordner.
refuse-store-file-empty = „{ $path }“ ist leer, obwohl dort Spiele gespeichert waren: Spiel eine Sicherung ein oder lösch die Datei, um neu zu beginnen.
refuse-store-file-missing = „{ $path }“ fehlt, aber das Protokoll „{ $log }“ ist noch da: Leg die Datei zurück oder spiel eine Sicherung ein; um neu zu beginnen, lösch das Protokoll.
refuse-store-log-missing = „{ $path }“ fehlt, obwohl Ludofoot nicht ordentlich beendet wurde: Darin stehen die letzten Züge. Leg die Datei zurück oder spiel eine Sicherung ein; um ohne diese Züge weiterzumachen, leg eine leere Datei an ihre Stelle.
refuse-store-file-damaged = „{ $path }“ ist beschädigt ({ $reason }): Spiel eine Sicherung ein oder wähle mit --data einen anderen Ordner.
refuse-store-unusable = „{ $path }“ ist nicht zu gebrauchen ({ $reason }): Bring das in Ordnung oder wähle mit --data einen anderen Ordner.
refuse-nothing-to-play-on = Ab hier gibt es nichts mehr zu spielen: Wähle einen Moment vor dem Ende.
refuse-salt-too-early = Noch nicht: Die Salze werden geöffnet, wenn alle Plätze besetzt sind.
refuse-bad-port = „{ $port }“ ist kein Port: eine Zahl bis 65535.
refuse-cannot-listen = { $host }, Port { $port }, lässt sich nicht öffnen: { $reason }
notice-store-full = Es ist kein Platz mehr zum Speichern: Das Spiel wartet.
notice-rules-changed = Diese Partie wurde nach anderen Regeln begonnen: Man kann sie ansehen, aber nicht mehr spielen. Öffnet einen neuen Tisch, um zu spielen.
notice-salt-missing = Das Spiel konnte nicht beginnen: Es fehlt das Salz von { $names }. Die Karten werden neu versprochen.
notice-left = { $names } ging während des Mischens. Die Karten werden neu versprochen.

## Refusals: records and files

refuse-record-damaged = Diese Datei ist beschädigt: { $reason }
refuse-record-not-ours = Diese Datei ist kein Spiel von Ludofoot.
refuse-record-newer = Dieses Spiel stammt aus einem neueren Ludofoot (Format { $found }, hier { $known }): Bring Ludofoot auf den neuesten Stand.
refuse-record-other-rules = Dieses Spiel wurde nach anderen Regeln gespielt ({ $found }, hier { $known }): Es lässt sich nicht nachspielen.
refuse-record-tampered =
    { $line ->
        [0] Diese Datei wurde verändert: Ihr Siegel passt nicht mehr.
       *[other] Diese Datei wurde verändert: Zeile { $line } führt nicht dorthin, wo sie es sagt.
    }
refuse-record-illegal-move = Diese Datei enthält einen unerlaubten Zug, in Zeile { $line }.
refuse-record-too-large = Diese Datei ist zu groß für ein Spiel (höchstens { $most } Bytes).
refuse-record-other-game = Diese Datei ist ein Spiel von „{ $found }“, nicht von „{ $game }“.
refuse-resume-is-settled = Ein fortgesetztes Spiel behält seine Plätze, Bots, Optionen und seinen Zufall: Lass diese Angaben weg.
refuse-bad-notation = Zeile { $line } ist nicht lesbar: „{ $text }“
refuse-bad-transcript-move = Zug { $number } ist nicht erlaubt.
refuse-file-missing = Die Datei „{ $file }“ gibt es nicht.
refuse-file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen.
refuse-file-unwritable = „{ $file }“ lässt sich nicht schreiben: Versuch es mit einer anderen Datei.
refuse-file-exists = „{ $file }“ gibt es schon und wird nicht überschrieben. Setz das Spiel mit --resume fort, oder nenne eine andere Datei.
refuse-bad-game-name = „{ $name }“ kann kein Spiel heißen: kleine Buchstaben und Ziffern, Wörter mit Bindestrichen verbunden, wie high-card, höchstens { $most } Zeichen, das letzte ein Buchstabe.
refuse-game-there = „{ $game }“ steht schon im Regal: Wähl einen anderen Namen.
refuse-module-taken = Python kennt unter „{ $name }“ schon etwas anderes: Wähl einen anderen Namen.
refuse-folder-there = „{ $folder }“ gibt es schon, und darin wird nichts überschrieben.
refuse-no-checkout = In „{ $folder }“ liegen nicht die Quellen von Ludofoot: Ohne --here bekommt das Spiel ein eigenes Paket.
refuse-bad-seat = In diesem Spiel gibt es keinen Platz { $seat }: Sie gehen von 0 bis { $most }.

## Refusals: the command line

refuse-unknown-language = Diese Sprache wird hier nicht gesprochen. Es gibt: { $known }.
refuse-unknown-paper = Das Papier „{ $paper }“ gibt es nicht. Es gibt: { $known }.
refuse-not-printable = „{ $game }“ hat keine Teile, die man drucken könnte.
refuse-no-fonts = Die Schriften fehlen, es kann nichts gedruckt werden. Zuerst die Seite bauen: make page.
refuse-unknown-clause = Die Spielregel hat keine Klausel „{ $id }“.
refuse-nothing-found = Keine Klausel spricht von „{ $text }“.
refuse-learn-what = Welches Spiel? Zum Beispiel: ludofoot learn schuss-und-tor
refuse-no-lesson = „{ $game }“ hat keine Lektion. Spielen kann man es: ludofoot play { $game }
refuse-not-this-lesson = „{ $file }“ ist nicht die heutige Lektion von { $game }. Zum Weiterspielen: ludofoot play { $game } --resume { $file }
refuse-no-such-option = Eine Option „{ $option }“ gibt es nicht. Siehe --help.
refuse-missing-parameter = Es fehlt ein Wert: { $parameter }. Siehe --help.
refuse-not-a-number = Der Wert von { $parameter } muss eine ganze Zahl sein.
refuse-no-such-command = Einen Befehl „{ $command }“ gibt es nicht. Siehe --help.
refuse-bad-usage = Es sind Wörter zu viel, oder es fehlen welche. Siehe --help.
refuse-crash = Etwas ist schiefgegangen, und das ist unser Fehler: { $error }. Einzelheiten: LUDOFOOT_DEBUG=1.
refuse-package-missing = { $name } fehlt: pip install { "\u0022" }{ $name }>={ $floor }{ "\u0022" }
refuse-package-too-old = { $name } { $found } ist zu alt, nötig ist mindestens { $floor }: pip install { "\u0022" }{ $name }>={ $floor }{ "\u0022" }
refuse-package-broken = { $name } ist installiert, funktioniert aber nicht ({ $reason }): pip install --force-reinstall { $name }

## Rule sheets

sheet-sixty = Das Spiel in 60 Sekunden
sheet-components = Was in der Schachtel liegt

## At the terminal

cli-serving = Der Tisch ist offen: { $link } (Strg-C schließt ihn)
cli-serving-network = Offen für dieses Netz: Handys im selben Netz kommen über den Link oder seinen QR-Code dazu.
cli-store-progress = { $done } von { $total } Tischen
cli-store-exported = { $count } Tische stehen in { $path }.
cli-store-imported = { $count } Tische sind neu; alle sind wie in { $path }.
cli-seats = Spieler: { $seats }
cli-default = Vorgabe
cli-curtain = Gib die Tastatur an { $player } weiter, dann drück Enter.
cli-thinking = { $player } überlegt … ({ $key }: Zug zurücknehmen)
cli-forced = Keine Wahl: { $move }
cli-undone = Zug zurückgenommen.
cli-next-step = Beim nächsten Mal spielt der Gegner deiner Stärke auf Stufe { $step } von { $steps }.
cli-saved = Spiel gespeichert in { $file }
cli-resume = Bis bald! Zum Fortsetzen: ludofoot play { $game } --resume { $file }
cli-why = die Regel: { $key }
cli-help = Tippe die Nummer einer Möglichkeit oder einen Zug in Notation.
cli-key-pass = passen oder auf andere Weise verzichten
cli-key-explain = was das Stück einer Zeile ist (i 3) oder was alles auf dem Tisch liegt (i)
cli-key-why = die Regel hinter der Frage oder der Ablehnung
cli-key-rules = die ganze Regel; mit einer Klauselnummer diese Klausel
cli-key-undo = Zug zurücknehmen
cli-key-hint = um Rat fragen
cli-key-save = speichern; mit einem Dateinamen dort speichern
cli-key-quit = speichern und aufhören
cli-key-keys = diese Liste
cli-choose-some =
    { $most ->
        [one] ({ $least } bis { $most } Nummer)
       *[other] ({ $least } bis { $most } Nummern oder Anfänge von Namen, mit Leerzeichen getrennt)
    }
cli-choose-amount = (von { $least } bis { $most }, in Schritten von { $step })
cli-assign = { $place }: wer? (- für niemanden)
cli-verified = { $file } hält: { $lines } Zeilen nach den Regeln { $rules } nachgespielt, alles stimmt.
cli-verified-fair = { $file } hält: { $lines } Zeilen nach den Regeln { $rules } nachgespielt, alles stimmt, und die Karten stammen aus dem versprochenen Geheimnis.
cli-verified-older = { $file } hält: { $lines } Zeilen nach den Regeln { $rules } nachgespielt, alles stimmt. Die Karten stammen aus dem versprochenen Geheimnis, aber nach dem älteren, schwächeren Versprechen: Der Server hätte unter vielen Schreibweisen wählen können.
reopened = { $times ->
        [one] Die Karten wurden vor dem Geben noch einmal neu versprochen:
       *[other] Die Karten wurden vor dem Geben { $times }-mal neu versprochen:
    }
reopened-line = Versprechen { $number }: { $reason }
reopened-because-salt-missing = jemand behielt sein Salz (Platz { $seats })
reopened-because-left = jemand ging während des Mischens (Platz { $seats })
reopened-because-other = jemand war gegangen (Platz { $seats })
reopened-because-nothing = niemand war gegangen. Vorsicht: Wer den Tisch betreibt, könnte ein Geben verworfen haben, das ihm nicht gefiel.
cli-unfinished = Das Spiel ist nicht zu Ende.
cli-result =
    { $winners-is ->
        [many] Ergebnis: { $scores }. Geteilter Sieg: { $winners }.
       *[other] Ergebnis: { $scores }. Sieg: { $winners }.
    }
cli-printing = { $title } wird gedruckt
cli-printed = Gedruckt: { $file }
cli-new-game =
    { $count ->
        [one] Geschrieben: { $folder }, { $count } Datei.
       *[other] Geschrieben: { $folder }, { $count } Dateien.
    }
cli-new-game-next = Weiter: pip install -e ./{ $game }, dann ludofoot play { $game }. Was zu ändern ist, steht in docs/adding-a-game.md.
cli-new-game-here = Weiter: python -m tests.golden.regenerate { $game } und make gen, dann make check GAME={ $game } und ludofoot play { $game }. Was zu ändern ist, steht in docs/adding-a-game.md.
cli-simulated =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $moves } Züge in { $seconds } s ({ $speed } Züge pro Sekunde), { $length } Züge pro Spiel.
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-shared = Geteilte Siege: { $draws }
cli-seat = Platz
cli-wins = Siege
cli-mean-score = Punkte im Mittel

## The first match at the terminal

lesson-wrong = Gut versucht! Folg jetzt erst der Kreide.
cli-lesson-wrong = Gut versucht! Folg jetzt erst der Lektion.
cli-lesson-step = Maryse · Schritt { $number } von { $count }
cli-lesson-start = Eingabetaste: los
cli-lesson-continue = Eingabetaste: weiter
cli-lesson-end = Eingabetaste: Partie zu Ende spielen ({ $key }: speichern und gehen)
cli-lesson-resume = Bis bald! Die Lektion geht so weiter: ludofoot learn { $game } --resume { $file }
cli-lesson-none = { $game }: keine Lektion
cli-lesson-checked =
    { $game }: { $steps } Schritte, { $actions } Handgriffe, { $minutes } min { $seconds } s, { $faults ->
        [0] alles stimmt
        [one] ein Fehler
       *[other] { $faults } Fehler
    }
lesson-fault-unreadable = Die Lektion lässt sich nicht lesen: { $reason }
lesson-fault-unsaid = { $lang }: „{ $code }“ fehlt
lesson-fault-long = { $lang }: „{ $code }“ ist zu lang ({ $length }, höchstens { $most })
lesson-fault-slow = { $lang }: sie dauert { $seconds } Sekunden
lesson-fault-minutes = angegeben sind { $stated } Minuten, nötig sind { $counted }
lesson-fault-target = { $step }: Auf „{ $target }“ kann die Kreide nicht zeigen
lesson-fault-illegal = { $step }: Platz { $seat } darf „{ $move }“ nicht spielen
lesson-fault-unreached = { $step }: Die Lektion kommt zu keinem Ende
lesson-fault-luck = { $step }: { $left } Antworten des Zufalls bleiben übrig
lesson-fault-record = { $step }: Die Aufzeichnung lässt sich nicht nachspielen oder weiterspielen
lesson-fault-unanswered = { $step }: Auf „{ $move }“ wird nur auf die Kreide verwiesen
lesson-fault-never = { $step }: „{ $move }“ kann niemand versuchen
lesson-fault-actions = angegeben sind { $stated } Handgriffe, nötig sind { $counted }
lesson-fault-press = { $step }: Nichts sagt, was zu drücken ist

## The log of a table

log-opened = Der Tisch verspricht ein Geheimnis.
log-revealed = Der Tisch veröffentlicht sein Geheimnis.
log-sat =
    { $bot-is ->
        [none] { $seat } setzt sich.
       *[other] { $seat } setzt sich (Bot { $bot }).
    }
log-left = { $seat } verlässt den Platz.
log-salted = { $seat } gibt dem Zufall eine Prise Salz.
log-started = Das Spiel beginnt.
log-taken-back = { $seat } nimmt eine verdeckte Wahl zurück.
log-undone = { $seat } nimmt den letzten Zug zurück.
log-hinted = { $seat } bittet um Rat.
log-paused = Pause.
log-resumed = Es geht weiter.
log-bot-took-over = Ein Bot ({ $bot }) spielt für { $seat }.
log-returned = { $seat } ist zurück.
log-ended = Das Spiel ist abgebrochen: { $reason }

## Help

help-ludofoot = Vergessene Fußballspiele auf einem Tisch: spielen, simulieren, nachspielen.
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.
help-serve = Öffnet den Tisch für Browser, auf diesem Rechner oder in seinem Netz.
help-host = Die Adresse; 0.0.0.0 öffnet den Tisch für dieses Netz
help-port = Der Port; 0 nimmt irgendeinen freien
help-public = Die Adresse, unter der die Welt diesen Server erreicht, etwa https://foot.example
help-trust-proxy = Ein Proxy (Netz), dem geglaubt wird, für wen er fragt; kann mehrmals angegeben werden
help-push-trial = Für Versuche: eine Adresse auf diesem Rechner, etwa http://127.0.0.1:9000, die wie ein Push-Dienst benachrichtigt werden darf
help-data = Der Ordner, in dem die Partien liegen
help-store = Wo die Partien liegen: ein Ordner, oder postgresql://… für mehrere Server
help-lease-seconds = Wie lange ein Server, von dem man nichts hört, seine Tische behält
help-metrics = Zeigt Zahlen für Prometheus unter dieser Adresse, die niemand vom Spiel aus erreichen darf
help-log-json = Schreibt das Protokoll als JSON, ein Objekt je Zeile
help-moving = Bringt Partien von einem Speicher in einen anderen
help-moving-what = export schreibt alle Partien in die Datei, import liest sie daraus; beides darf man wiederholen, es geht weiter
help-moving-file = Eine JSON-Zeile je Tisch; sie enthält die Geheimnisse laufender Partien
help-games = Listet die Spiele, ihre Plätze und Optionen.
help-play = Spielt im Terminal: Platz 0 ist deiner.
help-learn = Lehrt ein Spiel: die erste Partie, Schritt für Schritt, mit Maryse.
help-learn-resume = Die Lektion, die weitergehen soll
help-learn-check = Spielt alle Lektionen durch und sagt, was daran nicht stimmt
help-simulate = Lässt Bots gegeneinander spielen und zählt.
help-replay = Spielt ein gespeichertes Spiel nach oder prüft es.
help-clauses = Zeigt die Regel eines Spiels oder eine einzelne Klausel.
help-new-game = Schreibt ein kleines Spiel, das sich spielen lässt, um ein anderes daraus zu machen.
help-new-name = Wie es heißt, zum Beispiel high-card
help-here = In diese Quellen von Ludofoot statt in ein eigenes Paket
help-game = Das Spiel (siehe ludofoot games)
help-lang = Die Sprache (sonst LUDOFOOT_LANG, dann die des Systems)
help-option = Eine Option des Spiels, so oft wie nötig
help-print = Eine Schachtel als PDF drucken: Karten, Plan, Teile und Regel
help-paper = Das Papier
help-grey = Ohne Farbe
help-output = Die Datei, in die geschrieben wird
help-box = Eine eigene Schachtel: was „ludofoot box“ ausgibt, verändert
help-own-box = Die Schachtel eines Spiels ausgeben, um sie zu ändern und mit --box zu benutzen
help-json = Als JSON, für Programme
help-seed = Der Startwert: Der gleiche gibt die gleichen Karten
help-play-seats = Wie viele Spieler
help-play-bots = Die Gegner: debutant, confirme, expert, champion, adaptive (etwa so gut wie du) oder human (-) für jemanden an derselben Tastatur
help-save = Die Datei, in der das Spiel gespeichert wird
help-resume = Das gespeicherte Spiel, das weitergeht
help-opener = Wer beginnt, wo die Regel es die Spieler sagen lässt: ein Platz, ab 0
help-simulate-seats = Wie viele Plätze
help-simulate-games = Wie viele Spiele
help-simulate-bots = Eine Stufe für alle, oder eine pro Platz
help-replay-file = Das gespeicherte Spiel
help-verify = Alles neu berechnen und sagen, ob es stimmt
help-commitment = Auch mit dem ersten Fingerabdruck vergleichen, den du notiert hast
help-salt = Auch mit dem Salz deines Geräts vergleichen, das du notiert hast
help-replay-seat = Nur zeigen, was dieser Platz sah
help-step = Nach jeder Zeile auf Enter warten
help-clause = Die Klausel, zum Beispiel ST-22
help-search = Nur die Klauseln, in denen diese Wörter stehen

## Pieces that explain themselves

piece-named = { $name }
piece-fits = Diese Karte kannst du jetzt spielen.

## What a chat shows of a link before it is opened

preview-table = An einem Tisch mit { $title } wartet ein Platz auf dich. Ohne Konto, im Browser.
preview-match = Ein Spiel { $title } zum Nachsehen, Zug für Zug.
preview-shelf = Vergriffene Fußballspiele, wieder auf dem Tisch. Ohne Konto, im Browser.
