import { asc, gte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { sessionPlaces, timeOff } from '../tables.ts';

export const timeOffRows = recordRows(timeOff);

/** Time off that ends on a day or later, the next first. */
export const timeOffFrom = (db: Db, owner: OwnerId, from: CalendarDay) =>
  timeOffRows.list(db, owner, {
    where: gte(timeOff.toDay, from),
    orderBy: [asc(timeOff.fromDay), asc(timeOff.id)],
  });

export const sessionPlaceRows = recordRows(sessionPlaces);

/** A trainer's places, first made first. */
export const sessionPlacesOf = (db: Db, owner: OwnerId) =>
  sessionPlaceRows.list(db, owner, { orderBy: [asc(sessionPlaces.id)] });
