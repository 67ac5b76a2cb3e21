import type { SessionContent, SessionItem } from './session-kinds.ts';

type Work = Pick<SessionContent, 'work'>;

/** Sets that were done. */
export const countDoneSets = ({
  work,
}: {
  work: { items: readonly Pick<SessionItem, 'sets'>[] };
}) =>
  work.items.reduce(
    (sum, { sets }) => sum + sets.filter(({ doneAt }) => doneAt !== null).length,
    0,
  );

export const countPlannedSets = ({ work }: Work): number =>
  work.items.reduce((sum, { sets }) => sum + sets.length, 0);

/** Begun by its first set. */
export const isBegun = (session: Work): boolean => countDoneSets(session) > 0;

/** Counts for the week's goal: finished, with at least one set. */
export const isDone = (session: Work & Pick<SessionContent, 'finishedAt'>): boolean =>
  session.finishedAt !== null && isBegun(session);

export const isUnderWay = (session: Pick<SessionContent, 'startedAt' | 'finishedAt'>): boolean =>
  session.startedAt !== null && session.finishedAt === null;

/** Uses up one of the sessions that a plan has in a week. */
export const takesOne = (session: Work & Pick<SessionContent, 'origin'>): boolean =>
  session.origin === 'plan' && isBegun(session);

/** Latest day first; of one day, the last made first: ids sort by the moment they were made. */
export function byLatestSession(
  a: { date: string; id: string },
  b: { date: string; id: string },
): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
