import type { Locator, Page } from '@playwright/test';
import type { FoundTrainer } from '#features/trainers/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { signUp } from './person.ts';

type Box = { x: number; y: number; width: number; height: number };
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function boxOf(page: Page, selector: string): Promise<Box | null> {
  const found = page.locator(selector);
  return (await found.count()) > 0 ? found.first().boundingBox() : null;
}

const trainer = (slug: string): FoundTrainer => ({
  slug,
  name: slug,
  headline: '',
  photo: null,
  specialties: [],
  languages: [],
  formats: [],
  gender: null,
  trainsSince: null,
  places: [],
  certifiedAs: null,
  credentials: [],
  fromCents: null,
  groupCents: null,
  hasOneToOne: true,
  stars: null,
  reviews: 0,
  nextFreeMs: null,
  km: null,
  reasons: [],
});

/** Puts a toast over the page as a failed save shows it, and looks where it lies. */
async function expectClear(page: Page, about: string): Promise<void> {
  const toast = page.locator('#toasts [role=alert] > div');
  await expect(toast, about).toBeVisible();
  // It rises at first.
  await page.waitForTimeout(400);
  const box = (await toast.boundingBox()) as Box;
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box.y >= 0 && box.y + box.height <= size.height, `${about}: on the screen`).toBe(true);
  for (const covered of ['main h1', 'main [aria-label=Back]']) {
    const other = await boxOf(page, covered);
    if (other) expect(overlap(box, other), `${about}: covers ${covered}`).toBe(false);
  }
  const save = await boxOf(page, '.save-bar');
  if (save && size.height > 600) expect(overlap(box, save), `${about}: covers Save`).toBe(false);
  // No column of words narrower than two of them.
  const words = await toast.locator('p').last().boundingBox();
  expect(words?.width ?? 0, `${about}: squeezed`).toBeGreaterThan(150);
}

test('a toast covers neither the title nor the way back, and its words are not squeezed @long', async ({
  page,
  problems,
}) => {
  problems.expect(/500/);
  await signUp(page);
  await page.route('**/api/food-logs', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'It was not saved. Please try again in a minute.' },
        })
      : route.fallback(),
  );
  const sizes = [
    { width: 390, height: 844, text: '100%' },
    { width: 320, height: 568, text: '200%' },
    { width: 1280, height: 800, text: '100%' },
  ];
  // With the notice of an unverified address the title stands lower.
  for (const { text, ...size } of sizes) {
    const about = `${size.width}x${size.height}, ${text}`;
    await page.setViewportSize(size);
    await page.goto('/log-food?mode=manual');
    await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), text);
    await page.getByLabel('Food name').fill('Laksa');
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await expectClear(page, about);
    await page.locator('#toasts [role=alert] > div').hover();
    await inBothThemes(page, (theme) => expectAccessible(page, `toast, ${about}, ${theme}`));
    await page.getByRole('button', { name: 'Close message' }).click();
  }
});

test('a toast covers neither the bar of compared trainers nor what has the focus @long', async ({
  page,
}) => {
  await signUp(page);
  await page.route(
    (url) => url.pathname === '/api/trainers',
    (route) =>
      route.fulfill({
        json: {
          trainers: ['ada', 'bea', 'cleo', 'dan'].map(trainer),
          count: 4,
          without: [],
          listed: 4,
          isSuburbKnown: null,
          words: null,
          specialties: [],
          languages: [],
        },
      }),
  );
  await page.goto('/trainers');
  const compare = page.getByRole('checkbox', { name: 'Compare', exact: true });
  for (const at of [0, 1, 2]) await compare.nth(at).check();
  const bar = page.getByText('ada, bea, cleo').locator('..');
  const toast = page.locator('#toasts [role=status] > div');
  const isOver = async (other: Locator) => {
    const boxes = await Promise.all([toast.boundingBox(), other.boundingBox()]);
    return overlap(boxes[0] as Box, boxes[1] as Box);
  };
  const focused = compare.nth(3);
  await focused.focus();
  await page.keyboard.press('Space');
  await expect(toast).toContainText('You can compare three at once.');
  await page.waitForTimeout(400);
  const top = async () => (await toast.boundingBox())?.y ?? 0;
  expect(await isOver(focused), 'over the focus').toBe(false);
  expect(await top()).toBeLessThan(100);
  await focused.blur();
  await expect.poll(top).toBeGreaterThan(400);
  expect(await isOver(bar), 'over the bar').toBe(false);
});
