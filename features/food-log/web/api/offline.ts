import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import {
  type Known,
  nameOf,
  type OfflineFeature,
  type OfflineUnits,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
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
  addPending,
  asThing,
  type DiaryEntry,
  editPending,
  markPending,
  mergePending,
  movePending,
  type PendingEntry,
} from '../../rules/entry/pending-entries.ts';
import { energyText, mealName, portionText } from '../../rules/item/amount-text.ts';

/** So many days before today can be read without a network. */
const DAYS_BACK = 14;

const KIND = 'food-log';
const find = (known: Known, id: string) => known.find(KIND, id) as PendingEntry | undefined;
const waitingOf = (known: Known) => known.things(KIND) as PendingEntry[];

/** Entries whose content is on this device. */
const answerOf = (things: readonly PendingEntry[]): FoodLogEntry[] =>
  things.flatMap(({ is }) => (is ? [is] : []));

/** Cached entries of a day, and the same with pending writes. */
export function dayFrom(known: Known, date: CalendarDay) {
  const before = known.cached(foodLogApi.ofDay, { query: { date } }) ?? [];
  return { before, after: mergePending(before, date, waitingOf(known)) };
}

/** The last cached day. */
const findLastCachedDay = (known: Known): CalendarDay =>
  known
    .all(foodLogApi.ofDay)
    .reduce((last, { input }) => (input.query.date > last ? input.query.date : last), '');

function mark(ids: readonly string[], deleted: boolean, known: Known): PendingEntry[] {
  return ids.map((id) => markPending(id, deleted, find(known, id)));
}

const done = { ok: true } as const;

type AddInput = InputOf<typeof foodLogApi.add>;
type AddManyInput = InputOf<typeof foodLogApi.addMany>;
type EditInput = InputOf<typeof foodLogApi.edit>;

/** A refused write after an edit of its entry, or undefined if it is about another. */
function repairedBy({ endpoint, input }: { endpoint: string; input: never }, edit: EditInput) {
  const { id } = edit.params;
  const { version: _, ...content } = edit.body;
  if (endpoint === nameOf(foodLogApi.add)) {
    const { body } = input as AddInput;
    return body.id === id ? { body: { ...body, ...content } } : undefined;
  }
  if (endpoint === nameOf(foodLogApi.addMany)) {
    const { entries } = (input as AddManyInput).body;
    if (!entries.some((entry) => entry.id === id)) return undefined;
    const mended = entries.map((entry) => (entry.id === id ? { ...entry, ...content } : entry));
    return { body: { entries: mended } };
  }
  const { params, body } = input as EditInput;
  const same = endpoint === nameOf(foodLogApi.edit) && params.id === id;
  return same ? { params, body: { ...content, version: body.version } } : undefined;
}

export const foodLogOffline: OfflineFeature = {
  writes: [
    offlineWrite(foodLogApi.add, {
      verb: 'Log',
      day: ({ body }) => body.date,
      effect({ body }, known, at) {
        const entry = { ...body, id: body.id as string };
        const thing = addPending(entry, find(known, entry.id), at);
        return { things: [thing], answer: thing.is as DiaryEntry };
      },
    }),
    offlineWrite(foodLogApi.addMany, {
      verb: 'Log',
      day: ({ body }) => body.entries[0]?.date ?? null,
      effect({ body }, known, at) {
        const things = body.entries.map((entry) => addPending(entry, find(known, entry.id), at));
        const answer = answerOf(things).map((one) => ({ ...one, outcome: 'logged' as const }));
        return { things, answer };
      },
    }),
    offlineWrite(foodLogApi.edit, {
      verb: 'Change',
      day: ({ body }) => body.date,
      effect({ params, body }, known, at) {
        const thing = editPending(params.id, body, find(known, params.id), at);
        return { things: [thing], answer: thing.is as DiaryEntry };
      },
      versionOf: ({ params, body }, id) => (params.id === id ? body.version : undefined),
      rebase: ({ params, body }, _, version) => ({ params, body: { ...body, version } }),
      repair: repairedBy,
      recreate: ({ version: _, createdAt: __, ...entry }: DiaryEntry, id) => ({
        endpoint: foodLogApi.add,
        input: { body: { ...entry, id } },
      }),
    }),
    offlineWrite(foodLogApi.moveMany, {
      verb: 'Move',
      day: ({ body }) => body.moves[0]?.date ?? null,
      effect({ body }, known) {
        const things = body.moves.map((move) => movePending(move, find(known, move.id)));
        return { things, answer: answerOf(things) };
      },
      versionOf: ({ body }, id) => body.moves.find((move) => move.id === id)?.version,
      rebase: ({ body }, id, version) => ({
        body: { moves: body.moves.map((move) => (move.id === id ? { ...move, version } : move)) },
      }),
    }),
    offlineWrite(foodLogApi.remove, {
      verb: 'Delete',
      ignoresNotFound: true,
      effect: ({ params }, known) => ({ things: mark([params.id], true, known), answer: done }),
    }),
    offlineWrite(foodLogApi.removeMany, {
      verb: 'Delete',
      effect: ({ body }, known) => ({ things: mark(body.ids, true, known), answer: done }),
      // What could not be logged is not wanted any more.
      repair({ endpoint, input }, { body }) {
        if (endpoint !== nameOf(foodLogApi.add) || body.ids.length !== 1) return undefined;
        return (input as AddInput).body.id === body.ids[0] ? null : undefined;
      },
    }),
    offlineWrite(foodLogApi.restore, {
      verb: 'Bring back',
      effect({ params }, known) {
        const things = mark([params.id], false, known);
        return { things, answer: answerOf(things)[0] as FoodLogEntry };
      },
    }),
    offlineWrite(foodLogApi.restoreMany, {
      verb: 'Bring back',
      effect({ body }, known) {
        const things = mark(body.ids, false, known);
        return { things, answer: answerOf(things) };
      },
    }),
  ],
  reads: [
    offlineRead(foodLogApi.ofDay, {
      things: (entries) => entries.map(asThing),
      overlay: (entries, { query }, known) =>
        mergePending(entries, query.date, waitingOf(known)) as FoodLogEntry[],
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
        const dates = waitingOf(known).flatMap(({ is }) => (is ? [is.date] : []));
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
    offlineRead(usualFoodsApi.list, {
      missing: (_, known) => known.all(usualFoodsApi.list)[0]?.answer,
    }),
    offlineRead(recurringEntriesApi.due, {
      overlay(proposals, _, known) {
        const there = new Set(waitingOf(known).flatMap(({ id, deleted }) => (deleted ? [] : [id])));
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
  says: { [KIND]: saysOf },
};

/** "Goulash, 300 g, 420 kcal, Dinner" */
function saysOf(entry: DiaryEntry, { energyUnit, numbersHidden }: OfflineUnits): string {
  const portion = portionText(entry);
  return [
    entry.foodName,
    portion,
    numbersHidden ? '' : energySaid(entry.calories, energyUnit),
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
