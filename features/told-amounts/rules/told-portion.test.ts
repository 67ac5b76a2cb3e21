import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { usableFood } from '#features/food-facts/rules/usable-food.ts';
import { eatenOf, measuresOf } from '#features/foods/rules/amounts/portion.ts';
import { amountAt } from '#features/foods/rules/amounts/sentence-numbers.ts';
import { unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import { sentenceWords } from '#features/foods/rules/amounts/sentence-words.ts';
import { choosePortion } from './told-portion.ts';

const file = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url);
const catalogue = new Map(
  readCatalogue(readFileSync(file, 'utf8')).foods.map((food) => [food.id, food]),
);

/** g or ml of "0.5 large sweet potato chips": amount, size, unit, the food's words. */
function eaten(
  id: string,
  text: string,
  beside: string[] | null = null,
  slices = 1,
): number | null {
  const known = catalogue.get(id);
  if (!known) throw new Error(`No food ${id}.`);
  const food = { ...usableFood(known), category: known.category };
  const measures = measuresOf(food);
  const words = sentenceWords(text);
  const amount = amountAt(words, 0);
  let at = amount?.end ?? 0;
  const size = /^(small|medium|large|mini)$/.test(words[at]?.folded ?? '')
    ? (words[at++]?.folded ?? null)
    : null;
  const unit = unitAt(words, at);
  if (unit) at += unit.length;
  const said = words.slice(at).map(({ folded }) => folded);
  const { measure, quantity } = choosePortion(
    { ...food, measures, usual: null },
    { words: said, amount, unit: unit?.unit ?? null, each: null, size, beside, slices },
  );
  const chosen = measures.find(({ key }) => key === measure);
  if (quantity === null || !chosen) return null;
  return Math.round(eatenOf(quantity, chosen) * 100);
}

test.each([
  // A cafe's cup is its small one.
  ['flat-white-full-cream-milk', '1 flat white', 240],
  ['coffee-black-brewed', '1 black coffee', 250],
  // No oil, sauce or flour is had by the cup where nobody says so.
  ['oil-olive', 'an olive oil', 20],
  ['oil-olive', '0.5 cup olive oil', 125],
  ['pesto-basil', 'a pesto', 60],
  ['flour-wheat-white-plain', 'flour', 10],
  ['flour-wheat-white-plain', '1 cup flour', 150],
  ['apple-puree-unsweetened', 'apple sauce', 40],
  ['chia-seeds', 'chia seeds', 14],
  // Half the chips are half of what is served.
  ['sweet-potato-chips-oven-baked', '0.5 large sweet potato chips', 122],
  ['biscuit-plain-sweet', '0.5 biscuit', 4],
  // Units that are usual for a kind of food.
  ['oats-rolled-dry', '1 sachet oats', 35],
  ['sweet-and-sour-sauce', '2 tubs sweet and sour sauce', 56],
  ['pasta-sauce-tomato', '0.5 jar pasta sauce', 250],
  ['rice-white-boiled', '1 bowl rice', 250],
  ['pineapple-canned-in-juice', '2 pineapple rings', 80],
  ['lemon-juice-fresh', '1 squeeze lemon juice', 8],
  ['bread-roll-white', '1 dinner roll', 40],
  ['pork-spare-ribs-roasted', '4 pork ribs', 180],
  ['wine-fortified-sweet', '1 small port', 60],
  ['bread-banana', '1 loaf banana bread', 650],
  ['beer-full-strength', '1 sip beer', 20],
  ['potato-wedges-oven-baked', 'potato wedges', 150],
  // One of several, and a piece or square of what is cut in slices.
  ['onion-rings-fried', '6 onion rings', 60],
  ['rice-cakes-with-avocado', '3 rice cakes', 129],
  ['quiche-vegetable', '2 squares quiche', 250],
  // A part of what is larger than anyone eats alone.
  ['chicken-roasted-with-skin', '0.25 chook', 200],
  ['papaya-raw', '0.5 papaya', 225],
  ['bread-sourdough', '0.5 baguette', 125],
  // A part of some nuggets is a part of a few, not of a plate.
  ['chicken-nuggets-fried', '0.5 nuggets', 48],
  ['pringles-original', '10 pringles', 20],
  ['sausage-beef-cooked', '2 chipolatas', 60],
  // Packs to share, and small ones of what is sold whole.
  ['potato-crisps-barbecue', '1 large bag bbq chips', 170],
  ['chocolate-milk', '0.5 block chocolate', 90],
  ['mars-bar', '1 mini mars bar', 18],
  ['tim-tam-original', '0.5 packet tim tams', 100],
  ['tea-green', '1 teapot of green tea', 500],
  // A size of a measure that the food has in one size.
  ['muesli-natural-with-fruit-and-nuts', '1 small bowl muesli', 42],
  ['red-bull', '1 small can red bull', 250],
  // Bits of toast are slices, those of fruit are what a child leaves.
  ['bread-white-toasted', '2 bits toast', 56],
  ['pear-raw', '3 bits pear', 45],
  // A side of rice is as much as usual, a side of a dip less.
  ['rice-white-boiled', '1 side rice', 165],
  ['raita', '1 side raita', 60],
  ['sweet-and-sour-pork', '5 bits sweet and sour pork', 125],
  ['zucchini-slice', '2 bits zucchini slice', 220],
  // A piece of what is counted is one of it, a plate of what fills it is one.
  ['falafel', '4 pieces falafel', 68],
  ['chicken-mcnuggets-mcdonalds', '6 pieces nuggets', 96],
  ['chicken-breast-roasted-skinless', '1 piece chicken', 110],
  ['dosa-masala', '1 plate masala dosa', 220],
  ['samosa-vegetable', '1 plate samosas', 400],
  ['cucumber-raw-with-skin', '2 cucumber sticks', 18],
  ['orange-raw', '3 segments orange', 36],
  ['zucchini-slice', '1 zucchini slice', 110],
  ['popcorn-chicken', '2 popcorn chicken', 230],
  ['pumpkin-soup-home-made', '2 pumpkin soup', 500],
  // What is not counted is weighed, however little it is.
  ['spinach-raw', '30 spinach', 30],
  ['cheese-feta', '20 feta', 20],
  ['cheese-cheddar', '20 cheese', 20],
  ['egg-boiled', '2 eggs', 100],
  ['zucchini-boiled', '1 small zucchini', 126],
  ['mars-bar', '3 mini mars bars', 54],
  // A name that ends like several is one; a size may stand in the words of the food.
  ['snickers-bar', 'snickers', 50],
  ['hot-chips-takeaway', '0.5 large chips', 150],
  // A can of a soft drink is told by its name, a glass by its kind.
  ['solo-lemon-soft-drink', '1 solo', 375],
  ['solo-lemon-soft-drink', '1 lemon squash', 250],
  ['iced-latte-full-cream-milk', '1 iced latte', 350],
  // Nobody has three corn chips.
  ['corn-chips-plain', 'few corn chips', 15],
])('%s: “%s” is %d', (id, text, expected) => {
  expect(eaten(id, text)).toBe(expected);
});

// What goes on or beside another food is less than it is alone.
test.each([
  ['blueberries-raw', 'blueberries', 'porridge', 78],
  ['custard-vanilla', 'custard', 'pie', 130],
  ['broccoli-boiled', 'broccoli', 'salmon', 82],
  ['maple-syrup', 'maple syrup', 'pancakes', 26],
  ['sweet-and-sour-sauce', 'sweet and sour sauce', 'nuggets', 28],
])('%s: “%s” beside %s is %d', (id, text, dish, expected) => {
  expect(eaten(id, text, [dish])).toBe(expected);
});

test('what is spread thinly is spread on every slice', () => {
  expect(eaten('yeast-extract-spread-vegemite-style', 'vegemite', ['toast'], 3)).toBe(12);
  expect(eaten('honey', 'honey', ['toast'], 3)).toBe(eaten('honey', 'honey', ['toast']));
});
