import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { mealOut } from './meals-out.ts';
import { portionsFor } from './people/plan-meal.ts';
import type { MealAmounts, PlanMeal } from './plan-day.ts';
import type { PlanSettings, PlanSlot } from './plan-settings.ts';

type Place = {
  id: string;
  settings: PlanSettings;
  slot: PlanSlot;
  personId: string;
  date: CalendarDay;
};

/** A single food as a meal of the plan: an amount of it is one serving. */
export function foodMeal(
  { id, settings, slot, personId, date }: Place,
  food: LoggedItem,
): PlanMeal {
  const { calories, protein, carbs, fat, fiber, sodium } = food;
  return {
    ...mealOut(settings, { id, slot, date, title: food.foodName }),
    kind: 'food',
    food,
    perServing: { calories, protein, carbs, fat, fiber, sodium },
    eaters: portionsFor(settings, slot, { personId, portion: 1 }),
  };
}

/** Eating out; its energy in kcal, null if nobody knows. */
export function outMeal(place: Place, title: string, calories: number | null): PlanMeal {
  const meal = mealOut(place.settings, { ...place, title });
  const perServing: MealAmounts = { ...meal.perServing, calories };
  return { ...meal, perServing };
}
