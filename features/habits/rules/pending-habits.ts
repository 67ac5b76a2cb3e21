import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { HabitContent, HabitFact, HabitSource, MarkContent } from './habit-kinds.ts';

type Loose<Content, Key extends keyof Content> = Omit<Content, Key> & {
  [K in Key]?: Content[K] | undefined;
};

/** What the server makes of a habit that was sent. */
export const toShownHabit = (
  sent: Loose<HabitContent, 'pauses' | 'archivedOn' | 'position'>,
): HabitContent => ({
  name: sent.name.trim(),
  source: sent.source,
  unit: sent.unit?.trim() ?? null,
  terms: sent.terms,
  pauses: sent.pauses ?? [],
  archivedOn: sent.archivedOn ?? null,
  position: sent.position ?? 0,
});

/** What the server makes of a mark that was sent. */
export const toShownMark = (sent: Loose<MarkContent, 'amount' | 'offsetMinutes'>): MarkContent => ({
  habitId: sent.habitId,
  date: sent.date,
  amount: sent.amount ?? null,
  offsetMinutes: sent.offsetMinutes ?? null,
});

/** Oldest day first, as the server lists them. */
export const byDay = (
  a: { date: CalendarDay; id: string },
  b: { date: CalendarDay; id: string },
): number => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1);

/** A day on which something waits on the device, for the source it counts for. */
export type PendingFact = { source: HabitSource; date: CalendarDay; amount: number | null };

/** The facts with what waits on the device: a day that counts once is there once. Doing it twice is doing it once. */
export function factsWith(
  facts: readonly HabitFact[],
  pending: readonly PendingFact[],
  from: CalendarDay,
): HabitFact[] {
  const known = new Set(facts.map(({ source, date }) => `${source} ${date}`));
  const added: HabitFact[] = [];
  for (const fact of pending) {
    const key = `${fact.source} ${fact.date}`;
    if (fact.date < from || known.has(key)) continue;
    known.add(key);
    added.push(fact);
  }
  return added.length === 0 ? [...facts] : [...facts, ...added];
}
