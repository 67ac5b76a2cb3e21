import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage, type WebPages } from './web-pages.ts';

export type WebApp = {
  /** The folder of the built web application. */
  root: string;
  pages: WebPages;
  /** Says whether the application has a page at an address; others get it with status 404. */
  isPage: (path: string) => boolean;
};

const HASHED_ASSET = /[\\/]assets[\\/]/;
const YEAR = 'public, max-age=31536000, immutable';

/** Serves the built files: those with a hash in their name for ever, the others revalidated. */
export async function serveWebFiles(app: FastifyInstance, web: WebApp): Promise<void> {
  await app.register(fastifyStatic, {
    root: web.root,
    // One route for each file that exists: no path of a request ever reaches the file system.
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED_ASSET.test(path) ? YEAR : 'no-cache');
      reply.header('vary', 'accept-encoding');
    },
  });
}

/** Answers any address that is not the API's with the application; it shows its own 404 page. */
export function answerWithPage(
  web: WebApp,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = pathOf(request.url);
  const known = path !== null && web.isPage(path);
  const page = (known && web.pages.get(path)) || web.pages.get('/');
  if (!page) throw new Error('The web application has no start page.');
  return sendPage(request, reply, { page, status: known ? 200 : 404 });
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
