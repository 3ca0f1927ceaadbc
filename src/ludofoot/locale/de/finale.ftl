# Finale. How arguments reach a message is told at the top of core.ftl.

title = Finale
tagline = Zwei Trainer, elf Mann auf jeder Seite: wähle die Taktik, setz deine Kräfte ein, würfle.

option-teams = Mannschaften
option-teams-beginner = Die Einsteigermannschaften: es geht gleich los.
option-teams-free = Jeder stellt geheim fünfzehn Leute auf, für höchstens 50 Punkte.
option-decks = Taktikkarten
option-decks-beginner = Weiß und violett für beide.
option-decks-presets = Jeder wählt geheim eine Farbe zu den weißen Karten.
option-decks-mixed = Jeder mischt geheim sechs farbige Karten zu den weißen.
option-decks-variant = Variante: jeder wählt elf Karten, seine Hand und die Reihenfolge des Stapels.
option-red = Wer Rot spielt

## Questions

ask-team = Stell deine Mannschaft auf: elf für den Anfang und vier Ersatzspieler, darunter zwei Torhüter, für höchstens 50 Punkte.
ask-deck-presets = Welche Farbe kommt zu deinen weißen Taktikkarten?
ask-deck-mixed = Wähle sechs farbige Taktikkarten mit den Werten 5, 4, 3, 3, 2, 2.
ask-deck-variant = Wähle elf Taktikkarten der Reihe nach: die ersten drei auf die Hand, die anderen in den Stapel.
ask-substitution = Eine Auswechslung vor diesem Abschnitt?
ask-tactic = Leg verdeckt eine Taktikkarte: die höhere greift an.
ask-approach-attacker = { $card }, Spielaufbau: wähle deine Leute.
ask-approach-defender = { $card }, Spielaufbau: { $attacker } kommt mit { $strength }. Wähle deine Leute.
ask-shot-attacker = { $card }, Torschuss: wähle deine Leute.
ask-shot-defender = { $card }, Torschuss: { $attacker } kommt mit { $strength }. Wähle deine Leute.
ask-replacement = { $man } ist verletzt: wer kommt?
ask-counter =
    { $bonus ->
        [0] Der Spielaufbau ist misslungen: konterst du mit { $card }?
       *[other] Der Spielaufbau ist misslungen: konterst du mit { $card } (Bonus { $bonus })?
    }
ask-further = Versuch { $attempt } von { $attempts }: leg eine neue Taktikkarte.
ask-exchange = Tauschst du eine Taktikkarte gegen eine aus deinem Stapel?
ask-stand-in = Elfmeterschießen, und dein Tor ist leer: wer geht hinein?
ask-shooters = Elfmeterschießen: nenne deine { $count } Schützen der Reihe nach.
place-slot = { $slot }
item-man = { $man } ({ $line }, Stärke { $strength })
item-man-next = { $man } ({ $line }, Stärke { $strength }, dann { $next })
item-player = { $man } ({ $line }, { $points } Punkte)
item-card = { $card }

## Moves

move-team = Diese Mannschaft
move-preset = Weiß und { $colour }
move-mix = Weiß und { $cards }
move-plan = { $cards }
move-substitute = { $off } geht, { $on } kommt ({ $line })
move-no-more = Keine Auswechslung
move-lay = { $card }
move-pick = { $men }
move-replace = { $on } kommt ({ $line })
move-counter = Kontern
move-decline = Nicht kontern
move-exchange = { $card } tauschen
move-keep = Alle behalten
move-stand-in =
    { $man-is ->
        [none] Niemand
       *[other] { $man }
    }
move-shooters = { $men }
preview-team = { $points } von { $most } Punkten, { $left } übrig
preview-formation = { $starters } in der Startelf, im { $defenders }-{ $midfielders }-{ $attackers }
preview-odds =
    { $bonus ->
        [0] Stärke { $strength } gegen höchstens { $against }: { $percent } % ({ $ways } von 36)
       *[other] Stärke { $strength } + { $bonus } gegen höchstens { $against }: { $percent } % ({ $ways } von 36)
    }
preview-hold =
    { $bonus ->
        [0] Stärke { $strength } gegen { $against }: du hältst zu { $percent } % ({ $ways } von 36)
       *[other] Stärke { $strength } gegen { $against } + { $bonus }: du hältst zu { $percent } % ({ $ways } von 36)
    }
preview-odds-best =
    { $bonus ->
        [0] mit den Stärksten daneben Stärke { $strength } gegen höchstens { $against }: { $percent } %
       *[other] mit den Stärksten daneben Stärke { $strength } + { $bonus } gegen höchstens { $against }: { $percent } %
    }
preview-hold-best =
    { $bonus ->
        [0] mit den Stärksten daneben Stärke { $strength } gegen { $against }: du hältst zu { $percent } %
       *[other] mit den Stärksten daneben Stärke { $strength } gegen { $against } + { $bonus }: du hältst zu { $percent } %
    }
preview-approach-slots = Spielaufbau: { $attack } gegen { $defence }
preview-shot-slots = Schuss: { $attack } gegen { $defence }
preview-lay = Wert { $value }; im Moment Spielaufbau { $approach }, Schuss { $shot }, Tor { $percent } %
preview-lay-shot = Wert { $value }; ohne Spielaufbau, Schuss { $shot }, Tor { $percent } %

## The step that comes next, to a team or a deck in order

next-points =
    { $count ->
        [one] ein Punkt zu viel: Nimm jemand Billigeres
       *[other] { $count } Punkte zu viel: Nimm jemand Billigeres
    }
next-cheaper =
    { $count ->
        [one] der letzte Mann kostet mindestens { $least }, übrig sind { $left }: Tausche jemand Teures
       *[other] die letzten { $count } kosten mindestens { $least }, übrig sind { $left }: Tausche jemand Teures
    }
next-starter-keeper = noch ein Torhüter für die Startelf
next-starter =
    { $count ->
        [one] noch ein Mann für die Startelf
       *[other] noch { $count } Mann für die Startelf
    }
next-substitute-keeper = noch ein Ersatztorhüter
next-substitute =
    { $count ->
        [one] noch ein Ersatzmann
       *[other] noch { $count } Ersatzleute
    }
next-less-starter-keeper =
    { $count ->
        [one] ein Torhüter zu viel auf dem Platz
       *[other] { $count } Torhüter zu viel auf dem Platz
    }
next-less-starter =
    { $count ->
        [one] ein Feldspieler zu viel auf dem Platz
       *[other] { $count } Feldspieler zu viel auf dem Platz
    }
next-less-substitute-keeper =
    { $count ->
        [one] ein Torhüter zu viel auf der Bank
       *[other] { $count } Torhüter zu viel auf der Bank
    }
next-less-substitute =
    { $count ->
        [one] ein Feldspieler zu viel auf der Bank
       *[other] { $count } Feldspieler zu viel auf der Bank
    }
next-value =
    { $count ->
        [one] noch eine Karte mit dem Wert { $value }
       *[other] noch { $count } Karten mit dem Wert { $value }
    }
next-less-value =
    { $count ->
        [one] eine Karte mit dem Wert { $value } zu viel
       *[other] { $count } Karten mit dem Wert { $value } zu viel
    }
next-free-card =
    { $count ->
        [one] noch eine Karte mit dem Wert 3 oder 2
       *[other] noch { $count } Karten mit dem Wert 3 oder 2
    }
next-less-free-card =
    { $count ->
        [one] eine Karte mit dem Wert 3 oder 2 zu viel
       *[other] { $count } Karten mit dem Wert 3 oder 2 zu viel
    }

## Events

event-red-drawn =
    { $seat-is ->
        [you] Das Los gibt dir Rot.
       *[other] Das Los gibt { $seat } Rot.
    }
event-chosen =
    { $seat-is ->
        [you] Du hast gewählt: { $choice }.
       *[other] { $seat } hat gewählt: { $choice }.
    }
event-lined-up =
    { $seat-is ->
        [you] Du stellst die { $colour } auf ({ $points } Punkte): { $starters }. Auf der Bank: { $bench }.
       *[other] { $seat } stellt die { $colour } auf ({ $points } Punkte): { $starters }. Auf der Bank: { $bench }.
    }
event-drawn =
    { $seat-is ->
        [you] Du ziehst { $cards }.
       *[other] { $count ->
            [one] { $seat } zieht eine Karte.
           *[other] { $seat } zieht { $count } Karten.
        }
    }
event-period-began = Abschnitt { $period } (Minute { $minute }).
event-substituted =
    { $seat-is ->
        [you] Du wechselst: { $off } geht, { $on } kommt ({ $line }).
       *[other] { $seat } wechselt: { $off } geht, { $on } kommt ({ $line }).
    }
event-revealed = Die Taktikkarten: { $cards }.
event-tie-rolled = Gleiche Werte, die Würfel entscheiden: { $rolls }.
event-attack-won =
    { $attacker-is ->
        [you] { $attempts ->
            [one] Du greifst an, ein Versuch.
           *[other] Du greifst an, { $attempts } Versuche.
        }
       *[other] { $attempts ->
            [one] { $attacker } greift an, ein Versuch.
           *[other] { $attacker } greift an, { $attempts } Versuche.
        }
    }
event-attempt-began =
    { $attacker-is ->
        [you] Versuch { $number } von { $attempts }: du spielst { $card }.
       *[other] Versuch { $number } von { $attempts }: { $attacker } spielt { $card }.
    }
event-counter-began =
    { $attacker-is ->
        [you] { $bonus ->
            [0] Du konterst mit { $card }!
           *[other] Du konterst mit { $card }, Bonus { $bonus }!
        }
       *[other] { $bonus ->
            [0] { $attacker } kontert mit { $card }!
           *[other] { $attacker } kontert mit { $card }, Bonus { $bonus }!
        }
    }
event-counter-declined =
    { $seat-is ->
        [you] Du konterst nicht.
       *[other] { $seat } kontert nicht.
    }
event-card-laid =
    { $seat-is ->
        [you] Du legst { $card }.
       *[other] { $seat } legt { $card }.
    }
event-exchanged =
    { $seat-is ->
        [you] Du wirfst { $card } ab.
       *[other] { $seat } wirft { $card } ab.
    }
event-kept =
    { $seat-is ->
        [you] Du behältst deine Taktikkarten.
       *[other] { $seat } behält alle Taktikkarten.
    }
event-picked =
    { $used-is ->
        [none] { $phase }: niemand ist da, Stärke { $strength }.
       *[other] { $seat-is ->
                [you] { $phase }: du schickst { $used }, Stärke { $strength }.
               *[other] { $phase }: { $seat } schickt { $used }, Stärke { $strength }.
            }
    }
event-rolled =
    { $success-is ->
        [true] { $phase }: { $total } gegen { $defence_total }, gelungen!
       *[other] { $phase }: { $total } gegen { $defence_total }, misslungen.
    }
event-symbol-checked = { $man }, { $symbol }, Wurf { $roll }: { $result }.
event-replaced = { $on } kommt für { $off } ({ $line }).
event-not-replaced = Für { $man } kann niemand kommen.
event-turned =
    { $left-is ->
        [true] Eine Vierteldrehung nach links: { $men }.
       *[other] Eine Vierteldrehung nach rechts: { $men }.
    }
event-goal =
    { $seat-is ->
        [you] TOR! Du triffst.
       *[other] TOR! { $seat } trifft.
    }
event-period-over = Abschnitt { $period } ist zu Ende.
event-extra-time = Unentschieden: Verlängerung. Beide nehmen ihre weißen Taktikkarten zurück.
event-penalties = Noch immer unentschieden: Elfmeterschießen!
event-stand-in-named =
    { $man-is ->
        [none] Das Tor von { $seat } bleibt leer.
       *[other] { $seat-is ->
                [you] Du stellst { $man } ins Tor.
               *[other] { $seat } stellt { $man } ins Tor.
            }
    }
event-shooters-shown =
    { $seat-is ->
        [you] Deine Schützen: { $men }.
       *[other] Die Schützen von { $seat }: { $men }.
    }
event-start-rolled = Wer beginnt? Die Würfel: { $rolls }.
event-series-began =
    { $first-is ->
        [you] Serie { $series }, je { $shots } Schüsse: du beginnst.
       *[other] Serie { $series }, je { $shots } Schüsse: { $first } beginnt.
    }
event-sudden-death = Jetzt entscheidet Schuss um Schuss!
event-penalty =
    { $scored-is ->
        [true] { $man-is ->
                [none] Ein Schuss ohne Schützen: { $strength } und { $roll } gegen { $keeper_strength } und { $keeper_roll }, Tor!
               *[other] { $man } schießt: { $strength } und { $roll } gegen { $keeper_strength } und { $keeper_roll }, Tor!
            }
       *[other] { $man-is ->
                [none] Ein Schuss ohne Schützen: { $strength } und { $roll } gegen { $keeper_strength } und { $keeper_roll }, kein Tor.
               *[other] { $man } schießt: { $strength } und { $roll } gegen { $keeper_strength } und { $keeper_roll }, kein Tor.
            }
    }
event-last-rolled = Nichts trennt sie, die Würfel entscheiden: { $rolls }.
event-match-over =
    { $winner-is ->
        [you] Abpfiff: du gewinnst!
       *[other] Abpfiff: { $winner } gewinnt.
    }

## Refusals

refuse-wrong-step = Das ist gerade nicht gefragt: jetzt { $step }.
refuse-not-of-your-team = { $man } spielt für die andere Farbe. Wähle unter deinen dreißig.
refuse-man-twice = { $man } ist zweimal gewählt. Nimm einmal jemand anderen.
refuse-over-budget = Deine Mannschaft ist { $points } Punkte wert: { $over } zu viel, höchstens { $most }. Nimm jemand Billigeren.
refuse-bad-team-size = Es braucht 11 für den Anfang und 4 Ersatzspieler; du hast { $starters } und { $bench }, für { $points } Punkte, { $left } übrig.
refuse-bad-keepers = Es braucht einen Torhüter am Anfang und einen als Ersatz; du hast { $starters } und { $bench }.
refuse-card-twice = { $card } ist zweimal gewählt, es gibt sie aber nur einmal. Nimm eine andere.
refuse-white-already = Die weißen Karten hast du ohnehin. Wähle sechs farbige.
refuse-bad-mix = Es braucht sechs farbige Karten mit den Werten 5, 4, 3, 3, 2, 2; du hast { $count }. Ergänze oder tausche.
refuse-schlusskarte-stays = Die Schlusskarte liegt immer vor dir und kommt nicht in den Stapel. Nimm eine andere Karte.
refuse-bad-plan-size = Es braucht elf Karten, du hast { $count }.
refuse-bad-quotas = Es braucht genau zwei 5er, zwei 4er und die 1; du hast { $fives }, { $fours } und { $ones }.
refuse-bad-low-quotas = Es braucht mindestens zwei 3er und zwei 2er; du hast { $threes } und { $twos }.
refuse-not-in-hand = { $card } ist nicht auf deiner Hand. Wähle unter deinen Karten.
refuse-only-schlusskarte = Hand und Stapel sind leer: dir bleibt nur die Schlusskarte.
refuse-schlusskarte-later = Die Schlusskarte kommt erst, wenn Hand und Stapel leer sind. Spiel eine Karte von der Hand.
refuse-not-on-pitch = { $man } steht nicht auf deinem Feld. Wähle einen deiner Leute im Spiel.
refuse-not-on-bench = { $man } sitzt nicht auf deiner Bank. Wähle einen deiner Ersatzspieler.
refuse-keeper-for-keeper = Für den Torhüter kann nur der Ersatztorhüter kommen. Nimm einen anderen heraus.
refuse-goal-guarded = Dein Tor ist besetzt: { $man } kommt nur für den Torhüter.
refuse-keeper-line = { $man } kann dort nicht stehen ({ $line }): ein Torhüter spielt nur im Tor, und sonst niemand. Wähle die Reihe seiner Karte.
refuse-line-not-lost = { $man } kann dort nicht spielen ({ $line }): diese Reihe ist nicht verloren. Stell ihn in seine eigene ({ $own }).
refuse-keeper-comes-on = Der Torhüter ist verletzt: der Ersatztorhüter muss kommen.
refuse-keeper-stays = { $man } ist Torhüter und kann keinen verletzten Feldspieler ersetzen. Wähle einen anderen.
refuse-bad-slots = Die Karte hat { $slots } Plätze, du hast { $count } besetzt. Nenne für jeden einen Mann oder niemanden.
refuse-keeper-outfield = { $man } ist dein Torhüter: er kommt nur zum Einsatz, wo die Karte einen zeigt. Nimm einen Feldspieler.
refuse-already-marked = { $man } war schon im Spielaufbau dabei. Nimm jemanden ohne weiße Marke.
refuse-own-kind-first = { $man } kann hier nicht aushelfen ({ $slot }): es gibt genug Leute dieser Position. Nimm einen von ihnen.
refuse-wrong-kind = { $man } passt nicht auf diesen Platz ({ $slot }), und aus dieser Reihe ist niemand verletzt oder mit Rot gegangen. Nimm jemanden dieser Position, oder lass ihn leer, wenn es keinen gibt.
refuse-must-fill = Ein Platz bleibt leer ({ $slot }), obwohl du jemanden dafür hast. Besetze ihn.
refuse-bad-shooters = Es braucht { $wanted } Schützen, du hast { $count } genannt.
refuse-keeper-shoots-not = { $man } ist dein Torhüter und schießt nicht. Nenne einen Feldspieler.
refuse-stand-in-shoots-not = { $man } steht in deinem Tor und schießt nicht. Nenne jemand anderen.
refuse-has-shot = { $man } hat schon geschossen. Nenne einen der anderen.

## Words

step-team = stell deine Mannschaft auf
step-deck = wähle deine Taktikkarten
step-substitution = wechsle aus, oder nicht
step-tactic = leg eine Taktikkarte
step-footballers = wähle deine Leute
step-replacement = ersetze deinen Verletzten
step-counter = kontere, oder verzichte
step-further = leg eine neue Taktikkarte
step-exchange = tausche eine Taktikkarte, oder behalte alle
step-stand-in = sag, wer ins Tor geht
step-shooters = nenne deine Schützen
colour-blue = Blauen
colour-red = Roten
line-goalkeeper = Torhüter
line-defender = Verteidiger
line-midfielder = Mittelfeld
line-attacker = Angreifer
slot-goalkeeper = Torhüter
slot-defender = Verteidiger
slot-midfielder = Mittelfeld
slot-attacker = Angreifer
slot-anybody = Feldspieler
preset-violet = Violett
preset-red = Rot
preset-blue = Blau
preset-yellow = Gelb
phase-approach = Spielaufbau
phase-shot = Torschuss
symbol-cross = rotes Kreuz
symbol-yellow = gelbe Karte
symbol-red = rote Karte
result-nothing = nichts
result-injured = verletzt
result-booked = verwarnt
result-second-yellow = zweite gelbe Karte, Platzverweis
result-sent-off = Platzverweis
choice-team = die Mannschaft
choice-deck = die Taktikkarten
choice-tactic = die Taktikkarte
choice-stand-in = den Vertreter
choice-shooters = die Schützen
card-w5 = weiße 5
card-w4 = weiße 4
card-w3 = weiße 3
card-w2 = weiße 2
card-w1 = weiße 1
card-schlusskarte = Schlusskarte
card-v5 = violette 5
card-v4 = violette 4
card-v3a = violette 3a
card-v3b = violette 3b
card-v2a = violette 2a
card-v2b = violette 2b
card-r5 = rote 5
card-r4 = rote 4
card-r3a = rote 3a
card-r3b = rote 3b
card-r2a = rote 2a
card-r2b = rote 2b
card-b5 = blaue 5
card-b4 = blaue 4
card-b3a = blaue 3a
card-b3b = blaue 3b
card-b2a = blaue 2a
card-b2b = blaue 2b
card-y5 = gelbe 5
card-y4 = gelbe 4
card-y3a = gelbe 3a
card-y3b = gelbe 3b
card-y2a = gelbe 2a
card-y2b = gelbe 2b
man-kuno-kasten = Kuno Kasten
man-hans-greifhain = Hans Greifhain
man-toni-luftloch = Toni Luftloch
man-bodo-beton = Bodo Beton
man-gerd-graetsche = Gerd Grätsche
man-horst-holzer = Horst Holzer
man-uwe-umlauf = Uwe Umlauf
man-wladimir-ballnich = Wladimir Ballnich
man-klaus-klammer = Klaus Klammer
man-dieter-deckung = Dieter Deckung
man-ingo-innenrist = Ingo Innenrist
man-rolf-riegel = Rolf Riegel
man-veit-vorstopper = Veit Vorstopper
man-lothar-lenker = Lothar Lenker
man-kai-kurzpass = Kai Kurzpass
man-bert-laufwunder = Bert Laufwunder
man-ole-offensiv = Ole Offensiv
man-tim-talent = Tim Talent
man-max-mittelkreis = Max Mittelkreis
man-jens-joggar = Jens Joggar
man-nico-nadelstich = Nico Nadelstich
man-viktor-volley = Viktor Volley
man-egon-einwurf = Egon Einwurf
man-sven-abseits = Sven Abseits
man-fred-flanke = Fred Flanke
man-erwin-pfosten = Erwin Pfosten
man-arno-abstauber = Arno Abstauber
man-lutz-lattenkreuz = Lutz Lattenkreuz
man-hugo-hacke = Hugo Hacke
man-peter-pike = Peter Pike
man-rudi-reflex = Rudi Reflex
man-bernd-schranke = Bernd Schranke
man-otto-ohnehand = Otto Ohnehand
man-manni-mauer = Manni Mauer
man-karl-kante = Karl Kante
man-fritz-foul = Fritz Foul
man-paul-walze = Paul Walze
man-bruno-block = Bruno Block
man-sepp-sense = Sepp Sense
man-emil-eckfahne = Emil Eckfahne
man-ralf-raumdecker = Ralf Raumdecker
man-theo-turm = Theo Turm
man-gregor-grenze = Gregor Grenze
man-moritz-motor = Moritz Motor
man-dirk-doppelpass = Dirk Doppelpass
man-heiko-haken = Heiko Haken
man-jupp-jubel = Jupp Jubel
man-ali-balla = Ali Balla
man-lars-lupfer = Lars Lupfer
man-mirko-mitlauf = Mirko Mitlauf
man-enno-effet = Enno Effet
man-carlo-chip = Carlo Chip
man-gustl-gasse = Gustl Gasse
man-timo-torriecher = Timo Torriecher
man-stefan-sturm = Stefan Sturm
man-kalle-knaller = Kalle Knaller
man-simon-joker = Simon Joker
man-achim-aussenrist = Achim Aussenrist
man-benno-bogenlampe = Benno Bogenlampe
man-dennis-drehschuss = Dennis Drehschuss

## On the table

table-minute = Minute { $minute }
table-bench = Bank: { $men }
table-out = Draußen: { $men }
table-hand = Deine Taktikkarten:
table-cards = { $hand } auf der Hand, { $pile } im Stapel
table-used = Benutzt: { $cards }
table-tactic = Taktik: { $card }
table-attempt = Versuch { $attempt } von { $attempts }
table-counter =
    { $bonus ->
        [0] Konter
       *[other] Konter, Bonus { $bonus }
    }
table-penalties = Elfmeter { $mine } : { $theirs }
table-winner =
    { $winner-is ->
        [you] Du gewinnst!
       *[other] { $winner } gewinnt.
    }

## On the cards

note-tactic = Taktik
note-direct = gleich zum Schuss
mark-yellow = G
mark-red = R
lid-facts = 2 Spieler · 40 Min.

## For the press

printed-footballers = { $count } Fußballer
printed-tactics = { $count } Taktikkarten
printed-board = der Spielplan
printed-bookings = { $count } gelbe Karten (Marken)
printed-actions = { $count } Aktionsmarken, auf einer Seite weiß und auf der anderen rot
printed-balls = ein roter und ein blauer Ball
printed-referee = der Schiedsrichter
printed-trophies = { $count } Pokale
printed-dice = ein roter und ein blauer Würfel
printed-red = R
printed-blue = B

## The screen

screen-now-team = Vor dem Spiel: beide stellen geheim fünfzehn Leute zusammen, dann werden sie gemeinsam gezeigt.
screen-now-deck = Vor dem Spiel: beide wählen geheim ihre Taktikkarten.
screen-now-substitution =
    { $minute }. Minute, vor dem Abschnitt: { $seat-is ->
        [you] du darfst auswechseln.
       *[other] { $seat } darf auswechseln.
    }
screen-now-tactic = { $minute }. Minute: beide legen verdeckt eine Taktik; die höhere greift an.
screen-now-attack =
    { $attacker-is ->
        [you] { $minute }. Minute, du greifst an ({ $which }) · { $phase }: { $chooses }
       *[other] { $minute }. Minute, { $attacker } greift an ({ $which }) · { $phase }: { $chooses }
    }
screen-now-countering =
    { $bonus ->
        [0] Konter
       *[other] Konter, Bonus { $bonus }
    }
screen-now-attacker-first =
    { $seat-is ->
        [you] du wählst zuerst deine Leute.
       *[other] { $seat } wählt zuerst Leute.
    }
screen-now-defender-answers =
    { $seat-is ->
        [you] du antwortest, dann die Würfel.
       *[other] { $seat } antwortet, dann die Würfel.
    }
screen-now-replacement =
    { $minute }. Minute, { $man } ist verletzt: { $seat-is ->
        [you] du bringst einen Ersatzmann.
       *[other] { $seat } bringt einen Ersatzmann.
    }
screen-now-counter =
    { $minute }. Minute, der Spielaufbau ist misslungen: { $seat-is ->
        [you] du darfst kontern, einmal je Abschnitt.
       *[other] { $seat } darf kontern, einmal je Abschnitt.
    }
screen-now-further =
    { $minute }. Minute, Versuch { $attempt } von { $attempts }: { $seat-is ->
        [you] du legst eine neue Taktik.
       *[other] { $seat } legt eine neue Taktik.
    }
screen-now-exchange =
    { $minute }. Minute, neuer Versuch: { $seat-is ->
        [you] als Verteidiger darfst du eine Taktik tauschen.
       *[other] als Verteidiger darf { $seat } eine Taktik tauschen.
    }
screen-now-stand-in = Elfmeterschießen: ein Tor ist leer, ein Feldspieler darf hinein.
screen-now-shooters = Immer noch unentschieden, Elfmeterschießen: beide nennen geheim ihre Schützen.
screen-now-series = Immer noch unentschieden: eine neue Serie mit denen, die noch nicht geschossen haben.
screen-goals =
    { $seat }: { $goals } { $goals ->
        [one] Tor
       *[other] Tore
    }
screen-team =
    { $seat-is ->
        [you] Deine Mannschaft ({ $colour }), im { $formation }
       *[other] Die Mannschaft von { $seat } ({ $colour }), im { $formation }
    }
screen-next = danach { $strengths }
screen-strengths = Stärken { $strengths }
screen-symbol =
    { $turns ->
        [0] { $symbol } jetzt
        [one] { $symbol } nach einer Vierteldrehung
       *[other] { $symbol } nach { $turns } Vierteldrehungen
    }
screen-booked = mit Gelb verwarnt
screen-in-approach = im Spielaufbau eingesetzt
screen-in-shot = beim Torschuss eingesetzt
screen-chosen = gewählt
screen-choosable = wählbar
screen-taken-off = ausgewechselt
screen-attack-card =
    { $attacker-is ->
        [you] Du spielst { $card }
       *[other] { $attacker } spielt { $card }
    }
screen-tactic-of = { $seat }: { $card }
screen-face-down =
    { $seat-is ->
        [you] Deine Taktik, verdeckt
       *[other] Die Taktik von { $seat }, verdeckt
    }
screen-chance = für den Erfolg ({ $ways } von 36)
screen-chance-hold = fürs Halten ({ $ways } von 36)
screen-against = gegen
screen-verdict-goal =
    { $attacker-is ->
        [you] Tor! Du triffst.
       *[other] Tor! { $attacker } trifft.
    }
screen-verdict-saved =
    { $defender-is ->
        [you] Gehalten: du stehst sicher.
       *[other] Gehalten: { $defender } steht sicher.
    }
screen-verdict-through =
    { $attacker-is ->
        [you] Spielaufbau gelungen: du schießt.
       *[other] Spielaufbau gelungen: { $attacker } schießt.
    }
screen-verdict-stopped =
    { $defender-is ->
        [you] Spielaufbau misslungen: du fängst ihn ab.
       *[other] Spielaufbau misslungen: { $defender } fängt ihn ab.
    }
screen-total = { $seat }: Stärke { $strength }, Bonus { $bonus }, Würfel { $roll }, zusammen { $total }
screen-begins =
    { $seat-is ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
screen-tactics = Deine Taktiken
screen-pile =
    { $count ->
        [0] Stapel leer: es bleibt die Schlusskarte
       *[other] { $count } im Stapel
    }
screen-card-legal = { $card }, spielbar, { $place } von { $count }, { $notes }
screen-card-held = { $card }, { $place } von { $count }
screen-bench =
    { $count ->
        [0] Bank leer
        [one] Bank, 1 Wechsel
       *[other] Bank, { $count } Wechsel
    }
screen-on-bench = auf der Bank
screen-enter = Enter
screen-escape = Esc
screen-cancel = Zurück
screen-ask-send = Schickst du sie los?
screen-ask-roll = Würfeln!
screen-ask-choose = Wähle { $slots }
screen-opposed = Gegen dich: { $strength }.
screen-tap-ring = Tippe auf einen gelb umrandeten Mann.
screen-tap-bench = Tippe auf einen deiner Ersatzleute.
screen-send = Los
screen-roll = Würfeln
screen-slot-empty = freier Platz ({ $slot })
screen-slot-full = { $man } ({ $slot }), herausnehmen
screen-who-comes = Wer kommt für { $man }?
screen-who-goes = { $man } kommt: für wen?
screen-change = { $on } für { $off }
screen-which-line = Eine Reihe ist verloren: wo steht er?
screen-comes-upright = In seine Reihe, Karte aufrecht; der andere kommt nicht wieder.
screen-change-go = Wechseln
screen-shooters-help = Tippe deine Schützen an, vom ersten zum letzten.
screen-confirm = Bestätigen
screen-gone = Draußen
screen-now-attempt = Versuch { $attempt } von { $attempts }
screen-match = Das Spiel
screen-no-goals = Kein Tor im Spiel.
screen-by = durch { $men }
screen-stands = { $seat }: { $mine } zu { $theirs }
screen-comes-fresh = In seine Reihe, Karte aufrecht.
screen-points = { $points } / { $most } Punkte
screen-line-up = Aufstellen
screen-legal-choice = Alles ist regelgerecht
screen-deck-count = { $count } von { $most } Karten
screen-take-deck = Dieses Deck nehmen
screen-need-goalkeeper =
    { $count ->
        [one] einen Torwart
       *[other] { $count } Torwarte
    }
screen-need-defender =
    { $count ->
        [one] einen Verteidiger
       *[other] { $count } Verteidiger
    }
screen-need-midfielder =
    { $count ->
        [one] einen Mittelfeldspieler
       *[other] { $count } Mittelfeldspieler
    }
screen-need-attacker =
    { $count ->
        [one] einen Stürmer
       *[other] { $count } Stürmer
    }
screen-need-anybody =
    { $count ->
        [one] einen Mann
       *[other] { $count } Mann
    }
screen-box = Deine dreißig Fußballer
screen-filter = Zeigen
screen-all = alle
screen-has-built = { $seat } hat gewählt.
screen-builds = { $seat } wählt noch.
screen-starts = in der Startelf
screen-sits = auf der Bank
screen-not-chosen = nicht gewählt
screen-mark-starts = 11
screen-mark-sits = Bank
screen-formation = Deine Mannschaft
screen-starters = { $count } / 11 in der Startelf
screen-substitutes = { $count } / 4 Ersatzleute
screen-to-bench = auf die Bank setzen
screen-to-pitch = in die Startelf stellen
screen-no-squad = „{ $file }“ ist keine Mannschaft von Finale, oder die Datei ist beschädigt. Deine Mannschaft bleibt, wie sie ist.
screen-loaded = „{ $file }“ ist geladen.
screen-beginner-taken = Die Anfängermannschaft steht: tausche, wen du willst.
screen-beginner-set = Anfängerelf
screen-suggested = Eine gültige Mannschaft rund um deine Wahl.
screen-suggest = Vorschlagen
screen-emptied = Alles von vorn.
screen-empty = Leeren
screen-save = Speichern
screen-load = Laden
screen-you-build = Du stellst { $colour } auf: tippe einen Mann an, um ihn zu nehmen, und in der Mannschaft, um ihn auf die Bank zu setzen.
screen-more = Dateien
screen-deck-take = Nehmen
screen-deck-remove = Zurücklegen
screen-close = Schließen
screen-deck-out = { $card }, nicht in deinem Deck
screen-deck-in = { $card }, in deinem Deck
screen-deck-place = { $card }, Karte { $place } deines Decks
screen-deck-full = Dein Deck ist voll: Leg zuerst eine andere Karte zurück.
screen-see-teams = Mannschaften ansehen
screen-deck-taken = Dein Deck
screen-in-hand = Hand
screen-sooner = { $card }: früher
screen-later = { $card }: später
label-ask-team = Stell deine Mannschaft auf
label-ask-team-help = elf für den Anpfiff und vier für die Bank
label-ask-deck-presets = Welche Farbe?
label-ask-deck-presets-help = Gelb passt zu Verteidigern, Blau zum Mittelfeld, Rot zu Stürmern
label-ask-substitution = Auswechseln?
label-ask-substitution-help = tippe auf einen Ersatzmann, dann auf den, der geht; sonst weiter
label-ask-tactic = Leg eine Taktik
label-ask-tactic-help = die höhere greift an
label-ask-replacement = { $man } ist verletzt
label-ask-replacement-help = tippe auf den, der kommt
label-ask-counter = Konterst du?
label-ask-counter-help =
    { $bonus ->
        [0] mit { $card }
       *[other] mit { $card }, Bonus { $bonus } im Spielaufbau
    }
label-ask-further = Noch eine Taktik
label-ask-further-help = Versuch { $attempt } von { $attempts }: sie bestimmt den Angriff
label-ask-exchange = Eine Taktik tauschen?
label-ask-exchange-help = tippe auf die, die du abwirfst, oder behalte alle
label-ask-stand-in = Wer geht ins Tor?
label-ask-stand-in-help = er schießt dann nicht
label-ask-shooters = Deine { $count } Schützen

## While it happens

screen-laid = gelegt
screen-rolling = Die Würfel rollen …
screen-film = Einen Moment …
screen-film-help = ein Tipp auf den Tisch geht schneller
screen-film-kicks = Elfmeterschießen
screen-film-kicks-help = ein Tipp auf den Tisch: nächster Schuss
screen-needs =
    { $seat-is ->
        [you] Du brauchst { $count }.
       *[other] { $seat } braucht { $count }.
    }
screen-tie-approach = Bei Gleichstand kommt der Angriff durch.
screen-tie-shot = Bei Gleichstand kein Tor.
screen-band-extra-time = Verlängerung
screen-band-penalties = Elfmeterschießen
screen-band-period = Minute { $minute }
screen-band-half-time = Minute { $minute } · Halbzeit · { $mine } : { $theirs }
screen-band-full-time = Minute { $minute } · Abpfiff · { $mine } : { $theirs }
screen-kick = Schuss { $number }
screen-skip = Weiter
screen-kick-in = Tor!
screen-kick-saved = Gehalten!
screen-kick-post = Pfosten!
screen-strength = Stärke { $strength }
screen-keeper-turns = { $man } dreht sich um ein Viertel nach rechts: Stärke { $strength }
screen-if-in = Ein Tor, und es ist vorbei.
screen-if-out = Daneben, und es ist vorbei.
screen-still = noch { $slots }
screen-nobody-fits = Niemand für diesen Platz
screen-send-without = schick sie ohne
screen-bench-short = Bank
screen-from-to = Stärke { $from }, dann { $to }
screen-worth-help = Stärke deiner besten Leute und Chance auf ein Tor
screen-likely = Tor { $percent } %
