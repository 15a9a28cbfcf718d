/** What begins at once: coming in, and words; then letters, which nobody waits for. */
import { kept, known } from "./known.js";
import { language } from "./settings.js";
import { comeIn } from "./visitor.js";
import { learn } from "./words.js";

/** Fulfilled when there is something to show. */
export const ready = learn();

/** Fulfilled when the inn knows who is here. */
export const inside = comeIn(known.you, ready);

// Not named in the page: there they would be fetched before the scripts. Latin letters do for English.
for (const font of ["inter-latin", "fraunces-latin", "inter-latin-ext", "fraunces-latin-ext"].slice(0, language.value === "pl" ? 4 : 2)) {
  const href = kept(`/vendor/fonts/${font}.woff2`);
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href }));
}
