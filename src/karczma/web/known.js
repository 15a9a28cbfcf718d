/** What the inn wrote into the page: which client this is, who is here, and the games on the shelf. */

/** @type {{ version: string, you: import("./types.d.ts").You | null, shelf: import("./types.d.ts").ShelfShown }} */
export const known = JSON.parse(document.getElementById("known")?.textContent ?? "");

/** An address that a browser may keep for ever: it changes with the client. @param {string} path */
export const kept = (path) => `${path}?v=${known.version}`;
