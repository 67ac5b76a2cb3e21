import type { PlanDay } from '../../rules/plan-day.ts';

export const sayDay = ({ date }: PlanDay): string => `Meal plan of ${date}`;
export const sayPlan = (): string => 'Meals, people and wishes of the plan';
