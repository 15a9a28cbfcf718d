/** The table page, the same for all games: seats, prompt, board, log and chat, and what one may do besides moving. */
import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { ask, you } from "../connection.js";
import { Dialog } from "../pieces/dialog.js";
import { hints, shortcuts } from "../settings.js";
import { gameNamed, titleOf } from "../shelf.js";
import { go, report } from "../shell.js";
import { isAsked, payAttention } from "../at-table/attention.js";
import { boardOf } from "../at-table/boards.js";
import { Ending } from "../at-table/ending.js";
import { Cover, useScreen } from "../at-table/hot-seat.js";
import { Inviting } from "../at-table/inviting.js";
import { keyOf, lookAt } from "../at-table/looking.js";
import { Playing } from "../at-table/playing.js";
import { useRules } from "../at-table/rules-at-hand.js";
import { Seats } from "../at-table/seats.js";
import { Chat, Log } from "../at-table/talk.js";
import { named, say, t } from "../words.js";

/** @typedef {import("../at-table/looking.js").Looking} Looking @typedef {import("../types.d.ts").MoveShown} MoveShown @typedef {import("../at-table/matters.js").Somebody} Somebody */

/** @param {string} name */
const level = (name) => t(`web-level-${name}`);

/** @param {{ table: string }} props */
export function TablePage({ table }) {
  const looking = useMemo(() => lookAt(table), [table]);
  useEffect(() => {
    const stop = payAttention(looking);
    return () => {
      stop();
      looking.leave();
    };
  }, [looking]);
  const shown = looking.shown.value, game = shown?.game ?? "";
  const [board, setBoard] = useState(/** @type {import("../types.d.ts").BoardModule | null | undefined} */ (undefined));
  useEffect(() => { if (game) boardOf(game).then(setBoard, () => setBoard(null)); }, [game]);
  const [pointed, point] = useState(/** @type {MoveShown | null} */ (null));
  const [open, setOpen] = useState(/** @type {"invite" | "talk" | null} */ (null));
  const [isEndSeen, setEndSeen] = useState(false);
  const [matter, setMatter] = useState(/** @type {{ part: (props: any) => unknown, rest: object } | null} */ (null));
  const raise = (/** @type {"Meeting" | "Closing" | "Level"} */ name, rest = {}) => {
    import("../at-table/matters.js").then((matters) => setMatter({ part: matters[name], rest }), report);
  };
  const meet = (/** @type {Somebody} */ who) => raise("Meeting", { who });
  const screen = useScreen(looking), { isCovered } = screen;
  useEffect(() => {
    if (!isCovered) return;
    setOpen(null);
    setMatter(null);
    return () => requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".playing .is-lit"))?.focus());
  }, [isCovered]);
  const question = `${shown?.seat} ${shown?.view?.legal_moves.join()}`; // the version changes too when others choose at the same time
  const [hinted, setHinted] = useState(/** @type {any} */ (null)); // the hint, its component, and the question it answers
  useEffect(() => setHinted(null), [question]);
  const hint = isAsked(shown) && !shown?.rated && !isCovered ? () => {
    Promise.all([looking.ask("hint", { seat: shown?.seat }), import("../at-table/hints.js")])
      .then(([done, { Hints }]) => setHinted({ hints: done.hints, Hints, question }), report);
  } : null;
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const isTyping = /** @type {HTMLElement} */ (event.target).closest("input, textarea, select") || document.querySelector("dialog[open]");
      if (event.key === "h" && shortcuts.value && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) hint?.();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  useEffect(() => { if (hints.value === table) hint?.(); }, [question, isCovered]);
  const rules = useRules(looking);
  const words = useMemo(() => (/** @type {string} */ id, /** @type {Record<string, unknown>} */ args = {}) => say({ id: `${game}/${id}`, args }), [game]);

  if (looking.refusal.value) return html`<main class="page"><p>${say(looking.refusal.value)}</p><p><a class="button" href="/">${t("web-to-inn")}</a></p></main>`;
  if (!shown || board === undefined) return html`<main class="table-page is-empty" aria-busy="true"></main>`;
  if (isCovered) return html`<main class="table-page is-covered"><${Cover} looking=${looking} screen=${screen} /></main>`;

  const rematch = () => looking.ask("rematch").then((done) => {
    ask("sit", { table: done.table }).catch(() => {}); // whoever asked first sits there already
    go(`/table/${done.table}`);
  }, report);
  const isOver = shown.stage === "over";
  const side = html`<${Seats} looking=${looking} level=${level} meet=${meet} />
    <${Log} looking=${looking} point=${point} />
    <${Chat} looking=${looking} report=${report} meet=${meet} />`;
  return html`<main class="table-page game-${game}">
    <h1 class="unseen">${titleOf(game)}</h1>
    <${Prompt} looking=${looking} />
    <div class="table-top">
      ${shown.view ? html`<${Playing} looking=${looking} board=${board} pointed=${pointed} words=${words} report=${report} refused=${rules.refuse} />`
        : html`<${Waiting} looking=${looking} invite=${() => setOpen("invite")} meet=${meet}
          fill=${() => raise("Level", { title: t("web-fill"), does: (/** @type {string} */ how) => looking.ask("fill", { level: how }) })} />`}
      ${hinted && hinted.question === question && !isCovered && html`<${hinted.Hints} looking=${looking} hints=${hinted.hints} pointed=${pointed} point=${point} close=${() => setHinted(null)} />`}
    </div>
    <aside class="side">${side}</aside>
    <nav class="doing" aria-label=${t("web-doing")}>
      ${screen.isPeeking && html`<button type="button" class="primary" onClick=${screen.handOn}>${t("web-pass-to", { name: looking.names.value[screen.next] })}</button>`}
      <${Doing} looking=${looking} rules=${rules.open} invite=${() => setOpen("invite")} talk=${() => setOpen("talk")} breakUp=${() => raise("Closing")}
        hand=${() => raise("Level", { title: t("web-hand-over"), does: (/** @type {string} */ how) => looking.ask("hand", { seat: shown.seat, level: how }) })}
        result=${isOver ? () => setEndSeen(false) : null} hint=${hint} />
    </nav>
    <${Request} looking=${looking} />
    ${rules.drawer}
    ${open === "invite" && html`<${Inviting} looking=${looking} isOwner=${shown.owner === you.value?.person} close=${() => setOpen(null)} report=${report} />`}
    ${open === "talk" && html`<${Dialog} title=${t("web-talk")} close=${() => setOpen(null)} class="talk">${side}</${Dialog}>`}
    ${matter && html`<${matter.part} looking=${looking} close=${() => setMatter(null)} ...${matter.rest} />`}
    ${isOver && !isEndSeen && html`<${Dialog} title=${t("web-result")} close=${() => setEndSeen(true)} class="ended">
      <${Ending} looking=${looking} board=${board} words=${words} rematch=${rematch} /></${Dialog}>`}
  </main>`;
}

/** What to do, in one sentence, and what has just happened. @param {{ looking: Looking }} props */
function Prompt({ looking }) {
  const shown = looking.shown.value, names = looking.names.value;
  if (!shown) return null;
  const last = looking.history.value.at(-1)?.events.map((what) => say(named(what, names))).join(" ") ?? "";
  const prompt = shown.stage === "closed" ? t("told-closed") : shown.paused ? t("told-paused")
    : shown.view ? say(named(shown.view.prompt, names)) : t("web-waiting-for-players");
  return html`<div class="prompt ${isAsked(shown) ? "is-asked" : ""}">
    <p class="prompt-now">${prompt}</p><p class="prompt-last" data-explain=${last}>${last}</p></div>`;
}

/**
 * Before the start: who is still missing, and how to get them.
 * @param {{ looking: Looking, invite: () => void, fill: () => void, meet: (who: Somebody) => void }} props
 */
function Waiting({ looking, invite, fill, meet }) {
  const shown = looking.shown.value;
  if (!shown) return null;
  const isOwner = shown.owner === you.value?.person, isSeated = shown.mine.length > 0;
  const isFree = shown.seats.some((seat) => !seat.name && !seat.bot);
  const sitToo = (/** @type {any} */ event) => {
    event.preventDefault();
    const form = event.target;
    looking.ask("sit", { key: keyOf(looking.table), name: form.elements[0].value }).then(() => form.reset(), report);
  };
  const start = () => looking.ask("start").catch(report);
  const sit = () => looking.ask("sit", { key: keyOf(looking.table) }).catch(report);
  return html`<section class="waiting">
    <h2>${titleOf(shown.game)}</h2>
    <${Seats} looking=${looking} level=${level} meet=${meet} />
    <p class="row">
      ${shown.stage === "open" && (isOwner && !isFree ? html`<button type="button" class="primary" onClick=${start}>${t("web-start")}</button>`
        : isFree !== isSeated && html`<button type="button" class="primary" onClick=${sit}>${t("web-sit")}</button>`)}
      <button type="button" class=${isSeated ? "primary" : ""} onClick=${invite}>${t("web-invite")}</button>
      ${isOwner && isFree && html`<button type="button" onClick=${fill}>${t("web-fill")}</button>`}
    </p>
    ${isSeated && isFree && html`<form class="link-line" onSubmit=${sitToo}>
      <input maxlength="20" required autocomplete="off" placeholder=${t("web-here-add")} aria-label=${t("web-here-add")} /><button>${t("web-sit")}</button></form>`}
  </section>`;
}

/** @param {{ looking: Looking, rules: () => void, invite: () => void, talk: () => void, hand: () => void, breakUp: () => void, result: (() => void) | null, hint: (() => void) | null }} props */
function Doing({ looking, rules, invite, talk, hand, breakUp, result, hint }) {
  const shown = looking.shown.value;
  if (!shown) return null;
  const does = (/** @type {string} */ what, rest = {}) => () => { looking.ask(what, rest).catch(report); };
  const isSeated = shown.mine.length > 0, isPlaying = shown.stage === "playing";
  const seat = shown.seat ?? 0, isHanded = isSeated && !!shown.seats[seat].bot;
  const mayClose = (isPlaying && you.value?.host) || (shown.stage === "open" && (you.value?.host || shown.owner === you.value?.person));
  const leave = () => { looking.ask("leave").then(() => go("/"), report); };
  return html`
    <button type="button" aria-keyshortcuts="F1" onClick=${rules}>${t("rules")}</button>
    ${isSeated && isPlaying && html`<button type="button" onClick=${does("undo", { seat })}>↶ ${t("web-undo")}</button>
      ${hint && html`<button type="button" aria-keyshortcuts="h" onClick=${hint}>${t("web-hint")}</button>`}
      ${isHanded ? html`<button type="button" class="primary" onClick=${does("take", { seat })}>${t("web-take-back")}</button>`
        : html`<button type="button" onClick=${hand}>${t("web-hand-over")}</button>`}
      ${shown.paused ? html`<button type="button" onClick=${does("resume")}>${t("web-resume")}</button>`
        : html`<button type="button" onClick=${does("pause")}>${t("web-pause")}</button>`}`}
    ${shown.stage !== "over" && html`<button type="button" onClick=${invite}>${t("web-invite")}</button>`}
    ${result && html`<button type="button" onClick=${result}>${t("web-result")}</button>`}
    ${(gameNamed(shown.game)?.lessons ?? []).length > 0 && html`<button type="button" onClick=${() => go(`/learn/${shown.game}`)}>${t("web-learn")}</button>`}
    <button type="button" class="only-small" onClick=${talk}>${t("web-talk")}</button>
    ${isSeated && shown.stage !== "over" && html`<button type="button" onClick=${leave}>${t("web-leave")}</button>`}
    ${mayClose && html`<button type="button" onClick=${breakUp}>${t("web-close-table")}</button>`}`;
}

/** Somebody asks the others for something. @param {{ looking: Looking }} props */
function Request({ looking }) {
  const shown = looking.shown.value, request = shown?.request;
  if (!shown || !request) return null;
  const isMine = shown.mine.some((seat) => request.missing.includes(seat));
  const asked = t("told-requested", { name: looking.names.value[request.by], what: request.what, seat: request.by });
  if (!isMine) return html`<p class="banner" role="status">${shown.mine.includes(request.by) ? t("web-request-sent") : asked}</p>`;
  const answer = (/** @type {boolean} */ agree) => () => { looking.ask("answer", { agree }).catch(report); };
  return html`<${Dialog} title=${t("web-request")} close=${answer(false)}>
    <p>${asked}</p>
    <p class="row"><button type="button" class="primary" onClick=${answer(true)}>${t("web-agree")}</button>
    <button type="button" onClick=${answer(false)}>${t("web-decline")}</button></p>
  </${Dialog}>`;
}
