import { expect, test } from 'vitest';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { timerName, timesInText } from './step-timers.ts';

const secondsIn = (text: string) => timesInText(text).map(({ seconds }) => seconds);

test.each([
  ['Simmer for 15 minutes.', [900]],
  ['Simmer for 15 mins, then 1 min more.', [900, 60]],
  ['Bake for 1½ hours.', [5400]],
  ['Bake for 1 1/2 hours.', [5400]],
  ['Roast 1 hour 20 minutes.', [4800]],
  ['Roast 1 hour and 20 minutes.', [4800]],
  ['Fry for 10–12 minutes.', [600]],
  ['Fry for 10 to 12 minutes.', [600]],
  ['Boil for 2.5 minutes.', [150]],
  ['Boil for 2,5 minutes.', [150]],
  ['Leave for an hour.', [3600]],
  ['Leave for half an hour.', [1800]],
  ['Leave for an hour and a half.', [5400]],
  ['Rest for a minute.', [60]],
  ['Give it a 20-minute rest.', [1200]],
  ['Microwave for 30 seconds.', [30]],
  ['Cook on low for 8 hours.', [28_800]],
  ['Rest for ten minutes.', [600]],
  ['Bake 40 minutes, stirring every 10 minutes.', [2400]],
  ['Keep it for 3 days, or leave overnight.', []],
  ['Cut into 10 and set aside.', []],
  ['Heat to 200°C and add 2 cups.', []],
  ['Marinate for 48 hours.', []],
  ['Blitz for 1 second.', []],
])('%s has timers of %j seconds', (text, expected) => {
  expect(secondsIn(text)).toEqual(expected);
});

test('a time says where it stands', () => {
  const text = 'Simmer for 15 minutes until soft.';
  const [time] = timesInText(text);
  expect(text.slice(time?.start, time?.end)).toBe('15 minutes');
});

test.each([
  ['Soften brown onion in olive oil for ', 'Soften brown onion in olive oil'],
  ['Add salt. Simmer for ', 'Simmer'],
  [', then the chicken for ', 'The chicken'],
  ['Simmer for the last ', 'Simmer'],
  ['Cook red lentils, brown onion, celery and carrots for ', 'Cook red lentils, brown onion'],
  ['For ', ''],
])('%j names the timer %j', (before, name) => {
  expect(timerName(before)).toBe(name);
});

test('each minute that a built-in recipe names becomes a timer', () => {
  const steps = RECIPES.flatMap(({ steps }) => steps);
  const named = steps.filter((step) => /\d (minute|hour)/.test(step));
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter((step) => secondsIn(step).length === 0)).toEqual([]);
});
