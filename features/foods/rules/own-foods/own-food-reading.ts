import { isImpossible, mostOf } from '#features/food-facts/rules/food-checks.ts';
import type { Basis, Portion } from '#features/food-facts/rules/food-kinds.ts';
import {
  FOOD_NUTRIENT_KEYS,
  FOOD_NUTRIENTS,
  type FoodNutrient,
  type KnownNutrients,
  per100Of,
  roundNoise,
} from '#features/food-facts/rules/nutrient-kinds.ts';
import { per100FromServing } from '#features/food-facts/rules/serving-figures.ts';
import { readTypedGtin } from '#features/food-facts/rules/typed-gtin.ts';
import { kcalToKj, kjToKcal } from '#platform/shared/units.ts';
import {
  type EnergyUnit,
  MASS_NUTRIENTS,
  type OwnFoodContent,
  type OwnFoodDraft,
  type PortionDraft,
  SERVING,
} from './own-food-draft.ts';

/** Reads a typed figure: null when empty, 'invalid' when it is no number. */
export type NumberReader = (text: string) => number | null | 'invalid';

/** Parsed draft with its problems. */
export type OwnFoodReading = {
  /** what can be saved; null while something is wrong */
  content: OwnFoodContent | null;
  /** a sentence for each wrong field, by the names that the server uses: "name", "nutrients.fat", "portions.0.grams" */
  errors: Record<string, string>;
  basis: Basis;
  /** g or ml of the serving that the figures are of; null where they are of 100 */
  serving: number | null;
  /** every figure that can be read, per 100 g or ml */
  known: KnownNutrients;
  density: number | null;
  /** as typed, per 100 g or ml, and the one of the two that counts */
  energy: { kj: number | null; kcal: number | null; counts: EnergyUnit | null };
};

type Reading = {
  energyUnit: EnergyUnit;
  read: NumberReader;
  /** an edit: a figure whose text was not touched keeps its stored value, so that rounding for the eye never changes it */
  edited?: { content: OwnFoodContent; shownAs: OwnFoodDraft } | undefined;
};

const NOT_A_NUMBER = 'Enter a number like 12.5.';
const MAX_PORTIONS = 20;

/** Why a figure of 100 g or ml is refused. */
export function impossibleSentence(key: FoodNutrient, basis: Basis): string {
  const per = basis === '100g' ? '100 g' : '100 ml';
  const most = mostOf(key, basis);
  return key === 'calories'
    ? `No food has more than ${Math.round(kcalToKj(most))} kJ (${Math.round(most)} kcal) in ${per}.`
    : `No food has more than ${most} ${FOOD_NUTRIENTS[key]} in ${per}.`;
}

/** Reads the typed form: a food in stored units, or what is wrong, field by field. Only what cannot be is refused. */
export function readOwnFoodDraft(draft: OwnFoodDraft, options: Reading): OwnFoodReading {
  const { read, energyUnit } = options;
  const errors: Record<string, string> = {};
  const figure = (field: string, text: string): number | null => {
    const value = read(text);
    if (value === 'invalid') errors[field] = NOT_A_NUMBER;
    else if (value !== null && value < 0) errors[field] = 'Use 0 or more.';
    else return value;
    return null;
  };
  const within = (field: string, text: string, [least, most]: [number, number], unit: string) => {
    const value = figure(field, text);
    if (value === null || (value >= least && value <= most)) return value;
    errors[field] =
      value < least ? `Use at least ${least} ${unit}.` : `Use at most ${most} ${unit}.`;
    return null;
  };
  const size = (field: string, text: string): number | null => {
    const value = within(field, text, [0, 10_000], 'g or ml');
    if (value !== 0) return value;
    errors[field] = 'Use more than 0.';
    return null;
  };

  const servingSize = size('servingSize', draft.servingSize);
  const perServing = draft.per === 'serving';
  if (perServing && servingSize === null) {
    errors.servingSize ??= 'Enter the serving size from the label.';
  }
  const basis = basisOf(draft);
  const serving = perServing ? servingSize : null;
  const per100 = (value: number | null): number | null =>
    value === null || (perServing && serving === null)
      ? null
      : serving === null
        ? value
        : per100FromServing(value, serving);

  const stored = options.edited?.content;
  const before = options.edited?.shownAs;
  const sameBasis = before !== undefined && before.per === draft.per;
  const known: KnownNutrients = {};
  const take = (key: FoodNutrient, value: number | null, field: string) => {
    if (value === null) return;
    known[key] = value;
    if (!isImpossible(key, value, basis)) return;
    const advice =
      field === 'kilocalories' && !isImpossible(key, kjToKcal(value), basis)
        ? ' Is it kJ?'
        : perServing
          ? ' Check the size of the serving.'
          : '';
    errors[field] ??= impossibleSentence(key, basis) + advice;
  };

  const kj = per100(figure('kilojoules', draft.kilojoules));
  const kcal = per100(figure('kilocalories', draft.kilocalories));
  const first = energyUnit === 'kj' ? kj : kcal;
  const counts = first !== null ? energyUnit : kj !== null ? 'kj' : kcal !== null ? 'kcal' : null;
  const sameEnergy =
    sameBasis &&
    before.kilojoules === draft.kilojoules &&
    before.kilocalories === draft.kilocalories;
  const typedEnergy = counts === 'kj' && kj !== null ? roundNoise(kjToKcal(kj)) : kcal;
  take(
    'calories',
    sameEnergy && stored ? stored.nutrients.calories : typedEnergy,
    counts === 'kj' ? 'kilojoules' : 'kilocalories',
  );
  for (const key of MASS_NUTRIENTS) {
    const field = `nutrients.${key}`;
    const text = draft.figures[key];
    const kept = sameBasis && stored && text === before.figures[key];
    take(key, kept ? stored.nutrients[key] : per100(figure(field, text)), field);
  }

  const name = draft.name.trim();
  if (name === '') errors.name = 'Food name is required';
  if (name.length > 200) errors.name = 'Use at most 200 characters.';
  const brand = draft.brand.trim();
  if (brand.length > 100) errors.brand = 'Use at most 100 characters.';
  const typed =
    stored && draft.gtin === before?.gtin ? { gtin: stored.gtin } : readTypedGtin(draft.gtin);
  if ('problem' in typed) errors.gtin = typed.problem;
  const density =
    stored && draft.density === before?.density
      ? stored.density
      : within('density', draft.density, [0.05, 5], 'g per ml');
  const portions = portionsOf(draft, servingSize, options, { errors, size });

  const content =
    Object.keys(errors).length > 0 || 'problem' in typed
      ? null
      : {
          name,
          brand: brand === '' ? null : brand,
          basis,
          density,
          portions,
          nutrients: per100Of(known),
          gtin: typed.gtin,
        };
  return { content, errors, basis, serving, known, density, energy: { kj, kcal, counts } };
}

/** Basis of the stored values. */
export const basisOf = ({ per, servingUnit }: OwnFoodDraft): Basis =>
  per === 'serving' ? (servingUnit === 'g' ? '100g' : '100ml') : per;

const sameRow = (one: PortionDraft, other: PortionDraft | undefined): boolean =>
  one.label === other?.label && one.grams === other.grams && one.ml === other.ml;

const isBlank = ({ label, grams, ml }: PortionDraft): boolean =>
  `${label}${grams}${ml}`.trim() === '';

/** The serving first, then the household portions; rows with nothing in them are passed over. */
function portionsOf(
  draft: OwnFoodDraft,
  servingSize: number | null,
  { edited }: Reading,
  {
    errors,
    size,
  }: { errors: Record<string, string>; size: (field: string, text: string) => number | null },
): Portion[] {
  const before = edited?.shownAs;
  const stored = edited?.content.portions ?? [];
  const shownServing = before?.servingSize ? stored.slice(0, 1) : [];
  const shownRows = stored.slice(shownServing.length);
  const sameServing =
    before?.servingSize === draft.servingSize && before.servingUnit === draft.servingUnit;
  const inGrams = draft.servingUnit === 'g';
  const serving: Portion[] = sameServing
    ? shownServing
    : servingSize === null
      ? []
      : [{ label: SERVING, grams: inGrams ? servingSize : null, ml: inGrams ? null : servingSize }];

  const rows = draft.portions.flatMap((row, at): Portion[] => {
    if (isBlank(row)) return [];
    // Two may look the same and differ in what is not shown: the one in its place goes first.
    const inPlace = before?.portions[at];
    const same =
      inPlace && sameRow(row, inPlace)
        ? at
        : (before?.portions.findIndex((other) => sameRow(row, other)) ?? -1);
    const kept = shownRows[same];
    if (kept) return [kept];
    const label = row.label.trim();
    if (label === '') errors[`portions.${at}.label`] = 'Name the portion.';
    if (label.length > 60) errors[`portions.${at}.label`] = 'Use at most 60 characters.';
    const grams = size(`portions.${at}.grams`, row.grams);
    const ml = size(`portions.${at}.ml`, row.ml);
    if (grams === null && ml === null) {
      errors[`portions.${at}.grams`] ??= 'Give the portion’s weight or volume.';
    }
    return [{ label, grams, ml }];
  });
  const all = [...serving, ...rows];
  if (all.length > MAX_PORTIONS) errors.portions = `Use at most ${MAX_PORTIONS} portions.`;
  return all;
}

/** The nutrients that cannot be, with the reason, by the field names of the contract. */
export function impossibleFields(known: KnownNutrients, basis: Basis): Record<string, string> {
  const wrong = FOOD_NUTRIENT_KEYS.filter((key) => {
    const value = known[key];
    return value !== undefined && isImpossible(key, value, basis);
  });
  return Object.fromEntries(
    wrong.map((key) => [`nutrients.${key}`, impossibleSentence(key, basis)]),
  );
}
