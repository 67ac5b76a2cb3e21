import type { Muscle } from '#features/exercises/rules/exercise-kinds.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import type { PlanItem, SessionFocus } from '#features/plan-generator/rules/plan-input.ts';
import { formatList } from '#platform/shared/format-list.ts';

export const FOCUS_NAMES: Readonly<Record<SessionFocus, string>> = {
  full: 'Full body',
  upper: 'Upper body',
  lower: 'Lower body',
  push: 'Push',
  pull: 'Pull',
  legs: 'Legs',
  cardio: 'Cardio',
  mobility: 'Mobility',
};

/** In the middle of a sentence: "chest". */
export const muscleWord = (muscle: Muscle): string => MUSCLE_NAMES[muscle].toLowerCase();

/** "chest, lats and quads", or "chest, lats, quads and 2 more". */
export function muscleList(muscles: readonly Muscle[], most = muscles.length): string {
  const words = muscles.slice(0, most).map(muscleWord);
  const left = muscles.length - words.length;
  return formatList(left > 0 ? [...words, `${left} more`] : words);
}

export const minutesText = (seconds: number): string => `${Math.round(seconds / 60)} min`;

export const exercisesText = (count: number): string =>
  count === 1 ? '1 exercise' : `${count} exercises`;

export const setsText = (sets: number): string =>
  sets === 1 ? '1 set' : `${sets.toLocaleString('en-AU')} sets`;

const rangeText = ([from, to]: readonly [number, number]): string =>
  from === to ? `${from}` : `${from}–${to}`;

type Work = Pick<PlanItem, 'reps' | 'seconds'>;

/** From two minutes on, times are told in minutes. */
const LONG_SECONDS = 120;

/** "8–10 reps", "30–45 s", "20 min"; of one set. */
export function workText({ reps, seconds }: Work): string {
  if (reps) return `${rangeText(reps)} ${reps[1] === 1 ? 'rep' : 'reps'}`;
  if (!seconds) return '';
  const [from, to] = seconds;
  if (to < LONG_SECONDS) return `${rangeText(seconds)} s`;
  return `${rangeText([Math.round(from / 60), Math.round(to / 60)])} min`;
}

/** "3 × 8–10 reps"; one long bout is just "20 min". */
export const doseText = (item: Work & Pick<PlanItem, 'sets'>): string => {
  const isOneBout = item.sets === 1 && !item.reps && (item.seconds?.[1] ?? 0) >= LONG_SECONDS;
  return isOneBout ? workText(item) : `${item.sets} × ${workText(item)}`;
};

/** "90 s rest", "2 min rest"; empty without one. */
export function restText(seconds: number): string {
  if (seconds === 0) return '';
  if (seconds < LONG_SECONDS) return `${Math.round(seconds / 5) * 5}\u00a0s\u00a0rest`;
  const half = Math.round(seconds / 30) / 2;
  return `${half}\u00a0min\u00a0rest`;
}

/** Reps in reserve in plain words; empty where effort is not counted so. */
export function effortText(rir: number | null): string {
  if (rir === null) return '';
  if (rir === 0) return 'Stop when no more reps go';
  return `Stop when ${rir} more would still go`;
}

export const shown = {
  findYourWeight: 'Find your weight',
  alternate: 'Alternate with the next one',
  inOneHand: 'in each hand',
};
