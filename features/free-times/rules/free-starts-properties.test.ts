import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MS_PER_MINUTE, MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { aQuestion, aTakenTime, hours, weekly } from '../testing/times-question.ts';
import { earliestStart } from './bookable-range.ts';
import { freeStarts } from './free-starts.ts';
import { nextFreeStart } from './next-free-start.ts';
import { openSpans } from './open-windows.ts';
import type { TimesQuestion } from './question.ts';
import { overlaps } from './span.ts';
import { clashesAt } from './why-not-free.ts';

const SYDNEY = 'Australia/Sydney';
const quarter = (max: number) => fc.integer({ min: 0, max }).map((count) => count * 15);
const NIGHTS = ['2026-04-04T00:00Z', '2026-10-03T00:00Z', '2026-11-02T00:00Z'];
const questions = fc
  .record({
    zone: fc.constantFrom(SYDNEY, 'Australia/Lord_Howe', 'Australia/Perth', 'America/New_York'),
    night: fc.constantFrom(...NIGHTS).map((text) => Date.parse(text)),
    week: fc.array(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        startMinute: quarter(95),
        endMinute: quarter(95),
      }),
      { maxLength: 14 },
    ),
    offer: fc.record({
      minutes: fc.constantFrom(15, 30, 45, 60, 90),
      gridMinutes: fc.constantFrom(5, 15, 20, 25, 45, 60),
      bufferBeforeMinutes: quarter(3),
      bufferAfterMinutes: quarter(3),
      noticeHours: fc.constantFrom(0, 2, 24),
      daysAhead: fc.constantFrom(1, 2, 30),
      maxPerDay: fc.constantFrom(null, 1, 3),
      maxPerWeek: fc.constantFrom(null, 2),
      placeId: fc.constantFrom(null, 'gym', 'park'),
    }),
    taken: fc.array(
      fc.record({
        from: quarter(280),
        minutes: quarter(8),
        before: quarter(2),
        after: quarter(2),
        placeId: fc.constantFrom(null, 'gym', 'park'),
      }),
      { maxLength: 6 },
    ),
    elsewhere: fc.array(fc.record({ from: quarter(280), minutes: quarter(8) }), { maxLength: 4 }),
    room: fc.option(
      fc.array(fc.record({ from: quarter(280), minutes: quarter(20) }), { maxLength: 4 }),
    ),
    off: fc.option(fc.record({ fromMinute: quarter(90), toMinute: fc.option(quarter(95)) })),
  })
  .map(({ zone, night, week, offer, taken, elsewhere, room, off }): TimesQuestion => {
    const toSpan = ({ from, minutes }: { from: number; minutes: number }) => ({
      startMs: night + from * MS_PER_MINUTE,
      endMs: night + (from + minutes) * MS_PER_MINUTE,
    });
    const day = new Date(night).toISOString().slice(0, 10);
    return aQuestion({
      zone,
      offer,
      nowMs: night,
      schedule: {
        week,
        dates: week.length % 3 === 0 ? [{ day, hours: [hours('01:00-06:20')] }] : [],
        timeOff: off ? [{ fromDay: day, toDay: day, ...off }] : [],
      },
      taken: taken
        .filter((one) => one.minutes > 0)
        .map((one) =>
          aTakenTime(toSpan(one), {
            bufferBeforeMinutes: one.before,
            bufferAfterMinutes: one.after,
            placeId: one.placeId,
          }),
        ),
      elsewhere: elsewhere.map(toSpan),
      travel: { usualMinutes: 20, pairs: [] },
      rooms: room
        ? [{ id: 'hall', taken: room.filter((one) => one.minutes > 0).map(toSpan) }]
        : null,
    });
  });
const threeDays = ({ nowMs }: TimesQuestion) => ({
  startMs: nowMs,
  endMs: nowMs + 3 * MS_PER_WALL_DAY,
});

describe('properties', () => {
  test('the free starts are exactly those without a clash', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { startMs, endMs } = threeDays(question);
        const found = freeStarts(question, { startMs, endMs });
        const expected: number[] = [];
        for (let start = startMs; start < endMs; start += 5 * MS_PER_MINUTE) {
          if (clashesAt(question, start).length === 0) expected.push(start);
        }
        expect(found).toEqual(expected);
      }),
    );
  });

  test('a free time never meets a busy time with its buffers, and lies within the hours', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { offer, schedule } = question;
        for (const startMs of freeStarts(question, threeDays(question))) {
          const endMs = startMs + offer.minutes * MS_PER_MINUTE;
          const wide = {
            startMs: startMs - offer.bufferBeforeMinutes * MS_PER_MINUTE,
            endMs: endMs + offer.bufferAfterMinutes * MS_PER_MINUTE,
          };
          for (const one of question.taken) {
            const kept = {
              startMs: one.startMs - one.bufferBeforeMinutes * MS_PER_MINUTE,
              endMs: one.endMs + one.bufferAfterMinutes * MS_PER_MINUTE,
            };
            expect(overlaps(wide, kept)).toBe(false);
          }
          expect(openSpans(schedule, offer.hours, { startMs, endMs })).toEqual([
            { startMs, endMs },
          ]);
        }
      }),
    );
  });

  test('asking for parts finds the same, and the next free start is the first', () => {
    fc.assert(
      fc.property(questions, fc.integer({ min: 0, max: 4320 }), (question, cut) => {
        const { startMs, endMs } = threeDays(question);
        const middle = startMs + cut * MS_PER_MINUTE;
        const all = freeStarts(question, { startMs, endMs });
        const parts = [
          ...freeStarts(question, { startMs, endMs: middle }),
          ...freeStarts(question, { startMs: middle, endMs }),
        ];
        expect(parts).toEqual(all);
        const next = nextFreeStart(question);
        if (all.length > 0) expect(next).toBe(all[0]);
        else expect(next === null || next >= endMs).toBe(true);
      }),
    );
  });

  test('that holds too where hours never close and the grid does not divide a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 21 * 1440 }), fc.boolean(), (cut, isShut) => {
        const dates = isShut ? [{ day: '2026-10-06', hours: [] }] : [];
        const question = aQuestion({
          schedule: { week: weekly('10:00-10:00'), dates },
          offer: { minutes: 25, gridMinutes: 25 },
        });
        const middle = question.nowMs + cut * MS_PER_MINUTE;
        const endMs = question.nowMs + 21 * MS_PER_WALL_DAY;
        const all = freeStarts(question, { startMs: question.nowMs, endMs });
        expect(all.length).toBeGreaterThan(1000);
        expect(freeStarts(question, { startMs: middle, endMs })).toEqual(
          all.filter((start) => start >= middle),
        );
      }),
    );
  });

  test('a next free start stays the next until its notice is over', () => {
    fc.assert(
      fc.property(questions, fc.integer({ min: 0, max: 2880 }), (question, minutes) => {
        const next = nextFreeStart(question);
        const later = { ...question, nowMs: question.nowMs + minutes * MS_PER_MINUTE };
        if (next !== null && next >= earliestStart(question.offer, later.nowMs)) {
          expect(nextFreeStart(later)).toBe(next);
        }
      }),
    );
  });
});
