import type { Basis, Portion } from '#features/food-facts/rules/food-kinds.ts';
import { openFoodFactsCode } from '#features/food-facts/rules/gtin.ts';
import {
  FOOD_NUTRIENT_KEYS,
  type NutrientsPer100,
  per100Of,
  toKnown,
} from '#features/food-facts/rules/nutrient-kinds.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import type { MassNutrient } from './panel-order.ts';

/** A food of a person's own as it is saved; the contract's `ownFoodInput` after reading. */
export type OwnFoodContent = {
  name: string;
  brand: string | null;
  basis: Basis;
  density: number | null;
  portions: Portion[];
  nutrients: NutrientsPer100;
  gtin: string | null;
};

export type PortionDraft = { label: string; grams: string; ml: string };

/**
 * The form as typed: every figure is text, and an empty one means "not known". A page that knows something of a
 * food already (a barcode, a photo of a label) starts the form with such a draft.
 */
export type OwnFoodDraft = {
  name: string;
  brand: string;
  gtin: string;
  /** what the figures below are of */
  per: Basis | 'serving';
  /** of one serving; needed where the figures are of a serving */
  servingSize: string;
  servingUnit: 'g' | 'ml';
  /** Labels have both units: one is enough, and a mismatch is reported. */
  kilojoules: string;
  kilocalories: string;
  figures: Record<MassNutrient, string>;
  /** g per ml */
  density: string;
  /** besides the serving */
  portions: PortionDraft[];
};

export type EnergyUnit = 'kcal' | 'kj';

/** Writes a figure with at most so many decimals. */
export type NumberWriter = (value: number, maxDigits: number) => string;

/** The label of the portion that is the packet's serving. */
export const SERVING = '1 serve';

export const MASS_NUTRIENTS = FOOD_NUTRIENT_KEYS.filter((key) => key !== 'calories');

/** One text for each figure but the energy. */
export const mapFigures = (toText: (key: MassNutrient) => string): OwnFoodDraft['figures'] =>
  Object.fromEntries(MASS_NUTRIENTS.map((key) => [key, toText(key)])) as OwnFoodDraft['figures'];

export function emptyOwnFoodDraft(known: Partial<OwnFoodDraft> = {}): OwnFoodDraft {
  return {
    name: '',
    brand: '',
    gtin: '',
    per: '100g',
    servingSize: '',
    servingUnit: 'g',
    kilojoules: '',
    kilocalories: '',
    density: '',
    portions: [],
    ...known,
    figures: {
      ...mapFigures(() => ''),
      ...known.figures,
    },
  };
}

const DIGITS = 4;

/**
 * A food as the form shows it: energy in the person's unit alone, figures of 100 g or ml. A serve that stands first
 * and has one size is the serving.
 */
export function toOwnFoodDraft(
  food: OwnFoodContent,
  energyUnit: EnergyUnit,
  write: NumberWriter,
): OwnFoodDraft {
  const text = (value: number | null) => (value === null ? '' : write(value, DIGITS));
  const { calories } = food.nutrients;
  const kilojoules = calories === null ? '' : write(kcalToKj(calories), 1);
  const [first, ...others] = food.portions;
  const isServing =
    first?.label === SERVING && (first.grams === null) !== (first.ml === null) ? first : null;
  const named = isServing ? others : food.portions;
  return {
    name: food.name,
    brand: food.brand ?? '',
    gtin: food.gtin === null ? '' : openFoodFactsCode(food.gtin),
    per: food.basis,
    servingSize: text(isServing ? (isServing.grams ?? isServing.ml) : null),
    servingUnit: (isServing ? isServing.grams === null : food.basis === '100ml') ? 'ml' : 'g',
    kilojoules: energyUnit === 'kj' ? kilojoules : '',
    kilocalories: energyUnit === 'kcal' ? text(calories) : '',
    figures: mapFigures((key) => text(food.nutrients[key])),
    density: text(food.density),
    portions: named.map(({ label, grams, ml }) => ({ label, grams: text(grams), ml: text(ml) })),
  };
}

/** What can be edited of a food, out of all that is shown of it. */
export const toOwnFoodContent = (food: OwnFoodContent): OwnFoodContent => ({
  name: food.name,
  brand: food.brand,
  basis: food.basis,
  density: food.density,
  portions: food.portions.map(({ label, grams, ml }) => ({ label, grams, ml })),
  nutrients: per100Of(toKnown(food.nutrients)),
  gtin: food.gtin,
});

/** Whether two say the same. A density is kept with seven digits. */
export function sameOwnFood(one: OwnFoodContent, other: OwnFoodContent): boolean {
  const key = (food: OwnFoodContent) => {
    const { density, ...rest } = toOwnFoodContent(food);
    return JSON.stringify({ ...rest, density: density === null ? null : Math.fround(density) });
  };
  return key(one) === key(other);
}
