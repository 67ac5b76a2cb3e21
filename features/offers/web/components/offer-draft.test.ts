import { expect, test } from 'vitest';
import { checkOffer, newOffer, type OfferDraft, toCents, toOfferDraft } from './offer-draft.ts';

const PLACE = '0b9f6f5e-8a3c-4a4e-9a54-6f2c1d1b7a10';
const first: OfferDraft = { ...newOffer, name: 'Personal training', price: '85' };
const check = (part: Partial<OfferDraft>) => checkOffer({ ...first, ...part }, PLACE);

test('a first offer takes a name and a price; the place is the first one', () => {
  const { content, errors } = checkOffer(first, PLACE);
  expect(errors).toEqual({});
  expect(content).toMatchObject({
    minutes: 60,
    priceCents: 8_500,
    placeId: PLACE,
    capacity: 1,
    hours: null,
    packs: [],
  });
});

test('an offer that is read and sent again stays the same', () => {
  const { content } = check({
    where: 'online',
    link: 'https://meet.example/a',
    who: 'group',
    capacity: '12',
    price: '19.95',
    maxPerDay: '3',
    hasOwnHours: true,
    days: { 6: [{ key: 0, from: '08:00', to: '12:00' }] },
    packs: [{ key: 0, credits: '10', price: '$800', validDays: '365' }],
  });
  if (!content) throw new Error('nothing to send');
  expect(checkOffer(toOfferDraft(content), PLACE)).toEqual({ content, errors: {} });
  expect(content.hours).toEqual([{ weekday: 6, startMinute: 480, endMinute: 720 }]);
});

test.each<[keyof OfferDraft, string, Partial<OfferDraft>]>([
  ['name', 'Enter a name.', { name: ' ' }],
  ['minutes', 'Use 5 to 480 minutes.', { minutes: 'an hour' }],
  ['price', 'Enter a price from $0 to $10,000.', { price: '-1' }],
  ['price', 'Enter a price from $0 to $10,000.', { price: '' }],
  ['price', 'Enter a price from $0 to $10,000.', { price: '9.999' }],
  ['capacity', 'Use 1 to 200 people.', { who: 'group', capacity: '201' }],
  ['gridMinutes', 'Use 5 to 60 minutes, in steps of 5.', { gridMinutes: '7' }],
  ['bufferBeforeMinutes', 'Use 0 to 240 minutes.', { bufferBeforeMinutes: '241' }],
  ['bufferAfterMinutes', 'Use 0 to 240 minutes.', { bufferAfterMinutes: '' }],
  ['noticeHours', 'Use 0 to 720 hours.', { noticeHours: '721' }],
  ['daysAhead', 'Use 1 to 365 days.', { daysAhead: '0' }],
  ['maxPerDay', 'Use 1 to 100, or leave it empty.', { maxPerDay: '0' }],
  ['maxPerWeek', 'Use 1 to 100, or leave it empty.', { maxPerWeek: 'many' }],
  ['freeUntilHours', 'Use 0 to 336 hours.', { freeUntilHours: '337' }],
  ['latePercent', 'Use 0 to 100 per cent.', { latePercent: '101' }],
  ['missedPercent', 'Use 0 to 100 per cent.', { missedPercent: '' }],
  [
    'link',
    'Enter a link that starts with https://.',
    { where: 'online', link: 'http://meet.example' },
  ],
  ['days', 'Add hours on at least one day.', { hasOwnHours: true }],
])('what is wrong with %s is said at its box: %s', (field, sentence, part) => {
  expect(check(part).errors).toEqual({ [field]: sentence });
});

test('what is wrong with a pack is said at each of its boxes', () => {
  const packs = [
    { key: 4, credits: '10', price: '800', validDays: '365' },
    { key: 7, credits: '1', price: '-1', validDays: '' },
  ];
  expect(check({ packs }).errors).toEqual({
    'packs.1.credits': 'Use 2 to 100 credits.',
    'packs.1.price': 'Enter $0 to $10,000.',
    'packs.1.validDays': 'Use 1 to 730 days.',
  });
});

test('what is hidden is neither checked nor sent', () => {
  const { content, errors } = check({ isFree: true, price: 'x', capacity: 'x', link: 'x' });
  expect(errors).toEqual({});
  expect(content).toMatchObject({ priceCents: 0, capacity: 1, link: null });
});

test.each([
  ['85', 8_500],
  ['$85.50', 8_550],
  ['19,95', 1_995],
  ['0.29', 29],
])('%s is %i cents', (text, cents) => expect(toCents(text)).toBe(cents));
