/** Small plots, drawn as SVG: bars, and a line over time. What they show stands in a table beside. */
import { html } from "../vendor/preact.js";
import { signed } from "../words.js";

const WIDTH = 320, HEIGHT = 150, LEFT = 42, BELOW = 22, ABOVE = 10;

/** @param {number} from @param {number} to @param {number} least @param {number} most */
const scale = (from, to, least, most) => (/** @type {number} */ value) => from + (to - from) * (value - least) / (most - least || 1);

/** @param {{ label: string, low: number, high: number, y: (value: number) => number, unit: string, children?: any }} props */
function Frame({ label, low, high, y, unit, children }) {
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
    ${[low, high].map((value) => html`<line class="plot-line" x1=${LEFT} x2=${WIDTH} y1=${y(value)} y2=${y(value)} />
      <text x=${LEFT - 5} y=${y(value) + 4} text-anchor="end">${signed(Math.round(value))}${unit}</text>`)}
    ${children}</svg>`;
}

/**
 * Bars, each perhaps with the interval its true value lies in, and a line where all would be if there were no difference.
 * @param {{ label: string, bars: { name: string, value: number, low?: number, high?: number }[], unit?: string, even?: number }} props
 */
export function Bars({ label, bars, unit = "", even }) {
  const high = Math.max(...bars.map((bar) => bar.high ?? bar.value)), y = scale(HEIGHT - BELOW, ABOVE, 0, high);
  const step = (WIDTH - LEFT) / bars.length, wide = Math.min(step * 0.72, 44), every = Math.ceil(bars.length / 6);
  return html`<${Frame} label=${label} low=${0} high=${high} y=${y} unit=${unit}>
    ${bars.map(({ name, value, low, high: top }, number) => {
      const x = LEFT + step * (number + 0.5);
      return html`<rect class="plot-bar" x=${x - wide / 2} width=${wide} y=${y(value)} height=${y(0) - y(value)} rx="2" />
        ${top !== undefined && html`<line class="plot-interval" x1=${x} x2=${x} y1=${y(low ?? 0)} y2=${y(top)} />`}
        ${number % every === 0 && html`<text x=${x} y=${HEIGHT - 6} text-anchor="middle">${name}</text>`}`;
    })}
    ${even !== undefined && html`<line class="plot-even" x1=${LEFT} x2=${WIDTH} y1=${y(even)} y2=${y(even)} />`}</${Frame}>`;
}

/** Points over time, those that were wins filled, and their average so far. @param {{ label: string, points: { value: number, isWin: boolean }[] }} props */
export function Line({ label, points }) {
  const values = points.map((point) => point.value), low = Math.min(...values), high = Math.max(...values);
  const y = scale(HEIGHT - BELOW, ABOVE, low, high), x = scale(LEFT + 8, WIDTH - 8, 0, points.length - 1);
  const average = values.map((_, number) => values.slice(0, number + 1).reduce((sum, value) => sum + value, 0) / (number + 1));
  return html`<${Frame} label=${label} low=${low} high=${high} y=${y} unit="">
    <polyline class="plot-average" points=${average.map((value, number) => `${x(number)},${y(value)}`).join(" ")} />
    ${points.map(({ value, isWin }, number) => html`<circle class=${isWin ? "plot-win" : "plot-point"} cx=${x(number)} cy=${y(value)} r="3.5" />`)}</${Frame}>`;
}
