import { afterAll, beforeAll, expect, it } from 'vitest';
import { householdApi, householdInvitationsApi } from '#features/household/contract.ts';
import { planSettingsApi } from '#features/meal-plans/contract.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { myDataApi } from '#features/my-data/contract.ts';
import { EXPORT_FORMAT } from '#features/my-data/rules.ts';
import { zipOf } from '#features/my-data/server/providers/zip.ts';
import { shoppingApi } from '#features/shopping/contract.ts';
import { addByHand } from '#features/shopping/rules/list/change-lines.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { personalDataOf } from './personal-data.ts';
import { type Person, startTestApp, TEST_SECRET, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const buy = (person: Person, thing: string) =>
  person.call(shoppingApi.change, { body: addByHand(newId(), thing, app.clock.now()) });
const list = async (person: Person) => {
  const { sources, stamp } = await person.call(shoppingApi.read, {});
  return { titles: sources.map(({ title }) => title).toSorted(), stamp };
};
const plan = (person: Person, budgetAud: number) =>
  person.call(planSettingsApi.save, {
    body: { ...DEFAULT_PLAN, wishes: { ...DEFAULT_PLAN.wishes, budgetAud } },
  });
const budget = async (person: Person) =>
  (await person.call(planSettingsApi.read, {})).settings?.wishes.budgetAud;
/** An export of these tables of a person. */
async function exportOf(person: Person, names: string[]) {
  const files = new Map([['schema.json', JSON.stringify(EXPORT_FORMAT)]]);
  for (const table of personalDataOf(TEST_SECRET).filter(({ name }) => names.includes(name))) {
    const rows = await table.read(app.database.db, proveOwner(person.id));
    files.set(`data/${table.name}.json`, JSON.stringify(rows));
  }
  return (await zipOf(files, new Date(0))).toString('base64');
}

const bring = (person: Person, zip: string) => person.call(myDataApi.import, { body: { zip } });

it('an import takes nothing from the list and the plan that a household shares', async () => {
  const [robin, sam, kim] = [await app.person(), await app.person(), await app.person()];
  const { token } = await robin.call(householdApi.invite, {
    body: { id: newId(), name: 'Sam', email: null },
  });
  await sam.call(householdInvitationsApi.accept, { body: { token, diets: [], without: [] } });
  await buy(sam, 'soap');
  await plan(robin, 90);
  await buy(kim, 'rice');
  await plan(kim, 40);
  const before = await list(sam);

  // Made before lists and plans existed.
  await bring(robin, await exportOf(kim, ['profiles']));
  expect(await list(sam)).toEqual(before);
  expect(await budget(sam)).toBe(90);

  const whole = await exportOf(kim, ['shopping_entries', 'meal_plan_settings']);
  await bring(robin, whole);
  expect(await list(sam)).toEqual({ titles: ['Rice', 'Soap'], stamp: before.stamp + 1 });
  expect(await budget(sam)).toBe(90);
  expect(await list(kim)).toMatchObject({ titles: ['Rice'] });

  const alone = await app.person();
  await bring(alone, whole);
  expect(await list(alone)).toMatchObject({ titles: ['Rice'] });
  expect(await budget(alone)).toBe(40);
});
