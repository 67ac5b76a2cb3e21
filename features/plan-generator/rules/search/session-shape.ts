import {
  type Muscle,
  PATTERNS,
  type Pattern,
  TRACKED_MUSCLES,
} from '#features/exercises/rules/exercise-kinds.ts';
import type { SessionFocus } from '../plan-input.ts';

/** A set of patterns as bits, so that the search asks quickly. */
export const bitsOf = (patterns: readonly Pattern[]): number =>
  patterns.reduce((bits, pattern) => bits | (1 << PATTERNS.indexOf(pattern)), 0);

/** Costs `cost` where none of `any` is in the session. */
export type Need = { any: number; cost: number };

/** Costs `cost` for each of so many days that no session has any of `any`. */
export type Wish = Need & { days: number };

const need = (cost: number, ...any: readonly Pattern[]): Need => ({ any: bitsOf(any), cost });

const LEGS: readonly Need[] = [need(6, 'squat', 'lunge'), need(4, 'hinge')];

const KNEE_BEND = need(2, 'squat', 'lunge');

/** What a coach puts into every session of a kind. */
const NEEDS: Readonly<Record<SessionFocus, readonly Need[]>> = {
  full: [
    need(12, 'squat', 'lunge', 'hinge'),
    KNEE_BEND,
    need(8, 'hpush', 'vpush'),
    need(8, 'hpull', 'vpull'),
  ],
  upper: [
    need(6, 'hpush', 'vpush'),
    need(3, 'hpush'),
    need(2, 'vpush'),
    need(3, 'hpull'),
    need(3, 'vpull'),
  ],
  lower: LEGS,
  legs: LEGS,
  push: [need(6, 'hpush'), need(3, 'vpush')],
  pull: [need(4, 'hpull'), need(4, 'vpull')],
  cardio: [],
  mobility: [],
};

const UNMET_WISH = 8;

/** Patterns that a person expects who wants more of a muscle. */
const PATTERNS_FOR: Readonly<Record<(typeof TRACKED_MUSCLES)[number], readonly Pattern[]>> = {
  chest: ['hpush'],
  lats: ['vpull'],
  upperBack: ['hpull'],
  sideDelts: ['side_iso'],
  rearDelts: ['rear_iso'],
  biceps: ['biceps'],
  triceps: ['triceps'],
  quads: ['squat', 'lunge'],
  hamstrings: ['hinge', 'ham_iso'],
  glutes: ['bridge'],
  calves: ['calf'],
  core: ['core'],
};

/** On so many days a wished muscle has an exercise of its own. */
const WISHED_DAYS = 2;

/** What the week should hold for the wished muscles, on as many days as can. */
export const wishesOf = (
  focus: readonly Muscle[],
  patternsOfDays: readonly (readonly Pattern[])[],
): readonly Wish[] =>
  TRACKED_MUSCLES.filter((muscle) => focus.includes(muscle)).map((muscle) => {
    const { any, cost } = need(UNMET_WISH, ...PATTERNS_FOR[muscle]);
    const possible = patternsOfDays.filter((patterns) => (bitsOf(patterns) & any) !== 0).length;
    return { any, cost, days: Math.min(WISHED_DAYS, possible) };
  });

/** Isolation that comes after a compound for the same muscles, never alone. */
const AFTER: readonly (readonly [isolation: Pattern, ...compounds: Pattern[]])[] = [
  ['chest_iso', 'hpush'],
  ['knee_iso', 'squat', 'lunge'],
  ['triceps', 'hpush', 'vpush'],
  ['biceps', 'hpull', 'vpull'],
  ['rear_iso', 'hpull', 'vpull'],
  ['side_iso', 'hpush', 'vpush'],
];

type Follow = { isolation: number; after: number };

const FOLLOWS: readonly Follow[] = AFTER.map(([isolation, ...compounds]) => ({
  isolation: bitsOf([isolation]),
  after: bitsOf(compounds),
}));

export type Shape = { needs: readonly Need[]; follows: readonly Follow[] };

/** What a session should hold, as far as the day's exercises can. */
export function shapeOf(
  focus: SessionFocus,
  patterns: readonly Pattern[],
  wished: readonly Muscle[],
): Shape {
  const there = bitsOf(patterns);
  // Who wants more of the hips bends them rather than the knees.
  const wantsHips = wished.includes('glutes') || wished.includes('hamstrings');
  return {
    needs: NEEDS[focus].filter(
      (one) => (one.any & there) !== 0 && !(wantsHips && one === KNEE_BEND),
    ),
    follows: FOLLOWS.filter(({ after }) => (after & there) !== 0),
  };
}

const ALONE = 1.5;

/** What is missing from a session with these patterns. */
export function scoreShape({ needs, follows }: Shape, bits: number): number {
  let soft = 0;
  for (const { any, cost } of needs) if ((bits & any) === 0) soft += cost;
  for (const { isolation, after } of follows) {
    if ((bits & isolation) !== 0 && (bits & after) === 0) soft += ALONE;
  }
  return soft;
}
