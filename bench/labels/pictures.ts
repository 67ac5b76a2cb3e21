import type { Browser, Page } from '@playwright/test';
import { seededRandom } from '#platform/shared/seeded-random.ts';
import { harmed } from './harm.ts';
import { otherLayoutHtml } from './other-layouts.ts';
import { type PanelContent, panelContent, pick } from './panel-content.ts';
import { panelHtml } from './panel-html.ts';

export type LabelPicture = {
  name: string;
  set: SetName;
  /** the rules were changed after looking at it */
  isLookedAt: boolean;
  picture: Buffer;
  harms: readonly string[];
  truth: PanelContent['truth'];
  /** null where the picture does not show it */
  servingSize: number | null;
  unit: PanelContent['unit'];
};

const SETS = {
  clean: { count: 40, seed: 1_000 },
  harsh: { count: 40, seed: 2_000 },
  'other fonts': { count: 20, seed: 9_000 },
  'other layouts': { count: 20, seed: 18_000 },
} as const;
export type SetName = keyof typeof SETS;

/**
 * Eighty panels, and twice twenty that the rules were not made with, every second of them harsh. The same wherever
 * the fonts are.
 */
export async function* labelPictures(
  browser: Browser,
  /** 1: every panel; 5: every fifth */
  step: number,
): AsyncGenerator<LabelPicture> {
  const page = await browser.newPage({ viewport: { width: 1_400, height: 1_400 } });
  for (const set of Object.keys(SETS) as SetName[]) {
    for (let number = 0; number < SETS[set].count; number += step) {
      const seed = SETS[set].seed + number;
      const content = panelContent(seed);
      const html =
        set === 'other layouts'
          ? otherLayoutHtml(content, seed)
          : panelHtml(content, seed, set === 'other fonts');
      await page.setContent(html);
      const isHarsh = set === 'harsh' || (set.startsWith('other') && number % 2 === 1);
      const random = seededRandom(seed + 31);
      const crop =
        isHarsh && random() < 0.25 ? pick(random, ['bottom', 'top', 'sides'] as const) : null;
      const rows = crop === 'bottom' ? content.rows.slice(0, -2) : content.rows;
      if (crop) await cropPage(page, crop, rows.length);
      const png = await page.locator('body').screenshot();
      const harsh = isHarsh ? await harmed(png, seed) : null;
      const shown = new Set<string>(rows.map(({ key }) => key));
      yield {
        name: `${set} ${number}`,
        set,
        isLookedAt: !set.startsWith('other') && number % 2 === 0,
        picture: harsh?.jpeg ?? png,
        harms: [...(harsh?.harms ?? []), ...(crop ? [`crop ${crop}`] : [])],
        truth: Object.fromEntries(Object.entries(content.truth).filter(([key]) => shown.has(key))),
        servingSize: crop === 'top' ? null : content.servingSize,
        unit: content.unit,
      };
    }
  }
  await page.close();
}

/** Cuts through the panel: below some row, between size and table, or close beside the words. */
const cropPage = (page: Page, crop: 'bottom' | 'top' | 'sides', rows: number) =>
  page.evaluate(
    ([where, count]) => {
      const { body } = document;
      if (where === 'bottom') {
        const row = document.querySelectorAll('tbody tr')[Number(count)];
        body.style.height = `${(row?.getBoundingClientRect().top ?? 900) + 6}px`;
        body.style.overflow = 'hidden';
        body.style.paddingBottom = '0';
      } else if (where === 'top') {
        for (const part of document.querySelectorAll('h1, p')) part.remove();
        body.style.paddingTop = '0';
      } else {
        body.style.padding = '0';
        const panel = document.querySelector('#panel') as HTMLElement;
        panel.style.padding = '4px';
        panel.style.border = '0';
      }
    },
    [crop, String(rows)],
  );
