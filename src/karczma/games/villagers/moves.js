/** Which pieces a move of Villagers touches, and which move a piece would mean. */
import { LETTERS, isPlayed } from "./cards.js";

/** @typedef {import("../../web/types.d.ts").GameView} GameView */

export const VILLAGE = "village";
/** Moves that no card stands for. */
const CHOICES = new Set(["hold", "recruit", "pass", "rob", "look", "side", "freelancer"]);
const SINGLE_CHOICES = new Set(["pay:three", "pay:tinner", "pay:bank", "draft:fewer", "build:fewer"]);
/** What the other moves are about, by their first word. */
const ZONES = {
  house: ["on", "pay", "exchange", "half", "thief", "steal", "arrest", "bribe", "betray", "seize", "protect", "value"],
  hand: ["build", "play", "return", "discard"],
  basic: ["hire"],
  seen: ["take", "next"],
  square: ["snatch"],
  event: ["resolve", "jester"],
};
const ZONE_OF = Object.fromEntries(Object.entries(ZONES).flatMap(([zone, verbs]) => verbs.map((verb) => [verb, zone])));
/** What a piece means where no legal move tells. @type {Record<string, string>} */
const USUAL = { road: "draft", pile: "draft", basic: "hire", hand: "build" };

/** @param {string} move */
export const isChoice = (move) => SINGLE_CHOICES.has(move) || CHOICES.has(move.split(":")[0]);

/** @param {GameView} view */
export function steps(view) {
  return Object.fromEntries(view.legal_moves.map((move) => [move, pieces(move, view.seat ?? 0)]));
}

/** @param {string} move @param {number} seat */
function pieces(move, seat) {
  const [what, about = ""] = move.split(":");
  if (isChoice(move)) return [`choice:${move}`];
  if (move === "on:table") return [VILLAGE];
  if (what === "jester") return ["jester", `event:${about}`];
  const zone = ZONE_OF[what];
  if (!zone) return [placeOf(about)];
  const first = `${zone}:${zone === "house" ? houseOf(about, seat) : about}`;
  return what === "build" || what === "play" || what === "hire" ? [first, VILLAGE] : [first];
}

/** `road3`, `stack2`, `reserve` or `discard`. @param {string} about */
const placeOf = (about) => about.startsWith("road") ? `road:${about.slice(4)}` : `pile:${about}`;

/** Houses of one's own are told by their number alone. @param {string} about @param {number} seat */
const houseOf = (about, seat) => /^\d/.test(about) ? LETTERS[seat] + about : about;

/** For each piece that can be chosen, the owner of the village or square it is a part of. @param {GameView} view */
export function villagesTouched(view) {
  return [...new Set(Object.values(steps(view)).flat())].map((piece) => {
    const [zone, about] = piece.split(":");
    if (piece === VILLAGE) return view.seat;
    return zone === "house" || zone === "square" ? LETTERS.indexOf(about[0]) : null;
  });
}

/** Whether cards are to be laid in one's own village. @param {GameView} view */
export const takesCards = (view) => Object.values(steps(view)).some((path) => path.includes(VILLAGE));

/** Whether houses are asked for. @param {GameView} view */
export const asksForHouse = (view) => view.legal_moves.some((move) => ZONE_OF[move.split(":")[0]] === "house" && !isChoice(move) && move !== "on:table");

/** The move of the same sort as the legal ones that this piece would be. @param {string[]} picked @param {string} piece @param {GameView} view */
export function attempt(picked, piece, view) {
  const [zone, about] = piece.split(":"), seat = view.seat ?? 0;
  if (piece === VILLAGE) return picked.length ? null : "on:table";
  const like = view.legal_moves.find((move) => pieces(move, seat)[0].startsWith(`${zone}:`));
  const verb = like?.split(":")[0] ?? USUAL[zone];
  if (!verb) return null;
  if (zone === "road") return `${verb}:road${about}`;
  if (zone === "hand" && (verb === "build" || verb === "play")) return `${isPlayed(about) ? "play" : "build"}:${about}`;
  if (zone !== "house") return `${verb}:${about}`;
  const isNumbered = /:\d/.test(like ?? "");
  if (isNumbered && about[0] !== LETTERS[seat]) return null;
  return `${verb}:${isNumbered ? about.slice(1) : about}`;
}

/** A card in a village is traced by its owner and kind, or by its house. @param {import("../../web/types.d.ts").MoveShown} last */
export function traces({ seat, move }) {
  if (!move) return [];
  const [what, about = ""] = move.split(":"), owner = LETTERS[seat];
  if (what === "build" || what === "hire") return [`${owner}:${about}`];
  if (what === "rob" || what === "look") return [`player:${about}`];
  if (isChoice(move) || ZONE_OF[what] === "seen") return [];
  if (what === "draft") return [placeOf(about), `square:${owner}`];
  return [pieces(move, seat).at(-1) ?? ""];
}
