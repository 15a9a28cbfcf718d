/** The rules of a game as a page of its own. */
import { html } from "../vendor/preact.js";
import { games, titleOf } from "../shelf.js";
import { t } from "../words.js";
import { Rules } from "../pieces/rulebook.js";

/** @param {{ game: string }} props */
export function RulesPage({ game }) {
  const opened = (/** @type {string} */ id) => history.replaceState(null, "", `#${id}`);
  return html`<main class="page rules-page">
    <nav class="row" aria-label=${t("web-games")}>${games.value.map(({ name }) => html`
      <a class="button" href="/rules/${name}" aria-current=${name === game ? "page" : undefined}>${titleOf(name)}</a>`)}</nav>
    <h1>${t("rules-of", { game: titleOf(game) })}</h1>
    <${Rules} game=${game} at=${() => location.hash.slice(1) || null} opened=${opened} />
  </main>`;
}
