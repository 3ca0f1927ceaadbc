# Das Labor: Turniere, Berichte, Umgebungen für die Forschung.

refuse-no-encoding = Für „{ $game }“ gibt es keine Forschungsumgebung: Seinem Ordner fehlt das Modul „encoding“.
