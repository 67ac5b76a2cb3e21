import { expect, test } from 'vitest';
import { searchedTexts, wordReason } from './word-reasons.ts';
import { quote, sentencesOf, wordGroups } from './word-search.ts';

test.each([
  ['a trainer for my sore knee', ['sore', 'knee'], 'rehabilitation'],
  ['Boxing', ['boxing'], 'martial'],
  ['pregnancy', ['pregnancy'], 'postnatal'],
  ['running', ['running'], 'marathon'],
  ['O’Brien', ['obrien'], 'obrien'],
  ['Zoë', ['zoe'], 'zoe'],
  // Nothing but fillers: they are what was typed.
  ['Will', ['will'], 'will'],
  ['one on one', ['one', 'on'], 'one'],
  ['a|b & !c:*', ['b', 'c'], 'b'],
  ['  ', [], undefined],
] as const)('%j looks for %j', (text, typed, term) => {
  const groups = wordGroups(text);
  expect(groups.map((group) => group.typed)).toEqual(typed);
  if (term) expect(groups.flatMap(({ terms }) => terms)).toContain(term);
});

const told = {
  name: 'Kit Marlow',
  headline: 'Strong again',
  bio: 'I train people. Many came to me with a sore knee! Now they run.',
  specialties: ['Rehabilitation', 'Running'],
  languages: ['English'],
  places: [{ suburb: 'Bondi' }],
  offerNames: ['Run coaching'],
};

test('few texts say why, the name of a thing before a sentence, and which words they only stand for', () => {
  const groups = wordGroups('sore knee running');
  const [sore, knee, running] = groups;
  if (!sore || !knee || !running) throw new Error('Three words.');
  const sentence = 'Many came to me with a sore knee!';
  const held = new Map([
    ['Rehabilitation', [sore, knee]],
    ['Run coaching', [running]],
    ['Running', [running]],
    [sentence, [sore, knee]],
  ]);
  expect(wordReason(searchedTexts(told), held)).toEqual({
    texts: [
      { text: 'Rehabilitation', isQuote: false },
      { text: 'Running', isQuote: false },
    ],
    closeTo: ['sore', 'knee'],
  });
  expect(wordReason(searchedTexts(told), new Map([[sentence, [sore, knee]]]))).toEqual({
    texts: [{ text: sentence, isQuote: true }],
    closeTo: [],
  });
  expect(wordReason(searchedTexts(told), new Map([['Run coaching', [running]]]))?.closeTo).toEqual(
    [],
  );
  expect(wordReason(searchedTexts(told), new Map())).toBeNull();
});

test('a story falls into sentences, and long ones are cut between words', () => {
  expect(sentencesOf('One. Two!\n\nThree')).toEqual(['One.', 'Two!', 'Three']);
  const long = 'word '.repeat(40);
  expect(quote(long)).toMatch(/^(word ){1,18}word…$/);
});
