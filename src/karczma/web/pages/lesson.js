/** The learning room: a scripted game on the game's own board. Each step says one thing and shows it, or waits for a move. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { ask, you } from "../connection.js";
import { announced } from "../at-table/attention.js";
import { boardOf, dress } from "../at-table/boards.js";
import { Playing } from "../at-table/playing.js";
import { placeBeside } from "../pieces/bubble.js";
import { hints, lessons } from "../settings.js";
import { faceOf, gameNamed, titleOf } from "../shelf.js";
import { go, report, tell } from "../shell.js";
import { request } from "../visitor.js";
import { learn, named, say, spoken, t } from "../words.js";

/** @typedef {import("../types.d.ts").LessonStep} LessonStep @typedef {import("../types.d.ts").BoardModule} BoardModule */
/** @typedef {{ game: string, part: string, step: LessonStep, board: BoardModule, turn: (by: number) => void }} StepProps */

const OTHERS = ["innkeeper", "miller", "smith", "piper"];
const NO_MOVE = "-"; // what is meant by touching something that stands for no move

let isByKeys = false; // whether the focus is to follow what glows
addEventListener("keydown", () => { isByKeys = true; }, true);
addEventListener("pointerdown", () => { isByKeys = false; }, true);

/** @param {string} game */
const partsOf = (game) => gameNamed(game)?.lessons ?? [];

/** @param {string} game @param {string} part */
const partTitle = (game, part) => say({ id: `${game}-lessons/lesson-title-${part}`, args: {} });

/** @param {{ game: string, part?: string }} props */
export function LessonPage({ game, part }) {
  const parts = partsOf(game);
  const [board, setBoard] = useState(/** @type {BoardModule | null} */ (null));
  useEffect(() => {
    Promise.all([boardOf(game), learn(game, `${game}-lessons`), dress("/pages/lesson.css")]).then(([found]) => setBoard(found), report);
    document.title = `${titleOf(game)} – Karczma`;
  }, [game]);
  if (!parts.length || (part && !parts.includes(part))) return html`<main class="page"><p>${t("refused-no-such-page")}</p></main>`;
  if (!board) return html`<main class="page" aria-busy="true"></main>`;
  if (part || parts.length === 1) return html`<${Lesson} game=${game} part=${part ?? parts[0]} board=${board} />`;
  return html`<main class="page"><h1>${t("web-learn-game", { game: titleOf(game) })}</h1>
    <ol class="lesson-parts">${parts.map((one) => html`<li><a class="button" href="/learn/${game}/${one}">
      <b>${partTitle(game, one)}</b> <span>${state(lessons.value[`${game}/${one}`])}</span></a></li>`)}</ol></main>`;
}

/** @param {number | undefined} step */
const state = (step) => (step === undefined ? "" : step ? t("web-lesson-begun", { step }) : t("web-lesson-done"));

/** @param {Pick<StepProps, "game" | "part" | "board">} props */
function Lesson(props) {
  const name = `${props.game}/${props.part}`;
  const [number, setNumber] = useState(() => Number(location.hash.slice(1)) || lessons.value[name] || 1);
  const [step, setStep] = useState(/** @type {LessonStep | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    const room = location.pathname;
    fetched(`${name}/${number}`).then((found) => {
      if (!isWanted) return;
      setStep(found);
      lessons.value = { ...lessons.value, [name]: number < found.steps ? number : 0 };
      if (location.pathname === room) history.replaceState(null, "", `#${number}`); // not on the way to another room
    }, () => (number > 1 ? setNumber(1) : report(null)));
    return () => { isWanted = false; };
  }, [number]);
  return step ? html`<${AtTable} ...${props} step=${step} turn=${(/** @type {number} */ by) => setNumber(step.step + by)} />`
    : html`<main class="lesson-page" aria-busy="true"></main>`;
}

/** @param {string} what */
const fetched = (what) => request(`/api/lessons/${what}`);

/** A step as if it were a table of the inn: the move that is waited for is the only legal one. @param {StepProps} props @returns {any} */
function lookingAt({ game, part, step, turn }) {
  const { view, do: move, lines } = step;
  const names = [you.value?.name ?? "", ...OTHERS.slice(0, view.seats - 1).map((other) => t(`web-lesson-${other}`))];
  const shown = { version: step.step, seat: 0, stage: "playing", seats: names.map(() => ({})), view: { ...view, legal_moves: move ? [move] : [] } };
  const why = async (/** @type {string} */ wish) => {
    if (wish === NO_MOVE) return { id: "web-lesson-not-this" };
    return (await fetched(`${game}/${part}/${step.step}?move=${encodeURIComponent(wish)}`)).why ?? { id: "web-lesson-another-way" };
  };
  return {
    shown: { value: shown }, history: { value: lines }, names: { value: names },
    ask: async (/** @type {string} */ what, /** @type {any} */ rest) => (what === "move" ? turn(1) : { told: [await why(rest.moves[0])] }),
  };
}

/** @param {StepProps} props */
function AtTable(props) {
  const { game, part, step, board, turn } = props;
  const looking = useMemo(() => lookingAt(props), [step, spoken.value, you.value]);
  const words = (/** @type {string} */ id, /** @type {Record<string, unknown>} */ args = {}) => say({ id: `${game}/${id}`, args });
  const patient = { ...board, attempt: (/** @type {any} */ ...how) => /** @type {any} */ (board).attempt?.(...how) ?? NO_MOVE };
  const last = step.lines.flatMap((line) => line.events).map((what) => say(named(what, looking.names.value))).join(" ");
  const sentence = say(step.say), place = t("web-lesson-step", { step: step.step, steps: step.steps });
  useEffect(() => { announced.value = `${last} ${sentence}`; }, [step, sentence]);
  return html`<main class="lesson-page game-${game}">
    <header class="lesson-head">
      <h1>${titleOf(game)}${partsOf(game).length > 1 && html`: ${partTitle(game, part)}`}</h1>
      <button type="button" class="quiet" disabled=${step.step === 1} onClick=${() => turn(-1)}>← ${t("web-lesson-back")}</button>
      <label class="lesson-progress"><span>${place}</span><progress value=${step.step} max=${step.steps}></progress></label>
      <button type="button" class="quiet" disabled=${step.step === step.steps} onClick=${() => turn(1)}>${t("web-lesson-skip")} →</button>
      <a class="button quiet" href="/">${t("web-lesson-leave")}</a>
      <p class="lesson-last">${last}</p>
    </header>
    <div class="table-top"><${Playing} looking=${looking} board=${patient} pointed=${null} words=${words} report=${report}
      refused=${(/** @type {import("../types.d.ts").Said} */ why) => tell(say(named(why, looking.names.value)))} /></div>
    <${Bubble} key=${step.step} ...${props} label=${place}>
      <p>${sentence.split("*").map((some, number) => (number % 2 ? html`<dfn>${some}</dfn>` : some))}</p>
      ${step.sheet && board.ScoreSheet && html`<div class="score-sheet"><${board.ScoreSheet} view=${step.view} names=${looking.names.value} words=${words}
        face=${(/** @type {string} */ name) => faceOf(game, name)} /></div>`}
    </${Bubble}>
  </main>`;
}

/** What a step points at: pieces, faces or traces by name, `hand:` for all of a zone, or a class of the board. @param {Element} root @param {string} name */
function found(root, name) {
  const is = `${name.endsWith(":") ? "^" : ""}="${CSS.escape(name)}"`;
  return [...root.querySelectorAll(name[0] === "." ? name : `[data-piece${is}], [data-face${is}], [data-trace${is}]`)];
}

/** What is said, near to what it speaks of and never over it. @param {StepProps & { label: string, children?: import("../vendor/preact.js").Child }} props */
function Bubble({ game, step, board, turn, label, children }) {
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const self = useRef(null);
  useLayoutEffect(() => {
    const bubble = /** @type {HTMLElement} */ (self.current), top = /** @type {Element} */ (bubble.previousElementSibling);
    const ways = step.do ? board.steps({ ...step.view, legal_moves: [step.do] })[step.do] : [];
    const taught = step.show.flatMap((name) => found(top, name));
    const pieces = [...new Set(ways.flat())].map((name) => found(top, name)), first = pieces[0] ?? taught;
    taught.forEach((element) => element.classList.add("is-taught"));
    first[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const watching = new ResizeObserver(() =>
      placeBeside(bubble, top.getBoundingClientRect(), first, [...taught, ...pieces.flat()], [...top.querySelectorAll("[data-card]")]));
    watching.observe(top);
    watching.observe(bubble);
    const next = step.do ? isByKeys && top.querySelector(".is-lit") : bubble.querySelector(".primary");
    if (next) /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
    return () => {
      watching.disconnect();
      taught.forEach((element) => element.classList.remove("is-taught"));
    };
  }, []);
  return html`<section class="lesson-bubble ${step.sheet ? "has-sheet" : ""}" ref=${self} aria-label=${label}>${children}
    ${step.step < step.steps ? !step.do && html`<button type="button" class="primary" onClick=${() => turn(1)}>${t("web-lesson-next")}</button>`
      : html`<p class="row"><button type="button" class="primary" onClick=${() => playNow(game, step)}>${t("web-lesson-play")}</button>
        <a class="button" href=${partsOf(game).length > 1 ? `/learn/${game}` : "/"}>${t("web-lesson-enough")}</a></p>`}
  </section>`;
}

/** The short real game that ends a lesson: easy opponents, and hints. @param {string} game @param {LessonStep} step */
function playNow(game, { afterwards: { seats, options } }) {
  ask("create", { game, seats: [{ kind: "me" }, ...Array(seats - 1).fill({ kind: "bot", level: "easy" })], options, public: false })
    .then((done) => {
      hints.value = done.table ?? "";
      go(`/table/${done.table}`);
    }, report);
}
