import { expect, test } from 'vitest';
import { anItem } from '#features/food-log/testing/an-item.ts';
import { toPending } from '#platform/shared/pending-record.ts';
import {
  eatPending,
  LEFTOVER_KIND,
  type PendingLeftover,
  toShownLeftover,
  undoEatPending,
} from './pending-leftovers.ts';

const ID = 'dal';
const kept = (portions: number): PendingLeftover =>
  toPending(LEFTOVER_KIND, {
    ...toShownLeftover({ name: 'Dal', item: anItem(), portions, cookedOn: '2026-11-20' }),
    id: ID,
    version: 1,
  });
const eat = (known: PendingLeftover, entryId: string, portions = 1) =>
  eatPending(known, ID, { entryId, portions });
const undo = (known: PendingLeftover | undefined, entryId: string, portions = 1) =>
  undoEatPending(known, ID, { entryId, portions });

test('the last portion eaten twice comes back once', () => {
  const both = eat(eat(kept(1), 'phone'), 'tablet');
  expect(both).toMatchObject({ deleted: true, is: { portions: 0 } });
  expect(undo(both, 'tablet')).toMatchObject({ deleted: true, is: { portions: 0 } });
  const back = undo(undo(both, 'tablet'), 'phone');
  expect(back).toMatchObject({ deleted: false, is: { portions: 1 } });
  expect(undo(back, 'phone')).toBe(back);
});

test('of half a portion no whole one comes back', () => {
  expect(undo(eat(kept(0.5), 'a'), 'a')).toMatchObject({ deleted: false, is: { portions: 0.5 } });
});

test('where the device did not see the eating, it shows what was said; the unknown stays unknown', () => {
  expect(undo(kept(1), 'a')).toMatchObject({ is: { portions: 2 } });
  expect(undo(kept(100), 'a')).toMatchObject({ is: { portions: 100 } });
  expect(undo(undefined, 'a')).toMatchObject({ version: 0, is: null });
});

test('what was thrown away stays so', () => {
  const away = { ...kept(2), deleted: true };
  expect(undo(eat(away, 'a'), 'a')).toMatchObject({ deleted: true, is: { portions: 2 } });
});
