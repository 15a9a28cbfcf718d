/** How well a bot is to play: asked before one sits down, and remembered. */
import { html } from "../vendor/preact.js";
import { Dialog } from "../pieces/dialog.js";
import { botLevel } from "../settings.js";
import { levels, usualLevel } from "../shelf.js";
import { report } from "../shell.js";
import { t } from "../words.js";

/** @param {{ title: string, does: (level: string) => Promise<unknown>, close: () => void }} props */
export function Level({ title, does, close }) {
  const level = levels.value.includes(botLevel.value) ? botLevel.value : usualLevel.value;
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    does(level).then(close, report);
  };
  return html`<${Dialog} title=${title} close=${close}>
    <form onSubmit=${sit}>
      <label class="line">${t("web-bot-level")} <select value=${level} onChange=${(/** @type {any} */ event) => { botLevel.value = event.target.value; }}>
        ${levels.value.map((name) => html`<option value=${name}>${t(`web-level-${name}`)}</option>`)}</select></label>
      <button class="primary">${title}</button>
    </form>
  </${Dialog}>`;
}
