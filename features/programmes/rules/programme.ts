import type { Goal } from '#features/account/contract.ts';
import type { Range } from '#features/exercises/rules/exercise.ts';
import { type Level, PATTERNS, type Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import type { StarterKit } from '#features/exercises/rules/starter-kits.ts';
import type { SessionFocus } from '#features/plan-generator/rules/plan-input.ts';

/**
 * One line of a session: an exercise id, or a pattern where the exercise does not matter, then sets and
 * what a set is: "back-squat 3x5", "hpush 3x8-12", "plank 2x30s", "brisk-walk 20m", "core 2" (usual reps).
 */
export type SlotText = string;

export type SessionPlan = {
  name: string;
  focus: SessionFocus;
  /** in the order of training; the first two are its main work, the later ones give way to time first */
  slots: readonly SlotText[];
};

export type Phase = {
  weeks: number;
  /** what these weeks are for */
  note: string;
  sessions: readonly SessionPlan[];
  /** the last week is a light one */
  endsLight?: true;
  /** sets and effort stay as written; weeks differ by phase alone */
  isSteady?: true;
};

/** A training programme of ours, before it is adapted to a person. */
export type Programme = {
  id: string;
  name: string;
  goal: Goal;
  levels: readonly Level[];
  /** days a week that it is written for */
  days: number;
  /** minutes of a session that it is written for */
  minutes: number;
  /** the least equipment with which it stays as written */
  kit: StarterKit;
  whoFor: string;
  /** how it gets harder, in words */
  progression: string;
  phases: readonly Phase[];
};

export type Slot = {
  /** null: any exercise of the pattern */
  exerciseId: string | null;
  /** null: that of the exercise */
  pattern: Pattern | null;
  sets: number;
  /** null: what is usual for the exercise */
  reps: Range | null;
  /** of a hold; of cardio the whole time */
  seconds: Range | null;
};

const DOSE = /^(\d+)(?:x(\d+)(?:-(\d+))?(s)?)?$/;
const MINUTES = /^(\d+)m$/;

/** A slot from its line; null if the line is not one. */
export function readSlot(text: SlotText): Slot | null {
  const [what = '', dose = '', ...more] = text.split(' ');
  if (what === '' || more.length > 0) return null;
  const isPattern = PATTERNS.some((pattern) => pattern === what);
  const named = isPattern
    ? { exerciseId: null, pattern: what as Pattern }
    : { exerciseId: what, pattern: null };
  const minutes = MINUTES.exec(dose);
  if (minutes) {
    const seconds = Number(minutes[1]) * 60;
    return { ...named, sets: 1, reps: null, seconds: [seconds, seconds] };
  }
  const read = DOSE.exec(dose);
  if (!read) return null;
  const [, sets, from, to = from, isSeconds] = read;
  const range: Range | null = from === undefined ? null : [Number(from), Number(to)];
  return {
    ...named,
    sets: Number(sets),
    reps: isSeconds ? null : range,
    seconds: isSeconds ? range : null,
  };
}

/** How many weeks a programme lasts. */
export const weeksOf = ({ phases }: Pick<Programme, 'phases'>): number =>
  phases.reduce((sum, { weeks }) => sum + weeks, 0);

/** The phase of a week, 1 to `weeksOf`, and which week of the phase it is. */
export function phaseOfWeek(
  { phases }: Pick<Programme, 'phases'>,
  week: number,
): { phase: Phase; weekOfPhase: number } | null {
  let before = 0;
  for (const phase of phases) {
    if (week > before && week <= before + phase.weeks) return { phase, weekOfPhase: week - before };
    before += phase.weeks;
  }
  return null;
}
