import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, foldLine, toCalendarFile } from './calendar-file.ts';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'booking-1@vigour.example',
  sequence: 2,
  changedAtMs: Date.parse('2026-10-01T01:02:03.456Z'),
  startMs: Date.parse('2026-10-03T16:00:00Z'),
  endMs: Date.parse('2026-10-03T17:00:00Z'),
  isCancelled: false,
  isTentative: false,
  title: 'Strength; with Robin, at last',
  description: 'Bring water.\nC:\\notes',
  location: 'Bondi',
  url: 'https://vigour.example/trainers/bookings/1',
  organiser: { name: 'Robin "Rob" Tran', email: 'robin@vigour.example' },
  attendees: [{ name: 'Priya', email: 'priya@vigour.example' }],
  ...changes,
});
/** As a reader takes it apart first. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a booking, as a calendar reads it', () => {
  expect(linesOf(toCalendarFile([event()], 'REQUEST'))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vigour//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:booking-1@vigour.example',
    'SEQUENCE:2',
    'DTSTAMP:20261001T010203Z',
    'LAST-MODIFIED:20261001T010203Z',
    'DTSTART:20261003T160000Z',
    'DTEND:20261003T170000Z',
    'SUMMARY:Strength\\; with Robin\\, at last',
    'DESCRIPTION:Bring water.\\nC:\\\\notes',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'LOCATION:Bondi',
    'URL:https://vigour.example/trainers/bookings/1',
    'ORGANIZER;CN="Robin ’Rob’ Tran":mailto:robin@vigour.example',
    'ATTENDEE;CN="Priya";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:priya@vigour.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a cancellation takes the same event out', () => {
  const lines = linesOf(toCalendarFile([event({ isCancelled: true, sequence: 3 })], 'CANCEL'));
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'UID:booking-1@vigour.example',
      'SEQUENCE:3',
      'STATUS:CANCELLED',
      'TRANSP:TRANSPARENT',
    ]),
  );
});

test('a feed names nobody', () => {
  const file = toCalendarFile([event()], 'PUBLISH', 'Vigour, sessions');
  expect(linesOf(file)).toContain('X-WR-CALNAME:Vigour\\, sessions');
  expect(file).not.toMatch(/ORGANIZER|ATTENDEE|priya/);
});

test('no text gets out of its line, and no line is longer than 75 bytes', () => {
  const text = fc
    .array(fc.nat(0x10_ff_ff), { maxLength: 200 })
    .map((codes) => codes.map((code) => String.fromCodePoint(code % 0x8_00)).join(''));
  fc.assert(
    fc.property(text, text, (title, name) => {
      const file = toCalendarFile(
        [event({ title, attendees: [{ name, email: 'a@b.example' }] })],
        'REQUEST',
      );
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      expect(linesOf(file).filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
      expect(linesOf(file)).toHaveLength(23);
    }),
  );
});

test('a character of several bytes is not cut', () => {
  const folded = foldLine('ü'.repeat(60));
  expect(folded.split('\r\n ').join('')).toBe('ü'.repeat(60));
  expect(folded.split('\r\n').map((line) => new TextEncoder().encode(line).length)).toEqual([
    74, 47,
  ]);
});
