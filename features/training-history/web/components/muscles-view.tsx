import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { LEVEL_NAMES, MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { MuscleMap } from '#features/figures/web/public.ts';
import { usePool } from '#features/own-exercises/web/public.ts';
import { sumMuscleSets } from '#features/plan-generator/rules/figures/muscle-sets.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import type { DoneInRange } from '../../rules/history-kinds.ts';
import { toMuscleShares, toMuscleWeek } from '../../rules/muscle-week.ts';
import { useRange } from '../api.ts';
import { useTrainee } from '../hooks/use-trainee.ts';
import { figure } from '../messages/figures.ts';
import { musclesText } from '../messages/history.ts';

/** A week by muscle against the recommended range, on the body and as a table. */
export function MusclesView() {
  const today = useToday();
  const [chosen, setWeeksAgo] = useState<number | null>(null);
  const thisMonday = mondayOf(today);
  const thisWeek = useRange(thisMonday, addDays(thisMonday, 6)).data;
  // A week that has just begun says nothing yet: the last one is shown first.
  const weeksAgo = chosen ?? (thisWeek?.sessions === 0 ? 1 : 0);
  const monday = addDays(thisMonday, -7 * weeksAgo);
  const sunday = addDays(monday, 6);
  const range = useRange(monday, sunday);
  const pool = usePool();
  const person = useTrainee();
  return (
    <>
      <div className="mb-4 flex items-center gap-1">
        <IconButton
          label={musclesText.previousWeek}
          icon={<ChevronLeft aria-hidden size={22} />}
          onClick={() => setWeeksAgo(weeksAgo + 1)}
        />
        <p aria-live="polite" className="min-w-0 flex-1 text-center font-semibold">
          {musclesText.week(shortDateText(monday, today), shortDateText(sunday, today))}
        </p>
        <IconButton
          label={musclesText.nextWeek}
          icon={<ChevronRight aria-hidden size={22} />}
          disabled={weeksAgo === 0}
          onClick={() => setWeeksAgo(weeksAgo - 1)}
        />
      </div>
      <Loaded query={range}>
        {({ exercises }) => {
          const week = toMuscleWeek(sumMuscleSets(exercises.map(toSets), pool.find), person);
          const sets = week.reduce((sum, one) => sum + one.sets, 0);
          const reached = week.filter(({ sets: done, min }) => done >= min).length;
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-5">
              <Card title={musclesText.finding(reached, week.length, sets)}>
                <MuscleMap
                  muscles={toMuscleShares(week)}
                  names={MUSCLE_NAMES}
                  levels={musclesText.levels}
                />
                <p className="mt-3 text-sm text-muted">{musclesText.lead}</p>
              </Card>
              <Card title={musclesText.caption}>
                <FiguresTable
                  caption={musclesText.caption}
                  columns={musclesText.columns}
                  rows={week.map(({ muscle, sets: done, min, max, state }) => ({
                    key: muscle,
                    cells: [
                      MUSCLE_NAMES[muscle],
                      musclesText.setsAre(figure(done), state),
                      musclesText.range(figure(min), figure(max)),
                    ],
                  }))}
                />
                <p className="mt-3 text-sm text-muted">
                  {musclesText.rangeFor(musclesText.goals[person.goal], LEVEL_NAMES[person.level])}{' '}
                  {musclesText.formula}
                </p>
              </Card>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

const toSets = ({ exercise, sets }: DoneInRange) => ({ exerciseId: exercise, sets });
