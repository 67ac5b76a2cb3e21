import { type Columns, toColumns, toRows } from '#platform/shared/columns.ts';
import type { LiftDay, LiftDays, ProgressData } from './progress-data.ts';

type Listed = 'weights' | 'food' | 'used' | 'sessions' | 'cardio';

/** The same as it travels and is kept on the device: a list for each figure instead of a row for each day. */
export type ProgressAnswer = Omit<ProgressData, Listed | 'lifts' | 'wholeDays'> & {
  [Key in Listed]: Columns<ProgressData[Key][number]>;
} & { wholeDays?: ProgressData['wholeDays'] | undefined } & {
  lifts: (Omit<LiftDays, 'days'> & { days: Columns<LiftDay> })[];
};

const FOOD = [
  'date',
  'calories',
  'caloriesKnown',
  'entryCount',
  'protein',
  'proteinKnown',
  'carbs',
  'carbsKnown',
  'fat',
  'fatKnown',
  'fiber',
  'fiberKnown',
  'sugar',
  'sugarKnown',
  'saturatedFat',
  'saturatedFatKnown',
  'sodium',
  'sodiumKnown',
] as const;
const USED = ['date', 'state', 'expenditureKcal', 'lowKcal', 'highKcal'] as const;

export const toProgressData = (answer: ProgressAnswer): ProgressData => ({
  ...answer,
  weights: toRows(answer.weights),
  food: toRows(answer.food),
  used: toRows(answer.used),
  // A device may still keep an answer from before it held them.
  wholeDays: answer.wholeDays ?? [],
  sessions: toRows(answer.sessions),
  cardio: toRows(answer.cardio),
  lifts: answer.lifts.map((lift) => ({ ...lift, days: toRows(lift.days) })),
});

export const toProgressAnswer = (data: ProgressData): ProgressAnswer => ({
  ...data,
  weights: toColumns(data.weights, ['date', 'weightKg']),
  food: toColumns(data.food, FOOD),
  used: toColumns(data.used, USED),
  sessions: toColumns(data.sessions, ['key', 'date']),
  cardio: toColumns(data.cardio, ['date', 'moderate', 'vigorous']),
  lifts: data.lifts.map((lift) => ({ ...lift, days: toColumns(lift.days, ['date', 'e1rmKg']) })),
});
