import { useEffect, useEffectEvent } from 'react';
import { useRecipe } from '#features/recipes/web/public.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { withFiguresOf } from '../../rules/past-entries.ts';
import { useChangePastEntries, usePastEntries } from '../api.ts';
import { pastText } from '../messages/past-entries.ts';

type PastEntriesDialogProps = { recipeId: string; onDone: () => void };

/**
 * After a recipe was edited: whether the days on which it was logged change too. Asks nothing where it was
 * never logged or the server cannot be reached; closing it changes nothing.
 */
export function PastEntriesDialog({ recipeId, onDone }: PastEntriesDialogProps) {
  const view = useRecipe(recipeId);
  const past = usePastEntries(recipeId);
  const change = useChangePastEntries();
  const pairs = (view && past.data ? past.data : []).flatMap((before) => {
    const now = view ? withFiguresOf(view, before) : null;
    return now ? [{ before, now: { ...before, ...now } }] : [];
  });
  const { offline } = useOfflineState();
  const isNothing =
    offline || past.isError || view === null || (past.isSuccess && view && pairs.length === 0);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (isNothing) leave();
  }, [isNothing]);
  const count = pairs.length;
  return (
    <Dialog
      open={count > 0}
      onOpenChange={(open) => !open && onDone()}
      title={pastText.title}
      description={pastText.question(count)}
      footer={
        <>
          <Button
            variant="secondary"
            pending={change.isPending}
            onClick={() =>
              change.mutate(
                { before: pairs.map(({ before }) => before), now: pairs.map(({ now }) => now) },
                { onSuccess: onDone },
              )
            }
          >
            {pastText.change(count)}
          </Button>
          <Button onClick={onDone}>{pastText.keep}</Button>
        </>
      }
    />
  );
}
