/** Calls a player whose turn it is: by the title, a sound, a notification, and for screen readers a sentence. */
import { signal } from "../vendor/preact.js";
import { play } from "../sound.js";
import { notices } from "../settings.js";
import { named, say, t } from "../words.js";
import { titleOf } from "../shelf.js";
import { onView } from "./looking.js";

/** @typedef {import("../types.d.ts").TableView} TableView */

/** What a screen reader is told next. */
export const announced = signal("");

/** Whether the viewer is to move. @param {TableView | null} view */
export const isAsked = (view) =>
  !!view?.view && view.seat !== null && view.stage === "playing" && !view.seats[view.seat].bot && !view.paused
  && view.view.legal_moves.length > 0;

/** Says aloud what has happened, and what is asked. @param {import("./looking.js").Looking} looking @param {boolean} isAsking */
export function announce(looking, isAsking) {
  const view = looking.shown.peek(), names = looking.names.peek();
  const told = view?.events.map((what) => say(named(what, names))) ?? [];
  if (view?.view && isAsking) told.push(say(named(view.view.prompt, names)));
  if (told.length) announced.value = told.join(" ");
}

/** Pays attention to a table; returns how to stop. @param {import("./looking.js").Looking} looking */
export function payAttention(looking) {
  return onView(looking, (view, before) => {
    const asked = isAsked(view);
    document.title = `${asked ? "● " : ""}${titleOf(view.game)} – Karczma`;
    if (!looking.isCovered.peek()) announce(looking, asked || !before);
    if (before && view.last && view.version !== before.version) play("card");
    if (asked && !isAsked(before)) call(view);
    if (before?.stage === "playing" && view.stage === "over") play("end");
  });
}

/** @param {TableView} view */
function call(view) {
  play("turn");
  if (!document.hidden || !notices.value || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(t("web-your-turn"), { body: titleOf(view.game), tag: view.table, icon: "/icon.svg" });
  notice.onclick = () => { focus(); notice.close(); };
}
