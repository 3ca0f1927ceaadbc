# Finale dans la Gazette.

headline-penalties = { $Winner } au bout de la nuit
headline-counters = { $n } buts, tous en contre
headline-from-behind = De { $own }–{ $most } à { $score } : le miracle
headline-last-save = { $man }, la main ferme
headline-last-minute = { $man } à la dernière minute
headline-hat-trick = Triplé pour { $man }
headline-fewer-men = À { $n } contre { $m }, { $winner } { $winners ->
    [one] gagne
   *[other] gagnent
  }
headline-outshot = { $Loser } { $losers ->
    [one] tire
   *[other] tirent
  }, { $winner } { $winners ->
    [one] marque
   *[other] marquent
  }
headline-wall = { $man } arrête tout : { $n } tirs
headline-cards = Un match rude : { $n } cartons
headline-clear = { $score }, sans discussion
headline-brace = Doublé pour { $man }
headline-one-nil = Un but suffit : { $man }
headline-extra-time = { $Winner } { $winners ->
    [one] a
   *[other] ont
  } le souffle plus long
headline-turned = De { $own }–{ $most } à { $score } : tout est renversé
headline-early = { $man } dès la 15e minute
headline-to-nil = { $score } : la cage reste vierge
headline-decided = { $man } décide à la { $minute }e
headline-always = La Finale est { gazette-to-winner }

lead-decisive = { $man } marque à la { $minute }e minute le but qui décide.
below-penalties = tirs au but : { $one }–{ $two }
when-minute = { $minute }e minute
star-why =
    { $goals ->
        [0] { "" }
        [one] Un but
       *[other] Présent sur { $goals } buts
    }{ $saves ->
        [0] { "" }
       *[other] { $goals ->
            [0] { "" }
           *[other] , { "" }
        }{ $saves ->
            [one] un tir arrêté
           *[other] { $saves } tirs arrêtés
        }
    }.
told-goal = { $men } : but pour { $side }, { $a } contre { $b }.
told-counter-goal = { $men } en contre : but pour { $side }, { $a } contre { $b }.
told-save = { $keeper } arrête un tir signé { $man }.
told-second-yellow = Second carton jaune pour { $man } : un homme de moins pour { $side }.
told-sent-off = Carton rouge pour { $man } : un homme de moins pour { $side }.
told-injured = { $man } se blesse.
told-extra-time = Rien n’est décidé : prolongation.
told-penalties = Toujours à égalité : tirs au but.
told-shoot-out = { $Side } { $sides ->
    [one] gagne
   *[other] gagnent
  } les tirs au but { $one }–{ $two }.
short-goal = { $men } { $minute }e

figure-shots = Tirs
figure-expected = Buts attendus
figure-counters = Contres
figure-cards = Cartons
figure-attacks = Attaques
figure-approaches = Approches réussies
figure-saves = Arrêts
figure-dice = Moyenne du dé
figure-sent-off = Expulsions
figure-injured = Blessés
figure-substitutes = Remplacements
figure-penalties = Tirs au but

trophy-catenaccio = Catenaccio
trophy-catenaccio-if = Gagner avec trois buts ou plus, tous en contre.
trophy-miracle-of-1954 = Le miracle de 1954
trophy-miracle-of-1954-if = Gagner 3–2 après un 0–2.
trophy-match-of-the-century = Match du siècle
trophy-match-of-the-century-if = Gagner 4–3 après prolongation.
trophy-third-goal-of-1966 = Troisième but de 1966
trophy-third-goal-of-1966-if = En prolongation, le but décisif d’un seul point.
trophy-total-football = Football total
trophy-total-football-if = Un but d’attaquant, un de milieu, un de défenseur dans le même match.
trophy-ice-cold = Sang-froid
trophy-ice-cold-if = Gagner aux tirs au but sans en manquer un.
trophy-fair-play = Fair-play
trophy-fair-play-if = Gagner sans recevoir de carton.

## Sous le score

lead-penalties = Tirs au but : { $a } à { $b }.
short-off = exp. { $man } { $minute }e
short-injured = bl. { $man } { $minute }e
