import { useCallback } from 'react';
import type { ShoppingState } from '#features/shopping/contract.ts';
import { GUEST } from '#features/shopping/rules/list/list-lines.ts';
import { sharingText } from '../messages/sharing.ts';

/** The name of someone else who shares the list; null for the person, and for who is not known. */
export type NameOf = (who: string | null | undefined) => string | null;

export function useNameOf(state: ShoppingState | undefined): NameOf {
  const people = state?.people;
  const personId = state?.personId;
  return useCallback(
    (who) => {
      if (who === GUEST) return sharingText.guest;
      if (!who || who === personId) return null;
      return people?.find(({ id }) => id === who)?.name || null;
    },
    [people, personId],
  );
}
