import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallerOf } from './request-caller.ts';
import { SITE_TEXTS } from './site-texts.ts';
import { sendPage, type WebPage, type WebPages } from './web-pages.ts';
import { readWorker, serveWorker, WORKER } from './worker-file.ts';

export type OwnPage = {
  /** The built page's address among `pages`. */
  page: string;
  /** Everybody gets it, or only who is not signed in; the others then get the application. */
  for: 'everybody' | 'strangers';
};

export type WebApp = {
  /** The folder of the built web application. */
  root: string;
  pages: WebPages;
  /** Reads a built page that is not among `pages`, at each request. */
  readSeldom?: (address: string) => Promise<WebPage | null>;
  /** Returns whether the app has a page at an address; others get status 404. */
  isPage: (path: string) => boolean;
  /** Addresses whose page was built outside the application. */
  ownPages?: Readonly<Record<string, OwnPage>>;
};

const HASHED_ASSET = /[\\/]assets[\\/]/;
const YEAR = 'public, max-age=31536000, immutable';

/** Serves the built files: those with a hash in their name for ever, the others revalidated. */
export async function serveWebFiles(app: FastifyInstance, web: WebApp): Promise<void> {
  const worker = await readWorker(web);
  await app.register(fastifyStatic, {
    root: web.root,
    // One route for each file that exists: no path of a request ever reaches the file system.
    wildcard: false,
    globIgnore: [
      '**/*.html',
      '**/*.br',
      '**/*.gz',
      ...SITE_TEXTS,
      ...(worker === null ? [] : [WORKER]),
    ],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED_ASSET.test(path) ? YEAR : 'no-cache');
      reply.header('vary', 'accept-encoding');
    },
  });
  if (worker !== null) serveWorker(app, worker);
}

/** Answers any address that is not the API's with the application; it shows its own 404 page. */
export async function answerWithPage(
  { pages, readSeldom, isPage, ownPages }: WebApp,
  request: FastifyRequest,
  reply: FastifyReply,
  callerOf: CallerOf,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  const known = path !== null && isPage(path);
  const own = known ? ownPages?.[path] : undefined;
  const byPerson = own?.for === 'strangers';
  const takesOwn = own && (!byPerson || (await isStranger(request, callerOf)));
  const ownPage = takesOwn && (pages.get(own.page) ?? (await readSeldom?.(own.page)));
  const page = ownPage || (known && pages.get(path)) || pages.get('/');
  if (!page) throw new Error('The web application has no start page.');
  return sendPage(request, reply, {
    page,
    status: known ? 200 : 404,
    ...(byPerson ? { vary: ', cookie' } : {}),
  });
}

/** If the session is unknown, the app is sent: it retries and shows the problem. */
async function isStranger(request: FastifyRequest, callerOf: CallerOf): Promise<boolean> {
  try {
    return (await callerOf(request)) === null;
  } catch (error) {
    request.log.error({ err: error }, 'The session could not be read for a page.');
    return false;
  }
}

function pathOf(url: string): string | null {
  const [raw = '/'] = url.split(/[?#]/, 1);
  try {
    const path = decodeURI(raw);
    return path.length > 1 ? path.replace(/\/$/, '') : path;
  } catch {
    return null;
  }
}
