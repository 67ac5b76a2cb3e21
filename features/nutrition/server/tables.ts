import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/account/server/tables.ts';
import { recordColumns } from '#platform/server/records/record-columns.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Expenditure } from '../contract/check-ins.ts';
import type { DayTarget } from '../contract/day-target.ts';
import { DAY_REASONS, EXPENDITURE_STATES } from '../rules/learning/learnt-expenditure.ts';
import { DAY_PATTERNS } from '../rules/targets/day-pattern.ts';
import { PREGNANCY_STAGES } from '../rules/targets/pregnancy.ts';
import { TARGET_MODES } from '../rules/targets/target-settings.ts';
import { WEIGHT_UNITS } from '../rules/weight/weigh-in.ts';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const amount = () => numeric({ mode: 'number' });
const moment = () => timestamp({ withTimezone: true });

/** What scales said; several a day are several rows. */
export const weighIns = pgTable(
  'weigh_ins',
  {
    ...recordColumns(() => users.id),
    /** the person's calendar day, a label */
    date: date({ mode: 'string' }).notNull(),
    /** HH:MM by the clock on the wall, in `timeZone`: labels */
    localTime: text(),
    timeZone: text(),
    /** exact, whatever unit it was entered in */
    weightKg: amount().notNull(),
    enteredUnit: text({ enum: WEIGHT_UNITS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('weigh_ins_owner_date').on(table.ownerId, table.date),
  ],
);

/** Target settings; without a row the formula applies. */
// Only the person behind a session makes this row: the owner in it is proven, and targets apply themselves by it.
export const targetSettings = pgTable('target_settings', {
  ownerId: owner().$type<OwnerId>().primaryKey(),
  mode: text({ enum: TARGET_MODES }).notNull(),
  /** percent of body weight a week, below 0 to lose; NULL follows the goals */
  weeklyPercent: amount(),
  manualEnergyKcal: amount(),
  manualProteinGrams: amount(),
  manualFatGrams: amount(),
  pregnancy: boolean().notNull(),
  pregnancyStage: text({ enum: PREGNANCY_STAGES }),
  /** the due date, or the baby's birthday when breastfeeding */
  pregnancyDate: date({ mode: 'string' }),
  /** numbers hidden, nothing taken away */
  safeMode: boolean().notNull(),
  /** a proposal is accepted on the day it is due, with a notice, and can be undone */
  appliesItself: boolean().notNull().default(false),
  /** which days of the week get more than the others */
  dayPattern: text({ enum: DAY_PATTERNS }).notNull().default('even'),
  /** 1 Monday to 7 Sunday, for the pattern `chosen` */
  higherDays: integer().array().notNull().default([]),
  /** percent that the higher days have on top of the mean of the week */
  higherPercent: integer().notNull().default(10),
  version: integer().notNull(),
  updatedAt: moment().notNull(),
});

/** Targets that were accepted at a check-in, with the arithmetic as it was shown. */
export const checkIns = pgTable(
  'check_ins',
  {
    ownerId: owner(),
    id: uuid().notNull(),
    date: date({ mode: 'string' }).notNull(),
    target: jsonb().$type<DayTarget>().notNull(),
    /** kcal a day that were used, and the standard deviation of that */
    expenditureKcal: amount().notNull(),
    sdKcal: amount().notNull(),
    trendKg: amount().notNull(),
    /** of rules/expenditure-filter.ts */
    filterVersion: integer().notNull(),
    /** what was known then, with how much it stood on; NULL in check-ins from before it was kept */
    learnt: jsonb().$type<Expenditure>(),
    /** SHA-256 of everything the filter read, so that a later edit of any of it shows */
    inputsHash: text(),
    acceptedAt: moment().notNull(),
    /** it was accepted for the person, who asked for that */
    appliedItself: boolean().notNull().default(false),
    /** when the person was told of that; NULL while they have yet to be */
    seenAt: moment(),
    /** undone: it holds no more, and is no proposal's week */
    undoneAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('check_ins_owner_date').on(table.ownerId, table.date),
  ],
);

/**
 * The breakdown of each day as it was when a check-in was decided on. A row is never changed: when a late edit has
 * made another one of a day, the next check-in adds it, and what was decided on before can still be explained.
 */
export const expenditureDays = pgTable(
  'expenditure_days',
  {
    ownerId: owner(),
    date: date({ mode: 'string' }).notNull(),
    /** the check-in that first rested on this row */
    checkInId: uuid().notNull(),
    /** when that was accepted: the row holds from then until a newer one of the same day */
    keptAt: moment().notNull(),
    /** of rules/expenditure-filter.ts */
    filterVersion: integer().notNull(),
    /** what went in: the mean of the day's weigh-ins, and the energy of a day logged to its end */
    weightKg: amount(),
    intakeKcal: amount(),
    /** what came out: kcal a day, nine times in ten between low and high */
    expenditureKcal: amount().notNull(),
    lowKcal: amount().notNull(),
    highKcal: amount().notNull(),
    trendKg: amount(),
    state: text({ enum: EXPENDITURE_STATES }).notNull(),
    /** what moved it */
    reason: text({ enum: DAY_REASONS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.date, table.checkInId] })],
);

/** Days with little in the log that are all the same complete. */
export const completeDays = pgTable(
  'complete_days',
  { ownerId: owner(), date: date({ mode: 'string' }).notNull(), markedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.date] })],
);
