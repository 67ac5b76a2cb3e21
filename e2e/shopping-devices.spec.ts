import type { Page } from '@playwright/test';
import { mealPlansApi, planSettingsApi } from '#features/meal-plans/contract.ts';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { shoppingApi } from '#features/shopping/contract.ts';
import { addByHand } from '#features/shopping/rules/list/change-lines.ts';
import { toShopLines } from '#features/shopping/rules/list/list-lines.ts';
import { mergeChanges, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { dayOf } from './diary.ts';
import { expect, test } from './harness.ts';
import { filesKept, isStored } from './offline.ts';
import { callAs, signUp } from './person.ts';

test.use({ serviceWorkers: 'allow' });

const LINES = 200;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A name of its own without a figure, which would be an amount. */
const nameOf = (at: number) =>
  `Thing${LETTERS[Math.floor(at / LETTERS.length)]}${LETTERS[at % LETTERS.length]}`;

/** Presses the boxes of lines one after the other, as fast as a thumb never could. */
const press = (page: Page, from: number, to: number) =>
  page.evaluate(
    async (names) => {
      for (const name of names) {
        const labels = [...document.querySelectorAll('label')];
        const label = labels.find(({ textContent }) => textContent?.includes(name));
        label?.querySelector('input')?.click();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    Array.from({ length: to - from }, (_, at) => nameOf(from + at)),
  );

/** The boxes of a list as a screen shows them: each line with whether it is ticked. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('label')]
      .flatMap((label) => {
        const box = label.querySelector('input');
        const name = label.textContent?.match(
          /Thing[a-z]{2}|Batteries|Candles|[Rr]ed lentils|[Oo]nions?/,
        );
        return box && name ? [`${name[0]} ${box.checked}`] : [];
      })
      .sort(),
  );

test('two devices that tick 200 lines without a network end equal, also when the plan changes meanwhile @long', async ({
  page: one,
  anotherContext,
  problems,
}) => {
  // Hundreds of changes go out one after the other, and as fast as the server lets one person write.
  test.setTimeout(400_000);
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const person = await signUp(one);
  const today = await dayOf(one);
  const context = await anotherContext();
  const other = await context.newPage();
  await callAs(other, signInApi.signIn, { body: person });
  const dinner = {
    id: newId(),
    slotId: 'dinner',
    kind: 'recipe' as const,
    title: 'Red lentil dal',
    recipeId: 'dal-tadka',
    perServing: { calories: 420, protein: 19, carbs: 60, fat: 11, fiber: 12, sodium: 480 },
    cookedOn: today,
    eaters: [{ personId: HOST, portion: 2, state: 'planned' as const, entryId: null, undone: 0 }],
  };
  const planFor = (portion: number, version: number) =>
    callAs(one, mealPlansApi.save, {
      params: { date: today },
      body: {
        meals: [{ ...dinner, eaters: dinner.eaters.map((eater) => ({ ...eater, portion })) }],
        note: null,
        version,
      },
    });
  const lines = async () => {
    const state = await callAs(one, shoppingApi.read, {});
    return toShopLines(state, today);
  };

  await test.step('both have a list of 200 lines and a planned dinner', async () => {
    await callAs(one, planSettingsApi.save, { body: DEFAULT_PLAN });
    await planFor(2, 0);
    const things = Array.from({ length: LINES }, (_, at) =>
      addByHand(newId(), nameOf(at), Date.now()),
    );
    await callAs(one, shoppingApi.change, { body: things.reduce(mergeChanges, NO_CHANGES) });
    await one.goto(`/meals/shopping?from=${today}&to=${today}`);
    await one.getByRole('button', { name: 'Put 1 meal on the list' }).click();
    for (const page of [one, other]) {
      await page.goto('/meals/shopping');
      await filesKept(page);
      await page.reload();
      await expect(
        page.getByRole('checkbox', { name: new RegExp(nameOf(LINES - 1)) }),
      ).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /lentils/ })).toBeVisible();
    }
  });

  await test.step('without a network both tick, untick and add', async () => {
    await one.context().setOffline(true);
    await context.setOffline(true);
    await press(one, 0, 120);
    await press(other, 80, 200);
    // The later device takes some of them back, also of those that the first has ticked.
    await press(other, 80, 100);
    await press(one, 0, 10);
    await one.getByRole('checkbox', { name: /lentils/ }).click();
    await one.getByRole('textbox', { name: 'Add an item' }).fill('Batteries');
    await one.getByRole('textbox', { name: 'Add an item' }).press('Enter');
    await other.getByRole('textbox', { name: 'Add an item' }).fill('Candles');
    await other.getByRole('textbox', { name: 'Add an item' }).press('Enter');
    await expect(other.getByRole('checkbox', { name: /Candles/ })).toBeVisible();
    // The last that was done lies on each device, and so all before it.
    await expect.poll(() => isStored(one, 'Batteries'), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => isStored(other, 'Candles'), { timeout: 30_000 }).toBe(true);
  });

  await test.step('meanwhile more people come to dinner', async () => {
    await planFor(6, 1);
  });

  await test.step('both come back, and show the same as the server has', async () => {
    // A page that was closed and opened again without a network still has all of it.
    await other.reload();
    await expect(other.getByRole('checkbox', { name: /Candles/ })).toBeVisible();
    await context.setOffline(false);
    await one.context().setOffline(false);
    const wanted = (at: number) => (at >= 100 ? true : at >= 80 ? false : at >= 10);
    const expected = [
      ...Array.from({ length: LINES }, (_, at) => `${nameOf(at)} ${wanted(at)}`),
      'Batteries false',
      'Candles false',
    ];
    for (const page of [one, other]) {
      const ours = async () =>
        (await shown(page)).filter((line) => /Thing|Batteries|Candles/.test(line));
      await expect.poll(ours, { timeout: 150_000 }).toEqual(expected.toSorted());
    }
    expect(await shown(other)).toEqual(await shown(one));
    const stored = (await lines()).filter(({ name }) => /Thing|Batteries|Candles/.test(name));
    expect(stored.map(({ name, isTicked }) => `${name} ${isTicked}`).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  await test.step('the tick of the dinner stays; what more people need stands beside it', async () => {
    await one.goto('/meals/shopping');
    const lentils = async () =>
      (await lines()).filter(({ name }) => /lentils/i.test(name)).map(({ isTicked }) => isTicked);
    await expect.poll(lentils, { timeout: 30_000 }).toContain(true);
  });
});
