import type { EnergyUnit } from '#features/account/rules/measures.ts';
import { MAX_KCAL, readEnergy } from '#features/food-log/rules/item/energy.ts';
import { kcalOf, toStoredEnergy } from '#features/food-log/rules/item/exact-energy.ts';
import { mapNutrients } from '#features/food-log/rules/item/nutrients.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { formErrors } from '../../messages/form.ts';

type Typed = OwnRecipe['typed'];

/** Figures of one serving as they are typed; energy in the person's unit. */
export type TypedDraft = {
  typedEnergy: string;
  typedProtein: string;
  typedCarbs: string;
  typedFat: string;
};

const MAX_GRAMS = 5_000;

const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : formatDecimal(value, 2);

export function toTypedDraft(typed: Typed, energyUnit: EnergyUnit): TypedDraft {
  const kcal = typed && kcalOf(typed);
  const energy = kcal === null ? null : Math.round(energyUnit === 'kj' ? kcalToKj(kcal) : kcal);
  return {
    typedEnergy: shown(energy),
    typedProtein: shown(typed?.protein),
    typedCarbs: shown(typed?.carbs),
    typedFat: shown(typed?.fat),
  };
}

/** A typed figure up to `most`: null for an empty box, undefined for what is none. */
function readFigure(text: string, most: number): number | null | undefined {
  const value = parseDecimal(text);
  if (value === null) return null;
  return value !== 'invalid' && value >= 0 && value <= most ? value : undefined;
}

/** The figures that were typed, null where there are none; nutrients that the form does not show stay. */
export function readTyped(
  draft: TypedDraft,
  before: Typed,
  energyUnit: EnergyUnit,
): { figures: Typed; errors: Partial<Record<keyof TypedDraft, string | false>> } {
  const most = energyUnit === 'kj' ? Math.floor(kcalToKj(MAX_KCAL)) : MAX_KCAL;
  const energy = readFigure(draft.typedEnergy, most);
  const protein = readFigure(draft.typedProtein, MAX_GRAMS);
  const carbs = readFigure(draft.typedCarbs, MAX_GRAMS);
  const fat = readFigure(draft.typedFat, MAX_GRAMS);
  const errors = {
    typedEnergy: energy === undefined && formErrors.figure(most),
    typedProtein: protein === undefined && formErrors.figure(MAX_GRAMS),
    typedCarbs: carbs === undefined && formErrors.figure(MAX_GRAMS),
    typedFat: fat === undefined && formErrors.figure(MAX_GRAMS),
  };
  const isUntouched = draft.typedEnergy === toTypedDraft(before, energyUnit).typedEnergy;
  const typedEnergy =
    typeof energy === 'number' ? readEnergy(energy, energyUnit) : toStoredEnergy(null);
  const main = {
    // What is only shown in another unit stays as it is.
    ...(isUntouched && before
      ? { calories: before.calories, exactKcal: before.exactKcal }
      : typedEnergy),
    protein: protein ?? null,
    carbs: carbs ?? null,
    fat: fat ?? null,
  };
  const rest = { ...NOTHING_TYPED, ...before };
  const isEmpty = Object.values({ ...rest, ...main, otherNutrients: null }).every(
    (value) => value === null,
  );
  const hasOther = Object.keys(rest.otherNutrients).length > 0;
  return { figures: isEmpty && !hasOther ? null : { ...rest, ...main }, errors };
}

const NOTHING_TYPED: NonNullable<Typed> = {
  ...toStoredEnergy(null),
  ...mapNutrients(() => null),
  otherNutrients: {},
};
