import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { foodsApi } from '../contract.ts';
import { createOpenFoodFacts, type OpenFoodFacts, productByCode } from './public.ts';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** Open Food Facts on loopback, as bad as the test wants it. */
let behave: Behaviour;
const asked: IncomingMessage[] = [];
let service: Server;
let url: string;
let app: TestApp;
let ana: Person;
let ben: Person;
let off: OpenFoodFacts;
let nextGtin = 0;

const OATS = {
  'energy-kcal_100g': 375,
  proteins_100g: 13,
  carbohydrates_100g: 60,
  fat_100g: 7,
  fiber_100g: 10,
};
const oats = (code: string, more: object = {}) => ({
  code,
  product_name: 'Oats <b>of the valley</b>',
  brands: 'Valley,Other',
  nutriments: OATS,
  ...more,
});
const json =
  (body: unknown, status = 200): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request);
    behave(request, response);
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
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
  app.clock.advance(10 * 60_000); // its limits and pauses are over
  off = createOpenFoodFacts({
    url,
    userAgent: 'Vigour/0.1 (test)',
    uptimeMs: app.clock.now,
    timeoutMs: 500,
  });
});

const CODE = '9300675024235';
/** Valid codes that no other test uses. */
function freshCode(): string {
  const body = `9300${String((nextGtin += 1)).padStart(8, '0')}`;
  const sum = [...body].reduce((s, digit, at) => s + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
const lookUp = (code: string, person: Person = ana) =>
  productByCode(app.database.db, proveOwner(person.id), off, { text: code }, app.clock.now());
const online = (q: string, person: Person = ana) =>
  person.call(foodsApi.searchOnline, { body: { q } });

describe('searching online', () => {
  it('gives products with their source, and says who asks', async () => {
    behave = json({ products: [oats(CODE), { nonsense: true }, oats(CODE)] });
    const answer = await online('valley oats');
    expect(answer).toMatchObject({ status: 'ok', sentence: null, provider: 'Open Food Facts' });
    expect(answer.results).toHaveLength(1);
    expect(answer.results[0]).toMatchObject({
      key: `off:${CODE}`,
      group: 'product',
      name: 'Oats <b>of the valley</b>',
      brand: 'Valley',
      food: {
        nutrients: { calories: 375, sodium: null },
        source: { id: 'off', tier: 'label', attribution: '© Open Food Facts contributors' },
        gtin: `0${CODE}`,
      },
    });
    expect(asked[0]?.headers['user-agent']).toBe('Vigour/0.1 (http://localhost:3000)');
  });

  it('asks once for the same words, and what came is found without asking', async () => {
    behave = json({ products: [oats(CODE)] });
    await online('oats oats');
    expect((await online('OATS, oats', ben)).results).toHaveLength(1);
    expect(asked).toHaveLength(1);
    const { results } = await ben.call(foodsApi.search, { query: { q: 'valley oat' } });
    expect(results[0]?.key).toBe(`off:${CODE}`);
    expect(asked).toHaveLength(1);
  });

  it('a product that is also one’s own food, by its barcode, stands in the list once', async () => {
    const code = freshCode();
    await ana.call(foodsApi.addOwn, {
      body: {
        name: 'Quillberry morning',
        basis: '100g',
        nutrients: {},
        gtin: code,
        keepAnyway: true,
      },
    });
    behave = json({ products: [oats(code, { product_name: 'Quillberry oats' })] });
    expect((await online('quillberry')).results.map(({ key }) => key)).toEqual([`off:${code}`]);
    const found = (person: Person) => person.call(foodsApi.search, { query: { q: 'quillberry' } });
    const mine = (await found(ana)).results;
    expect(mine.map(({ food }) => food?.gtin)).toEqual([`0${code}`]);
    expect((await found(ben)).results.map(({ key }) => key)).toEqual([`off:${code}`]);
  });

  it('is never asked by typing', async () => {
    behave = json({ products: [] });
    await ana.call(foodsApi.search, { query: { q: 'nothing like it' } });
    expect(asked).toHaveLength(0);
  });

  it('keeps to ten searches a minute for the whole server', async () => {
    behave = json({ products: [] });
    for (let at = 0; at < 10; at += 1) expect((await online(`word ${at}`)).status).toBe('ok');
    const answer = await online('one more', ben);
    expect(answer.status).toBe('busy');
    expect(answer.sentence).toMatch(/Try again in \d+ seconds?\./);
    expect(asked).toHaveLength(10);
    app.clock.advance(61_000);
    expect((await online('one more', ben)).status).toBe('ok');
  });

  it.each<[string, Behaviour]>([
    ['answers 500', json({}, 500)],
    ['answers 503', json({}, 503)],
    ['answers with a page', (_, response) => response.end('<html>Sorry</html>')],
    ['answers with something else', json({ status: 'fine' })],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'sends us elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    [
      'answers without end',
      (_, response) => {
        const chunk = 'x'.repeat(1_000_000);
        const more = () => {
          if (!response.destroyed) response.write(chunk, () => setImmediate(more));
        };
        more();
      },
    ],
  ])('a service that %s takes nothing else down', async (name, behaviour) => {
    behave = behaviour;
    const answer = await online(`service that ${name}`);
    expect(answer).toMatchObject({ status: 'unavailable', results: [] });
    expect(answer.sentence).toContain('Open Food Facts isn’t responding');
    const { results } = await ana.call(foodsApi.search, { query: { q: 'valley' } });
    expect(Array.isArray(results)).toBe(true);
  });

  it.each([
    ['fails', json({}, 500)],
    ['answers something else', json({ weather: 'fine' })],
  ])('leaves a service alone that %s three times, and tries again later', async (name, broken) => {
    behave = json({ products: [] });
    await online(`all is well before it ${name}`);
    asked.length = 0;
    behave = broken;
    for (let at = 0; at < 5; at += 1) await online(`it ${name} ${at}`);
    expect(asked).toHaveLength(3);
    behave = json({ products: [] });
    expect((await online(`it ${name} again`)).status).toBe('unavailable');
    app.clock.advance(61_000);
    expect((await online(`it ${name} again`)).status).toBe('ok');
  });

  it('says clearly when it is switched off', async () => {
    const offline = await startTestApp();
    const person = await offline.person();
    const answer = await online('oats', person);
    expect(answer).toMatchObject({ status: 'off', results: [] });
    expect(answer.sentence).toContain('is off on this server');
    await offline.close();
  });
});

describe('looking a code up', () => {
  it('finds it once at the service, then here', async () => {
    const code = freshCode();
    behave = json({ status: 1, product: oats(code) });
    expect(await lookUp(code)).toMatchObject({ outcome: 'found', food: { id: `off:${code}` } });
    expect(await lookUp(code, ben)).toMatchObject({ outcome: 'found' });
    expect(asked.map(({ url: path }) => path?.split('?')[0])).toEqual([`/api/v2/product/${code}`]);
  });

  it('takes one’s own food first, and nobody else’s', async () => {
    const code = freshCode();
    behave = json({ status: 0 }, 404);
    await ana.call(foodsApi.addOwn, {
      body: { name: 'My own', basis: '100g', nutrients: {}, gtin: code, keepAnyway: true },
    });
    expect(await lookUp(code)).toMatchObject({ outcome: 'found', food: { name: 'My own' } });
    expect(await lookUp(code, ben)).toMatchObject({ outcome: 'not-found', gtin: `0${code}` });
  });

  it('remembers for a day that nobody knows it', async () => {
    const code = freshCode();
    behave = json({ status: 0, product: null });
    expect((await lookUp(code)).outcome).toBe('not-found');
    expect((await lookUp(code, ben)).outcome).toBe('not-found');
    expect(asked).toHaveLength(1);
  });

  it('does not take words that somebody searched for an answer about the code', async () => {
    const code = freshCode();
    behave = json({ products: [] });
    await online(`gtin 0${code}`, ben);
    behave = json({ status: 1, product: oats(code) });
    expect(await lookUp(code)).toMatchObject({ outcome: 'found' });
  });

  it('does not take another product for it when the service lies', async () => {
    const code = freshCode();
    behave = json({ status: 1, product: oats(freshCode()) });
    expect((await lookUp(code)).outcome).toBe('not-found');
  });

  it('stores doubtful figures with what is doubtful, and impossible ones not at all', async () => {
    const [kj, wild] = [freshCode(), freshCode()];
    behave = json({ product: oats(kj, { nutriments: { ...OATS, 'energy-kcal_100g': 1569 } }) });
    const found = await lookUp(kj);
    expect(found).toMatchObject({ food: { warnings: [{ code: 'energy_was_kj' }] } });
    expect(found).toMatchObject({ food: { nutrients: { calories: 375 } } });
    behave = json({ product: oats(wild, { nutriments: { fat_100g: 900, proteins_100g: -4 } }) });
    expect((await lookUp(wild)).outcome).toBe('not-found');
  });

  it.each(['hello', '9300675024236', '2012345000003', '9780306406157'])(
    'does not ask for %s',
    async (code) => {
      expect(await lookUp(code)).toMatchObject({
        outcome: 'no-product',
        sentence: expect.stringMatching(/\.$/) as string,
      });
      expect(asked).toHaveLength(0);
    },
  );

  it('gives a slow service up in time', async () => {
    behave = () => {};
    const before = performance.now();
    const answer = await lookUp(freshCode());
    expect(answer).toMatchObject({
      outcome: 'unavailable',
      sentence: expect.stringContaining('too long') as string,
    });
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it('keeps to fifteen products a minute', async () => {
    behave = json({ product: null });
    for (let at = 0; at < 15; at += 1) await lookUp(freshCode());
    expect((await lookUp(freshCode())).outcome).toBe('unavailable');
    expect(asked).toHaveLength(15);
  });
});
