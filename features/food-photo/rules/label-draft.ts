import type { Basis } from '#features/food-facts/rules/food-kinds.ts';
import type { NutrientsPer100 } from '#features/food-facts/rules/nutrient-kinds.ts';
import {
  emptyOwnFoodDraft,
  mapFigures,
  type NumberWriter,
  type OwnFoodDraft,
} from '#features/foods/rules/own-foods/own-food-draft.ts';
import { kcalToKj } from '#platform/shared/units.ts';

type LabelReading = {
  name: string | null;
  brand: string | null;
  basis: Basis;
  servingSize: number | null;
  nutrients: NutrientsPer100;
};

const DIGITS = 2;

/** A label as the start of the form of an own food: energy in kilojoules, as printed in Australia. */
export function toLabelDraft(
  { name, brand, basis, servingSize, nutrients }: LabelReading,
  known: { gtin: string; name: string },
  write: NumberWriter,
): OwnFoodDraft {
  const text = (value: number | null) => (value === null ? '' : write(value, DIGITS));
  const { calories } = nutrients;
  return emptyOwnFoodDraft({
    name: name ?? known.name,
    brand: brand ?? '',
    gtin: known.gtin,
    per: basis,
    servingSize: text(servingSize),
    servingUnit: basis === '100ml' ? 'ml' : 'g',
    kilojoules: calories === null ? '' : write(kcalToKj(calories), 1),
    figures: mapFigures((key) => text(nutrients[key])),
  });
}
