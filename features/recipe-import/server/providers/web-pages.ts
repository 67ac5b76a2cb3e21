import type { PublicWeb } from '#platform/server/http/public-web.ts';
import type { ReadFailure } from '../../rules/failures.ts';
import { MAX_PAGE_BYTES, MAX_PAGE_MS } from '../../rules/limits.ts';

export type PageRead = { html: string; url: string } | { failure: ReadFailure };

const PAGE = {
  accept: 'text/html,application/xhtml+xml',
  types: /^\s*(?:text\/html|application\/xhtml\+xml)\b/i,
  maxBytes: MAX_PAGE_BYTES,
};

/** Text in the encoding that the header or the page names; UTF-8 where neither does. */
function toText(body: Buffer, contentType: string): string {
  const inHeader = /charset=["']?([\w-]+)/i.exec(contentType)?.[1];
  const inPage = /<meta[^>]+charset=["']?([\w-]+)/i.exec(
    body.subarray(0, 4_000).toString('latin1'),
  )?.[1];
  for (const name of [inHeader, inPage, 'utf-8']) {
    if (name === undefined) continue;
    try {
      return new TextDecoder(name).decode(body);
    } catch {
      // An encoding that does not exist: the next one.
    }
  }
  return body.toString('utf8');
}

/** Opens public web pages. */
export const createWebPages = (web: PublicWeb, timeoutMs = MAX_PAGE_MS) => ({
  /** The page of an address within ten seconds, or why there is none. */
  async read(address: string): Promise<PageRead> {
    const read = await web.read(address, { ...PAGE, timeoutMs });
    if (read.state === 'read') return { html: toText(read.body, read.contentType), url: read.url };
    const failure = read.state === 'failed' ? read.failure : 'unreachable';
    return { failure: failure === 'wrong-type' ? 'not-a-page' : failure };
  },
});

export type WebPages = ReturnType<typeof createWebPages>;
