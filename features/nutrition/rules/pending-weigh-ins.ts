import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { WeightUnit } from './weigh-in.ts';

export type ShownWeighIn = {
  id: string;
  version: number;
  date: CalendarDay;
  localTime: string | null;
  timeZone: string | null;
  weightKg: number;
  enteredUnit: WeightUnit;
};

/** A weigh-in as a write leaves it that the server has not answered yet; `is` null: not known here. */
export type PendingWeighIn = {
  kind: 'weigh-in';
  id: string;
  version: number;
  is: ShownWeighIn | null;
  deleted: boolean;
};

type Content = Pick<ShownWeighIn, 'date' | 'weightKg'> & {
  localTime?: string | null | undefined;
  timeZone?: string | null | undefined;
  enteredUnit?: WeightUnit | undefined;
};

const shown = (content: Content, id: string, version: number): ShownWeighIn => ({
  id,
  version,
  date: content.date,
  weightKg: content.weightKg,
  localTime: content.localTime ?? null,
  timeZone: content.timeZone ?? null,
  enteredUnit: content.enteredUnit ?? 'kg',
});

export const toPendingWeighIn = (is: ShownWeighIn): PendingWeighIn => ({
  kind: 'weigh-in',
  id: is.id,
  version: is.version,
  is,
  deleted: false,
});

/** A new weigh-in. One that is known already stays as it is, deleted or not. */
export const addPendingWeighIn = (
  input: Content & { id: string },
  known: PendingWeighIn | undefined,
): PendingWeighIn => known ?? toPendingWeighIn(shown(input, input.id, 1));

/** Replacing what a weigh-in says. */
export const editPendingWeighIn = (
  id: string,
  input: Content & { version: number },
): PendingWeighIn => toPendingWeighIn(shown(input, id, input.version + 1));

/** Deleting a weigh-in, or bringing it back; one that is so already stays as it is. */
export function markPendingWeighIn(
  id: string,
  deleted: boolean,
  known: PendingWeighIn | undefined,
): PendingWeighIn {
  if (!known) return { kind: 'weigh-in', id, version: 0, is: null, deleted };
  if (known.deleted === deleted) return known;
  const version = known.version + 1;
  return { ...known, version, deleted, is: known.is && { ...known.is, version } };
}

/** The latest first: by day, by the clock (those without one last), by when they were made. */
function latestFirst(a: ShownWeighIn, b: ShownWeighIn): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.localTime !== b.localTime) {
    if (a.localTime === null || b.localTime === null) return a.localTime === null ? 1 : -1;
    return a.localTime < b.localTime ? 1 : -1;
  }
  return a.id < b.id ? 1 : -1;
}

/**
 * Weigh-ins from a day on, the latest first, with what waits on top. Where the server has a later version
 * than the one that waits, the server's is shown. The same list when nothing changes.
 */
export function mergePendingWeighIns(
  weighIns: readonly ShownWeighIn[],
  from: CalendarDay,
  waiting: readonly PendingWeighIn[],
): readonly ShownWeighIn[] {
  const stored = new Map(weighIns.map((weighIn) => [weighIn.id, weighIn]));
  const mine = waiting.filter(({ id, version, is, deleted }) => {
    const there = stored.get(id);
    if (!there) return is && !deleted && is.date >= from;
    return (is || deleted) && (version > there.version || (deleted && version === 0));
  });
  if (mine.length === 0) return weighIns;
  const changed = new Set(mine.map(({ id }) => id));
  const coming = mine.flatMap(({ is, deleted }) => (is && !deleted && is.date >= from ? [is] : []));
  return [...weighIns.filter(({ id }) => !changed.has(id)), ...coming].sort(latestFirst);
}
