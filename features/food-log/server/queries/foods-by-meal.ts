import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import type { UsualFood } from '../../contract/usual-foods.ts';
import { foodLogEntries } from '../tables.ts';
import { selectUsualItem } from './item-selection.ts';

const DAYS_BACK = 90;
const MAX_PER_MEAL = 12;

/**
 * What a person eats at each meal, from the 90 days before `day`: foods of at least two of those days, each
 * in the portion logged last in that meal. Foods of the day's own weekday come first.
 */
export async function foodsByMeal(db: Db, owner: OwnerId, day: CalendarDay): Promise<UsualFood[]> {
  const e = foodLogEntries;
  // Counted first with narrow rows; only the latest entry of each food is read whole.
  const { rows } = await db.execute<UsualFood>(sql`
    with cells as (
      select coalesce(${e.foodId}, lower(${e.foodName})) as food, ${e.mealType} as meal,
        extract(isodow from ${e.date})::int as weekday, left(${e.localTime}, 2)::int as hour,
        sum(exp((${e.date} - ${day}::date) / 30.0::float8)) as weight,
        min(${e.date}) as first, max(${e.date}) as last,
        (array_agg(${e.id} order by ${e.date} desc, ${e.loggedAt} desc))[1] as latest, max(${e.loggedAt}) as at
      from ${e}
      where ${e.ownerId} = ${owner} and ${e.deletedAt} is null
        and ${e.date} >= ${addDays(day, -DAYS_BACK)} and ${e.date} < ${day}
      group by 1, 2, 3, 4),
    foods as (
      select meal, (array_agg(latest order by last desc, at desc))[1] as latest,
        json_agg(json_build_array(weekday, hour, round(weight::numeric, 2))) as times,
        row_number() over (partition by meal order by
          sum(weight * case weekday when ${weekdayOf(day)}::int then 1 else 0.1 end) desc, food) as place
      from cells group by food, meal having min(first) < max(last))
    select ${selectUsualItem('mealType', 'aiAnalyzed', 'aiConfidence')}, foods.times
    from foods join ${e} on ${e.ownerId} = ${owner} and ${e.id} = foods.latest
    where foods.place <= ${MAX_PER_MEAL} order by foods.meal, foods.place`);
  return rows;
}
