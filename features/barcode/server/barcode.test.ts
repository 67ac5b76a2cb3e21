import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foodsApi } from '#features/foods/contract.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { barcodeApi } from '../contract.ts';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Open Food Facts on loopback. */
let behave: Behaviour;
const asked: string[] = [];
let service: Server;
let app: TestApp;
let ana: Person;
let ben: Person;

const json =
  (body: unknown, status = 200): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const biscuits = (code: string, more: object = {}) => ({
  status: 1,
  product: {
    code,
    product_name: 'Wheat biscuits',
    brands: 'Valley',
    serving_size: '2 biscuits (30 g)',
    serving_quantity: 30,
    serving_quantity_unit: 'g',
    nutriments: {
      'energy-kcal_100g': 360,
      proteins_100g: 12,
      carbohydrates_100g: 67,
      fat_100g: 1.3,
      fiber_100g: 11,
      salt_100g: 0.65,
    },
    ...more,
  },
});

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    behave(request, response);
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  app = await startTestApp({ openFoodFactsUrl: url });
  ana = await app.person();
  ben = await app.person();
});
afterAll(async () => {
  await app.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked.length = 0;
  behave = json({ status: 0 }, 404);
  app.clock.advance(10 * 60_000); // the service's limits and pauses are over
});

let last = 0;
/** Valid codes that no other test uses. */
function freshCode(): string {
  last += 1;
  const body = `9310${String(last).padStart(8, '0')}`;
  const sum = [...body].reduce((s, digit, at) => s + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
const scan = (barcode: string, person: Person = ana) =>
  person.call(barcodeApi.scan, { body: { barcode, mealType: 'lunch' } });

const ownFood = {
  name: 'Nan’s jam',
  basis: '100g' as const,
  nutrients: { calories: 250, carbs: 61, protein: 0.4, fat: 0.1 },
};

describe('a barcode that somebody knows', () => {
  it('answers one serving as the specification has it, and the food to choose another portion', async () => {
    const code = freshCode();
    behave = json(biscuits(code));
    const answer = await scan(code);
    expect(answer).toMatchObject({
      success: true,
      reason: null,
      message: null,
      gtin: `0${code}`,
      food: {
        id: `off:${code}`,
        name: 'Wheat biscuits',
        nutrients: { calories: 360, sodium: 260 },
      },
    });
    expect(answer.nutrition).toMatchObject({
      foodName: 'Wheat biscuits',
      brand: 'Valley',
      quantity: 1,
      unit: 'serving',
      calories: 108,
      protein: 3.6,
      sodium: 78,
      cholesterol: null,
      confidence: 98,
    });
    expect((await scan(code, ben)).food?.id).toBe(`off:${code}`);
    expect(asked, 'kept, so asked once').toHaveLength(1);
  });

  it('answers 100 g where no serving is known, and says what is not known', async () => {
    const code = freshCode();
    const nutriments = { 'energy-kcal_100g': 360 };
    const serving = { serving_size: null, serving_quantity: null, serving_quantity_unit: null };
    behave = json(biscuits(code, { nutriments, ...serving }));
    const { nutrition } = await scan(code);
    expect(nutrition).toMatchObject({ quantity: 100, unit: 'g', calories: 360, protein: null });
    expect(nutrition?.confidence).toBe(93);
  });

  it('of one’s own foods is found first, and by nobody else', async () => {
    const code = freshCode();
    const body = { ...ownFood, gtin: code };
    await ana.call(foodsApi.addOwn, { body });
    expect((await scan(code)).food).toMatchObject({ kind: 'own', name: 'Nan’s jam' });
    expect(asked).toHaveLength(0);
    const answer = await scan(code, ben);
    expect(answer).toMatchObject({ success: false, food: null, reason: 'not-found' });
    expect(JSON.stringify(answer)).not.toContain('jam');
  });

  it('is found through each way the same product is written', async () => {
    await ana.call(foodsApi.addOwn, { body: { ...ownFood, name: 'Cola', gtin: '042100005264' } });
    for (const text of [
      '042100005264',
      '0042100005264',
      '0 42100 00526 4',
      '04252614',
      '010004210000526417271231',
      '(01)00042100005264(10)A1',
      ']d2010004210000526417271231',
      'https://example.com/01/00042100005264?17=271231',
    ]) {
      expect((await scan(text)).food?.name, text).toBe('Cola');
    }
    expect(asked).toHaveLength(0);
  });
});

describe('a barcode without a product', () => {
  it.each([
    ['in-store', '2012345000001'],
    ['in-store', '20123451'],
    ['not-food', '9780306406157'],
    ['not-food', '9900000000004'],
    ['not-food', 'HELLO'],
    ['not-food', 'https://example.com/menu'],
    ['wrong-digits', '9300675024236'],
    ['wrong-digits', '12345'],
    ['wrong-digits', '0'.repeat(13)],
    ['not-food', '<script>alert(1)</script>'],
    ['not-food', '٩٣٠٠٦٧٥٠٢٤٢٣٥'],
    ['not-food', "9300675024235'; drop table foods; --"],
  ])('is %s: %s', async (reason, barcode) => {
    const answer = await scan(barcode);
    expect(answer).toMatchObject({ success: false, nutrition: null, food: null, reason });
    expect(answer.message).toMatch(/^[A-Z].*\.$/);
    expect(asked, 'nobody outside is asked').toHaveLength(0);
  });

  it('that nobody knows says so, with the code to make the food', async () => {
    const code = freshCode();
    const answer = await scan(code);
    expect(answer).toMatchObject({ success: false, reason: 'not-found', gtin: `0${code}` });
    expect(answer.message).toContain('No food has this barcode yet.');
  });

  it.each<[string, Behaviour]>([
    ['answers 500', json({}, 500)],
    ['hangs up', (request) => request.socket.destroy()],
    ['answers with a page', (_, response) => response.end('<html>Sorry</html>')],
    [
      'sends us to an address inside',
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
  ])('while the service %s can be tried again', async (_, behaviour) => {
    behave = behaviour;
    const code = freshCode();
    const answer = await scan(code);
    expect(answer).toMatchObject({ success: false, reason: 'unavailable', gtin: `0${code}` });
    expect(answer.message).toMatch(/Open Food Facts isn’t responding/);
    behave = json(biscuits(code));
    expect((await scan(code)).success).toBe(true);
  });

  it('waits its turn when too many are asked for', async () => {
    for (let at = 0; at < 15; at += 1) await scan(freshCode());
    const answer = await scan(freshCode(), ben);
    expect(answer.reason).toBe('unavailable');
    expect(answer.message).toMatch(/Try again in \d+ seconds?\./);
    expect(asked).toHaveLength(15);
  });

  it('is not asked for anywhere when the service is switched off', async () => {
    const alone = await startTestApp({ openFoodFactsUrl: null });
    const cho = await alone.person();
    expect(await scan(freshCode(), cho)).toMatchObject({ success: false, reason: 'unavailable' });
    await alone.close();
  });
});

describe('what is no barcode at all', () => {
  it.each([
    ['nothing', { barcode: '   ' }, 400],
    ['no text', { barcode: 9300675024235 }, 400],
    ['a list', { barcode: ['9300675024235'] }, 400],
    ['too much', { barcode: '9'.repeat(501) }, 400],
    ['a megabyte', { barcode: '9'.repeat(1_000_000) }, 413],
    ['another meal', { barcode: '9300675024235', mealType: 'brunch' }, 400],
  ])('%s is refused', async (_, body, status) => {
    const { method, path: url } = barcodeApi.scan;
    const answer = await ana.inject({ method, url, payload: body });
    expect(answer.statusCode).toBe(status);
    expect(asked).toHaveLength(0);
  });

  it('a stranger is refused', async () => {
    const body = { barcode: '9300675024235' };
    await expect(app.stranger.call(barcodeApi.scan, { body })).rejects.toMatchObject({
      status: 401,
    });
  });
});
