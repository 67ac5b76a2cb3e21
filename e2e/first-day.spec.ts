import { expect } from './harness.ts';
import { test } from './own-server.ts';
import { newEmail, password } from './person.ts';
import {
  chooseTheme,
  completeOnboarding,
  createAccount,
  expectLogged,
  logMeal,
  openSignInByEmail,
  signIn,
  tab,
} from './steps.ts';

const porridge = {
  name: 'Porridge with blueberries',
  calories: '420',
  protein: '14,5',
  carbs: '62',
  fat: '11.5',
};

const nothing = async (): Promise<void> => {};

// With everything that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a first day', async ({ page, server }) => {
  const person = { email: newEmail('robin'), password };
  await chooseTheme(page, 'light');

  await test.step('creates an account', async () => {
    await openSignInByEmail(page, nothing);
    await createAccount(page, person);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  });

  await test.step('goes through the six steps', async () => {
    await completeOnboarding(page, nothing);
  });

  await test.step('arrives at home with a real, empty day', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page');
    // The stars alone keep a core busy.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('logs a meal by hand', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Log food', exact: true }).click();
    await expect(page.getByText("Choose how you'd like to log your meal")).toBeVisible();
    await logMeal(page, porridge, nothing);
    await expectLogged(page, porridge);
    const summary = page.getByRole('region', { name: "Today's Nutrition" });
    await expect(summary.getByText('14.5 g')).toBeVisible();
  });

  await test.step('sees it at home and on every tab', async () => {
    for (const name of ['Home', 'Workouts', 'Meals', 'Trainers', 'Progress', 'Profile']) {
      await tab(page, name).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      if (name === 'Home') await expect(page.getByText('420').first()).toBeVisible();
    }
  });

  await test.step('signs out and in again', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).not.toHaveURL(/\/profile/);
    await page.goto('/log-food');
    await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await signIn(page, person);
    await expectLogged(page, porridge);
  });

  await test.step('finds it after the server was restarted', async () => {
    // Nothing is being asked while the server is away; what happens then is told by the offline stories.
    await page.goto('/robots.txt');
    await server.restart();
    await page.goto('/log-food');
    await expectLogged(page, porridge);
  });
});
