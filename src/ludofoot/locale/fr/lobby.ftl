# Les tables ouvertes à tout le monde, et celles à regarder.

lobby-title = Tables ouvertes
lobby-for-all = pour tout le monde sur ce serveur
lobby-count = { $count } sur ce serveur, la plus récente d’abord
lobby-filter = Choisir parmi les tables
lobby-filter-all = Tous les jeux
lobby-filter-short = Moins de 30 min
lobby-filter-two = À deux
lobby-filter-people = Sans bot
lobby-free =
    { $free ->
        [one] { $free } place sur { $seats }
       *[other] { $free } places sur { $seats }
    }
lobby-just-now = à l’instant
lobby-since =
    { $unit ->
        [hours] depuis { $count } h
       *[minutes] depuis { $count } min
    }
lobby-more-options =
    { $count ->
        [one] et une autre option
       *[other] et { $count } autres options
    }
lobby-own-box = boîte faite maison
lobby-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
lobby-a-bot = un bot
lobby-sit = S’asseoir
lobby-sit-with = S’asseoir avec { $host } : { $title }
lobby-about = À propos de { $name }
lobby-hide = Masquer { $name }
lobby-show-hidden =
    { $count ->
        [one] Montrer de nouveau { $count } prénom masqué
       *[other] Montrer de nouveau { $count } prénoms masqués
    }
lobby-goes = Une table disparaît quand elle est complète ou quand son hôte s’absente une minute. … : masquer un prénom, dans ce navigateur seulement.
lobby-empty = Aucune table ouverte. Ouvre la tienne : elle reste visible tant que tu es là.
lobby-none-fits = Aucune table ouverte de cette sorte pour l’instant.
lobby-mine = Ouvrir la mienne
lobby-mine-seen = On voit ton prénom, le jeu et les places libres, rien d’autre.
lobby-mine-open = Ouvrir une table à tout le monde
lobby-watch = À regarder
lobby-watch-count = { $count } en cours
lobby-watch-them = Regarder { $players } : { $title }
lobby-score = Score :
lobby-stand = De la tribune : aucune carte cachée. La table sait combien de monde regarde.
lobby-show = Montrer dans les tables ouvertes
lobby-show-help = Tout le monde sur ce serveur voit ton prénom, le jeu et les places libres, et peut s’asseoir.
lobby-let-watch = Laisser tout le monde regarder
lobby-let-watch-help = La table se trouve parmi celles à regarder : prénoms et score, jamais une carte cachée.
lobby-is-shown = Cette table est parmi les tables ouvertes : tout le monde sur ce serveur peut s’asseoir.
lobby-is-watched = Tout le monde sur ce serveur peut trouver cette table et la regarder.
