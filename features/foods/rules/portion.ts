import {
  type MealType,
  NUTRIENT_KEYS,
  type NutrientAmounts,
  type PortionUnit,
} from '#features/food-log/rules/entry-kinds.ts';
import { GRAMS_PER_OZ } from '#platform/shared/units.ts';
import type { Basis, Portion } from './food-kinds.ts';
import { withoutNoise } from './nutrient-kinds.ts';

/** Energy in kcal and the log's nutrients of one base amount; null is "not known". */
export type Figures = NutrientAmounts & { calories: number | null };

/** A way to say how much was eaten. */
export type Measure = {
  /** unique within a food */
  key: string;
  label: string;
  /** the log's unit, and how many of it one of this measure is ("1/2 cup": 0.5 cup) */
  unit: PortionUnit;
  perMeasure: number;
  /** what must stand beside the name, because the log's unit does not say it: "1 medium" */
  note: string | null;
  /** base amounts in one of this measure; always more than 0 */
  share: number;
};

/** Something to be logged: figures of one base amount, and the measures that it can be told in. */
export type Eatable = {
  name: string;
  figures: Figures;
  /** never empty */
  measures: Measure[];
  start: { measure: Measure; quantity: number };
};

type MeasuredFood = {
  name: string;
  basis: Basis;
  density: number | null;
  portions: readonly Portion[];
  nutrients: Figures;
};

type Logged = NutrientAmounts & { calories: number; quantity: number; unit: string };

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

const CUPS: Record<string, number> = {
  '1 cup': 1,
  '1/2 cup': 0.5,
  '1/3 cup': 1 / 3,
  '1/4 cup': 0.25,
};
const SINGLE = /^1 (small|medium|large|extra large|slice|egg|fruit|biscuit|nut|roll|bar|fillet)\b/;

/** How the log says a household portion: in its own unit where that tells all, else with a note. */
function loggedAs(label: string): Pick<Measure, 'unit' | 'perMeasure' | 'note'> {
  const cups = CUPS[label];
  if (cups !== undefined) return { unit: 'cup', perMeasure: cups, note: null };
  if (label === '1 piece') return { unit: 'piece', perMeasure: 1, note: null };
  if (label === '1 serve') return { unit: 'serving', perMeasure: 1, note: null };
  return { unit: SINGLE.test(label) ? 'piece' : 'serving', perMeasure: 1, note: label };
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
    const label = `${portion.label} (${size})`;
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

/** The same amount in another measure: changing the unit never changes what was eaten. */
export const quantityIn = (measure: Measure, eaten: number): number => eaten / measure.share;

/** Figures of an amount eaten. What is not known stays so; energy is a whole number of kcal. */
export function figuresOf(figures: Figures, eaten: number): Figures {
  const scaled = NUTRIENT_KEYS.map((key) => {
    const value = figures[key];
    return [key, value === null ? null : withoutNoise(value * eaten)] as const;
  });
  return {
    ...(Object.fromEntries(scaled) as NutrientAmounts),
    calories: figures.calories === null ? null : Math.round(figures.calories * eaten),
  };
}

/** A food, starting from a usual portion or from how it was logged last where its figures still agree. */
export function eatableOf(food: MeasuredFood, last: Logged | null): Eatable | null {
  const measures = measuresOf(food);
  const portion = measures.find(({ note, label }) => /^1 (medium|serve)\b/.test(note ?? label));
  const first = portion ?? measures[0];
  if (!first) return null;
  const { name, nutrients: figures } = food;
  const usual = { measure: first, quantity: ['g', 'ml'].includes(first.key) ? 100 : 1 };
  if (!last) return { name, figures, measures, start: usual };
  for (const measure of measures) {
    if (measure.unit !== last.unit || figures.calories === null) continue;
    const quantity = last.quantity / measure.perMeasure;
    const difference = Math.abs(figures.calories * eatenOf(quantity, measure) - last.calories);
    if (difference <= Math.max(1, last.calories * 0.02)) {
      return { name, figures, measures, start: { measure, quantity } };
    }
  }
  return null;
}

/** What was logged before, with the figures it was logged with: one base amount is that portion. */
export function eatableAgain(name: string, last: Logged & { unit: PortionUnit }): Eatable {
  const share = 1 / last.quantity;
  const { unit } = last;
  const own: Measure = { key: unit, label: unit, unit, perMeasure: 1, note: null, share };
  const measures = [own];
  if (unit === 'g') measures.push(plain('oz', share * GRAMS_PER_OZ));
  if (unit === 'oz') measures.push(plain('g', share / GRAMS_PER_OZ));
  return { name, figures: last, measures, start: { measure: own, quantity: last.quantity } };
}

const MOST_LETTERS = 200;

/** Name, quantity and unit as the log keeps them. */
export function loggedPortion(
  name: string,
  measure: Measure,
  eaten: number,
): { foodName: string; quantity: number; unit: PortionUnit } {
  const note = measure.note === null ? '' : ` (${measure.note})`;
  return {
    foodName: name.slice(0, MOST_LETTERS - note.length) + note,
    quantity: withoutNoise(quantityIn(measure, eaten) * measure.perMeasure),
    unit: measure.unit,
  };
}

/** The meal of a time of day ("HH:MM"), for a start: the person can choose another. */
export function mealAt(localTime: string): MealType {
  if (localTime >= '04:00' && localTime < '11:00') return 'breakfast';
  if (localTime >= '11:00' && localTime < '15:00') return 'lunch';
  return localTime >= '17:00' && localTime < '22:00' ? 'dinner' : 'snack';
}
