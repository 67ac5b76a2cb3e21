import { type ComponentType, createContext } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** `part`: leftovers stand before the foods, recipes after them. */
export type DishesProps = {
  part: 'leftovers' | 'recipes';
  query: string;
  day: CalendarDay;
  /** null: it has to be chosen */
  meal: MealType | null;
};

/** What the search shows of recipes and leftovers; the app fills it, so that foods stand without them. */
export const DishesContext = createContext<ComponentType<DishesProps> | null>(null);
