import { z } from 'zod';
import { timeZone } from '#platform/shared/time-zone.ts';
import { DATE_ORDERS } from './file-dates.ts';
import { DISTANCE_UNITS, WEIGHT_UNITS } from './units.ts';

/** How a file of training is read: found out, shown, and the person's to correct. */
export type Reading = z.infer<typeof reading>;

const reading = z.object({
  dates: z.enum(DATE_ORDERS),
  /** where a row or its column says none */
  weight: z.enum(WEIGHT_UNITS),
  distance: z.enum(DISTANCE_UNITS),
  /** the zone that the clock on the wall showed */
  zone: timeZone,
});

const EXERCISE = 'exercise ';

export type ImportChoices = {
  reading: Reading;
  /** name in the file to the exercise that it is; a name that is not here is kept as it is */
  exercises: ReadonlyMap<string, string>;
};

/** Choices as the settings of an import, one text each. */
export const toSettings = ({ reading, exercises }: ImportChoices): Record<string, string> => ({
  ...reading,
  ...Object.fromEntries([...exercises].map(([name, id]) => [`${EXERCISE}${name}`, id])),
});

/** The choices in the settings of an import; null where they are none. */
export function fromSettings(settings: Readonly<Record<string, string>>): ImportChoices | null {
  const read = reading.safeParse(settings);
  if (!read.success) return null;
  const exercises = new Map(
    Object.entries(settings).flatMap(([key, id]) =>
      key.startsWith(EXERCISE) && id !== '' ? [[key.slice(EXERCISE.length), id]] : [],
    ),
  );
  return { reading: read.data, exercises };
}
