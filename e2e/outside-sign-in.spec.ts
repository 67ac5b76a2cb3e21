import { type OidcServer, startOidcServer } from '../apps/server/testing/oidc-server.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { type RunningServer, startServer } from './server.ts';

let product: RunningServer;
let google: OidcServer;

// One product and one provider serve all of it.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const settings: Record<string, string> = {};
  product = await startServer(settings);
  google = await startOidcServer(`${product.url}/api/callback`);
  // The provider has to know the product's address first, and the product the provider's.
  Object.assign(settings, {
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
  });
  await product.restart();
});

test.afterAll(async () => {
  await google.close();
  await product.dispose();
});

test('signs in with Google, by way of a real provider', async ({ page }) => {
  google.person = {
    sub: 'gita',
    email: 'gita@example.test',
    email_verified: true,
    given_name: 'Gita',
  };
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Connecting to Google...')).toBeVisible();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
});

test('a cancelled sign-in comes back with a sentence', async ({ page }) => {
  google.person = null;
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/login\?notice=google-cancelled$/);
  await expect(page.getByText('You cancelled signing in with Google.')).toBeVisible();
  await expectAccessible(page, 'login after a cancelled sign-in');
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeEnabled();
});
