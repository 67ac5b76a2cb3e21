import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { homeApi } from '#features/home/contract.ts';
import { sendDueEmails } from '#features/notifications/server/actions/calendar-emails.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from './testing/test-app.ts';

const DAY = '2026-11-18';
const ENTRIES = 300;
const READERS = 20;
/** Monday 23 November 2026, 8:05 in Sydney: weekly summaries are due, reminders of 19:00 are not. */
const MONDAY_MS = Date.UTC(2026, 10, 22, 21, 5);
const HOUR_MS = 3_600_000;

let app: TestApp;
let ana: Person;
let statements: string[] = [];
const { query } = pg.Client.prototype;

const entry = (date: string) => ({
  id: newId(),
  date,
  mealType: 'lunch' as const,
  foodName: 'Rice',
  quantity: 100,
  unit: 'g' as const,
  calories: 130,
});

async function weeklyReader(): Promise<void> {
  const person = await app.person();
  const mail = app.outbox.find(({ to }) => to === person.email)?.text ?? '';
  const token = /\/verify-email\/(\S+)/.exec(mail)?.[1] ?? '';
  await person.call(signInApi.verifyEmail, { params: { token } });
  await person.call(accountApi.saveSettings, {
    body: {
      timeZone: 'Australia/Sydney',
      notifications: ['weekly_summary', 'daily_reminder'],
      reminderTime: '19:00',
    },
  });
  await person.call(foodLogApi.add, { body: entry('2026-11-20') });
}

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
  for (let reader = 0; reader < READERS; reader += 1) await weeklyReader();
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    statements.push(typeof first === 'string' ? first : (first.text ?? ''));
    return query.apply(this, given as never);
  } as typeof query;
}, 120_000);
afterAll(async () => {
  pg.Client.prototype.query = query;
  await app.close();
});

async function countStatements(run: () => Promise<unknown>): Promise<number> {
  statements = [];
  await run();
  return statements.length;
}

const mails: unknown[] = [];
const sendMails = (nowMs: number) =>
  sendDueEmails(
    {
      db: app.database.db,
      signIn: {
        keyedHash: (text) => text,
        post: async (_db, mail) => void mails.push(mail),
        publicUrl: 'http://localhost',
      },
      weeklyReport: async () => null,
      log: {
        error: (detail) => {
          throw (detail as { err: Error }).err;
        },
      },
    },
    nowMs,
  );

const search = { q: 'rice', meal: 'lunch' as const, localTime: '12:30', limit: 25 };

const calls: [name: string, most: number, run: () => Promise<unknown>][] = [
  ['the first screen', 6, () => ana.call(homeApi.day, { query: { date: DAY } })],
  ['one day of the log', 1, () => ana.call(foodLogApi.ofDay, { query: { date: DAY } })],
  ['one key press of the search', 12, () => ana.call(foodsApi.search, { query: search })],
];

it.each(calls)('%s takes at most %i statements', async (_, most, run) => {
  await run();
  const count = await countStatements(run);
  expect(count, statements.join('\n')).toBeLessThanOrEqual(most);
});

it(`moving ${ENTRIES} entries takes at most 6 statements`, async () => {
  const entries = Array.from({ length: ENTRIES }, () => entry(DAY));
  await ana.call(foodLogApi.addMany, { body: { entries } });
  const moves = entries.map(({ id }) => ({
    id,
    version: 1,
    date: '2026-11-17',
    mealType: 'dinner' as const,
  }));
  const count = await countStatements(() => ana.call(foodLogApi.moveMany, { body: { moves } }));
  expect(count, statements.join('\n')).toBeLessThanOrEqual(6);
});

it('a minute in which nothing is due asks for zones and recipients alone', async () => {
  const count = await countStatements(() => sendMails(MONDAY_MS - 5 * HOUR_MS));
  expect(count, statements.join('\n')).toBeLessThanOrEqual(4);
  expect(mails).toEqual([]);
});

it('a weekly email takes at most 7 statements', async () => {
  const count = await countStatements(() => sendMails(MONDAY_MS));
  expect(mails).toHaveLength(READERS);
  const perPerson = count / READERS;
  expect(perPerson, statements.slice(0, 40).join('\n')).toBeLessThanOrEqual(7);
});
