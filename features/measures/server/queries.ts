import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { type RecordContent, recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { reading } from '../contract/readings.ts';
import { measure } from '../contract.ts';
import { measureReadings, measures } from './tables.ts';

export const measureRows = recordRows(measures);
export type MeasureRowContent = RecordContent<typeof measures>;

export const readingRows = recordRows(measureReadings);
export type ReadingContent = RecordContent<typeof measureReadings>;

/** What a person measures or has measured, in the order it was begun. */
export const measuresOf = (db: Db, owner: OwnerId) =>
  measureRows.list(db, owner, { orderBy: [asc(measures.createdAt), asc(measures.id)] });

const { date, localTime, kind, id } = measureReadings;
const latestFirst = [desc(date), sql`${localTime} desc nulls last`, desc(id)];

/** Readings from `from` to `to`, of one measure if it is given, the latest first. */
export const readingsBetween = (
  db: Db,
  owner: OwnerId,
  { from, to, of }: { from: CalendarDay; to?: CalendarDay; of?: string | undefined },
) =>
  readingRows.list(db, owner, {
    where: and(
      gte(date, from),
      to === undefined ? undefined : lte(date, to),
      of === undefined ? undefined : eq(kind, of),
    ),
    orderBy: latestFirst,
  });

/** The latest reading of each measure (or of one) before a day. */
export function latestBefore(
  db: Db,
  owner: OwnerId,
  { from, of }: { from: CalendarDay; of?: string | undefined },
) {
  const before = and(
    readingRows.isLive(owner),
    lt(date, from),
    of === undefined ? undefined : eq(kind, of),
  );
  const latest = sql`select distinct on (${kind}) ${id} from ${measureReadings} where ${before}
    order by ${kind}, ${sql.join(latestFirst, sql`, `)}`;
  return readingRows.list(db, owner, { where: sql`${id} in (${latest})`, orderBy: latestFirst });
}

/** Exported, imported and deleted with the account. */
export const measuresPersonalData: PersonalTable[] = [
  personalTable(measures, {
    about: 'What you measure: switched on or off, and your own measures.',
    onImport: 'into-empty',
    check: measure,
  }),
  personalTable(measureReadings, {
    about: 'Your measurements, each in the unit it was typed in.',
    onImport: 'into-empty',
    check: reading,
  }),
];
