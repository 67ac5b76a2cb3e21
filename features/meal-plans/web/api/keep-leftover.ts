import { leftoversApi } from '#features/cooking/contract.ts';
import type { LeftoverContent } from '#features/cooking/rules/leftover.ts';
import { call } from '#platform/web/api-client/call.ts';

/** Puts a planned portion into the list of leftovers, once by its id; works offline. */
export const keepLeftover = (body: LeftoverContent & { id: string }) =>
  call(leftoversApi.add, { body });
