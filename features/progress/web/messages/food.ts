import type { ExtraNutrient } from '../../rules/progress-data.ts';
import { figure } from './figures.ts';

const fullDays = (count: number): string =>
  count === 0
    ? 'Averages start with your first full day.'
    : `Averages use ${count} full ${count === 1 ? 'day' : 'days'}.`;

export const foodText = {
  energy: 'Energy',
  eaten: 'Eaten',
  used: 'Used, likely range',
  usedLine: 'Used',
  difference: 'Difference',
  energyFinding(eaten: string | null, used: string | null, gap: string | null): string {
    if (eaten === null) return used === null ? 'Nothing logged in full' : `You used ${used} a day`;
    if (used === null || gap === null) return `You ate ${eaten} a day`;
    return `You ate ${eaten} a day, ${gap}`;
  },
  gap: (kcal: string, isBelow: boolean) => `${kcal} ${isBelow ? 'less' : 'more'} than you used`,
  noGap: 'about what you used',
  energyChart: (from: string, to: string, eaten: string, used: string) =>
    `Energy from ${from} to ${to}, a day: eaten ${eaten}, used ${used}. The table has every bar.`,
  energyValues: 'Energy, bar by bar',
  energyCaption: 'Energy a day, the latest first',
  notKnown: 'not known',
  noFood: 'No food logged in this period. Your energy shows up here.',
  logFood: 'Log food',
  note: (wholeDays: number, areDays: boolean) =>
    `${fullDays(wholeDays)} ${areDays ? 'Pale bars aren’t full days.' : 'Each bar is the average of its full days.'}`,
  macros: 'Macros',
  proteinBefore: 'Protein before',
  macroNames: { protein: 'Protein', carbs: 'Carbs', fat: 'Fat' },
  macrosFinding: (protein: string | null, target: number | null) =>
    protein === null
      ? 'Nothing logged in full'
      : target === null
        ? `${protein} of protein a day`
        : `${protein} of protein a day, target ${target}\u00a0g`,
  macrosChart: (from: string, to: string, grams: string) =>
    `Macros from ${from} to ${to}, a day: ${grams}. The table has every bar.`,
  macrosValues: 'Macros, bar by bar',
  macrosCaption: 'Macros a day in grams, the latest first',
  noMacros: 'No food logged in this period. Protein, carbs and fat show up here.',
  nutrients: 'Nutrients',
  nutrientNames: {
    fiber: 'Fibre',
    saturatedFat: 'Saturated fat',
    sugar: 'Sugar',
    sodium: 'Sodium',
  } satisfies Record<ExtraNutrient, string>,
  nutrientsFinding: (name: string, amount: string) => `${name}: ${amount} a day`,
  amount: (value: number, nutrient: ExtraNutrient, atLeast: boolean) =>
    `${atLeast ? 'at least ' : ''}${figure(value, nutrient === 'sodium' ? 0 : 1)}\u00a0${nutrient === 'sodium' ? 'mg' : 'g'}`,
  coverage: (known: number, of: number) =>
    `Given by ${figure((100 * known) / of, 0)}\u00a0% of your foods`,
  beforeWas: (amount: string) => `Time before: ${amount}`,
  nutrientsNote: 'Averages of full days. Foods that don’t say how much are left out.',
  chooseNutrients: 'Choose nutrients under Arrange.',
  all: 'All nutrients of today',
};
