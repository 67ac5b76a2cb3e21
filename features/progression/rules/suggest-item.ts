import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { SessionItem } from '#features/training-sessions/rules/session-kinds.ts';
import type { LiftSettings, PastSession, SuggestContext } from './progression-rule.ts';
import { suggestNext } from './suggest-next.ts';

type Known = { sessions: readonly PastSession[]; settings: LiftSettings };

/**
 * An exercise of a session with today's loads and reps as targets of its work sets that are still to
 * do, and why. Warm-ups and what was done stay. Without a past only the person's own rest is taken.
 */
export function suggestItem(
  item: SessionItem,
  exercise: Exercise,
  { sessions, settings }: Known,
  context: SuggestContext,
): SessionItem {
  const restSeconds = settings.restSeconds ?? item.restSeconds;
  if (sessions.length === 0) return { ...item, restSeconds };
  const suggested = suggestNext(exercise, sessions, settings, context);
  // A harder exercise is offered, not put there.
  if (suggested.exerciseId !== null) return { ...item, restSeconds, why: suggested.reason };
  const { loadKg, reps, seconds, reserve } = suggested;
  return {
    ...item,
    restSeconds,
    why: suggested.reason,
    sets: item.sets.map((set) =>
      set.doneAt !== null || set.kind === 'warmUp'
        ? set
        : {
            ...set,
            target: {
              loadKg,
              reps,
              seconds,
              metres: set.target?.metres ?? null,
              reserve,
            },
          },
    ),
  };
}
