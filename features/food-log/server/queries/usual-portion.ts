import { type SQL, sql } from 'drizzle-orm';
import { LAST_TIMES } from '../../rules/usual-portion.ts';
import { foodLogEntries } from '../tables.ts';

/** One food, whatever its portion (rules/usual-now.ts). */
export const foodKeyColumn = sql`coalesce(${foodLogEntries.foodId}, lower(${foodLogEntries.foodName}))`;

/** The columns of an entry that `usualPortion` needs beside those it goes by, for each group of `by`. */
export function rankedPortion(by: SQL): SQL {
  const { quantity, unit, portionNote, date, loggedAt } = foodLogEntries;
  const latestFirst = sql`order by ${date} desc, ${loggedAt} desc`;
  const portion = sql`${quantity} as quantity, ${unit} as unit, ${portionNote} as note`;
  return sql`${portion}, row_number() over (partition by ${by} ${latestFirst}) as nth`;
}

/**
 * The table `usual`, to stand after a table `ranked`: for each group of `by` the place (`nth`) of the entry that says
 * the usual portion, as rules/usual-portion.ts has it.
 */
export const usualPortion = (by: SQL) => sql`
  portion as (
    select ${by}, count(*) as often, min(nth) as nth from ranked
    where nth <= ${LAST_TIMES} group by ${by}, quantity, unit, note),
  usual as (select distinct on (${by}) ${by}, nth from portion order by ${by}, often desc, nth)`;
