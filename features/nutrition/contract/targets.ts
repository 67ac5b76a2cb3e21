import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { DAY_PATTERNS, HIGHER_PERCENT } from '../rules/targets/day-pattern.ts';
import { PREGNANCY_STAGES, UNKNOWN_NEEDS } from '../rules/targets/pregnancy.ts';
import { PROTECTIONS } from '../rules/targets/protection.ts';
import {
  MAX_OWN_GRAMS,
  OWN_KCAL,
  TARGET_MODES,
  WEEKLY_PERCENT,
} from '../rules/targets/target-settings.ts';
import { dayTarget } from './day-target.ts';

const { least, most } = WEEKLY_PERCENT;

const ownKcal = `Use ${OWN_KCAL.least} to ${OWN_KCAL.most} kcal.`;

const grams = z
  .number()
  .min(0, 'Use 0 or more.')
  .max(MAX_OWN_GRAMS, `Use at most ${MAX_OWN_GRAMS} g.`)
  .nullable()
  .default(null);

const fields = z.object({
  mode: z.enum(TARGET_MODES),
  /** percent of body weight a week, below 0 to lose; null follows the goals */
  weeklyPercent: z
    .number()
    .min(least, `Use ${least} to ${most} % a week.`)
    .max(most, `Use ${least} to ${most} % a week.`)
    .nullable()
    .default(null),
  /** kcal; needed in the mode `manual` */
  manualEnergyKcal: z
    .number()
    .min(OWN_KCAL.least, ownKcal)
    .max(OWN_KCAL.most, ownKcal)
    .nullable()
    .default(null),
  manualProteinGrams: grams,
  manualFatGrams: grams,
  pregnancy: z.boolean().default(false),
  pregnancyStage: z.enum(PREGNANCY_STAGES).nullable().default(null),
  /** the due date, or the baby's birthday when breastfeeding; the server knows which are possible */
  pregnancyDate: calendarDay.nullable().default(null),
  safeMode: z.boolean().default(false),
  /** in the mode `automatic`: proposals are accepted by themselves on the day they are due */
  appliesItself: z.boolean().default(false),
  dayPattern: z.enum(DAY_PATTERNS).default('even'),
  /** for the pattern `chosen`, in order: 1 Monday to 7 Sunday */
  higherDays: z
    .array(z.number().int().min(1, 'Days are 1 to 7.').max(7, 'Days are 1 to 7.'))
    .max(6, 'Leave at least one day lower.')
    .refine((days) => new Set(days).size === days.length, 'Give each day once.')
    .default([]),
  /** percent on top of the mean of the week */
  higherPercent: z
    .number()
    .int('Use a whole percentage.')
    .min(HIGHER_PERCENT.least, `Use ${HIGHER_PERCENT.least} to ${HIGHER_PERCENT.most} %.`)
    .max(HIGHER_PERCENT.most, `Use ${HIGHER_PERCENT.least} to ${HIGHER_PERCENT.most} %.`)
    .default(10),
});

export const targetSettings = fields.extend({
  version: z.number().int().min(0).max(2_000_000_000),
});
export type TargetSettingsAnswer = z.infer<typeof targetSettings>;

/** The whole of the settings and the version that was seen (0: never saved). */
const settingsInput = targetSettings
  .refine(({ mode, manualEnergyKcal }) => mode !== 'manual' || manualEnergyKcal !== null, {
    message: 'Enter your daily energy.',
    path: ['manualEnergyKcal'],
  })
  .refine(
    ({ manualEnergyKcal, manualProteinGrams, manualFatGrams }) =>
      manualEnergyKcal === null ||
      4 * (manualProteinGrams ?? 0) + 9 * (manualFatGrams ?? 0) <= manualEnergyKcal,
    { message: 'Protein and fat are more than all of the energy.', path: ['manualFatGrams'] },
  )
  .refine(({ dayPattern, higherDays }) => dayPattern !== 'chosen' || higherDays.length > 0, {
    message: 'Choose at least one day.',
    path: ['higherDays'],
  });
export type TargetSettingsInput = z.infer<typeof settingsInput>;

export const targetsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/nutrition/targets',
    about: ['nutrition', 'food-logs', 'weigh-ins', 'body'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get target settings and the target of a day',
    query: z.object({ date: diaryDay }),
    response: z.object({
      settings: targetSettings,
      /** why nothing is ever taken away; null when something may be */
      protection: z.enum(PROTECTIONS).nullable(),
      /** of this very day; null until body data, and the stage of a pregnancy, are known */
      target: dayTarget.nullable(),
      unknownNeed: z.enum(UNKNOWN_NEEDS).nullable().default(null),
      /** what the days of the week are shared out from (rules/day-pattern.ts) */
      week: z
        .object({
          meanKcal: z.number(),
          lowestKcal: z.number(),
          /** of the profile, 1 Monday to 7 Sunday */
          trainingDays: z.array(z.number().int()),
        })
        .nullable()
        .default(null),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/nutrition/targets',
    about: ['nutrition', 'person'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Save target settings; 409 with the current ones if they changed elsewhere',
    body: settingsInput,
    response: targetSettings,
  }),
};
