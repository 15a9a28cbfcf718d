/** A game's rules to read: contents, a search, every paragraph under its number, and the cards. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { dress } from "../at-table/boards.js";
import { faceOf } from "../shelf.js";
import { report } from "../shell.js";
import { request } from "../visitor.js";
import { learn, say, spoken, t } from "../words.js";
import { termsOf, withTerms } from "./terms.js";

/**
 * @typedef {import("../types.d.ts").Rulebook} Rulebook @typedef {import("../types.d.ts").RuleBlock} Block
 * @typedef {import("../types.d.ts").Run} Run @typedef {import("../vendor/preact.js").Child} Child
 */

/** @type {Map<string, Promise<Rulebook>>} */
const books = new Map();

/** The rules of a game in the language spoken, with the words they need. @param {string} game @returns {Promise<Rulebook>} */
export function bookOf(game) {
  const address = `/api/rules/${game}/${spoken.value}`;
  let book = books.get(address);
  if (!book) {
    book = request(address).then(async (read) => {
      await Promise.all([learn(game), dress("/rules.css")]); // only now: there may be no such game
      return read;
    });
    book.catch(() => books.delete(address));
    books.set(address, book);
  }
  return book;
}

/** Letters alone: no capitals, no marks; every letter stays in its place. @param {string} text */
const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

/** @param {Run[]} runs */
const plain = (runs) => runs.map((run) => (typeof run === "string" ? run : run[1])).join("");

/** @param {Block} block */
const textOf = (block) => [block.number ?? "", ...[block.text ?? [], ...(block.items ?? []), ...(block.head ?? []), ...(block.rows ?? []).flat()].map(plain)].join(" ");

/** The address of a paragraph within its page. @param {string} number */
export const anchor = (number) => `p${number.replace(".", "-")}`;

/**
 * @param {{ game: string, at: (book: Rulebook) => string | null, opened?: (number: string) => void, isSmall?: boolean }} props
 * `at` names the paragraph to open at; `opened` is told when another one is gone to.
 */
export function Rules({ game, at, opened, isSmall }) {
  const [book, setBook] = useState(/** @type {Rulebook | null} */ (null));
  const [sought, setSought] = useState("");
  const [here, setHere] = useState(/** @type {string | null} */ (null));
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const root = useRef(null);
  useEffect(() => {
    bookOf(game).then((read) => {
      setBook(read);
      setHere(at(read));
    }, report);
  }, [game, spoken.value]);
  useEffect(() => {
    const found = here && root.current?.querySelector(`[id="${here}"]`);
    if (!(found instanceof HTMLElement)) return;
    found.scrollIntoView({ block: isSmall ? "start" : "center" });
    found.focus({ preventScroll: true });
  }, [here, book]);
  if (!book) return html`<div class="rules" aria-busy="true"></div>`;

  const go = (/** @type {string} */ id) => {
    setSought("");
    setHere(null);
    setTimeout(() => setHere(id));
    opened?.(id);
  };
  const search = soughtFor(sought), telling = tellingOf(game, book, search.words, here, go);
  const { sections, gallery } = found(book, search.isFound);
  const paragraphs = sections.reduce((sum, section) => sum + section.blocks.length, 0);
  const cards = gallery.reduce((sum, group) => sum + group.cards.length, 0);
  return html`<div class="rules ${isSmall ? "is-small" : ""}" ref=${root}>
    <div class="rules-top">
      <label class="line">${t("rules-search")} <input type="search" value=${sought} onInput=${(/** @type {any} */ event) => setSought(event.target.value)} /></label>
      <p class="fine" role="status">${search.words.length ? t("rules-found", { count: paragraphs, cards }) : ""}</p>
      <details open=${!isSmall && innerWidth > 860}><summary>${t("rules-contents")}</summary>
        <ol>${sections.map(({ id, title }) => html`<li>${telling.link(id, title)}</li>`)}
          ${cards > 0 && html`<li>${telling.link("cards", t("rules-cards"))}</li>`}</ol></details>
    </div>
    <div class="rules-text">
      ${!search.words.length && book.opening.map(telling.block)}
      ${sections.map(({ id, title, blocks }) => html`<section aria-labelledby=${id}><h2 id=${id} tabindex="-1">${title}</h2>${blocks.map(telling.block)}</section>`)}
      ${cards > 0 && html`<section aria-labelledby="cards"><h2 id="cards" tabindex="-1">${t("rules-cards")}</h2>
        ${gallery.map((group) => html`<${Gallery} game=${game} words=${search.words} ...${group} />`)}</section>`}
      ${paragraphs + cards === 0 && html`<p>${t("rules-nothing")}</p>`}
    </div>
  </div>`;
}

/** @param {{ game: string, title: string, cards: [string, string][], words: string[] }} props */
const Gallery = ({ game, title, cards, words }) => html`<h3>${title}</h3>
  <ul class="rules-gallery">${cards.map(([face, name]) => html`<li><figure><img src=${faceOf(game, face)} loading="lazy" alt="" />
    <figcaption>${marked(name, words)}</figcaption></figure></li>`)}</ul>`;

// -- searching

/** The words sought for, and whether a text has all of them. @param {string} sought */
function soughtFor(sought) {
  const words = fold(sought).split(/\s+/).filter(Boolean);
  return { words, isFound: (/** @type {string} */ text) => words.every((word) => fold(text).includes(word)) };
}

/** What is left of the book when one searches: sections with their addresses, and cards with their names. @param {Rulebook} book @param {(text: string) => boolean} isFound */
function found(book, isFound) {
  const within = (/** @type {Block[]} */ blocks) => blocks.filter((block) => isFound(textOf(block)))
    .map((block) => (block.items ? { ...block, items: block.items.filter((item) => isFound(plain(item))) } : block))
    .filter((block) => block.items?.length !== 0);
  const sections = book.sections.map(({ title, blocks }, number) => ({ id: `s${number + 1}`, title, blocks: isFound(title) ? blocks : within(blocks) }));
  const gallery = book.gallery.map((group) => {
    const title = say(group.title), named = Object.entries(group.cards).map(([face, name]) => /** @type {[string, string]} */ ([face, say(name)]));
    return { title, cards: named.filter(([, name]) => isFound(`${title} ${name}`)) };
  });
  return { sections: sections.filter(({ blocks }) => blocks.length), gallery: gallery.filter(({ cards }) => cards.length) };
}

/** A text with the words sought for marked. @param {string} text @param {string[]} words @returns {Child[]} */
function marked(text, words) {
  const folded = fold(text);
  const first = words.map((word) => ({ word, at: folded.indexOf(word) })).filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0];
  if (!first) return [text];
  const end = first.at + first.word.length;
  return [text.slice(0, first.at), html`<mark>${text.slice(first.at, end)}</mark>`, ...marked(text.slice(end), words)];
}

// -- telling

/** How blocks are told: what is sought for is marked, else each term is explained once. @param {string} game @param {Rulebook} book @param {string[]} words @param {string | null} here @param {(id: string) => void} go */
function tellingOf(game, book, words, here, go) {
  const terms = termsOf(game), seen = new Set(), names = Object.assign({}, ...book.gallery.map((group) => group.cards));
  const link = (/** @type {string} */ id, /** @type {Child} */ text) => html`<a href="#${id}" onClick=${(/** @type {Event} */ event) => {
    event.preventDefault();
    go(id);
  }}>${text}</a>`;
  const said = (/** @type {string} */ text) => (words.length ? marked(text, words) : withTerms(text, terms, seen));
  const runs = (/** @type {Run[]} */ all) => all.map((run) => {
    if (typeof run === "string") return said(run);
    const [kind, text] = run;
    return kind === "ref" ? link(anchor(text), text) : html`<${kind}>${kind === "code" ? text : said(text)}</${kind}>`;
  });
  const picture = (/** @type {string} */ face) => {
    const name = names[face] ? say(names[face]) : "";
    return html`<img src=${faceOf(game, face)} loading="lazy" alt=${name} data-explain=${name || undefined} />`;
  };
  const block = (/** @type {Block} */ { number, text, items, head, rows }) => {
    if (items) return html`<ul>${items.map((item) => html`<li>${runs(item)}</li>`)}</ul>`;
    if (head) {
      return html`<div class="rules-table" tabindex="0" role="group" aria-label=${plain(head[0])}><table>
        <thead><tr>${head.map((cell) => html`<th scope="col">${runs(cell)}</th>`)}</tr></thead>
        <tbody>${rows?.map((row) => html`<tr>${row.map((cell) => html`<td>${runs(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
    }
    if (!number) return html`<p>${runs(text ?? [])}</p>`;
    const id = anchor(number);
    return html`<div class="rule ${here === id ? "is-here" : ""}" id=${id} tabindex="-1">${link(id, number)}<p>${runs(text ?? [])}</p>
      ${book.pictures[number] && html`<p class="rule-faces">${book.pictures[number].map(picture)}</p>`}</div>`;
  };
  return { link, block };
}
