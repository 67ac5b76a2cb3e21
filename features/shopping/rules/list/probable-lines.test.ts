import { describe, expect, it } from 'vitest';
import { atHome, listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import { addByHand, wantLine } from './change-lines.ts';
import { probableLines, toShopLines } from './list-lines.ts';
import { mergeChanges } from './merge-changes.ts';

describe('what a kitchen probably has', () => {
  const plan = listOf(meal('curry', [stored('cumin', 4), stored('rice', 300)]));
  const foods = (state: typeof plan) => toShopLines(state, TODAY).map(({ food }) => food);
  const probable = (state: typeof plan) => probableLines(state, TODAY).map(({ food }) => food);

  it('is not on the list, and is on it once a person puts it there', () => {
    expect(foods(plan)).toEqual(['rice']);
    expect(probable(plan)).toEqual(['cumin']);
    const [line] = probableLines(plan, TODAY);
    if (!line) throw new Error('No line to add.');
    const added = mergeChanges(plan, wantLine('h', line, 5));
    expect(foods(mergeChanges(plan, addByHand('h', 'ground cumin', 5))).length).toBe(2);
    expect(foods(added).toSorted()).toEqual(['cumin', 'rice']);
    expect(probable(added)).toEqual([]);
    const [cumin] = toShopLines(added, TODAY).filter(({ food }) => food === 'cumin');
    expect(cumin?.grams).toBe(4);
  });

  it('is no guess where the pantry knows', () => {
    expect(probable({ ...plan, pantry: [atHome('cumin', 30)] })).toEqual([]);
    expect(foods({ ...plan, pantry: [atHome('cumin', 30)] })).toEqual(['rice']);
    const usedUp = { ...plan, pantry: [atHome('cumin', 30, { gone: true })] };
    expect(foods(usedUp).toSorted()).toEqual(['cumin', 'rice']);
  });

  it('is on the list where a recipe was put there line by line', () => {
    const chosen = listOf(meal('curry', [stored('cumin', 4)], { by: 'recipe' }));
    expect(foods(chosen)).toEqual(['cumin']);
  });
});
