# Die Trainerin: die Analyse einer Partie.

## Ablehnungen

refuse-record-unfinished = Diese Partie ist nicht zu Ende: Vor dem Schlusspfiff gibt es nichts zu analysieren.
refuse-bad-effort = { $found } Partien je Stellung ergeben keinen Sinn: von 1 bis { $most }.
refuse-bad-thinkers = { $found } Prozesse zum Nachdenken ergeben keinen Sinn: von 1 bis { $most }.
refuse-no-such-analysis = Diese Analyse gibt es nicht: Frag noch einmal danach.

## Hilfe

help-analyse = Erzählt eine beendete Partie: die Kurve, die Wendepunkte, Glück und Spiel.
help-analyse-games = Wie viele Partien von jedem Moment aus weitergespielt werden
help-analyse-html = Die Seite auch in diese Datei schreiben
help-analyse-sketch = Bei der Skizze aufhören: nur die Kurve, in wenigen Sekunden
help-thinkers = Wie viele Prozesse für die Bots nachdenken; sonst einer für jeden Kern

## Die Analyse

coach-title = { $game }: die Geschichte der Partie
coach-percent = { NUMBER($value, maximumFractionDigits: 0) } %
coach-points = { NUMBER($value, maximumFractionDigits: 0) }
coach-told = { $lines ->
    [one] Eine Zeile
   *[other] { $lines } Zeilen
  }, von jedem Moment aus { $games } Partien weitergespielt, wie man ihn von der Tribüne sah; Standardfehler höchstens { $error } Punkte.
coach-sketch = Das ist eine Skizze: Keine Entscheidung wurde abgewogen.
coach-curve = Der Anteil am Sieg
coach-moment = Zeile { $line }
coach-turns = Wo es kippte
coach-turn-luck = Zeile { $line }: { $seat }, von { $before } auf { $after } %. Das war Glück.
coach-turn-play = Zeile { $line }: { $seat }, von { $before } auf { $after } %. Das war gespielt: { $by }.
coach-no-turn = Ein Spiel ohne Wendepunkt.
coach-accounts = Glück und Spiel
coach-player = Platz
coach-start = Am Anfang
coach-luck = Glück
coach-received = Geschenke bekommen
coach-given = Geschenke gemacht
coach-result = Ergebnis
coach-decisions = Die teuersten Entscheidungen
coach-decision = Zeile { $line }, { $seat }: { $move }. Besser: { $better }, { $cost } Punkte mehr (± { $error }).
coach-no-gift = Keine Entscheidung war mit Sicherheit teuer.
coach-right = Richtige Züge
coach-right-of = { $right } von { $all }
coach-race = Ein Wettlauf entscheidet sich an der Stoppuhr: Darin wird keine Entscheidung abgewogen.

## Der Rat

refuse-hint-among-people = Kein Rat, wenn andere Menschen mitspielen: nur gegen Bots.
refuse-hint-race = Kein Rat im Wettlauf: Bis er da wäre, ist es vorbei.
refuse-hint-lesson = In der Lektion folg der Kreide.
hint-coach = Maryse
hint-short = Rat
hint-ask = Was würdest du spielen?
hint-before = Wie es steht: { $chance ->
    [one] { $chance } Sieg
   *[other] { $chance } Siege
  } von 100.
hint-move = { $move }: { $chance } von 100 (± { $error })
hint-as-good = { $move }: genauso gut
hint-hurried = Viele Spiele warten: Ich habe kürzer nachgedacht als sonst.
reason-wins = In { $worlds } Fortsetzungen gewinnt „{ $better }“ { $first }-mal von 100, „{ $other }“ { $second }-mal.
hint-thinking = Ich denke nach …
hint-play = Das spielen
hint-close = Schließen

## Rätsel

help-puzzles = Löst das Rätsel eines Tages (`--today`, `--number`); oder sucht in simulierten Spielen Stellungen, in denen ein einziger Zug ohne jeden Zweifel der richtige ist.
help-puzzles-today = Löst das Rätsel des Tages, für alle dasselbe
help-puzzles-number = Löst das Rätsel mit dieser Nummer
help-puzzles-games = Wie viele Spiele durchsucht werden
help-puzzles-count = Wie viele Rätsel bleiben, die schwersten zuerst
refuse-no-puzzles = Ein Wettlauf löst sich nicht in Ruhe: Dieses Spiel hat keine Rätsel.
refuse-puzzles-which = Nenne ein Spiel, um Rätsel zu suchen, oder --today oder --number, um eines zu lösen.
refuse-no-such-puzzle = Es gibt kein Rätsel Nr. { $number }.
refuse-puzzle-not-yet = Das Rätsel Nr. { $number } ist noch nicht erschienen.
refuse-puzzle-no-answer = Das geht jederzeit und beantwortet die Frage nicht.
refuse-puzzle-alone = Ein Rätsel löst man ohne Hilfe: eine Antwort, die erste.
puzzles-made = { $games ->
    [one] Ein Spiel durchsucht
   *[other] { $games } Spiele durchsucht
  }, { $found ->
    [0] kein Rätsel gefunden.
    [one] ein Rätsel gefunden, { $kept } behalten.
   *[other] { $found } Rätsel gefunden, { $kept } behalten.
  }
puzzle-line = { $number }. { $moves ->
    [one] Nach einem Zug
   *[other] Nach { $moves } Zügen
  } ist { $seat } dran: { $answer }, { $gap } Punkte besser als alles andere (± { $error }). Verfehlt von: { $missed }.
puzzle-head = Rätsel Nr. { $number } · { $title } · { $stars ->
    [1] ★
    [2] ★★
   *[other] ★★★
  }
puzzle-ask = Was spielst du? Ein einziger Zug ist mindestens 8 Punkte Siegchance mehr wert als alle anderen. Eine Antwort.
puzzle-right = Gefunden!
puzzle-wrong = Nicht ganz.
puzzle-move = { $move }: { $chance } % (± { $error })
puzzle-own = { $move }: { $chance } % (± { $error }), deine Antwort
puzzle-far = { $move }, deine Antwort, liegt weit zurück.
puzzle-judged = Beurteilt an { $worlds } möglichen Stellungen, nach dem, was du wissen konntest.
puzzle-mark = Rätsel
puzzle-luck = Rätsel: Die Stellung stammt aus einem simulierten Spiel, die Partie zählt nicht.
puzzle-number = Nr. { $number }
puzzle-question = Was spielst du?
puzzle-short = Ein einziger Zug ist mindestens 8 Punkte Siegchance mehr wert als alle anderen. Eine Antwort, kein Rat, kein Zurück.
puzzle-yours = deine Antwort
puzzle-go-on = Von hier weiterspielen, gegen den Bot
puzzle-older-what = Die Rätsel der vergangenen Tage, Spiel für Spiel. Keines davon zählt.
