/**
 * The one socket to the inn. What is asked gets a number and is resent until it is answered; a lost connection is made
 * again by itself.
 */
import { signal } from "./vendor/preact.js";
import { known } from "./known.js";

/** @typedef {import("./types.d.ts").Told} Told @typedef {import("./types.d.ts").Said} Said @typedef {import("./types.d.ts").Done} Done */

const SOONEST = 400, LATEST = 15_000; // milliseconds between two attempts
const FINAL = new Set(["banned"]); // after such a farewell it is no use to come back

/** Names this page to the inn. It is not kept in storage: a duplicated window would copy it and swallow messages. */
const client = [...crypto.getRandomValues(new Uint8Array(16))].map((n) => (n % 36).toString(36)).join("");

/** @type {import("./vendor/preact.js").Signal<"connecting" | "open" | "lost" | "ended">} */
export const status = signal("connecting");
/** @type {import("./vendor/preact.js").Signal<Said | null>} why the inn hung up, if it said so */
export const farewell = signal(null);
/** @type {import("./vendor/preact.js").Signal<import("./types.d.ts").You | null>} */
export const you = signal(null);

let today = known.version;
/** Whether the inn gives out another client by now: the parts that are not here yet would not fit this one. */
export const isOld = () => today !== known.version;

/** What the inn would not do, and why. */
export class Refusal extends Error {
  /** @param {string} code @param {Said} why */
  constructor(code, why) {
    super(code);
    this.code = code;
    this.why = why;
  }
}

/** @type {WebSocket | null} */
let socket = null;
let lastId = 0;
let attempts = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;
/** @type {Map<number, { frame: string, resolve: (done: Done) => void, reject: (why: Refusal) => void }>} */
const unanswered = new Map();
/** @type {Set<(told: Told) => void>} */
const listeners = new Set();
/** @type {Set<() => void>} */
const onOpen = new Set();

/** Hears everything the inn tells; returns how to stop. @param {(told: Told) => void} listener */
export function listen(listener) {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

/** Does something now if connected, and again whenever the connection is new. @param {() => void} what */
export function whenOpen(what) {
  onOpen.add(what);
  if (status.value === "open") what();
  return () => { onOpen.delete(what); };
}

/** Asks the inn for something; fulfilled when it is done and kept, rejected with a Refusal. @param {string} what @param {Record<string, unknown>} [rest] @returns {Promise<Done>} */
export function ask(what, rest = {}) {
  const id = ++lastId;
  const frame = JSON.stringify({ do: what, id, ...rest });
  return new Promise((resolve, reject) => {
    unanswered.set(id, { frame, resolve, reject });
    if (status.value === "open") socket?.send(frame);
  });
}

/** Connects, or connects anew: as somebody else after signing in. */
export function connect() {
  clearTimeout(retry);
  if (socket) {
    socket.onclose = null;
    socket.close();
  }
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/live?client=${client}`);
  socket.onmessage = (frame) => hear(JSON.parse(frame.data));
  socket.onclose = lost;
}

function lost() {
  socket = null;
  if (status.value === "ended") return;
  status.value = "lost";
  const wait = Math.min(LATEST, SOONEST * 2 ** attempts++) * (0.5 + Math.random() / 2);
  retry = setTimeout(connect, wait);
}

/** @param {Told} told */
function hear(told) {
  if (told.tell === "hello") {
    today = told.client;
    welcome(told.you);
  }
  if (told.tell === "bye") {
    farewell.value = told.why;
    if (FINAL.has(told.error)) status.value = "ended";
  }
  for (const listener of [...listeners]) listener(told);
  if (told.tell === "done") {
    unanswered.get(told.id)?.resolve(told);
    unanswered.delete(told.id);
  } else if (told.tell === "refused" && told.id !== null) {
    unanswered.get(told.id)?.reject(new Refusal(told.error, told.why));
    unanswered.delete(told.id);
  }
}

/** @param {import("./types.d.ts").You} person */
function welcome(person) {
  you.value = person;
  farewell.value = null;
  attempts = 0;
  status.value = "open";
  const again = [...unanswered.values()];
  for (const what of [...onOpen]) what();
  for (const { frame } of again) socket?.send(frame);
}

addEventListener("online", () => { if (status.value === "lost") connect(); });
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && status.value === "lost") connect();
});
