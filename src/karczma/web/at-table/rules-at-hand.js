/** The rules at the table: one key or button opens them beside it, at the paragraph that concerns what is asked. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { Dialog } from "../pieces/dialog.js";
import { shortcuts } from "../settings.js";
import { titleOf } from "../shelf.js";
import { tell } from "../shell.js";
import { named, say, t } from "../words.js";

/** @typedef {import("../types.d.ts").Said} Said @typedef {import("../pieces/rulebook.js")} Reading */

/** @param {import("./looking.js").Looking} looking */
export function useRules(looking) {
  const [reading, read] = useState(/** @type {Reading | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {{ what: Said, version: number } | null} */ (null));
  const shown = looking.shown.value, game = shown?.game ?? "";
  const about = refusal?.version === shown?.version ? refusal?.what : null;
  const open = () => { import("../pieces/rulebook.js").then(read); };
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const isTyping = /** @type {Element} */ (event.target).matches("input, textarea, select");
      const isAsked = event.key === "F1" || (event.key === "?" && shortcuts.value && !isTyping);
      if (!isAsked || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  /** Says why a move is not possible, with the way to its rule. @param {Said} what */
  const refuse = (what) => {
    setRefusal({ what, version: shown?.version ?? 0 });
    tell(say(named(what, looking.names.value)), { label: t("rules-why"), open });
  };
  /** @param {import("../types.d.ts").Rulebook} book */
  const at = (book) => {
    const number = [about, shown?.view?.prompt].map((what) => what && book.paragraphs[what.id.split("/")[1]]).find(Boolean);
    return number && reading ? reading.anchor(number) : null;
  };
  const drawer = reading && html`<${Dialog} title=${t("rules-of", { game: titleOf(game) })} close=${() => read(null)} class="drawer">
    <${reading.Rules} game=${game} at=${at} isSmall=${true} />
    <p><a href="/rules/${game}" target="_blank">${t("rules-page")}</a></p></${Dialog}>`;
  return { open, refuse, drawer };
}
