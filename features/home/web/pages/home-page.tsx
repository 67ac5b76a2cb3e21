import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayName } from '#features/account/rules.ts';
import { useCurrentUser } from '#features/account/web/public.ts';
import { PlanOffer } from '#features/billing/web/public.ts';
import { useUsualFoods } from '#features/food-log/web/public.ts';
import { GymNotice, InvitationsNotice } from '#features/organisations/web/public.ts';
import { TrainerDay } from '#features/trainer-home/web/public.ts';
import { LateChart } from '#platform/web/routing/late-chart.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { WhenIdle } from '#platform/web/time/idle-only.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { partOfDay } from '../../rules.ts';
import { homeDayQuery } from '../api.ts';
import { DayOutline } from '../components/day-outline.tsx';
import { DayOverview } from '../components/day-overview.tsx';
import { StreakBadge } from '../components/streak-badge.tsx';
import {
  dayNotLoaded,
  dayNotRefreshed,
  earlierVersion,
  greeting,
  nothingIsLost,
} from '../messages.ts';

const nothing = {};

/** The person's day at a glance. */
export function HomePage() {
  const today = useToday();
  const user = useCurrentUser().data;
  // As the page is opened; a greeting that changes under one's eyes would be odd.
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const home = useQuery(homeDayQuery(today));
  const usual = useUsualFoods(today);
  // The usual foods stand above the meals: a day that was not here at once waits for them.
  const [atOnce] = useState(home.data !== undefined);
  const isLoading = home.isPending || (usual.isPending && !atOnce);
  const streak = home.data?.streakCount ?? user?.streakCount ?? 0;
  const name = user ? displayName(user) : '';
  const numbersHidden = home.data?.nutrition.numbersHidden ?? false;
  return (
    <>
      <PageHeader
        title={greeting(part, name)}
        subtitle={
          <span className="flex flex-wrap items-center justify-between gap-2">
            {dateText(today, today)}
            {streak > 1 && !numbersHidden && (
              // Its room is kept until it is known whether streaks are to be seen.
              <span className={isLoading ? 'invisible' : undefined}>
                <StreakBadge days={streak} />
              </span>
            )}
          </span>
        }
      />
      <PlanOffer />
      {user?.role === 'trainer' && (
        <div className="mb-4 lg:mb-5">
          <LateChart chart={TrainerDay} with={nothing} pending={<Skeleton className="h-44" />} />
        </div>
      )}
      <div className="not-empty:mb-4">
        <WhenIdle>
          <InvitationsNotice />
        </WhenIdle>
      </div>
      <div className="not-empty:mb-4 lg:not-empty:mb-5">
        <WhenIdle>
          <GymNotice />
        </WhenIdle>
      </div>
      {isLoading && !home.isError && <DayOutline today={today} />}
      {home.isError && (
        <StatusMessage
          tone="error"
          title={home.data ? dayNotRefreshed : dayNotLoaded}
          action={
            <Button variant="secondary" size="sm" onClick={() => void home.refetch()}>
              Try again
            </Button>
          }
        >
          {home.data ? earlierVersion : nothingIsLost}
        </StatusMessage>
      )}
      {home.data && !isLoading && <DayOverview home={home.data} today={today} streak={streak} />}
    </>
  );
}
