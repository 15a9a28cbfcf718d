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

/** Puts a style sheet on, unless the page wears it already. @param {string} path @returns {Promise<unknown>} */
export function dress(path) {
  const href = kept(path);
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(sheet);
  return new Promise((resolve) => { sheet.onload = sheet.onerror = resolve; });
}
