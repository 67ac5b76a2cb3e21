import { expect, test } from 'vitest';
import { PLAN_KEYS, PLANS } from '../rules.ts';
import { addOnText, contentsOf, nameWith, trialText } from './contents.ts';

const textsOf = (...of: Parameters<typeof contentsOf>) => contentsOf(...of).map(({ text }) => text);

test('what the small plans contain', () => {
  expect(textsOf(PLANS.free, 'landing')).toEqual([
    '3 demo workouts a week',
    '1 daily reminder',
    'Read-only community',
    'Email support within 72 hours',
  ]);
  expect(textsOf(PLANS.starter, 'pricing')).toEqual([
    '3–5 AI workouts a week',
    'Up to 3 habit goals',
    'Weekly PDF',
    '20 photo analyses in 24 hours',
    'Standard support, 48–72 hours',
  ]);
});

test('each page says its own reading of Trainer Pro', () => {
  const [addOn] = PLANS.trainerPro.addOns;
  if (!addOn) throw new Error('Trainer Pro has an add-on.');
  expect(textsOf(PLANS.trainerPro, 'landing')[0]).toBe('30 clients');
  expect(textsOf(PLANS.trainerPro, 'pricing')[0]).toBe('Up to 50 active clients');
  expect(addOnText(addOn, 'landing')).toBe('+10 clients for $9.99 a month or $99 a year');
  expect(addOnText(addOn, 'pricing')).toBe('+10 clients at $5 a month');
});

test('gyms are told their seats, and what more of them cost', () => {
  expect(textsOf(PLANS.gymGrowth, 'landing')).toEqual([
    '5 trainer seats',
    '200 trainee seats',
    'Admin dashboard and roles',
    'Priority support, 24–48 hours',
  ]);
  expect(PLANS.gymPro.addOns.map((addOn) => addOnText(addOn, 'pricing'))).toEqual([
    '+1 trainer seat for $19.99 a month or $199 a year',
    '+100 trainee seats for $29.99 a month or $299 a year',
  ]);
});

test('what is added to a plan is part of its name', () => {
  expect(nameWith('trainerPro', [])).toBe('Trainer Pro');
  expect(nameWith('trainerPro', [{ key: 'moreClients', count: 2 }])).toBe(
    'Trainer Pro with 20 more clients',
  );
  const seats = [
    { key: 'trainerSeat', count: 1 },
    { key: 'traineeSeats', count: 3 },
  ] as const;
  expect(nameWith('gymPro', seats)).toBe(
    'Gym Pro with 1 more trainer seat and 300 more trainee seats',
  );
});

test('trials', () => {
  expect(trialText(PLANS.free)).toBeNull();
  expect(trialText(PLANS.starter)).toBe('7 days free');
  expect(trialText(PLANS.gymStarter)).toBe('14 days free');
});

test('what the app cannot do yet is marked, and nothing else', () => {
  const marked = PLAN_KEYS.flatMap((key) => contentsOf(PLANS[key], 'pricing'))
    .filter(({ isOpen }) => !isOpen)
    .map(({ text }) => text);
  expect(marked).toEqual([
    'Read-only community',
    'Client messaging with notes and PAR-Q',
    'Payments integration with a payment provider',
  ]);
});
