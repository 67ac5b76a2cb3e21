import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { shoppingApi } from '../contract.ts';
import type { ShoppingChanges } from '../rules/list/shopping-entry.ts';

export const listQuery = queryOf(shoppingApi.read, {});

export const useListQuery = () => useQuery(listQuery);

/** Stores changes on the device, from where they are sent; where there is none, straight with the server. */
export async function sendChanges(
  changes: ShoppingChanges,
  personId: string | undefined,
): Promise<void> {
  const input = { body: { ...changes, ...(personId !== undefined && { personId }) } };
  const offline = offlineNow();
  // Made on something: on null a list would only have begun.
  await (offline
    ? offline.storeFirst(shoppingApi.change, input, {})
    : call(shoppingApi.change, input));
}

/** Whether someone else has changed the list; asked for now and again, and cheap. */
export const askStamp = () => call(shoppingApi.stamp, {});
