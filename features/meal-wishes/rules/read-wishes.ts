import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import { toItemChips } from './item-chips.ts';
import { leaveOutDays, leaveOutWeather } from './leave-out-words.ts';
import type { MealWishes } from './meal-wishes.ts';
import { readFigures } from './read-figures.ts';
import { readWords } from './read-words.ts';
import type { Item, Piece } from './said-items.ts';
import { says, settleItems, settlePescatarian, type UnderstoodWish } from './settle-wishes.ts';
import { isSameChip, toMealWishes, type WishChip } from './wish-chips.ts';
import { readClause } from './wish-items.ts';
import { KNOWN_WORDS, termAt } from './wish-lexicon.ts';

export type ReadWishes = {
  wishes: MealWishes;
  /** in the order of the text */
  understood: readonly UnderstoodWish[];
  /** the person's own words that say something no rule reads */
  notUnderstood: readonly string[];
};

/** Days and meals of chips in the order of the week and of the day. */
const SLOT_ORDER: readonly RecipeSlot[] = ['breakfast', 'lunch', 'dinner', 'snack'];
function tidy(chip: WishChip): WishChip {
  const { field } = chip;
  if (field !== 'asks' && field !== 'times' && field !== 'skips' && field !== 'guests') return chip;
  const days = chip.value.days.toSorted((a, b) => a - b);
  const slots = SLOT_ORDER.filter((slot) => chip.value.slots.includes(slot));
  return { ...chip, value: { ...chip.value, days, slots } } as WishChip;
}

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
  leaveOutWeather(pieces, texts);
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
