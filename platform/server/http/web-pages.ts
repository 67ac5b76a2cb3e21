import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withOrigin } from './site-texts.ts';

type Encoded = { bytes: () => Buffer; encoding: 'br' | 'gzip' | null; etag: string };

/** One page, ready to send in each encoding; `built` is its file as the build left it. */
export type WebPage = { html: string; built: string; variants: Encoded[] };

/** The built pages by address; `/` is the page that every address without one of its own gets. */
export type WebPages = Map<string, WebPage>;

const ADDRESS_OF_FILE = /(?:^|\/)index\.html$|\.html$/;

/** A page with a label above it, whatever else it shows; see `.page-label` in platform/web/ui. */
const withLabel = (html: string, label: string): string =>
  html
    .replace('<html ', '<html data-page-label ')
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<aside class="page-label" aria-label="Notice">${label}</aside>`,
    );

type PageOptions = { publicUrl?: string; label?: string | null };

/** A built page as it is sent: with `publicUrl` where it names whole addresses, and a label (plain words) above it. */
function toSent(built: string, { publicUrl = '', label = null }: PageOptions): string {
  const named = withOrigin(built, publicUrl);
  return label === null ? named : withLabel(named, label);
}

/**
 * Reads the pages of the built web application, without those below `seldom`. They are few and small, so
 * they stay in memory.
 */
export async function readWebPages(
  webRoot: string,
  { seldom, ...options }: PageOptions & { seldom?: string } = {},
): Promise<WebPages> {
  const pages: WebPages = new Map();
  const files = await readdir(webRoot, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const address = `/${file.split(sep).join(posix.sep).replace(ADDRESS_OF_FILE, '')}`;
    if (seldom && address.startsWith(seldom)) continue;
    const built = await readFile(join(webRoot, file), 'utf8');
    pages.set(address, pageOf(toSent(built, options), built));
  }
  if (!pages.has('/')) throw new Error(`${webRoot} holds no index.html: build the web app first.`);
  return pages;
}

/** Reads one page whenever it is asked for; null if it was not built. */
export const webPageReader =
  (webRoot: string, options: PageOptions = {}) =>
  async (address: string): Promise<WebPage | null> => {
    const built = await readFile(join(webRoot, `${address}.html`), 'utf8').catch(() => null);
    return built === null ? null : pageOf(toSent(built, options), built, QUICK);
  };

/** Of brotli: a page that is compressed at each request must not keep others waiting. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Works when it is first asked: every page in every encoding would take a quarter of a start. */
function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function pageOf(html: string, built: string, params?: BrotliOptions['params']): WebPage {
  const plain = Buffer.from(html);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    html,
    built,
    variants: [
      {
        bytes: once(() => brotliCompressSync(plain, params && { params })),
        encoding: 'br',
        etag: `"${tag}-br"`,
      },
      { bytes: once(() => gzipSync(plain)), encoding: 'gzip', etag: `"${tag}-gz"` },
      { bytes: () => plain, encoding: null, etag: `"${tag}"` },
    ],
  };
}

/** True when an `accept-encoding` header admits `encoding`. */
function admits(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return name === encoding && !refused;
  });
}

/** Sends a page, always revalidated: a page names the hashed files of its own build. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, vary = '' }: { page: WebPage; status: 200 | 404; vary?: string },
): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const variant = page.variants.find(
    ({ encoding }) => encoding === null || admits(accepted, encoding),
  ) as Encoded;
  reply.header('cache-control', 'no-cache').header('vary', `accept-encoding${vary}`);
  if (status === 200) {
    reply.header('etag', variant.etag);
    if (request.headers['if-none-match'] === variant.etag) return reply.code(304).send();
  }
  if (variant.encoding) reply.header('content-encoding', variant.encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(variant.bytes());
}
