# Pour qui tient un serveur : ses tables, et ce qui y est gardé combien de temps.

## Refus

refuse-table-closed = La table a été fermée par le serveur : elle se regarde encore, mais ne se joue plus.
notice-table-closed = La table a été fermée par le serveur. Ce qui a été joué se regarde encore.
refuse-bad-tables-command = Dis ce qu’il faut faire : { $known }.
refuse-bad-keep-days = { $found } jours, cela n’a pas de sens : de 1 à { $most }.
refuse-cannot-begin = Avec ces places, le jeu ne peut pas commencer : attends encore quelqu’un.
refuse-no-lobby = Ce serveur n’a pas de liste de tables ouvertes.
refuse-host-no-tables = Il n’y a pas de parties dans « { $path } » : indique le dossier ou la base du serveur avec --store.
refuse-host-no-letterbox = Le serveur qui utilise « { $path } » est trop ancien pour répondre : arrête-le d’abord, ou mets-le à jour.
refuse-host-no-answer = Le serveur qui utilise « { $path } » ne répond pas. La demande est retirée : rien n’a changé.
refuse-host-too-late = Cette demande est venue trop tard : rien n’a changé.
refuse-host-unsure = Le serveur qui utilise « { $path } » a pris la demande sans répondre : regarde la table pour savoir ce qu’il en est.

## Aide

help-tables = Les tables d’un serveur : la liste, une table en détail, en fermer ou en supprimer une.
help-tables-what = list : toutes les tables ; show : l’une d’elles ; close : arrêter sa partie, plus personne n’y joue ; remove : la supprimer avec tout ce qu’elle contient
help-tables-code = Le code de la table
help-tables-yes = Supprime sans demander
help-keep-days = Combien de jours les parties finies sont gardées (30 par défaut)
help-lobby = Montre à tout le monde les tables ouvertes et celles à regarder, à l’adresse /tables

## Tables

cli-tables-none = Il n’y a aucune table.
cli-tables-sure = Supprimer pour toujours la table { $table } ({ $game } : { $names }) et toutes ses parties ? [o/N]
cli-tables-untouched = Rien n’a été supprimé.
cli-tables-removed = La table { $table } n’est plus là, ni rien de ce qu’elle contenait.
cli-tables-closed = La table { $table } est fermée. Ses parties se regardent tant que ce serveur les garde.
cli-tables-code = Code
cli-tables-game = Jeu
cli-tables-state = État
cli-tables-phase = Phase
cli-tables-seats = Places
cli-tables-number = Partie de la série
cli-tables-opened = Ouverte
cli-tables-visited = Dernière visite
cli-tables-games = Parties
cli-tables-lines = Lignes
cli-tables-sockets = Écrans présents
cli-table-open = ouverte
cli-table-finished = finie
cli-table-closed = fermée
cli-seat-free = libre
cli-phase-waiting = attend du monde
cli-phase-salts = on distribue
cli-phase-playing = on joue
cli-phase-paused = en pause
cli-phase-over = terminée
