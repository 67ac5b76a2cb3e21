import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import type { PlanDay, PlanInput, PlanItem, SessionFocus, Weekday } from '../plan-input.ts';
import type { Option, Timing } from './option.ts';
import type { Shape, Wish } from './session-shape.ts';

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
  /** places of the options that are trained heavy on this day */
  heavy: ReadonlySet<number>;
  /** what it costs to take away what stood here before the week was planned again, by the places of the options */
  stays: ReadonlyMap<number, number>;
  /** exercises that fill the day well, where time is not short */
  fewest: number;
  /** stays as it is */
  isFrozen: boolean;
  locked: readonly Slot[];
};

export type Problem = {
  input: PlanInput;
  options: readonly Option[];
  /** room to count the days of each option in; all zero between two counts */
  daysOf: Uint8Array;
  days: readonly ProblemDay[];
  /** by the order of the tracked muscles, minimum and target scaled to the time there is */
  min: readonly number[];
  softMin: readonly number[];
  target: readonly number[];
  max: readonly number[];
  /** how much a set below target counts, and one below the minimum */
  weight: readonly number[];
  minWeight: readonly number[];
  isLarge: readonly boolean[];
  /** a main movement that some day can train well, or only badly */
  movementCost: readonly number[];
  /** patterns that the wished muscles ask for */
  wishes: readonly Wish[];
  canPush: boolean;
  canPull: boolean;
  /** places in `days` of days that follow each other */
  neighbours: readonly (readonly [number, number])[];
  hasTime: boolean;
  /** patterns of which a known lift can stand in the week */
  knownBits: number;
  /** on how many days presses overhead, or what stands for them, may come */
  maxPressDays: number;
  /** the day on which a lift is trained heavy, by exercise */
  heavyDays: ReadonlyMap<string, Weekday>;
  balanceDays: number;
  /** how many exercises may differ from the last block's, null in the first block */
  mayChangeShare: number | null;
};

export type DayPlan = {
  day: PlanDay;
  focus: SessionFocus;
  budgetSeconds: number;
  isFrozen: boolean;
  /** what stands here and should stay: what taking it away costs, by exercise */
  stays: ReadonlyMap<string, number>;
  /** strength items that stay as they are */
  locked: readonly { exercise: Exercise; item: PlanItem }[];
};
