import type { DateOrder } from './file-dates.ts';
import type { DistanceUnit, WeightUnit } from './units.ts';

/** How a file of training is read: found out, shown, and the person's to correct. */
export type Reading = {
  dates: DateOrder;
  /** where a row or its column says none */
  weight: WeightUnit;
  distance: DistanceUnit;
  /** the zone that the clock on the wall showed */
  zone: string;
};

/** Before the name of an exercise in the settings. */
export const EXERCISE_KEY = 'exercise ';

export type ImportChoices = {
  reading: Reading;
  /** name in the file to the exercise that it is; a name that is not here is kept as it is */
  exercises: ReadonlyMap<string, string>;
};

/** Choices as the settings of an import, one text each. */
export const toSettings = ({ reading, exercises }: ImportChoices): Record<string, string> => ({
  ...reading,
  ...Object.fromEntries([...exercises].map(([name, id]) => [`${EXERCISE_KEY}${name}`, id])),
});
