/** A finished game, move by move: scrubbed, stepped or running by itself, from any seat or with all hands open. */
import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { announced } from "../at-table/attention.js";
import { boardOf, dress } from "../at-table/boards.js";
import { Result } from "../at-table/ending.js";
import { Drawn, useTraces } from "../at-table/playing.js";
import { Dialog } from "../pieces/dialog.js";
import { useMoving } from "../pieces/moving.js";
import { momentOf, PACES, replayOf } from "../at-replay/replaying.js";
import { titleOf } from "../shelf.js";
import { go, report, tell } from "../shell.js";
import { NotAllowed, request } from "../visitor.js";
import { named, say, signed, t } from "../words.js";

/** @typedef {import("../at-replay/replaying.js").Replaying} Replaying @typedef {import("../types.d.ts").BoardModule} BoardModule */

const TABLE = /^[a-z2-7]{8}$/;
const LARGEST = 2_000_000; // bytes of a record
const ICONS = {
  first: "M6 5v14M19 5 9 12l10 7z", turnBack: "M12 5 4 12l8 7zM21 5l-8 7 8 7z", back: "M16 5 7 12l9 7z",
  run: "M7 4v16l13-8z", pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  next: "m8 5 9 7-9 7z", turnOn: "m3 5 8 7-8 7zM12 5l8 7-8 7z", last: "M18 5v14M5 5l10 7-10 7z",
};

/** Pieces that nobody can touch. @param {string} name @param {string} [key] */
const still = (name, key = name) => ({ "data-piece": name, "data-key": key, class: "", tabIndex: -1, "aria-disabled": "true" });

/** Opens a record that somebody has as a file. @param {File | undefined} file */
async function open(file) {
  if (!file) return;
  try {
    if (file.size > LARGEST) throw new NotAllowed({ id: "refused-too-long", args: { most: LARGEST } });
    const { replay } = await request("/api/replays", await file.text());
    go(`/replay/${replay}`);
  } catch (problem) {
    report(problem);
  }
}

/** @param {{ replay?: string }} props */
export function ReplayPage({ replay }) {
  const [isDressed, setDressed] = useState(false);
  useEffect(() => { dress("/at-replay/replay.css").then(() => setDressed(true)); }, []);
  const over = (/** @type {DragEvent} */ event) => event.preventDefault();
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    open(event.dataTransfer?.files[0]);
  };
  return html`<div onDragOver=${over} onDrop=${drop}>
    ${isDressed && (replay ? html`<${Watching} name=${replay} />` : html`<main class="page"><${Choosing} /></main>`)}</div>`;
}

/** No replay yet, or none that can be shown: a file can be. @param {{ why?: unknown }} props */
function Choosing({ why }) {
  const reason = why instanceof NotAllowed && why.why ? say(why.why) : why ? t("web-went-wrong") : "";
  return html`<h1>${t("web-replays")}</h1>${reason && html`<p role="alert">${reason}</p>`}
    <div class="dropping"><p>${t("web-replay-drop")}</p><${OpenFile} kind="primary" /></div>
    <p><a class="button" href="/">${t("web-to-inn")}</a></p>`;
}

/** @param {{ kind?: string }} props */
const OpenFile = ({ kind = "" }) => html`<label class="button ${kind}">${t("web-replay-open")}
  <input class="unseen" type="file" accept=".json,application/json" onChange=${(/** @type {any} */ event) => open(event.target.files[0])} /></label>`;

/** @param {{ name: string }} props */
function Watching({ name }) {
  const replaying = useMemo(() => replayOf(name), [name]);
  const { head: { value: head }, shown: { value: shown }, names: { value: names }, problem } = replaying;
  const game = head?.game ?? "";
  const [board, setBoard] = useState(/** @type {BoardModule | null} */ (null));
  const [dialog, setDialog] = useState(/** @type {"result" | "moves" | "review" | null} */ (null));
  const [Review, setReview] = useState(/** @type {any} */ (null)); // once it is asked for
  const [pointed, point] = useState(/** @type {import("../types.d.ts").MoveShown | null} */ (null));
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const page = useRef(null);
  const words = useMemo(() => (/** @type {string} */ id, /** @type {Record<string, unknown>} */ args = {}) => say({ id: `${game}/${id}`, args }), [game]);
  useEffect(() => replaying.leave, [replaying]);
  useEffect(() => { if (game) boardOf(game).then(setBoard, () => {}); }, [game]);
  useEffect(() => { page.current?.focus(); }, [!shown]);
  useEffect(() => {
    if (game) document.title = `${titleOf(game)} – ${t("web-replay")} – Karczma`;
  });
  const isSmall = matchMedia("(max-width: 860px)").matches; // there the review is a dialog
  const ask = () => {
    if (isSmall) setDialog("review");
    import("../review/review.js").then((found) => setReview(() => (Review && !isSmall ? null : found.Review)), report);
  };
  const isWished = useMemo(() => new URLSearchParams(location.search).has("review"), []); // by the link at the end of a game
  useEffect(() => { if (isWished && head?.end.outcome) ask(); }, [!head]);
  const told = toldOf(replaying, lastTold(replaying));
  useEffect(() => { if (shown?.at) announced.value = told; }, [shown?.at]);

  if (problem.value) return html`<main class="page"><${Choosing} why=${problem.value} /></main>`;
  if (!head || !shown) return html`<main class="table-page is-empty" aria-busy="true"></main>`;
  const close = () => setDialog(null);
  const review = () => html`<${Review} name=${name} tableKey=${replaying.key} head=${head} names=${names} at=${replaying.at.value}
    viewer=${replaying.seat.value} go=${replaying.go} pointed=${pointed} point=${point} />`;
  return html`<main class="table-page replay game-${game}" ref=${page} tabindex="-1" onKeyDown=${(/** @type {KeyboardEvent} */ event) => steer(event, replaying)}>
    <h1 class="unseen">${titleOf(game)}: ${t("web-replay")}</h1>
    <div class="prompt"><p class="prompt-now">${told}</p></div>
    <div class="table-top"><${Moment} replaying=${replaying} board=${board} words=${words} pointed=${Review ? pointed : null} /></div>
    <${Bar} replaying=${replaying} />
    <aside class="side"><${Viewers} replaying=${replaying} />${Review && !isSmall ? review() : html`<${Moves} replaying=${replaying} />`}</aside>
    <nav class="doing" aria-label=${t("web-replay-doing")}>
      <button type="button" class="only-small" onClick=${() => setDialog("moves")}>${t("web-log")}</button>
      ${TABLE.test(name) && head.end.outcome && html`<button type="button" class="primary" aria-pressed=${Review && !isSmall ? "true" : "false"} onClick=${ask}>${t("web-review")}</button>`}
      <button type="button" onClick=${() => copyLink(replaying)}>${t("web-replay-copy")}</button>
      ${head.end.outcome && html`<button type="button" onClick=${() => setDialog("result")}>${t("web-result")}</button>`}
      ${TABLE.test(name) && html`<a class="button" href=${`/api/records/${name}${replaying.key ? `?key=${replaying.key}` : ""}`} download>${t("web-record")}</a>`}
      <${OpenFile} />
      <p class="fine keyboard">${t("web-replay-keys")}</p>
      <p class="fine">✓ ${head.commitment ? t("web-deal-was", { commitment: head.commitment.slice(0, 16) }) : t("web-replay-checked")}</p>
    </nav>
    ${dialog === "moves" && html`<${Dialog} title=${t("web-log")} close=${close} class="talk"><${Moves} replaying=${replaying} chosen=${close} /></${Dialog}>`}
    ${dialog === "review" && Review && html`<${Dialog} title=${t("web-review")} close=${close} class="talk">${review()}</${Dialog}>`}
    ${dialog === "result" && html`<${Dialog} title=${t("web-result")} close=${close} class="ended"><section class="ending">
      <${Result} view=${head.end} me=${null} names=${names} board=${board} words=${words} /></section></${Dialog}>`}
  </main>`;
}

/** The last move that the viewer was told of, -1 before the first. @param {Replaying} replaying */
const lastTold = ({ shown, lines }) => lines.value.findLastIndex((line, number) => number < (shown.value?.at ?? 0) && line.events.length > 0);

/** A move in words. @param {Replaying} replaying @param {number} number */
const toldOf = ({ lines, names }, number) => lines.value[number]?.events.map((what) => say(named(what, names.value))).join(" ") ?? t("told-started");

/** The table at this moment, with what the last move touched marked. @param {{ replaying: Replaying, board: BoardModule | null, words: import("../types.d.ts").BoardProps["words"], pointed: import("../types.d.ts").MoveShown | null }} props */
function Moment({ replaying, board, words, pointed }) {
  const { at, seat, view } = /** @type {NonNullable<typeof replaying.shown.value>} */ (replaying.shown.value);
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const root = useRef(null);
  const last = replaying.lines.value[at - 1]?.last;
  useMoving(root, at);
  useTraces(root, board, last ? [last] : [], "is-latest", at);
  useTraces(root, board, pointed ? [pointed] : [], "is-traced", at, view);
  return html`<${Drawn} key=${seat} root=${root} board=${board} view=${view} me=${view.seat} names=${replaying.names.value} piece=${still} words=${words} />`;
}

/** The scrubber and what can be done with it. @param {{ replaying: Replaying }} props */
function Bar({ replaying }) {
  const { at, last, head, isRunning, pace, go: to, step, turn, run } = replaying;
  const button = (/** @type {keyof typeof ICONS} */ icon, /** @type {string} */ label, /** @type {() => void} */ what, isOff = false) => html`<button type="button"
    aria-label=${label} title=${label} aria-disabled=${isOff} onClick=${what}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[icon]} /></svg></button>`;
  const isFirst = at.value === 0, isLast = at.value === last.value;
  return html`<div class="scrubbing" role="group" aria-label=${t("web-replay-steering")}>
    <div class="steps">
      ${button("first", t("web-replay-first"), () => to(0), isFirst)}
      ${button("turnBack", t("web-replay-turn-back"), () => turn(-1), isFirst)}
      ${button("back", t("web-replay-back"), () => step(-1), isFirst)}
      ${isRunning.value ? button("pause", t("web-replay-pause"), run) : button("run", t("web-replay-run"), run)}
      ${button("next", t("web-replay-next"), () => step(1), isLast)}
      ${button("turnOn", t("web-replay-turn-on"), () => turn(1), isLast)}
      ${button("last", t("web-replay-last"), () => to(last.value), isLast)}
    </div>
    <div class="scrubber"><span class="stages" aria-hidden="true">${head.value?.stages.slice(1).map((begins) => html`<i style=${{ "--at": begins / last.value }}></i>`)}</span>
      <input type="range" min="0" max=${last.value} value=${at.value} aria-label=${t("web-replay-move")} aria-valuetext=${t("web-replay-at", { at: at.value, moves: last.value })}
        onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} /></div>
    <span class="moment">${at.value} / ${last.value}</span>
    <select aria-label=${t("web-replay-pace")} value=${pace.value} onChange=${(/** @type {any} */ event) => { pace.value = event.target.value; }}>
        ${Object.keys(PACES).map((name) => html`<option value=${name}>${t(`web-replay-pace-${name}`)}</option>`)}</select>
  </div>`;
}

/** By whose eyes: all hands open, each seat, an onlooker. @param {{ replaying: Replaying }} props */
function Viewers({ replaying: { seat, names, head, shown } }) {
  const view = shown.value?.view, waiting = view?.waiting_for ?? [];
  const note = (/** @type {number} */ number) => {
    const bot = head.value?.seats[number]?.bot, points = view?.outcome?.scores[number];
    return points !== undefined ? signed(points) : bot ? t(`web-level-${bot}`) : "";
  };
  const viewers = ["open", ...names.value.map((_, number) => String(number)), "none"];
  const called = (/** @type {string} */ viewer) => names.value[Number(viewer)] ?? t(viewer === "open" ? "web-replay-open-all" : "web-replay-none");
  return html`<div class="viewers" role="group" aria-label=${t("web-replay-seen-by")}>
    ${viewers.map((viewer, place) => html`<button type="button" class="seat ${waiting.includes(Number(viewer)) ? "is-asked" : ""}"
      aria-pressed=${seat.value === viewer} onClick=${() => { seat.value = viewer; }}>
      <kbd aria-hidden="true">${viewer === "none" ? 9 : place}</kbd> <span class="seat-name">${called(viewer)}</span>
      <span class="seat-note">${note(Number(viewer))}</span></button>`)}
  </div>`;
}

/** Every move in words; a click goes there. @param {{ replaying: Replaying, chosen?: () => void }} props */
function Moves({ replaying, chosen }) {
  const lines = replaying.lines.value, current = lastTold(replaying);
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const list = useRef(null);
  useEffect(() => {
    requestAnimationFrame(() => { // a dialog is laid out only once it is open
      const box = list.current, here = /** @type {HTMLElement | null | undefined} */ (box?.querySelector("[aria-current]"));
      if (box) box.scrollTop = here ? here.offsetTop - box.clientHeight / 2 : 0;
    });
  }, [current, lines]);
  return html`<ol class="log moves" ref=${list} aria-label=${t("web-log")}>
    ${lines.map((line, number) => line.events.length > 0 && html`<li key=${number} class="seat-${line.last?.seat}">
      <button type="button" tabindex=${number === Math.max(0, current) ? 0 : -1} aria-current=${number === current ? "step" : undefined}
        onClick=${() => { replaying.go(number + 1); chosen?.(); }}><small>${number + 1}</small> ${toldOf(replaying, number)}</button></li>`)}
  </ol>`;
}

/** The keyboard, wherever on the page the focus is. @param {KeyboardEvent} event @param {Replaying} replaying */
function steer(event, { step, turn, go: to, last, run, seat, names }) {
  const target = /** @type {HTMLElement} */ (event.target), isBig = event.shiftKey;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("select, dialog")) return;
  const digit = /^\d$/.test(event.key) ? Number(event.key) : -1;
  /** @type {Record<string, () => void>} */
  const does = {
    ArrowLeft: () => (isBig ? turn : step)(-1), ArrowRight: () => (isBig ? turn : step)(1),
    PageUp: () => turn(-1), PageDown: () => turn(1), Home: () => to(0), End: () => to(last.peek()),
    0: () => { seat.value = "open"; }, 9: () => { seat.value = "none"; },
  };
  if (!target.closest("button, a, label")) does[" "] = run;
  if (digit > 0 && digit <= names.peek().length) does[digit] = () => { seat.value = String(digit - 1); };
  const wanted = does[event.key];
  if (!wanted) return;
  event.preventDefault();
  wanted();
}

/** The link to this moment; a table that is not public needs its key. @param {Replaying} replaying */
function copyLink({ name, at, seat, key, head }) {
  const isPublic = head.value?.public || !TABLE.test(name);
  const link = location.origin + momentOf(name, at.value, seat.value) + (key && !isPublic ? `&key=${key}` : "");
  const copied = navigator.clipboard ? navigator.clipboard.writeText(link) : Promise.reject();
  copied.then(() => tell(t(isPublic || key ? "web-copied" : "web-replay-copied-private")), () => tell(link));
}
