import { z } from 'zod';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { Sealer } from '#platform/server/secrets/sealer.ts';
import {
  dateHours as dateHoursContent,
  sessionPlace,
  storedAvailability,
  timeOff as timeOffRecord,
} from '../../contract.ts';
import { toCalendarAddress } from '../../rules/calendar-address.ts';
import { MAX_CALENDARS } from '../../rules/calendar-failures.ts';
import { availabilities, dateHours, sessionPlaces, timeOff } from '../tables.ts';

/** Exported, imported and deleted with the account. */
export const availabilityPersonalData: PersonalTable[] = [
  personalTable(availabilities, {
    about: 'Your usual week as a trainer. Minutes since midnight in its time zone.',
    onImport: 'replace',
    check: storedAvailability,
  }),
  personalTable(dateHours, {
    about: 'Dates with hours of their own instead of those of their weekday.',
    onImport: 'into-empty',
    check: dateHoursContent,
  }),
  personalTable(timeOff, {
    about: 'Time off as a trainer.',
    onImport: 'into-empty',
    check: timeOffRecord,
  }),
  personalTable(sessionPlaces, {
    about: 'Where you train people, and minutes on the way between places.',
    onImport: 'into-empty',
    check: sessionPlace,
  }),
];

const calendarRows = z
  .array(
    z.strictObject({
      id: z.uuid(),
      name: z.string().min(1).max(80),
      address: z.string().max(2000),
      createdAt: z.iso.datetime(),
    }),
  )
  .max(MAX_CALENDARS);

/** Calendars elsewhere: their addresses are sealed in the database, readable in their owner’s copy. */
export const otherCalendarsPersonalData = (sealer: Sealer): PersonalTable => ({
  name: 'calendar_addresses',
  about: 'Addresses of your other calendars. Keep them secret: who has one can read the calendar.',
  columns: [
    { name: 'id', type: 'uuid', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'address', type: 'text', required: true },
    { name: 'createdAt', type: 'moment (ISO 8601, UTC)', required: true },
  ],
  onImport: 'into-empty',
  async read(db, owner) {
    return (await calendarsOf(db, owner)).map(({ id, name, sealed, createdAt }) => ({
      id,
      name,
      address: unsealAddress(sealer, sealed) ?? '',
      createdAt: createdAt.toISOString(),
    }));
  },
  parse: (given) => calendarRows.parse(given),
  async write(db, owner, rows) {
    for (const { id, name, address, createdAt } of rows as z.infer<typeof calendarRows>) {
      const url = toCalendarAddress(address, () => false);
      if (!url) continue;
      await insertCalendar(db, owner, {
        id,
        name,
        host: url.host,
        sealed: sealer.seal(url.href),
        createdAt: new Date(createdAt),
        // Due at once.
        triedAt: new Date(0),
      });
    }
  },
});

export const availabilityErasedOnly = [
  { name: 'busy_times', because: 'read again from the other calendars, whose addresses are kept' },
  { name: 'next_free', because: 'found again from your times whenever people look for a trainer' },
];

import { calendarsOf, insertCalendar } from './calendars.ts';
import { unsealAddress } from './sealed-address.ts';
