import type { Exercise, Range } from '#features/exercises/rules/exercise.ts';
import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { type Kit, loadHolderOf, loadsOf } from '#features/training-profile/rules/kit.ts';
import type { PlanInput } from '../plan-input.ts';

/** The youngest age that is not a minor's, and the age from which balance is trained. */
export const ADULT_AGE = 18;
export const BALANCE_AGE = 60;

type Person = Pick<PlanInput, 'goal' | 'level' | 'age' | 'intensityCapped'>;
type Effort = Person & Pick<PlanInput, 'avoid'>;

export const isMinor = ({ age }: Pick<PlanInput, 'age'>): boolean =>
  age !== null && age < ADULT_AGE;
export const trainsBalance = ({ age }: Pick<PlanInput, 'age'>): boolean =>
  age !== null && age >= BALANCE_AGE;

/** Least reps in reserve that a plan ever asks for (domain sheet 3.3, 3.7). */
export function minReserve(person: Effort): number {
  if (person.intensityCapped) return 4;
  const mayGoFar = person.goal === 'build_muscle' && person.level !== 'beginner';
  const isSore = person.avoid.some((tag) => tag !== 'noise' && tag !== 'impact');
  return mayGoFar && !isSore && !isMinor(person) && !trainsBalance(person) ? 1 : 2;
}

/** Reps in reserve in the first week of a block. */
export const firstReserve = (person: Effort): number => Math.max(3, minReserve(person));

/** A hand weight that is light for legs, chest and back: it takes more reps. Legs that have trained want more. */
const LIGHT_KG = 12;
const LIGHT_LEG_KG = 16;
const LIGHT_REPS: Range = [12, 20];

/** Overhead and single-joint work has no strength to spare for so many. */
const LIGHT_PATTERNS: ReadonlySet<Pattern> = new Set([
  'squat',
  'lunge',
  'hinge',
  'bridge',
  'hpush',
  'hpull',
]);

/** Both legs at once, which lift most. */
const STRONG_PATTERNS: ReadonlySet<Pattern> = new Set(['squat', 'hinge', 'bridge']);

/** True if the heaviest load for the exercise at the place is light for people of a level. */
export function isLightFor(
  kit: Kit,
  exercise: Exercise,
  { level }: Pick<PlanInput, 'level'>,
): boolean {
  const holder = loadHolderOf(kit, exercise);
  if (holder !== 'dumbbells' && holder !== 'kettlebell') return false;
  const isLegs = STRONG_PATTERNS.has(exercise.pattern) && !exercise.unilateral;
  const lightKg = isLegs && level !== 'beginner' ? LIGHT_LEG_KG : LIGHT_KG;
  return (loadsOf(kit, holder).at(-1) ?? 0) <= lightKg;
}

/** What the goal wants, within what suits the exercise; at least three reps wide where it can be. */
function fitReps([bottom, top]: Range, [low, high]: Range): Range {
  const [from, to] = [Math.max(bottom, low), Math.min(top, high)];
  if (to - from >= 2) return [from, to];
  if (top < low + 2) return [Math.max(bottom, top - 2), top];
  return [Math.max(bottom, low), Math.min(top, Math.max(bottom, low) + 4)];
}

/** How far a range without weights reaches up: many reps are for those who have become strong. */
const WIDEST_REPS = { beginner: 7, intermediate: 10, advanced: 15 } as const;

/** Reps of a set: the goal's for weights, the exercise's own where the load cannot be chosen. */
export function repsFor(exercise: Exercise, kit: Kit, person: Person): Range | null {
  if (!exercise.reps) return null;
  if (exercise.pattern === 'mobility') return exercise.reps;
  if (exercise.loadType !== 'external') {
    const [bottom, top] = exercise.reps;
    return [bottom, Math.min(top, bottom + WIDEST_REPS[person.level])];
  }
  if (LIGHT_PATTERNS.has(exercise.pattern) && isLightFor(kit, exercise, person)) return LIGHT_REPS;
  const isCareful = isMinor(person) || trainsBalance(person) || person.intensityCapped;
  const heavy = person.goal === 'build_muscle' && !isCareful;
  const wanted: Range = exercise.compound ? (heavy ? [6, 10] : [8, 12]) : [10, 15];
  return fitReps(exercise.reps, wanted);
}

/** Reps up to which a set trains strength and wants the longest rest. */
const STRENGTH_REPS = 6;

/** Up to here a day is short: it rests no longer than helps size (no clear gain beyond 90 s, domain sheet 3.3). */
export const SHORT_DAY_MINUTES = 30;

/** Rest after a set on a day of so many minutes, seconds (domain sheet 3.3). */
export function restFor(
  exercise: Exercise,
  reps: Range | null,
  person: Person,
  minutes = Number.POSITIVE_INFINITY,
): number {
  if (exercise.pattern === 'cardio') return 0;
  if (exercise.pattern === 'mobility') return 10;
  if (exercise.rest === 'heavy' && reps && reps[1] <= STRENGTH_REPS) return 180;
  const isCareful = isMinor(person) || trainsBalance(person) || person.intensityCapped;
  const isLong = person.goal === 'build_muscle' && !isCareful && minutes > SHORT_DAY_MINUTES;
  if (exercise.compound) return isLong || (exercise.rest === 'heavy' && !isCareful) ? 120 : 90;
  return isLong ? 75 : 60;
}

/** Effort counts in reps in reserve where reps do, except for stretches. */
export const countsReserve = (exercise: Exercise): boolean =>
  exercise.reps !== null && exercise.pattern !== 'mobility' && exercise.pattern !== 'cardio';
