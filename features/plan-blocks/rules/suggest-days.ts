import type { PlanDay, Weekday } from '#features/plan-generator/rules/plan-input.ts';

const DAYS: readonly Weekday[] = [1, 3, 5];
const USUAL_MINUTES = 45;

/** Three days with rest between them, for a person who has not chosen any. */
export const suggestDays = (
  { name, kit }: { name: string | null; kit: PlanDay['kit'] },
  minutes: number | null,
): PlanDay[] =>
  DAYS.map((weekday) => ({ weekday, minutes: minutes ?? USUAL_MINUTES, kit, placeName: name }));
