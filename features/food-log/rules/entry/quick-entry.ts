import { type EnergyUnit, energyProblem, readEnergy } from '../item/energy.ts';
import { toStoredEnergy } from '../item/exact-energy.ts';
import { UNSAID } from '../item/logged-item.ts';
import { KCAL_PER_GRAM, MACROS, type Macro } from '../item/nutrients.ts';
import type { NumberReader } from './entry-draft.ts';
import { chooseMeal, type MealType } from './entry-kinds.ts';
import type { EntryContent } from './same-entry.ts';

/** The small form as typed. */
export type QuickDraft = Record<Macro, string> & {
  energy: string;
  foodName: string;
  /** null: not chosen */
  mealType: MealType | null;
};

export type QuickErrors = Partial<Record<keyof QuickDraft, string>>;

export const emptyQuickDraft = (mealType: MealType | null): QuickDraft => ({
  energy: '',
  protein: '',
  carbs: '',
  fat: '',
  foodName: '',
  mealType,
});

/** The energy (whole kcal) that typed macros make, by 4, 4 and 9 kcal a gram; null when none is typed. */
export function computeEnergyKcal(
  draft: Pick<QuickDraft, Macro>,
  read: NumberReader,
): number | null {
  const parts = MACROS.map((key) => {
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
  const { mealType } = draft;
  const errors: QuickErrors = {};
  const figure = (key: 'energy' | Macro): number | null => {
    const value = read(draft[key]);
    if (value === 'invalid') errors[key] = 'Enter a number like 12.5.';
    else if (value !== null && value < 0) errors[key] = 'Use 0 or more.';
    else return value;
    return null;
  };
  const energy = figure('energy');
  const [protein, carbs, fat] = [figure('protein'), figure('carbs'), figure('fat')];
  const stored =
    energy === null
      ? toStoredEnergy(computeEnergyKcal(draft, read))
      : readEnergy(energy, energyUnit);
  const problem = energyProblem(stored.calories, energyOptional);
  if (problem !== null) errors.energy ??= problem;
  if (mealType === null) errors.mealType = chooseMeal;
  if (mealType === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    content: {
      ...UNSAID,
      date,
      mealType,
      foodName: draft.foodName.trim() || 'Quick add',
      quantity: 1,
      unit: 'serving',
      ...stored,
      protein,
      carbs,
      fat,
    },
  };
}
