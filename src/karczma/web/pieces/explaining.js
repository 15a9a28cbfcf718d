/**
 * Anything with `data-explain` is explained, and a card enlarged, when the pointer rests on it, a finger is held on it,
 * or it has the keyboard's focus; what is no button also by a tap.
 */
const RESTS = 450, HELD = 450, LINGERS = 900; // milliseconds
const GAP = 8; // pixels

/** @type {HTMLElement} */
let note;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** @param {Event} event @returns {HTMLElement | null} */
const explained = (event) => /** @type {Element} */ (event.target).closest?.("[data-explain]") ?? null;

/** @param {number} at @param {number} most */
const within = (at, most) => Math.max(GAP, Math.min(at, most - GAP));

/** @param {HTMLElement} what */
function show(what) {
  const face = what.matches(".card") ? what.querySelector("img") : null;
  note.replaceChildren();
  if (face) note.append(Object.assign(new Image(), { src: face.src, alt: "" }));
  note.append(Object.assign(document.createElement("p"), { textContent: what.dataset.explain }));
  note.hidden = false;
  const at = what.getBoundingClientRect(), size = note.getBoundingClientRect();
  const isRoomAbove = at.top > size.height + GAP, isRoomRight = at.right + GAP + size.width < innerWidth;
  const middle = { x: at.left + at.width / 2 - size.width / 2, y: at.top + at.height / 2 - size.height / 2 };
  const x = within(isRoomAbove ? middle.x : isRoomRight ? at.right + GAP : at.left - GAP - size.width, innerWidth - size.width);
  const y = within(isRoomAbove ? at.top - GAP - size.height : middle.y, innerHeight - size.height);
  note.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/** Takes the explanation away, with all that it says. */
export function hideExplanation() {
  clearTimeout(waiting);
  note.hidden = true;
  note.replaceChildren();
}

/** @param {HTMLElement | null} what @param {number} after */
function soon(what, after) {
  hideExplanation();
  if (what?.dataset.explain) waiting = setTimeout(() => { if (what.isConnected) show(what); }, after);
}

/** Begins to explain; once for the whole page. */
export function explain() {
  note = Object.assign(document.createElement("div"), { className: "explanation", hidden: true, ariaHidden: "true" });
  document.body.append(note);
  document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") soon(explained(event), RESTS); });
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") hideExplanation();
    else soon(explained(event), HELD);
  });
  document.addEventListener("pointerup", (event) => {
    if (event.pointerType === "mouse") return;
    const what = explained(event);
    if (!note.hidden) setTimeout(hideExplanation, LINGERS);
    else if (what?.dataset.explain && !what.closest("button, a, summary")) soon(what, 0);
    else hideExplanation(); // a tap, not a long press
  });
  document.addEventListener("pointermove", (event) => { if (event.buttons && Math.hypot(event.movementX, event.movementY) > 4) hideExplanation(); });
  document.addEventListener("focusin", (event) => {
    const what = explained(event);
    soon(what?.matches(":focus-visible") ? what : null, RESTS);
  });
  document.addEventListener("focusout", hideExplanation);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hideExplanation(); });
}
