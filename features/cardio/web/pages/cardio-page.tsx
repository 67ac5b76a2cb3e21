import { HeartPulse } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addDays } from '#platform/shared/calendar-day.ts';
import { keepFiles } from '#platform/web/installed-app/keep-files.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useActivities } from '../api.ts';
import { DAYS_AT_FIRST, DAYS_OF_ALL } from '../components/days-shown.ts';
import { NewActivity } from '../components/form/new-activity.tsx';
import { HeartCard } from '../components/heart/heart-card.tsx';
import { ActivityList } from '../components/list/activity-list.tsx';
import { WeekCard } from '../components/week/week-card.tsx';
import { listText } from '../messages.ts';

export function CardioPage() {
  const today = useToday();
  const [days, setDays] = useState(DAYS_AT_FIRST);
  const isAll = days === DAYS_OF_ALL;
  const showAll = () => setDays(DAYS_OF_ALL);
  const activities = useActivities(addDays(today, -days));
  // A watch's file is often opened where there is no network.
  useEffect(() => void keepFiles(['file-worker', 'activity-page']), []);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={listText.title} subtitle={listText.lead} back="/workouts" />
      <Loaded query={activities}>
        {(all) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <NewActivity lastKind={all[0]?.kind ?? 'run'} />
            {all.length > 0 && <WeekCard activities={all} />}
            {all.length === 0 ? (
              <EmptyState
                icon={<HeartPulse size={28} />}
                title={isAll ? listText.none : listText.noneLately}
                action={
                  !isAll && (
                    <Button variant="ghost" onClick={showAll}>
                      {listText.showEarlier}
                    </Button>
                  )
                }
              >
                {listText.addFirst}
              </EmptyState>
            ) : (
              <ActivityList activities={all} onEarlier={isAll ? null : showAll} />
            )}
            <HeartCard />
          </div>
        )}
      </Loaded>
    </div>
  );
}
