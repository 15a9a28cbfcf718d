/** The board of Mini Villagers: everybody's hand and pairs around the pile, one's own hand below. */
import { html, useMemo } from "/vendor/preact.js";
import { Card } from "/pieces/card.js";
import { Fan, inFan } from "/pieces/fan.js";
import { makeTracker, UNKNOWN } from "/pieces/tracking.js";

/** @typedef {import("../../web/types.d.ts").BoardProps} BoardProps @typedef {import("../../web/types.d.ts").GameView} GameView */
/** @typedef {{ id: string, place: string, face: string }} Tracked */

const SUITS = { W: "wood", H: "hay", O: "ore", G: "grain", V: "grape", F: "wool", L: "leather", S: "solitary" };
const LETTER_OF = Object.fromEntries(Object.entries(SUITS).map(([letter, suit]) => [suit, letter]));
const PILE = "pile", CARD = "fan:card"; // every card of the neighbour's fan is as good as any other

// -- moves and pieces

/** There is one move: a card from the pile, or any card of the neighbour. @param {GameView} view */
export function steps(view) {
  return Object.fromEntries(view.legal_moves.map((move) => [move, [view.table.takes_from === null ? PILE : CARD]]));
}

/** @param {import("../../web/types.d.ts").MoveShown} last */
export const traces = ({ seat, move }) => (move ? [`player:${seat}`] : []);

// -- the board

/** @param {BoardProps} props */
export function Board(props) {
  const { view, me, words, names } = props, { table } = view, below = me ?? 0;
  const track = useMemo(makeTracker, []);
  const cards = useMemo(() => track(seen(view)), [view]);
  const at = (/** @type {string} */ place) => cards.filter((card) => card.place === place);
  const seats = names.map((_, number) => (below + 1 + number) % names.length);
  return html`<div class="mini-villagers">
    <div class="mv-others">${seats.filter((seat) => seat !== below).map((seat) => html`<${Player} ...${props} seat=${seat} cards=${at(`hand-${seat}`)} />`)}</div>
    <${Pile} ...${props} />
    <${Player} ...${props} seat=${below} cards=${at(`hand-${below}`)} isBelow=${true} />
    ${table.winner !== null && html`<p class="mv-winner">${words("board-first", { name: names[table.winner] })}</p>`}
  </div>`;
}

/** @param {GameView} view */
function seen({ table }) {
  return table.hands.flatMap((/** @type {string[]} */ hand, /** @type {number} */ seat) => hand.map((face) => ({ place: `hand-${seat}`, face })));
}

/** @param {BoardProps["words"]} words @param {string} card */
function nameOf(words, card) {
  if (card === UNKNOWN) return words("board-back");
  const who = { m: "man", w: "woman" }[card[1]] ?? "countess";
  return words("board-card", { who, suit: SUITS[/** @type {keyof typeof SUITS} */ (card[0])] ?? "none" });
}

/** @param {BoardProps} props */
function Pile({ view, words, me, piece, face }) {
  const { pile } = view.table, here = me === null ? {} : piece(PILE);
  return html`<button type="button" ...${here} class="mv-pile ${pile ? "" : "is-gone"} ${here.class ?? ""}" aria-label=${words("board-pile", { cards: pile })}
    data-explain=${words("board-pile", { cards: pile })} data-source="pile">
    ${pile > 0 && html`<img src=${face("back")} alt="" draggable=${false} /><span class="count">${pile}</span>`}</button>`;
}

/** @param {BoardProps & { seat: number, cards: Tracked[], isBelow?: boolean }} props */
function Player(props) {
  const { view, words, names, me, seat, cards, isBelow } = props, { table } = view;
  const isGiving = table.takes_from === seat;
  const notes = [];
  if (!cards.length) notes.push(words("board-out"));
  if (isGiving) notes.push(words("board-taken-from"));
  if (table.winner === seat) notes.push(words("board-wins"));
  const label = words("board-holds", { name: names[seat], cards: cards.length, list: cards.map(({ face }) => nameOf(words, face)).join(", ") || "–" });
  return html`<section class="mv-player ${isBelow ? "is-below" : ""} ${isGiving ? "is-giving" : ""}" data-trace=${`player:${seat}`}>
    <p class="mv-name"><b>${names[seat]}</b> ${notes.join(" · ")}</p>
    <${Fan} label=${label} class="mv-hand">
      ${cards.map(({ id, face }, place) => html`<${Card} key=${id} id=${id} face=${face} from="pile" src=${props.face(face === UNKNOWN ? "back" : face)}
        name=${nameOf(words, face)} style=${inFan(place, cards.length)} piece=${isGiving && me !== null && me !== seat ? props.piece(CARD, id) : undefined} />`)}
    </${Fan}>
    <${Pairs} ...${props} pairs=${table.pairs[seat]} />
  </section>`;
}

/** @param {BoardProps & { pairs: string[] }} props */
function Pairs({ words, face, pairs }) {
  const list = pairs.map((suit) => words("suit", { suit })).join(", ");
  return html`<ul class="mv-pairs" aria-label=${`${words("board-pairs")}: ${list || words("board-nothing")}`}>
    ${pairs.map((suit) => html`<li data-explain=${words("suit", { suit })}>
      ${["m", "w"].map((who) => html`<img src=${face(LETTER_OF[suit] + who)} alt=${who === "m" ? words("suit", { suit }) : ""} />`)}</li>`)}
  </ul>`;
}
