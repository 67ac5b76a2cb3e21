import { and, between, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Period } from '#platform/shared/periods.ts';
import { completeDays, targetSettings, weighIns } from '../tables.ts';
import { weighInRows } from './weigh-ins.ts';

/** What says, beside the log, which days of a period are full. */
export type WholeDayGrounds = {
  /** the first weight in the days of `weighed`, kg, the mean of its day; null without one */
  firstKg: number | null;
  /** days of the period that the person called complete */
  marked: CalendarDay[];
  isGentle: boolean;
};

/** In one statement, as weekly mail asks it of everybody. */
export async function wholeDayGrounds(
  db: Db,
  owner: OwnerId,
  { from, to }: Period,
  weighed: Period,
): Promise<WholeDayGrounds> {
  const { date, weightKg } = weighIns;
  const { rows } = await db.execute<WholeDayGrounds>(sql`select
    (select avg(${weightKg})::float8 from ${weighIns}
      where ${and(weighInRows.isLive(owner), between(date, weighed.from, weighed.to))}
      group by ${date} order by ${date} limit 1) as "firstKg",
    array(select ${completeDays.date}::text from ${completeDays}
      where ${and(eq(completeDays.ownerId, owner), between(completeDays.date, from, to))}) as marked,
    coalesce((select ${targetSettings.safeMode} from ${targetSettings}
      where ${eq(targetSettings.ownerId, owner)}), false) as "isGentle"`);
  const [row] = rows;
  if (!row) throw new Error('A select without a table gives a row.');
  return row;
}
