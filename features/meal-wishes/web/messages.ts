import {
  DIET_NAMES,
  nameOfAllergen,
  nameOfCuisine,
  SLOT_NAMES,
} from '#features/recipes/web/public.ts';
import { shortWeekdayName, weekdayName } from '#platform/shared/calendar-words.ts';
import type { WishChip } from '../rules/wish-chips.ts';
import { findWishedFood } from '../rules/wished-foods.ts';
import { findWishedKind } from '../rules/wished-kinds.ts';

const AND = new Intl.ListFormat('en-AU');

export const wishText = {
  title: 'Your wishes',
  label: 'What would you like to eat?',
  hint: 'Less fish, Thai on Friday, under $100',
  examples: 'Say it as you would to a friend: foods, days, minutes, money, who eats.',
  say: 'Say your wishes',
  add: 'Add wishes',
  readBy: (service: string): string => `Read with ${service}`,
  anyService: 'the AI service',
  readByDetail: 'It gets what you write here, also about allergies. Off: read on this device.',
  none: 'Nothing in this was understood. Try “less fish” or “quick lunches”.',
  understood: (count: number): string =>
    count === 1 ? '1 wish was understood.' : `${count} wishes were understood.`,
  eaters: (names: readonly string[]): string =>
    `Who eats: ${AND.format(names)}. Portions are in the plan settings.`,
  energy: 'Energy comes from your targets: a figure in words does not change it.',
  lactose:
    'Lactose free is planned as dairy free: nothing with milk, cheese or yoghurt. Recipes don’t count lactose free products yet.',
  leftOut:
    'Meals that are left out are eaten without a plan: their share of your day stays free. Without breakfast alone, the other meals are larger.',
  notUnderstood: (words: readonly string[]): string =>
    `Not understood: ${words.map((said) => `“${said}”`).join(', ')}`,
  counts: 'Wishes count when the week is planned again.',
  planAgain: 'Plan again with these',
  change: (chip: string): string => `Change: ${chip}`,
  remove: (chip: string): string => `Remove: ${chip}`,
  takeOut: 'Remove this wish',
  save: 'Save',
  changeTitle: 'Change this wish',
  days: 'Days',
  anyDay: 'No day chosen: any day.',
  meals: 'Meals',
  anyMeal: 'No meal chosen: any meal.',
  howOften: 'How often',
  number: 'How much',
  numberWrong: 'Enter a number above 0.',
  grams: 'How much there is',
  gramsHint: 'Leave it empty if you don’t know.',
  gramsWrong: 'Enter grams, like 500, or nothing.',
};

export const STANCES = [
  ['avoid', 'Never'],
  ['less', 'Less'],
  ['more', 'More'],
] as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a wish is about, as people call it. */
export function wishedName(id: string): string {
  const kind = findWishedKind(id);
  if (kind?.kind === 'cuisine' && kind.cuisines.length === 1 && kind.cuisines[0]) {
    return nameOfCuisine(kind.cuisines[0]);
  }
  return kind?.words[0] ?? findWishedFood(id)?.words[0] ?? id;
}

const meals = (slots: readonly (keyof typeof SLOT_NAMES)[]): string =>
  AND.format(slots.map((slot) => SLOT_NAMES[slot].toLowerCase()));

type Scope = { days: readonly number[]; slots: readonly (keyof typeof SLOT_NAMES)[] };

/** "Fri dinner", "Friday", "lunch" */
function scopeText({ days, slots }: Scope): string {
  const [only] = days;
  const names =
    days.length === 1 && only !== undefined
      ? weekdayName(only)
      : AND.format(days.map(shortWeekdayName));
  return [names, meals(slots)].filter(Boolean).join(' ');
}

const KILO = 1_000;
const KILOS = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

const gramsText = (grams: number | null): string => {
  if (grams === null) return '';
  return grams < KILO ? `${Math.round(grams)}\u00a0g ` : `${KILOS.format(grams / KILO)}\u00a0kg `;
};

const scoped = (text: string, scope: Scope): string => {
  const where = scopeText(scope);
  return where === '' ? text : `${text}: ${where}`;
};

const TIMES = ['', 'once', 'twice'];
const timesText = (times: number): string => TIMES[times] ?? `${times} times`;

/** A wish in a few words. */
export function chipText(chip: WishChip): string {
  switch (chip.field) {
    case 'diets':
      return chip.value === 'pescatarian' ? 'Pescatarian' : DIET_NAMES[chip.value];
    case 'without':
      return `${nameOfAllergen(chip.value)}: not even traces`;
    case 'avoid':
      return `No ${wishedName(chip.value)}`;
    case 'less':
      return `Less ${wishedName(chip.value)}`;
    case 'limits':
      return `${capital(wishedName(chip.value.what))}: at most ${timesText(chip.value.times)} a week`;
    case 'expecting':
      return chip.value === 'pregnant' ? 'Pregnant' : 'Breastfeeding';
    case 'more':
      return `More ${wishedName(chip.value)}`;
    case 'useUp':
      return `Use up ${gramsText(chip.value.grams)}${wishedName(chip.value.food)}`;
    case 'asks':
      return scoped(capital(wishedName(chip.value.what)), chip.value);
    case 'times':
      return scoped(`At most ${chip.value.minutes} min`, chip.value);
    case 'dayMinutes':
      return `At most ${chip.value} min of cooking a day`;
    case 'skips':
      return chip.value.isOut
        ? scoped('Eating out', chip.value)
        : `No ${scopeText(chip.value) || 'meals'}`;
    case 'budgetAud':
      return `Under $${chip.value} a week`;
    case 'mealAud':
      return `Under $${chip.value} a serve`;
    case 'isCheap':
      return 'Cheap';
    case 'cookDays':
      return `Cook on ${AND.format(chip.value.map(shortWeekdayName))}`;
    case 'leftovers':
      return chip.value ? 'Leftovers' : 'No leftovers';
    case 'leftoverSlots':
      return `Leftovers for ${meals(chip.value)}`;
    case 'same':
      return `Same ${meals(chip.value)} every day`;
    case 'noRepeats':
      return 'No dish cooked twice';
    case 'people':
      return chip.value === 1 ? 'For 1 person' : `For ${chip.value} people`;
    case 'kids':
      return chip.value === 1 ? '1 child' : `${chip.value} children`;
    case 'guests':
      return scoped(chip.value.count === 1 ? '1 guest' : `${chip.value.count} guests`, chip.value);
    case 'partnerShare':
      return `The other adult eats ${Math.round(chip.value * 100)} %`;
    case 'kidShare':
      return `Children eat ${Math.round(chip.value * 100)} %`;
    default:
      return chip.value === 0 ? 'No snacks' : `Snacks a day: ${chip.value}`;
  }
}
