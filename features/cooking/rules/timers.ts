/** A timer on this device. It counts to an end time, so a reload, a lock or a frozen tab changes nothing. */
export type CookTimer = {
  id: string;
  recipeId: string;
  recipeName: string;
  name: string;
  /** what it was set to, with minutes added since */
  totalMs: number;
  /** null while paused */
  endsAtMs: number | null;
  /** while paused; null while it runs */
  leftMs: number | null;
};

export const MAX_TIMERS = 12;
const MS_PER_MINUTE = 60_000;
/** A timer that ended so long ago was forgotten. */
const FORGOTTEN_MS = 12 * 60 * MS_PER_MINUTE;

/** Milliseconds left; below zero: it ended so long ago. A clock that was set back adds no time. */
export const timeLeft = ({ endsAtMs, leftMs, totalMs }: CookTimer, nowMs: number): number =>
  endsAtMs === null ? (leftMs ?? 0) : Math.min(endsAtMs - nowMs, totalMs);

export const isOver = (timer: CookTimer, nowMs: number): boolean => timeLeft(timer, nowMs) <= 0;

export const startTimer = (
  timer: Pick<CookTimer, 'id' | 'recipeId' | 'recipeName' | 'name'>,
  seconds: number,
  nowMs: number,
): CookTimer => ({
  ...timer,
  totalMs: seconds * 1000,
  endsAtMs: nowMs + seconds * 1000,
  leftMs: null,
});

/** Stops the clock of a running timer. */
export const pauseTimer = (timer: CookTimer, nowMs: number): CookTimer =>
  timer.endsAtMs === null
    ? timer
    : { ...timer, endsAtMs: null, leftMs: Math.max(0, timeLeft(timer, nowMs)) };

export const resumeTimer = (timer: CookTimer, nowMs: number): CookTimer =>
  timer.endsAtMs === null
    ? { ...timer, endsAtMs: nowMs + (timer.leftMs ?? 0), leftMs: null }
    : timer;

/** One minute more; of a timer that is over, one minute from now. */
export function addMinute(timer: CookTimer, nowMs: number): CookTimer {
  const left = Math.max(0, timeLeft(timer, nowMs)) + MS_PER_MINUTE;
  const totalMs = Math.max(timer.totalMs, left);
  return timer.endsAtMs === null
    ? { ...timer, totalMs, leftMs: left }
    : { ...timer, totalMs, endsAtMs: nowMs + left };
}

/** Timers that are still of use, the next to end first; paused ones last. */
export function shownTimers(timers: readonly CookTimer[], nowMs: number): CookTimer[] {
  const end = ({ endsAtMs }: CookTimer) => endsAtMs ?? Number.POSITIVE_INFINITY;
  return timers
    .filter((timer) => timeLeft(timer, nowMs) > -FORGOTTEN_MS)
    .toSorted((a, b) => end(a) - end(b));
}
