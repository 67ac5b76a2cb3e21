import { MEAL_TYPES, type MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { type CalendarDay, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { idWithin } from '#platform/shared/ids.ts';

/** A meal told in words that nobody has read yet. */
export type KeptSentence = {
  id: string;
  owner: string;
  text: string;
  day: CalendarDay;
  /** where the words name no other; null: it has to be chosen */
  meal: MealType | null;
  /** the clock on the wall when it was written, HH:MM */
  localTime: string;
  /** how often a part of it was logged and the rest kept */
  round: number;
};

function isKept(value: unknown): value is KeptSentence {
  if (typeof value !== 'object' || value === null) return false;
  const { id, owner, text, day, meal, localTime, round } = value as Record<string, unknown>;
  return (
    Number.isInteger(round) &&
    [id, owner, text, localTime].every((one) => typeof one === 'string' && one !== '') &&
    isCalendarDay(String(day)) &&
    (meal === null || MEAL_TYPES.some((one) => one === meal))
  );
}

/** What a device has stored; what cannot be read is passed over. */
export function keptFrom(stored: string | null): KeptSentence[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The list with one more; one of the same id is replaced where it stands. */
export const withKept = (list: readonly KeptSentence[], one: KeptSentence): KeptSentence[] =>
  list.some(({ id }) => id === one.id)
    ? list.map((other) => (other.id === one.id ? one : other))
    : [...list, one];

/** A day's own; on today those of earlier days too, the oldest first, so that none is forgotten. */
export const keptOn = (
  list: readonly KeptSentence[],
  owner: string,
  day: CalendarDay,
  today: CalendarDay,
): KeptSentence[] =>
  list
    .filter((one) => one.owner === owner)
    .filter((one) => one.day === day || (day === today && one.day < today))
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));

/**
 * The ids of the entries that a kept sentence becomes, by the words each was read from: the same words give the same
 * ids on every reading, until a part was logged.
 */
export function entryIds({ id, round }: KeptSentence, read: readonly { said: string }[]): string[] {
  const counts = new Map<string, number>();
  return read.map(({ said }) => {
    const key = said.toLowerCase().replace(/\s+/g, ' ').trim();
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    return idWithin(id, `${round} ${key} ${nth}`);
  });
}
