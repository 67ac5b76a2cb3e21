import { PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ACTIVITY_RECORD } from '#features/tracks/rules/activity-kinds.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { Activity } from '../../../contract.ts';
import { useRemoveActivity } from '../../api.ts';
import { shareText } from '../../messages/share.ts';
import { activityText, KIND_NAMES } from '../../messages.ts';
import { EditActivity } from '../form/edit-activity.tsx';
import { clockText } from './clock-text.ts';
import { FiguresCard } from './figures-card.tsx';
import { LapsCard } from './laps-card.tsx';
import { ShareActivity } from './share-activity.tsx';
import { TrackCards } from './track-cards.tsx';
import { ZonesCard } from './zones-card.tsx';

const LIST = '/workouts/cardio';

/** One activity: its figures, what a file knows of it, and the ways to change and delete it. */
export function ActivityView({ activity }: { activity: Activity }) {
  const today = useToday();
  const [edited, setEdited] = useState(false);
  const [, goTo] = useLocation();
  const remove = useRemoveActivity();
  const { id, kind, name, date, note } = activity;
  const heartSeconds = activity.fromFile?.heartSeconds;
  const when = [
    name === KIND_NAMES[kind] ? null : KIND_NAMES[kind],
    dayName(date, today),
    clockText(activity),
  ].filter(Boolean);
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        back={LIST}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-2">
            {when.join(', ')}
            <PendingMark kind={ACTIVITY_RECORD} ids={[id]} />
          </span>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FiguresCard activity={activity} />
        {note !== null && (
          <Card title={activityText.note}>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {note}
            </p>
          </Card>
        )}
        {activity.hasTrack && <TrackCards activity={activity} />}
        <LapsCard activity={activity} />
        {heartSeconds && <ZonesCard heartSeconds={heartSeconds} />}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            icon={<PencilLine aria-hidden size={18} />}
            onClick={() => setEdited(true)}
          >
            {activityText.edit}
          </Button>
          <ShareActivity activity={activity} />
          <Button
            variant="ghost"
            icon={<Trash2 aria-hidden size={18} />}
            pending={remove.isPending}
            onClick={() => remove.mutate(activity, { onSuccess: () => goTo(LIST) })}
          >
            {activityText.remove}
          </Button>
        </div>
        {activity.hasTrack && <p className="text-sm text-muted">{shareText.hidden}</p>}
      </div>
      <EditActivity activity={edited ? activity : null} onClose={() => setEdited(false)} />
    </>
  );
}
