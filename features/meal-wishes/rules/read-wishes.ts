import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import type { MealWishes } from './meal-wishes.ts';
import { readFigures } from './read-figures.ts';
import { readWords } from './read-words.ts';
import { isSameChip, toMealWishes, type WishChip } from './wish-chips.ts';
import { type Item, type Piece, readClause, type Scope } from './wish-items.ts';
import { KNOWN_WORDS, termAt } from './wish-lexicon.ts';
import { findWishedFood } from './wished-foods.ts';
import { findWishedKind } from './wished-kinds.ts';

/** A chip and where its words stand in the text, from `start` up to `end`. */
export type UnderstoodWish = { start: number; end: number; chip: WishChip };

export type ReadWishes = {
  wishes: MealWishes;
  /** in the order of the text */
  understood: readonly UnderstoodWish[];
  /** the person's own words that say something no rule reads */
  notUnderstood: readonly string[];
};

const QUICK_MINUTES = 15;
const QUICK_DINNER_MINUTES = 30;

/** What "quick" means: a dinner may take longer than a sandwich. */
const quickMinutes = (slots: readonly RecipeSlot[]): number =>
  slots.length > 0 && !slots.includes('dinner') ? QUICK_MINUTES : QUICK_DINNER_MINUTES;

/** Foods whose "no" is meant strictly, because so many are ill from them. */
const STRICT = new Set(['nuts', 'tree-nuts', 'peanut']);

const MEATS = new Set(['meat', 'red-meat']);

const isBare = ({ days, slots }: Scope): boolean => days.length === 0 && slots.length === 0;

function thingChips(item: Extract<Item, { kind: 'thing' }>): WishChip[] {
  const { id, of, stance, scope, isSome } = item;
  const isNever = stance === 'no' || stance === 'allergic';
  if (stance === 'fine') return [];
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
    if (isNever) return [{ field: 'avoid', value: id }];
    if (stance === 'useUp') return [{ field: 'useUp', value: id }];
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

const isEatenOut = (item: Item) => item.kind === 'head' && item.head === 'out';
/** Whether one names the days and the other the meals. */
const isBeside = (a: Scope, b: Scope): boolean =>
  (a.days.length === 0 || b.days.length === 0) && (a.slots.length === 0 || b.slots.length === 0);

/** "Quick breakfasts, 5 minutes": the figure says what quick is. "Same" without a meal is of the one before. */
function settleItems(items: readonly Item[]): Item[] {
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
    const isSameOfBefore =
      item.kind === 'head' && item.head === 'same' && item.scope.slots.length === 0 && last;
    settled.push(isSameOfBefore ? { ...item, scope: last.scope } : item);
  }
  return settled;
}

function toItemChips(item: Item): WishChip[] {
  if (item.kind === 'thing') return thingChips(item);
  if (item.kind === 'head') return headChips(item);
  if (item.kind === 'minutes')
    return [{ field: 'times', value: { minutes: item.minutes, ...item.scope } }];
  return Object.entries(item.sets).map(([field, value]) => ({ field, value }) as WishChip);
}

/** Days and meals of chips in the order of the week and of the day. */
const SLOT_ORDER: readonly RecipeSlot[] = ['breakfast', 'lunch', 'dinner', 'snack'];
function tidy(chip: WishChip): WishChip {
  if (chip.field !== 'asks' && chip.field !== 'times' && chip.field !== 'skips') return chip;
  const days = chip.value.days.toSorted((a, b) => a - b);
  const slots = SLOT_ORDER.filter((slot) => chip.value.slots.includes(slot));
  return { ...chip, value: { ...chip.value, days, slots } } as WishChip;
}

/** Whether a wish for some day says already what one without a day repeats. */
const says = (known: WishChip, chip: WishChip): boolean =>
  known.field === 'asks' &&
  chip.field === 'asks' &&
  known.value.what === chip.value.what &&
  isBare(chip.value);

/**
 * A wish for meals in plain words as wishes of the planner. Pure; takes typing errors, British, American and
 * Australian words and decimal commas. Allergies ("allergic to", "intolerant") are hard, "no" is a dislike.
 */
export function readWishes(text: string): ReadWishes {
  const words = readWords(text, KNOWN_WORDS);
  const texts = words.map(({ text: form }) => form);
  const figures = readFigures(words);
  const masked = texts.map((form, at) =>
    figures.some(({ from, to }) => at >= from && at < to) ? '~' : form,
  );
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const figure = figures.find(({ from }) => from === at);
    const piece: Piece = figure
      ? { kind: 'figure', figure, from: figure.from, to: figure.to }
      : termAt(masked, at);
    pieces.push(piece);
    at = piece.to;
  }
  leaveOutDays(pieces, texts);
  const items: Item[] = [];
  let clause: Piece[][] = [[]];
  const close = () => {
    items.push(...readClause(clause, texts));
    clause = [[]];
  };
  for (const piece of pieces) {
    if (piece.kind === 'break') close();
    else if (piece.kind === 'comma') clause.push([]);
    else clause.at(-1)?.push(piece);
  }
  close();
  const understood: UnderstoodWish[] = [];
  for (const item of settleItems(items)) {
    for (const chip of toItemChips(item).map(tidy)) {
      if (understood.some((one) => isSameChip(one.chip, chip) || says(one.chip, chip))) continue;
      const start = words[item.from]?.start ?? 0;
      understood.push({ start, end: words[item.to - 1]?.end ?? start, chip });
    }
  }
  settlePescatarian(understood);
  return {
    wishes: toMealWishes(understood.map(({ chip }) => chip)),
    understood,
    notUnderstood: listUnread(pieces, words, text),
  };
}

const isOfWater = (what: string): boolean =>
  findWishedFood(what)?.origins.includes('fish') ?? false;

/** "Vegetarian but I eat fish" is pescatarian. */
function settlePescatarian(understood: UnderstoodWish[]): void {
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

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const otherDays = (days: readonly number[]): number[] =>
  ALL_DAYS.filter((day) => !days.includes(day));

/** "Except on Sundays", "but not on Sundays": all other days. */
function leaveOutDays(pieces: Piece[], words: readonly string[]): void {
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'stance' && piece.kind !== 'break') return;
    const said = words.slice(piece.from, piece.to).join(' ');
    let next = at + 1;
    const skip = () => {
      while (pieces[next]?.kind === 'filler') next += 1;
    };
    if (said === 'but') {
      const follower = pieces[next];
      const isNot = follower?.kind === 'stance' && words[follower.from] === 'not';
      const isEveryDay = pieces[at - 1]?.kind === 'anyDay';
      if (!isNot && !isEveryDay) return;
      if (isNot) next += 1;
    } else if (said !== 'except' && said !== 'apart from') return;
    skip();
    const left = pieces[next];
    if (left?.kind !== 'days') return;
    for (let between = at; between < next; between += 1) {
      const { from, to } = pieces[between] as Piece;
      pieces[between] = { kind: 'filler', from, to };
    }
    pieces[next] = { ...left, days: otherDays(left.days) };
  });
}

/** The person's words that no rule read, each run as one. Single letters and figures say nothing. */
function listUnread(
  pieces: readonly Piece[],
  words: readonly { start: number; end: number }[],
  text: string,
): string[] {
  const runs: { from: number; to: number }[] = [];
  for (const { kind, from, to } of pieces) {
    if (kind !== 'word') continue;
    const last = runs.at(-1);
    if (last && last.to === from) last.to = to;
    else runs.push({ from, to });
  }
  return runs
    .map(({ from, to }) => text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0))
    .filter((said) => /\p{L}{2}/u.test(said));
}
