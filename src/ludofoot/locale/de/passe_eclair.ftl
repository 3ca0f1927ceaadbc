# Passe Éclair. How arguments reach a message is told at the top of core.ftl.

title = Passe Éclair
tagline = Alle gleichzeitig! Gib den Ball dem Richtigen ab und leere deine Hand als Erster.

preset = Tempo
preset-relaxed = Gemütlich
preset-relaxed-help = zehn Sekunden zum Suchen
preset-normal = Normal
preset-normal-help = sechs Sekunden zum Suchen
preset-lightning = Blitz
preset-lightning-help = drei Sekunden, keine mehr
option-pace = Das Tempo
option-pace-normal = Sechs Sekunden Stille, und das Spiel ist blockiert.
option-pace-relaxed = Zehn Sekunden Stille bis zur Blockade: Zeit genug zum Suchen.
option-pace-lightning = Drei Sekunden Stille und keine mehr.
option-wrong-cards = Wer eine falsche Karte bemerkt
option-wrong-cards-noticed = Eine falsche Karte kommt immer auf die Hand zurück, mit einer Strafkarte.
option-wrong-cards-challenged = Eine falsche Karte bleibt liegen, wenn niemand sie rechtzeitig anzweifelt.
option-opener = Wer ist am ältesten und damit der erste Trainer?

## Questions

ask-ready = Sortiere deine Hand: bereit?
ask-ready-tokens = Sortiere deine Hand: Willst du für einen Chip eine Karte loswerden?
ask-receiver = Schnell, { $name } groß! Oder der Hund.
ask-banned =
    { $dogs ->
        [0] Nicht zweimal nacheinander: Warte, bis jemand anders { $name } legt.
       *[other] Nicht zweimal nacheinander: { $name } legen die anderen, aber dein Hund passt.
    }
ask-any = Auf diesen Hund passt jede Karte!
ask-block =
    { $michis ->
        [0] Das Spiel ist blockiert. { $block }: Gleich kommt eine neue Karte.
       *[other] Das Spiel ist blockiert. { $block }: dein Dicker Michi?
    }
ask-challenge = { $seat } hat diese Karte gerade gelegt: Zweifelst du sie an?
ask-partner = Der Dicke Michi! Mit wem tauschst du die Hand?

## Moves

move-ready =
    { $cards-is ->
        [none] Bereit!
       *[other] Bereit, und für einen Chip: { $cards }
    }
move-lay = { $face }
move-decline = Ich spiele nicht
move-no-michi = Kein Michi
move-challenge = Anzweifeln
move-let-stand = Gelten lassen
move-swap = Tauschen mit { $partner }
move-time-up = Zeit abgelaufen: { $step }

preview-late = zu spät: Die Karte kommt auf die Hand zurück
preview-wrong = falsche Karte: Sie würde dich eine Karte kosten
preview-last-card = deine letzte Karte: Die Runde gehört dir
preview-last-michi = der Dicke Michi als letzte Karte verschenkt die Runde

## Events

event-trainer-drawn =
    { $seat-is ->
        [you] Das Los fiel auf dich: Du bist Trainer Willi.
       *[other] Das Los macht { $seat } zum Trainer Willi.
    }
event-round-began =
    { $trainer-is ->
        [you] Runde { $round }: Du bist der Trainer.
       *[other] Runde { $round }: { $trainer } ist der Trainer.
    }
event-dealt =
    { $seat-is ->
        [you] Du bekommst { $count } Karten.
       *[other] { $seat } bekommt { $count } Karten.
    }
event-said-ready =
    { $seat-is ->
        [you] Du bist bereit.
       *[other] { $seat } ist bereit.
    }
event-time-ran-out = Zeit abgelaufen: { $step }.
event-tokens-used =
    { $seat-is ->
        [you] Für einen Chip ({ $tokens }) legst du in die Schachtel: { $faces }.
       *[other] Für einen Chip ({ $tokens }) legt { $seat } in die Schachtel: { $faces }.
    }
event-turned-up =
    { $turned-is ->
        [turned-skipped] Vom Stapel: { $face }. Schnell die nächste!
        [turned-as-dog] Vom Stapel: { $face }. Kein wilder Kerl ist mehr da: Diese Karte zählt als Hund.
       *[turned-start] Jetzt geht es los! Vom Stapel: { $face }.
    }
event-laid =
    { $seat-is ->
        [you] Du legst: { $face }.
       *[other] { $seat } legt: { $face }.
    }
event-declined =
    { $seat-is ->
        [you] Du spielst nicht.
       *[other] { $seat } spielt nicht.
    }
event-blocked = Das Spiel ist blockiert: { $block }.
event-lays-no-michi =
    { $seat-is ->
        [you] Kein Michi von dir.
       *[other] Kein Michi von { $seat }.
    }
event-pile-boxed =
    { $count ->
        [one] { $count } Karte kommt in die Schachtel.
       *[other] { $count } Karten kommen in die Schachtel.
    }
event-too-late =
    { $seat-is ->
        [you]
            { $face-is ->
                [none] Zu spät: { $late } zählt nicht mehr.
               *[other] Zu spät! Du nimmst zurück: { $face }.
            }
       *[other] Zu spät für { $seat }: Die Karte kommt auf die Hand zurück.
    }
event-wrong-card =
    { $seat-is ->
        [you] Falsche Karte, hier passt sie nicht: { $face }. { $drawn ->
            [true] Du nimmst sie zurück und dazu noch eine: { $penalty }.
           *[false] Du nimmst sie zurück.
        }
       *[other] Falsche Karte von { $seat }: { $face } geht zurück{ $drawn ->
            [true] , dazu kommt eine Strafkarte.
           *[false] .
        }
    }
event-challenged =
    { $justified ->
        [true]
            { $seat-is ->
                [you] Gut gesehen! Du zweifelst die Karte von { $against } an, und zu Recht: { $face }.
               *[other]
                    { $against-is ->
                        [you] Erwischt! { $seat } zweifelt deine Karte an, und zu Recht: { $face }.
                       *[other] Gut gesehen! { $seat } zweifelt die Karte von { $against } an, und zu Recht: { $face }.
                    }
            }
       *[false]
            { $seat-is ->
                [you] Du zweifelst die Karte von { $against } an, doch sie stimmt: { $face } bleibt.
               *[other]
                    { $against-is ->
                        [you] { $seat } zweifelt deine Karte an, doch sie stimmt: { $face } bleibt.
                       *[other] { $seat } zweifelt die Karte von { $against } an, doch sie stimmt: { $face } bleibt.
                    }
            }
    }
event-challenge-opened =
    { $seat-is ->
        [you] { $face }: Zweifelt jemand deine Karte an?
       *[other] { $face }: Zweifelt jemand die Karte von { $seat } an?
    }
event-stood-by =
    { $seat-is ->
        [you] Du lässt die Karte gelten.
       *[other] { $seat } lässt die Karte gelten.
    }
event-back-on-top = Wieder obenauf: { $face }.
event-michi-called =
    { $seat-is ->
        [you] „Der Dicke Michi!“ Such dir ein Opfer aus.
       *[other] „Der Dicke Michi!“ { $seat } sucht sich ein Opfer aus.
    }
event-swapped =
    { $seat-is ->
        [you] Du tauschst die Hand mit { $partner }: { $given ->
            [one] { $given } Karte
           *[other] { $given } Karten
        } gegen { $taken }.
       *[other]
            { $partner-is ->
                [you] { $seat } tauscht die Hand mit dir: Du gibst { $taken ->
                    [one] { $taken } Karte
                   *[other] { $taken } Karten
                } und bekommst { $given }.
               *[other] { $seat } tauscht die Hand mit { $partner }: { $given ->
                    [one] { $given } Karte
                   *[other] { $given } Karten
                } gegen { $taken }.
            }
    }
event-renewed =
    Der Stapel war leer: { $count ->
        [one] { $count } Karte { $whence } wird gemischt.
       *[other] { $count } Karten { $whence } werden gemischt.
    }
event-round-won =
    { $seat-is ->
        [you] Du gewinnst die Runde: { $how }.
       *[other] { $seat } gewinnt die Runde: { $how }.
    }
event-victory-token =
    { $seat-is ->
        [you] Dein Siegchip: { $token }.
       *[other] { $seat } nimmt einen Siegchip{ $token-is ->
            [none] .
           *[other] : { $token }.
        }
    }
event-consolation-token =
    { $seat-is ->
        [you] Dein Trostchip: { $token }.
       *[other] { $seat } nimmt einen Trostchip{ $token-is ->
            [none] .
           *[other] : { $token }.
        }
    }
event-no-consolation = Gleichstand auf dem letzten Platz: kein Trostchip.
event-hand-shown =
    { $seat-is ->
        [you] Dir blieb übrig: { $faces }.
       *[other] Bei { $seat } blieb übrig: { $faces }.
    }
event-tokens-shown =
    { $tokens-is ->
        [none]
            { $seat-is ->
                [you] Du hast keinen Chip und also keine Torpunkte.
               *[other] { $seat } hat keinen Chip und also keine Torpunkte.
            }
       *[other]
            { $seat-is ->
                [you] Du deckst deine Chips auf ({ $tokens }): { $points ->
                    [one] { $points } Torpunkt
                   *[other] { $points } Torpunkte
                }.
               *[other] { $seat } deckt die Chips auf ({ $tokens }): { $points ->
                    [one] { $points } Torpunkt
                   *[other] { $points } Torpunkte
                }.
            }
    }
event-game-over =
    { $winners-is ->
        [you] Das Training ist vorbei: Du gewinnst!
        [other] Das Training ist vorbei: { $winners } gewinnt.
       *[many] Das Training ist vorbei, geteilter Sieg: { $winners }.
    }

## Refusals

refuse-only-the-table = Die Zeit nimmt der Tisch. Leg eine Karte oder sag, dass du nicht spielst.
refuse-other-step = Diese Zeit läuft nicht mehr: Ein anderer Schritt hat begonnen.
refuse-no-such-top = Keine Karte hat diese Nummer: Obenauf liegt die { $top }. Antworte auf die.
refuse-no-card-yet = Die Startkarte liegt noch nicht offen: Sag zuerst, dass du bereit bist.
refuse-michi-first =
    { $seat-is ->
        [you] Erst der Dicke Michi: Sag, mit wem du die Hand tauschst.
       *[other] Erst der Dicke Michi: Warte, bis { $seat } getauscht hat und die neue Karte offen liegt.
    }
refuse-may-be-challenged =
    { $seat-is ->
        [you] Deine Karte kann noch angezweifelt werden: Warte auf die Antwort der anderen.
       *[other] Solange die Karte von { $seat } angezweifelt werden kann, wird nichts gelegt. Zweifle sie an oder lass sie gelten.
    }
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand: { $face }. Wähle eine von deinen.
refuse-no-challenges = Falsche Karten werden hier immer bemerkt: Es gibt nichts anzuzweifeln. Sei schneller als die anderen!
refuse-blocked-already = Das Spiel ist schon blockiert. Leg einen Dicken Michi oder eine passende Karte, oder sag „kein Michi“.
refuse-declined-already = Du hast schon gesagt, dass du auf diese Karte nicht spielst. Eine passende darfst du trotzdem noch legen.
refuse-not-blocked = Das Spiel ist nicht blockiert. Leg eine passende Karte oder sag, dass du nicht spielst.
refuse-answered-already = Du hast für diese Karte schon geantwortet: Warte auf die anderen.
refuse-nothing-to-challenge = Diese Karte lässt sich nicht anzweifeln: Niemand hat sie gelegt, oder der Stoß darunter ist weg.
refuse-challenge-yourself = Das ist deine eigene Karte: Nur die anderen dürfen sie anzweifeln.
refuse-challenged-already = Du hast diese Karte schon angezweifelt, zu Unrecht. Warte auf die nächste.
refuse-nothing-to-let-stand = Zu dieser Karte wirst du nichts gefragt. Leg eine von deinen oder sag, dass du nicht spielst.
refuse-no-swap-now = Getauscht wird nur nach einem Dicken Michi. Leg einen auf einen Hund, oder wenn das Spiel blockiert ist.
refuse-not-your-michi = { $seat } hat den Dicken Michi gelegt und wählt aus. Warte auf die neue Karte.
refuse-no-such-partner = Dort sitzt niemand. Wähle einen anderen Spieler am Tisch.
refuse-swap-with-yourself = Mit dir selbst kannst du nicht tauschen. Wähle einen anderen Spieler.
refuse-round-runs = Die Runde läuft schon: Chips setzt man vor der Startkarte ein.
refuse-ready-already = Du hast schon gesagt, dass du bereit bist. Solange die anderen es nicht sind, kannst du deine Wahl zurücknehmen.
refuse-token-needs-guy = Für einen Chip kommt nur ein wilder Kerl in die Schachtel, nicht diese Karte: { $face }. Nenne eine andere.
refuse-no-token = Für jede Karte mit { $name } groß brauchst du einen Chip von { $name }. Nenne weniger Karten oder sag nur, dass du bereit bist.
refuse-no-tokens-for-two = Zu zweit spielt man ohne Trostchips. Sag nur, dass du bereit bist.
refuse-not-the-last-card = Die letzte Karte deiner Hand gibst du nicht für einen Chip ab. Behalte mindestens eine.

## The table in the terminal

table-round = Runde { $round } von { $rounds }
table-trainer = Trainer
table-tokens = { $victory } Siegchips, { $consolation } Trostchips
table-piles = Nachziehstapel { $draw } · Schachtel { $box } · Stoß { $pile }
table-ask = PASS ZU
table-any = JEDE KARTE
table-on-dog = auf den Hund
table-ready = BEREIT?
table-block = BLOCKIERT
table-michi = DER DICKE MICHI!
table-challenge = ANZWEIFELN?
table-or-dog = oder der Hund
table-banned = nicht du: du hast gerade gelegt
table-hand = Deine Hand
table-own-tokens = Deine Chips: { $tokens }
table-over = DAS TRAINING IST VORBEI
table-winner = { $winners }
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-nobody = Nachziehstapel
table-spoken = hat geantwortet

## Words

step-ready = Vorbereitung
step-open = Stille
step-block = Warten auf einen Michi
step-challenge = Anzweifeln
step-partner = Wahl eines Partners
step-over = das Spiel
block-stuck = Niemand kann legen
block-declined = Niemand will legen
block-silence = Stille
turned-start = Startkarte
turned-skipped = übergangen
turned-as-dog = zählt als Hund
late-card = diese Karte
late-decline = „ich spiele nicht“
late-no-michi = „kein Michi“
late-challenge = das Anzweifeln
late-let-stand = die Antwort
whence-box = aus der Schachtel
whence-pile = vom Stoß unter der obersten
how-empty = keine Karte mehr auf der Hand
how-michi = der Dicke Michi eines anderen nahm die letzten Karten
how-only-michis = nur Michis sind noch da, und niemand hat weniger Karten
how-no-cards = nichts geht mehr, und niemand hat weniger Karten
token-1 = 1 Torpunkt
token-2 = 2 Torpunkte
token-3 = 3 Torpunkte
token-leon = Leon
token-marlon = Marlon
token-rocce = Rocce
token-fabi = Fabi
token-vanessa = Vanessa

name-leon = Leon
name-marlon = Marlon
name-rocce = Rocce
name-fabi = Fabi
name-vanessa = Vanessa

face-leon-marlon = Leon → Marlon
face-leon-rocce = Leon → Rocce
face-leon-fabi = Leon → Fabi
face-leon-vanessa = Leon → Vanessa
face-marlon-leon = Marlon → Leon
face-marlon-rocce = Marlon → Rocce
face-marlon-fabi = Marlon → Fabi
face-marlon-vanessa = Marlon → Vanessa
face-rocce-leon = Rocce → Leon
face-rocce-marlon = Rocce → Marlon
face-rocce-fabi = Rocce → Fabi
face-rocce-vanessa = Rocce → Vanessa
face-fabi-leon = Fabi → Leon
face-fabi-marlon = Fabi → Marlon
face-fabi-rocce = Fabi → Rocce
face-fabi-vanessa = Fabi → Vanessa
face-vanessa-leon = Vanessa → Leon
face-vanessa-marlon = Vanessa → Marlon
face-vanessa-rocce = Vanessa → Rocce
face-vanessa-fabi = Vanessa → Fabi
face-dog = Hund Socke
face-michi = Dicker Michi

## The screen

screen-pair = { $giver } passt zu { $taker }
screen-card = { $face }, { $place } von { $count }
screen-card-token = { $face }, gegen einen Chip, { $place } von { $count }
screen-hand =
    { $seat-is ->
        [you] Deine Hand
       *[other] Die Hand von { $seat }
    }
screen-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
screen-top = Auf dem Stapel: { $face }.
screen-by = { $seat }
screen-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
screen-ball-to = der Ball geht zu
screen-name = { $name }!
screen-on-dog = auf den Hund
screen-your-dog = dein Hund!
screen-any = Jede Karte!
screen-any-help = auf den Hund passt alles
screen-one-more = Noch eine?
screen-one-more-help = auf deinen Hund, vor den anderen
screen-lay = { $name }, schnell!
screen-lay-help = alle spielen gleichzeitig
screen-banned =
    { $dogs ->
        [0] Nicht zweimal nacheinander: warte
       *[other] Nicht zweimal nacheinander!
    }
screen-banned-help =
    { $dogs ->
        [0] { $name }: die anderen
       *[other] dein Hund passt
    }
screen-block = Blockiert!
screen-block-help = dein Dicker Michi?
screen-block-none = kein Michi auf der Hand: noch { $seconds } s
screen-challenge = Einspruch?
screen-challenge-help =
    { $seat-is ->
        [you] deine Karte
       *[other] die Karte von { $seat }
    }
screen-michi = Der Dicke Michi!
screen-partner-help = tippe auf jemanden: ihr tauscht die Hände
screen-chooses =
    { $seat-is ->
        [you] du wählst
       *[other] { $seat } wählt
    }
screen-ready = Bereit?
screen-ready-help = sortiere deine Hand, gleich geht es los
screen-ready-tokens = tippe auf eine Karte, um sie gegen ihren Chip abzugeben
screen-ready-with =
    { $count ->
        [one] Bereit, eine Karte weniger
       *[other] Bereit, { $count } Karten weniger
    }
screen-is-ready = bereit
screen-no = spielt nicht
screen-no-michi = kein Michi
screen-stands = lässt sie liegen
screen-waits = Warte …
screen-waits-help = gleich geht es weiter
screen-space = Leertaste
screen-why = Warum?
screen-late = { $ms } ms zu spät!
screen-late-by = { $winner } war schneller. Du nimmst deine Karte zurück.
screen-late-back = Du nimmst deine Karte zurück.
screen-wrong-for = Nicht { $face }, { $name }!
screen-wrong = Nicht { $face }!
screen-wrong-drawn = Du nimmst deine Karte zurück und ziehst eine.
screen-wrong-back = Du nimmst deine Karte zurück.
screen-faster =
    { $winner-is ->
        [you] Du schlägst { $seat } um { $ms } ms!
       *[other] { $winner } schlägt { $seat } um { $ms } ms!
    }
screen-other-late = { $seat }: { $ms } ms zu spät.
screen-other-wrong = { $seat }: falsche Karte, { $face }.
screen-draw = zum Ziehen
screen-victories =
    { $count ->
        [one] Sieg
       *[other] Siege
    }
screen-lots =
    { $count ->
        [one] Trost
       *[other] Trost
    }
screen-trains =
    { $seat-is ->
        [you] Trainer
       *[other] { $seat }, Trainer
    }
screen-tokens =
    { $seat-is ->
        [you] Deine Chips: { $victory } für Siege, { $consolation } zum Trost.
       *[other] Chips von { $seat }: { $victory } für Siege, { $consolation } zum Trost.
    }
screen-round = Runde { $round } von { $rounds }
screen-round-won =
    { $seat-is ->
        [you] Du gewinnst die Runde { $round }!
       *[other] { $seat } gewinnt die Runde { $round }!
    }
screen-lot =
    { $seat-is ->
        [you] Du nimmst einen Trostchip.
       *[other] { $seat } nimmt einen Trostchip.
    }
screen-next-round =
    { $seat-is ->
        [you] Runde { $round } von { $rounds }: du bist der Trainer.
       *[other] Runde { $round } von { $rounds }, Trainer { $seat }.
    }
screen-final = Die Abrechnung der Chips
screen-final-seat =
    { $tokens-is ->
        [none] { $seat }: kein Chip.
       *[other] { $seat }: { $tokens }. { $points ->
            [one] { $points } Torpunkt
           *[other] { $points } Torpunkte
        }.
    }
screen-help = Hilfe
aid-none = Keine
aid-name = Der Name
aid-cards = Meine Karten
screen-help-none = wie am echten Tisch
screen-help-name = groß geschrieben
screen-help-cards = die passenden
screen-call = Achtung …
screen-ready-alone = ohne dich geht nichts los: Lies deine Hand
screen-go-on = Nächste Runde
screen-lay-any = Alle zugleich!
screen-easy = Zu leicht?
screen-easy-take = Normales Tempo
screen-easy-taken = Normales Tempo: ab der nächsten Partie.
screen-open-hands = Offene Hände: zu zweit an einem Bildschirm schaut jeder nur auf seine Seite.

## On the cards

card-passes-to = passt zu
card-dog = Socke
card-michi = Dicker Michi
note-dog = immer – dann noch eine Karte
lid-facts = 2–4 Spieler · 20 Min.

## For the press

printed-cards = { $count } Karten
printed-victory = { $count } Siegchips
printed-consolation = { $count } Trostchips
