// boardgame.io's own server with its store in memory, and a card game as its manual would write it: hands that only
// their owners see, a deck that nobody sees, a card laid and a card drawn each turn. Prints its port.
const say = (text) => process.stdout.write(`${text}\n`);
console.log = console.info = () => {};
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const CARDS = 55;
const HAND = 5;
const card = (number) => ({ suit: number % 5, rank: Math.floor(number / 5), text: `card ${number}` });
const game = {
  name: "cards",
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()].map(card));
    const players = { 0: { hand: deck.splice(0, HAND) }, 1: { hand: deck.splice(0, HAND) } };
    return { secret: { deck }, players, pile: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    lay: {
      move: ({ G, playerID, random }, index) => {
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.pile.splice(0));
        G.pile.push(...G.players[playerID].hand.splice(index, 1));
        G.players[playerID].hand.push(G.secret.deck.pop());
      },
      client: false,
    },
  },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST, true] });
server.run({ port: 0 }).then((running) => say(running.appServer.address().port));
