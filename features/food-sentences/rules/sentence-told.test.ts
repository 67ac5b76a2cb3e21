import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { readSentence } from './sentence.ts';
import { SpokenNames } from './sentence-names.ts';

const file = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url);
const names = new SpokenNames(readCatalogue(readFileSync(file, 'utf8')).foods);

/** What was eaten, as "amount unit food"; what was left out is left out here too. */
const eaten = (text: string): string[] =>
  readSentence(text, names)
    .items.filter(({ excluded }) => !excluded)
    .map(({ amount, each, unit, size, food }) =>
      [
        amount && Number(amount.value.toPrecision(4)),
        each && `of ${each.value} ${each.unit.name}`,
        size,
        !each && unit?.name,
        food,
      ]
        .filter(Boolean)
        .join(' '),
    );

describe('what is told of a meal', () => {
  it.each<[what: string, text: string, items: string[]]>([
    [
      'a share',
      'shared a margherita pizza with Sam, I had three slices',
      ['3 slice margherita pizza'],
    ],
    ['a share of several', 'a bowl of wedges between four of us', ['0.25 bowl wedges']],
    ['halves', 'went halves in a lamington with my sister', ['0.5 lamington']],
    ['a part of a part', 'pizza supreme, 5 out of 8 slices', ['5 slice pizza supreme']],
    ['one more', 'a cuppa, a banana, then another cuppa', ['2 cuppa', '1 banana']],
    ['serves of what was named', 'shepherds pie and I had two serves', ['2 serve shepherds pie']],
    ['a change of number', 'two, no three slices of toast', ['3 slice toast']],
    ['a change of kind', 'ham sandwich, scratch that, it was turkey', ['turkey sandwich']],
    ['what was thrown away', 'a meat pie but it was cold so binned it, 1 banana', ['1 banana']],
    ['a plate of another', 'a scone but Ken had the pavlova', ['1 scone']],
    ['a drink for another', '1 flat white and a babycino for the little one', ['1 flat white']],
    ['less than others', 'kids had nuggets and I had 3', ['3 nuggets']],
    ['a weight in brackets', '1 packet of chips (45g), an apple', ['45 g chips', '1 apple']],
    ['a weight of each', '4 drumsticks (80g each)', ['4 of 80 g drumsticks']],
    ['a kind in brackets', '1 wrap (wholemeal, large)', ['1 large wholemeal wrap']],
    [
      'a vessel after a drink',
      'lemon lime and bitters, schooner size',
      ['schooner lemon lime and bitters'],
    ],
    ['a gesture after a food', 'mustard smear', ['smear mustard']],
    ['prices', '$3.50 sausage roll and a $4 coffee', ['sausage roll', '1 coffee']],
    ['list marks', '* toast x1 * banana', ['1 toast', 'banana']],
    ['what is struck out', '2 tacos ~~sour cream~~', ['2 tacos']],
    ['short words', '1 sl w/m tst', ['1 slice wholemeal toast']],
    ['short units', 'oats 1c, honey 2t', ['1 cup oats', '2 tsp honey']],
    ['times', 'at half past 4 a banana', ['1 banana']],
    ['an owner', "Leo's mac and cheese", ['mac and cheese']],
    ['bread under a filling', 'egg and lettuce on white', ['egg and lettuce sandwich']],
    ['milk before coffee', 'large oat latte', ['large oat latte']],
    ['times a volume', '375ml x 2 coke zero', ['2 of 375 ml coke zero']],
    ['what it was cooked in', 'beef cheeks in red wine', ['beef cheeks']],
  ])('reads %s: %s', (_, text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});
