import { addDays } from '#platform/shared/calendar-day.ts';
import { daysOf, type Period } from '../rules/period.ts';
import type { ReportData } from '../rules/report-data.ts';

/** What a person with everything has in a period. */
export function reportSample({ from, to }: Period, change: Partial<ReportData> = {}): ReportData {
  const days = daysOf({ from, to });
  return {
    from,
    to,
    today: addDays(to, 3),
    first: addDays(from, -60),
    person: { name: 'Robin Wałsh', energyUnit: 'kcal', weightUnit: 'kg' },
    weights: days.map((date, at) => ({ date, weightKg: 72 - at * 0.1 })),
    food: {
      eaten: days.map((date) => ({
        date,
        calories: 2_000,
        caloriesKnown: 4,
        protein: 100,
        proteinKnown: 3,
        carbs: 220,
        carbsKnown: 4,
        fat: 70,
        fatKnown: 4,
        entryCount: 4,
      })),
      used: [],
      wholeDays: days,
      nutrients: days.map((date) => ({
        date,
        entryCount: 4,
        fiber: 25,
        fiberKnown: 4,
        saturatedFat: 20,
        saturatedFatKnown: 3,
        sugar: null,
        sugarKnown: 0,
        sodium: 1_800,
        sodiumKnown: 4,
      })),
      target: { energyKcal: 2_100, method: 'adult' },
    },
    training: {
      sessions: [
        { date: from, name: 'Upper body', minutes: 52, sets: 18, volumeKg: 6_420 },
        { date: to, name: 'Bay run', minutes: null, sets: 1, volumeKg: null },
      ],
      goal: 3,
      lifts: [
        { name: 'Back squat', sets: 6, volumeKg: 3_200, e1rmKg: 92.4, beforeE1rmKg: 90.1 },
        { name: 'Bench press', sets: 6, volumeKg: 2_100, e1rmKg: 58, beforeE1rmKg: 58.2 },
        { name: 'Plank', sets: 2, volumeKg: null, e1rmKg: null, beforeE1rmKg: null },
      ],
    },
    cardio: [
      { date: from, moderate: 60, vigorous: 0 },
      { date: to, moderate: 0, vigorous: 30 },
    ],
    isAdult: true,
    measures: [{ name: 'Waist', first: '82 cm', last: '81.5 cm', days: 2 }],
    habits: [
      {
        name: 'Stretch',
        kept: 6,
        asked: 7,
        counts: 'days',
        run: 12,
        keptDays: 61,
        returns: 1,
      },
    ],
    ...change,
  };
}

/** Nothing at all, with a habit that nobody kept. */
export const emptySample = (period: Period): ReportData => {
  const { habits, ...sample } = reportSample(period);
  return {
    ...sample,
    weights: [],
    food: { eaten: [], used: [], wholeDays: [], nutrients: [], target: null },
    training: { sessions: [], goal: 3, lifts: [] },
    cardio: [],
    measures: [],
    habits: habits.map((habit) => ({ ...habit, kept: 0 })),
  };
};
