/** The board of Lost Cities: two rows of expeditions, the camps between them, the deck beside, one's hand below. */
import { html, useMemo } from "/vendor/preact.js";
import { Card } from "/pieces/card.js";
import { Fan, inFan } from "/pieces/fan.js";
import { makeTracker, UNKNOWN } from "/pieces/tracking.js";
import { signed } from "/words.js";

/** @typedef {import("../../web/types.d.ts").BoardProps} BoardProps @typedef {import("../../web/types.d.ts").GameView} GameView */
/** @typedef {{ id: string, place: string, face: string }} Tracked @typedef {{ name: string, when: string, taken_by: number | null }} Milestone */

const COLOURS = { Y: "yellow", B: "blue", V: "violet", G: "green", O: "orange" };
const LETTERS = /** @type {(keyof typeof COLOURS)[]} */ (Object.keys(COLOURS));
const SEATS = [0, 1];

// -- moves and pieces

/** `play:Y7` is the card, then its expedition; `camp:Y7` the card, then its camp; a draw is where it comes from. @param {GameView} view */
export function steps(view) {
  return Object.fromEntries(view.legal_moves.map((move) => [move, pieces(move)]));
}

/** @param {string} move */
function pieces(move) {
  const [what, rest] = move.split(":");
  if (what === "draw") return [rest === "deck" ? "deck" : `camp:${rest}`];
  return [`hand:${rest}`, `${what === "play" ? "expedition" : "camp"}:${rest[0]}`];
}

/** 3.1 The last card of the deck ends the deal. @param {string} move @param {GameView} view */
export const costly = (move, view) => (move === "draw:deck" && view.table.deck === 1 ? "costly-last" : null);

/** What a piece would mean that cannot be touched now. @param {string[]} picked @param {string} piece @param {GameView} view */
export function attempt(picked, piece, view) {
  const [zone, rest] = piece.split(":");
  const held = picked[0]?.split(":")[1] ?? null;
  if (zone === "hand") return `play:${rest}`;
  if (zone === "deck") return "draw:deck";
  if (view.table.step === "draw") return zone === "camp" ? `draw:${rest}` : null;
  if (held && zone === "expedition") return held[0] === rest ? `play:${held}` : null;
  return zone === "camp" && !held ? `draw:${rest}` : null;
}

/** @param {{ move: string | null }} last */
export function traces({ move }) {
  if (!move) return [];
  const [what, rest] = move.split(":");
  return what === "draw" ? [move] : [rest];
}

// -- the board

/** @param {BoardProps} props */
export function Board(props) {
  const { view, me, words, names } = props;
  const below = me ?? 0, above = 1 - below;
  const track = useMemo(makeTracker, []);
  const cards = useMemo(() => track(seen(view, above)), [view]);
  const at = (/** @type {string} */ place) => cards.filter((card) => card.place === place);
  return html`<div class="lost-cities">
    <${Heading} ...${props} above=${above} cards=${at(`hand-${above}`)} />
    <div class="lc-grid">
      ${LETTERS.map((letter) => html`<${Points} ...${props} seat=${above} letter=${letter} />`)}<${Total} ...${props} seat=${above} />
      ${LETTERS.map((letter) => html`<${Expedition} ...${props} seat=${above} letter=${letter} cards=${at(`expedition-${above}-${letter}`)} />`)}<span></span>
      ${LETTERS.map((letter) => html`<${Camp} ...${props} letter=${letter} cards=${at(`camp-${letter}`)} />`)}
      <${Deck} ...${props} />
      ${LETTERS.map((letter) => html`<${Expedition} ...${props} seat=${below} letter=${letter} cards=${at(`expedition-${below}-${letter}`)} isMine=${true} />`)}<span></span>
      ${LETTERS.map((letter) => html`<${Points} ...${props} seat=${below} letter=${letter} />`)}<${Total} ...${props} seat=${below} />
    </div>
    <${Fan} label=${me === null ? words("board-hand-of", { name: names[below] }) : words("board-your-hand")} class="lc-hand">
      ${at(`hand-${below}`).map(({ id, face }, place, hand) => html`<${Card} key=${id} id=${id} face=${face} from="deck"
        src=${picture(props, face)} name=${cardName(words, face)} style=${inFan(place, hand.length)}
        piece=${me === null ? undefined : props.piece(`hand:${face}`, id)} />`)}
    </${Fan}>
  </div>`;
}

/** Every card on the screen, where it lies. @param {GameView} view @param {number} above */
function seen({ table }, above) {
  const lay = (/** @type {string} */ place, /** @type {string[]} */ faces) => faces.map((face) => ({ place, face }));
  return [
    ...SEATS.flatMap((seat) => LETTERS.flatMap((letter) => lay(`expedition-${seat}-${letter}`, table.expeditions[seat][letter]))),
    ...LETTERS.flatMap((letter) => lay(`camp-${letter}`, table.camps[letter])),
    ...lay(`hand-${1 - above}`, table.hands[1 - above]),
    ...lay(`hand-${above}`, table.hands[above]),
  ];
}

/** @param {BoardProps} props @param {string} face */
const picture = ({ face: address }, face) => address(face === UNKNOWN ? "back" : face);

/** @param {BoardProps["words"]} words @param {string} face */
function cardName(words, face) {
  if (face === UNKNOWN) return words("board-back");
  const colour = COLOURS[/** @type {keyof typeof COLOURS} */ (face[0])];
  return words("card", { colour, value: face[1] === "*" ? 0 : Number(face.slice(1)) });
}

/** @param {BoardProps & { above: number, cards: Tracked[] }} props */
function Heading(props) {
  const { view, words, names, above, cards } = props;
  const { table, options } = view;
  return html`<div class="lc-heading">
    <span>${words("board-deal-of", { deal: table.deal, deals: options.deals })}</span>
    <div class="lc-other-hand ${cards.some(({ face }) => face === UNKNOWN) ? "" : "is-open"}" role="group" aria-label=${words("board-holds", { name: names[above], cards: cards.length })}>
      ${cards.map(({ id, face }) => html`<${Card} key=${id} id=${id} face=${face} from="deck" src=${picture(props, face)} name=${cardName(words, face)} />`)}
    </div>
    ${table.milestones.length > 0 && html`<ul class="lc-milestones" aria-label=${words("board-milestones")}>
      ${table.milestones.map((/** @type {Milestone} */ one) => html`<li class=${one.taken_by === null ? "" : "is-taken"} tabindex="0"
        data-explain=${`${words("milestone", { milestone: one.name })} (${words(`when-${one.when}`)})`}>
        ${words("milestone-short", { milestone: one.name })}${one.taken_by !== null && ` – ${names[one.taken_by]}`}</li>`)}</ul>`}
  </div>`;
}

/** All points of a player. @param {BoardProps & { seat: number }} props */
function Total({ view, names, words, seat }) {
  const points = view.table.score[seat].total, explained = words("board-total", { name: names[seat], points });
  return html`<span class="lc-points lc-total" tabindex="0" role="img" aria-label=${explained} data-explain=${explained}>${signed(points)}</span>`;
}

/** @param {BoardProps & { seat: number, letter: keyof typeof COLOURS, cards: Tracked[], isMine?: boolean }} props */
function Expedition(props) {
  const { words, names, seat, letter, cards, isMine, me, piece } = props;
  const list = cards.map(({ face }) => cardName(words, face)).join(", ");
  const label = words("board-expedition", { you: seat === me ? "yes" : "no", name: names[seat], colour: COLOURS[letter], cards: cards.length, list: list || "–" });
  const laid = html`${cards.map(({ id, face }, place) => html`<${Card} key=${id} id=${id} face=${face} src=${picture(props, face)}
    name=${cardName(words, face)} style=${{ "--place": place, "--of": Math.max(2, cards.length) }} />`)}`;
  const kind = `lc-expedition ${isMine ? "is-mine" : "is-other"}`;
  if (!isMine || me === null) return html`<div class=${kind} role="group" aria-label=${label}>${laid}</div>`;
  const here = piece(`expedition:${letter}`);
  return html`<button type="button" ...${here} class="${kind} ${here.class}" aria-label=${label}>${laid}</button>`;
}

/** @param {BoardProps & { letter: keyof typeof COLOURS, cards: Tracked[] }} props */
function Camp(props) {
  const { words, letter, cards, me, view } = props;
  const top = cards.at(-1), here = me === null ? {} : props.piece(`camp:${letter}`);
  const label = words("board-camp", { colour: COLOURS[letter], cards: cards.length, top: top ? cardName(words, top.face) : "–" });
  const under = cards.slice(-3);
  return html`<button type="button" ...${here} class="lc-camp ${here.class ?? ""}" aria-label=${label}
    data-trace=${`draw:${letter}`} data-source=${`camp:${letter}`}>
    <img src=${props.face(letter)} alt="" draggable=${false} />
    ${under.map(({ id, face }) => html`<${Card} key=${id} id=${id} face=${face} src=${picture(props, face)} name=${cardName(words, face)} />`)}
    ${cards.length > 1 && html`<span class="count">${cards.length}</span>`}
    ${view.table.closed === letter && html`<span class="lc-closed">${words("board-closed")}</span>`}
  </button>`;
}

/** @param {BoardProps} props */
function Deck(props) {
  const { words, view, me } = props;
  const left = view.table.deck, here = me === null ? {} : props.piece("deck");
  const label = left === null ? words("board-deck-button") : words("board-deck", { cards: left });
  return html`<button type="button" ...${here} class="lc-deck ${here.class ?? ""}" aria-label=${label} data-explain=${unseen(words, view) ?? label}
    data-source="deck" data-trace="draw:deck">
    <img src=${props.face("back")} alt="" draggable=${false} />
    ${left !== null && html`<span class="count">${left}</span>`}
  </button>`;
}

/** With the memory aid: which cards one has not seen yet, colour by colour. @param {BoardProps["words"]} words @param {GameView} view */
function unseen(words, { table }) {
  if (!table.unseen) return null;
  const values = (/** @type {string[]} */ faces) => faces.map((face) => face.slice(1).replace("*", "×")).join(" ") || "–";
  const lines = LETTERS.map((letter) => `${words("colour", { colour: COLOURS[letter] })}: ${values(table.unseen[letter])}`);
  return [words("board-unseen"), ...lines].join("\n");
}

/** What an expedition counts, explained. @param {BoardProps & { seat: number, letter: keyof typeof COLOURS }} props */
function Points({ view, words, seat, letter }) {
  const counted = view.table.score[seat].running?.expeditions[letter], colour = COLOURS[letter];
  const line = counted && words("score-line", { ...counted, points: signed(counted.points) });
  const explained = line ? words("board-points-of", { colour, line }) : words("board-not-begun", { colour });
  return html`<span class="lc-points ${counted ? "" : "is-none"}" tabindex="0" role="img" aria-label=${explained} data-explain=${explained} data-trace=${`points-${seat}-${letter}`}>
    ${counted ? signed(counted.points) : "·"}</span>`;
}

// -- the score sheet

/** Deal by deal, colour by colour. @param {Pick<BoardProps, "view" | "names" | "words" | "face">} props */
export function ScoreSheet({ view, names, words, face }) {
  const { score } = view.table, isVariant = view.options.milestones;
  const deals = /** @type {any[]} */ (score[0].deals);
  return html`<table>
    <thead><tr><th><span class="unseen">${words("board-deal")}</span></th><td></td>${LETTERS.map((letter) => html`<th>
      <img class="lc-sign" src=${face(letter)} alt=${words("colour", { colour: COLOURS[letter] })} /></th>`)}
      ${isVariant && html`<th>${words("board-milestones")}</th>`}<th>${words("board-sum")}</th></tr></thead>
    <tbody>${deals.flatMap((_, deal) => SEATS.map((seat) => {
      const sheet = score[seat].deals[deal];
      return html`<tr><td>${seat === 0 ? deal + 1 : ""}</td><th>${names[seat]}</th>
        ${LETTERS.map((letter) => html`<td>${signed(sheet.expeditions[letter])}</td>`)}
        ${isVariant && html`<td>${signed(sheet.milestones)}</td>`}<td><b>${signed(sheet.total)}</b></td></tr>`;
    }))}</tbody>
  </table>`;
}
