import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useActivities } from '../api.ts';
import { DAYS_AT_FIRST, DAYS_OF_ALL } from '../components/days-shown.ts';
import { NewActivity } from '../components/form/new-activity.tsx';
import { ActivityList } from '../components/list/activity-list.tsx';
import { listText } from '../messages.ts';

export function CardioPage() {
  const today = useToday();
  const [days, setDays] = useState(DAYS_AT_FIRST);
  const activities = useActivities(addDays(today, -days));
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={listText.title} subtitle={listText.lead} back="/workouts" />
      <Loaded query={activities}>
        {(all) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <NewActivity lastKind={all[0]?.kind ?? 'run'} />
            {all.length === 0 && days === DAYS_OF_ALL ? (
              <EmptyState icon={<HeartPulse size={28} />} title={listText.none}>
                {listText.addFirst}
              </EmptyState>
            ) : (
              <ActivityList
                activities={all}
                onEarlier={days === DAYS_OF_ALL ? null : () => setDays(DAYS_OF_ALL)}
              />
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}
