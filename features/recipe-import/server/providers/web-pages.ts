import { lookup as resolveName } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { ReadFailure } from '../../rules/failures.ts';
import { MAX_PAGE_BYTES, MAX_PAGE_MS, MAX_REDIRECTS } from '../../rules/limits.ts';
import { isPublicAddress } from './public-addresses.ts';

export type PageRead = { html: string; url: string } | { failure: ReadFailure };

type Address = { address: string; family: number };

export type WebPagesOptions = {
  /** "Vigour/0.1 (https://vigour.example)" */
  userAgent: string;
  /** Hosts of the operator's own network ("recipes.lan:9000") whose pages may be read all the same. */
  allowedHosts?: readonly string[];
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<Address[]>;
  timeoutMs?: number;
};

class PageFault extends Error {
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure) {
    super(failure);
    this.failure = failure;
  }
}

const resolveAll = (host: string): Promise<Address[]> =>
  resolveName(host, { all: true, verbatim: true });

const PUBLIC_PORTS = new Set(['', '80', '443']);

/** Checks the form of an address. Ports other than the web's are for own hosts alone. */
function parseAddress(text: string, isAllowed: (url: URL) => boolean): URL {
  const full =
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+(?:\/|$)/.test(text)
      ? text
      : `https://${text}`;
  if (!URL.canParse(full)) throw new PageFault('bad-address');
  const url = new URL(full);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PageFault('bad-address');
  if (url.username !== '' || url.password !== '' || url.hostname === '')
    throw new PageFault('bad-address');
  if (!isAllowed(url) && !PUBLIC_PORTS.has(url.port)) throw new PageFault('private-address');
  url.hash = '';
  return url;
}

/**
 * The addresses of a host, each of which is public. They are what is connected to: a name that answers
 * otherwise a moment later (DNS rebinding) changes nothing.
 */
async function checkedAddresses(
  url: URL,
  isAllowed: boolean,
  resolve: (host: string) => Promise<Address[]>,
): Promise<Address[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  const addresses = version === 0 ? await resolve(host) : [{ address: host, family: version }];
  if (addresses.length === 0) throw new PageFault('unreachable');
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new PageFault('private-address');
  }
  return addresses;
}

const lookupOf =
  (addresses: Address[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family ?? 4);
  };

function send(
  url: URL,
  addresses: Address[],
  userAgent: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        // A connection of its own: one that is open already was made for another check.
        agent: false,
        lookup: lookupOf(addresses),
        signal,
        headers: {
          accept: 'text/html,application/xhtml+xml',
          'accept-language': 'en-AU,en;q=0.9',
          'accept-encoding': 'gzip, br',
          'user-agent': userAgent,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

/** The body unpacked, at most as large as a page may be. */
async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > MAX_PAGE_BYTES)
    throw new PageFault('too-large');
  const decode = DECODERS[(response.headers['content-encoding'] ?? '').trim().toLowerCase()];
  const decoder = decode?.() as (Readable & NodeJS.WritableStream) | undefined;
  if (decoder) response.on('error', (error) => decoder.destroy(error)).pipe(decoder);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (decoder ?? response) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PAGE_BYTES) throw new PageFault('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

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

function failureOfStatus(status: number): ReadFailure {
  if (status === 404 || status === 410) return 'not-found';
  return status >= 500 ? 'unreachable' : 'refused';
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Opens public web pages: nothing of a private network, however the address leads there. */
export function createWebPages(options: WebPagesOptions) {
  const { userAgent, allowedHosts = [], resolve = resolveAll, timeoutMs = MAX_PAGE_MS } = options;
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()));
  const isAllowed = (url: URL): boolean => allowed.has(url.host) || allowed.has(url.hostname);

  async function follow(text: string, signal: AbortSignal): Promise<PageRead> {
    let url = parseAddress(text, isAllowed);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const addresses = await checkedAddresses(url, isAllowed(url), resolve);
      signal.throwIfAborted();
      const response = await send(url, addresses, userAgent, signal);
      try {
        const { statusCode: status = 0, headers } = response;
        if (REDIRECTS.has(status) && headers.location !== undefined) {
          if (!URL.canParse(headers.location, url)) throw new PageFault('unreachable');
          url = parseAddress(new URL(headers.location, url).href, isAllowed);
          continue;
        }
        if (status !== 200) throw new PageFault(failureOfStatus(status));
        const type = headers['content-type'] ?? '';
        if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
          throw new PageFault('not-a-page');
        return { html: toText(await readBody(response), type), url: url.href };
      } finally {
        response.destroy();
      }
    }
    throw new PageFault('too-many-redirects');
  }

  return {
    /** The page of an address within ten seconds, or why there is none. */
    async read(address: string): Promise<PageRead> {
      const signal = AbortSignal.timeout(timeoutMs);
      const isLate = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new PageFault('slow')), { once: true });
      });
      try {
        // Looking a name up cannot be cut off, so it is left behind.
        return await Promise.race([follow(address.trim(), signal), isLate]);
      } catch (error) {
        if (error instanceof PageFault) return { failure: error.failure };
        return { failure: signal.aborted ? 'slow' : 'unreachable' };
      }
    },
  };
}

export type WebPages = ReturnType<typeof createWebPages>;
