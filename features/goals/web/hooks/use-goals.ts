import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { Goal } from '../../contract.ts';
import { type Course, toCourse } from '../../rules/course.ts';
import { isGoalShown } from '../../rules/goal-limits.ts';
import { type GoalUnit, goalUnit } from '../../rules/goal-units.ts';
import { type Standing, toStanding } from '../../rules/standing.ts';
import { type DayValue, findSubject, type GoalPerson, type Subject } from '../../rules/subject.ts';
import { useGoalList, useSubjects } from '../api.ts';

/** A goal with where its figure has been, and how it stands. */
export type ShownGoal = {
  goal: Goal;
  course: Course;
  /** all that is known of what it is about, day by day */
  points: readonly DayValue[];
  standing: Standing;
  shown: GoalUnit;
};

export type ShownGoals = {
  /** those that go on, the nearest date first */
  going: readonly ShownGoal[];
  ended: readonly { goal: Goal; shown: GoalUnit }[];
  /** goals about the body that are not shown */
  hidden: number;
  person: GoalPerson;
  subjects: readonly Subject[];
};

const NO_COURSE: Course = { line: [], dots: [], now: null, weekly: null, estimate: null };

function showGoals(
  goals: readonly Goal[],
  { person, subjects }: { person: GoalPerson; subjects: readonly Subject[] },
  toUnit: (of: Pick<Goal, 'kind' | 'unit'>) => GoalUnit,
  today: CalendarDay,
): ShownGoals {
  const seen = goals.filter((goal) => isGoalShown(goal, person));
  const going = seen
    .filter(({ ended }) => ended === null)
    .map((goal) => {
      const subject = findSubject(subjects, goal);
      const course = subject ? toCourse(subject, goal, today) : NO_COURSE;
      const points = subject?.points ?? [];
      return {
        goal,
        course,
        points,
        standing: toStanding(goal, course, today),
        shown: toUnit(goal),
      };
    });
  const ended = seen
    .filter((goal) => goal.ended !== null)
    .map((goal) => ({ goal, shown: toUnit(goal) }));
  return { going, ended, hidden: goals.length - seen.length, person, subjects };
}

/** Every goal as it stands today, with figures since `from`: left out, as many as its standing needs. */
export function useGoals(from?: CalendarDay) {
  const today = useToday();
  const { weightUnit, heightUnit } = useUnits();
  const list = useGoalList();
  const subjects = useSubjects(today, from);
  const queries = [list, subjects];
  const toUnit = (of: Pick<Goal, 'kind' | 'unit'>) => goalUnit(of, { weightUnit, heightUnit });
  return {
    data:
      list.data && subjects.data ? showGoals(list.data, subjects.data, toUnit, today) : undefined,
    isError: queries.some(({ isError }) => isError),
    error: queries.find(({ isError }) => isError)?.error,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
