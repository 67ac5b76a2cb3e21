import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import type { Known, OfflineFeature } from '#platform/web/offline/offline-feature.ts';
import { offlineRead } from '#platform/web/offline/offline-feature.ts';
import { trainingHistoryApi } from '../../contract.ts';
import { toBests, toExerciseDays } from '../../rules/exercise-days.ts';
import { toDoneInRange, toDoneSetRows, toHistoryRow } from '../../rules/history-rows.ts';

/** The sessions that the device keeps, three months of them; undefined where none were ever fetched. */
function keptSessions(known: Known, from?: CalendarDay) {
  const lists = known
    .all(trainingSessionsApi.list)
    .toSorted((a, b) => (a.input.query.from < b.input.query.from ? -1 : 1));
  const [longest] = lists;
  if (!longest || (from !== undefined && longest.input.query.from > from)) return undefined;
  return longest.answer;
}

/** History without a network: what was seen, and what follows from the sessions of the last three months. */
export const trainingHistoryOffline: OfflineFeature = {
  reads: [
    offlineRead(trainingHistoryApi.sessions, {
      missing({ query: { from, to } }, known) {
        const rows = keptSessions(known, from)?.flatMap((one) => toHistoryRow(one) ?? []);
        return rows && { first: null, rows: rows.filter(({ date }) => date >= from && date <= to) };
      },
    }),
    offlineRead(trainingHistoryApi.range, {
      missing({ query: { from, to } }, known) {
        const sessions = keptSessions(known, from);
        return sessions && toDoneInRange(sessions, from, to);
      },
    }),
    offlineRead(trainingHistoryApi.exercises, {
      missing(_, known) {
        const sessions = keptSessions(known);
        if (!sessions) return undefined;
        const done = toDoneInRange(sessions, '2000-01-01', '2099-12-31');
        return done.exercises.map(({ exercise, sets, sessions: count }) => ({
          exercise,
          sets,
          sessions: count,
          last: toDoneSetRows(sessions, exercise).at(-1)?.date ?? addDays('2000-01-01', 0),
        }));
      },
    }),
    offlineRead(trainingHistoryApi.exercise, {
      missing({ query: { exercise } }, known) {
        const sessions = keptSessions(known);
        if (!sessions) return undefined;
        const sets = toDoneSetRows(sessions, exercise);
        return { days: toExerciseDays(sets), bests: toBests(sets) };
      },
    }),
    offlineRead(trainingHistoryApi.sets, {
      missing({ query: { exercise, before } }, known) {
        const sessions = keptSessions(known);
        return (
          sessions &&
          toDoneSetRows(sessions, exercise)
            .reverse()
            .filter(({ date }) => before === undefined || date < before)
        );
      },
    }),
  ],
};
