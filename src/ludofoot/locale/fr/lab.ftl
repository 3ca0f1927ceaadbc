# Le labo : tournois, rapports, environnements de recherche.

refuse-no-encoding = Il n’y a pas d’environnement de recherche pour « { $game } » : son dossier n’a pas de module « encoding ».
