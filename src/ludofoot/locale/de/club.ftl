# The clubhouse: invitations, my club, what is kept where.

## The waiting room

invite-how = Halte ein Telefon auf diesen Code oder schick den Link. Kein Konto, keine App.
invite-send = Einladung schicken
invite-text = { $host } lädt dich zu { $title } ein:
invite-text-nobody = Bei { $title } wartet ein Platz auf dich:
invite-by-hand = Hier kopiert der Browser nicht von selbst (Seite ohne https): Der Link ist markiert, kopiere ihn von Hand.
invite-begins = Das Spiel beginnt, sobald jeder Platz besetzt ist.
invite-begin =
    { $count ->
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
       *[other] Zu { $count } beginnen
    }
invite-opened = hat die Einladung geöffnet
invite-writes = hat die Einladung geöffnet, schreibt einen Namen
invite-meanwhile = Solange ihr wartet
invite-here-only = Dieser Link geht nur auf diesem Computer.
invite-remedy = Für Freunde im selben WLAN starte:
invite-would-be =
    { $count ->
        [one] Der Link heißt dann:
       *[other] Der Link heißt dann einer von diesen:
    }
invite-how-to = Wie geht das?
invite-how-to-steps = Beende den Server (Strg-C) dort, wo du ihn gestartet hast, und starte ihn mit diesem Befehl neu. Deine Tische bleiben. Die Telefone müssen im selben Netz sein; öffnet sich nichts, liegt es oft an der Firewall dieses Computers.
invite-plain = Dieser Link ist nicht verschlüsselt.
invite-plain-why = Unterwegs könnten andere mitlesen und ändern. Mit https nicht.

## The ticket of whoever is invited

ticket-invites = { $host } lädt dich ein: { $title }
ticket-invited = Einladung zu { $title }
ticket-no-account = ohne Konto
ticket-name = Wie heißt du?
ticket-sit = Platz nehmen
ticket-watch-only = Nur zusehen
ticket-watch = Zusehen
ticket-you = Du
ticket-here = ist da
ticket-away = ist nicht am Bildschirm
ticket-host-away = { $host } ist nicht am Bildschirm. Nimm Platz: Ein Signal ruft, sobald wieder jemand da ist.
ticket-full = Der Tisch ist voll. Du kannst zusehen.
ticket-begun = Das Spiel läuft schon. Du kannst zusehen: Verdeckte Karten zeigt dir niemand.
ticket-about = Das Spiel in drei Zeilen
ticket-rules = Alle Regeln

## My club

club-title = Mein Verein
club-kept-here = in diesem Browser aufgehoben
club-forgets = dieser Browser hebt nichts auf
club-nameless = Meine Mannschaft
club-name = Name des Vereins
club-rename = Ändern
club-keep = Behalten
club-crest = Das Wappen
club-colours = Farben: { $shirt } und { $trim }
club-shirt = Trikot
club-trim = Besatz
club-colour-red = Rot
club-colour-white = Weiß
club-colour-blue = Blau
club-colour-green = Grün
club-colour-plum = Pflaume
club-colour-mustard = Gelb
club-colour-navy = Marine
club-face-skin = Haut
club-face-hair = Haare
club-face-style = Schnitt
club-face-back = Nacken
club-face-mouth = Mund
club-face-beard = Bart
club-face-extras = Detail
club-face-kit = Muster
club-step-back = { $part }: zurück
club-step-on = { $part }: weiter
club-founded = Verein gegründet am { $date }
club-matches =
    { $count ->
        [one] Spiel
       *[other] Spiele
    }
club-won = gewonnen
club-streak = in Folge (Rekord { $best })
club-form = Die Form
club-letter-won = S
club-letter-drawn = U
club-letter-lost = N
club-result-won = Sieg
club-result-drawn = Unentschieden
club-result-lost = Niederlage
club-result-broken-off = abgebrochen
club-games = Meine Partien
club-count =
    { $count ->
        [0] noch keine hier
       *[other] { $count } hier aufgehoben
    }
club-state-all = Alle
club-state-running = Laufend { $count }
club-state-over = Beendet { $count }
club-by-game = Spiel
club-by-level = Stufe
club-friends = Freunde
club-none = So etwas ist hier nicht.
club-more = Mehr zeigen
club-made-room = Aus Platzmangel sind die ältesten Aufzeichnungen weg; was man von diesen Spielen weiß, bleibt.
club-against = gegen { $players }
club-bot = { $name } ({ $level })
club-place = Platz { $place } von { $count }
club-minutes = { $minutes } Min.
club-menu = Mehr: { $match }
club-forget = Dieses Spiel vergessen
club-empty = Dein Verein hat noch nicht gespielt. Die leichteste Schachtel:
club-level = Spielstärke
club-played = gespielt
club-wins = Siege
club-right = richtig
club-trend-up = steigend
club-trend-down = fallend
club-share = { $share } %
club-rivals = Rivalen
club-met =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
club-title-nemesis = Angstgegner
club-title-favourite = Lieblingsgegner
club-title-unbeaten = noch zu schlagen
club-title-derby = das Derby
club-cabinet = Die Vitrine
club-cabinet-count = { $won } von { $count }
club-cabinet-all = Die ganze Vitrine
club-cabinet-less = Weniger
club-trophy-won = Gewonnen
club-trophy-not-yet = Noch nicht gewonnen
club-keeping = Alles liegt hier
club-keeping-how = In diesem Browser, ohne Konto. Nimm deinen Verein in einer Datei mit.
club-keeps-nothing = Dieser Browser hebt nichts auf: privates Fenster, oder Speichern ist verboten. Nimm deinen Verein mit, bevor du schließt.
club-take = Mitnehmen
club-open = Datei öffnen…
club-merged =
    { $count ->
        [0] Alle diese Spiele waren schon da.
        [one] Ein Spiel mehr im Verein{ $here ->
            [0] .
            [one] ; eines war schon da.
           *[other] ; { $here } waren schon da.
        }
       *[other] { $count } Spiele mehr im Verein{ $here ->
            [0] .
            [one] ; eines war schon da.
           *[other] ; { $here } waren schon da.
        }
    }
club-trouble-damaged = Diese Vereinsdatei ist beschädigt. Hier hat sich nichts geändert.
club-trouble-foreign = Das ist keine Datei von Ludofoot. Hier hat sich nichts geändert.
club-trouble-newer = Dieser Verein kommt aus einer anderen Version von Ludofoot, die diese Seite nicht lesen kann. Hier hat sich nichts geändert.
club-trouble-too-large = Diese Datei ist größer, als ein Verein sein kann. Hier hat sich nichts geändert.
club-move = Aufs Telefon
club-move-go = Link vorbereiten
club-move-hour = Halte das Telefon auf diesen Code. Der Verein ist in diesem Browser verschlüsselt; der Schlüssel steht im Link, den der Server nicht sieht. Nach einer Stunde löscht er alles.
club-move-plain = Ohne https lassen Browser keine Seite verschlüsseln: Unterwegs könnte jeder deinen Verein lesen. Nimm die Datei.
club-arrives =
    { $count ->
        [one] Ein Verein kommt an: { $name }, { $count } Spiel.
       *[other] Ein Verein kommt an: { $name }, { $count } Spiele.
    }
club-take-in = Zu meinem Verein

## A game that is watched again

replay-send = Schicken
replay-send-how = Wer diesen Link hat, sieht das Spiel mit offenen Karten noch einmal.
replay-kept =
    { $days ->
        [one] Dieser Server hebt beendete Spiele einen Tag auf; danach führt der Link nirgendwohin.
       *[other] Dieser Server hebt beendete Spiele { $days } Tage auf; danach führt der Link nirgendwohin.
    }
replay-text = Ein Spiel { $title } zum Nachsehen:
invite-send-link = Link schicken
refuse-no-such-match = Dieses Spiel ist nicht in deinem Verein, oder seine Aufzeichnung fehlt dort.

## What is kept where

kept-title = Was wo aufgehoben wird
kept-browser = In diesem Browser
kept-browser-settings = Deine Einstellungen: Sprache, Farben, Ton, Tempo, dein Vorname, die letzte Wahl für jedes Spiel, welche Worte von Maryse du gelesen hast, Namen, die du ausgeblendet hast.
kept-browser-tables = Die Schlüssel deiner Plätze ({ $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
  }): Wer sie hat, sitzt dort. Sie verlassen diesen Browser nur zum Server des Tisches.
kept-browser-matches = Dein Verein: { $matches ->
    [one] ein beendetes Spiel mit seiner Aufzeichnung
   *[other] { $matches } beendete Spiele mit ihren Aufzeichnungen
  } ({ $kilobytes } kB), was man zum Nachsehen braucht, Name, Wappen und Gründungstag.
kept-browser-days = Dein Versuch beim Spiel des Tages und beim Rätsel des Tages, und deine Serie von Tagen.
kept-browser-offline = Wo der Browser es erlaubt (https), eine Kopie der Seite, der Regeln und der Zeichnungen, um ohne Netz nachzusehen.
kept-server = Auf diesem Server
kept-server-table = Für jeden Tisch: die dort geschriebenen Vornamen, die Züge und ihre Zeit, die Varianten. Von den Schlüsseln der Plätze nur ein Abdruck.
kept-server-finished =
    { $days ->
        [one] Ein beendeter Tisch wird nach einem Tag gelöscht.
       *[other] Ein beendeter Tisch wird nach { $days } Tagen gelöscht.
    }
kept-server-unfinished = Ein unbeendeter Tisch, zu dem niemand zurückkommt, wird nach { $unfinished } Tagen gelöscht.
kept-server-day =
    { $days ->
        [one] Vom Spiel des Tages: dein Ergebnis und der Vorname, den du angibst; vom Rätsel des Tages: gefunden oder nicht, ohne Namen. Gelöscht nach einem Tag.
       *[other] Vom Spiel des Tages: dein Ergebnis und der Vorname, den du angibst; vom Rätsel des Tages: gefunden oder nicht, ohne Namen. Gelöscht nach { $days } Tagen.
    }
kept-server-record = Eine Datei, die zum Nachsehen geöffnet wird, wird gelesen und dann vergessen; eine Analyse davon bleibt höchstens so lange wie ein beendeter Tisch, ohne Adresse.
kept-server-parcel = Ein Verein auf dem Weg zum Telefon: verschlüsselt, eine Stunde lang, dann gelöscht.
kept-server-bell = Wenn du hören willst, dass du dran bist: die Adresse und der Schlüssel, die dein Browser nennt, bei deinem Platz, bis du es abschaltest oder der Tisch gelöscht wird. Die Nachricht geht verschlüsselt durch den Push-Dienst deines Browsers.
kept-server-listed = Ein Tisch, den du bei den offenen Tischen zeigst, wo ein Server eine solche Liste hat: dein Vorname, das Spiel und die Plätze, solange du da bist. Nichts davon bleibt.
kept-server-address = Deine Netzadresse: im Speicher, um Anfragen zu zählen und Missbrauch zu bremsen; mit den Spielen wird sie nicht aufgeschrieben. Wer einen Server betreibt, kann ein eigenes Protokoll führen.
kept-nowhere = Nirgends
kept-nowhere-account = Kein Konto, kein Passwort, keine E-Mail-Adresse.
kept-nowhere-cookies = Keine Cookies, keine Messung, keine Werbung.
kept-nowhere-others = Die Seite fragt bei keiner anderen etwas an.
kept-forget = Hier alles vergessen
kept-sure = Dein Verein, deine Plätze an laufenden Tischen und deine Einstellungen werden aus diesem Browser gelöscht. Nur eine vorher mitgenommene Datei bringt sie zurück.
kept-forget-sure = Ja, alles löschen
kept-forgotten = Erledigt: Dieser Browser weiß nichts mehr von dir.
