# Le football à la carte. How arguments reach a message is told at the top of core.ftl.

title = Le football à la carte
tagline = Chaque carte pousse le ballon sur le terrain : tire, arrête, dégage.

option-single = À trois joueurs : qui joue seul contre deux ? Avec huit cartes contre six, il gagne environ six matchs décidés sur dix.
option-opener = Qui donne le coup d’envoi ?
side-alone = Seul contre deux
side-pair = À deux contre un

## Questions

ask-kick-off = Coup d’envoi : choisis une carte d’Attaquant et l’une des deux cases.
ask-play = Joue un Attaquant, ou un Coup franc suivi d’un Attaquant.
ask-follow = Coup franc joué : ajoute tout de suite un Attaquant.
ask-throw-in = Touche : déplace d’abord le ballon d’une case.
ask-clear = Dégagement : choisis une case de départ et un Attaquant ou un Gardien.
ask-stop =
    { $keepers ->
        [0] { $corners ->
                [0] { $shooter } tire ! Rien dans ta main ne l’arrête : encaisse.
               *[other] { $shooter } tire ! Arrête le ballon avec ton Corner, ou encaisse.
            }
       *[other] { $corners ->
                [0] { $shooter } tire ! Arrête le ballon avec ton Gardien, ou encaisse.
               *[other] { $shooter } tire ! Arrête le ballon avec ton Gardien ou ton Corner, ou encaisse.
            }
    }
ask-last-stop = { $shooter } tire au coup de sifflet : un Gardien ou un Corner arrête le ballon d’office.
ask-cut-corner = Corner : coupe la pile. Drapeau { $colour }, { $count } sur { $cards } ({ $percent } %) : but !
ask-cut-penalty = Penalty : coupe la pile. Une main, { $count } sur { $cards } ({ $percent } %), et il est arrêté.
ask-discard =
    { $clearing ->
        [0] Aucune de tes cartes ne se joue ici : défausses-en une.
       *[other] Aucune de tes cartes ne dégage le ballon : défausses-en une.
    }
ask-stuck = Rien à jouer, rien à piocher : la mi-temps s’arrête là.

## Moves

move-play =
    { $face }{ $start-is ->
        [none] { "" }
       *[other] { " " }depuis { $start }
    }{ $penalty ->
        [true] { " " }+ Penalty
       *[other] { "" }
    }
move-free-kick = { $face }, { $direction }
move-throw-in = Vers { $to }
move-stop = Arrêter : { $face }
move-concede = Encaisser
move-cut = Couper
move-discard = Défausser : { $face }
move-pass = Fin de la mi-temps

preview-area = dans la surface de penalty adverse
preview-shot = tir au but !
preview-goal-kick = sortie à côté du but : l’adversaire dégage
preview-throw-in = touche pour l’adversaire
preview-penalty = penalty : l’adversaire coupe, sans main c’est but ({ $count } mains sur { $cards }, { $percent } %)
preview-corner = corner : l’autre équipe coupe, un drapeau de la même couleur vaut but ({ $count } sur { $cards }, { $percent } %)
preview-last-stop = arrêté, et la mi-temps est finie
preview-goal = but pour l’adversaire

## Events

event-opener-drawn =
    { $seat-is ->
        [you] Le sort t’a désigné : tu donnes le coup d’envoi.
       *[other] Le sort a désigné { $seat } pour le coup d’envoi.
    }
event-single-drawn =
    { $seat-is ->
        [you] Le sort t’a désigné : tu joues à un contre deux.
       *[other] Le sort a désigné { $seat } pour jouer à un contre deux.
    }
event-teams-formed = Les équipes : { $first } contre { $second }.
event-end-drawn =
    { $seat-is ->
        [you] Tu défends d’abord le côté { $end }.
       *[other] { $seat } défend d’abord le côté { $end }.
    }
event-dealt =
    { $seat-is ->
        [you] Tu reçois { $count } cartes.
       *[other] { $seat } reçoit { $count } cartes.
    }
event-drew =
    { $seat-is ->
        [you] Tu pioches : { $faces }.
       *[other]
            { $count ->
                [one] { $seat } pioche une carte.
               *[other] { $seat } pioche { $count } cartes.
            }
    }
event-kicked-off =
    { $seat-is ->
        [you] Ballon au centre : à toi le coup d’envoi.
       *[other] Ballon au centre : coup d’envoi pour { $seat }.
    }
event-played =
    { $seat-is ->
        [you]
            { $how-is ->
                [how-kick-off] Tu donnes le coup d’envoi avec
                [how-clear] Tu dégages avec
                [how-follow] Tu enchaînes avec
               *[how-play] Tu joues
            }
       *[other]
            { $how-is ->
                [how-kick-off] { $seat } donne le coup d’envoi avec
                [how-clear] { $seat } dégage avec
                [how-follow] { $seat } enchaîne avec
               *[how-play] { $seat } joue
            }
    } { $face } : le ballon va en { $to }.
event-free-kicked =
    { $seat-is ->
        [you] Tu joues { $face }, { $direction } : le ballon va en { $to }.
       *[other] { $seat } joue { $face }, { $direction } : le ballon va en { $to }.
    }
event-penalty-given =
    { $seat-is ->
        [you] Tu poses le Penalty ! L’adversaire va couper { $pile }.
       *[other] { $seat } pose le Penalty ! L’adversaire va couper { $pile }.
    }
event-shot-at-goal =
    { $seat-is ->
        [you] Tu tires ! Depuis { $square }, le ballon entre dans le but { $end }.
       *[other] { $seat } tire ! Depuis { $square }, le ballon entre dans le but { $end }.
    }
event-out-beside =
    { $seat-is ->
        [you] Tu envoies le ballon à côté du but. Cases de dégagement : { $starts }.
       *[other] { $seat } envoie le ballon à côté du but. Cases de dégagement : { $starts }.
    }
event-out-over-touch =
    { $corner ->
        [true] Le ballon sort au coin : touche en { $square }.
       *[other] Le ballon sort en touche : remise en jeu en { $square }.
    }
event-thrown-in =
    { $seat-is ->
        [you] Tu remets en touche, de { $square } à { $to }.
       *[other] { $seat } remet en touche, de { $square } à { $to }.
    }
event-saved =
    { $seat-is ->
        [you] Arrêté ! { $face } : tu relances en { $to }.
       *[other] { $seat } arrête ! { $face } : le ballon repart en { $to }.
    }
event-corner-given =
    { $seat-is ->
        [you] Tu détournes en corner : le ballon est au coin { $colour }, en { $square }.
       *[other] { $seat } détourne en corner : le ballon est au coin { $colour }, en { $square }.
    }
event-conceded =
    { $seat-is ->
        [you] Tu n’arrêtes pas le ballon.
       *[other] { $seat } n’arrête pas le ballon.
    }
event-stopped-at-the-whistle =
    { $seat-is ->
        [you] Arrêté au coup de sifflet ! Tu poses { $face }.
       *[other] Arrêté au coup de sifflet ! { $seat } pose { $face }.
    }
event-pile-cut =
    { $seat-is ->
        [you] Tu coupes { $pile } : { $face }.
       *[other] { $seat } coupe { $pile } : { $face }.
    }
event-cleared = Pas de but : { $cause } ne donne rien.
event-goal =
    BUT { $scored } ! { $scorers-is ->
        [you] Tu marques.
        [other] { $scorers } marque.
       *[many] { $scorers } marquent.
    } { $home }–{ $away }
event-discarded =
    { $seat-is ->
        [you] Rien à jouer : tu défausses { $face }.
       *[other] { $seat } ne peut rien jouer et défausse { $face }.
    }
event-nothing-to-play =
    { $seat-is ->
        [you] Tu ne peux ni jouer ni piocher : la mi-temps s’arrête.
       *[other] { $seat } ne peut ni jouer ni piocher : la mi-temps s’arrête.
    }
event-last-turn =
    { $seat-is ->
        [you] La pioche s’épuise : c’est ton tour, le dernier de la mi-temps.
       *[other] La pioche s’épuise : dernier tour de la mi-temps, pour { $seat }.
    }
event-half-time = Mi-temps, { $home }–{ $away }. Les { $pile } cartes de la table font la nouvelle pioche.
event-ends-changed =
    { $seat-is ->
        [you] Changement de côté : tu défends le côté { $end }.
       *[other] Changement de côté : { $seat } défend le côté { $end }.
    }
event-game-over =
    { $drawn ->
        [true] Coup de sifflet final : match nul, { $home }–{ $away }.
       *[other]
            { $winners-is ->
                [you] Coup de sifflet final : tu gagnes, { $home }–{ $away } !
                [other] Coup de sifflet final : { $winners } gagne, { $home }–{ $away }.
               *[many] Coup de sifflet final : { $winners } gagnent, { $home }–{ $away }.
            }
    }

## Refusals

refuse-wrong-step = Ce n’est pas ce qui est demandé : maintenant, { $step }.
refuse-not-in-hand = { $face } n’est pas dans ta main. Choisis parmi tes cartes.
refuse-must-stop = Au coup de sifflet, le tir est arrêté d’office dès que tu as un Gardien ou un Corner. Choisis lequel tu poses.
refuse-must-play = Tu as une carte qui se joue : il faut en jouer une.
refuse-must-discard = La pioche n’est pas vide : défausse une carte, puis pioche.
refuse-nothing-to-draw = La pioche est vide : rien n’est défaussé, la mi-temps s’arrête là. Passe.
refuse-throw-too-far = À la touche, le ballon va sur une case voisine de { $square }, sans quitter le terrain. Choisis-en une.
refuse-throw-first = Touche : déplace d’abord le ballon d’une case depuis { $square }, ensuite joue ta carte.
refuse-nothing-to-stop = Il n’y a rien à arrêter : Gardien et Corner n’arrêtent qu’un ballon déjà dans le filet. Joue un Attaquant.
refuse-stops-nothing = { $face } n’arrête pas un tir. Il faut un Gardien ou un Corner ; sinon, encaisse.
refuse-kick-off-needs-attacker = { $face } ne donne pas le coup d’envoi. Choisis une carte d’Attaquant.
refuse-clear-needs-attacker-or-keeper = { $face } ne dégage pas. Choisis un Attaquant ou un Gardien.
refuse-attacker-must-follow = Après un Coup franc, il faut un Attaquant, pas { $face }.
refuse-choose-direction = { $face } : choisis d’abord l’une des trois directions en pointillé.
refuse-penalty-goes-with-attacker = Le Penalty ne se joue jamais seul. Pose-le avec un Attaquant qui amène le ballon dans la surface adverse.
refuse-only-in-the-net = { $face } ne fait pas avancer le ballon en cours de jeu. Garde la carte pour un tir, et joue un Attaquant.
refuse-ball-lies = Le ballon est en { $square } : il part de là. Joue ta carte sans choisir de case.
refuse-bad-start = Le ballon part d’une de ces cases : { $squares }. Choisis-en une.
refuse-not-in-their-area = Avec { $face }, le ballon ne reste pas dans la surface de penalty adverse : pas de Penalty. Joue la carte seule.
refuse-no-free-kick = { $face } n’est pas un Coup franc : sa flèche dit où va le ballon. Joue la carte sans choisir de direction.
refuse-free-kick-in-area = Le ballon est en { $square }, dans une surface de penalty : pas de Coup franc. Joue un Attaquant.
refuse-free-kick-needs-attacker = Sans Attaquant pour suivre, { $face } ne se joue que si c’est un tir au but. Choisis une direction qui tire, ou défausse.


## On the table

table-half = Mi-temps { $half }
table-last-turn = Dernier tour de la mi-temps
table-piles = Pioche { $pile } · Défausse { $discards }
table-hand = Ta main
table-attacks-up = attaque vers le haut
table-attacks-down = attaque vers le bas
table-over = FINI !
table-top = Dernière carte : { $face }

## Words

step-kick-off = donne le coup d’envoi avec un Attaquant
step-play = joue un Attaquant ou un Coup franc
step-follow = ajoute un Attaquant à ton Coup franc
step-throw-in = déplace le ballon d’une case pour la touche
step-clear = dégage avec un Attaquant ou un Gardien
step-stop = arrête le tir, ou encaisse
step-last-stop = pose la carte qui arrête le tir, ou encaisse si tu n’en as pas
step-cut = coupe la pile

how-kick-off = au coup d’envoi
how-play = en jeu
how-follow = après le Coup franc
how-clear = en dégagement
direction-straight = tout droit
direction-left = à gauche
direction-right = à droite
end-south = sud
end-north = nord
colour-red = rouge
colour-blue = bleu
pile-draw = la pioche
pile-discard = la défausse
cause-corner = le corner
cause-penalty = le penalty
scored-shot = sur tir
scored-corner = sur corner
scored-penalty = sur penalty

face-straight-1-hand = Tout droit 1 (main)
face-straight-1-red = Tout droit 1 (drapeau rouge)
face-straight-1-blue = Tout droit 1 (drapeau bleu)
face-left-1-hand = À gauche 1 (main)
face-left-1-red = À gauche 1 (drapeau rouge)
face-left-1-blue = À gauche 1 (drapeau bleu)
face-right-1-hand = À droite 1 (main)
face-right-1-red = À droite 1 (drapeau rouge)
face-right-1-blue = À droite 1 (drapeau bleu)
face-straight-2-hand = Tout droit 2 (main)
face-straight-2-red = Tout droit 2 (drapeau rouge)
face-straight-2-blue = Tout droit 2 (drapeau bleu)
face-left-2-hand = À gauche 2 (main)
face-left-2-red = À gauche 2 (drapeau rouge)
face-left-2-blue = À gauche 2 (drapeau bleu)
face-right-2-hand = À droite 2 (main)
face-right-2-red = À droite 2 (drapeau rouge)
face-right-2-blue = À droite 2 (drapeau bleu)
face-straight-3-hand = Tout droit 3 (main)
face-straight-3-red = Tout droit 3 (drapeau rouge)
face-straight-3-blue = Tout droit 3 (drapeau bleu)
face-left-3-hand = À gauche 3 (main)
face-left-3-red = À gauche 3 (drapeau rouge)
face-left-3-blue = À gauche 3 (drapeau bleu)
face-right-3-hand = À droite 3 (main)
face-right-3-red = À droite 3 (drapeau rouge)
face-right-3-blue = À droite 3 (drapeau bleu)
face-straight-4-hand = Tout droit 4 (main)
face-straight-4-red = Tout droit 4 (drapeau rouge)
face-straight-4-blue = Tout droit 4 (drapeau bleu)
face-left-4-hand = À gauche 4 (main)
face-left-4-red = À gauche 4 (drapeau rouge)
face-left-4-blue = À gauche 4 (drapeau bleu)
face-right-4-hand = À droite 4 (main)
face-right-4-red = À droite 4 (drapeau rouge)
face-right-4-blue = À droite 4 (drapeau bleu)
face-straight-5-hand = Tout droit 5 (main)
face-straight-5-red = Tout droit 5 (drapeau rouge)
face-straight-5-blue = Tout droit 5 (drapeau bleu)
face-left-5-hand = À gauche 5 (main)
face-left-5-red = À gauche 5 (drapeau rouge)
face-left-5-blue = À gauche 5 (drapeau bleu)
face-right-5-hand = À droite 5 (main)
face-right-5-red = À droite 5 (drapeau rouge)
face-right-5-blue = À droite 5 (drapeau bleu)
face-straight-6-hand = Tout droit 6 (main)
face-straight-6-red = Tout droit 6 (drapeau rouge)
face-straight-6-blue = Tout droit 6 (drapeau bleu)
face-left-6-hand = À gauche 6 (main)
face-left-6-red = À gauche 6 (drapeau rouge)
face-left-6-blue = À gauche 6 (drapeau bleu)
face-right-6-hand = À droite 6 (main)
face-right-6-red = À droite 6 (drapeau rouge)
face-right-6-blue = À droite 6 (drapeau bleu)
face-straight-7-hand = Tout droit 7 (main)
face-straight-7-red = Tout droit 7 (drapeau rouge)
face-straight-7-blue = Tout droit 7 (drapeau bleu)
face-left-7-hand = À gauche 7 (main)
face-left-7-red = À gauche 7 (drapeau rouge)
face-left-7-blue = À gauche 7 (drapeau bleu)
face-right-7-hand = À droite 7 (main)
face-right-7-red = À droite 7 (drapeau rouge)
face-right-7-blue = À droite 7 (drapeau bleu)
face-free-kick-1 = Coup franc 1
face-free-kick-2 = Coup franc 2
face-free-kick-3 = Coup franc 3
face-free-kick-4 = Coup franc 4
face-free-kick-5 = Coup franc 5
face-free-kick-6 = Coup franc 6
face-free-kick-7 = Coup franc 7
face-keeper-straight-4 = Gardien (tout droit 4)
face-keeper-straight-5 = Gardien (tout droit 5)
face-keeper-left = Gardien (à gauche 2, tout droit 3)
face-keeper-right = Gardien (à droite 2, tout droit 3)
face-corner-red = Corner rouge
face-corner-blue = Corner bleu
face-penalty = Penalty

## The screen

screen-half =
    { $half ->
        [1] 1re mi-temps
       *[other] 2e mi-temps
    }
screen-draw = pioche
screen-discards = jouées
screen-attacks-up = attaque ↑
screen-attacks-down = attaque ↓
screen-with-you = avec toi
screen-pitch = Le terrain, dix colonnes et seize rangées
screen-area =
    { $team-is ->
        [you] ta surface
        [other] surface de { $team }
       *[many] surface de { $team }
    }
screen-ball = ballon
screen-lit-start = départ possible
screen-lit-landing = arrivée
screen-lit-throw = remise en touche possible
screen-means-area = surface
screen-means-shot = tir !
screen-means-goal-kick = sortie
screen-means-throw-in = touche
screen-shot =
    { $shooter-is ->
        [you] Tu tires !
       *[other] { $shooter } tire !
    }
screen-goal = BUT ! { $scorers }
screen-legal = { $face }, jouable, carte { $place } sur { $count }
screen-illegal = { $face }, pas jouable maintenant, carte { $place } sur { $count }
screen-held = { $face }, carte { $place } sur { $count }
screen-ask-straight =
    { $squares ->
        [one] Tout droit, 1 case ?
       *[other] Tout droit, { $squares } cases ?
    }
screen-ask-left =
    { $squares ->
        [one] Gauche, 1 case ?
       *[other] Gauche, { $squares } cases ?
    }
screen-ask-right =
    { $squares ->
        [one] Droite, 1 case ?
       *[other] Droite, { $squares } cases ?
    }
screen-ask-card = { $face } ?
screen-ask-discard = Défausser { $face } ?
screen-choose-start = Touche la case d’où part le ballon.
screen-choose-direction = Touche l’une des arrivées éclairées.
screen-penalty = Penalty ?
screen-penalty-yes = Penalty !
screen-penalty-no = Non
screen-penalty-next =
    { $team-is ->
        [you] ta surface : penalty possible ensuite
        [other] surface de { $team } : penalty possible ensuite
       *[many] surface de { $team } : penalty possible ensuite
    }
screen-do-play = Jouer
screen-do-stop = Arrêter
screen-do-discard = Défausser
screen-cancel = Reposer
screen-enter = Entrée
screen-escape = Échap
screen-legend-hand = main : penalty arrêté
screen-legend-red = rouge : corner rouge marqué
screen-legend-blue = bleu : corner bleu marqué
screen-share = { $count } sur { $cards }
screen-step = { $at } / { $count }
screen-step-square = { $square }, { $at } sur { $count }
screen-step-none = choisis, { $count } possibilités
screen-before = Précédente
screen-after = Suivante
screen-do-throw = Lancer
screen-cut-penalty = Penalty : une main, et il est arrêté
screen-cut-red = Corner rouge : un drapeau rouge, et c’est but
screen-cut-blue = Corner bleu : un drapeau bleu, et c’est but
screen-shows-hand = Une main !
screen-shows-red = Drapeau rouge !
screen-shows-blue = Drapeau bleu !
screen-shows-nothing = Ni main ni drapeau
screen-drawn = Match nul !
screen-count-team = { $team }
screen-count-goals = Buts
screen-count-shots = Tirs
screen-count-saves = Arrêts
screen-count-corners = Corners
screen-count-penalties = Penaltys

label-ask-kick-off = Coup d’envoi !
label-ask-kick-off-help = un Attaquant, depuis l’une des deux cases
label-ask-play = À toi de jouer
label-ask-play-help =
    { $playable ->
        [one] une seule carte va
       *[other] { $playable } cartes vont
    }
label-ask-follow = Et maintenant un Attaquant
label-ask-follow-help = il suit tout de suite le Coup franc
label-ask-throw-in = Touche : une case d’abord
label-ask-throw-in-help = choisis l’une des cases éclairées
label-ask-clear = Dégage !
label-ask-clear-help = d’une case éclairée
label-ask-stop =
    { $keepers ->
        [0] { $corners ->
                [0] Rien pour l’arrêter : encaisse
               *[other] Arrête le tir !
            }
       *[other] Arrête le tir !
    }
label-ask-stop-help =
    { $keepers ->
        [0] { $corners ->
                [0] puis tu engages
               *[other] ton Corner, ou encaisse
            }
       *[other] { $corners ->
                [0] ton Gardien, ou encaisse
               *[other] ton Gardien ou ton Corner, ou encaisse
            }
    }
label-ask-last-stop =
    { $keepers ->
        [0] { $corners ->
                [0] Rien pour l’arrêter : encaisse
               *[other] Arrêt au coup de sifflet
            }
       *[other] Arrêt au coup de sifflet
    }
label-ask-last-stop-help =
    { $keepers ->
        [0] { $corners ->
                [0] et la mi-temps est finie
               *[other] { $shooter } a tiré : ton Corner arrête d’office
            }
       *[other] { $shooter } a tiré : ton Gardien arrête d’office
    }
label-ask-cut-corner = Corner : coupe !
label-ask-cut-corner-help = Drapeau { $colour } : but · { $count } sur { $cards } ({ $percent } %)
label-ask-cut-penalty = Penalty : coupe !
label-ask-cut-penalty-help = Une main l’arrête · { $count } sur { $cards } ({ $percent } %)
label-ask-discard =
    { $clearing ->
        [0] Rien à jouer
       *[other] Rien pour dégager
    }
label-ask-discard-help = défausse une carte
label-ask-stuck = Rien à jouer
label-ask-stuck-help = ni à piocher : la mi-temps s’arrête là

## On the cards

card-attacker = Attaquant
card-free-kick = Coup franc
card-keeper = Gardien
card-corner = Corner
card-penalty = Penalty
card-title = Buteur
note-corner = arrête un tir
note-penalty = dans la surface
note-title = à retirer avant de jouer
lid-facts = 2–4 joueurs · 30 min

## For the press

printed-cards = { $count } cartes, dont la carte de titre
printed-pitch = le terrain
printed-ball = le ballon
