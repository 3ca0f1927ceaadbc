# Le match du jour et le problème du jour.

refuse-no-day-match = Ce serveur n’a pas de match du jour.
refuse-no-such-day = Il n’y a pas eu de match ce jour-là.
refuse-day-not-over = Tout le monde joue encore cette donne : elle s’ouvre demain.
refuse-day-other = Ce n’est pas le match du jour, joué d’un bout à l’autre à cette table.
refuse-day-not-counted = Cet essai est hors concours.
refuse-day-late = La journée était finie : ce match ne compte plus.
refuse-undo-day = Au match du jour, un coup joué est joué.
refuse-hint-day = Pas de conseil au match du jour : la même donne pour tous, et chacun pour soi.
refuse-rematch-day = Une seule donne par jour : la prochaine demain.
help-no-day-match = Pas de match du jour sur ce serveur
day-mark = Match du jour
day-luck = Même donne pour tous, clé publiée demain.
day-compare = Comparer sur l’étagère
day-card = { $title } · match du jour n° { $number }
refuse-puzzle-answered = Ta réponse est déjà donnée.
refuse-puzzle-not-answered = Réponds d’abord : la solution vient après.
refuse-no-puzzle-here = Il n’y a pas de problème à cette table.
puzzle-card-title = Le problème du jour n° { $number }
puzzle-card-found = Trouvé !
puzzle-card-missed = Raté cette fois.
puzzle-card-series = { $days ->
    [one] un jour de suite
   *[other] { $days } jours de suite
}
puzzle-card-ask = Et toi, que joues-tu ?
