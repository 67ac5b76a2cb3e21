import { leftoversApi, pastEntriesApi } from '#features/cooking/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

/** The test clock's day. */
const DAY = '2026-11-20';

const item = { foodName: 'Dal', quantity: 1, unit: 'serving' as const, calories: 420, protein: 19 };
const newEntry = () => ({ ...item, id: newId(), date: DAY, mealType: 'dinner' as const });
const newLeftover = () => ({ id: newId(), name: 'Dal', item, portions: 3, cookedOn: DAY });

async function leftoverOf(owner: Person) {
  const { id } = await owner.call(leftoversApi.add, { body: newLeftover() });
  return { id };
}

/** Accepted inputs of the calls about leftovers that no other record has. */
export const cookingSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'leftoversApi.cooked': () => ({ body: { entry: newEntry(), leftover: newLeftover() } }),
  'leftoversApi.undoCooked': async (owner) => {
    const [entry, leftover] = [newEntry(), newLeftover()];
    await owner.call(leftoversApi.cooked, { body: { entry, leftover } });
    return { body: { entryId: entry.id, leftoverId: leftover.id } };
  },
  'pastEntriesApi.list': () => ({ query: { recipeId: 'dal-tadka' } }),
  'pastEntriesApi.change': async (owner) => {
    const entry = { ...newEntry(), foodId: 'recipe:dal-tadka' };
    await owner.call(leftoversApi.cooked, { body: { entry, leftover: null } });
    const query = { recipeId: 'dal-tadka' };
    const stored = await owner.call(pastEntriesApi.list, { query });
    return { body: { entries: stored.filter(({ id }) => id === entry.id) } };
  },
  'leftoversApi.eat': async (owner) => ({
    params: await leftoverOf(owner),
    body: { entry: newEntry(), portions: 1 },
  }),
  'leftoversApi.undoEat': async (owner) => {
    const params = await leftoverOf(owner);
    const entry = newEntry();
    await owner.call(leftoversApi.eat, { params, body: { entry, portions: 1 } });
    return { params, body: { entryId: entry.id, portions: 1 } };
  },
};
