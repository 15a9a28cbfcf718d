/** What the inn wrote into the page: which client this is, who is here, the games on the shelf, and the table as one sees it. */

/**
 * @type {{ version: string, you: import("./types.d.ts").You | null, shelf: import("./types.d.ts").ShelfShown,
 *   seen: import("./types.d.ts").Told[] }}
 */
export const known = JSON.parse(document.getElementById("known")?.textContent ?? "");

/** An address that a browser may keep for ever: it changes with the client. @param {string} path */
export const kept = (path) => `${path}?v=${known.version}`;
