import { kjToKcal } from '#platform/shared/units.ts';
import type { EnergyUnit, NumberReader } from './entry-draft.ts';
import {
  MAX_KCAL,
  type MealType,
  MORE_THAN_FITS,
  NUTRIENT_KEYS,
  type NutrientAmounts,
} from './entry-kinds.ts';
import type { EntryContent } from './same-entry.ts';

const QUICK_MACROS = ['protein', 'carbs', 'fat'] as const;
type QuickMacro = (typeof QUICK_MACROS)[number];

/** The small form as typed. */
export type QuickDraft = Record<QuickMacro, string> & {
  energy: string;
  foodName: string;
  mealType: MealType;
};

export type QuickErrors = Partial<Record<keyof QuickDraft, string>>;

export const emptyQuickDraft = (mealType: MealType): QuickDraft => ({
  energy: '',
  protein: '',
  carbs: '',
  fat: '',
  foodName: '',
  mealType,
});

const KCAL_PER_GRAM: Record<QuickMacro, number> = { protein: 4, carbs: 4, fat: 9 };

/** The energy (whole kcal) that typed macros make, by 4, 4 and 9 kcal a gram; null when none is typed. */
export function computeEnergyKcal(draft: QuickDraft, read: NumberReader): number | null {
  const parts = QUICK_MACROS.map((key) => {
    const grams = read(draft[key]);
    return typeof grams === 'number' && grams >= 0 ? grams * KCAL_PER_GRAM[key] : null;
  }).filter((kcal) => kcal !== null);
  return parts.length === 0 ? null : Math.round(parts.reduce((sum, kcal) => sum + kcal, 0));
}

/**
 * One serving of something with this energy. What is not typed is not known; without an energy the
 * macros give it, or it is not known where that may be (`energyOptional`). At least 0 of everything, else the
 * sentence beside the field.
 */
export function readQuickDraft(
  draft: QuickDraft,
  options: { date: string; energyUnit: EnergyUnit; read: NumberReader; energyOptional?: boolean },
): { ok: true; content: EntryContent } | { ok: false; errors: QuickErrors } {
  const { date, energyUnit, read, energyOptional = false } = options;
  const errors: QuickErrors = {};
  const figure = (key: 'energy' | QuickMacro): number | null => {
    const value = read(draft[key]);
    if (value === 'invalid') errors[key] = 'Enter a number like 12.5.';
    else if (value !== null && value < 0) errors[key] = 'Use 0 or more.';
    else return value;
    return null;
  };
  const energy = figure('energy');
  const [protein, carbs, fat] = [figure('protein'), figure('carbs'), figure('fat')];
  const typed =
    energy === null ? null : Math.round(energyUnit === 'kj' ? kjToKcal(energy) : energy);
  const calories = typed ?? computeEnergyKcal(draft, read);
  if (calories === null && !energyOptional) errors.energy ??= 'Calories are required';
  if (calories !== null && calories > MAX_KCAL) errors.energy = MORE_THAN_FITS;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const unknown = Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, null]));
  return {
    ok: true,
    content: {
      ...(unknown as NutrientAmounts),
      date,
      mealType: draft.mealType,
      foodName: draft.foodName.trim() || 'Quick add',
      brand: null,
      foodId: null,
      quantity: 1,
      unit: 'serving',
      portionNote: null,
      calories,
      protein,
      carbs,
      fat,
      otherNutrients: {},
      note: null,
    },
  };
}
