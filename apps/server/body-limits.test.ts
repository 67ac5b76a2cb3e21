import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toJsonLimits } from '#platform/server/http/json-limits.ts';
import { requestOf } from '#platform/shared/endpoint.ts';
import type { ErrorBody } from '#platform/shared/errors.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { changes, everyThird, guardedEndpoints } from './testing/all-endpoints.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';
import { worstBodies } from './testing/worst-bodies.ts';

const endpoints = await guardedEndpoints();
const MAX_ERROR_BYTES = 20_000;
const MAX_FIELDS = 50;
/** The bench sends them as large as they may be. */
const MAX_SENT_BYTES = timesToRun(2_000_000, 300_000);

const params = {
  id: '01900000-0000-7000-8000-000000000001',
  memberId: '01900000-0000-7000-8000-000000000002',
  token: 'x',
  provider: 'google',
  date: '2026-11-20',
  part: 0,
};

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
});
afterAll(() => app.close());

describe('every contract', () => {
  it.each(endpoints)('of $name sets a maximum for each text, list and record', ({ endpoint }) => {
    for (const schema of [endpoint.params, endpoint.query, endpoint.body]) {
      if (schema) expect(() => toJsonLimits(schema)).not.toThrow();
    }
  });
});

describe('the worst bodies', () => {
  it.each(everyThird(endpoints.filter(changes)))(
    'of $name get a short answer',
    async ({ endpoint }) => {
      // One of them may have signed her out: then the next would only be told to sign in.
      const isIn = (await ana.inject({ url: '/api/auth/user' })).statusCode === 200;
      if (!isIn) ana = await app.person();
      const { method, url } = requestOf(endpoint, { params });
      for (const { what, json } of worstBodies(endpoint, MAX_SENT_BYTES)) {
        const headers = { 'content-type': 'application/json' };
        const answer = await ana.inject({ method, url, headers, payload: json });
        expect(answer.statusCode, `${what}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
        expect(answer.body.length, what).toBeLessThan(MAX_ERROR_BYTES);
        const { fields = {} } = answer.json<ErrorBody>();
        expect(Object.keys(fields).length, what).toBeLessThanOrEqual(MAX_FIELDS);
      }
    },
    60_000,
  );
});
