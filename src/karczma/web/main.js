/** The door of the inn: comes in, and shows the room that the address names. */
import { html, render, useEffect, useState } from "./vendor/preact.js";
import { inside, ready } from "./first.js";
import { explain } from "./pieces/explaining.js";
import { path, report, Shell } from "./shell.js";
import { keepKey } from "./at-table/looking.js";

/**
 * Each room's addresses, and where it is built. What an address names (a table) is handed to it. A room is fetched when
 * somebody goes there. @type {[RegExp, () => Promise<import("./types.d.ts").Room>][]}
 */
const ROOMS = [
  [/^\/table\/(?<table>[a-z2-7]{8})$/, () => import("./pages/table.js").then((page) => page.TablePage)],
  [/^\/replay(\/(?<replay>[\w-]{8,24}))?$/, () => import("./pages/replay.js").then((page) => page.ReplayPage)],
  [/^\/rules\/(?<game>[a-z-]+)$/, () => import("./pages/rules.js").then((page) => page.RulesPage)],
  [/^\/statistics(?:\/(?<person>[0-9a-f]+))?$/, () => import("./pages/statistics.js").then((page) => page.StatisticsPage)],
  [/^\/learn\/(?<game>[a-z-]+)(?:\/(?<part>[a-z-]+))?$/, () => import("./pages/lesson.js").then((page) => page.LessonPage)],
  [/^\/credits$/, () => import("./pages/credits.js").then((page) => page.CreditsPage)],
  [/^/, () => import("./pages/front.js").then((page) => page.FrontPage)],
];

function Inn() {
  const [shown, show] = useState(/** @type {{ address: string, room: import("./types.d.ts").Room, named: Record<string, string> } | null} */ (null));
  const address = path.value;
  useEffect(() => {
    let isHere = true;
    const [addresses, room] = /** @type {typeof ROOMS[0]} */ (ROOMS.find(([pattern]) => pattern.test(address)));
    const named = { ...addresses.exec(address)?.groups };
    room().then((built) => {
      if (!isHere) return;
      document.title = "Karczma"; // before the room gives it its own: what the last one leaves behind may come later
      show({ address, room: built, named });
    }, report);
    return () => { isHere = false; };
  }, [address]);
  return html`<${Shell}>${shown ? html`<${shown.room} key=${shown.address} ...${shown.named} />`
    : html`<main class="page" aria-busy="true"></main>`}</${Shell}>`;
}

/** An invitation's key is kept, and no longer stands in the address. */
function takeKey() {
  const query = new URLSearchParams(location.search), key = query.get("key"), table = location.pathname.split("/")[2];
  if (!key || !table) return;
  keepKey(table, key);
  query.delete("key");
  history.replaceState(null, "", location.pathname + (String(query) && `?${query}`));
}

takeKey();
ready.then(() => {
  render(html`<${Inn} />`, /** @type {HTMLElement} */ (document.getElementById("inn")));
  explain();
});
inside.catch(report);
addEventListener("load", () => navigator.serviceWorker?.register("/away.js"));
