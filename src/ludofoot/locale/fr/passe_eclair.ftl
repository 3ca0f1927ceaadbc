# Passe Éclair. How arguments reach a message is told at the top of core.ftl.

title = Passe Éclair
tagline = Tous en même temps ! Passe le ballon au bon copain, et vide ta main le premier.

preset = Allure
preset-relaxed = Détendue
preset-relaxed-help = dix secondes pour chercher
preset-normal = Normale
preset-normal-help = six secondes pour chercher
preset-lightning = Éclair
preset-lightning-help = trois secondes, pas une de plus
option-pace = Le rythme
option-pace-normal = Six secondes de silence, et le jeu est bloqué.
option-pace-relaxed = Dix secondes de silence avant le blocage : on a le temps de chercher.
option-pace-lightning = Trois secondes de silence, pas une de plus.
option-wrong-cards = Qui remarque une mauvaise carte
option-wrong-cards-noticed = Une mauvaise carte revient toujours en main, avec une carte de pénalité.
option-wrong-cards-challenged = Une mauvaise carte reste, si personne ne la conteste à temps.
option-opener = Qui est le plus âgé, et donc le premier entraîneur ?

## Questions

ask-ready = Trie ta main : prêt ?
ask-ready-tokens = Trie ta main : veux-tu te défaire d’une carte contre un jeton ?
ask-receiver = Vite, { $name } en grand ! Ou le chien.
ask-banned =
    { $dogs ->
        [0] Pas deux de suite : attends que quelqu’un d’autre pose { $name }.
       *[other] Pas deux de suite : { $name } est aux autres, mais ton chien va.
    }
ask-any = Sur ce chien, toute carte convient !
ask-block =
    { $michis ->
        [0] Jeu bloqué, { $block } : une nouvelle carte arrive.
       *[other] Jeu bloqué, { $block } : ton Gros Michi ?
    }
ask-challenge = { $seat } vient de poser cette carte : la contestes-tu ?
ask-partner = Le Gros Michi ! Avec qui échanges-tu ta main ?

## Moves

move-ready =
    { $cards-is ->
        [none] Prêt !
       *[other] Prêt, et contre jeton : { $cards }
    }
move-lay = { $face }
move-decline = Je ne joue pas
move-no-michi = Pas de Michi
move-challenge = Contester
move-let-stand = Laisser
move-swap = Échanger avec { $partner }
move-time-up = Temps écoulé : { $step }

preview-late = trop tard : la carte revient en main
preview-wrong = mauvaise carte : elle te coûterait une carte
preview-last-card = ta dernière carte : la manche est à toi
preview-last-michi = le Gros Michi en dernier offre la manche à l’autre

## Events

event-trainer-drawn =
    { $seat-is ->
        [you] Le sort t’a désigné : tu es l’entraîneur Willi.
       *[other] Le sort a désigné { $seat } comme entraîneur Willi.
    }
event-round-began =
    { $trainer-is ->
        [you] Manche { $round } : tu es l’entraîneur.
       *[other] Manche { $round } : { $trainer } est l’entraîneur.
    }
event-dealt =
    { $seat-is ->
        [you] Tu reçois { $count } cartes.
       *[other] { $seat } reçoit { $count } cartes.
    }
event-said-ready =
    { $seat-is ->
        [you] Tu dis « prêt ».
       *[other] { $seat } dit « prêt ».
    }
event-time-ran-out = Temps écoulé : { $step }.
event-tokens-used =
    { $seat-is ->
        [you] Contre jeton ({ $tokens }), tu mets dans la boîte : { $faces }.
       *[other] Contre jeton ({ $tokens }), { $seat } met dans la boîte : { $faces }.
    }
event-turned-up =
    { $turned-is ->
        [turned-skipped] De la pioche : { $face }. Vite, la suivante !
        [turned-as-dog] De la pioche : { $face }. Plus aucun gars sauvage : cette carte compte comme un chien.
       *[turned-start] C’est parti ! De la pioche : { $face }.
    }
event-laid =
    { $seat-is ->
        [you] Tu poses { $face }.
       *[other] { $seat } pose { $face }.
    }
event-declined =
    { $seat-is ->
        [you] Tu ne joues pas.
       *[other] { $seat } ne joue pas.
    }
event-blocked = Jeu bloqué : { $block }.
event-lays-no-michi =
    { $seat-is ->
        [you] Pas de Michi de ta part.
       *[other] Pas de Michi de { $seat }.
    }
event-pile-boxed =
    { $count ->
        [one] { $count } carte va dans la boîte.
       *[other] { $count } cartes vont dans la boîte.
    }
event-too-late =
    { $seat-is ->
        [you]
            { $face-is ->
                [none] Trop tard : { $late } ne compte plus.
               *[other] Trop tard ! Tu reprends { $face }.
            }
       *[other] Trop tard pour { $seat }, qui reprend sa carte.
    }
event-wrong-card =
    { $seat-is ->
        [you] Mauvaise carte, { $face } ne convient pas ici. { $drawn ->
            [true] Tu la reprends, avec une carte de plus : { $penalty }.
           *[false] Tu la reprends.
        }
       *[other] Mauvaise carte : { $seat } reprend { $face }{ $drawn ->
            [true] , avec une carte de plus.
           *[false] .
        }
    }
event-challenged =
    { $justified ->
        [true]
            { $seat-is ->
                [you] Bien vu ! Tu contestes la carte de { $against } avec raison : { $face }.
               *[other]
                    { $against-is ->
                        [you] Pris ! { $seat } conteste ta carte avec raison : { $face }.
                       *[other] Bien vu ! { $seat } conteste la carte de { $against } avec raison : { $face }.
                    }
            }
       *[false]
            { $seat-is ->
                [you] Tu contestes à tort la carte de { $against } : { $face } reste.
               *[other]
                    { $against-is ->
                        [you] { $seat } conteste à tort ta carte : { $face } reste.
                       *[other] { $seat } conteste à tort la carte de { $against } : { $face } reste.
                    }
            }
    }
event-challenge-opened =
    { $seat-is ->
        [you] { $face } : quelqu’un conteste-t-il ta carte ?
       *[other] { $face } : quelqu’un conteste-t-il la carte de { $seat } ?
    }
event-stood-by =
    { $seat-is ->
        [you] Tu laisses la carte.
       *[other] { $seat } laisse la carte.
    }
event-back-on-top = De nouveau sur le dessus : { $face }.
event-michi-called =
    { $seat-is ->
        [you] « Le Gros Michi ! » À toi de choisir une victime.
       *[other] « Le Gros Michi ! » { $seat } choisit une victime.
    }
event-swapped =
    { $seat-is ->
        [you] Tu échanges ta main avec { $partner } : { $given ->
            [one] { $given } carte
           *[other] { $given } cartes
        } contre { $taken }.
       *[other]
            { $partner-is ->
                [you] { $seat } échange sa main avec toi : tu donnes { $taken ->
                    [one] { $taken } carte
                   *[other] { $taken } cartes
                } et tu en reçois { $given }.
               *[other] { $seat } échange sa main avec { $partner } : { $given ->
                    [one] { $given } carte
                   *[other] { $given } cartes
                } contre { $taken }.
            }
    }
event-renewed =
    La pioche était vide : on remélange { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $whence }.
event-round-won =
    { $seat-is ->
        [you] Tu gagnes la manche : { $how }.
       *[other] { $seat } gagne la manche : { $how }.
    }
event-victory-token =
    { $seat-is ->
        [you] Ton jeton de victoire : { $token }.
       *[other] { $seat } prend un jeton de victoire{ $token-is ->
            [none] .
           *[other] { " " }: { $token }.
        }
    }
event-consolation-token =
    { $seat-is ->
        [you] Ton jeton de consolation : { $token }.
       *[other] { $seat } prend un jeton de consolation{ $token-is ->
            [none] .
           *[other] { " " }: { $token }.
        }
    }
event-no-consolation = Égalité pour la dernière place : pas de jeton de consolation.
event-hand-shown =
    { $seat-is ->
        [you] Il te restait : { $faces }.
       *[other] Il restait à { $seat } : { $faces }.
    }
event-tokens-shown =
    { $tokens-is ->
        [none]
            { $seat-is ->
                [you] Tu n’as pas de jeton, donc pas de points de but.
               *[other] { $seat } n’a pas de jeton, donc pas de points de but.
            }
       *[other]
            { $seat-is ->
                [you] Tu retournes tes jetons ({ $tokens }) : { $points ->
                    [one] { $points } point de but
                   *[other] { $points } points de but
                }.
               *[other] { $seat } retourne ses jetons ({ $tokens }) : { $points ->
                    [one] { $points } point de but
                   *[other] { $points } points de but
                }.
            }
    }
event-game-over =
    { $winners-is ->
        [you] Fin de l’entraînement : tu gagnes !
        [other] Fin de l’entraînement : { $winners } gagne.
       *[many] Fin de l’entraînement, victoire partagée : { $winners }.
    }

## Refusals

refuse-only-the-table = C’est la table qui compte le temps. Joue une carte, ou dis que tu ne joues pas.
refuse-other-step = Ce temps-là ne court plus : une autre étape a commencé.
refuse-no-such-top = Aucune carte ne porte ce numéro : celle du dessus est la { $top }. Réponds à celle-là.
refuse-no-card-yet = La carte de départ n’est pas encore retournée : dis d’abord que tu es prêt.
refuse-michi-first =
    { $seat-is ->
        [you] D’abord le Gros Michi : dis avec qui tu échanges ta main.
       *[other] D’abord le Gros Michi : attends que { $seat } échange sa main et que la nouvelle carte soit là.
    }
refuse-may-be-challenged =
    { $seat-is ->
        [you] Ta carte peut encore être contestée : attends la réponse des autres.
       *[other] On ne pose rien tant que la carte de { $seat } peut être contestée. Conteste-la ou laisse-la.
    }
refuse-not-in-hand = Tu n’as pas { $face } en main. Choisis parmi tes cartes.
refuse-no-challenges = Ici les mauvaises cartes sont toujours remarquées : rien à contester. Joue plus vite que les autres !
refuse-blocked-already = Le jeu est déjà bloqué. Pose un Gros Michi ou une carte qui convient, ou dis « pas de Michi ».
refuse-declined-already = Tu as déjà dit que tu ne joues pas sur cette carte. Tu peux encore en poser une qui convient.
refuse-not-blocked = Le jeu n’est pas bloqué. Pose une carte qui convient, ou dis que tu ne joues pas.
refuse-answered-already = Tu as déjà répondu pour cette carte : attends les autres.
refuse-nothing-to-challenge = Cette carte ne se conteste pas : personne ne l’a posée, ou la pile du dessous n’est plus là.
refuse-challenge-yourself = C’est ta propre carte : seuls les autres peuvent la contester.
refuse-challenged-already = Tu as déjà contesté cette carte, à tort. Attends la suivante.
refuse-nothing-to-let-stand = On ne te demande rien sur cette carte. Pose la tienne, ou dis que tu ne joues pas.
refuse-no-swap-now = On n’échange sa main qu’après un Gros Michi. Pose-en un sur un chien, ou quand le jeu est bloqué.
refuse-not-your-michi = C’est { $seat } qui a posé le Gros Michi et qui choisit. Attends la nouvelle carte.
refuse-no-such-partner = Personne n’est assis là. Choisis un autre joueur de la table.
refuse-swap-with-yourself = On n’échange pas sa main avec soi-même. Choisis un autre joueur.
refuse-round-runs = La manche a commencé : les jetons s’utilisent avant la carte de départ.
refuse-ready-already = Tu as déjà dit que tu es prêt. Tant que les autres ne le sont pas, tu peux reprendre ton choix.
refuse-token-needs-guy = Contre un jeton, seul un gars sauvage va dans la boîte, pas { $face }. Nomme une autre carte.
refuse-no-token = Il te faut un jeton { $name } par carte avec { $name } en grand. Nomme moins de cartes, ou dis seulement que tu es prêt.
refuse-no-tokens-for-two = À deux, on joue sans jetons de consolation. Dis seulement que tu es prêt.
refuse-not-the-last-card = La dernière carte de ta main ne se donne pas contre un jeton. Garde-en au moins une.

## The table in the terminal

table-round = Manche { $round } sur { $rounds }
table-trainer = entraîneur
table-tokens = { $victory } de victoire, { $consolation } de consolation
table-piles = Pioche { $draw } · Boîte { $box } · Tas { $pile }
table-ask = PASSE À
table-any = TOUTE CARTE
table-on-dog = sur le chien
table-ready = PRÊT ?
table-block = JEU BLOQUÉ
table-michi = LE GROS MICHI !
table-challenge = CONTESTER ?
table-or-dog = ou le chien
table-banned = pas toi : tu viens de poser
table-hand = Ta main
table-own-tokens = Tes jetons : { $tokens }
table-over = FIN DES ENTRAÎNEMENTS
table-winner = { $winners }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-nobody = la pioche
table-spoken = a répondu

## Words

step-ready = la préparation
step-open = le silence
step-block = l’attente d’un Michi
step-challenge = la contestation
step-partner = le choix d’un partenaire
step-over = la partie
block-stuck = personne ne peut poser
block-declined = personne ne veut poser
block-silence = silence
turned-start = carte de départ
turned-skipped = passée
turned-as-dog = compte comme un chien
late-card = cette carte
late-decline = « je ne joue pas »
late-no-michi = « pas de Michi »
late-challenge = la contestation
late-let-stand = la réponse
whence-box = de la boîte
whence-pile = du tas, sauf celle du dessus
how-empty = plus une carte en main
how-michi = le Gros Michi d’un autre a emporté les dernières cartes
how-only-michis = il ne restait que des Michis, et personne n’a moins de cartes
how-no-cards = plus rien ne va, et personne n’a moins de cartes
token-1 = 1 point de but
token-2 = 2 points de but
token-3 = 3 points de but
token-leon = Léon
token-marlon = Marlon
token-rocce = Rocce
token-fabi = Fabi
token-vanessa = Vanessa

name-leon = Léon
name-marlon = Marlon
name-rocce = Rocce
name-fabi = Fabi
name-vanessa = Vanessa

face-leon-marlon = Léon → Marlon
face-leon-rocce = Léon → Rocce
face-leon-fabi = Léon → Fabi
face-leon-vanessa = Léon → Vanessa
face-marlon-leon = Marlon → Léon
face-marlon-rocce = Marlon → Rocce
face-marlon-fabi = Marlon → Fabi
face-marlon-vanessa = Marlon → Vanessa
face-rocce-leon = Rocce → Léon
face-rocce-marlon = Rocce → Marlon
face-rocce-fabi = Rocce → Fabi
face-rocce-vanessa = Rocce → Vanessa
face-fabi-leon = Fabi → Léon
face-fabi-marlon = Fabi → Marlon
face-fabi-rocce = Fabi → Rocce
face-fabi-vanessa = Fabi → Vanessa
face-vanessa-leon = Vanessa → Léon
face-vanessa-marlon = Vanessa → Marlon
face-vanessa-rocce = Vanessa → Rocce
face-vanessa-fabi = Vanessa → Fabi
face-dog = le chien Chaussette
face-michi = le Gros Michi

## The screen

screen-pair = { $giver } passe à { $taker }
screen-card = { $face }, { $place } sur { $count }
screen-card-token = { $face }, contre un jeton, { $place } sur { $count }
screen-hand =
    { $seat-is ->
        [you] Ta main
       *[other] La main de { $seat }
    }
screen-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-top = Sur la pile : { $face }.
screen-by = { $seat }
screen-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
screen-ball-to = la balle part à
screen-name = { $name } !
screen-on-dog = sur le chien
screen-your-dog = ton chien !
screen-any = Toute carte !
screen-any-help = sur le chien, tout convient
screen-one-more = Une de plus ?
screen-one-more-help = sur ton chien, avant les autres
screen-lay = { $name }, vite !
screen-lay-help = tout le monde joue en même temps
screen-banned =
    { $dogs ->
        [0] Pas deux de suite : attends
       *[other] Pas deux de suite !
    }
screen-banned-help =
    { $dogs ->
        [0] { $name } : aux autres
       *[other] ton chien va
    }
screen-block = Jeu bloqué !
screen-block-help = ton Gros Michi ?
screen-block-none = pas de Michi dans ta main : encore { $seconds } s
screen-challenge = On conteste ?
screen-challenge-help =
    { $seat-is ->
        [you] ta carte
       *[other] la carte de { $seat }
    }
screen-michi = Le Gros Michi !
screen-partner-help = touche un joueur : tu échanges ta main
screen-chooses =
    { $seat-is ->
        [you] à toi de choisir
       *[other] { $seat } choisit
    }
screen-ready = Prêt ?
screen-ready-help = trie ta main, la carte de départ arrive
screen-ready-tokens = touche une carte à donner contre son jeton
screen-ready-with =
    { $count ->
        [one] Prêt, une carte de moins
       *[other] Prêt, { $count } cartes de moins
    }
screen-is-ready = prêt
screen-no = ne joue pas
screen-no-michi = pas de Michi
screen-stands = laisse la carte
screen-waits = Attends…
screen-waits-help = la suite arrive
screen-space = Espace
screen-why = Pourquoi ?
screen-late = Trop tard de { $ms } ms !
screen-late-by = { $winner } a été plus rapide. Tu reprends ta carte.
screen-late-back = Tu reprends ta carte.
screen-wrong-for = Pas { $face }, { $name } !
screen-wrong = Pas { $face } !
screen-wrong-drawn = Tu reprends ta carte et tu en pioches une.
screen-wrong-back = Tu reprends ta carte.
screen-faster =
    { $winner-is ->
        [you] Tu bats { $seat } de { $ms } ms !
       *[other] { $winner } bat { $seat } de { $ms } ms !
    }
screen-other-late = { $seat } : trop tard de { $ms } ms.
screen-other-wrong = { $seat } : mauvaise carte, { $face }.
screen-draw = pioche
screen-victories =
    { $count ->
        [one] victoire
       *[other] victoires
    }
screen-lots =
    { $count ->
        [one] lot
       *[other] lots
    }
screen-trains =
    { $seat-is ->
        [you] entraîneur
       *[other] { $seat }, entraîneur
    }
screen-tokens =
    { $seat-is ->
        [you] Tes jetons : { $victory } de victoire, { $consolation } de consolation.
       *[other] Jetons de { $seat } : { $victory } de victoire, { $consolation } de consolation.
    }
screen-round = manche { $round } sur { $rounds }
screen-round-won =
    { $seat-is ->
        [you] Tu gagnes la manche { $round } !
       *[other] { $seat } gagne la manche { $round } !
    }
screen-lot =
    { $seat-is ->
        [you] Tu prends un jeton de consolation.
       *[other] { $seat } prend un jeton de consolation.
    }
screen-next-round =
    { $seat-is ->
        [you] Manche { $round } sur { $rounds } : tu es l’entraîneur.
       *[other] Manche { $round } sur { $rounds }, entraîneur { $seat }.
    }
screen-final = Le compte des jetons
screen-final-seat =
    { $tokens-is ->
        [none] { $seat } : pas de jeton.
       *[other] { $seat } : { $tokens }. { $points ->
            [one] { $points } point de but
           *[other] { $points } points de but
        }.
    }
screen-help = Aide
aid-none = Aucune
aid-name = Le nom
aid-cards = Mes cartes
screen-help-none = comme à la vraie table
screen-help-name = écrit en grand
screen-help-cards = celles qui vont
screen-call = Attention…
screen-ready-alone = rien ne part sans toi : lis ta main
screen-go-on = Manche suivante
screen-lay-any = À vous tous !
screen-easy = Trop facile ?
screen-easy-take = Allure normale
screen-easy-taken = Allure normale : dès la prochaine partie.
screen-open-hands = Mains ouvertes : à deux devant un écran, on ne regarde que son côté.

## On the cards

card-passes-to = passe à
card-dog = Chaussette
card-michi = Gros Michi
note-dog = toujours – puis une carte
lid-facts = 2–4 joueurs · 20 min

## For the press

printed-cards = { $count } cartes
printed-victory = { $count } jetons de victoire
printed-consolation = { $count } jetons de consolation
