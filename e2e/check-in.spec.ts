import type { Page } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { weekdayName } from '#features/food-log/rules/recurrence.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { addDays, weekdayOf } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));

/** Three weeks of days with a meal and a weigh-in. */
async function threeWeeks(page: Page): Promise<void> {
  const today = await dayOf(page);
  const days = Array.from({ length: 21 }, (_, at) => addDays(today, -1 - at));
  const food = { mealType: 'lunch', foodName: 'All', quantity: 1, unit: 'serving' } as const;
  const entries = days.map((date) => ({ ...food, id: newId(), date, calories: 1900 }));
  await callAs(page, foodLogApi.addMany, { body: { entries } });
  const weigh = (date: string) =>
    callAs(page, weighInsApi.add, { body: { id: newId(), date, weightKg: 65 } });
  await Promise.all(days.map(weigh));
}

test('the adaptive target proposes, explains, and changes nothing until it is accepted, once, in two tabs', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/progress/check-in');
  await expect(page.getByText('Needs more data')).toBeVisible();
  await expect(page.getByText('Nothing to draw yet')).toBeVisible();
  await look(page, 'check-in that needs more data');

  await page.getByRole('link', { name: 'Choose how it is made' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Targets', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: 'Adaptive' }).check();
  await page
    .getByLabel('What you want')
    .selectOption({ label: 'Lose 0.5 % of your weight a week' });
  await page.getByRole('button', { name: 'Save targets' }).press('Enter');
  await expectToast(page, 'Targets Saved', 'Your target follows from now on.');

  await threeWeeks(page);
  await page.goto('/progress/check-in');
  const proposal = page.getByRole('region', { name: 'Proposed target' });
  await expect(proposal).toContainText('What you use');
  await expect(proposal).toContainText('To lose weight');
  const learnt = page.getByRole('region', { name: 'How it was learnt' });
  await expect(
    learnt.getByRole('img', { name: /^What you use from .* nine times in ten/ }),
  ).toBeVisible();
  await look(page, 'check-in with a proposal');
  await learnt.getByRole('radio', { name: 'Chart' }).press('ArrowRight');
  await expect(learnt.getByRole('row')).toHaveCount(22);
  await expect(learnt.getByRole('row').nth(1)).toContainText('Weighed and logged');
  await look(page, 'check-in with what was learnt as a table');
  const [, figure = ''] = /to ([\d,]+) kcal a day/.exec((await proposal.textContent()) ?? '') ?? [];
  expect(figure).not.toBe('');

  const other = await page.context().newPage();
  await other.goto('/progress/check-in');
  const second = other.getByRole('button', { name: 'Accept this target' });
  await expect(second).toBeVisible();
  await page.getByRole('button', { name: 'Accept this target' }).press('Enter');
  await expectToast(page, 'Target Accepted', `${figure} kcal a day from now on.`);
  await expect(page.getByText('You have checked in')).toBeVisible();
  await second.click();
  await expectToast(other, 'Target Accepted', `${figure} kcal a day from now on.`);
  await other.close();
  await page.reload();
  const history = page.getByRole('region', { name: 'Accepted before' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await look(page, 'check-in that is done');

  await page.goto('/home');
  await expect(page.getByRole('button', { name: new RegExp(`Why ${figure} kcal`) })).toBeVisible();
});

test('a target that applies itself says so, and is taken back', async ({ page, server }) => {
  await signUp(page);
  await threeWeeks(page);
  await page.goto('/progress/targets');
  await page.getByRole('radio', { name: 'Adaptive' }).check();
  await page.getByRole('switch', { name: 'Apply by itself each week' }).press('Space');
  await page.getByRole('button', { name: 'Save targets' }).click();
  await expectToast(page, 'Targets Saved', 'Your target follows from now on.');
  await page.goto('/home');
  const before = await page.getByRole('button', { name: /Why [\d,]+ kcal/ }).textContent();
  await page.goto('about:blank');
  // What comes round each hour comes round at the start.
  await server.restart();
  await expect(async () => {
    await page.goto('/home');
    await expect(page.getByText('Your weekly check-in is done')).toBeVisible({ timeout: 1500 });
  }).toPass();
  await look(page, 'home with a target that applied itself');
  await page.getByRole('link', { name: 'See why' }).click();
  await expect(page.getByRole('region', { name: 'Accepted before' })).toContainText(
    'applied by itself',
  );
  await page.goto('/home');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectToast(page, 'Undone', 'The target from before holds again.');
  await expect(page.getByText('Your weekly check-in is done')).toBeHidden();
  await expect(page.getByRole('button', { name: before ?? '' })).toBeVisible();
});

test('days of the week have targets of their own', async ({ page }) => {
  await signUp(page);
  await page.goto('/progress/targets');
  await page.getByRole('radio', { name: 'My days' }).check();
  await page.getByRole('button', { name: 'Save targets' }).click();
  await expect(page.getByText('Choose at least one day.')).toBeVisible();
  const today = weekdayName(weekdayOf(await dayOf(page)));
  await page.getByRole('checkbox', { name: today }).press('Space');
  await page.getByLabel('The higher days get').selectOption('20 % more');
  const week = page.getByRole('list', { name: 'Your week' }).getByRole('listitem');
  await expect(week).toHaveCount(7);
  const figures = (await week.allTextContents()).map((text) =>
    Number(text.replace(/^\D+/, '').replaceAll(',', '')),
  );
  const mean = figures.reduce((sum, kcal) => sum + kcal, 0) / 7;
  expect(mean % 10).toBe(0);
  expect(Math.max(...figures) / mean).toBeCloseTo(1.2, 1);
  await look(page, 'targets with days of the week');
  await page.getByRole('button', { name: 'Save targets' }).press('Enter');
  await expectToast(page, 'Targets Saved', 'Your target follows from now on.');
  await page.goto('/home');
  const higher = Math.max(...figures).toLocaleString('en-AU');
  await page.getByRole('button', { name: new RegExp(`Why ${higher} kcal`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('A higher day');
  await expect(dialog).toContainText(`More on ${today}`);
});

test('in the gentle mode numbers are out of sight, and somebody to talk to is in sight', async ({
  page,
}) => {
  await signUp(page, { profile: { goals: ['lose_weight'] } });
  await page.goto('/progress/targets');
  await page.getByRole('switch', { name: 'Gentle mode' }).press('Space');
  await expect(page.getByRole('link', { name: '1800 33 4673' })).toHaveAttribute(
    'href',
    'tel:1800334673',
  );
  await page.getByRole('button', { name: 'Save targets' }).click();
  await expectToast(page, 'Targets Saved', 'Your target follows from now on.');
  await expect(page.getByText('Nothing is taken away').first()).toBeVisible();
  await look(page, 'targets in the gentle mode');
  for (const path of ['/progress/weight', '/progress/check-in']) {
    await page.goto(path);
    await expect(page.getByText('Numbers are out of sight')).toBeVisible();
    await look(page, `${path} in the gentle mode`);
  }
  const meal = { mealType: 'lunch', foodName: 'Laksa', quantity: 1, unit: 'serving' } as const;
  const date = await dayOf(page);
  await callAs(page, foodLogApi.add, {
    body: { ...meal, date, calories: 620, protein: 30, carbs: 70, fat: 25 },
  });
  for (const [path, there] of [
    ['/home', 'Laksa'],
    ['/log-food', 'Laksa'],
    ['/log-food/calendar', 'Days with something logged are in bold.'],
    ['/log-food/nutrients', 'Numbers are out of sight'],
    ['/log-food/search?q=Laksa', 'Laksa'],
    ['/profile', 'Member since'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(there).first()).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text, path).not.toMatch(/\d\s*(kcal|kJ|calories)|620|streak/i);
    if (!path.includes('search') && path !== '/profile' && !path.includes('calendar')) {
      await expect(page.getByRole('link', { name: '1800 33 4673' })).toBeVisible();
    }
    await look(page, `${path} in the gentle mode`);
  }
});
