import type { Page } from '@playwright/test';
import { goalsApi } from '#features/goals/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { filesKept } from './offline.ts';
import { callAs, signUp } from './person.ts';

test.use({ serviceWorkers: 'allow' });

/** Sixty days of weigh-ins that lose 0.3 kg a week. */
async function weighSixtyDays(page: Page, today: string): Promise<void> {
  const weigh = (back: number) =>
    callAs(page, weighInsApi.add, {
      body: {
        id: newId(),
        date: addDays(today, -back),
        weightKg: Math.round((75 + back * 0.043 + (back % 3) * 0.2) * 10) / 10,
      },
    });
  await Promise.all(Array.from({ length: 60 }, (_, back) => weigh(back)));
}

test('a goal with a date: as fast as is safe, beside its trend, offline, and asked about once its day has passed @long', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  // What is fetched ahead may be cut off.
  problems.expect(/net::ERR_FAILED.*\/catalogue-/);
  problems.expect('/api/goals');
  await signUp(page);
  const today = await dayOf(page);
  await weighSixtyDays(page, today);
  const card = (name: string | RegExp) => page.getByRole('region', { name });
  const form = page.getByRole('dialog');

  await test.step('one that is too fast is told the first day that is not', async () => {
    await page.goto('/progress/goals');
    await expect(page.getByText('No goals yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add goal' }).click();
    await form.getByLabel('Goal weight').fill('72');
    await form.getByLabel('By').fill(addDays(today, 14));
    await form.getByRole('button', { name: 'Add goal' }).click();
    await expect(form.getByText(/faster than is safe: at most 0\.6\skg a week/)).toBeVisible();
    await form.getByLabel('By').fill(addDays(today, 84));
    await form.getByRole('button', { name: 'Add goal' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('it stands beside its trend, with how sure that is, over the time that is chosen', async () => {
    const weight = card(/^Weight: 72/);
    await expect(weight).toContainText(/in four of five cases [\d.]+\skg to [\d.]+\skg/);
    await expect(weight.getByRole('img', { name: /^Weight from .*goal 72\skg/ })).toBeVisible();
    await expectAccessible(page, 'a goal');
    await page.getByRole('radio', { name: '4 weeks' }).check({ force: true });
    await page.getByRole('switch', { name: 'Compare with the time before' }).click();
    await expect(weight).toContainText('Time before');
    await weight.getByRole('radio', { name: 'Chart' }).press('ArrowRight');
    // 28 days, and the way ahead.
    await expect(weight.getByRole('row').nth(1)).toContainText(/about [\d.]+\skg/);
    await expect.poll(() => weight.getByRole('row').count()).toBeGreaterThan(28);
  });

  await test.step('without a network another is made, and saved once it is back', async () => {
    await filesKept(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add goal' }).click();
    await form.getByLabel('Kind').selectOption('distance');
    await form.getByLabel('Distance from today').fill('50');
    await form.getByRole('button', { name: 'Add goal' }).click();
    await expect(card(/^Running: 50/)).toContainText('A few more figures');
    await context.setOffline(false);
    const stored = () => callAs(page, goalsApi.list, {});
    await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(2);
  });

  await test.step('a day that has passed asks what now, and blames nobody', async () => {
    await callAs(page, goalsApi.add, {
      body: {
        id: newId(),
        kind: 'weight',
        subject: 'weight',
        name: 'Weight',
        startOn: addDays(today, -40),
        startValue: 76.9,
        target: 74.5,
        dueOn: addDays(today, -1),
      },
    });
    await page.reload();
    const late = card(/^Weight: 74\.5/);
    await expect(late).toContainText(/has passed\. You’re at 75\.\d\skg, the goal was 74\.5\skg\./);
    await expect(late.getByText('What now?')).toBeVisible();
    await late.getByRole('button', { name: 'Let go' }).click();
    await expect(card('Ended')).toContainText('Let go');
  });
});
