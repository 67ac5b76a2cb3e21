import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import type { UsualFood } from '../../contract/usual-foods.ts';
import { foodLogEntries } from '../tables.ts';
import { selectUsualItem } from './item-selection.ts';
import { foodKeyColumn, rankedPortion, usualPortion } from './usual-portion.ts';

const DAYS_BACK = 90;
const MAX_PER_MEAL = 12;

/**
 * What a person eats at each meal, from the 90 days before `day`: foods of at least two of those days, each
 * in its usual portion of that meal. Foods of the day's own weekday come first.
 */
export async function foodsByMeal(db: Db, owner: OwnerId, day: CalendarDay): Promise<UsualFood[]> {
  const e = foodLogEntries;
  // Counted first with narrow rows; only one entry of each food is read whole.
  const { rows } = await db.execute<UsualFood>(sql`
    with ranked as (
      select ${e.id} as id, ${foodKeyColumn} as food, ${e.mealType} as meal, ${e.date} as date,
        extract(isodow from ${e.date})::int as weekday, left(${e.localTime}, 2)::int as hour,
        exp((${e.date} - ${day}::date) / 30.0::float8) as weight,
        ${rankedPortion(sql`${foodKeyColumn}, ${e.mealType}`)}
      from ${e}
      where ${e.ownerId} = ${owner} and ${e.deletedAt} is null
        and ${e.date} >= ${addDays(day, -DAYS_BACK)} and ${e.date} < ${day}),
    ${usualPortion(sql`food, meal`)},
    cells as (
      select food, meal, weekday, hour, sum(weight) as weight, min(date) as first, max(date) as last
      from ranked group by food, meal, weekday, hour),
    foods as (
      select food, meal,
        json_agg(json_build_array(weekday, hour, round(weight::numeric, 2))) as times,
        row_number() over (partition by meal order by
          sum(weight * case weekday when ${weekdayOf(day)}::int then 1 else 0.1 end) desc, food) as place
      from cells group by food, meal having min(first) < max(last))
    select ${selectUsualItem('mealType', 'aiAnalyzed', 'aiConfidence')}, foods.times
    from foods join usual using (food, meal) join ranked using (food, meal, nth)
      join ${e} on ${e.ownerId} = ${owner} and ${e.id} = ranked.id
    where foods.place <= ${MAX_PER_MEAL} order by foods.meal, foods.place`);
  return rows;
}
