import { kcalToKj, kjToKcal } from '#platform/shared/units.ts';
import { NUTRIENT_KEYS, type NutrientAmounts, type NutrientKey } from './entry-kinds.ts';
import type { EntryContent } from './same-entry.ts';

/** The form as typed: every figure is text. An empty nutrient means "not known". */
export type EntryDraft = Pick<EntryContent, 'date' | 'mealType' | 'foodName'> & {
  unit: EntryContent['unit'] | '';
  quantity: string;
  /** in the person's energy unit */
  calories: string;
} & Record<NutrientKey, string>;

export type EnergyUnit = 'kcal' | 'kj';

export type DraftErrors = Partial<Record<keyof EntryDraft, string>>;

/** Reads a typed figure: null when empty, 'invalid' when it is no number. */
export type NumberReader = (text: string) => number | null | 'invalid';

const NOT_A_NUMBER = 'Enter a number like 12.5.';

/** The specification's defaults: today, lunch, 100 g, every nutrient 0. */
export function emptyDraft(today: string): EntryDraft {
  const zeros = Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, '0']));
  return {
    ...(zeros as Record<NutrientKey, string>),
    date: today,
    mealType: 'lunch',
    foodName: '',
    quantity: '100',
    unit: 'g',
    calories: '0',
  };
}

/** A stored entry as the form shows it. Energy is rounded to whole kJ only for the eye. */
export function draftOf(
  entry: EntryContent,
  energyUnit: EnergyUnit,
  write: (value: number) => string,
): EntryDraft {
  const nutrients = NUTRIENT_KEYS.map((key) => {
    const value = entry[key];
    return [key, value === null ? '' : write(value)] as const;
  });
  const energy = energyUnit === 'kj' ? Math.round(kcalToKj(entry.calories)) : entry.calories;
  return {
    ...(Object.fromEntries(nutrients) as Record<NutrientKey, string>),
    date: entry.date,
    mealType: entry.mealType,
    foodName: entry.foodName,
    quantity: write(entry.quantity),
    unit: entry.unit,
    calories: String(energy),
  };
}

/**
 * Turns the typed form into an entry, or says what is wrong, field by field. Energy becomes whole
 * kcal; an untouched energy text keeps the stored kcal, so that showing kJ never shifts an entry.
 */
export function readDraft(
  draft: EntryDraft,
  options: { energyUnit: EnergyUnit; read: NumberReader; stored?: EntryContent },
): { ok: true; content: EntryContent } | { ok: false; errors: DraftErrors } {
  const errors: DraftErrors = {};
  const figure = (key: 'quantity' | 'calories' | NutrientKey): number | null => {
    const value = options.read(draft[key]);
    if (value === 'invalid') errors[key] = NOT_A_NUMBER;
    else if (value !== null && value < 0) errors[key] = 'Use 0 or more.';
    else return value;
    return null;
  };

  const foodName = draft.foodName.trim();
  if (foodName === '') errors.foodName = 'Food name is required';
  const quantity = figure('quantity');
  if (quantity === 0) errors.quantity = 'Use more than 0.';
  if (quantity === null) errors.quantity ??= 'Quantity is required';
  if (draft.unit === '') errors.unit = 'Unit is required';
  const energy = figure('calories');
  if (energy === null) errors.calories ??= 'Calories are required';
  if (draft.date === '') errors.date = 'Date is required';
  const nutrients = Object.fromEntries(
    NUTRIENT_KEYS.map((key) => [key, figure(key)]),
  ) as NutrientAmounts;

  if (quantity === null || energy === null || draft.unit === '' || Object.keys(errors).length > 0)
    return { ok: false, errors };
  const { date, mealType, unit } = draft;
  const calories = kcalOf(energy, options.energyUnit, options.stored);
  return {
    ok: true,
    content: { date, mealType, foodName, quantity, unit, calories, ...nutrients },
  };
}

function kcalOf(energy: number, unit: EnergyUnit, stored: EntryContent | undefined): number {
  if (unit === 'kcal') return Math.round(energy);
  if (stored && Math.round(kcalToKj(stored.calories)) === energy) return stored.calories;
  return Math.round(kjToKcal(energy));
}
