/** A finished game looked at again: which moment is shown, by whose eyes, and what happened until then. */
import { computed, effect, signal } from "../vendor/preact.js";
import { boardOf } from "../at-table/boards.js";
import { keyOf, namesOf } from "../at-table/looking.js";
import { inside } from "../first.js";
import { request } from "../visitor.js";
import { learn, spoken } from "../words.js";

/** @typedef {import("../types.d.ts").ReplayHead} ReplayHead @typedef {import("../types.d.ts").ReplayLine} ReplayLine @typedef {import("../types.d.ts").GameView} GameView */
/** @typedef {string} Viewer `open`: all hands lie open; `none`: an onlooker; else the number of a seat */

const CHUNK = 32; // views that are fetched at once
export const PACES = { slow: 3000, usual: 1500, quick: 600 }; // milliseconds a move is shown while the replay runs by itself

/** The address of a moment. @param {string} name @param {number} at @param {Viewer} seat */
export const momentOf = (name, at, seat) => `/replay/${name}?at=${at}${seat === "open" ? "" : `&seat=${seat}`}`;

/** @param {number} at @param {number} last */
const within = (at, last) => Math.max(0, Math.min(Math.trunc(at), last));

/** Opens a replay at the moment that the address names. @param {string} name a table, or a record that was brought */
export function replayOf(name) {
  const asked = new URLSearchParams(location.search), key = keyOf(name);
  /** @type {import("../vendor/preact.js").Signal<ReplayHead | null>} */
  const head = signal(null);
  /** @type {import("../vendor/preact.js").Signal<unknown>} why it cannot be shown */
  const problem = signal(null);
  const at = signal(Number(asked.get("at")) || 0);
  /** @type {import("../vendor/preact.js").Signal<Viewer>} */
  const seat = signal(asked.get("seat") ?? "open");
  /** @type {import("../vendor/preact.js").Signal<ReplayLine[]>} the moves as the viewer saw them */
  const lines = signal([]);
  /** @type {import("../vendor/preact.js").Signal<{ at: number, seat: Viewer, view: GameView } | null>} what has been fetched of the moment that is wanted */
  const shown = signal(null);
  const isRunning = signal(false);
  const pace = signal(/** @type {keyof typeof PACES} */ ("usual"));
  const names = computed(() => (spoken.value, namesOf(head.value?.seats ?? [])));
  const last = computed(() => head.value?.moves ?? 0);

  /** @type {Map<string, Promise<any>>} */
  const fetched = new Map();
  /** Asks for a part of the replay, once. @param {string} part @param {Record<string, unknown>} wish */
  function part(part, wish = {}) {
    const query = new URLSearchParams(/** @type {any} */ ({ ...wish, ...(key && { key }) }));
    const address = `/api/replays/${name}${part}?${query}`;
    let found = fetched.get(address);
    if (!found) {
      found = request(address);
      found.catch(() => fetched.delete(address));
      fetched.set(address, found);
    }
    return found;
  }
  /** @param {Viewer} viewer @param {number} first */
  const views = (viewer, first) => part("/views", { seat: viewer, from: first, to: first + CHUNK - 1 });

  /** Shows the moment that is wanted; meanwhile another may be. @param {number} moment @param {Viewer} viewer */
  async function show(moment, viewer) {
    const first = moment - moment % CHUNK;
    const [told, found] = await Promise.all([part("/moves", { seat: viewer }), views(viewer, first)]);
    if (at.peek() !== moment || seat.peek() !== viewer) return;
    lines.value = told.moves;
    shown.value = { at: moment, seat: viewer, view: found.views[moment - first] };
    const next = moment - first < CHUNK / 2 ? first - CHUNK : first + CHUNK;
    if (next >= 0 && next <= last.peek()) views(viewer, next).catch(() => {});
  }

  const fail = (/** @type {unknown} */ why) => { problem.value = why; };
  inside.then(() => part("")).then(async (/** @type {ReplayHead} */ found) => {
    await Promise.all([learn(found.game), boardOf(found.game).catch(() => null)]);
    if (seat.peek() !== "none" && !found.seats[Number(seat.peek())]) seat.value = "open";
    at.value = within(at.peek(), found.moves);
    head.value = found;
  }).catch(fail);

  /** @param {number} moment */
  const go = (moment) => { at.value = within(moment, last.peek()); };

  /** To the next move the viewer could notice, or back to the last one. @param {number} by 1 or -1 */
  function step(by) {
    let to = at.peek() + by;
    while (to > 0 && to < last.peek() && !lines.peek()[to - 1]?.last) to += by;
    go(to);
  }

  /** To where the next turn begins, or back to where this one or the last began. @param {number} by 1 or -1 */
  function turn(by) {
    const turns = head.peek()?.turns ?? [], now = at.peek();
    go((by > 0 ? turns.find((begins) => begins > now) : turns.findLast((begins) => begins < now)) ?? (by > 0 ? last.peek() : 0));
  }

  const stops = [
    effect(() => { if (head.value) show(at.value, seat.value).catch(fail); }),
    effect(() => {
      if (!isRunning.value) return;
      if (at.value >= last.value) isRunning.value = false;
      else if (shown.value?.at === at.value) {
        const waiting = setTimeout(() => step(1), PACES[pace.value]);
        return () => clearTimeout(waiting);
      }
    }),
    effect(() => {
      const moment = momentOf(name, at.value, seat.value);
      if (!head.value) return;
      const waiting = setTimeout(() => {
        if (location.pathname === `/replay/${name}`) history.replaceState(null, "", moment); // not on the way to another room
      }, 200); // browsers refuse too many at once
      return () => clearTimeout(waiting);
    }),
  ];
  return {
    name, key, head, problem, at, seat, lines, shown, isRunning, pace, names, last, go, step, turn,
    /** From the beginning if it is at its end. */
    run() {
      if (!isRunning.peek() && at.peek() === last.peek()) go(0);
      isRunning.value = !isRunning.peek();
    },
    leave: () => stops.forEach((stop) => stop()),
  };
}

/** @typedef {ReturnType<typeof replayOf>} Replaying */
