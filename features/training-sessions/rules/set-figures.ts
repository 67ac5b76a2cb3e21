import { estimateOneRepMax } from '#features/plan-generator/rules/figures/one-rep-max.ts';
import type { LoggedSet, SessionItem } from './session-kinds.ts';

type Set = Pick<LoggedSet, 'kind' | 'loadKg' | 'reps'>;
type Item = Pick<SessionItem, 'measure' | 'perSide' | 'pieces'>;

/**
 * What one rep moves, kg: both dumbbells of a pair; in a bodyweight exercise the body with what is added
 * or helps. Null where it is not known, or where nothing is lifted.
 */
export function liftedKg(
  { measure, pieces }: Pick<Item, 'measure' | 'pieces'>,
  loadKg: number | null,
  bodyKg: number | null,
): number | null {
  if (measure === 'loadReps') return loadKg === null ? null : loadKg * pieces;
  if (measure !== 'bodyweight' || bodyKg === null) return null;
  return Math.max(0, bodyKg + (loadKg ?? 0) * pieces);
}

/**
 * Volume of a set, kg: what one rep moves times its reps, both sides counted where both are done
 *. A warm-up has none. Null where something of it is not known.
 */
export function volumeOf(set: Set, item: Item, bodyKg: number | null): number | null {
  const kg = liftedKg(item, set.loadKg, bodyKg);
  if (set.kind === 'warmUp' || kg === null || set.reps === null) return null;
  return kg * set.reps * (item.perSide ? 2 : 1);
}

/**
 * Estimated one-rep max of a set, kg, from the reps that were done (`estimateOneRepMax`): of one
 * dumbbell where there are two, as the load is. Null for a warm-up, above 12 reps, and where no outside
 * load is lifted.
 */
export function setMaxKg(set: Set, item: Item): number | null {
  if (set.kind === 'warmUp' || item.measure !== 'loadReps') return null;
  if (set.loadKg === null || set.reps === null) return null;
  return estimateOneRepMax(set.loadKg, set.reps)?.kg ?? null;
}
