import { recipesApi } from '#features/recipes/contract.ts';
import { RECIPE_SAMPLE } from '#features/recipes/testing/recipe-sample.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { photoOf } from './sample-photos.ts';
import type { Person } from './test-app.ts';

type Added = InputOf<typeof recipesApi.add>['body'];

async function recipeOf(owner: Person): Promise<{ id: string }> {
  const body = { ...RECIPE_SAMPLE, id: newId() } as unknown as Added;
  const { id } = await owner.call(recipesApi.add, { body });
  return { id };
}

/** Inputs for the calls of recipes (sample-inputs.ts). */
export const recipeSamples = {
  'recipesApi.one': async (owner: Person) => ({ params: await recipeOf(owner) }),
  'recipesApi.rows': () => ({
    query: {
      text: 'soup',
      kept: 'true',
      slot: 'lunch',
      maxMinutes: 60,
      diets: 'vegan',
      without: 'egg',
    },
  }),
  'recipesApi.versions': async (owner: Person) => ({ params: await recipeOf(owner) }),
  'recipesApi.readShare': async (owner: Person) => ({ params: await recipeOf(owner) }),
  'recipesApi.share': async (owner: Person) => ({ params: await recipeOf(owner) }),
  'recipesApi.stopSharing': async (owner: Person) => ({ params: await recipeOf(owner) }),
  'recipePhotosApi.save': async () => ({
    params: { photoId: newId() },
    body: { photo: await photoOf() },
  }),
  'recipeMarksApi.set': () => ({
    params: { recipeId: 'berry-overnight-oats' },
    body: { kept: true, rating: 5, notes: 'With rhubarb.', collections: ['Weekdays'] },
  }),
};
