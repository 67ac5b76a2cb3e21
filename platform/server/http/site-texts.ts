import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Stands in built files for the address people type: it is known only where the server runs. */
const BUILT_ORIGIN = 'https://public-url.invalid';

/** Texts of the site that name whole addresses. */
export const SITE_TEXTS = ['robots.txt', 'sitemap.xml'];

/** A built text with the real address in it. */
export function withOrigin(text: string, publicUrl: string): string {
  return text.replaceAll(BUILT_ORIGIN, publicUrl);
}

/** Serves the site's texts, as far as they were built. */
export async function serveSiteTexts(
  app: FastifyInstance,
  { root, publicUrl }: { root: string; publicUrl: string },
): Promise<void> {
  for (const name of SITE_TEXTS) {
    const built = await readFile(join(root, name), 'utf8').catch(() => null);
    if (built === null) continue;
    const text = withOrigin(built, publicUrl);
    const type = name.endsWith('.xml') ? 'application/xml' : 'text/plain';
    app.get(`/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  }
}
