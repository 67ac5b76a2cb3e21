import type { Pace } from '#features/training-sessions/rules/session-kinds.ts';

/** A pace with a clock of its own. */
export type Clocked = Exclude<Pace, { kind: 'circuit' }>;

export type PaceState =
  | { phase: 'ready' | 'work' | 'rest'; round: number; leftMs: number; phaseMs: number }
  | { phase: 'over' };

/** Time to put the phone down before the first round. */
export const READY_MS = 5_000;

const roundMsOf = (pace: Clocked): { workMs: number; restMs: number } =>
  pace.kind === 'emom'
    ? { workMs: pace.everySeconds * 1000, restMs: 0 }
    : { workMs: pace.workSeconds * 1000, restMs: pace.restSeconds * 1000 };

/**
 * Where a clock is that was started so many milliseconds ago, for a number of rounds. The last round
 * has no rest. Counted from the start, so a frozen tab or a reload changes nothing.
 */
export function paceAt(pace: Clocked, rounds: number, sinceStartMs: number): PaceState {
  const { workMs, restMs } = roundMsOf(pace);
  const elapsed = sinceStartMs - READY_MS;
  if (elapsed < 0) return { phase: 'ready', round: 0, leftMs: -elapsed, phaseMs: READY_MS };
  const whole = workMs + restMs;
  const round = Math.floor(elapsed / whole);
  const within = elapsed - round * whole;
  if (round >= rounds || (round === rounds - 1 && within >= workMs)) return { phase: 'over' };
  return within < workMs
    ? { phase: 'work', round, leftMs: workMs - within, phaseMs: workMs }
    : { phase: 'rest', round, leftMs: whole - within, phaseMs: restMs };
}

/** Rounds whose work is over: as many sets are done. */
export function roundsDone(state: PaceState, rounds: number): number {
  if (state.phase === 'over') return rounds;
  return state.phase === 'rest' ? state.round + 1 : state.phase === 'work' ? state.round : 0;
}

/** When the work of a round ends, counted from 0, in milliseconds after the start. */
export const roundEndMs = (pace: Clocked, round: number): number => {
  const { workMs, restMs } = roundMsOf(pace);
  return READY_MS + round * (workMs + restMs) + workMs;
};
