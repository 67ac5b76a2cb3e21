import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { afterwardsApi } from '#features/missed-sessions/contract.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { type Attendee, type ClassDateShown, taughtApi } from '../../contract.ts';
import { rollText as t } from '../messages/roll.ts';

const sayMissing = mutationOf(
  afterwardsApi.missing,
  ({ bookingId, version, isMissing }: Attendee) => ({
    params: { id: bookingId },
    body: { version, act: isMissing ? ('withdraw' as const) : ('say' as const) },
  }),
  {
    done: (_, { name, isMissing }) => (isMissing ? t.came(name) : t.missed(name)),
    failed: t.failed,
  },
);

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
        people.length === 0 ? (
          <p className="text-muted">{t.nobody}</p>
        ) : (
          <ul className="-my-2 divide-y divide-line">
            {people.map((person) => (
              <Person key={person.bookingId} person={person} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Person({ person }: { person: Attendee }) {
  const { name, message, isMissing, maySayMissing } = person;
  const say = useMutation(sayMissing);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        <bdi className="block font-medium">{name}</bdi>
        {message && <span className="block text-sm text-muted">{message}</span>}
        {isMissing && <span className="block text-sm text-warn">{t.isMissing}</span>}
      </span>
      {(isMissing || maySayMissing) && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={isMissing ? t.cameOne(name) : t.missedOne(name)}
          pending={say.isPending}
          onClick={() => say.mutate(person)}
        >
          {isMissing ? t.didCome : t.didNotCome}
        </Button>
      )}
    </li>
  );
}
