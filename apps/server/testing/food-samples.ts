import { foodsApi } from '#features/foods/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

const ownFood = {
  name: 'Rice of the house',
  brand: 'Home',
  basis: '100g',
  density: 0.9,
  portions: [{ label: '1 bowl', grams: 180, ml: 200 }],
  nutrients: { calories: 130, protein: 2.7, carbs: 28, fat: 0.3 },
  gtin: '9300675024235',
};

async function ownFoodOf(owner: Person): Promise<{ id: string }> {
  const { food: made } = await owner.call(foodsApi.addOwn, {
    body: { ...ownFood, basis: '100g', keepAnyway: true },
  });
  return { id: made?.id ?? '' };
}

async function removedFoodOf(owner: Person): Promise<{ id: string }> {
  const params = await ownFoodOf(owner);
  await owner.call(foodsApi.removeOwn, { params });
  return params;
}

/** Accepted inputs of the calls about foods. */
export const foodSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'foodsApi.search': () => ({
    query: { q: 'rice', meal: 'lunch', localTime: '12:30', limit: 10 },
  }),
  'missedSearchesApi.count': () => ({ body: { q: 'pierogi' } }),
  'foodsApi.searchOnline': () => ({ body: { q: 'rice' } }),
  'foodsApi.food': async (owner) => ({ params: await ownFoodOf(owner) }),
  'foodsApi.addOwn': () => ({ body: { ...ownFood, id: newId(), keepAnyway: true } }),
  'foodsApi.editOwn': async (owner) => ({
    params: await ownFoodOf(owner),
    body: { ...ownFood, version: 1 },
  }),
  'foodsApi.removeOwn': async (owner) => ({ params: await ownFoodOf(owner) }),
  'foodsApi.restoreOwn': async (owner) => ({ params: await removedFoodOf(owner) }),
  'foodsApi.addFavourite': async (owner) => ({ params: await ownFoodOf(owner) }),
  'foodsApi.removeFavourite': async (owner) => ({ params: await ownFoodOf(owner) }),
};
