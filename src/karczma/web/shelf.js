/** The games on the shelf: their titles, seats and options, and where their faces lie. */
import { signal } from "./vendor/preact.js";
import { known } from "./known.js";
import { spoken } from "./words.js";

/** @typedef {import("./types.d.ts").Game} Game */

/** @type {import("./vendor/preact.js").Signal<Game[]>} */
export const games = signal(known.shelf.games);
/** @type {import("./vendor/preact.js").Signal<string[]>} */
export const levels = signal(known.shelf.levels);
export const usualLevel = signal(known.shelf.usual);

/** @param {string} name @returns {Game | undefined} */
export const gameNamed = (name) => games.value.find((game) => game.name === name);

/** @param {string} name */
export const titleOf = (name) => gameNamed(name)?.titles[spoken.value] ?? name;

/** The address of a face. @param {string} game @param {string} face */
export const faceOf = (game, face) => `/games/${game}/faces/${encodeURIComponent(face)}.svg?v=${gameNamed(game)?.faces}`;
