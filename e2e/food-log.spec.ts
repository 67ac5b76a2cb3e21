import { expectAccessible } from './accessibility.ts';
import { expect, test } from './harness.ts';
import { blockStore } from './offline.ts';
import { signUp } from './person.ts';
import { expectLogged, expectToast, logMeal } from './steps.ts';

const nothing = async (): Promise<void> => {};
const toast = { name: 'Toast', calories: '180', protein: '6', carbs: '30', fat: '3' };

test.beforeEach(async ({ page }) => {
  await signUp(page);
  await page.goto('/log-food');
  await expect(page.getByRole('heading', { name: 'Log Your Food' })).toBeVisible();
});

test('a food is logged by hand, edited, deleted and brought back, and once when an answer is lost', async ({
  page,
  problems,
}) => {
  await test.step('a food is logged by hand, edited, deleted and brought back; each day has its own list', async () => {
    await test.step('an entry is edited, deleted and brought back', async () => {
      await logMeal(page, toast, nothing);
      await page.getByRole('link', { name: /Toast/ }).click();
      await page.getByLabel('Calories').fill('205');
      await expectAccessible(page, 'editing an entry');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expectLogged(page, { ...toast, calories: '205' });

      const remove = async () => {
        await page.getByRole('button', { name: 'Actions for Toast' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('link', { name: /Toast/ })).toHaveCount(0);
        // The message about the edit, which has an Undo too, may still stand until then.
        await expect(page.getByText('Entry Deleted')).toBeVisible();
      };
      await remove();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectLogged(page, { ...toast, calories: '205' });
      // Looking takes longer than the message stands on a busy machine.
      await remove();
      await expectAccessible(page, 'deleted, with Undo');
    });

    await test.step('another day can be opened and has its own list', async () => {
      await signUp(page);
      await page.goto('/log-food');
      await logMeal(page, toast, nothing);
      await page.getByRole('button', { name: 'Previous day' }).click();
      await expect(page.getByText('Yesterday', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /Toast/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Next day' }).press('Enter');
      await expectLogged(page, toast);
      await expect(page.getByRole('button', { name: 'Previous day' })).toBeFocused();
    });

    await test.step('says what is missing in the specified words', async () => {
      await page.getByRole('link', { name: /Manual Entry/ }).click();
      await page.getByLabel('Quantity').fill('');
      await page.getByLabel('Calories').fill('');
      await page.getByRole('button', { name: 'Save Food Log' }).click();
      await expect(page.getByText('Food name is required')).toBeVisible();
      await expect(page.getByText('Quantity is required')).toBeVisible();
      await expect(page.getByText('Calories are required')).toBeVisible();
      await expect(page.getByLabel('Food name')).toBeFocused();
      await expectAccessible(page, 'food form with errors');
    });
  });

  await test.step('a save that fails or whose answer is lost loses nothing and logs once', async () => {
    await signUp(page);
    await page.goto('/log-food');
    await test.step('a save that fails keeps what was typed, and the next attempt logs it once', async () => {
      problems.expect('/api/food-logs');
      await blockStore(page);
      await page.reload();
      await page.route('**/api/food-logs', (route) =>
        route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
      );
      await page.getByRole('link', { name: /Manual Entry/ }).click();
      await page.getByLabel('Food name').fill(toast.name);
      await page.getByLabel('Calories').fill(toast.calories);
      await page.getByRole('button', { name: 'Save Food Log' }).click();
      await expectToast(page, 'Error', 'This browser can’t save offline.');
      await expect(page.getByLabel('Food name')).toHaveValue(toast.name);

      // A reload is what people try next.
      await page.reload();
      await expect(page.getByLabel('Food name')).toHaveValue(toast.name);
      await page.unroute('**/api/food-logs');
      await page.getByRole('button', { name: 'Save Food Log' }).click();
      await expectLogged(page, toast);
      await expect(page.getByRole('link', { name: /Toast/ })).toHaveCount(1);
    });

    await test.step('an answer that is lost on the way does not log twice', async () => {
      await page.unrouteAll();
      await signUp(page);
      await page.goto('/log-food');
      problems.expect('/api/food-logs');
      await page.reload();
      let lost = 0;
      await page.route('**/api/food-logs', async (route) => {
        if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
        lost += 1;
        await route.fetch();
        return route.abort('connectionreset');
      });
      await page.getByRole('link', { name: /Manual Entry/ }).click();
      await page.getByLabel('Food name').fill(toast.name);
      await page.getByLabel('Calories').fill(toast.calories);
      await page.getByRole('button', { name: 'Save Food Log' }).click();
      await expectToast(page, 'Error', 'This browser can’t save offline.');
      await page.getByRole('button', { name: 'Save Food Log' }).click();
      await expectToast(page, 'Food Logged', 'Your food has been successfully logged.');
      await expect(page.getByRole('link', { name: /Toast/ })).toHaveCount(1);
    });
  });
});
