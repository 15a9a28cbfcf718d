/** A bubble beside what it speaks of: as near as it can be without lying over it. */
const GRID = 24; // places tried across and down
const GAP = 14; // pixels between the bubble and what it speaks of
const COVERED = 100, HIDDEN = 0.006; // how much worse than a pixel of distance one is that covers what is meant, or any card

/** @param {DOMRect[]} boxes */
function around(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** How far apart two boxes are, across and down; negative where they overlap. @param {DOMRect} one @param {DOMRect} other */
const apart = (one, other) => [
  Math.max(one.left - other.right, other.left - one.right),
  Math.max(one.top - other.bottom, other.top - one.bottom),
];

/** @param {DOMRect} one @param {DOMRect} other */
function shared(one, other) {
  const [across, down] = apart(one, other).map((distance) => Math.max(0, GAP - distance));
  return Math.min(across, one.width) * Math.min(down, one.height);
}

/**
 * Finds the best place in the bubble's parent: near `targets`, over none of `free`, and over few `cards`. Its arrow points at the targets.
 * @param {HTMLElement} bubble @param {Element[]} targets @param {Element[]} free @param {Element[]} cards
 */
export function placeBeside(bubble, targets, free, cards) {
  const room = /** @type {Element} */ (bubble.parentElement).getBoundingClientRect(), { width, height } = bubble.getBoundingClientRect();
  const head = bubble.parentElement?.querySelector("header")?.getBoundingClientRect().bottom ?? room.top;
  const boxes = (/** @type {Element[]} */ elements) => elements.map((element) => element.getBoundingClientRect()).filter((box) => box.width);
  const kept = boxes(free), aimed = boxes(targets), others = boxes(cards);
  const covered = (/** @type {DOMRect} */ box, /** @type {DOMRect[]} */ what) => what.reduce((sum, one) => sum + shared(box, one), 0);
  const aim = aimed.length ? around(aimed) : new DOMRect(room.left + room.width / 2, room.top + room.height / 2, 0, 0);
  let best = new DOMRect(room.left, head, width, height), least = Infinity;
  for (let across = 0; across <= GRID; across++) for (let down = 0; down <= GRID; down++) {
    const box = new DOMRect(room.left + GAP / 2 + (room.width - width - GAP) * across / GRID, head + GAP / 2 + (room.bottom - head - height - GAP) * down / GRID, width, height);
    const [right, below] = apart(box, aim);
    const middle = aimed.length ? 0.02 : 1;
    const far = Math.hypot(Math.max(0, right), Math.max(0, below))
      + middle * Math.hypot(box.x + width / 2 - aim.x - aim.width / 2, box.y + height / 2 - aim.y - aim.height / 2);
    const cost = far + COVERED * covered(box, kept) + HIDDEN * covered(box, others);
    if (cost < least) [best, least] = [box, cost];
  }
  bubble.style.transform = `translate(${Math.round(best.x - room.left)}px, ${Math.round(best.y - room.top)}px)`;
  point(bubble, best, aim, aimed.length > 0);
}

/** @param {HTMLElement} bubble @param {DOMRect} box @param {DOMRect} aim @param {boolean} isAimed */
function point(bubble, box, aim, isAimed) {
  const [right, below] = apart(box, aim), isBeside = right > below;
  const side = isBeside ? (box.left >= aim.right ? "left" : "right") : box.top >= aim.bottom ? "top" : "bottom";
  bubble.dataset.arrow = isAimed && Math.max(right, below) >= 0 ? side : "none";
  const [from, size, middle] = isBeside ? [box.top, box.height, aim.top + aim.height / 2] : [box.left, box.width, aim.left + aim.width / 2];
  bubble.style.setProperty("--arrow", `${Math.max(16, Math.min(size - 16, middle - from))}px`);
}
