/** The game itself: the prompt, the board, and how a choice becomes a move. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Dialog } from "../pieces/dialog.js";
import { useMoving } from "../pieces/moving.js";
import { usePieces } from "../pieces/choosing.js";
import { faceOf } from "../shelf.js";
import { Refusal, you } from "../connection.js";
import { t } from "../words.js";
import { isAsked } from "./attention.js";
import { PlainBoard } from "./plain-board.js";

/** @typedef {import("../types.d.ts").BoardModule} BoardModule @typedef {import("../types.d.ts").MoveShown} MoveShown */

const MOST_MARKED = 8; // moves of others that are shown at once

/**
 * @param {{ looking: import("./looking.js").Looking, board: BoardModule | null, pointed: MoveShown | null,
 *   words: import("../types.d.ts").BoardProps["words"], report: (problem: unknown) => void, refused: (why: import("../types.d.ts").Said) => void }} props
 */
export function Playing({ looking, board, pointed, words, report, refused }) {
  const table = looking.shown.value, names = looking.names.value;
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const root = useRef(null);
  const [sent, setSent] = useState(-1); // the version at which a move was sent: until it changes nothing else is asked,
  const [isUnderway, setUnderway] = useState(false); // nor before the answer: others who choose at the same time change it too
  const view = /** @type {import("../types.d.ts").GameView} */ (table?.view), version = table?.version ?? 0;
  const asked = isAsked(table) && sent !== version && !isUnderway;
  const [doubt, setDoubt] = useState(/** @type {{ move: string, question: string, version: number } | null} */ (null));
  const mayTakeBack = !table?.rated && table?.seats.every((seat) => !seat.person || seat.person === you.value?.person);
  const choose = (/** @type {string} */ move) => {
    const question = !mayTakeBack && board?.costly?.(move, view);
    if (question) setDoubt({ move, question, version });
    else send(move);
  };
  const send = (/** @type {string} */ move) => {
    setDoubt(null);
    setSent(version);
    setUnderway(true);
    looking.ask("move", { move, version, seat: table?.seat ?? undefined }).catch((problem) => {
      setSent(-1);
      if (problem instanceof Refusal && problem.code === "illegal_move") refused(problem.why);
      else report(problem);
    }).finally(() => setUnderway(false));
  };
  const refuse = (/** @type {string[]} */ picked, /** @type {string} */ piece) => {
    const move = board?.attempt?.(picked, piece, view);
    if (!move) return;
    looking.ask("why", { moves: [move], seat: table?.seat ?? undefined }).then((done) => { if (done.told) refused(done.told[0]); }, report);
  };
  useMoving(root, version);
  const piece = usePieces({ root, steps: asked && board ? board.steps(view) : {}, version, asked, choose, refuse });
  useTraces(root, board, pointed ? [pointed] : [], "is-traced", version, view);
  useTraces(root, board, table?.seat === null ? [] : movesOfOthers(looking).slice(-MOST_MARKED), "is-latest", version);
  return html`<${Drawn} root=${root} board=${board} view=${view} me=${table?.seat ?? null} names=${names} piece=${piece} words=${words}
    looking=${looking} choose=${choose} />
    ${doubt?.version === version && asked && html`<${Dialog} title=${t("web-sure")} close=${() => setDoubt(null)}>
      <p>${words(doubt.question)}</p>
      <p class="row"><button type="button" class="primary" onClick=${() => send(doubt.move)}>${t("web-do-it")}</button>
      <button type="button" onClick=${() => setDoubt(null)}>${t("web-cancel")}</button></p></${Dialog}>`}`;
}

/**
 * A view on its game's board; where there is none, on the plain one. @param {Omit<import("../types.d.ts").BoardProps, "face"> & { board: BoardModule | null,
 *   root: import("../vendor/preact.js").Ref<HTMLElement | null>, looking?: import("./looking.js").Looking, choose?: (move: string) => void }} props
 */
export function Drawn({ root, board, ...given }) {
  const shown = { ...given, face: (/** @type {string} */ name) => faceOf(given.view.game, name) };
  return html`<section class="playing" ref=${root} aria-label=${t("web-table")}><${board?.Board ?? PlainBoard} ...${shown} /></section>`;
}

/** What the others did since one's own last move, so that nobody has to wonder what has changed. @param {import("./looking.js").Looking} looking */
function movesOfOthers(looking) {
  const me = looking.shown.value?.seat;
  const moves = looking.history.value.map((line) => line.last).filter((last) => last !== null);
  return moves.slice(moves.findLastIndex((last) => last.seat === me) + 1);
}

/**
 * Marks the cards and pieces that a move has touched; with a view, of one that could be made there, those to be touched.
 * @param {import("../vendor/preact.js").Ref<HTMLElement | null>} root @param {BoardModule | null} board
 * @param {MoveShown[]} moves @param {string} mark @param {number} version @param {import("../types.d.ts").GameView} [view]
 */
export function useTraces(root, board, moves, mark, version, view) {
  const pieces = moves.flatMap(({ move }) => (move && view && board ? [board.steps({ ...view, legal_moves: [move] })[move] ?? []].flat(2) : []));
  const traces = moves.flatMap((move) => board?.traces?.(move) ?? []);
  useEffect(() => {
    const all = (/** @type {string[]} */ names, /** @type {string[]} */ ...kinds) => names.flatMap((name) =>
      [...(root.current?.querySelectorAll(kinds.map((kind) => `[data-${kind}="${CSS.escape(name)}"]`).join()) ?? [])]);
    let marked = all(pieces, "piece");
    if (marked.length < pieces.length || !pieces.length) marked = all(traces, "trace", "face"); // not all of them lie there for this viewer
    for (const element of marked) element.classList.add(mark);
    return () => marked.forEach((element) => element.classList.remove(mark));
  }, [traces.join(), pieces.join(), version]);
}
