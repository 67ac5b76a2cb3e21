import type { Muscle } from '#features/exercises/rules/exercise-kinds.ts';
import type {
  PlanInput,
  PlanNote,
  PlannedSession,
  WeekPlan,
} from '#features/plan-generator/rules/plan-input.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

export const PLAN_SOURCES = ['made', 'programme'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

export const CHANGE_KINDS = ['edited', 'moved', 'missed', 'replanned'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const MAX_PLAN_NAME_LENGTH = 80;
/** A block that is made has 4 to 6 weeks; programmes may be longer. */
export const MIN_PLAN_WEEKS = 4;
export const MAX_PLAN_WEEKS = 12;
/** Each day of the longest plan. */
export const MAX_CHANGES = MAX_PLAN_WEEKS * 7;

/** One date that is otherwise than the block says. */
export type DayChange = {
  date: CalendarDay;
  kind: ChangeKind;
  /** whose session of the week it is, 1 Monday to 7 Sunday: another than the date's where it was moved */
  weekday: number;
  /** what is done instead; null: nothing */
  session: PlannedSession | null;
  /** what the person should know of it, such as what moved where */
  notes: readonly PlanNote[];
};

/** What a person asked of this plan alone, beyond what it was made from. */
export type Wishes = {
  /** muscles not to train */
  leaveOut: readonly Muscle[];
  /** nothing but this */
  only: 'cardio' | 'mobility' | null;
};

/** What a plan was made from; the exercises to choose from are those there are. */
export type PlanSnapshot = Omit<PlanInput, 'pool'> & { wishes?: Wishes | undefined };

/** A block of weeks: the base week, from which each week follows, and the dates that differ. */
export type PlanContent = {
  name: string;
  source: PlanSource;
  /** of a programme: which */
  programmeId: string | null;
  /** a language model turned the person's words into what it was made from */
  byModel: boolean;
  /** the first Monday of the block */
  monday: CalendarDay;
  /** nothing is planned before it: a block may begin in the middle of a week */
  firstDay: CalendarDay;
  weeks: number;
  /** counts edits, so that planning again gives something else, on every device the same */
  edits: number;
  input: PlanSnapshot;
  base: WeekPlan;
  /** by date, each at most once */
  changes: readonly DayChange[];
};

/** A plan as it is kept; of several, one at most is active. */
export type StoredPlan = PlanContent & { id: string; version: number; active: boolean };
