/** The link to a table, to be sent, and its code, to be photographed. */
import { html, useState } from "../vendor/preact.js";
import { Dialog } from "../pieces/dialog.js";
import { t } from "../words.js";
import { keepKey, keyOf } from "./looking.js";

/** @param {{ looking: import("./looking.js").Looking, isOwner: boolean, close: () => void, report: (problem: unknown) => void }} props */
export function Inviting({ looking, isOwner, close, report }) {
  const [key, setKey] = useState(keyOf(looking.table));
  const [isCopied, setCopied] = useState(false);
  const isPublic = looking.shown.value?.public;
  const query = !isPublic && key ? `?key=${key}` : "";
  const link = `${location.origin}/table/${looking.table}${query}`;
  const renew = () => looking.ask("invite").then((done) => {
    const made = done.keys?.table;
    if (made) {
      keepKey(looking.table, made);
      setKey(made);
    }
  }, report);
  const copy = () => navigator.clipboard?.writeText(link).then(() => setCopied(true));
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return html`<${Dialog} title=${t("web-invite")} close=${close} class="inviting">
    <p>${t("web-invite-how")}</p>
    ${isPublic || key ? html`
      <img class="qr" src="/qr/${looking.table}.svg${query}" alt=${t("web-qr")} width="220" height="220" />
      <p class="link-line"><input readonly value=${link} aria-label=${t("web-link")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" onClick=${copy}>${t(isCopied ? "web-copied" : "web-copy")}</button></p>`
      : html`<p>${t("web-invite-no-key")}</p>`}
    ${isHere && html`<p class="caution">${t("web-invite-local")}</p>`}
    ${isOwner && !isPublic && html`<button type="button" class="quiet" onClick=${renew}>${t("web-new-link")}</button>`}
  </${Dialog}>`;
}
