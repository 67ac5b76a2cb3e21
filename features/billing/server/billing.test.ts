import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { foodPhotoApi } from '#features/food-photo/contract.ts';
import { myDataApi } from '#features/my-data/contract.ts';
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
import { billingApi } from '../contract.ts';
import type { Effect } from '../rules/choosing.ts';
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
  expect(await lettersTo(mia)).toEqual(['Your Starter trial has begun']);

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
  expect(gymless.sentence).toContain('name your gym first');
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
  await expect(start('price_gym_starter_monthly', 'charge')).rejects.toThrow('changed meanwhile');
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
    'Your Professional trial has begun',
    'Your Professional trial ends on 27 November 2026',
    'Your invoice for Professional',
  ]);
});

it('goes with the account', async () => {
  const mia = await test.person();
  await take(mia, 'price_starter_monthly', 'trial');
  await mia.call(myDataApi.askDeletion, {});
  test.clock.advance(15 * DAY_MS);
  await test.app.jobs.runDue();
  const { rows } = await test.database.pool.query(
    'select 1 from subscriptions where owner_id = $1 union all select 1 from invoices where owner_id = $1',
    [mia.id],
  );
  expect(rows).toEqual([]);
});
