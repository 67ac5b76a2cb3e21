import { foodLogApi } from '#features/food-log/contract.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';
import { expectLogged, logMeal, signIn, tab } from './steps.ts';

const nothing = async (): Promise<void> => {};
const soup = { name: 'Secret soup', calories: '310', protein: '9', carbs: '30', fat: '12' };

test('two people at one server or in one browser never see each other’s food', async ({
  page,
  anotherContext,
}) => {
  await test.step('two people at one server never see each other’s food', async () => {
    await signUp(page, { name: 'ana' });
    await page.goto('/log-food');
    await logMeal(page, soup, nothing);
    const [entry] = await callAs(page, foodLogApi.ofDay, {
      query: { date: await page.evaluate(() => new Date().toLocaleDateString('en-CA')) },
    });
    expect(entry?.foodName).toBe(soup.name);

    const other = await (await anotherContext()).newPage();
    await signUp(other, { name: 'ben' });
    await other.goto('/log-food');
    await expect(other.getByRole('heading', { name: "Today's Nutrition" })).toBeVisible();
    await expect(other.getByText(soup.name)).toHaveCount(0);
    await other.goto(`/log-food?edit=${entry?.id}`);
    await expect(other.getByText('That entry is not on this day any more')).toBeVisible();

    const stranger = await (await anotherContext()).newPage();
    await stranger.goto('/log-food');
    await expect(stranger.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
    await expect(stranger.getByText(soup.name)).toHaveCount(0);
  });

  await test.step('one browser shared by two people shows the second nothing of the first', async () => {
    await signUp(page, { name: 'ana' });
    await page.goto('/log-food');
    await logMeal(page, soup, nothing);
    await tab(page, 'Profile').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).not.toHaveURL(/\/profile/);
    await signUp(page, { name: 'ben' });
    await page.goto('/log-food');
    await expect(page.getByRole('heading', { name: "Today's Nutrition" })).toBeVisible();
    await expect(page.getByText(soup.name)).toHaveCount(0);
  });
});

test('a tab shows what the other one logs, and follows it to the person who signed in there @long', async ({
  page,
  context,
  problems,
}) => {
  // What a tab asks while the other one ends the session they share.
  problems.expect(/\b401\b/);
  const ana = await signUp(page, { name: 'ana' });
  await page.goto('/log-food');
  await logMeal(page, soup, nothing);
  const second = await context.newPage();
  await second.goto('/log-food');
  await logMeal(second, { ...soup, name: 'Cake beside it' }, nothing);
  // Neither reloaded nor looked at.
  await expect(page.getByRole('link', { name: /Cake beside it/ })).toBeVisible();
  await signUp(second, { name: 'ben' });
  await page.reload();
  await expect(page.getByRole('heading', { name: "Today's Nutrition" })).toBeVisible();
  await expect(page.getByText(soup.name)).toHaveCount(0);

  // Ben's page stays open while Ana signs in beside it.
  await second.goto('/profile');
  await second.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  await second.goto('/login/email');
  await signIn(second, ana);
  await expectLogged(page, soup);
});
