import { expect, it } from 'vitest';
import { DEFAULT_PLAN } from './plan-settings.ts';
import { peopleSaid } from './said-people.ts';

const names = { person: (at: number) => `Person ${at}`, child: (at: number) => `Child ${at}` };
const nobody = { people: null, kids: null, kidShare: null, partnerShare: null };
const me = DEFAULT_PLAN.people;

it.each([
  ['nothing said', nobody, [['Me', 1]]],
  [
    'two people',
    { ...nobody, people: 2 },
    [
      ['Me', 1],
      ['Person 2', 1],
    ],
  ],
  [
    'a child',
    { ...nobody, kids: 1, kidShare: 0.5 },
    [
      ['Me', 1],
      ['Child 1', 0.5],
    ],
  ],
  [
    'my husband eats double',
    { ...nobody, partnerShare: 2 },
    [
      ['Me', 1],
      ['Person 2', 2],
    ],
  ],
  ['just me', { ...nobody, people: 1 }, [['Me', 1]]],
])('%s', (_, said, people) => {
  const found = peopleSaid(me, said, names);
  expect(found.map(({ name, share }) => [name, share])).toEqual(people);
  // Said again nobody comes twice.
  expect(peopleSaid(found, said, names)).toEqual(found);
});

it('keeps people who are there and gives every person an id of their own', () => {
  const four = peopleSaid(me, { ...nobody, people: 4 }, names);
  const three = peopleSaid(four, { ...nobody, people: 3, kids: 2 }, names);
  expect(three.slice(0, 3)).toEqual(four.slice(0, 3));
  expect(new Set(three.map(({ id }) => id)).size).toBe(5);
});
