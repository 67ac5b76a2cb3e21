import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import { becomeTrainer, verifyEmail } from './booking-people.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';

test('a client books a trainer, moves it, reads it offline and cancels with the cost shown', async ({
  page,
  anotherContext,
  problems,
  server,
}) => {
  const trainer = await (await anotherContext()).newPage();
  const offerId = await becomeTrainer(trainer, server, {
    daysAhead: 30,
    // Late from the start on, once the ten minutes of grace are over.
    policy: { ...USUAL_POLICY, freeUntilHours: 336 },
  });

  await test.step('booking says first that an email has to be verified', async () => {
    const { email } = await signUp(page, { name: 'client' });
    await page.goto(`/trainers/book/${offerId}`);
    await expect(page.getByText('Verify your email to book')).toBeVisible();
    await verifyEmail(page, server, email);
  });

  await test.step('a time is kept, survives a reload with what was typed, and is booked', async () => {
    await page.goto(`/trainers/book/${offerId}`);
    await page
      .getByRole('button', { name: /, \d+ times?$/ })
      .last()
      .click();
    await page.getByRole('button', { name: '9:00 am', exact: true }).click();
    await expect(page.getByText(/^Kept for you for \d+:\d\d$/)).toBeVisible();
    await page.getByLabel('Message to the trainer').fill('My knee is sore');
    await page.reload();
    await expect(page.getByLabel('Message to the trainer')).toHaveValue('My knee is sore');
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page).toHaveURL(/\/trainers\/bookings\//);
    await expect(page.getByText('If you don’t come, you pay $90.')).toBeVisible();
  });
  const bookingUrl = page.url();
  const bookingId = bookingUrl.slice(bookingUrl.lastIndexOf('/') + 1);

  await test.step('the trainer sees name and message, and nothing more', async () => {
    await trainer.goto(bookingUrl);
    await expect(trainer.getByText('My knee is sore')).toBeVisible();
    await expect(trainer.getByText('Sam', { exact: true }).first()).toBeVisible();
  });

  await test.step('the client moves it within the ten minutes, for nothing', async () => {
    await page.getByRole('link', { name: /^Move/ }).click();
    await page
      .getByRole('button', { name: /, \d+ times?$/ })
      .last()
      .click();
    await page.getByRole('button', { name: '11:00 am', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Moving costs nothing.')).toBeVisible();
    await page.getByRole('button', { name: 'Move it' }).click();
    await expect(page.getByText(/11:00 am to/)).toBeVisible();
  });

  await test.step('both read it without a network, with how old it is', async () => {
    await page.goto('/trainers/bookings');
    await expect(page.getByText('Personal training with Priya')).toBeVisible();
    problems.expect(/.*/);
    await page.context().setOffline(true);
    await page.getByText('Personal training with Priya').click();
    await expect(page.getByText(/^As it was on/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.context().setOffline(false);
  });

  await test.step('cancelling shows what it costs first', async () => {
    await page.goto(`/trainers/bookings/${bookingId}`);
    await page.getByRole('button', { name: /^Cancel/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('It costs nothing.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  });
});
