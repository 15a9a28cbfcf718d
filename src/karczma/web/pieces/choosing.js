/**
 * Choosing a move by its pieces: a card, then where it goes. The board says which pieces each legal move touches, in
 * order; clicks, dragging and the keyboard all follow from that.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";

/** @typedef {Record<string, string[] | string[][]>} Steps a legal move → the pieces it touches, in order; or several such ways */

const DRAG_STARTS = 6; // pixels
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Every way to make every move. @param {Steps} steps @returns {[string, string[]][]} */
const ways = (steps) => Object.entries(steps).flatMap(([move, way]) =>
  (Array.isArray(way[0]) ? way : [way]).map((pieces) => /** @type {[string, string[]]} */ ([move, pieces])));

/** The legal moves that begin with these pieces. @param {Steps} steps @param {string[]} picked */
const beginning = (steps, picked) =>
  ways(steps).filter(([, pieces]) => picked.every((piece, place) => pieces[place] === piece));

/** The pieces that may be touched next. @param {Steps} steps @param {string[]} picked */
const next = (steps, picked) => new Set(beginning(steps, picked).map(([, pieces]) => pieces[picked.length]));

/** `hand:Y7` lies in the hand. @param {string} piece */
const zone = (piece) => piece.split(":")[0];

/**
 * @param {{ root: import("../vendor/preact.js").Ref<HTMLElement | null>, steps: Steps, version: number, asked: boolean,
 *   choose: (move: string) => void, refuse: (picked: string[], piece: string) => void }} how
 * `asked`: whether this player is to move. `refuse` is told of a piece that cannot be touched now.
 * @returns {(name: string, key?: string) => Record<string, unknown>} the properties that make an element a piece
 */
export function usePieces({ root, steps, version, asked, choose, refuse }) {
  const [picked, setPicked] = useState(/** @type {{ name: string, key: string }[]} */ ([]));
  const names = picked.map((piece) => piece.name);
  const lit = next(steps, names);
  const first = next(steps, []);
  useLayoutEffect(() => { if (picked.length && !beginning(steps, names).length) setPicked([]); }, [version, asked]);

  /** @param {string} name @param {string} key @param {{ name: string, key: string }[]} [already] */
  const touch = (name, key, already = picked) => {
    if (!asked) return false;
    const path = already.map((piece) => piece.name);
    if (already.some((piece) => piece.key === key)) {
      setPicked([]);
      return false;
    }
    if (next(steps, path).has(name)) return follow([...already, { name, key }]);
    if (first.has(name)) return follow([{ name, key }]);
    refuse(path, name);
    return false;
  };

  /** @param {{ name: string, key: string }[]} path */
  const follow = (path) => {
    const done = beginning(steps, path.map((piece) => piece.name)).find(([, pieces]) => pieces.length === path.length);
    setPicked(done ? [] : path);
    if (done) choose(done[0]);
    return !done;
  };

  useArrows(root, picked.length > 0, () => setPicked([]));
  useKeptFocus(root, version, asked);
  const drag = useDragging(root, {
    starts: (name) => asked && first.has(name),
    pick: (name, key) => follow([{ name, key }]),
    drop: (from, name, key) => touch(name, key, [from]),
  });

  // A piece that leads nowhere is dim where it could be taken for one that does: beside lit ones, or once a card is picked.
  const zones = new Set([...lit].map(zone));
  return (name, key = name) => {
    const isLit = asked && (lit.has(name) || (picked.length > 0 && first.has(name)));
    const isPicked = picked.some((piece) => piece.key === key);
    const isDim = asked && !isLit && (picked.length > 0 || zones.has(zone(name)));
    const state = isPicked ? "is-picked" : asked && lit.has(name) ? "is-lit" : isDim ? "is-dim" : "";
    return {
      "data-piece": name,
      "data-key": key,
      class: state,
      tabIndex: isLit || isPicked ? 0 : -1,
      "aria-disabled": asked && !isLit && !isPicked ? "true" : undefined,
      "aria-pressed": isPicked ? "true" : undefined,
      onClick: (/** @type {MouseEvent} */ event) => {
        if (drag.justDropped()) return;
        const goesOn = touch(name, key);
        if (goesOn && event.detail === 0) requestAnimationFrame(() => focusFirst(root.current, ".is-lit"));
      },
      onPointerDown: drag.down,
    };
  };
}

/** @param {Element | null} root @param {string} what */
function focusFirst(root, what) {
  /** @type {HTMLElement | null | undefined} */ (root?.querySelector(`[data-piece]${what}`))?.focus();
}

/** Arrow keys go to the nearest piece in their direction, Escape lets go of what is picked. @param {import("../vendor/preact.js").Ref<HTMLElement | null>} root @param {boolean} isPicking @param {() => void} letGo */
function useArrows(root, isPicking, letGo) {
  useEffect(() => {
    const here = root.current;
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && isPicking) letGo();
      const arrow = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
      const from = /** @type {HTMLElement | null} */ (document.activeElement)?.closest("[data-piece]");
      if (!arrow || !from || !here) return;
      event.preventDefault();
      nearest(here, from, arrow)?.focus();
    };
    here?.addEventListener("keydown", pressed);
    return () => here?.removeEventListener("keydown", pressed);
  });
}

/** @param {Element} root @param {Element} from @param {number[]} arrow @returns {HTMLElement | undefined} */
function nearest(root, from, [right, down]) {
  const middle = (/** @type {Element} */ piece) => {
    const box = piece.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best, least = Infinity;
  for (const piece of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-piece]"))) {
    const [px, py] = middle(piece);
    const along = (px - x) * right + (py - y) * down, aside = Math.abs((px - x) * down) + Math.abs((py - y) * right);
    const far = along + aside * 2.5;
    if (piece !== from && along > 3 && aside <= along * 2.5 && far < least) [best, least] = [piece, far];
  }
  return best;
}

/** When the piece that had the focus is gone, the first lit one gets it. @param {import("../vendor/preact.js").Ref<HTMLElement | null>} root @param {number} version @param {boolean} asked */
function useKeptFocus(root, version, asked) {
  const had = useRef(false);
  useEffect(() => {
    const here = root.current;
    const noted = () => { had.current = !!here?.contains(document.activeElement); };
    document.addEventListener("focusin", noted);
    return () => document.removeEventListener("focusin", noted);
  }, []);
  useEffect(() => {
    if (had.current && asked && document.activeElement === document.body) focusFirst(root.current, ".is-lit");
  }, [version, asked]);
}

/**
 * Dragging with mouse, pen or finger. A dragged piece is picked when it leaves its place and touches what it is dropped on.
 * @param {import("../vendor/preact.js").Ref<HTMLElement | null>} root
 * @param {{ starts: (name: string) => boolean, pick: (name: string, key: string) => void,
 *   drop: (from: { name: string, key: string }, name: string, key: string) => void }} on
 */
function useDragging(root, on) {
  const dropped = useRef(0);
  /** @type {import("../vendor/preact.js").Ref<typeof on>} */
  const latest = useRef(on);
  latest.current = on;
  const down = (/** @type {PointerEvent} */ event) => {
    const held = /** @type {HTMLElement} */ (event.currentTarget);
    const name = held.dataset.piece ?? "", key = held.dataset.key ?? "";
    if (event.button !== 0 || !latest.current.starts(name)) return;
    let ghost = /** @type {HTMLElement | null} */ (null);
    const move = (/** @type {PointerEvent} */ now) => {
      const x = now.clientX - event.clientX, y = now.clientY - event.clientY;
      if (!ghost && Math.hypot(x, y) < DRAG_STARTS) return;
      if (!ghost) {
        ghost = lifted(held);
        latest.current.pick(name, key);
      }
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`;
    };
    const end = (/** @type {PointerEvent} */ now) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!ghost) return;
      ghost.remove();
      dropped.current = now.timeStamp;
      const under = document.elementFromPoint(now.clientX, now.clientY)?.closest("[data-piece]");
      const target = /** @type {HTMLElement | null | undefined} */ (under);
      if (now.type === "pointerup" && target && root.current?.contains(target) && target.dataset.key !== key) {
        latest.current.drop({ name, key }, target.dataset.piece ?? "", target.dataset.key ?? "");
      }
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  return { down, justDropped: () => performance.now() - dropped.current < 80 };
}

/** A copy of the piece under the pointer. @param {HTMLElement} held */
function lifted(held) {
  const box = held.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (held.cloneNode(true));
  for (const name of ["data-piece", "data-card", "data-key", "id"]) ghost.removeAttribute(name);
  ghost.classList.add("is-dragged");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(ghost);
  return ghost;
}
