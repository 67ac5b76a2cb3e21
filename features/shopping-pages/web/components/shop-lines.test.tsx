import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addByHand, tickLine } from '#features/shopping/rules/list/change-lines.ts';
import { toShopLines } from '#features/shopping/rules/list/list-lines.ts';
import { mergeChanges } from '#features/shopping/rules/list/merge-changes.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';
import { signChanges } from '#features/shopping/rules/list/sign-changes.ts';
import { listOf, meal, stored, TODAY } from '#features/shopping/testing/lists.ts';
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
  expect(cumin.closest('label')?.textContent).toBe('Cumin3 tspCurry, Soupabout $2.00');
  fireEvent.click(cumin);
  expect(onTick).toHaveBeenCalledWith('cumin');
});

test('on a list that is shared a line says who else ticked or added it', () => {
  const soap = signChanges(addByHand('h', 'soap', 2), listOf(), 'sam');
  const [line] = toShopLines(soap, TODAY);
  if (!line) throw new Error('There is no soap.');
  const tick = signChanges(tickLine(soap, line, true, 3), soap, 'kim');
  const shown = (me: string) => {
    const name = { sam: 'Sam', kim: 'Kim' } as Record<string, string>;
    render(
      <ShopLines
        title={me}
        lines={toShopLines(mergeChanges(soap, tick), TODAY)}
        onTick={() => {}}
        nameOf={(who) => (who && who !== me ? (name[who] ?? null) : null)}
        onMore={() => {}}
      />,
    );
    return screen.getByRole('region', { name: me }).textContent;
  };
  expect(shown('robin')).toContain('Ticked by Kim · Added by Sam');
  expect(shown('sam')).toMatch(/Ticked by Kim(?!.*Added)/);
  expect(shown('kim')).toMatch(/Added by Sam/);
});

const textOf = (name: RegExp) =>
  screen.getByRole('checkbox', { name }).closest('label')?.textContent;

function show(state: ShoppingChanges) {
  const none = { onTick: () => {}, onMore: () => {} };
  const shown = toShopLines(state, TODAY);
  render(<ShopLines title="Ticked" lines={shown} nameOf={() => 'Sam'} {...none} />);
}

test('a ticked line says what it was when ticked where more is to be bought now, as the shop sells it', () => {
  const needs = (egg: number, ginger: number, rice: number) => [
    stored('egg', egg, { name: 'Eggs' }),
    stored('ginger', ginger, { name: 'Ginger' }),
    stored('rice', rice, { name: 'Rice' }),
  ];
  const before = listOf(meal('Curry', needs(150, 3, 200)));
  const ticked = toShopLines(before, TODAY).reduce(
    (state, line) => mergeChanges(state, tickLine(state, line, true, 2)),
    before,
  );
  show({ ...ticked, sources: [meal('Curry', needs(250, 8, 100))] });
  expect(textOf(/Eggs/)).toContain('was 3 when ticked');
  expect(textOf(/Ginger/)).not.toContain('when ticked');
  expect(textOf(/Rice/)).not.toContain('when ticked');
});

test('a line that the plan needs no more says that it was bought', () => {
  const needs = [stored('egg', 150, { name: 'Eggs', text: '' })];
  const state = listOf(meal('Eggs', needs, { by: 'hand', isKept: true }));
  show(mergeChanges(state, tickLine(state, { key: 'egg', grams: 150 }, true, 2)));
  expect(textOf(/Eggs/)).toContain('Bought, not needed any more');
  expect(textOf(/Eggs/)).not.toContain('Added by');
});
