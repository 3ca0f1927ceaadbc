# Schuss und Tor. How arguments reach a message is told at the top of core.ftl.

title = Schuss und Tor
tagline = Spiel den Ball von Name zu Name; wer nicht bedient, verschenkt einen Torschuss.

option-shooter = Wer schießt, wenn jemand passt
option-shooter-preceding = Wenn du passt, schießt derjenige aufs Tor, der die letzte Karte gelegt hat.
option-shooter-passer = Wenn du passt, schießt du selbst aufs Tor.
option-parry = Was nach einem verhinderten Tor gilt
option-parry-rules = Die Karte, die ein Tor verhindert, zählt wie jede andere: Sie sagt, was als Nächstes zu bedienen ist.
option-parry-waived = Die Karte, die ein Tor verhindert, verlangt nichts: Was vorher verlangt war, muss noch bedient werden.

## Questions

ask-serve-nobody = Anstoß: Leg eine beliebige Karte.
ask-serve-footballer = Gefragt ist: { $name }
ask-serve-bomber = Der Bomber ruft { $name }: Nichts anderes passt.
ask-serve-tormann = Tormann allein: Bediene mit einer beliebigen Karte, nur nicht mit einem Tormann.
ask-last-nobody = Letzte Karte des Spiels: Leg eine beliebige.
ask-last-footballer = Letzte Karte des Spiels! Gefragt ist: { $name }
ask-last-bomber = Letzte Karte des Spiels! Der Bomber ruft { $name }, nichts anderes passt.
ask-last-tormann = Letzte Karte des Spiels! Bediene mit einer beliebigen Karte, nur nicht mit einem Tormann.
ask-second = Noch eine Karte auf deinen Tormann?
ask-parry = { $action }! { $shooter } trifft gleich: Halte mit { $stopper }, oder lass ihn rein.
ask-foul = Foul: Wer verliert eine Karte?
ask-verletzt = Verletzt: Nimmst du eine nicht verteilte Karte?
ask-schiedsrichter = Schiedsrichter: Behältst du ihn, um über eine Verlängerung zu entscheiden?
ask-free = Freie Karte: Leg eine beliebige.
ask-full-time = Die reguläre Zeit ist um, und du hast die Pfeife. Verlängern?

## Moves

move-lay =
    { $face }{ $call-is ->
        [none] { "" }
       *[other] , ruft { $call }
    }
move-pass = Passen
move-stop = Schluss: keine zweite Karte
move-concede = Das Tor hinnehmen
move-foul = { $victim } verliert eine Karte
move-take = Eine Karte nehmen
move-keep = Den Schiedsrichter behalten
move-decline = Lassen
move-play-on = Verlängern
move-end = Abpfeifen

preview-pass =
    { $shooter-is ->
        [you] du schießt aufs Tor
       *[other] { $shooter } schießt aufs Tor
    }
preview-last-card =
    { $server-is ->
        [you] deine letzte Karte: du bedienst noch einmal
       *[other] deine letzte Karte: { $server } bedient noch einmal
    }
preview-fresh = Anstoß, alles passt

## Events

event-opener-drawn =
    { $seat-is ->
        [you] Das Los fällt auf dich: Du hast Anstoß.
       *[other] Das Los fällt auf { $seat }: Anstoß.
    }
event-dealt =
    { $seat-is ->
        [you] Du bekommst { $count } Karten.
       *[other] { $seat } bekommt { $count } Karten.
    }
event-laid =
    { $seat-is ->
        [you]
            { $how-is ->
                [how-fresh] Du stößt an und legst
                [how-second] Auf den Tormann legst du noch
                [how-free] Als freie Karte legst du
                [how-parry] Du hältst den Schuss und legst
               *[how-serve] Du legst
            }
       *[other]
            { $how-is ->
                [how-fresh] { $seat } stößt an und legt
                [how-second] Auf den Tormann legt { $seat } noch
                [how-free] Als freie Karte legt { $seat }
                [how-parry] { $seat } hält den Schuss und legt
               *[how-serve] { $seat } legt
            }
    } { $face-is ->
        [face-bomber] einen Bomber, der { $call } ruft.
        [face-tormann] einen Tormann.
       *[other] { $face }.
    }
event-passed =
    { $seat-is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
event-stopped =
    { $seat-is ->
        [you] Du lässt den Tormann allein.
       *[other] { $seat } lässt den Tormann allein.
    }
event-actions-reshuffled = Der Aktionsstapel war leer: Seine { $count } abgelegten Karten werden neu gemischt.
event-action-drawn =
    { $shooter-is ->
        [you] Du schießt und deckst auf: { $action }.
       *[other] { $shooter } schießt und deckt auf: { $action }.
    }
event-threatened =
    { $defender-is ->
        [you] Du kannst das Tor noch verhindern.
       *[other] { $defender } kann das Tor noch verhindern.
    }
event-parried =
    { $seat-is ->
        [you] Gehalten! Der Ball ist in deinen Armen, { $action } kommt auf die Ablage.
       *[other] Gehalten von { $seat }: { $action } kommt auf die Ablage.
    }
event-goal =
    { $goals ->
        [one]
            { $seat-is ->
                [you] TOR! Du triffst.
               *[other] TOR! { $seat } trifft.
            }
       *[other]
            { $seat-is ->
                [you] { $goals } TORE auf einen Schlag! Du triffst.
               *[other] { $goals } TORE auf einen Schlag! { $seat } trifft.
            }
    }
event-fouled =
    { $victim-is ->
        [you] Foul von { $seat }: Du verlierst { $face-is ->
                [none] eine Karte.
                [face-tormann] einen Tormann.
                [face-bomber] einen Bomber.
               *[other] { $face }.
            }
       *[other] { $victim } verliert { $face-is ->
                [none] eine Karte, die sonst niemand sieht.
                [face-tormann] einen Tormann.
                [face-bomber] einen Bomber.
               *[other] { $face }.
            }
    }
event-taken =
    { $seat-is ->
        [you] Du nimmst eine nicht verteilte Karte: { $face }.
       *[other] { $seat } nimmt eine nicht verteilte Karte{ $face-is ->
                [none] .
               *[other] : { $face }.
            }
    }
event-kept =
    { $seat-is ->
        [you] Du behältst den Schiedsrichter: Über die Verlängerung entscheidest du.
       *[other] { $seat } behält den Schiedsrichter.
    }
event-declined =
    { $seat-is ->
        [you] Du machst nichts aus { $action }.
       *[other] { $seat } macht nichts aus { $action }.
    }
event-no-effect = { $action } bleibt ohne Wirkung.
event-last-card-laid =
    { $seat-is ->
        [you] Du legst deine letzte Karte! { $server } bedient noch einmal.
       *[other]
            { $server-is ->
                [you] { $seat } hat die letzte Karte gelegt! Du bedienst noch einmal.
               *[other] { $seat } hat die letzte Karte gelegt! { $server } bedient noch einmal.
            }
    }
event-full-time = Die reguläre Zeit ist um.
event-extra-time =
    { $seat-is ->
        [you] Du lässt verlängern: drei Karten für alle, und du stößt an.
       *[other] { $seat } lässt verlängern: drei Karten für alle.
    }
event-game-over =
    { $winners-is ->
        [you] Schlusspfiff: Du gewinnst!
        [other] Schlusspfiff: { $winners } gewinnt.
       *[many] Schlusspfiff, geteilter Sieg: { $winners }.
    }

## Refusals

refuse-fresh-start = Beim Anstoß ist nichts gefragt, also musst du eine Karte legen. Jede passt.
refuse-wrong-step = Das ist jetzt nicht gefragt: { $step }.
refuse-no-such-seat = Dort sitzt niemand. Nenne einen Gegner am Tisch, oder lass das Foul.
refuse-foul-yourself = Dich selbst kannst du nicht foulen. Nenne einen Gegner, oder lass das Foul.
refuse-foul-last-card = { $victim } hat nur noch eine Karte, und die letzte nimmt man niemandem. Nenne jemand anderen, oder lass das Foul.
refuse-bomber-must-call = Ein Bomber ruft immer einen Namen. Sag welchen, zum Beispiel „Bomber:Otto“.
refuse-only-bomber-calls = Nur ein Bomber ruft einen Namen. Leg diese Karte ohne Ruf.
refuse-not-in-hand = { $face } hast du nicht auf der Hand. Wähle eine deiner Karten.
refuse-tormann-on-tormann = Auf einen Tormann kommt kein Tormann. Jede andere Karte passt.
refuse-bomber-on-bomber = Direkt auf einen Bomber kommt kein Bomber. Du brauchst eine Karte, die mit { $name } beginnt. Sonst passe.
refuse-tormann-on-bomber = Direkt auf einen Bomber kommt kein Tormann. Du brauchst eine Karte, die mit { $name } beginnt. Sonst passe.
refuse-must-begin-with-called = Der Bomber hat { $name } gerufen: Nur eine Karte, die mit { $name } beginnt, passt. Sonst passe.
refuse-must-begin-with = Du brauchst eine Karte, die mit { $name } beginnt, einen Bomber oder einen Tormann. Sonst passe.
refuse-parry-needs-name = Nur eine Karte, die mit { $name } beginnt, verhindert dieses Tor, auch kein Bomber. Sonst nimm es hin.
refuse-parry-needs-bomber = Nur ein Bomber verhindert dieses Tor. Sonst nimm es hin.
refuse-parry-needs-tormann = Nur ein Tormann verhindert dieses Tor. Sonst nimm es hin.


## On the table

table-serve = GEFRAGT IST
table-any = JEDE KARTE
table-any-but-tormann = ALLES AUSSER TORMANN
table-fresh = ANSTOSS
table-bomber-calls = DER BOMBER RUFT
table-jokers = oder ein Bomber, oder ein Tormann
table-only = und nichts anderes
table-threat = TORSCHUSS!
table-stop-with = zu halten mit { $stopper }
table-over = AUS!
table-winner =
    { $winners-is ->
        [you] Du gewinnst!
        [other] { $winners } gewinnt
       *[many] Geteilter Sieg: { $winners }
    }
table-full-time = ABGELAUFEN
table-hand = Deine Hand
table-no-cards = Deine Hand ist leer.
table-goals =
    { $goals ->
        [one] { $goals } Tor
       *[other] { $goals } Tore
    }
table-piles = Aktionsstapel { $actions } · Ablage { $discards } · Nicht verteilt { $undealt }
table-last-card =
    { $server-is ->
        [you] Letzte Karte: Du darfst sie bedienen!
       *[other] Letzte Karte: { $server } bedient noch einmal
    }
table-extra-time = Verlängerung

## Words

how-fresh = beim Anstoß
how-serve = zum Bedienen
how-second = auf den Tormann
how-free = als freie Karte
how-parry = um das Tor zu verhindern
step-serve = Bediene mit einer Karte, oder passe
step-second = Leg eine zweite Karte auf den Tormann, oder hör auf
step-parry = Verhindere das Tor, oder nimm es hin
step-foul = Sag, wer eine Karte verliert, oder lass das Foul
step-verletzt = Nimm eine nicht verteilte Karte, oder lass sie
step-schiedsrichter = Behalte den Schiedsrichter, oder lass ihn
step-free = Leg die freie Karte
step-full-time = Entscheide über die Verlängerung
step-over = Das Spiel ist aus

name-fritz = Fritz
name-max = Max
name-otto = Otto
name-willi = Willi
name-luigi = Luigi

face-fritz-fritz = Fritz zu Fritz
face-fritz-max = Fritz zu Max
face-fritz-otto = Fritz zu Otto
face-fritz-willi = Fritz zu Willi
face-fritz-luigi = Fritz zu Luigi
face-max-fritz = Max zu Fritz
face-max-max = Max zu Max
face-max-otto = Max zu Otto
face-max-willi = Max zu Willi
face-max-luigi = Max zu Luigi
face-otto-fritz = Otto zu Fritz
face-otto-max = Otto zu Max
face-otto-otto = Otto zu Otto
face-otto-willi = Otto zu Willi
face-otto-luigi = Otto zu Luigi
face-willi-fritz = Willi zu Fritz
face-willi-max = Willi zu Max
face-willi-otto = Willi zu Otto
face-willi-willi = Willi zu Willi
face-willi-luigi = Willi zu Luigi
face-luigi-fritz = Luigi zu Fritz
face-luigi-max = Luigi zu Max
face-luigi-otto = Luigi zu Otto
face-luigi-willi = Luigi zu Willi
face-luigi-luigi = Luigi zu Luigi
face-tormann = Tormann
face-bomber = Bomber

action-tor = Tor
action-zwei-tore = Zwei Tore
action-tor-fritz = Tor Fritz
action-tor-max = Tor Max
action-tor-otto = Tor Otto
action-tor-willi = Tor Willi
action-tor-luigi = Tor Luigi
action-freistoss-bomber = Tor – Freistoss (Bomber)
action-ecke-bomber = Tor – Ecke (Bomber)
action-freistoss-tormann = Tor – Freistoss (Tormann)
action-elfmeter-tormann = Tor – Elfmeter (Tormann)
action-hand = Hand
action-aus = Aus
action-foul = Foul
action-verletzt = Verletzt
action-schiedsrichter = Schiedsrichter

stopper-tor-fritz = einer Karte, die mit Fritz beginnt
stopper-tor-max = einer Karte, die mit Max beginnt
stopper-tor-otto = einer Karte, die mit Otto beginnt
stopper-tor-willi = einer Karte, die mit Willi beginnt
stopper-tor-luigi = einer Karte, die mit Luigi beginnt
stopper-freistoss-bomber = einem Bomber
stopper-ecke-bomber = einem Bomber
stopper-freistoss-tormann = einem Tormann
stopper-elfmeter-tormann = einem Tormann

## On the cards

card-zu = zu
card-tor = Tor!
card-zwei-tore = 2 Tore!
card-freistoss = Freistoss
card-ecke = Ecke
card-elfmeter = Elfmeter
note-bomber = Joker: ruft den Nächsten
note-tormann = dann eine Karte nach Wahl
note-parry = außer bei
note-hand = leg eine Karte nach Wahl
note-aus = leg eine Karte nach Wahl
note-foul = ein Gegner verliert eine Karte
note-verletzt = nimm eine beiseitegelegte Karte
note-schiedsrichter = behalten: du darfst verlängern
lid-facts = 2–4 Spieler · 15 Min.

## The screen

label-ask-serve-nobody = Du hast Anstoß
label-ask-serve-nobody-help = leg eine beliebige Karte
label-ask-serve-footballer =
    { $fitting ->
        [0] Nichts passt: passen
       *[other] Du bist dran: { $name }
    }
label-ask-serve-footballer-help =
    { $fitting ->
        [0] { $next-is ->
                [you] du schießt dann aufs Tor
               *[other] { $next } schießt dann aufs Tor
            }
       *[other] { $named ->
                [0] { $bombers ->
                        [0] kein { $name }: dein Tormann
                       *[other] { $keepers ->
                                [0] kein { $name }: dein Bomber
                               *[other] kein { $name }: dein Bomber oder dein Tormann
                            }
                    }
                [1] du hast eine Karte
                [2] du hast zwei Karten
               *[other] du hast { $named } Karten
            }
    }
label-ask-serve-bomber =
    { $fitting ->
        [0] Kein { $name }: passen
       *[other] Du bist dran: { $name }
    }
label-ask-serve-bomber-help =
    { $fitting ->
        [0] { $next-is ->
                [you] du schießt dann aufs Tor
               *[other] { $next } schießt dann aufs Tor
            }
       *[other] nichts anderes passt
    }
label-ask-serve-tormann =
    { $fitting ->
        [0] Nichts passt: passen
       *[other] Du hast freie Wahl
    }
label-ask-serve-tormann-help =
    { $fitting ->
        [0] { $next-is ->
                [you] du schießt dann aufs Tor
               *[other] { $next } schießt dann aufs Tor
            }
       *[other] alles außer einem Tormann
    }
label-ask-last-nobody = Letzte Karte!
label-ask-last-nobody-help = leg eine beliebige
label-ask-last-footballer =
    { $fitting ->
        [0] Nichts passt: passen
       *[other] Letzte Karte: { $name }
    }
label-ask-last-footballer-help =
    { $fitting ->
        [0] { $next-is ->
                [you] du schießt ein letztes Mal
               *[other] { $next } schießt ein letztes Mal
            }
       *[other] { $named ->
                [0] { $bombers ->
                        [0] kein { $name }: dein Tormann
                       *[other] { $keepers ->
                                [0] kein { $name }: dein Bomber
                               *[other] kein { $name }: dein Bomber oder dein Tormann
                            }
                    }
                [1] du hast eine Karte
                [2] du hast zwei Karten
               *[other] du hast { $named } Karten
            }
    }
label-ask-last-bomber =
    { $fitting ->
        [0] Kein { $name }: passen
       *[other] Letzte Karte: { $name }
    }
label-ask-last-bomber-help =
    { $fitting ->
        [0] { $next-is ->
                [you] du schießt ein letztes Mal
               *[other] { $next } schießt ein letztes Mal
            }
       *[other] nichts anderes passt
    }
label-ask-last-tormann =
    { $fitting ->
        [0] Nichts passt: passen
       *[other] Letzte Karte!
    }
label-ask-last-tormann-help =
    { $fitting ->
        [0] { $next-is ->
                [you] du schießt ein letztes Mal
               *[other] { $next } schießt ein letztes Mal
            }
       *[other] alles außer einem Tormann
    }
label-ask-second =
    { $fitting ->
        [0] Nichts mehr zu legen: Ende
       *[other] Noch eine Karte?
    }
label-ask-second-help =
    { $fitting ->
        [0] dein Tormann bleibt allein
       *[other] alles außer einem Tormann
    }
label-ask-parry =
    { $fitting ->
        [0] Kein { $without }: Gegentor
       *[other] Halte mit { $stopper }
    }
label-ask-parry-help =
    { $fitting ->
        [0] { $final ->
                [0] danach hast du Anstoß
               *[other] das war der letzte Schuss
            }
        [1] du hast eine Karte
       *[other] du hast { $fitting } Karten
    }
label-ask-foul = Foul: Wer verliert eine Karte?
label-ask-foul-help = tipp auf einen Platz
label-ask-verletzt = Verletzt: eine Karte?
label-ask-verletzt-help = gezogen von den beiseitegelegten
label-ask-schiedsrichter = Pfeife behalten?
label-ask-schiedsrichter-help = am Ende darfst du verlängern
label-ask-free = Freie Karte
label-ask-free-help = leg eine beliebige
label-ask-full-time = Verlängern?
label-ask-full-time-help = drei Karten für jeden, du hast Anstoß
label-move-stop = Schluss
label-move-concede = Hinnehmen
label-move-take = Nehmen
label-move-keep = Behalten
label-move-end = Abpfeifen

screen-serve = gefragt ist
screen-calls = der Bomber ruft
screen-kick-off = Anstoß
screen-any = beliebig
screen-any-card = jede Karte passt
screen-but-tormann = nur kein Tormann
screen-alone = Tormann allein
screen-second = noch eine Karte?
screen-free = freie Karte
screen-shot =
    { $shooter-is ->
        [you] dein Schuss!
       *[other] { $shooter } schießt!
    }
screen-stops = kann halten
screen-choosing =
    { $seat-is ->
        [you] du wählst
       *[other] wählt
    }
screen-full-time = Spielzeit um
screen-goal =
    { $seat-is ->
        [you] Du triffst!
       *[other] { $seat } trifft!
    }
screen-saved = Gehalten!
screen-actions =
    { $count ->
        [one] Aktion
       *[other] Aktionen
    }
screen-discarded =
    { $count ->
        [one] abgelegt
       *[other] abgelegt
    }
screen-undealt = beiseite
screen-top = Auf dem Stapel: { $face }, von { $seat }.
screen-empty = Der Stapel ist leer.
screen-before = Vor { $seat }: { $cards }.
screen-pair = { $giver } spielt zu { $taker }
screen-legal = { $face }, spielbar, { $place } von { $count }
screen-illegal = { $face }, jetzt nicht spielbar, { $place } von { $count }
screen-held = { $face }, { $place } von { $count }
screen-call = Wen ruft der Bomber?
screen-call-name = { $name } rufen

## For the press

printed-greens = { $count } Fußballerkarten mit grüner Rückseite
printed-actions = { $count } Aktionskarten mit roter Rückseite
