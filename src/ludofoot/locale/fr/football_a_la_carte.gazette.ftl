# Le football à la carte dans la Gazette.

headline-on-the-whistle = But au coup de sifflet !
headline-saved-on-the-whistle = Arrêté au coup de sifflet
headline-behind-at-half-time = { $Winner } { $winners ->
    [one] change
   *[other] changent
  } de camp et de match
headline-all-from-the-spot = { $n } buts, tous sur penalty
headline-from-the-spot = { $Winner } sur penalty
headline-corner-too-many = Le corner de trop
headline-from-afar = De loin, de très loin : { $n } cases
headline-wall = { $Winner }, un mur : { $n } arrêts
headline-full-deck = { $score } : { $winner } à la carte
headline-outshot = { $b } { $b ->
    [one] tir
   *[other] tirs
  } contre { $a } : { $winner } { $winners ->
    [one] gagne
   *[other] gagnent
  }
headline-cut = La coupe a parlé
headline-only-penalty = Un penalty, un but, un match
headline-late-equaliser = { $Side } { $sides ->
    [one] égalise
   *[other] égalisent
  } au coup de sifflet
headline-goalless-shots = { $n } tirs et pas un but
headline-goalless = Zéro partout
headline-half-each = { $score }, chacun sa mi-temps
headline-even = { $score } : rien ne cède
headline-only-goal = Un seul but, à la { nth-minute }
headline-early = Plié dès la { nth-minute }
headline-both-halves = { $Winner } dans les deux mi-temps
headline-to-nil = { $score }, et rien à signaler derrière
headline-second-half = Tout se joue après la pause
headline-right-cards = { $Winner } { $winners ->
    [one] a
   *[other] ont
  } les bonnes cartes

nth =
    { $minute ->
        [1] 1re
       *[other] { $minute }e
    }
nth-minute = { nth } minute
lead-shot = Le but qui décide vient de la case { $square }, à la { nth-minute } : { $face }.
lead-corner = Un corner décide, à la { nth-minute }.
lead-penalty = Un penalty décide, à la { nth-minute }.
when-minute =
    { $half ->
        [1] 1re mi-temps
       *[other] 2e mi-temps
    }, { nth-minute }
star-why =
    { $goals ->
        [0] { $saves ->
            [one] Un tir arrêté
           *[other] { $saves } tirs arrêtés
        }
        [one] Un but au bout de l’action
       *[other] { $goals } fois dans les actions de but
    }.
star-attacker = L’Attaquant
star-free-kick = Le Coup franc
star-keeper = Le Gardien
star-corner = Le Corner
star-penalty = Le Penalty
told-goal-shot = But pour { $side }, de la case { $square } : { $face }.
told-goal-corner = But sur corner pour { $side }.
told-goal-penalty = Penalty marqué par { $side }.
told-save = Arrêt : { $face } pour { $side }.
told-whistle = Le sifflet sauve { $side } : tir arrêté.
told-penalty = Penalty pour { $side }.
told-corner = { $Side } { $sides ->
    [one] concède
   *[other] concèdent
  } le corner.
told-cleared-corner = La coupe est bonne : le corner ne donne rien.
told-cleared-penalty = La coupe est bonne : le penalty est manqué.
told-half-time = Mi-temps : { $one }–{ $two }.
short-goal-shot = { nth } { $square }
short-goal-corner = { nth } (corner)
short-goal-penalty = { nth } (penalty)

figure-shots = Tirs
figure-saves = Arrêts
figure-corners = Corners obtenus
figure-penalties = Penaltys
figure-penalty-goals = Penaltys marqués
figure-ground = Lignes gagnées par carte
figure-cards = Cartes jouées
figure-throw-ins = Touches
figure-clearances = Dégagements

trophy-top-corner = La lucarne
trophy-top-corner-if = Un but tiré d’au moins cinq cases.
trophy-the-wall = Le mur
trophy-the-wall-if = Quatre arrêts ou plus, aucun but encaissé.
trophy-on-the-whistle = Au coup de sifflet
trophy-on-the-whistle-if = Le but de la victoire au dernier tour.
trophy-direct-free-kick = Coup franc direct
trophy-direct-free-kick-if = Coup franc, Attaquant et but dans le même tour.
trophy-two-halves = Deux mi-temps
trophy-two-halves-if = En retard à la mi-temps, gagner de deux buts ou plus.
trophy-the-spot = Point de penalty
trophy-the-spot-if = Trois penaltys marqués dans un match.

## Ce qui est dessiné

below-half-time = mi-temps : { $one }–{ $two }
panel-goals = Les chemins des buts
panel-goals-note = le dernier tour
panel-attack = { $Side } { $sides ->
    [one] attaque
   *[other] attaquent
  } →
scale-minute = { $minute }’
