import type { LetGo } from '#features/meal-plans/rules/relax-wish.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import type { BrokenWish } from '../../rules/broken-wishes.ts';
import type { Gap } from '../../rules/week-gaps.ts';

export const explainText = {
  title: 'Not everything fits',
  worst: 'Planned and wanted, on the day that is furthest off:',
  first: 'This would help most:',
  cost: 'Food these meals use:',
  adding: 'Adding up what you pay at the till.',
  shop: 'See the list',
  lowCarb:
    'Low carb is not planned under 18, in pregnancy, while breastfeeding or in gentle mode. Carbs come from your target.',
};

const NAMES: Record<Extract<Gap, { kind: 'nutrient' }>['nutrient'], string> = {
  calories: 'Energy',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fibre',
  sodium: 'Sodium',
};

type Names = {
  /** energy in the person's unit: "1,653 / 1,540 kcal" */
  energy: (planned: number, target: number) => string;
  day: (date: string) => string;
};

/** One thing that a week does not meet, and the day that is furthest off: "Protein: 115 / 128 g (Tomorrow)". */
export function gapText(gap: Gap, { energy, day }: Names): string {
  if (gap.kind === 'minutes') {
    return `Cooking time: ${gap.planned} / ${gap.limit} min (${day(gap.date)})`;
  }
  const { nutrient, planned, target, date } = gap;
  const name = NAMES[nutrient];
  if (nutrient === 'calories') return `${name}: ${energy(planned, target)} (${day(date)})`;
  const unit = nutrient === 'sodium' ? 'mg' : 'g';
  return `${name}: ${wholeText(Math.round(planned))} / ${wholeText(Math.round(target))} ${unit} (${day(date)})`;
}

export const emptyText = (meal: string, day: string): string =>
  `No recipe suits your wishes: ${meal}, ${day}`;

type Money = { aud: number; isWhole: boolean; limitAud: number | null };

/** "about $165 of your $120" */
export const moneyText = ({ aud, isWhole, limitAud }: Money): string =>
  `${isWhole ? 'about' : 'more than'} $${wholeText(Math.round(aud))}${limitAud === null ? '' : ` of your $${wholeText(Math.round(limitAud))}`}`;

export const budgetText = (money: Money): string => `Budget: the food uses ${moneyText(money)}`;

/** What the food would cost at least, or without a wish. */
export const cheapestText = (aud: number): string =>
  `The cheapest week found that keeps your targets and other wishes costs about $${wholeText(Math.round(aud))}.`;
export const thenCosts = (aud: number): string => `Then about $${wholeText(Math.round(aud))}.`;

const TIMES = ['', 'once', 'twice'];
const timesText = (count: number): string => TIMES[count] ?? `${count} times`;
const list = (names: readonly string[]): string => names.join(', ');

/** A wish that is not kept: "Cooked 3 times, wished for twice at most: Dal tadka" */
export function brokenText(broken: BrokenWish, day: Names['day']): string {
  switch (broken.kind) {
    case 'repeats':
      return `Cooked ${timesText(broken.times)}, wished for ${timesText(broken.limit)} at most: ${broken.title}`;
    case 'mealMinutes':
      return `${broken.title}: ${broken.planned} / ${broken.limit} min (${day(broken.date)})`;
    case 'serve':
      return `${broken.title}: $${broken.aud.toFixed(2)} / $${broken.limitAud.toFixed(2)} a serve`;
    case 'avoided':
      return `${broken.title} has what you avoid: ${list(broken.what)} (${day(broken.date)})`;
    case 'unlike':
      return `Nothing suitable found for “${list(broken.what)}”: ${broken.title} instead (${day(broken.date)})`;
    case 'fresh':
      return `${broken.title} takes ${broken.minutes} min to cook where you wished for leftovers (${day(broken.date)})`;
    default:
      return `${broken.title} takes ${broken.minutes} min on a day without cooking (${day(broken.date)})`;
  }
}

/** What a tap lets go of. */
export const RELAX: Record<LetGo, string> = {
  asks: 'Take any dish there',
  cookDays: 'Cook on any day',
  leftovers: 'Cook those meals fresh',
  protein: 'Let protein vary',
  carbs: 'Let carbs vary',
  fat: 'Let fat vary',
  fiber: 'Let fibre vary',
  sodium: 'Let sodium vary',
  minutes: 'Cook as long as it takes',
  budget: 'Forget the budget',
  repeats: 'Allow more repeats',
  dislikes: 'Allow what you dislike',
};
