import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startTimer } from '../../rules/timers.ts';
import type { KitchenOf } from '../hooks/kitchen.ts';
import { TimerBar } from './timer-bar.tsx';

afterEach(cleanup);

const kitchenOf = (minutes: readonly number[]): KitchenOf => ({
  cook: { servings: null, at: 0, isWhole: true, ticks: [], changedMs: 0 },
  timers: minutes.map((minute) =>
    startTimer(
      { id: `${minute}`, recipeId: 'dal', recipeName: 'Dal', name: `Pot ${minute}` },
      minute * 60,
      Date.now(),
    ),
  ),
  change: vi.fn(),
  tick: vi.fn(),
  start: vi.fn(),
  changeTimer: vi.fn(),
  removeTimer: vi.fn(),
  end: vi.fn(),
});
const names = () =>
  screen.getAllByRole('listitem').map((row) => /Pot \d+/.exec(row.textContent)?.[0]);

test('two timers stand there; of more the next to end stands for all until they are unfolded', () => {
  const { rerender } = render(<TimerBar kitchen={kitchenOf([20, 5])} recipeId="dal" />);
  expect(names()).toEqual(['Pot 5', 'Pot 20']);
  rerender(<TimerBar kitchen={kitchenOf([20, 5, 9, 12])} recipeId="dal" />);
  expect(names()).toEqual(['Pot 5']);
  fireEvent.click(screen.getByRole('button', { name: 'All 4 timers' }));
  expect(names()).toEqual(['Pot 5', 'Pot 9', 'Pot 12', 'Pot 20']);
  fireEvent.click(screen.getByRole('button', { name: 'Fewer timers' }));
  expect(names()).toEqual(['Pot 5']);
});

test('on another page each leads to what it is for', () => {
  render(<TimerBar kitchen={kitchenOf([5])} recipeId={null} />);
  expect(screen.getByRole('link', { name: 'Pot 5' }).getAttribute('href')).toBe(
    '/meals/recipes/dal/cook',
  );
});
