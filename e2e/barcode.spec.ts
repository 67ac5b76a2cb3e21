import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { foodLogApi } from '#features/food-log/contract.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { drawnCode } from '../bench/barcode/drawn-codes.ts';
import { type Lying, placed } from '../bench/barcode/pictures.ts';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import {
  ALLOW_CAMERA,
  cameraArguments,
  refuseCameraOnce,
  writeCameraVideo,
} from './fake-camera.ts';
import { test as base, expect } from './harness.ts';
import { json, type OpenFoodFactsLookAlike, startOpenFoodFacts } from './open-food-facts.ts';
import { callAs, signUp } from './person.ts';
import { type RunningServer, startServer } from './server.ts';

const VIDEO = join(tmpdir(), `vigour-code-${process.pid}.y4m`);
const executablePath = findChromium();
const SIZE = { width: 1280, height: 720 };
const GROUND = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height).fill(110) };

const test = base.extend<object, { openFoodFacts: OpenFoodFactsLookAlike; server: RunningServer }>({
  openFoodFacts: [
    async ({}, use) => {
      const service = await startOpenFoodFacts();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ openFoodFacts }, use) => {
      const server = await startServer({ OPEN_FOOD_FACTS_URL: openFoodFacts.url });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  launchOptions: {
    args: [...chromiumArguments, ...cameraArguments(VIDEO)],
    ...(executablePath ? { executablePath } : {}),
  },
});
// The camera shows one file, so one story at a time.
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

type Drawn = Parameters<typeof drawnCode>;

/** A picture of a code, as a camera or a phone's gallery has it. */
async function pictureOf(format: Drawn[0], text: string, lying: Partial<Lying> = {}) {
  const place = { x: 0.5, y: 0.5, share: 0.35, degrees: 0, ...lying };
  return placed(await drawnCode(format, text, 8), place, GROUND);
}

/** What the camera shows from its next start on. */
async function hold(format: Drawn[0], text: string, lying?: Partial<Lying>): Promise<void> {
  const { data } = await pictureOf(format, text, lying);
  await writeCameraVideo(VIDEO, { ...SIZE, luma: data });
}
const holdNothing = () => writeCameraVideo(VIDEO, { ...SIZE, luma: GROUND.data });

const BISCUITS = '9300675024235';
/** A code that no other story looks up. */
const UNKNOWN = '4006381333948';
const biscuits = {
  code: BISCUITS,
  product_name: 'Wheat biscuits',
  brands: 'Valley',
  serving_size: '2 biscuits (30 g)',
  serving_quantity: 30,
  serving_quantity_unit: 'g',
  nutriments: {
    'energy-kcal_100g': 360,
    proteins_100g: 12,
    carbohydrates_100g: 67,
    fat_100g: 1.3,
    fiber_100g: 11,
  },
};

test.beforeEach(async ({ openFoodFacts }) => {
  await holdNothing();
  openFoodFacts.behave(json({ status: 0 }, 404));
});

/** Keeps every track that the page opens, to see later whether it was stopped. */
async function watchTracks(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    if (!navigator.mediaDevices) return;
    const kept: MediaStreamTrack[] = [];
    Object.assign(window, { keptTracks: kept });
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await real(wanted);
      kept.push(...stream.getTracks());
      return stream;
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { keptTracks: MediaStreamTrack[] }).keptTracks.map(
        ({ readyState }) => readyState,
      ),
    );
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const toChooser = (page: Page) => expect(heading(page, 'Log Your Food')).toBeVisible();
const digits = (page: Page) => page.getByLabel('Or type the digits');
const lookUp = (page: Page) => page.getByRole('button', { name: 'Look Up' });

async function openScanner(page: Page, query = ''): Promise<void> {
  await page.goto(`/log-food/scan${query}`);
  await expect(heading(page, 'Scan Barcode')).toBeVisible();
}

test('a product is scanned, its portion chosen and logged', async ({ page, openFoodFacts }) => {
  const tracks = await watchTracks(page);
  await signUp(page);
  await page.goto('/log-food?date=2026-01-05');
  await page.getByRole('link', { name: /Scan Barcode/ }).click();
  await expect(heading(page, 'Scan Barcode')).toBeVisible();
  await expect(page.getByText('Scanning', { exact: true })).toBeVisible();
  await expect(page.getByText('Align barcode within frame')).toBeVisible();
  await expect(
    page.getByText(
      'Position the product barcode within the scanning area for automatic nutrition data',
    ),
  ).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `scanner, ${theme}`));

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/log-food\?date=2026-01-05$/);
  expect(await tracks()).toEqual(['ended']);

  await hold('EAN13', BISCUITS);
  let answerNow = () => {};
  openFoodFacts.behave((response) => {
    answerNow = () => json({ status: 1, product: biscuits })(response);
  });
  await page.getByRole('link', { name: /Scan Barcode/ }).click();
  await expect(page.getByText('Detected', { exact: true })).toBeVisible();
  await expect(page.getByText('Barcode Detected')).toBeVisible();
  await expect(page.getByText('Fetching product information...')).toBeVisible();
  await expect(page.getByText('Fetching product data...')).toBeVisible();
  expect(await tracks()).toEqual(['ended', 'ended']);
  await inBothThemes(page, (theme) => expectAccessible(page, `detected, ${theme}`));
  answerNow();

  await expect(page.getByText('Product Found')).toBeVisible();
  await expect(
    page.getByText('Valley - Wheat biscuits. Nutrition data loaded successfully.'),
  ).toBeVisible();
  await expect(heading(page, 'Log Food Details')).toBeVisible();
  await expect(
    page.getByText('AI Confidence: 98% - Please review and adjust if needed'),
  ).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `portion, ${theme}`));
  // The specified form, filled: every value can be corrected, and the others follow the amount.
  await expect(page.getByLabel('Date')).toHaveValue('2026-01-05');
  await expect(page.getByLabel('Food name')).toHaveValue('Wheat biscuits');
  await expect(page.getByLabel('Calories')).toHaveValue('108');
  await page.getByLabel('Unit').selectOption('g');
  await expect(page.getByLabel('Quantity')).toHaveValue('30');
  await expect(page.getByLabel('Calories')).toHaveValue('108');
  await page.getByLabel('Unit').selectOption('serving');
  await page.getByLabel('Quantity').fill('2');
  await expect(page.getByLabel('Calories')).toHaveValue('216');
  await page.getByLabel('Protein').fill('7.5');
  await page.getByLabel('Food name').fill('Wheat biscuits, opened');
  // The hour says nothing about a day in the past.
  await page.getByRole('button', { name: 'Save Food Log' }).click();
  await expect(page.getByText('Choose the meal it belongs to.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Breakfast' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save Food Log' }).dblclick();
  await toChooser(page);
  const entries = await callAs(page, foodLogApi.ofDay, { query: { date: '2026-01-05' } });
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    foodName: 'Wheat biscuits, opened',
    mealType: 'breakfast',
    brand: 'Valley',
    protein: 7.5,
    foodId: `off:${BISCUITS}`,
    quantity: 2,
    unit: 'serving',
    calories: 216,
    origin: 'barcode',
    sourceType: 'barcode',
    aiAnalyzed: false,
    aiConfidence: 98,
  });
});

test('no product, no service, no food: each is said, and the code stays @long', async ({
  page,
  openFoodFacts,
}) => {
  await test.step('a product service that is away is no missing product: the code stays and is tried again', async () => {
    await signUp(page);
    openFoodFacts.behave(json({}, 503));
    await page.goto('/log-food/scan?meal=dinner');
    await digits(page).fill(UNKNOWN);
    await lookUp(page).click();
    await expect(page.getByText('Product lookup failed')).toBeVisible();
    await expect(page.getByText('Product Not Found')).toBeHidden();
    await expect(page.getByText(UNKNOWN)).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `not looked up, ${theme}`));
    openFoodFacts.behave(json({ status: 1, product: { ...biscuits, code: UNKNOWN } }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page, 'Log Food Details')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Dinner' })).toBeChecked();
  });

  await test.step('a product that nobody knows is made, with its code filled in', async () => {
    openFoodFacts.behave(json({ status: 0 }, 404));
    await signUp(page);
    await hold('UPCE', '04252614', { share: 0.12, x: 0.3, y: 0.3 });
    await openScanner(page);
    await expect(page.getByText('Product Not Found')).toBeVisible();
    await toChooser(page);
    await page.getByRole('button', { name: 'Create this food' }).click();
    await expect(heading(page, 'Create a food')).toBeVisible();
    await expect(page.locator('input[value="00042100005264"]')).toBeVisible();
  });

  await test.step('a code that is no food is said, and the scanner goes on', async () => {
    const tracks = await watchTracks(page);
    await signUp(page);
    const before = openFoodFacts.asked.length;
    await hold('QRCode', 'https://example.com/menu');
    await openScanner(page);
    await expect(page.getByText('That is not a food barcode.')).toBeVisible();
    await expect(page.getByText('Scanning', { exact: true })).toBeVisible();
    expect(await tracks()).toEqual(['live']);
    await inBothThemes(page, (theme) => expectAccessible(page, `no food, ${theme}`));
    expect(openFoodFacts.asked.length).toBe(before);
  });
});

test('without permission, a camera or https the digits can be typed @long', async ({
  page,
  server,
}) => {
  await test.step('without permission it says how to give it, and tries again', async () => {
    await signUp(page);
    await refuseCameraOnce(page);
    await page.goto('/log-food/scan');
    await expect(page.getByText('Camera Access Denied')).toBeVisible();
    await expect(page.getByText('Please allow camera access to scan barcodes.')).toBeVisible();
    await expect(page.getByText('Camera Access Required')).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `denied, ${theme}`));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Scanning', { exact: true })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await toChooser(page);
  });

  await test.step('without a camera, or without https, the digits can be typed', async () => {
    const blind = await chromium.launch({
      args: [...chromiumArguments, ALLOW_CAMERA],
      ...(executablePath ? { executablePath } : {}),
    });
    const context = await blind.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await signUp(other);
    await other.goto('/log-food/scan');
    await expect(other.getByText('No camera was found on this device.')).toBeVisible();
    await expect(digits(other)).toBeVisible();
    await blind.close();

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined }),
    );
    await signUp(page);
    await callAs(page, foodsApi.addOwn, {
      body: { name: 'Nan’s jam', basis: '100g', nutrients: { calories: 250 }, gtin: '96385074' },
    });
    await page.goto('/log-food/scan');
    await expect(page.getByText('The camera needs a secure page.')).toBeVisible();

    await digits(page).fill('9300675024236');
    await expect(page.getByText('A digit is wrong.')).toBeVisible();
    await digits(page).fill('9638 5075');
    await expect(page.getByText('A digit is wrong.')).toBeHidden();
    await lookUp(page).click();
    await expect(page.getByText('A digit is wrong.')).toBeVisible();
    await expect(heading(page, 'Scan Barcode')).toBeVisible();
    await digits(page).fill('9638 5074');
    await expect(page.getByText('Valid barcode.')).toBeVisible();
    await digits(page).press('Enter');
    await expect(heading(page, 'Log Food Details')).toBeVisible();
    await expect(page.getByText('Nan’s jam').first()).toBeVisible();
  });
});

test('a picture from the device, the keyboard alone, and the camera let go @long', async ({
  page,
}) => {
  await test.step('a picture from the device is looked at in every way', async () => {
    await signUp(page);
    await callAs(page, foodsApi.addOwn, {
      body: {
        name: 'Nan’s jam',
        basis: '100g',
        nutrients: { calories: 250 },
        gtin: '4006381333931',
      },
    });
    await openScanner(page);
    const choose = async (content: Buffer, name = 'code.png') => {
      await expect(page.getByRole('button', { name: 'Choose a Picture' })).toBeEnabled();
      await page
        .getByLabel('Picture file')
        .setInputFiles({ name, mimeType: 'image/png', buffer: content });
    };
    const png = async (luma: Uint8Array) =>
      sharp(Buffer.from(luma), { raw: { ...SIZE, channels: 1 } })
        .png()
        .toBuffer();
    await choose(await png(GROUND.data));
    await expect(page.getByText('No barcode found')).toBeVisible();
    await choose(Buffer.from('not a picture'));
    await expect(page.getByText('This picture can’t be read')).toBeVisible();
    const askew = await pictureOf('EAN13', '4006381333931', { degrees: 41, share: 0.3, x: 0.6 });
    await choose(await png(askew.data));
    await expect(page.getByText('Nan’s jam').first()).toBeVisible();
  });

  await test.step('the keyboard reaches everything', async () => {
    await signUp(page);
    await openScanner(page);
    await expect(page.getByText('Scanning', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a Picture' })).toBeEnabled();
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Choose a Picture' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(digits(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(lookUp(page)).toBeFocused();
  });

  await test.step('leaving lets the camera go', async () => {
    const tracks = await watchTracks(page);
    await signUp(page);
    await page.goto('/log-food');
    await openScanner(page);
    await expect(page.getByText('Scanning', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(heading(page, 'Scan Barcode')).toBeHidden();
    await expect.poll(tracks).not.toContain('live');

    await page.goBack();
    await expect(heading(page, 'Scan Barcode')).toBeVisible();
    await page.goBack();
    await toChooser(page);
    await expect.poll(tracks).not.toContain('live');

    // In another app or tab nobody looks through it; back here it is on again.
    await openScanner(page);
    await expect(page.getByText('Scanning', { exact: true })).toBeVisible();
    await look(page, 'hidden');
    await expect.poll(tracks).toEqual(['ended']);
    await look(page, 'visible');
    await expect.poll(tracks).toEqual(['ended', 'live']);
  });
});

/** As the browser tells a page that another one is in front of it, which a headless one cannot do. */
const look = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
