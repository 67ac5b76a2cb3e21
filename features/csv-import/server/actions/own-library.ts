import { toStoredEnergy } from '#features/food-log/rules/item/exact-energy.ts';
import { eraseUnchangedMeals } from '#features/food-log/server/public.ts';
import { MAX_OWN_RECIPES } from '#features/recipes/rules/recipe-limits.ts';
import {
  addImportedMeals,
  eraseUnchanged,
  roomForRecipes,
} from '#features/recipes/server/public.ts';
import {
  addWorkouts,
  eraseUnchangedWorkouts,
  MAX_WORKOUTS,
  roomForWorkouts,
} from '#features/workouts/server/public.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { noRoom } from '../../rules/outcomes.ts';
import type { RowValues } from '../../rules/row-check.ts';
import type { Destination, Refused } from './destination.ts';

const text = (values: RowValues, field: string): string | null => {
  const value = values[field] ?? null;
  return value === null ? null : String(value);
};
const figure = (values: RowValues, field: string): number | null => {
  const value = values[field] ?? null;
  return value === null ? null : Number(value);
};
const NONE: Refused = new Map();
const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** Meals become the importer's own recipes, without ingredients and with the figures of the file. */
export const ownMeals = (owner: OwnerId, nowMs: number): Destination => ({
  organisationId: null,
  room: (db) => roomForRecipes(db, owner),
  full: noRoom(MAX_OWN_RECIPES, 'recipes'),
  async add(db, records) {
    const meals = records.map(({ id, values }) => ({
      id,
      name: text(values, 'name') ?? '',
      description: text(values, 'description'),
      ...toStoredEnergy(figure(values, 'calories')),
      protein: figure(values, 'protein'),
      carbs: figure(values, 'carbs'),
      fat: figure(values, 'fats'),
    }));
    await addImportedMeals(db, owner, meals, new Date(nowMs));
    return NONE;
  },
  async remove(db, records) {
    const ids = idsOf(records);
    const recipes = await eraseUnchanged(db, owner, ids);
    // Earlier imports made saved meals.
    const removed = recipes + (await eraseUnchangedMeals(db, owner, ids));
    return { count: records.length - removed, names: [] };
  },
});

/** Workouts become the importer's own. */
export const ownWorkouts = (owner: OwnerId, nowMs: number): Destination => ({
  organisationId: null,
  room: (db) => roomForWorkouts(db, owner),
  full: noRoom(MAX_WORKOUTS, 'workouts'),
  async add(db, records) {
    const workouts = records.map(({ id, values }) => ({
      id,
      name: text(values, 'name') ?? '',
      description: text(values, 'description'),
      durationMinutes: figure(values, 'duration') ?? 0,
      difficulty: text(values, 'difficulty'),
      category: text(values, 'category'),
    }));
    await addWorkouts(db, owner, workouts, new Date(nowMs));
    return NONE;
  },
  async remove(db, records) {
    const removed = await eraseUnchangedWorkouts(db, owner, idsOf(records));
    return { count: records.length - removed, names: [] };
  },
});
