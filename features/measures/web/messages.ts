import { shortDateText } from '#platform/web/time/day-text.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import { figureText } from '../rules/figure-text.ts';
import type { Frequency, Group } from '../rules/kinds.ts';
import type { Measure, StoredMeasure } from '../rules/measure.ts';
import { figureOf, type Reading } from '../rules/readings.ts';

/** "84.5 cm"; a reading of an earlier series in the unit that it was typed in. */
export function readingText(reading: Reading, measure: Measure): string {
  const value = figureOf(reading, measure);
  return value === null
    ? figureText(reading, { ...measure, unit: reading.unit })
    : figureText({ value, second: reading.second }, measure);
}

/** "Waist, 84.5 cm" */
export const readingName = (reading: Reading, measure: Measure): string =>
  `${measure.name}, ${readingText(reading, measure)}`;

const failed = 'Not saved. Check your connection and try again.';
const undoFailed = 'Couldn’t undo. Check your connection and try again.';

export const readingMessages = (nameOf: (reading: Reading) => string) => ({
  saved: (reading: Reading) => ({ title: 'Saved', description: nameOf(reading) }),
  changed: (reading: Reading) => ({ title: 'Changed', description: nameOf(reading) }),
  removed: (reading: Reading) => ({ title: 'Deleted', description: nameOf(reading) }),
  undone: { title: 'Undone', description: 'Your measurements are restored.' },
  failed,
  undoFailed,
});

export const savedToday = (readings: number): ToastContent => ({
  title: 'Saved',
  description: readings === 1 ? '1 measurement' : `${readings} measurements`,
});

export const nothingNew: ToastContent = {
  title: 'Nothing New',
  description: 'Every value of this file is here already.',
};

export const measureMessages = {
  saved: ({ name }: StoredMeasure) => ({ title: 'Measure Added', description: name ?? '' }),
  changed: ({ name }: StoredMeasure) => ({ title: 'Measure Changed', description: name ?? '' }),
  removed: ({ name }: StoredMeasure) => ({ title: 'Measure Deleted', description: name ?? '' }),
  undone: { title: 'Undone', description: 'Your measurements are restored.' },
  failed,
  undoFailed,
};

export const groupText: Record<Group | 'own', string> = {
  day: 'Each day',
  feeling: 'How you feel',
  body: 'Body',
  own: 'Your own',
};

export const frequencyText: Record<Frequency, string> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every four weeks',
  sometimes: 'Whenever you like',
};

export const todayText = {
  title: 'Today',
  save: 'Save today',
  saving: 'Saving...',
  nothingTyped: 'Enter at least one value. The rest can stay empty.',
  fillAny: 'Fill in what you measured. Everything is optional.',
  notDue: 'Not due today',
  nothingDue: 'All done for today.',
  savedToday: 'Saved today',
  waterToday: (text: string) => `${text} so far today`,
  noWater: 'None yet today',
  addWater: (ml: number) => `Add ${ml} ml`,
  last: (text: string, date: string, today: string) =>
    `Last: ${text}, ${shortDateText(date, today)}`,
  never: 'No value yet',
  hours: 'Hours',
  minutes: 'Minutes',
  systolic: 'Systolic',
  diastolic: 'Diastolic',
};

export const pageText = {
  title: 'Measurements',
  subtitle: 'What you track beside your weight, in one place.',
  measureToday: 'Measure today',
  yours: 'Your measurements',
  choose: 'Choose what to track',
  nothingYet: 'Nothing tracked yet',
  pickFirst: 'Pick a few things to measure. You can change them at any time.',
  chooseLead: 'Switch on what you want to track. What you switch off keeps its values.',
  ownLead: 'Grip strength, skin folds, cups of coffee: anything with a number.',
  done: 'Done',
  editOwn: 'Edit measure',
  importFile: 'Import or export a file',
  weightElsewhere: 'Your weight has its own page',
};

export const historyText = {
  add: 'Add a value',
  save: 'Save',
  saving: 'Saving...',
  saveChanges: 'Save changes',
  edit: 'Edit value',
  values: 'Values',
  day: 'Day',
  futureDay: 'Choose today or an earlier day.',
  chooseDay: 'Choose a day.',
  enterValue: 'Enter a value.',
  none: 'No values in this time',
  offline: 'Offline: older values may be missing until you’re connected.',
  addFirst: 'Add one above, or choose a longer time.',
  changedElsewhere: 'This value was changed on another device',
  showAll: (count: number) => `Show all ${count}`,
  editOne: (text: string, day: string) => `Edit ${text}, ${day}`,
  deleteOne: (text: string, day: string) => `Delete ${text}, ${day}`,
  otherUnit: (count: number, units: string) =>
    `${count === 1 ? 'One value' : `${count} values`} in ${units} ${count === 1 ? 'is' : 'are'} listed below. The chart leaves ${count === 1 ? 'it' : 'them'} out.`,
  estimated: 'worked out from girths',
  fromFile: 'from a file',
  notOffered: 'This measure isn’t shown',
  gentle: 'In gentle mode, body figures stay hidden. Your values are safe.',
  from18: 'Body fat opens at 18. While you grow, it tells you little.',
  notFound: 'This measure doesn’t exist',
  seeAll: 'See your measurements',
};
