/** The board of Warriors' Adventures: the other players above, ten stacks in the middle, one's own loot and warriors below. */
import { html, useMemo } from "/vendor/preact.js";
import { Card } from "/pieces/card.js";
import { makeTracker, UNKNOWN } from "/pieces/tracking.js";

/** @typedef {import("../../web/types.d.ts").BoardProps} BoardProps @typedef {import("../../web/types.d.ts").GameView} GameView */
/** @typedef {{ id: string, place: string, face: string }} Tracked */
/** @typedef {{ printed: number, cards: number, left: string[] | null, revealed: string[] | null }} Stack */
/** @typedef {{ playing: boolean, front: string[], ducats: number, knights: boolean, characters: number[] }} Player */
/** @typedef {{ seat: number, stack: number, face: string | null }} Revealed a card turned over; its face is known with the memory aid */
/** @typedef {BoardProps & { seat: number, cards: (place: string) => Tracked[], revealed: Revealed[] }} SeatProps */

const KNIGHTS = "K", COIN_IN_HAND = "1h";

// -- moves and pieces

/** A stack is revealed by touching it, a player robbed likewise; loot goes to a warrior. @param {GameView} view */
export function steps(view) {
  return Object.fromEntries(view.legal_moves.map((move) => [move, pieces(move)]));
}

/** @param {string} move */
function pieces(move) {
  const [what, rest] = move.split(":");
  if (what === "send") return ["loot", "warrior"];
  return [what === "reveal" ? `stack:${rest}` : `player:${rest}`];
}

/** What a piece would mean that cannot be touched now. @param {string[]} _picked @param {string} piece */
export function attempt(_picked, piece) {
  const [zone, rest] = piece.split(":");
  if (zone === "stack") return `reveal:${rest}`;
  return zone === "player" ? `rob:${rest}` : "send";
}

/** @param {{ seat: number, move: string | null }} last */
export function traces({ seat, move }) {
  if (!move) return [];
  return [move === "send" ? `sent:${seat}` : move];
}

// -- what is seen

/** Every card in front of the players and on their warriors. @param {GameView} view */
function seen({ table, waiting_for }) {
  return table.players.flatMap((/** @type {Player} */ player, /** @type {number} */ seat) => {
    const isRobbing = table.step === "rob" && waiting_for.includes(seat);
    const waits = player.knights ? [KNIGHTS] : [];
    const front = [...player.front, ...(isRobbing ? [COIN_IN_HAND] : [])];
    return [
      ...lay(`front-${seat}`, front),
      ...lay(`waits-${seat}`, waits),
      ...player.characters.flatMap((cards, number) => lay(sentTo(seat, number), sentCards(table, seat, number, cards))),
    ];
  });
}

/** @param {string} place @param {string[]} faces */
const lay = (place, faces) => faces.map((face) => ({ place, face }));

/** @param {number} seat @param {number} number */
const sentTo = (seat, number) => `sent-${seat}-${number}`;

/** What lies on a warrior: hidden until the end. @param {any} table @param {number} seat @param {number} number @param {number} cards @returns {string[]} */
const sentCards = (table, seat, number, cards) => table.score?.[seat].characters[number] ?? Array(cards).fill(UNKNOWN);

/** Remembers which card each player turned over last, the newest at the end. It is told every view as it comes. */
function makeWitness() {
  /** @type {GameView | null} */
  let last = null;
  /** @type {Revealed[]} */
  let revealed = [];
  return (/** @type {GameView} */ view) => {
    const before = last, now = /** @type {Stack[]} */ (view.table.stacks);
    last = view;
    if (!before) return revealed;
    const was = /** @type {Stack[]} */ (before.table.stacks), seat = before.waiting_for[0];
    const fewer = now.findIndex((stack, number) => stack.cards < was[number].cards);
    if (now.some((stack, number) => stack.cards > was[number].cards)) revealed = []; // a move was taken back
    else if (fewer >= 0) {
      const face = added(was[fewer].revealed, now[fewer].revealed);
      revealed = [...revealed.filter((one) => one.seat !== seat), { seat, stack: fewer + 1, face }];
    }
    return revealed;
  };
}

/** The card by which a list has grown. @param {string[] | null} was @param {string[] | null} is */
function added(was, is) {
  const left = [...(was ?? [])];
  return is?.find((face) => {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  }) ?? null;
}

// -- names

/** @param {BoardProps} props @param {string} face */
function cardName({ view, words }, face) {
  if (face === UNKNOWN) return words("board-hidden-card");
  const { name, value } = view.table.cards[face];
  return words("card", { card: name, value });
}

/** @param {BoardProps} props @param {string} face */
function explained(props, face) {
  if (face === UNKNOWN) return cardName(props, face);
  const { view, words } = props;
  const steals = view.options.stealing_coin ? "yes" : "no";
  return `${cardName(props, face)}: ${words("board-explain", { card: view.table.cards[face].name, steals })}`;
}

/** Several cards in words, equal ones counted. @param {BoardProps} props @param {string[]} faces */
function listed(props, faces) {
  const { view, words } = props;
  const kinds = [...new Set(faces)].map((face) => {
    const { name, value } = view.table.cards[face];
    return words("board-counted", { count: faces.filter((other) => other === face).length, card: name, value });
  });
  return kinds.join(", ") || words("board-nothing");
}

/** @param {Pick<BoardProps, "view">} props @param {string[]} faces */
const worth = ({ view }, faces) => faces.reduce((sum, face) => sum + view.table.cards[face].value, 0);

/** `2×1 + 5` @param {Pick<BoardProps, "view">} props @param {string[]} faces */
function terms({ view }, faces) {
  const counted = [...new Set(faces)].map((face) => {
    const count = faces.filter((other) => other === face).length, { value } = view.table.cards[face];
    return count > 1 ? `${count}×${value}` : String(value);
  });
  return counted.join(" + ");
}

/** `2×1 + 5 = 7` @param {Pick<BoardProps, "view">} props @param {string[]} faces */
const sum = (props, faces) => (faces.length > 1 ? `${terms(props, faces)} = ${worth(props, faces)}` : terms(props, faces));

// -- the board

/** @param {BoardProps} props */
export function Board(props) {
  const { view, me } = props;
  const below = me ?? 0, seats = view.seats;
  const track = useMemo(makeTracker, []), witness = useMemo(makeWitness, []);
  const tracked = useMemo(() => track(seen(view)), [view]);
  const revealed = useMemo(() => witness(view), [view]);
  const cards = (/** @type {string} */ place) => tracked.filter((card) => card.place === place);
  const others = Array.from({ length: seats - 1 }, (_, place) => (below + 1 + place) % seats);
  return html`<div class="warriors" data-others=${others.length}>
    <div class="wa-others">
      ${others.map((seat) => html`<${Other} key=${seat} ...${props} seat=${seat} cards=${cards} revealed=${revealed} />`)}
    </div>
    <div class="wa-middle">
      <${Heading} ...${props} />
      <div class="wa-stacks">
        ${view.table.stacks.map((/** @type {Stack} */ stack, /** @type {number} */ place) => html`<${StackPlace} key=${place} ...${props}
          stack=${stack} number=${place + 1} revealed=${revealed} />`)}
      </div>
    </div>
    <${Mine} ...${props} seat=${below} cards=${cards} revealed=${revealed} />
  </div>`;
}

/** How many cards are left, and the advanced rules that are played. @param {BoardProps} props */
function Heading(props) {
  const { view, words, names, face } = props;
  const { stacks, score } = view.table;
  const cards = stacks.reduce((/** @type {number} */ sum, /** @type {Stack} */ stack) => sum + stack.cards, 0);
  const holder = score ? score.findIndex((/** @type {{ bonus: number }} */ one) => one.bonus > 0) : -1;
  return html`<p class="wa-heading">
    <span>${words("board-cards-left", { cards })}</span>
    ${view.options.stealing_coin && html`<span tabindex="0" data-explain=${explained(props, COIN_IN_HAND)}>
      <img src=${face(`chip-${COIN_IN_HAND}`)} alt="" />${words("board-stealing-coin")}</span>`}
    ${view.options.dusigrosz && html`<span tabindex="0" data-explain=${words("board-explain-bonus")}>
      <img class="wa-bonus" src=${face("dusigrosz")} alt="" />${words("board-dusigrosz")}${holder >= 0 && `: ${names[holder]}`}</span>`}
  </p>`;
}

// -- the stacks

/** @param {BoardProps & { stack: Stack, number: number, revealed: Revealed[] }} props */
function StackPlace(props) {
  const { words, me, stack, number, revealed, face } = props;
  const here = me === null ? {} : props.piece(`stack:${number}`);
  const label = words("board-stack-of", { stack: number, cards: stack.cards, printed: stack.printed })
    + (stack.left?.length ? `; ${words("board-can-be-left", { list: listed(props, stack.left) })}` : "");
  return html`<button type="button" ...${here} class="wa-stack ${here.class ?? ""}" style=${{ "--height": stack.cards }}
    aria-label=${label} data-explain=${label}>
    <span class="wa-pile" data-source=${`stack:${number}`} data-trace=${`reveal:${number}`}>
      <img src=${face(`${stack.cards ? "stack" : "empty"}-${number}`)} alt="" draggable=${false} />
      <${Turned} ...${props} last=${revealed.findLast((one) => one.stack === number)} />
      <span class="count">${stack.cards}/${stack.printed}</span>
    </span>
    ${stack.left && html`<${Memory} ...${props} />`}
  </button>`;
}

/** A hazard that has just come from a stack; loot is seen where it went. @param {BoardProps & { last?: Revealed }} props */
function Turned({ view, face, last }) {
  if (!last?.face || view.table.cards[last.face].value > 0) return null;
  return html`<img class="wa-turned" key=${last.face} src=${face(last.face)} alt="" draggable=${false} />`;
}

/** The memory aid: every card of the stack in its place, hazards first, those that have come out crossed. @param {BoardProps & { stack: Stack }} props */
function Memory({ view, face, stack }) {
  const chips = (/** @type {string} */ kind, /** @type {string[] | null} */ faces, /** @type {string} */ state) =>
    (faces ?? []).filter((one) => one === kind).map(() => html`<span class="wa-chip ${state}">
      <img src=${face(`chip-${kind}`)} alt="" draggable=${false} /></span>`);
  const kinds = Object.keys(view.table.cards).sort((one, other) => view.table.cards[one].value - view.table.cards[other].value);
  return html`<span class="wa-memory">${kinds.map((kind) => [chips(kind, stack.left, ""), chips(kind, stack.revealed, "is-gone")])}</span>`;
}

// -- the players

/** Another player: a panel, and a piece where coins may steal. @param {SeatProps} props */
function Other(props) {
  const { view, me, words, names, seat } = props;
  const player = /** @type {Player} */ (view.table.players[seat]);
  const kind = `wa-other ${turnClass(props)}`;
  const inside = html`
    <${Title} ...${props} />
    <span class="wa-front" data-source=${`front:${seat}`}>${frontCards(props)}${waitingCards(props)}</span>
    <span class="wa-warriors">${player.characters.map((_, number) => html`<${Warrior} key=${number} ...${props} number=${number} />`)}</span>`;
  const label = words("board-player-of", { name: names[seat], ...told(props, player) });
  if (me === null || !view.options.stealing_coin) return html`<div class=${kind} role="group" aria-label=${label}>${inside}</div>`;
  const here = props.piece(`player:${seat}`);
  return html`<button type="button" ...${here} class="${kind} ${here.class}" aria-label=${label} data-trace=${`rob:${seat}`}>${inside}</button>`;
}

/** One's own place: warriors, loot, and where robber knights wait. @param {SeatProps} props */
function Mine(props) {
  const { view, me, seat, words, names, face } = props;
  const player = /** @type {Player} */ (view.table.players[seat]);
  const label = me === null ? words("board-player-of", { name: names[seat], ...told(props, player) }) : words("board-you-of", told(props, player));
  const waiting = waitingCards(props);
  return html`<div class="wa-mine ${turnClass(props)}" role="group" aria-label=${label} data-trace=${`rob:${seat}`}>
    <${Title} ...${props} />
    <${Loot} ...${props} />
    <span class="wa-waits">${waiting.length ? waiting : html`<img src=${face("waiting")} alt=${words("board-no-knights")}
      data-explain=${explained(props, KNIGHTS)} draggable=${false} />`}</span>
    <span class="wa-warriors">${player.characters.map((_, number) => html`<${Warrior} key=${number} ...${props} number=${number} isMine=${true} />`)}</span>
  </div>`;
}

/** @param {SeatProps} props */
const turnClass = ({ view, seat }) => (view.waiting_for.includes(seat) ? "is-turn" : "");

/** What a sentence about a player's place needs. @param {SeatProps} props @param {Player} player */
function told(props, player) {
  return {
    state: player.playing ? "playing" : "out",
    ducats: player.ducats,
    list: listed(props, player.front),
    knights: player.knights ? "yes" : "no",
    sent: player.characters.map((cards) => cards || "–").join(", "),
  };
}

/** A name, and what is at stake; at the end what was brought home. @param {SeatProps} props */
function Title(props) {
  const { view, words, names, seat } = props;
  const player = /** @type {Player} */ (view.table.players[seat]), score = view.table.score?.[seat];
  const stake = player.front.length ? words("board-at-stake-of", { sum: sum(props, player.front), ducats: player.ducats }) : words("board-no-stake");
  return html`<span class="wa-title">
    <span class="wa-name" data-explain=${names[seat]}>${names[seat]}</span>
    ${score ? html`<${Ducats} ...${props} ducats=${score.total} said=${words("ducats", { ducats: score.total })} />`
      : player.playing ? html`<${Ducats} ...${props} ducats=${player.ducats} said=${words("board-at-stake", { ducats: player.ducats })} explain=${stake} />`
      : html`<span class="wa-out">${words("board-away")}</span>`}
  </span>`;
}

/**
 * An amount in words; where there is no room for them, the number alone.
 * @param {BoardProps & { ducats: number, said: string, explain?: string }} props
 */
function Ducats({ face, ducats, said, explain }) {
  return html`<b class="wa-stake" data-explain=${explain}><img src=${face("ducat")} alt="" /><span class="wa-said">${said}</span>
    <span class="wa-short" aria-hidden="true">${ducats}</span></b>`;
}

/** @param {SeatProps} props */
function frontCards(props) {
  const cards = props.cards(`front-${props.seat}`);
  return cards.map((card, place) => html`<${Face} key=${card.id} ...${props} card=${card} place=${place} of=${cards.length + 1} />`);
}

/** @param {SeatProps} props */
function waitingCards(props) {
  return props.cards(`waits-${props.seat}`).map((card) => html`<${Face} key=${card.id} ...${props} card=${card} class="wa-knights" />`);
}

/**
 * A card on the table; a new one comes from the stack that was revealed last.
 * @param {SeatProps & { card: Tracked, place?: number, of?: number, from?: string, class?: string }} props
 */
function Face(props) {
  const { card, place = 0, of = 1, from = `stack:${props.revealed.at(-1)?.stack}`, face } = props;
  return html`<${Card} id=${card.id} face=${card.face} src=${face(card.face === UNKNOWN ? "back" : card.face)} name=${cardName(props, card.face)}
    explain=${explained(props, card.face)} from=${from} class=${props.class} style=${{ "--place": place, "--of": Math.max(2, of) }} />`;
}

/** All that lies in front of oneself: it is sent together. @param {SeatProps} props */
function Loot(props) {
  const { view, me, words, seat } = props;
  const { front, ducats, playing } = /** @type {Player} */ (view.table.players[seat]);
  const isEmpty = playing && !view.outcome && !props.cards(`front-${seat}`).length;
  const inside = html`${frontCards(props)}${isEmpty && html`<span class="wa-none">${words("board-no-stake")}</span>`}`;
  if (me === null) return html`<span class="wa-front wa-loot" data-source=${`front:${seat}`}>${inside}</span>`;
  const here = props.piece("loot");
  const label = front.length ? words("board-loot", { list: listed(props, front), ducats }) : words("board-no-stake");
  return html`<button type="button" ...${here} class="wa-front wa-loot ${here.class}" aria-label=${label} data-source=${`front:${seat}`}>${inside}</button>`;
}

/** A warrior with what was sent to him. @param {SeatProps & { number: number, isMine?: boolean }} props */
function Warrior(props) {
  const { view, me, words, seat, number, isMine, face } = props;
  const { characters } = /** @type {Player} */ (view.table.players[seat]);
  const cards = props.cards(sentTo(seat, number)), counted = view.table.score?.[seat].characters[number];
  const isNewest = number === characters.findLastIndex((sent) => sent > 0);
  const label = counted ? words("board-warrior-counted", { number: number + 1, sum: sum(props, counted) })
    : words("board-warrior", { number: number + 1, cards: cards.length });
  const shown = { "data-explain": label, "data-trace": isNewest ? `sent:${seat}` : undefined };
  const inside = html`<img src=${face(`warrior-${seat * characters.length + number}`)} alt="" draggable=${false} />
    ${cards.map((card, place) => html`<${Face} key=${card.id} ...${props} card=${card} place=${place} of=${cards.length} from=${`front:${seat}`} />`)}
    ${cards.length > 0 && html`<span class="count">${counted ? worth(props, counted) : cards.length}</span>`}`;
  if (!isMine || me === null || cards.length) return html`<span class="wa-warrior" role="img" aria-label=${label} ...${shown}>${inside}</span>`;
  const here = props.piece("warrior", `warrior-${number}`);
  return html`<button type="button" ...${here} class="wa-warrior ${here.class}" aria-label=${label} ...${shown}>${inside}</button>`;
}

// -- the score sheet

/**
 * Player by player: the items, which decide a tie, and the sum; then what each warrior brought, and the bonus card.
 * @param {{ view: GameView, names: string[], words: BoardProps["words"] }} props
 */
export function ScoreSheet(props) {
  const { view, names, words } = props;
  return html`<table>${view.table.score.map((/** @type {any} */ score, /** @type {number} */ seat) => html`<tbody>
    <${Line} what=${html`<b>${names[seat]}</b>`} how=${words("items", { items: score.items })} ducats=${html`<b>${score.total}</b>`} />
    ${score.characters.map((/** @type {string[]} */ cards, /** @type {number} */ number) => html`<${Line}
      what=${words("board-warrior-line", { number: number + 1 })} how=${terms(props, cards)} ducats=${worth(props, cards)} />`)}
    ${view.options.dusigrosz && html`<${Line} what=${words("board-bonus")}
      how=${words("board-counted", { card: "coin", count: score.coins, value: 1 })} ducats=${score.bonus} />`}
  </tbody>`)}</table>`;
}

/** @typedef {import("/vendor/preact.js").Child} Child */
/** @param {{ what: Child, how: string, ducats: Child }} props */
const Line = ({ what, how, ducats }) => html`<tr><th scope="row">${what}</th><td>${how}</td><td>${ducats}</td></tr>`;
