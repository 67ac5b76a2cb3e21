import { householdApi } from '#features/household/contract.ts';
import { mealPlansApi, planSettingsApi } from '#features/meal-plans/contract.ts';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { shoppingApi } from '#features/shopping/contract.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { expect, test } from './harness.ts';
import { callAs, signUp } from './person.ts';

const ZONE = 'Australia/Sydney';

test('two people plan, shop offline on two devices, and end with one list @long', async ({
  page: host,
  browser,
}) => {
  const today = dayIn(ZONE, Date.now());
  const id = newId();
  const other = await browser.newContext();
  const member = await other.newPage();

  await test.step('one joins the plan of the other by a link', async () => {
    await signUp(host, { name: 'robin', profile: { firstName: 'Robin' } });
    await signUp(member, { name: 'sam' });
    const body = { id, name: 'Sam', email: null };
    const { token } = await callAs(host, householdApi.invite, { body });
    await member.goto(`/household/${token}`);
    await member.getByLabel('Peanut').check();
    await member.getByRole('button', { name: 'Join' }).click();
    await expect(member.getByRole('heading', { name: 'Meal plan' })).toBeVisible();
  });

  await test.step('planned days come to the list they share', async () => {
    await callAs(host, planSettingsApi.save, { body: DEFAULT_PLAN });
    const eater = (personId: string) => ({
      personId,
      portion: 1,
      state: 'planned' as const,
      entryId: null,
      undone: 0,
    });
    const meal = {
      id: newId(),
      slotId: 'dinner',
      kind: 'recipe' as const,
      title: 'Red lentil dal',
      recipeId: 'dal-tadka',
      perServing: { calories: 420, protein: 19, carbs: 60, fat: 11, fiber: 12, sodium: 480 },
      cookedOn: today,
      eaters: [eater(HOST), eater(id)],
    };
    await callAs(host, mealPlansApi.save, {
      params: { date: today },
      body: { meals: [meal], note: null, version: 0 },
    });
    await host.goto(`/meals/shopping?from=${today}&to=${addDays(today, 6)}`);
    await expect(host.getByLabel('Sam')).toBeChecked();
    await host.getByRole('button', { name: 'Put 1 meal on the list' }).click();
    await expect(host.getByRole('checkbox', { name: /Brown onions/ })).toBeVisible();
    await member.goto('/meals/shopping');
    await expect(member.getByRole('checkbox', { name: /Brown onions/ })).toBeVisible({
      timeout: 20_000,
    });
  });

  await test.step('both tick without a network', async () => {
    await host.context().setOffline(true);
    await other.setOffline(true);
    await host.getByRole('checkbox', { name: /Brown onions/ }).click();
    await member.getByRole('checkbox', { name: /Garlic/ }).click();
    await host.context().setOffline(false);
    await other.setOffline(false);
    for (const page of [host, member]) {
      const ticked = page.getByRole('region', { name: 'Ticked (2)' });
      await expect(ticked.getByRole('checkbox')).toHaveCount(2, { timeout: 30_000 });
    }
  });

  await test.step('one is done with shopping while the other still ticks without a network', async () => {
    await other.setOffline(true);
    await member.getByRole('checkbox', { name: /lentils/ }).click();
    await host.getByRole('button', { name: 'Finish shopping' }).click();
    const dialog = host.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Finish shopping' }).click();
    await expect(host.getByRole('region', { name: /^Ticked/ })).toHaveCount(0);
    await other.setOffline(false);
    for (const page of [host, member]) {
      await expect(
        page.getByRole('region', { name: 'Ticked (1)' }).getByRole('checkbox'),
      ).toHaveAccessibleName(/lentils/, { timeout: 30_000 });
      await expect(page.getByRole('checkbox', { name: /Brown onions/ })).toHaveCount(0);
    }
    const { pantry } = await callAs(member, shoppingApi.read, {});
    expect(pantry.map(({ food }) => food).toSorted()).toEqual(['garlic', 'onion']);
  });
  await other.close();
});
