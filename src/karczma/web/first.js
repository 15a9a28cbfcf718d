/** What begins at once: coming in, and words. */
import { known } from "./known.js";
import { comeIn } from "./visitor.js";
import { learn } from "./words.js";

/** Fulfilled when there is something to show. */
export const ready = learn();

/** Fulfilled when the inn knows who is here. */
export const inside = comeIn(known.you, ready);
