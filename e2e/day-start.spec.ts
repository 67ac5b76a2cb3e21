import { accountApi } from '#features/account/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

/** Today in Sydney, where these browsers are. */
const sydneyToday = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' });

test('until the day begins it is still yesterday: at home, in the food log, for what is logged', async ({
  page,
}) => {
  await signUp(page, { name: 'owl' });
  await page.goto('/profile/app');
  await page.getByLabel('A new day begins at').selectOption('4 am');
  await expectToast(page, 'Settings saved');

  const calendar = sydneyToday();
  const lived = addDays(calendar, -1);
  // Two at night on the wall of this device.
  const night = await page.evaluate((day) => new Date(`${day}T02:00:00`).getTime(), calendar);
  await page.clock.install({ time: night });
  await page.goto('/home');
  await expect(page.getByText(dateText(lived, lived), { exact: true })).toBeVisible();
  await page.goto('/log-food');
  await page.getByRole('link', { name: /Manual Entry/ }).click();
  await page.getByLabel('Food name').fill('Midnight toast');
  await page.getByLabel('Calories').fill('180');
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expect(page.getByRole('link', { name: /Midnight toast/ })).toBeVisible();
  const entries = await callAs(page, foodLogApi.ofDay, { query: { date: lived } });
  expect(entries.map(({ foodName }) => foodName)).toEqual(['Midnight toast']);

  await page.goto('/home');
  await page.clock.fastForward('02:00:01');
  await expect(page.getByText(dateText(calendar, calendar), { exact: true })).toBeVisible();
  const { settings } = await callAs(page, accountApi.currentUser, {});
  expect(settings.dayStartHour).toBe(4);
});
