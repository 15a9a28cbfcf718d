/** A hand of cards, held as a fan. The cards inside know their place by `--place` and `--of`. */
import { html } from "../vendor/preact.js";

/** @param {{ label: string, children?: import("../vendor/preact.js").Child[], class?: string }} props */
export function Fan({ label, children, class: kind = "" }) {
  return html`<div class="fan ${kind}" role="group" aria-label=${label}>${children}</div>`;
}

/** What a card in a fan needs to find its place. @param {number} place @param {number} of */
export const inFan = (place, of) => ({ "--place": place, "--of": of, "--tilt": of > 1 ? place / (of - 1) - 0.5 : 0 });
