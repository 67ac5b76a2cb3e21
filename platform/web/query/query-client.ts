import { MutationCache, QueryClient } from '@tanstack/react-query';

/**
 * The only store of server data. Defaults are the specification's: no retry, no refetch on focus,
 * no polling, never stale by time. Without a network a call fails at once and says so, in place of
 * waiting unseen. A successful change refreshes whatever is on screen.
 */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: () => client.invalidateQueries(),
    }),
  });
  return client;
}
