/** How a game ended: who won and why, the scores line by line, and what one can do next. */
import { html } from "../vendor/preact.js";
import { faceOf } from "../shelf.js";
import { named, say, signed, t } from "../words.js";

/**
 * @param {{ looking: import("./looking.js").Looking, board: import("../types.d.ts").BoardModule | null,
 *   words: import("../types.d.ts").BoardProps["words"], rematch: () => void }} props
 */
export function Ending({ looking, board, words, rematch }) {
  const table = looking.shown.value, view = table?.view, names = looking.names.value;
  if (!table || !view?.outcome) return null;
  return html`<section class="ending" aria-label=${t("web-result")}>
    <${Result} view=${view} me=${table.seat} names=${names} board=${board} words=${words} />
    <p class="row">
      ${table.mine.length > 0 && html`<button type="button" class="primary" onClick=${rematch}>${t(table.rematch ? "web-join-rematch" : "web-rematch")}</button>`}
      <a class="button" href="/replay/${table.table}?review">${t("web-review")}</a>
      <a class="button" href="/replay/${table.table}">${t("web-replay")}</a>
      <a class="button" href="/api/records/${table.table}" download>${t("web-record")}</a>
      <a class="button" href="/">${t("web-to-inn")}</a>
    </p>
    ${table.branch_of && html`<p class="fine">${t("web-branch")}</p>`}
    ${table.deal?.secret && html`<p class="fine">${t("web-deal-was", { commitment: table.deal.commitment.slice(0, 16) })}</p>`}
  </section>`;
}

/**
 * Who won and why, and the scores line by line.
 * @param {{ view: import("../types.d.ts").GameView, me: number | null, names: string[],
 *   board: import("../types.d.ts").BoardModule | null, words: import("../types.d.ts").BoardProps["words"] }} props
 */
export function Result({ view, me, names, board, words }) {
  if (!view.outcome) return null;
  const { winners, scores, ranking, reason } = view.outcome;
  const places = scores.map((_, seat) => seat).sort((one, other) => ranking[one] - ranking[other]);
  return html`<h2>${verdict(winners, me, names)}</h2>
    <p class="reason">${say(named(reason, names))}</p>
    <ol class="ranking">${places.map((seat) => html`<li class=${winners.includes(seat) ? "is-winner" : ""}>
      <span class="place">${ranking[seat]}.</span> <span>${names[seat]}</span> <b>${signed(scores[seat])}</b></li>`)}</ol>
    ${board?.ScoreSheet && html`<div class="score-sheet"><${board.ScoreSheet} view=${view} names=${names} words=${words}
      face=${(/** @type {string} */ name) => faceOf(view.game, name)} /></div>`}`;
}

/** @param {number[]} winners @param {number | null} me @param {string[]} names */
function verdict(winners, me, names) {
  if (!winners.length) return t("web-defeat"); // alone
  if (winners.length > 1) return t("web-shared", { winners: winners.map((seat) => names[seat]).join(", ") });
  return t("web-won", { you: winners[0] === me ? "yes" : "no", name: names[winners[0]] });
}
