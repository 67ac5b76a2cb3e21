/**
 * The emergency switch: takes the worker's place, empties what it kept of the app, and goes. What people wrote
 * stays. Without an answer at its address the worker would stay, and keep serving the version it has.
 */
export const GOING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => self.registration.unregister()));
});
`;
