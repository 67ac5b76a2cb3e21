import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billingApi } from '#features/billing/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { habitMarksApi, habitsApi } from '#features/habits/contract.ts';
import { nutritionApi, targetsApi, weighInsApi } from '#features/nutrition/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { reportSharesApi, reportsApi } from '../contract.ts';

const WEEK = { from: '2026-11-09', to: '2026-11-15' };
const TODAY = '2026-11-20';

let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [ana, ben] = [await app.person(), await app.person()];
});
afterAll(() => app.close());

const read = (person: Person, period = WEEK) =>
  person.call(reportsApi.read, { query: { ...period, date: TODAY } });
const pdf = (person: Person, period = WEEK) =>
  person.call(reportsApi.pdf, { query: { ...period, date: TODAY } });
const onStarter = (person: Person) =>
  person.call(billingApi.choose, {
    body: { priceId: 'price_starter_monthly', agreed: 'trial' },
  });

async function live(person: Person, calories: number): Promise<void> {
  for (const date of ['2026-11-10', '2026-11-12']) {
    await person.call(foodLogApi.add, {
      body: { date, mealType: 'lunch', foodName: 'Rice', quantity: 1, unit: 'serving', calories },
    });
    await person.call(weighInsApi.add, {
      body: { id: newId(), date, weightKg: 70, enteredUnit: 'kg' },
    });
  }
}

test('a report has a person’s own figures, those of the app', async () => {
  await live(ana, 1_900);
  await live(ben, 2_600);
  const report = await read(ana);
  expect(report).toMatchObject({ title: 'Weekly report', empty: null });
  const energy = report.sections.find(({ id }) => id === 'energy');
  expect(energy?.facts).toContainEqual({ label: 'Eaten a day', value: '1,900 kcal' });
  const summary = await ana.call(nutritionApi.summary, { query: { date: '2026-11-10' } });
  expect(energy?.chart?.points.find(({ date }) => date === '2026-11-10')?.value).toBe(
    summary.calories,
  );
  expect(JSON.stringify(report)).not.toContain('2,600');
});

test('habits are told by the rule of their streaks', async () => {
  await onStarter(ana);
  const id = newId();
  const term = {
    from: '2026-11-09',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    timesAWeek: null,
    amount: null,
  };
  await ana.call(habitsApi.add, {
    body: { id, name: 'Stretch', source: 'own', unit: null, terms: [term] },
  });
  for (const date of ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-16']) {
    await ana.call(habitMarksApi.add, { body: { id: newId(), habitId: id, date } });
  }
  const habits = (await read(ana)).sections.find((one) => one.id === 'habits');
  expect(habits?.table?.rows).toEqual([['Stretch', '3 of 7 days', '0 days', '3 days', '0']]);
});

test('the gentle mode leaves food and weight out', async () => {
  await live(ana, 1_900);
  await ana.call(targetsApi.save, {
    body: { mode: 'automatic', weeklyPercent: 0, safeMode: true, version: 0 },
  });
  expect((await read(ana)).sections.map(({ id }) => id)).toEqual([]);
});

test('an empty week is a clear sentence, on the page and for the PDF', async () => {
  await onStarter(ana);
  const { empty } = await read(ana);
  expect(empty).toContain('Nothing was logged from 9 to 15 November 2026');
  await expect(pdf(ana)).rejects.toMatchObject({
    status: 409,
    reason: 'empty_period',
    message: expect.stringContaining(empty ?? 'no sentence'),
  });
});

test('the PDF comes with Starter; the page is everybody’s', async () => {
  await live(ana, 1_900);
  await expect(pdf(ana)).rejects.toMatchObject({ status: 402, reason: 'no_pdf' });
  await onStarter(ana);
  const { name, base64 } = await pdf(ana);
  expect(name).toBe('vigour-report-2026-11-09-to-2026-11-15.pdf');
  expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test.each([
  [{ from: '2026-11-15', to: '2026-11-09' }, 'to'],
  [{ from: '2026-12-15', to: '2026-12-16' }, 'from'],
  [{ from: '2024-11-15', to: '2026-11-09' }, 'to'],
])('%j is refused by name', async (period, field) => {
  await expect(read(ana, period)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

describe('a link', () => {
  const share = (person: Person, days = 7) =>
    person.call(reportSharesApi.add, { body: { id: newId(), ...WEEK, days } });
  const open = (token: string) => app.stranger.call(reportSharesApi.shared, { params: { token } });
  const gone = { status: 404, reason: 'link_gone' };

  test('opens one period for anybody, and its owner sees when', async () => {
    await live(ana, 1_900);
    const made = await share(ana);
    expect(made).toMatchObject({ ...WEEK, endsOn: '2026-11-27', stopped: false, opened: [] });
    expect(await open(made.token)).toEqual(await read(ana));
    await open(made.token);
    const [listed] = await ana.call(reportSharesApi.list, {});
    expect(listed?.opened).toHaveLength(1);
    expect(await ben.call(reportSharesApi.list, {})).toEqual([]);
  });

  test('ends when its owner stops it, and nobody else can', async () => {
    const { id, token } = await share(ana);
    await expect(ben.call(reportSharesApi.stop, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await open(token);
    await ana.call(reportSharesApi.stop, { params: { id } });
    await ana.call(reportSharesApi.stop, { params: { id } });
    await expect(open(token)).rejects.toMatchObject(gone);
    expect((await ana.call(reportSharesApi.list, {}))[0]?.stopped).toBe(true);
  });

  test('ends after its last day, and one that is made up opens nothing', async () => {
    const { token } = await share(ana, 1);
    await open(token);
    app.clock.advance(2 * 86_400_000);
    await expect(open(token)).rejects.toMatchObject(gone);
    app.clock.advance(-2 * 86_400_000);
    await expect(open('x'.repeat(22))).rejects.toMatchObject(gone);
  });

  test('is made once however often it is sent', async () => {
    const body = { id: newId(), ...WEEK, days: 30 };
    const first = await ana.call(reportSharesApi.add, { body });
    expect(await ana.call(reportSharesApi.add, { body })).toEqual(first);
  });
});
