/** Looking at a table: the newest view of it, what happened so far, what was said, and who is here. */
import { computed, effect, signal } from "../vendor/preact.js";
import { ask, listen, Refusal, whenOpen } from "../connection.js";
import { known } from "../known.js";
import { learn, spoken, t } from "../words.js";
import { boardOf } from "./boards.js";

/** @typedef {import("../types.d.ts").TableView} TableView @typedef {import("../types.d.ts").HistoryLine} HistoryLine @typedef {import("../types.d.ts").ChatLine} ChatLine @typedef {import("../types.d.ts").Said} Said */

const SHOWN_ANEW = new Set(["stale", "illegal_move", "not_your_turn", "storage"]); // refusals after which the view is sent again
const AT_ONCE = 400; // milliseconds

/** @param {string} table */
const keyName = (table) => `karczma-key-${table}`;

/** The key of a table one was invited to, as its link brought it. @param {string} table */
export const keyOf = (table) => localStorage.getItem(keyName(table)) ?? undefined;
/** @param {string} table @param {string} key */
export const keepKey = (table, key) => localStorage.setItem(keyName(table), key);

/** What the players are called; nobody is called null. @param {import("../types.d.ts").SeatShown[]} seats @returns {string[]} */
export function namesOf(seats) {
  const bots = seats.filter((seat) => seat.name === null && seat.bot).length;
  let count = 0;
  return seats.map((seat, number) => {
    if (seat.name !== null) return seat.name;
    if (!seat.bot) return t("seat-name", { number: number + 1 });
    return t("web-bot-name", { number: bots > 1 ? ++count : 0 });
  });
}

/** The socket tells again what the page came with: it need not be drawn again. @param {unknown} one @param {unknown} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Fetches the board; if that fails, the plain one does. @param {string} game */
const prepare = (game) => boardOf(game).catch(() => null);

/** Looks at a table until `leave` is called. @param {string} table */
export function lookAt(table) {
  /** @type {import("../vendor/preact.js").Signal<TableView | null>} */
  const shown = signal(null);
  /** @type {import("../vendor/preact.js").Signal<HistoryLine[]>} */
  const history = signal([]);
  /** @type {import("../vendor/preact.js").Signal<ChatLine[]>} */
  const chat = signal([]);
  const isCovered = signal(false); // whether the screen is handed from one to another: nothing may be shown or said
  const muted = signal(/** @type {string[]} */ ([])); // who may not speak at this table
  const present = signal({ present: /** @type {boolean[]} */ ([]), watching: 0 });
  /** @type {import("../vendor/preact.js").Signal<Said | null>} why one may not look */
  const refusal = signal(null);
  const shownAt = signal(Date.now());
  /** @type {number | undefined} */
  let own; // the seat to look from, where several are one's own
  const moved = signal(""); // where the last move was made, a moment ago
  let anew = false; // whether the next view answers a question of ours, and counts whatever its version

  const names = computed(() => (spoken.value, namesOf(shown.value?.seats ?? [])));

  /** Looks anew, from another of one's own seats if one is named. @param {number} [seat] @returns {Promise<void>} */
  function watch(seat = own) {
    own = seat;
    anew = true;
    return ask("watch", { table, key: keyOf(table), seat }).then(
      () => { anew = false; refusal.value = null; },
      (problem) => { anew = false; refusal.value = problem.why; },
    );
  }

  const place = () => `${shown.value?.seat} ${shown.value?.version}`;
  /** Whether the last move is kept until it is due: the view of any other comes at once. */
  const isKept = computed(() => moved.value === place());

  /** @param {TableView} view */
  function see(view) {
    const mine = shown.value;
    const isAnswer = anew || mine === null || view.seat !== mine.seat;
    if (own !== undefined && !view.mine.includes(own)) own = undefined;
    if (!isAnswer && view.version <= mine.version) return;
    if (!isAnswer && view.version > mine.version + 1) {
      watch();
      return;
    }
    if (!isAnswer && view.events.length) history.value = [...history.value, { last: view.last, events: view.events }];
    if (isSame(view, mine)) return;
    shownAt.value = Date.now();
    shown.value = view;
  }

  /** @param {import("../types.d.ts").Told} told */
  function hear(told) {
    if (!("table" in told) || told.table !== table) return;
    if (told.tell === "view") Promise.all([learn(told.game), prepare(told.game)]).then(() => see(told));
    else if (told.tell === "history" && !isSame(told.lines, history.value)) history.value = told.lines;
    else if (told.tell === "presence") present.value = told;
    else if (told.tell === "chat") {
      muted.value = told.muted;
      const said = new Set(told.lines.map((line) => line.number));
      chat.value = [...chat.value.filter((line) => !said.has(line.number)), ...told.lines];
    }
  }
  known.seen.splice(0).forEach(hear); // the page came with it; the second time it would be old
  const stop = listen(hear);
  const stopWatching = whenOpen(() => { watch(); });

  /** Asks the table for something; a refusal after which the true view follows lets it in. @param {string} what @param {Record<string, unknown>} [rest] */
  async function askTable(what, rest = {}) {
    const was = place();
    try {
      const done = await ask(what, { table, ...rest });
      if (what === "move") setTimeout(() => { moved.value = was; }, AT_ONCE);
      return done;
    } catch (problem) {
      if (problem instanceof Refusal && SHOWN_ANEW.has(problem.code)) watch();
      throw problem;
    }
  }

  function leave() {
    stop();
    stopWatching();
    ask("unwatch", { table }).catch(() => {});
  }

  return { table, shown, shownAt, history, chat, muted, present, refusal, names, ask: askTable, watch, isKept, isCovered, leave };
}

/** @typedef {ReturnType<typeof lookAt>} Looking */

/** Runs something whenever a new view is shown; returns how to stop. @param {Looking} looking @param {(view: TableView, before: TableView | null) => void} what */
export function onView(looking, what) {
  /** @type {TableView | null} */
  let before = null;
  return effect(() => {
    const view = looking.shown.value;
    if (!view || view === before) return;
    const last = before;
    before = view;
    what(view, last);
  });
}
