import type { Page } from '@playwright/test';
import { accountApi } from '#features/account/contract.ts';
import { expectAccessible, inBothThemes, settled } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { completeOnboarding, expectToast } from './steps.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' });

async function type(page: Page, name: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name });
  await box.fill(text);
  await box.press('Enter');
}

async function choose(page: Page, title: string, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.getByText(name, { exact: true }).click();
  await next(page).click();
}

test('onboarding survives a reload and a failed save, and leads to the wanted page', async ({
  page,
  problems,
}) => {
  await signUp(page, { profile: null });
  await page.goto('/log-food?date=2026-01-05');
  await next(page).click();
  await page.getByRole('button', { name: 'Charlie' }).click();
  await page.getByText('Male', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-gender-theme', 'male');
  await next(page).click();
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('80');
  await type(page, 'Weight', '91,5');
  await page.getByRole('button', { name: 'These are right: 25 years, 178 cm' }).click();
  await next(page).click();
  await page.getByText('Trainer', { exact: true }).click();

  await page.reload();
  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Trainer' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Basic Info' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('91.5');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Charlie');
  await next(page).click();
  await next(page).click();
  await next(page).click();
  await choose(page, 'Fitness Level', 'Advanced');
  await choose(page, 'Goals', 'Build muscle');

  problems.expect('/api/auth/profile');
  problems.expect('ERR_FAILED');
  await page.route('**/api/auth/profile', (route) => route.abort('failed'));
  await page.getByRole('button', { name: 'Complete' }).click();
  await expectToast(page, 'Error', 'Failed to update profile. Please try again.');
  await expect(page.getByText('Your profile isn’t saved yet.')).toBeVisible();
  await page.unroute('**/api/auth/profile');
  await page.getByRole('button', { name: 'Complete' }).dblclick();
  await expect(page.getByRole('heading', { name: 'All Set' })).toBeFocused();
  await page.getByRole('button', { name: 'Get started' }).click();

  await expect(page).toHaveURL(/\/log-food\?date=2026-01-05$/);
  await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await callAs(page, accountApi.currentUser, {})).toMatchObject({
    firstName: 'Charlie',
    gender: 'male',
    weight: 91.5,
    height: 178,
    role: 'trainer',
    fitnessLevel: 'advanced',
    goals: ['build_muscle'],
    schedule: null,
  });
});

test('a fifteen-year-old ticks two statements and gets no adult band', async ({ page }) => {
  await signUp(page, { profile: null });
  await page.goto('/');
  await next(page).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Noa');
  await page.getByText('Female', { exact: true }).click();
  await type(page, 'Age', '15');
  await page.getByText(/My parent or guardian/).click();
  await expect(next(page)).toBeDisabled();
  await page.getByText(/I am old enough/).click();
  await inBothThemes(page, (theme) => expectAccessible(page, `statements of a minor (${theme})`));
  await next(page).click();
  await page.getByText('inches', { exact: true }).click();
  await type(page, 'Height', '66,5');
  await expect(page.getByText('5 ft 6.5 in')).toBeVisible();
  const preview = page.getByRole('region', { name: 'BMI preview' });
  await expect(preview).toContainText('22.8');
  await expect(preview).not.toContainText('Normal');
  await expect(next(page)).toBeDisabled();
  await page.getByRole('button', { name: 'These are right: 65 kg' }).click();
  await inBothThemes(page, (theme) => expectAccessible(page, `body of a minor (${theme})`));
  await next(page).click();
  await choose(page, 'Your Role', 'Trainee');
  await choose(page, 'Fitness Level', 'Beginner');
  await expect(page.getByRole('heading', { name: 'Goals' })).toBeFocused();
  await page.getByText('Lose weight', { exact: true }).click();
  await expect(page.getByText(/never set an energy deficit/)).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `goals of a minor (${theme})`));
  await next(page).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('heading', { name: 'All Set' })).toBeVisible();
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await callAs(page, accountApi.currentUser, {})).toMatchObject({ age: 15, height: 169 });
});

/** Puts the window and the text back once `look` has seen them so. */
async function atSize(page: Page, width: number, text: string, look: () => Promise<void>) {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: width === 390 ? 844 : 640 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
  await settled(page);
  await look();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
}

test('every screen of onboarding fits a phone without scrolling, 320 px with large text, and does not slide @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, { profile: null });
  await page.goto('/');
  const tooLong: string[] = [];
  const cut: string[] = [];
  const fits = async (screen: string) => {
    await atSize(page, 390, '100%', async () => {
      const { scrollHeight, clientHeight } = await page.evaluate(() => document.documentElement);
      if (scrollHeight > clientHeight) tooLong.push(`${screen}: ${scrollHeight} px`);
    });
    await atSize(page, 320, '200%', async () => {
      const found = await page.evaluate(() => {
        const ofScreen = document.documentElement.clientWidth;
        return [...document.querySelectorAll('main *')]
          .filter((element) => !element.closest('.sr-only') && element.clientWidth > 1)
          .filter((element) => element.getBoundingClientRect().right > ofScreen + 1)
          .map((element) => element.outerHTML.slice(0, 120));
      });
      cut.push(...found.map((html) => `${screen}: ${html}`));
    });
  };
  await next(page).click();
  await fits('basic info, nothing entered');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Robin');
  await next(page).click();
  await fits('body, nothing confirmed');
  await page.getByText('inches', { exact: true }).click();
  await fits('body in inches');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error('slid');
    };
  });
  await completeOnboarding(page, fits);
  await expect(page).toHaveURL(/\/home$/);
  expect(tooLong).toEqual([]);
  expect(cut).toEqual([]);
});
