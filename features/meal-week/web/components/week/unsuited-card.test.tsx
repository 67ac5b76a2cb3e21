import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import type { UnsuitedMeal } from '../../../rules/unsuited-meals.ts';
import { UnsuitedCard } from './unsuited-card.tsx';

afterEach(cleanup);

const unsuited = (title: string, locked = false): UnsuitedMeal => ({
  date: '2026-11-24',
  meal: aMeal({ title, locked }),
  why: { diets: ['dairy free'], allergens: ['milk'], isUnknown: false },
});

function show(meals: readonly UnsuitedMeal[]) {
  const onPlanAgain = vi.fn();
  const placeName = () => 'Dinner, Tuesday';
  render(<UnsuitedCard meals={meals} placeName={placeName} onPlanAgain={onPlanAgain} />);
  return onPlanAgain;
}

test('meals that do not suit are named with the reason, and planned again with one tap', () => {
  const onPlanAgain = show([unsuited('Feta bake'), unsuited('Haloumi salad', true)]);
  expect(screen.getByText('2 planned meals don’t suit everybody who eats them')).toBeTruthy();
  expect(
    screen.getByText('Dinner, Tuesday: Feta bake. Not dairy free · Has or may have milk'),
  ).toBeTruthy();
  expect(screen.getByText(/^Locked meals stay/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Plan these meals again' }));
  expect(onPlanAgain).toHaveBeenCalledOnce();
});

test('locked meals alone cannot be planned again, and a week that suits says nothing', () => {
  show([unsuited('Feta bake', true)]);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show([]);
  expect(document.body.textContent).toBe('');
});
