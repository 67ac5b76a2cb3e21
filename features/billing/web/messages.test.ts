import { expect, it } from 'vitest';
import type { Offer } from '../contract.ts';
import { overTexts, termsOf } from './messages.ts';

const offer: Offer = {
  plan: 'gymStarter',
  period: 'monthly',
  addOns: [{ key: 'trainerSeat', count: 1, cents: 1999 }],
  priceCents: 9899,
  priceId: 'price_gym_starter_monthly',
  startsWithGym: false,
  effect: 'charge',
  dueNowCents: 9899,
  endsAt: null,
};

it('a change says what would be beyond the plan, counting what is added to it', () => {
  const limits = [
    { thing: 'trainerSeats', limit: 5, used: 3 },
    { thing: 'traineeSeats', limit: 200, used: 51 },
    { thing: 'workoutsPerWeek', limit: null, used: 9 },
    { thing: 'habitGoals', limit: null, used: null },
  ] as const;
  expect(overTexts(offer, [...limits])).toEqual([
    'Trainee seats: you have 51, the limit is 50. Nothing is deleted. You can only read what’s over the limit.',
  ]);
});

it('the terms name what is added, and say that no payment is taken', () => {
  const terms = termsOf(offer);
  expect(terms[0]).toBe(
    'Gym Starter with 1 more trainer seat: $98.99 a month, GST included, from today.',
  );
  expect(terms.at(-1)).toContain('takes no payment');
});
