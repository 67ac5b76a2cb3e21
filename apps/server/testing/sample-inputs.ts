import { billingApi } from '#features/billing/contract.ts';
import { foodLogApi, recurringEntriesApi } from '#features/food-log/contract.ts';
import { checkInsApi, targetsApi, weighInsApi } from '#features/nutrition/contract.ts';
import { SMALL_PLAN } from '#features/plan-blocks/testing/plans.ts';
import { RECIPE_SAMPLE } from '#features/recipes/testing/recipe-sample.ts';
import { securityApi } from '#features/sign-in/contract.ts';
import { trainingPlansApi } from '#features/training-plans/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import type { NamedEndpoint } from './all-endpoints.ts';
import { availabilitySamples } from './availability-samples.ts';
import { bookingSamples } from './booking-samples.ts';
import { cardioSamples } from './cardio-samples.ts';
import { cookingSamples } from './cooking-samples.ts';
import { csvImportSamples } from './csv-import-samples.ts';
import { foodSamples } from './food-samples.ts';
import { householdSamples } from './household-samples.ts';
import { fromMail } from './mailed-samples.ts';
import { mealPlanSamples } from './meal-plan-samples.ts';
import { measureSamples } from './measure-samples.ts';
import { organisationSamples } from './organisation-samples.ts';
import { photoSamples } from './photo-samples.ts';
import { progressSamples } from './progress-samples.ts';
import { recipeSamples } from './recipe-samples.ts';
import { recordSamples } from './record-samples.ts';
import { plainRecords } from './records.ts';
import { photoOf, pictureOf } from './sample-photos.ts';
import { shoppingSamples } from './shopping-samples.ts';
import { type Person, TEST_PASSWORD } from './test-app.ts';
import { TestAuthenticator } from './test-authenticator.ts';
import { codeOf } from './test-codes.ts';
import { trainerSamples } from './trainer-samples.ts';
import { trainingHistorySamples } from './training-history-samples.ts';

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

/** Answers to the health questions. */
export const screening = {
  answers: { heart: false, injury: true },
  wordingVersion: '2026-11',
  answeredOn: DAY,
  clearedOn: DAY,
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

const { date: _date, mealType: _mealType, ...item } = { ...food, unit: 'g' as const };

const recurring = { item, mealType: 'lunch' as const, weekdays: [5, 1], startsOn: DAY };

async function recurringOf(owner: Person): Promise<{ id: string }> {
  const body = { ...recurring, id: newId() };
  const { id } = await owner.call(recurringEntriesApi.add, { body });
  return { id };
}

const weighIn = { date: DAY, localTime: '06:40', weightKg: 72.4, enteredUnit: 'kg' as const };

/** The first ones of anybody; sent again they are there already. */
const targetSettings = {
  mode: 'automatic' as const,
  weeklyPercent: -0.5,
  manualEnergyKcal: null,
  manualProteinGrams: null,
  manualFatGrams: null,
  pregnancy: false,
  safeMode: false,
  appliesItself: false,
  dayPattern: 'even' as const,
  higherDays: [],
  higherPercent: 10,
  version: 0,
};

/** What three weeks of days with a meal and a weigh-in lead to; once they are there, it is accepted again. */
async function proposalOf(owner: Person) {
  const query = { date: DAY };
  const { history, proposal: known } = await owner.call(checkInsApi.read, { query });
  const energyKcal = known?.energyKcal ?? history[0]?.energyKcal;
  if (energyKcal !== undefined) return { id: newId(), date: DAY, energyKcal };
  for (let back = 1; back <= 21; back += 1) {
    const date = addDays(DAY, -back);
    await owner.call(weighInsApi.add, { body: { ...weighIn, id: newId(), date } });
    await owner.call(foodLogApi.add, {
      body: { ...food, date, mealType: 'lunch', unit: 'g', calories: 2000 },
    });
  }
  await owner.call(targetsApi.save, { body: targetSettings });
  const { proposal } = await owner.call(checkInsApi.read, { query });
  return { id: newId(), date: DAY, energyKcal: proposal?.energyKcal ?? 0 };
}

/** Without body data there is no proposal, and the id is of none. */
async function acceptedOf(owner: Person): Promise<{ id: string }> {
  const body = await proposalOf(owner);
  if (body.energyKcal === 0) return { id: body.id };
  const { id } = await owner.call(checkInsApi.accept, { body });
  return { id };
}

/** An answer to a passkey ceremony that `owner` has just begun. */
async function newCredentialOf(owner: Person) {
  const { options } = await owner.call(securityApi.passkeyOptions, {});
  const authenticator = new TestAuthenticator();
  return { authenticator, credential: authenticator.register(options) };
}

async function passkeyOf(owner: Person) {
  const { authenticator, credential } = await newCredentialOf(owner);
  const body = { name: 'Laptop', credential };
  const { id } = await owner.call(securityApi.addPasskey, { body });
  return { authenticator, id };
}

async function passkeyAnswerOf(owner: Person) {
  const { authenticator } = await passkeyOf(owner);
  const { options } = await owner.call(securityApi.passkeySignInOptions, {});
  return authenticator.answer(options);
}

async function secondFactorOf(owner: Person): Promise<void> {
  const { secondFactor } = await owner.call(securityApi.state, {});
  if (secondFactor.on) return;
  const { secret } = await owner.call(securityApi.enrolSecondFactor, {});
  const body = { code: codeOf(secret, owner.nowMs()) };
  await owner.call(securityApi.confirmSecondFactor, { body });
}

async function findPendingCode(owner: Person): Promise<string> {
  await owner.call(securityApi.removeSecondFactor, {});
  const { secret } = await owner.call(securityApi.enrolSecondFactor, {});
  return codeOf(secret, owner.nowMs());
}

async function otherSessionOf(owner: Person): Promise<{ id: string }> {
  // By passkey: other tests fail with the password until it has to wait.
  const { authenticator } = await passkeyOf(owner);
  const browser = owner.anotherBrowser();
  const { options } = await browser.call(securityApi.passkeySignInOptions, {});
  const body = { credential: authenticator.answer(options) };
  await browser.call(securityApi.passkeySignIn, { body });
  const sessions = await owner.call(securityApi.sessions, {});
  return { id: sessions.find(({ current }) => !current)?.id ?? newId() };
}

/**
 * For each endpoint an input that it accepts from `person`. The guards spoil these one part at a
 * time. A new endpoint with an input needs an entry here; the guards say so by its name.
 */
const samples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'accountApi.saveProfile': () => ({ body: person }),
  'accountApi.saveUnits': () => ({ body: { energyUnit: 'kj', weightUnit: 'lb' } }),
  'signInApi.signUp': () => ({
    body: { email: newEmail(), password: TEST_PASSWORD, name: 'Sam' },
  }),
  'signInApi.signIn': ({ email }) => ({ body: { email, password: TEST_PASSWORD } }),
  'signInApi.resendVerification': () => ({ body: { email: newEmail() } }),
  'signInApi.requestPasswordReset': () => ({ body: { email: newEmail() } }),
  'accountApi.saveSettings': () => ({
    body: {
      firstName: 'Sam',
      timeZone: 'Australia/Perth',
      timeZoneIfNone: 'Australia/Sydney',
      dayStartHour: 4,
      notifications: [],
      reminderTime: '18:30',
    },
  }),
  'photoApi.saveShown': () => ({ body: { isShown: true } }),
  'photoApi.savePhoto': async () => ({ body: { photo: await photoOf() } }),
  'securityApi.stepUp': () => ({ body: { password: TEST_PASSWORD } }),
  'securityApi.stepUpByPasskey': async (owner) => ({
    body: { credential: await passkeyAnswerOf(owner) },
  }),
  'securityApi.passkeySignIn': async (owner) => ({
    body: { credential: await passkeyAnswerOf(owner) },
  }),
  'securityApi.addPasskey': async (owner) => ({
    body: { name: 'Phone', credential: (await newCredentialOf(owner)).credential },
  }),
  'securityApi.renamePasskey': async (owner) => ({
    params: { id: (await passkeyOf(owner)).id },
    body: { name: 'Old phone' },
  }),
  'securityApi.removePasskey': async (owner) => ({ params: { id: (await passkeyOf(owner)).id } }),
  'securityApi.confirmSecondFactor': async (owner) => ({
    body: { code: await findPendingCode(owner) },
  }),
  'securityApi.renewRecoveryCodes': async (owner) => {
    await secondFactorOf(owner);
    return {};
  },
  'securityApi.changePassword': () => ({ body: { newPassword: TEST_PASSWORD } }),
  'securityApi.endSession': async (owner) => ({ params: await otherSessionOf(owner) }),
  'securityApi.changeEmail': () => ({ body: { email: newEmail() } }),
  'securityApi.events': () => ({ query: {} }),
  'billingApi.offer': () => ({ query: { priceId: 'price_gym_pro_annual', traineeSeats: 2 } }),
  'billingApi.choose': async (owner) => {
    const { offers } = await owner.call(billingApi.state, {});
    const [{ priceId, effect } = { priceId: '', effect: 'none' }] = offers;
    return { body: { priceId, addOns: {}, agreed: effect } };
  },
  ...organisationSamples,
  ...Object.assign({}, ...plainRecords.map(recordSamples)),
  'foodLogApi.add': () => ({ body: { ...food, id: newId(), origin: 'manual' } }),
  'foodLogApi.moveMany': async (owner) => ({
    body: { moves: [{ ...(await entryOf(owner)), version: 1, date: DAY, mealType: 'dinner' }] },
  }),
  'daysApi.between': () => ({ query: { from: '2026-11-01', to: DAY } }),
  'foodLogApi.ofDays': () => ({ query: { from: '2026-11-06', to: DAY } }),
  'foodLogApi.ofDay': () => ({ query: { date: DAY } }),
  'usualFoodsApi.list': () => ({ query: { date: DAY } }),
  'foodLogApi.addMany': () => ({
    body: { entries: [food, food].map((entry) => ({ ...entry, id: newId() })) },
  }),
  'foodLogApi.removeMany': async (owner) => ({ body: { ids: [(await entryOf(owner)).id] } }),
  'foodLogApi.restoreMany': async (owner) => ({
    body: { ids: [(await removedEntryOf(owner)).id] },
  }),
  'foodLogApi.edit': async (owner) => ({
    params: await entryOf(owner),
    body: { ...food, version: 1 },
  }),
  'foodLogApi.remove': async (owner) => ({ params: await entryOf(owner) }),
  'foodLogApi.restore': async (owner) => ({ params: await removedEntryOf(owner) }),
  'barcodeApi.scan': () => ({ body: { barcode: '9300675024236', mealType: 'lunch' } }),
  'recurringEntriesApi.due': () => ({ query: { date: DAY } }),
  'recurringEntriesApi.skip': async (owner) => ({
    params: { ...(await recurringOf(owner)), date: DAY },
  }),
  'recurringEntriesApi.unskip': async (owner) => ({
    params: { ...(await recurringOf(owner)), date: DAY },
  }),
  'foodPhotoApi.analyze': async () => ({
    body: {
      imageDataUrl: await pictureOf(),
      mealType: 'lunch',
      correction: { sentence: 'half the rice', items: [{ name: 'Rice', grams: 180 }] },
    },
  }),
  'foodPhotoApi.readLabel': async () => ({ body: { imageDataUrl: await pictureOf() } }),
  'recipeImportApi.readText': () => ({ body: { text: 'Toast\nIngredients\n2 slices bread' } }),
  // Refused before it is asked: guards ask no site.
  'recipeImportApi.readPage': () => ({ body: { url: 'http://127.0.0.1/' } }),
  'recipeImportApi.readPhoto': async () => ({ body: { imageDataUrl: await pictureOf() } }),
  'recipeImportApi.readFile': () => ({
    body: {
      file: Buffer.from(
        JSON.stringify({ name: 'Toast', ingredients: '2 slices bread', directions: 'Toast it.' }),
      ).toString('base64'),
    },
  }),
  'recipeImportApi.save': () => ({
    body: { recipes: [{ ...RECIPE_SAMPLE, id: newId() }] },
  }),
  'recipeImportApi.undo': () => ({ body: { ids: [newId()] } }),
  'foodSentencesApi.read': () => ({ body: { text: 'two eggs and toast' } }),
  'trainingProfileApi.change': () => ({
    body: {
      days: [{ weekday: 1, minutes: 45, placeId: newId() }],
      avoid: ['knee'],
      recovery: { sleep: 'good', soreness: 'fair', stress: 'poor' },
    },
  }),
  'healthScreeningApi.save': () => ({ body: screening }),
  'exerciseCardsApi.list': () => ({ query: { ids: 'goblet-squat,push-up' } }),
  'exerciseMarksApi.set': async () => ({
    params: { exerciseId: 'goblet-squat' },
    body: { mark: 'never' },
  }),
  'exerciseMarksApi.remove': async () => ({ params: { exerciseId: 'goblet-squat' } }),
  'homeApi.day': () => ({ query: { date: DAY } }),
  'nutritionApi.summary': () => ({ query: { date: DAY } }),
  'trainingPlansApi.activate': async (owner) => {
    const body = { ...SMALL_PLAN, id: newId() } as never;
    const { id } = await owner.call(trainingPlansApi.add, { body });
    return { params: { id } };
  },
  ...cardioSamples,
  'progressApi.read': () => ({ query: { from: '2026-09-01', to: '2026-11-20' } }),
  'progressApi.saveLayout': () => ({
    body: { order: ['cardio'], hidden: ['macros'], nutrients: ['fiber'] },
  }),
  'liftsApi.records': () => ({ params: { sessionId: newId() } }),
  ...trainingHistorySamples,
  'targetsApi.read': () => ({ query: { date: DAY } }),
  'targetsApi.save': () => ({ body: targetSettings }),
  'checkInsApi.read': () => ({ query: { date: DAY } }),
  'checkInsApi.accept': async (owner) => ({ body: await proposalOf(owner) }),
  'checkInsApi.days': () => ({ query: { date: DAY, from: DAY } }),
  'checkInsApi.wholeDays': () => ({ query: { date: DAY, from: DAY, to: DAY } }),
  'checkInsApi.explain': async (owner) => ({ params: await acceptedOf(owner) }),
  'checkInsApi.undo': async (owner) => ({ params: await acceptedOf(owner) }),
  'checkInsApi.seen': async (owner) => ({ params: await acceptedOf(owner) }),
  'checkInsApi.markDay': () => ({ params: { date: DAY } }),
  'checkInsApi.unmarkDay': () => ({ params: { date: DAY } }),
  ...csvImportSamples,
  ...cookingSamples,
  ...progressSamples,
  ...foodSamples,
  ...recipeSamples,
  ...shoppingSamples,
  ...trainerSamples,
  ...measureSamples,
  ...photoSamples,
  ...mealPlanSamples,
  ...householdSamples,
  ...availabilitySamples,
  ...bookingSamples,
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
