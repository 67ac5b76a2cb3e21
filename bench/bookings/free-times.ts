import { freeStarts } from '#features/availability/rules/free-starts.ts';
import { nextFreeStart } from '#features/availability/rules/next-free-start.ts';
import type { TimesQuestion } from '#features/availability/rules/question.ts';
import { seededRandom } from '#platform/shared/seeded-random.ts';
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { percentile } from '../percentile.ts';

/** The engine by itself: free times of one trainer, and the next free time of 2,000. No database. */
const NOW_MS = Date.parse('2026-09-28T00:00Z');
const ZONES = ['Australia/Sydney', 'Australia/Perth', 'Australia/Adelaide', 'Australia/Lord_Howe'];

/** A busy trainer: hours on six days, 40 bookings and 30 busy times in two weeks, two rooms. */
function aBusyTrainer(seed: number): TimesQuestion {
  const random = seededRandom(seed);
  const some = (count: number, minutes: number) =>
    Array.from({ length: count }, () => {
      const startMs = NOW_MS + Math.floor(random() * 14 * 96) * 15 * MS_PER_MINUTE;
      return { startMs, endMs: startMs + minutes * MS_PER_MINUTE };
    });
  return {
    schedule: {
      timeZone: ZONES[seed % ZONES.length] ?? 'UTC',
      week: [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
        { weekday, startMinute: 360, endMinute: 720 },
        { weekday, startMinute: 840, endMinute: 1200 },
      ]),
      dates: [{ day: '2026-10-05', hours: [] }],
      timeOff: [{ fromDay: '2026-10-01', fromMinute: null, toDay: '2026-10-01', toMinute: null }],
    },
    offer: {
      id: 'training',
      minutes: 60,
      gridMinutes: 15,
      bufferBeforeMinutes: 10,
      bufferAfterMinutes: 10,
      noticeHours: 12,
      daysAhead: 60,
      maxPerDay: 6,
      maxPerWeek: 25,
      hours: null,
      placeId: seed % 2 === 0 ? 'gym' : null,
    },
    taken: some(40, 60).map((time, index) => ({
      ...time,
      id: `booking ${index}`,
      offerId: index % 2 === 0 ? 'training' : 'yoga',
      bufferBeforeMinutes: 10,
      bufferAfterMinutes: 10,
      placeId: index % 3 === 0 ? 'park' : 'gym',
    })),
    elsewhere: some(30, 45),
    travel: { usualMinutes: 20, pairs: [] },
    rooms: [
      { id: 'studio', taken: some(20, 60) },
      { id: 'hall', taken: some(20, 60) },
    ],
    nowMs: NOW_MS,
  };
}

const trainers = Array.from({ length: 2000 }, (_, index) => aBusyTrainer(index + 1));
const range = { startMs: NOW_MS, endMs: NOW_MS + 14 * MS_PER_WALL_DAY };

const took = (work: () => unknown): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

const cold = took(() => freeStarts(trainers[0] ?? aBusyTrainer(1), range));
const each = trainers.slice(0, 500).map((trainer) => took(() => freeStarts(trainer, range)));
const searches = [1, 2, 3, 4, 5, 6, 7, 8].map(() =>
  took(() => trainers.map((trainer) => nextFreeStart(trainer))),
);
const morning = took(() =>
  trainers.map((trainer) =>
    nextFreeStart(trainer, NOW_MS, (start) => (start / MS_PER_HOUR) % 24 < 2),
  ),
);
const found = trainers.map((trainer) => freeStarts(trainer, range).length);
console.log(`free starts in 14 days: ${Math.min(...found)} to ${Math.max(...found)}`);
console.log(`first call ${cold.toFixed(1)} ms, p95 ${percentile(each, 0.95).toFixed(2)} ms`);
console.log(`next free time of 2,000: ${searches.map((ms) => ms.toFixed(0)).join(', ')} ms`);
console.log(`next free time at a wished hour, of 2,000: ${morning.toFixed(0)} ms`);
