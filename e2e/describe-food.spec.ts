import type { Page } from '@playwright/test';
import { foodLogApi } from '#features/food-log/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { expectAccessible, inBothThemes } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { blockStore } from './offline.ts';
import { callAs, signUp } from './person.ts';
import { expectToast } from './steps.ts';

const SENTENCE = 'For breakfast I had two eggs and a slice of toast with butter, no sugar';

const box = (page: Page) => page.getByRole('textbox', { name: 'What did you eat?' });
const item = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

async function read(page: Page, sentence: string): Promise<void> {
  await box(page).fill(sentence);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
}

test('a meal in words: told, doubted and by keyboard from the search @long', async ({ page }) => {
  await test.step('a meal is told in words, put right and logged by one press; Undo takes it all back', async () => {
    await signUp(page);
    await page.goto('/log-food/describe');
    await inBothThemes(page, (theme) => expectAccessible(page, `describe, empty, ${theme}`));
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(page.getByText('Type or say what you ate.')).toBeVisible();

    await box(page).fill(SENTENCE);
    await box(page).press('Enter');
    const egg = item(page, 'Egg, boiled');
    const toast = item(page, 'Bread, white, toasted');
    const butter = item(page, /^Butter/);
    await expect(egg.getByLabel('Amount')).toHaveValue('2');
    await expect(toast.getByLabel('Amount')).toHaveValue('1');
    await expect(butter).toContainText('No amount given');
    await expect(page.getByText('Left out: no sugar')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Breakfast' })).toBeChecked();
    await inBothThemes(page, (theme) => expectAccessible(page, `describe, read, ${theme}`));

    // By hand: three eggs, poached ones; no butter.
    const total = page.locator('form').last().getByRole('status').last();
    const before = await total.textContent();
    await egg.getByLabel('Amount').fill('3');
    await expect(total).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Change Egg, boiled' }).click();
    await expect(page.getByRole('dialog', { name: 'Which food?' })).toBeVisible();
    await expectAccessible(page, 'describe, other foods');
    const other = page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button');
    const otherName = (await other.locator('bdi').first().textContent()) ?? '';
    await other.click();
    await expect(item(page, otherName).getByLabel('Amount')).toHaveValue('3');
    await page.getByRole('button', { name: /^Remove Butter/ }).click();
    await page.getByRole('button', { name: /^Restore Butter/ }).click();
    await page.getByRole('button', { name: /^Remove Butter/ }).click();

    // Reading a longer sentence keeps what was corrected; so does a reload.
    await read(page, `${SENTENCE}, and a large flat white`);
    await expect(item(page, /^Flat white/)).toBeVisible();
    await expect(item(page, otherName).getByLabel('Amount')).toHaveValue('3');
    await expect(page.getByRole('button', { name: /^Restore Butter/ })).toBeVisible();
    await page.reload();
    await expect(item(page, otherName).getByLabel('Amount')).toHaveValue('3');

    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expectToast(page, 'Food Logged', 'Your 3 foods have been successfully logged.');
    await expect(page.getByRole('link', { name: /Flat white/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Flat white/ })).toHaveCount(0);
    await page.goto('/log-food/describe');
    await expect(box(page)).toHaveValue('');
  });

  await test.step('what cannot be read is said, what cannot be converted is asked', async () => {
    await signUp(page);
    await page.goto('/log-food/describe');
    await read(page, '<script>alert(1)</script> zzxqwv');
    await expect(page.getByText('No foods recognised')).toBeVisible();
    await expect(page.getByText('alert').first()).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `describe, nonsense, ${theme}`));

    await read(page, 'a jug of custard');
    const custard = item(page, /^Custard/);
    await expect(custard).toContainText('How much is a jug?');
    await expect(custard.getByLabel('Amount')).toHaveValue('');
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expect(page.getByText('1 food needs an answer first.')).toBeVisible();
    // One tap answers, another one changes the answer.
    await custard.getByRole('button', { name: '200 g', exact: true }).click();
    await expect(custard.getByLabel('Amount')).toHaveValue('200');
    await inBothThemes(page, (theme) => expectAccessible(page, `describe, a question, ${theme}`));
    await custard.getByRole('button', { name: /^1 cup/ }).click();
    await expect(custard.getByLabel('Amount')).toHaveValue('1');
    await custard.getByLabel('Amount').fill('1,5');
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
  });

  await test.step('by keyboard alone, from the search', async () => {
    await signUp(page);
    await page.goto('/log-food/search');
    const search = page.getByRole('searchbox', { name: 'Food, dish or brand' });
    await search.fill('200 g of chicken and a cup of rice');
    const link = page.getByRole('link', { name: 'Read as a sentence' });
    await link.focus();
    await page.keyboard.press('Enter');
    const chicken = item(page, /^Chicken/);
    await expect(chicken.getByLabel('Amount')).toHaveValue('200');
    await chicken.getByLabel('Amount').focus();
    await page.keyboard.press('Tab');
    await expect(chicken.getByLabel('Unit')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(chicken.getByRole('button', { name: /^Change/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Which food?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chicken.getByRole('button', { name: /^Change/ })).toBeFocused();
    await chicken.getByLabel('Amount').focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Food Logged', 'Your 2 foods have been successfully logged.');
  });
});

test('a meal is spoken; without a connection or an answer nothing is lost @long', async ({
  page,
  problems,
}) => {
  await test.step('a meal is spoken', async () => {
    await page.addInitScript(() => {
      class Listener {
        onresult: ((event: unknown) => void) | null = null;
        onend: (() => void) | null = null;
        lang = '';
        start() {
          (window as unknown as { heardIn: string }).heardIn = this.lang;
          setTimeout(() => {
            this.onresult?.({ results: [[{ transcript: 'a banana and a cup of tea' }]] });
            this.onend?.();
          }, 50);
        }
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Listener, webkitSpeechRecognition: Listener });
    });
    await signUp(page);
    await page.goto('/log-food/describe');
    await page.getByRole('button', { name: 'Say what you ate' }).click();
    await expect(box(page)).toHaveValue('a banana and a cup of tea');
    await expect(item(page, 'Banana, raw')).toBeVisible();
    await expect(item(page, /^Tea/)).toBeVisible();
    const language = await page.evaluate(() => (window as unknown as { heardIn: string }).heardIn);
    expect(language).toBe('en-AU');
  });

  await test.step('five hundred letters, no connection, and a lost answer', async () => {
    problems.expect('/api/foods/read-sentence');
    problems.expect('/api/food-logs/batch');
    problems.expect('ERR_INTERNET_DISCONNECTED');
    await blockStore(page);
    await signUp(page);
    await page.goto('/log-food');
    await page.getByRole('link', { name: 'Describe' }).click();
    const long = 'an apple and '.repeat(60);
    await box(page).fill(long.slice(0, 500));
    await expect(box(page)).toHaveValue(long.slice(0, 500));
    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline').last()).toBeVisible();
    await page.getByRole('button', { name: 'Keep for later' }).click();
    const kept = page.getByRole('region', { name: 'Not read yet' });
    await expect(kept).toContainText('an apple and');
    await page.context().setOffline(false);
    await kept.getByRole('link').click();
    await expect(item(page, /^Apple/).first()).toBeVisible();

    await page.route('**/api/foods/read-sentence', (route) => route.abort('connectionreset'));
    await read(page, 'a banana');
    await expect(page.getByText('The sentence couldn’t be read')).toBeVisible();
    await page.unroute('**/api/foods/read-sentence');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(item(page, 'Banana, raw')).toBeVisible();

    // The server takes it, the answer gets lost: pressing again logs it once.
    await page.route('**/api/food-logs/batch', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expect(page.getByText('This browser can’t save offline.')).toBeVisible();
    await page.unroute('**/api/food-logs/batch');
    // Taken out altogether it is not left in the log; put back it is logged once.
    const takenBack = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'DELETE' && answer.url().includes('/api/food-logs/'),
    );
    await page.getByRole('button', { name: /^Remove Banana/ }).click();
    expect((await takenBack).ok()).toBe(true);
    await page.getByRole('button', { name: /^Restore Banana/ }).click();
    await page.getByRole('button', { name: 'Save Food Log' }).click();
    await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
    await expect(page.getByRole('link', { name: /Banana, raw/ })).toHaveCount(1);
  });
});

test('what is certain is saved, what is not is asked; what somebody usually eats is meant @long', async ({
  page,
  anotherContext,
}) => {
  await test.step('what is certain is saved; what is not waits for an answer, by keyboard alone', async () => {
    await signUp(page);
    await page.goto('/log-food/describe');
    await read(page, 'oats 40g milk 200ml, a zzq banana, 8 l of orange juice, can of moxie');
    await expect(item(page, /^Oats/).getByLabel('Amount')).toHaveValue('40');
    await expect(item(page, /^Milk/).getByLabel('Amount')).toHaveValue('200');
    const banana = item(page, 'Banana, raw');
    await expect(banana).toContainText('“zzq” was not found. Is it this food?');
    await expect(item(page, /^Orange juice/)).toContainText('That’s 8,000 ml');
    const moxie = item(page, 'Not found: moxie');
    await expect(page.getByText('3 foods need an answer and are not saved yet.')).toBeVisible();
    await inBothThemes(page, (theme) => expectAccessible(page, `describe, doubts, ${theme}`));

    await page.getByRole('button', { name: 'Save 2 foods' }).focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Food Logged', 'Your 2 foods have been successfully logged.');
    await expect(item(page, /^Oats/)).toHaveCount(0);
    await expect(box(page)).toHaveValue('a zzq banana\n8 l of orange juice\ncan of moxie');
    await expect(page.getByText('3 foods need an answer first.')).toBeVisible();
    await page.reload();
    await expect(moxie).toBeVisible();

    await banana.getByRole('button', { name: 'Yes, that’s right: Banana, raw' }).focus();
    await page.keyboard.press('Enter');
    await expect(banana).not.toContainText('Is it this food?');
    // The next question is there at once, and no keyboard of a phone in between.
    const juice = item(page, /^Orange juice/);
    await expect(juice.getByRole('group').getByRole('button').first()).toBeFocused();
    await juice.getByLabel('Amount').fill('250');
    await moxie.getByRole('button', { name: 'Choose a food for moxie' }).focus();
    await page.keyboard.press('Enter');
    const search = page.getByRole('searchbox', { name: 'Search for another food' });
    await expect(search).toBeFocused();
    await expectAccessible(page, 'describe, a food to choose');
    await search.fill('lemonade');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Lemonade');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(item(page, /^Lemonade/).getByLabel('Amount')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Food Logged', 'Your 3 foods have been successfully logged.');
    await expect(page.getByRole('link', { name: /Lemonade/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /Banana, raw/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /Oats/ })).toHaveCount(1);
  });

  await test.step('what somebody usually eats is meant, for them alone', async () => {
    await signUp(page);
    const foodId = 'catalogue:milk-skim';
    const { food } = await skimMilk(page);
    for (let day = 0; day < 3; day += 1) {
      await callAs(page, foodLogApi.addMany, {
        body: { entries: [{ ...food, id: newId(), foodId }] },
      });
    }
    await page.goto('/log-food/describe');
    await read(page, 'a cup of milk');
    await expect(item(page, 'Milk, skim')).toContainText('Logged before');

    const other = await (await anotherContext()).newPage();
    await signUp(other);
    await other.goto('/log-food/describe');
    await read(other, 'a cup of milk');
    await expect(item(other, 'Milk, full cream')).toBeVisible();
  });
});

async function skimMilk(page: Page) {
  const date = await page.evaluate(() => {
    const now = new Date();
    const two = (value: number) => String(value).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
  return {
    food: {
      date,
      mealType: 'breakfast' as const,
      foodName: 'Milk, skim',
      quantity: 1,
      unit: 'cup' as const,
      calories: 88,
    },
  };
}
