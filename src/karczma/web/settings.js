/** What a visitor likes, remembered in this browser: language, theme, sound, motion, keys, notifications, hints, lessons. */
import { effect, signal } from "./vendor/preact.js";

/** @template T @param {string} name @param {T} first @returns {import("./vendor/preact.js").Signal<T>} */
function remembered(name, first) {
  const kept = localStorage.getItem(`karczma-${name}`);
  const setting = signal(kept === null ? first : /** @type {T} */ (JSON.parse(kept)));
  effect(() => localStorage.setItem(`karczma-${name}`, JSON.stringify(setting.value)));
  return setting;
}

/** At first the language of the page: the inn chose it by what the browser asks for. */
export const language = remembered("language", document.documentElement.lang);
export const theme = remembered("theme", /** @type {"system" | "dark" | "light"} */ ("system"));
export const sound = remembered("sound", false);
export const motion = remembered("motion", true);
export const shortcuts = remembered("shortcuts", true);
export const notices = remembered("notices", false);
/** How well bots play that one sits down oneself; the usual level until one has chosen. */
export const botLevel = remembered("bot-level", "");
/** People whose talk one does not want to read. */
export const ignored = remembered("ignored", /** @type {string[]} */ ([]));
export const hints = remembered("hints", false);
/** The step one has come to in each lesson, by `game/part`; 0 once it is done. */
export const lessons = remembered("lessons", /** @type {Record<string, number>} */ ({}));

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the screen. */
export const mayMove = () => motion.value && !calm.matches;

/** The next page is written in this language and theme from the beginning. @param {string} name @param {string} value */
const tellInn = (name, value) => { document.cookie = `karczma-${name}=${value}; path=/; max-age=31536000; samesite=lax`; };
effect(() => tellInn("language", language.value));
effect(() => tellInn("theme", theme.value));

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.motion = motion.value ? "full" : "calm";
});
