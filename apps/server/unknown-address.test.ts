import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** That a password was wrong is written down for an account, and a decoy of it for nobody's. */
const WRITTEN_DOWN = /^insert into "(?:security_events|verifications)".*/;

/** Everything that is worked out and asked while a person is signing in. */
let work: string[] = [];
const { scrypt } = crypto;
const { query } = pg.Client.prototype;
let app: TestApp;
let email = '';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => {
  crypto.scrypt = ((...[password, salt, length, cost, done]: Parameters<typeof scrypt>) => {
    work.push(`scrypt ${length} ${JSON.stringify(cost)}`);
    scrypt(password, salt, length, cost, done);
  }) as typeof scrypt;
  syncBuiltinESMExports();
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    const [first] = args as unknown[];
    const { text } = (typeof first === 'object' ? first : { text: first }) as { text: string };
    work.push(text.replace(WRITTEN_DOWN, 'writes a row'));
    return Reflect.apply(query, this, args);
  } as typeof query;
  // Hashing as people have it: how long an answer takes is all about that.
  app = await startTestApp({ hashing: undefined });
  ({ email } = await app.person());
});
afterAll(async () => {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
  pg.Client.prototype.query = query;
  await app.close();
});

/** A try with a wrong password that is ready to be sent; sending it ends with its answer. */
async function tryOf(address: string): Promise<() => Promise<unknown>> {
  app.clock.advance(16 * 60_000);
  const client = app.newStranger();
  const token = await client.csrfToken();
  return () =>
    client.bare({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { 'x-csrf-token': token },
      payload: { email: address, password: 'not the password at all' },
    });
}

/** What is done, and the processor's time that it takes, ms. */
async function costOf(address: string): Promise<{ cpuMs: number; work: string[] }> {
  const send = await tryOf(address);
  work = [];
  const start = process.cpuUsage();
  await send();
  const { user, system } = process.cpuUsage(start);
  return { cpuMs: (user + system) / 1e3, work };
}

/** How long two tries take that are sent at once, ms: whatever else the machine does, it does to both. */
async function timesAtOnce(addresses: readonly string[]): Promise<number[]> {
  const tries: (() => Promise<unknown>)[] = [];
  for (const address of addresses) tries.push(await tryOf(address));
  const start = process.hrtime.bigint();
  return Promise.all(
    tries.map(async (send) => {
      await send();
      return Number(process.hrtime.bigint() - start) / 1e6;
    }),
  );
}

const isClose = (ratio = Number.NaN) => Math.abs(ratio - 1) < 0.1;
const sorted = (ratios: readonly number[]) => ratios.toSorted((a, b) => a - b);

function median(ratios: readonly number[]): number {
  const inOrder = sorted(ratios);
  const half = ratios.length / 2;
  return ((inOrder[Math.ceil(half) - 1] ?? Number.NaN) + (inOrder[Math.floor(half)] ?? 0)) / 2;
}

/** Where the median of ever more pairs would be, but for one time in a thousand. */
function rangeOfMedian(ratios: readonly number[]): [low: number, high: number] {
  const aside = 1.65 * Math.sqrt(ratios.length);
  const middle = (ratios.length - 1) / 2;
  const inOrder = sorted(ratios);
  const at = (index: number) => inOrder[index] ?? Number.NaN;
  return [at(Math.floor(middle - aside)), at(Math.ceil(middle + aside))];
}

describe('an unknown address', () => {
  it('is hashed and looked up like a known one: the same work, in the same order', async () => {
    await costOf(email);
    const known = (await costOf(email)).work;
    const unknown = (await costOf('nobody@example.test')).work;
    const hashes = known.filter((step) => step.startsWith('scrypt'));
    expect(hashes).toEqual(['scrypt 64 {"N":16384,"r":16,"p":1,"maxmem":67108864}']);
    expect(known).toContain('writes a row');
    expect(unknown).toEqual(known);
  });

  /**
   * The processor's time hardly depends on what else runs: its median of known beside unknown is within 10 %. The time
   * of the clock also holds what waits; two tries at once share it. It fails when it is surely more than 10 % away.
   * Its hashing takes a minute of the processor, so that only `npm run test:long` runs it.
   */
  it.runIf(process.env['LONG'])(
    'takes as long as a wrong password for a known one: medians within 10 %',
    async () => {
      // Tries in pairs, and either goes first as often, so that what one leaves to be done counts against
      // both. Sixteen pairs are the fewest that can settle it: all of them have to be close then.
      const pairs = 100;
      const [cpu, wall]: [number[], number[]] = [[], []];
      await costOf(email);
      for (let round = 0; round < pairs; round += 1) {
        const isSettled = [cpu, wall].every((ratios) => rangeOfMedian(ratios).every(isClose));
        if (round >= 16 && round % 2 === 0 && isSettled) break;
        const nobody = `nobody-${round}@example.test`;
        const knownFirst = round % 2 === 0;
        const addresses = knownFirst ? [email, nobody] : [nobody, email];
        const ratio = (times: readonly number[]) => {
          const [first = Number.NaN, second = Number.NaN] = times;
          return knownFirst ? first / second : second / first;
        };
        const costs: number[] = [];
        for (const address of addresses) costs.push((await costOf(address)).cpuMs);
        cpu.push(ratio(costs));
        wall.push(ratio(await timesAtOnce(addresses)));
      }
      expect(isClose(median(cpu)), `processor: ${median(cpu)} over ${cpu.length} pairs`).toBe(true);
      const [low, high] = rangeOfMedian(wall);
      const isApart = low > 1.1 || high < 0.9;
      expect(isApart, `clock: ${low} to ${high} over ${wall.length} pairs`).toBe(false);
    },
  );
});
