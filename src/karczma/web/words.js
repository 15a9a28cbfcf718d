/** Every sentence on the screen: the same Fluent catalogues as the server's, in a language that can change at any time. */
import { FluentBundle, FluentResource } from "./vendor/fluent.js";
import { effect, signal } from "./vendor/preact.js";
import { kept } from "./known.js";
import { language } from "./settings.js";

/** @typedef {import("./types.d.ts").Said} Said */

const GENERAL = "general";
const MINUS = /(?<![\w/.\\-])-(?=\d)/g;

/** The language spoken now: it follows the one wished for as soon as its catalogues are here. */
export const spoken = signal("");
/** @type {Map<string, Promise<FluentResource>>} */
const fetched = new Map();
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
const wanted = new Set([GENERAL]);
/** Grows whenever another catalogue is here. */
const heard = signal(0);

/** @param {string} lang @param {string} catalogue */
async function fetchResource(lang, catalogue) {
  const answer = await fetch(kept(`/words/${lang}/${catalogue}.ftl`));
  if (!answer.ok) throw new Error(`no words of ${catalogue} in ${lang}`);
  return new FluentResource(await answer.text());
}

/** @param {string} lang @param {string} catalogue */
function resource(lang, catalogue) {
  const name = `${lang}/${catalogue}`;
  let found = fetched.get(name);
  if (!found) {
    found = fetchResource(lang, catalogue);
    found.catch(() => fetched.delete(name));
    fetched.set(name, found);
  }
  return found;
}

/** @param {string} lang */
async function load(lang) {
  const general = await resource(lang, GENERAL);
  await Promise.all([...wanted].map(async (catalogue) => {
    const name = `${lang}/${catalogue}`;
    if (bundles.has(name)) return;
    const own = await resource(lang, catalogue);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(general);
    if (own !== general) bundle.addResource(own);
    bundles.set(name, bundle);
    heard.value++;
  }));
}

/** Brings the words of some games; without names, the general ones. @param {string[]} games */
export async function learn(...games) {
  for (const game of games) wanted.add(game);
  await load(language.value);
  spoken.value = language.value;
}

effect(() => {
  const lang = language.value;
  if (spoken.peek() && spoken.peek() !== lang) {
    load(lang).then(() => { if (language.value === lang) spoken.value = lang; });
  }
});
effect(() => { if (spoken.value) document.documentElement.lang = spoken.value; });

/** Puts a sentence into words; one whose catalogue is not here yet is empty. @param {Said} what @returns {string} */
export function say(what) {
  const [catalogue, id] = what.id.includes("/") ? what.id.split("/") : [GENERAL, what.id];
  const bundle = heard.value ? bundles.get(`${spoken.value}/${catalogue}`) : undefined;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return "";
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(what.args ?? {})) args[name] = argument(value);
  return bundle.formatPattern(pattern, args, []).replace(MINUS, "−").trim();
}

/** @param {unknown} value */
function argument(value) {
  if (value !== null && typeof value === "object" && "id" in value) return say(/** @type {Said} */ (value));
  return typeof value === "number" ? value : String(value);
}

/** A sentence of the general catalogue. @param {string} id @param {Record<string, unknown>} [args] */
export const t = (id, args = {}) => say({ id, args });

/** The sentence with players called by their names, also in the sentences it is made of. @param {Said} what @param {string[]} names @returns {Said} */
export function named(what, names) {
  /** @type {Record<string, unknown>} */
  const args = {};
  for (const [name, value] of Object.entries(what.args ?? {})) {
    const isSentence = value !== null && typeof value === "object" && "id" in value;
    args[name] = isSentence ? named(/** @type {Said} */ (value), names) : value;
  }
  if ("name" in args && typeof args.seat === "number" && names[args.seat] !== undefined) args.name = names[args.seat];
  return { id: what.id, args };
}

/** A number under a true minus sign. @param {number} points */
export const signed = (points) => String(points).replace("-", "−");
