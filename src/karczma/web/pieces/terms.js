/** A game's own words, explained where they first appear: its catalogue lists them as `terms`. */
import { html } from "../vendor/preact.js";
import { say } from "../words.js";

/** @typedef {{ means: string, form: RegExp }} Term */

/** The terms of a game whose words are here; `camp-` stands for every word that begins so. @param {string} game @returns {Term[]} */
export function termsOf(game) {
  const words = (/** @type {string} */ id) => say({ id: `${game}/${id}`, args: {} });
  return words("terms").split(" ").filter(Boolean).map((name) => {
    const forms = words(`term-${name}-forms`).split(", ").map((form) => form.replace(/-$/, "\\p{L}*"));
    return { means: words(`term-${name}-means`), form: new RegExp(`(?<!\\p{L})(${forms.join("|")})(?!\\p{L})`, "iu") };
  });
}

/**
 * A text in which each term not yet `seen` is explained at its first use.
 * @param {string} text @param {Term[]} terms @param {Set<Term>} seen @returns {import("../vendor/preact.js").Child[]}
 */
export function withTerms(text, terms, seen) {
  const found = terms.filter((term) => !seen.has(term)).map((term) => ({ term, match: term.form.exec(text) }))
    .filter(({ match }) => match).sort((one, other) => Number(one.match?.index) - Number(other.match?.index))[0];
  if (!found?.match) return [text];
  const { term, match: { index, 0: word } } = found;
  seen.add(term);
  return [text.slice(0, index), html`<dfn tabindex="0" data-explain=${term.means} aria-description=${term.means}>${word}</dfn>`,
    ...withTerms(text.slice(index + word.length), terms, seen)];
}
