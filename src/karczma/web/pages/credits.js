/** Whose games these are, whose letters, and which numbers on the cards are our own guess. */
import { html } from "../vendor/preact.js";
import { games, titleOf } from "../shelf.js";
import { t } from "../words.js";

const MAKERS = [
  { title: "Zaginione Miasta: Pojedynek", by: "Reiner Knizia", from: "" },
  { title: "Kajko i Kokosz: Przygody wojów", by: "Reiner Knizia", from: "Egmont Polska, 2015" },
  { title: "Rycerze i zamki", by: "Grzegorz Nawara; Maciej Szymanowicz", from: "Egmont Polska" },
  { title: "Podziemne królestwa", by: "Anatoly Shklyarov, Alexey Konnov, Alexey Paltsev; O. Kalashnik", from: "Rightgames 2013, G3" },
  { title: "Włościanie (Villagers)", by: "Haakon Hoel Gaarder", from: "Sinister Fish Games 2019, IUVI 2020" },
];

const PARTS = [
  ["Fraunces", "© The Fraunces Project Authors, SIL OFL 1.1"],
  ["Inter", "© The Inter Project Authors, SIL OFL 1.1"],
  ["Preact, @preact/signals", "© Jason Miller, Preact Team, MIT"],
  ["htm", "© Google, Apache-2.0"],
  ["@fluent/bundle", "© Mozilla Foundation, Apache-2.0"],
];

export function CreditsPage() {
  return html`<main class="page">
    <h1>${t("web-credits")}</h1>
    <h2>${t("web-credits-games")}</h2>
    <p>${t("web-credits-games-note")}</p>
    <ul>${MAKERS.map((one) => html`<li><b>${one.title}</b> – ${one.by}${one.from && ` (${one.from})`}</li>`)}</ul>
    <h2>${t("web-credits-art")}</h2>
    <p>${t("web-credits-art-note")}</p>
    <ul>${PARTS.map(([name, licence]) => html`<li><b>${name}</b> – ${licence}</li>`)}</ul>
    <h2>${t("web-credits-numbers")}</h2>
    <p>${t("web-credits-numbers-note")}</p>
    ${games.value.map((game) => html`<details><summary>${titleOf(game.name)}</summary><dl>${Object.entries(game.origins).filter(([, parts]) => parts.length).map(([origin, parts]) => html`
        <dt>${t(`web-origin-${origin}`)}</dt><dd>${parts.join(", ")}</dd>`)}</dl></details>`)}
  </main>`;
}
