import { expect, it } from 'vitest';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { eatableOf } from '../../../rules/amounts/portion.ts';
import { amountIn, parseAmount, startAmount } from './amount.ts';

const beer = eatableOf(
  {
    id: 'catalogue:beer',
    name: 'Beer, full strength',
    brand: null,
    basis: '100ml',
    density: 1,
    portions: [
      { label: '1 schooner', grams: null, ml: 425 },
      { label: '1 stubby', grams: null, ml: 375 },
      { label: '1/2 cup', grams: null, ml: 125 },
    ],
    nutrients: per100Of({ calories: 40 }),
  },
  null,
);

/** Types an amount of one measure and chooses the others in turn. */
function choose(typed: string, ...labels: string[]) {
  if (!beer) return expect.fail('nothing to drink');
  const measures = labels.map((label) => beer.measures.find((one) => one.label.startsWith(label)));
  const [first, ...rest] = measures;
  if (!first) return expect.fail('no such measure');
  let amount = parseAmount({ ...startAmount(beer), measure: first }, typed);
  for (const next of rest) if (next) amount = amountIn(next, amount);
  const { text, eaten } = amount;
  return { text, kcal: eaten === null ? null : scaleFigures(beer.figures, eaten).calories };
}

it('another household size is as many of those, so the energy changes', () => {
  expect(choose('1', '1 schooner', '1 stubby')).toMatchObject({ text: '1', kcal: 150 });
  expect(choose('2', '1 schooner', '1 stubby')).toMatchObject({ text: '2', kcal: 300 });
  expect(choose('0.5', '1 stubby', '1 schooner', '1/2 cup')).toMatchObject({
    text: '0.5',
    kcal: 25,
  });
});

it('a weight or volume is the same amount, and back from it is one', () => {
  expect(choose('2', '1 stubby', 'ml')).toMatchObject({ text: '750', kcal: 300 });
  expect(choose('2', '1 stubby', 'ml', 'g')).toMatchObject({ text: '750', kcal: 300 });
  expect(choose('1', '1 stubby', 'ml', 'oz', 'ml')).toMatchObject({ text: '375', kcal: 150 });
  expect(choose('100', 'ml', '1 schooner')).toMatchObject({ text: '1', kcal: 170 });
});

it('without an amount a household size is one, and a volume is asked for', () => {
  expect(choose('', 'ml', '1 stubby')).toMatchObject({ text: '1', kcal: 150 });
  expect(choose('', '1 schooner', '1 stubby')).toMatchObject({ text: '1', kcal: 150 });
  expect(choose('', '1 schooner', 'ml')).toMatchObject({ text: '', kcal: null });
});
