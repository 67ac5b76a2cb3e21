import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import type { AddOnCounts, AddOnLine } from '#features/plans/rules/add-ons.ts';
import type { Audience, PaidPlanKey } from '#features/plans/rules.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Choice } from '../rules/subscription.ts';

const moment = () => timestamp({ withTimezone: true });

// The scheduled task reads these rows. Only the person behind a session writes them, so the owner is proven.
const owner = () =>
  uuid()
    .$type<OwnerId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const plan = () => text().$type<PaidPlanKey>().notNull();
const period = () => text({ enum: ['monthly', 'annual'] }).notNull();

/** One row per person who ever had a plan; see rules/subscription.ts. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    ownerId: owner().primaryKey(),
    plan: plan(),
    period: period(),
    addOns: jsonb().$type<AddOnCounts>().notNull().default({}),
    status: text({ enum: ['trial', 'paid', 'ended'] }).notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    anchorAt: moment().notNull(),
    terms: integer().notNull(),
    termCents: integer().notNull(),
    cancelled: boolean().notNull(),
    next: jsonb().$type<Choice>(),
    reminded: boolean().notNull(),
    creditCents: integer().notNull(),
    invoices: integer().notNull(),
    trialsUsed: text().array().$type<Audience[]>().notNull(),
    /** When something next happens by itself; null when nothing does. */
    dueAt: moment(),
  },
  (table) => [index('subscriptions_due').on(table.dueAt)],
);

/** What each term cost, numbered for each person. Never changed. */
export const invoices = pgTable(
  'invoices',
  {
    ownerId: owner(),
    number: integer().notNull(),
    plan: plan(),
    period: period(),
    addOns: jsonb().$type<AddOnLine[]>().notNull().default([]),
    issuedAt: moment().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** with the add-ons */
    priceCents: integer().notNull(),
    creditCents: integer().notNull(),
    totalCents: integer().notNull(),
    /** within the total */
    gstCents: integer().notNull(),
    payment: text({ enum: ['not_taken'] }).notNull(),
  },
  // Unique, so two servers cannot charge the same term.
  (table) => [primaryKey({ columns: [table.ownerId, table.number] })],
);
