import type { Measure } from '#features/food-log/rules/item/measure.ts';
import { measuresOf } from '../../rules/amounts/portion.ts';
import { loadFood } from '../api.ts';

export const loadMeasures = async (foodId: string): Promise<Measure[]> =>
  measuresOf(await loadFood(foodId));
