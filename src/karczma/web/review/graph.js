/** How a game went for one seat: its outlook after every move, and the decisions that cost it something. */
import { html } from "../vendor/preact.js";
import { t } from "../words.js";
import { around, percent } from "./figures.js";

const WIDE = 300, HIGH = 110; // of the drawing, in its own units

/** @param {{ review: import("../types.d.ts").Review, costly: import("../types.d.ts").Decision[], seat: number, name: string, last: number, at: number, go: (at: number) => void }} props */
export function Graph({ review, costly, seat, name, last, at, go }) {
  const x = (/** @type {number} */ moment) => WIDE * moment / Math.max(1, last), y = (/** @type {number} */ chance) => HIGH * (1 - chance);
  const line = review.points.map(({ at: moment, outlook }) => `${x(moment).toFixed(1)},${y(outlook.chances[seat]).toFixed(1)}`);
  const worth = new Map(review.points.map((point) => [point.at, point.outlook.chances[seat]]));
  const { fair, result } = review.splits[seat];
  const point = (/** @type {any} */ event) => {
    const box = event.currentTarget.getBoundingClientRect();
    go(Math.round(last * (event.clientX - box.left) / box.width));
  };
  const pressed = (/** @type {number} */ moment) => (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    go(moment);
  };
  return html`<figure class="outlook">
    <figcaption>${t("web-review-graph", { name, result: percent(result) })}</figcaption>
    <svg viewBox="-4 -6 ${WIDE + 8} ${HIGH + 12}" role="group" aria-label=${t("web-review-graph", { name, result: percent(result) })} onClick=${point}>
      <path class="edge" d="M0 0H${WIDE}M0 ${HIGH}H${WIDE}" />
      <path class="fair" d="M0 ${y(fair.value)}H${WIDE}" />
      <polyline class="way" points=${line.join(" ")} />
      <path class="now" d="M${x(at)} -4V${HIGH + 4}" />
      ${review.decisions.filter((one) => costly.includes(one)).map((decision) => {
        const label = t("web-review-point", { number: decision.at + 1, loss: percent(decision.loss), error: around(decision.error) });
        const size = 4 + 20 * Math.min(.2, decision.loss);
        return html`<path key=${decision.at} class="costly ${decision.at === at ? "is-here" : ""}" tabindex="0" role="button" aria-label=${label}
          d="M${x(decision.at)} ${y(worth.get(decision.at) ?? .5)}l${-size} ${-1.6 * size}h${2 * size}z" onKeyDown=${pressed(decision.at)}
          onClick=${(/** @type {Event} */ event) => { event.stopPropagation(); go(decision.at); }}><title>${label}</title></path>`;
      })}
    </svg>
  </figure>`;
}
