import type { PantryItem } from '../../rules/list/shopping-entry.ts';
import { useListQuery } from '../api.ts';

const NEVER = '9999-12-31';

/** What is at home, first to be used first; undefined while it loads. */
export function usePantry(): readonly PantryItem[] | undefined {
  const { data } = useListQuery();
  return data?.pantry
    .filter(({ gone }) => !gone)
    .toSorted((a, b) => (a.bestBefore ?? NEVER).localeCompare(b.bestBefore ?? NEVER));
}
