/** Who the visitor is: a guest's name, an account, and with it the tokens of one's programs. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { you } from "../connection.js";
import { Dialog } from "../pieces/dialog.js";
import { Sure } from "../pieces/sure.js";
import { report } from "../shell.js";
import { logIn, logOut, makeAccount, rename, request } from "../visitor.js";
import { spoken, t } from "../words.js";

/** @typedef {{ id: string, label: string, created_at: number }} Token */

const typed = (/** @type {(text: string) => void} */ set) => (/** @type {any} */ event) => set(event.target.value);
const on = (/** @type {() => void} */ does) => (/** @type {Event} */ event) => {
  event.preventDefault();
  does();
};

/** @param {{ close: () => void }} props */
export function Visitor({ close }) {
  return you.value?.account ? html`<${Account} close=${close} />` : html`<${Guest} close=${close} />`;
}

/** @param {{ close: () => void }} props */
function Guest({ close }) {
  const [name, setName] = useState(you.value?.name ?? "");
  const [password, setPassword] = useState("");
  const [isNew, setNew] = useState(true);
  const then = (/** @type {Promise<void>} */ doing) => { doing.then(close, report); };
  const named = html`<label class="line">${t("web-name")} <input value=${name} maxlength="20" required autocomplete="username" onInput=${typed(setName)} /></label>`;
  return html`<${Dialog} title=${t("web-who-are-you")} close=${close}>
    <${Mine} close=${close} />
    <form onSubmit=${on(() => then(rename(name)))}>${named}<button class="primary">${t("web-rename")}</button></form>
    <details><summary>${t("web-account")}</summary>
      <p>${t("web-account-why")}</p>
      <form onSubmit=${on(() => then(isNew ? makeAccount(name, password) : logIn(name, password)))}>
        <label class="line"><input type="radio" name="which" checked=${isNew} onChange=${() => setNew(true)} /> ${t("web-account-new")}</label>
        <label class="line"><input type="radio" name="which" checked=${!isNew} onChange=${() => setNew(false)} /> ${t("web-account-old")}</label>
        ${named}
        <label class="line">${t("web-password")} <input type="password" value=${password} required minlength=${isNew ? 8 : 1}
          autocomplete=${isNew ? "new-password" : "current-password"} onInput=${typed(setPassword)} /></label>
        ${isNew && html`<p class="fine">${t("web-password-rule")}</p>`}
        <button class="primary">${t(isNew ? "web-make-account" : "web-log-in")}</button>
      </form>
    </details>
  </${Dialog}>`;
}

/** @param {{ close: () => void }} props */
function Account({ close }) {
  return html`<${Dialog} title=${you.value?.name ?? ""} close=${close}>
    <${Mine} close=${close} />
    <p class="fine">${t("web-account-name")}</p>
    <${Tokens} />
    <h3>${t("web-log-out")}</h3>
    <p class="fine">${t("web-log-out-all")}</p>
    <button type="button" onClick=${() => { logOut().then(close, report); }}>${t("web-log-out")}</button>
  </${Dialog}>`;
}

/** The way to one's own games in figures. @param {{ close: () => void }} props */
const Mine = ({ close }) => html`<p><a href="/statistics" onClick=${close}>${t("stats-mine")}</a></p>`;

/** The tokens of one's programs; a new one is shown once. */
function Tokens() {
  const [tokens, setTokens] = useState(/** @type {Token[]} */ ([]));
  const [label, setLabel] = useState("");
  const [made, setMade] = useState("");
  const [isCopied, setCopied] = useState(false);
  const list = () => request("/api/tokens").then((told) => setTokens(told.tokens), report);
  useEffect(() => { list(); }, []);
  const make = () => request("/api/tokens", { label }).then(({ token }) => {
    setMade(token);
    setCopied(false);
    setLabel("");
    list();
  }, report);
  const end = (/** @type {Token} */ { id }) => () => { request(`/api/tokens/${id}`, {}, "DELETE").then(list, report); };
  const copy = () => navigator.clipboard?.writeText(made).then(() => setCopied(true));
  const since = (/** @type {number} */ at) => new Date(at).toLocaleDateString(spoken.value, { dateStyle: "medium" });
  return html`<h3>${t("web-tokens")}</h3>
    <p class="fine">${t("web-tokens-why")}</p>
    <ul class="tokens">${tokens.map((token) => html`<li key=${token.id}><b>${token.label}</b> <span class="fine">${since(token.created_at)}</span>
      <${Sure} label=${t("web-token-end", { label: token.label })} question=${t("web-token-end-sure", { label: token.label })} does=${end(token)} /></li>`)}</ul>
    ${made && html`<div role="status"><p class="caution">${t("web-token-once")}</p>
      <p class="link-line"><input readonly value=${made} aria-label=${t("web-token")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" onClick=${copy}>${t(isCopied ? "web-copied" : "web-copy")}</button></p></div>`}
    <form class="link-line" onSubmit=${on(make)}>
      <input value=${label} maxlength="20" required placeholder=${t("web-token-label")} aria-label=${t("web-token-label")} onInput=${typed(setLabel)} />
      <button>${t("web-token-new")}</button>
    </form>`;
}
