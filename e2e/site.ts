import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { GOING_WORKER } from '#platform/server/http/worker-off.ts';
import { type RunningServer, startServer } from './server.ts';

/** The product behind an address at which newer versions and broken networks can be played. */
export type Site = RunningServer & {
  /** From now on another version is served: its home page says so in a meta element. */
  release(version: string): void;
  /** A hotel's sign-in page instead of what the pattern names; null: no more. */
  intercept(pattern: RegExp | null): void;
  /** The operator has taken the worker out. */
  removeWorker(): void;
  /** As it was at first. */
  reset(): void;
};

const HOTEL = '<!doctype html><title>Welcome, guest</title>';
const HOME = '/home';

const newHome = (html: string, version: string) =>
  html.replace('<meta charset', `<meta name="release" content="${version}"><meta charset`);

/** The worker's list with another home page in it, as a build would make it. */
function newWorker(script: string, html: string): string {
  const hash = (encoding: 'base64' | 'hex') => createHash('sha256').update(html).digest(encoding);
  const entry = /\{[^{}]*url:\s*[`"']\/home[`"'][^{}]*\}/;
  if (!entry.test(script)) throw new Error('The worker does not name the home page.');
  return script.replace(
    entry,
    JSON.stringify({
      url: HOME,
      revision: hash('hex').slice(0, 16),
      integrity: `sha256-${hash('base64')}`,
    }),
  );
}

export async function startSite(): Promise<Site> {
  let version: string | null = null;
  let intercepted: RegExp | null = null;
  let hasWorker = true;
  let target = '';

  const textOf = async (path: string) => (await fetch(`${target}${path}`)).text();
  /** What stands in for the server's answer; null: the server's own. */
  async function ownAnswer(path: string): Promise<{ type: string; body: string } | null> {
    if (intercepted?.test(path)) return { type: 'text/html', body: HOTEL };
    if (path === '/sw.js' && !hasWorker) return { type: 'text/javascript', body: GOING_WORKER };
    if (version === null || (path !== '/sw.js' && path !== HOME)) return null;
    const html = newHome(await textOf(HOME), version);
    if (path === HOME) return { type: 'text/html; charset=utf-8', body: html };
    return { type: 'text/javascript', body: newWorker(await textOf(path), html) };
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    const own = await ownAnswer(path).catch(() => null);
    if (own) {
      outgoing.writeHead(200, { 'content-type': own.type, 'cache-control': 'no-cache' });
      outgoing.end(own.body);
      return;
    }
    const { method, headers } = incoming;
    const onward = request(`${target}${path}`, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    // The server is down: so is the line.
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  const front = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  if (typeof address !== 'object' || !address) throw new Error('The front has no address.');
  const url = `http://127.0.0.1:${address.port}`;
  const server = await startServer({ PUBLIC_URL: url });
  target = server.url;
  return {
    ...server,
    url,
    release: (next) => {
      version = next;
    },
    intercept: (pattern) => {
      intercepted = pattern;
    },
    removeWorker: () => {
      hasWorker = false;
    },
    reset: () => {
      version = null;
      intercepted = null;
      hasWorker = true;
    },
    async dispose() {
      front.closeAllConnections();
      front.close();
      await server.dispose();
    },
  };
}
