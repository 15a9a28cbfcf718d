/** Cards that change place are seen to move there (FLIP: first, last, invert, play). */
import { useLayoutEffect, useRef } from "../vendor/preact.js";
import { mayMove } from "../settings.js";

const LASTS = 380; // milliseconds
const SLOW_START = "cubic-bezier(.2,.7,.2,1)";

/** @param {Element} root @returns {Map<string, DOMRect>} */
function places(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const card of root.querySelectorAll("[data-card]")) {
    found.set(/** @type {HTMLElement} */ (card).dataset.card ?? "", card.getBoundingClientRect());
  }
  return found;
}

/** @param {Element} root @param {HTMLElement} card @param {Map<string, DOMRect>} before */
function origin(root, card, before) {
  const was = before.get(card.dataset.card ?? "");
  if (was || !card.dataset.from) return was;
  return root.querySelector(`[data-source="${card.dataset.from}"]`)?.getBoundingClientRect();
}

/** @param {HTMLElement} card @param {DOMRect} was @param {DOMRect} is */
function glide(card, was, is) {
  const x = was.left + was.width / 2 - is.left - is.width / 2, y = was.top + was.height / 2 - is.top - is.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const tilt = getComputedStyle(card).transform;
  const settled = tilt === "none" ? "" : tilt;
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${was.width / is.width}) ${settled}`, zIndex: 50 },
      { transform: settled || "none", zIndex: 50 },
    ],
    { duration: LASTS, easing: SLOW_START },
  );
}

/**
 * Lets the cards under the element glide whenever `version` changes. Call it in the component that draws them: the old
 * places are read while it renders, before anything has changed.
 * @param {import("../vendor/preact.js").Ref<HTMLElement | null>} root @param {number} version
 */
export function useMoving(root, version) {
  const shown = useRef(version);
  /** @type {import("../vendor/preact.js").Ref<Map<string, DOMRect> | null>} */
  const before = useRef(null);
  if (shown.current !== version && root.current && mayMove()) before.current = places(root.current);
  useLayoutEffect(() => {
    shown.current = version;
    const then = before.current, here = root.current;
    before.current = null;
    if (!then || !here) return;
    const cards = /** @type {HTMLElement[]} */ ([...here.querySelectorAll("[data-card]")]);
    const moved = cards.map((card) => ({ card, was: origin(here, card, then), is: card.getBoundingClientRect() }));
    for (const { card, was, is } of moved) if (was && is.width) glide(card, was, is);
  }, [version]);
}
