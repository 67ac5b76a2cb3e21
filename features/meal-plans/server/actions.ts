import { isDeepStrictEqual } from 'node:util';
import { contactOf, profileOf, todayOf } from '#features/account/server/public.ts';
import type { FoodLogEntry } from '#features/food-log/contract.ts';
import { logFoods, takeOutEntries } from '#features/food-log/server/public.ts';
import type { FreePlace } from '#features/household/contract.ts';
import type { PlaceChange } from '#features/household/rules/place-change.ts';
import {
  accountsOf,
  membersOf,
  placeOfChange,
  planPlaceOf,
} from '#features/household/server/public.ts';
import { toDayTargets } from '#features/meal-planner/rules/day-targets.ts';
import { expectingOf } from '#features/meal-planner/rules/expecting/expecting-of.ts';
import { targetOn } from '#features/nutrition/server/public.ts';
import { recipeStates } from '#features/recipes/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import type { ParsedInputOf } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { DayGoal, mealPlansApi, PlanSettingsAnswer } from '../contract.ts';
import { markEaten, unmarkEaten } from '../rules/meal-state.ts';
import {
  dayWithPlacePassed,
  passedPlaces,
  settingsOfAnyDevice,
  settingsWithPlacePassed,
} from '../rules/people/pass-place.ts';
import { emptyDay, HOST, type PlanDay } from '../rules/plan-day.ts';
import { MAX_PEOPLE } from '../rules/plan-kinds.ts';
import { DEFAULT_PLAN, type PlanSettings, type StoredSettings } from '../rules/plan-settings.ts';
import {
  daysWith,
  isPlanned,
  lockDay,
  lockSettings,
  replaceDay,
  settingsOf,
  writeSettings,
} from './queries.ts';

const ME = 'Me';
const MAX_NAME = 40;

const CHANGED_ELSEWHERE = 'This day was changed on another device. Check it, then save again.';

type DayBody = Omit<ParsedInputOf<typeof mealPlansApi.save>['body'], 'personId'>;

const memberIdsOf = async (db: Db, plan: OwnerId): Promise<Set<string>> =>
  new Set((await membersOf(db, plan)).map(({ id }) => id));

/** A day of a device that has not heard of a member yet, with the member where it has whose place they took. */
async function dayOfAnyDevice(db: Db, plan: OwnerId, day: DayBody): Promise<DayBody> {
  const settings = await settingsOf(db, plan);
  if (!settings || Object.keys(settings.passed).length === 0) return day;
  const passed = passedPlaces(settings, await memberIdsOf(db, plan));
  return passed.reduce(dayWithPlacePassed<DayBody>, day);
}

/**
 * Saves a day that still has the version that was seen. Fails with `conflict`, reason `edited_elsewhere`
 * and the current one, when it has not. Repeating a save that came through answers its result.
 */
export async function saveDay(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
  day: DayBody,
  nowMs: number,
): Promise<PlanDay> {
  const { version, ...content } = await dayOfAnyDevice(db, owner, day);
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

/** Who eats, and by whose plan. */
type Place = { eater: OwnerId; plan: OwnerId; personId: string };

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
  { eater, plan, personId }: Place,
  date: CalendarDay,
  { mealId, entry, servings }: ParsedInputOf<typeof mealPlansApi.eat>['body'],
  nowMs: number,
): Promise<FoodLogEntry> {
  return inTransaction(db, async (db) => {
    const [logged] = await logFoods(db, eater, [{ ...entry, origin: 'plan' }], nowMs);
    if (!logged) throw new AppError('not_found', { message: 'That entry does not exist.' });
    const { outcome, ...rest } = logged;
    if (outcome === 'logged') {
      const mark = (day: PlanDay) =>
        markEaten(day, { mealId, personId }, { entryId: entry.id, servings });
      await changeDay(db, plan, date, mark, nowMs);
    }
    return rest;
  });
}

/** Takes the entry of a portion out of the log and plans it again, both or none. Repeating it changes nothing. */
export function undoEatPlanned(
  db: Db,
  { eater, plan, personId }: Place,
  date: CalendarDay,
  { mealId, entryId }: { mealId: string; entryId: string },
  nowMs: number,
): Promise<void> {
  return inTransaction(db, async (db) => {
    await takeOutEntries(db, eater, [entryId], nowMs);
    const unmark = (day: PlanDay) => unmarkEaten(day, { mealId, personId }, entryId);
    await changeDay(db, plan, date, unmark, nowMs);
  });
}

/**
 * The settings of the plan that a person sees, with everybody who has joined it. Where nothing was saved, who
 * has joined is all that is known.
 */
export async function readSettings(db: Db, owner: OwnerId): Promise<PlanSettingsAnswer> {
  const { plan, personId } = await planPlaceOf(db, owner);
  const stored = await settingsOf(db, plan);
  const { shares, passed: _, ...settings } = stored ?? { ...DEFAULT_PLAN, shares: {}, passed: {} };
  const hostName = plan === owner ? null : (await contactOf(db, plan))?.name || null;
  const members = (await membersOf(db, plan)).map((member) => ({
    ...member,
    name: (member.id === personId ? ME : member.name).slice(0, MAX_NAME),
    share: shares[member.id] ?? 1,
  }));
  const others = settings.people.map((one) =>
    one.id === HOST && hostName !== null ? { ...one, name: hostName.slice(0, MAX_NAME) } : one,
  );
  const people = [...others, ...members];
  return stored
    ? { settings: { ...settings, people }, personId }
    : { settings: null, people, personId };
}

/** Saves settings. Of those who have joined only the portion is kept: all else is theirs to say. */
export const saveSettings = (
  db: Db,
  owner: OwnerId,
  { personId, ...sent }: PlanSettings & { personId?: string | undefined },
  nowMs: number,
): Promise<void> =>
  inTransaction(db, async (db) => {
    const { plan } = await placeOfChange(db, owner, personId);
    const before = await lockSettings(db, plan);
    const members = await memberIdsOf(db, plan);
    const passed = before ? passedPlaces(before, members) : [];
    const settings = settingsOfAnyDevice(sent, passed);
    const hostBefore = (before ?? DEFAULT_PLAN).people.find(({ id }) => id === HOST);
    const people = settings.people
      .filter(({ id }) => !members.has(id))
      // A member sees the host by another name.
      .map((one) =>
        one.id === HOST && plan !== owner && hostBefore ? { ...one, name: hostBefore.name } : one,
      );
    if (people.length > MAX_PEOPLE) {
      throw new AppError('invalid', {
        message: `Plan for at most ${MAX_PEOPLE} people.`,
        fields: { people: `Plan for at most ${MAX_PEOPLE} people.` },
      });
    }
    const said = new Map(settings.people.map(({ id, share }) => [id, share]));
    const stored: StoredSettings = {
      ...settings,
      people,
      shares: Object.fromEntries(
        [...members].map((id) => [id, said.get(id) ?? before?.shares[id] ?? 1]),
      ),
      passed: Object.fromEntries(passed.map(({ from, to }) => [from, to])),
    };
    await writeSettings(db, plan, stored, new Date(nowMs));
    const gone = (before?.people ?? []).filter(({ id }) => !people.some((one) => one.id === id));
    for (const { id } of gone) await forgetPortions(db, plan, id, nowMs);
  });

/** Takes a person's portions out of a plan that they have left. */
export async function forgetPortions(
  db: Db,
  plan: OwnerId,
  personId: string,
  nowMs: number,
): Promise<void> {
  const without = (day: PlanDay): PlanDay => ({
    ...day,
    meals: day.meals.map((meal) => ({
      ...meal,
      eaters: meal.eaters.filter((eater) => eater.personId !== personId),
    })),
  });
  for (const date of await daysWith(db, plan, personId)) {
    await changeDay(db, plan, date, without, nowMs);
  }
}

/** People of a plan without an account. */
export async function freePlacesOf(db: Db, plan: OwnerId): Promise<FreePlace[]> {
  const { people } = (await settingsOf(db, plan)) ?? DEFAULT_PLAN;
  return people
    .filter(({ id }) => id !== HOST)
    .map(({ diets = [], without = [], ...one }) => ({ ...one, diets, without }));
}

/**
 * Gives the place of a person without an account to a member, with what is planned for them from today on. False,
 * and nothing happens, where nobody of that id is without an account.
 */
export async function passPlace(
  db: Db,
  plan: OwnerId,
  change: PlaceChange,
  nowMs: number,
): Promise<boolean> {
  const before = await lockSettings(db, plan);
  const settings = before && settingsWithPlacePassed(before, change);
  if (!settings) return false;
  await writeSettings(db, plan, settings, new Date(nowMs));
  const today = await todayOf(db, plan, nowMs);
  const dates = await daysWith(db, plan, change.from);
  for (const date of dates.filter((one) => one >= today)) {
    await changeDay(db, plan, date, (day) => dayWithPlacePassed(day, change), nowMs);
  }
  // What is over was not the member's, and the person is nobody now.
  await forgetPortions(db, plan, change.from, nowMs);
  return true;
}

/** Who of a household wrote a recipe that stands in its plan; null: nobody, the person themselves, or not planned. */
export async function cookOfPlanned(
  db: Db,
  owner: OwnerId,
  recipeId: string,
): Promise<OwnerId | null> {
  const { plan } = await planPlaceOf(db, owner);
  const others = (await accountsOf(db, plan)).filter((one) => one !== owner);
  if (others.length === 0 || !(await isPlanned(db, plan, recipeId))) return null;
  for (const one of others) {
    const state = (await recipeStates(db, one, [recipeId])).get(recipeId);
    if (state && !state.isDeleted) return one;
  }
  return null;
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
    const { target, protection, settings } = await targetOn(db, owner, date, profile);
    // Under 18 or pregnant, the protection is named by that: the gentle mode holds beside it.
    const kind = settings.safeMode ? 'safe_mode' : protection;
    const expecting = expectingOf(settings);
    goals.push({ date, target: target && toDayTargets(target, kind), expecting });
  }
  return goals;
}
