/** A board for any game: the table as it is told, and the legal moves as buttons. A game with its own board.js has a better one. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { say, t } from "../words.js";

const MOST = 200; // moves the inn explains at once

/** @param {import("../types.d.ts").BoardProps & { looking?: import("./looking.js").Looking, choose?: (move: string) => void }} props */
export function PlainBoard({ view, looking, choose }) {
  const [told, setTold] = useState(/** @type {import("../types.d.ts").Said[]} */ ([]));
  const moves = looking ? view.legal_moves : [];
  useEffect(() => {
    setTold([]);
    if (moves.length) looking?.ask("why", { moves: moves.slice(0, MOST) }).then((done) => setTold(done.told ?? []), () => {});
  }, [view]);
  return html`<div class="plain-board">
    <ul class="plain-moves" aria-label=${t("web-moves")}>
      ${moves.map((move, number) => html`<li><button type="button" onClick=${() => choose?.(move)}>
        ${told[number] ? say(told[number]) : move}</button></li>`)}
    </ul>
    <${Shown} what=${view.table} />
  </div>`;
}

/** Anything a view can hold, as lists. @param {{ what: unknown }} props */
function Shown({ what }) {
  if (Array.isArray(what)) {
    if (what.every((one) => typeof one !== "object" || one === null)) return html`<span>${what.map(String).join(" ") || "–"}</span>`;
    return html`<ol>${what.map((one) => html`<li><${Shown} what=${one} /></li>`)}</ol>`;
  }
  if (what !== null && typeof what === "object") {
    return html`<dl>${Object.entries(what).map(([name, value]) => html`<div><dt>${name.replaceAll("_", " ")}</dt><dd><${Shown} what=${value} /></dd></div>`)}</dl>`;
  }
  return html`<span>${what === null ? "–" : String(what)}</span>`;
}
