import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import type { FoodLogEntry } from '../../../contract.ts';
import { copyOf, type EntryCopy, type Place } from '../../../rules/entry/entry-copy.ts';

/**
 * Makes copies of entries for a place. As long as this is shown, the same entry for the same place is
 * the same copy, so that pressing again after a lost answer logs nothing twice.
 */
export function useCopies(): (entries: readonly FoodLogEntry[], place: Place) => EntryCopy[] {
  const [ids] = useState(() => new Map<string, string>());
  return (entries, place) =>
    entries.map((entry) => {
      const key = `${entry.id} ${place.date} ${place.mealType}`;
      const id = ids.get(key) ?? newId();
      ids.set(key, id);
      return copyOf(entry, place, id);
    });
}
