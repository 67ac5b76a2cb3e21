import type { Page } from '@playwright/test';
import { foodsApi } from '#features/foods/contract.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { test as base, expect } from './harness.ts';
import {
  type Behaviour,
  type OpenFoodFactsLookAlike,
  products,
  startOpenFoodFacts,
} from './open-food-facts.ts';
import { callAs, signUp } from './person.ts';
import { type RunningServer, startServer } from './server.ts';
import { expectToast } from './steps.ts';

/** The product, asking a look-alike on loopback. */
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

// Limits and pauses are the whole server's: one story at a time, each on a server that has just started.
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);
let fresh = true;
test.beforeEach(async ({ server }) => {
  if (!fresh) await server.restart();
  fresh = false;
});

const muesli = {
  'energy-kcal_100g': 375,
  'energy-kj_100g': 1569,
  proteins_100g: 13,
  carbohydrates_100g: 60,
  fat_100g: 7,
  fiber_100g: 10,
};
const product = (code: string, product_name: string, nutriments: object = muesli) => ({
  code,
  product_name,
  brands: 'Valley',
  nutriments,
});

const box = (page: Page) => page.getByRole('searchbox', { name: 'Food, dish or brand' });
const searchOnline = (page: Page) => page.getByRole('button', { name: 'Search online' });
const result = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** What has come is at once among the foods that are known here, so it is looked for where it came from. */
const online = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'From Open Food Facts' }).getByRole('button', { name });

async function ask(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  // The page looks at its own foods first, and forgets the online answer to older words.
  await page.waitForURL((url) => url.searchParams.get('q') === words);
  await searchOnline(page).click();
}

test('products come with their source, and figures that lie are put right @long', async ({
  page,
  openFoodFacts,
}) => {
  await test.step('products come with their source and log like any food; one with a script in its name is text everywhere', async () => {
    const name = '<img src=x onerror="document.title=1"><script>alert(1)</script> oats';
    openFoodFacts.behave(products(product('9300675024235', name)));
    page.on('dialog', () => {
      throw new Error('A script in a name has run.');
    });
    await signUp(page);
    await page.goto('/log-food/search');
    await ask(page, 'valley of oats');
    const oats = online(page, /^<img src=x/);
    await expect(oats).toContainText('Open Food Facts');
    await expect(oats).toContainText(name);
    await inBothThemes(page, (theme) => expectAccessible(page, `online results, ${theme}`));

    await oats.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('© Open Food Facts contributors')).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `an online portion, ${theme}`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    const entry = page.getByRole('link', { name: /<img src=x/ });
    await expect(entry).toContainText('375');
    await page.goto('/home');
    await expect(page.getByText(/<script>alert\(1\)<\/script> oats/).first()).toBeVisible();

    await callAs(page, foodsApi.addFavourite, { params: { id: 'off:9300675024235' } });
    await page.goto('/log-food/foods');
    await page.getByRole('button', { name: /^Favourite <img/ }).click();
    await expectToast(page, 'No longer a favourite', name);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    expect(await page.title()).not.toBe('1');
    const asked = openFoodFacts.asked.filter((path) => path.startsWith('/cgi/search.pl'));
    expect(asked).toHaveLength(1);
  });

  await test.step('figures that lie are put right or left out, and it is said', async () => {
    openFoodFacts.behave(
      products(
        product('9300675024235', 'Kilojoule clusters', {
          ...muesli,
          'energy-kj_100g': undefined,
          'energy-kcal_100g': 1569,
        }),
        product('9310072011691', 'Negative clusters', {
          ...muesli,
          proteins_100g: -4,
          sodium_100g: 4000,
        }),
        product('9310072000282', 'Silent clusters', {}),
        { code: 'nonsense' },
      ),
    );
    await signUp(page);
    await page.goto('/log-food/search');
    await ask(page, 'clusters that lie');
    await expect(online(page, /^Kilojoule clusters/)).toContainText('Check the values');
    await expect(online(page, /^Kilojoule clusters/)).toContainText('375 kcal');
    await expect(online(page, /^Negative clusters/)).toContainText('Check the values');
    await expect(online(page, /^Silent clusters/)).toContainText('energy unknown');

    await online(page, /^Kilojoule clusters/).click();
    await expect(page.getByText('gave kJ as kcal, so we converted it')).toBeVisible();
    await expectAccessible(page, 'a portion with flagged figures');
    await page.goBack();
    // What has come is known here now: it stands in the list, and asked for again only there.
    await expect(result(page, /^Negative clusters/)).toBeVisible();
    await ask(page, 'clusters that lie');
    await expect(page.getByText('Open Food Facts has no more matches')).toBeVisible();
    await result(page, /^Negative clusters/).click();
    await expect(page.getByText('An impossible value was left out.')).toBeVisible();
    const figures = page.getByRole('region', { name: 'In this portion' });
    await expect(figures.getByText('unknown').first()).toBeAttached();
    await expect(figures).not.toContainText('-4');
    const stored = await callAs(page, foodsApi.food, { params: { id: 'off:9310072011691' } });
    expect(stored.nutrients).toMatchObject({ protein: null, sodium: null, fat: 7 });
  });
});

const sorryPage: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Sorry</title><script>alert(1)</script>');
};
const tenMegabytes: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(`{"products":["${'x'.repeat(10_000_000)}"]}`);
};

test('an answer that cannot be read says so, and after three failures the service is left alone @long', async ({
  page,
  openFoodFacts,
}) => {
  await signUp(page);
  await page.goto('/log-food/search');
  // It is given ten seconds.
  const says = (reason: string) =>
    expect(page.getByText(`Open Food Facts isn’t responding: ${reason}.`)).toBeVisible({
      timeout: 30_000,
    });
  // A good answer first: failures of stories before this one are forgotten.
  openFoodFacts.behave(products());
  await ask(page, 'zzqxwv');
  await expect(page.getByText('Open Food Facts has no matches')).toBeVisible();

  openFoodFacts.behave(sorryPage);
  await ask(page, 'banana html');
  await says('its answer can’t be read');
  await expect(page.getByText('Your own foods and the catalogue still work.')).toBeVisible();
  await inBothThemes(page, (theme) => expectAccessible(page, `online search failed, ${theme}`));

  openFoodFacts.behave(tenMegabytes);
  await ask(page, 'banana large');
  await says('its answer is too large');
  openFoodFacts.behave(() => undefined);
  await ask(page, 'banana late');
  await says('it takes too long');

  const asked = openFoodFacts.asked.length;
  openFoodFacts.behave(products(product('9300675024235', 'Well again')));
  await ask(page, 'banana again');
  await says('it has failed repeatedly');
  expect(openFoodFacts.asked).toHaveLength(asked);
  await box(page).fill('banana');
  await expect(result(page, /^Banana, raw/).first()).toBeVisible();
});

// The look-alike is gone after this one.
test('a slow service holds nothing up; one that is down is told from one that knows nothing @long', async ({
  page,
  openFoodFacts,
}) => {
  await test.step('a slow service holds nothing up and can be given up', async () => {
    await signUp(page);
    await page.goto('/log-food/search');
    // Held in the browser, so that a look at the screen may take its time.
    await page.route('**/api/foods/search-online', () => undefined, { times: 1 });
    await ask(page, 'oats that take long');
    const searching = page.getByRole('button', { name: 'Searching online...' });
    await expect(searching).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page, 'while searching online');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(searchOnline(page)).toBeVisible();
    await expect(searching).toHaveCount(0);

    let asked = 0;
    openFoodFacts.behave((response) => {
      asked += 1;
      setTimeout(() => products(product('9300675024235', 'Late oats'))(response), 8_000);
    });
    await searchOnline(page).click();
    await expect.poll(() => asked).toBe(1);
    await box(page).fill('banana');
    await expect(result(page, /^Banana, raw/).first()).toBeVisible();
    await expect(searchOnline(page)).toBeVisible();
    await expect(result(page, /^Late oats/)).toHaveCount(0);
  });

  await test.step('a service that is down is told from one that knows nothing', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signUp(page);
    await page.goto('/log-food/search');
    openFoodFacts.behave(products());
    await ask(page, 'zzxqwv');
    await expect(page.getByText('Open Food Facts has no matches')).toBeVisible();
    await openFoodFacts.stop();
    await ask(page, 'zzxqwv down');
    await expect(
      page.getByText('Open Food Facts isn’t responding: it cannot be reached.'),
    ).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await inBothThemes(page, (theme) =>
      expectAccessible(page, `a dead service at 320 px, 200 %, ${theme}`),
    );
  });
});
