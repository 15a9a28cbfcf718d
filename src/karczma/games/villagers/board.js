/** The board of Villagers: the road on top, the villages below it, one of them large, and one's hand at the bottom. */
import { html, useEffect, useMemo, useState } from "/vendor/preact.js";
import { Fan, inFan } from "/pieces/fan.js";
import { makeTracker } from "/pieces/tracking.js";
import { amountOf, BASICS, explainEvent, explainImprovement, faceOf, LETTERS, MARKET_STACKS, nameOf, printed, VILLAGERS } from "./cards.js";
import { isChoice, takesCards, villagesTouched } from "./moves.js";
import { Face, ownerName, Panel } from "./villages.js";

export { attempt, steps, traces } from "./moves.js";

/** @typedef {import("../../web/types.d.ts").BoardProps} BoardProps @typedef {import("../../web/types.d.ts").GameView} GameView */
/** @typedef {import("./villages.js").Props} Props */
/** @typedef {{ name: string, cards: number, back: string | null, known: string[] }} Pile */

/** @param {BoardProps} given */
export function Board(given) {
  const { view, me } = given, { table } = view, below = me ?? 0;
  const [chosen, choose] = useState(below);
  useEffect(() => { if (takesCards(view)) choose(below); }, [view]);
  const touched = villagesTouched(view);
  const large = touched.length && !touched.includes(null) && !touched.includes(chosen) ? touched[0] : chosen;
  const track = useMemo(makeTracker, []);
  const cards = useMemo(() => track(seen(view, below)), [view]);
  const ids = (/** @type {string} */ place) => cards.filter((card) => card.place === place).map((card) => card.id);
  const props = { ...given, ids };
  return html`<div class="villagers for-${table.villages.length}">
    <${Heading} ...${props} />
    <div class="vl-top"><${Road} ...${props} /><${Supply} ...${props} /><${Extras} ...${props} /></div>
    <div class="vl-villages" style=${{ "--others": table.villages.length - 1 }}>
      ${table.villages.map((/** @type {unknown} */ _, /** @type {number} */ owner) => html`<${Panel} key=${owner} ...${props} owner=${owner}
        isLarge=${owner === large} calls=${touched.filter((one) => one === owner).length} enlarge=${() => choose(owner)} />`)}
      <${Tray} ...${props} />
    </div>
    <${Choices} ...${props} />
    <${Hand} ...${props} below=${below} />
  </div>`;
}

/** Every card that is seen to move, where it lies. @param {GameView} view @param {number} below */
function seen({ table }, below) {
  const lay = (/** @type {string} */ place, /** @type {string[]} */ faces) => faces.map((face) => ({ place, face }));
  return [
    ...table.villages.flatMap((/** @type {any} */ village) => village.houses.flatMap((/** @type {any} */ house) => lay(`house-${house.id}`, [house.card]))),
    ...table.road.flatMap((/** @type {any} */ slot, /** @type {number} */ number) => slot ? lay(`road-${number + 1}`, [slot.card]) : []),
    ...table.squares.flatMap((/** @type {string[]} */ square, /** @type {number} */ seat) => lay(`square-${seat}`, square)),
    ...lay("hand", table.hands[below]),
  ];
}

/** @param {BoardProps} props */
function Heading({ view, words }) {
  const { table } = view;
  return html`<p class="vl-heading">
    <span>${words("board-round", { round: table.round, phase: table.phase })}</span>
    ${table.markets < 2 && html`<span>${words("board-to-market", { cards: table.to_market, market: table.markets + 1 })}</span>`}
    ${table.unseen && html`<span class="vl-unseen" tabindex="0" role="note" data-explain=${unseen(words, table.unseen)}>${words("board-memory")}</span>`}
  </p>`;
}

/** Every card one has not located yet, by suit. @param {BoardProps["words"]} words @param {Record<string, string[]>} bySuit */
function unseen(words, bySuit) {
  const lines = Object.entries(bySuit).map(([suit, cards]) => {
    const kinds = [...new Set(cards)].map((card) => {
      const copies = cards.filter((other) => other === card).length;
      return words("card", { card }) + (copies > 1 ? ` ×${copies}` : "");
    });
    return `${words("suit", { suit })}: ${kinds.join(", ")}`;
  });
  return `${words("board-unseen")}. ${lines.join("; ")}`;
}

// -- the road, the piles and what else lies beside them

/** @param {Props} props */
function Road(props) {
  const { view, words } = props;
  return html`<div class="vl-road" role="group" aria-label=${words("board-road")}>
    ${view.table.road.map((/** @type {any} */ slot, /** @type {number} */ place) => html`<div class="vl-place">
      <${StackedCards} ...${props} pile=${view.table.piles[place]} number=${place + 1} />
      <${Slot} ...${props} slot=${slot} number=${place + 1} /></div>`)}
  </div>`;
}

/** @param {Props & { slot: { card: string, coins: number } | null, number: number }} props */
function Slot(props) {
  const { words, face, me, ids, slot, number } = props, here = me === null ? undefined : props.piece(`road:${number}`);
  if (!slot) {
    const label = words("board-slot", { slot: number, what: words("board-nobody-here") });
    return html`<button type="button" ...${here} class="vl-empty ${here?.class ?? ""}" aria-label=${label} data-trace=${`road:${number}`}></button>`;
  }
  const [id] = ids(`road-${number}`), coins = slot.coins ? [words("coins", { coins: slot.coins })] : [];
  const said = [...printed(words, slot.card), ...padlock(props, slot.card), ...coins];
  return html`<${Face} key=${id} id=${id} src=${face(slot.card)} name=${nameOf(words, slot.card)} from=${refilledFrom(props.view)} piece=${here}
    trace=${`road:${number}`} label=${words("board-slot", { slot: number, what: said.join(" · ") })} explain=${said.join(" · ")}>
    ${slot.coins > 0 && html`<span class="vl-coins" aria-hidden="true">${slot.coins}</span>`}
  </${Face}>`;
}

/** Where new cards of the road are seen to come from. @param {GameView} view */
function refilledFrom({ table }) {
  const stack = table.phase === "draft" && table.piles.find((/** @type {Pile} */ pile) => pile.cards > 0);
  return `pile:${stack ? stack.name : "reserve"}`;
}

/** A face-down pile. Of a stack only the upper edge is seen. @param {Props & { pile: Pile, number: number }} props */
function StackedCards({ words, face, me, piece, view, pile, number }) {
  const here = me === null ? {} : piece(`pile:${pile.name}`), market = MARKET_STACKS.indexOf(number) + 1;
  const isMarket = market > view.table.markets;
  const said = [words("board-pile", { pile: number, cards: pile.cards })];
  if (pile.back) said.push(words("board-pile-back", { suit: pile.back }));
  if (isMarket) said.push(words("board-market-under", { market }));
  if (pile.known.length) said.push(words("board-pile-known", { list: pile.known.map((card) => nameOf(words, card)).join(", ") }));
  return html`<button type="button" ...${here} class="vl-pile ${pile.cards ? "" : "is-gone"} ${here.class ?? ""}" aria-label=${said.join(" · ")}
    data-explain=${said.join(" · ")} data-source=${`pile:${pile.name}`} data-trace=${`pile:${pile.name}`}>
    ${pile.cards > 0 && html`<img src=${face(pile.back ? `back-${pile.back}` : "back")} alt="" draggable=${false} /><span class="count">${pile.cards}</span>`}
    ${isMarket && html`<span class="vl-market">${market}</span>`}
  </button>`;
}

/** The reserve, the discards and the Basics. @param {Props} props */
function Supply(props) {
  const { view, words, face, me, piece } = props, { piles, basics } = view.table;
  return html`<div class="vl-supply" role="group" aria-label=${words("board-supply")}>
    <${StackedCards} ...${props} pile=${piles.at(-1)} number=${piles.length} />
    <${Discards} ...${props} />
    ${BASICS.map((card) => {
      const label = words("board-basic", { card, left: basics[card] }), here = me === null ? {} : piece(`basic:${card}`);
      return html`<button type="button" ...${here} class="vl-pile is-open ${basics[card] ? "" : "is-gone"} ${here.class ?? ""}" aria-label=${label}
        data-explain=${label} data-source=${`basic:${card}`}>
        <img src=${face(card)} alt="" draggable=${false} /><span class="count">${basics[card]}</span></button>`;
    })}
  </div>`;
}

/** @param {Props} props */
function Discards({ view, words, face, me, piece }) {
  const cards = /** @type {string[]} */ (view.table.discards), top = cards.at(-1);
  const here = me === null ? {} : piece("pile:discard");
  const label = words("board-discards", { cards: cards.length, list: cards.map((card) => nameOf(words, card)).join(", ") || "–" });
  return html`<button type="button" ...${here} class="vl-pile is-open ${top ? "" : "is-gone"} ${here.class ?? ""}" aria-label=${label} data-explain=${label}>
    ${top ? html`<img src=${face(faceOf(top))} alt="" draggable=${false} /><span class="count">${cards.length}</span>` : html`<span class="vl-cross">✕</span>`}</button>`;
}

/** Improvements, or alone the Events. @param {Props} props */
function Extras(props) {
  if (props.view.table.solo) return html`<${Events} ...${props} />`;
  const { view, words, face, names } = props;
  if (!view.table.improvements.length) return null;
  return html`<ul class="vl-extras" aria-label=${words("board-improvements")}>
    ${view.table.improvements.map((/** @type {{ name: string, holder: number | null, counts: number[] }} */ one) => {
      const standings = one.counts.map((count, seat) => `${names[seat]} ${count}`).join(", ");
      const holder = one.holder === null ? words("board-unheld") : words("board-holder", { name: names[one.holder] });
      return html`<li class="vl-plate" tabindex="0" data-explain=${`${explainImprovement(words, one.name)}. ${standings}. ${holder}`}>
        <img src=${face(one.name)} alt="" /><span><b>${words("improvement", { improvement: one.name })}</b>
        <span class="vl-counts">${one.counts.map((count, seat) => html`<span class=${seat === one.holder ? "is-holder" : ""}>${count}</span>`)}</span>
        <span class="unseen">${standings}. ${holder}</span></span></li>`;
    })}
  </ul>`;
}

/** @param {Props} props */
function Events({ view, words, face, piece }) {
  const { solo } = view.table, jester = piece("jester");
  return html`<div class="vl-extras" role="group" aria-label=${words("board-events")}>
    ${solo.events.map((/** @type {string} */ event) => {
      const here = piece(`event:${event}`), said = explainEvent(words, event);
      return html`<button type="button" ...${here} class="vl-plate ${here.class}" aria-label=${said} data-explain=${said} data-trace=${`event:${event}`}>
        <img src=${face(event)} alt="" draggable=${false} /><b>${words("event", { event })}</b></button>`;
    })}
    ${solo.jester && html`<button type="button" ...${jester} class="vl-plate ${jester.class}" data-explain=${words("board-jester")} aria-label=${words("board-jester")}>
      <img src=${face("jester")} alt="" draggable=${false} /><b>${words("board-jester-name")}</b></button>`}
    <span class="vl-seasons" data-explain=${words("board-seasons", solo.piles)}>
      ${Object.entries(solo.piles).map(([season, cards]) => html`<span class="vl-tiny"><img src=${face(`back-${season}`)} alt="" /></span>${cards}`)}
      <span class="unseen">${words("board-seasons", solo.piles)}</span></span>
  </div>`;
}

// -- what else can be chosen

/** Cards one looks through: a stack, the reserve, another hand. @param {Props} props */
function Tray({ view, words, face, piece }) {
  const cards = view.legal_moves.filter((move) => /^(take|next):/.test(move)).map((move) => move.split(":")[1]);
  if (!cards.length) return null;
  return html`<div class="vl-tray" role="group" aria-label=${words("board-tray")}>
    ${cards.map((card) => html`<${Face} key=${card} id=${`seen-${card}`} src=${face(card)} name=${nameOf(words, card)}
      label=${printed(words, card).join(" · ")} piece=${piece(`seen:${card}`)} />`)}
  </div>`;
}

/** Moves that no card stands for. @param {Props} props */
function Choices(props) {
  const moves = props.view.legal_moves.filter(isChoice);
  return html`<div class="vl-choices" role="group" aria-label=${props.words("board-choices")}>
    ${moves.map((move) => {
      const here = props.piece(`choice:${move}`);
      return html`<button type="button" key=${move} ...${here} class="vl-choice ${here.class}">${sayChoice(props, move)}</button>`;
    })}
  </div>`;
}

/** @param {Props} props @param {string} move */
function sayChoice(props, move) {
  const { view, words } = props, { step, turn } = view.table, [what, about = ""] = move.split(":");
  const owner = LETTERS.indexOf(about[0]), name = owner >= 0 ? ownerName(props, owner) : "";
  switch (what) {
    case "pass": return words(`describe-pass-${step}`, { actions: turn.actions });
    case "recruit": return words("describe-recruit", { gold: VILLAGERS.recruiter.amount });
    case "rob": return words("describe-rob", { gold: VILLAGERS.thief.amount, name });
    case "look": return words("describe-look", { cards: view.table.hands[owner].length, name });
    case "freelancer": return words("describe-freelancer", { gold: VILLAGERS.freelancer.amount, card: "freelancer", whose: name });
    case "side": return words(`describe-${about}-side`);
  }
  if (move === "pay:three") return words("describe-pay-three", { gold: amountOf(step.split("-")[0]) });
  return words(move === "pay:bank" ? "board-pay-bank" : `describe-${move.replace(":", "-")}`);
}

// -- the hand

/** @param {Props & { below: number }} props */
function Hand(props) {
  const { view, words, names, me, below, ids } = props, hand = /** @type {string[]} */ (view.table.hands[below]), found = ids("hand");
  const label = me === null ? `${names[below]}: ${words("board-hand-of", { cards: hand.length })}` : words("board-your-hand", { cards: hand.length });
  return html`<${Fan} label=${label} class="vl-hand">
    ${hand.map((card, place) => html`<${HeldCard} key=${found[place]} ...${props} card=${card} id=${found[place]} place=${place} of=${hand.length} />`)}
  </${Fan}>`;
}

/** @param {Props & { card: string, id: string, place: number, of: number }} props */
function HeldCard(props) {
  const { view, words, face, me, piece, card, id, place, of } = props;
  const earns = view.table.would_earn[card], said = [...printed(words, card), ...padlock(props, card)];
  if (earns) said.push(words("board-would-earn", { now: plus(earns.now), first: plus(earns.first_market), second: plus(earns.second_market) }));
  return html`<${Face} id=${id} src=${face(faceOf(card))} name=${VILLAGERS[card] ? nameOf(words, card) : ""} label=${said.join(" · ")} style=${inFan(place, of)}
    piece=${me === null ? undefined : piece(`hand:${card}`, id)}>
    ${VILLAGERS[card]?.padlock && html`<span class="vl-opener" aria-hidden="true">${openers(props, card).join(", ") || words("board-bank")}</span>`}
    ${earns && html`<span class="vl-earns" aria-hidden="true">${view.table.markets ? plus(earns.second_market) : `${plus(earns.first_market)} / ${plus(earns.second_market)}`}</span>`}
  </${Face}>`;
}

/** @param {number} gold */
const plus = (gold) => (gold > 0 ? `+${gold}` : String(gold).replace("-", "−"));

/** Who has a villager that opens the padlock of a card. @param {Props} props @param {string} card @returns {string[]} */
function openers(props, card) {
  const { view, words, me } = props, { padlock: opener } = VILLAGERS[card];
  const owners = view.table.villages.flatMap((/** @type {any} */ village, /** @type {number} */ owner) =>
    village.houses.some((/** @type {any} */ house) => house.card === opener) ? [owner] : []);
  return owners.map((/** @type {number} */ owner) => (owner === me ? words("player", { you: "yes" }) : ownerName(props, owner)));
}

/** @param {Props} props @param {string} card @returns {string[]} */
function padlock(props, card) {
  const opener = VILLAGERS[card]?.padlock;
  if (!opener) return [];
  const names = openers(props, card);
  return [props.words("explain-lock", { card: opener }), names.length ? props.words("explain-lock-held", { names: names.join(", ") }) : props.words("explain-lock-bank")];
}

// -- the score sheet

const COLUMNS = { gold: "board-printed", coins: "board-coins", silver: "board-silver", nun: "board-nun" };

/** What each market has paid, and all gold at the end. @param {{ view: GameView, names: string[], words: BoardProps["words"] }} props */
export function ScoreSheet({ view, names, words }) {
  const { sheet, supplies, villages } = view.table;
  const columns = Object.entries(COLUMNS).filter(([column]) => column !== "nun" || view.options.saints);
  const part = (/** @type {string} */ title) => html`<tr><th class="vl-part" colspan=${columns.length + 2}>${title}</th></tr>`;
  const owner = (/** @type {number} */ number) => names[number] ?? words("card", { card: "countess" });
  return html`<table>
    <thead><tr><td></td>${columns.map(([, message]) => html`<th>${words(message)}</th>`)}<th>${words("board-sum")}</th></tr></thead>
    <tbody>
      ${sheet.flatMap((/** @type {Record<string, number>[]} */ paid, /** @type {number} */ market) => [part(words("board-market", { market: market + 1 })), ...paid.map((row, number) => html`<tr><th>${owner(number)}</th>
        ${columns.map(([column]) => html`<td>${row[column]}</td>`)}<td><b>${row.total}</b></td></tr>`)])}
      ${part(words("board-all-gold"))}
      ${supplies.map((/** @type {number} */ gold, /** @type {number} */ number) => html`<tr><th>${owner(number)}</th>
        <td colspan=${columns.length}>${words("villagers", { villagers: villages[number].houses.length })}</td><td><b>${gold}</b></td></tr>`)}
    </tbody>
  </table>`;
}
