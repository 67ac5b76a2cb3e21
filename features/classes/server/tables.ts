import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OrganisationId } from '#features/organisations/rules.ts';
import { organisations } from '#features/organisations/server/tables.ts';
import type { ClassContent } from '../rules/class-content.ts';

const moment = () => timestamp({ withTimezone: true });
const ofOrganisation = {
  organisationId: uuid()
    .$type<OrganisationId>()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  id: uuid().notNull(),
  version: integer().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  /** it is no longer used; what took place there or was booked stays */
  endedAt: moment(),
};

/** Rooms of an organisation. No two sessions are in one at a time (`one_session_in_a_room`). */
export const organisationRooms = pgTable(
  'organisation_rooms',
  { ...ofOrganisation, name: text().notNull(), capacity: integer().notNull() },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

/** What an organisation offers its members again and again. Its dates are `booked_sessions`. */
export const organisationClasses = pgTable(
  'organisation_classes',
  { ...ofOrganisation, content: jsonb().$type<ClassContent>().notNull() },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
