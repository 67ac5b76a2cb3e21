import { billingApi } from '#features/billing/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { habitMarksApi } from '#features/habits/contract.ts';
import { addDays, weekdayOf } from '#platform/shared/calendar-day.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { filesKept } from './offline.ts';
import { callAs, signUp } from './person.ts';

test.use({ serviceWorkers: 'allow' });

test('a habit is kept without a network, and last week is read as a report by link', async ({
  page,
  context,
  browser,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  // What is fetched ahead may be cut off.
  problems.expect(/net::ERR_FAILED.*\/catalogue-/);
  await signUp(page);
  const today = await dayOf(page);
  const marks = () => callAs(page, habitMarksApi.list, { query: { from: addDays(today, -7) } });

  await test.step('Free says what habits come with', async () => {
    await page.goto('/progress/habits');
    await expect(page.getByText('Habits come with Starter', { exact: true })).toBeVisible();
    const body = { priceId: 'price_starter_monthly', agreed: 'trial' } as const;
    await callAs(page, billingApi.choose, { body });
    await page.reload();
  });

  await test.step('a habit is added and kept with one tap, offline', async () => {
    await page.getByRole('button', { name: 'Add habit' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Stretch');
    await form.getByRole('button', { name: 'Add habit' }).click();
    await expect(form).toBeHidden();
    await filesKept(page);
    await context.setOffline(true);
    const keep = page.getByRole('button', { name: 'Keep Stretch today' });
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    await expect.poll(async () => (await marks()).length, { timeout: 20_000 }).toBe(1);
  });

  await test.step('its calendar says so, and clears the day', async () => {
    await page.getByRole('link', { name: /^Stretch/ }).click();
    const day = page.locator(`[data-day="${today}"]`);
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await marks()).length).toBe(0);
  });

  await test.step('last week is a report, shared by a link that is stopped', async () => {
    const sunday = addDays(today, -weekdayOf(today));
    await callAs(page, foodLogApi.add, {
      body: {
        date: sunday,
        mealType: 'lunch',
        foodName: 'Rice',
        quantity: 1,
        unit: 'serving',
        calories: 700,
      },
    });
    await page.goto('/progress/report');
    await expect(page.getByRole('heading', { name: 'Food', exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^vigour-report-.*\.pdf$/);
    const made = page.waitForResponse(/report-shares/);
    await page.getByRole('button', { name: 'Make a link' }).click();
    const { token } = (await (await made).json()) as { token: string };
    const guest = await browser.newPage();
    await guest.goto(new URL(`/shared/report/${token}`, page.url()).href);
    await expect(guest.getByRole('heading', { name: 'Weekly report' })).toBeVisible();
    await page.getByRole('button', { name: /^Stop the link/ }).click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('This report is no longer shared').last()).toBeVisible();
    await guest.close();
  });
});
