/** What a visitor likes, remembered in this browser: language, theme, sound, motion, notifications, hints, lessons. */
import { effect, signal } from "./vendor/preact.js";

/** @template T @param {string} name @param {T} first @returns {import("./vendor/preact.js").Signal<T>} */
function remembered(name, first) {
  const kept = localStorage.getItem(`karczma-${name}`);
  const setting = signal(kept === null ? first : /** @type {T} */ (JSON.parse(kept)));
  effect(() => localStorage.setItem(`karczma-${name}`, JSON.stringify(setting.value)));
  return setting;
}

/** Polish for whoever's browser asks for it before English. */
function askedFor() {
  const wish = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === "pl" || tag === "en");
  return wish ?? "en";
}

export const language = remembered("language", askedFor());
export const theme = remembered("theme", /** @type {"system" | "dark" | "light"} */ ("system"));
export const sound = remembered("sound", false);
export const motion = remembered("motion", true);
export const notices = remembered("notices", false);
export const hints = remembered("hints", false);
/** The step one has come to in each lesson, by `game/part`; 0 once it is done. */
export const lessons = remembered("lessons", /** @type {Record<string, number>} */ ({}));

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the screen. */
export const mayMove = () => motion.value && !calm.matches;

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.motion = motion.value ? "full" : "calm";
});
