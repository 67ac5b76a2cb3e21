import { z } from 'zod';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { recurringEntry } from '../../contract/recurring-entries.ts';
import { savedMeal } from '../../contract/saved-meals.ts';
import { foodLogEntry } from '../../contract.ts';
import { loggedItem } from '../../rules/item/item-schema.ts';
import { foodLogEntries, recurringEntries, savedMeals, skippedRecurrences } from '../tables.ts';

/** An item as stored in a column; imports may add nothing else. */
const item = z.strictObject(loggedItem.shape);

/** Exported food log tables. */
export const foodLogPersonalData: PersonalTable[] = [
  personalTable(foodLogEntries, {
    about:
      'The food log. Values are for the whole amount: kcal, g, and mg for sodium and cholesterol.',
    onImport: 'into-empty',
    check: foodLogEntry.omit({ createdAt: true }),
  }),
  personalTable(savedMeals, {
    about: 'Saved meals with their foods.',
    onImport: 'into-empty',
    check: savedMeal.omit({ createdAt: true }).extend({ items: z.array(item).min(1).max(50) }),
  }),
  personalTable(recurringEntries, {
    about: 'Repeating foods and their weekdays (1 Monday to 7 Sunday).',
    onImport: 'into-empty',
    check: recurringEntry.extend({ item }),
  }),
  personalTable(skippedRecurrences, {
    about: 'Days on which a repeating food was skipped.',
    onImport: 'into-empty',
  }),
];
