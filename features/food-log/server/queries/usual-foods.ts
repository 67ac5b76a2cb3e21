import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { MealType } from '../../rules/entry/entry-kinds.ts';
import type { LoggedItem } from '../../rules/item/logged-item.ts';
import { foodLogEntries } from '../tables.ts';
import { selectUsualItem } from './item-selection.ts';
import { foodKeyColumn, rankedPortion, usualPortion } from './usual-portion.ts';

/** Something a person has eaten lately: how it is usually logged, and how much it belongs to this hour. */
export type UsualFood = Omit<LoggedItem, 'note'> & {
  entryId: string;
  date: CalendarDay;
  mealType: MealType;
  /** how often since `since` */
  times: number;
  /** sum over those times; each weighs 0 to 1, more the later, the nearer to this hour and meal */
  weight: number;
};

const MAX_USUAL_FOODS = 400;

/**
 * What a person has logged since a day, each food once in its usual portion, what belongs to this meal and hour first.
 * Entries are of one food when they were logged from it, those typed by hand when they have one name. `minuteOfDay` is
 * that of the clock on the wall, null when it is not known.
 */
export async function usualFoods(
  db: Db,
  owner: OwnerId,
  at: {
    since: CalendarDay;
    today: CalendarDay;
    mealType: MealType | null;
    minuteOfDay: number | null;
  },
): Promise<UsualFood[]> {
  const e = foodLogEntries;
  const minutes = sql`(split_part(${e.localTime}, ':', 1)::int * 60 + split_part(${e.localTime}, ':', 2)::int)`;
  const apart = sql`abs(${minutes} - ${at.minuteOfDay}::int)`;
  const sameMeal = sql`coalesce((${e.mealType} = ${at.mealType}::text)::int, 0)`;
  const nearness = sql`coalesce(greatest(0, 1 - least(${apart}, 1440 - ${apart}) / 180.0), ${sameMeal})`;
  const freshness = sql`exp(least(0, ${e.date} - ${at.today}::date) / 30.0)`;
  const weight = sql`${freshness} * (0.1 + 0.45 * ${nearness} + 0.45 * ${sameMeal})`;
  // Counted first with narrow rows; only one entry of each food is read whole.
  const { rows } = await db.execute<UsualFood>(sql`
    with ranked as (
      select ${e.id} as id, ${foodKeyColumn} as food, ${weight} as weight, ${rankedPortion(foodKeyColumn)}
      from ${e}
      where ${e.ownerId} = ${owner} and ${e.deletedAt} is null and ${e.date} >= ${at.since}),
    eaten as (
      select food, count(*)::int as times, sum(weight)::float8 as weight from ranked group by food),
    ${usualPortion(sql`food`)}
    select ${e.id} as "entryId", ${selectUsualItem('date', 'mealType')}, eaten.times, eaten.weight
    from eaten join usual using (food) join ranked using (food, nth)
      join ${e} on ${e.ownerId} = ${owner} and ${e.id} = ranked.id
    order by eaten.weight desc, eaten.times desc limit ${MAX_USUAL_FOODS}`);
  return rows;
}
