import { useEffect, useState } from 'react';
import { newId } from '#platform/shared/ids.ts';

type Visit = { entryIds?: string[] } | null;

/**
 * The ids of the `count` entries that this visit of the page becomes. They stand in the browser's history, so that
 * a save whose answer was lost logs once, also after a reload; another visit has others.
 */
export function useEntryIds(count: number): string[] {
  const [ids] = useState(() => {
    const kept = (history.state as Visit)?.entryIds ?? [];
    return Array.from({ length: count }, (_, at) => kept[at] ?? newId());
  });
  useEffect(() => {
    history.replaceState({ ...(history.state as Visit), entryIds: ids }, '');
  }, [ids]);
  return ids;
}
