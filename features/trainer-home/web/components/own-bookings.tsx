import { CalendarCheck, CalendarDays } from 'lucide-react';
import { timeWords } from '#features/bookings/rules/when-words.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { deviceTimeZone, localDay } from '#platform/web/time/local-clock.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { bookingsToCome } from '../../rules/own-bookings.ts';
import { useOwnBookings, useOwnGyms } from '../api.ts';
import { homeText as t } from '../messages/home.ts';

const MINUTE_MS = 60_000;

/** The next session that was booked with the way to all, and the classes of the person’s gyms. */
export function OwnBookings() {
  const bookings = useOwnBookings().data ?? [];
  const gyms = useOwnGyms();
  const nowMs = useNow(true, MINUTE_MS);
  const today = useToday();
  if (bookings.length === 0 && gyms.length === 0) return null;
  const [next, ...others] = bookingsToCome(bookings, nowMs);
  const when = (start: string) =>
    `${dayName(localDay(new Date(start)), today)}, ${timeWords(Date.parse(start), deviceTimeZone())}`;
  return (
    <Card padded={false} className="p-[min(0.5rem,2vw)]">
      {bookings.length > 0 && (
        <ListRow
          href="/trainers/bookings"
          icon={<CalendarCheck size={20} />}
          title={t.yourBookings}
          detail={
            next ? (
              <>
                <span className="block wrap-anywhere">
                  {t.nextWith(next.offer.name, next.trainerName)}
                </span>
                <span className="block">{when(next.start)}</span>
              </>
            ) : (
              t.noneToCome
            )
          }
          value={others.length > 0 && t.moreToCome(others.length)}
        />
      )}
      {gyms.length > 0 && (
        <ListRow
          href="/gym/timetable"
          icon={<CalendarDays size={20} />}
          title={t.classes}
          detail={gyms.join(', ')}
        />
      )}
    </Card>
  );
}
