import { useMutation } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { unblockPerson } from '../api/acts.ts';
import { useBlocked } from '../api.ts';
import { blockedText as t } from '../messages/blocked.ts';
import { bookingText } from '../messages/booking.ts';

type Person = { id: string; name: string };

/** Whom a person blocked, with the way back. */
export function BlockedPage() {
  const blocked = useBlocked();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t.title} subtitle={t.lead} back="/trainers/bookings" />
      <Loaded query={blocked}>{(people) => <People people={people} />}</Loaded>
    </div>
  );
}

function People({ people }: { people: readonly Person[] }) {
  useFocusKept(people.length);
  if (people.length === 0) {
    return (
      <EmptyState icon={<Ban size={28} />} title={t.none}>
        {t.noneLead}
      </EmptyState>
    );
  }
  return (
    <Card>
      <ul className="-my-2 divide-y divide-line">
        {people.map((person) => (
          <Blocked key={person.id} person={person} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t.how}</p>
    </Card>
  );
}

function Blocked({ person: { id, name } }: { person: Person }) {
  const unblock = useMutation(unblockPerson);
  const called = name || bookingText.someone;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
      <bdi className="min-w-0 font-medium wrap-anywhere">{called}</bdi>
      <Button
        size="sm"
        variant="secondary"
        aria-label={bookingText.unblock(called)}
        pending={unblock.isPending}
        onClick={() => unblock.mutate(id)}
      >
        {t.unblock}
      </Button>
    </li>
  );
}
