# Finale. How arguments reach a message is told at the top of core.ftl.

title = Finale
tagline = Deux entraîneurs, onze hommes chacun : choisis ta tactique, place tes forces, lance les dés.

option-teams = Équipes
option-teams-beginner = Les équipes de débutant : on joue tout de suite.
option-teams-free = Chacun compose en secret ses quinze hommes, pour 50 points au plus.
option-decks = Tactiques
option-decks-beginner = Blanches et violettes pour tous les deux.
option-decks-presets = Chacun choisit en secret une couleur à joindre aux blanches.
option-decks-mixed = Chacun mêle en secret six cartes de couleur aux blanches.
option-decks-variant = Variante : chacun choisit onze cartes, sa main et l’ordre de sa pioche.
option-red = Qui joue en rouge

## Questions

ask-team = Compose ton équipe : onze titulaires et quatre remplaçants, dont deux gardiens, pour 50 points au plus.
ask-deck-presets = Quelle couleur joins-tu aux tactiques blanches ?
ask-deck-mixed = Choisis six tactiques de couleur, de valeurs 5, 4, 3, 3, 2, 2.
ask-deck-variant = Choisis onze tactiques, dans l’ordre : les trois premières en main, les autres en pioche.
ask-substitution = Un remplacement avant cette période ?
ask-tactic = Pose une tactique face cachée : la plus haute attaque.
ask-approach-attacker = { $card }, approche : choisis tes hommes.
ask-approach-defender = { $card }, approche : { $attacker } vient avec { $strength }. Choisis tes hommes.
ask-shot-attacker = { $card }, tir : choisis tes hommes.
ask-shot-defender = { $card }, tir : { $attacker } vient avec { $strength }. Choisis tes hommes.
ask-replacement = { $man } est blessé : qui entre ?
ask-counter =
    { $bonus ->
        [0] L’approche a échoué : contres-tu avec { $card } ?
       *[other] L’approche a échoué : contres-tu avec { $card } (bonus { $bonus }) ?
    }
ask-further = Tentative { $attempt } sur { $attempts } : pose une nouvelle tactique.
ask-exchange = Échanges-tu une tactique contre une carte de ta pioche ?
ask-stand-in = Tirs au but, et ton but est vide : qui s’y met ?
ask-shooters = Tirs au but : nomme tes { $count } tireurs, dans l’ordre.
place-slot = { $slot }
item-man = { $man } ({ $line }, force { $strength })
item-man-next = { $man } ({ $line }, force { $strength }, puis { $next })
item-player = { $man } ({ $line }, { $points } points)
item-card = { $card }

## Moves

move-team = Cette équipe
move-preset = Blanc et { $colour }
move-mix = Blanc et { $cards }
move-plan = { $cards }
move-substitute = { $off } sort, { $on } entre ({ $line })
move-no-more = Pas de remplacement
move-lay = { $card }
move-pick = { $men }
move-replace = { $on } entre ({ $line })
move-counter = Contrer
move-decline = Ne pas contrer
move-exchange = Échanger { $card }
move-keep = Tout garder
move-stand-in =
    { $man-is ->
        [none] Personne
       *[other] { $man }
    }
move-shooters = { $men }
preview-team = { $points } points sur { $most }, reste { $left }
preview-formation = { $starters } titulaires, en { $defenders }-{ $midfielders }-{ $attackers }
preview-odds =
    { $bonus ->
        [0] force { $strength } contre { $against } au mieux : { $percent } % ({ $ways } sur 36)
       *[other] force { $strength } + { $bonus } contre { $against } au mieux : { $percent } % ({ $ways } sur 36)
    }
preview-hold =
    { $bonus ->
        [0] force { $strength } contre { $against } : tu tiens à { $percent } % ({ $ways } sur 36)
       *[other] force { $strength } contre { $against } + { $bonus } : tu tiens à { $percent } % ({ $ways } sur 36)
    }
preview-odds-best =
    { $bonus ->
        [0] avec les plus forts à côté, force { $strength } contre { $against } au mieux : { $percent } %
       *[other] avec les plus forts à côté, force { $strength } + { $bonus } contre { $against } au mieux : { $percent } %
    }
preview-hold-best =
    { $bonus ->
        [0] avec les plus forts à côté, force { $strength } contre { $against } : tu tiens à { $percent } %
       *[other] avec les plus forts à côté, force { $strength } contre { $against } + { $bonus } : tu tiens à { $percent } %
    }
preview-approach-slots = approche : { $attack } contre { $defence }
preview-shot-slots = tir : { $attack } contre { $defence }
preview-lay = valeur { $value } ; en ce moment, approche { $approach }, tir { $shot }, but à { $percent } %
preview-lay-shot = valeur { $value } ; sans approche, tir { $shot }, but à { $percent } %

## The step that comes next, to a team or a deck in order

next-points =
    { $count ->
        [one] un point de trop : prends quelqu’un de moins cher
       *[other] { $count } points de trop : prends quelqu’un de moins cher
    }
next-cheaper =
    { $count ->
        [one] { $least } points au moins pour le dernier homme, il en reste { $left } : échange quelqu’un de cher
       *[other] { $least } points au moins pour les { $count } derniers, il en reste { $left } : échange quelqu’un de cher
    }
next-starter-keeper = encore un gardien titulaire
next-starter =
    { $count ->
        [one] encore un titulaire
       *[other] encore { $count } titulaires
    }
next-substitute-keeper = encore un gardien remplaçant
next-substitute =
    { $count ->
        [one] encore un remplaçant
       *[other] encore { $count } remplaçants
    }
next-less-starter-keeper =
    { $count ->
        [one] un gardien de trop sur le terrain
       *[other] { $count } gardiens de trop sur le terrain
    }
next-less-starter =
    { $count ->
        [one] un titulaire de champ de trop
       *[other] { $count } titulaires de champ de trop
    }
next-less-substitute-keeper =
    { $count ->
        [one] un gardien de trop sur le banc
       *[other] { $count } gardiens de trop sur le banc
    }
next-less-substitute =
    { $count ->
        [one] un remplaçant de champ de trop
       *[other] { $count } remplaçants de champ de trop
    }
next-value =
    { $count ->
        [one] encore une carte de valeur { $value }
       *[other] encore { $count } cartes de valeur { $value }
    }
next-less-value =
    { $count ->
        [one] une carte de valeur { $value } de trop
       *[other] { $count } cartes de valeur { $value } de trop
    }
next-free-card =
    { $count ->
        [one] encore une carte, de valeur 3 ou 2
       *[other] encore { $count } cartes, de valeur 3 ou 2
    }
next-less-free-card =
    { $count ->
        [one] une carte de valeur 3 ou 2 de trop
       *[other] { $count } cartes de valeur 3 ou 2 de trop
    }

## Events

event-red-drawn =
    { $seat-is ->
        [you] Le sort te donne les rouges.
       *[other] Le sort donne les rouges à { $seat }.
    }
event-chosen =
    { $seat-is ->
        [you] Tu as choisi : { $choice }.
       *[other] { $seat } a choisi : { $choice }.
    }
event-lined-up =
    { $seat-is ->
        [you] Tu alignes les { $colour } ({ $points } points) : { $starters }. Sur le banc : { $bench }.
       *[other] { $seat } aligne les { $colour } ({ $points } points) : { $starters }. Sur le banc : { $bench }.
    }
event-drawn =
    { $seat-is ->
        [you] Tu pioches { $cards }.
       *[other] { $count ->
            [one] { $seat } pioche une carte.
           *[other] { $seat } pioche { $count } cartes.
        }
    }
event-period-began = Période { $period } (minute { $minute }).
event-substituted =
    { $seat-is ->
        [you] Tu changes : { $off } sort, { $on } entre ({ $line }).
       *[other] { $seat } change : { $off } sort, { $on } entre ({ $line }).
    }
event-revealed = Les tactiques : { $cards }.
event-tie-rolled = Valeurs égales, on lance les dés : { $rolls }.
event-attack-won =
    { $attacker-is ->
        [you] { $attempts ->
            [one] Tu attaques, une tentative.
           *[other] Tu attaques, { $attempts } tentatives.
        }
       *[other] { $attempts ->
            [one] { $attacker } attaque, une tentative.
           *[other] { $attacker } attaque, { $attempts } tentatives.
        }
    }
event-attempt-began =
    { $attacker-is ->
        [you] Tentative { $number } sur { $attempts } : tu joues { $card }.
       *[other] Tentative { $number } sur { $attempts } : { $attacker } joue { $card }.
    }
event-counter-began =
    { $attacker-is ->
        [you] { $bonus ->
            [0] Tu contres avec { $card } !
           *[other] Tu contres avec { $card }, bonus { $bonus } !
        }
       *[other] { $bonus ->
            [0] { $attacker } contre avec { $card } !
           *[other] { $attacker } contre avec { $card }, bonus { $bonus } !
        }
    }
event-counter-declined =
    { $seat-is ->
        [you] Tu renonces au contre.
       *[other] { $seat } renonce au contre.
    }
event-card-laid =
    { $seat-is ->
        [you] Tu poses { $card }.
       *[other] { $seat } pose { $card }.
    }
event-exchanged =
    { $seat-is ->
        [you] Tu défausses { $card }.
       *[other] { $seat } défausse { $card }.
    }
event-kept =
    { $seat-is ->
        [you] Tu gardes tes tactiques.
       *[other] { $seat } garde ses tactiques.
    }
event-picked =
    { $used-is ->
        [none] { $phase } : personne n’est là, force { $strength }.
       *[other] { $seat-is ->
                [you] { $phase } : tu envoies { $used }, force { $strength }.
               *[other] { $phase } : { $seat } envoie { $used }, force { $strength }.
            }
    }
event-rolled =
    { $success-is ->
        [true] { $phase } : { $total } contre { $defence_total }, réussi !
       *[other] { $phase } : { $total } contre { $defence_total }, raté.
    }
event-symbol-checked = { $man }, { $symbol }, dé { $roll } : { $result }.
event-replaced = { $on } entre pour { $off } ({ $line }).
event-not-replaced = Personne ne peut entrer pour { $man }.
event-turned =
    { $left-is ->
        [true] Un quart de tour à gauche : { $men }.
       *[other] Un quart de tour à droite : { $men }.
    }
event-goal =
    { $seat-is ->
        [you] BUT ! Tu marques.
       *[other] BUT ! { $seat } marque.
    }
event-period-over = Fin de la période { $period }.
event-extra-time = Égalité : prolongation. Chacun reprend ses tactiques blanches.
event-penalties = Toujours égalité : tirs au but !
event-stand-in-named =
    { $man-is ->
        [none] Le but de { $seat } reste vide.
       *[other] { $seat-is ->
                [you] Tu mets { $man } dans le but.
               *[other] { $seat } met { $man } dans le but.
            }
    }
event-shooters-shown =
    { $seat-is ->
        [you] Tes tireurs : { $men }.
       *[other] Les tireurs de { $seat } : { $men }.
    }
event-start-rolled = Qui commence ? Les dés : { $rolls }.
event-series-began =
    { $first-is ->
        [you] Série { $series }, { $shots } tirs chacun : tu commences.
       *[other] Série { $series }, { $shots } tirs chacun : { $first } commence.
    }
event-sudden-death = Mort subite !
event-penalty =
    { $scored-is ->
        [true] { $man-is ->
                [none] Tir sans tireur : { $strength } et { $roll } contre { $keeper_strength } et { $keeper_roll }, but !
               *[other] { $man } tire : { $strength } et { $roll } contre { $keeper_strength } et { $keeper_roll }, but !
            }
       *[other] { $man-is ->
                [none] Tir sans tireur : { $strength } et { $roll } contre { $keeper_strength } et { $keeper_roll }, raté.
               *[other] { $man } tire : { $strength } et { $roll } contre { $keeper_strength } et { $keeper_roll }, raté.
            }
    }
event-last-rolled = Rien ne les sépare, les dés décident : { $rolls }.
event-match-over =
    { $winner-is ->
        [you] Coup de sifflet final : tu gagnes !
       *[other] Coup de sifflet final : { $winner } gagne.
    }

## Refusals

refuse-wrong-step = Ce n’est pas ce qui est demandé : maintenant, { $step }.
refuse-not-of-your-team = { $man } joue pour l’autre couleur. Choisis parmi tes trente footballeurs.
refuse-man-twice = { $man } est choisi deux fois. Remplace-le une fois par un autre.
refuse-over-budget = Ton équipe vaut { $points } points : { $over } de trop, { $most } au plus. Prends quelqu’un de moins cher.
refuse-bad-team-size = Il faut 11 titulaires et 4 remplaçants ; tu en as { $starters } et { $bench }, pour { $points } points, reste { $left }.
refuse-bad-keepers = Il faut un gardien titulaire et un gardien remplaçant ; tu en as { $starters } et { $bench }.
refuse-card-twice = { $card } est choisie deux fois, et elle n’existe qu’une fois. Prends-en une autre.
refuse-white-already = Les blanches sont déjà dans ton jeu. Choisis six cartes de couleur.
refuse-bad-mix = Il faut six cartes de couleur de valeurs 5, 4, 3, 3, 2, 2 ; tu en as { $count }. Complète ou échange.
refuse-schlusskarte-stays = La Schlusskarte est toujours devant toi, elle n’entre pas dans ton jeu. Prends une autre carte.
refuse-bad-plan-size = Il faut onze cartes, tu en as { $count }.
refuse-bad-quotas = Il faut exactement deux 5, deux 4 et le 1 ; tu as { $fives }, { $fours } et { $ones }.
refuse-bad-low-quotas = Il faut au moins deux 3 et deux 2 ; tu as { $threes } et { $twos }.
refuse-not-in-hand = { $card } n’est pas dans ta main. Choisis parmi tes cartes.
refuse-only-schlusskarte = Main et pioche sont vides : il ne te reste que la Schlusskarte.
refuse-schlusskarte-later = La Schlusskarte ne se joue que quand main et pioche sont vides. Joue une carte de ta main.
refuse-not-on-pitch = { $man } n’est pas sur ton terrain. Choisis l’un de tes hommes en jeu.
refuse-not-on-bench = { $man } n’est pas sur ton banc. Choisis l’un de tes remplaçants.
refuse-keeper-for-keeper = Seul le gardien remplaçant peut entrer pour le gardien. Fais sortir un autre homme.
refuse-goal-guarded = Ton but est gardé : { $man } n’entre que pour le gardien.
refuse-keeper-line = { $man } ne peut pas se tenir là ({ $line }) : un gardien ne joue qu’au but, et lui seul. Choisis la ligne de sa carte.
refuse-line-not-lost = { $man } ne peut pas jouer là ({ $line }) : cette ligne n’est pas perdue. Mets-le à son poste ({ $own }).
refuse-keeper-comes-on = Le gardien est blessé : c’est le gardien remplaçant qui doit entrer.
refuse-keeper-stays = { $man } est gardien et ne remplace pas un joueur de champ blessé. Choisis un autre remplaçant.
refuse-bad-slots = La carte a { $slots } cases, tu en as rempli { $count }. Donne un homme, ou personne, pour chacune.
refuse-keeper-outfield = { $man } est ton gardien : il ne sert que là où la carte montre un gardien. Prends un joueur de champ.
refuse-already-marked = { $man } a déjà servi à l’approche. Prends un homme sans pion blanc.
refuse-own-kind-first = { $man } ne peut pas dépanner ici ({ $slot }) : il y a assez d’hommes de ce poste. Prends l’un d’eux.
refuse-wrong-kind = { $man } ne va pas dans cette case ({ $slot }), et personne de cette ligne n’est sorti sur blessure ou carton rouge. Prends un homme du poste, ou laisse vide s’il n’y en a pas.
refuse-must-fill = Une case reste vide ({ $slot }) alors que tu as un homme pour elle. Remplis-la.
refuse-bad-shooters = Il faut { $wanted } tireurs, tu en as nommé { $count }.
refuse-keeper-shoots-not = { $man } est ton gardien et ne tire pas. Nomme un joueur de champ.
refuse-stand-in-shoots-not = { $man } garde ton but et ne tire pas. Nomme quelqu’un d’autre.
refuse-has-shot = { $man } a déjà tiré. Nomme l’un de ceux qui restent.

## Words

step-team = compose ton équipe
step-deck = choisis tes tactiques
step-substitution = remplace un homme, ou passe
step-tactic = pose une tactique
step-footballers = choisis tes hommes
step-replacement = remplace ton blessé
step-counter = contre, ou renonce
step-further = pose une nouvelle tactique
step-exchange = échange une tactique, ou garde tout
step-stand-in = dis qui se met dans le but
step-shooters = nomme tes tireurs
colour-blue = bleus
colour-red = rouges
line-goalkeeper = gardien
line-defender = défenseur
line-midfielder = milieu
line-attacker = attaquant
slot-goalkeeper = gardien
slot-defender = défenseur
slot-midfielder = milieu
slot-attacker = attaquant
slot-anybody = joueur de champ
preset-violet = violet
preset-red = rouge
preset-blue = bleu
preset-yellow = jaune
phase-approach = Approche
phase-shot = Tir
symbol-cross = croix rouge
symbol-yellow = carton jaune
symbol-red = carton rouge
result-nothing = rien
result-injured = blessé
result-booked = averti
result-second-yellow = second carton jaune, expulsé
result-sent-off = expulsé
choice-team = l’équipe
choice-deck = les tactiques
choice-tactic = la tactique
choice-stand-in = le suppléant
choice-shooters = les tireurs
card-w5 = blanche 5
card-w4 = blanche 4
card-w3 = blanche 3
card-w2 = blanche 2
card-w1 = blanche 1
card-schlusskarte = Schlusskarte
card-v5 = violette 5
card-v4 = violette 4
card-v3a = violette 3a
card-v3b = violette 3b
card-v2a = violette 2a
card-v2b = violette 2b
card-r5 = rouge 5
card-r4 = rouge 4
card-r3a = rouge 3a
card-r3b = rouge 3b
card-r2a = rouge 2a
card-r2b = rouge 2b
card-b5 = bleue 5
card-b4 = bleue 4
card-b3a = bleue 3a
card-b3b = bleue 3b
card-b2a = bleue 2a
card-b2b = bleue 2b
card-y5 = jaune 5
card-y4 = jaune 4
card-y3a = jaune 3a
card-y3b = jaune 3b
card-y2a = jaune 2a
card-y2b = jaune 2b
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
table-bench = Banc : { $men }
table-out = Sortis : { $men }
table-hand = Tes tactiques :
table-cards = { $hand } en main, { $pile } en pioche
table-used = Utilisées : { $cards }
table-tactic = Tactique : { $card }
table-attempt = Tentative { $attempt } sur { $attempts }
table-counter =
    { $bonus ->
        [0] Contre
       *[other] Contre, bonus { $bonus }
    }
table-penalties = Tirs au but { $mine } : { $theirs }
table-winner =
    { $winner-is ->
        [you] Tu gagnes !
       *[other] { $winner } gagne.
    }

## On the cards

note-tactic = Tactique
note-direct = tir direct
mark-yellow = J
mark-red = R
lid-facts = 2 joueurs · 40 min

## For the press

printed-footballers = { $count } footballeurs
printed-tactics = { $count } cartes de tactique
printed-board = le plateau
printed-bookings = { $count } cartons jaunes
printed-actions = { $count } pions action, blancs d’un côté et rouges de l’autre
printed-balls = un ballon rouge et un ballon bleu
printed-referee = l’arbitre
printed-trophies = { $count } trophées
printed-dice = un dé rouge et un dé bleu
printed-red = R
printed-blue = B

## The screen

screen-now-team = Avant le match : chacun compose ses quinze hommes en secret, puis on les découvre ensemble.
screen-now-deck = Avant le match : chacun choisit ses tactiques en secret.
screen-now-substitution =
    { $minute }ᵉ minute, avant la période : { $seat-is ->
        [you] tu peux remplacer un homme.
       *[other] { $seat } peut remplacer un homme.
    }
screen-now-tactic = { $minute }ᵉ minute : chacun pose une tactique cachée ; la plus haute attaque.
screen-now-attack =
    { $attacker-is ->
        [you] { $minute }ᵉ, tu attaques ({ $which }) · { $phase } : { $chooses }
       *[other] { $minute }ᵉ, { $attacker } attaque ({ $which }) · { $phase } : { $chooses }
    }
screen-now-countering =
    { $bonus ->
        [0] contre
       *[other] contre, bonus { $bonus }
    }
screen-now-attacker-first =
    { $seat-is ->
        [you] tu choisis tes hommes d’abord.
       *[other] { $seat } choisit ses hommes d’abord.
    }
screen-now-defender-answers =
    { $seat-is ->
        [you] tu réponds, puis les dés.
       *[other] { $seat } répond, puis les dés.
    }
screen-now-replacement =
    { $minute }ᵉ minute, { $man } est blessé : { $seat-is ->
        [you] tu fais entrer un remplaçant.
       *[other] { $seat } fait entrer un remplaçant.
    }
screen-now-counter =
    { $minute }ᵉ minute, l’approche a échoué : { $seat-is ->
        [you] tu peux contrer, une fois par période.
       *[other] { $seat } peut contrer, une fois par période.
    }
screen-now-further =
    { $minute }ᵉ minute, tentative { $attempt } sur { $attempts } : { $seat-is ->
        [you] tu poses une nouvelle tactique.
       *[other] { $seat } pose une nouvelle tactique.
    }
screen-now-exchange =
    { $minute }ᵉ minute, nouvelle tentative : { $seat-is ->
        [you] en défense, tu peux échanger une tactique.
       *[other] en défense, { $seat } peut échanger une tactique.
    }
screen-now-stand-in = Tirs au but : un but est vide, un joueur de champ peut s’y mettre.
screen-now-shooters = Toujours égalité, tirs au but : chacun nomme ses tireurs en secret, dans l’ordre.
screen-now-series = Toujours égalité : une nouvelle série, avec ceux qui n’ont pas tiré.
screen-goals =
    { $seat } : { $goals } { $goals ->
        [one] but
       *[other] buts
    }
screen-team =
    { $seat-is ->
        [you] Ton équipe ({ $colour }), en { $formation }
       *[other] L’équipe de { $seat } ({ $colour }), en { $formation }
    }
screen-next = ensuite { $strengths }
screen-strengths = forces { $strengths }
screen-symbol =
    { $turns ->
        [0] { $symbol } maintenant
        [one] { $symbol } après un quart de tour
       *[other] { $symbol } après { $turns } quarts de tour
    }
screen-booked = averti d’un carton jaune
screen-in-approach = engagé dans l’approche
screen-in-shot = engagé dans le tir
screen-chosen = choisi
screen-choosable = à choisir
screen-taken-off = remplacé
screen-attack-card =
    { $attacker-is ->
        [you] Tu joues { $card }
       *[other] { $attacker } joue { $card }
    }
screen-tactic-of = { $seat } : { $card }
screen-face-down =
    { $seat-is ->
        [you] Ta tactique, face cachée
       *[other] La tactique de { $seat }, face cachée
    }
screen-chance = de réussir ({ $ways } sur 36)
screen-chance-hold = de tenir ({ $ways } sur 36)
screen-against = contre
screen-verdict-goal =
    { $attacker-is ->
        [you] But ! Tu marques.
       *[other] But ! { $attacker } marque.
    }
screen-verdict-saved =
    { $defender-is ->
        [you] Tir arrêté : tu tiens.
       *[other] Tir arrêté : { $defender } tient.
    }
screen-verdict-through =
    { $attacker-is ->
        [you] Approche réussie : tu peux tirer.
       *[other] Approche réussie : { $attacker } peut tirer.
    }
screen-verdict-stopped =
    { $defender-is ->
        [you] Approche ratée : tu l’arrêtes.
       *[other] Approche ratée : { $defender } l’arrête.
    }
screen-total = { $seat } : force { $strength }, bonus { $bonus }, dé { $roll }, total { $total }
screen-begins =
    { $seat-is ->
        [you] Tu commences.
       *[other] { $seat } commence.
    }
screen-tactics = Tes tactiques
screen-pile =
    { $count ->
        [0] pioche vide : reste la Schlusskarte
       *[other] { $count } en pioche
    }
screen-card-legal = { $card }, jouable, { $place } sur { $count }, { $notes }
screen-card-held = { $card }, { $place } sur { $count }
screen-bench =
    { $count ->
        [0] Banc vide
        [one] Banc, 1 changement
       *[other] Banc, { $count } changements
    }
screen-on-bench = sur le banc
screen-enter = Entrée
screen-escape = Échap
screen-cancel = Annuler
screen-ask-send = Tu les envoies ?
screen-ask-roll = Aux dés !
screen-ask-choose = Choisis { $slots }
screen-opposed = En face : { $strength }.
screen-tap-ring = Touche un homme entouré de jaune.
screen-tap-bench = Touche l’un de tes remplaçants.
screen-send = Envoyer
screen-roll = Lancer les dés
screen-slot-empty = case libre ({ $slot })
screen-slot-full = { $man } ({ $slot }), retirer
screen-who-comes = Qui entre pour { $man } ?
screen-who-goes = { $man } entre : pour qui ?
screen-change = { $on } pour { $off }
screen-which-line = Une ligne est perdue : où se place-t-il ?
screen-comes-upright = À sa ligne, carte droite ; l’autre ne revient pas.
screen-change-go = Changer
screen-shooters-help = Touche tes tireurs, du premier au dernier.
screen-confirm = Valider
screen-gone = Sortis
screen-now-attempt = tentative { $attempt } sur { $attempts }
screen-match = Le match
screen-no-goals = Aucun but dans le jeu.
screen-by = par { $men }
screen-stands = { $seat } : { $mine } à { $theirs }
screen-comes-fresh = À sa ligne, carte droite.
screen-points = { $points } / { $most } points
screen-line-up = Aligner l’équipe
screen-legal-choice = Tout est en règle
screen-deck-count = { $count } cartes sur { $most }
screen-take-deck = Prendre ce jeu
screen-need-goalkeeper =
    { $count ->
        [one] un gardien
       *[other] { $count } gardiens
    }
screen-need-defender =
    { $count ->
        [one] un défenseur
       *[other] { $count } défenseurs
    }
screen-need-midfielder =
    { $count ->
        [one] un milieu
       *[other] { $count } milieux
    }
screen-need-attacker =
    { $count ->
        [one] un attaquant
       *[other] { $count } attaquants
    }
screen-need-anybody =
    { $count ->
        [one] un homme
       *[other] { $count } hommes
    }
screen-box = Tes trente footballeurs
screen-filter = Montrer
screen-all = tous
screen-has-built = { $seat } a choisi.
screen-builds = { $seat } choisit encore.
screen-starts = titulaire
screen-sits = remplaçant
screen-not-chosen = pas choisi
screen-mark-starts = 11
screen-mark-sits = banc
screen-formation = Ton équipe
screen-starters = { $count } / 11 titulaires
screen-substitutes = { $count } / 4 remplaçants
screen-to-bench = mettre sur le banc
screen-to-pitch = faire titulaire
screen-no-squad = « { $file } » n’est pas une équipe de Finale, ou le fichier est abîmé. Ton équipe n’a pas changé.
screen-loaded = « { $file } » est chargé.
screen-beginner-taken = Les quinze de débutant sont sur le terrain : change qui tu veux.
screen-beginner-set = Équipe de débutant
screen-suggested = Voici une équipe en règle autour de tes choix.
screen-suggest = Propose
screen-emptied = On repart de zéro.
screen-empty = Vider
screen-save = Enregistrer
screen-load = Charger
screen-you-build = Tu composes les { $colour } : touche un homme pour le prendre, touche-le dans l’équipe pour le mettre sur le banc.
screen-more = Fichiers
screen-deck-take = Prendre
screen-deck-remove = Retirer
screen-close = Fermer
screen-deck-out = { $card }, pas dans ton jeu
screen-deck-in = { $card }, dans ton jeu
screen-deck-place = { $card }, carte { $place } de ton jeu
screen-deck-full = Ton jeu est complet : retire d’abord une autre carte.
screen-see-teams = Voir les équipes
screen-deck-taken = Ton jeu
screen-in-hand = main
screen-sooner = { $card } : plus tôt
screen-later = { $card } : plus tard
label-ask-team = Compose ton équipe
label-ask-team-help = onze titulaires et quatre remplaçants
label-ask-deck-presets = Quelle couleur ?
label-ask-deck-presets-help = jaune aime les défenseurs, bleu les milieux, rouge les attaquants
label-ask-substitution = Un remplacement ?
label-ask-substitution-help = touche un remplaçant, puis celui qui sort ; sinon, continue
label-ask-tactic = Pose une tactique
label-ask-tactic-help = la plus haute attaque
label-ask-replacement = { $man } est blessé
label-ask-replacement-help = touche celui qui entre
label-ask-counter = Tu contres ?
label-ask-counter-help =
    { $bonus ->
        [0] avec { $card }
       *[other] avec { $card }, bonus { $bonus } à l’approche
    }
label-ask-further = Encore une tactique
label-ask-further-help = tentative { $attempt } sur { $attempts } : elle décide de l’attaque
label-ask-exchange = Échanger une tactique ?
label-ask-exchange-help = touche celle que tu défausses, ou garde tout
label-ask-stand-in = Qui garde le but ?
label-ask-stand-in-help = il ne tirera pas
label-ask-shooters = Tes { $count } tireurs

## While it happens

screen-laid = posée
screen-rolling = Les dés roulent…
screen-film = Un instant…
screen-film-help = toucher la table va plus vite
screen-film-kicks = Tirs au but
screen-film-kicks-help = toucher la table : tir suivant
screen-needs =
    { $seat-is ->
        [you] Il te faut { $count }.
       *[other] Il faut { $count } à { $seat }.
    }
screen-tie-approach = À égalité, l’attaque passe.
screen-tie-shot = À égalité, pas de but.
screen-band-extra-time = Prolongation
screen-band-penalties = Tirs au but
screen-band-period = Minute { $minute }
screen-band-half-time = Minute { $minute } · mi-temps · { $mine } : { $theirs }
screen-band-full-time = Minute { $minute } · fin du temps · { $mine } : { $theirs }
screen-kick = Tir { $number }
screen-skip = Passer
screen-kick-in = But !
screen-kick-saved = Arrêté !
screen-kick-post = Poteau !
screen-strength = force { $strength }
screen-keeper-turns = { $man } tourne d’un quart à droite : force { $strength }
screen-if-in = But, et c’est fini.
screen-if-out = Raté, et c’est fini.
screen-still = encore { $slots }
screen-nobody-fits = Personne pour cette place
screen-send-without = envoie sans
screen-bench-short = Banc
screen-from-to = force { $from }, puis { $to }
screen-worth-help = Force de tes meilleurs hommes, et chance de but
screen-likely = but { $percent } %
