import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toShopLines } from '../../rules/list/list-lines.ts';
import { listOf, meal, stored, TODAY } from '../../testing/lists.ts';
import { ShopLines } from './shop-lines.tsx';

afterEach(cleanup);

const lines = toShopLines(
  listOf(
    meal('Curry', [stored('egg', 150, { name: 'Eggs' }), stored('cumin', 4.2, { name: 'Cumin' })], {
      by: 'recipe',
    }),
    meal('Soup', [stored('cumin', 2.1, { name: 'Cumin' })]),
  ),
  TODAY,
);

test('a line says how much to take, and for which meals', () => {
  const onTick = vi.fn();
  render(
    <ShopLines
      title="Pantry things"
      lines={lines}
      onTick={onTick}
      nameOf={() => null}
      onMore={() => {}}
    />,
  );
  expect(screen.getByRole('region', { name: 'Pantry things' })).toBeTruthy();
  const eggs = screen.getByRole('checkbox', { name: /Eggs/ });
  expect(eggs.closest('label')?.textContent).toBe('Eggs3carton of 6 · Curryabout $2.70');
  const cumin = screen.getByRole('checkbox', { name: /Cumin/ });
  expect(cumin.closest('label')?.textContent).toBe('Cumin3 tspCurry, Soupabout $1.20');
  fireEvent.click(cumin);
  expect(onTick).toHaveBeenCalledWith(expect.objectContaining({ food: 'cumin' }));
});
