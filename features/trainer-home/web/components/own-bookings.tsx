import { CalendarCheck, CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { timeWords } from '#features/free-times/rules/when-words.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { deviceTimeZone, localDay } from '#platform/web/time/local-clock.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { bookingsToCome } from '../../rules/own-bookings.ts';
import { useOwnBookings, useOwnGyms } from '../api.ts';
import { homeText as t } from '../messages/home.ts';

const MINUTE_MS = 60_000;

/** The next session that was booked with the way to all, and the classes of the person’s gyms: side by side. */
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
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
      {bookings.length > 0 && (
        <Way href="/trainers/bookings" icon={<CalendarCheck size={18} />} title={t.yourBookings}>
          {next ? (
            <>
              <span className="block font-medium text-ink">{when(next.start)}</span>
              <span className="line-clamp-2 wrap-anywhere">
                {t.nextWith(next.offer.name, next.trainerName)}
              </span>
              {others.length > 0 && <span className="block">{t.moreToCome(others.length)}</span>}
            </>
          ) : (
            t.noneToCome
          )}
        </Way>
      )}
      {gyms.length > 0 && (
        <Way href="/gym/timetable" icon={<CalendarDays size={18} />} title={t.classes}>
          <span className="line-clamp-3 wrap-anywhere">{gyms.join(', ')}</span>
        </Way>
      )}
    </div>
  );
}

type WayProps = { href: string; icon: ReactNode; title: string; children: ReactNode };

function Way({ href, icon, title, children }: WayProps) {
  return (
    <Link
      href={href}
      className="block rounded-card border border-line bg-surface px-3.5 py-2.5 transition-colors duration-150 hover:bg-hover"
    >
      <span className="flex items-start gap-2 font-medium">
        <span aria-hidden className="mt-0.5 shrink-0 text-accent-2">
          {icon}
        </span>
        {title}
      </span>
      <span className="mt-0.5 block text-sm text-muted">{children}</span>
    </Link>
  );
}
