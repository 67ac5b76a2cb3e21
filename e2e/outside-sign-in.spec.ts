import { type GraphServer, startGraphServer } from '../apps/server/testing/graph-server.ts';
import { type OidcServer, startOidcServer } from '../apps/server/testing/oidc-server.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { mailedLink } from './outbox.ts';
import { forgetSession, newEmail, signUp } from './person.ts';
import { type RunningServer, startServer } from './server.ts';
import { tab } from './steps.ts';

let product: RunningServer;
let google: OidcServer;
let facebook: GraphServer;

// One product and one provider serve all of it.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const settings: Record<string, string> = {};
  product = await startServer(settings);
  google = await startOidcServer(`${product.url}/api/callback`);
  facebook = await startGraphServer(`${product.url}/api/auth/facebook/callback`);
  // The provider has to know the product's address first, and the product the provider's.
  Object.assign(settings, {
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    FACEBOOK_AUTHORIZE_URL: facebook.authorizeUrl,
    FACEBOOK_GRAPH_URL: facebook.graphUrl,
    FACEBOOK_CLIENT_ID: facebook.clientId,
    FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
  });
  await product.restart();
});

test.afterAll(async () => {
  await google.close();
  await facebook.close();
  await product.dispose();
});

test('signs in with Google, by way of a real provider; a cancelled one comes back with a sentence', async ({
  page,
}) => {
  await test.step('signs in with Google, by way of a real provider', async () => {
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
    await forgetSession(page);
  });

  await test.step('a cancelled sign-in comes back with a sentence', async () => {
    google.person = null;
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/login\?notice=google-cancelled$/);
    await expect(page.getByText('You cancelled Google sign-in.')).toBeVisible();
    await expectAccessible(page, 'login after a cancelled sign-in');
    await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeEnabled();
  });
});

test('connects Google from the profile, signs in with it, and disconnects it @long', async ({
  browser,
  contextOptions,
  problems,
}) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: product.url });
  problems.watch(context);
  const page = await context.newPage();
  google.person = {
    sub: 'cora',
    email: 'cora@elsewhere.test',
    email_verified: true,
    given_name: 'Cora',
  };
  await signUp(page, { name: 'cora' });
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Connect Google' }).press('Enter');
  const connected = page.getByText('Google is connected. You can now sign in with it.');
  await expect(connected).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Facebook' })).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `connected (${theme})`));

  await forgetSession(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(tab(page, 'Home')).toBeVisible();

  await page.goto('/profile/security?notice=google-connected');
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  await expect(connected).toHaveCount(0);

  await page.goto('/profile/activity');
  await expect(page.getByText('Sign-in disconnected')).toBeVisible();
  await context.close();
});

test('signs in with Facebook, by keyboard, and gives the address that Facebook did not @long', async ({
  page,
}) => {
  facebook.person = { id: '4711', first_name: 'Fay' };
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Continue with Facebook' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add your email' })).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `add an email (${theme})`));
  const address = page.getByLabel('Email');
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  const email = newEmail('fay');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await page.goto(await mailedLink(product, email, '/verify-email/'));
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  // Known from now on: nothing more is asked.
  await forgetSession(page);
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
});
