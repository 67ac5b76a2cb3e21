import { addDays } from '#platform/shared/calendar-day.ts';
import { daysIn, periodBefore } from '#platform/shared/periods.ts';
import { ChartCard, EmptyCard } from '#platform/web/charts/chart-card.tsx';
import { TimeChart } from '#platform/web/charts/time-chart.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { toSessionFigures } from '../../rules/training-figures.ts';
import { before, figure, periodText, unknown } from '../messages/figures.ts';
import { trainingText } from '../messages/training.ts';
import { middleOf } from './food-steps.ts';
import type { Shown } from './shown.ts';

/** Sessions of each week against the weekly goal. */
export function SessionsCard({ shown: { data, period, compare } }: { shown: Shown }) {
  const today = useToday();
  const { weeks, total, mean, weeksMet, fullWeeks, meanBefore } = toSessionFigures(data, period);
  const link = { href: '/workouts/history', text: trainingText.history };
  if (total === 0) {
    return (
      <EmptyCard
        topic={trainingText.sessions}
        text={trainingText.noSessions}
        link={{ href: '/workouts', text: trainingText.train }}
      />
    );
  }
  const { weeklyGoal } = data;
  const [first, last] = [weeks[0] ?? period, weeks.at(-1) ?? period];
  const earlier = compare ? toSessionFigures(data, periodBefore(period)).weeks : [];
  const later = Math.round(daysIn(period) / 7) * 7;
  return (
    <ChartCard
      topic={trainingText.sessions}
      finding={trainingText.sessionsFinding(mean, weeklyGoal)}
      figures={[
        { label: trainingText.total, value: figure(total), unit: null },
        {
          label: trainingText.weeksMet,
          value: figure(weeksMet),
          unit: trainingText.ofWeeks(fullWeeks),
        },
        ...(compare
          ? [
              {
                label: before,
                value: meanBefore === null ? unknown : figure(meanBefore),
                unit: trainingText.aWeek,
              },
            ]
          : []),
      ]}
      chart={
        <TimeChart
          label={trainingText.sessionsChart(
            dateText(first.from, today),
            dateText(period.to, today),
            mean,
            weeklyGoal,
          )}
          readingsName={trainingText.sessionsValues}
          unit={trainingText.sessions.toLowerCase()}
          from={first.from}
          to={addDays(first.from, weeks.length * 7 - 1)}
          leastHeight={Math.max(4, weeklyGoal)}
          layers={[
            {
              kind: 'bars',
              look: 'second',
              name: trainingText.sessions,
              bars: weeks.map(({ from, sessions }) => ({
                from,
                to: addDays(from, 6),
                whole: from !== last.from,
                parts: [
                  { key: trainingText.sessions, value: sessions, className: 'fill-accent-2' },
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
                    points: earlier.map((week) => ({
                      date: addDays(week.from, later + 3),
                      value: week.sessions,
                    })),
                  } as const,
                ]),
            { kind: 'goal', name: trainingText.goal(weeklyGoal), low: weeklyGoal, high: null },
          ]}
          readings={weeks.map((week) => ({
            date: middleOf({ from: week.from, to: addDays(week.from, 6) }),
            text: trainingText.weekOf(periodText(week, today), week.sessions),
          }))}
        />
      }
      table={{
        caption: trainingText.sessionsCaption,
        columns: ['Week', trainingText.sessions],
        rows: weeks.toReversed().map((week) => ({
          key: week.from,
          cells: [periodText(week, today), figure(week.sessions)],
        })),
      }}
      note={trainingText.runningWeek}
      link={link}
    />
  );
}
