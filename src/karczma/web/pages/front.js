/** The front page: games on the shelf, one click from a first game, and the tables of the inn. */
import { html, signal, useEffect, useState } from "../vendor/preact.js";
import { ask, listen, whenOpen } from "../connection.js";
import { faceOf, games, titleOf, usualLevel } from "../shelf.js";
import { go, report } from "../shell.js";
import { lessons } from "../settings.js";
import { keepKey, namesOf } from "../at-table/looking.js";
import { learn, say, signed, spoken, t } from "../words.js";
import { NewTable } from "./new-table.js";

/** @typedef {import("../types.d.ts").Game} Game @typedef {import("../types.d.ts").TableListed} TableListed */

const USUAL_SEATS = 3; // of a game against bots, where the game allows it

/** @type {import("../vendor/preact.js").Signal<Extract<import("../types.d.ts").Told, { tell: "lobby" }> | null>} */
const lobby = signal(null);

/** Looks at the list of tables while the front page is shown. */
function useLobby() {
  useEffect(() => {
    const stop = listen((told) => { if (told.tell === "lobby") lobby.value = told; });
    const leave = whenOpen(() => { ask("lobby", { on: true }).catch(report); });
    return () => {
      stop();
      leave();
      ask("lobby", { on: false }).catch(() => {});
    };
  }, []);
}

export function FrontPage() {
  useLobby();
  const [making, setMaking] = useState(/** @type {Game | null} */ (null));
  useEffect(() => { learn(...games.value.map((game) => game.name)); }, [games.value]);
  return html`<main class="front">
    <h1>${t("web-welcome")}</h1>
    ${!Object.keys(lessons.value).length && html`<p>${t("web-first-time")}</p>`}
    <ul class="shelf" aria-label=${t("web-games")}>
      ${games.value.map((game) => html`<${Cover} game=${game} make=${() => setMaking(game)} />`)}
    </ul>
    ${making && html`<${NewTable} game=${making} close=${() => setMaking(null)} />`}
    <${Lists} />
    <footer class="row"><a href="/replay">${t("web-replays")}</a> <a href="/statistics">${t("stats")}</a> <a href="/credits">${t("web-credits")}</a></footer>
  </main>`;
}

/** @param {Game} game */
function playBots(game) {
  const seats = Math.min(Math.max(game.seats[0], USUAL_SEATS), game.seats[game.seats.length - 1]);
  const bots = Array(seats - 1).fill({ kind: "bot", level: usualLevel.value });
  return ask("create", { game: game.name, seats: [{ kind: "me" }, ...bots], public: false });
}

/** @param {{ game: Game, make: () => void }} props */
function Cover({ game, make }) {
  const [isBusy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    playBots(game).then((done) => {
      if (done.keys?.table) keepKey(done.table ?? "", done.keys.table);
      go(`/table/${done.table}`);
    }, report).finally(() => setBusy(false));
  };
  const least = game.seats[0], most = game.seats[game.seats.length - 1], title = game.titles[spoken.value];
  return html`<li class="cover game-${game.name}">
    <div class="cover-art">${game.faces ? html`<img src=${faceOf(game.name, "cover")} alt="" width="320" height="140" />`
      : html`<span aria-hidden="true">${title.charAt(0)}</span>`}</div>
    <h2>${title}</h2>
    <p class="facts">${least === most ? t("web-players-exactly", { count: most }) : t("web-players-range", { least, most })} · ${t("web-minutes", { minutes: game.minutes })} · <a href="/rules/${game.name}" aria-label=${`${t("rules")}: ${title}`}>${t("rules")}</a></p>
    <p class="blurb">${say({ id: `${game.name}/blurb`, args: {} })}</p>
    <p class="row">
      <button type="button" class="primary" disabled=${isBusy} onClick=${start} aria-label=${`${t("web-play-bots")}: ${title}`}>
        ${t(isBusy ? "web-shuffling" : "web-play-bots")}</button>
      <button type="button" onClick=${make} aria-label=${`${t("web-with-friends")}: ${title}`}>${t("web-with-friends")}</button>
      ${game.lessons.length > 0 && html`<a class="button" href="/learn/${game.name}" aria-label=${`${t("web-learn")}: ${title}`}>${t("web-learn")}</a>`}
    </p>
  </li>`;
}

function Lists() {
  if (!lobby.value) return null;
  const { mine, open, playing, over } = lobby.value;
  const known = new Set(mine.map((table) => table.table));
  const others = (/** @type {TableListed[]} */ tables) => tables.filter((table) => !known.has(table.table));
  return html`<div class="lists">
    <${List} title=${t("web-my-tables")} tables=${mine} none=${t("web-no-tables")} />
    <${List} title=${t("web-open-tables")} tables=${others(open)} none=${t("web-none-open")} />
    <${List} title=${t("web-to-watch")} tables=${others(playing)} none="" />
    <${List} title=${t("web-results")} tables=${over} none="" />
  </div>`;
}

/** @param {{ title: string, tables: TableListed[], none: string }} props */
function List({ title, tables, none }) {
  if (!tables.length && !none) return null;
  return html`<section><h2>${title}</h2>
    ${tables.length ? html`<ul class="tables">${tables.map((table) => html`<li><a href="/${table.stage === "over" ? "replay" : "table"}/${table.table}">
      <b>${titleOf(table.game)}</b> <span>${players(table)}</span> <span class="when">${standing(table)}</span></a></li>`)}</ul>`
      : html`<p class="fine">${none}</p>`}
  </section>`;
}

/** @param {TableListed} table */
const players = (table) => namesOf(table.seats)
  .map((name, seat) => (table.scores ? `${name} ${signed(table.scores[seat])}` : name)).join(", ");

/** Whose turn it is and since when, or when it ended. @param {TableListed} table */
function standing(table) {
  const ago = since(table.since);
  if (table.stage !== "playing" || !table.waiting.length) return ago;
  const names = namesOf(table.seats);
  return t("web-turn-of", { name: table.waiting.map((seat) => names[seat]).join(", "), ago });
}

/** @param {number} then */
function since(then) {
  const format = new Intl.RelativeTimeFormat(spoken.value, { numeric: "auto", style: "short" });
  const minutes = Math.round((then - Date.now()) / 60_000);
  if (minutes > -60) return format.format(Math.min(0, minutes), "minute");
  if (minutes > -48 * 60) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
