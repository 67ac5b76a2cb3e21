import { expect, type Locator, type Page } from '@playwright/test';
import type { Credentials } from './person.ts';

/** What a screen is checked for each time it is reached. */
export type Look = (screen: string) => Promise<void>;

export async function chooseTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((wanted) => {
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', wanted);
  }, theme);
}

export async function openSignInByEmail(page: Page, look: Look): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await look('login');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText('Setting up your account...')).toBeVisible();
  await expect(page).toHaveURL(/\/login\/email/);
  await expect(page.getByLabel(/^Email/)).toBeVisible();
  await look('sign in by e-mail');
}

export async function createAccount(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
}

export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The six steps and All Set, as a woman of 30, 62.5 kg and 168 cm who wants to get fit. */
export async function completeOnboarding(page: Page, look: Look): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('17% complete')).toBeVisible();
  await look('onboarding 1, welcome');
  await next.click();

  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Robin');
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: 'Female' }).check();
  const age = page.getByRole('textbox', { name: 'Age' });
  await age.fill('30');
  await age.press('Enter');
  await expect(page.getByRole('slider', { name: 'Age' })).toHaveValue('30');
  await look('onboarding 2, basic info');
  await next.click();

  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Basic Info' })).toBeFocused();
  await expect(next).toBeDisabled();
  const weight = page.getByRole('textbox', { name: 'Weight' });
  await weight.fill('62,5');
  await weight.press('Enter');
  await expect(weight).toHaveValue('62.5');
  await page.getByRole('radio', { name: 'inches' }).check();
  await expect(page.getByRole('slider', { name: 'Height' })).toHaveValue('65');
  await page.getByRole('radio', { name: 'cm', exact: true }).check();
  const height = page.getByRole('textbox', { name: 'Height' });
  await height.fill('168');
  await height.press('Enter');
  await expect(page.getByRole('region', { name: 'BMI preview' })).toContainText('22.1');
  await expect(page.getByRole('region', { name: 'BMI preview' })).toContainText('Normal');
  await look('onboarding 2, body');
  await next.click();

  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: 'Trainee' }).check();
  await look('onboarding 3, your role');
  await next.click();

  await expect(page.getByText('Step 4 of 6')).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: 'Intermediate' }).check();
  await look('onboarding 4, fitness level');
  await next.click();

  await expect(page.getByText('Step 5 of 6')).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Get fit' }).check();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Intermediate' })).toBeChecked();
  await next.click();
  await expect(page.getByRole('checkbox', { name: 'Get fit' })).toBeChecked();
  await look('onboarding 5, goals');
  await next.click();

  await expect(page.getByText('Step 6 of 6')).toBeVisible();
  await expect(page.getByText('100% complete')).toBeVisible();
  await page.getByRole('button', { name: 'Monday' }).click();
  await look('onboarding 6, schedule');
  await page.getByRole('button', { name: 'Complete' }).click();

  await expect(page.getByRole('heading', { name: 'All Set' })).toBeVisible();
  await expectToast(page, 'Profile Updated', 'Your fitness profile has been saved successfully!');
  await look('all set');
  await page.getByRole('button', { name: 'Get started' }).click();
}

/** A tab of the bar at the bottom, or of the rail on a desktop. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  const message = page.locator('[role=status] > *, [role=alert] > *').filter({ hasText: title });
  await expect(message).toBeVisible();
  await expect(message).toContainText(description);
}

export type Meal = { name: string; calories: string; protein: string; carbs: string; fat: string };

/** From the chooser through the form and back to the chooser. */
export async function logMeal(page: Page, meal: Meal, look: Look): Promise<void> {
  await page.getByRole('link', { name: /Manual Entry/ }).click();
  await expect(page.getByRole('heading', { name: 'Log Food Details' })).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('100');
  await expect(page.getByRole('radio', { name: 'Lunch' })).toBeChecked();
  await look('food form');
  await page.getByLabel('Food name').fill(meal.name);
  await page.getByLabel('Calories').fill(meal.calories);
  await page.getByLabel('Protein').fill(meal.protein);
  await page.getByLabel('Carbs').fill(meal.carbs);
  await page.getByRole('textbox', { name: 'Fat' }).fill(meal.fat);
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
  await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
}

/** Today's meal stands in the list and in the sums. */
export async function expectLogged(page: Page, meal: Meal): Promise<void> {
  await expect(page.getByRole('heading', { name: "Today's Meals" })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(meal.name) })).toContainText(
    meal.calories,
  );
  await expect(page.getByRole('heading', { name: "Today's Nutrition" })).toBeVisible();
}
