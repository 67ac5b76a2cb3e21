import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import type { PlanDay, PlanInput, PlanItem, SessionFocus } from '../plan-input.ts';
import type { Option, Timing } from './option.ts';
import type { Need, Shape } from './session-shape.ts';

/** One exercise of a day while the search moves things about. */
export type Slot = { option: Option; sets: number; isLocked: boolean };

export type ProblemDay = {
  day: PlanDay;
  focus: SessionFocus;
  /** for strength work, warm-up and what is kept free already off */
  budgetSeconds: number;
  /** options of each pattern, best first */
  byPattern: ReadonlyMap<Pattern, readonly Option[]>;
  patterns: readonly Pattern[];
  shape: Shape;
  /** by the places of the options */
  timings: readonly (Timing | undefined)[];
  placeCosts: readonly number[];
  mayPair: boolean;
  hasTimeForTwo: boolean;
  maxExercises: number;
  minSets: number;
  /** exercises that fill the day well, where time is not short */
  fewest: number;
  /** stays as it is */
  isFrozen: boolean;
  locked: readonly Slot[];
};

export type Problem = {
  input: PlanInput;
  options: readonly Option[];
  days: readonly ProblemDay[];
  /** by the order of the tracked muscles, minimum and target scaled to the time there is */
  min: Float64Array;
  softMin: Float64Array;
  target: Float64Array;
  max: Float64Array;
  /** how much a set below target counts, and one below the minimum */
  weight: Float64Array;
  minWeight: Float64Array;
  isLarge: readonly boolean[];
  /** a main movement that some day can train well, or only badly */
  movementCost: readonly number[];
  /** patterns that the wished muscles ask for */
  wishes: readonly Need[];
  canPush: boolean;
  canPull: boolean;
  /** places in `days` of days that follow each other */
  neighbours: readonly (readonly [number, number])[];
  hasTime: boolean;
  balanceDays: number;
  /** how many exercises may differ from the last block's, null in the first block */
  mayChangeShare: number | null;
};

export type DayPlan = {
  day: PlanDay;
  focus: SessionFocus;
  budgetSeconds: number;
  isFrozen: boolean;
  /** strength items that stay as they are */
  locked: readonly { exercise: Exercise; item: PlanItem }[];
};
