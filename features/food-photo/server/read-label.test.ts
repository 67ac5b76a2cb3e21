import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import {
  startVisionServer,
  type VisionServer,
} from '../../../apps/server/testing/vision-server.ts';
import { foodPhotoApi } from '../contract.ts';

let vision: VisionServer;
let app: TestApp;
let ana: Person;
let picture: string;

beforeAll(async () => {
  vision = await startVisionServer();
  app = await startTestApp({
    ai: {
      provider: 'anthropic',
      model: 'look-1',
      apiKey: 'key-of-the-operator',
      baseUrl: vision.url,
      price: null,
    },
  });
  const create = { width: 400, height: 300, channels: 3 as const, background: '#eee' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  picture = `data:image/jpeg;base64,${bytes.toString('base64')}`;
});
beforeEach(async () => {
  // A person with all of the day's photos left.
  ana = await app.person();
});
afterAll(async () => {
  await app.close();
  await vision.close();
});

const column = {
  energyKj: 1590,
  energyKcal: null,
  protein: 10.4,
  fat: 1.3,
  saturatedFat: 0.3,
  transFat: null,
  carbs: 67,
  sugar: 2.9,
  fiber: 11,
  sodiumMg: 290,
};
const label = {
  labelSeen: true,
  productName: 'Wheat biscuits',
  brand: null,
  per: '100g',
  servingSize: 30,
  servingsPerPack: 16,
  perServing: null,
  per100: column,
};
const read = (answer: object) => {
  vision.answers.splice(0, Infinity, { value: answer });
  return ana.call(foodPhotoApi.readLabel, { body: { imageDataUrl: picture } });
};

it('becomes the figures of a food; what is not printed is not known', async () => {
  const { success, label: got } = await read(label);
  expect(success).toBe(true);
  expect(got).toMatchObject({
    name: 'Wheat biscuits',
    basis: '100g',
    servingSize: 30,
    doubts: [],
  });
  expect(got?.nutrients.calories).toBeCloseTo(1590 / 4.184, 5);
  expect(got?.nutrients).toMatchObject({ sodium: 290, transFat: null, cholesterol: null });
});

it('whose columns disagree is doubted', async () => {
  const perServing = { ...column, energyKj: 900, protein: 3.1, fat: 0.4, carbs: 20, sugar: 0.9 };
  const { label: got } = await read({
    ...label,
    perServing: { ...perServing, saturatedFat: 0.1, fiber: 3.3, sodiumMg: 87 },
  });
  expect(got?.doubts).toEqual(['Energy per serving doesn’t match energy per 100.']);
});

it('whose kilojoules are no calories is doubted, and warned of when the parts do not add up', async () => {
  const { label: got } = await read({ ...label, per100: { ...column, energyKcal: 1590 } });
  expect(got?.doubts).toEqual(['The kJ and kcal don’t match.']);
  const wrong = await read({ ...label, per100: { ...column, energyKj: 3600 } });
  expect(wrong.label?.warnings.map(({ code }) => code)).toContain('energy_too_high');
});

it('with a serving alone is converted', async () => {
  const { label: got } = await read({
    ...label,
    per100: null,
    perServing: { ...column, carbs: 20, energyKj: 477 },
  });
  expect(got?.nutrients.protein).toBeCloseTo(10.4 / 0.3, 5);
});

it.each([
  ['no label', { ...label, labelSeen: false }, 'no-label'],
  ['impossible figures', { ...label, per100: { ...column, protein: 170 } }, 'unreadable'],
  ['no column', { ...label, per100: null }, 'unreadable'],
])('%s is said', async (_, answer, reason) => {
  expect(await read(answer)).toMatchObject({ success: false, reason, label: null });
});
