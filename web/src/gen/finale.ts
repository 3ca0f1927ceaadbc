// Generated from the Python records by `npm run gen`: do not edit.

export interface Records {
  move:
    | Team
    | Preset
    | Mix
    | Plan
    | Substitute
    | NoMore
    | Lay
    | Pick
    | Replace
    | Counter
    | Decline
    | Exchange
    | Keep
    | StandIn
    | Shooters;
  event:
    | RedDrawn
    | Chosen
    | LinedUp
    | Drawn
    | PeriodBegan
    | Substituted
    | Revealed
    | TieRolled
    | AttackWon
    | AttemptBegan
    | CounterBegan
    | CounterDeclined
    | CardLaid
    | Exchanged
    | Kept
    | Picked
    | Rolled
    | SymbolChecked
    | Replaced
    | NotReplaced
    | Turned
    | Goal
    | PeriodOver
    | ExtraTime
    | Penalties
    | StandInNamed
    | ShootersShown
    | StartRolled
    | SeriesBegan
    | SuddenDeath
    | Penalty
    | LastRolled
    | MatchOver;
  view: FIView;
}
/**
 * Eleven starters and four substitutes.
 */
export interface Team {
  type: "team";
  starters: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  bench: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
}
/**
 * The white cards and one whole colour.
 */
export interface Preset {
  type: "preset";
  colour: "blue" | "red" | "violet" | "yellow";
}
/**
 * The six coloured cards that join the white ones.
 */
export interface Mix {
  type: "mix";
  cards: (
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5"
  )[];
}
/**
 * Eleven cards: the first three are the hand, the others the pile from its top.
 */
export interface Plan {
  type: "plan";
  cards: (
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5"
  )[];
}
/**
 * A footballer goes, another comes on and stands in this line.
 */
export interface Substitute {
  type: "substitute";
  off:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
  on:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
  line: "attacker" | "defender" | "goalkeeper" | "midfielder";
}
/**
 * No more substitutions in this period.
 */
export interface NoMore {
  type: "no-more";
}
/**
 * Lay a tactic card.
 */
export interface Lay {
  type: "lay";
  card:
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5";
}
/**
 * A footballer, or nobody, for each slot of the card.
 */
export interface Pick {
  type: "pick";
  men: (
    | (
        | "achim-aussenrist"
        | "ali-balla"
        | "arno-abstauber"
        | "benno-bogenlampe"
        | "bernd-schranke"
        | "bert-laufwunder"
        | "bodo-beton"
        | "bruno-block"
        | "carlo-chip"
        | "dennis-drehschuss"
        | "dieter-deckung"
        | "dirk-doppelpass"
        | "egon-einwurf"
        | "emil-eckfahne"
        | "enno-effet"
        | "erwin-pfosten"
        | "fred-flanke"
        | "fritz-foul"
        | "gerd-graetsche"
        | "gregor-grenze"
        | "gustl-gasse"
        | "hans-greifhain"
        | "heiko-haken"
        | "horst-holzer"
        | "hugo-hacke"
        | "ingo-innenrist"
        | "jens-joggar"
        | "jupp-jubel"
        | "kai-kurzpass"
        | "kalle-knaller"
        | "karl-kante"
        | "klaus-klammer"
        | "kuno-kasten"
        | "lars-lupfer"
        | "lothar-lenker"
        | "lutz-lattenkreuz"
        | "manni-mauer"
        | "max-mittelkreis"
        | "mirko-mitlauf"
        | "moritz-motor"
        | "nico-nadelstich"
        | "ole-offensiv"
        | "otto-ohnehand"
        | "paul-walze"
        | "peter-pike"
        | "ralf-raumdecker"
        | "rolf-riegel"
        | "rudi-reflex"
        | "sepp-sense"
        | "simon-joker"
        | "stefan-sturm"
        | "sven-abseits"
        | "theo-turm"
        | "tim-talent"
        | "timo-torriecher"
        | "toni-luftloch"
        | "uwe-umlauf"
        | "veit-vorstopper"
        | "viktor-volley"
        | "wladimir-ballnich"
      )
    | null
  )[];
}
/**
 * Who comes on for the injured man, and where.
 */
export interface Replace {
  type: "replace";
  on:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
  line: "attacker" | "defender" | "goalkeeper" | "midfielder";
}
/**
 * Counter.
 */
export interface Counter {
  type: "counter";
}
/**
 * Do not counter this time.
 */
export interface Decline {
  type: "decline";
}
/**
 * Discard a tactic card and draw another.
 */
export interface Exchange {
  type: "exchange";
  card:
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5";
}
/**
 * Keep all tactic cards.
 */
export interface Keep {
  type: "keep";
}
/**
 * Who stands in the empty goal for the penalties, if anybody.
 */
export interface StandIn {
  type: "stand-in";
  man:
    | (
        | "achim-aussenrist"
        | "ali-balla"
        | "arno-abstauber"
        | "benno-bogenlampe"
        | "bernd-schranke"
        | "bert-laufwunder"
        | "bodo-beton"
        | "bruno-block"
        | "carlo-chip"
        | "dennis-drehschuss"
        | "dieter-deckung"
        | "dirk-doppelpass"
        | "egon-einwurf"
        | "emil-eckfahne"
        | "enno-effet"
        | "erwin-pfosten"
        | "fred-flanke"
        | "fritz-foul"
        | "gerd-graetsche"
        | "gregor-grenze"
        | "gustl-gasse"
        | "hans-greifhain"
        | "heiko-haken"
        | "horst-holzer"
        | "hugo-hacke"
        | "ingo-innenrist"
        | "jens-joggar"
        | "jupp-jubel"
        | "kai-kurzpass"
        | "kalle-knaller"
        | "karl-kante"
        | "klaus-klammer"
        | "kuno-kasten"
        | "lars-lupfer"
        | "lothar-lenker"
        | "lutz-lattenkreuz"
        | "manni-mauer"
        | "max-mittelkreis"
        | "mirko-mitlauf"
        | "moritz-motor"
        | "nico-nadelstich"
        | "ole-offensiv"
        | "otto-ohnehand"
        | "paul-walze"
        | "peter-pike"
        | "ralf-raumdecker"
        | "rolf-riegel"
        | "rudi-reflex"
        | "sepp-sense"
        | "simon-joker"
        | "stefan-sturm"
        | "sven-abseits"
        | "theo-turm"
        | "tim-talent"
        | "timo-torriecher"
        | "toni-luftloch"
        | "uwe-umlauf"
        | "veit-vorstopper"
        | "viktor-volley"
        | "wladimir-ballnich"
      )
    | null;
}
/**
 * Who takes the penalties, first to last.
 */
export interface Shooters {
  type: "shooters";
  men: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "RedDrawn".
 */
export interface RedDrawn {
  type: "red-drawn";
  clause: string;
  seat: number;
}
/**
 * A sealed choice is made; nobody sees which.
 */
export interface Chosen {
  type: "chosen";
  clause: string;
  seat: number;
  choice: "deck" | "shooters" | "stand-in" | "tactic" | "team";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "LinedUp".
 */
export interface LinedUp {
  type: "lined-up";
  clause: string;
  seat: number;
  colour: "blue" | "red";
  starters: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  bench: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  points: number;
}
/**
 * Masked: the number of cards alone. `lucky` if luck decided which cards they were.
 */
export interface Drawn {
  type: "drawn";
  clause: string;
  seat: number;
  count: number;
  cards?: (
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5"
  )[];
  lucky?: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "PeriodBegan".
 */
export interface PeriodBegan {
  type: "period-began";
  clause: string;
  period: number;
  minute: number;
  first: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Substituted".
 */
export interface Substituted {
  type: "substituted";
  clause: string;
  seat: number;
  off:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
  on:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
  line: "attacker" | "defender" | "goalkeeper" | "midfielder";
}
/**
 * The tactic cards of both coaches, seat by seat.
 */
export interface Revealed {
  type: "revealed";
  clause: string;
  cards: (
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5"
  )[];
  values: number[];
}
/**
 * Equal values: a roll each, seat by seat.
 */
export interface TieRolled {
  type: "tie-rolled";
  clause: string;
  rolls: number[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "AttackWon".
 */
export interface AttackWon {
  type: "attack-won";
  clause: string;
  attacker: number;
  defender: number;
  attempts: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "AttemptBegan".
 */
export interface AttemptBegan {
  type: "attempt-began";
  clause: string;
  attacker: number;
  number: number;
  attempts: number;
  card:
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "CounterBegan".
 */
export interface CounterBegan {
  type: "counter-began";
  clause: string;
  attacker: number;
  card:
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5";
  bonus: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "CounterDeclined".
 */
export interface CounterDeclined {
  type: "counter-declined";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "CardLaid".
 */
export interface CardLaid {
  type: "card-laid";
  clause: string;
  seat: number;
  card:
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Exchanged".
 */
export interface Exchanged {
  type: "exchanged";
  clause: string;
  seat: number;
  card:
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Kept".
 */
export interface Kept {
  type: "kept";
  clause: string;
  seat: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Picked".
 */
export interface Picked {
  type: "picked";
  clause: string;
  seat: number;
  phase: "approach" | "shot";
  men: (
    | (
        | "achim-aussenrist"
        | "ali-balla"
        | "arno-abstauber"
        | "benno-bogenlampe"
        | "bernd-schranke"
        | "bert-laufwunder"
        | "bodo-beton"
        | "bruno-block"
        | "carlo-chip"
        | "dennis-drehschuss"
        | "dieter-deckung"
        | "dirk-doppelpass"
        | "egon-einwurf"
        | "emil-eckfahne"
        | "enno-effet"
        | "erwin-pfosten"
        | "fred-flanke"
        | "fritz-foul"
        | "gerd-graetsche"
        | "gregor-grenze"
        | "gustl-gasse"
        | "hans-greifhain"
        | "heiko-haken"
        | "horst-holzer"
        | "hugo-hacke"
        | "ingo-innenrist"
        | "jens-joggar"
        | "jupp-jubel"
        | "kai-kurzpass"
        | "kalle-knaller"
        | "karl-kante"
        | "klaus-klammer"
        | "kuno-kasten"
        | "lars-lupfer"
        | "lothar-lenker"
        | "lutz-lattenkreuz"
        | "manni-mauer"
        | "max-mittelkreis"
        | "mirko-mitlauf"
        | "moritz-motor"
        | "nico-nadelstich"
        | "ole-offensiv"
        | "otto-ohnehand"
        | "paul-walze"
        | "peter-pike"
        | "ralf-raumdecker"
        | "rolf-riegel"
        | "rudi-reflex"
        | "sepp-sense"
        | "simon-joker"
        | "stefan-sturm"
        | "sven-abseits"
        | "theo-turm"
        | "tim-talent"
        | "timo-torriecher"
        | "toni-luftloch"
        | "uwe-umlauf"
        | "veit-vorstopper"
        | "viktor-volley"
        | "wladimir-ballnich"
      )
    | null
  )[];
  used: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  strengths: number[];
  strength: number;
}
/**
 * Approach or shot: strength, die and bonus of attacker and defender.
 */
export interface Rolled {
  type: "rolled";
  clause: string;
  phase: "approach" | "shot";
  attacker: number;
  defender: number;
  strength: number;
  roll: number;
  bonus: number;
  total: number;
  defence: number;
  defence_roll: number;
  defence_total: number;
  success: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "SymbolChecked".
 */
export interface SymbolChecked {
  type: "symbol-checked";
  clause: string;
  seat: number;
  man:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
  symbol: "cross" | "red" | "yellow";
  roll: number;
  result: "booked" | "injured" | "nothing" | "second-yellow" | "sent-off";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Replaced".
 */
export interface Replaced {
  type: "replaced";
  clause: string;
  seat: number;
  off:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
  on:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
  line: "attacker" | "defender" | "goalkeeper" | "midfielder";
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "NotReplaced".
 */
export interface NotReplaced {
  type: "not-replaced";
  clause: string;
  seat: number;
  man:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
}
/**
 * A quarter turn to the left, or of a goalkeeper in the penalties to the right.
 */
export interface Turned {
  type: "turned";
  clause: string;
  seat: number;
  men: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  strengths: number[];
  left?: boolean;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Goal".
 */
export interface Goal {
  type: "goal";
  clause: string;
  seat: number;
  goals: number[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "PeriodOver".
 */
export interface PeriodOver {
  type: "period-over";
  clause: string;
  period: number;
  goals: number[];
}
/**
 * With the sizes of the new piles, seat by seat, before the first three cards are drawn.
 */
export interface ExtraTime {
  type: "extra-time";
  clause: string;
  piles: number[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Penalties".
 */
export interface Penalties {
  type: "penalties";
  clause: string;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "StandInNamed".
 */
export interface StandInNamed {
  type: "stand-in-named";
  clause: string;
  seat: number;
  man:
    | (
        | "achim-aussenrist"
        | "ali-balla"
        | "arno-abstauber"
        | "benno-bogenlampe"
        | "bernd-schranke"
        | "bert-laufwunder"
        | "bodo-beton"
        | "bruno-block"
        | "carlo-chip"
        | "dennis-drehschuss"
        | "dieter-deckung"
        | "dirk-doppelpass"
        | "egon-einwurf"
        | "emil-eckfahne"
        | "enno-effet"
        | "erwin-pfosten"
        | "fred-flanke"
        | "fritz-foul"
        | "gerd-graetsche"
        | "gregor-grenze"
        | "gustl-gasse"
        | "hans-greifhain"
        | "heiko-haken"
        | "horst-holzer"
        | "hugo-hacke"
        | "ingo-innenrist"
        | "jens-joggar"
        | "jupp-jubel"
        | "kai-kurzpass"
        | "kalle-knaller"
        | "karl-kante"
        | "klaus-klammer"
        | "kuno-kasten"
        | "lars-lupfer"
        | "lothar-lenker"
        | "lutz-lattenkreuz"
        | "manni-mauer"
        | "max-mittelkreis"
        | "mirko-mitlauf"
        | "moritz-motor"
        | "nico-nadelstich"
        | "ole-offensiv"
        | "otto-ohnehand"
        | "paul-walze"
        | "peter-pike"
        | "ralf-raumdecker"
        | "rolf-riegel"
        | "rudi-reflex"
        | "sepp-sense"
        | "simon-joker"
        | "stefan-sturm"
        | "sven-abseits"
        | "theo-turm"
        | "tim-talent"
        | "timo-torriecher"
        | "toni-luftloch"
        | "uwe-umlauf"
        | "veit-vorstopper"
        | "viktor-volley"
        | "wladimir-ballnich"
      )
    | null;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "ShootersShown".
 */
export interface ShootersShown {
  type: "shooters-shown";
  clause: string;
  seat: number;
  men: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
}
/**
 * Who begins the penalties: a roll each, seat by seat.
 */
export interface StartRolled {
  type: "start-rolled";
  clause: string;
  rolls: number[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "SeriesBegan".
 */
export interface SeriesBegan {
  type: "series-began";
  clause: string;
  series: number;
  shots: number;
  first: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "SuddenDeath".
 */
export interface SuddenDeath {
  type: "sudden-death";
  clause: string;
  first: number;
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "Penalty".
 */
export interface Penalty {
  type: "penalty";
  clause: string;
  seat: number;
  man:
    | (
        | "achim-aussenrist"
        | "ali-balla"
        | "arno-abstauber"
        | "benno-bogenlampe"
        | "bernd-schranke"
        | "bert-laufwunder"
        | "bodo-beton"
        | "bruno-block"
        | "carlo-chip"
        | "dennis-drehschuss"
        | "dieter-deckung"
        | "dirk-doppelpass"
        | "egon-einwurf"
        | "emil-eckfahne"
        | "enno-effet"
        | "erwin-pfosten"
        | "fred-flanke"
        | "fritz-foul"
        | "gerd-graetsche"
        | "gregor-grenze"
        | "gustl-gasse"
        | "hans-greifhain"
        | "heiko-haken"
        | "horst-holzer"
        | "hugo-hacke"
        | "ingo-innenrist"
        | "jens-joggar"
        | "jupp-jubel"
        | "kai-kurzpass"
        | "kalle-knaller"
        | "karl-kante"
        | "klaus-klammer"
        | "kuno-kasten"
        | "lars-lupfer"
        | "lothar-lenker"
        | "lutz-lattenkreuz"
        | "manni-mauer"
        | "max-mittelkreis"
        | "mirko-mitlauf"
        | "moritz-motor"
        | "nico-nadelstich"
        | "ole-offensiv"
        | "otto-ohnehand"
        | "paul-walze"
        | "peter-pike"
        | "ralf-raumdecker"
        | "rolf-riegel"
        | "rudi-reflex"
        | "sepp-sense"
        | "simon-joker"
        | "stefan-sturm"
        | "sven-abseits"
        | "theo-turm"
        | "tim-talent"
        | "timo-torriecher"
        | "toni-luftloch"
        | "uwe-umlauf"
        | "veit-vorstopper"
        | "viktor-volley"
        | "wladimir-ballnich"
      )
    | null;
  strength: number;
  roll: number;
  keeper:
    | (
        | "achim-aussenrist"
        | "ali-balla"
        | "arno-abstauber"
        | "benno-bogenlampe"
        | "bernd-schranke"
        | "bert-laufwunder"
        | "bodo-beton"
        | "bruno-block"
        | "carlo-chip"
        | "dennis-drehschuss"
        | "dieter-deckung"
        | "dirk-doppelpass"
        | "egon-einwurf"
        | "emil-eckfahne"
        | "enno-effet"
        | "erwin-pfosten"
        | "fred-flanke"
        | "fritz-foul"
        | "gerd-graetsche"
        | "gregor-grenze"
        | "gustl-gasse"
        | "hans-greifhain"
        | "heiko-haken"
        | "horst-holzer"
        | "hugo-hacke"
        | "ingo-innenrist"
        | "jens-joggar"
        | "jupp-jubel"
        | "kai-kurzpass"
        | "kalle-knaller"
        | "karl-kante"
        | "klaus-klammer"
        | "kuno-kasten"
        | "lars-lupfer"
        | "lothar-lenker"
        | "lutz-lattenkreuz"
        | "manni-mauer"
        | "max-mittelkreis"
        | "mirko-mitlauf"
        | "moritz-motor"
        | "nico-nadelstich"
        | "ole-offensiv"
        | "otto-ohnehand"
        | "paul-walze"
        | "peter-pike"
        | "ralf-raumdecker"
        | "rolf-riegel"
        | "rudi-reflex"
        | "sepp-sense"
        | "simon-joker"
        | "stefan-sturm"
        | "sven-abseits"
        | "theo-turm"
        | "tim-talent"
        | "timo-torriecher"
        | "toni-luftloch"
        | "uwe-umlauf"
        | "veit-vorstopper"
        | "viktor-volley"
        | "wladimir-ballnich"
      )
    | null;
  keeper_strength: number;
  keeper_roll: number;
  scored: boolean;
  score: number[];
}
/**
 * Nothing has decided: a roll each, seat by seat.
 */
export interface LastRolled {
  type: "last-rolled";
  clause: string;
  rolls: number[];
}
/**
 * This interface was referenced by `Records`'s JSON-Schema
 * via the `definition` "MatchOver".
 */
export interface MatchOver {
  type: "match-over";
  clause: string;
  goals: number[];
  penalties: number[];
  winner: number;
}
/**
 * What a seat sees (FI-A54), with what it may remember.
 */
export interface FIView {
  type: "finale";
  seat: number;
  teams: "beginner" | "free";
  decks: "beginner" | "mixed" | "presets" | "variant";
  step:
    | "counter"
    | "deck"
    | "exchange"
    | "footballers"
    | "further"
    | "over"
    | "replacement"
    | "shooters"
    | "stand-in"
    | "substitution"
    | "tactic"
    | "team";
  turn: number | null;
  sides: SideView[];
  hand: (
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5"
  )[];
  pile: (
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5"
  )[];
  ordered: boolean;
  deck: (
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5"
  )[];
  choice: string[];
  period: number;
  minute: number;
  attacker: number | null;
  attempts: number;
  attempt: number;
  countered: boolean;
  counter: boolean;
  card:
    | (
        | "b2a"
        | "b2b"
        | "b3a"
        | "b3b"
        | "b4"
        | "b5"
        | "r2a"
        | "r2b"
        | "r3a"
        | "r3b"
        | "r4"
        | "r5"
        | "schlusskarte"
        | "v2a"
        | "v2b"
        | "v3a"
        | "v3b"
        | "v4"
        | "v5"
        | "w1"
        | "w2"
        | "w3"
        | "w4"
        | "w5"
        | "y2a"
        | "y2b"
        | "y3a"
        | "y3b"
        | "y4"
        | "y5"
      )
    | null;
  bonus: number;
  phase: "approach" | "shot";
  slots: ("anybody" | "attacker" | "defender" | "goalkeeper" | "midfielder")[];
  checked: number;
  succeeded: boolean;
  injured:
    | (
        | "achim-aussenrist"
        | "ali-balla"
        | "arno-abstauber"
        | "benno-bogenlampe"
        | "bernd-schranke"
        | "bert-laufwunder"
        | "bodo-beton"
        | "bruno-block"
        | "carlo-chip"
        | "dennis-drehschuss"
        | "dieter-deckung"
        | "dirk-doppelpass"
        | "egon-einwurf"
        | "emil-eckfahne"
        | "enno-effet"
        | "erwin-pfosten"
        | "fred-flanke"
        | "fritz-foul"
        | "gerd-graetsche"
        | "gregor-grenze"
        | "gustl-gasse"
        | "hans-greifhain"
        | "heiko-haken"
        | "horst-holzer"
        | "hugo-hacke"
        | "ingo-innenrist"
        | "jens-joggar"
        | "jupp-jubel"
        | "kai-kurzpass"
        | "kalle-knaller"
        | "karl-kante"
        | "klaus-klammer"
        | "kuno-kasten"
        | "lars-lupfer"
        | "lothar-lenker"
        | "lutz-lattenkreuz"
        | "manni-mauer"
        | "max-mittelkreis"
        | "mirko-mitlauf"
        | "moritz-motor"
        | "nico-nadelstich"
        | "ole-offensiv"
        | "otto-ohnehand"
        | "paul-walze"
        | "peter-pike"
        | "ralf-raumdecker"
        | "rolf-riegel"
        | "rudi-reflex"
        | "sepp-sense"
        | "simon-joker"
        | "stefan-sturm"
        | "sven-abseits"
        | "theo-turm"
        | "tim-talent"
        | "timo-torriecher"
        | "toni-luftloch"
        | "uwe-umlauf"
        | "veit-vorstopper"
        | "viktor-volley"
        | "wladimir-ballnich"
      )
    | null;
  injured_line: ("attacker" | "defender" | "goalkeeper" | "midfielder") | null;
  series: number;
  first: number | null;
  to_shoot: number;
  winner: number | null;
}
/**
 * What everybody sees of one coach (FI-A54).
 */
export interface SideView {
  colour: "blue" | "red";
  goals: number;
  penalties: number;
  pitch: ManView[];
  bench: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  injured: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  sent_off: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  substituted: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  lost: ("attacker" | "defender" | "goalkeeper" | "midfielder")[];
  hand_size: number;
  pile_size: number;
  used: (
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5"
  )[];
  shown: (
    | "b2a"
    | "b2b"
    | "b3a"
    | "b3b"
    | "b4"
    | "b5"
    | "r2a"
    | "r2b"
    | "r3a"
    | "r3b"
    | "r4"
    | "r5"
    | "schlusskarte"
    | "v2a"
    | "v2b"
    | "v3a"
    | "v3b"
    | "v4"
    | "v5"
    | "w1"
    | "w2"
    | "w3"
    | "w4"
    | "w5"
    | "y2a"
    | "y2b"
    | "y3a"
    | "y3b"
    | "y4"
    | "y5"
  )[];
  tactic:
    | (
        | "b2a"
        | "b2b"
        | "b3a"
        | "b3b"
        | "b4"
        | "b5"
        | "r2a"
        | "r2b"
        | "r3a"
        | "r3b"
        | "r4"
        | "r5"
        | "schlusskarte"
        | "v2a"
        | "v2b"
        | "v3a"
        | "v3b"
        | "v4"
        | "v5"
        | "w1"
        | "w2"
        | "w3"
        | "w4"
        | "w5"
        | "y2a"
        | "y2b"
        | "y3a"
        | "y3b"
        | "y4"
        | "y5"
      )
    | null;
  picked: (
    | (
        | "achim-aussenrist"
        | "ali-balla"
        | "arno-abstauber"
        | "benno-bogenlampe"
        | "bernd-schranke"
        | "bert-laufwunder"
        | "bodo-beton"
        | "bruno-block"
        | "carlo-chip"
        | "dennis-drehschuss"
        | "dieter-deckung"
        | "dirk-doppelpass"
        | "egon-einwurf"
        | "emil-eckfahne"
        | "enno-effet"
        | "erwin-pfosten"
        | "fred-flanke"
        | "fritz-foul"
        | "gerd-graetsche"
        | "gregor-grenze"
        | "gustl-gasse"
        | "hans-greifhain"
        | "heiko-haken"
        | "horst-holzer"
        | "hugo-hacke"
        | "ingo-innenrist"
        | "jens-joggar"
        | "jupp-jubel"
        | "kai-kurzpass"
        | "kalle-knaller"
        | "karl-kante"
        | "klaus-klammer"
        | "kuno-kasten"
        | "lars-lupfer"
        | "lothar-lenker"
        | "lutz-lattenkreuz"
        | "manni-mauer"
        | "max-mittelkreis"
        | "mirko-mitlauf"
        | "moritz-motor"
        | "nico-nadelstich"
        | "ole-offensiv"
        | "otto-ohnehand"
        | "paul-walze"
        | "peter-pike"
        | "ralf-raumdecker"
        | "rolf-riegel"
        | "rudi-reflex"
        | "sepp-sense"
        | "simon-joker"
        | "stefan-sturm"
        | "sven-abseits"
        | "theo-turm"
        | "tim-talent"
        | "timo-torriecher"
        | "toni-luftloch"
        | "uwe-umlauf"
        | "veit-vorstopper"
        | "viktor-volley"
        | "wladimir-ballnich"
      )
    | null
  )[];
  chosen: boolean;
  stand_in:
    | (
        | "achim-aussenrist"
        | "ali-balla"
        | "arno-abstauber"
        | "benno-bogenlampe"
        | "bernd-schranke"
        | "bert-laufwunder"
        | "bodo-beton"
        | "bruno-block"
        | "carlo-chip"
        | "dennis-drehschuss"
        | "dieter-deckung"
        | "dirk-doppelpass"
        | "egon-einwurf"
        | "emil-eckfahne"
        | "enno-effet"
        | "erwin-pfosten"
        | "fred-flanke"
        | "fritz-foul"
        | "gerd-graetsche"
        | "gregor-grenze"
        | "gustl-gasse"
        | "hans-greifhain"
        | "heiko-haken"
        | "horst-holzer"
        | "hugo-hacke"
        | "ingo-innenrist"
        | "jens-joggar"
        | "jupp-jubel"
        | "kai-kurzpass"
        | "kalle-knaller"
        | "karl-kante"
        | "klaus-klammer"
        | "kuno-kasten"
        | "lars-lupfer"
        | "lothar-lenker"
        | "lutz-lattenkreuz"
        | "manni-mauer"
        | "max-mittelkreis"
        | "mirko-mitlauf"
        | "moritz-motor"
        | "nico-nadelstich"
        | "ole-offensiv"
        | "otto-ohnehand"
        | "paul-walze"
        | "peter-pike"
        | "ralf-raumdecker"
        | "rolf-riegel"
        | "rudi-reflex"
        | "sepp-sense"
        | "simon-joker"
        | "stefan-sturm"
        | "sven-abseits"
        | "theo-turm"
        | "tim-talent"
        | "timo-torriecher"
        | "toni-luftloch"
        | "uwe-umlauf"
        | "veit-vorstopper"
        | "viktor-volley"
        | "wladimir-ballnich"
      )
    | null;
  shooters: (
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich"
  )[];
  shots: number;
}
/**
 * A footballer on the pitch: his line, which of his four states is on top, his markers.
 */
export interface ManView {
  man:
    | "achim-aussenrist"
    | "ali-balla"
    | "arno-abstauber"
    | "benno-bogenlampe"
    | "bernd-schranke"
    | "bert-laufwunder"
    | "bodo-beton"
    | "bruno-block"
    | "carlo-chip"
    | "dennis-drehschuss"
    | "dieter-deckung"
    | "dirk-doppelpass"
    | "egon-einwurf"
    | "emil-eckfahne"
    | "enno-effet"
    | "erwin-pfosten"
    | "fred-flanke"
    | "fritz-foul"
    | "gerd-graetsche"
    | "gregor-grenze"
    | "gustl-gasse"
    | "hans-greifhain"
    | "heiko-haken"
    | "horst-holzer"
    | "hugo-hacke"
    | "ingo-innenrist"
    | "jens-joggar"
    | "jupp-jubel"
    | "kai-kurzpass"
    | "kalle-knaller"
    | "karl-kante"
    | "klaus-klammer"
    | "kuno-kasten"
    | "lars-lupfer"
    | "lothar-lenker"
    | "lutz-lattenkreuz"
    | "manni-mauer"
    | "max-mittelkreis"
    | "mirko-mitlauf"
    | "moritz-motor"
    | "nico-nadelstich"
    | "ole-offensiv"
    | "otto-ohnehand"
    | "paul-walze"
    | "peter-pike"
    | "ralf-raumdecker"
    | "rolf-riegel"
    | "rudi-reflex"
    | "sepp-sense"
    | "simon-joker"
    | "stefan-sturm"
    | "sven-abseits"
    | "theo-turm"
    | "tim-talent"
    | "timo-torriecher"
    | "toni-luftloch"
    | "uwe-umlauf"
    | "veit-vorstopper"
    | "viktor-volley"
    | "wladimir-ballnich";
  line: "attacker" | "defender" | "goalkeeper" | "midfielder";
  state: number;
  strength: number;
  symbol: ("cross" | "red" | "yellow") | null;
  yellow: boolean;
  white: boolean;
  red: boolean;
}
