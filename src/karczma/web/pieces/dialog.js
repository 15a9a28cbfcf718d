/** A window over the page; the browser keeps the focus inside and gives it back. */
import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { t } from "../words.js";

/** @param {{ title: string, close: () => void, children?: import("../vendor/preact.js").Child, class?: string }} props */
export function Dialog({ title, close, children, class: kind = "" }) {
  /** @type {import("../vendor/preact.js").Ref<HTMLDialogElement | null>} */
  const self = useRef(null);
  useLayoutEffect(() => self.current?.showModal(), []); // no key falls on the page behind it
  const clicked = (/** @type {MouseEvent} */ event) => { if (event.target === self.current) close(); };
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    close();
  };
  return html`<dialog ref=${self} class="dialog ${kind}" onCancel=${cancel} onClick=${clicked} aria-label=${title}>
    <header><h2 tabindex="-1" autofocus>${title}</h2><button type="button" class="quiet close" onClick=${close} aria-label=${t("web-close")}>×</button></header>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}
