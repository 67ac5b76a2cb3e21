import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import type { Item, Scope } from './said-items.ts';
import type { WishChip } from './wish-chips.ts';
import { findWishedFood } from './wished-foods.ts';
import { findWishedKind } from './wished-kinds.ts';

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
export const otherDays = (days: readonly number[]): number[] =>
  ALL_DAYS.filter((day) => !days.includes(day));

const QUICK_MINUTES = 15;
const QUICK_DINNER_MINUTES = 30;

/** What "quick" means: a dinner may take longer than a sandwich. */
const quickMinutes = (slots: readonly RecipeSlot[]): number =>
  slots.length > 0 && !slots.includes('dinner') ? QUICK_MINUTES : QUICK_DINNER_MINUTES;

/** Foods whose "no" is meant strictly, because so many are ill from them. */
const STRICT = new Set(['nuts', 'tree-nuts', 'peanut']);

const MEATS = new Set(['meat', 'red-meat']);

/** Whether neither days nor meals were named. */
export const isBare = ({ days, slots }: Scope): boolean => days.length === 0 && slots.length === 0;

function thingChips(item: Extract<Item, { kind: 'thing' }>): WishChip[] {
  const { id, of, stance, scope, isSome, grams, times } = item;
  const isNever = stance === 'no' || stance === 'allergic';
  if (stance === 'fine') return [];
  if (stance === 'less' && times !== undefined)
    return [{ field: 'limits', value: { what: id, times } }];
  if (of === 'food') {
    if (isNever && id === 'gluten') return [{ field: 'diets', value: 'gluten free' }];
    if (isNever && id === 'dairy') return [{ field: 'diets', value: 'dairy free' }];
    if (id === 'gluten') return [];
    const allergens = findWishedFood(id)?.allergens ?? [];
    if ((stance === 'allergic' || (stance === 'no' && STRICT.has(id))) && allergens.length > 0)
      return allergens.map((value) => ({ field: 'without', value }));
    // "No meat on Mondays" is no wish for the other days.
    if (isNever && MEATS.has(id) && !isBare(scope))
      return [{ field: 'asks', value: { what: 'vegetarian', ...scope } }];
    if (stance === 'no' && !isBare(scope)) return [{ field: 'less', value: id }];
    if (isNever) return [{ field: 'avoid', value: id }];
    if (stance === 'useUp') return [{ field: 'useUp', value: { food: id, grams } }];
  }
  const kind = findWishedKind(id);
  if (kind?.kind === 'diet') {
    const isWhole = (isBare(scope) && !isSome) || kind.diet === 'halal';
    if (stance === 'more') return [{ field: 'more', value: id }];
    if (isWhole && stance !== 'less') return [{ field: 'diets', value: kind.diet }];
    return stance === 'less' ? [] : [{ field: 'asks', value: { what: id, ...scope } }];
  }
  // "No cooking on Mondays".
  if (id === 'no-cook' && scope.days.length > 0 && scope.slots.length === 0)
    return [{ field: 'cookDays', value: otherDays(scope.days) }];
  // A dish that is there already is eaten as it is.
  if (stance === 'useUp') return [];
  if (of === 'trait') {
    return isNever || stance === 'less' ? [] : [{ field: 'asks', value: { what: id, ...scope } }];
  }
  if (isNever || stance === 'less') return [{ field: 'less', value: id }];
  const isAnywhere = scope.days.length === 0 && scope.slots.length === 0;
  if (stance === 'more' && isAnywhere) return [{ field: 'more', value: id }];
  return [{ field: 'asks', value: { what: id, ...scope } }];
}

function headChips(item: Extract<Item, { kind: 'head' }>): WishChip[] {
  const { head, isDenied, scope } = item;
  const { days, slots } = scope;
  switch (head) {
    case 'out':
      return [
        {
          field: 'skips',
          value: { isOut: true, days, slots: slots.length > 0 ? slots : ['dinner'] },
        },
      ];
    case 'skip': {
      if (slots.includes('snack') && slots.length === 1 && days.length === 0)
        return [{ field: 'snacks', value: 0 }];
      const left: readonly RecipeSlot[] = slots.length > 0 ? slots : ['breakfast'];
      return [{ field: 'skips', value: { isOut: false, days, slots: left } }];
    }
    case 'cook':
      if (days.length === 0) return [];
      return [{ field: 'cookDays', value: isDenied ? otherDays(days) : days }];
    case 'shift':
      // Who comes home late eats what is there.
      return days.length === 0 ? [] : [{ field: 'cookDays', value: otherDays(days) }];
    case 'batch':
      return [
        ...(days.length > 0 ? [{ field: 'cookDays', value: days } as const] : []),
        { field: 'leftovers', value: true },
      ];
    case 'leftovers': {
      if (isDenied) return [{ field: 'leftovers', value: false }];
      const eaten = slots.length > 1 ? slots.filter((slot) => slot !== 'dinner') : slots;
      return eaten.length > 0 && !(eaten.length === 1 && eaten[0] === 'dinner')
        ? [{ field: 'leftoverSlots', value: eaten }]
        : [{ field: 'leftovers', value: true }];
    }
    case 'same':
      if (isDenied) return [{ field: 'noRepeats', value: true }];
      return slots.length > 0 ? [{ field: 'same', value: slots }] : [];
    case 'variety':
      return [{ field: 'noRepeats', value: true }];
    case 'cheap':
      return [{ field: 'isCheap', value: true }];
    default:
      return isDenied
        ? []
        : [{ field: 'times', value: { minutes: quickMinutes(slots), days, slots } }];
  }
}

/** What was said of something as chips; none where it asks for nothing. */
export function toItemChips(item: Item): WishChip[] {
  if (item.kind === 'thing') return thingChips(item);
  if (item.kind === 'head') return headChips(item);
  if (item.kind === 'minutes')
    return [{ field: 'times', value: { minutes: item.minutes, ...item.scope } }];
  if (item.kind === 'guests') {
    const { days, slots } = item.scope;
    // Without a day it is not known when they come.
    if (days.length === 0) return [];
    const eaten: readonly RecipeSlot[] = slots.length > 0 ? slots : ['dinner'];
    return [{ field: 'guests', value: { count: item.count, days, slots: eaten } }];
  }
  return Object.entries(item.sets).map(([field, value]) => ({ field, value }) as WishChip);
}
