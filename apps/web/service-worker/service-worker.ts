import { clientsClaim } from 'workbox-core';
import {
  addRoute,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { whoAnswers } from './who-answers.ts';

declare const self: ServiceWorkerGlobalScope;

type BuiltFile = { url: string; integrity: string };

// Written in by scripts/web-build/service-worker.ts.
declare const PAGES: readonly string[];
declare const CACHED_AT_INSTALL: PrecacheEntry[];
declare const CACHED_WHEN_USED: BuiltFile[];

/**
 * Keeps the app itself on the device, never anybody's data: what the API answers does not pass
 * through here. Each file is taken only with the contents it was built with, so neither a hotel's
 * sign-in page nor half a version can get in; when one is missing the version before stays.
 */
precache(CACHED_AT_INSTALL);

const pages = new Map(PAGES.map((path) => [path, createHandlerBoundToURL(path)]));
const anyPage = createHandlerBoundToURL(PAGES[0] as string);
const appPage: typeof anyPage = (options) => (pages.get(options.url.pathname) ?? anyPage)(options);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && whoAnswers(url.pathname) === 'app',
  appPage,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && whoAnswers(url.pathname) === 'server-first',
  (options) => fetch(options.request).catch(() => appPage(options)),
);

// Large, and needed by few: the decoder of barcodes, of Apple's photos.
const USED = 'kept-when-used';
const whenUsed = new Map(CACHED_WHEN_USED.map(({ url, integrity }) => [url, integrity]));

/** What is being fetched: two workers of one page want the same megabytes at once. */
const underway = new Map<string, Promise<Response>>();

async function fetchOnce(url: URL, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(USED);
  const kept = await cache.match(url.href, { ignoreVary: true });
  if (kept) return kept;
  const asked = underway.get(url.href);
  if (asked) return (await asked).clone();
  const wanted = fetch(url.href, { integrity: whenUsed.get(url.pathname) ?? '' });
  underway.set(url.href, wanted);
  const keep = async () => {
    const answer = await wanted;
    if (answer.ok) await cache.put(url.href, answer.clone());
  };
  // Without room it is fetched again the next time.
  const done = keep().catch(() => undefined);
  event.waitUntil(done.finally(() => underway.delete(url.href)));
  return (await wanted).clone();
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && whenUsed.has(url.pathname),
  ({ event, url }) => fetchOnce(url, event),
);

/** A page wants files before it uses them: by their names without the hash. */
function keepNamed(names: readonly unknown[], event: ExtendableEvent): void {
  const isNamed = (file: string) =>
    names.some((name) => file.startsWith(`/assets/${String(name)}-`));
  for (const file of whenUsed.keys()) {
    if (!isNamed(file)) continue;
    event.waitUntil(fetchOnce(new URL(file, location.origin), event).catch(() => undefined));
  }
}
addRoute();

async function forgetOldFiles(): Promise<void> {
  const cache = await caches.open(USED);
  for (const request of await cache.keys()) {
    if (!whenUsed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
self.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles()));

// The first version controls the open page at once; later ones wait for the person.
clientsClaim();
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message = event.data as { type?: unknown; names?: unknown } | null;
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'KEEP' && Array.isArray(message.names)) keepNamed(message.names, event);
});

/** A notice of ours was tapped: the page that it is about comes to the front. */
async function openNotice(href: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === href) ?? pages[0];
  if (page) await page.focus();
  else await self.clients.openWindow(href);
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = (event.notification.data ?? {}) as { href?: unknown };
  // Only our own pages: an address from elsewhere is never followed.
  event.waitUntil(openNotice(typeof href === 'string' && href.startsWith('/') ? href : '/'));
});
