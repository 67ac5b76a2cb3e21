import type { LoggedSet, SessionContent, SessionItem } from './session-kinds.ts';
import { setMaxKg, volumeOf } from './set-figures.ts';

/** The exercise of an item as sets are looked up by: an id, or `name:` and the name. */
export const exerciseKeyOf = ({ exerciseId, name }: Pick<SessionItem, 'exerciseId' | 'name'>) =>
  exerciseId ?? `name:${name ?? ''}`;

export type DoneSet = Pick<
  LoggedSet,
  'id' | 'kind' | 'loadKg' | 'reps' | 'seconds' | 'metres' | 'heartRate' | 'reserve'
> &
  Pick<SessionItem, 'measure' | 'perSide' | 'pieces'> & {
    itemId: string;
    exercise: string;
    /** counted through the session, from 0 */
    position: number;
    doneAt: string;
    targetRepsLow: number | null;
    targetRepsHigh: number | null;
    targetReserve: number | null;
    whyKind: string | null;
    e1rmKg: number | null;
    volumeKg: number | null;
  };

/** The sets of a session that were done, in order. */
export function listDoneSets({ work, bodyKg }: Pick<SessionContent, 'work' | 'bodyKg'>): DoneSet[] {
  const sets = work.items.flatMap((item) =>
    item.sets.flatMap((set) => (set.doneAt === null ? [] : [{ item, set, doneAt: set.doneAt }])),
  );
  return sets.map(({ item, set, doneAt }, position) => ({
    id: set.id,
    itemId: item.id,
    exercise: exerciseKeyOf(item),
    position,
    kind: set.kind,
    measure: item.measure,
    perSide: item.perSide,
    pieces: item.pieces,
    loadKg: set.loadKg,
    reps: set.reps,
    seconds: set.seconds,
    metres: set.metres,
    heartRate: set.heartRate,
    reserve: set.reserve,
    targetRepsLow: set.target?.reps?.[0] ?? null,
    targetRepsHigh: set.target?.reps?.[1] ?? null,
    targetReserve: set.target?.reserve ?? null,
    whyKind: item.why?.kind ?? null,
    e1rmKg: setMaxKg(set, item),
    volumeKg: volumeOf(set, item, bodyKg),
    doneAt,
  }));
}
