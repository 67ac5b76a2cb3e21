import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { mergePending, toPending } from '#platform/shared/pending-record.ts';
import {
  type Known,
  nameOf,
  type OfflineFeature,
  type OfflineUnits,
  type OfflineWrite,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import type { RecurringEntry } from '../../contract/recurring-entries.ts';
import type { SavedMeal } from '../../contract/saved-meals.ts';
import {
  daysApi,
  type FoodLogEntry,
  foodLogApi,
  recurringEntriesApi,
  savedMealsApi,
  usualFoodsApi,
} from '../../contract.ts';
import { loggedDayOf } from '../../rules/days/day-totals.ts';
import {
  type DiaryEntry,
  ENTRY_KIND,
  type EntryEdit,
  inLoggedOrder,
  movePending,
  type NewEntry,
  type PendingEntry,
  toItem,
  toShownEntry,
} from '../../rules/entry/pending-entries.ts';
import { energyText, mealName, portionText } from '../../rules/item/amount-text.ts';
import { kcalOf } from '../../rules/item/exact-energy.ts';

/** So many days before today can be read without a network. */
const DAYS_BACK = 14;

const entries = offlineRecord<NewEntry, EntryEdit, DiaryEntry>({
  kind: ENTRY_KIND,
  api: foodLogApi as never,
  verb: 'Log',
  day: ({ date }) => date,
  toShown: toShownEntry,
});

const meals = offlineRecord({
  kind: 'saved-meal',
  api: savedMealsApi,
  verb: 'Save',
  toShown: ({ name, items }, before, at) => ({
    name: name.trim(),
    items: items.map(toItem),
    createdAt: before?.createdAt ?? at,
  }),
});

const repeats = offlineRecord({
  kind: 'recurring-entry',
  api: recurringEntriesApi,
  verb: 'Repeat',
  toShown: ({ item, mealType, weekdays, startsOn, endsOn = null }) => ({
    item: toItem(item),
    mealType,
    weekdays,
    startsOn,
    endsOn,
  }),
});

/** Entries whose content is on this device. */
const answerOf = (things: readonly PendingEntry[]): FoodLogEntry[] =>
  things.flatMap(({ is }) => (is ? [is] : []));

const ofDay = (list: readonly DiaryEntry[], date: CalendarDay, known: Known) =>
  mergePending(list, entries.waiting(known), (is) => is.date === date, inLoggedOrder);

/** Cached entries of a day, and the same with pending writes. */
export function dayFrom(known: Known, date: CalendarDay) {
  const before = known.cached(foodLogApi.ofDay, { query: { date } }) ?? [];
  return { before, after: ofDay(before, date, known) };
}

const byName = (a: SavedMeal, b: SavedMeal) =>
  a.name.localeCompare(b.name, 'en-AU') || (a.id < b.id ? -1 : 1);
/** Ids are made in the order of time. */
const byId = (a: RecurringEntry, b: RecurringEntry) => (a.id < b.id ? -1 : 1);

/** The last cached day. */
const findLastCachedDay = (known: Known): CalendarDay =>
  known
    .all(foodLogApi.ofDay)
    .reduce((last, { input }) => (input.query.date > last ? input.query.date : last), '');

const done = { ok: true } as const;

type AddManyInput = InputOf<typeof foodLogApi.addMany>;
type EditInput = InputOf<typeof foodLogApi.edit>;

/** What an edit of an entry does to a refused batch that logs it. */
function repairBatch({ body: { entries } }: AddManyInput, { params: { id }, body }: EditInput) {
  const { version: _, ...content } = body;
  if (!entries.some((entry) => entry.id === id)) return undefined;
  const mended = entries.map((entry) => (entry.id === id ? { ...entry, ...content } : entry));
  return { body: { entries: mended } };
}

const entryWrites = entries.writes.map((write) =>
  write.endpoint === foodLogApi.edit
    ? ({
        ...write,
        repair: (refused, edit) =>
          refused.endpoint === nameOf(foodLogApi.addMany)
            ? repairBatch(refused.input, edit as EditInput)
            : write.repair?.(refused, edit),
      } satisfies OfflineWrite)
    : write,
);

export const foodLogOffline: OfflineFeature = {
  writes: [
    ...entryWrites,
    ...meals.writes,
    ...repeats.writes,
    offlineWrite(foodLogApi.addMany, {
      verb: 'Log',
      day: ({ body }) => body.entries[0]?.date ?? null,
      effect({ body }, known, at) {
        const things = body.entries.map((entry) => entries.addOne(entry, known, at));
        const answer = answerOf(things).map((one) => ({ ...one, outcome: 'logged' as const }));
        return { things, answer };
      },
    }),
    offlineWrite(foodLogApi.moveMany, {
      verb: 'Move',
      day: ({ body }) => body.moves[0]?.date ?? null,
      effect({ body }, known) {
        const things = body.moves.map((move) => movePending(move, entries.find(known, move.id)));
        return { things, answer: answerOf(things) };
      },
      versionOf: ({ body }, id) => body.moves.find((move) => move.id === id)?.version,
      rebase: ({ body }, id, version) => ({
        body: { moves: body.moves.map((move) => (move.id === id ? { ...move, version } : move)) },
      }),
    }),
    offlineWrite(foodLogApi.removeMany, {
      verb: 'Delete',
      effect: ({ body }, known) => ({ things: entries.mark(body.ids, true, known), answer: done }),
      // What could not be logged is not wanted any more.
      repair({ endpoint, input }, { body }) {
        if (endpoint !== nameOf(foodLogApi.add) || body.ids.length !== 1) return undefined;
        return (input as { body: NewEntry }).body.id === body.ids[0] ? null : undefined;
      },
    }),
    offlineWrite(foodLogApi.restoreMany, {
      verb: 'Bring back',
      effect({ body }, known) {
        const things = entries.mark(body.ids, false, known);
        return { things, answer: answerOf(things) };
      },
    }),
  ],
  reads: [
    offlineRead(foodLogApi.ofDay, {
      things: (list) => list.map((entry) => toPending(ENTRY_KIND, entry)),
      overlay: (list, { query }, known) => ofDay(list, query.date, known) as FoodLogEntry[],
      missing: ({ query }, known) => (query.date > findLastCachedDay(known) ? [] : undefined),
    }),
    offlineRead(daysApi.between, {
      // Each day asks for another range: one that begins as early holds what is known of it.
      missing: ({ query }, known) =>
        known
          .all(daysApi.between)
          .filter(({ input }) => input.query.from <= query.from && input.query.to >= query.from)
          .map(({ answer }) =>
            answer.filter(({ date }) => date >= query.from && date <= query.to),
          )[0],
      overlay(days, { query }, known) {
        const dates = entries.waiting(known).flatMap(({ is }) => (is ? [is.date] : []));
        const within = new Set(dates.filter((date) => date >= query.from && date <= query.to));
        const changed = [...within].filter((date) => {
          const { before, after } = dayFrom(known, date);
          return before !== after;
        });
        if (changed.length === 0) return days;
        const others = days.filter(({ date }) => !changed.includes(date));
        const anew = changed.flatMap((date) => {
          const { after } = dayFrom(known, date);
          return after.length > 0 ? [loggedDayOf(date, after)] : [];
        });
        return [...others, ...anew].sort((a, b) => (a.date < b.date ? -1 : 1));
      },
    }),
    meals.listed({ list: savedMealsApi.list, inOrder: byName }),
    repeats.listed({ list: recurringEntriesApi.list, inOrder: byId }),
    offlineRead(usualFoodsApi.list, {
      missing: (_, known) => known.all(usualFoodsApi.list)[0]?.answer,
    }),
    offlineRead(recurringEntriesApi.due, {
      overlay(proposals, _, known) {
        const there = new Set(
          entries.waiting(known).flatMap(({ id, deleted }) => (deleted ? [] : [id])),
        );
        const left = proposals.filter(({ entryId }) => !there.has(entryId));
        return left.length === proposals.length ? proposals : left;
      },
    }),
  ],
  async ahead(today, { ask, keep }) {
    const from = addDays(today, -DAYS_BACK);
    const entries = await ask(foodLogApi.ofDays, { query: { from, to: today } });
    for (let date = from; date <= today; date = addDays(date, 1)) {
      keep(
        foodLogApi.ofDay,
        { query: { date } },
        entries.filter((entry) => entry.date === date),
      );
    }
    await ask(usualFoodsApi.list, { query: { date: today } });
    await ask(recurringEntriesApi.due, { query: { date: today } });
    await ask(recurringEntriesApi.list, {});
    await ask(savedMealsApi.list, {});
  },
  says: {
    [ENTRY_KIND]: saysOf,
    'saved-meal': ({ name }: SavedMeal) => name,
    'recurring-entry': ({ item, mealType }: RecurringEntry) =>
      `${item.foodName}, ${mealName[mealType]}`,
  },
};

/** "Goulash, 300 g, 420 kcal, Dinner" */
function saysOf(entry: DiaryEntry, { energyUnit, numbersHidden }: OfflineUnits): string {
  const portion = portionText(entry);
  return [
    entry.foodName,
    portion,
    numbersHidden ? '' : energySaid(kcalOf(entry), energyUnit),
    mealName[entry.mealType],
  ]
    .filter(Boolean)
    .join(', ');
}

function energySaid(kcal: number | null, unit: OfflineUnits['energyUnit']): string {
  if (kcal === null) return 'energy not known';
  const { amount, sign } = energyText(kcal, unit);
  return `${amount} ${sign}`;
}
