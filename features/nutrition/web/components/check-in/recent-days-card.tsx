import { Check, Scale } from 'lucide-react';
import { useUnits } from '#features/account/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { RecentDay } from '../../../contract/check-ins.ts';
import { useMarkDay } from '../../api/targets.ts';
import { nothingEaten, whenADayCounts } from '../../messages/progress.ts';

/** What the estimate has to go by of the last week. A day with little in it can be called complete. */
export function RecentDaysCard({ days }: { days: readonly RecentDay[] }) {
  return (
    <Card title="The last seven days">
      <p className="text-sm text-muted">{whenADayCounts}</p>
      <ul className="mt-2 divide-y divide-line">
        {days.toReversed().map((day) => (
          <Row key={day.date} {...day} />
        ))}
      </ul>
    </Card>
  );
}

function Row(day: RecentDay) {
  const { date, logged, marked, weighed } = day;
  const today = useToday();
  const { energy } = useUnits();
  const mark = useMarkDay();
  const name = dayName(date, today);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 py-1.5">
      <span className="min-w-[min(8rem,100%)] flex-1">
        <span className="block font-medium">{name}</span>
        <span className="tabular flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>{eatenText(day, energy)}</span>
          {weighed && (
            <span className="inline-flex items-center gap-1">
              <Scale aria-hidden size={14} /> weighed
            </span>
          )}
        </span>
      </span>
      {logged && !marked ? (
        <span className="inline-flex items-center gap-1.5 text-sm text-muted">
          <Check aria-hidden size={16} className="text-accent-3" /> Counts
        </span>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          pending={mark.isPending}
          aria-pressed={marked}
          onClick={() => mark.mutate({ date, marked: !marked })}
          className="-mr-3"
        >
          {marked ? 'Marked complete' : 'Mark complete'}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  );
}

function eatenText(
  { entryCount, kcal, kcalKnown, marked }: RecentDay,
  energy: ReturnType<typeof useUnits>['energy'],
): string {
  if (entryCount === 0) return marked ? nothingEaten(energy(0).unit) : 'Nothing logged';
  if (kcal === null) return 'Energy unknown';
  const { value, unit } = energy(kcal);
  return `${kcalKnown < entryCount ? 'at least ' : ''}${value} ${unit}`;
}
