import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
} from '#platform/shared/endpoint.ts';
import { ApiError } from './api-error.ts';
import { csrfToken, forgetCsrfToken } from './csrf.ts';

type CallOptions = {
  /** the anti-forgery token to send in place of the present one */
  token?: string;
  /** what ends the call early */
  signal?: AbortSignal;
  /** what is sent in place of the body: JSON that a worker has written, so that the page stays free */
  json?: Blob;
};

async function send(method: string, url: string, body: unknown, options: CallOptions) {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-csrf-token'] = options.token ?? (await csrfToken());
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = options.json ?? (body === undefined ? null : JSON.stringify(body));
  return fetch(url, {
    method,
    headers,
    credentials: 'include',
    ...(options.signal ? { signal: options.signal } : {}),
    ...(sent === null ? {} : { body: sent }),
  });
}

/** Calls an endpoint over the network, whatever the device keeps of it. */
export async function callNow<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const { method, url, body } = requestOf(endpoint, input);
  let response = await send(method, url, body, options);
  let text = await response.text();
  const stale =
    response.status === 403 && new ApiError(403, text, '').reason === 'stale_csrf_token';
  if (stale && options.token === undefined) {
    // The session changed since the token was fetched, in another tab for instance.
    forgetCsrfToken();
    response = await send(method, url, body, options);
    text = await response.text();
  }
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return JSON.parse(text) as OutputOf<E>;
}

/** What stands between the screens and the network for endpoints that say `offline`. */
export type CallThrough = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
) => Promise<OutputOf<E>>;

let through: CallThrough | null = null;

/** From now on calls of endpoints that say `offline` go through this; null: straight over the network. */
export function callThrough(next: CallThrough | null): void {
  through = next;
}

/** Calls an endpoint of a contract. Only a feature's `api.ts` uses it. */
export function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
  return through && endpoint.offline ? through(endpoint, input) : callNow(endpoint, input);
}
