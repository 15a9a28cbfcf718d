/** The players: who sits where, who is here, whose turn it is, and what is left on the clocks. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { you } from "../connection.js";
import { t } from "../words.js";

/**
 * `meet` opens what one may do about somebody.
 * @param {{ looking: import("./looking.js").Looking, level: (name: string) => string, meet: (who: import("./matters.js").Somebody) => void }} props
 */
export function Seats({ looking, level, meet }) {
  const view = looking.shown.value;
  if (!view) return null;
  const names = looking.names.value, { present, watching } = looking.present.value;
  const waiting = view.stage === "playing" ? view.view?.waiting_for ?? [] : [];
  return html`<ol class="seats" aria-label=${t("web-players")}>
    ${view.seats.map((seat, number) => {
      const isMine = view.mine.includes(number), isEmpty = !seat.name && !seat.bot;
      const isHere = seat.bot || present[number];
      const note = isEmpty ? t(seat.invited ? "web-seat-invited" : "web-seat-free")
        : seat.bot ? level(seat.bot) : isMine ? t(number === view.seat ? "web-you" : "web-here-too") : seat.person && looking.muted.value.includes(seat.person) ? t("web-muted") : isHere ? "" : t("web-away");
      return html`<li class="seat ${waiting.includes(number) ? "is-asked" : ""} ${isEmpty ? "is-empty" : ""}">
        <span class="presence ${isHere ? "is-here" : ""}" aria-hidden="true">${seat.bot ? "⚙" : ""}</span>
        <span class="seat-name" data-explain=${isEmpty ? note : names[number]}>${isEmpty ? "…" : names[number]}</span>
        <span class="seat-note">${note}</span>
        ${seat.person && seat.person !== you.value?.person && html`<button type="button" class="quiet meet" aria-label=${t("web-more-about", { name: names[number] })}
          onClick=${() => meet({ person: seat.person ?? "", name: names[number], seat: number })}>⋯</button>`}
        ${view.stage === "playing" && html`<span class="turn-mark">${t("web-thinks")}</span>`}
        ${view.clock && html`<${Clock} left=${view.clock.left[number]} runs=${view.clock.running.includes(number) && !view.paused}
          since=${looking.shownAt.value} />`}
      </li>`;
    })}
    ${watching > 0 && html`<li class="watching">${t("web-watching", { count: watching })}</li>`}
  </ol>`;
}

/** @param {{ left: number, runs: boolean, since: number }} props milliseconds left when it was told */
function Clock({ left, runs, since }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const ticking = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(ticking);
  }, [runs]);
  const seconds = Math.max(0, Math.round((left - (runs ? Date.now() - since : 0)) / 1000));
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600), days = Math.floor(hours / 24);
  const text = days >= 2 ? t("web-days-left", { days }) : hours
    ? `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return html`<span class="clock ${runs ? "is-running" : ""} ${seconds < 20 ? "is-short" : ""}" role="timer">${text}</span>`;
}
