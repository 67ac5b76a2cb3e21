import { Link } from 'wouter';
import type { Booking } from '#features/bookings/contract.ts';
import { placeWords, timeWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { type CalendarDay, dayIn, weekdayOf } from '#platform/shared/calendar-day.ts';
import { monthName, shortWeekdayName } from '#platform/shared/calendar-words.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useViewerZone } from '../../hooks/use-viewer-zone.ts';
import { bookText } from '../../messages/book.ts';
import { listText as t } from '../../messages/list.ts';
import { StateBadge } from '../state-badge.tsx';

const MINUTE_MS = 60_000;

/** The date of a session, large enough to find it in a list. */
export function DateTile({ day }: { day: CalendarDay }) {
  return (
    <span
      aria-hidden
      className="grid size-[56px] shrink-0 place-items-center content-center rounded-control bg-raised leading-tight"
    >
      <span className="text-[12px] text-muted">{shortWeekdayName(weekdayOf(day))}</span>
      <span className="tabular text-[18px] font-bold">{Number(day.slice(8))}</span>
      <span className="text-[12px] text-muted">
        {monthName(Number(day.slice(5, 7))).slice(0, 3)}
      </span>
    </span>
  );
}

type BookingRowProps = {
  booking: Booking;
  /** further requests of its weekly series, that are answered with it */
  more?: number;
};

/** One booking in a list. */
export function BookingRow({ booking, more = 0 }: BookingRowProps) {
  const zone = useViewerZone();
  const today = useToday();
  const { id, start, offer, isOnline, place, trainerName, state, settlement } = booking;
  const owedCents = settlement?.owedCents ?? 0;
  const day = dayIn(zone, Date.parse(start));
  const now = useNow(true, MINUTE_MS);
  // A session to come that is booked needs no word.
  const isSure = state === 'confirmed' && Date.parse(booking.end) > now;
  const where = isOnline ? bookText.online : place ? placeWords(place) : null;
  return (
    <li>
      <Link
        href={
          state === 'held' ? `/trainers/book/${offer.id}?hold=${id}` : `/trainers/bookings/${id}`
        }
        className="-mx-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-control px-2 py-2.5 transition-colors duration-150 hover:bg-hover"
      >
        <DateTile day={day} />
        <span className="min-w-0 flex-[1_1_10rem]">
          <span className="block font-medium wrap-anywhere">{t.with(offer.name, trainerName)}</span>
          <span className="block text-sm text-muted">
            {dayName(day, today)}, {timeWords(Date.parse(start), zone)}
            {more > 0 && t.moreWeeks(more)}
          </span>
          {where && <span className="block text-sm text-muted wrap-anywhere">{where}</span>}
          {!isSure && (
            <span className="mt-1 flex flex-wrap gap-1.5">
              <StateBadge booking={booking} />
              {owedCents > 0 && <Badge tone="warn">{t.toPay(dollars(owedCents))}</Badge>}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
