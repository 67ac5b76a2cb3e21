import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import type { DateOrder } from '../rules/file-dates.ts';
import type { Source } from '../rules/find-source.ts';
import type { Survey } from '../rules/survey-file.ts';

const count = (value: number, one: string, many: string) =>
  `${value.toLocaleString('en-AU')} ${value === 1 ? one : many}`;

export const pageText = {
  title: 'Import training',
  lead: 'Bring your sessions from Strong or Hevy.',
  fileStep: 'Step 1: File and exercises',
  reviewStep: 'Step 2: Review',
  where: 'Where to find the file',
  strong: 'In Strong: Settings, then Export Strong Data.',
  hevy: 'In Hevy: Settings, then Export & Import Data, then Export Workouts.',
  twice: 'Importing the same file twice changes nothing.',
  notTraining:
    'This file has no sets we can read. We need a date, an exercise, and reps, time or distance.',
  looking: 'Looking through the file…',
  check: 'Check the import',
  checking: 'Checking…',
  checkHint: 'Nothing is imported yet. You’ll see every row that can’t be read first.',
  stillOpen: (open: number) => ({
    title: 'Check the names first',
    description: `${count(open, 'exercise is', 'exercises are')} still to confirm.`,
    destructive: true,
  }),
  noAnswer: 'No response',
  fileStays: 'Your file is still here. Check your connection and try again.',
};

export const sourceNames: Record<Source, string> = {
  strong: 'Strong',
  hevy: 'Hevy',
  other: 'Another app',
};

export const dateOrderNames: Record<DateOrder, string> = {
  ymd: 'Year first (2026-03-02)',
  dmy: 'Day first (02/03/2026)',
  mdy: 'Month first (03/02/2026)',
  named: 'Month by name (2 Mar 2026)',
};

export const unitNames = {
  kg: 'Kilograms',
  lb: 'Pounds',
  km: 'Kilometres',
  mi: 'Miles',
  m: 'Metres',
} as const;

export const readingText = {
  title: 'What we found',
  noDates: 'The dates of this file are in different orders, so we can’t read it.',
  dates: 'Order of dates',
  datesHint: 'Both orders fit every date in the file.',
  weight: 'Unit of weights',
  weightHint: 'The file doesn’t say. This is our guess.',
  distance: 'Unit of distances',
  distanceHint: 'The file doesn’t say.',
  found({ sessions, exercises, first, last }: Survey, today: CalendarDay): string {
    const what = `${count(sessions, 'session', 'sessions')}, ${count(exercises.length, 'exercise', 'exercises')}`;
    return first && last
      ? `${what}, from ${shortDateText(first, today)} to ${shortDateText(last, today)}.`
      : `${what}.`;
  },
  detected({ dates, weights }: { dates: string | null; weights: readonly string[] }): string {
    const found = [
      ...(dates ? [`dates: ${dates}`] : []),
      ...(weights.length > 0 ? [`weights: ${formatList(weights)}`] : []),
    ];
    return found.length > 0 ? `Detected ${found.join(' · ')}` : '';
  },
};

export const namesText = {
  title: 'Exercises in the file',
  lead: 'Matched exercises count for your records, muscles and next loads.',
  open: (open: number) => (open === 0 ? 'All checked' : `${open} to check`),
  confirmAll: (open: number) => `Confirm all ${open}`,
  sets: (sets: number) => count(sets, 'set', 'sets'),
  kept: 'Kept by this name',
  is: (name: string) => `Our exercise: ${name}`,
  likely: (name: string) => `Looks like: ${name}`,
  confirm: 'Confirm',
  confirmOne: (name: string) => `Confirm the match for ${name}`,
  choose: 'Choose',
  change: 'Change',
  changeOne: (name: string) => `Change the exercise for ${name}`,
  chooseOne: (name: string) => `Choose the exercise for ${name}`,
  make: 'Make my own',
  makeOne: (name: string) => `Make my own exercise for ${name}`,
  keep: 'Keep the name',
  keepOne: (name: string) => `Keep the name ${name} only`,
};

export const ownText = {
  title: 'Make an exercise',
  movement: 'Movement',
  movementHint: 'It says which muscles train. You can change the exercise later.',
  chooseMovement: 'Choose a movement.',
  chooseOne: 'Choose one',
  cancel: 'Cancel',
  save: 'Make it',
  failed: 'Not saved. Check your connection and try again.',
};
