import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import type { Booking } from '#features/bookings/contract.ts';
import { dayWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { dueCents, unpaidOf } from '../../rules/unpaid.ts';
import { notePayment, usePacks } from '../api/packs.ts';
import { useCalendarBookings } from '../api.ts';
import { SoldPacks } from '../components/sold-packs.tsx';
import { packsText, paymentsText as t } from '../messages/packs.ts';

const DAYS_BACK = 60;

/** What people paid a trainer, and what they still have to. */
export function PacksPage() {
  const today = useToday();
  const packs = usePacks();
  const bookings = useCalendarBookings({
    from: `${addDays(today, -DAYS_BACK)}T00:00:00.000Z`,
    to: `${addDays(today, 1)}T00:00:00.000Z`,
  });
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={packsText.title} subtitle={packsText.lead} back="/trainers/calendar" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Loaded query={bookings}>{(all) => <Unpaid bookings={all} />}</Loaded>
        <Loaded query={packs}>{({ sold }) => <SoldPacks packs={sold} />}</Loaded>
      </div>
    </div>
  );
}

function Unpaid({ bookings }: { bookings: readonly Booking[] }) {
  const nowMs = useNow(false);
  const unpaid = unpaidOf(bookings, nowMs);
  useFocusKept(unpaid.length);
  return (
    <Card title={t.title}>
      <p className="-mt-1 text-muted">{unpaid.length === 0 ? t.none : t.lead}</p>
      <ul className="divide-y divide-line">
        {unpaid.map((booking) => (
          <UnpaidRow key={booking.id} booking={booking} />
        ))}
      </ul>
    </Card>
  );
}

function UnpaidRow({ booking }: { booking: Booking }) {
  const pay = useMutation(notePayment);
  const { id, clientName, offer, start, timeZone, paidCents } = booking;
  const day = dayWords(Date.parse(start), timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Link
        href={`/trainers/bookings/${id}`}
        className="min-w-[min(10rem,100%)] flex-1 rounded-control wrap-anywhere hover:underline"
      >
        <bdi className="block font-medium">{clientName}</bdi>
        <span className="block text-sm text-muted">
          {day} · {offer.name}
        </span>
      </Link>
      <span className="tabular font-semibold">{dollars(dueCents(booking) - paidCents)}</span>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.paidOne(clientName, day)}
        icon={<Check aria-hidden size={16} />}
        pending={pay.isPending}
        onClick={() => pay.mutate(booking)}
      >
        {t.paid}
      </Button>
    </li>
  );
}
