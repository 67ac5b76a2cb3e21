import { expect, test } from 'vitest';
import { type CookedDraft, readCooked, startUseBy } from './cooked-draft.ts';

const parse = (text: string) => {
  if (text === '') return null;
  return Number.isNaN(Number(text)) ? ('invalid' as const) : Number(text);
};

const draft: CookedDraft = {
  cooked: '4',
  eaten: '1',
  eatenIn: 'portions',
  others: '',
  keep: 'fridge',
  useBy: '2026-11-24',
  potFull: '',
  potEmpty: '',
};
const facts = { servings: 4, gramsPerServing: 350 };
const read = (change: Partial<CookedDraft> = {}, of = facts as Parameters<typeof readCooked>[1]) =>
  readCooked({ ...draft, ...change }, of, parse);

test('we cooked 4 portions, I ate 1', () => {
  const { content, errors } = read();
  expect(errors).toEqual({});
  expect(content).toMatchObject({
    eaten: 1,
    left: 3,
    servingsPerPortion: 1,
    gramsPerPortion: 350,
    isWeighed: false,
    useBy: '2026-11-24',
  });
});

test('weighing the pot corrects what a portion weighs, and a portion told in grams', () => {
  const pot = { potFull: '2850', potEmpty: '900' };
  expect(read(pot).content).toMatchObject({ gramsPerPortion: 487.5, isWeighed: true, eaten: 1 });
  const eaten = read({ ...pot, eaten: '400', eatenIn: 'g' });
  expect(eaten.errors).toEqual({});
  expect(eaten.content.eaten).toBeCloseTo(400 / 487.5);
  expect(eaten.content.left).toBe(3.18);
});

test('four servings cut into six portions', () => {
  expect(read({ cooked: '6' }).content).toMatchObject({
    left: 5,
    servingsPerPortion: 4 / 6,
    gramsPerPortion: 350 * (4 / 6),
  });
});

test('what others ate is not left over', () => {
  expect(read({ others: '2.25' }).content).toMatchObject({ eaten: 1, left: 0.75 });
  expect(read({ others: '3' }).content).toMatchObject({ left: 0, keep: 'none' });
  expect(read({ others: '3.5' }).errors).toEqual({ others: 'That’s more than you cooked.' });
});

test('nothing is kept of what is eaten up', () => {
  expect(read({ eaten: '4' }).content).toMatchObject({ left: 0, keep: 'none', useBy: null });
  expect(read({ eaten: '0' }).content).toMatchObject({ eaten: 0, left: 4 });
});

test.each<[Partial<CookedDraft>, keyof CookedDraft]>([
  [{ others: 'some' }, 'others'],
  [{ others: '-1' }, 'others'],
  [{ cooked: '' }, 'cooked'],
  [{ cooked: '-2' }, 'cooked'],
  [{ cooked: '101' }, 'cooked'],
  [{ eaten: '' }, 'eaten'],
  [{ eaten: '5' }, 'eaten'],
  [{ eaten: '0', keep: 'none' }, 'eaten'],
  [{ useBy: '2026-02-30' }, 'useBy'],
  [{ potFull: '900', potEmpty: '2850' }, 'potFull'],
  [{ potFull: '2850' }, 'potEmpty'],
  [{ potEmpty: '900' }, 'potFull'],
  [{ potFull: 'x' }, 'potFull'],
])('%j is refused at %s', (change, field) => {
  expect(Object.keys(read(change).errors)).toEqual([field]);
});

test('grams of a dish without a weight ask for the pot', () => {
  const unknown = { servings: 4, gramsPerServing: null };
  expect(read({ eaten: '300', eatenIn: 'g' }, unknown).errors).toHaveProperty('eaten');
});

test('the use-by day follows the place', () => {
  const kept = { fridgeDays: 4, freezerDays: null };
  expect(startUseBy('fridge', kept, '2026-11-20')).toBe('2026-11-24');
  expect(startUseBy('freezer', kept, '2026-11-20')).toBe('2027-02-18');
  expect(startUseBy('none', kept, '2026-11-20')).toBe('');
});
