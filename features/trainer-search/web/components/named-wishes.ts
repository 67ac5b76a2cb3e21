import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import type { Wishes } from '../hooks/use-wishes.ts';
import { daysOf } from './days-chip.tsx';
import { type Found, filterChoices } from './filter-choices.ts';

/** A wish in words, and what drops it. */
export type NamedWish = { name: keyof Wishes; label: string; without: Wishes };

/** What is asked for besides words: the place, the days and the filters. */
export function namedWishes(found: Found, wishes: Wishes): NamedWish[] {
  const { suburb, state, weekday } = wishes;
  const noPlace = { suburb: undefined, state: undefined, maxKm: undefined, sort: undefined };
  const days = daysOf(weekday).map(shortWeekdayName).join(', ');
  return [
    ...(suburb && state
      ? [{ name: 'suburb' as const, label: `${suburb} ${state}`, without: noPlace }]
      : []),
    ...(weekday
      ? [{ name: 'weekday' as const, label: days, without: { weekday: undefined } }]
      : []),
    ...filterChoices(found, wishes).flatMap(({ name, options }) => {
      const chosen = options.find(({ value }) => value === wishes[name]);
      const label = chosen?.named ?? chosen?.label;
      return label ? [{ name, label, without: { [name]: undefined } }] : [];
    }),
  ];
}
