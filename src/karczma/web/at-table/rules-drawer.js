/** The rules in a drawer over the table, which goes on behind it. */
import { html } from "../vendor/preact.js";
import { Dialog } from "../pieces/dialog.js";
import { anchor, Rules } from "../pieces/rulebook.js";
import { dress } from "./boards.js";
import { titleOf } from "../shelf.js";
import { t } from "../words.js";

/** @typedef {import("../types.d.ts").Said} Said */

await dress("/rules.css"); // a drawer that has no look yet would jump

/** `about` is the refusal that made somebody look; else it is what is asked. @param {{ shown: import("../types.d.ts").TableView, about: Said | null, close: () => void }} props */
export function RulesDrawer({ shown: { game, view }, about, close }) {
  const at = (/** @type {import("../types.d.ts").Rulebook} */ book) => {
    const number = [about, view?.prompt].map((what) => what && book.paragraphs[what.id.split("/")[1]]).find(Boolean);
    return number ? anchor(number) : null;
  };
  return html`<${Dialog} title=${t("rules-of", { game: titleOf(game) })} close=${close} class="drawer">
    <${Rules} game=${game} at=${at} isSmall=${true} />
    <p><a href="/rules/${game}" target="_blank">${t("rules-page")}</a></p></${Dialog}>`;
}
