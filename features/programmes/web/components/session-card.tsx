import { Link } from 'wouter';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { PlanItem, PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { doseText, replacesText } from '../messages/adapted.ts';
import { countMinutes } from '../messages.ts';

type SessionCardProps = {
  session: PlannedSession;
  name: string;
  exerciseOf: (id: string) => Exercise | undefined;
};

/** One session of a week as it would be for the person. */
export function SessionCard({ session, name, exerciseOf }: SessionCardProps) {
  const where = session.placeName ? ` · ${session.placeName}` : '';
  return (
    <Card
      title={`${weekdayName(session.weekday)}: ${name}`}
      action={
        <span className="tabular min-w-0 text-sm text-muted wrap-anywhere">
          {countMinutes(Math.round(session.seconds / 60))}
          {where}
        </span>
      }
    >
      <ol className="grid gap-1">
        {session.items.map((item) => (
          <ItemRow key={item.id} item={item} exerciseOf={exerciseOf} />
        ))}
      </ol>
    </Card>
  );
}

type ItemRowProps = { item: PlanItem; exerciseOf: SessionCardProps['exerciseOf'] };

function ItemRow({ item, exerciseOf }: ItemRowProps) {
  const exercise = exerciseOf(item.exerciseId);
  const nameOf = (id: string) => exerciseOf(id)?.name ?? id;
  const replaces = replacesText(item.reasons, nameOf);
  return (
    <li className="flex flex-wrap items-center gap-3 py-1.5">
      <FigureThumbnail exerciseId={item.exerciseId} muscles={exercise?.muscles ?? {}} />
      <span className="min-w-24 flex-1">
        <Link
          href={`/workouts/exercises/${item.exerciseId}`}
          className="-my-1 inline-block py-1 font-medium wrap-anywhere hover:underline"
        >
          <bdi>{nameOf(item.exerciseId)}</bdi>
        </Link>
        <span className="tabular block text-sm text-muted">{doseText(item)}</span>
        {replaces && <span className="block text-sm text-accent-2">{replaces}</span>}
      </span>
    </li>
  );
}
