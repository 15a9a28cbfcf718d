/** The board of Kings under Mountains: the others' realms above, the mines to fight for between, one's own realm and hand below. */
import { html, useMemo, useState } from "/vendor/preact.js";
import { Card } from "/pieces/card.js";
import { Dialog } from "/pieces/dialog.js";
import { Fan, inFan } from "/pieces/fan.js";
import { makeTracker, UNKNOWN } from "/pieces/tracking.js";
import { signed } from "/words.js";

/** @typedef {import("../../web/types.d.ts").BoardProps} BoardProps @typedef {import("../../web/types.d.ts").GameView} GameView */
/** @typedef {{ id: string, place: string, face: string }} Tracked @typedef {(place: string) => Tracked[]} At the cards that lie somewhere */
/** @typedef {{ mine: string, defence: number, workers: number, overseer: boolean, value: number, units: string[] }} Mine */

const RACES = { D: "dwarves", O: "orcs", G: "goblins", L: "giants" };
const LETTERS = /** @type {(keyof typeof RACES)[]} */ (Object.keys(RACES));

// -- moves and pieces

/** A card is shown by a touch, then laid on the mine that is touched; a draw is where it comes from. @param {GameView} view */
export function steps(view) {
  return Object.fromEntries(view.legal_moves.map((move) => [move, [pieceOf(move)]]));
}

/** @param {string} move */
function pieceOf(move) {
  const [what, rest] = move.split(":");
  if (what === "play") return `hand:${rest}`;
  if (what === "draw") return rest === "deck" ? "deck" : `camp:${rest}`;
  return move;
}

/** 6.1 The last card of the deck ends the game. @param {string} move @param {GameView} view */
export const costly = (move, view) => (move === "draw:deck" && view.table.deck === 1 ? "costly-last" : null);

/** What a piece would mean that cannot be touched now. @param {string[]} picked @param {string} piece @param {GameView} view */
export function attempt(picked, piece, view) {
  if (picked.length && view.table.step === "draw") return null; // the card was laid while it was dragged
  const [zone, rest] = piece.split(":");
  if (zone === "hand") return `play:${rest}`;
  if (zone === "deck") return "draw:deck";
  return zone === "camp" ? `draw:${rest}` : piece;
}

/** @param {{ seat: number, move: string | null }} last */
export function traces({ seat, move }) {
  if (!move) return [];
  const [what, rest] = move.split(":");
  if (what === "play") return [rest];
  return [what === "own" ? `realm-${seat}` : move];
}

// -- the board

/** @param {BoardProps} props */
export function Board(props) {
  const { view, me, words, names, piece } = props;
  const below = me ?? 0, others = view.seats - 1;
  const track = useMemo(makeTracker, []);
  const cards = useMemo(() => track(seen(view)), [view]);
  const at = (/** @type {string} */ place) => cards.filter((card) => card.place === place);
  const hand = at(`hand-${below}`);
  return html`<div class="kings-board" style=${{ "--others": others }}>
    <div class="ku-others ${others > 1 ? "is-several" : ""}">
      ${Array.from({ length: others }, (_, n) => html`<${Realm} ...${props} at=${at} seat=${(below + 1 + n) % view.seats} />`)}
    </div>
    <div class="ku-middle">
      <${Centre} ...${props} at=${at} />
      <${Camp} ...${props} at=${at} />
    </div>
    <${Realm} ...${props} at=${at} seat=${below} isBelow=${true} />
    <div class="ku-holding">
      <${Fan} label=${me === null ? words("board-hand-of", { name: names[below] }) : words("board-hand-yours")} class="ku-hand">
        ${hand.map(({ id, face }, place) => html`<${Card} key=${id} id=${id} face=${face} from="deck"
          class=${isShown(view, below, hand, place) ? "is-shown" : ""} src=${picture(props, face)} name=${cardName(words, face)}
          style=${inFan(place, hand.length)} piece=${me === null ? undefined : piece(`hand:${face}`, id)} />`)}
      </${Fan}>
      ${view.legal_moves.includes("exchange") && html`<${Exchange} ...${props} />`}
    </div>
  </div>`;
}

/** The only move there is for who can lay no card. @param {BoardProps} props */
function Exchange({ piece, words }) {
  const here = piece("exchange");
  return html`<button type="button" ...${here} class="primary ku-exchange ${here.class}">${words("board-exchange")}</button>`;
}

/** Every card on the screen, where it lies; units lie in one place with their mine, which comes first. @param {GameView} view */
function seen({ table, waiting_for: [asked] }) {
  const lay = (/** @type {string} */ place, /** @type {string[]} */ faces) => faces.map((face) => ({ place, face }));
  const stack = (/** @type {string} */ place, /** @type {Mine | null} */ mine) => (mine ? lay(place, [mine.mine, ...mine.units]) : []);
  const held = (/** @type {string[]} */ hand, /** @type {number} */ seat) => (table.shown && seat === asked ? sorted([...hand, table.shown]) : hand);
  return [
    ...table.centre.flatMap((/** @type {Mine | null} */ mine, /** @type {number} */ n) => stack(`centre-${n}`, mine)),
    ...table.mines.flatMap((/** @type {Mine[]} */ mines, /** @type {number} */ seat) => mines.flatMap((mine, n) => stack(`own-${seat}-${n}`, mine))),
    ...LETTERS.flatMap((letter) => lay(`camp-${letter}`, table.camp[letter])),
    ...table.hands.flatMap((/** @type {string[]} */ hand, /** @type {number} */ seat) => lay(`hand-${seat}`, held(hand, seat))),
    ...stack("deck", table.next_mine),
  ];
}

/** A hand in the order of the game: by race, then by strength; cards that are not known come first. @param {string[]} hand */
function sorted(hand) {
  const order = (/** @type {string} */ face) => (face[0] === UNKNOWN ? -1 : LETTERS.indexOf(/** @type {any} */ (face[0])) * 10 + Number(face[1]));
  return hand.toSorted((one, other) => order(one) - order(other));
}

/**
 * Whether this is the card that is shown and about to be laid: of twins, the first.
 * @param {GameView} view @param {number} seat @param {Tracked[]} hand @param {number} place
 */
function isShown({ table, waiting_for: [asked] }, seat, hand, place) {
  return table.shown !== null && asked === seat && hand.findIndex(({ face }) => face === table.shown) === place;
}

/** @param {BoardProps} props @param {string} face */
function picture({ face: address }, face) {
  return address(face === UNKNOWN ? "back" : face.replace(UNKNOWN, "").replaceAll("/", "-"));
}

/** @param {BoardProps["words"]} words @param {string} face */
function cardName(words, face) {
  if (face === UNKNOWN) return words("board-hidden");
  if (face.startsWith(UNKNOWN)) return words("board-hidden-back", written(face.slice(1)));
  if (face.includes("/")) return words("board-mine", written(face));
  return words("unit", { race: RACES[/** @type {keyof typeof RACES} */ (face[0])], strength: Number(face[1]) });
}

/** `2/3+/5` as a sentence needs it. @param {string} mine */
function written(mine) {
  const [defence, staff, value] = mine.split("/");
  return { defence: Number(defence), workers: parseInt(staff), overseer: staff.endsWith("+") ? "yes" : "no", value: Number(value) };
}

/** @param {BoardProps["words"]} words @param {string[]} cards */
const list = (words, cards) => cards.map((face) => cardName(words, face)).join(", ") || "–";

// -- mines

/**
 * A mine with the units on it, each card covering all but the upper part of the one before.
 * @param {BoardProps & { mine: Mine, cards: Tracked[] }} props
 */
function Stack(props) {
  const { words, cards, mine } = props;
  return html`${cards.map(({ id, face }, place) => html`<${Card} key=${id} id=${id} face=${face} from=${place === 0 ? "deck" : undefined}
      src=${picture(props, face)} name=${cardName(words, face)} style=${{ "--place": place }} />`)}
    ${mine.units.map((_, place) => html`<span class="ku-tick" style=${{ "--place": place }} aria-hidden="true">✓</span>`)}`;
}

/** The deck with the next mine on top, and four mines to fight for. @param {BoardProps & { at: At }} props */
function Centre(props) {
  const { view: { table }, words, me, at, piece } = props;
  const deck = me === null ? {} : piece("deck");
  const top = table.next_mine ? words("board-mine", written(table.next_mine.mine)) : "–";
  return html`<div class="ku-centre" role="group" aria-label=${words("board-centre")}>
    <button type="button" ...${deck} class="ku-place ku-deck ${deck.class ?? ""}" data-source="deck" data-trace="draw:deck"
      aria-label=${words("board-deck-top", { cards: table.deck, top })}>
      <img src=${props.face("empty")} alt="" draggable=${false} />
      ${at("deck").map(({ id, face }) => html`<${Card} key=${id} id=${id} face=${face} src=${picture(props, face)} name=${cardName(words, face)} />`)}
      <span class="count">${table.deck}</span>
    </button>
    ${table.centre.map((/** @type {Mine | null} */ mine, /** @type {number} */ n) => {
      const here = me === null ? {} : piece(`centre:${n + 1}`);
      const label = mine ? words("board-centre-mine", { place: n + 1, ...written(mine.mine), units: mine.units.length, list: list(words, mine.units) })
        : words("board-centre-empty", { place: n + 1 });
      return html`<button type="button" ...${here} class="ku-place ku-stack ${here.class ?? ""}" data-trace=${`centre:${n + 1}`} aria-label=${label}
        style=${{ "--units": mine?.units.length ?? 0 }}>
        <img src=${props.face("empty")} alt="" draggable=${false} />
        ${mine && html`<${Stack} ...${props} mine=${mine} cards=${at(`centre-${n}`)} />`}
        <span class="ku-number" aria-hidden="true">${n + 1}</span>
      </button>`;
    })}
  </div>`;
}

/** The piles of the camp by race, and the discards, which anybody may look through. @param {BoardProps & { at: At }} props */
function Camp(props) {
  const { view: { table }, words, me, at, piece } = props;
  const [isOpen, open] = useState(false);
  const invitation = words("board-look-through", { cards: table.discarded.length });
  return html`<div class="ku-camp" role="group" aria-label=${words("board-camp")}>
    ${LETTERS.map((letter) => {
      const cards = at(`camp-${letter}`), here = me === null ? {} : piece(`camp:${letter}`);
      const label = words("board-camp-pile", { race: RACES[letter], cards: cards.length, list: list(words, table.camp[letter]) });
      return html`<button type="button" ...${here} class="ku-place ${here.class ?? ""}" data-trace=${`draw:${letter}`} aria-label=${label}>
        <img src=${props.face(`camp-${letter}`)} alt="" draggable=${false} />
        ${cards.slice(-2).map(({ id, face }) => html`<${Card} key=${id} id=${id} face=${face} src=${picture(props, face)}
          name=${cardName(words, face)} explain=${label} />`)}
        ${cards.length > 1 && html`<span class="count">${cards.length}</span>`}
      </button>`;
    })}
    <button type="button" class="ku-place ku-discarded" onClick=${() => open(true)} data-trace="exchange"
      aria-label=${invitation} data-explain=${invitation}>
      <img src=${props.face("discarded")} alt="" draggable=${false} />
      <span class="count">${table.discarded.length}</span>
    </button>
    ${isOpen && html`<${Dialog} title=${words("board-open-cards")} close=${() => open(false)}><${OpenCards} ...${props} /></${Dialog}>`}
  </div>`;
}

/** What anybody may look through, and the memory aid where the table allows one. @param {BoardProps} props */
function OpenCards(props) {
  const { view: { table }, words } = props;
  const ofRace = (/** @type {string[]} */ cards, /** @type {string} */ letter) => cards.filter((face) => face[0] === letter);
  const row = (/** @type {string[]} */ cards) => html`<span class="ku-row">
    ${cards.length ? cards.map((face) => html`<img src=${picture(props, face)} alt=${cardName(words, face)} />`) : "–"}</span>`;
  const part = (/** @type {string} */ title, /** @type {(letter: keyof typeof RACES) => string[]} */ cards) => html`<h3>${title}</h3>
    ${LETTERS.map((letter) => html`<div class="ku-line"><b>${words("race", { race: RACES[letter] })}</b>${row(cards(letter))}</div>`)}`;
  return html`<div class="ku-open-cards">
    ${part(words("board-in-camp"), (letter) => table.camp[letter])}
    ${part(words("board-out"), (letter) => ofRace(table.discarded, letter))}
    ${table.unseen && part(words("board-unseen"), (letter) => table.unseen.units[letter])}
    ${table.unseen && html`<h3>${words("board-mines-not-seen")}</h3>${row(table.unseen.mines)}`}
    ${!table.unseen && html`<p class="fine">${words("board-no-memory-aid")}</p>`}
  </div>`;
}

// -- players

/**
 * A player: king, mines, points as far as they are open, and the hand if it is not one's own.
 * @param {BoardProps & { at: At, seat: number, isBelow?: boolean }} props
 */
function Realm(props) {
  const { view, words, names, at, seat, isBelow } = props;
  const mines = /** @type {Mine[]} */ (view.table.mines[seat]);
  return html`<section class="ku-realm ${isBelow ? "is-below" : ""}" aria-label=${names[seat]} data-trace=${`realm-${seat}`}>
    <${King} ...${props} />
    <header><b class="ku-name" data-explain=${names[seat]}>${names[seat]}</b><${Points} ...${props} /></header>
    ${isBelow ? html`<span class="ku-pairing">${words("board-pairing", { pairing: view.options.pairing })}</span>`
      : html`<${OtherHand} ...${props} cards=${at(`hand-${seat}`)} />`}
    <div class="ku-lands" role="group" style=${{ "--of": Math.max(1, mines.length) }}
      aria-label=${words("board-mines-of", { name: names[seat], mines: mines.length })}>
      ${mines.map((mine, n) => html`<${Owned} ...${props} mine=${mine} mines=${mines} number=${n} cards=${at(`own-${seat}-${n}`)} />`)}
    </div>
  </section>`;
}

/**
 * A captured mine with its staff; one's own can be touched.
 * @param {BoardProps & { seat: number, mine: Mine, mines: Mine[], number: number, cards: Tracked[] }} props
 */
function Owned(props) {
  const { view, words, me, seat, mine, mines, number, piece } = props;
  const label = words("board-own-mine", { number: number + 1, ...written(mine.mine), units: mine.units.length, list: list(words, mine.units) });
  const stack = html`<${Stack} ...${props} />`;
  if (seat !== me) return html`<div class="ku-stack ku-cut" role="group" aria-label=${label}>${stack}</div>`;
  const here = piece(`own:${choiceFor(view, mines, number)}`, `own-${number}`);
  return html`<button type="button" ...${here} class="ku-stack ku-cut ${here.class}" aria-label=${label}>${stack}</button>`;
}

/**
 * The number a move calls a mine by: of mines alike, only the first is among the moves.
 * @param {GameView} view @param {Mine[]} mines @param {number} number
 */
function choiceFor(view, mines, number) {
  const looks = (/** @type {Mine} */ mine) => [mine.mine, ...mine.units].join();
  const isMove = view.legal_moves.includes(`own:${number + 1}`);
  return 1 + (isMove ? number : mines.findIndex((mine) => looks(mine) === looks(mines[number])));
}

/** The king, with the filled mines under it. @param {BoardProps & { seat: number }} props */
function King({ view: { table }, words, face, seat }) {
  const letter = /** @type {keyof typeof RACES} */ (table.kings[seat]), { count, mines } = table.filled[seat];
  const values = mines?.map((/** @type {Mine} */ mine) => mine.value).join(", ");
  const label = words(values ? "board-king-own" : "board-king", { race: RACES[letter], mines: count, values: values ?? "" });
  return html`<div class="ku-king" role="img" tabindex="0" aria-label=${label} data-explain=${label}>
    <img src=${face(`king-${letter}`)} alt="" draggable=${false} />
    ${count > 0 && html`<span class="count">${count}</span>`}
  </div>`;
}

/** @param {BoardProps & { seat: number }} props */
function Points({ view, words, names, seat }) {
  const { filled, unfilled, total } = view.table.score[seat];
  const args = { name: names[seat], filled: filled ?? 0, unfilled, total: total ?? 0 };
  const label = words(total === null ? "board-points-hidden" : "board-points", args);
  return html`<span class="ku-points" role="img" tabindex="0" aria-label=${label} data-explain=${label}>
    <span class="ku-word">${words("board-filled")} </span>${filled === null ? "?" : `+${filled}`}
    <span class="ku-word"> · ${words("board-unfilled")}</span> ${unfilled ? signed(unfilled) : "−0"}
    ${total !== null && html`<span> = <b>${signed(total)}</b></span>`}
  </span>`;
}

/** @param {BoardProps & { seat: number, cards: Tracked[] }} props */
function OtherHand(props) {
  const { view, words, names, seat, cards } = props;
  const isOpen = !cards.some(({ face }) => face.startsWith(UNKNOWN));
  return html`<div class="ku-other-hand ${isOpen ? "is-open" : ""}" role="group" aria-label=${words("board-holds", { name: names[seat], cards: cards.length })}>
    ${cards.map(({ id, face }, place) => html`<${Card} key=${id} id=${id} face=${face} from="deck" src=${picture(props, face)}
      class=${isShown(view, seat, cards, place) ? "is-shown" : ""} name=${cardName(words, face)} />`)}
  </div>`;
}

// -- the score sheet

/** For each player the filled mines, those that are not, and the sum. @param {{ view: GameView, names: string[], words: BoardProps["words"] }} props */
export function ScoreSheet({ view: { table }, names, words }) {
  const values = (/** @type {Mine[]} */ mines, /** @type {string} */ sign) => mines.map((mine) => `${sign}${mine.value}`).join(" ");
  const counted = (/** @type {string} */ each, /** @type {number} */ sum) => (each ? `${each} = ${signed(sum)}` : "0");
  return html`<table>
    <thead><tr>${["player", "filled", "unfilled", "sum"].map((head) => html`<th>${words(`board-${head}`)}</th>`)}</tr></thead>
    <tbody>${names.map((name, seat) => {
      const { filled, unfilled, total } = table.score[seat];
      return html`<tr><th>${name}</th>
        <td>${counted(values(table.filled[seat].mines ?? [], "+"), filled)}</td>
        <td>${counted(values(table.mines[seat], "−"), unfilled)}</td>
        <td><b>${signed(total)}</b></td></tr>`;
    })}</tbody>
  </table>`;
}
