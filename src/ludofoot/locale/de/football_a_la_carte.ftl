# Le football à la carte. How arguments reach a message is told at the top of core.ftl.

title = Le football à la carte
tagline = Jede Karte treibt den Ball übers Feld: schießen, halten, abschlagen.

option-single = Zu dritt: Wer spielt allein gegen zwei? Mit acht Karten gegen sechs gewinnt er etwa sechs von zehn entschiedenen Spielen.
option-opener = Wer hat Anstoß?
side-alone = Allein gegen zwei
side-pair = Zu zweit gegen einen

## Questions

ask-kick-off = Anstoß: Wähle eine Angreiferkarte und eines der beiden Felder.
ask-play = Spiel einen Angreifer, oder einen Freistoß und danach einen Angreifer.
ask-follow = Freistoß gespielt: Leg sofort einen Angreifer dazu.
ask-throw-in = Einwurf: Setz den Ball zuerst um ein Feld.
ask-clear = Abschlag: Wähle ein Startfeld und einen Angreifer oder einen Torwart.
ask-stop =
    { $keepers ->
        [0] { $corners ->
                [0] { $shooter } schießt! Nichts in deiner Hand hält den Ball: Lass ihn rein.
               *[other] { $shooter } schießt! Halte den Ball mit deiner Ecke, oder lass ihn rein.
            }
       *[other] { $corners ->
                [0] { $shooter } schießt! Halte den Ball mit deinem Torwart, oder lass ihn rein.
               *[other] { $shooter } schießt! Halte den Ball mit deinem Torwart oder deiner Ecke, oder lass ihn rein.
            }
    }
ask-last-stop = { $shooter } schießt mit dem Pfiff: Ein Torwart oder eine Ecke hält den Ball von selbst.
ask-cut-corner = Ecke: Heb ab. Eine { $colour } Fahne ist ein Tor: { $count } unter { $cards } Karten ({ $percent } %)!
ask-cut-penalty = Elfmeter: Heb ab. Eine Hand hält ihn: { $count } unter { $cards } Karten ({ $percent } %).
ask-discard =
    { $clearing ->
        [0] Keine deiner Karten passt hier: Wirf eine ab.
       *[other] Keine deiner Karten bringt den Ball weg: Wirf eine ab.
    }
ask-stuck = Nichts zu spielen, nichts zu ziehen: Hier endet die Halbzeit.

## Moves

move-play =
    { $face }{ $start-is ->
        [none] { "" }
       *[other] { " " }von { $start }
    }{ $penalty ->
        [true] { " " }+ Elfmeter
       *[other] { "" }
    }
move-free-kick = { $face }, { $direction }
move-throw-in = Nach { $to }
move-stop = Halten: { $face }
move-concede = Rein lassen
move-cut = Abheben
move-discard = Abwerfen: { $face }
move-pass = Ende der Halbzeit

preview-area = im gegnerischen Strafraum
preview-shot = Torschuss!
preview-goal-kick = neben das Tor: Der Gegner schlägt ab
preview-throw-in = Einwurf für den Gegner
preview-penalty = Elfmeter: Der Gegner hebt ab, ohne Hand ist es ein Tor ({ $count } Hände unter { $cards } Karten, { $percent } %)
preview-corner = Ecke: Die anderen heben ab, eine Fahne derselben Farbe ist ein Tor ({ $count } unter { $cards } Karten, { $percent } %)
preview-last-stop = gehalten, und die Halbzeit ist vorbei
preview-goal = Tor für den Gegner

## Events

event-opener-drawn =
    { $seat-is ->
        [you] Das Los fiel auf dich: Du stößt an.
       *[other] Das Los fiel auf { $seat } für den Anstoß.
    }
event-single-drawn =
    { $seat-is ->
        [you] Das Los fiel auf dich: Du spielst allein gegen zwei.
       *[other] Das Los fiel auf { $seat }: allein gegen zwei.
    }
event-teams-formed = Die Mannschaften: { $first } gegen { $second }.
event-end-drawn =
    { $seat-is ->
        [you] Du verteidigst zuerst den { $end }.
       *[other] { $seat } verteidigt zuerst den { $end }.
    }
event-dealt =
    { $seat-is ->
        [you] Du bekommst { $count } Karten.
       *[other] { $seat } bekommt { $count } Karten.
    }
event-drew =
    { $seat-is ->
        [you] Du ziehst: { $faces }.
       *[other]
            { $count ->
                [one] { $seat } zieht eine Karte.
               *[other] { $seat } zieht { $count } Karten.
            }
    }
event-kicked-off =
    { $seat-is ->
        [you] Ball in die Mitte: Du stößt an.
       *[other] Ball in die Mitte: { $seat } stößt an.
    }
event-played =
    { $seat-is ->
        [you]
            { $how-is ->
                [how-kick-off] Du stößt an mit
                [how-clear] Du schlägst ab mit
                [how-follow] Du legst nach mit
               *[how-play] Du spielst
            }
       *[other]
            { $how-is ->
                [how-kick-off] { $seat } stößt an mit
                [how-clear] { $seat } schlägt ab mit
                [how-follow] { $seat } legt nach mit
               *[how-play] { $seat } spielt
            }
    } { $face }: Der Ball geht nach { $to }.
event-free-kicked =
    { $seat-is ->
        [you] Du spielst { $face }, { $direction }: Der Ball geht nach { $to }.
       *[other] { $seat } spielt { $face }, { $direction }: Der Ball geht nach { $to }.
    }
event-penalty-given =
    { $seat-is ->
        [you] Du legst den Elfmeter! Der Gegner hebt { $pile } ab.
       *[other] { $seat } legt den Elfmeter! Der Gegner hebt { $pile } ab.
    }
event-shot-at-goal =
    { $seat-is ->
        [you] Schuss! Von { $square } geht dein Ball ins Tor im { $end }.
       *[other] { $seat } schießt! Von { $square } geht der Ball ins Tor im { $end }.
    }
event-out-beside =
    { $seat-is ->
        [you] Du spielst den Ball neben das Tor. Abschlagfelder: { $starts }.
       *[other] { $seat } spielt den Ball neben das Tor. Abschlagfelder: { $starts }.
    }
event-out-over-touch =
    { $corner ->
        [true] Der Ball geht an der Ecke ins Aus: Einwurf auf { $square }.
       *[other] Der Ball geht ins Aus: Einwurf auf { $square }.
    }
event-thrown-in =
    { $seat-is ->
        [you] Du wirfst ein, von { $square } nach { $to }.
       *[other] { $seat } wirft ein, von { $square } nach { $to }.
    }
event-saved =
    { $seat-is ->
        [you] Gehalten! { $face }: Du bringst den Ball nach { $to }.
       *[other] { $seat } hält! { $face }: Der Ball geht nach { $to }.
    }
event-corner-given =
    { $seat-is ->
        [you] Du lenkst zur Ecke ab: Der Ball liegt an der { $colour }n Ecke, { $square }.
       *[other] { $seat } lenkt zur Ecke ab: Der Ball liegt an der { $colour }n Ecke, { $square }.
    }
event-conceded =
    { $seat-is ->
        [you] Du hältst den Ball nicht.
       *[other] { $seat } hält den Ball nicht.
    }
event-stopped-at-the-whistle =
    { $seat-is ->
        [you] Mit dem Pfiff gehalten! Deine Karte: { $face }.
       *[other] Mit dem Pfiff gehalten! { $seat } legt: { $face }.
    }
event-pile-cut =
    { $seat-is ->
        [you] Du hebst { $pile } ab: { $face }.
       *[other] { $seat } hebt { $pile } ab: { $face }.
    }
event-cleared = Kein Tor: { $cause } bringt nichts ein.
event-goal =
    TOR { $scored }! { $scorers-is ->
        [you] Du triffst.
        [other] { $scorers } trifft.
       *[many] { $scorers } treffen.
    } { $home }:{ $away }
event-discarded =
    { $seat-is ->
        [you] Nichts zu spielen: Du wirfst { $face } ab.
       *[other] { $seat } kann nichts spielen und wirft { $face } ab.
    }
event-nothing-to-play =
    { $seat-is ->
        [you] Du kannst weder spielen noch ziehen: Die Halbzeit endet.
       *[other] { $seat } kann weder spielen noch ziehen: Die Halbzeit endet.
    }
event-last-turn =
    { $seat-is ->
        [you] Der Stapel geht zu Ende: Du hast den letzten Zug der Halbzeit.
       *[other] Der Stapel geht zu Ende: letzter Zug der Halbzeit für { $seat }.
    }
event-half-time = Halbzeit, { $home }:{ $away }. Die { $pile } Karten auf dem Tisch werden der neue Stapel.
event-ends-changed =
    { $seat-is ->
        [you] Seitenwechsel: Du verteidigst den { $end }.
       *[other] Seitenwechsel: { $seat } verteidigt den { $end }.
    }
event-game-over =
    { $drawn ->
        [true] Schlusspfiff: unentschieden, { $home }:{ $away }.
       *[other]
            { $winners-is ->
                [you] Schlusspfiff: Du gewinnst, { $home }:{ $away }!
                [other] Schlusspfiff: { $winners } gewinnt, { $home }:{ $away }.
               *[many] Schlusspfiff: { $winners } gewinnen, { $home }:{ $away }.
            }
    }

## Refusals

refuse-wrong-step = Das ist nicht gefragt: Jetzt { $step }.
refuse-not-in-hand = { $face } ist nicht auf deiner Hand. Wähle unter deinen Karten.
refuse-must-stop = Mit dem Pfiff wird von selbst gehalten, sobald du einen Torwart oder eine Ecke hast. Wähle, was du legst.
refuse-must-play = Du hast eine spielbare Karte: Du musst eine spielen.
refuse-must-discard = Der Stapel ist nicht leer: Wirf eine Karte ab, dann zieh.
refuse-nothing-to-draw = Der Stapel ist leer: Nichts wird abgeworfen, die Halbzeit endet. Passe.
refuse-throw-too-far = Beim Einwurf geht der Ball auf ein Nachbarfeld von { $square }, auf dem Platz. Wähle eines.
refuse-throw-first = Einwurf: Setz den Ball zuerst von { $square } um ein Feld, dann spiel deine Karte.
refuse-nothing-to-stop = Es gibt nichts zu halten: Torwart und Ecke halten nur einen Ball, der schon im Netz ist. Spiel einen Angreifer.
refuse-stops-nothing = { $face } hält keinen Schuss. Es braucht einen Torwart oder eine Ecke; sonst lass ihn rein.
refuse-kick-off-needs-attacker = { $face } taugt nicht zum Anstoß. Wähle eine Angreiferkarte.
refuse-clear-needs-attacker-or-keeper = { $face } taugt nicht zum Abschlag. Wähle einen Angreifer oder einen Torwart.
refuse-attacker-must-follow = Nach einem Freistoß kommt ein Angreifer, nicht { $face }.
refuse-choose-direction = { $face }: Wähle zuerst eine der drei gepunkteten Richtungen.
refuse-penalty-goes-with-attacker = Der Elfmeter wird nie allein gespielt. Leg ihn zu einem Angreifer, der den Ball in den gegnerischen Strafraum bringt.
refuse-only-in-the-net = { $face } bewegt den Ball im laufenden Spiel nicht. Heb sie für einen Schuss auf und spiel einen Angreifer.
refuse-ball-lies = Der Ball liegt auf { $square } und startet dort. Spiel deine Karte, ohne ein Feld zu wählen.
refuse-bad-start = Der Ball startet von einem dieser Felder: { $squares }. Wähle eines.
refuse-not-in-their-area = Mit { $face } bleibt der Ball nicht im gegnerischen Strafraum: kein Elfmeter. Spiel die Karte allein.
refuse-no-free-kick = { $face } ist kein Freistoß: Der Pfeil sagt, wohin der Ball geht. Spiel sie, ohne eine Richtung zu wählen.
refuse-free-kick-in-area = Der Ball liegt auf { $square }, in einem Strafraum: kein Freistoß. Spiel einen Angreifer.
refuse-free-kick-needs-attacker = Ohne Angreifer danach geht { $face } nur als Torschuss. Wähle eine Richtung, die schießt, oder wirf ab.


## On the table

table-half = Halbzeit { $half }
table-last-turn = Letzter Zug der Halbzeit
table-piles = Stapel { $pile } · Abgelegt { $discards }
table-hand = Deine Hand
table-attacks-up = greift nach oben an
table-attacks-down = greift nach unten an
table-over = AUS!
table-top = Letzte Karte: { $face }

## Words

step-kick-off = stoß mit einem Angreifer an
step-play = spiel einen Angreifer oder einen Freistoß
step-follow = leg einen Angreifer zu deinem Freistoß
step-throw-in = setz den Ball für den Einwurf um ein Feld
step-clear = schlag mit einem Angreifer oder Torwart ab
step-stop = halte den Schuss, oder lass ihn rein
step-last-stop = leg die Karte, die den Schuss hält, oder lass ihn rein, wenn du keine hast
step-cut = heb ab

how-kick-off = beim Anstoß
how-play = im Spiel
how-follow = nach dem Freistoß
how-clear = beim Abschlag
direction-straight = geradeaus
direction-left = links
direction-right = rechts
end-south = Süden
end-north = Norden
colour-red = rote
colour-blue = blaue
pile-draw = den Stapel
pile-discard = die Ablage
cause-corner = Die Ecke
cause-penalty = Der Elfmeter
scored-shot = durch einen Schuss
scored-corner = nach einer Ecke
scored-penalty = durch Elfmeter

face-straight-1-hand = Geradeaus 1 (Hand)
face-straight-1-red = Geradeaus 1 (rote Fahne)
face-straight-1-blue = Geradeaus 1 (blaue Fahne)
face-left-1-hand = Links 1 (Hand)
face-left-1-red = Links 1 (rote Fahne)
face-left-1-blue = Links 1 (blaue Fahne)
face-right-1-hand = Rechts 1 (Hand)
face-right-1-red = Rechts 1 (rote Fahne)
face-right-1-blue = Rechts 1 (blaue Fahne)
face-straight-2-hand = Geradeaus 2 (Hand)
face-straight-2-red = Geradeaus 2 (rote Fahne)
face-straight-2-blue = Geradeaus 2 (blaue Fahne)
face-left-2-hand = Links 2 (Hand)
face-left-2-red = Links 2 (rote Fahne)
face-left-2-blue = Links 2 (blaue Fahne)
face-right-2-hand = Rechts 2 (Hand)
face-right-2-red = Rechts 2 (rote Fahne)
face-right-2-blue = Rechts 2 (blaue Fahne)
face-straight-3-hand = Geradeaus 3 (Hand)
face-straight-3-red = Geradeaus 3 (rote Fahne)
face-straight-3-blue = Geradeaus 3 (blaue Fahne)
face-left-3-hand = Links 3 (Hand)
face-left-3-red = Links 3 (rote Fahne)
face-left-3-blue = Links 3 (blaue Fahne)
face-right-3-hand = Rechts 3 (Hand)
face-right-3-red = Rechts 3 (rote Fahne)
face-right-3-blue = Rechts 3 (blaue Fahne)
face-straight-4-hand = Geradeaus 4 (Hand)
face-straight-4-red = Geradeaus 4 (rote Fahne)
face-straight-4-blue = Geradeaus 4 (blaue Fahne)
face-left-4-hand = Links 4 (Hand)
face-left-4-red = Links 4 (rote Fahne)
face-left-4-blue = Links 4 (blaue Fahne)
face-right-4-hand = Rechts 4 (Hand)
face-right-4-red = Rechts 4 (rote Fahne)
face-right-4-blue = Rechts 4 (blaue Fahne)
face-straight-5-hand = Geradeaus 5 (Hand)
face-straight-5-red = Geradeaus 5 (rote Fahne)
face-straight-5-blue = Geradeaus 5 (blaue Fahne)
face-left-5-hand = Links 5 (Hand)
face-left-5-red = Links 5 (rote Fahne)
face-left-5-blue = Links 5 (blaue Fahne)
face-right-5-hand = Rechts 5 (Hand)
face-right-5-red = Rechts 5 (rote Fahne)
face-right-5-blue = Rechts 5 (blaue Fahne)
face-straight-6-hand = Geradeaus 6 (Hand)
face-straight-6-red = Geradeaus 6 (rote Fahne)
face-straight-6-blue = Geradeaus 6 (blaue Fahne)
face-left-6-hand = Links 6 (Hand)
face-left-6-red = Links 6 (rote Fahne)
face-left-6-blue = Links 6 (blaue Fahne)
face-right-6-hand = Rechts 6 (Hand)
face-right-6-red = Rechts 6 (rote Fahne)
face-right-6-blue = Rechts 6 (blaue Fahne)
face-straight-7-hand = Geradeaus 7 (Hand)
face-straight-7-red = Geradeaus 7 (rote Fahne)
face-straight-7-blue = Geradeaus 7 (blaue Fahne)
face-left-7-hand = Links 7 (Hand)
face-left-7-red = Links 7 (rote Fahne)
face-left-7-blue = Links 7 (blaue Fahne)
face-right-7-hand = Rechts 7 (Hand)
face-right-7-red = Rechts 7 (rote Fahne)
face-right-7-blue = Rechts 7 (blaue Fahne)
face-free-kick-1 = Freistoß 1
face-free-kick-2 = Freistoß 2
face-free-kick-3 = Freistoß 3
face-free-kick-4 = Freistoß 4
face-free-kick-5 = Freistoß 5
face-free-kick-6 = Freistoß 6
face-free-kick-7 = Freistoß 7
face-keeper-straight-4 = Torwart (geradeaus 4)
face-keeper-straight-5 = Torwart (geradeaus 5)
face-keeper-left = Torwart (links 2, geradeaus 3)
face-keeper-right = Torwart (rechts 2, geradeaus 3)
face-corner-red = Rote Ecke
face-corner-blue = Blaue Ecke
face-penalty = Elfmeter

## The screen

screen-half =
    { $half ->
        [1] 1. Halbzeit
       *[other] 2. Halbzeit
    }
screen-draw = Stapel
screen-discards = gespielt
screen-attacks-up = greift an ↑
screen-attacks-down = greift an ↓
screen-with-you = mit dir
screen-pitch = Das Spielfeld, zehn Spalten und sechzehn Reihen
screen-area =
    { $team-is ->
        [you] dein Strafraum
        [other] Strafraum von { $team }
       *[many] Strafraum von { $team }
    }
screen-ball = Ball
screen-lit-start = möglicher Start
screen-lit-landing = Ziel
screen-lit-throw = Einwurf möglich
screen-means-area = Strafraum
screen-means-shot = Schuss!
screen-means-goal-kick = Toraus
screen-means-throw-in = Einwurf
screen-shot =
    { $shooter-is ->
        [you] Du schießt!
       *[other] { $shooter } schießt!
    }
screen-goal = TOR! { $scorers }
screen-legal = { $face }, spielbar, Karte { $place } von { $count }
screen-illegal = { $face }, jetzt nicht spielbar, Karte { $place } von { $count }
screen-held = { $face }, Karte { $place } von { $count }
screen-ask-straight =
    { $squares ->
        [one] Geradeaus, 1 Feld?
       *[other] Geradeaus, { $squares } Felder?
    }
screen-ask-left =
    { $squares ->
        [one] Links, 1 Feld?
       *[other] Links, { $squares } Felder?
    }
screen-ask-right =
    { $squares ->
        [one] Rechts, 1 Feld?
       *[other] Rechts, { $squares } Felder?
    }
screen-ask-card = { $face }?
screen-ask-discard = { $face } abwerfen?
screen-choose-start = Tippe auf das Feld, von dem der Ball ausgeht.
screen-choose-direction = Tippe auf eines der leuchtenden Ziele.
screen-penalty = Elfmeter?
screen-penalty-yes = Elfmeter!
screen-penalty-no = Nein
screen-penalty-next =
    { $team-is ->
        [you] dein Strafraum: danach Elfmeter möglich
        [other] Strafraum von { $team }: danach Elfmeter möglich
       *[many] Strafraum von { $team }: danach Elfmeter möglich
    }
screen-do-play = Spielen
screen-do-stop = Halten
screen-do-discard = Abwerfen
screen-cancel = Zurück
screen-enter = Enter
screen-escape = Esc
screen-legend-hand = Hand: Elfmeter gehalten
screen-legend-red = rot: rote Ecke sitzt
screen-legend-blue = blau: blaue Ecke sitzt
screen-share = { $count } von { $cards }
screen-step = { $at } / { $count }
screen-step-square = { $square }, { $at } von { $count }
screen-step-none = wähle, { $count } Möglichkeiten
screen-before = Die vorige
screen-after = Die nächste
screen-do-throw = Werfen
screen-cut-penalty = Elfmeter: Eine Hand hält ihn
screen-cut-red = Rote Ecke: Eine rote Fahne ist ein Tor
screen-cut-blue = Blaue Ecke: Eine blaue Fahne ist ein Tor
screen-shows-hand = Eine Hand!
screen-shows-red = Rote Fahne!
screen-shows-blue = Blaue Fahne!
screen-shows-nothing = Weder Hand noch Fahne
screen-drawn = Unentschieden!
screen-count-team = { $team }
screen-count-goals = Tore
screen-count-shots = Schüsse
screen-count-saves = Paraden
screen-count-corners = Ecken
screen-count-penalties = Elfmeter

label-ask-kick-off = Anstoß!
label-ask-kick-off-help = ein Angreifer, von einem der beiden Felder
label-ask-play = Du bist dran
label-ask-play-help =
    { $playable ->
        [one] nur eine Karte passt
       *[other] { $playable } Karten passen
    }
label-ask-follow = Und jetzt ein Angreifer
label-ask-follow-help = er folgt sofort auf den Freistoß
label-ask-throw-in = Einwurf: erst ein Feld weit
label-ask-throw-in-help = wähle eines der leuchtenden Felder
label-ask-clear = Schlag ab!
label-ask-clear-help = von einem leuchtenden Feld
label-ask-stop =
    { $keepers ->
        [0] { $corners ->
                [0] Nichts hält ihn: Gegentor
               *[other] Halte den Schuss!
            }
       *[other] Halte den Schuss!
    }
label-ask-stop-help =
    { $keepers ->
        [0] { $corners ->
                [0] danach hast du Anstoß
               *[other] mit deiner Ecke, oder Gegentor
            }
       *[other] { $corners ->
                [0] mit deinem Torwart, oder Gegentor
               *[other] mit deinem Torwart oder deiner Ecke, oder Gegentor
            }
    }
label-ask-last-stop =
    { $keepers ->
        [0] { $corners ->
                [0] Nichts hält ihn: Gegentor
               *[other] Gehalten mit dem Pfiff
            }
       *[other] Gehalten mit dem Pfiff
    }
label-ask-last-stop-help =
    { $keepers ->
        [0] { $corners ->
                [0] und die Halbzeit ist aus
               *[other] { $shooter } hat geschossen: Deine Ecke hält ihn
            }
       *[other] { $shooter } hat geschossen: Dein Torwart hält ihn
    }
label-ask-cut-corner = Ecke: heb ab!
label-ask-cut-corner-help = Eine { $colour } Fahne: Tor · { $count } von { $cards } ({ $percent } %)
label-ask-cut-penalty = Elfmeter: heb ab!
label-ask-cut-penalty-help = Eine Hand hält ihn · { $count } von { $cards } ({ $percent } %)
label-ask-discard =
    { $clearing ->
        [0] Nichts zu spielen
       *[other] Nichts zum Wegschlagen
    }
label-ask-discard-help = wirf eine Karte ab
label-ask-stuck = Nichts zu spielen
label-ask-stuck-help = und nichts zu ziehen: Die Halbzeit ist zu Ende

## On the cards

card-attacker = Angreifer
card-free-kick = Freistoß
card-keeper = Torwart
card-corner = Ecke
card-penalty = Penalty
card-title = Buteur
note-corner = hält einen Schuss
note-penalty = im Strafraum
note-title = kommt vor dem Spiel heraus
lid-facts = 2–4 Spieler · 30 Min.

## For the press

printed-cards = { $count } Karten, darunter die Titelkarte
printed-pitch = das Spielfeld
printed-ball = der Ball
