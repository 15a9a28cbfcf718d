/** A review that is asked for: how far it is, and at last what it says. */
import { signal } from "../vendor/preact.js";
import { request } from "../visitor.js";

/** @typedef {import("../types.d.ts").Review} Review @typedef {import("../types.d.ts").Decision} Decision */

const EVERY = 1000; // milliseconds between two looks at how far it is

/** Asks for the review of a finished game. @param {string} table @param {string | undefined} key */
export function reviewOf(table, key) {
  const address = `/api/reviews/${table}${key ? `?key=${key}` : ""}`;
  /** @type {import("../vendor/preact.js").Signal<Review | null>} */
  const review = signal(null);
  const progress = signal(0);
  /** @type {import("../vendor/preact.js").Signal<unknown>} why there is none */
  const problem = signal(null);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @param {object} [asking] */
  function look(asking) {
    request(address, asking).then((told) => {
      progress.value = told.progress;
      review.value = told.review;
      if (!told.review) waiting = setTimeout(look, EVERY);
    }).catch((why) => { problem.value = why; });
  }
  look({});
  return { review, progress, problem, leave: () => clearTimeout(waiting) };
}
