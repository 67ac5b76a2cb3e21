import { z } from 'zod';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { expenditure } from '../../contract/check-ins.ts';
import { dayTarget } from '../../contract/day-target.ts';
import { targetSettings as settings } from '../../contract/targets.ts';
import { weighIn } from '../../contract/weigh-ins.ts';
import { checkIns, completeDays, expenditureDays, targetSettings, weighIns } from '../tables.ts';

/** What an export of a person holds of their weight and targets. */
export const nutritionPersonalData: PersonalTable[] = [
  personalTable(weighIns, {
    about: 'What scales said, kg.',
    onImport: 'into-empty',
    check: weighIn,
  }),
  personalTable(targetSettings, {
    about: 'How the daily target is made. Energy in kcal, the rate in percent of weight a week.',
    onImport: 'replace',
    check: settings,
  }),
  personalTable(checkIns, {
    about: 'Targets accepted at check-ins, with their arithmetic. Energy in kcal, weight in kg.',
    onImport: 'into-empty',
    check: z.object({
      target: z.strictObject(dayTarget.shape),
      learnt: z.strictObject(expenditure.shape).nullable(),
    }),
  }),
  personalTable(expenditureDays, {
    about:
      'What each check-in was decided on, day by day, as it was then: what was weighed (kg) and eaten (kcal), and what a day used by that (kcal).',
    onImport: 'into-empty',
  }),
  personalTable(completeDays, {
    about: 'Days with little in the log that were marked complete.',
    onImport: 'into-empty',
  }),
];
