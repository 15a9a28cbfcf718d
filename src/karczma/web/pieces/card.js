/** A card on the table: a face or a back, with a name for those who cannot see it. */
import { html } from "../vendor/preact.js";

/**
 * `id` tells one card from another so that it can be seen to move; `from` is the place it comes from when it is new.
 * With `piece`, the card can be chosen: it is a button and has the piece's state.
 * @param {{ id: string, face: string, src: string, name: string, explain?: string, from?: string,
 *   piece?: Record<string, unknown>, class?: string, style?: Record<string, string | number> }} props
 */
export function Card({ id, face, src, name, explain, from, piece, class: kind = "", style }) {
  const state = piece?.class ?? "";
  const rest = { ...piece, class: `card ${kind} ${state}`, style, "data-card": id, "data-face": face, "data-from": from };
  const picture = html`<img src=${src} alt=${piece ? "" : name} draggable=${false} />`;
  const shown = { ...rest, "data-explain": explain ?? name };
  return piece
    ? html`<button type="button" ...${shown} aria-label=${name}>${picture}</button>`
    : html`<div ...${shown}>${picture}</div>`;
}
