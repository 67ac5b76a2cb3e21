import { ProfileRow, useOwnProfile } from '#features/trainer-profile/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { requestsWaiting, sessionsToCome } from '../../rules/trainer-sessions.ts';
import { useSessions, useTaughtClasses } from '../api.ts';
import { homeText as t } from '../messages/home.ts';
import { BookedRow } from './booked-row.tsx';
import { RequestsRow } from './requests-row.tsx';
import { dayOf } from './session-parts.ts';

const MINUTE_MS = 60_000;

/** Home's part for trainers: today's sessions, what waits for an answer, and what is left to be found. */
export function TrainerDay() {
  const today = useToday();
  const nowMs = useNow(true, MINUTE_MS);
  const booked = useSessions(today);
  const classes = useTaughtClasses(today).data ?? [];
  const profile = useOwnProfile().data;
  return (
    <Card
      title={t.yourDay}
      action={
        <LinkButton href="/trainers/calendar" variant="ghost" size="sm" className="-mr-3">
          {t.calendar}
        </LinkButton>
      }
    >
      <Loaded query={booked}>
        {(bookings) => {
          const requests = requestsWaiting(bookings).length;
          const { now, next, later } = sessionsToCome(bookings, classes, nowMs);
          const all = [...now, ...(next ? [next] : []), ...later];
          const ofToday = all.filter((session) => dayOf(session) <= today);
          const [first] = all;
          return (
            <>
              {ofToday.length === 0 && <p className="text-muted">{t.nothingToday}</p>}
              <ul className="-mx-2">
                {requests > 0 && (
                  <li>
                    <RequestsRow count={requests} />
                  </li>
                )}
                {ofToday.map((session) => (
                  <li key={session.key}>
                    <BookedRow session={session} isNow={now.includes(session)} />
                  </li>
                ))}
                {ofToday.length === 0 && first && (
                  <li>
                    <BookedRow session={first} day={dayName(dayOf(first), today)} />
                  </li>
                )}
                {profile && (
                  <li>
                    <ProfileRow state={profile} />
                  </li>
                )}
              </ul>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
