import type { Exercise, Range } from '#features/exercises/rules/exercise.ts';
import type { Level } from '#features/exercises/rules/exercise-kinds.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import type { LoggedSet } from '#features/training-sessions/rules/session-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** How an exercise gets harder from session to session. */
export const PROGRESSION_RULES = [
  'double',
  'linear',
  'undulating',
  'time',
  'variation',
  'none',
] as const;
export type ProgressionRule = (typeof PROGRESSION_RULES)[number];

/** What a person says of one exercise. Null: what suits the exercise and their level. */
export type LiftSettings = {
  rule: ProgressionRule | null;
  /** null: the person's own unit */
  unit: 'kg' | 'lb' | null;
  /** kg; null: the smallest that the place can make */
  stepKg: number | null;
  restSeconds: number | null;
};

export const NO_SETTINGS: LiftSettings = {
  rule: null,
  unit: null,
  stepKg: null,
  restSeconds: null,
};

export type PastSet = Pick<
  LoggedSet,
  'kind' | 'loadKg' | 'reps' | 'seconds' | 'metres' | 'reserve'
>;

/** The sets of one exercise that were done in a finished session. */
export type PastSession = {
  sessionId: string;
  date: CalendarDay;
  sets: readonly PastSet[];
  /** what was aimed for; null: nothing was planned */
  range: Range | null;
  /** reps in reserve that were planned */
  reserve: number | null;
  /** a light session: no step back */
  isLight: boolean;
};

/** What the session to come asks for. */
export type SuggestContext = {
  /** the day of the session */
  today: CalendarDay;
  /** reps; null: the exercise's own */
  range: Range | null;
  /** of a set that is timed; null: the exercise's own */
  seconds?: Range | null;
  /** reps in reserve; null: effort is not counted so */
  reserve: number | null;
  kit: Kit;
  isDeload: boolean;
  level?: Level;
  /** kg, for a lift without a past */
  plannedKg?: number | null;
  /** the least that the person may leave: 2 under 18, 4 while effort is capped */
  leastReserve?: number;
  /** another exercise, if the place has what it needs and nothing speaks against it */
  possible?: (exerciseId: string) => Exercise | undefined;
};

/** What was done the last time; all null without a last time. */
export type LastDone = {
  lastDate: CalendarDay | null;
  lastKg: number | null;
  /** reps of each set; seconds where the sets were timed */
  lastAmounts: readonly number[] | null;
  /** mean of what was said, in halves; null: not said */
  lastReserve: number | null;
};

/** Why a load is suggested: figures, kept with the session. `web/messages` makes the sentence. */
export type WhyLoad = LastDone & {
  kind:
    | 'first'
    | 'planned'
    | 'heavier'
    | 'moreReps'
    | 'longer'
    | 'bigStep'
    | 'heaviest'
    | 'tooEasy'
    | 'tooHard'
    | 'hard'
    | 'under'
    | 'lighter'
    | 'failed'
    | 'layOff'
    | 'light'
    | 'undulating'
    | 'otherReps'
    | 'nextBand'
    | 'harder'
    | 'easier'
    | 'same';
  /** what is suggested: kg, and the reps or seconds of a set */
  kg: number | null;
  amount: number | null;
  isTimed: boolean;
  /** what decides: days without it, percent of change, the reserve that was planned, sessions in a row */
  figure: number | null;
  /** the other exercise of a variation */
  exerciseId: string | null;
  /** kg that were meant, where the place cannot make them */
  wantedKg: number | null;
};

/** What to do next in each set. Kg, reps, seconds; null where it has none. */
export type Suggestion = {
  loadKg: number | null;
  reps: Range | null;
  seconds: Range | null;
  /** reps in reserve */
  reserve: number | null;
  /** a harder or easier variation to go to; the figures are for it */
  exerciseId: string | null;
  reason: WhyLoad;
};
