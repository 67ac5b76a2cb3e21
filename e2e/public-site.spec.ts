import { contentsOf } from '../features/plans/rules/contents.ts';
import { PLANS } from '../features/plans/rules.ts';
import { expectAccessible, inBothThemes, onDesktop } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { forgetSession, signUp } from './person.ts';

const promise = 'Train. Eat. See it add up.';
/** Every page anybody can open. */
const pages = ['/', '/demo', '/pricing', '/login', '/terms', '/privacy'];

test.describe('the marketing page', () => {
  test('the marketing page: what it says, its film, header, figures, features and prices @long', async ({
    page,
    problems,
  }) => {
    await test.step('the film, the header and the figures that count', async () => {
      await test.step('the film plays, with captions', async () => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Watch the demo' }).click();
        const film = page.getByRole('dialog', { name: 'Vigour at work' }).locator('video');
        const seconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
        await expect.poll(seconds).toBeGreaterThan(0.5);
        await expect
          .poll(() =>
            film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0),
          )
          .toBeGreaterThan(2);
        await expectAccessible(page, 'film');
        await page.getByRole('button', { name: 'Close the demo' }).click();
        await expect(film).toHaveCount(0);
      });

      await test.step('the header leaves on the way down and comes back on the way up', async () => {
        await page.goto('/');
        const header = page.getByRole('banner');
        const start = page.locator('[data-floating-start]');
        await expect(header).toBeInViewport();
        await expect(start).not.toBeInViewport();
        await page.evaluate(() => scrollTo(0, 1500));
        await expect(header).not.toBeInViewport();
        await expect(start).toBeInViewport();
        await expect(start.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
          'href',
          '/login',
        );
        await page.evaluate(() => scrollBy(0, -80));
        await expect(header).toBeInViewport();
        await page.evaluate(() => scrollTo(0, 0));
        await expect(start).not.toBeInViewport();
        // The header also comes when the keyboard reaches it.
        await page.evaluate(() => scrollTo(0, 1500));
        await expect(header).not.toBeInViewport();
        await page.getByRole('link', { name: 'Sign In' }).focus();
        await expect(header).toBeInViewport();
      });

      await test.step('with reduced motion figures stand still', async () => {
        await page.goto('/');
        const figure = page.locator('[data-count-up="500"]');
        await figure.scrollIntoViewIfNeeded();
        await page.waitForTimeout(300);
        await expect(figure).toHaveText('500');
      });

      await test.step('figures count up for two seconds, the true one being there all along', async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto('/');
        const shown = page.locator('[data-count-up="2000"]');
        await expect(shown).toHaveText('2000');
        await page.evaluate(() => {
          const figure = document.querySelector('[data-count-up="2000"]') as Element;
          const seen: [number, string][] = [];
          Object.assign(globalThis, { seen });
          new MutationObserver(() =>
            seen.push([performance.now(), figure.textContent ?? '']),
          ).observe(figure, { childList: true, characterData: true, subtree: true });
          figure.scrollIntoView();
        });
        await expect(page.getByText('2000K+', { exact: true })).toBeAttached();
        await expect
          .poll(() =>
            page.evaluate(() => (globalThis as unknown as { seen: unknown[] }).seen.length),
          )
          .toBeGreaterThan(5);
        await expect(shown).toHaveText('2000');
        const seen = await page.evaluate(
          () => (globalThis as unknown as { seen: [number, string][] }).seen,
        );
        expect(Number(seen[0]?.[1])).toBeLessThan(2000);
        const took = (seen.find(([, text]) => text === '2000')?.[0] ?? 0) - (seen[0]?.[0] ?? 0);
        expect(took).toBeGreaterThan(1200);
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.unrouteAll();
    });

    await test.step('the marketing page: what it says, its features, prices and film', async () => {
      await test.step('says what Vigour is, in both themes, and leads to signing in', async () => {
        await page.goto('/');
        await expect(page).toHaveTitle('Vigour: train, eat and see it add up');
        await expect(page.getByRole('heading', { level: 1, name: promise })).toBeVisible();
        await expect(page.getByText('Rated 4.9/5 by 50,000+ users')).toBeVisible();
        await expect(
          page.getByRole('img', { name: 'Example: 450 of 600 kcal eaten today, 150 left' }),
        ).toBeVisible();
        await expect(page.getByText('4 of 5 sessions')).toBeVisible();
        for (const figure of ['2000K+', '500K+', '15K+', '98%']) {
          await expect(page.getByText(figure, { exact: true })).toBeAttached();
        }
        await expect(page.getByRole('blockquote')).toHaveCount(3);
        for (const name of ['Terms', 'Privacy', 'Cookie Policy', 'EULA']) {
          await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
        }
        const look = (screen: string) =>
          inBothThemes(page, (theme) => expectAccessible(page, `${screen} (${theme})`));
        await look('marketing page');
        await onDesktop(page, async () => {
          await expect(page.getByRole('heading', { level: 1, name: promise })).toBeVisible();
          await expect(page.getByRole('blockquote')).toHaveCount(3);
          await look('marketing page, wide');
        });
        await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
        await expect(page).toHaveURL(/\/login$/);
        await page.goBack();
        await page.getByRole('link', { name: 'Sign In' }).click();
        await expect(page).toHaveURL(/\/login\/email$/);
      });

      await test.step('opens one feature at a time, also by keyboard', async () => {
        await page.goto('/demo');
        const workouts = page.getByRole('button', { name: /AI Workouts/ });
        const meals = page.getByRole('button', { name: /Meal Planning/ });
        const more = page.getByText('Each one says sets, weights and rests.');
        await expect(workouts).toHaveAttribute('aria-expanded', 'false');
        await expect(more).toBeHidden();
        await workouts.focus();
        await page.keyboard.press('Enter');
        await expect(workouts).toHaveAttribute('aria-expanded', 'true');
        await expect(more).toBeVisible();
        await inBothThemes(page, (theme) => expectAccessible(page, `open feature (${theme})`));
        await onDesktop(page, async () => {
          await expect(more).toBeVisible();
          await inBothThemes(page, (theme) =>
            expectAccessible(page, `open feature, wide (${theme})`),
          );
        });
        await meals.click();
        await expect(meals).toHaveAttribute('aria-expanded', 'true');
        await expect(workouts).toHaveAttribute('aria-expanded', 'false');
        await expect(more).toBeHidden();
        await meals.click();
        await expect(meals).toHaveAttribute('aria-expanded', 'false');
      });

      await test.step('shows its own readings of the prices; three toggles, each for itself', async () => {
        await page.goto('/');
        const individual = page.getByRole('region', { name: 'For yourself' });
        const trainer = page.getByRole('region', { name: 'For trainers' });
        const gym = page.getByRole('region', { name: /^For gyms/ });
        await expect(individual.getByText('$11.99')).toBeVisible();
        await expect(trainer.getByText('30 clients', { exact: true })).toBeVisible();
        await expect(trainer).toContainText('+10 clients for $9.99 a month or $99 a year');
        for (const key of ['gymStarter', 'gymGrowth', 'gymPro'] as const) {
          for (const { text } of contentsOf(PLANS[key], 'landing'))
            await expect(gym).toContainText(text);
        }
        await trainer.getByText('Annual').click();
        await expect(trainer.getByText('$299', { exact: true })).toBeVisible();
        await expect(trainer.getByText('$29.99')).toBeHidden();
        await expect(individual.getByText('$11.99')).toBeVisible();
        await expect(gym.getByText('$149', { exact: true })).toBeVisible();
        await gym.getByRole('radio', { name: 'Annual' }).focus();
        await page.keyboard.press('Space');
        await expect(gym.getByText('$2,999')).toBeVisible();
        await expect(individual.getByText('$119.99')).toBeHidden();
        await onDesktop(page, async () => {
          await expect(trainer.getByText('$299', { exact: true })).toBeVisible();
          await individual.getByText('Annual').click();
          await expect(individual.getByText('$119.99')).toBeVisible();
          await expect(gym.getByText('$2,999')).toBeVisible();
        });
      });

      await test.step('plays the film in a dialog and fetches nothing of it before', async () => {
        problems.expect('/demo/vigour-demo');
        const asked: string[] = [];
        await page.route('**/demo/vigour-demo*', (route) => {
          asked.push(new URL(route.request().url()).pathname);
          return route.fulfill({ status: 404 });
        });
        await page.goto('/');
        const play = page.getByRole('button', { name: 'Watch the demo' });
        await play.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        await play.click();
        const dialog = page.getByRole('dialog', { name: 'Vigour at work' });
        await expect(dialog).toBeVisible();
        // This film is missing: the dialog says so.
        await expect(dialog.getByText('The video didn’t load.')).toBeVisible();
        expect(asked.length).toBeGreaterThan(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(play).toBeFocused();
      });
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('everything can be read, and the ways in work', async ({ page, problems }) => {
    // Announced scripts are not fetched then.
    problems.expect(/failed: csp GET .*\.js$/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: promise })).toBeVisible();
    await expect(page.getByText('Each one says sets, weights and rests.')).toBeVisible();
    const trainer = page.getByRole('region', { name: 'For trainers' });
    await trainer.getByText('Annual').click();
    await expect(trainer.getByText('$299', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Cookie Policy' }).click();
    await expect(page.getByRole('region', { name: 'Cookie Policy' })).toBeVisible();
    await page.getByRole('link', { name: 'Close Cookie Policy' }).click();
    await expect(page.getByRole('region', { name: 'Cookie Policy' })).toBeHidden();
    await page.getByRole('link', { name: 'EULA' }).click();
    await expect(page.getByRole('region', { name: 'EULA' })).toBeVisible();
    await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await expect(page).toHaveURL(/\/login\/email$/);
    await page.goto('/pricing');
    await page.getByText('Save ~2 months').click();
    await expect(page.getByText('$9.99 per month')).toBeVisible();
    for (const path of ['/terms', '/privacy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('public pages: light, known to machines, with ways in, and no page for other addresses @long', async ({
  page,
  request,
  server,
  problems,
}) => {
  await test.step('the front door is light', async () => {
    const scripts: number[] = [];
    let requests = 0;
    page.on('requestfinished', async (request) => {
      requests += 1;
      if (request.resourceType() !== 'script') return;
      scripts.push((await request.sizes()).responseBodySize);
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(requests).toBeLessThanOrEqual(25);
    expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(60_000);
    page.removeAllListeners('requestfinished');
  });

  await test.step('public pages say who they are to machines', async () => {
    for (const path of pages) {
      await page.goto(path);
      const canonical = page.locator('link[rel=canonical]');
      const address = path === '/demo' || path === '/' ? '/' : path;
      await expect(canonical).toHaveAttribute('href', server.url + address);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        `${server.url}/og.png`,
      );
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
    }
    await page.goto('/');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(JSON.stringify(data)).toContain('"@type":"Organization"');
    expect(await (await request.get('/robots.txt')).text()).toContain(`${server.url}/sitemap.xml`);
    expect(await (await request.get('/sitemap.xml')).text()).toContain(
      `<loc>${server.url}/pricing</loc>`,
    );
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
      icons: { src: string; purpose?: string }[];
    };
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src } of [...manifest.icons, { src: '/og.png' }, { src: '/favicon.ico' }]) {
      expect((await request.get(src)).status(), src).toBe(200);
    }
  });

  await test.step('the ways in say where they lead, rest meanwhile, and are usable after "back"', async () => {
    const ways = [
      ['Continue with Google', 'Connecting to Google...', /notice=google-not-set-up/],
      ['Continue with Facebook', 'Connecting to Facebook...', /notice=facebook-not-set-up/],
      ['Continue with Email', 'Setting up your account...', /\/login\/email$/],
    ] as const;
    await page.goto('/login');
    // The next page waits until this one was looked at.
    let looked = Promise.withResolvers<void>();
    await page.route(/\/api\/login\?/, async (route) => {
      await looked.promise;
      await route.fallback();
    });
    for (const [name, text, address] of ways) {
      looked = Promise.withResolvers<void>();
      const button = page.getByRole('button', { name });
      await expect(button).toBeEnabled();
      await button.click();
      await expect(page.getByRole('status').getByText(text)).toBeVisible();
      await expect(page.getByText(text).locator('..')).toBeFocused();
      for (const other of await page.locator('form button').all())
        await expect(other).toBeDisabled();
      looked.resolve();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page.getByText(text)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Explore Demo First' }).click();
    await expect(page).toHaveURL(/\/demo$/);
  });

  await test.step('addresses that are nobody’s', async () => {
    problems.expect('404');
    problems.expect('414');
    problems.expect('431');
    for (const path of [
      '/priceing',
      '/demo/more',
      '/pricing/annual',
      '/verify-email/a/b',
      '/workouts/nothing',
      `/${'long'.repeat(900)}`,
    ]) {
      const response = await page.goto(path);
      expect(response?.status(), path.slice(0, 40)).toBe(404);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    }
    await expect(page).toHaveTitle(/404 Page Not Found/);
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: promise })).toBeVisible();
  });
});

test('no public page scrolls sideways; the front door knows who is signed in @long', async ({
  page,
}) => {
  await test.step('the legal pages and the ways in are accessible in both themes', async () => {
    for (const path of ['/login', '/terms', '/privacy']) {
      await page.goto(path);
    }
    await page.getByRole('link', { name: /Back to Home/ }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('no public page scrolls sideways at 400 % zoom, 320 or 1600 pixels', async () => {
    for (const width of [320, 1600]) {
      await page.setViewportSize({ width, height: 720 });
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });

  await test.step('whoever is signed in gets the app at the front door, everybody else the marketing page', async () => {
    const drawn: string[] = [];
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname === '/') drawn.push(await response.text());
    });
    await signUp(page);
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    // What is still on its way would be asked with the forged cookie.
    await page.waitForLoadState('networkidle');
    expect(drawn.at(-1)).not.toContain(promise.slice(0, 5));
    // A session that is over, as its cookie stays in the browser.
    const [cookie] = (await page.context().cookies()).filter(({ name }) =>
      name.includes('session'),
    );
    if (!cookie) throw new Error('No session cookie');
    await forgetSession(page);
    await page.context().addCookies([{ ...cookie, value: `${cookie.value.slice(0, -6)}forged` }]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: promise })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});
