/** The door of the inn: comes in, and shows the room that the address names. */
import { html, render } from "./vendor/preact.js";
import { inside, ready } from "./first.js";
import { CreditsPage } from "./pages/credits.js";
import { FrontPage } from "./pages/front.js";
import { TablePage } from "./pages/table.js";
import { explain } from "./pieces/explaining.js";
import { path, Shell } from "./shell.js";
import { keepKey } from "./at-table/looking.js";

function Inn() {
  const table = path.value.match(/^\/table\/([a-z2-7]{8})$/)?.[1];
  const room = table ? html`<${TablePage} key=${table} table=${table} />`
    : path.value === "/credits" ? html`<${CreditsPage} />` : html`<${FrontPage} />`;
  return html`<${Shell}>${room}</${Shell}>`;
}

/** An invitation's key is kept, and no longer stands in the address. */
function takeKey() {
  const key = new URLSearchParams(location.search).get("key"), table = location.pathname.split("/")[2];
  if (!key || !table) return;
  keepKey(table, key);
  history.replaceState(null, "", location.pathname);
}

takeKey();
await ready;
const inn = /** @type {HTMLElement} */ (document.getElementById("inn"));
render(html`<${Inn} />`, inn);
explain();
await inside;
