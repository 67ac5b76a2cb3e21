import { accountApi } from '#features/account/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { mailedLink } from './outbox.ts';
import { callAs, newEmail, password, signUp } from './person.ts';
import { completeOnboarding, createAccount } from './steps.ts';

test('a gym begins, somebody is invited, joins, becomes a trainer, shows what they want, and leaves', async ({
  page: gym,
  server,
  problems,
  anotherContext,
}) => {
  test.setTimeout(240_000);
  const page = await (await anotherContext()).newPage();
  const look = (at: typeof page, screen: string) =>
    inBothThemes(at, (theme) => expectAccessible(at, `${screen} (${theme})`));
  const owner = await signUp(gym, { name: 'owner', profile: { firstName: 'Olga' } });
  const verify = await mailedLink(server, owner.email, '/verify-email/');
  const token = verify.split('/').at(-1) ?? '';
  await callAs(gym, accountApi.verifyEmail, { params: { token } });
  const member = { email: newEmail('ari'), password };
  let link = '';

  await test.step('a gym plan begins with its gym', async () => {
    await gym.goto('/gym');
    await expect(gym.getByRole('heading', { name: 'You run no organisation' })).toBeVisible();
    await look(gym, 'no organisation');
    await gym.goto('/gym/new?price=price_gym_starter_monthly');
    await expect(gym.getByText('then $79 a month, GST included')).toBeVisible();
    await look(gym, 'a new organisation');
    await gym.getByRole('button', { name: 'Agree and start the trial' }).click();
    await expect(gym.getByText('Enter a name.')).toBeVisible();
    await gym.getByLabel('Name').fill('Iron House');
    await gym.getByRole('button', { name: 'Agree and start the trial' }).click();
    await expect(gym.getByRole('heading', { level: 1, name: 'Iron House' })).toBeVisible();
    await expect(gym.getByText('0 of 50 used, 50 free')).toBeVisible();
  });

  await test.step('somebody is invited, with the keyboard', async () => {
    await gym.getByRole('button', { name: 'Invite' }).press('Enter');
    const dialog = gym.getByRole('dialog');
    await expect(dialog.getByText('50 of 50 seats are free.')).toBeVisible();
    await look(gym, 'inviting');
    problems.expect('/members');
    await dialog.getByLabel('Email').fill('not an address');
    await dialog.getByLabel('Email').press('Enter');
    await expect(
      dialog.getByText('Enter an email address like name@example.com.').first(),
    ).toBeVisible();
    await dialog.getByLabel('Email').fill(member.email);
    await dialog.getByLabel('Last name').fill('Ngata');
    await dialog.getByLabel('First name').fill('Ari');
    await dialog.getByLabel('First name').press('Enter');
    await expect(gym.getByText('Invitation sent')).toBeVisible();
    await expect(gym.getByText('1 of 50 used, 49 free')).toBeVisible();
    await look(gym, 'the dashboard');
    link = await mailedLink(server, member.email, '/invitations/');
    await gym.goto(link);
    await expect(gym.getByText('This is for another address')).toBeVisible();
    await expect(gym.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  });

  await test.step('who was invited has no account yet, makes one and comes back', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Join Iron House' })).toBeVisible();
    await look(page, 'an invitation, signed out');
    await page.getByRole('button', { name: 'Sign in or create an account' }).click();
    await createAccount(page, member);
    await completeOnboarding(page, async () => {});
    await expect(page.getByRole('heading', { name: 'Join Iron House' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    const card = page.getByRole('region', { name: 'Iron House' });
    await expect(card.getByRole('switch')).not.toBeChecked();
    await card.getByRole('switch').click();
    await expect(card.getByRole('switch')).toBeChecked();
    await look(page, 'organisations of a member');
  });

  await test.step('the owner finds them and makes them a trainer', async () => {
    await gym.goto('/gym/members');
    await expect(gym.getByText('2 people')).toBeVisible();
    await gym.getByLabel('Name or email').fill('zzz');
    await expect(gym.getByRole('heading', { name: 'Nobody fits' })).toBeVisible();
    await gym.getByLabel('Name or email').fill('NGATA ar');
    await expect(gym.getByText('1 person')).toBeVisible();
    await gym.getByLabel('Activity').selectOption('quiet');
    const row = gym.getByRole('link', { name: /Ari Ngata/ });
    await expect(row).toContainText('Quiet for two weeks');
    await look(gym, 'members, searched');
    await row.click();
    await gym.getByLabel('Role').selectOption('trainer');
    await look(gym, 'a member');
    await gym.getByRole('button', { name: 'Save' }).click();
    await expect(gym.getByRole('region', { name: 'Ari Ngata' })).toContainText('Trainer');
    await gym.getByRole('button', { name: 'Remove from organisation' }).click();
    await expect(gym.getByRole('region', { name: 'Bring back' })).toBeVisible();
    await gym.getByRole('button', { name: 'Undo' }).click();
    await expect(gym.getByRole('region', { name: 'Membership' })).toBeVisible();
    await expect(gym.getByText('They do not show it.')).toBeVisible();
  });

  await test.step('they leave, and the gym knows that they did', async () => {
    await page.reload();
    const card = page.getByRole('region', { name: 'Iron House' });
    await expect(card).toContainText('Trainer');
    await card.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Leave Iron House' }).click();
    await expect(page.getByRole('heading', { name: 'You belong to none' })).toBeVisible();
    await gym.goto('/gym/audit');
    await expect(gym.getByRole('listitem').filter({ hasText: 'Ari Ngata left' })).toBeVisible();
    await look(gym, 'what was done');
  });

  await test.step('settings: another name, nobody to hand over to, closing asks for the name', async () => {
    await gym.goto('/gym/settings');
    await gym.getByRole('textbox', { name: 'Name' }).fill('Steel House');
    await gym.getByRole('button', { name: 'Save' }).click();
    await expect(gym.getByText('Saved')).toBeVisible();
    await expect(gym.getByText('Nobody has joined yet')).toBeAttached();
    await look(gym, 'settings');
    await gym.getByRole('button', { name: 'Close organisation' }).click();
    const close = gym.getByRole('button', { name: 'Close for good' });
    await expect(close).toBeDisabled();
    await gym.getByLabel('Type Steel House to confirm').fill('Steel House');
    await look(gym, 'closing');
    // The page that is left asks once more for what it was about.
    problems.expect(/404.*\/api\/organisations\/[\w-]+$/);
    await close.click();
    await expect(gym.getByRole('heading', { name: 'You belong to none' })).toBeVisible();
  });
});
