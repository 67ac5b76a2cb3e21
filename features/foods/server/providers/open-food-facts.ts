import { afterFailure, pauseLeft, takeCall, WORKING } from '#platform/shared/circuit.ts';

/** What came of asking. `busy`: our own share of calls is used up. `unavailable`: the service does not answer as it should. */
export type Answer<Value> =
  | { status: 'ok'; value: Value }
  | { status: 'busy'; waitMs: number }
  | { status: 'unavailable'; reason: string };

export type OpenFoodFacts = {
  /** Products for some words, as the service describes them. */
  search(words: string): Promise<Answer<unknown[]>>;
  /** A product by its code; null when the service does not know it. */
  product(code: string): Promise<Answer<unknown>>;
};

/** The service's published limits for each address: ten searches, fifteen products a minute. */
const SEARCHES_A_MINUTE = 10;
const PRODUCTS_A_MINUTE = 15;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5_000_000;
const PAGE_SIZE = 30;

/** All that rules/open-food-facts.ts reads, and nothing else: a whole product is a hundred times as much. */
const FIELDS = [
  'code',
  'product_name',
  'product_name_en',
  'generic_name',
  'generic_name_en',
  'brands',
  'quantity',
  'product_quantity_unit',
  'serving_size',
  'serving_quantity',
  'serving_quantity_unit',
  'nutrition_data_per',
  'nutriments',
  'nutrition',
  'unique_scans_n',
  'last_modified_t',
].join(',');

class ServiceFault extends Error {}

/** Reads a body that may be endless. */
async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new ServiceFault('its answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function faultOf(error: unknown): string {
  if (error instanceof ServiceFault) return error.message;
  const name = error instanceof Error ? error.name : '';
  return name === 'TimeoutError' || name === 'AbortError'
    ? 'it takes too long'
    : 'it cannot be reached';
}

/**
 * Open Food Facts, with its manners: it is told who asks, never asked more often than it allows (by this process),
 * given ten seconds, and left alone for a minute when it has failed three times in a row.
 */
export function createOpenFoodFacts(options: {
  url: string;
  /** "Vigour/0.1 (https://vigour.example)" */
  userAgent: string;
  /** Milliseconds, by a clock that never jumps. */
  uptimeMs: () => number;
  timeoutMs?: number;
}): OpenFoodFacts {
  const { userAgent, uptimeMs, timeoutMs = TIMEOUT_MS } = options;
  const base = options.url.replace(/\/+$/, '');
  let circuit = WORKING;
  const calls = { search: [] as number[], product: [] as number[] };

  async function read(path: string): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      // It has no reason to send us elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new ServiceFault(`it answers ${response.status}`);
    }
    const text = await boundedText(response);
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new ServiceFault('its answer can’t be read');
    }
  }

  /** `readAnswer` throws where the service's answer is none: that counts as a failure too. */
  async function ask<Value>(
    kind: 'search' | 'product',
    path: string,
    readAnswer: (body: unknown) => Value,
  ): Promise<Answer<Value>> {
    const nowMs = uptimeMs();
    if (pauseLeft(circuit, nowMs) > 0) {
      return { status: 'unavailable', reason: 'it has failed repeatedly' };
    }
    const most = kind === 'search' ? SEARCHES_A_MINUTE : PRODUCTS_A_MINUTE;
    const taken = takeCall(calls[kind], most, nowMs);
    calls[kind] = taken.calls;
    if (taken.waitMs > 0) return { status: 'busy', waitMs: taken.waitMs };
    try {
      const value = readAnswer(await read(path));
      circuit = WORKING;
      return { status: 'ok', value };
    } catch (error) {
      circuit = afterFailure(circuit, uptimeMs());
      return { status: 'unavailable', reason: faultOf(error) };
    }
  }

  const fieldOf = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null;

  return {
    async search(words) {
      const query = new URLSearchParams({
        search_terms: words,
        search_simple: '1',
        action: 'process',
        json: '1',
        page_size: String(PAGE_SIZE),
        fields: FIELDS,
      });
      return ask('search', `/cgi/search.pl?${query.toString()}`, (body) => {
        const products = fieldOf(body, 'products');
        if (!Array.isArray(products)) throw new ServiceFault('its answer can’t be read');
        return products.slice(0, PAGE_SIZE) as unknown[];
      });
    },
    async product(code) {
      const path = `/api/v2/product/${encodeURIComponent(code)}?fields=${FIELDS}`;
      return ask('product', path, (body) => fieldOf(body, 'product') ?? null);
    },
  };
}
