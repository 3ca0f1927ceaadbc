# Footmania dans la Gazette.

headline-one-pennant = Le titre pour un fanion
headline-by-pennants = Le titre aux fanions : { $a } à { $b }
headline-play-off = Il fallait un match de plus
headline-cheap = Le titre à petit prix
headline-jackpot = Le pactole fait le titre
headline-form = Derrière au coup d’envoi, devant au sifflet
headline-sold = { $Loser } { $losers ->
    [one] vend
   *[other] vendent
  } { $man }, { $winner } { $winners ->
    [one] gagne
   *[other] gagnent
  }
headline-europe = L’Europe sourit { gazette-to-winner }
headline-from-debt = De la dette au titre
headline-close = Le titre à une étoile près
headline-unbeaten = { $n } matchs, { $n } victoires : { $winner }
headline-both-won = Aller et retour pour { $winner }
headline-dear = Un titre à { $n } millions
headline-not-first = { $Loser } au complet, { $winner } au sommet
headline-clear = { $n } points d’avance : { $winner }
headline-shared = Une coupe pour { $n } clubs
headline-strongest = { $n } étoiles pour un titre
headline-first = Au complet d’abord, le titre ensuite
headline-title = Le titre va { gazette-to-winner }

lead-season = { $Side } { $sides ->
    [one] gagne
   *[other] gagnent
  } { $won ->
    [0] zéro match
    [one] un match
   *[other] { $won } matchs
  } sur { $played }.
after-play-off = après un match d’appui
after-pennants = aux fanions
made =
    { $won ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $won } victoires
    }, { $pennants ->
        [0] aucun fanion
        [one] un fanion
       *[other] { $pennants } fanions
    }
when-turn = tour { $n }
when-day =
    { $n ->
        [1] 1re journée
       *[other] { $n }e journée
    }
star-why = { $stars } étoiles alignées pour { $amount }.
told-match = { $Side } { $sides ->
    [one] bat
   *[other] battent
  } { $victim }, { $a } étoiles à { $b }.
told-drawn = { $Side } et { $victim } à égalité, { $a } étoiles partout.
told-eleven = { $Side } { $sides ->
    [one] présente
   *[other] présentent
  } une équipe complète : le championnat commence.
told-euro = Soirée européenne : { $side } { $sides ->
    [one] bat
   *[other] battent
  } { $team }.
told-jackpot = Le pactole pour { $side } : { $amount }.
told-debt = Il manque { $amount } en caisse : { $side }.
told-play-off = Points et fanions à égalité : un match d’appui.
told-champion = Le titre pour { $side }.
short-match = { $n ->
    [1] 1re
   *[other] { $n }e
  } j. { $a }–{ $b }

figure-wins = Victoires
figure-pennants = Fanions
figure-stars = Étoiles au coup d’envoi
figure-spent = Dépensé
figure-received = Reçu
figure-deals = Affaires conclues
figure-auctions = Enchères gagnées
figure-euro = Euromatchs gagnés
figure-jackpot = Pactole
figure-fines = Amendes
figure-pluses = Cartes plus jouées

trophy-invincible = Saison parfaite
trophy-invincible-if = Le titre, tous les matchs gagnés.
trophy-small-budget = Petit budget
trophy-small-budget-if = Le titre, avec la plus petite dépense.
trophy-academy = Centre de formation
trophy-academy-if = Deux jeunes du centre dans un onze qui gagne.
trophy-european-night = Soirée européenne
trophy-european-night-if = Un euromatch gagné contre une équipe à cinq fanions.
trophy-market-king = Maître du marché
trophy-market-king-if = Un footballeur revendu une fois et demie son prix.
trophy-red-to-black = Du rouge au noir
trophy-red-to-black-if = Le titre après une dette.

## Ce qui est dessiné

standing-title = classement final
standing-day = J{ $n }
standing-stars = étoiles
standing-pennants = fanions
standing-pennant = fanion
standing-points = points
standing-times = × { $n }
tile-stars = { $n } ★
panel-money = Argent en caisse
panel-money-note = en millions, tour par tour
panel-championship = championnat
panel-elevens =
    { $n ->
        [2] Les deux onze du dernier match
       *[other] Les onze du dernier match
    }
panel-elevens-note = gris : hors du terrain · cadre vert : meilleur achat
panel-stars = { $a } → { $b } ★
scale-millions = { $n } M
