import { expect, test } from 'vitest';
import type { Booking } from '#features/bookings/contract.ts';
import type { TaughtClass } from '#features/classes/contract.ts';
import type { CalendarSession } from '#features/trainer-calendar/rules/calendar-sessions.ts';
import { requestsWaiting, sessionsToCome } from './trainer-sessions.ts';
import { untilWords } from './until-words.ts';
import { openMinutes, weekLines } from './week-lines.ts';

const NOW = Date.parse('2026-11-24T00:00:00Z');
const booking = (id: string, changes: Partial<Booking>): Booking =>
  ({
    id,
    sessionId: id,
    state: 'confirmed',
    start: '2026-11-24T01:00:00.000Z',
    end: '2026-11-24T02:00:00.000Z',
    offer: { id: 'group', name: 'Barbell club', link: null },
    isOnline: false,
    place: null,
    clientName: id,
    clientPhoto: null,
    keptUntil: null,
    may: { decide: false },
    ...changes,
  }) as Booking;

const yoga = (changes: Partial<TaughtClass>): TaughtClass => ({
  sessionId: 'yoga',
  organisationName: 'Harbour Gym',
  name: 'Yoga',
  start: '2026-11-24T03:00:00.000Z',
  end: '2026-11-24T04:00:00.000Z',
  timeZone: 'Australia/Sydney',
  roomName: null,
  capacity: 12,
  booked: 0,
  cancelReason: null,
  ...changes,
});

test('what runs now, what is next and what follows, a group and a class each as one session', () => {
  const sessions = sessionsToCome(
    [
      booking('Ann', { start: '2026-11-25T01:00:00.000Z', end: '2026-11-25T02:00:00.000Z' }),
      booking('Bo', { sessionId: 'group' }),
      booking('Cy', { sessionId: 'group' }),
      booking('Di', { state: 'cancelled' }),
      booking('Ed', { start: '2026-11-23T22:00:00.000Z', end: '2026-11-24T00:00:00.000Z' }),
      booking('Flo', { start: '2026-11-23T23:30:00.000Z', end: '2026-11-24T00:30:00.000Z' }),
      booking('Gus', { state: 'requested' }),
    ],
    [yoga({}), yoga({ sessionId: 'off', cancelReason: 'Ill' })],
    NOW,
  );
  const who = ({ bookings, offerName }: CalendarSession) =>
    bookings.length > 0 ? bookings.map(({ clientName }) => clientName) : offerName;
  expect(sessions.now.map(who)).toEqual([['Flo']]);
  expect(sessions.next && who(sessions.next)).toEqual(['Bo', 'Cy']);
  expect(sessions.later.map(who)).toEqual(['Yoga', ['Ann']]);
  expect(sessionsToCome([], [], NOW)).toEqual({ now: [], next: null, later: [] });
});

test.each([
  [30_000, 'in 1 min'],
  [25 * 60_000, 'in 25 min'],
  [60 * 60_000, 'in 1 h'],
  [130 * 60_000, 'in 2 h 10 min'],
  [12 * 3_600_000, null],
])('how long it is until then, %i ms', (ms, words) => {
  expect(untilWords(ms)).toBe(words);
});

test('requests stand in the order in which they expire', () => {
  const may = { decide: true } as Booking['may'];
  const waiting = requestsWaiting([
    booking('late', { may, keptUntil: '2026-11-24T20:00:00.000Z' }),
    booking('soon', { may, keptUntil: '2026-11-24T10:00:00.000Z' }),
    booking('none', {}),
  ]);
  expect(waiting.map(({ id }) => id)).toEqual(['soon', 'late']);
});

test('days in a row with the same hours are one line', () => {
  const morning = { startMinute: 360, endMinute: 660 };
  const night = { startMinute: 1320, endMinute: 60 };
  const week = [
    { weekday: 2, ...morning },
    { weekday: 1, ...morning },
    { weekday: 4, ...morning },
    { weekday: 5, ...night },
  ];
  expect(weekLines(week)).toEqual([
    { from: 1, to: 2, hours: [morning] },
    { from: 4, to: 4, hours: [morning] },
    { from: 5, to: 5, hours: [night] },
  ]);
  expect(openMinutes(week)).toBe(3 * 300 + 180);
  expect(weekLines([])).toEqual([]);
});
