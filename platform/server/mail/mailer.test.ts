import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, type Mail } from './mailer.ts';

const FROM = 'Vigour <no-reply@vigour.example>';
const LINK = `https://vigour.example/verify-email/${'a'.repeat(120)}`;
const MAIL: Mail = {
  to: 'sam@example.test',
  subject: 'Verify your email – Vigour',
  text: `Open this link:\n\n${LINK}\n`,
  html: `<p>Open <a href="${LINK}">this link</a>.</p>`,
};

let folder = '';
let logged: string[] = [];
const log = {
  info: (detail: object, message: string) => {
    logged.push(`${JSON.stringify(detail)} ${message}`);
  },
};
beforeEach(async () => {
  logged = [];
  folder = await mkdtemp(join(tmpdir(), 'vigour-mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Undoes quoted-printable, which breaks long links apart. */
const readable = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const headersOf = (raw: string) => raw.slice(0, raw.search(/\r?\n\r?\n/));

describe('mail without a mail server', () => {
  const outbox = () => join(folder, 'outbox');
  const mailer = () => createMailer({ smtpUrl: null, from: FROM, outboxDirectory: outbox(), log });

  it('is kept in the outbox, whole and private', async () => {
    await mailer().send(MAIL);
    const files = await readdir(outbox());
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/\.eml$/);
    const file = join(outbox(), files[0] ?? '');
    const raw = await readFile(file, 'utf8');
    expect(headersOf(raw)).toMatch(/^To: sam@example\.test\r?$/m);
    expect(headersOf(raw)).toMatch(/^From: Vigour <no-reply@vigour\.example>\r?$/m);
    expect(readable(raw).split(LINK)).toHaveLength(3);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(outbox())).mode & 0o777).toBe(0o700);
  });

  it('says so in the log, without the address or the link', async () => {
    await mailer().send(MAIL);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('Verify your email');
    expect(logged[0]).not.toMatch(/sam@|verify-email/);
  });

  it('pretends without leaving anything', async () => {
    await mailer().pretend(MAIL);
    expect(await readdir(outbox())).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('keeps messages of one instant apart, in their order', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => mailer().send(MAIL)));
    expect((await readdir(outbox())).filter((name) => name.endsWith('.eml'))).toHaveLength(5);
  });

  it('lets nobody add a header through the subject', async () => {
    await mailer().send({ ...MAIL, subject: 'Hello\r\nBcc: evil@example.test\n\nBody' });
    const [name = ''] = await readdir(outbox());
    const raw = await readFile(join(outbox(), name), 'utf8');
    expect(headersOf(raw)).not.toMatch(/^Bcc:/im);
    expect(headersOf(raw)).toMatch(/^Subject: Hello Bcc: evil@example\.test Body\r?$/m);
  });

  it.each([
    'sam@example.test\r\nBcc: evil@example.test',
    'sam@example.test, evil@example.test',
    'Sam <sam@example.test>',
    'sam@example.test;evil@example.test',
    'group: sam@example.test;',
    '',
    'nobody',
  ])('sends to one plain address, not to %j', async (to) => {
    await expect(mailer().send({ ...MAIL, to })).rejects.toThrow('one plain address');
    await expect(readdir(outbox())).rejects.toThrow('ENOENT');
  });

  it('never reads a file or fetches an address for a message', async () => {
    const path = { path: '/etc/hostname' } as unknown as string;
    await expect(mailer().send({ ...MAIL, text: path })).rejects.toThrow(/access/i);
  });
});

describe('mail through a mail server', () => {
  type Received = { from: string; to: string[]; raw: string };
  let server: SMTPServer;
  let received: Received[];
  let refuse = false;

  beforeEach(async () => {
    received = [];
    refuse = false;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(refuse ? new Error('550 no such mailbox') : null),
      onData(stream, session, done) {
        let raw = '';
        stream.on('data', (chunk) => {
          raw += String(chunk);
        });
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
          });
          done();
        });
      },
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterEach(() => new Promise<void>((closed) => server.close(closed)));

  const mailer = () => {
    const { port } = server.server.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    return createMailer({ smtpUrl, from: FROM, outboxDirectory: join(folder, 'outbox'), log });
  };

  it('arrives, and is in no outbox', async () => {
    const sender = mailer();
    await sender.send(MAIL);
    await sender.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      from: 'no-reply@vigour.example',
      to: ['sam@example.test'],
    });
    expect(readable(received[0]?.raw ?? '').split(LINK)).toHaveLength(3);
    expect(await readdir(folder)).toEqual([]);
    expect(logged[0]).not.toMatch(/sam@|verify-email/);
  });

  it('is handed to nobody when it is pretended', async () => {
    const sender = mailer();
    await sender.pretend(MAIL);
    await sender.close();
    expect(received).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes to nobody else, whatever the subject says', async () => {
    const sender = mailer();
    await sender.send({ ...MAIL, subject: 'x\r\nBcc: evil@example.test' });
    await sender.close();
    expect(received[0]?.to).toEqual(['sam@example.test']);
    expect(headersOf(received[0]?.raw ?? '')).not.toMatch(/^Bcc:/im);
  });

  it('that is refused is an error for the sender', async () => {
    refuse = true;
    const sender = mailer();
    await expect(sender.send(MAIL)).rejects.toThrow(/rejected|recipient/i);
    await sender.close();
    expect(logged).toEqual([]);
  });

  it('that cannot be handed over is an error, soon', async () => {
    const sender = createMailer({
      smtpUrl: 'smtp://127.0.0.1:1',
      from: FROM,
      outboxDirectory: folder,
      log,
    });
    await expect(sender.send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
  });
});
