import { foodLogApi } from '#features/food-log/contract.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import type { NamedEndpoint } from './all-endpoints.ts';
import { type Person, TEST_PASSWORD } from './test-app.ts';

export type Sample = { params?: object; query?: object; body?: object };

/** The test clock's day. */
const DAY = '2026-11-20';

const food = {
  date: DAY,
  mealType: 'lunch',
  foodName: 'Rice',
  quantity: 100,
  unit: 'g',
  calories: 130,
  protein: 2.7,
  carbs: 28,
  fat: 0.3,
  fiber: 0.4,
  sugar: 0,
  sodium: 1,
  cholesterol: 0,
  saturatedFat: 0.1,
  transFat: 0,
};

const person = {
  firstName: 'Sam',
  age: 30,
  gender: 'female',
  weight: 65,
  height: 165,
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
  role: 'trainee',
  timeZone: 'Australia/Sydney',
  consents: [{ kind: 'digital_age', wordingVersion: '2026-11' }],
  schedule: { trainingDays: [1, 3, 5], sessionMinutes: 45 },
};

const newEmail = () => `sample-${newId()}@example.test`;

async function entryOf(owner: Person): Promise<{ id: string }> {
  const { id } = await owner.call(foodLogApi.add, {
    body: { ...food, mealType: 'lunch', unit: 'g' },
  });
  return { id };
}

async function removedEntryOf(owner: Person): Promise<{ id: string }> {
  const params = await entryOf(owner);
  await owner.call(foodLogApi.remove, { params });
  return params;
}

/**
 * For each endpoint an input that it accepts from `person`. The guards spoil these one part at a
 * time. A new endpoint with an input needs an entry here; the guards say so by its name.
 */
const samples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'accountApi.saveProfile': () => ({ body: person }),
  'accountApi.saveUnits': () => ({ body: { energyUnit: 'kj', weightUnit: 'lb' } }),
  'accountApi.signUp': () => ({
    body: { email: newEmail(), password: TEST_PASSWORD, name: 'Sam' },
  }),
  'accountApi.signIn': ({ email }) => ({ body: { email, password: TEST_PASSWORD } }),
  'accountApi.resendVerification': () => ({ body: { email: newEmail() } }),
  'accountApi.requestPasswordReset': () => ({ body: { email: newEmail() } }),
  'foodLogApi.add': () => ({ body: { ...food, id: newId(), origin: 'manual' } }),
  'foodLogApi.ofDay': () => ({ query: { date: DAY } }),
  'foodLogApi.edit': async (owner) => ({
    params: await entryOf(owner),
    body: { ...food, version: 1 },
  }),
  'foodLogApi.remove': async (owner) => ({ params: await entryOf(owner) }),
  'foodLogApi.restore': async (owner) => ({ params: await removedEntryOf(owner) }),
  'homeApi.day': () => ({ query: { date: DAY } }),
  'nutritionApi.summary': () => ({ query: { date: DAY } }),
};

/** Endpoints whose input comes out of a mail: what they accept cannot be made up. */
const fromMail: Record<string, Sample> = {
  'accountApi.verifyEmail': { params: { token: 'not-a-token' } },
  'accountApi.resetPassword': { body: { token: 'not-a-token', newPassword: TEST_PASSWORD } },
};

const takesInput = ({ params, query, body }: Endpoint) => Boolean(params || query || body);

export function isFromMail({ name }: NamedEndpoint): boolean {
  return name in fromMail;
}

/** An input that the endpoint accepts from `owner`; `{}` when it takes none. */
export async function sampleFor(named: NamedEndpoint, owner: Person): Promise<Sample> {
  const { name, endpoint } = named;
  const mailed = fromMail[name];
  if (mailed) return mailed;
  const make = samples[name];
  if (make) return make(owner);
  if (!takesInput(endpoint)) return {};
  throw new Error(`Give ${name} an accepted input in apps/server/testing/sample-inputs.ts.`);
}

/** Names in the lists above that no contract has any more. */
export function staleSamples(endpoints: NamedEndpoint[]): string[] {
  const names = new Set(endpoints.map(({ name }) => name));
  return [...Object.keys(samples), ...Object.keys(fromMail)].filter((name) => !names.has(name));
}
