import { and, asc, between, count, eq, inArray, isNull, type SQL, sql, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Columns } from '#platform/shared/columns.ts';
import { mapMacroSums } from '../../rules/item/nutrients.ts';
import { foodLogEntries } from '../tables.ts';

const { ownerId, date, calories, exactKcal, deletedAt } = foodLogEntries;

/** Energy unrounded, as `kcalOf` reads it of one entry. */
const kcal = sql<
  number | null
>`case when abs(${exactKcal} - ${calories}) <= 0.5 then ${exactKcal} else ${calories} end`;

const within = (owner: OwnerId, from: CalendarDay, to: CalendarDay) =>
  and(eq(ownerId, owner), between(date, from, to), isNull(deletedAt));

const energy = {
  date,
  calories: sum(kcal).mapWith(Number),
  caloriesKnown: count(calories),
  entryCount: count(),
};

type DayEnergy = {
  date: CalendarDay;
  calories: number | null;
  caloriesKnown: number;
  entryCount: number;
};

/**
 * The days of a range with entries, in order, with the energy (kcal) of those that say it, null when none does;
 * `caloriesKnown`: how many do. One statement over the owner-and-date index, its rows as the driver gives them.
 */
export async function daysBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  const { rows } = await db.execute<DayEnergy>(sql`
    select ${date}::text as date, sum(${kcal})::float8 as calories,
      count(${calories})::int as "caloriesKnown", count(*)::int as "entryCount"
    from ${foodLogEntries} where ${within(owner, from, to)} group by ${date} order by ${date}`);
  return rows;
}

/** The same with grams of protein, carbohydrate and fat, each null when no entry gives it. */
export function dayTotalsBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  return db
    .select({
      ...energy,
      ...mapMacroSums(
        (key): SQL<number | null> => sum(foodLogEntries[key]).mapWith(Number),
        (key) => count(foodLogEntries[key]),
      ),
    })
    .from(foodLogEntries)
    .where(within(owner, from, to))
    .groupBy(date)
    .orderBy(asc(date));
}

/** How many meals a person logged from a recipe or a plan: foods of one name on one day are one. */
export async function countCookedMeals(db: Db, owner: OwnerId): Promise<number> {
  const { foodName, origin } = foodLogEntries;
  const [row] = await db
    .select({ meals: sql<number>`count(distinct (${date}, ${foodName}))::int` })
    .from(foodLogEntries)
    .where(and(eq(ownerId, owner), isNull(deletedAt), inArray(origin, ['recipe', 'plan'])));
  return row?.meals ?? 0;
}

/** The days of a range with entries, in order: of fibre, saturated fat and sugars (g) and sodium (mg) what is known, and of how many entries. */
export function nutrientDaysBetween(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  const { fiber, saturatedFat, sugar, sodium } = foodLogEntries;
  const sumOf = (column: AnyPgColumn) =>
    sql<number | null>`sum(${column})`.mapWith((value) => (value === null ? null : Number(value)));
  return db
    .select({
      date,
      entryCount: count(),
      fiber: sumOf(fiber),
      fiberKnown: count(fiber),
      saturatedFat: sumOf(saturatedFat),
      saturatedFatKnown: count(saturatedFat),
      sugar: sumOf(sugar),
      sugarKnown: count(sugar),
      sodium: sumOf(sodium),
      sodiumKnown: count(sodium),
    })
    .from(foodLogEntries)
    .where(within(owner, from, to))
    .groupBy(date)
    .orderBy(asc(date));
}

/** What progress shows of a day's food beside its energy. */
export const DAY_NUTRIENTS = [
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'saturatedFat',
  'sodium',
] as const;
type DayNutrient = (typeof DAY_NUTRIENTS)[number];
type DayFigures = DayEnergy &
  Record<DayNutrient, number | null> &
  Record<`${DayNutrient}Known`, number>;

/**
 * The days of a range with entries, in order: energy (kcal) and nutrients (g, sodium mg), and how many say each. A list
 * for each figure, as five years have thousands of days.
 */
export async function dayFiguresBetween(
  db: Db,
  owner: OwnerId,
  from: CalendarDay,
  to: CalendarDay,
): Promise<Columns<DayFigures>> {
  const sums = DAY_NUTRIENTS.map(
    (key) =>
      sql`sum(${foodLogEntries[key]})::float8 as ${sql.identifier(key)}, count(${foodLogEntries[key]}) as ${sql.identifier(`${key}Known`)}`,
  );
  const figures = DAY_NUTRIENTS.flatMap((key) => [key, `${key}Known`]);
  const lists = ['date', 'calories', 'caloriesKnown', 'entryCount', ...figures].map((name) => {
    const column = sql.identifier(name);
    return sql`coalesce(json_agg(${column}), '[]') as ${column}`;
  });
  const { rows } = await db.execute<Columns<DayFigures>>(sql`
    select ${sql.join(lists, sql`, `)} from (
      select ${date} as date, sum(${kcal})::float8 as calories, count(${calories}) as "caloriesKnown",
        count(*) as "entryCount", ${sql.join(sums, sql`, `)}
      from ${foodLogEntries} where ${within(owner, from, to)}
      group by ${date} order by ${date}) days`);
  const [columns] = rows;
  if (!columns) throw new Error('A sum of no rows is a row.');
  return columns;
}

/** The first day with an entry; null without any. */
export async function firstLoggedDay(db: Db, owner: OwnerId): Promise<CalendarDay | null> {
  const [row] = await db
    .select({ date })
    .from(foodLogEntries)
    .where(and(eq(ownerId, owner), isNull(deletedAt)))
    .orderBy(asc(date))
    .limit(1);
  return row?.date ?? null;
}
