import type { Locator, Page } from '@playwright/test';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { keepPlan, ticks } from './training-plan.ts';

/** Taps like a thumb, and counts. */
function thumb() {
  let taps = 0;
  return {
    tap: async (control: Locator) => {
      taps += 1;
      await control.tap();
    },
    taps: () => taps,
  };
}

const key = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Keypad' }).getByRole('button', { name, exact: true });

test('a session is logged with one thumb: one tap a set, and the rest runs on', async ({
  page,
}) => {
  await signUp(page);
  const today = await dayOf(page);
  await keepPlan(page, today);
  await page.goto('/workouts');
  await page.getByRole('link', { name: 'Start', exact: true }).tap();
  await expect(page).toHaveURL(/\/workouts\/log\/[\da-f-]+$/);
  const hand = thumb();

  await test.step('the first weight of a lift is typed on the keypad', async () => {
    await ticks(page).first().tap();
    await key(page, '1').tap();
    await key(page, '2').tap();
    await key(page, 'One step more').tap();
    const load = page.getByRole('textbox', { name: /set 1 of \d+, weight in kilograms$/ }).first();
    await expect(load).toHaveValue('14');
    await key(page, 'Tick').tap();
    await expect(page.getByText(/^1 of \d+ sets$/)).toBeVisible();
  });

  await test.step('one tap completes a set as planned, and the rest begins', async () => {
    await hand.tap(ticks(page).nth(1));
    await expect(page.getByText(/^2 of \d+ sets$/)).toBeVisible();
    expect(hand.taps()).toBe(1);
    await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d$/);
    const left = await page.getByRole('timer').innerText();
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d$/);
    expect((await page.getByRole('timer').innerText()) <= left).toBe(true);
  });

  await test.step('the keypad types reps, and Tick completes the set', async () => {
    const reps = page.getByRole('textbox', { name: /set 3 of \d+, reps$/ }).first();
    await reps.tap();
    await key(page, '1').tap();
    await key(page, '1').tap();
    await expect(reps).toHaveValue('11');
    await key(page, 'One step more').tap();
    await expect(reps).toHaveValue('12');
    await key(page, 'Tick').tap();
    await expect(page.getByText(/^3 of \d+ sets$/)).toBeVisible();
  });

  await test.step('finished, it says what was done, and takes a word on how it was', async () => {
    await page.getByRole('button', { name: 'Finish' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).tap();
    await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
    await page.getByRole('button', { name: '7 of 10' }).tap();
    await expect
      .poll(async () =>
        (await callAs(page, trainingSessionsApi.list, { query: { from: today } })).map(
          ({ effort, work }) => [
            effort,
            work.items.flatMap(({ sets }) => sets.filter(({ doneAt }) => doneAt)).length,
          ],
        ),
      )
      .toEqual([[7, 3]]);
  });
});
