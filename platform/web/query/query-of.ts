import { queryOptions } from '@tanstack/react-query';
import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
  topicsOf,
} from '#platform/shared/endpoint.ts';
import { call } from '../api-client/call.ts';

/** Query options for reading an endpoint; the key is its address. */
export function queryOf<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<OutputOf<E>>({
    queryKey: [requestOf(endpoint, input).url],
    queryFn: () => call(endpoint, input),
    meta: { about: topicsOf(endpoint) },
  });
}
