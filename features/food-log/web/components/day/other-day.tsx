import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { mealName } from '../../../rules/item/amount-text.ts';
import { useLogAddress } from '../entry/log-address.ts';
import { useStartMeal } from '../entry/start-meal.ts';

/** The name of the day that the address logs to, where that is not today. */
function useOtherDay(): string | undefined {
  const today = useToday();
  const { day } = useLogAddress();
  return day === today ? undefined : dayName(day, today);
}

/** "Breakfast · Yesterday": where what is found here goes. */
export function useLogPlace(): string {
  const today = useToday();
  const { day } = useLogAddress();
  const meal = useStartMeal();
  return [meal && mealName[meal], dayName(day, today)].filter(Boolean).join(' · ');
}

/** Beside the choice of the meal: nobody logs to another day than today unawares. */
export function OtherDay() {
  const name = useOtherDay();
  return (
    name && (
      <p className="text-sm text-muted">
        Logged to: <span className="font-medium text-ink">{name}</span>
      </p>
    )
  );
}
