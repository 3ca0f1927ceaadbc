import { Client } from "boardgame.io/react";
import { SocketIO } from "boardgame.io/multiplayer";
import React from "react";
import { createRoot } from "react-dom/client";

// The least that can be played online: a pile from which each takes a card.
const game = { name: "pile", setup: () => ({ left: 9 }), moves: { take: ({ G }) => { G.left -= 1; } } };
const Board = ({ G, moves }) => React.createElement("button", { onClick: () => moves.take() }, G.left);
const Table = Client({ game, board: Board, multiplayer: SocketIO({ server: location.origin }), debug: false });
createRoot(document.getElementById("page")).render(React.createElement(Table, { playerID: "0", matchID: "1" }));
