import type { Goal } from '#features/account/contract.ts';
import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise, Range } from '#features/exercises/rules/exercise.ts';
import type {
  Level,
  Muscle,
  Pattern,
  StressTag,
} from '#features/exercises/rules/exercise-kinds.ts';
import type { MainMovement } from '#features/exercises/rules/training-gaps.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';

/** 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type PlanDay = {
  weekday: Weekday;
  minutes: number;
  kit: Kit;
  /** null: a day without a place */
  placeName: string | null;
};

/** What is known of a lift: estimated one-rep max in kg, and days since it was last trained. */
export type KnownLift = { e1rmKg: number; daysSince?: number };

/** All that a plan is made from. The same input gives the same plan on every device. */
export type PlanInput = {
  goal: Goal;
  level: Level;
  /** years; null: not known */
  age: number | null;
  days: readonly PlanDay[];
  avoid: readonly StressTag[];
  /** exercise ids */
  banned: readonly string[];
  favourites: readonly string[];
  /** muscles that get more, within their weekly maximum */
  focus: readonly Muscle[];
  recovery: 'low' | 'normal' | 'high';
  /** screening not cleared: at least 4 reps in reserve, no hard intervals */
  intensityCapped: boolean;
  /** pregnant or soon after: nothing face down, and on the back only where nothing else serves */
  sparesLying?: boolean;
  cardio: 'none' | 'some' | 'more';
  /** left out: where the goal or age suggests it */
  mobility?: boolean;
  /** the catalogue and the person's own exercises */
  pool: readonly Exercise[];
  /** exercise ids of the last block; empty: the first block */
  kept: readonly string[];
  /** locked by the person: stay as they are */
  fixed: readonly { weekday: number; item: PlanItem }[];
  lifts: Readonly<Record<string, KnownLift>>;
  weeks: 4 | 5 | 6;
  seed: number;
};

/** Why an item stands in the plan; `web/messages` makes the sentence. */
export type Reason =
  /** the only exercise of this main movement in the week */
  | { kind: 'onlyPattern'; pattern: Pattern }
  /** of a kind that the week holds on so many days */
  | { kind: 'mainPattern'; pattern: Pattern; daysAWeek: number }
  /** brings so many of the week's sets of a muscle that other exercises leave short */
  | { kind: 'muscleGap'; muscle: Muscle; sets: number; ofSets: number }
  /** trained heavy on this day: few reps, long rests */
  | { kind: 'heavyDay' }
  | { kind: 'kept' }
  | { kind: 'favourite' }
  | { kind: 'focus'; muscle: Muscle }
  | { kind: 'fixed' }
  /** stands for another exercise, which cannot be done */
  | { kind: 'substitute'; forExerciseId: string; because: SubstituteCause }
  /** trains balance, from 60 on */
  | { kind: 'balance' }
  /** learnt easily: technique comes before weight */
  | { kind: 'technique' }
  /** alternates with another item, because time is short */
  | { kind: 'superset'; withExerciseId: string }
  /** so many minutes towards the week's activity; a vigorous minute counts twice */
  | { kind: 'cardio'; countedMinutes: number; ofMinutes: number }
  | { kind: 'mobility'; muscle: Muscle | null }
  | { kind: 'warmUp' }
  /** came in when a missed day was spread over the rest of the week */
  | { kind: 'moved'; fromWeekday: Weekday }
  /** chosen by the person */
  | { kind: 'swapped'; forExerciseId: string }
  /** added by the person */
  | { kind: 'added' };

export type SubstituteCause =
  | { kind: 'avoid'; tag: StressTag }
  | { kind: 'equipment'; equipment: readonly Equipment[] }
  | { kind: 'banned' }
  | { kind: 'level' };

export type PlanItem = {
  /** stable within the plan */
  id: string;
  exerciseId: string;
  sets: number;
  reps: Range | null;
  /** of one set; for cardio the whole time */
  seconds: Range | null;
  /** reps in reserve; null where effort is not counted so (holds, cardio, mobility) */
  rir: number | null;
  /** rest after a set done on its own; `restOf` gives it within a superset */
  restSeconds: number;
  /** for dumbbells in one hand; null: not known, or no outside load */
  loadKg: number | null;
  /** items that share it alternate */
  superset: string | null;
  locked: boolean;
  reasons: readonly Reason[];
};

export type SessionFocus =
  | 'full'
  | 'upper'
  | 'lower'
  | 'push'
  | 'pull'
  | 'legs'
  | 'cardio'
  | 'mobility';

export type PlannedSession = {
  weekday: Weekday;
  minutes: number;
  kit: Kit;
  placeName: string | null;
  focus: SessionFocus;
  /** in the order of training */
  items: readonly PlanItem[];
  /** how long it takes, warm-up and packing up included; 0 if empty */
  seconds: number;
};

/** What the person should know of the plan as a whole; `web/messages` makes the sentence. */
export type PlanNote =
  | { kind: 'noDays' }
  /** too short for a single exercise */
  | { kind: 'dayTooShort'; weekday: Weekday; minutes: number }
  /** nothing in the pool can be done on this day */
  | { kind: 'nothingFits'; weekday: Weekday }
  /** less strength work than the goal needs; minutes a week, without cardio */
  | { kind: 'shortOfTime'; minutes: number; neededMinutes: number }
  /** a main movement that cannot be trained well; `buy` may be empty; `spares` is what rules it out, none: the equipment */
  | {
      kind: 'movementMissing';
      movement: MainMovement;
      buy: readonly Equipment[];
      spares?: readonly StressTag[] | undefined;
    }
  | { kind: 'muscleMissing'; muscle: Muscle; buy: readonly Equipment[] }
  /** large muscles that get one day a week because time is short */
  | { kind: 'onceAWeek'; muscles: readonly Muscle[] }
  /** more pulling than pushing or the reverse, beyond 0.8 to 1.5 */
  | { kind: 'unbalanced'; more: 'push' | 'pull'; pushSets: number; pullSets: number }
  | { kind: 'cardioShort'; countedMinutes: number; ofMinutes: number }
  /** locked items alone are longer than the day */
  | { kind: 'fixedTooLong'; weekday: Weekday; overSeconds: number }
  | { kind: 'intensityCapped' }
  | { kind: 'minor' }
  | { kind: 'balance'; daysAWeek: number }
  | { kind: 'antagonistSupersets'; weekdays: readonly Weekday[] }
  | { kind: 'easyDay'; weekday: Weekday }
  | { kind: 'deload' }
  /** a missed day: what moved where, and which muscles still miss sets this week */
  | {
      kind: 'replanned';
      missed: Weekday;
      moved: readonly { exerciseId: string; to: Weekday }[];
      dropped: readonly string[];
    }
  /** a missed day with no training day left in the week */
  | { kind: 'missedLast'; missed: Weekday };

/** A muscle that stays under its weekly minimum, in fractional sets. */
export type MissingSets = { muscle: Muscle; missingSets: number };

export type WeekPlan = {
  sessions: readonly PlannedSession[];
  short: readonly MissingSets[];
  notes: readonly PlanNote[];
  /** least reps in reserve that any week of the block may ask for */
  minRir: number;
  engineVersion: number;
};

/** Raised whenever the same input may give another plan. */
export const ENGINE_VERSION = 4;
