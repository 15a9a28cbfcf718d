/** A hint: the best few moves of the strongest bot, for one's own eyes; whoever points at one sees it on the board. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Moves } from "../review/moves.js";
import { t } from "../words.js";
import { announced } from "./attention.js";
import { dress } from "./boards.js";

/** @typedef {import("../types.d.ts").Hinted} Hinted @typedef {import("../types.d.ts").MoveShown} MoveShown */

/** @param {{ looking: import("./looking.js").Looking, hints: Hinted[], pointed: MoveShown | null, point: (move: MoveShown | null) => void, close: () => void }} props */
export function Hints({ looking, hints, pointed, point, close }) {
  const seat = looking.shown.value?.seat ?? 0;
  const [isDressed, setDressed] = useState(false);
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const box = useRef(null);
  useEffect(() => { dress("/review/review.css").then(() => setDressed(true)); }, []);
  useEffect(() => {
    if (!isDressed) return;
    point({ seat, move: hints[0].move });
    announced.value = t("web-hint-here");
    box.current?.querySelector("button")?.focus();
    return () => point(null);
  }, [isDressed, hints]);
  const pressed = (/** @type {KeyboardEvent} */ event) => { if (event.key === "Escape") close(); };
  return isDressed && html`<section class="hints" ref=${box} aria-label=${t("web-hint")} onKeyDown=${pressed}>
    <header><h2>${t("web-hint-title")}</h2><button type="button" class="quiet close" aria-label=${t("web-close")} onClick=${close}>×</button></header>
    ${hints[0].share !== null && html`<p class="fine">${t("hint-mixed")}</p>`}
    <${Moves} moves=${hints} names=${looking.names.value} seat=${seat} pointed=${pointed?.move ?? null} point=${point} />
    <p class="fine">${t("hint-caution", { worlds: hints[0].worlds })}</p>
  </section>`;
}
