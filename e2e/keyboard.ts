import { expect, type Locator, type Page } from '@playwright/test';

const mostTabs = 60;

/** Tabs on until the control has the focus, and checks that one can see where the focus is. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < mostTabs; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
  const outlined = await control.evaluate((element) => {
    for (let shown: Element | null = element, up = 0; shown && up < 4; up += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      shown = shown.parentElement;
    }
    return false;
  });
  expect(outlined, `visible focus on ${control.toString()}`).toBe(true);
}

/** Presses a control that is reached by Tab. */
export async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}
