/** A finished game as the strongest bot sees it: the graph, what each decision cost, what nobody could know, and what was luck. */
import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { announced } from "../at-table/attention.js";
import { dress } from "../at-table/boards.js";
import { go as visit, report } from "../shell.js";
import { NotAllowed, request } from "../visitor.js";
import { named, say, t } from "../words.js";
import { around, change, percent } from "./figures.js";
import { Graph } from "./graph.js";
import { Moves } from "./moves.js";
import { reviewOf } from "./reviewing.js";

/** @typedef {import("../types.d.ts").Review} Found @typedef {import("../types.d.ts").Decision} Decision @typedef {import("../types.d.ts").MoveShown} MoveShown */

const LISTED = 10; // decisions that cost most, in the graph too: more would hide it

/**
 * @param {{ name: string, tableKey?: string, head: import("../types.d.ts").ReplayHead, names: string[], at: number, viewer: string,
 *   go: (at: number) => void, pointed: MoveShown | null, point: (move: MoveShown | null) => void }} props
 */
export function Review({ name, tableKey, head, names, at, viewer, go, pointed, point }) {
  const asked = useMemo(() => reviewOf(name, tableKey), [name]);
  const [isDressed, setDressed] = useState(false);
  const [chosen, choose] = useState(/** @type {number | null} */ (null));
  const review = asked.review.value, done = percent(asked.progress.value);
  useEffect(() => asked.leave, [asked]);
  useEffect(() => { dress("/review/review.css").then(() => setDressed(true)); }, []);
  useEffect(() => { announced.value = t(review ? "web-review-done" : "web-review-making", { done: 25 * Math.floor(done / 25) }); }, [!review, Math.floor(done / 25)]);
  const person = head.seats.findIndex((seat) => !seat.bot);
  const seat = chosen ?? (/^\d$/.test(viewer) ? Number(viewer) : Math.max(0, person));
  const decision = review?.decisions.find((one) => one.at === at);
  useEffect(() => { point(decision ? { seat: decision.seat, move: decision.moves[0].move } : null); }, [decision]);
  if (!isDressed) return null;
  if (asked.problem.value) {
    const why = asked.problem.value instanceof NotAllowed && asked.problem.value.why;
    return html`<section class="review"><p role="alert">${why ? say(why) : t("web-went-wrong")}</p></section>`;
  }
  if (!review) {
    return html`<section class="review" aria-busy="true"><p>${t("web-review-making", { done })}</p><progress max="100" value=${done} aria-label=${t("web-review")}></progress></section>`;
  }
  const costly = review.decisions.filter((one) => one.seat === seat && !one.is_noise).sort((one, other) => other.loss - one.loss).slice(0, LISTED);
  return html`<section class="review" aria-label=${t("web-review")}>
    <label class="line">${t("web-review-of")} <select value=${seat} onChange=${(/** @type {any} */ event) => choose(Number(event.target.value))}>
      ${names.map((who, number) => html`<option value=${number}>${who}</option>`)}</select></label>
    <${Graph} review=${review} costly=${costly} seat=${seat} name=${names[seat]} last=${head.moves} at=${at} go=${go} />
    ${decision ? html`<${Weighing} decision=${decision} names=${names} pointed=${pointed?.move ?? null} point=${point} />`
      : html`<p class="fine">${t("web-review-no-choice")}</p>`}
    ${at < head.moves && html`<${PlayOn} name=${name} tableKey=${tableKey} at=${at} seat=${decision?.seat ?? seat} names=${names} />`}
    <h2>${t(costly.length ? "web-review-worst" : "web-review-nothing", { name: names[seat] })}</h2>
    <${Decisions} decisions=${costly} at=${at} go=${go} names=${names} />
    <${Split} split=${review.splits[seat]} name=${names[seat]} alone=${review.seats === 1} />
    <details><summary>${t("web-review-all")}</summary>
      <${Decisions} decisions=${review.decisions.filter((one) => one.seat === seat)} at=${at} go=${go} names=${names} /></details>
    <p class="fine">${t("review-caution")}</p>
  </section>`;
}

/** One decision: its moves, and what its mover could not see. @param {{ decision: Decision, names: string[], pointed: string | null, point: (move: MoveShown | null) => void }} props */
function Weighing({ decision, names, pointed, point }) {
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const box = useRef(null);
  useEffect(() => { if (decision.at) box.current?.scrollIntoView({ block: "start" }); }, [decision]); // the graph is seen first
  const { at, seat, played, moves, loss, error, is_noise: isNoise, beliefs } = decision;
  const holders = [...new Set(beliefs.map((belief) => belief.holder))];
  return html`<div class="weighing" ref=${box}>
    <h2>${t("web-review-move", { number: at + 1, name: names[seat] })}</h2>
    <p class=${isNoise ? "is-noise" : "is-loss"}>${t(isNoise ? "web-review-noise" : "web-review-loss", { loss: percent(loss), error: around(error) })}</p>
    <${Moves} moves=${moves} names=${names} played=${played} seat=${seat} pointed=${pointed} point=${point} />
    ${holders.length > 0 && html`<details><summary>${t("web-review-unknown", { name: names[seat] })}</summary>
      ${holders.map((holder) => html`<h3>${names[holder]}</h3><ul class="beliefs">
        ${beliefs.filter((belief) => belief.holder === holder).map(({ card, name, likely, held }) => html`<li key=${card} class=${held ? "is-held" : ""}>
          <span>${say(name)}</span> <meter min="0" max="1" value=${likely} aria-hidden="true"></meter> <b>${percent(likely)} %</b>
          <small>${held ? `✓ ${t("web-review-held")}` : ""}</small></li>`)}</ul>`)}</details>`}
  </div>`;
}

/** @param {{ decisions: Decision[], at: number, go: (at: number) => void, names: string[] }} props */
function Decisions({ decisions, at, go, names }) {
  return html`<ol class="decisions">${decisions.map((decision) => {
    const played = decision.moves.find((one) => one.move === decision.played);
    return html`<li key=${decision.at} class=${decision.is_noise ? "is-noise" : "is-loss"}><button type="button"
      aria-current=${decision.at === at ? "step" : undefined} onClick=${() => go(decision.at)}>
      <small>${decision.at + 1}</small> <span>${played && say(named(played.what, names))}</span>
      <b>${decision.loss ? `−${percent(decision.loss)}` : "0"}</b> <small>± ${around(decision.error)}</small></button></li>`;
  })}</ol>`;
}

/** Where the result came from. @param {{ split: import("../types.d.ts").Split, name: string, alone: boolean }} props */
function Split({ split, name, alone }) {
  const row = (/** @type {string} */ what, /** @type {import("../types.d.ts").Part} */ { value, error }, isPart = false) => html`<tr class=${isPart ? "is-part" : ""}>
    <th scope="row">${t(what)}</th><td>${change(value)}</td><td>± ${around(error)}</td></tr>`;
  return html`<table class="split"><caption>${t("web-review-split", { name })}</caption><tbody>
    <tr><th scope="row">${t("web-review-fair")}</th><td>${percent(split.fair.value)}</td><td>± ${around(split.fair.error)}</td></tr>
    ${row("web-review-luck", split.luck)}${row("web-review-deal", split.deal, true)}
    ${row("web-review-own", split.own)}${!alone && row("web-review-others", split.others)}
    <tr><th scope="row">${t("web-result")}</th><td>${percent(split.result)}</td><td></td></tr>
  </tbody></table>`;
}

/** The same game from here on, against bots. @param {{ name: string, tableKey?: string, at: number, seat: number, names: string[] }} props */
function PlayOn({ name, tableKey, at, seat, names }) {
  const [isAsking, setAsking] = useState(false);
  const branch = () => {
    setAsking(true);
    request(`/api/branches${tableKey ? `?key=${tableKey}` : ""}`, { table: name, at, seat }).then(({ table }) => visit(`/table/${table}`), report).finally(() => setAsking(false));
  };
  return html`<p><button type="button" class="play-on" disabled=${isAsking} onClick=${branch}>${t("web-review-play-on", { name: names[seat] })}</button></p>`;
}
