import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mealPlansApi, planSettingsApi } from '#features/meal-plans/contract.ts';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { shoppingApi } from '#features/shopping/contract.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { householdApi, householdInvitationsApi } from '../contract.ts';

const ZONE = 'Australia/Sydney';
const GHOST = { id: 'person-2', name: 'Person 2', share: 1.25, without: ['peanut' as const] };
const KIM = { id: 'kim', name: 'Kim', share: 0.5 };
const BAD_PLACE = { status: 400, message: expect.stringContaining('Choose again.') };

let app: TestApp;
let tomas: Person;
let anh: Person;
let other: Person;
let today: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [tomas, anh, other] = [await here(), await here(), await here()];
  today = dayIn(ZONE, app.clock.now());
  await planFor(tomas, [GHOST, KIM]);
  await planFor(other, [{ id: 'their-own', name: 'Person 2', share: 1 }]);
});

const here = () => app.person({ profile: { timeZone: ZONE } });
const planFor = (host: Person, people: (typeof KIM)[]) =>
  host.call(planSettingsApi.save, {
    body: { ...DEFAULT_PLAN, people: [...DEFAULT_PLAN.people, ...people] },
  });
const dinner = (...people: string[]) =>
  aMeal({
    eaters: people.map((personId) => ({
      personId,
      portion: 1.75,
      state: 'planned',
      entryId: null,
      undone: 0,
    })),
  });
const planDay = (date: string, ...people: string[]) =>
  tomas.call(mealPlansApi.save, {
    params: { date },
    body: { meals: [dinner(...people)], note: null, version: 0 },
  });
const eatersOf = async (date: string) => {
  const [day] = await tomas.call(mealPlansApi.days, { query: { from: date, to: date } });
  return day?.meals.flatMap(({ eaters }) => eaters.map(({ personId }) => personId));
};
const peopleOf = async (host: Person) =>
  (await host.call(planSettingsApi.read, {})).settings?.people ?? [];
async function invite(host: Person = tomas) {
  const id = newId();
  const { token } = await host.call(householdApi.invite, {
    body: { id, name: 'Anh', email: null },
  });
  return { id, token };
}
const accept = (person: Person, token: string, takesPlaceOf: string | null) =>
  person.call(householdInvitationsApi.accept, {
    body: { token, diets: [], without: ['milk'], takesPlaceOf },
  });
const look = (token: string, who: Pick<Person, 'call'>) =>
  who.call(householdInvitationsApi.look, { body: { token } });

describe('who joins', () => {
  it('is shown the people without an account; nobody else who holds the link is', async () => {
    const { token } = await invite();
    const { places } = await look(token, anh);
    expect(places).toEqual([
      { ...GHOST, diets: [] },
      { ...KIM, diets: [], without: [] },
    ]);
    for (const who of [app.newStranger(), tomas]) {
      expect((await look(token, who)).places).toEqual([]);
    }
    await accept(anh, token, null);
    expect((await look(token, anh)).places).toEqual([]);
    expect(await peopleOf(tomas)).toHaveLength(4);
  });

  it('takes the place of one, in settings, in meals from today on and on the list, once', async () => {
    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
    await planDay(yesterday, HOST, GHOST.id);
    await planDay(today, HOST, GHOST.id);
    await planDay(tomorrow, GHOST.id, KIM.id);
    const source = {
      id: newId(),
      at: app.clock.now() - 1,
      gone: false,
      by: 'plan' as const,
      title: 'Dal tadka',
      recipeId: null,
      date: today,
      servings: 2,
      needs: [],
      people: [HOST, GHOST.id],
      bought: {},
    };
    await tomas.call(shoppingApi.change, { body: { sources: [source] } });

    const { id, token } = await invite();
    await accept(anh, token, GHOST.id);
    await accept(anh, token, GHOST.id);
    await accept(anh, token, KIM.id);

    expect(await peopleOf(tomas)).toMatchObject([
      { id: HOST },
      KIM,
      { id, share: GHOST.share, without: ['milk'] },
    ]);
    expect(await eatersOf(yesterday)).toEqual([HOST]);
    expect(await eatersOf(today)).toEqual([HOST, id]);
    expect(await eatersOf(tomorrow)).toEqual([id, KIM.id]);
    const { sources } = await anh.call(shoppingApi.read, {});
    expect(sources.map(({ people }) => people)).toEqual([[HOST, id]]);
    expect(await peopleOf(other)).toMatchObject([{ id: HOST }, { id: 'their-own' }]);
  });

  it.each(['nobody', HOST, 'their-own', newId()])(
    'does not join as %s, who is not in that plan without an account',
    async (place) => {
      await planDay(today, HOST, GHOST.id);
      const { token } = await invite();
      await expect(accept(anh, token, place)).rejects.toMatchObject(BAD_PLACE);
      expect(await look(token, anh)).toMatchObject({ state: 'pending', refusal: null });
      expect(await peopleOf(tomas)).toHaveLength(3);
      expect(await eatersOf(today)).toEqual([HOST, GHOST.id]);
    },
  );

  it('is told to choose where the place is not named in words that can be read', async () => {
    const { token } = await invite();
    for (const place of ['', 'x'.repeat(41)]) {
      await expect(accept(anh, token, place)).rejects.toMatchObject({ status: 400 });
    }
  });

  it('gets a place alone, however many ask for it at once', async () => {
    const [mine, theirs] = [await invite(), await invite()];
    const answers = await Promise.allSettled([
      accept(anh, mine.token, GHOST.id),
      accept(other, theirs.token, GHOST.id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find((one) => one.status === 'rejected')?.reason).toMatchObject(BAD_PLACE);
    expect(await peopleOf(tomas)).toHaveLength(3);
  });
});

describe('a device that has not heard of the member', () => {
  it('brings back nobody whose place is taken, whatever it saves', async () => {
    const { id, token } = await invite();
    await accept(anh, token, GHOST.id);
    await planFor(tomas, [GHOST, KIM]);
    await planDay(today, HOST, GHOST.id);
    expect(await peopleOf(tomas)).toMatchObject([
      { id: HOST },
      KIM,
      { id, share: GHOST.share, without: ['milk'] },
    ]);
    expect(await eatersOf(today)).toEqual([HOST, id]);
    // Once Anh has left, Person 2 may come again.
    await anh.call(householdApi.leave, {});
    await planFor(tomas, [GHOST]);
    expect(await peopleOf(tomas)).toMatchObject([{ id: HOST }, GHOST]);
  });
});

describe('a host', () => {
  const give = (host: Person, id: string, takesPlaceOf: string) =>
    host.call(householdApi.takePlace, { params: { id }, body: { takesPlaceOf } });

  it('says afterwards who a member is, and a meal is not eaten twice', async () => {
    const { id, token } = await invite();
    await accept(anh, token, null);
    await planDay(today, HOST, GHOST.id, id);
    await planDay(addDays(today, 1), HOST, GHOST.id);
    expect(await tomas.call(householdApi.places, {})).toMatchObject([GHOST, KIM]);
    await give(tomas, id, GHOST.id);
    expect(await tomas.call(householdApi.places, {})).toMatchObject([KIM]);
    expect(await peopleOf(tomas)).toMatchObject([{ id: HOST }, KIM, { id, share: GHOST.share }]);
    expect(await eatersOf(today)).toEqual([HOST, id]);
    expect(await eatersOf(addDays(today, 1))).toEqual([HOST, id]);
    await expect(give(tomas, id, GHOST.id)).rejects.toMatchObject(BAD_PLACE);
  });

  it('says so of members of their own household alone', async () => {
    const { id, token } = await invite();
    await expect(give(tomas, id, GHOST.id)).rejects.toMatchObject({ status: 404 });
    await accept(anh, token, null);
    for (const who of [anh, other]) {
      await expect(give(who, id, GHOST.id)).rejects.toMatchObject({ status: 404 });
    }
    await expect(give(tomas, id, 'their-own')).rejects.toMatchObject(BAD_PLACE);
    expect(await peopleOf(tomas)).toHaveLength(4);
  });
});
