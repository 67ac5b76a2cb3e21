import type { NutrientAmounts, PortionUnit } from './entry-kinds.ts';
import type { OtherAmounts } from './other-nutrients.ts';

/** A portion of a food with its figures, wherever it stands: in the log, a saved meal, a recurring entry. */
export type LoggedItem = NutrientAmounts & {
  foodName: string;
  brand: string | null;
  foodId: string | null;
  quantity: number;
  unit: PortionUnit;
  portionNote: string | null;
  /** kcal, whole */
  calories: number;
  otherNutrients: OtherAmounts;
  note: string | null;
};
