import { type OfflineFeature, offlineRead } from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { goalSubjectsApi, goalsApi } from '../../contract.ts';
import { byDueDay, toShownGoal } from '../../rules/goal-kinds.ts';

/** Its `PendingMark`s use the same name. */
const KIND = 'goal';

const records = offlineRecord({ kind: KIND, api: goalsApi, verb: 'Add', toShown: toShownGoal });

export const goalsOffline: OfflineFeature = {
  writes: records.writes,
  reads: [
    records.listed({ list: goalsApi.list, inOrder: byDueDay }),
    offlineRead(goalSubjectsApi.read, {
      // What was known on an earlier day is still true on this one.
      missing: ({ query }, known) =>
        known
          .all(goalSubjectsApi.read)
          .filter(({ input }) => input.query.date <= query.date)
          .toSorted((a, b) => (a.input.query.date < b.input.query.date ? 1 : -1))[0]?.answer,
    }),
  ],
  async ahead(today, { ask }) {
    const goals = await ask(goalsApi.list, {});
    if (goals.length > 0) await ask(goalSubjectsApi.read, { query: { date: today } });
  },
  says: { [KIND]: ({ name }: { name: string }) => name },
};
