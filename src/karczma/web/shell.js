/** What every page has: the bar on top, the banner of a lost connection, notes, settings, and the visitor's name. */
import { html, signal, useState } from "./vendor/preact.js";
import { farewell, isOld, Refusal, status, you } from "./connection.js";
import { Dialog } from "./pieces/dialog.js";
import { language, motion, notices, shortcuts, sound, theme } from "./settings.js";
import { play } from "./sound.js";
import { announced } from "./at-table/attention.js";
import { NotAllowed } from "./visitor.js";
import { say, spoken, t } from "./words.js";

/** Where the visitor is. */
export const path = signal(location.pathname);
const NOTE_LASTS = 6000; // milliseconds

/** Goes to another room. @param {string} to */
export function go(to) {
  if (isOld()) {
    location.assign(to);
    return;
  }
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  if (isOld()) location.reload();
  path.value = location.pathname;
});
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
  const isPlain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || link.hasAttribute("download") || link.hasAttribute("target")) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
});

/** @typedef {{ label: string, open: () => void }} More what a note leads to */
const note = signal({ text: "", more: /** @type {More | null} */ (null) });
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fading;

/** Shows a sentence for a while; one that leads somewhere stays longer. @param {string} text @param {More | null} [more] */
export function tell(text, more = null) {
  const hush = () => { note.value = { text: "", more: null }; };
  const open = () => {
    hush();
    more?.open();
  };
  note.value = { text: text.charAt(0).toUpperCase() + text.slice(1), more: more && { ...more, open } };
  clearTimeout(fading);
  fading = setTimeout(hush, more ? 2 * NOTE_LASTS : NOTE_LASTS);
}

/** Says what went wrong. @param {unknown} problem */
export function report(problem) {
  const isKnown = problem instanceof Refusal || problem instanceof NotAllowed;
  tell(isKnown && problem.why ? say(problem.why) : t("web-went-wrong"));
}

/** @param {{ children?: import("./vendor/preact.js").Child }} props */
export function Shell({ children }) {
  const [open, setOpen] = useState(/** @type {{ dialog: (props: { close: () => void }) => import("./vendor/preact.js").Child } | null} */ (null));
  const close = () => setOpen(null);
  const visit = () => { import("./pages/visitor.js").then(({ Visitor }) => setOpen({ dialog: Visitor }), report); };
  if (!spoken.value) return null;
  return html`
    <header class="bar">
      <a class="sign" href="/">Karczma</a>
      <span class="bar-middle" id="bar-middle"></span>
      <button type="button" class="quiet visitor" onClick=${visit}>${you.value?.name ?? "…"}</button>
      <button type="button" class="quiet" lang=${spoken.value === "pl" ? "en" : "pl"} aria-label=${spoken.value === "pl" ? "EN, English" : "PL, polski"}
        onClick=${() => { language.value = spoken.value === "pl" ? "en" : "pl"; }}>${spoken.value === "pl" ? "EN" : "PL"}</button>
      <button type="button" class="quiet" aria-label=${t("web-settings")} onClick=${() => setOpen({ dialog: Settings })}>☰</button>
    </header>
    ${status.value !== "open" && status.value !== "connecting" && html`<p class="banner" role="status">
      ${farewell.value ? say(farewell.value) : t("web-lost")}</p>`}
    ${children}
    <p class="note ${note.value.text ? "is-shown" : ""}" role="status">${note.value.text}
      ${note.value.more && html` <button type="button" onClick=${note.value.more.open}>${note.value.more.label}</button>`}</p>
    <p class="unseen" aria-live="polite">${announced.value}</p>
    ${open && html`<${open.dialog} close=${close} />`}`;
}

/** @param {{ close: () => void }} props */
function Settings({ close }) {
  const toggle = (/** @type {import("./vendor/preact.js").Signal<boolean>} */ setting, /** @type {string} */ label, /** @type {() => void} */ then = () => {}) =>
    html`<label class="line"><input type="checkbox" checked=${setting.value}
      onChange=${() => { setting.value = !setting.value; then(); }} /> ${label}</label>`;
  const askNotices = () => { if (notices.value && "Notification" in window) Notification.requestPermission(); };
  return html`<${Dialog} title=${t("web-settings")} close=${close}>
    <label class="line">${t("web-language")} <select value=${language.value} onChange=${(/** @type {any} */ event) => { language.value = event.target.value; }}>
      <option value="pl" lang="pl">Polski</option><option value="en" lang="en">English</option></select></label>
    <label class="line">${t("web-theme")} <select value=${theme.value} onChange=${(/** @type {any} */ event) => { theme.value = event.target.value; }}>
      ${["system", "dark", "light"].map((name) => html`<option value=${name}>${t(`web-theme-${name}`)}</option>`)}</select></label>
    ${toggle(sound, t("web-sound"), () => play("turn"))}
    ${toggle(motion, t("web-motion"))}
    ${toggle(notices, t("web-notices"), askNotices)}
    ${toggle(shortcuts, t("web-shortcuts"))}
    <h3>${t("web-keys")}</h3>
    <dl class="keys"><dt>Tab, ← ↑ ↓ →</dt><dd>${t("web-keys-arrows")}</dd><dt>Enter</dt><dd>${t("web-keys-enter")}</dd>
      <dt>Esc</dt><dd>${t("web-keys-escape")}</dd>
      <dt>?, F1</dt><dd>${t("web-keys-rules")}</dd>
      <dt>h</dt><dd>${t("web-keys-hint")}</dd></dl>
    <p><a href="/credits" onClick=${close}>${t("web-credits")}</a></p>
  </${Dialog}>`;
}
