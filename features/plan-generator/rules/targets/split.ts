import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import type { PlanInput, SessionFocus, Weekday } from '../plan-input.ts';

const UPPER: readonly Pattern[] = [
  'hpush',
  'hpull',
  'vpush',
  'vpull',
  'chest_iso',
  'side_iso',
  'rear_iso',
  'triceps',
  'biceps',
  'core',
];
const LOWER: readonly Pattern[] = [
  'squat',
  'lunge',
  'knee_iso',
  'hinge',
  'bridge',
  'ham_iso',
  'calf',
  'core',
  'carry',
];

/** Patterns of strength work that belong to a session. */
export const PATTERNS_OF_FOCUS: Readonly<Record<SessionFocus, readonly Pattern[]>> = {
  full: [...LOWER.slice(0, 7), ...UPPER],
  upper: UPPER,
  lower: LOWER,
  legs: LOWER,
  push: ['hpush', 'vpush', 'chest_iso', 'side_iso', 'triceps', 'core'],
  pull: ['vpull', 'hpull', 'rear_iso', 'biceps', 'core'],
  cardio: [],
  mobility: [],
};

const SPLITS: readonly (readonly SessionFocus[])[] = [
  [],
  ['full'],
  ['full', 'full'],
  ['full', 'full', 'full'],
  ['upper', 'lower', 'upper', 'lower'],
  ['upper', 'lower', 'push', 'pull', 'legs'],
  ['push', 'pull', 'legs', 'push', 'pull', 'legs'],
];

/** The sessions of a week in their usual order (domain sheet 3.5); a seventh day is an easy one. */
function sessionsFor(
  count: number,
  { goal, cardio }: Pick<PlanInput, 'goal' | 'cardio'>,
): readonly SessionFocus[] {
  const easy: SessionFocus = cardio === 'none' ? 'mobility' : 'cardio';
  const hasEasyDays = cardio !== 'none' || goal === 'stay_healthy';
  const upperLower = SPLITS[4] ?? [];
  if (count >= 5 && hasEasyDays && goal !== 'build_muscle') {
    const [first, second, third, fourth] = upperLower as [
      SessionFocus,
      SessionFocus,
      SessionFocus,
      SessionFocus,
    ];
    return [first, second, easy, third, fourth, easy, easy].slice(0, count);
  }
  return SPLITS[count] ?? [...(SPLITS[6] ?? []), easy];
}

const isEasy = (focus: SessionFocus): boolean => focus === 'cardio' || focus === 'mobility';

/** 0 to 1: how much of what one session trains the other trains too. */
function overlap(a: SessionFocus, b: SessionFocus): number {
  if (isEasy(a) || isEasy(b)) return a === b ? 0.3 : 0;
  if (a === b) return 1;
  const [one, other] = [PATTERNS_OF_FOCUS[a], new Set(PATTERNS_OF_FOCUS[b])];
  const common = one.filter((pattern) => other.has(pattern) && pattern !== 'core').length;
  return common / Math.min(one.length, other.size);
}

/** Days from one weekday to the next one like it, weeks repeating: 1 to 7. */
export const daysBetween = (from: Weekday, to: Weekday): number => ((to - from + 6) % 7) + 1;

const COST_OF_GAP = [0, 10, 2, 0.5, 0, 0, 0, 0] as const;

function spacingCost(sessions: readonly SessionFocus[], weekdays: readonly Weekday[]): number {
  let cost = 0;
  for (const [at, a] of weekdays.entries()) {
    for (const [other, b] of weekdays.entries()) {
      const [one, two] = [sessions[at], sessions[other]];
      if (at === other || !one || !two) continue;
      cost += (COST_OF_GAP[daysBetween(a, b)] ?? 0) * overlap(one, two);
    }
  }
  return cost;
}

/** All different orders of the sessions, the usual one first. */
function ordersOf(sessions: readonly SessionFocus[]): SessionFocus[][] {
  if (sessions.length === 0) return [[]];
  return [...new Set(sessions)].flatMap((first) => {
    const at = sessions.indexOf(first);
    return ordersOf(sessions.toSpliced(at, 1)).map((rest) => [first, ...rest]);
  });
}

/** Which session stands on which day: the order that leaves most time between like ones. */
export function splitWeek(
  weekdays: readonly Weekday[],
  input: Pick<PlanInput, 'goal' | 'cardio'>,
): readonly SessionFocus[] {
  const sessions = sessionsFor(weekdays.length, input);
  let best = sessions;
  let bestCost = spacingCost(sessions, weekdays);
  for (const order of ordersOf(sessions)) {
    const cost = spacingCost(order, weekdays);
    if (cost < bestCost - 1e-9) [best, bestCost] = [order, cost];
  }
  return best;
}
