import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import type { Layer } from '#platform/web/charts/chart-layers.tsx';
import { timeBefore } from '#platform/web/charts/messages.ts';
import { TimeChart } from '#platform/web/charts/time-chart.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { Estimate } from '../../rules/course.ts';
import { addsUp } from '../../rules/goal-kinds.ts';
import { goalFigure } from '../../rules/goal-units.ts';
import type { GoalView } from '../../rules/goal-view.ts';
import type { ShownGoal } from '../hooks/use-goals.ts';
import { standingText } from '../messages.ts';

const LEAST_HEIGHT = 2;
/** Places at which the estimate is drawn and read. */
const STEPS_AHEAD = 12;

export type Ahead = Estimate & { date: CalendarDay };

/** The estimate from today to the goal's day; none where it is not known or the day has passed. */
export function toAhead({ goal, course: { estimate } }: ShownGoal, today: CalendarDay): Ahead[] {
  const days = daysFrom(today, goal.dueOn);
  if (!estimate || days < 1) return [];
  const steps = Math.min(STEPS_AHEAD, days);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const date = addDays(today, Math.round((days * step) / steps));
    return { date, ...estimate(date) };
  });
}

type GoalChartProps = { shownGoal: ShownGoal; view: GoalView; compare: boolean };

/** Where a goal's figure has been in the time shown, where it goes with its uncertainty, and the goal. */
export function GoalChart({ shownGoal, view, compare }: GoalChartProps) {
  const today = useToday();
  const { goal, course, shown } = shownGoal;
  const { from, to, line, dots, before } = view;
  const ahead = view.showsAhead ? toAhead(shownGoal, today) : [];
  const last = line.at(-1);
  if (!last && ahead.length === 0) return <p className="text-muted">{standingText.noneInTime}</p>;
  const text = (value: number) => goalFigure(value, shown);
  const inUnit = <Point extends { value: number }>(points: readonly Point[]) =>
    points.map((point) => ({ ...point, value: shown.toShown(point.value) }));
  const layers: Layer[] = [
    ...(ahead.length > 0
      ? [
          {
            kind: 'band',
            name: standingText.likely,
            points: ahead.map(({ date, low, high }) => ({
              date,
              low: shown.toShown(low),
              high: shown.toShown(high),
            })),
          } as const,
          {
            kind: 'line',
            look: 'second',
            name: standingText.ahead,
            points: inUnit(ahead),
          } as const,
        ]
      : []),
    ...(dots.length > 0
      ? [{ kind: 'dots', name: standingText.figures, points: inUnit(dots) } as const]
      : []),
    ...(compare && before.length > 1
      ? [{ kind: 'line', look: 'before', name: timeBefore, points: inUnit(before) } as const]
      : []),
    {
      kind: 'line',
      look: 'main',
      name: goal.kind === 'weight' ? standingText.trend : standingText.line,
      points: inUnit(line),
    },
    {
      kind: 'goal',
      name: standingText.goalLine,
      low: shown.toShown(goal.target),
      high: null,
    },
  ];
  return (
    <TimeChart
      label={standingText.chart(
        goal.name,
        dateText(from, today),
        dateText(to, today),
        course.now === null ? '–' : text(course.now),
        text(goal.target),
      )}
      readingsName={standingText.values(goal.name)}
      unit={shown.unit}
      from={from}
      to={to}
      leastHeight={addsUp(goal.kind) ? 1 : LEAST_HEIGHT}
      layers={layers}
      readings={[
        ...line.map(({ date, value }) => ({
          date,
          text: standingText.reading(dateText(date, today), text(value)),
        })),
        ...ahead
          .filter(({ date }) => last === undefined || date > last.date)
          .map(({ date, value, low, high }) => ({
            date,
            text: standingText.readingAhead(
              dateText(date, today),
              text(value),
              text(low),
              text(high),
            ),
          })),
      ]}
    />
  );
}
