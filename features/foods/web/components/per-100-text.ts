import { energyText } from '#features/food-log/rules/amount-text.ts';
import type { Food } from '../../contract.ts';

/** "375 kcal per 100 g", or that it is not known. */
export function per100Text({ nutrients, basis }: Food, energyUnit: 'kcal' | 'kj'): string {
  if (nutrients.calories === null) return 'energy unknown';
  const { amount, sign } = energyText(nutrients.calories, energyUnit);
  return `${amount} ${sign} per ${basis === '100g' ? '100 g' : '100 ml'}`;
}
