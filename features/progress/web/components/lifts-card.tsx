import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { Finding } from '#features/training-history/rules/trend.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { daysIn, periodBefore } from '#platform/shared/periods.ts';
import { kgToLb } from '#platform/shared/units.ts';
import { ChartCard, EmptyCard } from '#platform/web/charts/chart-card.tsx';
import { TimeChart } from '#platform/web/charts/time-chart.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { toLiftFigures } from '../../rules/lift-figures.ts';
import { before, figure, unknown } from '../messages/figures.ts';
import { trainingText } from '../messages/training.ts';
import type { Shown } from './shown.ts';

const LEAST_HEIGHT = 5;

/** A kg figure in the person's unit, to half of one. */
export function useMaxText() {
  const { weightUnit } = useUnits();
  const inUnit = (kg: number) => (weightUnit === 'lb' ? kgToLb(kg) : kg);
  return {
    unit: weightUnit,
    inUnit,
    text: (kg: number) => `${figure(Math.round(inUnit(kg) * 2) / 2)}\u00a0${weightUnit}`,
  };
}

/** The estimated max of the lifts that are trained most, one at a time. */
export function LiftsCard({ shown: { data, period, compare } }: { shown: Shown }) {
  const today = useToday();
  const { unit, inUnit, text } = useMaxText();
  const [chosen, choose] = useState<string | null>(null);
  const lifts = toLiftFigures(data, period);
  const lift = lifts.find(({ exercise }) => exercise === chosen) ?? lifts[0];
  const [first, last] = [lift?.trend[0], lift?.trend.at(-1)];
  if (!lift || !first || !last) {
    return (
      <EmptyCard
        topic={trainingText.lifts}
        text={trainingText.noLifts}
        link={{ href: '/workouts', text: trainingText.train }}
      />
    );
  }
  const { trend, found, bestKg } = lift;
  const earlier = compare
    ? toLiftFigures(data, periodBefore(period)).find(({ exercise }) => exercise === lift.exercise)
    : undefined;
  const later = earlier?.trend.map((point) => ({
    ...point,
    date: addDays(point.date, daysIn(period)),
  }));
  const title = lift.name;
  return (
    <ChartCard
      topic={trainingText.lifts}
      finding={findingText(found, title, text)}
      {...(compare && {
        figures: [
          { label: trainingText.best, value: text(bestKg), unit: null },
          { label: before, value: earlier ? text(earlier.bestKg) : unknown, unit: null },
        ],
      })}
      chart={
        <>
          {lifts.length > 1 && (
            <div className="mb-3 print:hidden">
              <SelectField
                label={trainingText.choose}
                value={lift.exercise}
                onChange={({ currentTarget }) => choose(currentTarget.value)}
                options={lifts.map(({ exercise, name }) => ({ value: exercise, label: name }))}
              />
            </div>
          )}
          <TimeChart
            label={trainingText.liftChart(
              title,
              dateText(first.date, today),
              dateText(last.date, today),
              text(first.value),
              text(last.value),
            )}
            readingsName={trainingText.liftValues(title)}
            unit={unit}
            from={period.from}
            to={period.to}
            leastHeight={LEAST_HEIGHT}
            layers={[
              ...(later && later.length > 1
                ? [
                    {
                      kind: 'line',
                      look: 'before',
                      name: before,
                      points: inUnits(later, inUnit),
                    } as const,
                  ]
                : []),
              {
                kind: 'line',
                look: 'main',
                name: trainingText.max,
                points: inUnits(trend, inUnit),
              },
              { kind: 'dots', name: trainingText.sessions, points: inUnits(trend, inUnit) },
            ]}
            readings={trend.map(({ date, value }) => ({
              date,
              text: `${dateText(date, today)}: ${text(value)}`,
            }))}
          />
        </>
      }
      table={{
        caption: trainingText.liftCaption(title),
        columns: ['Day', trainingText.max],
        rows: trend.toReversed().map(({ date, value }) => ({
          key: date,
          cells: [dateText(date, today), text(value)],
        })),
      }}
      note={trainingText.liftNote}
      link={{ href: '/workouts/history?show=exercises', text: trainingText.allLifts }}
    />
  );
}

const inUnits = <Point extends { value: number }>(
  trend: readonly Point[],
  inUnit: (kg: number) => number,
): Point[] => trend.map((point) => ({ ...point, value: inUnit(point.value) }));

function findingText(found: Finding, name: string, text: (kg: number) => string): string {
  const say = trainingText.liftsFinding;
  if (found.kind === 'up' || found.kind === 'down') return say[found.kind](name, text(found.by));
  return say.steady(name, text(found.value));
}
