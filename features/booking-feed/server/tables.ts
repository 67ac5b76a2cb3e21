import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';

/** The secret address of a person's bookings. */
export const bookingCalendars = pgTable(
  'booking_calendars',
  {
    ownerId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('booking_calendars_token').on(table.token)],
);
