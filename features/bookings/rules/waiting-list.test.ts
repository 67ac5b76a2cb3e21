import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursBefore, START_MS } from '#features/booking-terms/testing/agreement.ts';
import { canAccept, moveUp, nextLook, offerEnd, type Waiting } from './waiting-list.ts';

const at = (hours: number) => ({ nowMs: hoursBefore(hours), startMs: START_MS, noticeHours: 12 });
const list = (...states: Waiting['state'][]): Waiting[] =>
  states.map((state, index) => ({ id: `${index}`, state, offeredUntilMs: null }));
const states = (of: readonly Waiting[]) => of.map((one) => one.state).join(' ');

test.each([
  [48, 46],
  [12, 10],
  [11.99, 11.49],
  [0.25, 0],
])('an offer made %s hours before the start ends %s hours before it', (made, ends) => {
  expect(offerEnd(at(made))).toBe(hoursBefore(ends));
});

describe('the list moves in order', () => {
  test('one offer for each free place', () => {
    expect(states(moveUp(list('left', 'waiting', 'waiting', 'waiting'), 2, at(48)))).toBe(
      'left offered offered waiting',
    );
    expect(states(moveUp(list('waiting'), 0, at(48)))).toBe('waiting');
  });
  test('asking again changes nothing', () => {
    const once = moveUp(list('waiting', 'waiting'), 1, at(48));
    expect(moveUp(once, 1, at(47))).toEqual(once);
  });
  test('an offer that runs out goes to the next; at the limit is in time', () => {
    const once = moveUp(list('waiting', 'waiting'), 1, at(48));
    const [first] = once;
    if (!first) throw new Error('empty');
    expect(canAccept(first, at(46))).toBe(true);
    expect(states(moveUp(once, 1, at(46)))).toBe('offered waiting');
    const late = { ...at(46), nowMs: hoursBefore(46) + 1 };
    expect(canAccept(first, late)).toBe(false);
    expect(states(moveUp(once, 1, late))).toBe('lapsed offered');
  });
  test('a place that was accepted is not offered again', () => {
    const accepted = list('booked', 'waiting');
    expect(states(moveUp(accepted, 0, at(20)))).toBe('booked waiting');
  });
  test('it stops at the start', () => {
    const once = moveUp(list('waiting', 'waiting', 'booked'), 1, at(0.1));
    expect(states(once)).toBe('offered waiting booked');
    expect(nextLook(once, START_MS)).toBe(START_MS);
    const ended = moveUp(once, 1, at(0));
    expect(states(ended)).toBe('ended ended booked');
    expect(nextLook(ended, START_MS)).toBeNull();
  });
});

test('never more offers than places, and nobody is passed over', () => {
  const steps = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 300 })),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), steps, (people, moves) => {
      let now = list(...Array<Waiting['state']>(people).fill('waiting'));
      let minutes = 0;
      for (const [places, wait] of moves) {
        minutes += wait;
        const before = now.filter((one) => one.state === 'offered').length;
        now = moveUp(now, places, { ...at(30), nowMs: hoursBefore(30) + minutes * 60_000 });
        const offered = now.filter((one) => one.state === 'offered').length;
        expect(offered).toBeLessThanOrEqual(Math.max(places, before));
        const firstWaiting = now.findIndex((one) => one.state === 'waiting');
        if (firstWaiting >= 0) {
          expect(now.slice(firstWaiting).every((one) => one.state === 'waiting')).toBe(true);
        }
      }
    }),
  );
});
