import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import {
  startVisionServer,
  type VisionServer,
} from '../../../apps/server/testing/vision-server.ts';
import { foodSentencesApi } from '../contract.ts';
import type { ModelAnswer } from '../rules/sentence-model.ts';

const CATALOGUE = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url).pathname;
const TEXT = 'smashed two snags and a bit of the usual, nearly had cake';

let service: VisionServer;
let app: TestApp;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  service = await startVisionServer();
  const ai = {
    provider: 'openai-compatible' as const,
    model: 'reader-1',
    apiKey: 'key-of-the-operator',
    baseUrl: service.url,
    price: null,
  };
  app = await startTestApp({ ai });
  await loadCatalogue(app.database.db, CATALOGUE, new Date(app.clock.now()));
  ana = await app.person();
  ben = await app.person();
});
beforeEach(() => {
  service.requests.length = 0;
  service.answers.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const read = (who: Person, text = TEXT) =>
  who.call(foodSentencesApi.readByModel, { body: { text } });
const names = ({ items }: { items: { choices: { result: { name: string } }[] }[] }) =>
  items.map(({ choices: [first] }) => first?.result.name);

it('takes foods and amounts out of the catalogue and the words from the person', async () => {
  const value: ModelAnswer = {
    items: [
      { said: 'two snags', food: 'sausage', amount: 2, unit: null, eaten: true },
      { said: 'lobster', food: 'lobster', amount: 1, unit: null, eaten: true },
      { said: 'cake', food: 'cake', amount: null, unit: null, eaten: false },
    ],
    notUnderstood: ['the usual', 'a made-up reason'],
  };
  service.answers.push({ value });
  const answer = await read(ana);
  expect(answer).toMatchObject({ readBy: 'model', failure: null, leftOut: ['cake'] });
  expect(names(answer)).toEqual(['Sausage, beef, cooked']);
  expect(answer.items[0]?.said).toBe('two snags');
  expect(answer.items[0]?.choices[0]?.quantity).toBe(2);
  expect(answer.unread).toEqual(['the usual']);
  expect(service.requests[0]?.words).toContain(TEXT);
  expect(service.requests[0]?.words).not.toContain(ana.id);
});

it.each([
  ['refused', { refusal: true }],
  ['unreadable', { text: 'Sure! Two sausages.' }],
  ['unavailable', { raw: '{}', status: 500 }],
] as const)('reads by its own rules when the model is %s', async (failure, given) => {
  service.answers.push(given);
  const answer = await read(ben, '2 eggs and a banana');
  expect(answer).toMatchObject({ readBy: 'rules', failure });
  expect(names(answer)).toEqual(['Egg, boiled', 'Banana, raw']);
});

it('says which service reads', async () => {
  expect(await ana.call(foodSentencesApi.reader, {})).toEqual({ provider: 'openai-compatible' });
});
