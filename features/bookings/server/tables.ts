import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
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
import type { Missing } from '#features/booking-terms/rules/missing.ts';
import type { KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import type { Settlement } from '#features/booking-terms/rules/settlement.ts';
import type { OrganisationId } from '#features/organisations/rules.ts';
import { organisations } from '#features/organisations/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import type { OfferContent } from '../rules/check-offer.ts';
import type { SessionTerms } from '../rules/session-terms.ts';
import { WAITING_STATES } from '../rules/waiting-list.ts';

const moment = () => timestamp({ withTimezone: true });
// Only sessions of people make these rows: who stands in them is proven.
const person = () =>
  uuid()
    .$type<OwnerId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What can be booked of a trainer. A page names it by its id alone. */
export const offers = pgTable(
  'offers',
  {
    ...recordColumns(() => users.id),
    content: jsonb().$type<OfferContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('offers_by_id').on(table.id),
  ],
);

/**
 * Time of a trainer that is taken. The migration adds by hand what Drizzle cannot say: no two open ones
 * of a trainer overlap with their buffers (`one_session_at_a_time`), and no two in one room do
 * (`one_session_in_a_room`).
 */
export const bookedSessions = pgTable(
  'booked_sessions',
  {
    id: uuid().primaryKey(),
    trainerId: person(),
    offerId: uuid().notNull(),
    placeId: uuid(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** with the buffers of its offer */
    keepsFrom: moment().notNull(),
    keepsUntil: moment().notNull(),
    capacity: integer().notNull(),
    state: text({ enum: ['open', 'closed'] }).notNull(),
    /** whose it is; null: the trainer's own */
    organisationId: uuid()
      .$type<OrganisationId>()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    roomId: uuid(),
    /** what an organisation's session is booked on; otherwise the trainer's offer says it */
    terms: jsonb().$type<SessionTerms>(),
    /** takes place without bookings too */
    isClass: boolean().notNull().default(false),
    /** why a class does not take place */
    cancelReason: text(),
    /** the start for which both sides were told that another calendar has something then */
    clashToldFor: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('booked_sessions_by_trainer').on(table.trainerId, table.startsAt),
    index('booked_sessions_by_offer').on(table.offerId, table.startsAt),
    index('booked_sessions_by_organisation').on(table.organisationId, table.startsAt),
    uniqueIndex('booked_sessions_one_class_each')
      .on(table.offerId, table.startsAt)
      .where(sql`${table.isClass}`),
    check(
      'booked_sessions_in_order',
      sql`${table.keepsFrom} <= ${table.startsAt} and ${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.keepsUntil}`,
    ),
  ],
);

/** A client's place in a session. The client's device makes the id, so that a repeated call makes one. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => bookedSessions.id, { onDelete: 'cascade' }),
    clientId: person(),
    /** the trainer booked for the client */
    isByTrainer: boolean().notNull(),
    state: text({ enum: BOOKING_STATES }).notNull(),
    /** until when it is held or requested */
    keptUntil: moment(),
    seriesId: uuid(),
    /** offer, price and policy of its moment, for both sides */
    agreement: jsonb().$type<KeptAgreement>().notNull(),
    paidCents: integer().notNull(),
    creditsId: uuid(),
    message: text(),
    missing: jsonb().$type<Missing>(),
    settlement: jsonb().$type<Settlement>(),
    cancelReason: text(),
    remindedAt: moment(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('bookings_by_client').on(table.clientId, table.createdAt),
    index('bookings_by_session').on(table.sessionId),
    uniqueIndex('bookings_one_place_each')
      .on(table.sessionId, table.clientId)
      .where(sql`${table.state} in ('held', 'requested', 'confirmed')`),
    index('bookings_kept_until')
      .on(table.keptUntil)
      .where(sql`${table.state} in ('held', 'requested')`),
  ],
);

/** Who waits for a place in a full session. */
export const waiting = pgTable(
  'booking_waiting',
  {
    sessionId: uuid()
      .notNull()
      .references(() => bookedSessions.id, { onDelete: 'cascade' }),
    clientId: person(),
    joinedAt: moment().notNull(),
    state: text({ enum: WAITING_STATES }).notNull(),
    offeredUntil: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.clientId] }),
    index('booking_waiting_by_client').on(table.clientId),
    index('booking_waiting_open')
      .on(table.sessionId)
      .where(sql`${table.state} in ('waiting', 'offered')`),
  ],
);

/** Packs that were sold, as they were sold. */
export const packsBought = pgTable(
  'packs_bought',
  {
    id: uuid().primaryKey(),
    trainerId: person(),
    clientId: person(),
    offerId: uuid().notNull(),
    offerName: text().notNull(),
    credits: integer().notNull(),
    paidCents: integer().notNull(),
    boughtOn: date({ mode: 'string' }).notNull(),
    refundedCents: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('packs_bought_by_client').on(table.clientId),
    index('packs_bought_by_trainer').on(table.trainerId),
  ],
);

/** Credits of a pack that end on the same day: one that came back later may end later. */
export const packCredits = pgTable(
  'pack_credits',
  {
    id: uuid().primaryKey(),
    packId: uuid()
      .notNull()
      .references(() => packsBought.id, { onDelete: 'cascade' }),
    left: integer().notNull(),
    expiresOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('pack_credits_once').on(table.packId, table.expiresOn),
    check('pack_credits_never_below_none', sql`${table.left} >= 0`),
  ],
);

/** People a person does not want to meet: neither books the other. */
export const bookingBlocks = pgTable(
  'booking_blocks',
  {
    ownerId: person(),
    blockedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.blockedId] })],
);
