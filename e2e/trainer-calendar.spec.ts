import type { Page } from '@playwright/test';
import { bookingsApi } from '#features/bookings/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { becomeTrainer, verifyEmail } from './booking-people.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';

/** Of the calendar: an hour is as high as this. */
const PX_PER_HOUR = 48;

/** Wednesday of next week on the page's clock, and an hour of a day as an instant. */
const wednesday = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() - ((day.getDay() + 6) % 7) + 9);
    return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
  });
const instantOf = (page: Page, day: string, time: string): Promise<string> =>
  page.evaluate((wall) => new Date(wall).toISOString(), `${day}T${time}`);

test('a trainer answers a request, moves it by mouse and keys and books for a client @wide', async ({
  page: trainer,
  anotherContext,
  server,
}) => {
  const client = await (await anotherContext()).newPage();
  const offerId = await becomeTrainer(trainer, server, { needsApproval: true });
  const { email } = await signUp(client, { profile: { firstName: 'Robin' } });
  await verifyEmail(client, server, email);
  const day = await wednesday(trainer);
  const start = await instantOf(trainer, day, '09:00');
  const id = newId();
  await callAs(client, bookingsApi.hold, { body: { id, offerId, start } });
  const asked = { message: 'My knee is sore', pay: 'directly' } as const;
  await callAs(client, bookingsApi.finish, { params: { id }, body: asked });
  const startsOf = async () =>
    (await callAs(client, bookingsApi.mine, {})).map((one) => one.start).toSorted();

  await test.step('the request stands on top with what was written, and is approved there', async () => {
    await trainer.goto(`/trainers/calendar?day=${day}`);
    await expect(trainer.getByText('Robin wrote: “My knee is sore”')).toBeVisible();
    await trainer.getByRole('button', { name: 'Approve Robin' }).click();
    await expect(trainer.getByRole('region', { name: 'Requests' })).toBeHidden();
  });
  const block = trainer.getByRole('button', { name: /^Robin, .*, Personal training, to / }).first();
  const dialog = trainer.getByRole('dialog');

  await test.step('dragged an hour down and a day on, it asks before it moves', async () => {
    await block.scrollIntoViewIfNeeded();
    const { x, y, width } = (await block.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await trainer.mouse.move(x + width / 2, y + 12);
    await trainer.mouse.down();
    await trainer.mouse.move(x + width, y + 40, { steps: 3 });
    await trainer.mouse.move(x + width * 1.5 + 4, y + 12 + PX_PER_HOUR, { steps: 3 });
    await trainer.mouse.up();
    await expect(dialog.getByText('Robin will get an email with the new time.')).toBeVisible();
    await expect(dialog.getByLabel(/^Date/)).toHaveValue(addDays(day, 1));
    await expect(dialog.getByLabel(/^Start/)).toHaveValue('10:00');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await startsOf()).toContain(await instantOf(trainer, addDays(day, 1), '10:00'));
  });

  await test.step('with Space and the arrows it goes back a day, a quarter of an hour later', async () => {
    await block.focus();
    await trainer.keyboard.press('Space');
    await expect(trainer.getByText('Personal training, Robin picked up.')).toBeAttached();
    await trainer.keyboard.press('ArrowLeft');
    await expect(trainer.getByText(/, 10:00 am$/)).toBeAttached();
    await trainer.keyboard.press('ArrowDown');
    await expect(trainer.getByText(/, 10:15 am$/)).toBeAttached();
    await trainer.keyboard.press('Space');
    await expect(dialog.getByLabel(/^Date/)).toHaveValue(day);
    await expect(dialog.getByLabel(/^Start/)).toHaveValue('10:15');
    await trainer.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(block).toBeFocused();
  });

  await test.step('books for a client outside the hours, once it said what is against it', async () => {
    await trainer.getByRole('button', { name: 'Book for a client' }).click();
    await dialog.getByLabel(/^Date/).fill(day);
    await dialog.getByLabel(/^Start/).fill('05:00');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dialog.getByText('It’s outside your hours.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Book anyway' }).click();
    await expect(dialog).toBeHidden();
    expect(await startsOf()).toContain(await instantOf(trainer, day, '05:00'));
  });

  await test.step('day and agenda show the same sessions', async () => {
    const sessions = trainer.getByRole('button', { name: /Robin/ });
    await expect(sessions).toHaveCount(2);
    await trainer.getByRole('radio', { name: 'Day' }).click();
    await expect(sessions).toHaveCount(1);
    await trainer.getByRole('radio', { name: 'Agenda' }).click();
    await expect(sessions).toHaveCount(2);
  });
});
