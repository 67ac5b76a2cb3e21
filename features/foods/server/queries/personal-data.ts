import { z } from 'zod';
import { WARNING_CODES } from '#features/food-facts/rules/food-warnings.ts';
import { FOOD_NUTRIENT_KEYS } from '#features/food-facts/rules/nutrient-kinds.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { foodId, portion } from '../../contract.ts';
import { favouriteFoods, ownFoods } from '../tables.ts';

const figure = z.number().min(0).max(1_000_000);

/** Exported food tables. */
export const foodsPersonalData: PersonalTable[] = [
  personalTable(ownFoods, {
    about: 'Foods the person created. Values are per 100 g or 100 ml.',
    onImport: 'into-empty',
    check: z.looseObject({
      name: z.string().min(1).max(200),
      portions: z.array(portion).max(50),
      nutrients: z.partialRecord(z.enum(FOOD_NUTRIENT_KEYS), figure),
      warnings: z.array(z.enum(WARNING_CODES)),
    }),
  }),
  personalTable(favouriteFoods, {
    about: 'Favourite foods.',
    onImport: 'into-empty',
    check: z.looseObject({ foodId }),
  }),
];
