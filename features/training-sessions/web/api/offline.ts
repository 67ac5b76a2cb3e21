import { addDays } from '#platform/shared/calendar-day.ts';
import { toPending } from '#platform/shared/pending-record.ts';
import type { OfflineFeature } from '#platform/web/offline/offline-feature.ts';
import { offlineRead } from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { trainingSessionsApi, trainingWeekApi } from '../../contract.ts';
import { mergeSessions } from '../../rules/merging/merge-sessions.ts';
import { SESSION_RECORD } from '../../rules/session-kinds.ts';
import { byLatestSession } from '../../rules/session-state.ts';
import { toShownSession } from '../../rules/shown-session.ts';
import { mondayOf, weekWith } from '../../rules/training-week.ts';

/** As many days of sessions are kept for the screens without a network. */
const DAYS_KEPT = 35;

const records = offlineRecord({
  kind: SESSION_RECORD,
  api: trainingSessionsApi,
  verb: 'Train',
  day: ({ date }) => date,
  toShown: (sent) => toShownSession(sent),
  merge: mergeSessions,
});

export const trainingSessionsOffline: OfflineFeature = {
  writes: records.writes,
  reads: [
    records.listed({
      list: trainingSessionsApi.list,
      belongs: ({ date }, { from }) => date >= from,
      inOrder: byLatestSession,
      // Each day asks from another day on: a longer list holds the shorter ones.
      // Further back than anything kept, what is kept is shown.
      missing({ from }, known) {
        const lists = known.all(trainingSessionsApi.list);
        const whole = lists.find(({ input }) => input.query.from <= from);
        const [longest] = lists.toSorted((a, b) =>
          a.input.query.from < b.input.query.from ? -1 : 1,
        );
        return (whole ?? longest)?.answer.filter(({ date }) => date >= from);
      },
    }),
    offlineRead(trainingSessionsApi.one, {
      things: (session) => [toPending(SESSION_RECORD, session)],
      overlay(session, { params }, known) {
        const waiting = records.waiting(known).find(({ id }) => id === params.id);
        // What waits is merged with a later version when it is sent.
        return waiting?.is ?? session;
      },
      missing: ({ params }, known) => records.find(known, params.id)?.is ?? undefined,
    }),
    offlineRead(trainingWeekApi.week, {
      overlay: (week, _, known) => weekWith(week, records.waiting(known)),
      // A new day has the week's count, and a new week starts with none.
      missing({ query: { date } }, known) {
        const [last] = known.all(trainingWeekApi.week);
        if (!last) return undefined;
        const monday = mondayOf(date);
        return last.answer.monday === monday
          ? last.answer
          : { ...last.answer, monday, done: [], used: [] };
      },
    }),
  ],
  async ahead(today, { ask }) {
    await ask(trainingWeekApi.week, { query: { date: today } });
    const from = addDays(today, -DAYS_KEPT);
    const sessions = await ask(trainingSessionsApi.list, { query: { from } });
    // A gym may have no reception: the largest part of the log is on the device once it was fetched.
    if (sessions.length > 0)
      await import('#features/exercises/rules/exercises.ts').catch(() => undefined);
  },
  says: { [SESSION_RECORD]: ({ name }: { name: string }) => name },
};
