export const PLAN_PATH = '/meals/plan';
export const planPath = (from: string): string => `${PLAN_PATH}?from=${from}`;
export const MEALS_PATH = '/meals';
