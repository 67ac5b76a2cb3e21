import { shoppingApi } from '#features/shopping/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

const AT = 1_790_000_000_000;

/** A line by hand, a tick on it, something at home and the way through the shop. */
export const shoppingSample = () => ({
  sources: [
    {
      id: newId(),
      at: AT,
      gone: false,
      by: 'hand' as const,
      title: '=Milk',
      recipeId: null,
      date: null,
      servings: null,
      needs: [
        {
          food: 'milk',
          name: 'Full cream milk',
          aisle: 'dairy' as const,
          grams: 2_060,
          amount: { value: 2_000, unit: 'ml' },
          text: '2 l milk',
          isGuess: false,
        },
      ],
      bought: {},
    },
  ],
  marks: [
    {
      id: 'milk',
      at: AT,
      gone: false,
      isTicked: true,
      tickedGrams: 2_060,
      note: 'the blue one',
      aisle: null,
      byGuest: false,
    },
  ],
  pantry: [
    {
      id: newId(),
      at: AT,
      gone: false,
      food: 'rice',
      name: 'Jasmine rice',
      aisle: 'grains' as const,
      grams: 900,
      amount: { value: 1, unit: 'bag' },
      bestBefore: '2027-05-01',
      isDateGuess: false,
    },
  ],
  order: [{ id: 'shop' as const, at: AT, gone: false, places: { dairy: 0, grains: 1 } }],
});

async function sharedBy(owner: Person): Promise<{ token: string }> {
  await owner.call(shoppingApi.change, { body: shoppingSample() });
  const { token } = await owner.call(shoppingApi.share, {});
  return { token: token ?? '' };
}

/** Accepted inputs of the calls about shopping (sample-inputs.ts). */
export const shoppingSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'shoppingApi.change': () => ({ body: shoppingSample() }),
  'sharedShoppingApi.read': async (owner) => ({ params: await sharedBy(owner) }),
  'sharedShoppingApi.tick': async (owner) => ({
    params: await sharedBy(owner),
    body: { ticks: [{ key: 'milk', isTicked: false, at: AT + 1 }] },
  }),
};
