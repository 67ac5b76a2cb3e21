import { z } from 'zod';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { expenditure } from '../../contract/check-ins.ts';
import { dayTarget } from '../../contract/day-target.ts';
import { targetSettings as settings } from '../../contract/targets.ts';
import { weighIn } from '../../contract/weigh-ins.ts';
import { checkIns, completeDays, expenditureDays, targetSettings, weighIns } from '../tables.ts';

/** Exported weight and target tables. */
export const nutritionPersonalData: PersonalTable[] = [
  personalTable(weighIns, {
    about: 'Weigh-ins, kg.',
    onImport: 'into-empty',
    check: weighIn,
  }),
  personalTable(targetSettings, {
    about: 'Settings of the daily target. Energy in kcal, the rate in percent of weight a week.',
    onImport: 'replace',
    check: settings,
  }),
  personalTable(checkIns, {
    about: 'Targets accepted at check-ins, step by step. Energy in kcal, weight in kg.',
    onImport: 'into-empty',
    check: z.object({
      target: z.strictObject(dayTarget.shape),
      learnt: z.strictObject(expenditure.shape).nullish(),
    }),
  }),
  personalTable(expenditureDays, {
    about:
      'The days behind each check-in, as known then. Weight in kg; energy eaten and used in kcal.',
    onImport: 'into-empty',
  }),
  personalTable(completeDays, {
    about: 'Days marked complete.',
    onImport: 'into-empty',
  }),
];
