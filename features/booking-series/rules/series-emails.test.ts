import { expect, it } from 'vitest';
import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import { composeSeriesEmail } from './series-emails.ts';

const START_MS = Date.parse('2026-11-22T22:00:00.000Z');

const textTo = (to: 'client' | 'guardian', hasCredit: boolean): string =>
  composeSeriesEmail({
    to,
    timeZone: 'Australia/Sydney',
    sessions: [0, 1].map((week) => ({
      news: { kind: 'requested' },
      startMs: START_MS + week * 604_800_000,
      endMs: START_MS + week * 604_800_000 + 3_600_000,
      agreement: {
        policy: USUAL_POLICY,
        priceCents: 9_000,
        bookedAtMs: START_MS - 864_000_000,
        wasMovedByTrainer: false,
        offerName: 'Personal training',
        timeZone: 'Australia/Sydney',
        isOnline: false,
        link: null,
        place: null,
      },
      settlement: null,
      hasCredit,
      untilMs: START_MS - 777_600_000,
    })),
    clientName: 'Noah',
    trainerName: 'Priya',
    message: null,
    reason: null,
    isByTrainer: true,
    credits: 2,
    href: 'https://vigour.test/trainers/bookings/1',
    otherTimesHref: 'https://vigour.test/trainers/book/1',
    nowMs: START_MS - 864_000_000,
  }).text;

it('credits are the client’s, also where a parent or guardian reads of them', () => {
  expect(textTo('client', false)).toContain(
    'or a credit: you have 2. You choose when you confirm.',
  );
  expect(textTo('guardian', false)).toContain(
    'or a credit: they have 2. They choose when they confirm.',
  );
  expect(textTo('client', true)).toContain('Paid with 2 of your credits.');
  expect(textTo('guardian', true)).toContain('Paid with 2 of their credits.');
});
