import type { Query, QueryClient } from '@tanstack/react-query';
import { EVERYTHING, topicsOf } from '#platform/shared/endpoint.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { about?: readonly string[] };
  }
}

/** Whether a query answers from one of these topics. */
const isAbout = ({ meta, queryKey }: Query, topics: ReadonlySet<string>): boolean =>
  topics.has(EVERYTHING) ||
  topicsOf({ ...(meta?.about && { about: meta.about }), path: String(queryKey[0]) }).some((topic) =>
    topics.has(topic),
  );

/** Refetches the queries on screen that answer from one of these topics; the others on their next use. */
export async function refreshTopics(client: QueryClient, topics: Iterable<string>): Promise<void> {
  const changed = new Set(topics);
  if (changed.size > 0)
    await client.invalidateQueries({ predicate: (query) => isAbout(query, changed) });
}

/** The same, but what is on screen stays as it is: each of them is asked for again on its next use. */
export function markTopics(client: QueryClient, topics: Iterable<string>): void {
  const changed = new Set(topics);
  void client.invalidateQueries({
    predicate: (query) => isAbout(query, changed),
    refetchType: 'none',
  });
}
