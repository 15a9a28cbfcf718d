/** The learning room: a scripted game on the game's own board. Each step says one thing and shows it, or waits for a move. */
import { computed, html, signal, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { ask, you } from "../connection.js";
import { announced } from "../at-table/attention.js";
import { boardOf, dress } from "../at-table/boards.js";
import { Playing } from "../at-table/playing.js";
import { placeBeside } from "../pieces/bubble.js";
import { hints, lessons } from "../settings.js";
import { faceOf, gameNamed, titleOf } from "../shelf.js";
import { go, report, tell } from "../shell.js";
import { learn, named, say, t } from "../words.js";

/** @typedef {import("../types.d.ts").LessonStep} LessonStep @typedef {import("../types.d.ts").BoardModule} BoardModule */

const LEARNER = 0;
const OTHERS = ["web-lesson-innkeeper", "web-lesson-miller", "web-lesson-smith", "web-lesson-piper"];
const NO_MOVE = "-"; // what is meant by touching something that stands for no move

/** @param {{ game: string, part?: string }} props */
export function LessonPage({ game, part }) {
  const parts = gameNamed(game)?.lessons ?? [];
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    Promise.all([learn(game, `${game}-lessons`), dress("/pages/lesson.css")]).then(() => setReady(true), report);
    document.title = `${titleOf(game)} – Karczma`;
    return () => { document.title = "Karczma"; };
  }, [game]);
  if (!parts.length || (part && !parts.includes(part))) return html`<main class="page"><p>${t("refused-no-such-page")}</p></main>`;
  if (!isReady) return html`<main class="page" aria-busy="true"></main>`;
  if (!part && parts.length > 1) return html`<${Parts} game=${game} parts=${parts} />`;
  return html`<${Lesson} game=${game} part=${part ?? parts[0]} />`;
}

/** @param {string} game @param {string} part */
const partTitle = (game, part) => say({ id: `${game}-lessons/lesson-title-${part}`, args: {} });

/** @param {string} game @param {string} part */
const nameOf = (game, part) => `${game}/${part}`;

/** A game with several lessons: which one? @param {{ game: string, parts: string[] }} props */
function Parts({ game, parts }) {
  const state = (/** @type {string} */ part) => {
    const step = lessons.value[nameOf(game, part)];
    return step === undefined ? "" : step ? t("web-lesson-begun", { step }) : t("web-lesson-done");
  };
  return html`<main class="page"><h1>${t("web-learn-game", { game: titleOf(game) })}</h1>
    <ol class="lesson-parts">${parts.map((part) => html`<li><a class="button" href="/learn/${game}/${part}">
      <b>${partTitle(game, part)}</b> <span>${state(part)}</span></a></li>`)}</ol></main>`;
}

/** @param {{ game: string, part: string }} props */
function Lesson({ game, part }) {
  const name = nameOf(game, part);
  const [number, setNumber] = useState(() => Number(location.hash.slice(1)) || lessons.value[name] || 1);
  const [step, setStep] = useState(/** @type {LessonStep | null} */ (null));
  const [board, setBoard] = useState(/** @type {BoardModule | null} */ (null));
  const address = `/api/lessons/${name}/${number}`;
  useEffect(() => {
    let isWanted = true;
    fetched(address).then((found) => isWanted && setStep(found), () => (number > 1 ? setNumber(1) : report(null)));
    history.replaceState(null, "", `#${number}`);
    return () => { isWanted = false; };
  }, [address]);
  useEffect(() => { boardOf(game).then(setBoard, report); }, [game]);
  useEffect(() => { // whoever leaves finds the place again; whoever has come to the end begins anew
    if (step) lessons.value = { ...lessons.value, [name]: step.step < step.steps ? step.step : 0 };
  }, [step]);
  if (!step || !board) return html`<main class="lesson-page" aria-busy="true"></main>`;
  return html`<${AtTable} game=${game} part=${part} step=${step} board=${board} address=${`/api/lessons/${name}/${step.step}`}
    turn=${(/** @type {number} */ by) => setNumber(step.step + by)} />`;
}

/** @param {string} address */
async function fetched(address) {
  const found = await fetch(address);
  if (!found.ok) throw new Error(address);
  return found.json();
}

/**
 * What the table's page would hear from the inn, made of a step: the one move that is waited for is the only legal one.
 * @param {LessonStep} step @returns {import("../types.d.ts").TableView}
 */
function tableOf({ step, view, do: move }) {
  const seats = Array.from({ length: view.seats }, () => ({ name: "", person: null, bot: null, invited: false }));
  return /** @type {any} */ ({ version: step, seat: LEARNER, stage: "playing", seats, paused: false, view: { ...view, legal_moves: move ? [move] : [] } });
}

/**
 * The board of a step, as if it were a table of the inn.
 * @param {LessonStep} step @param {string} address @param {() => void} next
 * @returns {import("../at-table/looking.js").Looking}
 */
function useLooking(step, address, next) {
  const asked = useRef(/** @type {(what: string, rest: any) => Promise<any>} */ (async () => {}));
  asked.current = async (what, rest) => {
    if (what === "move") return next();
    const [move] = rest.moves;
    if (move === NO_MOVE) return { told: [{ id: "web-lesson-not-this", args: {} }] };
    const { why } = await fetched(`${address}?move=${encodeURIComponent(move)}`);
    return { told: [why ?? { id: "web-lesson-another-way", args: {} }] };
  };
  const looking = useMemo(() => ({
    shown: signal(/** @type {any} */ (null)), history: signal(/** @type {any[]} */ ([])),
    names: computed(() => [you.value?.name ?? "", ...OTHERS.slice(0, step.view.seats - 1).map((other) => t(other))]),
    ask: (/** @type {string} */ what, /** @type {any} */ rest) => asked.current(what, rest),
  }), []);
  if (looking.shown.peek()?.view.step !== step) {
    looking.history.value = step.lines;
    looking.shown.value = tableOf(step);
    looking.shown.value.view.step = step;
  }
  return /** @type {any} */ (looking);
}

/** @param {{ game: string, part: string, step: LessonStep, board: BoardModule, address: string, turn: (by: number) => void }} props */
function AtTable({ game, part, step, board, address, turn }) {
  const looking = useLooking(step, address, () => turn(1));
  const words = useMemo(() => (/** @type {string} */ id, /** @type {Record<string, unknown>} */ args = {}) => say({ id: `${game}/${id}`, args }), [game]);
  const patient = useMemo(() => ({ ...board, attempt: (/** @type {any[]} */ ...how) => /** @type {any} */ (board.attempt)?.(...how) ?? NO_MOVE }), [board]);
  const last = step.lines.flatMap((line) => line.events).map((what) => say(named(what, looking.names.value))).join(" ");
  const sentence = say(step.say), parts = gameNamed(game)?.lessons ?? [];
  useEffect(() => { announced.value = `${last} ${sentence}`; }, [step, sentence]);
  return html`<main class="lesson-page game-${game}">
    <header class="lesson-head">
      <h1>${titleOf(game)}${parts.length > 1 && html`: ${partTitle(game, part)}`}</h1>
      <button type="button" class="quiet" disabled=${step.step === 1} onClick=${() => turn(-1)}>← ${t("web-lesson-back")}</button>
      <label class="lesson-progress"><span>${t("web-lesson-step", { step: step.step, steps: step.steps })}</span>
        <progress value=${step.step} max=${step.steps}></progress></label>
      <button type="button" class="quiet" disabled=${step.step === step.steps} onClick=${() => turn(1)}>${t("web-lesson-skip")} →</button>
      <a class="button quiet" href="/">${t("web-lesson-leave")}</a>
      <p class="lesson-last">${last}</p>
    </header>
    <div class="table-top">
      <${Playing} looking=${looking} board=${patient} pointed=${null} words=${words} report=${report} tell=${tell} />
    </div>
    <${Bubble} key=${step.step} game=${game} step=${step} board=${board} sentence=${sentence} next=${() => turn(1)}
      names=${looking.names.value} words=${words} />
  </main>`;
}

/** What a step points at: pieces, faces or traces by name, `hand:` for all of a zone, or a class of the board. @param {Element} root @param {string} name */
function found(root, name) {
  if (name[0] === ".") return [...root.querySelectorAll(name)];
  const is = name.endsWith(":") ? `^="${CSS.escape(name)}"` : `="${CSS.escape(name)}"`;
  return [...root.querySelectorAll(["piece", "face", "trace"].map((what) => `[data-${what}${is}]`).join())];
}

/** The pieces of the move that is waited for, in order. @param {BoardModule} board @param {LessonStep} step @returns {string[]} */
function piecesOf(board, step) {
  if (!step.do) return [];
  const way = board.steps({ ...step.view, legal_moves: [step.do] })[step.do];
  return /** @type {string[]} */ (Array.isArray(way[0]) ? way[0] : way);
}

/**
 * The sentence, near to what it speaks of and never over it.
 * @param {{ game: string, step: LessonStep, board: BoardModule, sentence: string, next: () => void, names: string[],
 *   words: import("../types.d.ts").BoardProps["words"] }} props
 */
function Bubble({ game, step, board, sentence, next, names, words }) {
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const self = useRef(null);
  useLayoutEffect(() => {
    const bubble = self.current, table = bubble?.parentElement?.querySelector(".playing");
    if (!bubble || !table) return;
    const taught = step.show.flatMap((name) => found(table, name)), pieces = piecesOf(board, step).map((name) => found(table, name));
    const way = pieces.flat(), first = pieces[0] ?? taught;
    for (const element of taught) element.classList.add("is-taught");
    const settle = () => placeBeside(bubble, first, [...taught, ...way], [...table.querySelectorAll("[data-card]")]);
    const watching = new ResizeObserver(settle);
    first[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    watching.observe(table);
    watching.observe(bubble);
    /** @type {HTMLElement | null} */ ((step.do ? table : bubble).querySelector(step.do ? ".is-lit" : ".primary"))?.focus({ preventScroll: true });
    return () => {
      watching.disconnect();
      for (const element of taught) element.classList.remove("is-taught");
    };
  }, []);
  const isLast = step.step === step.steps;
  return html`<section class="lesson-bubble ${step.sheet ? "has-sheet" : ""}" ref=${self} aria-label=${t("web-lesson-step", { step: step.step, steps: step.steps })}>
    <p>${marked(sentence)}</p>
    ${step.sheet && board.ScoreSheet && html`<div class="score-sheet"><${board.ScoreSheet} view=${step.view} names=${names} words=${words}
      face=${(/** @type {string} */ name) => faceOf(game, name)} /></div>`}
    ${isLast ? html`<p class="row"><button type="button" class="primary" onClick=${() => playNow(game, step)}>${t("web-lesson-play")}</button>
        <a class="button" href=${(gameNamed(game)?.lessons ?? []).length > 1 ? `/learn/${game}` : "/"}>${t("web-lesson-enough")}</a></p>`
      : !step.do && html`<button type="button" class="primary" onClick=${next}>${t("web-lesson-next")}</button>`}
  </section>`;
}

/** A sentence in which a *word* that is new stands out. @param {string} sentence */
const marked = (sentence) => sentence.split("*").map((words, place) => (place % 2 ? html`<dfn>${words}</dfn>` : words));

/** The short real game that ends a lesson: an easy opponent, and hints. @param {string} game @param {LessonStep} step */
function playNow(game, { afterwards: { seats, options } }) {
  hints.value = true;
  ask("create", { game, seats: [{ kind: "me" }, ...Array(seats - 1).fill({ kind: "bot", level: "easy" })], options, public: false })
    .then((done) => go(`/table/${done.table}`), report);
}
