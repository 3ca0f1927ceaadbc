# Schuss und Tor. How arguments reach a message is told at the top of core.ftl.

title = Schuss und Tor
tagline = Fais courir le ballon de prénom en prénom ; qui ne sert pas offre un tir au but.

option-shooter = Qui tire quand un joueur passe
option-shooter-preceding = Quand tu passes, celui qui a posé la dernière carte tire au but.
option-shooter-passer = Quand tu passes, tu tires toi-même au but.
option-parry = Ce qui compte après un but empêché
option-parry-rules = La carte qui empêche un but compte comme n’importe quelle carte : c’est elle qu’il faut servir ensuite.
option-parry-waived = La carte qui empêche un but ne demande rien : il faut servir ce qui était demandé avant.

## Questions

ask-serve-nobody = Engagement libre : pose la carte de ton choix.
ask-serve-footballer = À servir : { $name }
ask-serve-bomber = Le Bomber appelle { $name } : rien d’autre ne convient.
ask-serve-tormann = Tormann seul : sers la carte de ton choix, sauf un Tormann.
ask-last-nobody = Dernière carte du match : pose celle de ton choix.
ask-last-footballer = Dernière carte du match ! À servir : { $name }
ask-last-bomber = Dernière carte du match ! Le Bomber appelle { $name }, rien d’autre ne convient.
ask-last-tormann = Dernière carte du match ! Sers la carte de ton choix, sauf un Tormann.
ask-second = Encore une carte sur ton Tormann ?
ask-parry = { $action } ! { $shooter } va marquer : arrête le tir avec { $stopper }, ou encaisse.
ask-foul = Foul : qui perd une carte ?
ask-verletzt = Verletzt : prends-tu une carte non distribuée ?
ask-schiedsrichter = Schiedsrichter : le gardes-tu pour décider d’une prolongation ?
ask-free = Carte libre : pose la carte de ton choix.
ask-full-time = Fin du temps réglementaire : tu as le sifflet. On prolonge ?

## Moves

move-lay =
    { $face }{ $call-is ->
        [none] { "" }
       *[other] , appelle { $call }
    }
move-pass = Passer
move-stop = Fin : pas de seconde carte
move-concede = Encaisser le but
move-foul = { $victim } perd une carte
move-take = Prendre une carte
move-keep = Garder le Schiedsrichter
move-decline = Laisser
move-play-on = Prolonger
move-end = Siffler la fin

preview-pass =
    { $shooter-is ->
        [you] tu tires au but
       *[other] { $shooter } tire au but
    }
preview-last-card =
    { $server-is ->
        [you] ta dernière carte : tu sers encore une fois
       *[other] ta dernière carte : { $server } sert encore une fois
    }
preview-fresh = engagement libre, tout convient

## Events

event-opener-drawn =
    { $seat-is ->
        [you] Le sort t’a désigné : tu engages.
       *[other] Le sort a désigné { $seat } pour l’engagement.
    }
event-dealt =
    { $seat-is ->
        [you] Tu reçois { $count } cartes.
       *[other] { $seat } reçoit { $count } cartes.
    }
event-laid =
    { $seat-is ->
        [you]
            { $how-is ->
                [how-fresh] Tu engages et poses
                [how-second] Tu ajoutes sur le Tormann
                [how-free] En carte libre, tu poses
                [how-parry] Tu arrêtes le tir avec
               *[how-serve] Tu poses
            }
       *[other]
            { $how-is ->
                [how-fresh] { $seat } engage et pose
                [how-second] { $seat } ajoute sur le Tormann
                [how-free] En carte libre, { $seat } pose
                [how-parry] { $seat } arrête le tir avec
               *[how-serve] { $seat } pose
            }
    } { $face-is ->
        [face-bomber] un Bomber, qui appelle { $call }.
        [face-tormann] un Tormann.
       *[other] { $face }.
    }
event-passed =
    { $seat-is ->
        [you] Tu passes.
       *[other] { $seat } passe.
    }
event-stopped =
    { $seat-is ->
        [you] Tu laisses le Tormann seul.
       *[other] { $seat } laisse le Tormann seul.
    }
event-actions-reshuffled = La pioche d’action était vide : ses { $count } cartes défaussées sont remélangées.
event-action-drawn =
    { $shooter-is ->
        [you] Tu tires au but et retournes : { $action }.
       *[other] { $shooter } tire au but et retourne : { $action }.
    }
event-threatened =
    { $defender-is ->
        [you] Tu peux encore empêcher ce but.
       *[other] { $defender } peut encore empêcher ce but.
    }
event-parried =
    { $seat-is ->
        [you] But empêché ! Le ballon est dans tes bras, { $action } va à la défausse.
       *[other] But empêché par { $seat } : { $action } va à la défausse.
    }
event-goal =
    { $goals ->
        [one]
            { $seat-is ->
                [you] BUT ! Tu marques.
               *[other] BUT ! { $seat } marque.
            }
       *[other]
            { $seat-is ->
                [you] { $goals } BUTS d’un coup ! Tu marques.
               *[other] { $goals } BUTS d’un coup ! { $seat } marque.
            }
    }
event-fouled =
    { $victim-is ->
        [you] Faute de { $seat } : tu perds { $face-is ->
                [none] une carte.
               *[other] { $face }.
            }
       *[other] { $victim } perd { $face-is ->
                [none] une carte, que personne d’autre ne voit.
               *[other] { $face }.
            }
    }
event-taken =
    { $seat-is ->
        [you] Tu prends une carte non distribuée : { $face }.
       *[other] { $seat } prend une carte non distribuée{ $face-is ->
                [none] .
               *[other] { " " }: { $face }.
            }
    }
event-kept =
    { $seat-is ->
        [you] Tu gardes le Schiedsrichter : la prolongation dépendra de toi.
       *[other] { $seat } garde le Schiedsrichter.
    }
event-declined =
    { $seat-is ->
        [you] Tu laisses { $action } sans suite.
       *[other] { $seat } laisse { $action } sans suite.
    }
event-no-effect = { $action } reste sans effet.
event-last-card-laid =
    { $seat-is ->
        [you] Tu poses ta dernière carte ! { $server } sert encore une fois.
       *[other]
            { $server-is ->
                [you] { $seat } pose sa dernière carte ! Tu sers encore une fois.
               *[other] { $seat } pose sa dernière carte ! { $server } sert encore une fois.
            }
    }
event-full-time = Fin du temps réglementaire.
event-extra-time =
    { $seat-is ->
        [you] Tu fais jouer la prolongation : trois cartes chacun, tu engages.
       *[other] { $seat } fait jouer la prolongation : trois cartes chacun.
    }
event-game-over =
    { $winners-is ->
        [you] Coup de sifflet final : tu gagnes !
        [other] Coup de sifflet final : { $winners } gagne.
       *[many] Coup de sifflet final, victoire partagée : { $winners }.
    }

## Refusals

refuse-fresh-start = Engagement libre : rien n’est demandé, tu dois donc poser une carte. N’importe laquelle convient.
refuse-wrong-step = Ce n’est pas ce qui est demandé : maintenant, { $step }.
refuse-no-such-seat = Personne n’est assis là. Nomme un adversaire de la table, ou laisse le Foul sans suite.
refuse-foul-yourself = On ne se fait pas faute à soi-même. Nomme un adversaire, ou laisse le Foul sans suite.
refuse-foul-last-card = { $victim } n’a plus qu’une carte, et on ne prend à personne sa dernière. Nomme quelqu’un d’autre, ou laisse le Foul sans suite.
refuse-bomber-must-call = Un Bomber appelle toujours un prénom. Dis lequel, par exemple « Bomber:Otto ».
refuse-only-bomber-calls = Seul un Bomber appelle un prénom. Pose cette carte sans rien appeler.
refuse-not-in-hand = { $face } n’est pas dans ta main. Choisis parmi tes cartes.
refuse-tormann-on-tormann = Un Tormann ne va pas sur un Tormann. Toute autre carte convient.
refuse-bomber-on-bomber = Pas de Bomber juste après un Bomber. Il faut une carte qui commence par { $name }. Sinon, passe.
refuse-tormann-on-bomber = Pas de Tormann juste après un Bomber. Il faut une carte qui commence par { $name }. Sinon, passe.
refuse-must-begin-with-called = Le Bomber a appelé { $name } : seule une carte qui commence par { $name } convient. Sinon, passe.
refuse-must-begin-with = Il faut une carte qui commence par { $name }, un Bomber ou un Tormann. Sinon, passe.
refuse-parry-needs-name = Seule une carte qui commence par { $name } empêche ce but, pas même un Bomber. Sinon, encaisse.
refuse-parry-needs-bomber = Seul un Bomber empêche ce but. Sinon, encaisse.
refuse-parry-needs-tormann = Seul un Tormann empêche ce but. Sinon, encaisse.


## On the table

table-serve = À SERVIR
table-any = TOUTE CARTE
table-any-but-tormann = TOUTE CARTE SAUF UN TORMANN
table-fresh = ENGAGEMENT LIBRE
table-bomber-calls = LE BOMBER APPELLE
table-jokers = ou un Bomber, ou un Tormann
table-only = et rien d’autre
table-threat = TIR AU BUT !
table-stop-with = à arrêter avec { $stopper }
table-over = FINI !
table-winner =
    { $winners-is ->
        [you] Tu gagnes !
        [other] { $winners } gagne
       *[many] Victoire partagée : { $winners }
    }
table-full-time = FIN DU TEMPS
table-hand = Ta main
table-no-cards = Ta main est vide.
table-goals =
    { $goals ->
        [one] { $goals } but
       *[other] { $goals } buts
    }
table-piles = Pioche d’action { $actions } · Défausse { $discards } · Non distribuées { $undealt }
table-last-card =
    { $server-is ->
        [you] Dernière carte : c’est à toi de la servir !
       *[other] Dernière carte : { $server } sert encore une fois
    }
table-extra-time = Prolongation

## Words

how-fresh = à l’engagement
how-serve = pour servir
how-second = sur le Tormann
how-free = en carte libre
how-parry = pour empêcher le but
step-serve = il faut servir une carte, ou passer
step-second = pose une seconde carte sur le Tormann, ou arrête-toi là
step-parry = empêche le but, ou encaisse-le
step-foul = dis qui perd une carte, ou laisse le Foul sans suite
step-verletzt = prends une carte non distribuée, ou laisse-la
step-schiedsrichter = garde le Schiedsrichter, ou laisse-le
step-free = pose la carte libre
step-full-time = décide de la prolongation
step-over = la partie est finie

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

action-tor = Tor (but)
action-zwei-tore = Zwei Tore (deux buts)
action-tor-fritz = Tor Fritz
action-tor-max = Tor Max
action-tor-otto = Tor Otto
action-tor-willi = Tor Willi
action-tor-luigi = Tor Luigi
action-freistoss-bomber = Tor – Freistoss (Bomber)
action-ecke-bomber = Tor – Ecke (Bomber)
action-freistoss-tormann = Tor – Freistoss (Tormann)
action-elfmeter-tormann = Tor – Elfmeter (Tormann)
action-hand = Hand (main)
action-aus = Aus (touche)
action-foul = Foul (faute)
action-verletzt = Verletzt (blessé)
action-schiedsrichter = Schiedsrichter (arbitre)

stopper-tor-fritz = un Fritz
stopper-tor-max = un Max
stopper-tor-otto = un Otto
stopper-tor-willi = un Willi
stopper-tor-luigi = un Luigi
stopper-freistoss-bomber = un Bomber
stopper-ecke-bomber = un Bomber
stopper-freistoss-tormann = un Tormann
stopper-elfmeter-tormann = un Tormann

## On the cards

card-zu = zu
card-tor = Tor!
card-zwei-tore = 2 Tore!
card-freistoss = Freistoss
card-ecke = Ecke
card-elfmeter = Elfmeter
note-bomber = joker : nomme le suivant
note-tormann = puis une carte au choix
note-parry = sauf si on sert
note-hand = pose une carte au choix
note-aus = pose une carte au choix
note-foul = un adversaire perd une carte
note-verletzt = prends une carte mise de côté
note-schiedsrichter = garde-le : tu pourras prolonger
lid-facts = 2–4 joueurs · 15 min

## The screen

label-ask-serve-nobody = À toi d’engager
label-ask-serve-nobody-help = pose la carte de ton choix
label-ask-serve-footballer =
    { $fitting ->
        [0] Rien à servir : passe
       *[other] À toi : sers { $name }
    }
label-ask-serve-footballer-help =
    { $fitting ->
        [0] { $next-is ->
                [you] tu tireras au but
               *[other] { $next } tirera au but
            }
       *[other] { $named ->
                [0] { $bombers ->
                        [0] pas de { $name } : ton Tormann
                       *[other] { $keepers ->
                                [0] pas de { $name } : ton Bomber
                               *[other] pas de { $name } : ton Bomber ou ton Tormann
                            }
                    }
                [1] tu en as un
                [2] tu en as deux
               *[other] tu en as { $named }
            }
    }
label-ask-serve-bomber =
    { $fitting ->
        [0] Pas de { $name } : passe
       *[other] À toi : sers { $name }
    }
label-ask-serve-bomber-help =
    { $fitting ->
        [0] { $next-is ->
                [you] tu tireras au but
               *[other] { $next } tirera au but
            }
       *[other] rien d’autre ne va
    }
label-ask-serve-tormann =
    { $fitting ->
        [0] Rien à servir : passe
       *[other] À toi : au choix
    }
label-ask-serve-tormann-help =
    { $fitting ->
        [0] { $next-is ->
                [you] tu tireras au but
               *[other] { $next } tirera au but
            }
       *[other] tout va, sauf un Tormann
    }
label-ask-last-nobody = Dernière carte !
label-ask-last-nobody-help = pose celle de ton choix
label-ask-last-footballer =
    { $fitting ->
        [0] Rien à servir : passe
       *[other] Dernière carte : { $name }
    }
label-ask-last-footballer-help =
    { $fitting ->
        [0] { $next-is ->
                [you] tu tires une dernière fois
               *[other] { $next } tire une dernière fois
            }
       *[other] { $named ->
                [0] { $bombers ->
                        [0] pas de { $name } : ton Tormann
                       *[other] { $keepers ->
                                [0] pas de { $name } : ton Bomber
                               *[other] pas de { $name } : ton Bomber ou ton Tormann
                            }
                    }
                [1] tu en as un
                [2] tu en as deux
               *[other] tu en as { $named }
            }
    }
label-ask-last-bomber =
    { $fitting ->
        [0] Pas de { $name } : passe
       *[other] Dernière carte : { $name }
    }
label-ask-last-bomber-help =
    { $fitting ->
        [0] { $next-is ->
                [you] tu tires une dernière fois
               *[other] { $next } tire une dernière fois
            }
       *[other] rien d’autre ne va
    }
label-ask-last-tormann =
    { $fitting ->
        [0] Rien à servir : passe
       *[other] Dernière carte !
    }
label-ask-last-tormann-help =
    { $fitting ->
        [0] { $next-is ->
                [you] tu tires une dernière fois
               *[other] { $next } tire une dernière fois
            }
       *[other] tout va, sauf un Tormann
    }
label-ask-second =
    { $fitting ->
        [0] Rien à ajouter : fin
       *[other] Encore une carte ?
    }
label-ask-second-help =
    { $fitting ->
        [0] ton Tormann reste seul
       *[other] tout va, sauf un Tormann
    }
label-ask-parry =
    { $fitting ->
        [0] Pas de { $without } : encaisse
       *[other] Arrête avec { $stopper }
    }
label-ask-parry-help =
    { $fitting ->
        [0] { $final ->
                [0] puis tu réengages
               *[other] c’était le dernier tir
            }
        [1] tu en as un
       *[other] tu en as { $fitting }
    }
label-ask-foul = Foul : qui perd une carte ?
label-ask-foul-help = touche sa place
label-ask-verletzt = Verletzt : une carte ?
label-ask-verletzt-help = tirée parmi celles mises de côté
label-ask-schiedsrichter = Garder le sifflet ?
label-ask-schiedsrichter-help = à la fin, tu pourras prolonger
label-ask-free = Carte libre
label-ask-free-help = pose celle de ton choix
label-ask-full-time = On prolonge ?
label-ask-full-time-help = trois cartes chacun, tu engages
label-move-stop = Fin
label-move-concede = Encaisser
label-move-take = Prendre
label-move-keep = Garder
label-move-end = Siffler

screen-serve = à servir
screen-calls = le Bomber appelle
screen-kick-off = engagement
screen-any = au choix
screen-any-card = toute carte va
screen-but-tormann = sauf un Tormann
screen-alone = Tormann seul
screen-second = encore une carte ?
screen-free = carte libre
screen-shot =
    { $shooter-is ->
        [you] ton tir !
       *[other] tir de { $shooter } !
    }
screen-stops = peut l’arrêter
screen-choosing =
    { $seat-is ->
        [you] à toi de choisir
       *[other] choisit
    }
screen-full-time = fin du temps
screen-goal =
    { $seat-is ->
        [you] Tu marques !
       *[other] But de { $seat } !
    }
screen-saved = Arrêté !
screen-actions =
    { $count ->
        [one] action
       *[other] actions
    }
screen-discarded =
    { $count ->
        [one] écartée
       *[other] écartées
    }
screen-undealt = mis de côté
screen-top = Sur la pile : { $face }, de { $seat }.
screen-empty = La pile est vide.
screen-before = Devant { $seat } : { $cards }.
screen-pair = { $giver } passe à { $taker }
screen-legal = { $face }, jouable, { $place } sur { $count }
screen-illegal = { $face }, pas jouable maintenant, { $place } sur { $count }
screen-held = { $face }, { $place } sur { $count }
screen-call = Le Bomber appelle qui ?
screen-call-name = appeler { $name }

## For the press

printed-greens = { $count } cartes de footballeurs au dos vert
printed-actions = { $count } cartes d’action au dos rouge
