import type { Page } from '@playwright/test';
import { trainingPlansApi } from '#features/training-plans/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { newId } from '#platform/shared/ids.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { fetchedAhead } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';
import { daysFromToday, keepPlan, tickSet, ticks } from './training-plan.ts';

/** A week with a session today, made from what the person says. */
async function makeWeek(page: Page, words: string): Promise<void> {
  await page.goto('/workouts');
  await page.getByRole('link', { name: 'Change something first' }).click();
  await page.getByLabel('What would you like to train?').fill(words);
  // The wish was not read yet: making the week reads it.
  await page.getByRole('button', { name: 'Make my week' }).click();
  await expect(page.getByText('Made to spare these, as you asked: knees.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this week' }).click();
  await expect(page).toHaveURL(/\/workouts$/);
}

test('a person says what they have, makes a week, changes it, and trains offline', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const today = await dayOf(page);
  const schedule = { trainingDays: daysFromToday(today), sessionMinutes: 45 };
  await signUp(page, { profile: { schedule } });

  await test.step('words become a week with a session today', async () => {
    await makeWeek(page, '30 minutes, two dumbbells, sore knee');
    await expect(page.getByText('0 of 3 workouts started this week')).toBeVisible();
    await page.getByRole('link', { name: 'Look at it and change it' }).click();
    await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
  });

  await test.step('an exercise is swapped, and Undo brings it back', async () => {
    const names = page.getByRole('article').getByRole('heading', { level: 2 });
    const first = await names.first().innerText();
    await page.getByRole('button', { name: `Actions for ${first}` }).click();
    await page.getByRole('button', { name: /^Swap/ }).click();
    const forMe = page.getByRole('dialog').getByRole('button', { name: /^Choose for me/ });
    const chosen = await forMe.locator('bdi').innerText();
    await forMe.click();
    await expectToast(page, 'Swapped', `Now: ${chosen}`);
    await expect(names.first()).toHaveText(chosen);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names.first()).toHaveText(first);
  });

  await test.step('the order is changed with the keyboard alone', async () => {
    await page.getByRole('button', { name: 'Change the order' }).press('Enter');
    const down = page.getByRole('button', { name: /^Move .* down$/ }).first();
    const name = ((await down.getAttribute('aria-label')) ?? '').slice(5, -5);
    await down.press('Enter');
    await expectToast(page, 'Moved', name);
    await expect(page.getByRole('main').getByRole('listitem').nth(1)).toContainText(name);
    await expect(page.getByRole('button', { name: `Move ${name} down` })).toBeFocused();
  });

  await test.step('the session is moved to another day, and Undo puts it back', async () => {
    const moved = async () =>
      (
        await callAs(page, trainingPlansApi.list, { query: { which: 'active' } })
      )[0]?.changes.filter(({ kind }) => kind === 'moved').length;
    await page.getByRole('button', { name: 'Move to another day' }).click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await expectToast(page, 'Moved');
    await expect(page).not.toHaveURL(new RegExp(`${today}$`));
    await expect.poll(moved).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(moved).toBe(0);
  });

  await test.step('offline, sets are ticked and the session is finished', async () => {
    await page.goto('/home');
    await fetchedAhead(page);
    await page.goto('/workouts');
    // The pages of the log are fetched ahead.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await tickSet(page, ticks(page).nth(0));
    await tickSet(page, ticks(page).nth(1));
    await expect(page.getByText(/^2 of \d+ sets$/)).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('To sync')).toHaveCount(0);
    await page.goto('/home');
    await expect(page.getByText('1 of 3 sessions')).toBeVisible();
    const kept = await callAs(page, trainingSessionsApi.list, { query: { from: today } });
    expect(kept).toHaveLength(1);
    expect(kept[0]?.finishedAt).not.toBeNull();
  });
});

test('the fourth start of a week says the limit of Free, and goes on as one’s own @long', async ({
  page,
  problems,
}) => {
  problems.expect(/402/);
  await signUp(page);
  const today = await dayOf(page);
  await keepPlan(page, today);
  const doneAt = new Date().toISOString();
  for (const name of ['One', 'Two', 'Three']) {
    const item = makeItem({
      id: 'a',
      exerciseId: 'push-up',
      measure: 'bodyweight',
      sets: [makeSet('a.1', { reps: 10, doneAt })],
    });
    await callAs(page, trainingSessionsApi.add, {
      body: {
        id: newId(),
        date: today,
        origin: 'plan',
        name,
        work: makeSession({ date: today, origin: 'plan', name }, [item]).work,
        startedAt: doneAt,
        finishedAt: null,
      },
    });
  }
  await page.goto('/workouts');
  await expect(page.getByText('This week’s workouts are used up')).toBeVisible();
  await page.goto(`/workouts/log?plan=${today}`);
  await tickSet(page, ticks(page).last());
  // The tick that was refused comes along.
  await page.getByRole('button', { name: 'Do it as your own workout' }).click();
  await expect(page.getByText(/^1 of \d+ sets$/)).toBeVisible();
  await expect
    .poll(async () =>
      (await callAs(page, trainingSessionsApi.list, { query: { from: today } })).map(
        ({ origin }) => origin,
      ),
    )
    .toContain('own');
});
