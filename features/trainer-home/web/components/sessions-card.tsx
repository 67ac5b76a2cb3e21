import { CalendarCheck } from 'lucide-react';
import { dayName } from '#platform/web/time/day-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { ComingSessions } from '../../rules/trainer-sessions.ts';
import { homeText as t } from '../messages/home.ts';
import { BookedRow } from './booked-row.tsx';
import { dayOf } from './session-parts.ts';

/** Of the days after today; all of today's stand there. */
const MAX_LATER = 6;

type SessionsCardProps = { sessions: ComingSessions; today: string };

/** What runs now, the rest of today and the next days. What comes first has a card of its own. */
export function SessionsCard({ sessions, today }: SessionsCardProps) {
  const { now, next, later } = sessions;
  const all = [...now, ...later];
  if (next && all.length === 0) return null;
  const isToday = (session: (typeof all)[number]) => dayOf(session) <= today;
  const ofToday = all.filter(isToday).length;
  const shown = all.slice(0, ofToday + MAX_LATER);
  const more = all.length - shown.length;
  return (
    <Card
      title={next ? t.afterThat : t.sessions}
      action={
        <LinkButton href="/trainers/calendar" variant="ghost" size="sm">
          {t.calendar}
        </LinkButton>
      }
    >
      {all.length === 0 ? (
        <EmptyState icon={<CalendarCheck size={28} />} title={t.noSessions}>
          {t.noSessionsLead}
        </EmptyState>
      ) : (
        <>
          {[...Map.groupBy(shown, dayOf)].map(([day, group]) => (
            <section key={day} aria-label={dayName(day, today)} className="mt-3 first:mt-0">
              <h3 className="text-sm font-semibold text-muted">{dayName(day, today)}</h3>
              <ul className="-mx-2">
                {group.map((session) => (
                  <li key={session.key}>
                    <BookedRow session={session} isNow={now.includes(session)} />
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
