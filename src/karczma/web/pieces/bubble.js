/** A bubble beside what it speaks of: as near as it can be without lying over it. */
const PLACES = 24; // tried across and down
const GAP = 14, EDGE = 6; // pixels that stay free around it, and at the edge of the room
const COVERED = 100, HIDDEN = 0.003; // how much worse than distance it is to cover what is meant, or any card

/** @param {Element[]} elements */
const boxes = (elements) => elements.map((element) => element.getBoundingClientRect()).filter((box) => box.width);

/** How far apart two boxes are, across and down; negative where they overlap. @param {DOMRect} one @param {DOMRect} other */
const apart = (one, other) => [Math.max(one.x - other.right, other.x - one.right), Math.max(one.y - other.bottom, other.y - one.bottom)];

/** @param {DOMRect} box @param {DOMRect[]} others */
const covers = (box, others) => others.reduce((sum, other) => {
  const [across, down] = apart(box, other).map((far) => Math.max(0, GAP - far));
  return sum + Math.min(across, box.width) * Math.min(down, box.height);
}, 0);

/**
 * Finds the best place in a room: near `targets`, over none of `free`, over few `cards`. An arrow points at the targets.
 * @param {HTMLElement} bubble @param {DOMRect} room @param {Element[]} targets @param {Element[]} free @param {Element[]} cards
 */
export function placeBeside(bubble, room, targets, free, cards) {
  const { width, height } = bubble.getBoundingClientRect(), kept = boxes(free), others = boxes(cards), aims = boxes(targets);
  const [x, y] = [Math.min(...aims.map((box) => box.x)), Math.min(...aims.map((box) => box.y))];
  const aim = aims.length ? new DOMRect(x, y, Math.max(...aims.map((box) => box.right)) - x, Math.max(...aims.map((box) => box.bottom)) - y) : room;
  let best = room, least = Infinity;
  for (let place = 0; place < PLACES * PLACES; place++) {
    const across = (place % PLACES) / (PLACES - 1), down = Math.floor(place / PLACES) / (PLACES - 1);
    const box = new DOMRect(room.x + EDGE + (room.width - width - 2 * EDGE) * across, room.y + EDGE + (room.height - height - 2 * EDGE) * down, width, height);
    const off = Math.hypot(box.x + width / 2 - aim.x - aim.width / 2, box.y + height / 2 - aim.y - aim.height / 2) / 50;
    const far = Math.hypot(...apart(box, aim).map((distance) => Math.max(0, distance)));
    const cost = off + far + COVERED * covers(box, kept) + HIDDEN * covers(box, others);
    if (cost < least) [best, least] = [box, cost];
  }
  const [right, below] = apart(best, aim), isBeside = right > below;
  const middle = isBeside ? aim.y + aim.height / 2 - best.y : aim.x + aim.width / 2 - best.x;
  bubble.dataset.arrow = Math.max(right, below) < 0 ? "none" : isBeside ? (best.x > aim.x ? "left" : "right") : best.y > aim.y ? "top" : "bottom";
  bubble.style.setProperty("--arrow", `${Math.max(16, Math.min((isBeside ? height : width) - 16, middle))}px`);
  Object.assign(bubble.style, { left: `${best.x}px`, top: `${best.y}px` });
}
