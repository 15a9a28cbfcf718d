/**
 * A service worker for the moment when the inn cannot be reached: it then says so. It keeps nothing else, so that nobody
 * ever sees yesterday's inn.
 */
const worker = /** @type {any} */ (self), KEPT = "away", PAGE = "/away", STYLE = "/away.css";

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([PAGE, STYLE])));
});
worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(worker.registration.navigationPreload?.enable()); // a page is asked for while the worker still wakes up
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { mode, url } = event.request;
  if (mode === "navigate") event.respondWith(page(event).catch(() => caches.match(PAGE)));
  else if (new URL(url).pathname === STYLE) event.respondWith(caches.match(STYLE));
});

/** @param {any} event */
const page = async (event) => (await event.preloadResponse) ?? fetch(event.request);
