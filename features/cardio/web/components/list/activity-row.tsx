import { ACTIVITY_RECORD } from '#features/tracks/rules/activity-kinds.ts';
import { durationText } from '#platform/shared/duration-text.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { Activity } from '../../../contract.ts';
import { formatDistance, formatPace } from '../../../rules/figures.ts';
import { activityPath } from '../activity-path.ts';
import { KindIcon } from '../kind-icon.tsx';

const textOf = (figure: { value: string; unit: string } | null): string | null =>
  figure && `${figure.value} ${figure.unit}`;

/** One line for an activity: what, when, how far, how long and how fast. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const today = useToday();
  const { id, kind, name, date, metres, seconds } = activity;
  const figures = [
    metres === null ? null : textOf(formatDistance(metres, kind)),
    durationText(seconds),
    textOf(formatPace(activity, kind)),
  ].filter((figure) => figure !== null);
  return (
    <li>
      <ListRow
        href={activityPath(id)}
        icon={<KindIcon kind={kind} />}
        title={
          <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <bdi>{name}</bdi>
            <PendingMark kind={ACTIVITY_RECORD} ids={[id]} />
          </span>
        }
        detail={
          <span className="tabular">
            {dayName(date, today)}
            <span className="block">{figures.join(' · ')}</span>
          </span>
        }
      />
    </li>
  );
}
