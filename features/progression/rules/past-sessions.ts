import type { Range } from '#features/exercises/rules/exercise.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { LastDone, PastSession, PastSet } from './progression-rule.ts';

const MS_PER_DAY = 86_400_000;

/** The moment a session's id was made, ms (UUIDv7, RFC 9562); null for ids of another kind, as imports have. */
export const madeAtMs = (id: string): number | null =>
  id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;

type Dated = { sessionId: string; date: CalendarDay };

/** Latest day first; of one day, the last made first. */
export const byLatest = (a: Dated, b: Dated): number =>
  a.date === b.date ? (a.sessionId < b.sessionId ? 1 : -1) : a.date < b.date ? 1 : -1;

/**
 * Whether a session was entered when one of a later day was there already: it is history, and changes
 * neither loads nor the records of what came after it.
 */
export function isBackDated<One extends Dated>(session: One, all: readonly One[]): boolean {
  const madeMs = madeAtMs(session.sessionId);
  if (madeMs === null || madeMs < Date.parse(session.date) + 2 * MS_PER_DAY) return false;
  return all.some(
    (other) =>
      other.date > session.date && (madeAtMs(other.sessionId) ?? Date.parse(other.date)) < madeMs,
  );
}

/** Sets that say how strong a person is: warm-ups and drops do not. */
export const isWorkSet = ({ kind }: Pick<PastSet, 'kind'>): boolean =>
  kind !== 'warmUp' && kind !== 'drop';

/** What loads follow from, latest first: up to a day, without light sessions and those entered late. */
export function listCounted(past: readonly PastSession[], today: CalendarDay): PastSession[] {
  return past
    .filter(
      (session) =>
        session.date <= today &&
        !session.isLight &&
        !isBackDated(session, past) &&
        session.sets.some(isWorkSet),
    )
    .sort(byLatest);
}

/** Ranges whose tops are further apart are another kind of training. */
const MAX_TOPS_APART = 2;

/** Whether two sessions were meant alike, by their ranges of reps; nothing planned is like any. */
export const isSameKind = (a: Range | null, b: Range | null): boolean =>
  a === null || b === null || Math.abs(a[1] - b[1]) <= MAX_TOPS_APART;

/** The work sets of a session at the load that most of them had, the heavier of two as frequent. */
export type Worked = {
  session: PastSession;
  kg: number | null;
  sets: readonly PastSet[];
  isTimed: boolean;
  amounts: readonly number[];
};

/** How much of a set was done: its reps, or its seconds where it has none. */
export const amountOf = ({ reps, seconds }: Pick<PastSet, 'reps' | 'seconds'>): number =>
  reps ?? seconds ?? 0;

function commonLoad(sets: readonly PastSet[]): number | null {
  const counts = new Map<number, number>();
  // Nothing added and not said are the same.
  for (const { loadKg } of sets) counts.set(loadKg ?? 0, (counts.get(loadKg ?? 0) ?? 0) + 1);
  const [common] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  return common?.[0] ?? null;
}

export function toWorked(session: PastSession): Worked {
  const work = session.sets.filter(isWorkSet);
  const kg = commonLoad(work) || null;
  const sets = work.filter(({ loadKg }) => (loadKg || null) === kg);
  const isTimed = sets.every(({ reps }) => reps === null);
  return { session, kg, sets, isTimed, amounts: sets.map(amountOf) };
}

const toHalf = (value: number): number => Math.round(value * 2) / 2;

/** Mean of the reps in reserve that were said, for at least half of the sets; null otherwise. */
export function saidReserve({ sets }: Pick<Worked, 'sets'>): number | null {
  const said = sets.flatMap(({ reserve }) => (reserve === null ? [] : [reserve]));
  if (said.length === 0 || said.length * 2 < sets.length) return null;
  return said.reduce((sum, one) => sum + one, 0) / said.length;
}

export function toLastDone(worked: Worked | null): LastDone {
  if (!worked) return { lastDate: null, lastKg: null, lastAmounts: null, lastReserve: null };
  const reserve = saidReserve(worked);
  return {
    lastDate: worked.session.date,
    lastKg: worked.kg,
    lastAmounts: worked.amounts,
    lastReserve: reserve === null ? null : toHalf(reserve),
  };
}
