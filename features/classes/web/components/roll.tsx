import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/web/query/query-of.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { type ClassDateShown, taughtApi } from '../../contract.ts';
import { rollText as t } from '../messages/roll.ts';
import { WhoCame } from './who-came.tsx';

/** Who comes to a class, for its trainer: names, what they wrote, and who was missing. */
export function Roll({ date, when }: { date: ClassDateShown; when: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t.openOne(date.name, when)}
        onClick={() => setOpen(true)}
      >
        {t.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={date.name} description={when}>
        {isOpen && <People sessionId={date.sessionId} />}
      </Dialog>
    </>
  );
}

function People({ sessionId }: { sessionId: string }) {
  const list = useQuery(queryOf(taughtApi.people, { params: { sessionId } }));
  return (
    <Loaded query={list}>
      {({ people }) =>
        people.length === 0 ? <p className="text-muted">{t.nobody}</p> : <WhoCame people={people} />
      }
    </Loaded>
  );
}
