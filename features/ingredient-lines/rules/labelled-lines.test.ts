import { expect, test } from 'vitest';
import { allFacts } from '#features/recipe-book/rules/food-facts.ts';
import { catalogueIndex } from '../testing/catalogue-names.ts';
import { DEVELOPMENT_LINES } from '../testing/development-lines.ts';
import { HELD_BACK_LINES } from '../testing/held-back-lines.ts';
import { readIngredientLine } from './ingredient-line.ts';
import { matchCatalogue } from './match-catalogue.ts';

/** Share of lines whose amount, unit and food are all right. */
const MIN_SHARE = 0.92;

type Labelled = {
  text: string;
  amount: string;
  units: string[];
  foods: string[];
  isAmerican: boolean;
};

const keys = new Map(allFacts().map(({ key, foodId }) => [key, foodId]));

function toFoodId(label: string): string {
  if (label.startsWith('@')) return `catalogue:${label.slice(1)}`;
  const foodId = keys.get(label);
  if (foodId === undefined) throw new Error(`"${label}" is no food.`);
  return foodId;
}

const parseLines = (text: string): Labelled[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [written = '', amount = '', unit = '', foods = '', page = ''] = line.split(' | ');
      return {
        text: written,
        amount,
        units: unit.split(','),
        foods: foods === '-' ? [] : foods.split(',').map(toFoodId),
        isAmerican: page === 'us',
      };
    });

const SIZES = new Set(['small', 'large']);

function whatIsWrong(line: Labelled): string[] {
  const system = line.isAmerican ? 'american' : 'australian';
  const read = matchCatalogue(readIngredientLine(line.text, system), catalogueIndex(), system);
  const [from = '-', to = '-'] = line.amount.split(/-(?=\d)/);
  const isAmount = (value: number | null, label: string) =>
    label === '-' ? value === null : value !== null && Math.abs(value - Number(label)) < 0.01;
  const unit = read.unit === null ? '-' : SIZES.has(read.unit) ? 'each' : read.unit;
  const foodId = read.food?.foodId;
  const isFood = foodId === undefined ? line.foods.length === 0 : line.foods.includes(foodId);
  return [
    ...(isAmount(read.amount, from) && isAmount(read.amountTo, to)
      ? []
      : [`amount ${read.amount}-${read.amountTo}`]),
    ...(line.units.includes(unit) ? [] : [`unit ${unit}`]),
    ...(isFood ? [] : [`food ${foodId} (${read.foodWords})`]),
  ];
}

function measure(text: string) {
  const lines = parseLines(text);
  const wrong = lines.flatMap((line) => {
    const problems = whatIsWrong(line);
    return problems.length > 0 ? [`${line.text}: ${problems.join(', ')}`] : [];
  });
  return { count: lines.length, wrong, share: 1 - wrong.length / lines.length };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

test('lines that the rules were written with are read right', () => {
  const { count, wrong, share } = measure(DEVELOPMENT_LINES);
  process.stdout.write(`Ingredient lines: ${percent(share)} of ${count} right.\n`);
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(MIN_SHARE);
});

test('lines that were held back are read right', () => {
  const { count, share } = measure(HELD_BACK_LINES);
  process.stdout.write(`Held-back ingredient lines: ${percent(share)} of ${count} right.\n`);
  // The lines that are wrong are not printed, so that no rule is written for them.
  expect(share).toBeGreaterThanOrEqual(MIN_SHARE);
});

test('there are at least 400 labelled lines, 150 of them held back', () => {
  expect(parseLines(HELD_BACK_LINES).length).toBeGreaterThanOrEqual(150);
  expect(parseLines(DEVELOPMENT_LINES).length).toBeGreaterThanOrEqual(250);
});
