import { type ComponentType, createContext, type ReactNode } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { LeftoverContent } from '../../rules/leftover.ts';

/** The meal of the plan that was cooked. Servings are those of its recipe. */
export type PlannedDish = {
  /** "Dinner · 1 serve" */
  facts: string;
  mealType: MealType;
  /** own portion */
  servings: number;
  /** who else eats of it, and when it is eaten as leftovers */
  others: readonly { name: string; servings: number }[];
  /** Logs it as eaten from the plan and keeps the rest, with Undo. */
  eat: (eaten: {
    servings: number;
    mealType: MealType;
    kept: (LeftoverContent & { id: string }) | null;
  }) => Promise<unknown>;
};

export type PlannedDishProps = {
  recipeId: string;
  /** Draws with the meal, or without one. */
  draw: (dish: PlannedDish | null) => ReactNode;
};

/** Finds the planned meal of a recipe that was cooked. The app fills it: plans stand on cooking. */
export const PlannedDishContext = createContext<ComponentType<PlannedDishProps> | null>(null);
