import { goalSubjectsApi, goalsApi } from '#features/goals/contract.ts';
import { toCourse } from '#features/goals/rules/course.ts';
import type { GoalKind } from '#features/goals/rules/goal-kinds.ts';
import { findSubject } from '#features/goals/rules/subject.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SamplePerson } from './sample-world.ts';

/** The days for which the sample person has had the goals, and those that are left. */
const SINCE_DAYS = 28;
const LEFT_DAYS = 56;

type Aim = { kind: GoalKind; subject: string; name: string; share: number; adds: number };

/** One goal a kind: on course, close and not at this pace, as it happens with people. */
const AIMS: readonly Aim[] = [
  { kind: 'weight', subject: 'weight', name: 'Weight', share: 0.98, adds: 0 },
  { kind: 'measure', subject: 'waist', name: 'Waist', share: 0.97, adds: 0 },
  { kind: 'distance', subject: 'run', name: 'Running', share: 0, adds: 60_000 },
];
const LIFT_SHARE = 1.1;

/** Goals of a person whose figures are all there. */
export async function keepGoals(person: SamplePerson, today: CalendarDay): Promise<void> {
  const startOn = addDays(today, -SINCE_DAYS);
  const dueOn = addDays(today, LEFT_DAYS);
  const { subjects } = await person.call(goalSubjectsApi.read, { query: { date: today } });
  const lift = subjects.find(({ kind }) => kind === 'lift');
  const lifts = lift
    ? [{ kind: lift.kind, subject: lift.subject, name: lift.name, share: LIFT_SHARE, adds: 0 }]
    : [];
  for (const { kind, subject, name, share, adds } of [...AIMS, ...lifts]) {
    const found = findSubject(subjects, { kind, subject });
    const start = found && toCourse(found, { startOn }, startOn).now;
    if (!found || start === null || start === undefined) continue;
    const startValue = adds > 0 ? 0 : Math.round(start * 10) / 10;
    const target = adds > 0 ? adds : Math.round(startValue * share * 2) / 2;
    const { unit } = found;
    await person.call(goalsApi.add, {
      body: { id: newId(), kind, subject, name, unit, startOn, startValue, target, dueOn },
    });
  }
}
