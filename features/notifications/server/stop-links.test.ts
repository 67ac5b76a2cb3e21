import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { notificationsApi } from '../contract.ts';
import { stopToken } from './actions/stop-links.ts';

let test: TestApp;
let mia: Person;
let noah: Person;
const SECRET = 'a secret for tests only, long enough to sign';
const signing = {
  keyedHash: (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url'),
};
const BOTH = ['daily_reminder', 'weekly_summary'] as const;

beforeAll(async () => {
  test = await startTestApp();
  [mia, noah] = [await test.person(), await test.person()];
  for (const person of [mia, noah]) {
    await person.call(accountApi.saveSettings, { body: { notifications: [...BOTH] } });
  }
});
afterAll(() => test.close());

const wanted = async (person: Person) =>
  (await person.call(accountApi.currentUser, {})).settings.notifications;

const oneClick = (token: string) =>
  test.newStranger().bare({
    method: 'POST',
    url: `/api/notifications/stop/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('the link in an email', () => {
  it('is only looked at when it is opened', async () => {
    const url = `/api/notifications/stop/${stopToken(signing, mia.id, 'daily_reminder')}`;
    const answer = await test.newStranger().bare({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, url.replace('/api', '')]);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(await wanted(mia)).toEqual([...BOTH]);
  });

  it('stops its kind of mail, for its person, by the one request of a mail program', async () => {
    const token = stopToken(signing, mia.id, 'daily_reminder');
    for (const _ of [1, 2]) expect((await oneClick(token)).statusCode).toBe(200);
    expect(await wanted(mia)).toEqual(['weekly_summary']);
    expect(await wanted(noah)).toEqual([...BOTH]);
  });

  it('stops it from the page, signed in or not', async () => {
    const body = { token: stopToken(signing, noah.id, 'weekly_summary') };
    const answer = await test.newStranger().call(notificationsApi.stop, { body });
    expect(answer).toEqual({ stopped: 'weekly_summary' });
    expect(await wanted(noah)).toEqual(['daily_reminder']);
  });

  it('that is guessed, changed or signed by another does nothing', async () => {
    const real = stopToken(signing, noah.id, 'daily_reminder');
    const other = {
      keyedHash: (text: string) => createHmac('sha256', 'x').update(text).digest('base64url'),
    };
    const [, account, signature] = real.split('.');
    for (const token of [
      'x',
      real.slice(0, -1),
      `${real}A`,
      `w.${account}.${signature}`,
      stopToken(signing, mia.id, 'daily_reminder')
        .split('.')
        .slice(0, 2)
        .concat(signature ?? '')
        .join('.'),
      stopToken(other, noah.id, 'daily_reminder'),
    ]) {
      expect((await oneClick(token)).statusCode, token).toBe(400);
    }
    expect(await wanted(noah)).toEqual(['daily_reminder']);
  });
});
