import type { Page } from '@playwright/test';
import { foodLogApi, recurringEntriesApi, savedMealsApi } from '#features/food-log/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { addDays, weekdayOf } from '#platform/shared/calendar-day.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect } from './harness.ts';
import { test } from './own-server.ts';
import { callAs, dialogClosed, signUp } from './person.ts';
import { expectToast } from './steps.ts';

// One server for all of these; the next story waits for its turn rather than start another.
test.describe.configure({ mode: 'default' });

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

test('the adaptive target proposes, explains, and changes nothing until it is accepted, in all tabs', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/progress/check-in');
  await expect(page.getByText('Needs more data')).toBeVisible();
  await expect(page.getByText('No chart yet')).toBeVisible();
  await look(page, 'check-in that needs more data');

  await page.getByRole('link', { name: 'Choose your target type' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Targets', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: 'Adaptive' }).check();
  await page.getByLabel('Weight goal').selectOption({ label: 'Lose 0.5 % of your weight a week' });
  await page.getByRole('button', { name: 'Save targets' }).press('Enter');
  await expectToast(page, 'Targets Saved', 'Your new target applies from now on.');

  await threeWeeks(page);
  await page.goto('/progress/check-in');
  const proposal = page.getByRole('region', { name: 'Proposed target' });
  await expect(proposal).toContainText('What you use');
  await expect(proposal).toContainText('To lose weight');
  const learnt = page.getByRole('region', { name: 'How we learnt it' });
  await expect(learnt.getByRole('img', { name: /^What you use from .* now likely/ })).toBeVisible();
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
  await expect(page.getByText('Checked in')).toBeVisible();
  // The other tab has heard of it.
  await expect(other.getByText('Checked in')).toBeVisible();
  await expect(second).toBeHidden();
  await other.close();
  await page.reload();
  const history = page.getByRole('region', { name: 'Accepted before' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await look(page, 'check-in that is done');
  await history.getByRole('button', { name: new RegExp(figure) }).press('Enter');
  const explained = page.getByRole('dialog');
  await expect(explained).toContainText('Based on');
  await expect(explained).toContainText('21 days, 21 of them weighed and 21 logged.');
  await explained.getByRole('button', { name: 'The 21 days behind it' }).press('Enter');
  await expect(explained.getByRole('row')).toHaveCount(22);
  await expectAccessible(page, 'what a target was decided on');

  await page.goto('/home');
  await expect(page.getByRole('button', { name: new RegExp(`Why ${figure} kcal`) })).toBeVisible();
});

test('a target that applies itself says so, and is taken back @long', async ({ page, server }) => {
  await signUp(page);
  await threeWeeks(page);
  await page.goto('/progress/targets');
  await page.getByRole('radio', { name: 'Adaptive' }).check();
  await page.getByRole('switch', { name: 'Apply automatically each week' }).press('Space');
  await page.getByRole('button', { name: 'Save targets' }).click();
  await expectToast(page, 'Targets Saved', 'Your new target applies from now on.');
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
  await expectToast(page, 'Undone', 'Your previous target is back.');
  await expect(page.getByText('Your weekly check-in is done')).toBeHidden();
  await expect(page.getByRole('button', { name: before ?? '' })).toBeVisible();
});

test('targets by day of the week; in the gentle mode numbers are out of sight @long', async ({
  page,
}) => {
  await test.step('days of the week have targets of their own', async () => {
    await signUp(page);
    await page.goto('/progress/targets');
    await page.getByRole('radio', { name: 'My days' }).check();
    await page.getByRole('button', { name: 'Save targets' }).click();
    await expect(page.getByText('Choose at least one day.')).toBeVisible();
    const today = weekdayName(weekdayOf(await dayOf(page)));
    await page.getByRole('checkbox', { name: today }).press('Space');
    await page.getByLabel('Higher days get').selectOption('20 % more');
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
    await expectToast(page, 'Targets Saved', 'Your new target applies from now on.');
    await page.goto('/home');
    const higher = Math.max(...figures).toLocaleString('en-AU');
    await page.getByRole('button', { name: new RegExp(`Why ${higher} kcal`) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Higher day');
    await expect(dialog).toContainText(`More on ${today}`);
  });

  await test.step('in the gentle mode numbers are out of sight on every screen, and somebody to talk to is in sight', async () => {
    await signUp(page, { profile: { goals: ['lose_weight'] } });
    const date = await dayOf(page);
    const laksa = { foodName: 'Laksa', quantity: 1, unit: 'serving' } as const;
    const figures = { calories: 620, protein: 30, carbs: 70, fat: 25 };
    const [usual, repeated] = [newId(), newId()];
    await callAs(page, savedMealsApi.add, {
      body: { id: usual, name: 'Usual lunch', items: [{ ...laksa, ...figures }] },
    });
    await callAs(page, recurringEntriesApi.add, {
      body: {
        id: repeated,
        item: { ...laksa, ...figures, foodName: 'Porridge' },
        mealType: 'breakfast',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        startsOn: date,
        endsOn: null,
      },
    });
    await callAs(page, weighInsApi.add, { body: { id: newId(), date, weightKg: 65 } });
    await page.goto('/progress/targets');
    await page.getByRole('radio', { name: 'Your own' }).check();
    await page.getByRole('textbox', { name: 'Energy' }).fill('2100');
    await page.getByRole('switch', { name: 'Gentle mode' }).press('Space');
    await expect(page.getByRole('link', { name: '1800 33 4673' })).toHaveAttribute(
      'href',
      'tel:1800334673',
    );
    await page.getByRole('button', { name: 'Save targets' }).click();
    await expectToast(page, 'Targets Saved', 'Your new target applies from now on.');
    await expect(page.getByText('No calorie deficit').first()).toBeVisible();
    await expectNoFigures(page, 'targets');
    await look(page, 'targets in the gentle mode');

    // By hand a name and an amount suffice; by the quick add nothing at all is needed.
    await page.goto('/log-food?mode=manual');
    await page.getByLabel('Food name').fill('Curry');
    await expectNoFigures(page, 'manual entry');
    await look(page, 'manual entry in the gentle mode');
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
    await page.getByRole('link', { name: 'Quick add' }).click();
    const quick = page.getByRole('dialog', { name: 'Quick Add' });
    await expectNoFigures(page, 'quick add');
    await quick.getByLabel('Name').fill('A biscuit');
    await quick.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('link', { name: /A biscuit/ })).toBeVisible();
    const { id } = await callAs(page, foodLogApi.add, {
      body: { ...laksa, ...figures, mealType: 'lunch', date },
    });

    const gentle = 'Numbers are hidden';
    for (const [path, there, helpline] of [
      ['/home', 'Laksa', true],
      ['/log-food', 'Porridge', true],
      ['/log-food/calendar', 'Logged days are bold.', false],
      ['/log-food/nutrients', gentle, true],
      ['/log-food/search?q=Laksa', 'Logged before', false],
      ['/log-food/search?pick=catalogue:banana-raw', 'Source', false],
      ['/log-food/meals', 'Usual lunch', false],
      [`/log-food/meals?edit=${usual}`, 'Foods', false],
      ['/log-food/repeats', 'Porridge', false],
      [`/log-food?edit=${id}`, 'Save Changes', false],
      ['/log-food/foods/new', 'Add values', false],
      ['/progress', gentle, true],
      ['/progress/weight', gentle, true],
      ['/progress/check-in', gentle, true],
      ['/profile', 'Member since', false],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(there).or(page.getByLabel(there)).first()).toBeVisible();
      if (helpline) await expect(page.getByRole('link', { name: '1800 33 4673' })).toBeVisible();
      await expectNoFigures(page, path);
      if (helpline) await expectAccessible(page, `${path} in the gentle mode`);
    }

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Weight (kg)')).toHaveValue('');
    await expectNoFigures(page, 'body data');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Profile Updated', 'Your fitness profile has been saved successfully!');
    await dialogClosed(page);
    await page.goto('/log-food/search?q=banana');
    await page.getByRole('button', { name: 'Add Banana, raw', exact: true }).click();
    await page.getByRole('button', { name: 'Review' }).click();
    await expectNoFigures(page, 'gathered foods');
    await page.goto('/log-food/describe');
    await page.getByRole('textbox', { name: 'What did you eat?' }).fill('two eggs and some rice');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Egg, boiled' })).toBeVisible();
    await expectNoFigures(page, 'describe');
    await page.getByRole('button', { name: 'Change Egg, boiled' }).click();
    await expectNoFigures(page, 'describe, other foods');
  });
});

/** Energy, macros, body weight and streaks, as the app would say them by itself. */
const FIGURES =
  /\d\s*(kcal|kJ|Cal|calories|kg|lb)\b|\b(protein|carbs|fat|fiber|sugars?)[:\s]+(at least )?\d[\d.,]*\s*m?g\b|\d g (protein|carbs|fat)|\bstreak\b|days in a row/i;

/** What can be read on the screen or is read aloud holds no such figure. */
async function expectNoFigures(page: Page, where: string): Promise<void> {
  const body = page.locator('body');
  const texts = [await body.innerText(), await body.ariaSnapshot()];
  for (const text of texts) expect(FIGURES.exec(text)?.[0] ?? null, where).toBeNull();
}
