import type { MealType } from './entry/entry-kinds.ts';

/** The meal of a time of day ("HH:MM"), for a start: the person can choose another. */
export function mealAt(localTime: string): MealType {
  if (localTime >= '04:00' && localTime < '11:00') return 'breakfast';
  if (localTime >= '11:00' && localTime < '15:00') return 'lunch';
  return localTime >= '17:00' && localTime < '22:00' ? 'dinner' : 'snack';
}
