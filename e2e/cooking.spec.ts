import { leftoversApi } from '#features/cooking/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { expectAccessible } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { filesKept } from './offline.ts';
import { callAs, signUp } from './person.ts';

test.use({ serviceWorkers: 'allow' });

test('a recipe is cooked without a network, logged once, and a leftover is eaten', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const kept = async () =>
    (await callAs(page, leftoversApi.list, {})).map(({ portions }) => portions);
  const clock = page.getByRole('timer').first();

  await test.step('the steps and a timer outlive a reload offline', async () => {
    await signUp(page);
    await page.goto('/meals/recipes/dal-tadka/cook');
    await filesKept(page);
    await page.reload();
    await page.getByRole('button', { name: 'Start cooking' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await page.getByRole('button', { name: /^Start timer: 20 minutes/ }).click();
    await expect(clock).toHaveText(/^19:5\d$/);
    await page.getByRole('checkbox').first().check();
    await page.reload();
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    await expect(clock).toHaveText(/^19:[345]\d$/);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  });

  await test.step('on another page the timer runs on and leads back', async () => {
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'Timers' })).toBeVisible();
    await expect(clock).toHaveText(/^19:[0-5]\d$/);
    await page.getByRole('region', { name: 'Timers' }).getByRole('link').click();
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
  });

  await test.step('the arrow key turns the step, and the timer stays in sight', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Step 2 of 4')).toBeVisible();
    await expect(clock).toBeVisible();
  });

  await test.step('the pot is weighed, one portion logged and three kept', async () => {
    await page.getByText('All steps', { exact: true }).click();
    await page.getByRole('button', { name: 'Log and keep the rest' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Weigh the pot' }).click();
    await sheet.getByLabel('Pot with food').fill('2850');
    await sheet.getByLabel('Empty pot').fill('900');
    await expect(sheet.getByText('488 g a portion')).toBeVisible();
    await sheet.getByRole('button', { name: 'Log and keep' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Enjoy your meal')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(kept, { timeout: 20_000 }).toEqual([3]);
  });

  await test.step('a leftover is eaten from the food search', async () => {
    await page.goto('/log-food/search');
    await page.getByRole('searchbox').fill('dal');
    await expect(page.getByRole('heading', { name: 'Recipes' })).toBeVisible();
    await page.getByRole('button', { name: /^Eat 1 portion of / }).click();
    await expect.poll(kept).toEqual([2]);
    const entries = await callAs(page, foodLogApi.ofDay, { query: { date: await dayOf(page) } });
    expect(entries.map(({ foodId, origin, portionNote }) => [foodId, origin, portionNote])).toEqual(
      [
        ['recipe:dal-tadka', 'recipe', '1 serving (488 g)'],
        ['recipe:dal-tadka', 'recipe', '1 serving (488 g)'],
      ],
    );
  });

  await test.step('on a past day it goes there, to the meal that the person says', async () => {
    const date = addDays(await dayOf(page), -1);
    await page.goto(`/log-food/search?date=${date}`);
    await page.getByRole('button', { name: /^Eat 1 portion of / }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Logged to: Yesterday')).toBeVisible();
    await expectAccessible(page, 'leftovers of a past day');
    await sheet.getByRole('radio', { name: 'Dinner' }).click();
    await sheet.getByRole('button', { name: 'Log it' }).click();
    await expect.poll(kept).toEqual([1]);
    const entries = await callAs(page, foodLogApi.ofDay, { query: { date } });
    expect(entries.map(({ mealType }) => mealType)).toEqual(['dinner']);
  });
});
