/** A table of one's own: how many seats, who sits there, and what is agreed on. */
import { html, useState } from "../vendor/preact.js";
import { ask, you } from "../connection.js";
import { Dialog } from "../pieces/dialog.js";
import { levels } from "../shelf.js";
import { go, report } from "../shell.js";
import { keepKey } from "../at-table/looking.js";
import { say, spoken, t } from "../words.js";

/** @typedef {import("../types.d.ts").Game} Game @typedef {import("../types.d.ts").Option} Option @typedef {import("../types.d.ts").Value} Value */

const PACES = {
  none: { kind: "none" },
  quick: { kind: "live", bank: 300, increment: 10 },
  calm: { kind: "live", bank: 1200, increment: 20 },
  days: { kind: "days", days: 2 },
};

/** @param {{ game: Game, close: () => void }} props */
export function NewTable({ game, close }) {
  const [seats, setSeats] = useState(game.seats.find((count) => count > 1) ?? game.seats[0]);
  const [here, setHere] = useState([you.value?.name ?? ""]); // who sits at this screen
  const [others, setOthers] = useState("open");
  const [options, setOptions] = useState(/** @type {Record<string, Value>} */ ({}));
  const [pace, setPace] = useState(/** @type {keyof typeof PACES} */ ("none"));
  const [isPublic, setPublic] = useState(false);
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    const other = others === "open" ? { kind: "open" } : { kind: "bot", level: others };
    const mine = here.slice(0, seats).map((name) => ({ kind: "me", name }));
    const wish = { game: game.name, seats: [...mine, ...Array(seats - mine.length).fill(other)], options, public: isPublic, pace: PACES[pace] };
    ask("create", wish).then((done) => {
      if (done.keys?.table) keepKey(done.table ?? "", done.keys.table);
      go(`/table/${done.table}`);
    }, report);
  };
  const chosen = (/** @type {(value: any) => void} */ set) => (/** @type {any} */ event) => set(event.target.value);
  return html`<${Dialog} title=${game.titles[spoken.value]} close=${close}>
    <form onSubmit=${make}>
      <label class="line">${t("web-how-many")} <select value=${seats} onChange=${chosen((value) => setSeats(Number(value)))}>
        ${game.seats.map((count) => html`<option value=${count}>${count}</option>`)}</select></label>
      ${seats > 1 && html`<${Here} most=${seats} names=${here} set=${setHere} />`}
      ${seats > here.length && html`<label class="line">${t("web-others")} <select value=${others} onChange=${chosen(setOthers)}>
        <option value="open">${t("web-others-friends")}</option>
        ${levels.value.map((level) => html`<option value=${level}>${t("web-others-bots", { level: t(`web-level-${level}`) })}</option>`)}</select></label>`}
      <label class="line">${t("web-pace")} <select value=${pace} onChange=${chosen(setPace)}>
        ${Object.keys(PACES).map((name) => html`<option value=${name}>${t(`web-pace-${name}`)}</option>`)}</select></label>
      <label class="line"><input type="checkbox" checked=${isPublic} onChange=${() => setPublic(!isPublic)} /> ${t("web-public")}</label>
      <details><summary>${t("web-rules-options")}</summary>
        ${game.options.map((option) => html`<${Choice} option=${option} seats=${seats} value=${options[option.name] ?? option.default}
          set=${(/** @type {Value} */ value) => setOptions({ ...options, [option.name]: value })} />`)}
      </details>
      <button class="primary">${t("web-make-table")}</button>
    </form>
  </${Dialog}>`;
}

/** Who plays at this screen: one, or several who hand it to each other. @param {{ most: number, names: string[], set: (names: string[]) => void }} props */
function Here({ most, names, set }) {
  const count = Math.min(names.length, most);
  const resize = (/** @type {any} */ event) => set(Array.from({ length: Number(event.target.value) }, (_, place) => names[place] ?? ""));
  const rename = (/** @type {number} */ place) => (/** @type {any} */ event) => set(names.map((name, at) => (at === place ? event.target.value : name)));
  return html`<label class="line">${t("web-here")} <select value=${count} onChange=${resize}>
      ${Array.from({ length: most }, (_, place) => html`<option value=${place + 1}>${place + 1}</option>`)}</select></label>
    ${count > 1 && names.slice(0, count).map((name, place) => html`<label class="line here">${t("web-here-name", { number: place + 1 })}
      <input value=${name} maxlength="20" required autocomplete="off" onInput=${rename(place)} /></label>`)}`;
}

/** @param {{ option: Option, seats: number, value: Value, set: (value: Value) => void }} props */
function Choice({ option, seats, value, set }) {
  const label = html`<span>${say(option.help)}</span>`, values = option.values[seats];
  if (typeof option.default === "boolean") {
    return html`<label class="line"><input type="checkbox" checked=${value} onChange=${() => set(!value)} /> ${label}</label>`;
  }
  if (!Array.isArray(values)) {
    return html`<label class="line">${label} <input type="number" min=${values.least} max=${values.most} value=${value}
      onInput=${(/** @type {any} */ event) => set(Number(event.target.value))} /></label>`;
  }
  const choose = (/** @type {any} */ event) => set(values[event.target.selectedIndex]);
  return html`<label class="line">${label} <select onChange=${choose}>
    ${values.map((one) => html`<option selected=${one === value}>${valueWords(one)}</option>`)}</select></label>`;
}

/** A value of an option: a word of its own, a seat, or as it is. @param {Value} value */
function valueWords(value) {
  if (typeof value === "string" && /^\d$/.test(value)) return t("seat-name", { number: Number(value) + 1 });
  return (typeof value === "string" && t(`web-value-${value}`)) || String(value);
}
