import type { Page } from '@playwright/test';
import { accountApi } from '#features/account/contract.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const inKilojoules = (page: Page) =>
  callAs(page, accountApi.saveUnits, { body: { energyUnit: 'kj' } });

const slice = { name: 'Nana’s slice', calories: 400, protein: 5, carbs: 60, fat: 15.5 };

async function makeFood(page: Page, { name, ...nutrients } = slice, more: object = {}) {
  const body = { name, basis: '100g' as const, nutrients, keepAnyway: true, ...more };
  const { food } = await callAs(page, foodsApi.addOwn, { body });
  if (!food) throw new Error('not made');
  return food;
}

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));

const save = (page: Page) => page.getByRole('button', { name: 'Save Food', exact: true });
const warning = (page: Page, code: string) => page.locator(`[data-warning=${code}]`);

test('a food is made from its label, with its arithmetic and warnings, and logged', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signUp(page);
  await inKilojoules(page);
  await page.goto('/log-food/search?meal=breakfast');
  await page.getByRole('searchbox').fill('Zesty clusters');
  await page.getByRole('link', { name: 'Create a food' }).click();
  await expect(page.getByRole('heading', { name: 'Create a food', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Food name')).toHaveValue('Zesty clusters');
  await look(page, 'a new food');

  // The panel's order, kilojoules first.
  const order = await page.locator('main form label').allTextContents();
  const panel = [
    'Energy, kJ',
    'Energy, kcal (Cal)',
    'Protein',
    'Fat, total',
    '– saturated',
    'Carbohydrate',
    '– sugars',
    'Sodium',
  ];
  expect(order.filter((label) => panel.includes(label))).toEqual(panel);

  const barcode = page.getByLabel('Barcode');
  await barcode.fill('9300675024236');
  await expect(page.getByText('A digit is wrong.')).toBeVisible();
  await barcode.fill('9300675024235');
  await expect(page.getByText('Valid barcode.')).toBeVisible();

  // Figures of a serving, with the arithmetic.
  await page.getByText('serving', { exact: true }).click();
  await save(page).click();
  await expect(page.getByLabel('Serving size')).toBeFocused();
  await expect(page.getByText('Enter the serving size from the label.')).toBeVisible();
  await page.getByLabel('Serving size').fill('40');
  await expect(page.getByText('We divide values by 40')).toBeVisible();
  await page.getByLabel('Energy, kJ').fill('680');
  await expect(page.getByText('= 163 kcal', { exact: true })).toBeVisible();
  await expect(page.getByText('= 1700 kJ per 100 g')).toBeVisible();
  for (const [label, figure] of [
    ['Protein', '4'],
    ['Fat, total', '5,2'],
    ['– saturated', '0.8'],
    ['Carbohydrate', '24'],
    ['– sugars', '6'],
  ] as const) {
    await page.getByLabel(label).fill(figure);
  }
  await expect(page.getByText('= 13 g per 100 g')).toBeVisible();
  await expect(page.locator('[data-warning]')).toHaveCount(0);

  // Energy in the wrong box, and two energies that disagree.
  await page.getByLabel('Energy, kcal (Cal)').fill('680');
  await expect(warning(page, 'energy_conflict')).toBeVisible();
  await page.getByLabel('Energy, kJ').fill('');
  await expect(warning(page, 'looks_like_kj')).toBeVisible();
  await look(page, 'a new food with warnings');
  await page.getByRole('button', { name: 'It is kJ: move it' }).click();
  await expect(page.getByLabel('Energy, kJ')).toHaveValue('680');
  await expect(page.locator('[data-warning]')).toHaveCount(0);

  // What cannot be is refused; what is folded away opens for it.
  await page.getByRole('button', { name: 'Fibre and more' }).click();
  await page.getByLabel('Dietary fibre').fill('41');
  await page.getByRole('button', { name: 'Fibre and more' }).click();
  await save(page).click();
  await expect(page.getByLabel('Dietary fibre')).toBeFocused();
  await expect(page.getByText('No food has more than 100 g in 100 g.')).toBeVisible();
  await page.getByLabel('Dietary fibre').fill('');
  await page.getByRole('button', { name: 'Add a portion' }).click();
  await expect(page.getByLabel('Portion 1', { exact: true })).toBeFocused();
  await page.getByLabel('Portion 1', { exact: true }).fill('1 handful');
  await page.getByLabel('Weighs').fill('25');

  await save(page).click();
  await expect(page.getByText('Zesty clusters is saved')).toBeVisible();
  await look(page, 'my foods');
  await page.getByRole('link', { name: 'Log it now' }).click();
  await expect(page.getByRole('heading', { name: 'Zesty clusters', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Amount')).toHaveValue('1');
  await expect(page.getByLabel('Unit').locator(':checked')).toHaveText('1 serving (40 g)');
  await expect(page.getByRole('radio', { name: 'Breakfast' })).toBeChecked();
  const figures = page.getByRole('region', { name: 'In this portion' });
  await expect(figures.getByRole('status')).toContainText('68');
  await expect(figures).toContainText('unknown');
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expect(page.getByRole('link', { name: /Zesty clusters/ })).toBeVisible();
});

test('changing a food changes no past day; foods like it are shown; the list is filtered and undone @long', async ({
  page,
}) => {
  await test.step('changing a food changes no day on which it was eaten', async () => {
    await signUp(page);
    await inKilojoules(page);
    const { id } = await makeFood(page, undefined, {
      portions: [{ label: '1 serve', grams: 45, ml: null }],
    });
    await page.goto(`/log-food/search?pick=${id}`);
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    const entry = page.getByRole('link', { name: /Nana’s slice/ });
    await expect(entry).toBeVisible();
    const logged = await entry.textContent();

    await page.goto('/log-food/foods');
    await page.getByRole('link', { name: 'Edit Nana’s slice' }).click();
    await expect(page.getByLabel('Energy, kJ')).toHaveValue('1673.6');
    await expect(page.getByLabel('Serving size')).toHaveValue('45');
    await expect(page.getByLabel('Dietary fibre')).toBeHidden();
    await page.getByLabel('Energy, kJ').fill('1500');
    await page.getByLabel('Food name').fill('Slice, new recipe');
    await look(page, 'a food that is edited');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('link', { name: 'Log Slice, new recipe' })).toBeVisible();
    const [food] = await callAs(page, foodsApi.ownFoods, {});
    expect(food?.nutrients).toMatchObject({ protein: 5, fat: 15.5, sodium: null });
    expect(food?.nutrients.calories).toBeCloseTo(358.5, 1);
    await page.goto('/log-food');
    await expect(entry).toHaveText(logged ?? '');
  });

  await test.step('foods like it are shown first: one of them is used, or mine is saved anyway', async () => {
    await signUp(page);
    await page.goto(
      '/log-food/foods/new?gtin=09300675024235&name=Raw%20bananna&date=2026-11-19&meal=snack',
    );
    await expect(page.getByLabel('Barcode')).toHaveValue('09300675024235');
    await expect(page.getByText('Valid barcode.')).toBeVisible();
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Is it one of these?' });
    await expect(dialog).toBeVisible();
    await look(page, 'similar foods');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Food name')).toHaveValue('Raw bananna');
    expect(await callAs(page, foodsApi.ownFoods, {})).toEqual([]);

    await save(page).click();
    await dialog
      .getByRole('link', { name: /^Use this one: Banana/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/log-food\/search\?.*pick=catalogue/);
    await expect(page.getByRole('radio', { name: 'Snack' })).toBeChecked();

    await page.goto('/log-food/foods/new?name=Raw%20bananna');
    await save(page).click();
    await dialog.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(page.getByText('Raw bananna is saved')).toBeVisible();
    await expect(page.getByText('Without its energy, your day’s total is too low.')).toBeVisible();
    expect(await callAs(page, foodsApi.ownFoods, {})).toHaveLength(1);
  });

  await test.step('my foods are filtered, deleted and unmarked with Undo, by keyboard too', async () => {
    await signUp(page);
    await makeFood(page, { ...slice, name: 'Crème brûlée of Nana' });
    await makeFood(page, { ...slice, name: 'Bread' });
    await callAs(page, foodsApi.addFavourite, { params: { id: 'catalogue:banana-raw' } });
    await page.goto('/log-food/foods');
    const own = page.getByRole('region', { name: 'Made by you' });
    const marked = page.getByRole('region', { name: 'Favourites' });
    await expect(own.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Filter by name or brand' }).fill('nana BRULEE');
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('searchbox').fill('');

    await page.getByRole('button', { name: 'Delete Bread' }).press('Enter');
    await expectToast(page, 'Food Deleted', 'Bread: past entries stay.');
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await expect(own.getByRole('link', { name: /^Log Crème/ })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(own.getByRole('listitem')).toHaveCount(2);

    await marked.getByRole('button', { name: /^Favourite Banana/ }).click();
    await expect(marked.getByText('No favourites yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(marked.getByRole('link', { name: /^Log Banana/ })).toBeVisible();
    await marked.getByRole('link', { name: /^Log Banana/ }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Banana, raw', level: 1 })).toBeVisible();
  });
});

test('a draft, a lost answer and another tab make one food; nobody else sees it @long', async ({
  page,
  problems,
  anotherContext,
}) => {
  await test.step('a draft outlives a reload, and pressing twice makes one food', async () => {
    await signUp(page);
    await page.goto('/log-food/foods');
    await expect(page.getByText('No foods yet.')).toBeVisible();
    await expectAccessible(page, 'my foods, none');
    await page.getByRole('link', { name: 'Create a food' }).click();
    await page.getByLabel('Food name').fill('Half typed');
    await page.getByLabel('Protein').fill('7');
    await page.reload();
    await expect(page.getByText('Your draft is still here')).toBeVisible();
    await expect(page.getByLabel('Food name')).toHaveValue('Half typed');
    await expect(page.getByLabel('Protein')).toHaveValue('7');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByLabel('Protein')).toHaveValue('');

    await page.getByLabel('Food name').fill('Pressed twice');
    await save(page).dblclick();
    await expect(page.getByText('Pressed twice is saved')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log Pressed twice' })).toHaveCount(1);
    const foods = await callAs(page, foodsApi.ownFoods, {});
    expect(foods).toHaveLength(1);
    expect(foods[0]?.nutrients).toMatchObject({ calories: null, protein: null, sodium: null });

    await page.getByRole('link', { name: 'Create a food' }).click();
    await expect(page.getByLabel('Food name')).toHaveValue('');
  });

  await test.step('an answer that is lost makes no second food', async () => {
    problems.expect('/api/foods/own');
    await signUp(page);
    await page.goto('/log-food/foods/new');
    await page.getByLabel('Food name').fill('Lost and found');
    let lost = 0;
    await page.route('**/api/foods/own', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await save(page).click();
    await expectToast(page, 'Error', 'Failed to save the food');
    expect(lost).toBe(1);
    await page.getByLabel('Protein').fill('9');
    await save(page).click();
    await expect(page.getByText('Lost and found is saved')).toBeVisible();
    const foods = await callAs(page, foodsApi.ownFoods, {});
    expect(foods.map(({ name, nutrients }) => [name, nutrients.protein])).toEqual([
      ['Lost and found', 9],
    ]);
    await page.unrouteAll();
  });

  await test.step('a food changed or deleted in another tab is shown, with both ways out', async () => {
    problems.expect('/api/foods/own/');
    await signUp(page);
    const { id } = await makeFood(page);
    const body = {
      name: 'Changed elsewhere',
      basis: '100g' as const,
      nutrients: { calories: 300 },
    };
    await page.goto(`/log-food/foods/edit?id=${id}`);
    await page.getByLabel('Food name').fill('Changed here');
    await callAs(page, foodsApi.editOwn, { params: { id }, body: { ...body, version: 1 } });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('This food was changed on another device')).toBeVisible();
    await expect(page.getByText('It’s now Changed elsewhere, 300 kcal per 100 g.')).toBeVisible();
    await look(page, 'a conflict');
    await page.getByRole('button', { name: 'Show the other version' }).click();
    await expect(page.getByLabel('Food name')).toHaveValue('Changed elsewhere');

    await page.getByLabel('Food name').fill('Mine after all');
    await callAs(page, foodsApi.editOwn, { params: { id }, body: { ...body, version: 2 } });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Save mine instead' }).click();
    await expectToast(page, 'Food Saved', 'Mine after all: past days stay the same.');
    await expect(page.getByRole('link', { name: 'Log Mine after all' })).toBeVisible();

    await page.getByRole('link', { name: 'Edit Mine after all' }).click();
    await page.getByLabel('Food name').fill('Back from the bin');
    await callAs(page, foodsApi.removeOwn, { params: { id } });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Restore it with my changes' }).click();
    await expect(page.getByRole('link', { name: 'Log Back from the bin' })).toBeVisible();
  });

  await test.step('somebody else’s food is not there', async () => {
    problems.expect('/api/foods/own');
    await signUp(page);
    const { id } = await makeFood(page);
    const other = await (await anotherContext()).newPage();
    await signUp(other);
    for (const path of [`/log-food/foods/edit?id=${id}`, `/log-food/search?pick=${id}`]) {
      await other.goto(path);
      await expect(other.getByText('That food does not exist.')).toBeVisible();
      await expect(other.getByText(slice.name)).toHaveCount(0);
    }
    await other.goto('/log-food/foods/edit?id=catalogue:banana-raw');
    await expect(other.getByText('That food isn’t yours')).toBeVisible();
    await expectAccessible(other, 'a food that cannot be edited');
  });
});
