import { isMinor } from '#features/account/rules.ts';
import { findKind, isOffered } from '#features/measures/rules/kinds.ts';
import { UNDERWEIGHT_BMI } from '#features/nutrition/rules/targets/body-mass-index.ts';
import {
  KCAL_PER_KG,
  SURPLUS_KCAL,
  WEEKLY_LOSS_SHARE,
} from '#features/nutrition/rules/targets/energy-limits.ts';
import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { type GoalContent, type GoalKind, goesDown, MAX_GOAL_DAYS } from './goal-kinds.ts';
import type { GoalPerson } from './subject.ts';

/** A lift's estimated max may be meant to grow so much of itself a week: beginners' first months are about that. */
const LIFT_WEEKLY_SHARE = 0.02;
/** Points of body fat a week: what the fastest safe loss of weight takes, if all of it were fat. */
const FAT_WEEKLY_POINTS = WEEKLY_LOSS_SHARE * 100;
/** Distance may be meant to become twice what the last weeks brought, and this much in any case, metres a week. */
const DISTANCE_TIMES = 2;
const DISTANCE_ALWAYS_M = 10_000;
const DAYS_A_WEEK = 7;

/** Whether goals about something suit a person: none about weight under 18 or in gentle mode. */
export function isGoalOffered(kind: GoalKind, subject: string, person: GoalPerson): boolean {
  if (kind === 'weight') {
    return !person.numbersHidden && person.age !== null && !isMinor(person.age);
  }
  const known = kind === 'measure' ? findKind(subject) : undefined;
  return known === undefined || isOffered(known, person);
}

/** Units of length, mass and share, in which a person's own measure may be one of the body. */
const BODY_UNITS = ['cm', 'mm', 'm', 'in', 'inch', 'inches', 'ft', 'kg', 'g', 'lb', 'lbs', '%'];

/** Whether a figure is one of the body's size: weight, body fat, girths, and own measures that may be such. */
function isBodySize({ kind, subject, unit }: Pick<GoalContent, 'kind' | 'subject' | 'unit'>) {
  if (kind !== 'measure') return kind === 'weight';
  const known = findKind(subject);
  return known ? known.group === 'body' : BODY_UNITS.includes(unit.trim().toLowerCase());
}

type Way = Pick<GoalContent, 'kind' | 'subject' | 'unit' | 'startValue' | 'target'>;

/** Whether a goal is to make the body smaller, which nobody under 18, or whose age is not known, is helped to. */
const isToShrinkYoung = (goal: Way, { age }: GoalPerson): boolean =>
  goesDown(goal) && isBodySize(goal) && (age === null || isMinor(age));

/** Whether a goal that exists is shown to a person. */
export const isGoalShown = (goal: Way, person: GoalPerson): boolean =>
  isGoalOffered(goal.kind, goal.subject, person) && !isToShrinkYoung(goal, person);

export type Going = {
  /** where it stands, from which the way is measured */
  value: number;
  on: CalendarDay;
  /** what a week brought of late, of distance; null where that is not known */
  weekly: number | null;
};

type Aim = Pick<GoalContent, 'kind' | 'subject' | 'startValue' | 'target' | 'dueOn' | 'unit'>;

/** The most that a figure may be meant to move in a week; null: without limit. */
export function weeklyLimit(goal: Aim, going: Going): number | null {
  const isDown = goesDown({ target: goal.target, startValue: going.value });
  switch (goal.kind) {
    case 'weight':
      return isDown ? WEEKLY_LOSS_SHARE * going.value : (SURPLUS_KCAL * 7) / KCAL_PER_KG;
    case 'lift':
      return isDown ? null : LIFT_WEEKLY_SHARE * going.value;
    case 'measure':
      return goal.subject === 'bodyFat' && isDown ? FAT_WEEKLY_POINTS : null;
    case 'habit':
      return DAYS_A_WEEK;
    case 'distance':
      return going.weekly === null
        ? null
        : Math.max(DISTANCE_ALWAYS_M, DISTANCE_TIMES * going.weekly);
  }
}

/** The earliest day for a target that is not faster than is safe; null: any. */
export function earliestDay(goal: Aim, going: Going): CalendarDay | null {
  const limit = weeklyLimit(goal, going);
  if (limit === null || limit <= 0) return null;
  // Rounding figures to what is shown must not ask for one day more.
  const days = ((Math.abs(goal.target - going.value) - 0.001) / limit) * 7;
  // A habit can be kept on the first day already.
  const counted = Math.ceil(days) - (goal.kind === 'habit' ? 1 : 0);
  return addDays(going.on, Math.max(1, counted));
}

/** The lowest weight that a goal may have at a height, kg: a BMI of 18.5. */
export const lowestWeightKg = (heightCm: number): number =>
  Math.ceil(UNDERWEIGHT_BMI * (heightCm / 100) ** 2 * 10) / 10;

export type GoalProblem =
  | { field: 'kind'; kind: 'not_offered' | 'protected' }
  /** nobody under 18 is helped to get smaller */
  | { field: 'target'; kind: 'growing' }
  | { field: 'target'; kind: 'no_way' | 'underweight'; lowestKg?: number }
  | { field: 'dueOn'; kind: 'too_early' | 'too_late' }
  | { field: 'dueOn'; kind: 'too_fast'; earliest: CalendarDay; limit: number };

/** What is wrong with a goal that goes on; null when it is fine. */
export function problemOfGoal(goal: Aim, going: Going, person: GoalPerson): GoalProblem | null {
  if (!isGoalOffered(goal.kind, goal.subject, person))
    return { field: 'kind', kind: 'not_offered' };
  if (goal.target === going.value) return { field: 'target', kind: 'no_way' };
  const isDown = goesDown({ target: goal.target, startValue: going.value });
  if (isToShrinkYoung({ ...goal, startValue: going.value }, person))
    return { field: 'target', kind: 'growing' };
  const isProtected = isDown && person.protection !== null && isBodySize(goal);
  if (isProtected) return { field: 'kind', kind: 'protected' };
  if (goal.kind === 'weight' && isDown && person.heightCm !== null) {
    const lowestKg = lowestWeightKg(person.heightCm);
    if (goal.target < lowestKg) return { field: 'target', kind: 'underweight', lowestKg };
  }
  const days = daysFrom(going.on, goal.dueOn);
  if (days < 1) return { field: 'dueOn', kind: 'too_early' };
  if (days > MAX_GOAL_DAYS) return { field: 'dueOn', kind: 'too_late' };
  const earliest = earliestDay(goal, going);
  const limit = weeklyLimit(goal, going);
  if (earliest !== null && limit !== null && goal.dueOn < earliest) {
    return { field: 'dueOn', kind: 'too_fast', earliest, limit };
  }
  return null;
}
