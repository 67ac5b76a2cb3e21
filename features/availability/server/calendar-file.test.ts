import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import {
  type CalendarEvent,
  type CalendarMethod,
  toCalendarFile,
} from '#features/calendar-files/rules/calendar-file.ts';
import { busyOfCalendar } from './providers/busy-of-calendar.ts';

const START = Date.parse('2026-11-24T08:00Z');
const RANGE = { startMs: START - 86_400_000, endMs: START + 86_400_000 };

const booking: CalendarEvent = {
  uid: 'booking-1@vigour.example',
  sequence: 0,
  changedAtMs: Date.parse('2026-11-20T08:00Z'),
  startMs: START,
  endMs: START + 3_600_000,
  isCancelled: false,
  isTentative: false,
  title: 'Strength; with Priya, at “Park”',
  description: `Bring water.\nNo. 1: ${'ü'.repeat(80)}`,
  location: 'Park, Marrickville',
  url: 'https://vigour.example/trainers/bookings/1',
  organiser: { name: 'Priya "P" Nair', email: 'priya@vigour.example' },
  attendees: [{ name: 'Sam Costa', email: 'sam@vigour.example' }],
};

/** What two libraries that know nothing of ours make of a file. */
function read(event: CalendarEvent, method: CalendarMethod) {
  const file = toCalendarFile([event], method);
  const given = { text: file, timeZone: 'Australia/Perth', range: RANGE, ownIds: '@elsewhere' };
  const { method: said, events: [seen] = [] } = convertIcsCalendar(undefined, file);
  return { said, seen, busy: busyOfCalendar(given) };
}

test('a reminder is read with it, and goes with its end', () => {
  const alarmsOf = (event: CalendarEvent) => read(event, 'PUBLISH').seen?.alarms ?? [];
  const reminding = { ...booking, remindMinutes: 60 };
  expect(alarmsOf(reminding)).toMatchObject([
    { action: 'DISPLAY', trigger: { type: 'relative', value: { before: true, minutes: 60 } } },
  ]);
  expect(alarmsOf({ ...reminding, isCancelled: true })).toEqual([]);
});

test('a booking, its move and its end are read by two libraries as what they are', () => {
  const first = read(booking, 'REQUEST');
  expect(first.said).toBe('REQUEST');
  expect(first.seen).toMatchObject({
    uid: booking.uid,
    summary: booking.title,
    description: booking.description,
    location: booking.location,
    status: 'CONFIRMED',
    start: { date: new Date(START) },
    end: { date: new Date(START + 3_600_000) },
    organizer: { email: 'priya@vigour.example' },
    attendees: [{ email: 'sam@vigour.example', partstat: 'ACCEPTED' }],
  });
  expect(first.busy).toEqual({ busy: [{ startMs: booking.startMs, endMs: booking.endMs }] });

  const later = { startMs: START + 7_200_000, endMs: START + 10_800_000 };
  const moved = read({ ...booking, ...later, sequence: 1 }, 'REQUEST');
  expect(moved.seen).toMatchObject({ uid: booking.uid, sequence: 1 });
  expect(moved.busy).toEqual({ busy: [later] });

  const ended = read({ ...booking, ...later, sequence: 2, isCancelled: true }, 'CANCEL');
  expect(ended).toMatchObject({
    said: 'CANCEL',
    seen: { uid: booking.uid, sequence: 2, status: 'CANCELLED' },
    busy: { busy: [] },
  });
});
