import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { readSentence } from '../sentence.ts';

const file = new URL('../../../food-facts/catalogue/catalogue.ndjson', import.meta.url);
const names = new SpokenNames(readCatalogue(readFileSync(file, 'utf8')).foods);

const eaten = (text: string): string =>
  readSentence(text, names)
    .items.map(({ amount, size, unit, food }) =>
      [amount?.value, size, unit?.name, food].filter(Boolean).join(' '),
    )
    .join(', ');

describe('what an amount belongs to', () => {
  it.each([
    ['beef pho large spring rolls 2', 'large beef pho, 2 spring rolls'],
    ['toast large banana 1', 'toast, 1 large banana'],
    ['dim sims 3 fried potato cake x2', '3 dim sims fried, 2 potato cake'],
    ['eggs 2 fried rice 1 cup', '2 eggs, 1 cup fried rice'],
    ['2 vegemite toast', 'vegemite, 2 toast'],
    ['vegemite toast half an avo 1 boiled egg', 'vegemite, toast, 0.5 avo, 1 boiled egg'],
    ['party pies about 3 sauce', '3 party pies, sauce'],
    ['tea 3 fish fingers', 'tea, 3 fish fingers'],
    ['tea, 2 biscuits', 'tea, 2 biscuits'],
    ['few bits of falafel (maybe 3)', '3 falafel'],
    ['cheese split between 4, half an apple', '0.25 cheese, 0.5 apple'],
    ['two eggs bacon toast and a coffee', '2 eggs, bacon, toast, 1 coffee'],
    ['weetbix milk banana coffee', 'weetbix milk, banana, coffee'],
    ['quiche salad and a juice', 'quiche, salad, 1 juice'],
    ['pizza garlic bread', 'pizza, garlic bread'],
    ['lamb shanks mash green beans', 'lamb shanks, mash, green beans'],
    ['pork chops apple sauce mash', 'pork chops, apple sauce, mash'],
    ['ham cheese croissant cappuccino', 'ham cheese croissant, cappuccino'],
    ['rice chicken cucumber mayo', 'rice, chicken, cucumber, mayo'],
    ['noodles hokkien 1/2 pkt (200g)', '200 g noodles hokkien'],
    ['custard with rhubarb, 1/2 cup each', '0.5 cup custard, 0.5 cup rhubarb'],
    ['large pizza between 4 so 2 slices each', '2 slice pizza'],
    ['date scone w butter x2', '2 date scone, butter'],
    ['bun with dip, 2 glasses of wine each', 'bun, dip, 2 glass wine'],
    ['2 cups of tea with milk and 1 sugar each', '2 cup tea with milk, 2 sugar'],
  ])('%s', (text, wanted) => {
    expect(eaten(text)).toBe(wanted);
  });
});
