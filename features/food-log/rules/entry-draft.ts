import { kcalToKj, kjToKcal } from '#platform/shared/units.ts';
import {
  MAX_KCAL,
  MORE_THAN_FITS,
  NUTRIENT_KEYS,
  type NutrientAmounts,
  type NutrientKey,
} from './entry-kinds.ts';
import type { EntryContent } from './same-entry.ts';

/** The form as typed: every figure is text. An empty nutrient means "not known". */
export type EntryDraft = Pick<EntryContent, 'date' | 'mealType' | 'foodName'> & {
  note: string;
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

/**
 * The specification's defaults: today, lunch, 100 g, every nutrient 0. Where figures are optional they
 * start empty: not known.
 */
export function emptyDraft(today: string, figuresOptional = false): EntryDraft {
  const figure = figuresOptional ? '' : '0';
  const figures = Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, figure]));
  return {
    ...(figures as Record<NutrientKey, string>),
    date: today,
    mealType: 'lunch',
    foodName: '',
    note: '',
    quantity: '100',
    unit: 'g',
    calories: figure,
  };
}

/** A stored entry as the form shows it: energy in whole kJ where that is the unit. */
export function draftOf(
  entry: EntryContent,
  energyUnit: EnergyUnit,
  write: (value: number) => string,
): EntryDraft {
  const nutrients = NUTRIENT_KEYS.map((key) => {
    const value = entry[key];
    return [key, value === null ? '' : write(value)] as const;
  });
  const { calories } = entry;
  return {
    ...(Object.fromEntries(nutrients) as Record<NutrientKey, string>),
    date: entry.date,
    mealType: entry.mealType,
    foodName: entry.foodName,
    note: entry.note ?? '',
    quantity: write(entry.quantity),
    unit: entry.unit,
    calories:
      calories === null
        ? ''
        : String(energyUnit === 'kj' ? Math.round(kcalToKj(calories)) : calories),
  };
}

/**
 * Turns the typed form into an entry, or says what is wrong, field by field. Energy becomes whole
 * kcal. When an entry is edited, a figure whose text was not touched keeps its stored value, so that
 * rounding for the eye never changes it. `energyOptional`: an energy that is not typed is not known; so it is of
 * an entry whose energy was not known before.
 */
export function readDraft(
  draft: EntryDraft,
  options: {
    energyUnit: EnergyUnit;
    read: NumberReader;
    energyOptional?: boolean;
    edited?: { entry: EntryContent; shownAs: EntryDraft } | undefined;
  },
): { ok: true; content: EntryContent } | { ok: false; errors: DraftErrors } {
  const { energyUnit, read, edited, energyOptional = false } = options;
  const errors: DraftErrors = {};
  const figure = (key: Figure, toStored: (value: number) => number = same): number | null => {
    // An empty box is never what was meant before: the amount may have been emptied for the person.
    const untouched = edited && draft[key] !== '' && draft[key] === edited.shownAs[key];
    if (untouched) return edited.entry[key];
    const value = read(draft[key]);
    if (value === 'invalid') errors[key] = NOT_A_NUMBER;
    else if (value !== null && value < 0) errors[key] = 'Use 0 or more.';
    else return value === null ? null : toStored(value);
    return null;
  };

  const foodName = draft.foodName.trim();
  if (foodName === '') errors.foodName = 'Food name is required';
  const quantity = figure('quantity');
  if (quantity === 0) errors.quantity = 'Use more than 0.';
  if (quantity === null) errors.quantity ??= 'Quantity is required';
  if (draft.unit === '') errors.unit = 'Unit is required';
  const calories = figure('calories', (energy) =>
    Math.round(energyUnit === 'kj' ? kjToKcal(energy) : energy),
  );
  if (calories === null && !mayLackEnergy(energyOptional, edited?.entry)) {
    errors.calories ??= 'Calories are required';
  }
  if (calories !== null && calories > MAX_KCAL) errors.calories = MORE_THAN_FITS;
  if (draft.date === '') errors.date = 'Date is required';
  const nutrients = Object.fromEntries(
    NUTRIENT_KEYS.map((key) => [key, figure(key)]),
  ) as NutrientAmounts;

  const { date, mealType, unit } = draft;
  if (quantity === null || unit === '' || Object.keys(errors).length > 0) {
    return { ok: false, errors };
  }
  return {
    ok: true,
    content: {
      ...unseenOf(edited?.entry),
      note: draft.note.trim() || null,
      date,
      mealType,
      foodName,
      quantity,
      unit,
      calories,
      ...nutrients,
    },
  };
}

/** Whether energy is optional: in gentle mode, and for entries that never had it. */
export const mayLackEnergy = (
  energyOptional: boolean,
  edited: Pick<EntryContent, 'calories'> | undefined,
): boolean => energyOptional || edited?.calories === null;

/** Fields that the form does not show: unchanged in an edit, empty in a new entry. */
const unseenOf = (entry: EntryContent | undefined) => ({
  brand: entry?.brand ?? null,
  foodId: entry?.foodId ?? null,
  portionNote: entry?.portionNote ?? null,
  otherNutrients: entry?.otherNutrients ?? {},
});

/**
 * The draft after its entry was measured again: figures that still read as before follow it,
 * figures that the person typed stay as typed.
 */
export function followAmount(draft: EntryDraft, before: EntryDraft, after: EntryDraft): EntryDraft {
  const figures = (['calories', ...NUTRIENT_KEYS] as const).filter(
    (key) => draft[key] === before[key],
  );
  return { ...draft, ...Object.fromEntries(figures.map((key) => [key, after[key]])) };
}

type Figure = 'quantity' | 'calories' | NutrientKey;
const same = (value: number): number => value;
