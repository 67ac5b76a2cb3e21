import { useEnergyText } from '#features/food-log/web/public.ts';
import type { Food } from '#features/foods/contract.ts';

/** "375 kcal per 100 g", or that it is not known; nothing while numbers are hidden. */
export function Per100({ food, before = '' }: { food: Food; before?: string }) {
  const energyOf = useEnergyText();
  const { calories } = food.nutrients;
  const energy = energyOf(calories, 'energy unknown');
  if (energy === '') return null;
  const per = food.basis === '100g' ? '100 g' : '100 ml';
  return before + (calories === null ? energy : `${energy} per ${per}`);
}
