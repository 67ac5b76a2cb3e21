import { expect, it } from 'vitest';
import { usualPortionOf } from './usual-portion.ts';

const slices = (quantity: number, portionNote: string | null = '1 slice') => ({
  quantity,
  unit: 'serving' as const,
  portionNote,
});

it.each([
  ['the only one', [2], 2],
  ['the commonest, though the last was another', [1, 2, 2], 2],
  ['the last where none is commoner', [1, 2], 1],
  ['the later one of two that are as common', [3, 1, 1, 2, 2], 1],
  ['a habit that changed: what was before the last five is forgotten', [1, 1, 1, 2, 2, 2, 2, 2], 1],
] as const)('is %s', (_, latestFirst, expected) => {
  const [first, ...rest] = latestFirst.map((one) => slices(one));
  if (!first) throw new Error('none');
  expect(usualPortionOf([first, ...rest]).quantity).toBe(expected);
});

it('tells portions apart by what was measured', () => {
  expect(usualPortionOf([slices(1, '1 tray'), slices(1), slices(1)]).portionNote).toBe('1 slice');
});
