import { isStaple } from '#features/groceries/rules/staples.ts';
import { recipeById } from '#features/recipe-book/rules/recipes.ts';
import { toOwnRecipe } from '#features/recipes/rules/book-recipe.ts';
import { shoppingApi } from '#features/shopping/contract.ts';
import { addByHand, addNeeds } from '#features/shopping/rules/list/change-lines.ts';
import { mergeChanges, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import { needsOfRecipe } from '#features/shopping/rules/needs/line-needs.ts';
import { addAtHome } from '#features/shopping/rules/pantry/pantry-item.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SamplePerson } from './sample-world.ts';

const RECIPES = ['dal-tadka', 'chicken-tikka-masala-light'];
const BY_HAND = ['2 l milk', '6 eggs', 'bananas', 'toilet paper'];
/** What is at home, and for how many days yet. */
const AT_HOME: readonly [text: string, days: number | null][] = [
  ['800 g jasmine rice', null],
  ['500 g Greek yoghurt', 2],
  ['200 g baby spinach', 1],
  ['1 kg plain flour', null],
];

/** A shopping list for two recipes and a few things by hand, and a pantry. */
export async function keepShopping(person: SamplePerson, today: CalendarDay): Promise<void> {
  const at = Date.parse(`${today}T00:00:00Z`) - 86_400_000;
  const recipes = RECIPES.map((id) => {
    const book = recipeById(id);
    if (!book) throw new Error(`There is no recipe ${id}.`);
    const { name: title, servings } = book;
    // As a person puts a recipe there: spices and the like are at home.
    const needs = needsOfRecipe(toOwnRecipe(book), servings).filter(
      ({ food, grams }) => !isStaple(food, grams),
    );
    const source = { id: newId(), by: 'recipe' as const, title, recipeId: id, servings };
    return addNeeds(source, needs, at);
  });
  const byHand = BY_HAND.map((text) => addByHand(newId(), text, at));
  const atHome = AT_HOME.map(([text, days]) =>
    addAtHome(newId(), text, days === null ? null : addDays(today, days), at),
  );
  const body = [...recipes, ...byHand, ...atHome].reduce(mergeChanges, NO_CHANGES);
  await person.call(shoppingApi.change, { body });
}
