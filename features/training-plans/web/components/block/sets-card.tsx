import { TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { weekOn } from '#features/plan-blocks/rules/block.ts';
import { countSets } from '#features/plan-generator/rules/explain/volumes.ts';
import { setRangeOf } from '#features/plan-generator/rules/targets/weekly-targets.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { TrainingPlan } from '../../../contract.ts';
import { blockText } from '../../messages/week.ts';

type SetsCardProps = { plan: TrainingPlan; pool: Pool; today: CalendarDay };

const figure = (sets: number): string => sets.toLocaleString('en-AU', { maximumFractionDigits: 1 });

/** Sets a muscle in this week against what it should get. */
export function SetsCard({ plan, pool, today }: SetsCardProps) {
  const week = weekOn(plan, mondayOf(today), pool.find);
  const sessions = week.sessions.length > 0 ? week.sessions : plan.base.sessions;
  const items = sessions.flatMap((session) => session.items);
  const rows = TRACKED_MUSCLES.map((muscle) => ({
    muscle,
    sets: countSets(items, muscle, pool.find),
    ...setRangeOf(plan.input, muscle),
  }));
  const most = Math.max(...rows.map(({ sets, max }) => Math.max(sets, max)));
  return (
    <Card title={blockText.setsTitle}>
      <p className="-mt-1 mb-3 text-sm text-muted">{blockText.setsLead}</p>
      <ul className="grid gap-3">
        {rows.map(({ muscle, sets, min, max }) => {
          const state = sets < min ? 'short' : sets > max ? 'beyond' : 'enough';
          return (
            <li key={muscle}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium">{MUSCLE_NAMES[muscle]}</span>
                <span className="tabular text-sm text-muted">
                  {blockText.setsOf(figure(sets), figure(min), figure(max), blockText[state])}
                </span>
              </p>
              <Bar sets={sets} min={min} max={max} most={most} isShort={state === 'short'} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type BarProps = { sets: number; min: number; max: number; most: number; isShort: boolean };

/** The sets as a bar, over the range as a frame; the words beside it say the same. */
function Bar({ sets, min, max, most, isShort }: BarProps) {
  const percent = (value: number) => `${(100 * value) / most}%`;
  return (
    <span aria-hidden className="relative mt-1 block h-3 rounded-full bg-raised">
      <span
        className={`absolute inset-y-0 left-0 rounded-full ${isShort ? 'bg-warn' : 'bg-accent-solid'}`}
        style={{ width: percent(Math.min(sets, most)) }}
      />
      <span
        className="absolute -inset-y-0.5 rounded-sm border-2 border-line-strong"
        style={{ left: percent(min), width: percent(max - min) }}
      />
    </span>
  );
}
