import { NUTRIENT_KEYS, type NutrientAmounts, type PortionUnit } from './entry-kinds.ts';
import type { OtherAmounts } from './other-nutrients.ts';

/** A portion of a food with its nutrients: in the log, a saved meal or a repeating food. */
export type LoggedItem = NutrientAmounts & {
  foodName: string;
  brand: string | null;
  foodId: string | null;
  quantity: number;
  unit: PortionUnit;
  portionNote: string | null;
  /** kcal, whole; null is not known */
  calories: number | null;
  otherNutrients: OtherAmounts;
  note: string | null;
};

/** The portion alone, without its day, its meal and how it came into the log. */
export function itemOf(entry: LoggedItem): LoggedItem {
  const { foodName, brand, foodId, quantity, unit, portionNote, calories } = entry;
  const nutrients = NUTRIENT_KEYS.map((key) => [key, entry[key]]);
  return {
    ...(Object.fromEntries(nutrients) as NutrientAmounts),
    foodName,
    brand,
    foodId,
    quantity,
    unit,
    portionNote,
    calories,
    otherNutrients: entry.otherNutrients,
    note: entry.note,
  };
}

/** Binary noise (0.30000000000000004) stays out of the log; twelve digits are far beyond any label. */
const times = (value: number, share: number): number =>
  share === 1 ? value : Number((value * share).toPrecision(12));

/** `share` times the portion (0.5 is half of it). Energy is whole kcal; what is not known stays so. */
export function partOf(item: LoggedItem, share: number): LoggedItem {
  const nutrients = NUTRIENT_KEYS.map((key) => {
    const amount = item[key];
    return [key, amount === null ? null : times(amount, share)];
  });
  const others = Object.entries(item.otherNutrients).map(([key, value]) => [
    key,
    times(value, share),
  ]);
  return {
    ...item,
    ...(Object.fromEntries(nutrients) as NutrientAmounts),
    quantity: times(item.quantity, share),
    calories: item.calories === null ? null : Math.round(item.calories * share),
    otherNutrients: Object.fromEntries(others) as OtherAmounts,
  };
}
