import { addDays, type CalendarDay, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { MAX_PORTIONS, type Place } from './leftover.ts';
import { daysKept, gramsFromPot, portionsAfter } from './portions.ts';

/** "We cooked 4 portions, I ate 1" while it is typed; figures as text read by `parse`. */
export type CookedDraft = {
  cooked: string;
  eaten: string;
  eatenIn: 'portions' | 'g';
  /** portions that others ate, or that are planned for later; empty: none */
  others: string;
  keep: Place | 'none';
  /** last day to eat it; empty: not known */
  useBy: string;
  potFull: string;
  potEmpty: string;
};

export type CookedFacts = {
  /** servings of the recipe that were cooked */
  servings: number;
  /** estimate of the recipe; null: not known */
  gramsPerServing: number | null;
};

type Parse = (text: string) => number | null | 'invalid';

/** What the draft comes to. */
export type Cooked = {
  portions: number;
  /** portions eaten; 0: only cooked */
  eaten: number;
  left: number;
  /** servings of the recipe in one portion */
  servingsPerPortion: number;
  gramsPerPortion: number | null;
  /** the pot was weighed */
  isWeighed: boolean;
  keep: Place | 'none';
  useBy: CalendarDay | null;
};

const MAX_POT_GRAMS = 50_000;

const grams = (parse: Parse, text: string): number | null | 'invalid' => {
  const value = parse(text);
  const isGood =
    value === null || (typeof value === 'number' && value >= 0 && value <= MAX_POT_GRAMS);
  return isGood ? value : 'invalid';
};

/** Reads the draft: one sentence for each field that is wrong, and what can be said so far. */
export function readCooked(draft: CookedDraft, facts: CookedFacts, parse: Parse) {
  const errors: Partial<Record<keyof CookedDraft, string>> = {};
  const typed = parse(draft.cooked);
  const isCooked = typeof typed === 'number' && typed > 0 && typed <= MAX_PORTIONS;
  if (!isCooked) errors.cooked = `Enter a number up to ${MAX_PORTIONS}.`;
  const portions = isCooked ? typed : facts.servings;

  const full = grams(parse, draft.potFull);
  const empty = grams(parse, draft.potEmpty);
  if (full === 'invalid') errors.potFull = 'Enter grams, like 2850.';
  if (empty === 'invalid') errors.potEmpty = 'Enter grams, like 900.';
  const isPot = typeof full === 'number' && typeof empty === 'number';
  const weighed = isPot ? gramsFromPot(full, empty, portions) : null;
  if (isPot && weighed === null) errors.potFull = 'The full pot weighs more than the empty one.';
  if (typeof full === 'number' && empty === null) errors.potEmpty = 'Weigh the empty pot too.';
  if (typeof empty === 'number' && full === null)
    errors.potFull = 'Weigh the pot with the food too.';

  const servingsPerPortion = facts.servings / portions;
  const estimate =
    facts.gramsPerServing === null ? null : facts.gramsPerServing * servingsPerPortion;
  const gramsPerPortion = weighed ?? estimate;

  const amount = parse(draft.eaten);
  const inGrams = draft.eatenIn === 'g';
  const isAmount = typeof amount === 'number' && amount >= 0;
  if (!isAmount)
    errors.eaten = inGrams ? 'Enter grams, like 350.' : 'Enter a number, like 1 or 0.5.';
  const perUnit = inGrams ? gramsPerPortion && 1 / gramsPerPortion : 1;
  const eaten = isAmount && perUnit !== null ? amount * perUnit : 0;
  if (isAmount && perUnit === null) errors.eaten = 'Weigh the pot first, or choose portions.';
  // Scales and rounding: a little more than all of it is all of it.
  else if (eaten > portions * 1.02) errors.eaten = 'That’s more than you cooked.';

  const others = parse(draft.others) ?? 0;
  const isOthers = others !== 'invalid' && others >= 0;
  if (!isOthers) errors.others = 'Enter a number, like 1 or 0.5.';
  else if (!errors.eaten && eaten + others > portions * 1.02)
    errors.others = 'That’s more than you cooked.';

  const left = portionsAfter(portions, eaten + (isOthers ? others : 0));
  const keep = left > 0 ? draft.keep : 'none';
  const isDay = draft.useBy === '' || isCalendarDay(draft.useBy);
  if (keep !== 'none' && !isDay) errors.useBy = 'Choose a day.';
  if (eaten === 0 && keep === 'none' && !errors.eaten)
    errors.eaten = 'Eat or keep at least one portion.';

  const content: Cooked = {
    portions,
    eaten,
    left,
    servingsPerPortion,
    gramsPerPortion,
    isWeighed: weighed !== null,
    keep,
    useBy: keep === 'none' || draft.useBy === '' || !isDay ? null : draft.useBy,
  };
  return { content, errors };
}

/** The use-by day of food that is cooked or frozen today; empty where it is not kept. */
export const startUseBy = (
  keep: CookedDraft['keep'],
  kept: { fridgeDays: number | null; freezerDays: number | null },
  today: CalendarDay,
): string => (keep === 'none' ? '' : addDays(today, daysKept(keep, kept)));
