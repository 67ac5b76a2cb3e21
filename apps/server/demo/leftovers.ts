import { leftoversApi } from '#features/cooking/contract.ts';
import { recipeById } from '#features/recipe-book/rules/recipes.ts';
import { recipesApi } from '#features/recipes/contract.ts';
import { portionOf } from '#features/recipes/rules/recipe-portion.ts';
import { viewOfBook } from '#features/recipes/rules/recipe-views.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SamplePerson } from './sample-world.ts';

/** Cooked yesterday and on Sunday of last week. */
const KEPT = [
  { id: 'dal-tadka', daysAgo: 1, portions: 3, place: 'fridge' as const },
  { id: 'chicken-tikka-masala-light', daysAgo: 8, portions: 2, place: 'freezer' as const },
];

/** Leftovers of built-in recipes in the fridge and the freezer. */
export async function keepLeftovers(person: SamplePerson, today: CalendarDay): Promise<void> {
  const foods = await person.call(recipesApi.bookFoods, {});
  for (const { id, daysAgo, portions, place } of KEPT) {
    const book = recipeById(id);
    const item = book && portionOf(book, viewOfBook(book, foods).summary, { servings: 1 });
    if (!book || !item) throw new Error(`There is no recipe ${id}.`);
    const cookedOn = addDays(today, -daysAgo);
    const { name, fridgeDays, freezerDays } = book;
    const days = place === 'fridge' ? fridgeDays : freezerDays;
    const useBy = addDays(cookedOn, days);
    const kept = { recipeId: id, name, item, portions, place, cookedOn, useBy };
    await person.call(leftoversApi.add, {
      body: { ...kept, id: newId(), fridgeDays, freezerDays },
    });
  }
}
