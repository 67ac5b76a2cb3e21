import { z } from 'zod';
import { dayRange, diaryDay } from '#features/food-log/contract.ts';
import { MAX_TOTALLED_DAYS } from '#features/food-log/rules/days/diary-days.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { DAY_REASONS, EXPENDITURE_STATES } from '../rules/learning/learnt-expenditure.ts';
import { UNKNOWN_NEEDS } from '../rules/targets/pregnancy.ts';
import { PROTECTIONS } from '../rules/targets/protection.ts';
import { TARGET_MODES } from '../rules/targets/target-settings.ts';
import { dayTarget } from './day-target.ts';

/** What is known of what a person uses a day (rules/learnt-expenditure.ts); kcal and kg. */
export const expenditure = z.object({
  state: z.enum(EXPENDITURE_STATES),
  expenditureKcal: z.number(),
  sdKcal: z.number(),
  lowKcal: z.number(),
  highKcal: z.number(),
  trendKg: z.number().nullable(),
  formulaKcal: z.number(),
  days: z.number().int(),
  weighedDays: z.number().int(),
  loggedDays: z.number().int(),
  loggedLastWeek: z.number().int(),
});
export type Expenditure = z.infer<typeof expenditure>;

/** One of the last seven days: what the estimate has to go by. */
export const recentDay = z.object({
  date: diaryDay,
  entryCount: z.number().int(),
  /** kcal of the entries that say; null when none does */
  kcal: z.number().nullable(),
  /** entries that give their energy */
  kcalKnown: z.number().int(),
  /** counts as all that was eaten */
  logged: z.boolean(),
  /** the person said that it is complete */
  marked: z.boolean(),
  weighed: z.boolean(),
});
export type RecentDay = z.infer<typeof recentDay>;

export const acceptedTarget = z.object({
  id: z.string(),
  date: z.string(),
  energyKcal: z.number(),
  /** what was used a day, kcal, and the weight of the trend, kg, as they were known then */
  expenditureKcal: z.number(),
  trendKg: z.number(),
  /** accepted for the person, who asked for that */
  appliedItself: z.boolean(),
});
export type AcceptedTarget = z.infer<typeof acceptedTarget>;

/** One day of what was learnt, with what it stands on; kcal and kg. */
export const expenditureDay = z.object({
  date: diaryDay,
  state: z.enum(EXPENDITURE_STATES),
  expenditureKcal: z.number(),
  lowKcal: z.number(),
  highKcal: z.number(),
  reason: z.enum(DAY_REASONS),
  /** what the scales said, the mean of the day */
  weightKg: z.number().nullable(),
  /** what was eaten; null on a day that was not logged to its end */
  intakeKcal: z.number().nullable(),
  /** the trend of the weighed days with all that is known now; of a day that was kept, as it was known then */
  trendKg: z.number().nullable(),
});
export type ExpenditureDay = z.infer<typeof expenditureDay>;

/** An accepted target with everything it was decided on, as it was then. */
export const explainedCheckIn = z.object({
  id: z.string(),
  date: z.string(),
  target: dayTarget,
  /** of rules/expenditure-filter.ts */
  filterVersion: z.number().int(),
  /** null in check-ins from before it was kept */
  learnt: expenditure.nullable(),
  /** the log, a weight or the body data of those days says something else by now */
  editedSince: z.boolean(),
  /** at most the 90 days before it; none in check-ins from before they were kept */
  days: z.array(expenditureDay),
});
export type ExplainedCheckIn = z.infer<typeof explainedCheckIn>;

export const checkIn = z.object({
  date: diaryDay,
  mode: z.enum(TARGET_MODES),
  numbersHidden: z.boolean(),
  protection: z.enum(PROTECTIONS).nullable(),
  /** null until body data is known */
  expenditure: expenditure.nullable(),
  /** the target that holds now, the mean of its week */
  current: dayTarget.nullable(),
  /** why pregnancy or breastfeeding leaves the day without a target */
  unknownNeed: z.enum(UNKNOWN_NEEDS).nullable().default(null),
  /** what would hold from now on; null while there is nothing to propose */
  proposal: dayTarget.nullable(),
  /** when the next proposal is due; null while the mode is another */
  dueOn: z.string().nullable(),
  recentDays: z.array(recentDay),
  /** the latest first, at most half a year of them */
  history: z.array(acceptedTarget),
});
export type CheckIn = z.infer<typeof checkIn>;

const checkInParams = z.object({ id: z.uuid('That check-in does not exist.') });

export const checkInsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/nutrition/check-in',
    about: ['nutrition', 'food-logs', 'weigh-ins', 'body'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get learnt expenditure and the proposed target',
    query: z.object({ date: diaryDay }),
    response: checkIn,
  }),
  days: endpoint({
    method: 'GET',
    path: '/api/nutrition/expenditure',
    about: ['nutrition', 'food-logs', 'weigh-ins', 'body'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List daily expenditure with its 90 % interval and reason',
    query: z.object({ date: diaryDay, from: diaryDay }),
    response: z.object({
      /** of rules/expenditure-filter.ts */
      filterVersion: z.number().int(),
      /** from the first weigh-in, or `from`, to the day before `date` */
      days: z.array(expenditureDay),
    }),
  }),
  wholeDays: endpoint({
    method: 'GET',
    path: '/api/nutrition/whole-days',
    about: ['nutrition', 'food-logs', 'weigh-ins', 'body'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List the full days between two dates: they alone count in means',
    query: dayRange(MAX_TOTALLED_DAYS).safeExtend({ date: diaryDay }),
    response: z.array(z.string()),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/nutrition/check-ins',
    access: 'signed-in',
    rate: 'write',
    summary: 'Accept the proposed target; idempotent',
    body: z.object({
      /** made by the client */
      id: z.uuid('Give the id as a UUID.'),
      date: diaryDay,
      /** the energy of the proposal that was seen: no other one is accepted */
      energyKcal: z.number().min(0).max(20_000),
    }),
    response: acceptedTarget,
  }),
  explain: endpoint({
    method: 'GET',
    path: '/api/nutrition/check-ins/:id',
    access: 'signed-in',
    rate: 'read',
    summary: 'Get an accepted check-in with its steps and the days it used',
    params: checkInParams,
    response: explainedCheckIn,
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/api/nutrition/check-ins/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Undo an accepted target; restores the previous one',
    params: checkInParams,
    response: z.object({ ok: z.literal(true) }),
  }),
  seen: endpoint({
    method: 'PUT',
    path: '/api/nutrition/check-ins/:id/seen',
    access: 'signed-in',
    rate: 'write',
    summary: 'Dismiss the notice of an automatic target',
    params: checkInParams,
    response: z.object({ ok: z.literal(true) }),
  }),
  markDay: endpoint({
    method: 'PUT',
    path: '/api/nutrition/complete-days/:date',
    access: 'signed-in',
    rate: 'write',
    summary: 'Mark a day’s log complete',
    params: z.object({ date: diaryDay }),
    response: z.object({ ok: z.literal(true) }),
  }),
  unmarkDay: endpoint({
    method: 'DELETE',
    path: '/api/nutrition/complete-days/:date',
    access: 'signed-in',
    rate: 'write',
    summary: 'Unmark a day’s log as complete',
    params: z.object({ date: diaryDay }),
    response: z.object({ ok: z.literal(true) }),
  }),
};
