import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { readSentence } from './sentence.ts';

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
    ['a count after its food', 'toast x3 milk', ['3 toast', 'milk']],
    ['short units', 'oats 1c, honey 2t', ['1 cup oats', '2 tsp honey']],
    ['times', 'at half past 4 a banana', ['1 banana']],
    ['an owner', "Leo's mac and cheese", ['mac and cheese']],
    ['bread under a filling', 'egg and lettuce on white', ['egg and lettuce sandwich']],
    ['milk before coffee', 'large oat latte', ['large oat latte']],
    ['times a volume', '375ml x 2 coke zero', ['2 of 375 ml coke zero']],
    ['the same again', 'schooner of carlton, then same again', ['2 schooner carlton']],
    ['one and a half more', 'slice of pizza and another one and a half', ['2.5 slice pizza']],
    ['so often a day', '2 sugars and a dash of milk, x3 today', ['6 sugars', '3 dash milk']],
    ['again later', 'yoghurt 170g tub in the morning and again at night', ['340 g yoghurt']],
    ['some given away', '3 pancakes, gave one to the dog', ['2 pancakes']],
    ['what is left of a pack', 'a tub of olives but gave the rest away', ['1 tub olives']],
    [
      'a part got through',
      'large popcorn, only got through maybe a quarter',
      ['0.25 large popcorn'],
    ],
    ['a part of each', 'a pie and a cake, had half of each', ['0.5 pie', '0.5 cake']],
    ['a table of four', '4 of us split a pizza and 4 naan', ['0.25 pizza', '1 naan']],
    ['halves told first', 'halves in a bottle of shiraz with Jo', ['0.5 bottle shiraz']],
    ['what was not touched', '2 eggs, 1 scoop ice cream melted so didnt eat it', ['2 eggs']],
    ['a kind put right', 'a beef curry, oh and the curry was lamb not beef', ['1 lamb curry']],
    [
      'an amount put right',
      'cup of yoghurt with berries, the yoghurt was half a cup not a full one',
      ['0.5 cup yoghurt', 'berries'],
    ],
    [
      'a size put right',
      'large chips... actually medium, and an apple',
      ['medium chips', '1 apple'],
    ],
    [
      'kinds told after their number',
      '2 hand rolls, one teriyaki chicken one tuna',
      ['1 teriyaki chicken hand rolls', '1 tuna hand rolls'],
    ],
    [
      'a number told one by one',
      'three coffees today, first two long blacks, last one a latte',
      ['2 long blacks coffees', '1 a latte coffees'],
    ],
    ['an amount after a place', 'cold pizza from last night 2 slices', ['2 slice cold pizza']],
    ['an amount said about', 'sambar about a cup, 1 banana', ['1 cup sambar', '1 banana']],
    ['a box after a drink', 'apple juice popper 250ml', ['250 ml apple juice']],
    ['cans counted after', 'coke no sugar can x2', ['2 can coke zero']],
    ['honey on each', '2 crumpets with a teaspoon of honey on each', ['2 crumpets', '2 tsp honey']],
    ['two sauces', 'a burger with garlic and bbq sauce', ['1 burger', 'garlic sauce', 'bbq sauce']],
    [
      'a maker',
      'a tub of Chobani strawberry yoghurt 160g',
      ['1 of 160 g chobani strawberry yoghurt'],
    ],
    ['a slip within a name', 'avo tost x2', ['2 avo toast']],
    ['letters changed about', 'lite mlik 1 cup', ['1 cup lite milk']],
    [
      'a part of a mix',
      '300 ml milk blended with a banana, drank half of it',
      ['150 ml milk', '0.5 banana'],
    ],
    ['a share of a pack', 'a 10 pack of nuggets that I shared (had 4)', ['4 nuggets']],
    ['meat and a weight in brackets', 'ravioli, beef [250g]', ['250 g beef ravioli']],
    ['no crusts', 'half a vegemite sandwich no crusts', ['0.5 vegemite sandwich']],
    ['two words for a long roll', 'foot long meatball sub', ['footlong meatball sub']],
    ['two parts', 'half a steak and a quarter of the potatoes', ['0.5 steak', '0.25 potatoes']],
    ['a cup and more', 'a cup and a quarter of oats', ['1.25 cup oats']],
    ['some of several', 'one of the two sausages', ['1 sausages']],
    ['a share with family', 'shared nachos with my sister', ['0.5 nachos']],
    ['a part of a meal', 'half my lunch: wrap and an apple', ['0.5 wrap', '0.5 apple']],
    ['a part that was left', 'left a quarter of the curry', ['0.75 curry']],
    ['none of it', 'a steak and none of the salad', ['1 steak']],
    ['a part of a pack', 'half a tin of tuna on toast', ['0.5 can tuna', 'toast']],
    ['some off a block', '3 squares off a block of chocolate', ['3 square chocolate']],
    ['what others left', 'my daughter left her nuggets so I ate 3 of them', ['3 nuggets']],
    [
      'a plate that is not listed',
      'a sausage in bread and a bit of potato salad',
      ['1 sausage in bread', 'potato salad'],
    ],
    [
      'a share of two things',
      'split a ham roll and a muffin with Jo',
      ['0.5 ham roll', '0.5 muffin'],
    ],
    ['a share with two friends', 'shared nachos with two friends', ['0.3333 nachos']],
    [
      'a part of what was shared',
      'shared a 250g punnet of cherries, so half',
      ['0.5 of 250 g cherries'],
    ],
    ['what is left in grams', 'a 500g tub of yoghurt, 200g left', ['0.6 of 500 g yoghurt']],
    ['what others took of it', '12 nuggets, the kids had 4', ['8 nuggets']],
    ['a count before a gift', '12 pack of dim sims, had 7, gave 5 away', ['7 dim sims']],
    ['a bowl of what was made', 'made a pot of laksa, had two bowls of it', ['2 bowl laksa']],
    ['half of a side', 'steak with mash, only had half the mash', ['steak', '0.5 mash']],
    [
      'half of a side of a dish',
      'parmy with chips and salad, left half the chips',
      ['parmy', '0.5 chips', 'salad'],
    ],
    ['a side that was not eaten', "burger with fries, didn't eat the fries", ['burger']],
    ['words that nobody knows after a food', 'cold chips yuck', ['cold chips']],
    ['a steak after another food', 'a Calippo, then a steak', ['1 calippo', '1 steak']],
    ['pieces of the food before', 'roast chicken, 2 wings', ['2 wing roast chicken']],
    ['a bowl of nothing', 'made a pot of laksa, 2 bowls', ['1 pot laksa']],
    ['what is extra', 'a kebab no onion extra garlic sauce', ['1 kebab', 'garlic sauce']],
    ['nothing but', 'no lunch except an apple', ['1 apple']],
    ['what was stopped for', 'stopped for ice cream and I had a lamington', ['1 lamington']],
    ['all of it after a share', 'made curry for 2 but ate the lot, about 250g', ['250 g curry']],
    [
      'half of what another got',
      'Sam got the dim sims 20 pack and I had half of those',
      ['10 dim sims'],
    ],
    ['gravy of onions', 'mash with onion gravy', ['mash', 'gravy']],
    ['what is left of a dish', 'leftover mac and cheese', ['leftover mac and cheese']],
    ['meat and rice', 'grilled chicken rice and broccoli', ['grilled chicken', 'rice', 'broccoli']],
    ['a bag and its weight', 'a bag of chips 90g', ['1 of 90 g chips']],
    ['another food after all', 'apple... nah it was a pear', ['1 pear']],
    ['fewer after all', '2 fried eggs no scrap that 1 egg', ['1 fried eggs']],
    ['what was dropped', 'dropped my sandwich so had a muesli bar', ['1 muesli bar']],
    [
      'what had run out',
      'the cafe was out of pies so I got a blueberry muffin',
      ['1 blueberry muffin'],
    ],
    ['a count after a plural', 'a yoghurt, nuggets, about 4', ['1 yoghurt', '4 nuggets']],
    ['how late it was', 'was running late so grabbed a banana', ['1 banana']],
    [
      'a list after with',
      'sandwich with ham, cheese and tomato',
      ['sandwich with ham cheese and tomato'],
    ],
    ['sides of a dish', 'steak with chips and salad', ['steak', 'chips', 'salad']],
    ['what is beside toast', 'eggs with avocado and toast', ['eggs', 'avocado', 'toast']],
    ['most of it', 'most of a burrito', ['0.8 burrito']],
    [
      'a share of a bottle',
      'shared a bottle of red and had gnocchi',
      ['0.5 bottle red', 'gnocchi'],
    ],
    ['two meals', 'lunch was soup and dinner was a steak', ['soup', '1 steak']],
    ['who was there', 'had friends over for a bbq, ate a steak', ['1 steak']],
    ['fruit that was cut', 'apple slices with cheese', ['apple', 'cheese']],
    ['what was named and then counted', 'rump steak, 250 g steak', ['250 g rump steak']],
    ['onions beside sausages', '2 sausages with onion', ['2 sausages', 'fried onion']],
    ['what it is free of', 'sugar free jelly', ['sugar free jelly']],
    ['what it was cooked in', 'beef cheeks in red wine', ['beef cheeks']],
  ])('reads %s: %s', (_, text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});
