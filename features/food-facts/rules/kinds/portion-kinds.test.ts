import { describe, expect, it } from 'vitest';
import { portionKindOf } from './portion-kinds.ts';
import { usualAmount } from './usual-amounts.ts';

describe('what is served alike', () => {
  it.each([
    ['Muesli, toasted', 'breakfast', 'cereal'],
    ['Muesli with milk', 'breakfast', 'porridge'],
    ['Buttered toast, white', 'breakfast', 'bread'],
    ['Eggs on toast, poached', 'breakfast', 'dish'],
    ['Coconut yoghurt, plain', 'dairy-alternatives', 'yoghurt'],
    ['Feta, vegan', 'dairy-alternatives', 'cheese'],
    ['Oat milk', 'dairy-alternatives', 'drink'],
    ['Chocolate chips, dark', 'snacks-confectionery', 'chocolate'],
    ['Shapes, Pizza', 'bread-bakery', 'biscuits'],
    ['Butter beans, canned', 'legumes-nuts-seeds', 'legumes'],
    ['Wrap, falafel and hummus', 'takeaway-fast-food', 'dish'],
    ['Ingham chicken tenders', 'poultry', 'meat'],
    ['Tofu', null, 'other'],
  ])('serves %s of %s as %s', (name, category, kind) => {
    expect(portionKindOf(name, category)).toBe(kind);
  });

  it('knows a bowl of each, and how much more is in a large one', () => {
    expect(usualAmount('bowl', 'cereal', null)).toBe(45);
    expect(usualAmount('bowl', 'cereal', 'large')).toBeCloseTo(60.75, 2);
    expect(usualAmount('bowl', 'wine', null)).toBeNull();
    expect(usualAmount('keg', 'beer', null)).toBeNull();
  });
});
