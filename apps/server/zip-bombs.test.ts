import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myDataApi } from '#features/my-data/contract.ts';
import { EXPORT_FORMAT } from '#features/my-data/rules.ts';
import { zipOf } from '#features/my-data/server/providers/zip.ts';
import type { ErrorBody } from '#platform/shared/errors.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

const ENTRIES = 'data/food_log_entries.json';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
});
afterAll(() => app.close());

const zipWith = (content: string, name = ENTRIES) =>
  zipOf(
    new Map([
      ['schema.json', JSON.stringify(EXPORT_FORMAT)],
      [name, content],
    ]),
    new Date(0),
  );
const ones = (count: number) => `[${'1,'.repeat(count - 1)}1]`;

async function send(zip: Buffer) {
  const payload = { zip: zip.toString('base64') };
  const headers = { 'x-csrf-token': await ana.csrfToken() };
  const { method, path: url } = myDataApi.import;
  return ana.bare({ method, url, headers, payload });
}

describe('a small zip file that holds a lot', () => {
  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['90 MB of ones', () => zipWith(ones(45_000_000)), /too large when unpacked/],
    ['13 MB of ones', () => zipWith(ones(6_500_000)), /too large when unpacked/],
    ['many rows', () => zipWith(ones(400_000)), /food_log_entries.*at most 100000 entries/],
    [
      'a row of many columns',
      () => zipWith(`[{${ones(100_000).slice(1, -1).replaceAll('1', '"a":1')}}]`),
      /food_log_entries/,
    ],
    ['a deep nest', () => zipWith('['.repeat(900_000)), /nested too deep/],
    ['spaces', () => zipWith(' '.repeat(60_000_000)), /too large when unpacked/],
    ['a large photo', () => zipWith('x'.repeat(60_000_000), 'photos/profile.webp'), /too large/],
  ])('is refused early and holds up nobody: %s', async (_what, make, message) => {
    const zip = await make();
    await send(await zipWith('[]', 'data/consents.json')); // the worker is there
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const answer = await send(zip);
    delay.disable();
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().message).toMatch(message);
    // The second that parsing 13 MB took in this thread is far above what a busy machine adds.
    expect(delay.max / 1e6).toBeLessThan(500);
  });
});
