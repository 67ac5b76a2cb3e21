import { portionsText } from './leftovers.ts';

export const cookedText = {
  title: 'What did you cook?',
  cooked: 'Portions cooked',
  eaten: 'You ate',
  others: 'Others ate',
  othersHint: (others: readonly { name: string; servings: number }[]): string =>
    `Planned: ${others.map(({ name, servings }) => `${name} ${Number(servings.toFixed(2))}`).join(', ')}.`,
  planned: (facts: string): string => `Planned today: ${facts}. What you log here marks it eaten.`,
  unit: 'Unit',
  keep: 'Keep the rest in the',
  dontKeep: 'Don’t keep it',
  useBy: 'Use by',
  keepsDays: (days: number, place: 'fridge' | 'freezer'): string =>
    days === 0
      ? 'This dish is best eaten today.'
      : `Keeps for ${days === 1 ? 'a day' : `${days} days`} in the ${place}.`,
  usualDays: (days: number): string => `Usual for cooked food: ${days} days.`,
  weigh: 'Weigh the pot',
  potFull: 'Pot with food',
  potEmpty: 'Empty pot',
  gramsAPortion: (grams: number): string => `${Math.round(grams)} g a portion`,
  about: (grams: number): string => `About ${Math.round(grams)} g a portion`,
  left: (portions: number): string => `${portionsText(portions)} left`,
  noneLeft: 'Nothing left',
  save: 'Log and keep',
  saveEaten: 'Log food',
  saveKept: 'Keep leftovers',
};

export const cookedDone = (name: string, eaten: number, kept: number) => ({
  title: eaten > 0 ? 'Food logged' : 'Leftovers kept',
  description: kept > 0 ? `${name}: ${portionsText(kept)} kept` : name,
});

export const cookedUndone = { title: 'Undone', description: 'Nothing was logged or kept.' };
export const undoFailed = 'Couldn’t undo. Check your connection and try again.';
export const saveFailed = 'Not saved. Check your connection and try again.';

export const logRecipeText = {
  action: 'Log food',
  noFigures: 'We’ll log its energy as unknown, not 0.',
  missing: 'That recipe is not on this device. Connect and try again.',
};
