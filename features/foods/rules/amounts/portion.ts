import type { Basis, Portion } from '#features/food-facts/rules/food-kinds.ts';
import { type NutrientsPer100, roundNoise } from '#features/food-facts/rules/nutrient-kinds.ts';
import type { PortionUnit } from '#features/food-log/rules/entry/entry-kinds.ts';
import { type Figures, scaleFigures } from '#features/food-log/rules/item/figures.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { Measure } from '#features/food-log/rules/item/measure.ts';
import { mapNutrients } from '#features/food-log/rules/item/nutrients.ts';
import {
  OTHER_NUTRIENT_KEYS,
  type OtherAmounts,
} from '#features/food-log/rules/item/other-nutrients.ts';
import { GRAMS_PER_OZ } from '#platform/shared/units.ts';
import { wordMap } from '../search/search-words.ts';

export type { Measure };

/** Something to be logged: figures of one base amount, and the measures that it can be told in. */
export type Eatable = {
  name: string;
  brand: string | null;
  foodId: string | null;
  figures: Figures;
  /** never empty */
  measures: Measure[];
  start: { measure: Measure; quantity: number };
  /** the food says something else by now than when it was logged last; what it says now counts */
  changed: boolean;
};

type MeasuredFood = {
  id: string;
  name: string;
  brand: string | null;
  basis: Basis;
  density: number | null;
  portions: readonly Portion[];
  nutrients: NutrientsPer100;
};

/** A portion as the log has it; `foodId` is null for what was logged by hand. */
type Logged = Figures &
  Pick<LoggedItem, 'foodId' | 'quantity' | 'portionNote'> & {
    unit: string;
  };

/** Base amounts (100 g or 100 ml) in a mass or volume; null where only a density could tell. */
function shareOf(
  { basis, density }: Pick<MeasuredFood, 'basis' | 'density'>,
  { grams, ml }: Omit<Portion, 'label'>,
): number | null {
  if (basis === '100g') {
    if (grams !== null) return grams / 100;
    return ml !== null && density !== null ? (ml * density) / 100 : null;
  }
  if (ml !== null) return ml / 100;
  return grams !== null && density !== null ? grams / density / 100 : null;
}

/** What the log takes. */
const MAX_LENGTH = { name: 200, brand: 100, note: 100 };

const CUPS = wordMap<number>({
  '1 cup': 1,
  '1/2 cup': 0.5,
  '1/3 cup': 1 / 3,
  '1/4 cup': 0.25,
});
const SINGLE = /^1 (small|medium|large|extra large|slice|egg|fruit|biscuit|nut|roll|bar|fillet)\b/;

/** Formats a household portion: its unit if complete, else with a note. */
function loggedAs(label: string): Pick<Measure, 'unit' | 'perMeasure' | 'note'> {
  const cups = CUPS.get(label);
  if (cups !== undefined) return { unit: 'cup', perMeasure: cups, note: null };
  if (label === '1 piece') return { unit: 'piece', perMeasure: 1, note: null };
  if (label === '1 serve') return { unit: 'serving', perMeasure: 1, note: null };
  const note = label.slice(0, MAX_LENGTH.note);
  return { unit: SINGLE.test(label) ? 'piece' : 'serving', perMeasure: 1, note };
}

const plain = (unit: 'g' | 'ml' | 'oz', share: number): Measure => ({
  key: unit,
  label: unit,
  unit,
  perMeasure: 1,
  note: null,
  share,
});

/** Household portions first, then g, ml and oz. What cannot be converted is not offered. */
export function measuresOf(food: Pick<MeasuredFood, 'basis' | 'density' | 'portions'>): Measure[] {
  const portions = food.portions.flatMap((portion, at): Measure[] => {
    const share = shareOf(food, portion);
    if (share === null || share <= 0) return [];
    const size = portion.grams === null ? `${portion.ml} ml` : `${portion.grams} g`;
    // One word for it on screen; stored labels stay as they are.
    const label = `${portion.label.replace(/^1 serve\b/, '1 serving')} (${size})`;
    return [{ key: `portion-${at}`, label, ...loggedAs(portion.label), share }];
  });
  const grams = shareOf(food, { grams: 1, ml: null });
  const ml = shareOf(food, { grams: null, ml: 1 });
  const weight = grams === null ? [] : [plain('g', grams)];
  const volume = ml === null ? [] : [plain('ml', ml)];
  const ounces = grams === null ? [] : [plain('oz', grams * GRAMS_PER_OZ)];
  const plainOnes = food.basis === '100g' ? [...weight, ...volume] : [...volume, ...weight];
  return [...portions, ...plainOnes, ...ounces];
}

/** Base amounts eaten. */
export const eatenOf = (quantity: number, measure: Measure): number => quantity * measure.share;

/** How many of a measure an amount is. */
export const quantityIn = (measure: Measure, eaten: number): number => eaten / measure.share;

/** What the log knows of a food's figures. */
export function loggableFigures(nutrients: NutrientsPer100): Figures {
  const others: OtherAmounts = {};
  for (const key of OTHER_NUTRIENT_KEYS) {
    const value = nutrients[key];
    if (value !== null) others[key] = value;
  }
  return {
    ...mapNutrients((key) => nutrients[key]),
    calories: nutrients.calories,
    otherNutrients: others,
  };
}

/** Whether a logged portion has the energy that the food now gives for it, within 2 % or 1 kcal; or neither says. */
function agrees(figures: Figures, last: Logged, measure: Measure): boolean {
  if (figures.calories === null || last.calories === null)
    return figures.calories === last.calories;
  const now = figures.calories * eatenOf(last.quantity / measure.perMeasure, measure);
  return Math.abs(now - last.calories) <= Math.max(1, last.calories * 0.02);
}

/**
 * A food, starting from a usual portion or from the one it was logged in last. A portion that was logged of this very
 * food (by its id) starts again in the measure of its note, even if the food's figures have changed since (`changed`).
 * One that only has the same name must agree with the figures: null if it does not or neither says its energy, or if
 * nothing can be measured.
 */
export function eatableOf(food: MeasuredFood, last: Logged | null): Eatable | null {
  const measures = measuresOf(food);
  const portion = measures.find(({ note, label }) => /^1 (medium|serve)\b/.test(note ?? label));
  const first = portion ?? measures[0];
  if (!first) return null;
  const { id: foodId, name, brand } = food;
  const figures = loggableFigures(food.nutrients);
  const usual = { measure: first, quantity: ['g', 'ml'].includes(first.key) ? 100 : 1 };
  const eatable = { name, brand, foodId, figures, measures, start: usual, changed: false };
  if (!last) return eatable;
  const sameUnit = measures.filter(({ unit }) => unit === last.unit);
  const sameNote = sameUnit.filter(({ note }) => note === last.portionNote);
  const itself = last.foodId === foodId;
  const byName = last.calories === null ? [] : sameUnit;
  const fitting = itself ? sameNote : byName;
  const agreeing = fitting.find((measure) => agrees(figures, last, measure));
  const measure = agreeing ?? (itself ? fitting[0] : undefined);
  if (!measure) return itself ? { ...eatable, changed: true } : null;
  const start = { measure, quantity: last.quantity / measure.perMeasure };
  return { ...eatable, start, changed: agreeing === undefined };
}

/** What was logged before, with the figures it was logged with: one base amount is that portion. */
export function eatableAgain(
  { name, brand }: { name: string; brand: string | null },
  last: Logged & { unit: PortionUnit },
): Eatable {
  const share = 1 / last.quantity;
  const { unit, portionNote: note, foodId } = last;
  const own: Measure = { key: unit, label: note ?? unit, unit, perMeasure: 1, note, share };
  const measures = [own];
  if (unit === 'g') measures.push(plain('oz', share * GRAMS_PER_OZ));
  if (unit === 'oz') measures.push(plain('g', share / GRAMS_PER_OZ));
  const start = { measure: own, quantity: last.quantity };
  return { name, brand, foodId, figures: last, measures, start, changed: false };
}

/** An amount of something as the log keeps it. */
export function toLoggedPortion(
  { name, brand, foodId, figures }: Eatable,
  measure: Measure,
  eaten: number,
): LoggedItem {
  return {
    ...scaleFigures(figures, eaten),
    foodName: name.slice(0, MAX_LENGTH.name),
    brand: brand?.slice(0, MAX_LENGTH.brand) ?? null,
    foodId,
    quantity: roundNoise(quantityIn(measure, eaten) * measure.perMeasure),
    unit: measure.unit,
    portionNote: measure.note,
    note: null,
  };
}
