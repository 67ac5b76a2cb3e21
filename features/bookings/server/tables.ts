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
import { organisations } from '#features/organisations/server/tables.ts';
import { BOOKING_STATES } from '../rules/booking-state.ts';
import type { OfferContent } from '../rules/check-offer.ts';
import type { Missing } from '../rules/missing.ts';
import type { Agreement } from '../rules/policy.ts';
import type { Settlement } from '../rules/settlement.ts';

const moment = () => timestamp({ withTimezone: true });
const person = () => uuid().references(() => users.id, { onDelete: 'cascade' });
const organisation = () => uuid().references(() => organisations.id, { onDelete: 'cascade' });

/** What can be booked: of a trainer, or of an organisation with several trainers. */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey(),
    trainerId: person(),
    organisationId: organisation(),
    content: jsonb().$type<OfferContent>().notNull(),
    /** bookings stay; new ones cannot be made */
    archivedAt: moment(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('offers_by_trainer').on(table.trainerId),
    index('offers_by_organisation').on(table.organisationId),
    check('offers_of_one', sql`num_nonnulls(${table.trainerId}, ${table.organisationId}) = 1`),
  ],
);

/** Who gives an organisation's offer. */
export const offerTrainers = pgTable(
  'offer_trainers',
  {
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    trainerId: person().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.trainerId] }),
    index('offer_trainers_by_trainer').on(table.trainerId),
  ],
);

export const rooms = pgTable(
  'rooms',
  {
    id: uuid().primaryKey(),
    organisationId: organisation().notNull(),
    name: text().notNull(),
    capacity: integer(),
    version: integer().notNull(),
    archivedAt: moment(),
  },
  (table) => [index('rooms_by_organisation').on(table.organisationId)],
);

/**
 * Time of a trainer that is taken. The migration adds by hand what Drizzle cannot say: no two open ones
 * of a trainer overlap with their buffers (`one_session_at_a_time`), nor in a room without them
 * (`one_session_in_a_room`).
 */
export const bookedSessions = pgTable(
  'booked_sessions',
  {
    id: uuid().primaryKey(),
    trainerId: person().notNull(),
    organisationId: organisation(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id),
    roomId: uuid().references(() => rooms.id),
    placeId: uuid(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** with the buffers of its offer */
    keepsFrom: moment().notNull(),
    keepsUntil: moment().notNull(),
    capacity: integer().notNull(),
    state: text({ enum: ['open', 'closed'] }).notNull(),
    seriesId: uuid(),
    /** grows whenever a calendar has to change its copy */
    icalSequence: integer().notNull(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('booked_sessions_by_trainer').on(table.trainerId, table.startsAt),
    index('booked_sessions_by_organisation').on(table.organisationId, table.startsAt),
    index('booked_sessions_by_room').on(table.roomId, table.startsAt),
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
      .references(() => bookedSessions.id),
    clientId: person().notNull(),
    /** the trainer booked for the client */
    isByTrainer: boolean().notNull(),
    state: text({ enum: BOOKING_STATES }).notNull(),
    /** until when it is held or requested */
    keptUntil: moment(),
    /** offer, price and policy of its moment, for both sides */
    agreement: jsonb().$type<Agreement & { offerName: string; link: string | null }>().notNull(),
    paidCents: integer().notNull(),
    creditsId: uuid(),
    message: text(),
    missing: jsonb().$type<Missing>(),
    settlement: jsonb().$type<Settlement>(),
    cancelledAt: moment(),
    cancelReason: text(),
    remindedAt: moment(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('bookings_by_client').on(table.clientId, table.createdAt),
    uniqueIndex('bookings_one_place_each')
      .on(table.sessionId, table.clientId)
      .where(sql`${table.state} in ('held', 'requested', 'confirmed')`),
    index('bookings_kept_until')
      .on(table.keptUntil)
      .where(sql`${table.state} in ('held', 'requested')`),
  ],
);

export const waiting = pgTable(
  'waiting',
  {
    sessionId: uuid()
      .notNull()
      .references(() => bookedSessions.id, { onDelete: 'cascade' }),
    clientId: person().notNull(),
    joinedAt: moment().notNull(),
    state: text({ enum: ['waiting', 'offered', 'booked', 'lapsed', 'left', 'ended'] }).notNull(),
    offeredUntil: moment(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.clientId] })],
);

/** Packs that were bought, as they were sold. */
export const packsBought = pgTable(
  'packs_bought',
  {
    id: uuid().primaryKey(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id),
    clientId: person().notNull(),
    credits: integer().notNull(),
    paidCents: integer().notNull(),
    boughtOn: date({ mode: 'string' }).notNull(),
    refundedCents: integer(),
  },
  (table) => [index('packs_bought_by_client').on(table.clientId)],
);

/** Credits of a pack that end on the same day: one that came back later may end later. */
export const credits = pgTable(
  'credits',
  {
    id: uuid().primaryKey(),
    packId: uuid()
      .notNull()
      .references(() => packsBought.id, { onDelete: 'cascade' }),
    left: integer().notNull(),
    expiresOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('credits_by_pack').on(table.packId, table.expiresOn),
    check('credits_never_below_none', sql`${table.left} >= 0`),
  ],
);

/** The next free start of an offer, found when it was last asked; a change deletes the row. */
export const nextFree = pgTable(
  'next_free',
  {
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    trainerId: person().notNull(),
    /** NULL: none until the offer's last date */
    startsAt: moment(),
    computedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.trainerId] }),
    index('next_free_by_start').on(table.startsAt),
  ],
);

/** Who confirmed that a person of 16 or 17 may book. */
export const guardians = pgTable('guardians', {
  ownerId: person().primaryKey(),
  email: text().notNull(),
  confirmedAt: moment(),
  version: integer().notNull(),
});

/** People a person does not want to meet: neither books the other. */
export const bookingBlocks = pgTable(
  'booking_blocks',
  {
    ownerId: person().notNull(),
    blockedId: person().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.blockedId] })],
);
