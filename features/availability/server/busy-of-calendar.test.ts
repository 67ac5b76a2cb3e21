import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, span } from '#features/free-times/testing/times-question.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { toWallMs } from '#platform/shared/wall-clock.ts';
import { busyOfCalendar } from './providers/busy-of-calendar.ts';

const SYDNEY = 'Australia/Sydney';
/** Clocks go forward in Sydney on 4 October 2026. */
const RANGE = span(SYDNEY, '2026-09-28T00:00', '2026-10-12T00:00');

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];

const read = (text: string) =>
  busyOfCalendar({ text, timeZone: SYDNEY, range: RANGE, ownIds: '@vigour.test' });

/** "30 18:00-19:00": the day of the month and the time in Sydney. */
function busyOf(...lines: string[]): string[] {
  const found = read(calendar(...lines));
  if ('failure' in found) throw new Error(found.failure);
  const label = (ms: number) => new Date(toWallMs(SYDNEY, ms)).toISOString().slice(8, 16);
  return found.busy.map(({ startMs, endMs }) =>
    `${label(startMs)}-${label(endMs)}`.replaceAll('T', ' '),
  );
}

const LORD_HOWE_LIKE = [
  'BEGIN:VTIMEZONE',
  'TZID:Island',
  'BEGIN:STANDARD',
  'DTSTART:20200101T000000',
  'TZOFFSETFROM:+1030',
  'TZOFFSETTO:+1030',
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('an event takes its time', () => {
  test.each<[string, string[], string[]]>([
    ['in UTC', ['DTSTART:20260930T080000Z', 'DTEND:20260930T090000Z'], ['30 18:00-30 19:00']],
    [
      'in a named zone',
      ['DTSTART;TZID=Australia/Perth:20260930T080000', 'DURATION:PT1H'],
      ['30 10:00-30 11:00'],
    ],
    [
      'in a zone of Windows',
      ['DTSTART;TZID=W. Australia Standard Time:20260930T080000', 'DURATION:PT1H'],
      ['30 10:00-30 11:00'],
    ],
    [
      'in a zone with a path',
      ['DTSTART;TZID=/example.org/2024/Australia/Perth:20260930T080000', 'DURATION:PT1H'],
      ['30 10:00-30 11:00'],
    ],
    [
      'in a zone that is described',
      ['DTSTART;TZID=Island:20260930T080000', 'DURATION:PT1H'],
      ['30 07:30-30 08:30'],
    ],
    [
      'in a zone that nobody knows',
      ['DTSTART;TZID=Nowhere:20260930T080000', 'DURATION:PT1H'],
      ['30 08:00-30 09:00'],
    ],
    ['on the wall', ['DTSTART:20260930T080000', 'DTEND:20260930T093000'], ['30 08:00-30 09:30']],
    [
      'over whole days',
      ['DTSTART;VALUE=DATE:20261003', 'DTEND;VALUE=DATE:20261005'],
      ['03 00:00-05 00:00'],
    ],
    ['for one day without an end', ['DTSTART;VALUE=DATE:20261004'], ['04 00:00-05 00:00']],
    ['for no time without an end', ['DTSTART:20260930T080000'], []],
    ['not if it is free', ['DTSTART:20260930T080000', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'], []],
    ['not if it is off', ['DTSTART:20260930T080000', 'DURATION:PT1H', 'STATUS:CANCELLED'], []],
    ['not out of range', ['DTSTART:20261130T080000', 'DURATION:PT1H'], []],
  ])('%s', (_, lines, expected) => {
    expect(busyOf(...LORD_HOWE_LIKE, ...event(...lines))).toEqual(expected);
  });

  test('unless it is one of ours', () => {
    const own = event('DTSTART:20260930T080000', 'DURATION:PT1H');
    expect(
      busyOf(...own.map((line) => line.replace('UID:a', 'UID:booking-1@vigour.test'))),
    ).toEqual([]);
  });

  test('by a period of a calendar that only tells when somebody is busy', () => {
    expect(
      busyOf(
        'BEGIN:VFREEBUSY',
        'UID:f',
        'FREEBUSY;FBTYPE=BUSY:20260930T080000Z/PT30M,20260930T083000Z/20260930T090000Z',
        'FREEBUSY;FBTYPE=FREE:20261001T080000Z/PT30M',
        'END:VFREEBUSY',
      ),
    ).toEqual(['30 18:00-30 19:00']);
  });
});

describe('a series', () => {
  const weekly = [
    'DTSTART;TZID=Australia/Sydney:20200101T090000',
    'DTEND;TZID=Australia/Sydney:20200101T100000',
  ];

  test('keeps its time on the wall when clocks change', () => {
    expect(busyOf(...event(...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=SA,SU'))).toEqual([
      '03 09:00-03 10:00',
      '04 09:00-04 10:00',
      '10 09:00-10 10:00',
      '11 09:00-11 10:00',
    ]);
  });

  test.each<[string, string[], string[]]>([
    [
      'ends with the label of its last date, in UTC',
      ['RRULE:FREQ=DAILY;UNTIL=20260928T230000Z'],
      ['28 09:00-28 10:00', '29 09:00-29 10:00'],
    ],
    [
      'ends with a day',
      ['RRULE:FREQ=DAILY;UNTIL=20260929'],
      ['28 09:00-28 10:00', '29 09:00-29 10:00'],
    ],
    [
      'leaves out moments',
      [
        'RRULE:FREQ=DAILY;UNTIL=20260930',
        'EXDATE:20260928T230000Z',
        'EXDATE;TZID=Australia/Sydney:20260930T090000',
      ],
      ['28 09:00-28 10:00'],
    ],
    [
      'leaves out days',
      ['RRULE:FREQ=DAILY;UNTIL=20260930', 'EXDATE;VALUE=DATE:20260929,20260930'],
      ['28 09:00-28 10:00'],
    ],
    ['has further dates', ['RDATE;TZID=Australia/Sydney:20260930T180000'], ['30 18:00-30 19:00']],
  ])('%s', (_, lines, expected) => {
    expect(busyOf(...event(...weekly, ...lines))).toEqual(expected);
  });

  test('gives way to a date that was moved, and to one that was called off', () => {
    const changed = (...lines: string[]) => event('SEQUENCE:1', ...lines);
    expect(
      busyOf(
        ...event(...weekly, 'RRULE:FREQ=DAILY;UNTIL=20260930'),
        ...changed(
          'RECURRENCE-ID;TZID=Australia/Sydney:20260929T090000',
          'DTSTART;TZID=Australia/Sydney:20260929T150000',
          'DURATION:PT30M',
        ),
        ...changed(
          'RECURRENCE-ID:20260927T230000Z',
          'DTSTART:20260927T230000Z',
          'DURATION:PT1H',
          'STATUS:CANCELLED',
        ),
      ),
    ).toEqual(['29 15:00-29 15:30', '30 09:00-30 10:00']);
  });

  test('in the hour that is skipped begins when clocks have gone forward', () => {
    const night = [
      'DTSTART;TZID=Australia/Sydney:20261004T023000',
      'DTEND;TZID=Australia/Sydney:20261004T040000',
    ];
    expect(busyOf(...event(...night))).toEqual(['04 03:00-04 04:00']);
    expect(at(SYDNEY, '2026-10-04T03:00')).toBe(Date.parse('2026-10-03T16:00Z'));
  });

  test('that repeats every second is given up on', () => {
    const text = calendar(
      ...event('DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
    );
    expect(read(text)).toEqual({ failure: 'too-large' });
  });
});

test.each([
  ['', 'not-a-calendar'],
  ['<!doctype html><p>Sign in</p>', 'not-a-calendar'],
  ['BEGIN:VCARD\r\nEND:VCARD', 'not-a-calendar'],
  ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'not-a-calendar'],
])('%j is no calendar', (text, failure) => {
  expect(read(text)).toEqual({ failure });
});

test('whatever an event says, reading it ends with times in order or a reason', () => {
  const word = fc.constantFrom(
    'DTSTART:20260930T080000',
    'DTSTART;VALUE=DATE:20260930',
    'DTEND:20260930T070000',
    'DURATION:-PT1H',
    'DTEND;VALUE=DATE:20261001',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=31',
    'RRULE:FREQ=DAILY;COUNT=0',
    'RRULE:FREQ=NEVER',
    'EXDATE:',
    'RECURRENCE-ID:20260930T080000',
    'RDATE;VALUE=PERIOD:20260930T080000Z/PT1H',
    'DTSTART;TZID=:99999999T999999',
    'STATUS:',
    'TRANSP:x',
    'DURATION:P1W',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (lines) => {
      const found = read(calendar(...event(...lines)));
      if ('failure' in found) return;
      for (const [index, { startMs, endMs }] of found.busy.entries()) {
        expect(startMs).toBeLessThan(endMs);
        expect(startMs).toBeGreaterThan(found.busy[index - 1]?.endMs ?? Number.NEGATIVE_INFINITY);
      }
    }),
    { numRuns: timesToRun(2_000) },
  );
});
