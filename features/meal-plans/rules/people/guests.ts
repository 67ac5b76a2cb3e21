import { weekdayOf } from '#platform/shared/calendar-day.ts';
import type { Eater } from '../plan-day.ts';
import { GUESTS, MAX_PORTION } from '../plan-kinds.ts';
import type { PlanSettings, PlanSlot } from '../plan-settings.ts';

/** Who come once, as one eater with a serve for each of them; none where nobody comes. */
export function guestsAt(
  { wishes: { said } }: PlanSettings,
  { kind }: Pick<PlanSlot, 'kind'>,
  date: string,
): Eater[] {
  const weekday = weekdayOf(date);
  const portion = (said?.guests ?? [])
    .filter(({ days, slots }) => days.includes(weekday) && slots.includes(kind))
    .reduce((sum, { count }) => sum + count, 0);
  if (portion === 0) return [];
  return [
    {
      personId: GUESTS,
      portion: Math.min(portion, MAX_PORTION),
      state: 'planned',
      entryId: null,
      undone: 0,
    },
  ];
}
