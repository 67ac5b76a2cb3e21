import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';
import { keepPlan, ticks } from './training-plan.ts';

const CSV = [
  'Name,Description,Duration (minutes),Difficulty,Category',
  'Garage Friday,"3 x 10 goblet squat; 3x8 push-ups; plank 45 s",40,Beginner,Strength',
].join('\n');

test('a workout of one’s own is brought from a file, found, changed, started and logged @long', async ({
  page,
}) => {
  await signUp(page);
  const today = await dayOf(page);
  await keepPlan(page, today);

  await test.step('search leads to own workouts, and they to the file', async () => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('my own workouts');
    await page.getByRole('link', { name: /^Your own workouts/ }).click();
    await expect(page.getByText('No workouts of your own yet')).toBeVisible();
    await page.getByRole('link', { name: 'Import workouts' }).click();
    await expect(page.getByRole('radio', { name: 'Workouts' })).toBeChecked();
  });

  await test.step('the file is imported', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'garage.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(CSV),
    });
    await page.getByRole('button', { name: 'Validate Import' }).click();
    await page.getByRole('button', { name: 'Confirm Import' }).click();
    await expectToast(page, 'Import Complete', 'CSV data has been successfully imported.');
    await page.getByRole('link', { name: 'Open workouts' }).click();
    await page.getByRole('link', { name: /^Garage Friday/ }).click();
    await expect(page.getByRole('heading', { name: 'Garage Friday' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'plank 45 s' })).toContainText(
      'Plank',
    );
  });

  await test.step('it is changed, and Undo and a second change hold', async () => {
    await page.getByRole('button', { name: 'Edit workout' }).click();
    const lines = page.getByLabel('What to do, one line for each exercise');
    await lines.fill('2 x 12 goblet squat 10 kg\n3 x 10 row\nFlurbing 2 x 5');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Workout changed', 'Garage Friday');
    await expect(page.getByRole('listitem').filter({ hasText: '3 x 10 row' })).not.toContainText(
      'machine',
    );
    await page.reload();
    await expect(page.getByText('Flurbing 2 x 5')).toBeVisible();
  });

  await test.step('it is started beside the plan, which is not under way', async () => {
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(/\/workouts\/log\/[\da-f-]+$/);
    await ticks(page).first().click();
    await expect(page.getByText('1 of 7 sets')).toBeVisible();
    await page.goto('/home');
    await expect(page.getByRole('link', { name: 'Continue Garage Friday' })).toBeVisible();
    await page.getByRole('link', { name: /^Workouts Today’s session/ }).click();
    const week = page.getByRole('region', { name: 'This week' });
    await expect(week.getByText(/^Today ·/)).toBeVisible();
    await expect(week.getByText('Under way')).toHaveCount(0);
    await page.getByRole('link', { name: /Continue$/ }).click();
  });

  await test.step('finished, it counts for the week and uses nothing of the limit', async () => {
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
    const [session] = await callAs(page, trainingSessionsApi.list, { query: { from: today } });
    expect(session).toMatchObject({ origin: 'imported', name: 'Garage Friday' });
    const done = session?.work.items.flatMap(({ sets }) => sets.filter(({ doneAt }) => doneAt));
    expect(done).toMatchObject([{ loadKg: 10, reps: 12 }]);
    await page.goto('/workouts');
    await expect(page.getByText('0 of 3 workouts started this week')).toBeVisible();
  });
});
