import type { PantryAge } from '#features/shopping/rules/pantry/pantry-stock.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';

/** "Best before 3 Dec", in words that stand without a colour. A usual date says so. */
export function describeBestBefore(
  { bestBefore, isDateGuess }: { bestBefore: CalendarDay; isDateGuess: boolean },
  age: PantryAge,
  today: CalendarDay,
): string {
  const day = bestBefore === today ? 'today' : shortDateText(bestBefore, today);
  if (isDateGuess) return age === 'past' ? `Usually gone by ${day}` : `Usually keeps to ${day}`;
  return age === 'past' ? `Past best before: ${day}` : `Best before ${day}`;
}

export const pantryText = {
  title: 'Pantry',
  lead: 'What you have at home. Lists take it off, cooking uses it up.',
  add: 'Add to the pantry',
  addHint: '500 g rice',
  added: (name: string) => ({ title: 'In your pantry', description: name }),
  soon: 'Use first',
  rest: 'At home',
  empty: 'Your pantry is empty',
  emptyLead: 'Add what you have above. Finished shopping fills it too.',
  toList: 'Open the shopping list',
  edit: (name: string): string => `Change ${name}`,
  amount: 'Amount',
  pieces: 'pieces',
  bestBefore: 'Best before',
  guess: 'The usual time for fresh food. Check the pack.',
  save: 'Save',
  saved: (name: string) => ({ title: 'Saved', description: name }),
  frozen: 'In the freezer',
  freeze: 'Put in the freezer',
  freezeDetail: 'It keeps for months there',
  thaw: 'Take out of the freezer',
  thawDetail: 'Thaw it in the fridge and cook it within a day',
  moved: (name: string) => ({ title: 'Saved', description: name }),
  usedUp: 'Used up',
  usedUpDetail: 'Or thrown away',
  removed: (name: string) => ({ title: 'Out of the pantry', description: name }),
  noNumber: 'Enter a number up to 100,000.',
  noDay: 'Choose a day.',
} as const;
