import type { FoodLogEntry } from '#features/food-log/contract.ts';
import {
  type DiaryEntry,
  ENTRY_KIND,
  type PendingEntry,
  toShownEntry,
} from '#features/food-log/rules/entry/pending-entries.ts';
import { addDays, weekdayOf } from '#platform/shared/calendar-day.ts';
import { markPending, toPending } from '#platform/shared/pending-record.ts';
import {
  type Known,
  nameOf,
  type OfflineFeature,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import {
  mealPlansApi,
  type PlanSettingsAnswer,
  planSettingsApi,
  planTargetsApi,
} from '../../contract.ts';
import { mergeDays } from '../../rules/changing/merge-days.ts';
import { markEaten, unmarkEaten } from '../../rules/meal-state.ts';
import {
  dayOf,
  isOfPlan,
  type PendingDay,
  PLAN_DAY,
  type SeenDay,
  toPendingDay,
  withPendingDays,
} from '../../rules/pending-days.ts';
import type { PlanDay } from '../../rules/plan-day.ts';
import { sayDay, sayPlan } from '../messages/pending.ts';

const SETTINGS = 'meal-plan-settings';
const MINE = 'mine';
const DAYS_A_WEEK = 7;

const findDay = (known: Known, date: string) => dayOf(known.find(PLAN_DAY, date) as PendingDay);
const waitingDays = (known: Known) => {
  const personId = known.cached(planSettingsApi.read, {})?.personId;
  return (known.things(PLAN_DAY) as PendingDay[]).filter((day) => isOfPlan(day, personId));
};
const findEntry = (known: Known, id: string) =>
  known.find(ENTRY_KIND, id) as PendingEntry | undefined;

/** A day after a write that the server counts too. */
const changed = (day: PlanDay | null, change: (day: PlanDay) => PlanDay): PendingDay[] =>
  day ? [toPendingDay({ ...change(day), version: day.version + 1 })] : [];

type SaveInput = { params: { date: string }; body: SeenDay };

/** A day as it is sent. */
export const toSaved = ({ date, meals, note, version, personId }: SeenDay) => ({
  params: { date },
  body: { meals, note, version, ...(personId !== undefined && { personId }) },
});

const save = offlineWrite(mealPlansApi.save, {
  verb: 'Plan',
  gathers: true,
  day: ({ params }) => params.date,
  effect({ params: { date }, body }) {
    const { personId, ...content } = body;
    const day = { ...content, date, version: body.version + 1 } as PlanDay;
    return { things: [toPendingDay({ ...day, personId })], answer: day };
  },
  versionOf: ({ params, body }, id) => (params.date === id ? body.version : undefined),
  rebase: ({ params, body }, _, version) => ({ params, body: { ...body, version } }),
  repair({ endpoint, input }, { params, body }) {
    const before = input as SaveInput;
    const isSame =
      endpoint === nameOf(mealPlansApi.save) &&
      before.params.date === params.date &&
      before.body.personId === body.personId;
    return isSame ? { params, body: { ...body, version: before.body.version } } : undefined;
  },
  merge({ base, mine, theirs }) {
    const now = theirs as PlanDay;
    const { personId } = mine as SeenDay;
    const day = { ...mergeDays(base as PlanDay | null, mine as PlanDay, now), personId };
    return {
      input: toSaved(day),
      things: [toPendingDay({ ...day, version: now.version + 1 })],
    };
  },
});

export const mealPlansOffline: OfflineFeature = {
  writes: [
    save,
    offlineWrite(mealPlansApi.eat, {
      verb: 'Log',
      day: ({ params }) => params.date,
      effect({ params: { date }, body: { mealId, entry, servings } }, known, at) {
        const before = findEntry(known, entry.id);
        const shown = { ...toShownEntry(entry, null, at), id: entry.id, version: 1 } as DiaryEntry;
        const logged = before ?? toPending(ENTRY_KIND, shown);
        const { personId } = known.cached(planSettingsApi.read, {}) ?? { personId: 'host' };
        const mark = (day: PlanDay) =>
          markEaten(day, { mealId, personId }, { entryId: entry.id, servings });
        const day = before ? [] : changed(findDay(known, date), mark);
        return { things: [...day, logged], answer: logged.is as FoodLogEntry };
      },
    }),
    offlineWrite(mealPlansApi.undoEat, {
      verb: 'Undo',
      day: ({ params }) => params.date,
      effect({ params: { date }, body: { mealId, entryId } }, known) {
        const { personId } = known.cached(planSettingsApi.read, {}) ?? { personId: 'host' };
        const unmark = (day: PlanDay) => unmarkEaten(day, { mealId, personId }, entryId);
        const entry = markPending(ENTRY_KIND, entryId, true, findEntry(known, entryId));
        return {
          things: [...changed(findDay(known, date), unmark), entry],
          answer: { ok: true as const },
        };
      },
    }),
    offlineWrite(planSettingsApi.save, {
      verb: 'Change',
      effect: ({ body: { personId: _, ...is } }) => ({
        things: [{ kind: SETTINGS, id: MINE, version: 0, is, deleted: false }],
        answer: { ok: true as const },
      }),
    }),
  ],
  reads: [
    offlineRead(mealPlansApi.days, {
      things: (days) => days.map(toPendingDay),
      overlay: (days, { query }, known) => withPendingDays(days, waitingDays(known), query),
      // Other weeks that are on the device may hold some of these days.
      missing: ({ query: { from, to } }, known) => {
        const all = known.all(mealPlansApi.days).flatMap(({ answer }) => answer);
        const byDate = new Map(all.map((day) => [day.date, day]));
        return [...byDate.values()].filter(({ date }) => date >= from && date <= to);
      },
    }),
    offlineRead(planSettingsApi.read, {
      overlay(answer, _, known) {
        const settings = known.find(SETTINGS, MINE)?.is as PlanSettingsAnswer['settings'];
        return settings ? { ...answer, settings } : answer;
      },
    }),
    offlineRead(planTargetsApi.list, {
      // Another week is like the last one that is known.
      missing: ({ query: { from, to } }, known) => {
        const goals = known.all(planTargetsApi.list).flatMap(({ answer }) => answer);
        if (goals.length === 0) return undefined;
        const days: typeof goals = [];
        for (let date = from; date <= to; date = addDays(date, 1)) {
          const like =
            goals.find((one) => one.date === date) ??
            goals.find((one) => weekdayOf(one.date) === weekdayOf(date));
          days.push({ date, target: like?.target ?? null });
        }
        return days;
      },
    }),
  ],
  async ahead(today, { ask }) {
    const { settings } = await ask(planSettingsApi.read, {});
    if (!settings) return;
    // Last, this and next week, whatever day they begin on.
    const query = {
      from: addDays(today, 1 - DAYS_A_WEEK),
      to: addDays(today, 2 * DAYS_A_WEEK - 1),
    };
    await ask(mealPlansApi.days, { query });
    await ask(planTargetsApi.list, { query });
  },
  says: { [PLAN_DAY]: sayDay, [SETTINGS]: sayPlan },
};
