import { z } from 'zod';
import { timeZone } from '#platform/shared/time-zone.ts';
import { DATE_ORDERS } from './file-dates.ts';
import { EXERCISE_KEY, type ImportChoices } from './reading.ts';
import { DISTANCE_UNITS, WEIGHT_UNITS } from './units.ts';

const reading = z.object({
  dates: z.enum(DATE_ORDERS),
  weight: z.enum(WEIGHT_UNITS),
  distance: z.enum(DISTANCE_UNITS),
  zone: timeZone,
});

/** The choices in the settings of an import; null where they are none. */
export function fromSettings(settings: Readonly<Record<string, string>>): ImportChoices | null {
  const read = reading.safeParse(settings);
  if (!read.success) return null;
  const exercises = new Map(
    Object.entries(settings).flatMap(([key, id]) =>
      key.startsWith(EXERCISE_KEY) && id !== '' ? [[key.slice(EXERCISE_KEY.length), id]] : [],
    ),
  );
  return { reading: read.data, exercises };
}
