import { expect, test } from 'vitest';
import { changeCook, emptyKitchen, endCook, tidyKitchen, toggleTick } from './cook-state.ts';
import { startTimer } from './timers.ts';

const NOW = Date.UTC(2026, 10, 20, 18);
const soup = { id: 'a', recipeId: 'soup', recipeName: 'Soup', name: 'Simmer' };

test('a reload finds the step, the ticks and the timers; another person finds nothing', () => {
  let kitchen = changeCook(emptyKitchen('ana'), 'soup', { at: 2, ticks: ['i:oil'] }, NOW);
  kitchen = { ...kitchen, timers: [startTimer(soup, 900, NOW)] };
  const stored = JSON.parse(JSON.stringify(kitchen));
  expect(tidyKitchen(stored, 'ana', NOW + 60_000)).toEqual(kitchen);
  expect(tidyKitchen(stored, 'ben', NOW)).toEqual(emptyKitchen('ben'));
  expect(tidyKitchen(null, 'ana', NOW)).toEqual(emptyKitchen('ana'));
});

test('after two days a recipe begins afresh', () => {
  const kitchen = changeCook(emptyKitchen('ana'), 'soup', { at: 2 }, NOW);
  expect(tidyKitchen(kitchen, 'ana', NOW + 3 * 86_400_000).cooks).toEqual({});
});

test('the end of one recipe leaves the other with its timers', () => {
  let kitchen = changeCook(emptyKitchen('ana'), 'soup', { at: 2 }, NOW);
  kitchen = changeCook(kitchen, 'rice', { at: 1 }, NOW);
  const rice = startTimer({ ...soup, id: 'b', recipeId: 'rice' }, 60, NOW);
  const ended = endCook({ ...kitchen, timers: [startTimer(soup, 60, NOW), rice] }, 'soup');
  expect(Object.keys(ended.cooks)).toEqual(['rice']);
  expect(ended.timers).toEqual([rice]);
});

test('a tick goes on and off', () => {
  expect(toggleTick(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleTick(['a', 'b'], 'a')).toEqual(['b']);
});
