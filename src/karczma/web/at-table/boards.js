/** The boards of the games: each game's own module and style sheet, fetched when its table is looked at. */
import { kept } from "../known.js";
import { gameNamed } from "../shelf.js";

/** @typedef {import("../types.d.ts").BoardModule} BoardModule */

/** @type {Map<string, Promise<BoardModule | null>>} */
const boards = new Map();

/** The board of a game, with its style sheet. @param {string} game */
export function boardOf(game) {
  let found = boards.get(game);
  if (!found) {
    found = gameNamed(game)?.board ? dressed(game) : Promise.resolve(null);
    found.catch(() => boards.delete(game));
    boards.set(game, found);
  }
  return found;
}

/** @param {string} game @returns {Promise<BoardModule>} */
async function dressed(game) {
  const [board] = await Promise.all([import(kept(`/games/${game}/board.js`)), dress(`/games/${game}/board.css`)]);
  return board;
}

/** @type {Map<string, Promise<unknown>>} */
const worn = new Map();

/** Puts a style sheet on, unless the page wears it already; whoever wants it waits until it is there. @param {string} path */
export function dress(path) {
  const href = kept(path);
  let wearing = worn.get(href);
  if (!wearing) {
    wearing = document.querySelector(`link[href="${href}"]`) ? Promise.resolve() : new Promise((resolve) => {
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
    });
    worn.set(href, wearing);
  }
  return wearing;
}
