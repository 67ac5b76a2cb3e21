import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAiModel } from '#features/ai-model/server/public.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import {
  startVisionServer,
  type VisionServer,
} from '../../../apps/server/testing/vision-server.ts';
import { trainingRequestsApi } from '../contract.ts';
import type { ModelAnswer } from '../rules/model-answer.ts';
import { readTrainingRequest } from './actions.ts';

const TEXT = '30 min hotel, knee is sore, mostly back, no burpees, and my horoscope says rest';

const saidNothing: ModelAnswer = {
  minutes: null,
  daysPerWeek: null,
  weekdays: [],
  place: null,
  equipment: [],
  without: [],
  noEquipment: false,
  maxDumbbellKg: null,
  dumbbellsKg: [],
  kettlebellsKg: [],
  avoid: [],
  fine: [],
  focus: [],
  leaveOut: [],
  goal: null,
  level: null,
  cardio: null,
  effort: null,
  only: null,
  today: false,
  notUnderstood: [],
};

let service: VisionServer;
let app: TestApp;
let ana: Person;

const ai = (provider: 'openai' | 'anthropic' | 'openai-compatible') => ({
  provider,
  model: 'reader-1',
  apiKey: 'key-of-the-operator',
  baseUrl: service.url,
  price: null,
});
const read = (who: Person, text = TEXT) => who.call(trainingRequestsApi.read, { body: { text } });

beforeAll(async () => {
  service = await startVisionServer();
  app = await startTestApp({ ai: ai('openai-compatible') });
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

it('is read by the model where one is set up; exercises come from our own search', async () => {
  const value = { ...saidNothing, minutes: 35, avoid: ['knee', 'knee'], effort: 'easy' };
  service.answers.push({
    value: { ...value, notUnderstood: ['my horoscope', 'a made-up reason'] },
  });
  const answer = await read(ana);
  expect(answer).toMatchObject({
    readBy: 'model',
    failure: null,
    constraints: { minutes: 35, avoid: ['knee'], effort: 'easy', place: null },
    notUnderstood: ['my horoscope'],
  });
  expect(answer.constraints.banned).toContain('burpee');
  expect(await ana.call(trainingRequestsApi.state, {})).toEqual({ provider: 'openai-compatible' });
});

it.each(['openai', 'anthropic', 'openai-compatible'] as const)(
  '%s gets the words, our instructions and the shape, and nothing about the person',
  async (provider) => {
    const other = await startTestApp({ ai: ai(provider) });
    const zuleika = await other.person({ profile: { firstName: 'Zuleika' } });
    service.answers.push({ value: { ...saidNothing, place: 'hotel' } });
    expect(await read(zuleika)).toMatchObject({
      readBy: 'model',
      constraints: { place: 'hotel', minutes: null },
    });
    const [request] = service.requests;
    expect(request?.key).toContain('key-of-the-operator');
    expect(request?.words).toContain('knee is sore');
    expect(request?.words).toContain('name no exercise');
    expect(JSON.stringify(request?.schema)).toContain('maxDumbbellKg');
    expect(JSON.stringify(request?.schema)).not.toContain('banned');
    expect(request?.picture).toBeNull();
    for (const secret of ['Zuleika', zuleika.email, zuleika.id]) {
      expect(request?.raw).not.toContain(secret);
    }
    await other.close();
  },
);

it.each([
  ['prose', { text: 'What a lovely plan!' }, 'unreadable'],
  ['nothing', { text: '' }, 'unreadable'],
  ['another shape', { value: { minutes: 'thirty' } }, 'unreadable'],
  ['an exercise as equipment', { value: { ...saidNothing, equipment: ['burpee'] } }, 'unreadable'],
  ['an impossible figure', { value: { ...saidNothing, minutes: 100_000 } }, 'unreadable'],
  ['an error', { raw: '{"error":{"message":"overloaded"}}', status: 503 }, 'unavailable'],
  ['a wrong key', { raw: '{"error":{"message":"no"}}', status: 401 }, 'unavailable'],
  ['a refusal', { refusal: true as const }, 'refused'],
  ['a refusal in words', { text: 'I’m sorry, but I can’t help with that.' }, 'refused'],
])(
  'a model that answers %s leaves it to our own reader, which says so',
  async (_, answer, failure) => {
    service.answers.push(answer);
    expect(await read(ana)).toMatchObject({
      readBy: 'rules',
      failure,
      constraints: { minutes: 30, place: 'hotel', avoid: ['knee'] },
      notUnderstood: ['horoscope'],
    });
  },
);

it('a model that takes too long leaves it to our own reader', async () => {
  service.answers.push({ waitMs: 2_000 });
  const model = await openAiModel(ai('openai-compatible'));
  const answer = await readTrainingRequest(model, TEXT, 100);
  expect(answer).toMatchObject({
    readBy: 'rules',
    failure: 'timeout',
    constraints: { minutes: 30 },
  });
});

it('is read by our own reader where there is no model', async () => {
  const bare = await startTestApp();
  const ben = await bare.person();
  expect(await ben.call(trainingRequestsApi.state, {})).toEqual({ provider: null });
  expect(await read(ben)).toMatchObject({
    readBy: 'rules',
    failure: null,
    constraints: { minutes: 30, place: 'hotel' },
  });
  await bare.close();
});

it('is refused signed out, empty, or above 500 characters, and nobody is asked', async () => {
  const send = (text: string) =>
    ana.inject({ method: 'POST', url: trainingRequestsApi.read.path, payload: { text } });
  for (const text of ['', '   ', 'x'.repeat(501)]) {
    const response = await send(text);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields.text).toMatch(/\.$/);
  }
  expect(
    (
      await app.stranger.inject({
        method: 'POST',
        url: trainingRequestsApi.read.path,
        payload: { text: TEXT },
      })
    ).statusCode,
  ).toBe(401);
  expect(service.requests).toHaveLength(0);
});

it('is stored nowhere', async () => {
  service.answers.push({ value: saidNothing });
  await read(ana, 'my unmistakable zebra knee');
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of rows) {
    const found = await app.database.pool.query(
      `select 1 from "${name}" as one where one::text ilike '%unmistakable zebra%' limit 1`,
    );
    expect(found.rowCount, name).toBe(0);
  }
});
