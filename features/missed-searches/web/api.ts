import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { missedSearchesApi } from '../contract.ts';

export const useMissedSearches = () => useQuery(queryOf(missedSearchesApi.list, {}));

/** After this pause, ms, what stands there is what was meant. */
const PAUSE_MS = 2_000;

/** Told already since the app was opened. */
const told = new Set<string>();

/** Tells the server, without waiting for it, that nothing was found for `q`; null while something was. */
export function useCountMissed(q: string | null): void {
  useEffect(() => {
    if (q === null || told.has(q)) return;
    const timer = setTimeout(() => {
      told.add(q);
      // A count that is lost is no loss.
      call(missedSearchesApi.count, { body: { q } }).catch(() => {});
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q]);
}
