import { ListingCard, useOwnProfile } from '#features/trainer-profile/web/public.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { requestsWaiting, sessionsToCome } from '../../rules/trainer-sessions.ts';
import { useSessions, useTaughtClasses } from '../api.ts';
import { homeText as t } from '../messages/home.ts';
import { HoursCard } from './hours-card.tsx';
import { NextSessionCard } from './next-session-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { WaysCard } from './ways-card.tsx';

const MINUTE_MS = 60_000;
const column = 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5';

/** A trainer's day: who comes next, who asks, who comes after, and what is open. */
export function TrainerHome() {
  const today = useToday();
  const nowMs = useNow(true, MINUTE_MS);
  const booked = useSessions(today);
  const classes = useTaughtClasses(today).data ?? [];
  const profile = useOwnProfile().data;
  return (
    <>
      <PageHeader title={t.title} subtitle={t.lead} />
      <div className={`${column} items-start lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
        <div className={column}>
          <Loaded query={booked}>
            {(bookings) => {
              const requests = requestsWaiting(bookings);
              const sessions = sessionsToCome(bookings, classes, nowMs);
              return (
                <>
                  {sessions.next && (
                    <NextSessionCard session={sessions.next} nowMs={nowMs} today={today} />
                  )}
                  {requests.length > 0 && <RequestsCard requests={requests} today={today} />}
                  <SessionsCard sessions={sessions} today={today} />
                </>
              );
            }}
          </Loaded>
          {profile && <ListingCard state={profile} leadsToProfile />}
        </div>
        <div className={column}>
          <HoursCard today={today} />
          <WaysCard />
        </div>
      </div>
    </>
  );
}
