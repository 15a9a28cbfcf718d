/** A button for what cannot be undone: it asks once more. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { t } from "../words.js";

/** @param {{ label: string, question: string, does: () => void }} props */
export function Sure({ label, question, does }) {
  const [isAsked, setAsked] = useState(false);
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const no = useRef(null);
  useEffect(() => { if (isAsked) no.current?.focus(); }, [isAsked]);
  if (!isAsked) return html`<p><button type="button" onClick=${() => setAsked(true)}>${label}…</button></p>`;
  return html`<div class="sure" role="group" aria-label=${label}>
    <p role="alert">${question}</p>
    <p class="row"><button type="button" class="primary" onClick=${does}>${label}</button>
    <button type="button" ref=${no} onClick=${() => setAsked(false)}>${t("web-cancel")}</button></p>
  </div>`;
}
