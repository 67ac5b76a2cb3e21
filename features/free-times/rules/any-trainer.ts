import type { TimesQuestion } from './question.ts';
import { type Clash, clashesAt } from './why-not-free.ts';

/** A start at which at least one of an organisation's trainers is free. */
export type SharedStart = { startMs: number; trainerIds: string[] };

/** The free starts of several trainers in one list, in order, with those who are free. */
export function sharedStarts(startsOf: ReadonlyMap<string, readonly number[]>): SharedStart[] {
  const byStart = new Map<number, string[]>();
  for (const [trainerId, starts] of startsOf) {
    for (const startMs of starts) {
      const ids = byStart.get(startMs);
      if (ids) ids.push(trainerId);
      else byStart.set(startMs, [trainerId]);
    }
  }
  return [...byStart]
    .map(([startMs, trainerIds]) => ({ startMs, trainerIds: trainerIds.toSorted() }))
    .sort((a, b) => a.startMs - b.startMs);
}

/**
 * Who gets a booking for "any trainer" before whom: the one with the fewest sessions in that week first, so
 * that work is shared; among equals the first by id, so that two servers choose alike.
 */
export const inOrderOfWork = <Id extends string>(
  trainerIds: readonly Id[],
  sessionsInWeek: ReadonlyMap<string, number>,
): Id[] =>
  trainerIds.toSorted(
    (a, b) =>
      (sessionsInWeek.get(a) ?? 0) - (sessionsInWeek.get(b) ?? 0) || (a < b ? -1 : a > b ? 1 : 0),
  );

export type Substitute = { trainerId: string; clashes: Clash[] };

/** Who could take over a session, those without a clash first. Each question has the session's offer and rooms. */
export const substitutesFor = (
  questions: ReadonlyMap<string, TimesQuestion>,
  startMs: number,
): Substitute[] =>
  [...questions]
    .map(([trainerId, question]) => ({ trainerId, clashes: clashesAt(question, startMs) }))
    .sort(
      (a, b) =>
        Number(a.clashes.length > 0) - Number(b.clashes.length > 0) ||
        (a.trainerId < b.trainerId ? -1 : 1),
    );
