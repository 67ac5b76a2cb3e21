import { kcalToKj } from '#platform/shared/units.ts';
import { type EnergyUnit, energyProblem, mayLackEnergy, readEnergy } from '../item/energy.ts';
import { kcalOf, toStoredEnergy } from '../item/exact-energy.ts';
import { itemOf, UNSAID } from '../item/logged-item.ts';
import { FIGURE_KEYS, mapNutrients, type NutrientKey } from '../item/nutrients.ts';
import { chooseMeal, type MealType, PORTION_UNITS } from './entry-kinds.ts';
import type { EntryContent } from './same-entry.ts';

/** The form as typed: every figure is text. An empty nutrient means "not known". */
export type EntryDraft = Pick<EntryContent, 'date' | 'foodName'> & {
  /** null: not chosen */
  mealType: MealType | null;
  note: string;
  /** of an entry that is measured, the key of its measure */
  unit: string;
  quantity: string;
  /** in the person's energy unit */
  calories: string;
} & Record<NutrientKey, string>;

export type DraftErrors = Partial<Record<keyof EntryDraft, string>>;

/** Reads a typed figure: null when empty, 'invalid' when it is no number. */
export type NumberReader = (text: string) => number | null | 'invalid';

const NOT_A_NUMBER = 'Enter a number like 12.5.';

/**
 * The specification's defaults: today, 100 g, every nutrient 0; its lunch is the form's. Where figures are
 * optional they start empty: not known.
 */
export function emptyDraft(today: string, figuresOptional = false): EntryDraft {
  const figure = figuresOptional ? '' : '0';
  return {
    ...mapNutrients(() => figure),
    date: today,
    mealType: null,
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
  const text = (value: number | null) => (value === null ? '' : write(value));
  const kcal = kcalOf(entry);
  return {
    ...mapNutrients((key) => text(entry[key])),
    date: entry.date,
    mealType: entry.mealType,
    foodName: entry.foodName,
    note: entry.note ?? '',
    quantity: write(entry.quantity),
    unit: entry.unit,
    calories: kcal === null ? '' : String(Math.round(energyUnit === 'kj' ? kcalToKj(kcal) : kcal)),
  };
}

/**
 * Turns the typed form into an entry, or says what is wrong, field by field. When an entry is edited, a figure whose text was not touched keeps its stored value, so that
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
  // An empty box is never what was meant before: the amount may have been emptied for the person.
  const isUntouched = (key: Figure) =>
    edited !== undefined && draft[key] !== '' && draft[key] === edited.shownAs[key];
  const figure = (key: Figure): number | null => {
    if (edited && isUntouched(key)) return edited.entry[key];
    const value = read(draft[key]);
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
  const unit = edited ? edited.entry.unit : PORTION_UNITS.find((one) => one === draft.unit);
  if (unit === undefined) errors.unit = 'Unit is required';
  const typed = figure('calories');
  const stored =
    edited && isUntouched('calories')
      ? { calories: edited.entry.calories, exactKcal: edited.entry.exactKcal }
      : typed === null
        ? toStoredEnergy(null)
        : readEnergy(typed, energyUnit);
  const problem = energyProblem(stored.calories, mayLackEnergy(energyOptional, edited?.entry));
  if (problem !== null) errors.calories ??= problem;
  if (draft.date === '') errors.date = 'Date is required';
  if (draft.mealType === null) errors.mealType = chooseMeal;
  const nutrients = mapNutrients((key) => figure(key));

  const { date, mealType } = draft;
  const isMissing = quantity === null || unit === undefined || mealType === null;
  if (isMissing || Object.keys(errors).length > 0) {
    return { ok: false, errors };
  }
  return {
    ok: true,
    content: {
      // What the form does not show is unchanged in an edit, empty in a new entry.
      ...(edited ? itemOf(edited.entry) : UNSAID),
      note: draft.note.trim() || null,
      date,
      mealType,
      foodName,
      quantity,
      unit,
      ...stored,
      ...nutrients,
    },
  };
}

/**
 * The draft after its entry was measured again: figures that still read as before follow it,
 * figures that the person typed stay as typed.
 */
export function followAmount(draft: EntryDraft, before: EntryDraft, after: EntryDraft): EntryDraft {
  const figures = FIGURE_KEYS.filter((key) => draft[key] === before[key]);
  return { ...draft, ...Object.fromEntries(figures.map((key) => [key, after[key]])) };
}

type Figure = 'quantity' | 'calories' | NutrientKey;
