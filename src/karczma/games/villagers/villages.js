/** The villages: whose they are and what they earn, and their chains, each card covered up to its name. */
import { html } from "/vendor/preact.js";
import { BASICS, faceOf, LETTERS, nameOf, printed, VILLAGERS } from "./cards.js";
import { asksForHouse, VILLAGE } from "./moves.js";

/** @typedef {import("../../web/types.d.ts").BoardProps} BoardProps */
/** @typedef {{ id: string, card: string, stands_for: string | null, on: string | null, covered: boolean, coins: number, spent: boolean, gold: number, silver: number, copper: number, first_market: number, second_market: number }} House */
/** @typedef {{ house: House, column: number, level: number }} Laid */
/** @typedef {BoardProps & { ids: (place: string) => string[] }} Props the ids of the cards that lie in a place */

const ROWS = [1, 2, 3, 4, 5, 6]; // that a village may be laid in

/**
 * A card with its name on it: a button if it is a piece.
 * @param {{ id: string, card: string, src: string, name: string, label: string, explain?: string, from?: string,
 *   piece?: Record<string, unknown>, trace?: string, house?: string, class?: string, style?: Record<string, string | number>,
 *   children?: import("/vendor/preact.js").Child }} props `trace` and `house` are the two ways to point at it
 */
export function Face({ id, src, name, label, explain = label, from, piece, trace, house, class: kind = "", style, children }) {
  const rest = { style, "data-card": id, "data-from": from, "data-trace": trace, "data-face": house, "data-explain": explain };
  const inside = html`<img src=${src} alt=${piece ? "" : label} draggable=${false} />
    <span class="vl-name" aria-hidden="true">${name}</span>${children}`;
  return piece
    ? html`<button type="button" ...${piece} ...${rest} class="card ${kind} ${piece.class ?? ""}" aria-label=${label}>${inside}</button>`
    : html`<div ...${rest} class="card ${kind}">${inside}</div>`;
}

/** What a player is called; alone one plays against the Countess. @param {BoardProps} props @param {number} owner */
export const ownerName = ({ names, words }, owner) => names[owner] ?? words("card", { card: "countess" });

/** Where every card of a village lies: branches beside one another, cards of a branch below one another. Single cards come last. @param {House[]} houses */
export function chainsOf(houses) {
  const above = (/** @type {House} */ house) => houses.filter((other) => other.on === house.id);
  /** @param {House} house @param {number} column @param {number} level @returns {Laid[]} */
  const lay = (house, column, level) => [{ house, column, level }, ...above(house).flatMap((other) => lay(other, column, level + 1))];
  const chains = houses.filter((house) => house.on === null).map((first) => {
    const branches = above(first), columns = Math.max(1, branches.length);
    const laid = [{ house: first, column: (columns - 1) / 2, level: 0 }, ...branches.flatMap((house, column) => lay(house, column, 1))];
    return { laid, columns, depth: Math.max(...laid.map(({ level }) => level)) };
  });
  return [...chains.filter(({ depth }) => depth > 0), ...chains.filter(({ depth }) => depth === 0)];
}

/**
 * How wide and how deep a village is when it is laid in so many rows: the style sheet takes the number of rows that
 * lets its cards be largest.
 * @param {{ columns: number, depth: number }[]} chains @param {number} rows
 */
function inRows(chains, rows) {
  const all = chains.reduce((sum, { columns }) => sum + columns, 0);
  const room = Math.ceil(all / rows) + (rows > 1 ? 1 : 0);
  const depths = [0];
  let used = 0;
  for (const { columns, depth } of chains) {
    if (used + columns > room) {
      depths.push(0);
      used = 0;
    }
    used += columns;
    depths[depths.length - 1] = Math.max(depths[depths.length - 1], depth);
  }
  return { [`--columns-${rows}`]: room, [`--rows-${rows}`]: depths.length, [`--covers-${rows}`]: depths.reduce((sum, depth) => sum + depth, 0) };
}

/** `calls` is how many of its cards can be chosen. @param {Props & { owner: number, isLarge: boolean, calls: number, enlarge: () => void }} props */
export function Panel(props) {
  const { owner, isLarge, calls, view, words } = props;
  const label = words("board-village", { name: ownerName(props, owner) });
  return html`<section class="vl-panel ${isLarge ? "is-large" : ""} ${calls ? "is-calling" : ""}">
    <${Head} ...${props}>
      ${owner < view.table.hands.length && owner !== (props.me ?? 0) && html`<${OtherHand} ...${props} />`}
      ${owner < view.table.squares.length && html`<${Square} ...${props} />`}
    </${Head}>
    <div class="vl-ground" tabindex="0" role="group" aria-label=${label}><${Village} ...${props} /></div>
  </section>`;
}

/** @param {Props & { owner: number, isLarge: boolean, calls: number, enlarge: () => void, children?: import("/vendor/preact.js").Child }} props */
function Head(props) {
  const { owner, isLarge, calls, enlarge, view, words, face, children } = props, { table } = view;
  const name = ownerName(props, owner), village = table.villages[owner], limits = table.limits[owner];
  const facts = [fact("gold", table.supplies[owner], words("board-gold-of", { name, gold: table.supplies[owner] }))];
  if (limits) {
    facts.push(fact("food", limits.draft, words("board-drafts", { food: village.food, limit: limits.draft })));
    facts.push(fact("builders", limits.build, words("board-builds", { builders: village.builders, limit: limits.build })));
  }
  if (table.markets < 2) {
    const brings = table.markets ? village.second_market : `${village.first_market}/${village.second_market}`;
    const message = table.markets ? "board-would-pay-late" : "board-would-pay";
    facts.push(fact("market", brings, words(message, { first: village.first_market, second: village.second_market })));
  }
  return html`<div class="vl-head">
    <button type="button" class="vl-who" aria-pressed=${isLarge ? "true" : "false"} onClick=${enlarge} data-trace=${`player:${LETTERS[owner]}`} data-source=${`player:${LETTERS[owner]}`}
      data-calls=${calls} data-explain=${words("board-show", { name })}>
      ${table.marker === owner && limits && html`<img src=${face("sign-first")} alt=${words("board-first")} />`}
      <span>${name}</span></button>
    <ul class="vl-facts">${facts.map(({ sign, shown, explained }) => html`<li data-explain=${explained}>
      <img src=${face(`sign-${sign}`)} alt="" /><span aria-hidden="true">${shown}</span><span class="unseen">${explained}</span></li>`)}</ul>
    ${children}
  </div>`;
}

/** @param {string} sign @param {string | number} shown @param {string} explained */
const fact = (sign, shown, explained) => ({ sign, shown, explained });

/** The backs of another hand, and the cards one knows in it. @param {Props & { owner: number }} props */
function OtherHand({ view, words, face, owner }) {
  const hand = /** @type {string[]} */ (view.table.hands[owner]);
  const names = hand.map((card) => nameOf(words, card));
  const isOpen = hand.length > 0 && hand.every((card) => VILLAGERS[card]);
  return html`<div class="vl-other-hand ${isOpen ? "is-open" : ""}" role="group" aria-label=${words("board-holds", { cards: hand.length, list: names.join(", ") || "–" })}>
    ${hand.map((card, place) => html`<span class="vl-tiny" data-explain=${names[place]}><img src=${face(faceOf(card))} alt="" /></span>`)}
  </div>`;
}

/** What has been drafted in this phase, face up. @param {Props & { owner: number }} props */
function Square(props) {
  const { view, words, face, owner, me, ids, piece } = props;
  const cards = /** @type {string[]} */ (view.table.squares[owner]), found = ids(`square-${owner}`), letter = LETTERS[owner];
  const isAsked = me !== null && view.table.step === "snatch-from";
  const list = cards.map((card) => nameOf(words, card)).join(", ");
  return html`<div class="vl-square" role="group" aria-label=${words("board-square-of", { list: list || "–" })} data-trace=${`square:${letter}`}>
    ${cards.map((card, place) => html`<${Face} key=${found[place]} id=${found[place]} src=${face(card)} name=${nameOf(words, card)}
      label=${printed(words, card).join(" · ")} piece=${isAsked ? piece(`square:${letter}${place + 1}`) : undefined} />`)}
  </div>`;
}

/** One's own village takes cards as a whole, unless a certain card of it is asked for. @param {Props & { owner: number }} props */
function Village(props) {
  const { view, words, owner, me, piece } = props, isMine = owner === me;
  const chains = chainsOf(view.table.villages[owner].houses), areAsked = me !== null && asksForHouse(view);
  const laid = isMine ? [...chains, { columns: 1, depth: 0 }] : chains;
  const style = Object.assign({}, ...ROWS.map((rows) => inRows(laid, rows)));
  const inside = chains.map((chain) => html`<div class="vl-chain" style=${{ "--wide": chain.columns, "--deep": chain.depth }}>
    ${chain.laid.map((laid) => html`<${HouseCard} key=${laid.house.id} ...${props} ...${laid} isAsked=${areAsked} />`)}</div>`);
  if (!isMine) return html`<div class="vl-village" style=${style}>${inside}</div>`;
  const here = piece(VILLAGE), list = chains.flatMap(({ laid }) => laid.map(({ house }) => inVillage(words, house))).join("; ");
  return areAsked
    ? html`<div class="vl-village" style=${style}>${inside}<button type="button" ...${here} class="vl-plot ${here.class}" aria-label=${words("board-plot")}>+</button></div>`
    : html`<button type="button" ...${here} class="vl-village ${here.class}" style=${style} aria-label=${words("board-build-here", { list })}>${inside}<span class="vl-plot">+</span></button>`;
}

/** @param {Props & Laid & { owner: number, isAsked: boolean }} props */
function HouseCard({ words, face, piece, ids, owner, house, column, level, isAsked }) {
  const [id] = ids(`house-${house.id}`), letter = LETTERS[owner];
  return html`<${Face} id=${id} src=${face(house.card)} name=${houseName(words, house)} label=${inVillage(words, house)} explain=${explainHouse(words, house)}
    from=${BASICS.includes(house.card) ? `basic:${house.card}` : `player:${letter}`} trace=${`${letter}:${house.card}`} house=${`house:${house.id}`} class=${house.covered ? "is-covered" : ""}
    style=${{ "--column": column, "--level": level }} piece=${isAsked ? piece(`house:${house.id}`) : undefined}>
    ${house.silver > 0 && html`<span class="vl-worth" aria-hidden="true">${house.silver}</span>`}
    ${house.copper > 0 && html`<span class="vl-worth is-copper" aria-hidden="true">${house.copper}</span>`}
    ${house.coins > 0 && html`<span class="vl-coins" aria-hidden="true">${house.coins}</span>`}
    ${house.spent && html`<span class="vl-spent" aria-hidden="true">✓</span>`}
  </${Face}>`;
}

/** A wild card is called by what it stands for, too. @param {BoardProps["words"]} words @param {House} house */
const houseName = (words, house) => nameOf(words, house.card) + (house.stands_for ? ` = ${nameOf(words, house.stands_for)}` : "");

/** @param {BoardProps["words"]} words @param {House} house */
const inVillage = (words, house) => [houseName(words, house), ...standing(words, house)].join(", ");

/** What matters of a card where it lies. @param {BoardProps["words"]} words @param {House} house */
function standing(words, house) {
  if (house.covered) return [words("explain-covered")];
  const said = [];
  if (house.coins) said.push(words("coins", { coins: house.coins }));
  if (house.second_market) said.push(words("explain-brings", { first: house.first_market, second: house.second_market }));
  if (house.copper) said.push(words("explain-copper-now", { gold: house.copper }));
  if (house.spent) said.push(words("explain-spent"));
  return said;
}

/** @param {BoardProps["words"]} words @param {House} house */
function explainHouse(words, house) {
  const role = house.stands_for ? [words("explain-stands-for", { card: house.stands_for })] : [];
  return [...printed(words, house.card), ...role, ...standing(words, house)].join(" · ");
}
