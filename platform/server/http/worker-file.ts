import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { WebPages } from './web-pages.ts';
import { GOING_WORKER } from './worker-off.ts';

type WorkerFiles = { root: string; pages: WebPages };

/** The service worker's file, at the root so that it controls the whole site. */
export const WORKER = 'sw.js';

const hashOf = (text: string, digest: 'base64' | 'hex') =>
  createHash('sha256').update(text).digest(digest);
/** As scripts/web-build/service-worker.ts writes it. */
const revisionOf = (html: string) => hashOf(html, 'hex').slice(0, 16);

/** The worker accepts a page only with its digest, and the server may have changed pages: the demo's label. */
function withDigests(worker: string, pages: WebPages): string {
  let text = worker;
  for (const { built, html } of pages.values()) {
    if (built === html) continue;
    text = text
      .replaceAll(hashOf(built, 'base64'), hashOf(html, 'base64'))
      .replaceAll(revisionOf(built), revisionOf(html));
  }
  return text;
}

/**
 * The service worker's script where it is another than the built file: with the digests of pages that the
 * server has changed, or the emergency switch where the built app has none. Null: serve the file.
 */
export async function readWorker({ root, pages }: WorkerFiles): Promise<string | null> {
  const built = await readFile(join(root, WORKER), 'utf8').catch(() => null);
  if (built === null) return GOING_WORKER;
  const script = withDigests(built, pages);
  return script === built ? null : script;
}

export function serveWorker(app: FastifyInstance, script: string): void {
  app.get(`/${WORKER}`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
}
