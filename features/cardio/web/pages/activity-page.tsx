import { SearchX } from 'lucide-react';
import { useParams } from 'wouter';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { ActivityView } from '../components/page/activity-view.tsx';
import { useActivity } from '../hooks/use-activity.ts';
import { activityText, listText } from '../messages.ts';

const LIST = '/workouts/cardio';

export function ActivityPage() {
  const { id = '' } = useParams();
  const { activity, query } = useActivity(id);
  return (
    <div className="mx-auto max-w-3xl">
      {activity ? (
        <ActivityView key={id} activity={activity} />
      ) : (
        <>
          <PageHeader title={listText.title} back={LIST} />
          <Loaded query={query}>
            {() => (
              <EmptyState
                icon={<SearchX size={28} />}
                title={activityText.unknown}
                action={<LinkButton href={LIST}>{activityText.toList}</LinkButton>}
              >
                {activityText.unknownHint}
              </EmptyState>
            )}
          </Loaded>
        </>
      )}
    </div>
  );
}
