import { isBare } from './item-chips.ts';
import type { Item, Scope } from './said-items.ts';
import type { WishChip } from './wish-chips.ts';
import { findWishedFood } from './wished-foods.ts';
import { findWishedKind } from './wished-kinds.ts';

/** A chip and where its words stand in the text, from `start` up to `end`. */
export type UnderstoodWish = { start: number; end: number; chip: WishChip };

const POULTRY = new Set(['chicken', 'poultry', 'turkey']);
const isEatenOut = (item: Item) => item.kind === 'head' && item.head === 'out';
/** Whether one names the days and the other the meals. */
const isBeside = (a: Scope, b: Scope): boolean =>
  (a.days.length === 0 || b.days.length === 0) && (a.slots.length === 0 || b.slots.length === 0);

/** "Quick breakfasts, 5 minutes": the figure says what quick is. "Same" without a meal is of the one before. */
export function settleItems(items: readonly Item[]): Item[] {
  const settled: Item[] = [];
  for (const item of items) {
    const last = settled.at(-1);
    if (item.kind === 'minutes' && last?.kind === 'head' && last.head === 'quick') {
      if (isBare(item.scope) || isBare(last.scope)) {
        settled.pop();
        settled.push({ ...item, scope: isBare(item.scope) ? last.scope : item.scope });
        continue;
      }
    }
    // "Nothing on Friday, we are at friends'": eaten out on Friday.
    const isReason = item.kind === 'head' && item.head === 'out' && isBare(item.scope);
    if (isReason && last?.kind === 'head' && last.head === 'skip') {
      settled.pop();
      settled.push({ ...item, scope: last.scope });
      continue;
    }
    if (isEatenOut(item) && last && isEatenOut(last) && isBeside(last.scope, item.scope)) {
      settled.pop();
      const days = [...last.scope.days, ...item.scope.days];
      settled.push({ ...last, scope: { days, slots: [...last.scope.slots, ...item.scope.slots] } });
      continue;
    }
    const isPoultry = item.kind === 'thing' && item.stance === 'fine' && POULTRY.has(item.id);
    if (isPoultry && last?.kind === 'thing' && last.id === 'meat') {
      settled.pop();
      settled.push({ ...last, id: 'red-meat' });
      continue;
    }
    const isSameOfBefore =
      item.kind === 'head' && item.head === 'same' && item.scope.slots.length === 0 && last;
    settled.push(isSameOfBefore ? { ...item, scope: last.scope } : item);
  }
  return settled;
}

/** Whether a wish for some day says already what one without a day repeats. */
export const says = (known: WishChip, chip: WishChip): boolean =>
  known.field === 'asks' &&
  chip.field === 'asks' &&
  known.value.what === chip.value.what &&
  (isBare(chip.value) ||
    (chip.value.slots.length === 0 && findWishedKind(chip.value.what)?.kind === 'trait') ||
    (chip.value.slots.length === 0 && chip.value.days.join() === known.value.days.join()));

const isOfWater = (what: string): boolean =>
  findWishedFood(what)?.origins.includes('fish') ?? false;

/** "Vegetarian but I eat fish" is pescatarian. */
export function settlePescatarian(understood: UnderstoodWish[]): void {
  const at = understood.findIndex(
    ({ chip }) => chip.field === 'diets' && chip.value === 'vegetarian',
  );
  const eatsFish = ({ chip }: UnderstoodWish) =>
    (chip.field === 'asks' && isOfWater(chip.value.what)) ||
    (chip.field === 'more' && isOfWater(chip.value));
  const diet = understood[at];
  if (!diet || !understood.some(eatsFish)) return;
  understood[at] = { ...diet, chip: { field: 'diets', value: 'pescatarian' } };
  const bare = understood.findIndex(
    (one) => eatsFish(one) && one.chip.field === 'asks' && isBare(one.chip.value),
  );
  if (bare >= 0) understood.splice(bare, 1);
}
