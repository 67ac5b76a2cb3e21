import { expect, test } from 'vitest';
import type { Booking } from '#features/bookings/contract.ts';
import { requestsWaiting, sessionsToCome } from './trainer-sessions.ts';
import { openMinutes, weekLines } from './week-lines.ts';

const NOW = Date.parse('2026-11-24T00:00:00Z');
const booking = (id: string, changes: Partial<Booking>): Booking =>
  ({
    id,
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

test('a group is one session, the next stands first, and what is over or not confirmed is left out', () => {
  const later = { start: '2026-11-25T01:00:00.000Z', end: '2026-11-25T02:00:00.000Z' };
  const over = { start: '2026-11-23T22:00:00.000Z', end: '2026-11-24T00:00:00.000Z' };
  const sessions = sessionsToCome(
    [
      booking('Ann', later),
      booking('Bo', {}),
      booking('Cy', {}),
      booking('Di', { state: 'cancelled' }),
      booking('Ed', over),
      booking('Flo', { offer: { id: 'other', name: 'Other', link: null } }),
    ],
    NOW,
  );
  expect(sessions.map(({ people }) => people)).toEqual([['Bo', 'Cy'], ['Flo'], ['Ann']]);
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
