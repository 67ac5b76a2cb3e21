import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinutes, toServings } from './minutes.ts';
import { readText } from './read-text.ts';

test('a text with headings is divided by them', () => {
  const read = readText(`Nan's pumpkin soup

My favourite in winter.
Serves 4 | Prep: 15 mins | Cook: 1 hr 10 min

Ingredients
1 kg pumpkin, peeled
1 onion
For the topping:
2 tbsp pepitas

Method
1. Roast the pumpkin for 30 minutes.
2) Blend everything.

Notes
Freezes well.`);
  expect(read).toMatchObject({
    name: "Nan's pumpkin soup",
    description: 'My favourite in winter.',
    yields: 'Serves 4',
    activeMinutes: 15,
    totalMinutes: 85,
    ingredients: ['1 kg pumpkin, peeled', '1 onion', 'For the topping:', '2 tbsp pepitas'],
    steps: ['Roast the pumpkin for 30 minutes.', 'Blend everything.'],
    notes: 'Freezes well.',
  });
});

test('without headings, lines with amounts are ingredients', () => {
  const read = readText(`Banana bread
Makes 1 loaf
3 ripe bananas
1½ cups self-raising flour
a pinch of salt
80 g butter, melted
Mash the bananas with a fork in a large bowl.
Mix in everything else and bake for 50 minutes at 180 °C.`);
  expect(read.name).toBe('Banana bread');
  expect(read.ingredients).toHaveLength(4);
  expect(read.steps).toHaveLength(2);
  expect(read.yields).toBe('Makes 1 loaf');
});

test('bullets, bold headings and an address are understood', () => {
  const read = readText(`# Salad
https://example.com/salad
**Ingredients**
- 1 cos lettuce
• salt, to taste
**Directions:**
Step 1: Tear the lettuce.
Step 2: Season.`);
  expect(read).toMatchObject({ name: 'Salad', url: 'https://example.com/salad' });
  expect(read.ingredients).toEqual(['- 1 cos lettuce', '• salt, to taste']);
  expect(read.steps).toEqual(['Tear the lettuce.', 'Season.']);
});

test('no text breaks it, and no line is lost where headings divide the text', () => {
  const words = fc.constantFrom(
    'Ingredients',
    'Method',
    '2 eggs',
    'salt',
    '1. Mix.',
    '',
    'Serves 4',
    'For the sauce:',
    'Title',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((lines) => lines.join('\n')),
      ),
      (text) => {
        const read = readText(text);
        expect(read.ingredients.every((line) => text.includes(line))).toBe(true);
      },
    ),
  );
});

test.each([
  ['PT1H30M', 90],
  ['P0DT0H45M', 45],
  ['PT90M', 90],
  ['1 hour 20 mins', 80],
  ['1½ hrs', 90],
  ['45', 45],
  [30, 30],
  ['0', null],
  ['overnight', null],
  ['P5Y', null],
])('%s is %s minutes', (text, minutes) => {
  expect(toMinutes(text)).toBe(minutes);
});

test.each([
  ['Serves 4-6', 4, '4-6'],
  ['4 servings', 4, null],
  ['Makes 12 muffins', 12, '12 muffins'],
  ['2 cups', null, '2 cups'],
  ['a crowd', null, 'a crowd'],
  ['-3', 3, '-3'],
])('%s serves %s', (text, servings, note) => {
  expect(toServings(text)).toEqual({ servings, note });
});
