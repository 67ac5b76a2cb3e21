import { MINOR_DAY_MINUTES, WEEK_MINUTES } from '#features/cardio/rules/week-minutes.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { daysIn, periodBefore } from '#platform/shared/periods.ts';
import { ChartCard, EmptyCard } from '#platform/web/charts/chart-card.tsx';
import { TimeChart } from '#platform/web/charts/time-chart.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { toCardioFigures } from '../../rules/training-figures.ts';
import { before, figure, periodText, unknown } from '../messages/figures.ts';
import { trainingText } from '../messages/training.ts';
import { middleOf } from './food-steps.ts';
import type { Shown } from './shown.ts';

const ADULT_AGE = 18;
const LEAST_MINUTES = 60;
const link = { href: '/workouts/cardio', text: trainingText.addCardio };

/** Minutes of moderate and vigorous effort of each week, against what the WHO recommends. */
export function CardioCard({ shown: { data, period, compare } }: { shown: Shown }) {
  const today = useToday();
  const { weeks, mean, meanBefore } = toCardioFigures(data, period);
  if (weeks.every(({ counted }) => counted === 0)) {
    return <EmptyCard topic={trainingText.cardio} text={trainingText.noCardio} link={link} />;
  }
  const isMinor = data.age !== null && data.age < ADULT_AGE;
  const low = isMinor ? 7 * MINOR_DAY_MINUTES : WEEK_MINUTES.from;
  const high = isMinor ? null : WEEK_MINUTES.to;
  const [first, last] = [weeks[0] ?? period, weeks.at(-1) ?? period];
  const later = Math.round(daysIn(period) / 7) * 7;
  const names = [trainingText.moderate, trainingText.vigorous] as const;
  return (
    <ChartCard
      topic={trainingText.cardio}
      finding={
        high !== null && mean > high
          ? trainingText.cardioAbove(mean, high)
          : trainingText.cardioFinding(mean, low)
      }
      {...(compare && {
        figures: [
          { label: trainingText.counted, value: figure(mean, 0), unit: trainingText.aWeek },
          {
            label: before,
            value: meanBefore === null ? unknown : figure(meanBefore, 0),
            unit: trainingText.aWeek,
          },
        ],
      })}
      chart={
        <TimeChart
          label={trainingText.cardioChart(
            dateText(first.from, today),
            dateText(period.to, today),
            mean,
          )}
          readingsName={trainingText.cardioValues}
          unit="min"
          from={first.from}
          to={addDays(first.from, weeks.length * 7 - 1)}
          leastHeight={LEAST_MINUTES}
          layers={[
            {
              kind: 'bars',
              look: 'second',
              name: trainingText.cardio,
              bars: weeks.map(({ from, moderate, vigorous }) => ({
                from,
                to: addDays(from, 6),
                whole: from !== last.from,
                parts: [
                  { key: names[0], value: moderate, className: 'fill-accent-2' },
                  { key: names[1], value: vigorous, className: 'fill-accent' },
                ],
              })),
            },
            ...(meanBefore === null || !compare
              ? []
              : [
                  {
                    kind: 'line',
                    look: 'before',
                    name: before,
                    points: toCardioFigures(data, periodBefore(period)).weeks.map((week) => ({
                      date: addDays(week.from, later + 3),
                      value: week.moderate + week.vigorous,
                    })),
                  } as const,
                ]),
            { kind: 'goal', name: trainingText.recommended(low, high), low, high },
          ]}
          readings={weeks.map((week) => ({
            date: middleOf({ from: week.from, to: addDays(week.from, 6) }),
            text: trainingText.cardioReading(periodText(week, today), week.moderate, week.vigorous),
          }))}
        />
      }
      table={{
        caption: trainingText.cardioCaption,
        columns: ['Week', ...names, trainingText.counted],
        rows: weeks.toReversed().map((week) => ({
          key: week.from,
          cells: [
            periodText(week, today),
            figure(week.moderate, 0),
            figure(week.vigorous, 0),
            figure(week.counted, 0),
          ],
        })),
      }}
      note={isMinor ? trainingText.cardioMinorNote : trainingText.cardioNote}
      link={link}
    />
  );
}
