import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrganisationId } from '#features/organisations/rules.ts';
import { organisations } from '#features/organisations/server/tables.ts';
import type { GymOfferContent } from '../rules/gym-offer.ts';

const moment = () => timestamp({ withTimezone: true });

/** One-to-one sessions that an organisation offers. A page names one by its id alone. */
export const organisationOffers = pgTable(
  'organisation_offers',
  {
    organisationId: uuid()
      .$type<OrganisationId>()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** it is offered no longer; what was booked stays */
    endedAt: moment(),
    content: jsonb().$type<GymOfferContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    uniqueIndex('organisation_offers_by_id').on(table.id),
  ],
);
