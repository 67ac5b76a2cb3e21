import { expect, test } from 'vitest';
import { type Journey, weighJourneys } from './budget.ts';

const journeys = (count: number, name: string, processorSeconds: number | null = 4): Journey[] =>
  Array.from({ length: count }, (_, at) => ({ file: `${name}${at}.spec.ts`, processorSeconds }));
const mixed = (count: number) =>
  journeys(count, 'area').map((one, at) => ({ ...one, file: `a${at}.spec.ts` }));

test('a hundred journeys of many areas are within the budget, one more is not', () => {
  expect(weighJourneys(mixed(100)).broken).toEqual([]);
  expect(weighJourneys(mixed(101)).broken).toEqual([expect.stringContaining('101 journeys')]);
});

test('an area that takes more than its share is named', () => {
  const { broken, lines } = weighJourneys([...mixed(60), ...journeys(20, 'food-log-', 6)]);
  expect(broken).toEqual(['food-log takes 33 % of the journeys, at most 25 %.']);
  expect(lines[0]).toMatch(/^food-log +20 journeys +120 s +33 %$/);
});

test('the sweep of all screens may take more than one area, but not most', () => {
  expect(weighJourneys([...mixed(60), ...journeys(4, 'sweep', 30)]).broken).toEqual([]);
  expect(weighJourneys([...mixed(60), ...journeys(4, 'sweep', 40)]).broken).toEqual([
    'sweep takes 40 % of the journeys, at most 35 %.',
  ]);
});

test('journeys that grow dear on the whole are told', () => {
  const dear = mixed(50).map((one) => ({ ...one, processorSeconds: 25 }));
  expect(weighJourneys(dear).broken).toEqual([
    'The journeys take 1250 s of the processor, at most 850 s.',
  ]);
});

test('where nobody tells what a journey uses they are counted all the same', () => {
  expect(
    weighJourneys(mixed(90).map((one) => ({ ...one, processorSeconds: null }))).broken,
  ).toEqual([]);
});
