import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { daysApi, foodLogApi, recurringEntriesApi } from '../contract.ts';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Sundays, when each begins, and how long it is: the nights on which clocks are changed, and one on which none is. */
test.each([
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00Z', 25],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00Z', 23],
  ['Australia/Sydney', '2026-04-05', '2026-04-04T13:00:00Z', 25],
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00Z', 23],
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00Z', 23],
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00Z', 25],
  ['Asia/Kolkata', '2026-03-08', '2026-03-07T18:30:00Z', 24],
])(
  'in %s, what is logged around both midnights of %s is on its day',
  async (zone, sunday, start, hours) => {
    const [saturday, monday] = [addDays(sunday, -1), addDays(sunday, 1)];
    const begins = Date.parse(start);
    const ends = begins + hours * HOUR_MS;
    const moments = [
      [saturday, '23:59', begins - MINUTE_MS],
      [sunday, '00:01', begins + MINUTE_MS],
      [sunday, '23:59', ends - MINUTE_MS],
      [monday, '00:01', ends + MINUTE_MS],
    ] as const;
    const repeated = await ana.call(recurringEntriesApi.add, {
      body: {
        id: newId(),
        item: { foodName: zone, quantity: 1, unit: 'cup', calories: 2 },
        mealType: 'breakfast',
        weekdays: [7],
        startsOn: sunday,
        endsOn: sunday,
      },
    });

    for (const [day, localTime, ms] of moments) {
      app.clock.set(ms);
      // What the phone shows is what it sends.
      expect(dayIn(zone, ms)).toBe(day);
      const food = {
        quantity: 1,
        unit: 'piece' as const,
        calories: 100,
        mealType: 'snack' as const,
      };
      await ana.call(foodLogApi.add, {
        body: { ...food, foodName: `${zone} ${localTime}`, date: day, localTime, timeZone: zone },
      });
    }

    const logged = async (date: string) => {
      const entries = await ana.call(foodLogApi.ofDay, { query: { date } });
      const own = entries.filter(({ timeZone }) => timeZone === zone);
      expect(own.every((entry) => entry.date === date)).toBe(true);
      return own.map(({ localTime }) => localTime);
    };
    expect(await logged(saturday)).toEqual(['23:59']);
    expect(await logged(sunday)).toEqual(['00:01', '23:59']);
    expect(await logged(monday)).toEqual(['00:01']);

    const due = async (date: string) => {
      const proposals = await ana.call(recurringEntriesApi.due, { query: { date } });
      return proposals.filter(({ recurringId }) => recurringId === repeated.id).length;
    };
    expect([await due(saturday), await due(sunday), await due(monday)]).toEqual([0, 1, 0]);

    const between = { query: { from: saturday, to: monday } };
    const days = (await ana.call(daysApi.between, between)).map(({ date }) => date);
    expect(days).toEqual([saturday, sunday, monday]);
    expect(await ben.call(daysApi.between, between)).toEqual([]);
  },
);

test.each([
  ['nope', 'from', 'Give the date as YYYY-MM-DD.'],
  ['2026-02-30', 'from', 'Give the date as YYYY-MM-DD.'],
  ['2026-02-02', 'to', 'The last day can’t be before the first.'],
  ['2025-01-31', 'to', 'Ask for at most 366 days.'],
])('days from %s on are refused with a sentence', async (from, field, sentence) => {
  const url = `/api/food-logs/days?from=${from}&to=2026-02-01`;
  const response = await ana.inject({ method: 'GET', url });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ [field]: sentence });
});

test('a day gives its macros with how many foods say them; a food that does not is never zero', async () => {
  const date = '2026-02-02';
  const food = { date, mealType: 'lunch', quantity: 1, unit: 'serving' } as const;
  await ana.call(foodLogApi.add, {
    body: { ...food, foodName: 'Eggs', calories: 150, protein: 12.5, fat: 10, carbs: 0 },
  });
  await ana.call(foodLogApi.add, {
    body: { ...food, foodName: 'Soup', calories: 90, protein: 4.25 },
  });
  const days = (person: Person) =>
    person.call(daysApi.between, { query: { from: date, to: date } });
  expect(await days(ana)).toEqual([
    {
      date,
      calories: 240,
      caloriesKnown: 2,
      protein: 16.75,
      proteinKnown: 2,
      carbs: 0,
      carbsKnown: 1,
      fat: 10,
      fatKnown: 1,
      entryCount: 2,
    },
  ]);
  expect(await days(ben)).toEqual([]);
  await ben.call(foodLogApi.add, { body: { ...food, foodName: 'Tea', calories: null } });
  expect(await days(ben)).toMatchObject([{ calories: null, protein: null, proteinKnown: 0 }]);
});
