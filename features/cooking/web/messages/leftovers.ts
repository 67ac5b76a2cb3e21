import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import type { Leftover } from '../../contract.ts';
import type { Place } from '../../rules/leftover.ts';
import { urgencyOf } from '../../rules/portions.ts';

/** "3 portions", "1 portion", "0.5 portions" */
export const portionsText = (portions: number): string =>
  `${Number(portions.toFixed(2))} ${portions === 1 ? 'portion' : 'portions'}`;

export const placeName: Record<Place, string> = { fridge: 'Fridge', freezer: 'Freezer' };

/** "Use by tomorrow", in words that stand without a colour. */
export function describeUseBy(useBy: CalendarDay | null, today: CalendarDay): string {
  const urgency = urgencyOf(useBy, today);
  if (useBy === null) return 'No use-by date';
  if (urgency === 'past') return `Past use-by: ${shortDateText(useBy, today)}`;
  if (urgency === 'later') return `Use by ${shortDateText(useBy, today)}`;
  return `Use by ${urgency}`;
}

export const leftoverText = {
  title: 'Leftovers',
  none: 'No leftovers',
  noneHint: 'Cook a recipe and keep the rest: it shows up here.',
  eat: 'Eat',
  eatOne: (name: string, portions: number): string => `Eat ${portionsText(portions)} of ${name}`,
  more: (name: string): string => `More about ${name}`,
  past: 'Check it before you eat it. If you’re unsure, throw it away.',
  left: 'Portions left',
  useBy: 'Use by',
  place: 'Kept in the',
  save: 'Save changes',
  throwAway: 'Throw away',
  howMuch: 'Portions to eat',
  log: 'Log it',
  toRecipe: 'Open the recipe',
  changedElsewhere: 'These leftovers were changed on another device',
  noNumber: 'Enter a number up to 100.',
  noDay: 'Choose a day.',
  tooMuch: 'That’s more than is left.',
  thawed: 'Thawed food keeps for a day in the fridge.',
};

export const leftoverMessages = {
  saved: ({ name }: Leftover) => ({ title: 'Leftovers kept', description: name }),
  changed: ({ name }: Leftover) => ({ title: 'Leftovers changed', description: name }),
  removed: ({ name }: Leftover) => ({ title: 'Thrown away', description: name }),
  undone: { title: 'Undone', description: 'Your leftovers are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

export const eaten = (name: string, left: number) => ({
  title: 'Food logged',
  description: left > 0 ? `${name}: ${portionsText(left)} left` : `${name}: all eaten`,
});
