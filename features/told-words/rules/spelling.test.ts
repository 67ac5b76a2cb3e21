import { expect, it } from 'vitest';
import { sentenceWords } from '#features/foods/rules/amounts/sentence-words.ts';
import { NearWords } from './near-words.ts';
import { type FoodNames, SpelledText } from './spelling.ts';

const NAMES = [
  'chicken breast',
  'shepherds pie',
  'onion rings',
  'spinach',
  'coffee',
  'flat white',
  'broccoli',
  'cereal',
  'watermelon',
  'water',
  'melon',
  'satay chicken',
  'flour',
  'fries',
  'prawn har gow',
  'honey',
  'toast',
];
const words = NAMES.flatMap((name) => name.split(' '));
const near = new NearWords(words.map((word) => [word, 1]));
const names: FoodNames = {
  knows: (word) => words.includes(word),
  isNamed: (text) => NAMES.includes(text),
  near: (word, limit) => near.find(word, limit),
};
const spell = (typed: string) => new SpelledText(typed, names, (word) => word === 'large');

it.each([
  ['chiken brest', 'chicken breast'],
  ['shepards pie', 'shepherds pie'],
  ['onion rngs', 'onion rings'],
  ['2 cups spinich', '2 cups spinach'],
  ['cofee w brocoli', 'coffee w broccoli'],
  ['3 bunchs of toast', '3 bunches of toast'],
  ['4 prawn hakaw', '4 prawn har gow'],
  ['flatwhite and halfa melon', 'flat white and half a melon'],
  ['water melon', 'watermelon'],
  ['bowl of serial', 'bowl of cereal'],
  ['2 tbsp flower', '2 tbsp flour'],
  ['honey 1 T', 'honey 1 tbsp'],
  ['2lge toast', '2 large toast'],
  ['scoop n a half', 'scoop and a half'],
  ['150gtoast', '150 g toast'],
  ['20 g pb2', '20 g powdered peanut butter'],
  ['cereallll', 'cereal'],
])('%s is %s', (typed, meant) => expect(spell(typed).text).toBe(meant));

it.each([
  'sat down with everything',
  'the hours flew',
  'a flower on the table',
  'serial killers on tv',
  'Karen had toast',
  'chrissy with tina and luke',
  'quindles',
  "Jess's toast",
  'chilled at the freezer',
])('%s stays as it was typed', (typed) => expect(spell(typed).text).toBe(typed));

it('marks what may have been another word, and knows what was typed for it and where', () => {
  const typed = 'hny, cofee and 2 tbsp flower';
  const spelled = spell(typed);
  const read = spelled.asTyped(sentenceWords(spelled.text));
  expect(read.map(({ folded, text, isGuess = false }) => [folded, text, isGuess])).toEqual([
    ['honey', 'hny', true],
    ['coffee', 'cofee', false],
    ['and', 'and', false],
    ['2', '2', false],
    ['tbsp', 'tbsp', false],
    ['flour', 'flower', false],
  ]);
  expect(read.every(({ from, to, text }) => typed.slice(from, to) === text)).toBe(true);
});
