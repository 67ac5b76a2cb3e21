import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
  topicsOf,
} from '#platform/shared/endpoint.ts';
import { ApiError } from './api-error.ts';
import { csrfToken, forgetCsrfToken } from './csrf.ts';

type CallOptions = {
  /** the anti-forgery token to send instead of the present one */
  token?: string;
  /** what ends the call early */
  signal?: AbortSignal;
  /** what is sent instead of the body: JSON that a worker has written, so that the page stays free */
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

let changed = new Set<string>();

function noteChange(endpoint: Endpoint): void {
  if (endpoint.method !== 'GET') for (const topic of topicsOf(endpoint)) changed.add(topic);
}

/** The topics that writes have changed since this was last called. */
export function takeChangedTopics(): ReadonlySet<string> {
  const topics = changed;
  changed = new Set();
  return topics;
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
  noteChange(endpoint);
  return JSON.parse(text) as OutputOf<E>;
}

/** Transport for endpoints with `offline`. */
export type CallThrough = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  storesFirst: boolean,
) => Promise<OutputOf<E>>;

let through: CallThrough | null = null;

/** From now on calls of endpoints that say `offline` go through this; null: straight over the network. */
export function callThrough(next: CallThrough | null): void {
  through = next;
}

async function callBy<E extends Endpoint>(endpoint: E, input: InputOf<E>, storesFirst: boolean) {
  const answer = await (through && endpoint.offline
    ? through(endpoint, input, storesFirst)
    : callNow(endpoint, input));
  // A write that the device has cached changes what screens show, too.
  noteChange(endpoint);
  return answer;
}

/** Calls an endpoint of a contract. Only a feature's `api.ts` uses it. */
export const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> =>
  callBy(endpoint, input, false);

/**
 * Calls an endpoint whose writes may wait: the write is on the device before it is sent, so that a page that
 * closes meanwhile loses nothing. Answers what it does here.
 */
export const callQueued = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> => callBy(endpoint, input, true);
