# L’entraîneuse : l’analyse d’une partie.

## Refus

refuse-record-unfinished = Cette partie n’est pas finie : il n’y a rien à analyser avant le coup de sifflet final.
refuse-bad-effort = { $found } parties par position, cela n’a pas de sens : de 1 à { $most }.
refuse-bad-thinkers = { $found } processus pour réfléchir, cela n’a pas de sens : de 1 à { $most }.
refuse-no-such-analysis = Cette analyse n’est pas là : redemande-la.

## Aide

help-analyse = Raconte une partie finie : la courbe, les tournants, la chance et le jeu.
help-analyse-games = Combien de parties jouer à partir de chaque moment
help-analyse-html = Écrire aussi la page dans ce fichier
help-analyse-sketch = S’arrêter à l’esquisse : la courbe seule, en quelques secondes
help-thinkers = Combien de processus réfléchissent pour les bots ; sinon, un par cœur

## L’analyse

coach-title = { $game } : la partie racontée
coach-percent = { NUMBER($value, maximumFractionDigits: 0) } %
coach-points = { NUMBER($value, maximumFractionDigits: 0) }
coach-told = { $lines ->
    [one] Une ligne
   *[other] { $lines } lignes
  }, { $games } parties jouées à partir de chaque moment, tel qu’on le voit des tribunes ; erreur type de { $error } points au plus.
coach-sketch = Ceci est une esquisse : aucune décision n’a été pesée.
coach-curve = La part de victoire
coach-moment = Ligne { $line }
coach-turns = Les tournants
coach-turn-luck = Ligne { $line } : { $seat }, de { $before } à { $after } %. C’est la chance.
coach-turn-play = Ligne { $line } : { $seat }, de { $before } à { $after } %. C’est le jeu : { $by }.
coach-no-turn = Un match sans bascule.
coach-accounts = Chance et jeu
coach-player = Place
coach-start = Au départ
coach-luck = Chance
coach-received = Cadeaux reçus
coach-given = Cadeaux faits
coach-result = Résultat
coach-decisions = Les décisions les plus chères
coach-decision = Ligne { $line }, { $seat } : { $move }. Mieux : { $better }, { $cost } points de plus (± { $error }).
coach-no-gift = Aucune décision n’a coûté cher à coup sûr.
coach-right = Coups justes
coach-right-of = { $right } sur { $all }
coach-race = Une course se juge au chronomètre : aucune décision n’y est pesée.

## Le conseil

refuse-hint-among-people = Pas de conseil quand d’autres personnes jouent : seulement contre des bots.
refuse-hint-race = Pas de conseil dans une course : le temps d’y penser, c’est joué.
refuse-hint-lesson = Pendant la leçon, suis la craie.
hint-coach = Maryse
hint-short = Conseil
hint-ask = Que jouerais-tu ?
hint-before = Maintenant : { $chance ->
    [one] { $chance } victoire
   *[other] { $chance } victoires
  } sur 100.
hint-move = { $move } : { $chance } sur 100 (± { $error })
hint-as-good = { $move } : c’est aussi bon
hint-hurried = Beaucoup de parties attendent : j’ai réfléchi moins longtemps que d’habitude.
reason-wins = Sur { $worlds } suites, « { $better } » gagne { $first } fois sur 100, « { $other } » { $second }.
hint-thinking = Je réfléchis…
hint-play = Jouer ça
hint-close = Fermer

## Les problèmes

help-puzzles = Le problème d’un jour à résoudre (`--today`, `--number`) ; ou cherche dans des parties simulées des positions où un seul coup est le bon, sans le moindre doute.
help-puzzles-today = Résout le problème du jour, le même pour tous
help-puzzles-number = Résout le problème de ce numéro
help-puzzles-games = Combien de parties parcourir
help-puzzles-count = Combien de problèmes garder, les plus difficiles d’abord
refuse-no-puzzles = Une course ne se résout pas au calme : ce jeu n’a pas de problèmes.
refuse-puzzles-which = Indique un jeu pour chercher des problèmes, ou --today ou --number pour en résoudre un.
refuse-no-such-puzzle = Il n’y a pas de problème n° { $number }.
refuse-puzzle-not-yet = Le problème n° { $number } n’est pas encore paru.
refuse-puzzle-no-answer = Cela se joue à tout moment et ne répond pas à la question.
refuse-puzzle-alone = Un problème se résout sans aide : une réponse, la première.
puzzles-made = { $games ->
    [one] Une partie parcourue
   *[other] { $games } parties parcourues
  }, { $found ->
    [0] aucun problème trouvé.
    [one] un problème trouvé, { $kept } gardé.
   *[other] { $found } problèmes trouvés, { $kept } gardés.
  }
puzzle-line = { $number }. { $moves ->
    [one] Après un coup
   *[other] Après { $moves } coups
  }, à { $seat } : { $answer }, { $gap } points de mieux que tout le reste (± { $error }). Raté par : { $missed }.
puzzle-head = Le problème n° { $number } · { $title } · { $stars ->
    [1] ★
    [2] ★★
   *[other] ★★★
  }
puzzle-ask = Que joues-tu ? Un seul coup vaut au moins 8 points de chance de plus que tous les autres. Une seule réponse.
puzzle-right = Trouvé !
puzzle-wrong = Pas tout à fait.
puzzle-move = { $move } : { $chance } % (± { $error })
puzzle-own = { $move } : { $chance } % (± { $error }), ta réponse
puzzle-far = { $move }, ta réponse, reste loin derrière.
puzzle-judged = Jugé sur { $worlds } positions possibles, d’après ce que tu pouvais savoir.
puzzle-mark = Problème
puzzle-luck = Problème : la position vient d’une partie simulée, la partie ne compte pas.
puzzle-number = n° { $number }
puzzle-question = Que joues-tu ?
puzzle-short = Un seul coup vaut au moins 8 points de chance de plus que tous les autres. Une seule réponse, ni conseil ni retour.
puzzle-yours = ta réponse
puzzle-go-on = Continuer d’ici, contre le bot
puzzle-older-what = Les problèmes des jours passés, jeu par jeu. Aucun ne compte.
