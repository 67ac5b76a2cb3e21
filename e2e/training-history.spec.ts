import { STRONG } from '#features/training-import/testing/exports.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes, onDesktop } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

test('a person brings their sessions from Strong, and takes them out again @long', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/workouts/history');
  await page.getByRole('link', { name: 'Import from Strong or Hevy' }).click();

  await test.step('a file that is no training is told', async () => {
    await page.getByLabel('CSV file', { exact: true }).setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Email,First Name\na@example.com,A\n'),
    });
    await expect(page.getByText(/This file has no sets we can read/)).toBeVisible();
  });

  await test.step('the app, the dates and the names are found', async () => {
    const wrong = '2099-01-01 10:00:00,"Future",1h,"Plank",1,0,0,0,60,"","",\n';
    await page.getByLabel('CSV file', { exact: true }).setInputFiles({
      name: 'strong.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(STRONG + wrong),
    });
    await expect(page.getByRole('region', { name: 'What we found' })).toContainText('Strong');
    const names = page.getByRole('list', { name: 'Exercises in the file' });
    await expect(names).toContainText('Our exercise: Bench press');
    await inBothThemes(page, (theme) => expectAccessible(page, `import, ${theme}`));
    await onDesktop(page, () => expectAccessible(page, 'import, wide'));
  });

  await test.step('an own exercise is made of a name, and the rest is confirmed', async () => {
    const keep = page.getByRole('button', { name: 'Keep the name Zercher March only' });
    if (await keep.isVisible()) await keep.click();
    await page.getByRole('button', { name: 'Make my own exercise for Zercher March' }).click();
    await page.getByLabel('Movement').selectOption({ label: 'Carry' });
    await page.getByRole('button', { name: 'Make it' }).click();
    await expect(page.getByText('Our exercise: Zercher March')).toBeVisible();
    const all = page.getByRole('button', { name: /^Confirm all/ });
    const one = page.getByRole('button', { name: /^Confirm the match for/ });
    if (await all.isVisible()) await all.click();
    else if (await one.isVisible()) await one.click();
    await expect(page.getByText('All checked')).toBeVisible();
  });

  await test.step('rows are looked at before anything comes in', async () => {
    await page.getByRole('button', { name: 'Check the import' }).click();
    await expect(page.getByText('13 rows valid, 1 error')).toBeVisible();
    await expect(page.getByText(/It is in the future/)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm Import' }).click();
    await expectToast(page, 'Import Complete', 'successfully imported');
  });

  await test.step('they stand in the history, and are gone after Undo', async () => {
    await page.getByRole('link', { name: 'Open history' }).click();
    await page.goto('/workouts/history?month=2026-03');
    await expect(page.getByRole('heading', { name: '3 sessions in March 2026' })).toBeVisible();
    await page.goto('/workouts/history/import');
    await page.getByRole('button', { name: 'Undo strong.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expectToast(page, 'Import Undone', '13 rows removed.');
    await page.goto('/workouts/history?month=2026-03');
    await expect(page.getByRole('heading', { name: /3 sessions/ })).toHaveCount(0);
  });
});

test('a person looks back: by day, by exercise, by muscle @long', async ({ page }) => {
  await signUp(page);
  const today = await dayOf(page);
  for (const [weeksAgo, kg] of [80, 82.5, 85].toReversed().entries()) {
    const sets = [1, 2, 3].map((at) =>
      makeSet(`a.${at}`, { loadKg: kg, reps: 5, doneAt: `${today}T00:00:01.000Z` }),
    );
    const item = makeItem({ id: 'a', exerciseId: 'back-squat', measure: 'loadReps', sets });
    const session = makeSession(
      {
        date: addDays(today, -7 * weeksAgo),
        origin: 'own',
        name: `Legs ${kg}`,
        startedAt: `${today}T00:00:00.000Z`,
        finishedAt: `${today}T00:45:00.000Z`,
      },
      [item],
    );
    await callAs(page, trainingSessionsApi.add, { body: { id: newId(), ...session } });
  }

  await test.step('the month, with the keyboard', async () => {
    await page.goto('/workouts/history');
    const day = page.locator(`[data-day="${today}"]`);
    await expect(day).toHaveAccessibleName(/1 session/);
    await day.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator(`[data-day="${addDays(today, -7)}"]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/workouts\/log\//);
  });

  await test.step('a session is found by its exercise', async () => {
    await page.goto('/workouts/history');
    await page.getByRole('searchbox', { name: 'Search sessions' }).fill('back squat');
    await expect(page.getByRole('heading', { name: '3 sessions found' })).toBeVisible();
  });

  await test.step('an exercise says how it went, and reads out by arrow keys', async () => {
    await page.goto('/workouts/history?show=exercises');
    await page.getByRole('link', { name: /Back squat/ }).click();
    await expect(page.getByRole('heading', { name: /Estimated max: up/ })).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `an exercise, ${theme}`));
    await onDesktop(page, () => expectAccessible(page, 'an exercise, wide'));
    const values = page.getByRole('slider', { name: 'Estimated max, session by session' });
    const last = await values.getAttribute('aria-valuetext');
    await values.press('ArrowLeft');
    await expect(values).not.toHaveAttribute('aria-valuetext', last ?? '');
    await page.getByRole('radio', { name: 'Table' }).first().check();
    await expect(page.getByRole('table').first()).toContainText('kg');
  });

  await test.step('the week by muscle, and the file', async () => {
    await page.goto('/workouts/history?show=muscles');
    await expect(page.getByRole('row', { name: /Front of thighs/ })).toContainText('3');
    await inBothThemes(page, (theme) => expectAccessible(page, `muscles, ${theme}`));
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toBe('training-history.csv');
  });
});
