import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase } from '../../../apps/server/testing/test-database.ts';
import { inTransaction } from '../db/database.ts';
import type { Database } from '../db/open-database.ts';
import { createJobQueue } from '../jobs/job.ts';
import { createJobRunner, type JobRunner } from '../jobs/runner.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { createMailer, type Mailer } from './mailer.ts';

const LINK = 'https://vigour.example/login/reset/a-secret';
const MAIL = { to: 'sam@example.test', subject: 'Set a password', text: LINK, html: LINK };
const SECRET = 'a secret for tests only, long enough to sign';

let database: Database;
let smtp: SMTPServer;
let raws: string[] = [];
let answer: Error | null = null;
let nowMs = Date.UTC(2026, 10, 20);
let mailer: Mailer;
let mail: MailQueue;
let runner: JobRunner;

beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });

beforeEach(async () => {
  await database.pool.query('delete from jobs');
  raws = [];
  answer = null;
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(answer),
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk) => {
        raw += String(chunk);
      });
      stream.on('end', () => {
        raws.push(raw);
        done();
      });
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const { port } = smtp.server.address() as AddressInfo;
  mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Vigour <no-reply@vigour.example>',
    outboxDirectory: '/nowhere',
    log: { info: () => {} },
  });
  const queue = createJobQueue(() => nowMs);
  mail = createMailQueue({ queue, mailer, secret: SECRET });
  runner = createJobRunner({
    db: database.db,
    queue,
    clock: () => nowMs,
    uptimeMs: () => nowMs,
    work: [mail],
    log: { error: () => {} },
  });
});
afterEach(async () => {
  await runner.stop();
  await mailer.close();
  await new Promise<void>((closed) => smtp.close(closed));
});

const rows = async () => (await database.pool.query('select * from jobs')).rows;

it('waits, unreadable, for a mail server that is busy, and goes out once', async () => {
  answer = refusal(451);
  await mail.post(database.db, MAIL);
  await runner.settled();
  const [row, ...more] = await rows();
  expect(more).toEqual([]);
  expect(JSON.stringify(row)).not.toMatch(/sam@|reset|Set a/);
  expect(raws).toEqual([]);

  answer = null;
  nowMs += 15_000;
  await runner.runDue();
  await runner.runDue();
  expect(raws).toHaveLength(1);
  expect(raws[0]).toContain(LINK);
  // One name however often it is sent.
  expect(raws[0]).toContain(`Message-ID: <${row.id}@vigour.example>`);
  expect(await rows()).toEqual([]);
});

it('is not sent for an act that was undone', async () => {
  const undone = inTransaction(database.db, async (db) => {
    await mail.post(db, MAIL);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await runner.runDue();
  expect(raws).toEqual([]);
});

it('is given up when the mail server says never, or when it is of no use any more', async () => {
  answer = refusal(550);
  await mail.post(database.db, MAIL);
  await runner.settled();
  expect(await rows()).toEqual([]);

  answer = refusal(451);
  await mail.post(database.db, MAIL, { usefulForMs: 60_000 });
  await runner.settled();
  answer = null;
  nowMs += 60_000;
  await runner.runDue();
  expect(raws).toEqual([]);
  expect(await rows()).toEqual([]);
});

it('sealed with another secret is dropped, not tried for ever', async () => {
  const queue = createJobQueue(() => nowMs);
  const foreign = createMailQueue({ queue, mailer, secret: `${SECRET} of yesterday` });
  await foreign.post(database.db, MAIL);
  await runner.runDue();
  expect(raws).toEqual([]);
  expect(await rows()).toEqual([]);
});

it('names where a mail program takes the person off the list', async () => {
  await mail.post(database.db, { ...MAIL, oneClickOff: 'https://vigour.example/api/stop/x' });
  await runner.settled();
  expect(raws[0]).toContain('List-Unsubscribe: <https://vigour.example/api/stop/x>');
  expect(raws[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});
