import type { Page } from '@playwright/test';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { press, tabTo } from './keyboard.ts';
import { callAs, newEmail, password, signUp } from './person.ts';
import { expectLogged, expectToast } from './steps.ts';
import { threeLifts, ticks } from './training-plan.ts';

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(new RegExp(`^${label}`)).first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function choose(page: Page, role: 'radio' | 'checkbox', name: string): Promise<void> {
  const choice = page.getByRole(role, { name });
  const group = page.getByRole(role);
  // A radio group is one stop: Tab reaches its chosen or first one, arrows go on from there.
  if (role === 'radio') {
    await tabTo(page, group.first());
    for (let presses = 0; presses < 6 && !(await choice.isChecked()); presses += 1) {
      await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown');
    }
  } else {
    await tabTo(page, choice);
    await page.keyboard.press('Space');
  }
  await expect(choice).toBeChecked();
}

test('a session with the keyboard alone @long', async ({ page }) => {
  await signUp(page);
  const plan = threeLifts({ date: await dayOf(page) });
  const content = { ...plan, work: { ...plan.work, items: plan.work.items.slice(0, 1) } };
  await callAs(page, trainingSessionsApi.add, { body: { id: newId(), ...content } });
  await page.goto('/workouts');
  await press(page, /Three lifts/, 'link');
  const place = (at: number) => `Back squat, set ${at} of 3`;
  for (const at of [1, 2]) {
    await tabTo(page, page.getByRole('textbox', { name: `${place(at)}, weight in kilograms` }));
    await page.keyboard.type('62,5');
    await page.keyboard.press('Enter');
    const reps = page.getByRole('textbox', { name: `${place(at)}, reps`, exact: true });
    await expect(reps).toBeFocused();
    await page.keyboard.type('7');
    await page.keyboard.press('ArrowUp');
    await expect(reps).toHaveValue('8');
    await tabTo(page, ticks(page).nth(at - 1));
    await page.keyboard.press('Space');
    await expect(ticks(page).nth(at - 1)).toHaveAccessibleName(`${place(at)}, 62.5 kg for 8`);
    await expect(ticks(page).nth(at - 1)).toHaveAttribute('aria-pressed', 'true');
  }
  await press(page, /^Skip$/);
  await expect(page.getByRole('timer')).toHaveCount(0);
  const actions = page.getByRole('button', { name: 'Actions for Back squat' });
  await press(page, 'Actions for Back squat');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await press(page, 'Finish');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Finish' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  await press(page, '7 of 10');
  await expect(page.getByRole('button', { name: '7 of 10' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the first day with the keyboard alone @long', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/login');
  await press(page, 'Continue with Email');
  await expect(page).toHaveURL(/\/login\/email/);
  await type(page, 'Email', newEmail('kim'));
  await type(page, 'Password', password);
  await press(page, 'Create account');

  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await press(page, 'Next');
  await expect(page.getByRole('heading', { name: 'Basic Info' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: /^Name/ }));
  await page.keyboard.type('Kim');
  const age = page.getByRole('slider', { name: 'Age' });
  await tabTo(page, age);
  for (let year = 25; year < 30; year += 1) await page.keyboard.press('ArrowRight');
  await expect(age).toHaveValue('30');
  await choose(page, 'radio', 'Female');
  await press(page, 'Next');
  await expect(page.getByRole('heading', { name: 'Basic Info' })).toBeFocused();
  await press(page, 'These are right: 65 kg, 165 cm');
  await press(page, 'Next');

  await expect(page.getByRole('heading', { name: 'Your Role' })).toBeFocused();
  await choose(page, 'radio', 'Trainee');
  await press(page, 'Next');
  await expect(page.getByRole('heading', { name: 'Fitness Level' })).toBeFocused();
  await choose(page, 'radio', 'Beginner');
  await press(page, 'Next');
  await expect(page.getByRole('heading', { name: 'Goals' })).toBeFocused();
  await choose(page, 'checkbox', 'Get fit');
  await press(page, 'Next');
  await expect(page.getByRole('heading', { name: 'Schedule' })).toBeFocused();
  await press(page, 'Complete');
  await expect(page.getByRole('heading', { name: 'All Set' })).toBeFocused();
  await press(page, 'Get started');

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Log food', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
  await press(page, /Manual Entry/, 'link');
  await tabTo(page, page.getByLabel('Food name'));
  await page.keyboard.type('Banana');
  await tabTo(page, page.getByLabel('Calories'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('105');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
  await expectLogged(page, {
    name: 'Banana',
    calories: '105',
    protein: '0',
    carbs: '0',
    fat: '0',
  });

  await press(page, 'Profile', 'link');
  await press(page, 'Sign out');
  await expect(page).not.toHaveURL(/\/profile/);
});

test('shortcuts lead everywhere, can be switched off, and may be missing @wide @long', async ({
  page,
  problems,
}) => {
  await test.step('shortcuts lead everywhere, are listed under ? and can be switched off', async () => {
    await signUp(page);
    await page.goto('/home');
    const listButton = page.getByRole('button', { name: 'Shortcuts' });
    await expect(listButton).toBeVisible();
    const pages: [keys: string[], path: RegExp][] = [
      [['g', 'p'], /\/progress$/],
      [['g', 'f'], /\/log-food$/],
      [['w'], /\/progress\/weight$/],
      [['n'], /\/log-food\/search$/],
    ];
    for (const [keys, path] of pages) {
      for (const key of keys) await page.keyboard.press(key);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // In a field the same keys are text.
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('');
    await page.keyboard.type('wg?');
    await expect(page).toHaveURL(/\/log-food\/search/);

    await page.goto('/home');
    await expect(listButton).toBeVisible();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog.getByText('Weigh-in')).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `keyboard shortcuts (${theme})`));
    // Behind the list the keys rest.
    await page.keyboard.press('w');
    await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(listButton).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('w');
    await expect(page).toHaveURL(/\/home$/);
    await expect(dialog).toBeHidden();
    await press(page, 'Shortcuts');
    await expect(dialog.getByRole('switch')).not.toBeChecked();
  });

  await test.step('the app stays up when the shortcuts cannot be fetched', async () => {
    problems.expect('keyboard-shortcuts');
    problems.expect('ERR_FAILED');
    await page.route('**/assets/keyboard-shortcuts-*.js', (route) => route.abort('failed'));
    await signUp(page);
    const asked = page.waitForEvent('requestfailed', (one) => one.url().includes('shortcuts'));
    await page.goto('/home');
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
