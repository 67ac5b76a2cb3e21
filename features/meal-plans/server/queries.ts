import { and, asc, between, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { type PlanDay, type PlanDayContent, planDay } from '../rules/plan-day-schema.ts';
import type { StoredSettings } from '../rules/plan-settings.ts';
import { planSettings } from '../rules/plan-settings-schema.ts';
import { mealPlanSettings, planDays } from './tables.ts';

const shown = {
  date: planDays.date,
  meals: planDays.meals,
  note: planDays.note,
  version: planDays.version,
};

const isDay = (owner: OwnerId, date: CalendarDay) =>
  and(eq(planDays.ownerId, owner), eq(planDays.date, date));

/** Planned days from one to another, the first one first. */
export const daysBetween = (
  db: Db,
  owner: OwnerId,
  from: CalendarDay,
  to: CalendarDay,
): Promise<PlanDay[]> =>
  db
    .select(shown)
    .from(planDays)
    .where(and(eq(planDays.ownerId, owner), between(planDays.date, from, to)))
    .orderBy(asc(planDays.date));

/** A day, locked until the transaction ends; null if nothing was planned on it. */
export async function lockDay(db: Db, owner: OwnerId, date: CalendarDay): Promise<PlanDay | null> {
  const [row] = await db.select(shown).from(planDays).where(isDay(owner, date)).for('update');
  return row ?? null;
}

type Change = { content: PlanDayContent; version: number; at: Date };

/** Replaces a day that still has `version` (0: there is none yet); null when it has not. */
export async function replaceDay(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
  { content: { meals, note }, version, at }: Change,
): Promise<PlanDay | null> {
  if (version === 0) {
    const [added] = await db
      .insert(planDays)
      .values({ ownerId: owner, date, meals, note, version: 1, updatedAt: at })
      .onConflictDoNothing()
      .returning(shown);
    return added ?? null;
  }
  const [row] = await db
    .update(planDays)
    .set({ meals, note, version: sql`${planDays.version} + 1`, updatedAt: at })
    .where(and(isDay(owner, date), eq(planDays.version, version)))
    .returning(shown);
  return row ?? null;
}

/** Days on which a person eats, the first one first, so that several are always locked in one order. */
export async function daysWith(db: Db, owner: OwnerId, personId: string): Promise<CalendarDay[]> {
  const eats = JSON.stringify([{ eaters: [{ personId }] }]);
  const rows = await db
    .select({ date: planDays.date })
    .from(planDays)
    .where(and(eq(planDays.ownerId, owner), sql`${planDays.meals} @> ${eats}::jsonb`))
    .orderBy(asc(planDays.date));
  return rows.map(({ date }) => date);
}

/** Whether a recipe stands in a plan, on any day. */
export async function isPlanned(db: Db, owner: OwnerId, recipeId: string): Promise<boolean> {
  const has = JSON.stringify([{ recipeId }]);
  const rows = await db
    .select({ date: planDays.date })
    .from(planDays)
    .where(and(eq(planDays.ownerId, owner), sql`${planDays.meals} @> ${has}::jsonb`))
    .limit(1);
  return rows.length > 0;
}

const selectSettings = (db: Db, owner: OwnerId) =>
  db
    .select({ settings: mealPlanSettings.settings })
    .from(mealPlanSettings)
    .where(eq(mealPlanSettings.ownerId, owner));

const toStored = ([row]: Awaited<ReturnType<typeof selectSettings>>): StoredSettings | null =>
  row ? { shares: {}, passed: {}, ...row.settings } : null;

/** Meals, people and wishes; null when nothing was said. */
export const settingsOf = async (db: Db, owner: OwnerId): Promise<StoredSettings | null> =>
  toStored(await selectSettings(db, owner));

/** The same, locked until the transaction ends. */
export const lockSettings = async (db: Db, owner: OwnerId): Promise<StoredSettings | null> =>
  toStored(await selectSettings(db, owner).for('update'));

export async function writeSettings(
  db: Db,
  owner: OwnerId,
  settings: StoredSettings,
  now: Date,
): Promise<void> {
  const columns = { settings, updatedAt: now };
  await db
    .insert(mealPlanSettings)
    .values({ ...columns, ownerId: owner })
    .onConflictDoUpdate({ target: mealPlanSettings.ownerId, set: columns });
}

/** Exported, imported and deleted with the account. */
export const mealPlansPersonalData: PersonalTable[] = [
  personalTable(mealPlanSettings, {
    about: 'Meals, people and wishes of the meal plan. Money in Australian dollars.',
    onImport: 'add',
    check: z.looseObject({ settings: planSettings }),
  }),
  personalTable(planDays, {
    about: 'Planned meals by day. Values are for one serving.',
    onImport: 'into-empty',
    check: planDay.extend({ version: z.number().int().min(1) }),
  }),
];
