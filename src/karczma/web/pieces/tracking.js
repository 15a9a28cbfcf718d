/**
 * Which card is which. A view names kinds, not copies: tracking gives every card on the screen an id that stays with it
 * while it moves from place to place.
 */

/** @typedef {{ place: string, face: string }} Seen a card, where it lies */
/** @typedef {Seen & { id: string }} Tracked */

export const UNKNOWN = "?";

/** The ways in which a card of the last view can be one of this view, the surest first. @type {((was: Seen, is: Seen) => boolean)[]} */
const SAME = [
  (was, is) => was.place === is.place && was.face === is.face,
  (was, is) => was.face === is.face && is.face !== UNKNOWN,
  (was, is) => was.place === is.place && (was.face === UNKNOWN || is.face === UNKNOWN),
  (was, is) => was.face === UNKNOWN && is.face !== UNKNOWN,
];

/** A tracker for one board. */
export function makeTracker() {
  /** @type {Tracked[]} */
  let last = [];
  let made = 0;
  return (/** @type {Seen[]} */ seen) => {
    const left = [...last];
    /** @type {(string | undefined)[]} */
    const ids = seen.map(() => undefined);
    for (const same of SAME) {
      seen.forEach((is, number) => {
        if (ids[number]) return;
        const found = left.findIndex((was) => same(was, is));
        if (found >= 0) ids[number] = left.splice(found, 1)[0].id;
      });
    }
    last = seen.map((is, number) => ({ ...is, id: ids[number] ?? `card-${++made}` }));
    return last;
  };
}
