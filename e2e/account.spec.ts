import { createHmac } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { mailedLink } from './outbox.ts';
import { forgetSession, newEmail, password, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen} (${theme})`));

/** The code an authenticator app shows now (RFC 6238). */
function codeOf(typedSecret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...typedSecret].map((one) => letters.indexOf(one).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function withSecurityKey(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function signInByPassword(page: Page, email: string, word = password): Promise<void> {
  await page.goto('/login/email');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(word);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an address is verified by its link, also the second time; a bad link says so', async ({
  page,
  server,
  problems,
}) => {
  await test.step('an address is verified by its link, also the second time', async () => {
    const { email } = await signUp(page, { name: 'verify' });
    await page.goto('/home');
    const banner = page.getByRole('region', { name: 'Verify your email' });
    await expect(banner).toBeVisible();
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(60);
    const link = await mailedLink(server, email, '/verify-email/');
    // A tab in which the three seconds of the page are long enough to look at it.
    const calm = await page.context().newPage();
    await calm.addInitScript(() => {
      const real = window.setTimeout.bind(window);
      const slow = (run: TimerHandler, ms?: number) => real(run, ms === 3000 ? 60_000 : ms);
      Object.assign(window, { setTimeout: slow });
    });
    await calm.goto(link);
    await expect(calm.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await expect(calm.getByRole('link', { name: 'Continue' })).toBeVisible();
    await look(calm, 'email verified');
    await calm.close();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await page.waitForURL(/\/$/, { timeout: 10_000 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(banner).toBeHidden();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  });

  await test.step('a bad link says so, and a new one can be asked for', async () => {
    problems.expect('/api/auth/verify-email/');
    await forgetSession(page);
    await page.goto('/verify-email/not-a-link');
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await look(page, 'verification failed');
    await page.getByRole('button', { name: 'Request New Verification Email' }).click();
    await page.getByRole('button', { name: /Resend/ }).click();
    await expectToast(
      page,
      'Email Required',
      'Please enter your email address to resend verification.',
    );
    await page.getByLabel('Email').fill(newEmail('nobody'));
    await page.getByRole('button', { name: /Resend/ }).click();
    await expectToast(
      page,
      'Verification Email Sent',
      'Check your inbox for a new verification email.',
    );
    await look(page, 'verification pending');
  });
});

test('an authenticator app and a passkey: set up, used to sign in, removed', async ({
  page,
  problems,
}) => {
  await test.step('an authenticator app: set up, asked for at sign-in, turned off', async () => {
    problems.expect('/api/auth/sign-in/second-step');
    const { email } = await signUp(page, { name: 'codes' });
    await page.goto('/profile');
    await page.getByRole('link', { name: /^Security/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await look(page, 'security');
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await look(page, 'authenticator set-up');
    const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recovery = ''] = await codes.allInnerTexts();
    await look(page, 'recovery codes');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('vigour-recovery-codes.txt');
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();

    await forgetSession(page);
    await signInByPassword(page, email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await look(page, 'second step');
    await page.getByLabel('Code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That code is wrong.')).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await page.goto('/profile/security');
    await expect(page.getByText('9 recovery codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  });

  await test.step('a passkey: made, named anew, used to sign in, removed', async () => {
    await withSecurityKey(page);
    const { email } = await signUp(page, { name: 'passkey' });
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('My phone');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Passkey added', 'You can now sign in with it.');
    await page.getByRole('button', { name: 'Rename My phone' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Blue phone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Blue phone')).toBeVisible();
    await look(page, 'security with a passkey');

    await forgetSession(page);
    await page.goto('/login/email');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goto('/profile/account');
    await expect(page.getByText(email)).toBeVisible();

    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Remove Blue phone' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Remove Blue phone' })).toBeHidden();
  });
});

test('devices: seen, signed out one by one and together; a new password does it too', async ({
  page,
  anotherContext,
  problems,
}) => {
  problems.expect(/\b401\b/);
  const { email } = await signUp(page, { name: 'devices' });
  const other = await (await anotherContext()).newPage();
  await signInByPassword(other, email);
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.goto('/profile/sessions');
  await expect(page.getByText('This device')).toBeVisible();
  await look(page, 'devices');
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(page.getByText(/^Since /)).toHaveCount(1);
  await other.goto('/profile');
  await expect(other.getByRole('button', { name: 'Continue with Email' })).toBeVisible();

  await signInByPassword(other, email);
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('New password').fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use a password of at least 12 characters.')).toBeVisible();
  await page.getByLabel('New password').fill('amber tractor paints quietly');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Password changed', 'Your other devices were signed out.');
  await other.goto('/profile');
  await expect(other.getByRole('button', { name: 'Continue with Email' })).toBeVisible();

  await page.goto('/profile/activity');
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByText('Device signed out')).toBeVisible();
  await look(page, 'activity');
});

test('another address: asked for, confirmed at the new one, told to the old one', async ({
  page,
  server,
}) => {
  const { email } = await signUp(page, { name: 'moving' });
  const next = newEmail('moved');
  await page.goto('/profile/account');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('New email').fill(next);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Check your new inbox', next);
  const card = page.getByRole('region', { name: 'Email', exact: true });
  await expect(card.getByText('Open the link we sent to')).toBeVisible();
  const undo = await mailedLink(server, email, '/login/keep-email/');
  await page.goto(await mailedLink(server, next, '/login/confirm-email/'));
  await look(page, 'confirm new email');
  await page.getByRole('button', { name: 'Confirm new email' }).click();
  await expect(page.getByRole('heading', { name: 'Email changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText(next)).toBeVisible();

  await page.goto(undo);
  await look(page, 'keep this address');
  await page.getByRole('button', { name: 'Keep this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email stays the same' })).toBeVisible();
  await signInByPassword(page, email);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a forgotten password is set anew by mail; what is sensitive asks again who one is', async ({
  page,
  server,
  problems,
}) => {
  await test.step('a forgotten password is set anew by mail', async () => {
    const { email } = await signUp(page, { name: 'forgot' });
    await forgetSession(page);
    await page.goto('/login/email');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await mailedLink(server, email, '/login/reset/'));
    await page.getByLabel('New password').fill('amber tractor paints quietly');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await signInByPassword(page, email, 'amber tractor paints quietly');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  await test.step('what is sensitive asks again who one is, and then goes on', async () => {
    problems.expect('/api/auth/step-up');
    problems.expect('/api/auth/second-factor');
    await signUp(page, { name: 'fresh' });
    // Ten minutes go by in one answer; everything after it is the server's own.
    await page.route(
      '**/api/auth/second-factor',
      (route) =>
        route.fulfill({
          status: 403,
          json: { code: 'forbidden', reason: 'fresh_sign_in_needed', message: 'Show it again.' },
        }),
      { times: 1 },
    );
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Set up' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(question).toBeVisible();
    await look(page, 'step-up');
    await question.getByLabel('Password').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(question.getByText('That is not your password.')).toBeVisible();
    await question.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(question).toBeHidden();
  });
});

test('settings are in groups, found by words with the keyboard, and kept @long', async ({
  page,
}) => {
  await test.step('settings are in groups, and found by words with the keyboard', async () => {
    await signUp(page, { name: 'finder' });
    await page.goto('/profile');
    for (const name of ['Body', 'App', 'Account', 'Plan', 'Gyms']) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    }
    const search = page.getByRole('searchbox', { name: 'Search settings' });
    await search.focus();
    await page.keyboard.type('passk');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1 setting' })).toBeAttached();
    await look(page, 'settings found');
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');
    await page.keyboard.type('quux');
    await expect(page.getByText('No settings match “quux”.')).toBeVisible();
    await look(page, 'no settings found');
    await page.keyboard.press('Escape');
    await page.keyboard.type('height');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Body and goals' })).toBeVisible();
    await page.keyboard.press('Escape');
    await search.fill('kilojoules');
    await page.getByRole('link', { name: /^Units/ }).click();
    const kilojoules = page.getByRole('radio', { name: 'kJ' });
    // It is checked once the change is on its way, which `check` does not wait for.
    await kilojoules.click();
    await expect(kilojoules).toBeChecked();
    await page.reload();
    await expect(kilojoules).toBeChecked();
  });

  await test.step('settings are kept; the pages of an account on either screen', async () => {
    await signUp(page, { name: 'settings' });
    for (const [path, name, there] of [
      ['security', 'Security', 'Passkeys'],
      ['sessions', 'Devices', 'This device'],
      ['activity', 'Activity', 'Signed in'],
      ['app', 'App', 'Time zone'],
      ['emails', 'Emails', 'Weekly summary'],
      ['account', 'Personal details', 'First name'],
    ] as const) {
      await page.goto(`/profile/${path}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(there).first()).toBeVisible();
    }
    await page.getByLabel('First name').fill('Robin');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Settings saved');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await page.goto('/profile/app');
    await page.getByLabel('Time zone').selectOption('Australia/Perth');
    await expectToast(page, 'Settings saved');
    await page.reload();
    await expect(page.getByLabel('Time zone')).toHaveValue('Australia/Perth');
    await page.goto('/profile/emails');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('switch', { name: 'Weekly summary' }).click();
    await expect(page.getByRole('switch', { name: 'Weekly summary' })).toBeChecked();
    // The switch shows the choice at once; a reload before it is saved would lose it.
    await saved;
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Weekly summary' })).toBeChecked();
  });
});
