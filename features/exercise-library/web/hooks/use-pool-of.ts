import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Still } from '#features/figures/rules/figure.ts';
import { toExercise } from '#features/own-exercises/rules/to-exercise.ts';
import { goneExercise, type Pool, useOwnExercises } from '#features/own-exercises/web/public.ts';
import { useExerciseCards } from '../api.ts';

/** Every exercise, once one is looked for; null until then. */
let catalogue: readonly Exercise[] | null = null;
const listeners = new Set<() => void>();
const read = () => catalogue;
const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Brings every exercise, to add one or to choose another. */
export async function bringCatalogue(): Promise<void> {
  catalogue ??= (await import('#features/exercises/rules/exercises.ts')).EXERCISES;
  for (const listener of listeners) listener();
}

/** Slower than this, all exercises are taken from the device where it has them, ms. */
const PATIENCE_MS = 1_500;

export type PoolOfSome = Pool & {
  /** the small picture of an exercise; null: it is not known yet */
  stillOf: (id: string) => Still | null;
};

/**
 * These exercises (null: not known yet), and all others once one is looked for. It is whole when each of these
 * is known, or cannot be.
 */
export function usePoolOf(ids: readonly string[] | null): PoolOfSome {
  const own = useOwnExercises();
  const all = useSyncExternalStore(follow, read, read);
  const [first, setFirst] = useState<readonly string[] | null>(null);
  if (first === null && ids && !own.isPending) {
    const mine = new Map((own.data ?? []).map(({ id, likeId }) => [id, likeId]));
    const asked = ids.flatMap((id) => (mine.has(id) ? (mine.get(id) ?? []) : id));
    setFirst(all ? [] : [...new Set(asked)].sort());
  }
  const cards = useExerciseCards(first ?? []);
  const [hasFailed, setHasFailed] = useState(false);

  const known = useMemo(() => {
    const mine = (own.data ?? []).map(toExercise);
    const likes = new Map((own.data ?? []).map(({ id, likeId }) => [id, likeId ?? id]));
    const stills = new Map((cards.data ?? []).map(({ exercise, still }) => [exercise.id, still]));
    const ours = all ?? (cards.data ?? []).map(({ exercise }) => exercise);
    const exercises = [...ours, ...mine];
    const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
    return {
      exercises,
      find: (id: string) => byId.get(id),
      nameOf: (id: string) => byId.get(id)?.name ?? goneExercise,
      figureOf: (id: string) => likes.get(id) ?? id,
      stillOf: (id: string) => stills.get(likes.get(id) ?? id) ?? null,
    };
  }, [own.data, cards.data, all]);

  const isAsked = first !== null && !(first.length > 0 && cards.isPending);
  const isKnown = isAsked && ids !== null && ids.every((id) => known.find(id));
  const isMissing = ids !== null && !isKnown;
  useEffect(() => {
    if (!isMissing) return;
    const bring = () => void bringCatalogue().catch(() => setHasFailed(true));
    const timer = setTimeout(bring, isAsked || !navigator.onLine ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isMissing, isAsked]);
  const [isWhole, setIsWhole] = useState(false);
  if (!isWhole && (isKnown || (first !== null && (all !== null || hasFailed)))) setIsWhole(true);
  return useMemo(() => ({ ...known, isWhole }), [known, isWhole]);
}
