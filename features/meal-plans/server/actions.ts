import { isDeepStrictEqual } from 'node:util';
import { profileOf } from '#features/account/server/public.ts';
import type { FoodLogEntry } from '#features/food-log/contract.ts';
import { logFoods, takeOutEntries } from '#features/food-log/server/public.ts';
import { toDayTargets } from '#features/meal-planner/rules/day-targets.ts';
import { targetOn } from '#features/nutrition/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import type { ParsedInputOf } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { DayGoal, mealPlansApi, PlanSettingsAnswer } from '../contract.ts';
import { markEaten, unmarkEaten } from '../rules/meal-state.ts';
import { emptyDay, HOST, type PlanDay } from '../rules/plan-day.ts';
import { lockDay, replaceDay, settingsOf } from './queries.ts';

const CHANGED_ELSEWHERE = 'This day was changed on another device. Check it, then save again.';

type DayBody = ParsedInputOf<typeof mealPlansApi.save>['body'];

/**
 * Saves a day that still has the version that was seen. Fails with `conflict`, reason `edited_elsewhere`
 * and the current one, when it has not. Repeating a save that came through answers its result.
 */
export async function saveDay(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
  { version, ...content }: DayBody,
  nowMs: number,
): Promise<PlanDay> {
  const saved = await replaceDay(db, owner, date, { content, version, at: new Date(nowMs) });
  if (saved) return saved;
  const current = (await lockDay(db, owner, date)) ?? emptyDay(date);
  const { meals, note } = current;
  const isRepeat =
    current.version === version + 1 && isDeepStrictEqual({ meals, note }, { ...content });
  if (isRepeat) return current;
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: CHANGED_ELSEWHERE,
    current,
  });
}

type Person = { owner: OwnerId; personId: string };

/** Changes a day in place; nothing happens where nothing is planned on it. */
async function changeDay(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
  change: (day: PlanDay) => PlanDay,
  nowMs: number,
): Promise<void> {
  const day = await lockDay(db, owner, date);
  if (!day) return;
  const { meals, note } = change(day);
  const { version } = day;
  await replaceDay(db, owner, date, { content: { meals, note }, version, at: new Date(nowMs) });
}

/**
 * Logs a planned portion and marks it eaten, both or none. An entry that is there already changes
 * nothing. A meal that was taken out of the plan meanwhile is logged all the same: it was eaten.
 */
export function eatPlanned(
  db: Db,
  { owner, personId }: Person,
  date: CalendarDay,
  { mealId, entry }: ParsedInputOf<typeof mealPlansApi.eat>['body'],
  nowMs: number,
): Promise<FoodLogEntry> {
  return inTransaction(db, async (db) => {
    const [logged] = await logFoods(db, owner, [{ ...entry, origin: 'plan' }], nowMs);
    if (!logged) throw new AppError('not_found', { message: 'That entry does not exist.' });
    const { outcome, ...rest } = logged;
    if (outcome === 'logged') {
      const mark = (day: PlanDay) => markEaten(day, { mealId, personId }, entry.id);
      await changeDay(db, owner, date, mark, nowMs);
    }
    return rest;
  });
}

/** Takes the entry of a portion out of the log and plans it again, both or none. Repeating it changes nothing. */
export function undoEatPlanned(
  db: Db,
  { owner, personId }: Person,
  date: CalendarDay,
  { mealId, entryId }: { mealId: string; entryId: string },
  nowMs: number,
): Promise<void> {
  return inTransaction(db, async (db) => {
    await takeOutEntries(db, owner, [entryId], nowMs);
    const unmark = (day: PlanDay) => unmarkEaten(day, { mealId, personId }, entryId);
    await changeDay(db, owner, date, unmark, nowMs);
  });
}

export async function readSettings(db: Db, owner: OwnerId): Promise<PlanSettingsAnswer> {
  return { settings: await settingsOf(db, owner), personId: HOST };
}

/** Targets of days as the plan takes them. */
export async function goalsBetween(
  db: Db,
  owner: OwnerId,
  from: CalendarDay,
  to: CalendarDay,
): Promise<DayGoal[]> {
  const profile = profileOf(db, owner);
  const goals: DayGoal[] = [];
  for (let at = 0; at <= daysFrom(from, to); at += 1) {
    const date = addDays(from, at);
    const { target, protection } = await targetOn(db, owner, date, profile);
    goals.push({ date, target: target && toDayTargets(target, protection) });
  }
  return goals;
}
