import type { LetGo } from '#features/meal-plans/rules/relax-wish.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import type { BrokenWish } from '../../rules/broken-wishes.ts';
import type { Gap } from '../../rules/week-gaps.ts';

export const explainText = {
  title: 'Not everything fits',
  worst: 'Planned and wanted, on the day that is furthest off:',
  first: 'This would help most:',
  canBeMet: 'Plan again and all of it can fit.',
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

const dollars = (aud: number): string => `$${wholeText(Math.round(aud))}`;

/** "The food costs about $227 for 3 people, $107 over your $120." */
export function budgetText({ aud, isWhole, limitAud }: Money, people: number): string {
  const cost = `${isWhole ? 'about' : 'more than'} ${dollars(aud)}`;
  const table = people > 1 ? ` for ${people} people` : '';
  const limit = limitAud ?? 0;
  return `The food costs ${cost}${table}, ${dollars(aud - limit)} over your ${dollars(limit)}.`;
}

/** Whether the money can be kept at all with the other wishes. */
export const cheapestText = (cheapestAud: number, aud: number): string =>
  Math.round(cheapestAud) < Math.round(aud)
    ? `The cheapest week found that keeps your targets and other wishes costs about ${dollars(cheapestAud)}.`
    : 'No cheaper week was found that keeps your targets and other wishes.';

/** What the week costs without a wish: "Then about $140, still $20 over." */
export const thenCosts = (aud: number, limitAud: number): string =>
  aud > limitAud
    ? `Then about ${dollars(aud)}, still ${dollars(aud - limitAud)} over.`
    : `Then about ${dollars(aud)}, within your ${dollars(limitAud)}.`;

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
    case 'useUp':
      return `Not used up in these days: ${list(broken.what)}`;
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
