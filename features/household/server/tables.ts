import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { Diet } from '#features/recipe-book/rules/recipe-diets.ts';
import { plainText } from '#platform/server/db/plain-text-column.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { PERSON_STATES } from '../rules/household-kinds.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** Whom a person has asked to share their plan. The row goes with either account. */
export const householdPeople = pgTable(
  'household_people',
  {
    ownerId: owner(),
    /** among the eaters of the plan */
    id: uuid().notNull(),
    /** as the host calls them, until they have joined */
    name: text().notNull(),
    /** lower case; where the invitation was mailed */
    email: plainText(),
    state: text({ enum: PERSON_STATES }).notNull(),
    /** of the link's secret; null once it was answered */
    secretHash: text(),
    expiresAt: moment().notNull(),
    /** The account that accepted: a person behind a session put themselves here. */
    memberId: uuid()
      .$type<OwnerId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('household_people_member').on(table.memberId),
  ],
);

/** Whose plan and list a person shares, and what they may not be served there. */
export const householdMemberships = pgTable('household_memberships', {
  ownerId: owner().primaryKey(),
  /** The host made the link that was accepted: the owner in it is proven. */
  hostId: uuid()
    .$type<OwnerId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  personId: uuid().notNull(),
  diets: text().array().$type<Diet[]>().notNull(),
  without: text().array().$type<Allergen[]>().notNull(),
  joinedAt: moment().notNull(),
});

/** Who lets their household see their targets. No row: nobody does. */
export const householdSharing = pgTable('household_sharing', {
  ownerId: owner().primaryKey(),
  sharedAt: moment().notNull(),
});
