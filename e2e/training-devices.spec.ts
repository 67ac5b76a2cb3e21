import { signInApi } from '#features/sign-in/contract.ts';
import { toInstant } from '#features/training-import/rules/local-instant.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { pendingMarks } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { logSet, threeLifts, ticks } from './training-plan.ts';

test('two devices in one session: each set is merged, and a choice holds on both @long', async ({
  page,
  anotherContext,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  // What the second device sends was made on an older version.
  problems.expect(/\b409\b/);
  const person = await signUp(page);
  const id = newId();
  const content = threeLifts({ date: await dayOf(page) });
  await callAs(page, trainingSessionsApi.add, { body: { id, ...content } });
  const other = await (await anotherContext()).newPage();
  await callAs(other, signInApi.signIn, { body: person });
  for (const device of [page, other]) {
    await device.goto(`/workouts/log/${id}`);
    await expect(ticks(device)).toHaveCount(9);
  }

  await test.step('every set has a name of its own for a screen reader', async () => {
    const names = ['Back squat', 'Bench press', 'Barbell row'].flatMap((lift) =>
      [1, 2, 3].map((at) => `${lift}, set ${at} of 3`),
    );
    for (const [at, name] of names.entries()) {
      await expect(ticks(page).nth(at)).toHaveRole('button');
      await expect(ticks(page).nth(at)).toHaveAccessibleName(`${name}, planned 40 kg for 8`);
      for (const field of ['weight in kilograms', 'reps']) {
        const box = page.getByRole('textbox', { name: `${name}, ${field}`, exact: true });
        await expect(box).toHaveCount(1);
      }
    }
    await logSet(page, 0, { loadKg: 60, reps: 8 });
    await expect(ticks(page).first()).toHaveAccessibleName('Back squat, set 1 of 3, 60 kg for 8');
    await expect(pendingMarks(page)).toHaveCount(0);
  });

  const set = (at: number) => `Back squat, set ${at} of 3`;
  await test.step('without a network the other device logs the same set differently, and another', async () => {
    await other.context().setOffline(true);
    await logSet(other, 0, { loadKg: 62.5, reps: 6 });
    await logSet(other, 4, { loadKg: 50, reps: 9 });
    await logSet(page, 1, { loadKg: 60, reps: 7 });
    await expect(pendingMarks(page)).toHaveCount(0);
    await other.context().setOffline(false);
  });

  await test.step('both versions are shown, and the one that is chosen stays', async () => {
    const dialog = other.getByRole('dialog', { name: 'Two devices logged this set' });
    await expect(dialog).toContainText(set(1));
    await expect(dialog).toContainText('60 kg for 8');
    await expect(dialog).toContainText('62.5 kg for 6');
    await inBothThemes(other, (theme) => expectAccessible(other, `a conflict, ${theme}`));
    await dialog.getByRole('button', { name: /62\.5 kg for 6/ }).click();
    await expect(dialog).toBeHidden();
    await expect(ticks(other).nth(1)).toHaveAccessibleName(`${set(2)}, 60 kg for 7`);
    await expect(pendingMarks(other)).toHaveCount(0);
  });

  await test.step('the first device has all of it with its next set', async () => {
    await logSet(page, 2, { loadKg: 60, reps: 6 });
    await expect(ticks(page).nth(0)).toHaveAccessibleName(`${set(1)}, 62.5 kg for 6`);
    await expect(ticks(page).nth(4)).toHaveAccessibleName('Bench press, set 2 of 3, 50 kg for 9');
    await expect(pendingMarks(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const kept = await callAs(page, trainingSessionsApi.one, { params: { id } });
    const sets = kept.work.items.flatMap((item) => item.sets);
    expect(sets.map(({ loadKg, reps }) => `${loadKg} × ${reps}`).slice(0, 5)).toEqual([
      '62.5 × 6',
      '60 × 7',
      '60 × 6',
      'null × null',
      '50 × 9',
    ]);
    expect(sets.every(({ others }) => others.length === 0)).toBe(true);
  });
});

test('a device without room says so, loses nothing, and saves on while it is online @long', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  const id = newId();
  const content = threeLifts({ date: await dayOf(page) });
  await callAs(page, trainingSessionsApi.add, { body: { id, ...content } });
  await page.goto(`/workouts/log/${id}`);
  await expect(ticks(page)).toHaveCount(9);
  await page.evaluate(() => {
    const full = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = full;
    IDBObjectStore.prototype.put = full;
  });
  const doneSets = async () => {
    const { work } = await callAs(page, trainingSessionsApi.one, { params: { id } });
    return work.items.flatMap(({ sets }) => sets.filter(({ doneAt }) => doneAt !== null)).length;
  };

  await logSet(page, 0, { loadKg: 60, reps: 8 });
  await expect.poll(doneSets).toBe(1);

  await context.setOffline(true);
  await logSet(page, 1, { loadKg: 60, reps: 7 });
  const full = page.getByText('This device is full. Free some space or connect.');
  await expect(full.first()).toBeVisible();
  await expect(page.getByText('Not saved yet. Keep this page open.')).toBeVisible();
  await logSet(page, 2, { loadKg: 60, reps: 6 });
  await context.setOffline(false);
  await expect(page.getByText('Not saved yet. Keep this page open.')).toBeHidden();
  await expect.poll(doneSets).toBe(3);
});

/** The moment of a time on the wall in Sydney, today. */
function inSydney(time: string): Date {
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
  return new Date(toInstant(`${day}T${time}`, 'Australia/Sydney'));
}

test('a clock that is turned back during a rest, and a session from Sydney to Perth @long', async ({
  page,
  context,
  browser,
  contextOptions,
  server,
  problems,
}) => {
  const start = inSydney('00:20:00');
  await page.clock.install({ time: start });
  await signUp(page);
  const id = newId();
  const content = threeLifts({ date: await dayOf(page), startedAt: start.toISOString() });
  await callAs(page, trainingSessionsApi.add, { body: { id, ...content } });
  const left = page.getByRole('timer');

  await test.step('the rest goes on when the clock is turned back an hour', async () => {
    await page.goto(`/workouts/log/${id}`);
    await logSet(page, 0, { loadKg: 60, reps: 8 });
    await expect(left).toHaveText(/^1:2\d$/);
    await page.clock.setSystemTime(start.getTime() - 3_600_000);
    await expect(left).toHaveText(/^1:1\d$/, { timeout: 20_000 });
  });

  await test.step('the next set comes after it all the same, and has a rest of its own', async () => {
    await logSet(page, 1, { loadKg: 60, reps: 7 });
    await expect(left).toHaveText(/^1:2\d$/);
    await expect(page.getByText(/^Next: .*Back squat, set 3 of 3$/)).toBeVisible();
  });

  await test.step('in Perth, where it is the day before, the session goes on and keeps its day', async () => {
    const perth = await browser.newContext({
      ...contextOptions,
      baseURL: server.url,
      timezoneId: 'Australia/Perth',
      storageState: await context.storageState(),
    });
    problems.watch(perth);
    const there = await perth.newPage();
    await there.clock.install({ time: start.getTime() + 1_800_000 });
    await there.goto('/workouts');
    expect(await dayOf(there)).toBe(addDays(content.date, -1));
    await there.getByRole('link', { name: /Three lifts/ }).click();
    await expect(there.getByText('2 of 9 sets')).toBeVisible();
    await logSet(there, 2, { loadKg: 60, reps: 6 });
    await there.getByRole('button', { name: 'Finish' }).click();
    await there.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await expect(there.getByRole('heading', { name: 'Well done' })).toBeVisible();
    const keptNow = () => callAs(page, trainingSessionsApi.one, { params: { id } });
    await expect.poll(async () => (await keptNow()).finishedAt).not.toBeNull();
    const kept = await keptNow();
    expect(kept.date).toBe(content.date);
    expect(Date.parse(kept.finishedAt ?? '') - start.getTime()).toBeLessThan(2_000_000);
    await there.goto('/workouts/history');
    await expect(there.getByRole('link', { name: /Three lifts/ })).toBeVisible();
    await perth.close();
  });
});
