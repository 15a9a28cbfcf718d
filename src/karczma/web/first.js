/** What can begin before the whole client is here: words, the shelf, and coming in. */
import { lookAtShelf } from "./shelf.js";
import { comeIn } from "./visitor.js";
import { learn } from "./words.js";

/** Fulfilled when there is something to show. */
export const ready = Promise.all([learn(), lookAtShelf()]);

/** Fulfilled when the inn knows who is here. */
export const inside = comeIn(ready);
