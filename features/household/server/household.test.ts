import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foodLogApi } from '#features/food-log/contract.ts';
import { mealPlansApi, planSettingsApi } from '#features/meal-plans/contract.ts';
import { entryIdOf } from '#features/meal-plans/rules/meal-state.ts';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { planTemplatesApi } from '#features/meal-templates/contract.ts';
import { myDataApi } from '#features/my-data/contract.ts';
import { recipesApi } from '#features/recipes/contract.ts';
import { RECIPE_SAMPLE } from '#features/recipes/testing/recipe-sample.ts';
import { sharedShoppingApi, shoppingApi } from '#features/shopping/contract.ts';
import { addByHand } from '#features/shopping/rules/list/change-lines.ts';
import { newId } from '#platform/shared/ids.ts';
import { verifyEmail } from '../../../apps/server/testing/gyms.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { householdApi, householdInvitationsApi } from '../contract.ts';
import { INVITATION_LIFE_MS, MAX_MEMBERS } from '../rules/household-kinds.ts';

const DAY = '2026-11-20';
const week = { query: { from: DAY, to: '2026-11-26' } };

let app: TestApp;
let robin: Person;
let sam: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [robin, sam, stranger] = [await app.person(), await app.person(), await app.person()];
});
afterAll(() => app.close());

const anOwnRecipe = () => ({ ...RECIPE_SAMPLE, id: newId() });

const invite = (host: Person, id = newId(), email: string | null = null) =>
  host.call(householdApi.invite, { body: { id, name: 'Sam', email } });
const accept = (person: Person, token: string) =>
  person.call(householdInvitationsApi.accept, {
    body: { token, diets: ['vegetarian'], without: ['milk'] },
  });
/** Sam joins Robin's household; answers Sam's id in the plan. */
async function join(): Promise<string> {
  const id = newId();
  const { token } = await invite(robin, id);
  await accept(sam, token);
  return id;
}
const plan = (person: Person) => person.call(mealPlansApi.days, week);
const list = async (person: Person) =>
  (await person.call(shoppingApi.read, {})).sources.map(({ title }) => title);
const home = (person: Person) => person.call(householdApi.read, {});
const saveDay = (person: Person, meals: ReturnType<typeof aMeal>[], version = 0) =>
  person.call(mealPlansApi.save, { params: { date: DAY }, body: { meals, note: null, version } });
const buy = (person: Person, thing: string) =>
  person.call(shoppingApi.change, { body: addByHand(newId(), thing, app.clock.now()) });
const dinnerFor = (...ids: string[]) =>
  aMeal({
    eaters: ids.map((personId) => ({
      personId,
      portion: 1.5,
      state: 'planned',
      entryId: null,
      undone: 0,
    })),
  });

describe('a household', () => {
  it('shares plan, list and pantry both ways, and with nobody else', async () => {
    const id = await join();
    const saved = await saveDay(robin, [dinnerFor(HOST, id)]);
    expect(await plan(sam)).toEqual([saved]);
    await saveDay(sam, [], 1);
    expect((await plan(robin))[0]).toMatchObject({ meals: [], version: 2 });
    await buy(sam, 'soap');
    await buy(robin, 'salt');
    expect((await list(robin)).toSorted()).toEqual(['Salt', 'Soap']);
    expect(await list(sam)).toEqual(await list(robin));
    const shared = await sam.call(shoppingApi.read, {});
    expect(shared.isShared).toBe(true);
    expect(shared.people?.map((one) => one.id)).toEqual([HOST, id]);
    expect(shared.sources.map(({ title, who }) => `${title} ${who}`).toSorted()).toEqual([
      `Salt ${HOST}`,
      `Soap ${id}`,
    ]);
    expect((await stranger.call(shoppingApi.read, {})).people).toEqual([]);
    expect(await plan(stranger)).toEqual([]);
    expect(await list(stranger)).toEqual([]);
  });

  it('is seen by its people: names, diets and nothing of who was asked', async () => {
    const id = await join();
    await invite(robin, newId());
    expect(await home(robin)).toMatchObject({
      role: 'host',
      people: [
        { id: HOST, isMe: true },
        { id, isMe: false, state: 'active', diets: ['vegetarian'], without: ['milk'] },
        { state: 'invited' },
      ],
    });
    const seen = await home(sam);
    expect(seen).toMatchObject({ role: 'member', people: [{ isMe: false }, { id, isMe: true }] });
    expect(JSON.stringify(seen)).not.toContain(robin.email);
    expect(await home(stranger)).toMatchObject({ role: 'alone', people: [{ isMe: true }] });
  });

  it('keeps what a member changed offline out of their own plan once they were taken out', async () => {
    const id = await join();
    await robin.call(householdApi.remove, { params: { id } });
    const otherPlan = { status: 409, reason: 'other_plan' };
    const soap = addByHand(newId(), 'soap', app.clock.now());
    const template = {
      id: newId(),
      name: 'Usual day',
      days: [{ date: DAY, meals: [dinnerFor(id)] }],
    };
    const waiting = [
      () =>
        sam.call(mealPlansApi.save, {
          params: { date: DAY },
          body: { meals: [], note: 'Shared', version: 0, personId: id },
        }),
      () => sam.call(planSettingsApi.save, { body: { ...DEFAULT_PLAN, personId: id } }),
      () => sam.call(shoppingApi.change, { body: { ...soap, personId: id } }),
      () => sam.call(planTemplatesApi.add, { body: { ...template, personId: id } }),
    ];
    for (const send of waiting) await expect(send()).rejects.toMatchObject(otherPlan);
    expect(await plan(sam)).toEqual([]);
    expect(await list(sam)).toEqual([]);
    expect(await sam.call(planTemplatesApi.list, {})).toEqual([]);
    expect((await sam.call(planSettingsApi.read, {})).settings).toBeNull();
    // What they change from now on is theirs.
    const own = await sam.call(shoppingApi.read, {});
    expect(own.personId).toBe(HOST);
    await sam.call(shoppingApi.change, { body: { ...soap, personId: HOST } });
    expect(await list(sam)).toEqual(['Soap']);
    await sam.call(planTemplatesApi.add, { body: { ...template, personId: HOST } });
    expect(await sam.call(planTemplatesApi.list, {})).toMatchObject([{ name: 'Usual day' }]);
    expect(await robin.call(planTemplatesApi.list, {})).toEqual([]);
  });

  it('lets its people read recipes of the others that are planned, and no others', async () => {
    const id = await join();
    const [planned, other] = [anOwnRecipe(), anOwnRecipe()];
    for (const body of [planned, other]) await robin.call(recipesApi.add, { body });
    const read = (person: Person, recipe: { id: string }) =>
      person.call(recipesApi.one, { params: { id: recipe.id } });
    await expect(read(sam, planned)).rejects.toMatchObject({ status: 404 });
    await saveDay(robin, [{ ...dinnerFor(HOST, id), recipeId: planned.id }]);
    const seen = await read(sam, planned);
    expect(seen).toMatchObject({ name: planned.name, isOthers: true, photoId: null, rating: null });
    await expect(read(sam, other)).rejects.toMatchObject({ status: 404 });
    await expect(read(stranger, planned)).rejects.toMatchObject({ status: 404 });
    await expect(sam.call(recipesApi.remove, { params: { id: planned.id } })).rejects.toMatchObject(
      { status: 404 },
    );
    expect((await read(robin, planned)).isOthers).toBeUndefined();
    await robin.call(householdApi.remove, { params: { id } });
    await expect(read(sam, planned)).rejects.toMatchObject({ status: 404 });
  });

  it('plans for its members before anything was set', async () => {
    const id = await join();
    const mine = await robin.call(planSettingsApi.read, {});
    expect(mine).toMatchObject({ settings: null, people: [{ id: HOST, name: 'Me' }, { id }] });
    const theirs = await sam.call(planSettingsApi.read, {});
    expect(theirs).toMatchObject({ settings: null, personId: id, people: [{ id: HOST }, { id }] });
    expect(theirs.people?.map(({ name }) => name)).toEqual([expect.not.stringMatching('Me'), 'Me']);
    await sam.call(planSettingsApi.save, {
      body: { ...DEFAULT_PLAN, people: theirs.people ?? [] },
    });
    expect((await robin.call(planSettingsApi.read, {})).settings?.people).toMatchObject([
      { id: HOST, name: 'Me' },
      { id },
    ]);
  });

  it('has its members among the people of the plan, with their own diets and allergens', async () => {
    const id = await join();
    const kid = { id: newId(), name: 'Kim', share: 0.5, without: ['egg' as const] };
    const settings = { ...DEFAULT_PLAN, people: [...DEFAULT_PLAN.people, kid] };
    await robin.call(planSettingsApi.save, { body: settings });
    const mine = await robin.call(planSettingsApi.read, {});
    expect(mine.personId).toBe(HOST);
    const member = { id, diets: ['vegetarian'], without: ['milk'], share: 1 };
    expect(mine.settings?.people).toMatchObject([{ id: HOST, name: 'Me' }, kid, member]);
    // Sam sees a larger portion, and says nothing of diets for Robin.
    const theirs = await sam.call(planSettingsApi.read, {});
    expect(theirs.personId).toBe(id);
    const people = theirs.settings?.people ?? [];
    expect(people.map(({ name }) => name)).not.toContain('Robin’s own');
    await sam.call(planSettingsApi.save, {
      body: {
        ...settings,
        people: people.map((one) => (one.id === id ? { ...one, share: 1.5, without: [] } : one)),
      },
    });
    const after = await robin.call(planSettingsApi.read, {});
    expect(after.settings?.people).toMatchObject([
      { id: HOST, name: 'Me' },
      kid,
      { id, share: 1.5, without: ['milk'] },
    ]);
    await sam.call(householdApi.saveEating, { body: { diets: [], without: ['peanut'] } });
    const now = await robin.call(planSettingsApi.read, {});
    expect(now.settings?.people.at(-1)).toMatchObject({ diets: [], without: ['peanut'] });
    await expect(
      robin.call(householdApi.saveEating, { body: { diets: [], without: [] } }),
    ).rejects.toMatchObject({ status: 409, reason: 'not_in_household' });
  });

  it('logs what each ate in their own log, and shows both that it was eaten', async () => {
    const id = await join();
    const meal = dinnerFor(HOST, id);
    await saveDay(robin, [meal]);
    const eater = meal.eaters[1];
    if (!eater) throw new Error('Sam does not eat.');
    await sam.call(mealPlansApi.eat, {
      params: { date: DAY },
      body: {
        mealId: meal.id,
        entry: {
          id: entryIdOf(meal, eater),
          foodName: meal.title,
          quantity: 1.5,
          unit: 'serving',
          calories: 630,
          date: DAY,
          mealType: 'dinner',
        },
      },
    });
    expect(await sam.call(foodLogApi.ofDay, { query: { date: DAY } })).toHaveLength(1);
    expect(await robin.call(foodLogApi.ofDay, { query: { date: DAY } })).toEqual([]);
    const [day] = await plan(robin);
    expect(day?.meals[0]?.eaters.map(({ state }) => state)).toEqual(['planned', 'eaten']);
  });
});

describe('targets', () => {
  const seenBy = (person: Person) => person.call(householdApi.targets, { query: { date: DAY } });
  const share = (person: Person, targets: boolean) =>
    person.call(householdApi.shareTargets, { body: { targets } });

  it('are seen only by consent, which ends at once', async () => {
    const id = await join();
    expect(await seenBy(robin)).toEqual([]);
    await share(sam, true);
    expect(await seenBy(robin)).toMatchObject([{ id, target: { calories: expect.any(Number) } }]);
    expect(await seenBy(sam)).toEqual([]);
    expect(await seenBy(stranger)).toEqual([]);
    await share(robin, true);
    expect(await seenBy(sam)).toMatchObject([{ id: HOST }]);
    await share(sam, false);
    expect(await seenBy(robin)).toEqual([]);
  });

  it('of someone under 18 are never figures', async () => {
    const young = {
      age: 15,
      consents: (['parental_consent', 'digital_age'] as const).map((kind) => ({
        kind,
        wordingVersion: '1',
      })),
    };
    sam = await app.person({ profile: young });
    await join();
    await share(sam, true);
    expect(await seenBy(robin)).toMatchObject([{ target: null }]);
  });
});

describe('an invitation', () => {
  const look = (token: string, who: Pick<Person, 'call'> = app.newStranger()) =>
    who.call(householdInvitationsApi.look, { body: { token } });

  it('is mailed by people with a verified address only, and works once', async () => {
    const to = 'kim@example.test';
    await expect(invite(robin, newId(), to)).rejects.toMatchObject({ status: 403 });
    await verifyEmail(app, robin);
    const { token } = await invite(robin, newId(), to);
    const mail = app.outbox.findLast((one) => one.to === to);
    expect(mail?.text).toContain(`/household/${token}`);
    expect(await look(token)).toMatchObject({ name: 'Sam', state: 'pending', refusal: null });
    await accept(sam, token);
    await accept(sam, token);
    await expect(accept(stranger, token)).rejects.toMatchObject({ status: 409 });
    expect(await look(token)).toMatchObject({ state: 'accepted' });
    expect(await plan(stranger)).toEqual([]);
  });

  it('that was declined, replaced, taken back or is over lets nobody in', async () => {
    const [declined, replaced, gone] = [newId(), newId(), newId()];
    const tokens = new Map<string, string>();
    for (const id of [declined, replaced, gone]) tokens.set(id, (await invite(robin, id)).token);
    await saveDay(robin, [aMeal()]);
    const token = (id: string) => tokens.get(id) ?? '';
    await app
      .newStranger()
      .call(householdInvitationsApi.decline, { body: { token: token(declined) } });
    const { token: newer } = await robin.call(householdApi.renew, { params: { id: replaced } });
    await robin.call(householdApi.remove, { params: { id: gone } });
    for (const id of [declined, replaced, gone]) {
      await expect(accept(sam, token(id))).rejects.toThrow();
    }
    app.clock.advance(INVITATION_LIFE_MS + 1);
    await expect(accept(sam, newer)).rejects.toMatchObject({ reason: 'invitation_expired' });
    expect(await plan(sam)).toEqual([]);
    expect((await home(robin)).people.map(({ state }) => state)).toEqual([
      'host',
      'declined',
      'invited',
    ]);
  });

  it('is not for its maker, for who has members, or for who has joined another', async () => {
    const { token } = await invite(robin);
    expect(await look(token, robin)).toMatchObject({ refusal: 'own' });
    await expect(accept(robin, token)).rejects.toMatchObject({ reason: 'own' });
    const theirs = await invite(sam);
    await accept(stranger, theirs.token);
    await expect(accept(sam, token)).rejects.toMatchObject({ reason: 'has-members' });
    await expect(accept(stranger, token)).rejects.toMatchObject({ reason: 'in-household' });
    await expect(invite(stranger)).rejects.toMatchObject({ reason: 'in_household' });
  });

  it('is refused beyond what a household holds, and found by nobody who guesses', async () => {
    for (let at = 0; at < MAX_MEMBERS; at += 1) await invite(robin);
    await expect(invite(robin)).rejects.toMatchObject({ reason: 'household_full' });
    for (const guess of ['x', 'A'.repeat(66), `${'A'.repeat(22)}.${'A'.repeat(43)}`]) {
      await expect(look(guess)).rejects.toMatchObject({ reason: 'invalid_link' });
    }
  });
});

describe('parting', () => {
  /** Sam shared a dinner, a list and its link with Robin. */
  async function shared(): Promise<{ id: string; token: string }> {
    const id = await join();
    await saveDay(robin, [dinnerFor(HOST, id)]);
    await robin.call(planSettingsApi.save, { body: DEFAULT_PLAN });
    await buy(robin, 'salt');
    const { token } = await sam.call(shoppingApi.share, {});
    return { id, token: token ?? '' };
  }
  async function expectNothingLeft(id: string, token: string) {
    const [day] = await plan(robin);
    expect(day?.meals[0]?.eaters.map(({ personId }) => personId)).toEqual([HOST]);
    const { settings } = await robin.call(planSettingsApi.read, {});
    expect(JSON.stringify(settings)).not.toContain(id);
    expect((await home(robin)).people).toHaveLength(1);
    await expect(
      app.newStranger().call(sharedShoppingApi.read, { params: { token } }),
    ).rejects.toThrow('no longer shared');
  }

  it('leaves nothing of who leaves, and gives them their own plan and list back', async () => {
    await saveDay(sam, [aMeal({ title: 'Mine' })]);
    await buy(sam, 'own soap');
    const { id, token } = await shared();
    await sam.call(householdApi.leave, {});
    await sam.call(householdApi.leave, {});
    await expectNothingLeft(id, token);
    expect((await plan(sam))[0]?.meals[0]?.title).toBe('Mine');
    expect(await list(sam)).toEqual(['Own soap']);
    expect((await sam.call(planSettingsApi.read, {})).personId).toBe(HOST);
    await saveDay(sam, [], 1);
    expect((await plan(robin))[0]?.meals).toHaveLength(1);
  });

  it('by the host shuts the former member out', async () => {
    const { id, token } = await shared();
    await sam.call(householdApi.shareTargets, { body: { targets: true } });
    await expect(stranger.call(householdApi.remove, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(sam.call(householdApi.remove, { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await robin.call(householdApi.remove, { params: { id } });
    await expectNothingLeft(id, token);
    expect(await plan(sam)).toEqual([]);
    expect(await list(sam)).toEqual([]);
    expect((await home(sam)).people).toMatchObject([{ isMe: true, sharesTargets: false }]);
    await expect(robin.call(householdApi.targets, { query: { date: DAY } })).resolves.toEqual([]);
  });

  it('with an account erases its portions too; with the host’s, everybody has their own again', async () => {
    const { id, token } = await shared();
    await sam.call(myDataApi.requestDeletion, {});
    app.clock.advance(15 * 86_400_000);
    await app.app.jobs.runDue();
    await expectNothingLeft(id, token);
  });
});
