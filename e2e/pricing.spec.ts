import type { Page } from '@playwright/test';
import { addOnText } from '../features/plans/rules/contents.ts';
import { dollars } from '../features/plans/rules/money.ts';
import { PLANS } from '../features/plans/rules.ts';
import { onDesktop } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { newEmail } from './person.ts';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('the pricing page', () => {
  test('the pricing page keeps the period and the choice, or goes on without', async ({ page }) => {
    await test.step('the keyboard reaches the content past the header', async () => {
      await page.goto('/pricing');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
      await page.evaluate(() => localStorage.clear());
    });

    await test.step('shows its own readings, keeps the period and the choice', async () => {
      await page.goto('/pricing?from=%3Cmail%3E&plan=%00');
      await expect(page).toHaveTitle('Choose Your Plan · Vigour');
      const row = (name: string) =>
        page.getByRole('listitem').filter({ hasText: `Choose ${name}` });
      await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
      await expect(row('Trainer Pro')).toContainText('Up to 50 active clients');
      const [moreClients] = PLANS.trainerPro.addOns;
      if (moreClients)
        await expect(page.getByText(addOnText(moreClients, 'pricing'))).toBeVisible();
      await expect(row('Starter').getByText('$11.99').first()).toBeVisible();
      await onDesktop(page, async () => {
        await expect(row('Trainer Pro')).toContainText('Up to 50 active clients');
      });

      await page.getByText('Save ~2 months').click();
      expect(await stored(page, 'billingPeriod')).toBe('annual');
      for (const key of ['starter', 'professional', 'trainerPro', 'gymGrowth', 'gymPro'] as const) {
        const { name, annualPerMonth, price } = PLANS[key];
        await expect(row(name).getByText(`${dollars(annualPerMonth)} per month`)).toBeVisible();
        await expect(
          row(name).getByText(dollars(price.pricing.annual ?? 0), { exact: true }),
        ).toBeVisible();
      }
      await page.reload();
      await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
      await expect(row('Trainer Pro').getByText('$299.99')).toBeVisible();

      await page.getByRole('link', { name: 'Choose Trainer Pro' }).click();
      await expect(page).toHaveURL(/\/login\/email$/);
      expect(await stored(page, 'selectedPriceId')).toBe('price_trainer_pro_annual');
      const joins = page.getByRole('button', { name: 'Create account' });
      await expect(joins).toHaveAttribute('type', 'submit');
      await page.getByLabel(/^Email/).fill(newEmail('newcomer'));
      await page.getByLabel(/^Password/).fill('short');
      await page.getByLabel(/^Password/).press('Enter');
      await expect(page.getByText(/at least 12 characters\.$/)).toBeVisible();
      await page.goto('/pricing');
      await expect(row('Trainer Pro').getByText('Your last choice')).toBeVisible();
      await page.getByRole('link', { name: 'Choose Free' }).click();
      await expect(page).toHaveURL(/\/login\/email$/);
      expect(await stored(page, 'selectedPriceId')).toBeNull();
      const signsIn = page.getByRole('button', { name: 'Sign in', exact: true });
      await expect(signsIn).toHaveAttribute('type', 'submit');
    });

    await test.step('a price that does not exist is nobody’s choice', async () => {
      await page.addInitScript(() => {
        if (location.pathname !== '/pricing') return;
        localStorage.setItem('selectedPriceId', 'price_everything_for_ever');
        localStorage.setItem('billingPeriod', 'weekly');
      });
      await page.goto('/pricing');
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
      await expect(page.getByText('Your last choice').and(page.locator(':visible'))).toHaveCount(0);
      expect(await stored(page, 'selectedPriceId')).toBeNull();
    });

    await test.step('the toggle works where nothing can be stored', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await page.goto('/pricing');
      await page.getByText('Save ~2 months').click();
      await expect(page.getByText('$9.99 per month')).toBeVisible();
      await page.getByText('Monthly', { exact: true }).click();
      await expect(page.getByText('$11.99')).toBeVisible();
      await page.getByRole('button', { name: 'Light theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.getByRole('link', { name: 'Choose Starter' }).click();
      await expect(page).toHaveURL(/\/login\/email$/);
    });
  });
});
