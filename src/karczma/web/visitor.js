/** Who the visitor is. Nobody has to sign in: a guest gets a friendly name, and may change it. */
import { connect, you } from "./connection.js";
import { t } from "./words.js";

const WAS_HERE = "karczma-was-here";

/** A refusal of a plain request. */
export class NotAllowed extends Error {
  /** @param {import("./types.d.ts").Said | undefined} why */
  constructor(why) {
    super(why?.id);
    this.why = why;
  }
}

/** A plain request; a text is sent as it is. @param {string} path @param {object | string} [body] */
export async function request(path, body) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const how = body === undefined ? undefined : { method: "POST", headers: { "content-type": "application/json" }, body: text };
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

/** Comes in: as whoever the browser remembers, else as a new guest, once there are words for a name. @param {Promise<unknown>} [words] */
export async function comeIn(words) {
  const wasHere = localStorage.getItem(WAS_HERE) !== null;
  if (wasHere) connect(); // most likely the cookie still holds
  const known = (await request("/api/me")).you;
  if (known) {
    you.value = known;
  } else {
    await words;
    you.value = (await request("/api/guest", { name: `${any("guest-qualities")} ${any("guest-animals")}` })).you;
  }
  localStorage.setItem(WAS_HERE, "yes");
  if (!known || !wasHere) connect();
}

/** @param {string} path @param {object} body */
async function become(path, body) {
  you.value = (await request(path, body)).you;
  if (you.value) connect();
  else await comeIn();
}

/** @param {string} name */
export const rename = (name) => become("/api/guest", { name });
/** @param {string} name @param {string} password */
export const makeAccount = (name, password) => become("/api/account", { name, password });
/** @param {string} name @param {string} password */
export const logIn = (name, password) => become("/api/login", { name, password });
export const logOut = () => become("/api/logout", {});
