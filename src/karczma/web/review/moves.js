/** The best moves of a decision in words, with what they come to and why; whoever points at one sees it on the board. */
import { html } from "../vendor/preact.js";
import { named, say, t } from "../words.js";
import { around, percent } from "./figures.js";

/**
 * @param {{ moves: import("../types.d.ts").Hinted[], names: string[], played?: string, seat: number, pointed: string | null,
 *   point: (move: import("../types.d.ts").MoveShown | null) => void }} props
 */
export function Moves({ moves, names, played, seat, pointed, point }) {
  return html`<ol class="weighed">${moves.map(({ move, what, reasons, chances, error, share }) => html`<li key=${move}
    class="${move === played ? "is-played" : ""} ${move === pointed ? "is-pointed" : ""}">
    <button type="button" aria-pressed=${move === pointed} onMouseEnter=${() => point({ seat, move })} onFocus=${() => point({ seat, move })} onClick=${() => point({ seat, move })}>
      <span class="weighed-what">${say(named(what, names))}</span>
      <b>${percent(chances)} %</b> <small>± ${around(error)}</small>
      ${share !== null && html`<small class="share">${t("web-hint-share", { share: percent(share) })}</small>`}
      ${move === played && html`<small class="mark">${t("web-review-played")}</small>`}
    </button>
    ${reasons.length > 0 && html`<p class="fine">${reasons.map((reason) => say(named(reason, names))).join(" · ")}</p>`}
  </li>`)}</ol>`;
}
