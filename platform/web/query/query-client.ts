import { MutationCache, QueryClient } from '@tanstack/react-query';
import { takeChangedTopics } from '../api-client/call.ts';
import { offlineNow } from '../offline/offline-now.ts';
import { refreshTopics } from './refresh.ts';

/**
 * The only store of server data. Defaults are the specification's: no retry, no refetch on focus,
 * no polling, never stale by time. Without a network a call fails at once and says so, instead of
 * waiting unseen. A successful change refetches what it changed, by topic (`about` of its endpoints), here
 * and in this browser's other tabs.
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
      onSuccess: () => {
        const topics = takeChangedTopics();
        offlineNow()?.tell(topics);
        return refreshTopics(client, topics);
      },
    }),
  });
  return client;
}
