/** What a visitor likes, remembered in this browser: language, theme, sound, motion, keys, notifications, hints, lessons. */
import { effect, signal } from "./vendor/preact.js";

const page = document.documentElement;

/** @template T @param {string} name @param {T} first @returns {import("./vendor/preact.js").Signal<T>} */
function remembered(name, first) {
  const kept = localStorage.getItem(`karczma-${name}`);
  const setting = signal(kept === null ? first : /** @type {T} */ (JSON.parse(kept)));
  whenChanged(setting, setting.value, (value) => localStorage.setItem(`karczma-${name}`, JSON.stringify(value)));
  return setting;
}

/** What is as before is not written again: storage makes a page wait. @template T @param {import("./vendor/preact.js").Signal<T>} setting @param {unknown} before @param {(value: T) => void} write */
function whenChanged(setting, before, write) {
  effect(() => {
    if (setting.value === before) return;
    before = setting.value;
    write(setting.value);
  });
}

/** At first the language of the page: the inn chose it by what the browser asks for. */
export const language = remembered("language", page.lang);
export const theme = remembered("theme", /** @type {"system" | "dark" | "light"} */ ("system"));
export const sound = remembered("sound", false);
export const motion = remembered("motion", true);
export const shortcuts = remembered("shortcuts", true);
export const notices = remembered("notices", false);
/** How well bots play that one sits down oneself; the usual level until one has chosen. */
export const botLevel = remembered("bot-level", "");
/** People whose talk one does not want to read. */
export const ignored = remembered("ignored", /** @type {string[]} */ ([]));
/** The table at which hints show by themselves: the game that ends a lesson. */
export const hints = remembered("hints", "");
/** The step one has come to in each lesson, by `game/part`; 0 once it is done. */
export const lessons = remembered("lessons", /** @type {Record<string, number>} */ ({}));

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the screen. */
export const mayMove = () => motion.value && !calm.matches;

/** The inn writes the next page in this language and theme. @param {string} name */
const tellInn = (name) => (/** @type {string} */ value) => { document.cookie = `karczma-${name}=${value}; path=/; max-age=31536000; samesite=lax`; };
whenChanged(language, page.lang, tellInn("language"));
whenChanged(theme, page.dataset.theme, tellInn("theme"));

effect(() => {
  page.dataset.theme = theme.value;
  page.dataset.motion = motion.value ? "full" : "calm";
});
