import { ENTRY_KIND } from '#features/food-log/rules/entry/pending-entries.ts';
import { SESSION_RECORD } from '#features/training-sessions/rules/session-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import {
  type Known,
  type OfflineFeature,
  offlineRead,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { habitDaysApi, habitMarksApi, habitsApi } from '../../contract.ts';
import { windowStart } from '../../rules/habit-figures.ts';
import { byPosition, type HabitSource } from '../../rules/habit-kinds.ts';
import {
  byDay,
  factsWith,
  type PendingFact,
  toShownHabit,
  toShownMark,
} from '../../rules/pending-habits.ts';
import { habitWords } from '../messages/habits.ts';

/** Their `PendingMark`s use the same names. */
const HABIT = 'habit';
const MARK = 'habit-mark';

const habits = offlineRecord({
  kind: HABIT,
  api: habitsApi,
  verb: 'Add',
  toShown: toShownHabit,
});

const marks = offlineRecord({
  kind: MARK,
  api: habitMarksApi,
  verb: 'Keep',
  day: ({ date }) => date,
  toShown: toShownMark,
});

type Dated = { date?: CalendarDay; finishedAt?: string | null };

/** What waits on the device and counts for a habit: as a day, without an amount. */
const SOURCES: readonly { kind: string; source: HabitSource; counts: (is: Dated) => boolean }[] = [
  { kind: ENTRY_KIND, source: 'food', counts: () => true },
  { kind: 'weigh-in', source: 'weigh-in', counts: () => true },
  { kind: SESSION_RECORD, source: 'session', counts: ({ finishedAt }) => Boolean(finishedAt) },
];

const pendingFacts = (known: Known): PendingFact[] =>
  SOURCES.flatMap(({ kind, source, counts }) =>
    known.things(kind).flatMap(({ is, deleted }) => {
      const thing = is as Dated | null;
      if (deleted || !thing?.date || !counts(thing)) return [];
      return [{ source, date: thing.date, amount: null }];
    }),
  );

export const habitsOffline: OfflineFeature = {
  writes: [...habits.writes, ...marks.writes],
  reads: [
    habits.listed({ list: habitsApi.list, inOrder: byPosition }),
    marks.listed({
      list: habitMarksApi.list,
      belongs: ({ date }, { from }) => date >= from,
      inOrder: byDay,
      missing: ({ from }, known) =>
        known
          .all(habitMarksApi.list)
          .filter(({ input }) => input.query.from <= from)
          .map(({ answer }) => answer.filter(({ date }) => date >= from))[0],
    }),
    offlineRead(habitDaysApi.read, {
      overlay: (answer, _, known) => ({
        ...answer,
        facts: factsWith(answer.facts, pendingFacts(known), answer.from),
      }),
      // Another day asks again: what was known of days before is still true.
      missing: ({ query }, known) =>
        known.all(habitDaysApi.read).find(({ answer }) => answer.from <= query.from)?.answer,
    }),
  ],
  async ahead(today, { ask }) {
    const from = windowStart(today);
    const kept = await ask(habitsApi.list, {});
    if (kept.length === 0) return;
    await ask(habitDaysApi.read, { query: { from, date: today } });
    await ask(habitMarksApi.list, { query: { from } });
  },
  says: {
    [HABIT]: ({ name }: { name: string }) => name,
    [MARK]: ({ amount }: { amount: number | null }) => habitWords.markSays(amount),
  },
};
