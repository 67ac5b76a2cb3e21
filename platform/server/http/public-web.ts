import { lookup as resolveName } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-addresses.ts';

export type WebFailure =
  | 'bad-address'
  | 'private-address'
  | 'unreachable'
  | 'refused'
  | 'not-found'
  | 'slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'wrong-type';

export type WebRead =
  | { state: 'read'; body: Buffer; contentType: string; url: string; etag: string | null }
  | { state: 'unchanged' }
  | { state: 'failed'; failure: WebFailure };

type Address = { address: string; family: number };

export type PublicWebOptions = {
  /** "Vigour/0.1 (https://vigour.example)" */
  userAgent: string;
  /** Hosts of the operator's own network ("recipes.lan:9000") that may be read all the same. */
  allowedHosts?: readonly string[];
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<Address[]>;
};

/** What is asked for. */
export type WebRequest = {
  /** the Accept header */
  accept: string;
  /** which types are read; null: all */
  types: RegExp | null;
  /** of the body, unpacked */
  maxBytes: number;
  timeoutMs: number;
  /** of what was read before: the same again is `unchanged` */
  etag?: string | null;
};

const MAX_REDIRECTS = 3;

class WebFault extends Error {
  readonly failure: WebFailure;

  constructor(failure: WebFailure) {
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
  if (!URL.canParse(full)) throw new WebFault('bad-address');
  const url = new URL(full);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new WebFault('bad-address');
  if (url.username !== '' || url.password !== '' || url.hostname === '')
    throw new WebFault('bad-address');
  if (!isAllowed(url) && !PUBLIC_PORTS.has(url.port)) throw new WebFault('private-address');
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
  if (addresses.length === 0) throw new WebFault('unreachable');
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new WebFault('private-address');
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
  headers: Record<string, string>,
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
          'accept-language': 'en-AU,en;q=0.9',
          'accept-encoding': 'gzip, br',
          ...headers,
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

/** The body unpacked, at most so large. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new WebFault('too-large');
  const decode = DECODERS[(response.headers['content-encoding'] ?? '').trim().toLowerCase()];
  const decoder = decode?.() as (Readable & NodeJS.WritableStream) | undefined;
  if (decoder) response.on('error', (error) => decoder.destroy(error)).pipe(decoder);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (decoder ?? response) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new WebFault('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failureOfStatus(status: number): WebFailure {
  if (status === 404 || status === 410) return 'not-found';
  return status >= 500 ? 'unreachable' : 'refused';
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Reads the public web: nothing of a private network, however the address leads there. */
export function createPublicWeb(options: PublicWebOptions) {
  const { userAgent, allowedHosts = [], resolve = resolveAll } = options;
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()));
  const isAllowed = (url: URL): boolean => allowed.has(url.host) || allowed.has(url.hostname);

  async function follow(text: string, asked: WebRequest, signal: AbortSignal): Promise<WebRead> {
    let url = parseAddress(text, isAllowed);
    const headers = {
      accept: asked.accept,
      'user-agent': userAgent,
      ...(asked.etag && { 'if-none-match': asked.etag }),
    };
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const addresses = await checkedAddresses(url, isAllowed(url), resolve);
      signal.throwIfAborted();
      const response = await send(url, addresses, headers, signal);
      try {
        const { statusCode: status = 0, headers } = response;
        if (REDIRECTS.has(status) && headers.location !== undefined) {
          if (!URL.canParse(headers.location, url)) throw new WebFault('unreachable');
          url = parseAddress(new URL(headers.location, url).href, isAllowed);
          continue;
        }
        if (status === 304 && asked.etag) return { state: 'unchanged' };
        if (status !== 200) throw new WebFault(failureOfStatus(status));
        const contentType = headers['content-type'] ?? '';
        if (asked.types && !asked.types.test(contentType)) throw new WebFault('wrong-type');
        const body = await readBody(response, asked.maxBytes);
        const etag = headers.etag ?? null;
        return { state: 'read', body, contentType, url: url.href, etag };
      } finally {
        response.destroy();
      }
    }
    throw new WebFault('too-many-redirects');
  }

  return {
    /** Whether an address is of the operator's own network, which is known to be safe. */
    isOwnHost: isAllowed,

    /** What stands at an address, or why it cannot be read. Never takes longer than it may. */
    async read(address: string, asked: WebRequest): Promise<WebRead> {
      const signal = AbortSignal.timeout(asked.timeoutMs);
      const isLate = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new WebFault('slow')), { once: true });
      });
      try {
        // Looking a name up cannot be cut off, so it is left behind.
        return await Promise.race([follow(address.trim(), asked, signal), isLate]);
      } catch (error) {
        if (error instanceof WebFault) return { state: 'failed', failure: error.failure };
        return { state: 'failed', failure: signal.aborted ? 'slow' : 'unreachable' };
      }
    },
  };
}

export type PublicWeb = ReturnType<typeof createPublicWeb>;
