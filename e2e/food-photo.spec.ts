import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { foodLogApi } from '#features/food-log/contract.ts';
import { startVisionServer, type VisionServer } from '../apps/server/testing/vision-server.ts';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { cameraArguments, refuseCameraOnce, writeCameraVideo } from './fake-camera.ts';
import { test as base, expect } from './harness.ts';
import { heicPicture } from './heic-picture.ts';
import { callAs, signUp } from './person.ts';
import { startServer } from './server.ts';

const VIDEO = join(tmpdir(), `vigour-plate-${process.pid}.y4m`);
const executablePath = findChromium();

/** The product with a look-alike of the analysis service, both for the whole file. */
const test = base.extend<object, { vision: VisionServer }>({
  vision: [
    async ({}, use) => {
      const vision = await startVisionServer();
      await use(vision);
      await vision.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ vision }, use) => {
      const server = await startServer({
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'look-1',
        AI_BASE_URL: vision.url,
      });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One server for all of these; the next story waits for its turn rather than start another.
test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: {
    args: [...chromiumArguments, ...cameraArguments(VIDEO)],
    ...(executablePath ? { executablePath } : {}),
  },
});

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' });

const rice = {
  name: 'Rice, white, boiled',
  preparation: 'boiled',
  grams: 180,
  gramsLow: 140,
  gramsHigh: 230,
  assumptions: ['no butter'],
  confidencePercent: 80,
  per100g: {
    kcal: 128,
    protein: 2.6,
    carbs: 28,
    fat: 0.3,
    fiber: 0.4,
    sugar: 0,
    saturatedFat: 0.1,
    sodiumMg: 1,
  },
};
const curry = {
  ...rice,
  name: '<b>Grandma’s</b> curry',
  grams: 220,
  gramsLow: 150,
  gramsHigh: 260,
  assumptions: ['cooked in two spoons of oil'],
  confidencePercent: 40,
  per100g: { ...rice.per100g, kcal: 150, protein: 9, carbs: 6, fat: 10 },
};
const plate = { foodSeen: true, items: [rice, curry], questions: ['Was it cooked with cream?'] };

/** A white plate on a dark table. */
async function plateVideo(): Promise<void> {
  const [width, height] = [640, 480];
  const luma = new Uint8Array(width * height).fill(40);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = Math.hypot(x - width / 2, y - height / 2);
      if (distance < 200) luma[y * width + x] = distance < 110 ? 120 : 230;
    }
  }
  await writeCameraVideo(VIDEO, { width, height, luma });
}

test.beforeAll(plateVideo);
test.beforeEach(({ vision }) => {
  vision.requests.length = 0;
  vision.answers.splice(0, Number.POSITIVE_INFINITY, { value: plate });
});

/** Keeps every stream that the page opens, to see later whether it was stopped. */
async function watchStreams(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept: MediaStream[] = [];
    Object.assign(window, { keptStreams: kept });
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await real(wanted);
      kept.push(stream);
      return stream;
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { keptStreams: MediaStream[] }).keptStreams.flatMap((stream) =>
        stream.getTracks().map(({ readyState }) => readyState),
      ),
    );
}

async function openCamera(page: Page): Promise<void> {
  await page.goto(`/log-food/photo`);
  await expect(page.getByRole('heading', { name: 'Capture Food Photo' })).toBeVisible();
}

const entriesOf = (page: Page) => callAs(page, foodLogApi.ofDay, { query: { date: today() } });

test('a plate is photographed, put right and logged', async ({ page, vision }) => {
  const streams = await watchStreams(page);
  await signUp(page);
  await openCamera(page);
  const capture = page.getByRole('button', { name: 'Capture Photo' });
  await expect(capture).toBeEnabled();
  await inBothThemes(page, (theme) => expectAccessible(page, `camera, ${theme}`));
  await capture.click();
  await expect(page.getByRole('img', { name: 'Your food' })).toBeVisible();
  expect(await streams()).not.toContain('live');

  await page.getByRole('button', { name: 'Retake' }).click();
  await capture.click();
  await page.getByRole('button', { name: 'Use Photo' }).click();
  await expect(page.getByText('AI Analysis Complete')).toBeVisible();
  await expect(page.getByText('Food identified with 58% confidence.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log Food Details' })).toBeVisible();
  await expect(
    page.getByText('AI Confidence: 58% - Please review and adjust if needed'),
  ).toBeVisible();
  await expect(page.getByText('<b>Grandma’s</b> curry').first()).toBeVisible();
  await expect(page.getByText('Supposed: cooked in two spoons of oil')).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `plate, ${theme}`));

  const sent = await sharp(vision.requests[0]?.picture ?? undefined).metadata();
  expect(sent).toMatchObject({ format: 'jpeg', width: 640, height: 480 });

  await page.getByRole('group', { name: 'Rice' }).getByLabel('Amount').fill('90');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Rice' }).getByLabel('Amount')).toHaveValue('90');
  await page.getByRole('button', { name: 'Remove <b>Grandma’s</b> curry' }).click();
  await page.getByRole('button', { name: 'Restore <b>Grandma’s</b> curry' }).click();
  await page.getByRole('button', { name: 'Save Food Log' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
  const entries = await entriesOf(page);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({
    foodName: 'Rice, white, boiled',
    foodId: 'catalogue:rice-white-boiled',
    quantity: 90,
    origin: 'photo',
    sourceType: 'ai',
    aiAnalyzed: true,
    aiConfidence: 80,
  });
  expect(entries[1]).toMatchObject({ quantity: 220, calories: 330, foodId: null });
  await expect(page.getByText('AI', { exact: true }).first()).toBeVisible();
});

test('a sentence corrects the plate, a failure is said, a label becomes a food @long', async ({
  page,
  vision,
}) => {
  await test.step('one sentence corrects the plate; a failed one loses nothing', async () => {
    await signUp(page);
    await openCamera(page);
    await page.getByRole('button', { name: 'Capture Photo' }).click();
    await page.getByRole('button', { name: 'Use Photo' }).click();
    const field = page.getByLabel('Say it in a sentence');
    await expect(page.getByText('Was it cooked with cream?')).toBeVisible();
    vision.answers.splice(0, 1, { text: 'no idea' });
    await field.fill('half the rice');
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await expect(page.getByText('Analysis Failed', { exact: true })).toBeVisible();
    await expect(field).toHaveValue('half the rice');
    vision.answers.splice(0, 1, {
      value: { ...plate, items: [{ ...rice, grams: 90 }, curry], questions: [] },
    });
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Rice' }).getByLabel('Amount')).toHaveValue('90');
    expect(vision.requests.at(-1)?.words).toContain('half the rice');

    await page.getByRole('group', { name: 'curry' }).getByText('Another food').click();
    await page.getByLabel('Food, dish or brand').fill('banana');
    await inBothThemes(page, (theme) => expectAccessible(page, `another food, ${theme}`));
    await page.getByRole('button', { name: 'Banana, raw', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Banana' }).getByLabel('Amount')).toHaveValue(
      '220',
    );
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
    const logged = await entriesOf(page);
    expect(logged.map(({ foodId, quantity }) => [foodId, quantity])).toContainEqual([
      'catalogue:banana-raw',
      220,
    ]);
  });

  await test.step('what cannot be analysed goes back to the chooser with a sentence', async () => {
    vision.requests.length = 0;
    vision.answers.splice(0, Number.POSITIVE_INFINITY, { value: plate });
    await signUp(page);
    await openCamera(page);
    vision.answers.splice(0, 1, { value: { foodSeen: false, items: [], questions: [] } });
    await page.getByRole('button', { name: 'Capture Photo' }).click();
    await page.getByRole('button', { name: 'Use Photo' }).click();
    await expect(page.getByText('Analysis Failed', { exact: true })).toBeVisible();
    await expect(page.getByText('No food was found in this picture.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
  });

  await test.step('a label becomes a food of one’s own', async () => {
    vision.requests.length = 0;
    vision.answers.splice(0, Number.POSITIVE_INFINITY, { value: plate });
    await signUp(page);
    await page.goto(`/log-food/label?gtin=09300675024235`);
    const column = {
      energyKj: 1590,
      energyKcal: null,
      protein: 10.4,
      fat: 1.3,
      saturatedFat: 0.3,
      transFat: null,
      carbs: 67,
      sugar: 2.9,
      fiber: 11,
      sodiumMg: 290,
    };
    vision.answers.splice(0, 1, {
      value: {
        labelSeen: true,
        productName: 'Wheat biscuits',
        brand: null,
        per: '100g',
        servingSize: 30,
        servingsPerPack: 16,
        perServing: { ...column, energyKj: 900 },
        per100: column,
      },
    });
    // The device reads first: the camera shows no panel.
    await page.getByRole('button', { name: 'Capture Photo' }).click();
    await page.getByRole('button', { name: 'Use Photo' }).click();
    await expect(page.getByText('No nutrition panel found')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: /^Read it with/ }).click();
    await expect(page.getByText('The label doesn’t add up.')).toBeVisible();
    await expect(page.getByLabel('Food name', { exact: false })).toHaveValue('Wheat biscuits');
    await expect(page.getByText('Energy per serving doesn’t match energy per 100.')).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `label, ${theme}`));

    // A panel is read on the device: no picture is sent.
    vision.requests.length = 0;
    await page.goto(`/log-food/label`);
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'panel.png', mimeType: 'image/png', buffer: await drawnPanel() });
    await page.getByRole('button', { name: 'Use Photo' }).click();
    await expect(page.getByLabel('Energy, kJ', { exact: false })).toHaveValue('1450', {
      timeout: 30_000,
    });
    await expect(page.getByLabel('Serving size', { exact: false })).toHaveValue('30');
    await expect(page.getByLabel('Sodium', { exact: false })).toHaveValue('290');
    await expect(page.getByText('Check this: read only once.')).toBeVisible();
    expect(vision.requests).toEqual([]);
  });
});

/** A panel of which one figure stands in one column only. */
function drawnPanel(): Promise<Buffer> {
  const rows = [
    ['Energy', '435kJ', '1450kJ'],
    ['Protein', '3.1g', '10.4g'],
    ['Fat, total', '0.4g', '1.3g'],
    ['- saturated', '0.1g', '0.3g'],
    ['Carbohydrate', '20.1g', '67.0g'],
    ['- sugars', '0.9g', '2.9g'],
    ['Dietary fibre', '3.3g', '11.0g'],
    ['Sodium', '', '290mg'],
  ];
  const text = (x: number, y: number, words: string) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="34">${words}</text>`;
  const cells = rows.flatMap(([name = '', left = '', right = ''], at) => {
    const y = 240 + at * 60;
    return [text(40, y, name), text(430, y, left), text(680, y, right)];
  });
  const above = [
    text(40, 60, 'NUTRITION INFORMATION'),
    text(40, 120, 'Serving size: 30 g'),
    text(400, 180, 'Per serving'),
    text(660, 180, 'Per 100 g'),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="720"><rect width="900" height="720" fill="white"/>${[...above, ...cells].join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('pictures from the device; leaving and denying the camera @long', async ({ page, vision }) => {
  await test.step('a picture from the device is turned upright, shrunk and without its metadata', async () => {
    await signUp(page);
    await openCamera(page);
    const file = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: '#755' },
    })
      .withExif({ IFD3: { GPSLatitude: '33/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: file });
    await page.getByRole('button', { name: 'Use Photo' }).click();
    await expect(page.getByRole('heading', { name: 'Log Food Details' })).toBeVisible();
    const sent = await sharp(vision.requests[0]?.picture ?? undefined).metadata();
    expect([sent.width, sent.height]).toEqual([1176, 1568]);
    expect(sent.exif).toBeUndefined();

    await page.goto(`/log-food/label`);
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText('This picture can’t be read')).toBeVisible();
  });

  await test.step('an iPhone’s picture is read, although this browser cannot show it', async () => {
    vision.requests.length = 0;
    vision.answers.splice(0, Number.POSITIVE_INFINITY, { value: plate });
    await signUp(page);
    await openCamera(page);
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heicPicture });
    await page.getByRole('button', { name: 'Use Photo' }).click();
    await expect(page.getByRole('heading', { name: 'Log Food Details' })).toBeVisible();
    const sent = await sharp(vision.requests[0]?.picture ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(sent.info).toMatchObject({ width: 160, height: 120 });
    const [red = 0, , blue = 0] = sent.data;
    expect(red).toBeGreaterThan(180);
    expect(blue).toBeLessThan(80);
  });

  await test.step('leaving in every state stops the camera', async () => {
    const streams = await watchStreams(page);
    await signUp(page);
    await openCamera(page);
    await expect(page.getByRole('button', { name: 'Capture Photo' })).toBeEnabled();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
    expect(await streams()).toEqual(['ended']);

    await page.goto(`/log-food/photo`);
    await expect(page.getByRole('heading', { name: 'Capture Food Photo' })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
    await expect.poll(streams).not.toContain('live');
  });

  await test.step('a denied camera says what to do, and Try Again asks again', async () => {
    await signUp(page);
    await refuseCameraOnce(page);
    await page.goto(`/log-food/photo`);
    await expect(page.getByText('Camera Access Denied')).toBeVisible();
    await expect(
      page.getByText('Please allow camera access to capture food photos.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Camera Access Required' })).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `camera denied, ${theme}`));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Capture Photo' })).toBeEnabled();
  });
});
