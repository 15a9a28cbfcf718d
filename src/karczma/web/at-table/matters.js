/** What comes up at a table now and then, and is fetched when it does: people who disturb, a table to be closed, bots to sit down. */
import { html } from "../vendor/preact.js";
import { ask, you } from "../connection.js";
import { Dialog } from "../pieces/dialog.js";
import { Sure } from "../pieces/sure.js";
import { botLevel, ignored } from "../settings.js";
import { levels, usualLevel } from "../shelf.js";
import { report, tell } from "../shell.js";
import { t } from "../words.js";

/** @typedef {import("./looking.js").Looking} Looking @typedef {{ person: string, name: string, seat?: number }} Somebody */

/**
 * What one may do about somebody: anybody for themselves, the table's owner there, a host everywhere.
 * @param {{ looking: Looking, who: Somebody, close: () => void }} props
 */
export function Meeting({ looking, who, close }) {
  const { person, name, seat } = who, shown = looking.shown.value;
  const isHost = !!you.value?.host, isRuling = isHost || shown?.owner === you.value?.person;
  const isMuted = looking.muted.value.includes(person), isIgnored = ignored.value.includes(person);
  const finish = () => {
    tell(t("web-did"));
    close();
  };
  const atTable = (/** @type {string} */ what, rest = {}) => () => { looking.ask(what, rest).then(finish, report); };
  const everywhere = (/** @type {string} */ what, on = true) => () => { ask(what, { person, on }).then(finish, report); };
  const ignore = () => {
    ignored.value = isIgnored ? ignored.value.filter((other) => other !== person) : [...ignored.value, person];
    finish();
  };
  const button = (/** @type {string} */ words, /** @type {() => void} */ does) =>
    html`<p><button type="button" onClick=${does}>${t(words, { name })}</button></p>`;
  return html`<${Dialog} title=${name} close=${close}>
    ${button(isIgnored ? "web-unignore" : "web-ignore", ignore)}
    ${isRuling && button(isMuted ? "web-unmute" : "web-mute", atTable("mute", { person, on: !isMuted }))}
    ${isRuling && shown?.stage === "open" && seat !== undefined
      && html`<${Sure} label=${t("web-remove", { name })} question=${t("web-remove-sure", { name })} does=${atTable("leave", { seat })} />`}
    ${isHost && html`<h3>${t("web-in-the-inn")}</h3>
      ${button("web-silence", everywhere("silence"))} ${button("web-unsilence", everywhere("silence", false))}
      <${Sure} label=${t("web-ban", { name })} question=${t("web-ban-sure", { name })} does=${everywhere("ban")} />
      ${button("web-unban", everywhere("ban", false))}`}
  </${Dialog}>`;
}

/** @param {{ looking: Looking, close: () => void }} props */
export function Closing({ looking, close }) {
  const closes = () => { looking.ask("close").then(close, report); };
  return html`<${Dialog} title=${t("web-close-table")} close=${close}>
    <p>${t("web-close-sure")}</p>
    <p class="row"><button type="button" class="primary" onClick=${closes}>${t("web-close-table")}</button>
    <button type="button" onClick=${close}>${t("web-cancel")}</button></p></${Dialog}>`;
}

/** How well a bot is to play that sits down; remembered. @param {{ title: string, does: (level: string) => Promise<unknown>, close: () => void }} props */
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
