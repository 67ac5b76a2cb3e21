import { ChevronRight, Video } from 'lucide-react';
import { Link } from 'wouter';
import { timeWords } from '#features/free-times/rules/when-words.ts';
import type { CalendarSession } from '#features/trainer-calendar/rules/calendar-sessions.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { buttonStyle } from '#platform/web/ui/button-style.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { untilWords } from '../../rules/until-words.ts';
import { homeText as t } from '../messages/home.ts';
import { dayOf, hrefOf, whatAndWhere, whoComes } from './session-parts.ts';

type NextSessionCardProps = { session: CalendarSession; nowMs: number; today: string };

/** What comes next, to be read at arm's length between two clients. */
export function NextSessionCard({ session, nowMs, today }: NextSessionCardProps) {
  const zone = deviceTimeZone();
  const [booking, second] = session.bookings;
  const message = second ? null : booking?.message;
  const link = session.isOnline && booking?.offer.link;
  const day = dayOf(session);
  return (
    <Card
      title={t.next}
      action={
        <Badge tone="accent">{untilWords(session.startMs - nowMs) ?? dayName(day, today)}</Badge>
      }
      className="border-accent"
    >
      <Link
        href={hrefOf(session)}
        className="-mx-2 -mb-2 flex items-center gap-3 rounded-control px-2 py-2 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="tabular block text-[min(1.75rem,11vw)] leading-tight font-bold">
            {timeWords(session.startMs, zone)}
            <span className="text-base font-normal text-muted">
              {' '}
              {t.until(timeWords(session.endMs, zone))}
            </span>
          </span>
          <bdi className="mt-1 block text-lg font-semibold">{whoComes(session)}</bdi>
          <span className="block text-muted">{whatAndWhere(session)}</span>
          {message && <span className="mt-1 block text-sm">{t.wrote(message)}</span>}
        </span>
        <ChevronRight aria-hidden size={22} className="shrink-0 text-faint" />
      </Link>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'secondary', className: 'mt-4 w-full' })}
        >
          <Video aria-hidden size={20} />
          {t.join}
        </a>
      )}
    </Card>
  );
}
