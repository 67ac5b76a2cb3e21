import type { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AccountSettings, Notification } from '#features/account/contract.ts';
import { accountApi } from '#features/account/contract.ts';
import { billingApi } from '#features/billing/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { myDataApi } from '#features/my-data/contract.ts';
import { targetsApi } from '#features/nutrition/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { notificationsApi } from '../contract.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
vi.setConfig({ testTimeout: 60_000 });

/** Saturday 21 November 2026, 8:30 in Sydney: people are made now, for sessions know the real time. */
const NOW_MS = Date.UTC(2026, 10, 20, 21, 30);

let test: TestApp;
let second: Awaited<ReturnType<TestApp['secondServer']>>;
beforeAll(async () => {
  test = await startTestApp();
  second = await test.secondServer();
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await test.close();
});

async function verify(person: Person): Promise<void> {
  const mail = test.outbox.find(({ to }) => to === person.email)?.text ?? '';
  const token = /\/verify-email\/(\S+)/.exec(mail)?.[1] ?? '';
  await person.call(signInApi.verifyEmail, { params: { token } });
}

async function reader(settings: Partial<AccountSettings>, profile = {}): Promise<Person> {
  test.clock.set(NOW_MS);
  const person = await test.person({ profile });
  await verify(person);
  const { timeZone, ...rest } = settings;
  await person.call(accountApi.saveSettings, {
    body: { ...rest, timeZone: timeZone ?? 'Australia/Sydney' },
  });
  return person;
}

const REMINDER = 'Your daily reminder from Vigour';
const SUMMARY = 'Your week in Vigour';
/** How many different messages of a subject a person got; one sent twice under one name is one. */
const got = (person: Person, subject: string) =>
  new Set(
    test.outbox
      .filter((mail) => mail.to === person.email && mail.subject === subject)
      .map(({ id }) => id),
  ).size;

/** Both servers look at the same moment. */
const bothLook = () => Promise.all([test.app.jobs.runDue(), second.jobs.runDue()]);

const entry = (date: string) => ({
  date,
  mealType: 'lunch' as const,
  foodName: 'Rice',
  quantity: 100,
  unit: 'g' as const,
  calories: 1300,
  localTime: '12:30',
  timeZone: 'Australia/Sydney',
});

describe('the daily reminder', () => {
  it('comes once a day at its time, to those who want it and whose address is verified', async () => {
    const mia = await reader({ notifications: ['daily_reminder'], reminderTime: '19:00' });
    const noah = await reader({ notifications: [], reminderTime: '19:00' });
    const zoe = await test.person();
    await zoe.call(accountApi.saveSettings, {
      body: { notifications: ['daily_reminder'], timeZone: 'Australia/Sydney' },
    });
    test.clock.set(Date.UTC(2026, 10, 21, 7, 59));
    await bothLook();
    expect(got(mia, REMINDER)).toBe(0);
    for (const minute of [0, 1, 30, 119, 200]) {
      test.clock.set(Date.UTC(2026, 10, 21, 8, minute));
      await bothLook();
      expect(got(mia, REMINDER)).toBe(1);
    }
    expect([got(noah, REMINDER), got(zoe, REMINDER)]).toEqual([0, 0]);
    expect(test.outbox.at(-1)?.oneClickOff).toContain('http://localhost:3000/api/notifications/');
  });

  it('does not come on a day that has entries', async () => {
    const mia = await reader({ notifications: ['daily_reminder'], reminderTime: '19:00' });
    await mia.call(foodLogApi.add, { body: entry('2026-11-21') });
    test.clock.set(Date.UTC(2026, 10, 21, 8, 5));
    await bothLook();
    expect(got(mia, REMINDER)).toBe(0);
    test.clock.set(Date.UTC(2026, 10, 22, 8, 5));
    await bothLook();
    expect(got(mia, REMINDER)).toBe(1);
  });

  it('does not come while the account waits to be deleted, and does again when it is kept', async () => {
    const wishes = { notifications: ['daily_reminder', 'weekly_summary'] as Notification[] };
    const [mia, noah] = [
      await reader({ ...wishes, reminderTime: '19:00' }),
      await reader({ ...wishes, reminderTime: '19:00' }),
    ];
    for (const person of [mia, noah]) {
      await person.call(foodLogApi.add, { body: entry('2026-11-20') });
    }
    await mia.call(myDataApi.requestDeletion, {});
    test.clock.set(Date.UTC(2026, 10, 21, 8, 5));
    await bothLook();
    test.clock.set(Date.UTC(2026, 10, 22, 21, 30));
    await bothLook();
    expect([got(mia, REMINDER), got(noah, REMINDER)]).toEqual([0, 1]);
    expect([got(mia, SUMMARY), got(noah, SUMMARY)]).toEqual([0, 1]);
    await mia.call(myDataApi.cancelDeletion, {});
    await bothLook();
    expect(got(mia, SUMMARY)).toBe(1);
    test.clock.set(Date.UTC(2026, 10, 23, 8, 5));
    await bothLook();
    expect(got(mia, REMINDER)).toBe(1);
  });

  it('asked for after its time of day begins tomorrow', async () => {
    const mia = await reader({ notifications: ['daily_reminder'], reminderTime: '08:00' });
    await bothLook();
    expect(got(mia, REMINDER)).toBe(0);
    test.clock.advance(24 * HOUR_MS);
    await bothLook();
    expect(got(mia, REMINDER)).toBe(1);
  });

  it('is left out when the server was off for hours, and goes with the account', async () => {
    const mia = await reader({ notifications: ['daily_reminder'], reminderTime: '19:00' });
    test.clock.set(Date.UTC(2026, 10, 27, 11));
    await bothLook();
    expect(got(mia, REMINDER)).toBe(0);
    await test.database.pool.query('delete from users where id = $1', [mia.id]);
    test.clock.set(Date.UTC(2026, 10, 28, 8));
    await bothLook();
    expect(got(mia, REMINDER)).toBe(0);
  });

  it.each([
    ['Australia/Sydney', 'skips', '02:30', Date.UTC(2027, 9, 2, 16)],
    ['Australia/Sydney', 'repeats', '02:30', Date.UTC(2028, 3, 1, 16)],
    ['America/Los_Angeles', 'skips', '02:30', Date.UTC(2029, 2, 11, 10)],
    ['America/Los_Angeles', 'repeats', '01:30', Date.UTC(2029, 10, 4, 9)],
  ])(
    'comes once in the night in which %s %s %s, from two servers',
    async (...[timeZone, , reminderTime, changeMs]) => {
      const mia = await reader({
        notifications: ['daily_reminder'],
        reminderTime,
        timeZone,
      });
      for (let minutes = -120; minutes <= 180; minutes += 20) {
        test.clock.set(changeMs + minutes * MINUTE_MS);
        await bothLook();
      }
      expect(got(mia, REMINDER)).toBe(1);
      test.clock.set(changeMs + 25 * HOUR_MS);
      await bothLook();
      expect(got(mia, REMINDER)).toBe(2);
    },
  );

  it('comes once whichever statement a server dies at', async () => {
    const mia = await reader({ notifications: ['daily_reminder'], reminderTime: '19:00' });
    const original = pg.Client.prototype.query;
    let died = 0;
    for (let day = 0; day < 16; day += 1) {
      test.clock.set(Date.UTC(2030, 0, 2 + day, 8, 1));
      let left = day + 1;
      pg.Client.prototype.query = function dying(this: pg.Client, ...given: unknown[]) {
        const [query] = given as [string | { text: string }];
        const text = typeof query === 'string' ? query : query.text;
        // Where it writes; what only reads makes no difference.
        if (/^(insert|update|commit|delete from "jobs")/i.test(text) && --left === 0) {
          died += 1;
          (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
        }
        return original.apply(this, given as never);
      } as typeof original;
      await test.app.jobs.runDue();
      pg.Client.prototype.query = original;
      test.clock.advance(2 * MINUTE_MS);
      await bothLook();
      expect(got(mia, REMINDER), `statement ${day + 1}`).toBe(day + 1);
      if (left > 0) break; // It had no more statements to die at.
    }
    expect(died).toBeGreaterThan(3);
  });
});

describe('in the gentle mode', () => {
  it('the emails name no energy and count no days, and the summary names a helpline', async () => {
    const gentle = await reader({
      notifications: ['daily_reminder', 'weekly_summary'],
      reminderTime: '19:00',
    });
    const { settings } = await gentle.call(targetsApi.read, { query: { date: '2026-11-21' } });
    await gentle.call(targetsApi.save, { body: { ...settings, safeMode: true } });
    for (const day of ['2026-11-16', '2026-11-18']) {
      await gentle.call(foodLogApi.add, { body: entry(day) });
    }
    test.clock.set(Date.UTC(2026, 10, 22, 8, 5)); // Sunday, 19:05
    await bothLook();
    test.clock.set(Date.UTC(2026, 10, 22, 21, 5)); // Monday, 8:05
    await bothLook();
    for (const subject of [REMINDER, SUMMARY]) {
      const mail = test.outbox.findLast(
        (one) => one.to === gentle.email && one.subject === subject,
      );
      expect(mail, subject).toBeDefined();
      for (const text of [mail?.text, mail?.html]) {
        expect(text).not.toMatch(/\d\s*(kcal|kJ)|of 7 days|on average|streak/i);
      }
    }
    const summary = test.outbox.findLast((one) => one.to === gentle.email);
    expect(summary?.text).toContain('1800 33 4673');
  });
});

describe('the weekly summary', () => {
  it('says on Monday what the days with entries came to', async () => {
    const wanted = { notifications: ['weekly_summary' as const] };
    const [mia, noah] = [await reader(wanted), await reader(wanted)];
    const young = await reader(wanted, {
      age: 15,
      consents: (['parental_consent', 'digital_age'] as const).map((kind) => ({
        kind,
        wordingVersion: '1',
      })),
    });
    for (const person of [mia, young]) {
      for (const day of ['2026-11-16', '2026-11-16', '2026-11-18']) {
        await person.call(foodLogApi.add, { body: entry(day) });
      }
    }
    for (const minute of [0, 5, 90]) {
      test.clock.set(Date.UTC(2026, 10, 22, 21, minute)); // Monday 23 November, 8:00
      await bothLook();
    }
    expect([mia, young, noah].map((person) => got(person, SUMMARY))).toEqual([1, 1, 0]);
    const textFor = ({ email }: Person) => test.outbox.findLast(({ to }) => to === email)?.text;
    expect(textFor(mia)).toContain('You logged food on 2 of 7 days');
    expect(textFor(mia)).toContain('1,950 kcal a day on average');
    expect(textFor(young)).not.toContain('kcal');
  });
});

describe('the weekly report', () => {
  const REPORT = 'Your weekly report from Vigour';
  const mailOf = ({ email }: Person) =>
    test.outbox.findLast(({ to, subject }) => to === email && subject === REPORT);
  const onStarter = (person: Person) =>
    person.call(billingApi.choose, {
      body: { priceId: 'price_starter_monthly', agreed: 'trial' },
    });

  it('comes on Mondays from 6:00 as a link without figures, to paid plans', async () => {
    const wanted = { notifications: ['weekly_report' as const] };
    const [mia, free, idle] = [await reader(wanted), await reader(wanted), await reader(wanted)];
    await onStarter(mia);
    await onStarter(idle);
    for (const person of [mia, free]) {
      await person.call(foodLogApi.add, { body: entry('2026-11-16') });
    }
    test.clock.set(Date.UTC(2026, 10, 22, 18, 59)); // Monday 23 November, 5:59
    await bothLook();
    expect(got(mia, REPORT)).toBe(0);
    for (const minute of [0, 5, 90]) {
      test.clock.set(Date.UTC(2026, 10, 22, 19, minute));
      await bothLook();
    }
    expect([mia, free, idle].map((person) => got(person, REPORT))).toEqual([1, 0, 0]);
    const mail = mailOf(mia);
    expect(mail?.text).toContain('/progress/report?from=2026-11-16&to=2026-11-22');
    expect(mail?.text).not.toMatch(/kcal|kg/);
    expect(mail?.attachments).toBeUndefined();
    const [, token = ''] = /notifications\/stop\/(\S+)/.exec(mail?.text ?? '') ?? [];
    await mia.call(notificationsApi.stop, { body: { token } });
    test.clock.advance(7 * 24 * HOUR_MS);
    await mia.call(foodLogApi.add, { body: entry('2026-11-24') });
    await bothLook();
    expect(got(mia, REPORT)).toBe(1);
  });

  it('has the PDF with it if the person chose that', async () => {
    const mia = await reader({ notifications: ['weekly_report', 'weekly_report_pdf'] });
    await onStarter(mia);
    await mia.call(foodLogApi.add, { body: entry('2026-11-18') });
    test.clock.set(Date.UTC(2026, 10, 22, 19, 1));
    await bothLook();
    const [file] = mailOf(mia)?.attachments ?? [];
    expect(file?.name).toBe('vigour-report-2026-11-16-to-2026-11-22.pdf');
    expect(
      Buffer.from(file?.base64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});
