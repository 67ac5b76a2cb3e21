import { afterAll, beforeAll, expect, it } from 'vitest';
import { billingApi } from '#features/billing/contract.ts';
import { localProvider, type PaymentProvider } from '#features/billing/server/public.ts';
import { membersApi, membershipsApi, organisationsApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { verifyEmail } from './testing/gyms.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import type { CallError } from './testing/test-client.ts';

type Order = Parameters<PaymentProvider['checkout']>[0];

/** Who has paid, as a person who takes money would know it. */
const paid = new Set<string>();
const orders: Order[] = [];
const payments: PaymentProvider = {
  ...localProvider,
  checkout: async (order) => {
    if (paid.has(order.owner)) return null;
    orders.push(order);
    return { url: `https://pay.example/${orders.length}` };
  },
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ payments });
});
afterAll(() => test.close());

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    (error: unknown) => error as CallError,
  );

const priceId = 'price_gym_growth_monthly';

it('a gym whose plan has to be paid first is made when that is done, and not before', async () => {
  const mia = await test.person();
  const body = { id: newId(), name: 'Iron & Sons', kind: 'studio', priceId } as const;
  const create = () => mia.call(organisationsApi.create, { body });
  const sent = await create();
  expect(sent).toEqual({
    organisation: null,
    checkoutUrl: expect.stringContaining('https://pay.example/'),
  });
  expect(await mia.call(organisationsApi.mine, {})).toEqual([]);
  expect((await mia.call(billingApi.state, {})).subscription).toBeNull();
  // Who comes back finds the form as it was.
  const { owner, returnUrl, ...order } = orders.at(-1) as Order;
  expect(owner).toBe(mia.id);
  expect(order).toEqual({ priceId, addOns: {}, dueNowCents: 0 });
  const back = new URL(returnUrl);
  expect([back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
    '/gym/new',
    { price: priceId, name: 'Iron & Sons', kind: 'studio' },
  ]);
  paid.add(mia.id);
  const made = await create();
  expect(made).toMatchObject({ organisation: { id: body.id, plan: 'gymGrowth' } });
  // Once made, nothing is to be paid for it again, whatever the provider says.
  paid.clear();
  expect(await create()).toEqual(made);
});

it('nobody is sent to pay for what would be refused', async () => {
  const before = orders.length;
  const body = { id: newId(), name: 'Iron', kind: 'gym', priceId } as const;
  const teen = await test.person({
    profile: { age: 16, consents: [{ kind: 'parental_consent', wordingVersion: '2026-11' }] },
  });
  expect((await refusal(teen.call(organisationsApi.create, { body }))).reason).toBe('adults_only');
  const mia = await test.person();
  const other = mia.call(organisationsApi.create, { body: { ...body, agreed: 'charge' } });
  expect((await refusal(other)).reason).toBe('other_terms');
  const individual = { ...body, priceId: 'price_starter_monthly' } as const;
  const wrong = await refusal(mia.call(organisationsApi.create, { body: individual }));
  expect(wrong.reason).toBe('gym_price_needed');
  expect(orders).toHaveLength(before);
});

it('an organisation that is offered changes hands when the new owner’s plan is paid', async () => {
  const heir = await test.person();
  await verifyEmail(test, heir);
  const keeper = await test.person();
  paid.add(keeper.id);
  await verifyEmail(test, keeper);
  const gym = { id: newId() };
  await keeper.call(organisationsApi.create, {
    body: { ...gym, name: 'Iron', kind: 'gym', priceId },
  });
  const someone = { id: newId(), email: heir.email, role: 'admin' as const };
  const details = { firstName: '', lastName: '', phone: '' };
  await keeper.call(membersApi.invite, { params: gym, body: { ...someone, ...details } });
  await heir.call(membershipsApi.answerInvitation, { params: gym, body: { accept: true } });
  const answer = (accept: boolean) =>
    heir.call(membershipsApi.answerOwnership, { params: gym, body: { accept, priceId } });
  const before = orders.length;
  expect((await refusal(answer(true))).status).toBe(404);
  expect(orders).toHaveLength(before);
  await keeper.call(organisationsApi.offer, { params: gym, body: { memberId: someone.id } });
  expect((await answer(true)).checkoutUrl).toContain('https://pay.example/');
  const role = async () => (await heir.call(organisationsApi.read, { params: gym })).role;
  expect(await role()).toBe('admin');
  paid.add(heir.id);
  expect(await answer(true)).toEqual({ checkoutUrl: null });
  expect(await role()).toBe('owner');
});
