import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { daysApi, foodLogApi } from '#features/food-log/contract.ts';
import { checkInsApi, weighInsApi } from '#features/nutrition/contract.ts';
import { meanOfWhole, progressDays } from '#features/nutrition/rules/progress-days.ts';
import { progressApi } from '#features/progress/contract.ts';
import { toFoodFigures } from '#features/progress/rules/food-figures.ts';
import { toProgressData } from '#features/progress/rules/progress-answer.ts';
import { reportSharesApi, reportsApi } from '#features/reports/contract.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { verifiedPerson } from './testing/booking-world.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

const ZONE = 'Australia/Sydney';
/** Monday 23 November 2026, 8:00 in Sydney. */
const MONDAY_MS = Date.UTC(2026, 10, 22, 21, 0);
const MONDAY = '2026-11-23';
const LAST_WEEK = { from: '2026-11-16', to: '2026-11-22' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const eat = (person: Person, date: string, calories: number | null) =>
  person.call(foodLogApi.add, {
    body: { date, mealType: 'lunch', foodName: 'Rice', quantity: 1, unit: 'serving', calories },
  });

/** The mean and its days as each place that shows one works it out, on a day. */
async function meansOf(person: Person, today: string) {
  const query = { ...LAST_WEEK, date: today };
  const [eaten, wholeDays, answer, report, link, checkIn] = await Promise.all([
    person.call(daysApi.between, { query: LAST_WEEK }),
    person.call(checkInsApi.wholeDays, { query }),
    person.call(progressApi.read, { query: { from: addDays(today, -83), to: today } }),
    person.call(reportsApi.read, { query }),
    person
      .call(reportSharesApi.add, { body: { id: newId(), ...query, days: 7 } })
      .then(({ token }) => app.stranger.call(reportSharesApi.shared, { params: { token } })),
    person.call(checkInsApi.read, { query: { date: today } }),
  ]);
  const said = ({ sections }: typeof report) => sections.find(({ id }) => id === 'energy')?.finding;
  return {
    home: meanOfWhole(progressDays(LAST_WEEK, { eaten, wholeDays }), 'calories'),
    progress: toFoodFigures(toProgressData(answer), LAST_WEEK).eaten,
    report: said(report),
    link: said(link),
    checkIn: checkIn.recentDays.flatMap(({ date, logged }) => (logged ? [date] : [])),
    wholeDays,
  };
}

test('one rule says which days count, on Home, in Progress, report, link, check-in and mail', async () => {
  app.clock.set(MONDAY_MS);
  const mia = await verifiedPerson(app);
  await mia.call(accountApi.saveSettings, {
    body: { notifications: ['weekly_summary'], timeZone: ZONE },
  });
  // Two full days, a breakfast alone, a food of unknown energy, a fast, a day called complete, and a day of nothing.
  await eat(mia, '2026-11-16', 2000);
  await eat(mia, '2026-11-17', 1600);
  await eat(mia, '2026-11-18', 300);
  await eat(mia, '2026-11-19', 1900);
  await eat(mia, '2026-11-19', null);
  await eat(mia, '2026-11-21', 400);
  for (const date of ['2026-11-20', '2026-11-21']) {
    await mia.call(checkInsApi.markDay, { params: { date } });
  }
  const days = ['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-21'];
  const finding = 'On 4 full days you ate 1,000 kcal a day on average.';
  const mean = { value: 1000, days: 4, atLeast: false };
  const expected = {
    home: mean,
    progress: mean,
    report: expect.stringContaining(finding),
    link: expect.stringContaining(finding),
    checkIn: days,
    wholeDays: days,
  };
  expect(await meansOf(mia, MONDAY)).toEqual(expected);

  await app.app.jobs.runDue();
  const mail = app.outbox.findLast(({ to, subject }) => to === mia.email && /week/.test(subject));
  expect(mail?.text).toContain(finding);

  // A first weigh-in in the middle of the week changes what is learnt, and no mean.
  await mia.call(weighInsApi.add, {
    body: { id: newId(), date: '2026-11-19', weightKg: 70, enteredUnit: 'kg' },
  });
  expect(await meansOf(mia, MONDAY)).toEqual(expected);
});

test('a day that is not over counts nowhere, and without body data every day of known energy does', async () => {
  app.clock.set(MONDAY_MS);
  const ben = await app.person({ profile: false });
  const today = dayIn(ZONE, MONDAY_MS - 24 * 3_600_000);
  await eat(ben, '2026-11-20', 300);
  await eat(ben, '2026-11-21', null);
  await eat(ben, today, 900);
  const means = await meansOf(ben, today);
  const mean = { value: 300, days: 1, atLeast: false };
  expect(means).toMatchObject({ home: mean, progress: mean, wholeDays: ['2026-11-20'] });
  expect(means.report).toContain('On 1 full day you ate 300 kcal');
});
