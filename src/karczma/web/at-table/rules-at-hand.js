/** The rules at the table: one key or button opens them beside it, at the paragraph that concerns what is asked. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { dress } from "./boards.js";
import { shortcuts } from "../settings.js";
import { report, tell } from "../shell.js";
import { named, say, t } from "../words.js";

/** @typedef {import("../types.d.ts").Said} Said */

/** @param {import("./looking.js").Looking} looking */
export function useRules(looking) {
  const [drawer, pull] = useState(/** @type {typeof import("../pages/rules.js") | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {{ what: Said, version: number } | null} */ (null));
  const shown = looking.shown.value, about = refusal?.version === shown?.version ? refusal?.what : null;
  const open = () => { // a drawer that has no look yet would jump
    Promise.all([import("../pages/rules.js"), dress("/rules.css")]).then(([page]) => pull(page), report);
  };
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
  return { open, refuse, drawer: drawer && html`<${drawer.RulesDrawer} shown=${shown} about=${about} close=${() => pull(null)} />` };
}
