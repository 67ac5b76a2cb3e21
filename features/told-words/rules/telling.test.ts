import { describe, expect, it } from 'vitest';
import { CORRECTED, SHARED } from './signs.ts';
import { withoutStory } from './telling.ts';

const isFood = (words: string): boolean => /pie|wine/.test(words);
const plain = (text: string): string => withoutStory(text, isFood).replace(/\s+/g, ' ').trim();

describe('withoutStory', () => {
  it.each([
    'greek yoghurt – 170 g',
    'thai green curry - 1 bowl',
    'oats: 40 g, milk: 200 ml',
    'eggs: 2 boiled, toast: 1 slice',
  ])('keeps a food before its amount: %s', (text) => {
    expect(withoutStory(text, isFood)).toBe(text);
  });

  it.each([
    ['thai – half a pear', /^– half a pear$/],
    ['stir fry: 150g beef, 1 cup of rice', /^150g beef, 1 cup of rice$/],
  ])('takes out a heading of what is told part by part: %s', (text, wanted) => {
    expect(plain(text)).toMatch(wanted);
  });

  it.each([
    ['ate a snickers about 4', 'a snickers'],
    ['a yoghurt around 3 and a pear', 'a yoghurt and a pear'],
    ['eggs about 4 and toast', 'eggs about 4 and toast'],
    ['rice about 2 and a half cups', 'rice about 2 and a half cups'],
    ['10.30 - latte', '; latte'],
    ['naan, rice no thanks', 'naan, no rice'],
    ['steak, chips went to hubby', 'steak, no chips'],
    ['only the egg and tomato of the big brekky', 'only the egg and tomato'],
    ['went to get a donut but came home with a pear', 'no a donut, , came home with a pear'],
    ['tofu 1/3 block (~120g)', 'tofu 120g'],
  ])('tells what was eaten from times, refusals and dishes: %s', (text, wanted) => {
    expect(plain(text)).toBe(wanted);
  });

  it('leaves every word that stays in its place', () => {
    const text = 'after the gym I smashed a banana';
    expect(withoutStory(text, isFood)).toHaveLength(text.length);
    expect(withoutStory(text, isFood).indexOf('banana')).toBe(text.indexOf('banana'));
  });

  it.each([
    ['got hungry so I grabbed a pear', /^hungry , a pear$/],
    ['a pear on the way home', /^a pear$/],
    ['okay um a pear full stop', /^a pear \.$/],
    ['8am: pear. 1pm: apple', /^\. pear\. \. apple$/],
  ])('takes out what tells how it came about: %s', (text, wanted) => {
    expect(plain(text)).toMatch(wanted);
  });

  it.each([
    ['a glass o red', 'a glass red'],
    ['soba noodles a bundle', 'soba noodles 1 bundle'],
    ['half a cup', 'half a cup'],
    ['a 10 pack of nuggets', '10 nuggets'],
    ['2 packs of chips', '2 packs of chips'],
    ['a family size block of chocolate', 'a big block of chocolate'],
    ['sweet n sour', 'sweetnsour'],
    ['sweet n sour pork', 'sweet n sour pork'],
    ['curry, beef one', 'curry (beef)'],
    ['B: pear / L: pie', 'pear / ; pie'],
  ])('writes out how people count and pack: %s', (text, wanted) => {
    expect(plain(text)).toBe(wanted);
  });

  it('marks corrections and shares', () => {
    expect(plain('2 pears no wait make that 3')).toBe(`2 pears ${CORRECTED} 3`);
    expect(plain('a cake which I shared with Sam')).toBe(`a cake ${SHARED}2`);
    expect(plain('a cake split three ways')).toBe(`a cake ${SHARED}3`);
    expect(plain('a cake, only ate half')).toBe(`a cake, ${SHARED}½`);
  });

  it('says no of what was not eaten', () => {
    expect(plain('nearly bought a donut')).toBe('no donut');
    expect(plain('pear instead of the chips')).toBe('pear no chips');
    expect(plain('everything except onion and beetroot')).toBe('no onion no beetroot');
  });

  it.each([
    ['the kids had nuggets and chips, I had a pear', /^no nuggets no chips, a pear$/],
    ['he had the ribs and I had a pear', /^no ribs and a pear$/],
    ['a pear, Josh ate my pie and cake', /^a pear, no pie no cake$/],
    ['Bub threw most of his avocado so I had a pear', /^no 4\/5 of his avocado , a pear$/],
    ['Met Rosemary and Uncle Basil, a pear', /^and they, a pear$/],
    ['luke had the pie so I had a pear', /^no pie , a pear$/],
    ['what the kids ate, a pear', /^, a pear$/],
    ['toddler ate a pear', /^a pear$/],
  ])('leaves out what others ate: %s', (text, wanted) => {
    expect(plain(text)).toMatch(wanted);
  });

  it.each([
    ['pancakes with syrup, 2 of them', /^2 pancakes with syrup$/],
    ['a double espresso, no wait, single', /^a espresso$/],
    ['had pasta with tomato sauce', /^(had )?pasta napoletana$/],
    ['pear? no. 1 apple', /^no pear ?\. 1 apple$/],
  ])('puts what is told after a food to it: %s', (text, wanted) => {
    expect(plain(text)).toMatch(wanted);
  });

  it('keeps a clause that names food before its verb', () => {
    expect(plain('a pie and a wine I had')).toBe('a pie and a wine I had');
  });
});
