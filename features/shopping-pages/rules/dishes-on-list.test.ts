import { expect, test } from 'vitest';
import { meal, stored, TODAY } from '#features/shopping/testing/lists.ts';
import { dishesOnList } from './dishes-on-list.ts';

test('each recipe stands once, with all its days and servings', () => {
  const banana = { recipeId: null, title: 'Banana', servings: 1 };
  const dishes = dishesOnList(
    [
      meal('c', [stored('banana', 120)], { ...banana, date: '2026-11-25' }),
      meal('curry', [stored('rice', 200)], { date: '2026-11-24', servings: 4.25 }),
      meal('a', [stored('banana', 120)], banana),
      meal('old', [stored('banana', 120)], { ...banana, date: '2026-11-20' }),
      meal('soap', [stored('text:soap', null)], { by: 'hand', date: null }),
    ],
    TODAY,
  );
  expect(dishes.map(({ title, servings, sources }) => [title, servings, sources.length])).toEqual([
    ['Banana', 2, 2],
    ['curry', 4.25, 1],
  ]);
});

test('a recipe is bought once all its meals are', () => {
  const had = meal('a', [stored('rice', 200)], { recipeId: 'curry', bought: { rice: 200 } });
  const open = meal('b', [stored('rice', 200)], { recipeId: 'curry' });
  expect(dishesOnList([had], TODAY)[0]?.isBought).toBe(true);
  expect(dishesOnList([had, open], TODAY)[0]?.isBought).toBe(false);
});
