/** The rules of a game: as a page of its own, and in a drawer over a table, which goes on behind it. */
import { html } from "../vendor/preact.js";
import { Dialog } from "../pieces/dialog.js";
import { anchor, Rules } from "../pieces/rulebook.js";
import { games, titleOf } from "../shelf.js";
import { t } from "../words.js";

/** @typedef {import("../types.d.ts").Said} Said */

/** @param {{ game: string }} props */
export function RulesPage({ game }) {
  const opened = (/** @type {string} */ id) => history.replaceState(null, "", `#${id}`);
  return html`<main class="page rules-page">
    <nav class="row" aria-label=${t("web-games")}>${games.value.map(({ name }) => html`
      <a class="button" href="/rules/${name}" aria-current=${name === game ? "page" : undefined}>${titleOf(name)}</a>`)}</nav>
    <h1>${t("rules-of", { game: titleOf(game) })}</h1>
    <${Rules} key=${game} game=${game} at=${() => location.hash.slice(1) || null} opened=${opened} />
  </main>`;
}

/** Opened at the refusal that somebody asks `about`, else at what is asked. @param {{ shown: import("../types.d.ts").TableView, about: Said | null, close: () => void }} props */
export function RulesDrawer({ shown: { game, view }, about, close }) {
  const at = (/** @type {import("../types.d.ts").Rulebook} */ book) => {
    const number = [about, view?.prompt].map((what) => what && book.paragraphs[what.id.split("/")[1]]).find(Boolean);
    return number ? anchor(number) : null;
  };
  return html`<${Dialog} title=${t("rules-of", { game: titleOf(game) })} close=${close} class="drawer">
    <${Rules} game=${game} at=${at} isSmall=${true} />
    <p><a href="/rules/${game}" target="_blank">${t("rules-page")}</a></p></${Dialog}>`;
}
