import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { WeightUnit } from './weigh-in.ts';

export type ShownWeighIn = {
  id: string;
  version: number;
  date: CalendarDay;
  localTime: string | null;
  timeZone: string | null;
  weightKg: number;
  enteredUnit: WeightUnit;
};

type Content = Pick<ShownWeighIn, 'date' | 'weightKg'> & {
  localTime?: string | null | undefined;
  timeZone?: string | null | undefined;
  enteredUnit?: WeightUnit | undefined;
};

/** What the server makes of a weigh-in. */
export const toShownWeighIn = (content: Content): Omit<ShownWeighIn, 'id' | 'version'> => ({
  date: content.date,
  weightKg: content.weightKg,
  localTime: content.localTime ?? null,
  timeZone: content.timeZone ?? null,
  enteredUnit: content.enteredUnit ?? 'kg',
});

/** The latest first: by day, by the clock (those without one last), by when they were made. */
export function byLatest(a: ShownWeighIn, b: ShownWeighIn): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.localTime !== b.localTime) {
    if (a.localTime === null || b.localTime === null) return a.localTime === null ? 1 : -1;
    return a.localTime < b.localTime ? 1 : -1;
  }
  return a.id < b.id ? 1 : -1;
}
