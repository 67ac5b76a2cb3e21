import { billingApi } from '#features/billing/contract.ts';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { organisationsApi } from '#features/organisations/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { mailedLink } from './outbox.ts';
import { callAs, newEmail, password, signUp } from './person.ts';
import { completeOnboarding } from './steps.ts';

test('a gym begins, somebody is invited, joins, shows what they want, becomes a trainer and takes it over', async ({
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
  await callAs(gym, signInApi.verifyEmail, { params: { token } });
  const member = { email: newEmail('ari'), password };
  let link = '';

  await test.step('a gym plan begins with its gym', async () => {
    await gym.goto('/gym');
    await expect(gym.getByRole('heading', { name: 'You don’t have a gym yet' })).toBeVisible();
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
    await expect(gym.getByRole('link', { name: /14 trial days left/ })).toBeVisible();
    await gym.goto('/home');
    const onHome = gym.getByRole('region', { name: 'Iron House' });
    await expect(onHome).toContainText('14 trial days left');
    await expect(onHome.getByText('1 in 12 weeks')).toBeVisible();
    await look(gym, 'home of an owner');
    await gym.getByRole('banner').getByRole('link', { name: 'Your gym' }).click();
    await expect(gym.getByRole('heading', { level: 1, name: 'Iron House' })).toBeVisible();
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
    link = await mailedLink(server, member.email, '/invitations/');
    await gym.goto(link);
    await expect(gym.getByText('This invitation is for another email')).toBeVisible();
    await expect(gym.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await look(gym, 'an invitation for somebody else');
    await gym.getByRole('button', { name: 'Sign out' }).click();
    await expect(gym.getByRole('button', { name: 'Sign in or create an account' })).toBeVisible();
    await expect(gym).toHaveURL(link);
    await callAs(gym, signInApi.signIn, { body: owner });
  });

  await test.step('who was invited has no account yet, makes one and comes back', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Join Iron House' })).toBeVisible();
    await look(page, 'an invitation, signed out');
    await page.getByRole('button', { name: 'Sign in or create an account' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member.email);
    await page.getByLabel(/^Password/).fill(member.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Join Iron House' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ari');
    await page.getByRole('button', { name: 'Back' }).click();
    await completeOnboarding(page, async () => {});
    const card = page.getByRole('region', { name: 'Iron House' });
    await expect(card.getByRole('switch')).not.toBeChecked();
    await card.getByRole('switch').click();
    await expect(card.getByRole('switch')).toBeChecked();
    // The mail was read: the address counts as verified.
    await expect(page.getByText('Verify your email')).toHaveCount(0);
  });

  await test.step('a class is planned, and the member books it', async () => {
    await gym.goto('/gym/classes');
    await gym.getByRole('link', { name: 'Add a class' }).click();
    await gym.getByRole('button', { name: 'Save class' }).click();
    await expect(gym.getByText('Enter a name.')).toBeVisible();
    await gym.getByLabel('Name').fill('Strength');
    await gym.getByRole('button', { name: 'Save class' }).click();
    await expect(gym.getByText('Strength is in the timetable.')).toBeVisible();
    await page.goto('/gym');
    await page.getByRole('link', { name: /^Timetable/ }).click();
    await page.getByRole('button', { name: 'Later week' }).click();
    await page.getByRole('button', { name: /^Book Strength/ }).click();
    await expect(page.getByRole('button', { name: /^Cancel Strength/ })).toBeVisible();
    await look(page, 'a timetable');
    await gym.goto('/gym/staff');
    await gym.getByRole('button', { name: 'Later week' }).click();
    await gym.getByRole('radio', { name: 'Mo' }).click();
    await expect(gym.getByRole('button', { name: /Strength$/ })).toContainText('1 of 12');
    await look(gym, 'staff calendars');
    await page.goto('/profile/organisations');
  });

  await test.step('the owner finds them and makes them a trainer', async () => {
    await gym.goto('/gym/members');
    await expect(gym.getByText('2 people')).toBeVisible();
    await gym.getByLabel('Name or email').fill('zzz');
    await expect(gym.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await gym.getByLabel('Name or email').fill('NGATA ar');
    await expect(gym.getByText('1 person')).toBeVisible();
    await gym.getByLabel('Activity').selectOption('new');
    const row = gym.getByRole('link', { name: /Ari Ngata/ });
    await expect(row).toContainText('New');
    await look(gym, 'members, searched');
    await row.click();
    await gym.getByLabel('Role').selectOption('trainer');
    await look(gym, 'a member');
    await gym.getByRole('button', { name: 'Save' }).click();
    await expect(gym.getByRole('region', { name: 'Ari Ngata' })).toContainText('Trainer');
    // A trainer finds their gym and its members, not an invitation to found one.
    await page.goto('/home');
    await expect(page.getByRole('region', { name: 'Iron House' })).toContainText(
      '0 members to train',
    );
    await page.goto('/gym');
    await expect(page.getByRole('heading', { level: 1, name: 'Iron House' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Members you train' })).toBeVisible();
    await look(page, 'gym of a trainer');
    await page.goto('/profile/organisations');
    await gym.getByRole('button', { name: 'Remove from gym' }).click();
    await expect(gym.getByRole('region', { name: 'Bring back' })).toBeVisible();
    await gym.getByRole('button', { name: 'Undo' }).click();
    await expect(gym.getByRole('region', { name: 'Membership' })).toBeVisible();
    await expect(gym.getByText('Not shared')).toBeVisible();
  });

  await test.step('who came with a file is mailed by one act, after a test', async () => {
    const [made] = await callAs(gym, organisationsApi.mine, {});
    const imported = [newEmail('bo'), newEmail('cy')];
    const { id } = await callAs(gym, csvImportApi.validate, {
      body: {
        importType: 'trainees',
        fileName: 'two.csv',
        organisationId: made?.id,
        columnMapping: { Email: 'email', First: 'firstName', Last: 'lastName' },
        csvData: imported.map((email) => ({ Email: email, First: 'Bo', Last: 'Import' })),
      },
    });
    await callAs(gym, csvImportApi.commit, { params: { id } });
    await gym.goto('/gym');
    await expect(gym.getByRole('region', { name: 'Imports' })).toContainText('imported 2 people');
    await gym.getByRole('button', { name: 'Send invitations' }).click();
    const dialog = gym.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(gym.getByText('Test email sent')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
    await expect(gym.getByText('2 invitations sent')).toBeVisible();
    await expect(gym.getByText('Not emailed')).toHaveCount(0);
    for (const email of imported) await mailedLink(server, email, '/invitations/');
    await look(gym, 'the dashboard');
  });

  await test.step('with another name it is offered to them, and they take it over', async () => {
    await gym.goto('/gym/settings');
    await gym.getByRole('textbox', { name: 'Name' }).fill('Steel House');
    await gym.getByRole('button', { name: 'Save' }).click();
    await expect(gym.getByText('Saved')).toBeVisible();
    await expect(gym.getByLabel('New owner')).toContainText('Ari Ngata');
    await gym.getByRole('button', { name: 'Offer it' }).click();
    await expect(gym.getByText('Offered to Ari Ngata')).toBeVisible();
    await look(gym, 'settings');
    await page.reload();
    const card = page.getByRole('region', { name: 'Steel House' });
    await expect(card).toContainText('Trainer');
    await look(page, 'organisations of a member');
    await card.getByRole('button', { name: 'Take over' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('then $79 a month, GST included')).toBeVisible();
    await look(page, 'taking over');
    await dialog.getByRole('button', { name: 'Agree and take over' }).click();
    await expect(card).toContainText('Owner');
  });

  await test.step('who handed it over runs two for a while: switches, closes one, leaves the other', async () => {
    await gym.goto('/profile/organisations');
    await gym.getByRole('link', { name: 'Start your own' }).click();
    await expect(gym.getByText('It uses your Gym Starter plan’s seats')).toBeVisible();
    await gym.getByLabel('Name').fill('Second House');
    await gym.getByRole('button', { name: 'Agree and create' }).click();
    await expect(gym.getByRole('heading', { level: 1, name: 'Second House' })).toBeVisible();
    await gym.getByLabel('Gym', { exact: true }).selectOption({ label: 'Steel House' });
    await expect(gym.getByRole('heading', { level: 1, name: 'Steel House' })).toBeVisible();
    await look(gym, 'one of two organisations');
    await gym.getByRole('link', { name: /^Members/ }).click();
    await expect(gym.getByText('4 people')).toBeVisible();
    await gym.goBack();
    await gym.getByLabel('Gym', { exact: true }).selectOption({ label: 'Second House' });
    await gym.getByRole('link', { name: /^Settings/ }).click();
    await gym.getByRole('button', { name: /^Close (gym|club|studio|school)$/ }).click();
    const close = gym.getByRole('button', { name: 'Close for good' });
    await expect(close).toBeDisabled();
    await gym.getByLabel('Type Second House to confirm').fill('Second House');
    await look(gym, 'closing');
    await close.click();
    const card = gym.getByRole('region', { name: 'Steel House' });
    await expect(card).toContainText('Admin');
    await card.getByRole('button', { name: 'Leave' }).click();
    await gym.getByRole('button', { name: 'Leave Steel House' }).click();
    await expect(gym.getByRole('heading', { name: 'You’re not in any gyms yet' })).toBeVisible();
    await page.goto('/gym/audit');
    await expect(page.getByRole('listitem').filter({ hasText: 'Olga left' })).toBeVisible();
    await look(page, 'what was done');
  });

  await test.step('a trainer finds their clients from the trainers’ tab, by the same rules', async () => {
    const trainer = await (await anotherContext()).newPage();
    const { email } = await signUp(trainer, { name: 'trainer', profile: { role: 'trainer' } });
    const mailed = (await mailedLink(server, email, '/verify-email/')).split('/').at(-1) ?? '';
    await callAs(trainer, signInApi.verifyEmail, { params: { token: mailed } });
    await callAs(trainer, billingApi.choose, {
      body: { priceId: 'price_trainer_pro_monthly', agreed: 'trial' },
    });
    await trainer.goto('/trainers');
    await trainer.getByRole('link', { name: /^Your clients/ }).click();
    await trainer.getByRole('link', { name: 'Name your practice' }).click();
    await trainer.getByLabel('Name').fill('Kit Coaching');
    await trainer.getByRole('button', { name: 'Agree and create' }).press('Enter');
    await expect(trainer.getByText('0 of 50 used, 50 free')).toBeVisible();
    await trainer.getByRole('button', { name: 'Invite' }).click();
    const role = trainer.getByRole('dialog').getByLabel('Role');
    await expect(role.getByRole('option')).toHaveText(['Admin', 'Client']);
    await trainer.getByRole('dialog').getByLabel('Email').fill(owner.email);
    await trainer.keyboard.press('Enter');
    await expect(trainer.getByText('1 of 50 used, 49 free')).toBeVisible();
    await trainer.getByRole('link', { name: /^Clients/ }).click();
    await expect(trainer.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    // The trainer is none of them.
    await expect(trainer.getByText('1 person')).toBeVisible();
    await look(trainer, 'clients');
    await gym.goto('/home');
    await gym.getByRole('link', { name: 'Notifications, 1 unread' }).click();
    await look(gym, 'notifications with an invitation');
    await gym.getByRole('button', { name: 'Accept Kit Coaching' }).click();
    await expect(gym.getByText("You're all caught up")).toBeVisible();
    await expect(gym.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  });
});
