/** Who the visitor is. Nobody has to sign in: a guest gets a friendly name, and may change it. */
import { connect, you } from "./connection.js";
import { t } from "./words.js";

/** A refusal of a plain request. */
export class NotAllowed extends Error {
  /** @param {import("./types.d.ts").Said | undefined} why */
  constructor(why) {
    super(why?.id);
    this.why = why;
  }
}

/** A plain request; a text is sent as it is. @param {string} path @param {object | string} [body] @param {string} [method] */
export async function request(path, body, method = "POST") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const how = body === undefined ? undefined : { method, headers: { "content-type": "application/json" }, body: text };
  const answer = await fetch(path, how);
  const told = await answer.json();
  if (!answer.ok) throw new NotAllowed(told.why);
  return told;
}

/** @param {string} list */
function any(list) {
  const choices = t(list).split(", ");
  return choices[Math.floor(Math.random() * choices.length)];
}

/** Comes in: as whoever the inn remembers, else as a new guest, once there are words for a name. @param {import("./types.d.ts").You | null} known @param {Promise<unknown>} [words] */
export async function comeIn(known, words) {
  you.value = known;
  if (!known) {
    await words;
    you.value = (await request("/api/guest", { name: `${any("guest-qualities")} ${any("guest-animals")}` })).you;
  }
  connect();
}

/** @param {string} path @param {object} body */
async function become(path, body) {
  await comeIn((await request(path, body)).you);
}

/** @param {string} name */
export const rename = (name) => become("/api/guest", { name });
/** @param {string} name @param {string} password */
export const makeAccount = (name, password) => become("/api/account", { name, password });
/** @param {string} name @param {string} password */
export const logIn = (name, password) => become("/api/login", { name, password });
export const logOut = () => become("/api/logout", {});
