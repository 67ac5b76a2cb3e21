import { CalendarCheck } from 'lucide-react';
import { dayName } from '#platform/web/time/day-text.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { TrainerSession } from '../../rules/trainer-sessions.ts';
import { homeText as t } from '../messages/home.ts';
import { SessionRow } from './session-row.tsx';

/** Of the days after today; all of today's stand there. */
const MAX_LATER = 6;

type SessionsCardProps = { sessions: readonly TrainerSession[]; today: string };

/** Today's sessions and the next ones, by day. */
export function SessionsCard({ sessions, today }: SessionsCardProps) {
  const dayOf = ({ start }: TrainerSession) => localDay(new Date(start));
  const ofToday = sessions.filter((session) => dayOf(session) <= today);
  const later = sessions.slice(ofToday.length, ofToday.length + MAX_LATER);
  const days = Map.groupBy([...ofToday, ...later], dayOf);
  const more = sessions.length - ofToday.length - later.length;
  return (
    <Card
      title={t.sessions}
      action={
        <LinkButton href="/trainers/calendar" variant="ghost" size="sm">
          {t.calendar}
        </LinkButton>
      }
    >
      {sessions.length === 0 ? (
        <EmptyState icon={<CalendarCheck size={28} />} title={t.noSessions}>
          {t.noSessionsLead}
        </EmptyState>
      ) : (
        <>
          {ofToday.length === 0 && <p className="text-muted">{t.nothingToday}</p>}
          {[...days].map(([day, group]) => (
            <section key={day} aria-label={dayName(day, today)} className="mt-3 first:mt-0">
              <h3 className="text-sm font-semibold text-muted">{dayName(day, today)}</h3>
              <ul className="-mx-2">
                {group.map((session) => (
                  <li key={session.bookingId}>
                    <SessionRow session={session} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {more > 0 && <p className="mt-2 text-sm text-muted">{t.more(more)}</p>}
        </>
      )}
    </Card>
  );
}
