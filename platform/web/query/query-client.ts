import { MutationCache, QueryClient } from '@tanstack/react-query';

/**
 * The only store of server data. Defaults are the specification's: no retry, no refetch on focus,
 * no polling, never stale by time. A successful change refreshes whatever is on screen.
 */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onSuccess: () => client.invalidateQueries(),
    }),
  });
  return client;
}
