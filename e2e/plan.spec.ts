import { billingApi } from '#features/billing/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { callAs, newEmail, password, signUp } from './person.ts';
import { completeOnboarding, createAccount } from './steps.ts';

test('a price chosen signed out is offered, tried and cancelled', async ({ page }) => {
  test.setTimeout(180_000);
  const look = (screen: string) =>
    inBothThemes(page, (theme) => expectAccessible(page, `${screen} (${theme})`));
  const stored = () => page.evaluate(() => localStorage.getItem('selectedPriceId'));
  const offer = page.getByRole('region', { name: 'Start your 7-day trial of Starter' });

  await test.step('chooses before there is an account', async () => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Choose Starter' }).click();
    await createAccount(page, { email: newEmail('plan'), password });
    await completeOnboarding(page, async () => {});
  });

  await test.step('is offered it at home, with its terms', async () => {
    await expect(offer).toContainText('then $11.99 a month, GST included');
    await expect(offer).toContainText('Cancel any time under Profile, Plan');
    await look('home with an offer');
    await page.reload();
    await offer.getByRole('button', { name: 'Start 7-day trial' }).click();
    await expect(offer).toHaveCount(0);
    await expect.poll(stored).toBeNull();
  });

  await test.step('finds it in the profile', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: /^Plan/ }).click();
    const plan = page.getByRole('region', { name: 'Starter' });
    await expect(plan).toContainText('7 trial days left');
    await expect(page.getByText('0 of 20 used')).toBeVisible();
    await look('plan, in a trial');
  });

  await test.step('changes and cancels in two clicks', async () => {
    await page.getByRole('button', { name: 'Change to Professional, Professional' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Your trial ends');
    await look('terms of a change');
    await dialog.getByRole('button', { name: 'Agree' }).click();
    const plan = page.getByRole('region', { name: 'Professional' });
    await expect(plan).toContainText('then $19.99 a month');
    // The button that opened the terms is gone.
    await expect(page.getByRole('heading', { level: 1, name: 'Plan' })).toBeFocused();

    await plan.getByRole('button', { name: 'Cancel plan' }).click();
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(plan).toContainText('Cancelled. Yours until');
    await expect(plan.getByRole('button', { name: 'Keep Professional' })).toBeVisible();
    await look('plan, cancelled');
  });
});

test('add-ons, a parent’s agreement and an offer declined @long', async ({ page }) => {
  await test.step('more clients are added to Trainer Pro, with their price, and given up again', async () => {
    await signUp(page);
    const body = { priceId: 'price_trainer_pro_monthly', agreed: 'trial' } as const;
    await callAs(page, billingApi.choose, { body });
    await page.goto('/profile/plan');
    await expect(page.getByText('Up to 50', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add 10 more clients' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'More' }).click();
    await expect(dialog).toContainText('Trainer Pro with 20 more clients: $39.99 a month');
    await inBothThemes(page, (theme) => expectAccessible(page, `add-ons (${theme})`));
    await dialog.getByRole('button', { name: 'Agree' }).click();
    const plan = page.getByRole('region', { name: 'Trainer Pro with 20 more clients' });
    await expect(plan).toContainText('then $39.99 a month');
    await expect(page.getByText('Up to 70', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Change 10 more clients' }).click();
    await dialog.getByRole('button', { name: 'Fewer' }).click();
    await dialog.getByRole('button', { name: 'Fewer' }).click();
    await expect(dialog.getByRole('status')).toHaveText('None');
    await dialog.getByRole('button', { name: 'Agree' }).click();
    await expect(page.getByText('Up to 50', { exact: true })).toBeVisible();
  });

  await test.step('somebody under 18 agrees to a plan with a parent, and is not offered a gym’s', async () => {
    const consents = [{ kind: 'parental_consent' as const, wordingVersion: '2026-11' }];
    await signUp(page, { profile: { age: 16, consents } });
    await page.goto('/profile/plan');
    await expect(page.getByText('You must be 18 or over')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Gyms' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Start 7-day trial, Starter' }).click();
    const dialog = page.getByRole('dialog');
    const agree = dialog.getByRole('button', { name: 'Agree' });
    await expect(agree).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /parent or guardian agrees/ }).check();
    await expectAccessible(page, 'terms under 18');
    await agree.click();
    await expect(page.getByRole('region', { name: 'Starter' })).toContainText('7 trial days left');
  });

  await test.step('declined, an offer is forgotten; a gym plan leads to naming the gym', async () => {
    const keep = (id: string) =>
      page.evaluate((price) => localStorage.setItem('selectedPriceId', price), id);
    const stored = () => page.evaluate(() => localStorage.getItem('selectedPriceId'));
    await signUp(page);
    await page.goto('/');
    await keep('price_professional_annual');
    await page.reload();
    await page.getByRole('button', { name: 'No thanks' }).click();
    expect(await stored()).toBeNull();

    await keep('price_gym_growth_monthly');
    await page.reload();
    const chosen = page.getByRole('region', { name: 'Start your 14-day trial of Gym Growth' });
    await expect(chosen).toContainText('then $149 a month, GST included');
    await expect(chosen.getByRole('link', { name: 'Name your gym' })).toHaveAttribute(
      'href',
      '/gym/new?price=price_gym_growth_monthly',
    );
    await chosen.getByRole('button', { name: 'No thanks' }).click();
    expect(await stored()).toBeNull();
  });
});

test('a trial asked for at the door, and none where nobody asked @long', async ({ page }) => {
  test.setTimeout(180_000);
  await test.step('Start Free Trial leads to a trial, and a plan on the landing page to its price', async () => {
    const kept = () =>
      page.evaluate(() => [
        localStorage.getItem('trialWanted'),
        localStorage.getItem('selectedPriceId'),
      ]);
    await page.goto('/');
    const trainers = page.getByRole('region', { name: 'For trainers' });
    await trainers.getByText('Annual').click();
    await trainers.getByRole('link', { name: /with Trainer Pro/ }).click();
    await expect.poll(kept).toEqual([null, 'price_trainer_pro_annual']);
    await page.goto('/');
    await page.getByRole('link', { name: /Start for free/ }).click();
    await expect.poll(kept).toEqual([null, null]);

    await page.goto('/');
    await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await createAccount(page, { email: newEmail('trial'), password });
    await completeOnboarding(page, async () => {});
    const offer = page.getByRole('region', { name: 'Start your free trial' });
    await expect(offer.getByRole('radio', { name: /Starter/ })).toBeChecked();
    await expect(offer).toContainText('7 days free, then $11.99 a month');
    await offer.getByText('Gyms', { exact: true }).click();
    await expect(offer).toContainText('14 days free, then $79 a month');
    await expect(offer.getByRole('link', { name: 'Name your gym' })).toBeVisible();
    await offer.getByText('You', { exact: true }).click();
    await inBothThemes(page, (theme) => expectAccessible(page, `trial offer (${theme})`));
    await offer.getByRole('radio', { name: /Professional/ }).check();
    await offer.getByRole('button', { name: 'Start 7-day trial' }).click();
    await expect(offer).toHaveCount(0);
    await expect.poll(kept).toEqual([null, null]);
    await page.goto('/profile/plan');
    await expect(page.getByRole('region', { name: 'Professional' })).toContainText(
      '7 trial days left',
    );
  });

  await test.step('whoever asked for no trial finds a quiet word about plans, and may say not now', async () => {
    await signUp(page, { profile: null });
    await page.goto('/');
    await completeOnboarding(page, async (screen) => {
      if (screen !== 'all set') return;
      await expect(page.getByRole('button', { name: 'See plans: 7 days free' })).toBeVisible();
    });
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('region', { name: /trial/ })).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('trialWanted', 'yes'));
    await page.reload();
    const offer = page.getByRole('region', { name: 'Start your free trial' });
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('trialWanted'))).toBeNull();
  });
});
