import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAiModel } from '#features/ai-model/server/public.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import {
  startVisionServer,
  type VisionServer,
} from '../../../apps/server/testing/vision-server.ts';
import { mealWishesApi } from '../contract.ts';
import { NO_MEAL_WISHES } from '../rules/meal-wishes.ts';
import type { ModelAnswer } from '../rules/model-answer.ts';
import { readMealWish } from './actions.ts';

const TEXT = 'less fish, Thai on Friday, I am allergic to peanuts, and a gallon of ambrosia';
const saidNothing: ModelAnswer = { ...NO_MEAL_WISHES, useUp: [], notUnderstood: [] };

let service: VisionServer;
let app: TestApp;
let ana: Person;

const ai = () => ({
  provider: 'openai-compatible' as const,
  model: 'reader-1',
  apiKey: 'key-of-the-operator',
  baseUrl: service.url,
  price: null,
});
const read = (who: Person, text = TEXT) => who.call(mealWishesApi.read, { body: { text } });

beforeAll(async () => {
  service = await startVisionServer();
  app = await startTestApp({ ai: ai() });
});
beforeEach(async () => {
  ana = await app.person();
  service.requests.length = 0;
  service.answers.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

it('is read by the model; names become foods and kinds, and an allergy that only we read stays', async () => {
  const value: ModelAnswer = {
    ...saidNothing,
    less: ['seafood', 'sea food', 'ambrosia'],
    useUp: [
      { what: 'spinach', grams: 500 },
      { what: 'kale', grams: null },
    ],
    asks: [{ what: 'Thai', days: [5, 5], slots: ['dinner'] }],
    budgetAud: 80,
    notUnderstood: ['a made-up reason'],
  };
  service.answers.push({ value });
  expect(await read(ana)).toEqual({
    readBy: 'model',
    failure: null,
    wishes: {
      ...NO_MEAL_WISHES,
      without: ['peanut'],
      less: ['seafood'],
      useUp: ['spinach', 'kale'],
      useUpGrams: [{ food: 'spinach', grams: 500 }],
      asks: [{ what: 'thai', days: [5], slots: ['dinner'] }],
      budgetAud: 80,
    },
    notUnderstood: ['ambrosia'],
  });
  expect(await ana.call(mealWishesApi.state, {})).toEqual({ provider: 'openai-compatible' });
});

it('sends the words, our instructions and the shape, and nothing about the person', async () => {
  const zuleika = await app.person({ profile: { firstName: 'Zuleika' } });
  service.answers.push({ value: saidNothing });
  await read(zuleika);
  const [request] = service.requests;
  expect(request?.words).toContain('Thai on Friday');
  expect(request?.words).toContain('name no recipe');
  expect(JSON.stringify(request?.schema)).toContain('leftoverSlots');
  expect(request?.picture).toBeNull();
  for (const secret of ['Zuleika', zuleika.email, zuleika.id]) {
    expect(request?.raw).not.toContain(secret);
  }
});

it.each([
  ['prose', { text: 'What a lovely week!' }, 'unreadable'],
  ['another shape', { value: { diets: 'vegan' } }, 'unreadable'],
  ['an impossible figure', { value: { ...saidNothing, budgetAud: -4 } }, 'unreadable'],
  ['an error', { raw: '{"error":{"message":"overloaded"}}', status: 503 }, 'unavailable'],
  ['a refusal', { refusal: true as const }, 'refused'],
])('a model that answers %s leaves it to our own reader', async (_, answer, failure) => {
  service.answers.push(answer);
  expect(await read(ana)).toMatchObject({
    readBy: 'rules',
    failure,
    wishes: { less: ['fish'], without: ['peanut'], asks: [{ what: 'thai', days: [5] }] },
  });
});

it('a model that takes too long leaves it to our own reader', async () => {
  service.answers.push({ waitMs: 2_000 });
  const model = await openAiModel(ai());
  expect(await readMealWish(model, TEXT, 100)).toMatchObject({
    readBy: 'rules',
    failure: 'timeout',
  });
});

it('is read by our own reader where there is no model', async () => {
  const bare = await startTestApp();
  const ben = await bare.person();
  expect(await ben.call(mealWishesApi.state, {})).toEqual({ provider: null });
  expect(await read(ben)).toMatchObject({
    readBy: 'rules',
    failure: null,
    wishes: { less: ['fish'] },
  });
  await bare.close();
});

it('is refused signed out, empty, or above 500 characters, and nobody is asked', async () => {
  const send = (who: { inject: Person['inject'] }, text: string) =>
    who.inject({ method: 'POST', url: mealWishesApi.read.path, payload: { text } });
  for (const text of ['', '   ', 'x'.repeat(501)]) {
    const response = await send(ana, text);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.text).toMatch(/\.$/);
  }
  expect((await send(app.stranger, TEXT)).statusCode).toBe(401);
  expect(service.requests).toHaveLength(0);
});
