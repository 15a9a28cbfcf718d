/** A game's rules to read: contents, a search, every paragraph under its number, and the cards. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { faceOf } from "../shelf.js";
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
    book = Promise.all([fetch(address).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer))), learn(game), dressed]).then(([read]) => read);
    book.catch(() => books.delete(address));
    books.set(address, book);
  }
  return book;
}

const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/rules.css" });
export const dressed = new Promise((resolve) => { sheet.onload = sheet.onerror = resolve; });
document.head.append(sheet);

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
  useEffect(() => { bookOf(game).then((read) => { setBook(read); setHere(at(read)); }); }, [game, spoken.value]);
  useEffect(() => {
    const found = here && root.current?.querySelector(`[id="${here}"]`);
    if (!(found instanceof HTMLElement)) return;
    found.scrollIntoView({ block: isSmall ? "start" : "center" });
    found.focus({ preventScroll: true });
  }, [here, book]);
  if (!book) return html`<div class="rules" aria-busy="true"></div>`;

  const words = fold(sought).split(/\s+/).filter(Boolean);
  const isFound = (/** @type {string} */ text) => words.every((word) => fold(text).includes(word));
  const terms = termsOf(game), seen = new Set();
  const names = Object.assign({}, ...book.gallery.map((group) => group.cards));
  const go = (/** @type {string} */ id) => (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    setSought("");
    setHere(null);
    setTimeout(() => setHere(id));
    opened?.(id);
  };
  const link = (/** @type {string} */ id, /** @type {Child} */ text) => html`<a href="#${id}" onClick=${go(id)}>${text}</a>`;
  const said = (/** @type {string} */ text) => (words.length ? marked(text, words) : withTerms(text, terms, seen));
  const runs = (/** @type {Run[]} */ all) => all.map((run) => {
    if (typeof run === "string") return said(run);
    const [kind, text] = run;
    return kind === "ref" ? link(anchor(text), text) : html`<${kind}>${kind === "code" ? text : said(text)}</${kind}>`;
  });
  const block = (/** @type {Block} */ one) => {
    if (one.kind === "list") return html`<ul>${one.items?.filter((item) => isFound(plain(item))).map((item) => html`<li>${runs(item)}</li>`)}</ul>`;
    if (one.kind === "table") {
      return html`<div class="rules-table" tabindex="0" role="group" aria-label=${plain(one.head?.[0] ?? [])}><table><thead><tr>${one.head?.map((cell) => html`<th scope="col">${runs(cell)}</th>`)}</tr></thead>
        <tbody>${one.rows?.map((row) => html`<tr>${row.map((cell) => html`<td>${runs(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
    }
    if (!one.number) return html`<p>${runs(one.text ?? [])}</p>`;
    const id = anchor(one.number), faces = book.pictures[one.number];
    return html`<div class="rule ${here === id ? "is-here" : ""}" id=${id} tabindex="-1">
      ${link(id, one.number)}<p>${runs(one.text ?? [])}</p>
      ${faces && html`<p class="rule-faces">${faces.map((face) => html`<img src=${faceOf(game, face)} loading="lazy" alt=${names[face] ? say(names[face]) : ""}
        data-explain=${names[face] && say(names[face])} />`)}</p>`}</div>`;
  };
  const found = (/** @type {Block[]} */ blocks) => blocks.filter((one) => isFound(textOf(one)) || (one.kind === "list" && one.items?.some((item) => isFound(plain(item)))));
  const sections = book.sections.map((section, number) => ({ ...section, id: `s${number + 1}`, blocks: isFound(section.title) ? section.blocks : found(section.blocks) }))
    .filter((section) => section.blocks.length);
  const gallery = book.gallery.map(({ title, cards }) => ({ title: say(title), cards: Object.entries(cards).filter(([, name]) => isFound(`${say(title)} ${say(name)}`)) }))
    .filter((group) => group.cards.length);
  const count = sections.reduce((sum, section) => sum + section.blocks.length, 0);
  return html`<div class="rules ${isSmall ? "is-small" : ""}" ref=${root}>
    <div class="rules-top">
      <label class="line">${t("rules-search")} <input type="search" value=${sought} onInput=${(/** @type {any} */ event) => setSought(event.target.value)} /></label>
      <p class="fine" role="status">${words.length ? t("rules-found", { count, cards: gallery.reduce((sum, group) => sum + group.cards.length, 0) }) : ""}</p>
      <details open=${!isSmall && innerWidth > 860}><summary>${t("rules-contents")}</summary>
        <ol>${sections.map(({ id, title }) => html`<li>${link(id, title)}</li>`)}
          ${gallery.length > 0 && html`<li>${link("cards", t("rules-cards"))}</li>`}</ol></details>
    </div>
    <div class="rules-text">
      ${!words.length && book.opening.map(block)}
      ${sections.map(({ id, title, blocks }) => html`<section aria-labelledby=${id}><h2 id=${id} tabindex="-1">${title}</h2>${blocks.map(block)}</section>`)}
      ${gallery.length > 0 && html`<section aria-labelledby="cards"><h2 id="cards" tabindex="-1">${t("rules-cards")}</h2>${gallery.map(({ title, cards }) => html`
        <h3>${title}</h3><ul class="rules-gallery">${cards.map(([face, name]) => html`<li><figure><img src=${faceOf(game, face)} loading="lazy" alt="" />
          <figcaption>${marked(say(name), words)}</figcaption></figure></li>`)}</ul>`)}</section>`}
      ${!sections.length && !gallery.length && html`<p>${t("rules-nothing")}</p>`}
    </div>
  </div>`;
}

/** A text with the words sought for marked. @param {string} text @param {string[]} words @returns {Child[]} */
function marked(text, words) {
  const folded = fold(text);
  const first = words.map((word) => ({ word, at: folded.indexOf(word) })).filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0];
  if (!first) return [text];
  const end = first.at + first.word.length;
  return [text.slice(0, first.at), html`<mark>${text.slice(first.at, end)}</mark>`, ...marked(text.slice(end), words)];
}
