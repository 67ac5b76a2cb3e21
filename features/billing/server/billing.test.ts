import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountApi, type ProfileInput } from '#features/account/contract.ts';
import { foodPhotoApi } from '#features/food-photo/contract.ts';
import { myDataApi } from '#features/my-data/contract.ts';
import type { AddOnCounts } from '#features/plans/rules/add-ons.ts';
import type { PriceId } from '#features/plans/rules.ts';
import { inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import {
  type Person,
  startTestApp,
  TEST_ORIGIN,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { type CallError, TestClient } from '../../../apps/server/testing/test-client.ts';
import { type Billing, billingApi } from '../contract.ts';
import type { Effect } from '../rules/choosing.ts';
import { choosePrice } from './actions/choosing.ts';
import { billingOf } from './actions/overview.ts';
import type { Order } from './providers/payment-provider.ts';
import { accountOf, type BillingServices, localProvider, startGymPlan } from './public.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const take = (person: TestClient, priceId: PriceId, agreed: Effect) =>
  person.call(billingApi.choose, { body: { priceId, agreed } });

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    (error: unknown) => error as CallError,
  );

const lettersTo = async ({ email }: Person) => {
  await test.app.jobs.settled();
  return test.outbox
    .filter(({ to, subject }) => to === email && /Starter|Professional/.test(subject))
    .map(({ subject }) => subject);
};

it('an email tells the days of the person’s own clock, as the screen does', async () => {
  for (const timeZone of ['Australia/Sydney', 'America/Los_Angeles']) {
    const mia = await test.person({ profile: { timeZone } });
    const { billing } = await take(mia, 'price_starter_monthly', 'trial');
    const day = new Date(billing?.subscription?.endsAt ?? '').toLocaleDateString('en-AU', {
      dateStyle: 'long',
      timeZone,
    });
    await test.app.jobs.settled();
    const email = test.outbox.findLast(({ to }) => to === mia.email);
    expect(email?.text).toContain(`Free until ${day}.`);
  }
});

it('a trial begins at once, is what the person has everywhere, and touches nobody else', async () => {
  const [mia, noah] = [await test.person(), await test.person()];
  expect(await mia.call(billingApi.state, {})).toMatchObject({
    plan: 'free',
    subscription: null,
    invoices: [],
    portalUrl: null,
  });
  const { billing, checkoutUrl } = await take(mia, 'price_starter_monthly', 'trial');
  expect(checkoutUrl).toBeNull();
  expect(billing).toEqual(await mia.call(billingApi.state, {}));
  expect(billing).toMatchObject({
    plan: 'starter',
    subscription: {
      status: 'trial',
      endsAt: new Date(test.clock.now() + 7 * DAY_MS).toISOString(),
    },
    invoices: [],
  });
  expect((await mia.call(accountApi.currentUser, {})).subscriptionPlan).toBe('starter');
  expect((await mia.call(foodPhotoApi.state, {})).limit).toBe(20);
  expect(await lettersTo(mia)).toEqual(['Your Starter trial has started']);

  expect((await noah.call(billingApi.state, {})).subscription).toBeNull();
  expect((await noah.call(accountApi.currentUser, {})).subscriptionPlan).toBe('free');
  expect((await noah.call(foodPhotoApi.state, {})).limit).toBe(5);
  expect((await noah.call(billingApi.cancel, {})).subscription).toBeNull();
  expect((await mia.call(billingApi.state, {})).subscription?.cancelled).toBe(false);
});

it('asked for twice, in two tabs and on two servers at once, it begins once', async () => {
  const mia = await test.person();
  const second = await test.secondServer();
  const there = new TestClient(second, '10.9.9.7');
  for (const [name, value] of mia.cookies) there.cookies.set(name, value);
  const answers = await Promise.all(
    [mia, there, mia, there].map((one) => take(one, 'price_starter_monthly', 'trial')),
  );
  for (const { billing } of answers) expect(billing).toEqual(answers[0]?.billing);
  expect(await lettersTo(mia)).toHaveLength(1);
  await second.close();
});

it('does nothing that was not agreed to', async () => {
  const mia = await test.person();
  const notYet = await refusal(take(mia, 'price_starter_monthly', 'charge'));
  expect(notYet).toMatchObject({ status: 409, reason: 'other_terms' });
  expect((await mia.call(billingApi.state, {})).subscription).toBeNull();

  const gymless = await refusal(take(mia, 'price_gym_growth_annual', 'trial'));
  expect(gymless).toMatchObject({ status: 400, reason: 'gym_needed' });
  expect(gymless.sentence).toContain('Name your gym first');
  const unknown = 'price_everything_for_ever' as PriceId;
  expect(await refusal(take(mia, unknown, 'trial'))).toMatchObject({ status: 400 });

  // A page that still offers the trial does not take a cancellation back.
  await take(mia, 'price_starter_monthly', 'trial');
  await mia.call(billingApi.cancel, {});
  const { billing } = await take(mia, 'price_starter_monthly', 'trial');
  expect(billing.subscription?.cancelled).toBe(true);
  const kept = await take(mia, 'price_starter_monthly', 'none');
  expect(kept.billing.subscription?.cancelled).toBe(false);
});

it('a gym plan begins with its gym or not at all, and Trainer Pro at once', async () => {
  const [gil, tia] = [await test.person(), await test.person()];
  const services: BillingServices = {
    post: async () => {},
    publicUrl: TEST_ORIGIN,
    provider: localProvider,
    usageOf: async () => ({}),
    ownsGym: async () => true,
  };
  const owner = gil.id as OwnerId;
  const start = (priceId: PriceId, agreed: Effect, fails = false) =>
    inTransaction(test.database.db, async (db) => {
      await startGymPlan(db, services, owner, { priceId, agreed }, test.clock.now());
      if (fails) throw new Error('The gym was not made.');
    });
  await expect(start('price_gym_starter_monthly', 'trial', true)).rejects.toThrow('not made');
  await expect(start('price_starter_monthly', 'trial')).rejects.toThrow('one of the gym plans');
  await expect(start('price_gym_starter_monthly', 'charge')).rejects.toThrow(
    'Your plan has changed',
  );
  expect((await gil.call(billingApi.state, {})).subscription).toBeNull();

  await start('price_gym_starter_monthly', 'trial');
  const { subscription } = await gil.call(billingApi.state, {});
  expect(subscription).toMatchObject({
    plan: 'gymStarter',
    status: 'trial',
    trialDaysLeft: 14,
  });
  expect(await accountOf(test.database.db, owner, test.clock.now())).toEqual({
    plan: 'gymStarter',
    addOns: {},
  });

  const { billing } = await take(tia, 'price_trainer_pro_annual', 'trial');
  expect(billing).toMatchObject({ plan: 'trainerPro', subscription: { trialDaysLeft: 7 } });
});

it('invoices are numbered, carry an eleventh of GST and say that nothing was paid', async () => {
  const mia = await test.person();
  await take(mia, 'price_professional_annual', 'trial');
  test.clock.advance(4 * DAY_MS);
  await test.app.jobs.runDue();
  test.clock.advance(3 * DAY_MS);
  await test.app.jobs.runDue();
  await mia.call(accountApi.currentUser, {});
  const { invoices } = await mia.call(billingApi.state, {});
  expect(invoices).toEqual([
    {
      number: 1,
      plan: 'professional',
      period: 'annual',
      issuedAt: new Date(test.clock.now()).toISOString(),
      startsAt: new Date(test.clock.now()).toISOString(),
      endsAt: '2027-11-27T21:30:00.000Z',
      addOns: [],
      priceCents: 19999,
      creditCents: 0,
      totalCents: 19999,
      gstCents: 1818,
      payment: 'not_taken',
    },
  ]);
  expect(await lettersTo(mia)).toEqual([
    'Your Professional trial has started',
    'Your Professional trial ends on 27 November 2026',
    'Your invoice for Professional',
  ]);
});

it('add-ons are had at once, stand on the invoice and raise the limits', async () => {
  const [tia, mia] = [await test.person(), await test.person()];
  const clientsOf = (billing: Billing) =>
    billing.limits.find(({ thing }) => thing === 'clients')?.limit;
  const taken = (addOns: AddOnCounts, agreed: Effect) =>
    tia.call(billingApi.choose, {
      body: { priceId: 'price_trainer_pro_annual', addOns, agreed },
    });
  const priceId = 'price_trainer_pro_annual';
  const offer = await tia.call(billingApi.offer, { query: { priceId, moreClients: 2 } });
  expect(offer).toMatchObject({
    effect: 'trial',
    priceCents: 29900 + 12000,
    addOns: [{ key: 'moreClients', count: 2, cents: 12000 }],
  });
  expect(clientsOf((await taken({}, 'trial')).billing)).toBe(50);
  expect(clientsOf((await taken({ moreClients: 2 }, 'switch')).billing)).toBe(70);
  // Another period takes them along; another plan that has none does not.
  const kept = await take(tia, 'price_trainer_pro_monthly', 'switch');
  expect(kept.billing.subscription?.addOns).toEqual([
    { key: 'moreClients', count: 2, cents: 1000 },
  ]);
  const refused = await refusal(
    tia.call(billingApi.choose, {
      body: { priceId, addOns: { trainerSeat: 1 }, agreed: 'switch' },
    }),
  );
  expect(refused).toMatchObject({ status: 400 });
  expect(Object.keys(refused.fields)).toEqual(['addOns.trainerSeat']);
  await expect(taken({ moreClients: 1.5 }, 'switch')).rejects.toThrow('400');
  await expect(taken({ moreClients: 100 }, 'switch')).rejects.toThrow('400');
  const plain = await take(tia, 'price_professional_monthly', 'switch');
  expect(plain.billing.subscription?.addOns).toEqual([]);
  expect((await mia.call(billingApi.state, {})).subscription).toBeNull();
});

it('under 18 a parent agrees to each plan, and those about other people are closed', async () => {
  const profile = { age: 16, consents: [{ kind: 'parental_consent', wordingVersion: '2026-11' }] };
  const kim = await test.person({ profile: profile as Partial<ProfileInput> });
  const [priceId, agreed] = ['price_starter_monthly', 'trial'] as const;
  expect((await kim.call(billingApi.state, {})).isMinor).toBe(true);
  expect(await refusal(take(kim, priceId, agreed))).toMatchObject({ reason: 'parent_needed' });
  const body = { priceId, agreed, parentAgrees: true };
  const { billing } = await kim.call(billingApi.choose, { body });
  expect(billing.plan).toBe('starter');
  const { rows } = await test.database.pool.query(
    "select wording_version from consents where owner_id = $1 and kind = 'paid_plan'",
    [kim.id],
  );
  expect(rows).toHaveLength(1);
  // What was agreed to can be given up and kept without asking again.
  await kim.call(billingApi.cancel, {});
  const kept = await take(kim, priceId, 'none');
  expect(kept.billing.subscription?.cancelled).toBe(false);
  const trainer = { ...body, priceId: 'price_trainer_pro_monthly' } as const;
  expect(await refusal(kim.call(billingApi.choose, { body: trainer }))).toMatchObject({
    reason: 'adults_only',
  });
  const nobody = await test.person({ profile: false });
  expect(await refusal(take(nobody, priceId, agreed))).toMatchObject({ reason: 'age_unknown' });
});

it('where something has to be paid first, the person is sent there and has nothing yet', async () => {
  expect(await localProvider.portal('x' as OwnerId, TEST_ORIGIN)).toBeNull();
  expect(localProvider.webhook).toBeNull();
  const mia = await test.person();
  const orders: Order[] = [];
  const provider = {
    ...localProvider,
    checkout: async (order: Order) => {
      orders.push(order);
      return { url: 'https://pay.example/1' };
    },
    portal: async () => ({ url: 'https://pay.example/cards' }),
  };
  const services: BillingServices = {
    post: async () => {},
    publicUrl: TEST_ORIGIN,
    provider,
    usageOf: async () => ({}),
    ownsGym: async () => false,
  };
  const [owner, now] = [mia.id as OwnerId, test.clock.now()];
  const wanted = { priceId: 'price_starter_annual', agreed: 'trial' } as const;
  const url = await choosePrice(test.database.db, services, owner, wanted, now);
  expect(url).toBe('https://pay.example/1');
  const returnUrl = `${TEST_ORIGIN}/profile/plan`;
  expect(orders).toEqual([
    { owner, priceId: 'price_starter_annual', addOns: {}, dueNowCents: 0, returnUrl },
  ]);
  expect(await billingOf(test.database.db, services, owner, now)).toMatchObject({
    subscription: null,
    portalUrl: 'https://pay.example/cards',
  });
});

it('goes with the account', async () => {
  const mia = await test.person();
  await take(mia, 'price_starter_monthly', 'trial');
  await mia.call(myDataApi.requestDeletion, {});
  test.clock.advance(15 * DAY_MS);
  await test.app.jobs.runDue();
  const { rows } = await test.database.pool.query(
    'select 1 from subscriptions where owner_id = $1 union all select 1 from invoices where owner_id = $1',
    [mia.id],
  );
  expect(rows).toEqual([]);
});
