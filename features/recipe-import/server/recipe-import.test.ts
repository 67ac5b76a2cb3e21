import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { recipesApi } from '#features/recipes/contract.ts';
import { isPublicAddress } from '#platform/server/http/public-addresses.ts';
import { createPublicWeb } from '#platform/server/http/public-web.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import {
  startVisionServer,
  type VisionServer,
} from '../../../apps/server/testing/vision-server.ts';
import { type ReadAnswer, recipeImportApi } from '../contract.ts';
import { SHAPES } from '../testing/page-fixtures.ts';
import { createWebPages } from './providers/web-pages.ts';

const CATALOGUE = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url).pathname;
const TEXT =
  'Omelette\nServes 2\n\nIngredients\n3 eggs\n2 egg yolks\n1 tbsp unobtainium\n\nMethod\nBeat.\nFry.';

const HTML =
  SHAPES[0]?.toHtml({
    name: 'Page pie',
    servings: 4,
    minutes: { prepare: 10, cook: 20 },
    ingredients: ['2 sheets puff pastry', '500 g beef mince'],
    steps: ['Fill.', 'Bake.'],
  }) ?? '';

let vision: VisionServer;
let site: Server;
let origin: string;
let host: string;
let app: TestApp;
let ana: Person;
let ben: Person;

const html = { 'content-type': 'text/html; charset=utf-8' };
/** What the look-alike of a site answers, by path. */
const ANSWERS: Record<string, RequestListener> = {
  '/pie': (_, response) => response.writeHead(200, html).end(HTML),
  '/packed': (_, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(HTML)),
  '/moved': (_, response) => response.writeHead(302, { location: '/pie' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/local': (_, response) => response.writeHead(302, { location: 'http://localhost:1/' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/huge': (_, response) => {
    response.writeHead(200, html);
    const chunk = Buffer.alloc(1_000_000, 'a');
    let sent = 0;
    const more = () => {
      while (sent < 20) {
        sent += 1;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
      response.end();
    };
    response.on('error', () => undefined);
    more();
  },
  '/bomb': (_, response) =>
    response
      .writeHead(200, { ...html, 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(20_000_000))),
  '/picture': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/news': (_, response) => response.writeHead(200, html).end('<h1>News</h1>'),
  '/closed': (_, response) => response.writeHead(403).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/never': () => undefined,
};

beforeAll(async () => {
  site = createServer((request, response) => {
    const answer = ANSWERS[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  vision = await startVisionServer();
  app = await startTestApp({
    recipePageHosts: [host],
    ai: {
      provider: 'openai-compatible',
      model: 'look-1',
      apiKey: 'key',
      baseUrl: vision.url,
      price: null,
    },
  });
  await loadCatalogue(app.database.db, CATALOGUE, new Date(app.clock.now()));
  ana = await app.person();
  ben = await app.person();
});
beforeEach(() => {
  vision.answers.length = 0;
  vision.requests.length = 0;
});
afterAll(async () => {
  await app.close();
  await vision.close();
  site.closeAllConnections();
  site.close();
});

const readPage = (url: string, who = ana) => who.call(recipeImportApi.readPage, { body: { url } });
const readText = (text: string, who = ana) =>
  who.call(recipeImportApi.readText, { body: { text } });
const save = (answer: ReadAnswer, who = ana) =>
  who.call(recipeImportApi.save, {
    body: { recipes: answer.drafts.map(({ id, recipe }) => ({ ...recipe, id })) },
  });

describe('a pasted text', () => {
  it('becomes a draft whose lines are matched to facts, to the catalogue, or to nothing', async () => {
    const { drafts, failure } = await readText(TEXT);
    expect(failure).toBeNull();
    expect(drafts[0]?.recipe).toMatchObject({
      name: 'Omelette',
      servings: 2,
      steps: ['Beat.', 'Fry.'],
      source: { kind: 'text' },
    });
    const [eggs, yolks, unknown] = drafts[0]?.recipe.ingredients ?? [];
    expect(eggs).toMatchObject({
      text: '3 eggs',
      amount: 3,
      food: { key: 'egg' },
      isConfirmed: true,
      grams: 150,
    });
    expect(yolks?.food?.foodId).toBe('catalogue:egg-yolk-raw');
    expect(unknown).toMatchObject({ food: null, grams: null, isConfirmed: false });
  });

  it('is saved once however often it is read, changed by nobody else, and undone', async () => {
    const first = await readText(TEXT);
    expect(await save(first)).toEqual({ added: [first.drafts[0]?.id] });
    const again = await readText(TEXT);
    expect(again.drafts[0]).toMatchObject({ id: first.drafts[0]?.id, isKnown: true });
    expect(await save(again)).toEqual({ added: [] });
    expect(await ana.call(recipesApi.list, {})).toHaveLength(1);

    const others = await readText(TEXT, ben);
    expect(others.drafts[0]?.isKnown).toBe(false);
    expect(others.drafts[0]?.id).not.toBe(first.drafts[0]?.id);
    expect(await ben.call(recipesApi.list, {})).toHaveLength(0);

    const ids = first.drafts.map(({ id }) => id);
    expect(await ben.call(recipeImportApi.undo, { body: { ids } })).toEqual({
      removed: 0,
      kept: 0,
    });
    expect(await ana.call(recipesApi.list, {})).toHaveLength(1);
    expect(await ana.call(recipeImportApi.undo, { body: { ids } })).toEqual({
      removed: 1,
      kept: 0,
    });
    expect(await ana.call(recipesApi.list, {})).toHaveLength(0);
    const fresh = await readText(TEXT);
    expect(fresh.drafts[0]?.isKnown).toBe(false);
    expect((await save(fresh)).added).toHaveLength(1);
    // As often as it is undone.
    await ana.call(recipeImportApi.undo, { body: { ids: fresh.drafts.map(({ id }) => id) } });
    const third = await readText(TEXT);
    expect(third.drafts[0]?.isKnown).toBe(false);
    expect((await save(third)).added).toHaveLength(1);
    expect((await readText(TEXT)).drafts[0]).toMatchObject({
      id: third.drafts[0]?.id,
      isKnown: true,
    });
    expect(await ana.call(recipesApi.list, {})).toHaveLength(1);
  });

  it('a changed recipe outlives Undo', async () => {
    const read = await readText(TEXT.replace('Omelette', 'Kept omelette'));
    await save(read);
    const [draft] = read.drafts;
    if (!draft) throw new Error('no draft');
    const params = { id: draft.id };
    await ana.call(recipesApi.edit, {
      params,
      body: { ...draft.recipe, name: 'Better', version: 1 },
    });
    expect(await ana.call(recipeImportApi.undo, { body: { ids: [draft.id] } })).toEqual({
      removed: 0,
      kept: 1,
    });
  });

  it('400 lines and a text without a recipe get a sentence', async () => {
    const many = `Feast\nIngredients\n${Array.from({ length: 400 }, (_, at) => `${at + 1} g salt`).join('\n')}`;
    expect((await readText(many)).failure?.reason).toBe('too-many-lines');
    expect((await readText('Hello there')).failure?.reason).toBe('no-text-recipe');
  });
});

describe('a web page', () => {
  it.each(['/pie', '/packed', '/moved'])('%s is read', async (path) => {
    const { drafts } = await readPage(origin + path);
    expect(drafts[0]?.recipe).toMatchObject({
      name: 'Page pie',
      source: { kind: 'page', url: `${origin}/${path === '/moved' ? 'pie' : path.slice(1)}` },
    });
  });

  it.each([
    ['/inside', 'private-address'],
    ['/local', 'private-address'],
    ['/file', 'bad-address'],
    ['/round', 'too-many-redirects'],
    ['/huge', 'too-large'],
    ['/bomb', 'too-large'],
    ['/picture', 'not-a-page'],
    ['/news', 'no-recipe'],
    ['/none', 'not-found'],
    ['/closed', 'refused'],
    ['/broken', 'unreachable'],
  ])('%s fails with %s and a sentence', async (path, reason) => {
    const { failure, drafts } = await readPage(origin + path);
    expect(failure?.reason).toBe(reason);
    expect(failure?.message).toMatch(/\.$/);
    expect(drafts).toEqual([]);
  });

  it.each([
    ['ftp://example.com/x', 'bad-address'],
    ['not an address', 'bad-address'],
    ['http://user:secret@example.com/', 'bad-address'],
    ['http://127.0.0.1:1/', 'private-address'],
    ['http://127.0.0.1/', 'private-address'],
    ['http://[::1]/', 'private-address'],
    ['http://[::ffff:10.0.0.1]/', 'private-address'],
    ['http://2130706433/', 'private-address'],
    ['http://0x7f.1/', 'private-address'],
    ['http://10.1.2.3/', 'private-address'],
    ['http://localhost/', 'private-address'],
  ])('%s is refused: %s', async (url, reason) => {
    expect((await readPage(url)).failure?.reason).toBe(reason);
  });

  it('is given up on after its time', async () => {
    const pages = createWebPages(createPublicWeb({ userAgent: 'test', allowedHosts: [host] }), 300);
    expect(await pages.read(`${origin}/never`)).toEqual({ failure: 'slow' });
    const resolve = () => new Promise<never>(() => undefined);
    const lost = createWebPages(createPublicWeb({ userAgent: 'test', resolve }), 300);
    expect(await lost.read('https://example.com/')).toEqual({ failure: 'slow' });
  });

  it('a name that leads inside is refused, and one that changes its mind is asked once', async () => {
    const addresses = [
      [{ address: '93.184.215.14', family: 4 }],
      [{ address: '127.0.0.1', family: 4 }],
    ];
    let asked = 0;
    const inside = createWebPages(
      createPublicWeb({
        userAgent: 'test',
        resolve: async () => [...(addresses[0] ?? []), ...(addresses[1] ?? [])],
      }),
    );
    expect(await inside.read('http://recipes.test/')).toEqual({ failure: 'private-address' });
    const rebinding = createWebPages(
      createPublicWeb({
        userAgent: 'test',
        resolve: async () => addresses[Math.min(asked++, 1)] ?? [],
      }),
      500,
    );
    await rebinding.read('http://recipes.test/');
    expect(asked).toBe(1);
  });
});

it.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['::', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['::ffff:192.168.1.1', false],
  ['64:ff9b::a00:1', false],
  ['0.0.0.0', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('a photo', () => {
  const picture = async () =>
    `data:image/png;base64,${(
      await sharp({ create: { width: 80, height: 80, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
    ).toString('base64')}`;

  it('is copied by the service and read like a text', async () => {
    vision.answers.push({
      value: {
        recipeSeen: true,
        name: 'Card cake',
        servings: '8 servings',
        prepMinutes: 10,
        totalMinutes: 50,
        ingredients: ['2 cups self-raising flour', '3 eggs'],
        steps: ['Mix.', 'Bake.'],
      },
    });
    const { drafts } = await ana.call(recipeImportApi.readPhoto, {
      body: { imageDataUrl: await picture() },
    });
    expect(drafts[0]?.recipe).toMatchObject({
      name: 'Card cake',
      servings: 8,
      source: { kind: 'photo' },
    });
    expect(vision.requests).toHaveLength(1);
    expect(vision.requests[0]?.picture).not.toBeNull();
  });

  it('without a recipe, or without a service, says so', async () => {
    vision.answers.push({
      value: {
        recipeSeen: false,
        name: null,
        servings: null,
        prepMinutes: null,
        totalMinutes: null,
        ingredients: [],
        steps: [],
      },
    });
    const none = await ana.call(recipeImportApi.readPhoto, {
      body: { imageDataUrl: await picture() },
    });
    expect(none.failure?.reason).toBe('no-photo-recipe');
    const plain = await startTestApp();
    const someone = await plain.person();
    const answer = await someone.call(recipeImportApi.readPhoto, {
      body: { imageDataUrl: await picture() },
    });
    expect(answer.failure?.reason).toBe('not-set-up');
    await plain.close();
  });
});
