/** What happened, in words, and what people say. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { you } from "../connection.js";
import { ignored } from "../settings.js";
import { named, say, t } from "../words.js";

/** @typedef {import("./looking.js").Looking} Looking */

/** Keeps a list scrolled to its end. @param {number} length */
function useAtEnd(length) {
  /** @type {import("../vendor/preact.js").Ref<HTMLElement | null>} */
  const list = useRef(null);
  useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [length]);
  return list;
}

/** A line that is pointed at shows its cards on the board. @param {{ looking: Looking, point: (last: import("../types.d.ts").MoveShown | null) => void }} props */
export function Log({ looking, point }) {
  const lines = looking.history.value, names = looking.names.value;
  const list = useAtEnd(lines.length);
  return html`<ol class="log" ref=${list} aria-label=${t("web-log")} tabindex="0">
    ${lines.map((line) => html`<li class="seat-${line.last?.seat ?? "none"}"
      onPointerEnter=${() => point(line.last)} onPointerLeave=${() => point(null)}>
      ${line.events.map((what) => html`<p>${say(named(what, names))}</p>`)}
    </li>`)}
  </ol>`;
}

/** @param {{ looking: Looking, report: (problem: unknown) => void, meet: (who: import("./matters.js").Somebody) => void }} props */
export function Chat({ looking, report, meet }) {
  const [text, setText] = useState("");
  const list = useAtEnd(looking.chat.value.length);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) looking.ask("chat", { text }).then(() => setText(""), report);
  };
  return html`<div class="chat">
    <ol ref=${list} aria-label=${t("web-chat")} tabindex="0">
      ${looking.chat.value.filter(({ person }) => !ignored.value.includes(person)).map((line) => html`<li>
        ${line.person === you.value?.person ? html`<b>${line.name}</b>`
          : html`<button type="button" class="quiet meet" aria-haspopup="dialog" onClick=${() => meet(line)}><b>${line.name}</b></button>`} ${line.text}</li>`)}
    </ol>
    <form onSubmit=${send}>
      <input value=${text} maxlength="500" aria-label=${t("web-say-something")} placeholder=${t("web-say-something")}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      <button>${t("web-send")}</button>
    </form>
  </div>`;
}
