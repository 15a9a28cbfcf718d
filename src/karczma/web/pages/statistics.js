/** Statistics: how a player did, game by game, and what can be said of each game itself. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { dress } from "../at-table/boards.js";
import { you } from "../connection.js";
import { Bars, Line } from "../pieces/plots.js";
import { games, titleOf } from "../shelf.js";
import { report } from "../shell.js";
import { request } from "../visitor.js";
import { learn, say, signed, spoken, t } from "../words.js";

/** @typedef {import("../types.d.ts").GameStatistics} GameStatistics @typedef {import("../types.d.ts").PersonStatistics} PersonStatistics */

/** What an address tells, asked for again when it changes; answers may come in another order than they were asked for. @template T @param {string | null} address @returns {T | null} */
function useTold(address) {
  const [told, tell] = useState(/** @type {Record<string, T>} */ ({}));
  useEffect(() => {
    if (!address) return;
    Promise.all([request(address), dress("/statistics.css")]).then(([what]) => tell((all) => ({ ...all, [address]: what })), report);
  }, [address]);
  return told[address ?? ""] ?? null;
}

/** A number as one writes it here. @param {number} value */
const number = (value) => signed(value).replace(".", spoken.value === "pl" ? "," : ".");
/** @param {number} share */
const percent = (share) => `${Math.round(share * 100)} %`;
/** @param {number} at */
const day = (at) => new Date(at).toLocaleDateString(spoken.value, { dateStyle: "medium" });

/** @param {{ person?: string }} props */
export function StatisticsPage({ person }) {
  const [game, choose] = useState(games.value[0].name);
  useEffect(() => { learn(...games.value.map(({ name }) => name)); }, []);
  const who = person ?? you.value?.person;
  const mine = /** @type {PersonStatistics | null} */ (useTold(who ? `/api/people/${who}/statistics` : null));
  const about = /** @type {GameStatistics | null} */ (useTold(`/api/statistics/${game}`));
  return html`<main class="page statistics">
    <h1>${person && mine ? mine.name : t("stats-mine")}</h1>
    ${mine && !mine.games.length && html`<p>${t("stats-none")}</p>`}
    ${mine?.games.map((one) => html`<${Player} ...${one} />`)}
    <h2 class="stats-part">${t("stats-games")}</h2>
    <label class="line">${t("stats-game")} <select value=${game} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${games.value.map(({ name }) => html`<option value=${name}>${titleOf(name)}</option>`)}</select></label>
    ${about && (about.games ? html`<${About} ...${about} />` : html`<p>${t("stats-not-played")}</p>`)}
    <p class="fine">${t("stats-counted")}</p>
  </main>`;
}

/** @param {PersonStatistics["games"][0]} props */
function Player({ game, played, won, average, best, habits, results }) {
  const title = titleOf(game);
  return html`<section aria-label=${title}>
    <h2>${title}</h2>
    <p class="stats-facts">${t("stats-summary", { played, share: percent(won / played), won: number(won), average: number(average), best: number(best) })}</p>
    <div class="stats-pair">
      <figure><figcaption>${t("stats-progress")}</figcaption>
        <${Line} label=${t("stats-progress-of", { game: title })} points=${results.map(({ score, place }) => ({ value: score, isWin: place === 1 }))} />
        <details><summary>${t("stats-table")}</summary><${Rows} head=${["stats-when", "stats-score", "stats-place"]}
          rows=${results.toReversed().map(({ table, at, score, place, seats }) => [html`<a href="/table/${table}">${day(at)}</a>`, signed(score), t("stats-place-of", { place, seats })])} /></details></figure>
      ${habits.length > 0 && html`<figure><figcaption>${t("stats-habits")}</figcaption>
        <${Rows} head=${["stats-habit", "stats-you", "stats-others"]} rows=${habits.map(({ habit, mean, others }) => [say(habit), number(mean), others === null ? "–" : number(others)])} /></figure>`}
    </div></section>`;
}

/** @param {GameStatistics} props */
function About({ games: count, balance, moves, minutes, players }) {
  return html`<div>
    <p class="stats-facts">${t("stats-of-game", { games: count, minutes })}</p>
    <div class="stats-pair">
      ${balance.map(({ seats, games: some, of }) => html`<figure><figcaption>${t("stats-balance", { seats, games: some })}</figcaption>
        <${Bars} label=${t("stats-balance", { seats, games: some })} unit=" %" even=${100 / seats} bars=${of.map((seat, at) => ({
          name: String(at + 1), value: 100 * seat.wins / some, low: 100 * seat.low, high: 100 * seat.high }))} />
        <details><summary>${t("stats-table")}</summary><${Rows} head=${["stats-seat", "stats-wins", "stats-interval", "stats-average"]}
          rows=${of.map((seat, at) => [at + 1, percent(seat.wins / some), `${percent(seat.low)} – ${percent(seat.high)}`, number(seat.score)])} /></details></figure>`)}
      <figure><figcaption>${t("stats-length")}</figcaption>
        <${Bars} label=${t("stats-length")} bars=${moves.map(([from, , some]) => ({ name: String(from), value: some }))} />
        <details><summary>${t("stats-table")}</summary><${Rows} head=${["stats-moves", "stats-number"]}
          rows=${moves.map(([from, to, some]) => [from === to ? from : `${from}–${to}`, some])} /></details></figure>
      ${players.length > 0 && html`<figure><figcaption>${t("stats-players")}</figcaption><${Rows} head=${["stats-player", "stats-number", "stats-wins"]}
        rows=${players.map((one) => [html`<a href="/statistics/${one.person}">${one.name}</a>`, one.played, percent(one.won / one.played)])} /></figure>`}
    </div></div>`;
}

/** @param {{ head: string[], rows: any[][] }} props */
const Rows = ({ head, rows }) => html`<table><thead><tr>${head.map((id) => html`<th scope="col">${t(id)}</th>`)}</tr></thead>
  <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;
