import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { foodPhotoApi } from '#features/food-photo/contract.ts';
import { membersApi, organisationsApi } from '#features/organisations/contract.ts';
import type { PriceId } from '#features/plans/rules.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import type { Db } from '#platform/server/db/database.ts';
import { createJobQueue } from '#platform/server/jobs/job.ts';
import { createMailQueue } from '#platform/server/mail/mail-queue.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { newId } from '#platform/shared/ids.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import {
  type Person,
  startTestApp,
  TEST_ORIGIN,
  TEST_PASSWORD,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import { billingApi } from '../contract.ts';
import type { Effect } from '../rules/choosing.ts';
import { billingWork } from './jobs.ts';
import { localProvider } from './providers/payment-provider.ts';

/** A day, and half of one where chance runs in full. */
const STEP_MS = 86_400_000 / timesToRun(2, 1);
const SECRET = 'a secret for tests only, long enough to sign';

/** Chance, the same each time: a linear congruential generator (Numerical Recipes). */
let seed = 20261120;
function chance(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

let kills = 0;
const deadly = (share: number) => {
  if (chance() >= share) return;
  kills += 1;
  throw new Error('killed');
};

/** A database under a server that may die before each statement, before the commit and after it. */
function mortal(db: Db, share: number): Db {
  const statement = (name: string) =>
    ['select', 'insert', 'update', 'delete', 'execute'].includes(name);
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return async (run: (db: Db) => Promise<unknown>) => {
          const result = await target.transaction(async (inner) => {
            const done = await run(mortal(inner, share));
            deadly(share);
            return done;
          });
          deadly(share);
          return result;
        };
      }
      return (...given: unknown[]): unknown => {
        if (statement(String(name))) deadly(share);
        return Reflect.apply(value, target, given);
      };
    },
  });
}

let test: TestApp;
const sent: Mail[] = [];
const mailer = {
  async send(mail: Mail) {
    sent.push(mail);
    // Killed after sending and before forgetting: it goes out again under the same name.
    deadly(0.2);
  },
  pretend: async () => {},
  close: async () => {},
};

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => {
  test = await startTestApp({ mailer });
});
afterAll(() => test.close());

/** A server that dies again and again; what it leaves is found by the one that comes after. */
async function runDyingTasks(): Promise<void> {
  const queue = createJobQueue(test.clock.now);
  const { post } = createMailQueue({ queue, mailer, secret: SECRET });
  for (let share = 0.3; share > 0.01; share /= 2) {
    const db = mortal(test.database.db, share);
    const services = {
      db,
      post,
      publicUrl: TEST_ORIGIN,
      provider: localProvider,
      usageOf: async () => ({}),
      ownsGym: async () => false,
    };
    const work = billingWork({ ...services, log: { error: () => {} } });
    for (const { run } of work.scheduledTasks ?? []) await run(test.clock.now()).catch(() => {});
  }
}

async function until(day: string): Promise<void> {
  while (test.clock.now() < Date.parse(`${day}T21:30:00Z`)) {
    test.clock.advance(STEP_MS);
    await Promise.all([runDyingTasks(), runDyingTasks()]);
    await test.app.jobs.runDue();
  }
}

/** Signs in again: sessions end by both clocks, the real one and the one that is moved. */
async function back(person: Person): Promise<Person> {
  await person.call(signInApi.signIn, { body: { email: person.email, password: TEST_PASSWORD } });
  await test.database.pool.query(
    `update sessions set created_at = $1::timestamptz, expires_at = greatest($1::timestamptz, now()) + interval '1 day'`,
    [new Date(test.clock.now())],
  );
  return person;
}

const take = async (person: Person, priceId: PriceId, agreed: Effect) =>
  (await back(person)).call(billingApi.choose, { body: { priceId, agreed } });

/** A gym's owner, and the gym's year beside the others'. */
async function gymOwner() {
  const gil = await test.person();
  await test.database.pool.query('update users set email_verified = true where id = $1', [gil.id]);
  const params = { id: newId() };
  await gil.call(organisationsApi.create, {
    body: { ...params, name: 'Year Gym', kind: 'gym', priceId: 'price_gym_starter_monthly' },
  });
  const seats = async () => {
    const { members } = await (await back(gil)).call(membersApi.list, {
      params,
      query: { role: 'trainer' },
    });
    return members.map(({ beyondPlan }) => beyondPlan).toSorted((a, b) => Number(a) - Number(b));
  };
  const inviteTrainer = (name: string) =>
    gil.call(membersApi.invite, {
      params,
      body: {
        id: newId(),
        email: `${name}@example.test`,
        role: 'trainer',
        firstName: name,
        lastName: '',
        phone: '',
      },
    });
  return { gil, seats, inviteTrainer };
}

const emailCounts = (person: Person) => {
  const emails = new Map(
    sent
      .filter(({ to, subject }) => to === person.email && /Starter|Professional|Gym/.test(subject))
      .map(({ id, subject }) => [id, subject]),
  );
  const counts: Record<string, number> = {};
  for (const subject of emails.values()) counts[subject] = (counts[subject] ?? 0) + 1;
  return counts;
};

it('a year of subscriptions is written once, whenever servers die', async () => {
  const mia = await test.person();
  const noah = await test.person();
  const { gil, seats, inviteTrainer } = await gymOwner();
  await take(noah, 'price_professional_annual', 'trial');

  await take(mia, 'price_starter_monthly', 'trial');
  await until('2026-12-30');
  await take(mia, 'price_professional_monthly', 'charge');
  expect((await mia.call(foodPhotoApi.state, {})).limit).toBe(60);
  await take(gil, 'price_gym_growth_monthly', 'charge');
  for (const name of ['ada', 'bob', 'cyd']) await inviteTrainer(name);
  await until('2027-03-10');
  await (await back(gil)).call(billingApi.choose, {
    body: { priceId: 'price_gym_growth_monthly', addOns: { trainerSeat: 1 }, agreed: 'charge' },
  });
  expect((await gil.call(billingApi.state, {})).limits).toContainEqual({
    thing: 'trainerSeats',
    limit: 6,
    used: 3,
  });
  await take(mia, 'price_starter_monthly', 'later');
  expect((await mia.call(billingApi.state, {})).plan).toBe('professional');
  await until('2027-05-05');
  await (await back(mia)).call(billingApi.cancel, {});
  await (await back(gil)).call(billingApi.choose, {
    body: { priceId: 'price_gym_starter_monthly', addOns: {}, agreed: 'later' },
  });
  expect(await seats()).toEqual([false, false, false]);
  await until('2027-05-07');
  await take(mia, 'price_starter_monthly', 'none');
  await mia.call(billingApi.cancel, {});
  await mia.call(billingApi.cancel, {});
  await until('2027-06-20');

  const ended = await (await back(mia)).call(billingApi.state, {});
  expect(ended).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
  expect((await mia.call(foodPhotoApi.state, {})).limit).toBe(5);
  expect(ended.invoices).toHaveLength(7);
  const { billing } = await take(mia, 'price_professional_monthly', 'charge');
  expect(billing.subscription?.status).toBe('paid');
  // Fewer seats than people: nobody is gone, one too many is marked.
  expect(await seats()).toEqual([false, false, true]);
  await gil.call(billingApi.cancel, {});
  await until('2027-08-01');
  expect((await (await back(gil)).call(billingApi.state, {})).plan).toBe('free');
  expect(await seats()).toEqual([true, true, true]);
  await take(gil, 'price_gym_growth_monthly', 'charge');
  expect(await seats()).toEqual([false, false, false]);
  await until('2027-11-19');

  const { invoices } = await (await back(mia)).call(billingApi.state, {});
  const written = invoices
    .toReversed()
    .map((one) => [one.number, one.startsAt.slice(0, 10), one.creditCents, one.totalCents]);
  expect(written).toEqual([
    [1, '2026-11-27', 0, 1199],
    [2, '2026-12-27', 0, 1199],
    // 28 of the 31 days are unused.
    [3, '2026-12-30', 1083, 916],
    [4, '2027-01-30', 0, 1999],
    [5, '2027-02-28', 0, 1999],
    [6, '2027-03-30', 0, 1199],
    [7, '2027-04-30', 0, 1199],
    [8, '2027-06-20', 0, 1999],
    [9, '2027-07-20', 0, 1999],
    [10, '2027-08-20', 0, 1999],
    [11, '2027-09-20', 0, 1999],
    [12, '2027-10-20', 0, 1999],
  ]);
  const others = await (await back(noah)).call(billingApi.state, {});
  expect(others.invoices.map(({ totalCents }) => totalCents)).toEqual([19999]);

  const gym = await (await back(gil)).call(billingApi.state, {});
  const charged = gym.invoices
    .toReversed()
    .map((one) => [one.startsAt.slice(0, 10), one.creditCents, one.totalCents]);
  expect(charged).toEqual([
    ['2026-12-04', 0, 7900],
    // 5 of 31 days were unused, later 20 of 30.
    ['2026-12-30', 1275, 13625],
    ['2027-01-30', 0, 14900],
    ['2027-02-28', 0, 14900],
    ['2027-03-10', 9934, 6965],
    ['2027-04-10', 0, 16899],
    ['2027-05-10', 0, 7900],
    ['2027-06-10', 0, 7900],
    ['2027-08-01', 0, 14900],
    ['2027-09-01', 0, 14900],
    ['2027-10-01', 0, 14900],
    ['2027-11-01', 0, 14900],
  ]);
  expect(emailCounts(gil)).toEqual({
    'Your Gym Starter trial has started': 1,
    'Your Gym Starter trial ends on 4 December 2026': 1,
    'Your invoice for Gym Starter': 3,
    'Your invoice for Gym Growth': 9,
    'Your Gym Starter plan is cancelled': 1,
    'Your Gym Starter plan has ended': 1,
  });

  expect(emailCounts(mia)).toEqual({
    'Your Starter trial has started': 1,
    'Your Starter trial ends on 27 November 2026': 1,
    'Your invoice for Starter': 4,
    'Your invoice for Professional': 8,
    'Your Starter plan is cancelled': 2,
    'Your Starter plan has ended': 1,
  });
  expect(kills).toBeGreaterThan(200);
  const { rows } = await test.database.pool.query('select 1 from jobs');
  expect(rows).toEqual([]);
});
