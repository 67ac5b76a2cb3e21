import { isImpossible } from '#features/food-facts/rules/food-checks.ts';
import { type NutrientsPer100, per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import { PANEL_KEYS, type PanelKey } from '#features/label-reader/rules/panel-cells.ts';
import type { Doubt, PanelColumn, PanelReading } from '#features/label-reader/rules/read-panel.ts';
import { kjToKcal } from '#platform/shared/units.ts';
import { type LabelAnswer, readLabel } from './label.ts';

/** A label as both ways of reading give it to the form. */
export type LabelStart = {
  name: string | null;
  brand: string | null;
  basis: '100g' | '100ml';
  servingSize: number | null;
  nutrients: NutrientsPer100;
  /** sentences about what does not add up */
  doubts: string[];
};

/** Each figure's name in the form. */
const fieldOf = (key: PanelKey | 'servingSize'): string =>
  key === 'energy' ? 'kilojoules' : key === 'servingSize' ? key : `nutrients.${key}`;

const columnOf = (column: PanelColumn, kcal: number | null): LabelAnswer['per100'] => {
  const { energy, sodium, ...masses } = column;
  return { energyKj: energy, energyKcal: kcal, ...masses, sodiumMg: sodium };
};

/**
 * A panel that was read on the device, through the checks of one that a model read. What cannot be in 100 g is left
 * empty. `doubts` are by the form's fields. Null where no figure is left.
 */
export function labelOfPanel(
  panel: PanelReading,
): { label: LabelStart; doubts: Record<string, Doubt> } | null {
  const per100 = { ...panel.per100 };
  const doubts: Record<string, Doubt> = {};
  for (const [key, doubt] of Object.entries(panel.doubts)) {
    doubts[fieldOf(key as PanelKey | 'servingSize')] = doubt;
  }
  for (const key of PANEL_KEYS) {
    const value = per100[key];
    if (value === null) continue;
    const [nutrient, amount] =
      key === 'energy' ? (['calories', kjToKcal(value)] as const) : ([key, value] as const);
    if (!isImpossible(nutrient, amount, panel.basis)) continue;
    per100[key] = null;
    doubts[fieldOf(key)] = 'hard-to-read';
  }
  const read = readLabel({
    labelSeen: true,
    productName: null,
    brand: null,
    per: panel.basis,
    servingSize: panel.servingSize,
    servingsPerPack: null,
    perServing: columnOf(panel.perServing, null),
    per100: columnOf(per100, panel.kcalPer100),
  });
  if (read.outcome !== 'read') return null;
  const { outcome: _, figures, ...label } = read;
  return { label: { ...label, nutrients: per100Of(figures) }, doubts };
}
