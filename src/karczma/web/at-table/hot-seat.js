/**
 * Several people at one screen. It is for the eyes of one of them; before another who knows different things it is covered,
 * until they say that they sit in front of it. Only then does the inn send what they see.
 */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { hideExplanation } from "../pieces/explaining.js";
import { report, tell } from "../shell.js";
import { play } from "../sound.js";
import { t } from "../words.js";
import { announce, announced } from "./attention.js";

/** @typedef {import("./looking.js").Looking} Looking @typedef {import("../types.d.ts").TableView} TableView */
/** @typedef {{ next: number, isCovered: boolean, isPeeking: boolean, come: (seat: number) => void, handOn: () => void, mayUndo: boolean, undo: () => void }} Screen */

/** Whose eyes the screen is for, and whether it is covered. @param {Looking} looking @returns {Screen} */
export function useScreen(looking) {
  const shown = looking.shown.value;
  const [sitting, setSitting] = useState(/** @type {number | null} */ (null));
  const [wishes, setWishes] = useState(false); // to look, though somebody else is asked
  const next = shown ? nextOf(shown, sitting, looking.isKept.value) : 0;
  const isShared = !!shown && shown.mine.length > 1;
  const isSecret = isShared && (shown.apart.length > 0 || shown.asked.length > 1); // what several choose at once is secret too
  useEffect(() => {
    if (isSecret || !isShared) return;
    setSitting(null); // all see the same, so anybody may sit there
    if (next !== shown.seat) looking.watch(next);
  }, [isShared, isSecret, next]);
  useEffect(() => setWishes(false), [next]);
  const isPeeking = isSecret && wishes && sitting !== next && sitting === shown.seat;
  return {
    next,
    isCovered: isSecret && !isPeeking && (sitting !== next || shown.seat !== next),
    isPeeking,
    come: (seat) => {
      setSitting(seat);
      setWishes(seat !== next);
      looking.watch(seat);
    },
    handOn: () => setWishes(false),
    mayUndo: sitting !== null && sitting === shown?.seat,
    undo: () => { looking.ask("undo", { seat: sitting }).then(() => setSitting(null), report); },
  };
}

/**
 * Who is to sit before the screen: whoever does, while they are asked or nobody is; else the next one who is asked.
 * Somebody whose move is kept until it is due has answered. @param {TableView} shown @param {number | null} sitting @param {boolean} isKept
 */
function nextOf({ seat, asked, paused }, sitting, isKept) {
  const before = seat ?? 0, open = isKept ? asked.filter((own) => own !== seat) : asked;
  if (paused || !open.length) return sitting ?? before;
  return open.includes(before) ? before : open.find((own) => own > before) ?? open[0];
}

/** Instead of the table: whom to hand the device to. @param {{ looking: Looking, screen: Screen }} props */
export function Cover({ looking, screen }) {
  const { next, come, mayUndo, undo } = screen, names = looking.names.value, mine = looking.shown.value?.mine ?? [];
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const shows = useRef(null);
  const told = t("web-pass-to", { name: names[next] });
  useLayoutEffect(() => { // before it is seen
    looking.isCovered.value = true;
    hideExplanation();
    tell("");
    announced.value = told;
    shows.current?.focus();
    play("turn");
  }, [next]);
  useEffect(() => () => {
    looking.isCovered.value = false;
    announce(looking, true);
  }, []);
  // The move before may have been made by a double click, or a key that is still held down.
  const clicked = (/** @type {number} */ seat) => (/** @type {MouseEvent} */ event) => { if (event.detail < 2) come(seat); };
  const held = (/** @type {KeyboardEvent} */ event) => { if (event.repeat) event.preventDefault(); };
  return html`<section class="waiting covering">
    <h1>${told}</h1>
    <p>${t("web-pass-why")}</p>
    <button type="button" class="primary" ref=${shows} onClick=${clicked(next)} onKeyDown=${held}>${t("web-i-am", { name: names[next] })}</button>
    ${mine.filter((seat) => seat !== next).map((seat) => html`<button type="button" class="quiet" onClick=${clicked(seat)} onKeyDown=${held}>
      ${t("web-i-am", { name: names[seat] })}</button>`)}
    ${mayUndo && html`<button type="button" class="quiet" onClick=${undo}>↶ ${t("web-undo")}</button>`}
  </section>`;
}
