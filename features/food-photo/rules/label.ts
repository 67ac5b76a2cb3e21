import { z } from 'zod';
import { isImpossible } from '#features/food-facts/rules/food-checks.ts';
import { type KnownNutrients, toKnown } from '#features/food-facts/rules/nutrient-kinds.ts';
import { scaleAmounts } from '#features/food-log/rules/item/figures.ts';
import type { NutrientKey } from '#features/food-log/rules/item/nutrients.ts';
import { kcalToKj, kjToKcal } from '#platform/shared/units.ts';
import { plainText } from './plate.ts';

/** What a panel prints in grams, in its order and under its names. */
const MASSES = {
  protein: 'Protein',
  fat: 'Fat',
  saturatedFat: 'Saturated fat',
  transFat: 'Trans fat',
  carbs: 'Carbohydrate',
  sugar: 'Sugars',
  fiber: 'Fibre',
} as const satisfies Partial<Record<NutrientKey, string>>;
type Mass = keyof typeof MASSES;
const MASS_KEYS = Object.keys(MASSES) as Mass[];

const mapMasses = <Value>(toValue: (key: Mass) => Value) =>
  Object.fromEntries(MASS_KEYS.map((key) => [key, toValue(key)])) as Record<Mass, Value>;

const column = z.object({
  energyKj: z.number().nullable(),
  energyKcal: z.number().nullable(),
  ...mapMasses(() => z.number().nullable()),
  sodiumMg: z.number().nullable(),
});

/** Prompt for a nutrition panel: values as printed, null if missing. */
export const labelAnswer = z.object({
  labelSeen: z.boolean(),
  productName: z.string().nullable(),
  brand: z.string().nullable(),
  per: z.enum(['100g', '100ml']),
  servingSize: z.number().nullable(),
  servingsPerPack: z.number().nullable(),
  perServing: column.nullable(),
  per100: column.nullable(),
});
export type LabelAnswer = z.infer<typeof labelAnswer>;
type Column = z.infer<typeof column>;

export type ReadLabel =
  | {
      outcome: 'read';
      name: string | null;
      brand: string | null;
      basis: '100g' | '100ml';
      /** g or ml, by `basis` */
      servingSize: number | null;
      /** per 100 g or 100 ml; what the label does not say is left out */
      figures: KnownNutrients;
      /** sentences about what does not add up */
      doubts: string[];
    }
  | { outcome: 'no-label' }
  | { outcome: 'unreadable' };

/** Printed figures are rounded: what differs by less than this is the same. */
const TOLERANCE = 0.08;
const apart = (a: number, b: number, slack: number): boolean =>
  Math.abs(a - b) > Math.max(slack, TOLERANCE * Math.max(a, b));

/** kcal of a column: from kilojoules, which the law wants printed, else from kilocalories. */
function kcalOf({ energyKj, energyKcal }: Column): number | null {
  return energyKj === null ? energyKcal : kjToKcal(energyKj);
}

/** Where the serving's column and the 100 g column tell different stories. */
function columnDoubts(serving: Column, per100: Column, share: number): string[] {
  const doubts: string[] = [];
  const compare = (name: string, a: number | null, b: number | null, slack: number) => {
    if (a === null || b === null || !apart(a, b * share, slack)) return;
    doubts.push(`${name} per serving doesn’t match ${name.toLowerCase()} per 100.`);
  };
  compare('Energy', kcalOf(serving), kcalOf(per100), 5);
  for (const key of MASS_KEYS) compare(MASSES[key], serving[key], per100[key], 0.6);
  compare('Sodium', serving.sodiumMg, per100.sodiumMg, 8);
  return doubts;
}

/**
 * A label as figures of a food, with what does not add up: per serving against per 100, kilojoules
 * against kilocalories (1 kcal = 4.184 kJ). The 100 column counts where both are printed; without it
 * the serving's is converted. What cannot be at all is `unreadable`.
 */
export function readLabel(answer: LabelAnswer): ReadLabel {
  if (!answer.labelSeen) return { outcome: 'no-label' };
  const size = answer.servingSize !== null && answer.servingSize > 0 ? answer.servingSize : null;
  const source = answer.per100 ?? answer.perServing;
  const factor = answer.per100 ? 1 : size === null ? null : 100 / size;
  if (source === null || factor === null) return { outcome: 'unreadable' };
  const stated = {
    calories: kcalOf(source),
    ...mapMasses((key) => source[key]),
    sodium: source.sodiumMg,
  };
  const known = toKnown(scaleAmounts(stated, factor));
  const keys = Object.keys(known) as (keyof typeof known)[];
  if (keys.length === 0) return { outcome: 'unreadable' };
  if (keys.some((key) => isImpossible(key, known[key] ?? 0, answer.per))) {
    return { outcome: 'unreadable' };
  }

  const doubts: string[] = [];
  if (answer.per100 && answer.perServing && size !== null) {
    doubts.push(...columnDoubts(answer.perServing, answer.per100, size / 100));
  }
  const { energyKj, energyKcal } = source;
  if (energyKj !== null && energyKcal !== null && apart(energyKj, kcalToKj(energyKcal), 25)) {
    doubts.push('The kJ and kcal don’t match.');
  }
  return {
    outcome: 'read',
    name: answer.productName === null ? null : plainText(answer.productName, 200) || null,
    brand: answer.brand === null ? null : plainText(answer.brand, 100) || null,
    basis: answer.per,
    servingSize: size,
    figures: known,
    doubts,
  };
}
