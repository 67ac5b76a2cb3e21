import type { Page } from '@playwright/test';
import { activitiesApi } from '#features/cardio/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { dayOf, undo } from './diary.ts';
import { expect, test } from './harness.ts';
import { filesKept, pendingMarks, trainingFetchedAhead } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const look = (page: Page, screen: string) =>
  inBothThemes(page, (theme) => expectAccessible(page, `${screen}, ${theme}`));

/** Three kilometres around a block at 3 m/s, over a hill, recorded each five seconds until yesterday. */
function gpxFile(hoursAgo = 26): Buffer {
  const start = Date.now() - hoursAgo * 3_600_000;
  const points = Array.from({ length: 201 }, (_, step) => {
    const turn = (2 * Math.PI * step) / 200;
    const lat = -33.86 + 0.0043 * Math.sin(turn);
    const lon = 151.21 + 0.0052 * Math.cos(turn);
    const time = new Date(start + step * 5_000).toISOString();
    const extensions = `<extensions><x:hr xmlns:x="urn:x">${130 + (step % 40)}</x:hr></extensions>`;
    return `<trkpt lat="${lat}" lon="${lon}"><ele>${20 + 15 * Math.sin(turn)}</ele><time>${time}</time>${extensions}</trkpt>`;
  });
  return Buffer.from(
    `<gpx version="1.1"><trk><name>Block &amp; hill</name><type>running</type><trkseg>${points.join('')}</trkseg></trk></gpx>`,
  );
}

test('a run is typed and undone, files are opened once, and an activity has its page', async ({
  page,
}) => {
  const list = page.getByRole('region', { name: 'Activities' });

  await test.step('a run is typed with two figures', async () => {
    await signUp(page);
    await page.goto('/workouts/cardio');
    await expect(page.getByRole('heading', { name: 'Cardio', level: 1 })).toBeVisible();
    const time = page.getByRole('textbox', { name: /^Time/ });
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(page.getByText('Enter the time.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Distance' }).fill('5,2 km');
    await time.fill('31:12');
    await time.press('Enter');
    await expectToast(page, 'Activity saved', 'Run');
    await expect(list.getByText('5.2 km · 31:12 · 6:00 min/km')).toBeVisible();
    await undo(page);
    await expect(list).toBeHidden();
  });

  await test.step('a file is read on the device; the same file brings nothing twice', async () => {
    const open = async (files: { name: string; mimeType: string; buffer: Buffer }[]) => {
      await page.getByRole('button', { name: 'From files' }).click();
      await page.getByLabel('GPX, TCX or FIT files').setInputFiles(files);
    };
    const file = { name: 'block.gpx', mimeType: 'application/gpx+xml', buffer: gpxFile() };
    const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
    const dialog = page.getByRole('dialog');
    await open([file, note]);
    await expect(dialog.getByText('This is no GPX, TCX or FIT file.')).toBeVisible();
    await look(page, 'what files hold');
    await dialog.getByRole('button', { name: 'Save 1 activity' }).click();
    await expectToast(page, 'Activity saved', 'It counts for your week.');
    await expect(dialog).toBeHidden();
    await open([file]);
    await expect(dialog.getByText('You have this one already.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await look(page, 'activities');
  });

  await test.step('its page shows the way, charts with a table, splits and zones', async () => {
    await list.getByRole('link', { name: /Block & hill/ }).click();
    await expect(page.getByRole('img', { name: /The line of your way, 3\.\d/ })).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Heart rate along the way' });
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^0\.00 km: 130 bpm$/);
    await expect(page.getByRole('table', { name: 'Time in each heart rate zone' })).toBeVisible();
    await look(page, 'an activity');
    const picture = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share a picture' }).click();
    expect((await picture).suggestedFilename()).toBe('vigour-activity.png');
    await page.getByText('Table', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Your figures along the way' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await look(page, 'edit an activity');
    await dialog.getByRole('combobox', { name: 'Effort' }).selectOption('7');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Activity changed', 'Block & hill');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/workouts/cardio');
    await undo(page);
    await expect(list.getByText('Block & hill')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a run is typed and a file opened, and both come to the server once @long', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const list = page.getByRole('region', { name: 'Activities' });
    const openFile = async (hoursAgo: number) => {
      const file = { name: 'block.gpx', mimeType: 'application/gpx+xml' };
      await page.getByRole('button', { name: 'From files' }).click();
      await page
        .getByLabel('GPX, TCX or FIT files')
        .setInputFiles({ ...file, buffer: gpxFile(hoursAgo) });
      await page.getByRole('button', { name: 'Save 1 activity' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await signUp(page);
    await page.goto('/workouts/cardio');
    await filesKept(page);
    // What reads files is kept on the device before the first one is opened.
    const isReaderKept = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('kept-when-used')).keys();
        return kept.some(({ url }) => url.includes('/file-worker-'));
      });
    await expect.poll(isReaderKept, { timeout: 30_000 }).toBe(true);
    await trainingFetchedAhead(page);
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Distance' }).fill('5,2 km');
    await page.getByRole('textbox', { name: /^Time/ }).fill('31:12');
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(list.getByText('5.2 km · 31:12 · 6:00 min/km')).toBeVisible();
    await openFile(26);
    await expect(pendingMarks(page)).toHaveCount(2);
    await page.reload();
    await expect(pendingMarks(page)).toHaveCount(2);

    await context.setOffline(false);
    await expect(pendingMarks(page)).toHaveCount(0);
    const from = await dayOf(page, 7);
    const kept = await callAs(page, activitiesApi.list, { query: { from } });
    expect(kept).toHaveLength(2);
    expect(kept.filter(({ hasTrack }) => hasTrack)).toHaveLength(1);
    const sessions = await callAs(page, trainingSessionsApi.list, { query: { from } });
    expect(sessions.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
    await list
      .getByRole('link', { name: /Block & hill/ })
      .first()
      .click();
    await expect(page.getByRole('img', { name: /The line of your way/ })).toBeVisible();
  });
});
