import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a theme can break: they ask for contrast. */
const ofColours = ['color-contrast', 'link-in-text-block'];

const NO_COLOURS = Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }]));
type Colours = 'with colours' | 'without colours';

export type Theme = 'dark' | 'light';

/** Pages that show, just now, a screen in its second theme. */
const inOtherTheme = new WeakSet<Page>();

/** Waits until nothing moves that will come to rest: contrast is measured on what people end up seeing. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // What is being closed stands there for a frame or two, without its contents.
    const leaving = () => document.querySelector('[data-ending-style]') !== null;
    // A colour that is inherited begins to fade when the one above it has ended.
    while (moving().length > 0 || leaving()) {
      await Promise.allSettled(moving().map((animation) => animation.finished));
      if (leaving()) await new Promise(requestAnimationFrame);
    }
  });
}

/** What makes the page scroll sideways. */
function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isFixed = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'fixed' || isFixed(one.parentElement));
    // What is fixed only follows; the innermost is to blame.
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isFixed(element),
    );
    return [
      `${scrollWidth} of ${clientWidth} px`,
      ...wide.slice(-6).map((one) => one.outerHTML.slice(0, 300)),
    ];
  });
}

/**
 * What axe has to say, a text each. It runs in the page itself: the builder made for Playwright opens a second
 * page for every look, which takes longer than the look.
 */
async function violationsOf(page: Page, colours: Colours): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Between the themes nothing but colours changes, so that the second look is about them alone.
  const runOnly: RunOnly = inOtherTheme.has(page)
    ? { type: 'rule', values: ofColours }
    : { type: 'tag', values: rules };
  return page.evaluate(
    async ({ runOnly, rules }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
        selectors: false,
        rules,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
      );
    },
    {
      runOnly,
      rules: {
        // Off by default, as an experiment; people who speak to their device need it.
        'label-content-name-mismatch': { enabled: true },
        ...(colours === 'without colours' ? NO_COLOURS : {}),
      },
    },
  );
}

/** The screen of a story has no axe violation, which the usual run leaves to the sweep, and does not scroll sideways. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  if (!isUsualRun) return expectNoViolations(page, screen);
  await expect(page.locator('h1').first()).toBeAttached();
  await settled(page);
  expect(await sidewaysOf(page), `sideways scroll on ${screen}`).toEqual([]);
}

/** The screen as it stands has no axe violation and does not scroll sideways. */
export async function expectNoViolations(
  page: Page,
  screen: string,
  colours: Colours = 'with colours',
): Promise<void> {
  // Every page has its heading; before that stands only the spinner.
  await expect(page.locator('h1').first()).toBeAttached();
  // What lies half under the header only because the page is scrolled is not in its way.
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  const found = await violationsOf(page, colours);
  if (found.some((one) => one.startsWith('target-size'))) {
    // A bar that stays in view hides half of what lies under it until the page is scrolled.
    await page.evaluate(() => scrollTo(0, 160));
    await settled(page);
    const elsewhere = await violationsOf(page, colours);
    const hidden = found.filter((one) => one.startsWith('target-size') && !elsewhere.includes(one));
    for (const one of hidden) found.splice(found.indexOf(one), 1);
  }
  expect(found, `axe on ${screen}`).toEqual([]);
  expect(await sidewaysOf(page), `sideways scroll on ${screen}`).toEqual([]);
}

function showTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate((wanted) => {
    const root = document.documentElement;
    // At once: a fade of everything takes longer than the look, and contrast is about where it ends.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    root.dataset.theme = wanted;
    root.classList.remove('dark', 'light');
    root.classList.add(wanted);
    root.getBoundingClientRect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
  }, theme);
}

/** Looks at the same screen in each theme, without leaving it, and puts the first one back. */
export async function inThemes(
  page: Page,
  themes: readonly Theme[],
  look: (theme: Theme) => Promise<void>,
): Promise<void> {
  const first = await page.locator('html').getAttribute('data-theme');
  try {
    for (const theme of themes) {
      await showTheme(page, theme);
      await look(theme);
      inOtherTheme.add(page);
    }
  } finally {
    inOtherTheme.delete(page);
  }
  await showTheme(page, first ?? 'dark');
}

/** Looks at the same screen in both themes; in the usual run in the one that it shows. */
export async function inBothThemes(
  page: Page,
  look: (theme: Theme) => Promise<void>,
): Promise<void> {
  if (!isUsualRun) return inThemes(page, ['dark', 'light'], look);
  const shown = await page.locator('html').getAttribute('data-theme');
  await look(shown === 'light' ? 'light' : 'dark');
}

/** Looks at the screen of a phone's story as wide as a desktop's, where the whole story need not be told twice. */
export async function onDesktop(page: Page, look: () => Promise<void>): Promise<void> {
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await look();
  if (phone) await page.setViewportSize(phone);
}
