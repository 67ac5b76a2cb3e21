import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import {
  type Known,
  type OfflineFeature,
  offlineRead,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { goalSubjectsApi, goalsApi } from '../../contract.ts';
import { byDueDay, toShownGoal } from '../../rules/goal-kinds.ts';
import { type PendingPoint, withPendingPoints } from '../../rules/pending-points.ts';
import { DAYS_AT_FIRST } from '../../rules/subject.ts';

/** Its `PendingMark`s use the same name. */
const KIND = 'goal';

const records = offlineRecord({ kind: KIND, api: goalsApi, verb: 'Add', toShown: toShownGoal });

type WeighIn = { date: CalendarDay; weightKg: number };
type Reading = { date: CalendarDay; kind: string; value: number; unit: string };
type Mark = { date: CalendarDay; habitId: string; amount: number | null };

/** What waits on the device, as figures of the day. */
function pendingPoints(known: Known): PendingPoint[] {
  const all = <One>(kind: string) =>
    known.things(kind).flatMap(({ is, deleted }) => (is && !deleted ? [is as One] : []));
  return [
    ...all<WeighIn>('weigh-in').map(({ date, weightKg }) => ({
      ...({ kind: 'weight', subject: 'weight', unit: '' } as const),
      date,
      value: weightKg,
    })),
    ...all<Reading>('measure-reading').map(({ kind, ...reading }) => ({
      ...reading,
      kind: 'measure' as const,
      subject: kind,
    })),
    // Where an amount is asked for, the server knows whether the day is kept.
    ...all<Mark>('habit-mark')
      .filter(({ amount }) => amount === null)
      .map(({ date, habitId }) => ({
        ...({ kind: 'habit', unit: '', value: 1 } as const),
        date,
        subject: habitId,
      })),
  ];
}

export const goalsOffline: OfflineFeature = {
  writes: records.writes,
  reads: [
    records.listed({ list: goalsApi.list, inOrder: byDueDay }),
    offlineRead(goalSubjectsApi.read, {
      overlay: (answer, { query }, known) => ({
        ...answer,
        subjects: withPendingPoints(answer.subjects, pendingPoints(known), query.date),
      }),
      // What was known on an earlier day is still true on this one; of several the longest.
      missing: ({ query }, known) =>
        known
          .all(goalSubjectsApi.read)
          .filter(({ input }) => input.query.date <= query.date)
          .toSorted((a, b) => (startOf(a.input.query) < startOf(b.input.query) ? -1 : 1))[0]
          ?.answer,
    }),
  ],
  async ahead(today, { ask }) {
    await ask(goalsApi.list, {});
    // So that a first goal can be made without a network too.
    await ask(goalSubjectsApi.read, { query: { date: today } });
  },
  says: { [KIND]: ({ name }: { name: string }) => name },
};

const startOf = ({ from, date }: { from?: string | undefined; date: string }): string =>
  from ?? addDays(date, -DAYS_AT_FIRST);
