/** What the cards of Villagers say, as cards.toml has it, put into words. */
import { kept } from "/known.js";

/** @typedef {(id: string, args?: Record<string, unknown>) => string} Words */
/** @typedef {{ counts: string, suit?: string, least?: number, per: number, pays: number }} Rate */
/** @typedef {{ id: string, suit: string, beneath: string[], gold: number, food: number, builders: number, padlock: string, key: number, silver: Partial<Rate>, copper: Partial<Rate>, discarded: boolean, amount?: number, room_at_bottom?: number }} Villager */
/** @typedef {{ id: string, counts: string, suit: string, least: number, gold: number, food: number, builders: number, basics: number, cards: number }} Improvement */

const told = await (await fetch(kept("/games/villagers/cards.json"))).json();

/** @param {{ usual: object, cards: { id: string }[] }} table @returns {Record<string, any>} */
const byId = (table) => Object.fromEntries(table.cards.map((card) => [card.id, { ...table.usual, ...card }]));

/** @type {Record<string, Villager>} */
export const VILLAGERS = byId(told.villagers);
/** @type {Record<string, { amount: number }>} */
const EVENTS = byId(told.events);
/** @type {Record<string, Improvement>} */
const IMPROVEMENTS = byId(told.improvements);
/** Under which stacks the cards of the markets lie. @type {number[]} */
export const MARKET_STACKS = [told.set_up.first_market, told.set_up.second_market];
export const BASICS = ["lumberjack", "hayer", "miner"];
export const LETTERS = "abcde";
const HIDDEN = "?";

/** A card that does something and is not laid down like the others. @param {string} card */
export const isPlayed = (card) => VILLAGERS[card].discarded || "room_at_bottom" in VILLAGERS[card];

/** The face of a card as the view calls it: `?wood` is seen from behind. @param {string} card */
export const faceOf = (card) => card === HIDDEN ? "back" : card.startsWith(HIDDEN) ? `back-${card.slice(1)}` : card;

/** @param {Words} words @param {string} card */
export function nameOf(words, card) {
  if (card === HIDDEN) return words("any-card");
  return card.startsWith(HIDDEN) ? words("board-back", { suit: card.slice(1) }) : words("card", { card });
}

/** @param {string} event */
export const amountOf = (event) => EVENTS[event].amount;

/** @param {Words} words @param {string} event */
export const explainEvent = (words, event) =>
  `${words("event", { event })}: ${words("event-effect", { event, amount: amountOf(event) })}`;

/** Everything that is printed on a card, in words. @param {Words} words @param {string} card @returns {string[]} */
export function printed(words, card) {
  const villager = VILLAGERS[card];
  if (!villager) return [nameOf(words, card)];
  const said = [villager.suit ? `${words("card", { card })} (${words("suit", { suit: villager.suit })})` : words("card", { card })];
  if (villager.suit === "special") said.push(words(card === "smuggler" ? "explain-smuggler" : "effect", { effect: card, amount: villager.amount ?? 0 }));
  if (villager.beneath.length) said.push(words("explain-chain", { chain: villager.beneath.map((under) => words("card", { card: under })).join(" → ") }));
  if (villager.gold) said.push(words("explain-gold", { gold: villager.gold }));
  if (villager.food) said.push(words("food", { food: villager.food }));
  if (villager.builders) said.push(words("builders", { builders: villager.builders }));
  if (villager.silver.counts) said.push(words("explain-silver", rate(villager.silver)));
  if (villager.copper.counts) said.push(words("explain-copper", rate(villager.copper)));
  if (villager.key) said.push(words("explain-key", { number: villager.key }));
  return said;
}

/** @param {Partial<Rate>} metal */
const rate = ({ counts, suit = "wood", least = 0, per, pays }) => ({ counts, suit, least, number: per, gold: pays });

/** @param {Words} words @param {string} improvement */
export function explainImprovement(words, improvement) {
  const { counts, suit, least, gold, food, builders, basics, cards } = IMPROVEMENTS[improvement];
  const reward = [words("gold", { gold })];
  if (food) reward.push(words("food", { food }));
  if (builders) reward.push(words("builders", { builders }));
  if (basics) reward.push(words("reward-basic"));
  if (cards) reward.push(words("reward-card"));
  return words("board-improvement", { improvement, of: words("counted-most", { counts, suit: suit || "wood", least }), reward: reward.join(", ") });
}
