/** The games on the shelf: their titles, seats and options, and where their faces lie. */
import { signal } from "./vendor/preact.js";
import { spoken } from "./words.js";

/** @typedef {import("./types.d.ts").Game} Game */

/** @type {import("./vendor/preact.js").Signal<Game[]>} */
export const games = signal([]);
/** @type {import("./vendor/preact.js").Signal<string[]>} */
export const levels = signal([]);
export const usualLevel = signal("medium");

/** Looks at the shelf once. */
export async function lookAtShelf() {
  const shelf = await (await fetch("/api/games")).json();
  games.value = shelf.games;
  levels.value = shelf.levels;
  usualLevel.value = shelf.usual;
}

/** @param {string} name @returns {Game | undefined} */
export const gameNamed = (name) => games.value.find((game) => game.name === name);

/** @param {string} name */
export const titleOf = (name) => gameNamed(name)?.titles[spoken.value] ?? name;

/** The address of a face. @param {string} game @param {string} face */
export const faceOf = (game, face) => `/games/${game}/faces/${encodeURIComponent(face)}.svg?v=${gameNamed(game)?.faces}`;
