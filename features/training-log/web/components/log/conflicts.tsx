import { Check } from 'lucide-react';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import type { SetResult } from '#features/training-sessions/rules/session-kinds.ts';
import type { useOpenSession } from '#features/training-sessions/web/public.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { Log } from '../../hooks/use-log.ts';
import { conflictText, setText } from '../../messages/log.ts';
import { describeValues } from '../../messages/set-words.ts';

type ConflictsProps = {
  session: TrainingSession;
  log: Log;
  open: Pick<ReturnType<typeof useOpenSession>, 'conflicts' | 'resolve'>;
};

/** A set of which two devices said different things: both versions, and the person chooses. */
export function Conflicts({ session, log, open }: ConflictsProps) {
  const [conflict] = open.conflicts;
  const item = session.work.items.find(({ id }) => id === conflict?.itemId);
  if (!conflict || !item) return null;
  const { name, fields, look } = log.factsOf(item);
  const at = item.sets.findIndex(({ id }) => id === conflict.setId);
  const textOf = (version: SetResult) => {
    const what = describeValues((field) => version[field], fields, look);
    if (version.doneAt === null) return conflictText.notDone(what);
    return what || conflictText.done;
  };
  const choose = (version: SetResult | null) => () => open.resolve(conflict.setId, version);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && open.resolve(conflict.setId, null)}
      title={conflictText.title}
      description={<bdi>{setText.place(name, at + 1, item.sets.length, conflict.shown.kind)}</bdi>}
    >
      <ActionList
        actions={[
          {
            icon: Check,
            label: textOf(conflict.shown),
            detail: conflictText.shown,
            onSelect: choose(null),
          },
          ...conflict.others.map((version, index) => ({
            icon: Check,
            label: textOf(version),
            detail: conflictText.other(index + 1),
            onSelect: choose(version),
          })),
        ]}
      />
    </Dialog>
  );
}
