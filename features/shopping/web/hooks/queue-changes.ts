import type { QueryClient } from '@tanstack/react-query';
import { errorToast } from '#platform/web/query/mutation-of.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { mergeChanges } from '../../rules/list/merge-changes.ts';
import type { ShoppingChanges } from '../../rules/list/shopping-entry.ts';
import { listQuery, sendChanges } from '../api.ts';
import { notSaved } from '../messages.ts';

type Batch = { client: QueryClient; changes: ShoppingChanges; personId: string | undefined };

/** Batches go one after the other; what comes meanwhile joins the last. */
const waiting: Batch[] = [];
let isStoring = false;

async function store({ client, changes, personId }: Batch): Promise<void> {
  const { queryKey } = listQuery;
  try {
    // An answer that is on its way knows nothing of the change.
    const wasAsking =
      client.isFetching({ queryKey }) > 0 && client.getQueryData(queryKey) !== undefined;
    if (wasAsking) await client.cancelQueries({ queryKey });
    await sendChanges(changes, personId);
    if (wasAsking) await client.invalidateQueries({ queryKey });
  } catch (error) {
    toast(errorToast(error, notSaved));
    void client.invalidateQueries({ queryKey });
  }
}

async function storeAll(): Promise<void> {
  isStoring = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) await store(next);
  isStoring = false;
}

/** Stores changes on the device, however quickly they follow each other: a page that is closed a moment later has them. */
export function queueChanges(
  client: QueryClient,
  changes: ShoppingChanges,
  personId: string | undefined,
): void {
  const last = waiting.at(-1);
  if (last && last.client === client && last.personId === personId) {
    last.changes = mergeChanges(last.changes, changes);
  } else waiting.push({ client, changes, personId });
  if (!isStoring) void storeAll();
}
