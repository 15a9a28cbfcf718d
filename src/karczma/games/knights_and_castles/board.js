/** The board of Knights and Castles: the other players above, the tile at stake and the last round between, one's own cards below. */
import { html, useMemo, useState } from "/vendor/preact.js";
import { Card } from "/pieces/card.js";
import { Dialog } from "/pieces/dialog.js";
import { Fan, inFan } from "/pieces/fan.js";
import { makeTracker, UNKNOWN } from "/pieces/tracking.js";

/** @typedef {import("../../web/types.d.ts").BoardProps} BoardProps @typedef {import("../../web/types.d.ts").GameView} GameView */
/** @typedef {{ id: string, place: string, face: string }} Tracked */
/** @typedef {{ tile: string, kind: string, size: string | null, points: number }} Tile */
/** @typedef {{ tile: Tile, took?: string[], laid: (string | null)[], repeated: string[], strongest: string[], taken_by: number }} Round */
/** @typedef {BoardProps & { seat: number, cards: Tracked[] }} PlayerProps */

const SHEPHERD = "S";
const PAIR = [0, 1];

// -- moves and pieces

/** `lay:KD` is the two cards in either order; `recruit:K` the card in the camp. @param {GameView} view */
export function steps(view) {
  return Object.fromEntries(view.legal_moves.map((move) => [move, ways(move)]));
}

/** @param {string} move */
function ways(move) {
  const [what, cards] = move.split(":");
  if (what === "recruit") return [[`camp:${cards}`]];
  const [one, other] = [...cards].map((card) => `hand:${card}`);
  return [[one, other], [other, one]];
}

/** What a piece would mean that cannot be touched now. @param {string[]} picked @param {string} piece @param {GameView} view */
export function attempt(picked, piece, view) {
  const [zone, card] = piece.split(":"), held = picked[0]?.split(":")[1];
  if (zone === "hand") return laying(SHEPHERD, card, view);
  return held ? laying(held, card, view) : `recruit:${card}`;
}

/** Two cards as a move writes them: in the order of the figures. @param {string} one @param {string} other @param {GameView} view */
function laying(one, other, { table }) {
  const order = [...table.figures.map((/** @type {{ card: string }} */ figure) => figure.card), SHEPHERD];
  return `lay:${[one, other].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join("")}`;
}

/** What was chosen is secret; who chose is not. @param {{ seat: number }} last */
export const traces = ({ seat }) => [`seat-${seat}`];

// -- where the cards lie

/** The cards of a player: in hand, laid in secret, in the camp. Of others one sees backs, unless all hands lie open. @param {GameView} view @param {number} seat @param {number | null} me */
function seen({ table }, seat, me) {
  const laid = secret(table, seat, me), isRecruiting = table.step === "recruitment";
  const shown = (/** @type {string[]} */ faces) => (seat === me || table.choices ? faces : faces.map(() => UNKNOWN));
  const lay = (/** @type {string} */ place, /** @type {string[]} */ faces) => faces.map((face) => ({ place, face }));
  return [
    ...lay("hand", without(shown(table.hands[seat]), isRecruiting ? [] : laid)),
    ...lay("laid", laid),
    ...lay("camp", without(shown(table.camps[seat]), isRecruiting ? laid : [])),
  ];
}

/** What a player has chosen in this round: one's own cards, the backs of others'. @param {any} table @param {number} seat @param {number | null} me */
function secret(table, seat, me) {
  if (!table.chosen[seat]) return [];
  const choice = table.choices?.[seat] ?? (seat === me && table.choice);
  if (choice) return [...choice.split(":")[1]];
  return Array(table.step === "recruitment" ? 1 : 2).fill(UNKNOWN);
}

/** @param {string[]} faces @param {string[]} gone */
function without(faces, gone) {
  const left = [...faces];
  for (const face of gone) left.splice(left.indexOf(face), 1);
  return left;
}

/** The cards of every player, followed from view to view. @param {GameView} view @param {number | null} me */
function useCards(view, me) {
  const trackers = useMemo(() => Array.from({ length: view.seats }, makeTracker), [view.seats]);
  return useMemo(() => trackers.map((track, seat) =>
    track(seen(view, seat, me)).map((card) => ({ ...card, id: `${seat}-${card.id}` }))), [view]);
}

/** @param {Tracked[]} cards @param {string} place */
const at = (cards, place) => cards.filter((card) => card.place === place);

// -- names

/** @param {BoardProps} props @param {string} face */
const picture = ({ face: address }, face) => address(face === UNKNOWN ? "back" : face);

/** @param {GameView} view @param {string} card */
const figureOf = ({ table }, card) => table.figures.find((/** @type {{ card: string }} */ figure) => figure.card === card);

/** @param {BoardProps} props @param {string} card */
function cardName({ view, words }, card) {
  return card === UNKNOWN ? words("board-back") : words("board-card", { card: figureOf(view, card)?.name ?? "shepherd" });
}

/** The name of a card and what it can do. @param {BoardProps} props @param {string} card */
function explained({ view, words }, card) {
  const figure = figureOf(view, card);
  if (card === UNKNOWN) return words("board-back");
  return figure ? words("board-card-strengths", { card: figure.name, ...figure.strength }) : words("board-card-shepherd");
}

/** @param {BoardProps["words"]} words @param {Tile} tile */
const tileName = (words, tile) => (tile.kind === "drum" ? words("board-drum") : words("board-at-stake", { ...tile }));

// -- the board

/** @param {BoardProps} props */
export function Board(props) {
  const { view, me, words, names } = props;
  const below = me ?? 0;
  const cards = useCards(view, me);
  const others = names.map((_, seat) => seat).filter((seat) => seat !== below);
  const hand = at(cards[below], "hand");
  return html`<div class="knights-castles">
    <${Heading} ...${props} />
    <div class="kc-others">${others.map((seat) => html`<${Player} ...${props} key=${seat} seat=${seat} cards=${cards[seat]} />`)}</div>
    <div class="kc-centre"><${Stake} ...${props} /><${LastRound} ...${props} seats=${[...others, below]} /></div>
    <${Player} ...${props} seat=${below} cards=${cards[below]} isBelow=${true} />
    <${Fan} label=${me === null ? words("board-hand-of", { name: names[below] }) : words("board-your-hand")} class="kc-hand">
      ${hand.map(({ id, face }, place) => html`<${Card} key=${id} id=${id} face=${face} from=${`laid-${below}`} src=${picture(props, face)}
        name=${explained(props, face)} style=${inFan(place, hand.length)}
        piece=${me === null ? undefined : props.piece(`hand:${face}`, id)} />`)}
    </${Fan}>
  </div>`;
}

/** How far the game is, and which tiles may still come. @param {BoardProps} props */
function Heading(props) {
  const { view: { table }, words, face } = props;
  const [isOpen, setOpen] = useState(false);
  const stack = words("board-stack", { tiles: table.rounds - table.round });
  return html`<div class="kc-heading">
    <span>${table.games > 1 && html`${words("board-game-of", table)} · `}${words("board-round-of", table)}</span>
    ${table.log && html`<button type="button" class="kc-open" onClick=${() => setOpen(true)}>${words("board-shown-so-far")}</button>`}
    <span class="kc-to-come"><span>${words("board-to-come")}</span>
      ${table.unseen_tiles.map((/** @type {Tile} */ tile) => html`<img src=${face(tile.tile)} alt=${tileName(words, tile)} data-explain=${tileName(words, tile)} />`)}</span>
    <span class="kc-stack" data-source="stack" data-explain=${stack}><img src=${face("tile-back")} alt=${stack} /><b aria-hidden="true">${table.rounds - table.round}</b></span>
    ${isOpen && html`<${Memory} ...${props} close=${() => setOpen(false)} />`}
  </div>`;
}

/** The tile of this round, and what the figures are worth before it. @param {BoardProps} props */
function Stake(props) {
  const { view: { table }, words, face } = props;
  const tile = /** @type {Tile | null} */ (table.tile);
  if (!tile) return html`<section class="kc-stake"><h2>${words("prompt-over")}</h2></section>`;
  return html`<section class="kc-stake" aria-label=${words("board-stake")}>
    <${Card} key=${table.round} id=${tileId(props, tile)} face=${tile.tile} src=${face(tile.tile)} name=${tileName(words, tile)} from="stack" class="kc-tile" />
    <div><h2>${tile.kind === "drum" ? words("board-recruitment") : tileName(words, tile)}</h2>
      ${tile.kind !== "drum" && html`<${Order} ...${props} kind=${tile.kind} />`}</div>
  </section>`;
}

/** A castle is the same tile at stake and when it is taken. @param {BoardProps} props @param {Tile} tile */
const tileId = ({ view: { table } }, tile) => `tile-${table.game}-${tile.kind === "drum" ? table.round : tile.tile}`;

/** The figures from the strongest to the weakest. @param {BoardProps & { kind: string }} props */
function Order(props) {
  const { view, words, face, kind } = props;
  const figures = /** @type {{ card: string, name: string, strength: Record<string, number> }[]} */ (view.table.figures);
  const order = words("board-order", { kind });
  return html`<ol class="kc-order" aria-label=${order}>
    <li aria-hidden="true" data-explain=${order}><img src=${face(kind)} alt="" /></li>
    ${figures.toSorted((one, other) => other.strength[kind] - one.strength[kind]).map(({ card, strength }) => html`<li
      data-explain=${explained(props, card)}><img src=${face(`icon-${card}`)} alt=${cardName(props, card)} /> <b>${strength[kind]}</b></li>`)}
  </ol>`;
}

// -- a player

/** @param {PlayerProps & { isBelow?: boolean }} props */
function Player(props) {
  const { view: { table }, me, names, words, face, seat, cards, isBelow } = props;
  return html`<section class="kc-player ${isBelow ? "is-below" : ""}" aria-label=${names[seat]} data-trace=${`seat-${seat}`}>
    <header><h2 data-explain=${names[seat]}>${names[seat]}</h2>
      ${table.sword === seat && html`<img class="kc-sword" src=${face("sword")} alt=${words("board-has-sword")} tabindex="0" data-explain=${words("board-has-sword")} />`}
      <${Score} ...${props} /></header>
    <${Secret} ...${props} />
    ${!isBelow && html`<${Pile} ...${props} place="hand" label="board-cards" />`}
    ${seat === me ? html`<${OwnCamp} ...${props} cards=${at(cards, "camp")} />`
      : html`<${Pile} ...${props} place="camp" label="board-camp-of" />`}
    <${Castles} ...${props} />
    ${table.may_hold && seat !== me && !table.choices && html`<${Known} ...${props} />`}
  </section>`;
}

/** The points, and castle by castle where they come from. @param {PlayerProps} props */
function Score({ view: { table }, words, seat }) {
  const { running, games, total } = table.score[seat], points = running ?? games.at(-1).points;
  const sums = [words("board-score-game", { points }), table.games > 1 && words("board-score-total", { points: total })];
  const told = [castleLines(words, table.castles[seat]), ...sums].filter(Boolean).join(". ");
  return html`<span class="kc-score" tabindex="0" role="img" aria-label=${told} data-explain=${told}>
    <b>${points}</b>${table.games > 1 && html` <small>Σ ${total}</small>`}</span>`;
}

/** @param {BoardProps["words"]} words @param {Tile[]} castles */
const castleLines = (words, castles) => castles.map((castle) => tileName(words, castle)).join("; ") || words("board-no-castles");

/** The sentence that says how far a player is with choosing; none when all is over. @param {GameView} view @param {number} seat @param {number | null} me */
function stateOf({ table, waiting_for }, seat, me) {
  if (table.chosen[seat]) return seat === me ? "board-your-choice" : "board-has-chosen";
  if (waiting_for.includes(seat)) return seat === me ? "board-choose" : "board-thinking";
  return table.tile && "board-no-choice";
}

/** The two places where a choice lies face down; one's own is shown to oneself. @param {PlayerProps} props */
function Secret(props) {
  const { view, me, words, seat, cards } = props;
  const laid = at(cards, "laid"), told = stateOf(view, seat, me), state = told && words(told);
  return html`<div class="kc-secret ${laid.length ? "is-ready" : ""}" role="group" aria-label=${state} data-source=${`laid-${seat}`}>
    ${PAIR.map((place) => html`<span class="kc-place" key=${place}>${laid.slice(place, place + 1).map(({ id, face }) => html`<${Card} key=${id} id=${id} face=${face}
      from=${`${view.table.step === "recruitment" ? "camp" : "hand"}-${seat}`} src=${picture(props, face)} name=${explained(props, face)} />`)}</span>`)}
    <span class="kc-state">${state}</span>
  </div>`;
}

/** Cards that lie face down, and how many. @param {PlayerProps & { place: string, label: string }} props */
function Pile(props) {
  const { words, seat, cards, place, label } = props;
  const here = at(cards, place), told = words(label, { cards: here.length });
  return html`<div class="kc-pile" role="img" aria-label=${told} data-explain=${told} data-source=${`${place}-${seat}`}>
    <span class="kc-backs ${props.view.table.choices ? "is-open" : ""}">${here.map(({ id, face }) => html`<${Card} key=${id} id=${id} face=${face} from=${`laid-${seat}`} src=${picture(props, face)}
      name=${cardName(props, face)} />`)}</span>
    <span class="kc-count">${words(`board-${place}`)} <b>${here.length}</b></span>
  </div>`;
}

/** One may look through the own camp. @param {PlayerProps} props */
function OwnCamp(props) {
  const { words, seat, cards, piece } = props;
  return html`<div class="kc-camp" role="group" aria-label=${words("board-camp-of", { cards: cards.length })} data-source=${`camp-${seat}`}>
    <span class="kc-label">${words("board-camp")}</span>
    ${cards.map(({ id, face }) => html`<${Card} key=${id} id=${id} face=${face} from=${`laid-${seat}`} src=${picture(props, face)}
      name=${explained(props, face)} piece=${piece(`camp:${face}`, id)} />`)}
  </div>`;
}

/** @param {PlayerProps} props */
function Castles(props) {
  const { view: { table }, words, face, seat } = props;
  const castles = /** @type {Tile[]} */ (table.castles[seat]);
  return html`<div class="kc-castles" role="group" aria-label=${castleLines(words, castles)}>
    ${castles.map((tile) => html`<${Card} key=${tile.tile} id=${tileId(props, tile)} face=${tile.tile} src=${face(tile.tile)} name=${tileName(words, tile)} />`)}
  </div>`;
}

// -- the memory aid

/** Where a figure lies as far as everybody can tell. @param {GameView} view @param {number} seat @param {string} card */
function whereIs({ table }, seat, card) {
  const hands = Object.keys(table.may_hold[seat]), holding = hands.filter((hand) => hand.includes(card)).length;
  return holding === hands.length ? "surely" : holding ? "maybe" : "in-camp";
}

/** @param {PlayerProps} props */
function Known(props) {
  const { view, words, face, seat } = props;
  return html`<ul class="kc-known" aria-label=${words("board-known")}>${view.table.figures.map((/** @type {{ card: string }} */ { card }) => {
    const where = whereIs(view, seat, card), told = `${cardName(props, card)}: ${words(`board-${where}`)}`;
    return html`<li class=${`is-${where}`} data-explain=${told}><img src=${face(`icon-${card}`)} alt=${told} /></li>`;
  })}</ul>`;
}

/** Everything that was shown in this game, and what follows from it. @param {BoardProps & { close: () => void }} props */
function Memory(props) {
  const { view, names, words, face, close } = props;
  const icons = (/** @type {string[]} */ cards) => cards.map((card) => html`<img src=${face(`icon-${card}`)} alt=${cardName(props, card)} data-explain=${cardName(props, card)} />`);
  const figures = (/** @type {number} */ seat, /** @type {string} */ where) => view.table.figures
    .map((/** @type {{ card: string }} */ { card }) => card).filter((/** @type {string} */ card) => whereIs(view, seat, card) === where);
  const entry = (/** @type {Round} */ past, /** @type {number} */ seat) => past.took ? words(TOOK[past.took[seat]])
    : html`${icons([...past.laid[seat] ?? ""])}${past.taken_by === seat && html` <b role="img" aria-label=${words("board-took-castle")} data-explain=${words("board-took-castle")}>★</b>`}`;
  const places = ["surely", "maybe", "in-camp"];
  return html`<${Dialog} title=${words("board-shown-so-far")} close=${close} class="kc-memory">
    <p>${words("board-what-all-know")}</p>
    <table><thead><tr><td></td>${places.map((where) => html`<th>${words(`board-${where}`)}</th>`)}</tr></thead>
      <tbody>${names.map((name, seat) => html`<tr><th>${name}</th>${places.map((where) => html`<td>${icons(figures(seat, where))}</td>`)}</tr>`)}</tbody></table>
    ${view.table.log.length > 0 && html`<table><thead><tr><th>${words("board-round")}</th>${names.map((name) => html`<th>${name}</th>`)}</tr></thead>
      <tbody>${view.table.log.map((/** @type {Round} */ past, /** @type {number} */ number) => html`<tr><th>${number + 1}. <img src=${face(past.tile.tile)} alt=${tileName(words, past.tile)} /></th>
        ${names.map((_, seat) => html`<td>${entry(past, seat)}</td>`)}</tr>`)}</tbody></table>`}
  </${Dialog}>`;
}

// -- the last round

/** @type {Record<string, string>} */
const TOOK = { "+": "board-took-secretly", 1: "board-took-only", "-": "board-took-nothing" };

/** @param {BoardProps & { seats: number[] }} props */
function LastRound(props) {
  const { view: { table }, words } = props;
  const round = /** @type {Round | undefined} */ (table.last_round[0]);
  if (!round) return html`<section class="kc-last is-empty"><p>${words("board-nothing-shown")}</p></section>`;
  return html`<section class="kc-last" aria-label=${words("board-last-round")}>
    <header><img src=${props.face(round.tile.tile)} alt="" /><h2>${words("board-last-round")}: ${tileName(words, round.tile)}</h2></header>
    <ol class="kc-columns">${props.seats.map((seat) => html`<${Column} ...${props} key=${seat} seat=${seat} round=${round} />`)}</ol>
    <p>${round.took ? words("board-drum-was") : outcome(props, round)}</p>
    ${table.round === 1 && html`<p>${lastGame(props)}</p>`}
  </section>`;
}

/** How a round ended, in words. @param {BoardProps} props @param {Round} round */
function outcome(props, { tile, repeated, strongest, taken_by }) {
  const { view, words } = props, best = figureOf(view, strongest[0]);
  const cancelled = repeated.map((card) => cardName(props, card)).join(", ");
  const who = { you: taken_by === props.me ? "yes" : "no", name: props.names[taken_by] };
  const taken = strongest.length === 1 ? words("board-taken-by-card", { ...who, figure: best.name, strength: best.strength[tile.kind] })
    : words("board-taken-by-sword", { ...who, level: strongest.length ? "yes" : "no" });
  return [cancelled && words("board-repeated", { cards: cancelled }), taken].join(" ");
}

/** What one player showed. @param {BoardProps & { seat: number, round: Round }} props */
function Column(props) {
  const { names, words, face, seat, round } = props;
  const isTaker = !round.took && round.taken_by === seat, isBySword = isTaker && round.strongest.length !== 1;
  return html`<li class=${isTaker ? "is-taker" : ""}>
    <span class="kc-name"><span data-explain=${names[seat]}>${names[seat]}</span>${isBySword && html`<img class="kc-sword" src=${face("sword")} alt=${words("board-by-sword")} data-explain=${words("board-by-sword")} />`}</span>
    ${round.took ? html`<span class="kc-took">${words(TOOK[round.took[seat]])}</span>`
      : html`<span class="kc-pair">${[...round.laid[seat] ?? ""].map((card, place) => html`<${Laid} ...${props} key=${place} card=${card} place=${place} />`)}</span>`}
  </li>`;
}

/** A card that was shown, and what became of it. @param {BoardProps & { seat: number, round: Round, card: string, place: number }} props */
function Laid(props) {
  const { view: { table }, words, seat, round, card, place } = props;
  const strength = figureOf(props.view, card)?.strength[round.tile.kind] ?? 0;
  const fate = card === SHEPHERD ? "back" : round.repeated.includes(card) ? "out"
    : round.taken_by === seat && round.strongest.join() === card ? "won" : "lost";
  const mark = { back: "↩", out: "×", won: `★ ${strength}`, lost: String(strength) }[fate];
  const told = words(`board-fate-${fate}`, { name: cardName(props, card), strength });
  return html`<span class="kc-laid is-${fate}"><${Card} id=${`shown-${table.game}-${table.round}-${seat}-${place}`} face=${card} from=${`laid-${seat}`}
    src=${picture(props, card)} name=${told} /><b class="kc-mark" aria-hidden="true">${mark}</b></span>`;
}

/** Between two games: what the last one brought. @param {BoardProps & { seats: number[] }} props */
function lastGame({ view: { table }, names, words, seats }) {
  const points = seats.map((seat) => `${names[seat]} ${table.score[seat].games[table.game - 2].points}`);
  return `${words("told-game-over", { game: table.game - 1, games: table.games })} ${points.join(", ")}.`;
}

// -- the score sheet

/** Game by game the castles and their points, then all games together. @param {{ view: GameView, names: string[], words: BoardProps["words"] }} props */
export function ScoreSheet({ view, names, words }) {
  const { score } = view.table, games = /** @type {unknown[]} */ (score[0].games);
  return html`<table class="kc-sheet">
    <thead><tr><th>${words("board-game")}</th><th>${words("board-player")}</th><th>${words("board-castles")}</th><th>${words("board-points")}</th></tr></thead>
    <tbody>${games.flatMap((_, game) => names.map((name, seat) => {
      const { castles, points } = score[seat].games[game];
      return html`<tr><td>${seat === 0 ? game + 1 : ""}</td><th>${name}</th><td>${castles.length ? castles.map((/** @type {Tile} */ tile) => html`<div>${words("board-castle-counts", { ...tile })}</div>`) : "–"}</td><td><b>${points}</b></td></tr>`;
    }))}
    ${names.map((name, seat) => html`<tr><td>${seat === 0 ? words("board-sum") : ""}</td><th>${name}</th>
      <td>${words("board-cards", { cards: score[seat].cards })}</td><td><b>${score[seat].total}</b></td></tr>`)}</tbody>
  </table>`;
}
