import { expect, test } from 'vitest';
import { entryIds, type KeptSentence, keptFrom, keptOn, withKept } from './rules.ts';

const kept = (change: Partial<KeptSentence> = {}): KeptSentence => ({
  id: '01980000-0000-7000-8000-000000000001',
  owner: 'ana',
  text: 'two eggs',
  day: '2026-11-28',
  meal: 'lunch',
  localTime: '13:05',
  round: 0,
  ...change,
});

test('reads back what was stored, and passes over what is damaged', () => {
  expect(keptFrom(JSON.stringify([kept()]))).toEqual([kept()]);
  const damaged = [null, 4, { ...kept(), text: '' }, { ...kept(), day: '2026-13-40' }, kept()];
  expect(keptFrom(JSON.stringify(damaged))).toEqual([kept()]);
  expect(keptFrom('{')).toEqual([]);
  expect(keptFrom('{}')).toEqual([]);
  expect(keptFrom(null)).toEqual([]);
});

test('replaces a sentence where it stands and adds a new one at the end', () => {
  const other = kept({ id: 'b' });
  const changed = kept({ text: 'three eggs' });
  expect(withKept([kept(), other], changed)).toEqual([changed, other]);
  expect(withKept([kept()], other)).toEqual([kept(), other]);
});

test('shows a day its own, and today what earlier days left, to their owner alone', () => {
  const list = [
    kept({ id: 'today' }),
    kept({ id: 'friday', day: '2026-11-27' }),
    kept({ id: 'ben', owner: 'ben' }),
  ];
  const idsOn = (day: string) => keptOn(list, 'ana', day, '2026-11-28').map(({ id }) => id);
  expect(idsOn('2026-11-28')).toEqual(['friday', 'today']);
  expect(idsOn('2026-11-27')).toEqual(['friday']);
  expect(idsOn('2026-11-26')).toEqual([]);
});

const idsOf = (one: KeptSentence, said: string[]) =>
  entryIds(
    one,
    said.map((words) => ({ said: words })),
  );

test('gives the same words the same entry ids on every reading', () => {
  const first = idsOf(kept(), ['two eggs', 'toast', 'Toast ']);
  expect(new Set(first).size).toBe(3);
  expect(idsOf(kept(), ['tea', 'toast', 'two  eggs', 'toast'])).toEqual([
    expect.any(String),
    first[1],
    first[0],
    first[2],
  ]);
  // After a part was logged the same words mean another food.
  expect(idsOf(kept({ round: 1 }), ['toast'])[0]).not.toBe(first[1]);
});
