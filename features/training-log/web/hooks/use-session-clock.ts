import { useEffect, useEffectEvent, useRef } from 'react';
import type { LoggedSet, SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useSteadyStart } from '#platform/web/time/use-steady-start.ts';
import { type Clocked, type PaceState, paceAt, roundEndMs, roundsDone } from '../../rules/pace.ts';
import { signal } from './signals.ts';
import type { Clocks } from './use-clocks.ts';

export type RunningClock = {
  item: SessionItem;
  /** the sets that it ticks, one a round */
  sets: readonly LoggedSet[];
  pace: Clocked;
  state: PaceState;
};

export type ClockOptions = {
  items: readonly SessionItem[];
  running: Clocks['running'];
  /** seconds of a timed set */
  secondsOf: (item: SessionItem, set: LoggedSet) => number | null;
  onTick: (item: SessionItem, set: LoggedSet, atMs: number) => void;
  onOver: () => void;
};

const SECOND_MS = 1_000;
const MIN_SECONDS = 1;
/** A timed set of which no time is known. */
const USUAL_SECONDS = 30;

function findClock({ items, running, secondsOf }: ClockOptions) {
  const item = items.find(({ id }) => id === running?.itemId);
  if (!running || !item) return null;
  const set = item.sets.find(({ id }) => id === running.setId);
  if (set) {
    const workSeconds = Math.max(MIN_SECONDS, secondsOf(item, set) ?? USUAL_SECONDS);
    const pace: Clocked = { kind: 'intervals', workSeconds, restSeconds: 0 };
    return { item, sets: [set], pace };
  }
  if (!item.pace || item.pace.kind === 'circuit') return null;
  return { item, sets: item.sets.filter(({ kind }) => kind !== 'warmUp'), pace: item.pace };
}

/**
 * The clock of an exercise or of a timed set: it sounds at each change and ticks the sets whose round is
 * over. All of it follows from the start time, so a frozen tab makes up for what it missed.
 */
export function useSessionClock(options: ClockOptions): RunningClock | null {
  const { running, onTick, onOver } = options;
  const clock = findClock(options);
  const now = useNow(clock !== null, SECOND_MS, running?.startMs);
  const key = running && `${running.itemId} ${running.setId} ${running.startMs}`;
  const startMs = useSteadyStart(key, running?.startMs ?? 0, now);
  const state = clock && paceAt(clock.pace, clock.sets.length, now - startMs);
  const done = clock && state ? roundsDone(state, clock.sets.length) : 0;
  const isOver = state?.phase === 'over';
  const phase = state && state.phase !== 'over' ? `${state.phase} ${state.round}` : state?.phase;

  const heard = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = heard.current;
    heard.current = phase;
    if (!phase || before === undefined || before === phase) return;
    signal(phase === 'over' ? 'over' : phase.startsWith('work') ? 'work' : 'rest');
  }, [phase]);

  const waiting = clock?.sets.slice(0, done).filter(({ doneAt }) => doneAt === null) ?? [];
  const waitingIds = waiting.map(({ id }) => id).join(' ');
  const ticked = useRef(new Set<string>());
  const tickPassed = useEffectEvent(() => {
    if (!clock) return;
    for (const set of waiting) {
      const key = `${startMs} ${set.id}`;
      if (ticked.current.has(key)) continue;
      ticked.current.add(key);
      onTick(clock.item, set, startMs + roundEndMs(clock.pace, clock.sets.indexOf(set)));
    }
    if (isOver) onOver();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another round is over
  useEffect(() => tickPassed(), [waitingIds, isOver]);

  return clock && state && state.phase !== 'over' ? { ...clock, state } : null;
}
