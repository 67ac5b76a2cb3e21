import { type ReactNode, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import type { ClassDateShown } from '../../contract.ts';
import { useWhoComes } from '../api/roll.ts';
import { rollText as t } from '../messages/roll.ts';
import { WhoCame } from './who-came.tsx';

type RollProps = {
  date: ClassDateShown;
  when: string;
  /** what who runs the gym may do for themselves */
  own?: ReactNode;
};

/** Who comes to a class, for who gives it and who runs the gym. */
export function Roll({ date, when, own }: RollProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="whitespace-nowrap lg:px-2"
        aria-label={t.openOne(date.name, when)}
        onClick={() => setOpen(true)}
      >
        {t.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={date.name} description={when}>
        {isOpen && <RollList sessionId={date.sessionId} />}
        {own && (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
            <span className="text-sm text-muted">{t.forYourself}</span>
            {own}
          </div>
        )}
      </Dialog>
    </>
  );
}

/** Names of who comes, what they wrote to the trainer, who was missing, and who waits. */
export function RollList({ sessionId }: { sessionId: string }) {
  const list = useWhoComes(sessionId);
  return (
    <Loaded query={list}>
      {({ people, waiting, isForGym }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {people.length === 0 ? (
            <p className="text-muted">{t.nobody}</p>
          ) : (
            <WhoCame people={people} forGym={isForGym ? sessionId : null} />
          )}
          {waiting.length > 0 && (
            <p className="text-sm text-muted wrap-anywhere">{t.waiting(waiting)}</p>
          )}
        </div>
      )}
    </Loaded>
  );
}
