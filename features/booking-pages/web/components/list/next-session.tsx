import { groupBySeries } from '#features/booking-series/rules/group-by-series.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { sortBookings } from '../../../rules/sort-bookings.ts';
import { useMyBookings, useWaiting } from '../../api.ts';
import { listText as t } from '../../messages/list.ts';
import { BookingRow } from './booking-row.tsx';
import { WaitingRow } from './waiting-row.tsx';

const MINUTE_MS = 60_000;

/** What a trainer booked and waits for a yes, else the session that comes next, and a place that is kept. Draws nothing for people without either. */
export function NextSession() {
  const bookings = useMyBookings().data ?? [];
  const { offline } = useOfflineState();
  const { toConfirm, toCome } = sortBookings(bookings, useNow(true, MINUTE_MS));
  const [asked] = groupBySeries(toConfirm);
  const next = asked?.[0] ?? toCome.find(({ state }) => state === 'confirmed');
  const offered = useWaiting(bookings.length > 0).data?.find((one) => one.offeredUntil !== null);
  if (!next && !offered) return null;
  return (
    <Card
      title={t.next}
      action={
        <LinkButton href="/trainers/bookings" variant="ghost" size="sm" className="-mr-3">
          {t.seeAll}
        </LinkButton>
      }
    >
      <ul className="-my-1 divide-y divide-line">
        {offered && <WaitingRow place={offered} isOffline={offline} />}
        {next && <BookingRow booking={next} more={(asked?.length ?? 1) - 1} />}
      </ul>
    </Card>
  );
}
