import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
} from '#platform/shared/endpoint.ts';
import { ApiError } from './api-error.ts';
import { csrfToken, forgetCsrfToken } from './csrf.ts';

async function send(method: string, url: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-csrf-token'] = await csrfToken();
  if (body !== undefined) headers['content-type'] = 'application/json';
  return fetch(url, {
    method,
    headers,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Calls an endpoint of a contract. Only a feature's `api.ts` uses it. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const { method, url, body } = requestOf(endpoint, input);
  let response = await send(method, url, body);
  let text = await response.text();
  if (response.status === 403 && new ApiError(403, text, '').reason === 'stale_csrf_token') {
    // The session changed since the token was fetched, in another tab for instance.
    forgetCsrfToken();
    response = await send(method, url, body);
    text = await response.text();
  }
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return JSON.parse(text) as OutputOf<E>;
}
