import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { undoToast } from '#platform/web/query/mutation-of.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type ToastContent, toast } from '#platform/web/ui/toast-store.ts';
import type { ShoppingState } from '../../contract.ts';
import { type ShopLine, toShopLines } from '../../rules/list/list-lines.ts';
import { mergeChanges, NO_CHANGES, undoChanges } from '../../rules/list/merge-changes.ts';
import type { ShoppingChanges } from '../../rules/list/shopping-entry.ts';
import { hasChanges } from '../../rules/list/sync-plan.ts';
import { listQuery, useListQuery } from '../api.ts';
import { queueChanges } from './queue-changes.ts';

/** Makes a set of changes of the list as it is now. */
export type ListEdit = (state: ShoppingChanges, nowMs: number) => ShoppingChanges;

/**
 * Changes the list: drawn at once, on the device before anything is sent. With a sentence there is a toast
 * with the way back, which the caller gets too.
 */
export function useChangeList() {
  const client = useQueryClient();
  return useCallback(
    (edit: ListEdit, said?: ToastContent): (() => void) => {
      const before: ShoppingState = client.getQueryData(listQuery.queryKey) ?? {
        ...NO_CHANGES,
        stamp: 0,
        isShared: false,
      };
      const changes = edit(before, Date.now());
      const apply = (coming: ShoppingChanges) => {
        if (!hasChanges(coming)) return;
        client.setQueryData<ShoppingState>(listQuery.queryKey, (state) =>
          // What was never read is read with the change in it.
          state ? { ...state, ...mergeChanges(state, coming) } : undefined,
        );
        queueChanges(client, coming, before.personId);
      };
      apply(changes);
      const undo = () => apply(undoChanges(before, changes, Date.now()));
      if (said) toast(undoToast(said, undo));
      return undo;
    },
    [client],
  );
}

type ShopList = {
  state: ShoppingState | undefined;
  lines: readonly ShopLine[];
  error: Error | null;
  refetch: () => void;
};

/** The list as it is now, also without a network. */
export function useShopList(): ShopList {
  const { data: state, error, refetch } = useListQuery();
  const today = useToday();
  const lines = useMemo(() => (state ? toShopLines(state, today) : []), [state, today]);
  return { state, lines, error, refetch: () => void refetch() };
}
