import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { readSentence } from './sentence.ts';

const file = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url);
const names = new SpokenNames(readCatalogue(readFileSync(file, 'utf8')).foods);

const eaten = (text: string): string =>
  readSentence(text, names)
    .items.filter(({ excluded }) => !excluded)
    .map(({ amount, each, size, unit, food }) =>
      [amount?.value, size, unit?.name, food, each && `of ${each.value} ${each.unit.name}`]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');

describe('an amount that is told after its food', () => {
  it.each([
    // So many of what was weighed.
    ['red bull 250ml x2 and a muesli bar', '500 ml red bull, 1 muesli bar'],
    ['coke can 375 x 2', '750 coke can'],
    ['powerade bottle 600, 1 banana', '600 ml powerade, 1 banana'],
    ['apple slices 4, almonds', '4 apple slices, almonds'],
    // All that goes with a drink, or is spread.
    ['cuppa w milk 1 sugar x4', '4 cuppa w milk, 4 sugar'],
    ['tea with milk and 2 sugars, x3', '3 tea with milk, 6 sugars'],
    ['toast, a flat white n 1 sugar x2', 'toast, 2 flat white, 2 sugar'],
    ['crumpets w honey x2', '2 crumpets, honey'],
    ['3 cups of chai, 1 tsp sugar each', '3 cup chai, 3 tsp sugar'],
    ['coffee x5 and 1 sugar in each one', '5 coffee, 5 sugar'],
    ['a beer and a rum and coke can 375ml', '1 beer, 375 ml rum and coke'],
    ['4 ciders (330ml cans)', '4 ciders of 330 ml'],
    // How many of them.
    ['party pies, 4 of them', '4 party pies'],
    ['sao biscuits with butter and jam (6 of them)', '6 sao biscuits, butter, jam'],
    ['half a bag of dumplings like 10 of em soy sauce', '10 dumplings, soy sauce'],
    ['only meant to have one beer, but had three', '3 beer'],
    ['bega cheese slice on jatz, 5 of them', 'bega cheese slice, 5 jatz'],
    // What a part weighed.
    ['half the leftover lasagne, prob 200g', '200 g leftover lasagne'],
    ['half a steak (was 400 g)', '0.5 steak of 400 g'],
    // Slices and pieces are those of the bread.
    ['toast w vegemite 1 1/2 slices', '1.5 slice toast, vegemite'],
    ['toast w/ avo + chilli flakes, 2 pc', '2 piece toast, avo, chilli flakes'],
    // What is big is what the rest is on.
    [
      'jacket potato with beans and cheese, 1 big one',
      '1 large jacket potato, green beans, cheese',
    ],
    ['a flat white with soy milk, large', '1 large flat white with soy milk'],
    // No measure of it.
    ['granola 40 drizzle honey', '40 granola, drizzle honey'],
    ['bowl of special k small glass of apple juice', 'bowl special k, small glass apple juice'],
    ['litre of pump water', 'l water'],
    ['1 chicken sandwich, left the crusts', '1 chicken sandwich'],
    ['half of a vegemite sandwich, plus the crusts', '0.5 vegemite sandwich'],
    ['small fries and nuggets, 6 pack', 'small fries, 6 nuggets'],
    ['steak, chips on the side about 15', 'steak, 15 chips'],
    ['orange quarters (4)', '1 orange'],
    ['quarter of a loaf of turkish bread', '0.25 loaf turkish bread'],
  ])('%s', (text, wanted) => {
    expect(eaten(text)).toBe(wanted);
  });
});
