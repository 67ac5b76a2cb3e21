import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { goalFigure } from '../../rules/goal-units.ts';
import type { ShownGoal } from '../hooks/use-goals.ts';
import { standingText } from '../messages.ts';

/** "Weight: 72 kg by 12 Mar". */
export const toTopic = ({ goal, shown }: ShownGoal, today: CalendarDay): string =>
  standingText.topic(goal.name, goalFigure(goal.target, shown), shortDateText(goal.dueOn, today));

/** How a goal stands, in one line. */
export function toFinding(
  { goal, standing, course, shown }: ShownGoal,
  today: CalendarDay,
): string {
  const now = course.now === null ? '–' : goalFigure(course.now, shown);
  const day = shortDateText(goal.dueOn, today);
  switch (standing.state) {
    case 'reached':
      return standingText.reached(now);
    case 'passed':
      return standingText.passed(day, now, goalFigure(goal.target, shown));
    case 'unknown':
      return standingText.unknown;
    case 'on':
    case 'close':
      return standingText[standing.state](day);
    case 'off':
      return standingText.off;
  }
}
