import { Ban, CalendarDays, CalendarHeart, CalendarSync } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { groupBySeries } from '#features/booking-series/rules/group-by-series.ts';
import type { Booking, WaitingPlace } from '#features/bookings/contract.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { sortBookings } from '../../rules/sort-bookings.ts';
import { useMyBookings, usePacks, useWaiting } from '../api.ts';
import { KeptNote } from '../components/kept-note.tsx';
import { BookingRow } from '../components/list/booking-row.tsx';
import { PackList } from '../components/list/pack-list.tsx';
import { WaitingRow } from '../components/list/waiting-row.tsx';
import { blockedText } from '../messages/blocked.ts';
import { listText as t } from '../messages/list.ts';

const MINUTE_MS = 60_000;

/** A client's bookings: what is to come first. */
export function BookingsPage() {
  const bookings = useMyBookings();
  const waiting = useWaiting();
  const packs = usePacks().data?.bought ?? [];
  const isTrainer = useCurrentUser().data?.role === 'trainer';
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t.title} back="/trainers" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
        {isTrainer && (
          <Card>
            <ListRow
              icon={<CalendarDays size={20} />}
              title={t.calendar}
              detail={t.calendarLead}
              href="/trainers/calendar"
            />
          </Card>
        )}
        <KeptNote query={bookings} />
        <Loaded query={bookings}>
          {(all) => (
            <Lists bookings={all} waiting={waiting.data ?? []} hasPacks={packs.length > 0} />
          )}
        </Loaded>
        {packs.length > 0 && <PackList packs={packs} />}
        <Card padded={false} className="p-[min(0.5rem,2vw)]">
          <ListRow
            href="/trainers/calendar/feed"
            icon={<CalendarSync size={20} />}
            title={t.feed}
            detail={t.feedLead}
          />
          <ListRow
            href="/trainers/blocked"
            icon={<Ban size={20} />}
            title={blockedText.title}
            detail={blockedText.lead}
          />
        </Card>
      </div>
    </div>
  );
}

type ListsProps = {
  bookings: readonly Booking[];
  waiting: readonly WaitingPlace[];
  hasPacks: boolean;
};

function Lists({ bookings, waiting, hasPacks }: ListsProps) {
  const { offline } = useOfflineState();
  const { toConfirm, toCome, requests, past } = sortBookings(bookings, useNow(true, MINUTE_MS));
  const offered = waiting.filter(({ offeredUntil }) => offeredUntil !== null);
  const queued = waiting.filter(({ offeredUntil }) => offeredUntil === null);
  if (bookings.length === 0 && waiting.length === 0 && !hasPacks) {
    return (
      <EmptyState
        icon={<CalendarHeart size={28} />}
        title={t.none}
        action={<LinkButton href="/trainers">{t.find}</LinkButton>}
      >
        {t.noneLead}
      </EmptyState>
    );
  }
  const rows = (list: readonly Booking[]) =>
    list.map((booking) => <BookingRow key={booking.id} booking={booking} />);
  const requestRows = (list: readonly Booking[]) =>
    groupBySeries(list).map(([first, ...others]) => (
      <BookingRow key={first.id} booking={first} more={others.length} />
    ));
  const places = (list: readonly WaitingPlace[]) =>
    list.map((place) => <WaitingRow key={place.sessionId} place={place} isOffline={offline} />);
  return (
    <>
      <Section title={t.toConfirm}>{requestRows(toConfirm)}</Section>
      <Section title={t.offered}>{places(offered)}</Section>
      <Section title={t.toCome} otherwise={t.noneToCome}>
        {rows(toCome)}
      </Section>
      <Section title={t.asked}>{requestRows(requests)}</Section>
      <Section title={t.waiting}>{places(queued)}</Section>
      <Section title={t.past}>{rows(past)}</Section>
    </>
  );
}

function Section({
  title,
  otherwise,
  children,
}: {
  title: string;
  otherwise?: string;
  children: ReactNode[];
}) {
  if (children.length === 0 && otherwise === undefined) return null;
  return (
    <Card title={title}>
      {children.length === 0 ? (
        <p className="text-muted">{otherwise}</p>
      ) : (
        <ul className="-my-1 divide-y divide-line">{children}</ul>
      )}
    </Card>
  );
}
