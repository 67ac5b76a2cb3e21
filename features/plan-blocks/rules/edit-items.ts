import { makeItem } from '#features/plan-generator/rules/dose/make-item.ts';
import { swapItem } from '#features/plan-generator/rules/list-swaps.ts';
import type { PlanItem } from '#features/plan-generator/rules/plan-input.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { sessionOn, sourceWeekdayOf } from './block.ts';
import { type EditContext, editSession } from './edit-session.ts';
import type { PlanContent } from './plan-content.ts';

/** Sets of an exercise that the person adds. */
const USUAL_SETS = 3;
const MAX_ITEMS = 30;

/** Changes the items of a session in their order. */
const editItems = (
  plan: PlanContent,
  date: CalendarDay,
  context: EditContext,
  change: (items: readonly PlanItem[]) => readonly PlanItem[],
): PlanContent =>
  editSession(
    plan,
    date,
    (session) => {
      const items = change(session.items);
      return items === session.items ? session : { ...session, items };
    },
    context,
  );

const has = (items: readonly PlanItem[], itemId: string): boolean =>
  items.some(({ id }) => id === itemId);

/** Takes what is alone in a superset out of it. */
function freeLonely(items: readonly PlanItem[]): readonly PlanItem[] {
  const count = (superset: string) => items.filter((item) => item.superset === superset).length;
  const isLonely = ({ superset }: PlanItem) => superset !== null && count(superset) < 2;
  return items.some(isLonely)
    ? items.map((item) => (isLonely(item) ? { ...item, superset: null } : item))
    : items;
}

/**
 * Another exercise in an item's place: the same sets, fewer where it takes longer. For the block it
 * reaches later weeks too where the exercise stands as another item, as phases of a programme have it.
 */
export function swapExercise(
  plan: PlanContent,
  date: CalendarDay,
  itemId: string,
  exerciseId: string,
  context: EditContext,
): PlanContent {
  const usual = plan.base.sessions.find(({ weekday }) => weekday === sourceWeekdayOf(plan, date));
  const now = sessionOn(plan, date, context.exerciseOf) ?? usual;
  const there = now?.items.find(({ id }) => id === itemId);
  return editSession(
    plan,
    date,
    (session, toWeek) => {
      const { items } = session;
      const old =
        items.find(({ id }) => id === itemId) ??
        items.find((item) => item.exerciseId === there?.exerciseId);
      const isKnown = context.exerciseOf(exerciseId) !== undefined;
      if (!old || !isKnown || items.some((item) => item.exerciseId === exerciseId)) return session;
      const swapped = swapItem(session, old.id, exerciseId, context.input);
      return {
        ...swapped,
        items: swapped.items.map((item) => {
          if (item.id !== old.id) return item;
          const [inWeek = item] = toWeek([item]);
          return { ...item, rir: inWeek.rir, loadKg: inWeek.loadKg };
        }),
      };
    },
    context,
    true,
  );
}

/** Adds an exercise at the end, with what suits the person and the place. One that is there stays once. */
export const addExercise = (
  plan: PlanContent,
  date: CalendarDay,
  exerciseId: string,
  context: EditContext,
): PlanContent =>
  editSession(
    plan,
    date,
    (session, toWeek) => {
      const exercise = context.exerciseOf(exerciseId);
      const isThere = session.items.some((item) => item.exerciseId === exerciseId);
      if (!exercise || isThere || session.items.length >= MAX_ITEMS) return session;
      const isOnce = exercise.pattern === 'cardio' || exercise.pattern === 'mobility';
      const added = makeItem(exercise, isOnce ? 1 : USUAL_SETS, session, context.input, [
        { kind: 'added' },
      ]);
      return { ...session, items: [...session.items, ...toWeek([added])] };
    },
    context,
  );

export const removeItem = (
  plan: PlanContent,
  date: CalendarDay,
  itemId: string,
  context: EditContext,
): PlanContent =>
  editItems(plan, date, context, (items) =>
    has(items, itemId) ? freeLonely(items.filter(({ id }) => id !== itemId)) : items,
  );

/** Moves an item so many places down, or up when negative; at most to the end. */
export const moveItem = (
  plan: PlanContent,
  date: CalendarDay,
  itemId: string,
  by: number,
  context: EditContext,
): PlanContent =>
  editItems(plan, date, context, (items) => {
    const from = items.findIndex(({ id }) => id === itemId);
    const item = items[from];
    const to = Math.max(0, Math.min(items.length - 1, from + by));
    if (!item || to === from) return items;
    return items.toSpliced(from, 1).toSpliced(to, 0, item);
  });

/** Alternates an item with the one after it, in the superset that either has. The last has none after it. */
export const supersetWithNext = (
  plan: PlanContent,
  date: CalendarDay,
  itemId: string,
  context: EditContext,
): PlanContent =>
  editItems(plan, date, context, (items) => {
    const at = items.findIndex(({ id }) => id === itemId);
    const [item, next] = [items[at], items[at + 1]];
    if (!item || !next) return items;
    const superset = item.superset ?? next.superset ?? item.id;
    if (item.superset === superset && next.superset === superset) return items;
    const joined = [item.id, next.id];
    return freeLonely(items.map((one) => (joined.includes(one.id) ? { ...one, superset } : one)));
  });

/** Takes an item out of its superset. */
export const leaveSuperset = (
  plan: PlanContent,
  date: CalendarDay,
  itemId: string,
  context: EditContext,
): PlanContent =>
  editItems(plan, date, context, (items) => {
    if (!items.some((item) => item.id === itemId && item.superset !== null)) return items;
    return freeLonely(
      items.map((item) => (item.id === itemId ? { ...item, superset: null } : item)),
    );
  });

/** Keeps an item whatever is planned again, or lets it go. */
export const lockItem = (
  plan: PlanContent,
  date: CalendarDay,
  itemId: string,
  locked: boolean,
  context: EditContext,
): PlanContent => changeItem(plan, date, itemId, { locked }, context);

/** What a person may say of an item themselves. Seconds, kg. */
export type ItemChange = Partial<
  Pick<PlanItem, 'sets' | 'reps' | 'seconds' | 'rir' | 'restSeconds' | 'loadKg' | 'locked'>
>;

export const changeItem = (
  plan: PlanContent,
  date: CalendarDay,
  itemId: string,
  change: ItemChange,
  context: EditContext,
): PlanContent =>
  editItems(plan, date, context, (items) =>
    has(items, itemId)
      ? items.map((item) => (item.id === itemId ? { ...item, ...change } : item))
      : items,
  );
