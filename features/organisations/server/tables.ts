import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { plainText } from '#platform/server/db/plain-text-column.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { OrganisationEvent } from '../rules/events.ts';
import { KINDS, type OrganisationId, ROLES, STATES } from '../rules.ts';

const moment = () => timestamp({ withTimezone: true });
/** A person behind a session put themselves here: the owner in it is proven. */
const person = () => uuid().$type<OwnerId>();
const organisation = () =>
  uuid()
    .$type<OrganisationId>()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });

/** Gyms, studios, clubs, schools, and trainers' practices. One goes with its owner's account. */
export const organisations = pgTable(
  'organisations',
  {
    id: uuid().$type<OrganisationId>().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: KINDS }).notNull(),
    /** Whose plan gives the seats. The same person has the role of owner among the members. */
    ownedBy: person()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member to whom it is offered. */
    offeredTo: uuid(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  // A plan's seats are for one organisation.
  (table) => [uniqueIndex('organisations_owned_by').on(table.ownedBy)],
);

/** The people of an organisation. The details are its own notes, not the person's account. */
export const organisationMembers = pgTable(
  'organisation_members',
  {
    organisationId: organisation(),
    id: uuid().notNull(),
    role: text({ enum: ROLES }).notNull(),
    state: text({ enum: STATES }).notNull(),
    /** lower case; where the invitation goes */
    email: plainText().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    /** what a trainer is good at, and their own words; as imported */
    specialties: text().notNull().default(''),
    bio: text().notNull().default(''),
    /** the organisation's own number for the person */
    externalId: text(),
    /** `nameKey`: sorted and searched by */
    nameKey: text().notNull(),
    /** the account that has accepted; null before */
    userId: person().references(() => users.id, { onDelete: 'cascade' }),
    /** who accepted last: stays when `userId` is let go of, so that the row still goes with their account */
    joinedBy: person().references(() => users.id, { onDelete: 'cascade' }),
    /** since when the person shows whether they log or train; null: they do not */
    sharesActivityAt: moment(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    joinedAt: moment(),
    /** when a person declined, left or was removed last */
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    // The address first: it also finds what a person is invited to.
    uniqueIndex('organisation_members_email').on(table.email, table.organisationId),
    uniqueIndex('organisation_members_person')
      .on(table.userId, table.organisationId)
      .where(sql`${table.userId} is not null`),
    index('organisation_members_joined_by').on(table.joinedBy),
    index('organisation_members_seats').on(table.organisationId, table.state, table.role),
    index('organisation_members_names').on(table.organisationId, table.nameKey, table.id),
  ],
);

/** Mailed invitations. Only a hash of the secret is kept; a newer one takes the place of the older. */
export const organisationInvitations = pgTable(
  'organisation_invitations',
  {
    organisationId: organisation(),
    memberId: uuid().notNull(),
    secretHash: text().notNull(),
    /** `closed` was replaced or withdrawn */
    state: text({ enum: ['open', 'accepted', 'declined', 'closed'] }).notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.secretHash] }),
    index('organisation_invitations_member').on(table.organisationId, table.memberId),
    foreignKey({
      name: 'organisation_invitations_of_member',
      columns: [table.organisationId, table.memberId],
      foreignColumns: [organisationMembers.organisationId, organisationMembers.id],
    }).onDelete('cascade'),
  ],
);

/** What was done in an organisation and by whom. Never changed. Names are looked up, not kept. */
export const organisationEvents = pgTable(
  'organisation_events',
  {
    organisationId: organisation(),
    id: uuid().notNull(),
    at: moment().notNull(),
    /** null when the account is gone */
    actorId: person().references(() => users.id, { onDelete: 'set null' }),
    memberId: uuid(),
    event: jsonb().$type<OrganisationEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
