import {
  addToBests,
  type BestSet,
  type Bests,
  NO_BESTS,
} from '#features/progression/rules/records/bests.ts';
import type { Best, DoneSetRow, ExerciseDay } from './history-kinds.ts';

type Sum = (sum: number | null, value: number | null) => number | null;
const add: Sum = (sum, value) => (value === null ? sum : (sum ?? 0) + value);
const most: Sum = (sum, value) => (value === null ? sum : Math.max(sum ?? value, value));

/** The sets of an exercise, in the order of the days, as one figure of each kind a session. */
export function toExerciseDays(sets: readonly DoneSetRow[]): ExerciseDay[] {
  const days = new Map<string, ExerciseDay>();
  for (const set of sets) {
    if (set.kind === 'warmUp') continue;
    const { sessionId, date } = set;
    const day = days.get(sessionId);
    days.set(sessionId, {
      sessionId,
      date,
      sets: (day?.sets ?? 0) + 1,
      volumeKg: add(day?.volumeKg ?? null, set.volumeKg),
      e1rmKg: most(day?.e1rmKg ?? null, set.e1rmKg),
      reps: most(day?.reps ?? null, set.reps),
      seconds: add(day?.seconds ?? null, set.seconds),
      metres: add(day?.metres ?? null, set.metres),
    });
  }
  return [...days.values()];
}

type DoneSet = Pick<
  DoneSetRow,
  'sessionId' | 'date' | 'kind' | 'loadKg' | 'reps' | 'seconds' | 'metres' | 'reserve'
>;

/** The bests of sets of an exercise in the order of the days, each with its day; the first of equals stands. */
export function toBests(sets: readonly DoneSet[]): Best[] {
  const sessionOf = new Map<string, string>();
  let bests: Bests = NO_BESTS;
  for (const set of sets) {
    bests = addToBests(bests, set, set.date);
    const key = keyOf({ ...set, kg: set.loadKg });
    if (!sessionOf.has(key)) sessionOf.set(key, set.sessionId);
  }
  const shown = (kind: Best['kind'], found: BestSet | null): Best[] =>
    found === null
      ? []
      : [
          {
            kind,
            date: found.date,
            sessionId: sessionOf.get(keyOf(found)) ?? null,
            kg: found.kg,
            reps: found.reps,
            seconds: found.seconds,
            metres: found.metres,
            maxKg: null,
            isRough: false,
          },
        ];
  const { max } = bests;
  return [
    ...shown('max', max).map((one) => ({
      ...one,
      maxKg: max?.maxKg ?? null,
      isRough: max?.isRough ?? false,
    })),
    ...shown('heaviest', bests.heaviest),
    ...shown('set', bests.set),
    ...bests.reps.toReversed().flatMap((one) => shown('reps', one)),
    ...shown('longest', bests.longest),
    ...shown('farthest', bests.farthest),
    ...bests.paces.flatMap((one) => shown('pace', one)),
  ];
}

const keyOf = ({ date, kg, reps, seconds, metres }: BestSet): string =>
  [date, kg, reps, seconds, metres].join(' ');
