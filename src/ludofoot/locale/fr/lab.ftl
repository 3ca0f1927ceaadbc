# Le labo : tournois, rapports, environnements de recherche.

## Refus

refuse-no-encoding = Il n’y a pas d’environnement de recherche pour « { $game } » : son dossier n’a pas de module « encoding ».
refuse-too-many-workers = { $workers } processus se gêneraient : cette machine a { $cores } { $cores ->
    [one] cœur
   *[other] cœurs
  }, le maximum est { $most }.
refuse-unknown-engine = « { $engine } » n’est pas un moteur. Il y a : { $known }.
refuse-address-without-ray = Une adresse ne sert qu’à un cluster Ray : ajoute --engine ray.
refuse-no-ray = Ray n’est pas installé : pip install ludofoot[ray]
refuse-no-cluster = Il n’y a pas de cluster Ray à l’adresse { $address } : { $reason }
refuse-no-lab = { $package } n’est pas installé : pip install ludofoot[lab]
refuse-bot-twice = « { $bot } » ne peut pas se rencontrer lui-même : nomme chaque bot une seule fois.
refuse-few-games = On ne peut rien peser en si peu de parties ({ $games }) : il en faut au moins { $least }.
refuse-nothing-to-fit = { $game } ne compte rien que l’on puisse peser.
refuse-bad-settle = { $settle } n’est pas une part des points : donne un nombre entre 0 et 0.5, par exemple 0.05.
refuse-one-bot-alone = Un tournoi se joue à deux bots au moins : --bots random,debutant

## Aide

help-tournament = Les bots se rencontrent deux à deux, places échangées et mêmes donnes : classement et tableau croisé.
help-report = Regarde beaucoup de parties et écrit une page pour qui conçoit le jeu : durée, places, règles, cartes.
help-engine = Qui joue : local (les processus de cette machine) ou ray (un cluster Ray)
help-address = L’adresse du cluster Ray ; sans adresse, Ray démarre sur cette machine
help-deals = Combien de donnes ; chacune se joue deux fois, places échangées
help-tournament-bots = Les bots qui se rencontrent, deux au moins
help-lab-seats = Combien de places (par défaut le moins que le jeu permet)
help-lab-workers = Combien de processus à la fois (par défaut un par cœur)
help-fit = Joue contre soi-même et pèse à nouveau ce que vaut une partie interrompue ; dit la précision (score de Brier).
help-fit-games = Combien de parties pour chaque nombre de places
help-settle = S’arrêter dès qu’il est clair si deux bots diffèrent de cette part des points, par exemple 0.05
help-tournament-html = Écrire aussi la page dans ce fichier

## Dans le terminal

cli-tournament = { $games } parties, { $deals } donnes par rencontre.
lab-stronger = { $first } est plus fort que { $second } ({ $deals } donnes).
lab-weaker = { $second } est plus fort que { $first } ({ $deals } donnes).
lab-alike = { $first } et { $second } ne se distinguent pas d’autant ({ $deals } donnes).
lab-open = Entre { $first } et { $second }, rien n’est encore clair ({ $deals } donnes).
lab-fitted = { $seats } places : score de Brier { $brier }, contre { $mean } pour la moyenne ({ $positions } positions).
cli-page-written = Écrit : { $file }

## Sur les deux pages

lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share = { $value } % ({ $low }–{ $high })
lab-bot = Bot
lab-games = Parties

## Tournoi

lab-tournament-title = { $game } : tournoi
lab-tournament-told = { $games } parties à des tables de { $seats }. Les bots se sont rencontrés deux à deux sur { $deals ->
    [one] la même donne, jouée
   *[other] les mêmes { $deals } donnes, jouées
  } deux fois, places échangées. Graine { $seed }.
lab-standings = Classement
lab-rating = Cote
lab-interval = Intervalle à 95 %
lab-points = Points
lab-rating-told = Cote openskill (Plackett–Luce) : tout le monde part de 25. Si deux intervalles se recouvrent, il faut plus de parties pour départager les deux bots. Une partie vaut un point ; une victoire partagée se partage.
lab-cross-table = Tableau croisé
lab-cross-told = Ce que le bot de la ligne fait de ses parties contre le bot de la colonne et, entre parenthèses, l’intervalle à 95 %. Les deux parties d’une donne comptent pour une observation.

## Rapport

lab-report-title = { $game } : comment il se joue
lab-report-told = { $games } parties à des tables de { $seats }, jouées par des bots ({ $bots }). Graine { $seed }. Les bots ne sont pas des gens : ce qu’ils n’essaient jamais peut arriver à une vraie table.
lab-sure-told = Entre parenthèses, et en traits dans les dessins : l’intervalle à 95 %. La vraie valeur s’y trouve dans 95 rapports sur 100. Plus il y a de parties, plus il est étroit.
lab-how-often = combien de fois
lab-length = Combien de temps dure une partie ?
lab-length-axis = décisions par partie
lab-length-told = La moitié des parties demande { $middle } décisions au plus (trait jaune) ; neuf sur dix en demandent entre { $low } et { $high }. En moyenne { $mean }.
lab-scores = Les scores
lab-scores-axis = score d’un joueur
lab-scores-told = La moitié des joueurs finit avec { $middle } ou moins (trait jaune) ; neuf sur dix entre { $low } et { $high }. En moyenne { $mean }.
lab-seats = La place compte-t-elle ?
lab-share-axis = part des victoires, en %
lab-opener = Qui commence
lab-seats-told = Si toutes les places se valaient, chacune gagnerait { $fair } % (trait jaune). Un trait qui ne le coupe pas signale un avantage ou un handicap (en rouge). Victoires partagées : { $shared }.
lab-fair = Sur ce nombre de parties, aucun avantage n’est visible.
lab-unfair = Ce n’est pas le hasard : { $seats }. Qui change la règle devrait commencer par là.
lab-sides = Les camps se valent-ils ?
lab-sides-told = Ici les camps n’ont ni le même nombre de joueurs ni les mêmes moyens. S’ils se valaient, chacun gagnerait { $fair } % (trait jaune) ; une victoire partagée l’est à parts égales entre les camps.
lab-clauses = Quelles règles entrent en jeu ?
lab-clauses-told = Chaque événement d’une partie cite la clause qui l’explique : c’est ce qui est compté ici. Une règle qui ne fait qu’interdire ne se voit pas ainsi : rien n’est raconté quand personne n’essaie.
lab-never-told = En { $games } parties, { $count ->
    [one] une règle n’est jamais entrée en jeu
   *[other] { $count } règles ne sont jamais entrées en jeu
  }. Ou bien il y faut quelque chose de spécial (plus ou moins de joueurs, une option, une erreur, un tirage au début), ou bien on peut s’en passer :
lab-rare-told = Dans moins de { $percent } % des parties ({ $count }) :
lab-often-told = Les { $shown } clauses les plus fréquentes sur les { $count } qui sont entrées en jeu.
lab-games-axis = part des parties, en %
lab-clause = Clause
lab-times = fois par partie
lab-cards = Quelles cartes décident de la partie ?
lab-cards-told = Combien ont gagné parmi celles et ceux qui ont eu ou joué une carte. Sans influence, ce serait { $fair } % (trait jaune). Attention : certaines cartes font gagner, d’autres viennent seulement à qui gagne déjà.
lab-no-cards = Sur ce nombre de parties, aucune carte ne change à coup sûr les chances de gagner.
lab-card = Carte
lab-holders = joueurs qui l’ont eue
