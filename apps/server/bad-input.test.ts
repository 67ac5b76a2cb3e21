import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, requestOf } from '#platform/shared/endpoint.ts';
import type { ErrorBody } from '#platform/shared/errors.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { everyThird, guardedEndpoints, type NamedEndpoint } from './testing/all-endpoints.ts';
import { verifyEmail } from './testing/gyms.ts';
import { type Sample, sampleFor } from './testing/sample-inputs.ts';
import { fieldsOf, spoil, textFields } from './testing/spoiled-inputs.ts';
import { storedData } from './testing/stored-data.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

const endpoints = await guardedEndpoints();
const withBody = endpoints.filter(({ endpoint }) => endpoint.body);
const withQuery = endpoints.filter(({ endpoint }) => endpoint.query);
const withParams = endpoints.filter(({ endpoint }) => endpoint.params);

const MEGABYTE = 1_000_000;
/** Ways to spoil one body that are tried: spread over all of it. */
const MAX_SPOILED = timesToRun(10_000, 12);
const HOSTILE = [
  `Robert'); drop table users; --`,
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '👩‍👩‍👧‍👦 crème brûlée',
  'مرحبا \u202e نص من اليمين',
  '${process.env.HOME} {{7*7}} %s %n \\u0000 ../../etc/passwd',
  '=cmd|calc!A1',
];

/** Each field is tried with one in so many. */
const EVERY_HOSTILE = 3 / timesToRun(3, 1);

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
  await verifyEmail(app, ana);
});
afterAll(() => app.close());

type Answer = { statusCode: number; body: string; json(): unknown };

/** Sends `json` as the body of the endpoint, with the rest of the sample as it is. */
function sendBody({ endpoint }: NamedEndpoint, sample: Sample, json: string, headers = {}) {
  const { method, url } = requestOf(endpoint, sample as never);
  return ana.inject({
    method,
    url,
    payload: json,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** A refusal that a person can act on: a 4xx with a sentence, never a defect. */
function expectRefusal(answer: Answer, about: string): ErrorBody {
  expect(answer.statusCode, `${about}: ${answer.body.slice(0, 300)}`).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode, `${about}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
  const body = answer.json() as ErrorBody;
  expect(body.message, about).toMatch(/^[A-Z].*[.?!]$/s);
  return body;
}

/** Also names the field, in `fields` and in the sentence. */
function expectNamed(answer: Answer, path: string[], about: string): void {
  const body = expectRefusal(answer, about);
  expect(answer.statusCode, about).toBe(400);
  const field = path.join('.');
  const named = Object.keys(body.fields ?? {}).find(
    (name) => field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`),
  );
  expect(named, `${about} names ${JSON.stringify(body.fields)}`).toBeDefined();
  const word = named?.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const label = word.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  expect(body.message.toLowerCase(), about).toContain(label);
}

async function expectNothingStored(work: () => Promise<void>): Promise<void> {
  const before = await storedData(app.database);
  await work();
  expect(await storedData(app.database)).toEqual(before);
}

const bodyOf = (endpoint: Endpoint) => endpoint.body as NonNullable<Endpoint['body']>;

describe('a spoiled body', () => {
  it.each(withBody)('is refused by name: $name', async (named) => {
    const sample = await sampleFor(named, ana);
    const all = spoil(bodyOf(named.endpoint), sample.body ?? {});
    expect(all.length).toBeGreaterThan(3);
    const every = Math.ceil(all.length / MAX_SPOILED);
    const spoiled = all.filter((_, at) => at % every === 0);
    await expectNothingStored(async () => {
      for (const { path, what, json } of spoiled) {
        expectNamed(await sendBody(named, sample, json), path, `${path.join('.')}: ${what}`);
      }
    });
  });

  it.each(everyThird(withBody))('as a whole is refused: $name', async (named) => {
    const sample = await sampleFor(named, ana);
    const good = JSON.stringify(sample.body);
    const tooMany = Math.max(MEGABYTE, named.endpoint.bodyLimitBytes ?? 0);
    const wholes: [string, string][] = [
      ['not JSON', '{"foodName": '],
      ['not an object', '[1,2]'],
      ['text', '"text"'],
      ['nothing', 'null'],
      ['empty', ''],
      ['more than it takes', JSON.stringify({ ...sample.body, filler: 'x'.repeat(tooMany) })],
      ['a deep nest', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
      ['an endless nest', '['.repeat(90_000)],
      ['a prototype', good.replace('{', '{"__proto__":{"admin":true},')],
      ['a constructor', good.replace('{', '{"constructor":{"prototype":{"admin":true}},')],
    ];
    await expectNothingStored(async () => {
      for (const [what, json] of wholes) {
        expectRefusal(await sendBody(named, sample, json), what);
      }
      const wrongType = await sendBody(named, sample, good, { 'content-type': 'text/plain' });
      expect(expectRefusal(wrongType, 'text/plain').code).toBe('unsupported');
      const stale = await sendBody(named, sample, good, { 'x-csrf-token': 'stale' });
      expect(expectRefusal(stale, 'stale token').reason).toBe('stale_csrf_token');
    });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each(everyThird(withBody))('of any shape at all is no defect: $name', async (named) => {
    const sample = await sampleFor(named, ana);
    const schema = bodyOf(named.endpoint);
    const fields = fieldsOf(schema);
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue({ maxDepth: 1 })])), {
        requiredKeys: [],
      }),
      // One field at a time, so that the others let it through.
      fc.tuple(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 2 })).map(([field, value]) => ({
        ...sample.body,
        [field]: value,
      })),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        const answer = await sendBody(named, sample, JSON.stringify(value));
        if (schema.safeParse(value).success) expect(answer.statusCode).toBeLessThan(500);
        else expectRefusal(answer, JSON.stringify(value));
      }),
      { numRuns: timesToRun(40, 5) },
    );
  });
});

describe('hostile text', () => {
  const cases = withBody.flatMap((named) =>
    textFields(bodyOf(named.endpoint)).map((field) => ({ ...named, field })),
  );
  const inTurns = cases.map((one, at) => ({
    ...one,
    tried: HOSTILE.filter((_, text) => (text + at) % EVERY_HOSTILE === 0),
  }));
  it.each(everyThird(inTurns))(
    'is text and no more: $name $field',
    async ({ field, tried, ...named }) => {
      for (const hostile of tried) {
        const sample = await sampleFor(named, ana);
        const body = { ...sample.body, [field]: hostile };
        const answer = await sendBody(named, sample, JSON.stringify(body));
        if (!bodyOf(named.endpoint).safeParse(body).success) {
          expectNamed(answer, [field], `${field}: ${hostile}`);
          continue;
        }
        expect(answer.statusCode, `${hostile}: ${answer.body}`).toBeLessThan(500);
        const output = answer.json() as Record<string, unknown>;
        if (answer.statusCode === 200 && field in output) expect(output[field]).toBe(hostile);
      }
    },
  );
});

describe('a spoiled address', () => {
  it.each(withQuery)('is refused by name: $name', async (named) => {
    const { endpoint } = named;
    const { query = {}, params } = await sampleFor(named, ana);
    const bare = requestOf(endpoint, { params }).url;
    for (const [field, value] of Object.entries(query)) {
      const spoiled = ['', 'nope', `${value}'; drop table users`, '<script>'];
      if (field === 'date') {
        spoiled.push('1900-01-01', '9999-12-31', '2026-02-30', '2026-11-20T00:00:00Z', '-1');
      }
      for (const bad of spoiled) {
        const input = { params, query: { ...query, [field]: bad } };
        const answer = await ana.inject({ url: requestOf(endpoint, input).url });
        // Free text takes any of these: as text.
        if (endpoint.query?.safeParse(input.query).success) expect(answer.statusCode).toBe(200);
        else expectNamed(answer, [field], `${field}=${bad}`);
      }
      const always = [`${field}=%00`, `${field}=${'x'.repeat(5_000)}`];
      const required = !endpoint.query?.safeParse({ ...query, [field]: undefined }).success;
      if (required) always.push(`x=${value}`);
      for (const search of [...always, `${field}=${value}&${field}=${value}`]) {
        const answer = await ana.inject({ url: `${bare}?${search}` });
        expectNamed(answer, [field], search.slice(0, 60));
      }
    }
  });

  it.each(everyThird(withParams))('is refused: $name', async (named) => {
    const { endpoint } = named;
    const sample = await sampleFor(named, ana);
    const own = requestOf(endpoint, sample as never);
    await expectNothingStored(async () => {
      const bad = ['nope', '%00', '%ED%A0%BD', '%zz', '..%2f..%2fetc', "1'%20or%201=1", '🍚', '-1'];
      for (const value of [...bad, 'x'.repeat(2_000), 'x'.repeat(900)]) {
        const url = endpoint.path.replace(/:\w+/, value);
        const answer = await ana.inject({
          method: endpoint.method,
          url,
          ...(own.body === undefined ? {} : { payload: own.body as object }),
        });
        expectRefusal(answer, url.slice(0, 60));
      }
    });
  });
});

const dated = withBody.filter(({ endpoint }) => fieldsOf(bodyOf(endpoint)).includes('date'));

// The features that are guarded may have none.
describe.runIf(dated.length > 0)('a day out of reach', () => {
  it.each(dated)('is refused by name: $name', async (named) => {
    const sample = await sampleFor(named, ana);
    await expectNothingStored(async () => {
      for (const date of ['1900-01-01', '2016-01-01', '2026-11-31', '9999-12-31', '0000-00-00']) {
        const answer = await sendBody(named, sample, JSON.stringify({ ...sample.body, date }));
        expectNamed(answer, ['date'], date);
      }
    });
  });
});
