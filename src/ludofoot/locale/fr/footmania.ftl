# Footmania. How arguments reach a message is told at the top of core.ftl.

title = Footmania
tagline = Monte ton onze, négocie, puis joue le championnat : de deux à quatre managers, un seul titre.

option-pace = Quand la phase 1 s’arrête
option-pace-full = Il faut onze footballeurs pour les onze places ; le premier reçoit 2 000 000.
option-pace-quick = Rapide : dix places suffisent ; le premier reçoit 800 000.
option-limit = Tours de table au plus dans la phase 1

preset = Saison
preset-short = Courte
preset-short-help = dix places ou 24 tours, puis le championnat
preset-middle = Moyenne
preset-middle-help = dix places ou 60 tours, puis le championnat
preset-whole = Complète
preset-whole-help = onze places ou 60 tours, puis le championnat

## Questions

ask-roll = À toi : lance le dé.
ask-way = Le dé montre { $die } : où vas-tu ?
ask-draw = Tires-tu le footballeur du dessus ?
ask-buy = { $footballer }, { $colour }, n° { $numbers }, { $stars } ★ : l’achètes-tu pour { $price } ?
ask-auction = Aux enchères : { $footballer }, { $colour }, n° { $numbers }, { $stars } ★. Au moins { $least }, ou retire-toi.
ask-plus = Tires-tu une carte plus ?
ask-return = Sept cartes plus : laquelle va sous la pile ?
ask-debt = Il te manque { $missing } : que vends-tu à la banque ?
ask-euromatch = { $team }, force { $strength } : l’affrontes-tu ?
ask-euro-plus = { $stars } ★ contre { $strength } pour { $team } : une carte forme, ou c’est tout ?
ask-line-ups = Ton équipe pour ce match ?
ask-action = À toi d’agir : une carte plus, un changement, ou passer.
ask-answer = On joue { $attack } contre toi : que réponds-tu ?
ask-substitute = Qui entre à la place { $place } ?
ask-sell = Vendre à la banque
ask-offers = Les offres ouvertes
ask-offer = Faire une offre
ask-declare = Ton équipe est complète : l’annonces-tu ?
man = { $footballer }, { $colour }, n° { $numbers }, { $stars } ★ (prix { $price }, reprise { $reduced })
man-short = { $footballer }, { $colour }, n° { $numbers }, { $stars } ★
place = Place { $place }
sponsor = { $sponsor }
to-all = À tous
to-one = À { $player } seul
way-to = Case { $to } : { $kind }
accept-offer = Accepter l’offre { $number } de { $maker } : { $give-is ->
        [none] { $give_money ->
            [0] rien
           *[other] { $give_money }
        }
       *[other] { $give }{ $give_money ->
            [0] { "" }
           *[other] { " " }et { $give_money }
        }
    } contre { $want-is ->
        [none] { $want_money ->
            [0] rien
           *[other] { $want_money }
        }
       *[other] { $want }{ $want_money ->
            [0] { "" }
           *[other] { " " }et { $want_money }
        }
    }
withdraw-offer = Retirer mon offre { $number } : { $give-is ->
        [none] { $give_money ->
            [0] rien
           *[other] { $give_money }
        }
       *[other] { $give }{ $give_money ->
            [0] { "" }
           *[other] { " " }et { $give_money }
        }
    } contre { $want-is ->
        [none] { $want_money ->
            [0] rien
           *[other] { $want_money }
        }
       *[other] { $want }{ $want_money ->
            [0] { "" }
           *[other] { " " }et { $want_money }
        }
    }

## Moves

move-roll = Lancer le dé
move-go = Aller en case { $to }
move-draw = Tirer
move-pass = Passer
move-buy = Acheter
move-refuse = Ne pas acheter
move-bid = Enchérir { $amount }
move-leave = Se retirer
move-return = Rendre { $plus }
move-meet = Jouer avec { $eleven }
move-finish = C’est tout
move-field = Aligner { $eleven }
move-play = Jouer { $plus }{ $place-is ->
        [none] { "" }
       *[other] { " " }contre la place { $place }
    }
move-substitute = { $footballer } entre à la place { $place }
move-answer = Répondre { $plus }
move-decline = Laisser faire
move-sell-footballer = Vendre { $footballer }
move-sell-sponsor = Vendre { $sponsor }
move-offer = Offrir { $to-is ->
        [none] à tous
       *[other] à { $to }
    } { $give-is ->
        [none] { $give_sponsors-is ->
            [none] { $give_money ->
                [0] rien
               *[other] { $give_money }
            }
           *[other] { $give_sponsors }{ $give_money ->
                [0] { "" }
               *[other] { " " }et { $give_money }
            }
        }
       *[other] { $give }{ $give_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $give_sponsors }
        }{ $give_money ->
            [0] { "" }
           *[other] { " " }et { $give_money }
        }
    } contre { $want-is ->
        [none] { $want_sponsors-is ->
            [none] { $want_money ->
                [0] rien
               *[other] { $want_money }
            }
           *[other] { $want_sponsors }{ $want_money ->
                [0] { "" }
               *[other] { " " }et { $want_money }
            }
        }
       *[other] { $want }{ $want_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $want_sponsors }
        }{ $want_money ->
            [0] { "" }
           *[other] { " " }et { $want_money }
        }
    }
move-accept = Accepter l’offre { $number } de { $maker }{ $private-is ->
        [true] { " " }(à toi seul)
       *[other] { "" }
    }
move-withdraw = Retirer mon offre { $number } { $to-is ->
        [none] à tous
        [you] à toi
       *[other] à { $to }
    }
move-declare = Annoncer { $eleven }

preview-eleven = { $stars } ★, places libres : { $vacant }
preview-way = là : { $kind }
preview-cash = il te restera { $cash }

## Events

event-opener-drawn =
    { $seat-is ->
        [you] Le sort t’a désigné : tu commences.
       *[other] Le sort a désigné { $seat } pour commencer.
    }
event-uncovered = Sur la pile « { $pile } » : un footballeur à { $price }.
event-rolled =
    { $seat-is ->
        [you] Tu lances le dé : { $die }.
       *[other] { $seat } lance le dé : { $die }.
    }
event-moved =
    { $seat-is ->
        [you] Tu arrives sur : { $kind }.
       *[other] { $seat } arrive sur : { $kind }.
    }
event-turn-missed =
    { $seat-is ->
        [you] Tu passes ce tour : ton président est suspendu.
       *[other] { $seat } passe ce tour : son président est suspendu.
    }
event-nothing-here =
    { $seat-is ->
        [you] Rien pour toi ici ({ $kind }).
       *[other] Rien ici pour { $seat } ({ $kind }).
    }
event-passed =
    { $seat-is ->
        [you] Tu ne tires pas ({ $kind }).
       *[other] { $seat } ne tire pas ({ $kind }).
    }
event-drew =
    { $seat-is ->
        [you] Tu tires { $footballer }, à { $price } (pile « { $pile } »).
       *[other] { $seat } tire un footballeur à { $price } (pile « { $pile } »).
    }
event-bought =
    { $seat-is ->
        [you] Tu achètes { $footballer } pour { $price } (pile « { $pile } »).
       *[other] { $seat } achète un footballeur pour { $price } (pile « { $pile } »).
    }
event-turned-down =
    { $seat-is ->
        [you] Tu n’achètes pas { $footballer } : enchères à partir de { $start }.
       *[other] { $seat } n’achète pas { $footballer } : enchères à partir de { $start }.
    }
event-bid-made =
    { $seat-is ->
        [you] Tu offres { $amount } pour { $footballer }.
       *[other] { $seat } offre { $amount } pour { $footballer }.
    }
event-left-auction =
    { $seat-is ->
        [you] Tu te retires des enchères.
       *[other] { $seat } se retire des enchères.
    }
event-auctioned =
    { $seat-is ->
        [you] Adjugé : { $footballer } est à toi pour { $amount }.
       *[other] Adjugé : { $footballer } va à { $seat } pour { $amount }.
    }
event-unwanted = Personne ne veut de { $footballer } : il va sous la pile « { $pile } ».
event-plus-drawn =
    { $seat-is ->
        [you] Tu tires une carte plus : { $plus }.
       *[other] { $seat } tire une carte plus.
    }
event-plus-returned =
    { $seat-is ->
        [you] Tu rends { $plus }, sous la pile.
       *[other] { $seat } rend une carte plus, sous la pile.
    }
event-sponsor-paid =
    { $seat-is ->
        [you] { $sponsor } te verse { $amount }.
       *[other] { $sponsor } verse { $amount } à { $seat }.
    }
event-question-drawn =
    { $seat-is ->
        [you] Tu tires : { $question }.
       *[other] { $seat } tire : { $question }.
    }
event-bank-paid =
    { $seat-is ->
        [you] La banque te verse { $amount } ({ $question }).
       *[other] La banque verse { $amount } à { $seat } ({ $question }).
    }
event-fined =
    { $seat-is ->
        [you] Tu dois { $amount } au pactole ({ $question }).
       *[other] { $seat } doit { $amount } au pactole ({ $question }).
    }
event-in-debt =
    { $seat-is ->
        [you] Tu dois { $amount } et il te manque { $missing } : il faut vendre.
       *[other] { $seat } doit { $amount } et n’en a pas assez : il manque { $missing }.
    }
event-settled =
    { $seat-is ->
        [you] Tu verses { $amount } au pactole, qui vaut { $pactole }.{ $waived ->
            [0] { "" }
           *[other] { " " }Le reste, { $waived }, est remis.
        }
       *[other] { $seat } verse { $amount } au pactole, qui vaut { $pactole }.{ $waived ->
            [0] { "" }
           *[other] { " " }Le reste, { $waived }, est remis.
        }
    }
event-pactole-won =
    { $seat-is ->
        [you] Le pactole est à toi : { $amount } !
       *[other] { $seat } gagne le pactole : { $amount } !
    }
event-sponsor-taken =
    { $seat-is ->
        [you] Tu as un sponsor : { $sponsor }.
       *[other] { $seat } a un sponsor : { $sponsor }.
    }
event-sponsor-returned =
    { $seat-is ->
        [you] Tu gardes { $kept } ; { $sponsor } retourne au paquet.
       *[other] { $seat } garde { $kept } ; { $sponsor } retourne au paquet.
    }
event-academy-gave =
    { $seat-is ->
        [you] Ton centre de formation te donne { $footballer } (prix { $price }).
       *[other] Le centre de formation donne un footballeur à { $seat } (prix { $price }).
    }
event-suspended =
    { $seat-is ->
        [you] Ton président est suspendu : tu passeras ton prochain tour.
       *[other] { $seat } passera son prochain tour.
    }
event-euro-drawn =
    { $seat-is ->
        [you] Euromatch : { $team }, force { $strength }, { $pennants } { $pennants ->
            [one] fanion
           *[other] fanions
        }, recette { $receipts }. À toi de voir.
       *[other] Euromatch pour { $seat } : { $team }, force { $strength }, { $pennants } { $pennants ->
            [one] fanion
           *[other] fanions
        }, recette { $receipts }.
    }
event-euro-passed =
    { $seat-is ->
        [you] Tu laisses passer { $team }.
       *[other] { $seat } laisse passer { $team }.
    }
event-euro-shown =
    { $seat-is ->
        [you] Tu alignes { $strength } ★ : { $eleven }.
       *[other] { $seat } aligne { $strength } ★ : { $eleven }.
    }
event-euro-won =
    { $seat-is ->
        [you] Tu bats { $team } avec { $strength } ★ : recette { $receipts }, fanions { $pennants }, étoiles de fanions { $stars }.
       *[other] { $seat } bat { $team } avec { $strength } ★ : recette { $receipts }, fanions { $pennants }, étoiles de fanions { $stars }.
    }
event-euro-lost =
    { $seat-is ->
        [you] { $team } est trop fort pour tes { $strength } ★.
       *[other] { $team } est trop fort pour { $seat } ({ $strength } ★).
    }
event-declared =
    { $seat-is ->
        [you] Tu annonces ton équipe et reçois { $bonus } : { $eleven }.
       *[other] { $seat } annonce son équipe et reçoit { $bonus } : { $eleven }.
    }
event-limit-reached = { $rounds } tours de table sont passés : la phase 1 finit sans prime.
event-phase-two =
    { $seat-is ->
        [you] Le championnat commence : à toi de partir de la case championnat.
       *[other] Le championnat commence : { $seat } part de la case championnat.
    }
event-match-day =
    { $seat-is ->
        [you] Tu déclenches la journée { $day } sur { $days }.{ $exempt-is ->
            [none] { "" }
            [you] { " " }Tu es exempt.
           *[other] { " " }Exempt : { $exempt }.
        }
       *[other] { $seat } déclenche la journée { $day } sur { $days }.{ $exempt-is ->
            [none] { "" }
            [you] { " " }Tu es exempt.
           *[other] { " " }Exempt : { $exempt }.
        }
    }
event-deals-banned = Plus aucun marché entre joueurs jusqu’à la fin.
event-match-began = { $play_off-is ->
        [true] Match d’appui
       *[other] Match
    } : { $home } – { $away }. Les équipes sont à remettre.
event-line-up-in =
    { $seat-is ->
        [you] Ta composition est remise.
       *[other] { $seat } a remis sa composition.
    }
event-line-ups-shown = Au coup d’envoi : { $home } { $home_stars } ★ ({ $home_eleven }), { $away } { $away_stars } ★ ({ $away_eleven }).
event-plus-played =
    { $seat-is ->
        [you] Tu joues { $plus }{ $footballer-is ->
            [none] { "" }
           *[other] { " " }contre { $footballer } (place { $place })
        } : ton équipe est à { $stars } ★.
       *[other] { $seat } joue { $plus }{ $footballer-is ->
            [none] { "" }
           *[other] { " " }contre { $footballer } (place { $place })
        } : son équipe est à { $stars } ★.
    }
event-answered =
    { $seat-is ->
        [you] Tu réponds { $plus } : { $against } est sans effet.
       *[other] { $seat } répond { $plus } : { $against } est sans effet.
    }
event-not-answered =
    { $seat-is ->
        [you] Tu ne réponds pas.
       *[other] { $seat } ne répond pas.
    }
event-struck-down =
    { $seat-is ->
        [you] { $plus } !{ $footballer-is ->
            [none] { "" }
           *[other] { " " }{ $footballer } quitte la place { $place }.
        } Il te reste { $stars } ★.
       *[other] { $plus } !{ $footballer-is ->
            [none] { "" }
           *[other] { " " }{ $footballer } quitte la place { $place }.
        } Il reste { $stars } ★ à { $seat }.
    }
event-substituted =
    { $seat-is ->
        [you] Tu fais entrer { $footballer } { $off-is ->
            [none] pour un stagiaire
           *[other] pour { $off }
        } à la place { $place } : { $stars } ★.
       *[other] { $seat } fait entrer { $footballer } { $off-is ->
            [none] pour un stagiaire
           *[other] pour { $off }
        } à la place { $place } : { $stars } ★.
    }
event-not-substituted =
    { $seat-is ->
        [you] Tu laisses entrer un stagiaire.
       *[other] { $seat } laisse entrer un stagiaire.
    }
event-match-passed =
    { $seat-is ->
        [you] Tu passes.
       *[other] { $seat } passe.
    }
event-match-ended = { $home } { $home_stars } ★ – { $away } { $away_stars } ★ : { $winner-is ->
        [none] match nul, un point chacun.
        [you] tu gagnes !
       *[other] { $winner } gagne.
    }
event-day-ended = Fin de la journée { $day } : { $receipts } de recette pour chacun. Points : { $points }.
event-play-off = { $replay-is ->
        [true] Match d’appui nul : on rejoue
       *[other] Égalité en tête : match d’appui
    } ({ $seats }).
event-champion =
    { $winners-is ->
        [you] Tu es champion ! Points : { $points }, fanions : { $pennants }.
        [other] { $winners } est champion. Points : { $points }, fanions : { $pennants }.
       *[many] Titre partagé : { $winners }. Points : { $points }, fanions : { $pennants }.
    }
event-footballer-sold =
    { $seat-is ->
        [you] Tu vends { $footballer } à la banque pour { $price } (pile « { $pile } »).
       *[other] { $seat } vend un footballeur à la banque pour { $price } (pile « { $pile } »).
    }
event-sponsor-sold =
    { $seat-is ->
        [you] Tu vends { $sponsor } à la banque pour { $price }.
       *[other] { $seat } vend { $sponsor } à la banque pour { $price }.
    }
event-offered = { $maker-is ->
        [you] Tu offres { $to-is ->
            [none] à tous
           *[other] à { $to }
        }
       *[other] { $to-is ->
            [none] { $maker } offre à tous
            [you] { $maker } t’offre
           *[other] { $maker } offre à { $to }
        }
    } { $give-is ->
        [none] { $give_sponsors-is ->
            [none] { $give_money ->
                [0] rien
               *[other] { $give_money }
            }
           *[other] { $give_sponsors }{ $give_money ->
                [0] { "" }
               *[other] { " " }et { $give_money }
            }
        }
       *[other] { $give }{ $give_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $give_sponsors }
        }{ $give_money ->
            [0] { "" }
           *[other] { " " }et { $give_money }
        }
    } contre { $want-is ->
        [none] { $want_sponsors-is ->
            [none] { $want_money ->
                [0] rien
               *[other] { $want_money }
            }
           *[other] { $want_sponsors }{ $want_money ->
                [0] { "" }
               *[other] { " " }et { $want_money }
            }
        }
       *[other] { $want }{ $want_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $want_sponsors }
        }{ $want_money ->
            [0] { "" }
           *[other] { " " }et { $want_money }
        }
    } (offre { $number }).
event-offer-withdrawn =
    { $maker-is ->
        [you] Tu retires ton offre { $number } { $to-is ->
        [none] à tous
        [you] pour toi
       *[other] à { $to }
    }.
       *[other] { $maker } retire son offre { $number } { $to-is ->
        [none] à tous
        [you] pour toi
       *[other] à { $to }
    }.
    }
event-offer-lapsed =
    { $maker-is ->
        [you] Ton offre { $number } { $to-is ->
        [none] à tous
        [you] pour toi
       *[other] à { $to }
    } est caduque.
       *[other] L’offre { $number } de { $maker } { $to-is ->
        [none] à tous
        [you] pour toi
       *[other] à { $to }
    } est caduque.
    }
event-deal-made = Marché conclu : { $maker-is ->
        [you] tu donnes à { $taker }
       *[other] { $taker-is ->
            [you] { $maker } te donne
           *[other] { $maker } donne à { $taker }
        }
    } { $gives ->
        [0] { $give_sponsors-is ->
            [none] { $give_money ->
                [0] rien
               *[other] { $give_money }
            }
           *[other] { $give_sponsors }{ $give_money ->
                [0] { "" }
               *[other] { " " }et { $give_money }
            }
        }
       *[other] { $give-is ->
            [none] { $gives ->
                [one] un footballeur
               *[other] { $gives } footballeurs
            }
           *[other] { $give }
        }{ $give_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $give_sponsors }
        }{ $give_money ->
            [0] { "" }
           *[other] { " " }et { $give_money }
        }
    } contre { $wants ->
        [0] { $want_sponsors-is ->
            [none] { $want_money ->
                [0] rien
               *[other] { $want_money }
            }
           *[other] { $want_sponsors }{ $want_money ->
                [0] { "" }
               *[other] { " " }et { $want_money }
            }
        }
       *[other] { $want-is ->
            [none] { $wants ->
                [one] un footballeur
               *[other] { $wants } footballeurs
            }
           *[other] { $want }
        }{ $want_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $want_sponsors }
        }{ $want_money ->
            [0] { "" }
           *[other] { " " }et { $want_money }
        }
    }.

## Refusals

refuse-wrong-step = Ce n’est pas ce qui est demandé : maintenant, { $step }.
refuse-cannot-reach = La case { $to } n’est pas au bout de ce dé : on avance de tout le dé, sans reculer. Possible : { $ways }.
refuse-cannot-pay = Cela coûte { $price }, tu as { $cash }, et on n’achète pas à crédit. Vends d’abord, ou renonce.
refuse-bid-too-low = Il faut offrir au moins { $least }. Sinon, retire-toi.
refuse-bid-too-high = Tu n’as que { $cash } : on n’enchérit qu’avec l’argent qu’on a. Vends d’abord, ou retire-toi.
refuse-plus-not-held = Tu n’as pas { $plus } en main. Choisis parmi tes cartes plus.
refuse-eleven-size = Une équipe a onze places, pas { $count }. Nomme un footballeur ou personne pour chacune.
refuse-not-yours = { $footballer } n’est pas à toi. Choisis parmi tes footballeurs.
refuse-lined-up-twice = { $footballer } ne tient qu’une place à la fois. Laisse l’autre à quelqu’un d’autre, ou vide.
refuse-wrong-place = { $footballer } ne joue pas à la place { $place } : ses numéros sont { $numbers }.
refuse-joker-in-goal = { $footballer } est un JP : il joue partout sauf dans les buts. Mets-le de 2 à 11.
refuse-too-many-foreigners = Au plus { $most } étrangers (rouges) par équipe. Remplace l’un d’eux, ou laisse sa place vide.
refuse-only-answers = { $plus } ne se joue qu’en réponse à une attaque. Garde-la, et joue autre chose ou passe.
refuse-not-for-euromatch = { $plus } ne sert pas dans un euromatch : seulement les cartes forme.
refuse-three-played = Tu as déjà joué { $most } cartes plus dans ce match. Change un joueur, ou passe.
refuse-names-nobody = { $plus } ne vise personne. Joue-la sans nommer de place.
refuse-needs-target = { $plus } vise un footballeur adverse : nomme sa place, de 1 à 11.
refuse-keeper-safe = { $plus } ne peut pas viser le gardien. Nomme une place de 2 à 11.
refuse-no-target-there = À la place { $place }, il n’y a pas de footballeur que { $plus } puisse viser. Nomme une autre place.
refuse-no-answer-to = { $plus } n’annule pas { $attack }. Réponds autrement, ou laisse faire.
refuse-no-such-place = La place { $place } n’existe pas : il y en a onze.
refuse-other-place = C’est à la place { $place } qu’il faut un remplaçant. Choisis-en un, ou laisse entrer un stagiaire.
refuse-no-changes-left = Tes { $most } changements sont faits. Joue une carte, ou passe.
refuse-place-closed = Personne ne peut entrer à la place { $place } dans ce match. Choisis une autre place.
refuse-been-on-pitch = { $footballer } a déjà été sur le terrain dans ce match. Fais entrer quelqu’un d’autre.
refuse-line-ups-due = Ton match va commencer : tant que les deux compositions ne sont pas là, tes footballeurs restent. Remets d’abord la tienne.
refuse-bound-today = { $footballer } a joué : il ne change pas de club avant la fin. Propose quelqu’un d’autre.
refuse-sponsor-not-yours = { $sponsor } n’est pas devant toi. Choisis parmi tes sponsors.
refuse-deals-banned = Depuis l’avant-dernière journée, plus de marchés entre joueurs. La banque, elle, achète encore.
refuse-offer-too-dear = Tu ne peux offrir que l’argent que tu as : { $cash }.
refuse-debtor-deal = Tu as une dette : un marché doit te rapporter plus d’argent qu’il ne coûte. Demande davantage, ou vends à la banque.
refuse-too-many-offers = Tu as déjà { $most } offres ouvertes. Retires-en une d’abord.
refuse-offer-to-yourself = On ne s’offre rien à soi-même. Nomme un adversaire, ou tous.
refuse-bad-money = Ce n’est pas une somme possible. Donne un nombre de centaines de milliers, à partir de 0.
refuse-offer-empty = Une offre vide n’offre rien. Nomme au moins une chose d’un des deux côtés.
refuse-named-twice = Chaque carte ne peut être nommée qu’une fois dans une offre. Enlève le double.
refuse-unknown-footballer = « { $footballer } » n’est pas dans la boîte. Vérifie le nom.
refuse-wants-own = On ne demande pas ce qu’on a déjà. Demande ce qui est à un autre.
refuse-no-such-offer = Cette offre n’est plus ouverte. Regarde celles qui le sont.
refuse-own-offer = C’est ta propre offre : tu peux la retirer, pas l’accepter.
refuse-phase-one-over = La phase 1 est finie : seul le premier qui annonce est payé. Garde ton équipe pour les matchs.
refuse-declare-later = Pas maintenant : un achat, une enchère, une dette ou une carte plus est en cours. Annonce juste après.
refuse-incomplete-team = Cette équipe n’a que { $count } places occupées, il en faut { $needed }. Complète-la d’abord.

## Words

step-roll = lance le dé
step-way = choisis ta case
step-draw = tire un footballeur, ou passe
step-buy = achète le footballeur, ou non
step-auction = enchéris, ou retire-toi
step-plus = tire une carte plus, ou passe
step-return = rends une carte plus
step-debt = vends pour payer ta dette
step-euromatch = affronte l’équipe européenne, ou passe
step-euro-plus = joue une carte forme, ou arrête là
step-line-ups = remets ta composition
step-action = joue une carte, change un joueur, ou passe
step-answer = réponds à l’attaque, ou laisse faire
step-substitute = fais entrer un remplaçant, ou un stagiaire
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-red = rouge
pile-national = nationaux et internationaux
pile-foreign = étrangers
kind-championship = championnat
kind-pactole = pactole
kind-blue = case bleue
kind-red = case rouge
kind-plus = case plus
kind-question = point d’interrogation
kind-euromatch = euromatch
kind-shoes = sponsor chaussures
kind-shirt = sponsor maillot
kind-socks = sponsor chaussettes
kind-shorts = sponsor short
kind-centre = centre
question-shoes-a = chaussures Galop
question-shoes-b = chaussures Éclair
question-shirt-a = maillot Mistral
question-shirt-b = maillot Soleil
question-socks-a = chaussettes Filou
question-socks-b = chaussettes Turbo
question-shorts-a = short Courant d’air
question-shorts-b = short Grand Large
question-television = Droits de télévision
question-supporters = Club de supporters
question-subsidy = Subvention de la ville
question-tournament = Tournoi d’été gagné
question-scarves = Écharpes et insignes
question-gala = Match de gala
question-tickets = Abonnements
question-testimonial = Jubilé
question-lottery = Loterie
question-league = Amende de la ligue
question-stand = Tribune à réparer
question-tax = Contrôle fiscal
question-travel = Voyages et hôtels
question-bonuses = Primes de match
question-medical = Frais médicaux
question-agent = Commission d’agent
question-windows = Vitres cassées
question-empty-stands = Gradins vides
question-academy = Centre de formation
question-camp = Stage d’entraînement
question-video = Analyse vidéo
question-suspension = Président suspendu
plus-form-1 = Forme ★
plus-form-2 = Forme ★★
plus-form-3 = Forme ★★★
plus-crowd = Public en délire
plus-injury = Blessure
plus-red-card = Carton rouge
plus-low-blow = Coup bas ★★
plus-flu = Grippe
plus-medic = Soigneur
plus-appeal = Appel
plus-fair-play = Fair-play
team-reykjavik = Reykjavik
team-luxembourg = Luxembourg
team-nicosia = Nicosie
team-tirana = Tirana
team-oslo = Oslo
team-helsinki = Helsinki
team-bern = Berne
team-warsaw = Varsovie
team-athens = Athènes
team-budapest = Budapest
team-brussels = Bruxelles
team-glasgow = Glasgow
team-prague = Prague
team-porto = Porto
team-belgrade = Belgrade
team-rotterdam = Rotterdam
team-london = Londres
team-munich = Munich
team-madrid = Madrid
team-milan = Milan

## On the table

table-phase = Phase { $phase }, tour de table { $round }, journée { $day } sur { $days }
table-piles = Nationaux { $national } ({ $national_price }) · Étrangers { $foreign } ({ $foreign_price }) · Pactole { $pactole }
table-club = Argent { $cash } · Footballeurs { $footballers } · Plus { $pluses } · Fanions { $pennants } · Points { $points } · Case { $square }
table-signs = C coupe · $ pactole · B bleu · R rouge · + carte plus · ? surprise · E euromatch · sponsors : c chaussures, m maillot, b chaussettes, s short
table-squad = Ton effectif
table-pluses = Tes cartes plus
table-market = Le marché
table-match = Sur le terrain
table-trainee = stagiaire
table-winner = Champion : { $winners }

## On the cards

card-thousands = { "\u00A0" }000
card-millions = { "\u00A0" }M
card-decimal = ,
role-national = National
role-international = International
role-foreign = Étranger
note-reduced = reprise
note-income = revenu
note-resale = revente
note-receipts = recette si tu gagnes
note-bank = versés par la banque
note-fines = au pactole
note-testimonial = par adversaire
note-bonuses = par footballeur bleu ou rouge
note-academy = un footballeur de la pile bleue, gratuit
note-camp = pioche une carte plus
note-video = pioche deux cartes plus
note-suspension = passe ton prochain tour
note-form = pour ce match
note-crowd = en plus des trois cartes permises
note-injury = un adversaire sort, remplaçable aussitôt
note-red-card = un adversaire sort, sa place reste vide
note-low-blow = pour l’équipe adverse
note-flu = un stagiaire remplace un adversaire
note-medic = annule une blessure ou une grippe
note-appeal = annule un carton rouge
note-fair-play = annule n’importe quelle attaque
note-point = point
note-points = points
lid-facts = 2–4 joueurs · dès 25 min

## For the press

printed-nationals = { $count } footballeurs nationaux et internationaux
printed-foreigners = { $count } footballeurs étrangers
printed-pluses = { $count } cartes plus
printed-questions = { $count } cartes point d’interrogation
printed-euromatches = { $count } cartes euromatch
printed-board = le plateau
printed-tableaux = { $count } fiches techniques
printed-tableau = Fiche technique
printed-notes = { $count } billets
printed-tokens = { $count } pions en carton
printed-pawns = { $count } pions
printed-die = un dé

## On the screen

label-ask-roll = À toi : lance le dé
label-ask-way = Tu as fait { $die } : où vas-tu ?
label-ask-way-help = touche une case éclairée
label-ask-draw = Tires-tu la carte ?
label-ask-draw-help = un footballeur, à acheter ou à laisser aux enchères
label-ask-buy = Achètes-tu { $footballer } ?
label-ask-buy-help = sinon les autres enchérissent à partir de { $reduced }
label-ask-auction = { $footballer } est aux enchères
label-ask-auction-help = au moins { $least }, ou retire-toi
label-ask-plus = Tires-tu une carte plus ?
label-ask-plus-help = elle servira dans un match
label-ask-return = Laquelle rends-tu ?
label-ask-return-help = six cartes plus au plus : une va sous la pile
label-ask-debt = Il te manque { $missing }
label-ask-debt-help = touche ce que tu vends à la banque
label-ask-euromatch = Affrontes-tu { $team } ?
label-ask-euromatch-help = force { $strength } ; touche une place pour changer ton équipe
label-ask-euro-plus = { $stars } ★ contre { $strength }
label-ask-euro-plus-help = une carte forme, ou c’est tout ?
label-ask-line-ups = Ton équipe ?
label-ask-line-ups-help = touche une place pour en changer
label-ask-action = À toi d’agir
label-ask-action-help = une carte plus, un changement, ou passe ; deux fois passé, c’est fini
label-ask-answer = { $attack } contre toi !
label-ask-answer-help = une carte l’annule, ou laisse faire
label-ask-substitute = Qui entre au n° { $place } ?
label-ask-substitute-help = un remplaçant, ou un stagiaire
label-move-leave = Me retirer

screen-money = { $money }
screen-board = Le plateau
screen-page-board = Plateau
screen-page-club = Club
screen-page-market = Marché
screen-go = Case { $to } : { $kind }. Aller là
screen-pawn = { $seat-is ->
        [you] Ton pion est
       *[other] Le pion de { $seat } est
    } en case { $square } : { $kind }.
screen-die = Le dé montre { $die }.
screen-pile = Pile « { $pile } » : { $count ->
        [0] vide.
        [one] une carte, prix { $price }.
       *[other] { $count } cartes, celle du dessus à { $price }.
    }
screen-places = { $count } sur 11
screen-footballers = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-club-said = footballeurs : { $count }, points : { $points }, fanions : { $pennants }, case { $square }. Voir le club
screen-club = Club
screen-club-of = { $seat-is ->
        [you] Ton club
       *[other] Le club de { $seat }
    }
screen-phase-2 = Championnat, journée { $next } sur { $days }
screen-aim-2 = Un tour de terrain, et la journée commence.
screen-needs = Il te manque : { $places } · { $stars } ★
screen-complete = Onze complet · { $stars } ★
screen-number = n° { $numbers }
screen-missing = il te manque !
screen-better = mieux que le tien
screen-spare = tu as aussi bien
screen-stars = { $count ->
        [0] 0 étoile
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
screen-extra = { $base } + { $extra } en plus
screen-gain = { $gain ->
        [0] ton équipe reste à { $stars }
       *[other] ton équipe : { $stars }
    }
screen-left = reste { $cash }
screen-too-dear = il te manque { $missing }
screen-thinks = { $seat } l’a tiré et réfléchit
screen-start = mise à prix
screen-highest = { $seat-is ->
        [you] ton enchère
       *[other] enchère de { $seat }
    }
screen-bidding = En lice : { $seats }
screen-less = 100 000 de moins
screen-more = 100 000 de plus
screen-met-by = { $seat-is ->
        [you] à toi de voir
       *[other] à { $seat } de voir
    }
screen-yours = les tiennes
screen-buy = Acheter { $price }
screen-bid = Enchérir { $amount }
screen-field = Aligner
screen-meet = Jouer
screen-team = Ton équipe, place par place
screen-place-said = Place { $place } : { $who }
screen-free = place libre
screen-purse = Ta caisse
screen-bench = banc { $count }
screen-cards = Tes cartes plus et ton banc
screen-no-cards = Ni carte plus ni remplaçant.
screen-usable = { $what }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count })
    }, jouable
screen-unusable = { $what }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count })
    }, pas maintenant
screen-tap-own = Touche la place où il entre.
screen-tap-target = Touche le footballeur visé.
screen-cancel = Annuler
screen-handed-in = composition remise
screen-lines-up = { $seat-is ->
        [you] compose ton équipe
       *[other] compose son équipe
    }
screen-used = cartes { $cards }/3 · changements { $changes }/2
screen-spot = Place { $place } : { $who }, { $stars } ★
screen-empty-place = place vide
screen-unknown = pas encore connu
screen-day = Journée { $day } sur { $days }
screen-day-short = { $day ->
        [1] 1re j.
       *[other] { $day }e j.
    }
screen-play-off = Match d’appui
screen-attack = { $place ->
        [0] { $attack } !
       *[other] { $attack } au n° { $place } !
    }
screen-cash = Argent
screen-strength = Force
screen-points = Points
screen-pennants = Fanions
screen-best-eleven = Ton meilleur onze
screen-declare = Annoncer mon équipe
screen-known = Footballeurs connus : { $known } sur { $count }
screen-none-known = Tu n’en connais aucun.
screen-ask-for = le demander
screen-deal-with = Négocier avec { $seat }
screen-sponsors = Sponsors
screen-pluses = Cartes plus ({ $count })
screen-won = Équipes européennes battues
screen-none = Aucun.
screen-sell = Vendre
screen-sell-for = Vendre à la banque · { $price }
screen-put-up = Le proposer aux autres
screen-bound = Il ne peut pas changer de club pour l’instant.
screen-who-plays = Qui joue au n° { $place } ?
screen-plays-at = joue au n° { $place }
screen-trainee-costs = coûte une étoile
screen-too-late = Ton équipe est déjà remise.
screen-league = Classement
screen-result = { $home } – { $away }
screen-make-offer = Faire une offre
screen-banned = Depuis l’avant-dernière journée, plus de marchés entre joueurs.
screen-for-you = Pour toi
screen-offers = Offres ouvertes
screen-no-offers = Aucune offre pour le moment.
screen-offers-all = { $maker } offre à tous { $give } contre { $want }.
screen-offers-you = { $maker } t’offre { $give } contre { $want }.
screen-your-offers = Tes offres
screen-own-all = À tous : { $give } contre { $want }.
screen-own-one = À { $to } : { $give } contre { $want }.
screen-nothing = rien
screen-accept = Accepter
screen-counter = Contre-offre
screen-hide = Masquer
screen-unhide = Montrer
screen-show-hidden = { $count ->
        [one] Montrer l’offre masquée
       *[other] Montrer les { $count } offres masquées
    }
screen-hide-hidden = Ne plus montrer les offres masquées
screen-withdraw = Retirer
screen-change-stars = ★ { $before } → { $after }
screen-change-cash = { $before } → { $after }
screen-history = Affaires conclues ({ $count })
screen-to = À qui ?
screen-you-give = Tu donnes
screen-you-want = Tu demandes
screen-everybody-else = Tous les autres
screen-seek = Chercher un nom ou un numéro
screen-nobody-found = Aucun footballeur trouvé.
screen-send-all = Proposer à tous
screen-send-one = Proposer à { $to }
screen-less-by = { $amount } de moins
screen-more-by = { $amount } de plus
screen-away = parti
screen-close = Fermer
label-ask-roll-help = puis avance ton pion
screen-fixture = { $home } – { $away }
screen-declared = { $seat-is ->
        [you] Ton équipe est complète : la phase 1 est finie !
       *[other] L’équipe de { $seat } est complète : la phase 1 est finie !
    }
screen-champion = { $winners-is ->
        [you] Le titre est à toi !
        [other] Le titre va à { $winners }
       *[many] Titre partagé : { $winners }
    }
screen-draw = Tirer et voir · { $price }
screen-draw-dear = Tirer ({ $missing } de trop)
screen-draw-help = acheté, il te resterait { $left }
screen-draw-dear-help = tu ne pourras pas l’acheter : il ira aux enchères
screen-sell-to-buy = Vendre pour l’acheter
screen-to-auction = Laisser aux enchères
screen-poor = Pas assez : il manque { $missing }
screen-poor-help = vends d’abord, ou laisse-le aux enchères
screen-buy-missing = il te manque au n° { $places } ; il te resterait { $left }
screen-buy-left = n° { $numbers } ; il te resterait { $left }
screen-plus-held = tu en as { $count } sur 6
screen-plus-full = tu en as { $count } : il faudra en rendre une
screen-idle-man = n° { $place } : quelqu’un de ton banc peut y jouer
screen-vacant = { $count ->
        [one] une place sans joueur : −1 ★
       *[other] { $count } places sans joueur : −{ $count } ★
    }
screen-behind = il te manque { $behind } ★ pour le nul, { $win } pour gagner
screen-level = égalité : une étoile de plus et tu gagnes
screen-ahead = tu mènes de { $ahead } ★
screen-give-away = { $behind ->
        [0] Passer et faire match nul ?
       *[other] Passer et perdre ?
    }
screen-give-away-help = { $behind ->
        [0] { "" }
       *[other] { $behind } ★ de moins, et{ " " }
    }{ $cards ->
        [0] tes changements
        [one] une carte et tes changements
       *[other] { $cards } cartes et tes changements
    } peuvent encore déplacer l’écart de { $by } ★
screen-pass-anyway = Passer quand même
screen-see-cards = Voir mes cartes
screen-no-answer = { $attack } : rien pour répondre
screen-no-answer-help = laisse faire
screen-answer-with = { $cards } : cela l’annule
screen-nobody-enters = Personne ne peut entrer
screen-trainee-enters = un stagiaire reste sur le terrain
screen-chains = Enchaîner ce qui est sans choix
screen-rolls = Dé automatique
screen-only-answer = réponse seulement
screen-three-played = déjà trois cartes
screen-does-not-cancel = ne l’annule pas
screen-not-now = pas maintenant
screen-potential = { $seat } { $now } → { $then } ★
screen-potential-said = { $seat } : { $now } ★ maintenant, { $then } ★ au mieux avec tes cartes et tes changements
screen-may-answer = * si l’autre équipe n’y répond pas
screen-left-to-play = { $seat } peut encore jouer { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }, { $held } en main
screen-points-short = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
screen-bill-stakes = Victoire 2 pts · nul 1 pt
screen-won-by = { $winner-is ->
        [none] Match nul
        [you] Tu gagnes
       *[other] { $winner } gagne
    } { $high } – { $low }
screen-title = { $winners-is ->
        [you] Le titre est à toi !
        [other] { $winners }, le titre !
       *[many] { $winners } : titre partagé !
    }
screen-photo-line = { $place }. { $seat } · { $points } · { $stars } ★
screen-phase-1-limit = Phase 1, tour { $round } sur { $limit }
screen-last-rounds = { $left ->
        [1] Dernier tour de la phase 1 !
       *[other] Encore { $left } tours, puis le championnat
    }
screen-aim-limit = { $pace ->
        [quick] Dix places remplies
       *[other] Onze places remplies
    }, ou { $limit } tours : puis le championnat.
lit-blue = Bleu · { $price }
lit-red = Rouge · { $price }
lit-plus = Plus · { $count }/6
lit-question = ? · carte
lit-sponsor = { $kind } · paie
lit-no-sponsor = { $kind } · rien
lit-pactole = Pactole · { $amount }
lit-championship = { $phase ->
        [1] Coupe · rien
       *[other] Coupe · match
    }
lit-euromatch = { $phase ->
        [1] Euro · relance
       *[other] Euromatch
    }
lit-centre = Centre · rien
lit-shoes = Chaussures
lit-shirt = Maillot
lit-socks = Chaussettes
lit-shorts = Short
