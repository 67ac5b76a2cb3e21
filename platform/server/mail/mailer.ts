import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Message-ID, so that a second copy can be recognised. */
  id?: string;
  /** One-click unsubscribe address (RFC 8058). */
  oneClickOff?: string;
  attachments?: { name: string; type: string; base64: string }[];
  /** An iCalendar file (RFC 6047): mail programs put its event into the calendar, or take it out. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
};

export type Mailer = {
  /** Resolves once the message is handed over; rejects when it could not be. */
  send(mail: Mail): Promise<void>;
  /** Does the work of `send` without sending, so that timing reveals nothing. */
  pretend(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

/** The part of a logger that a mailer needs. */
type MailLog = { info(detail: object, message: string): void };

export type MailerOptions = {
  /** SMTP server; null writes .eml files to `outboxDirectory`. */
  smtpUrl: string | null;
  from: string;
  outboxDirectory: string;
  log: MailLog;
};

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const PLAIN_ADDRESS = /^[^\s@,;:<>"()]+@[^\s@,;:<>"()]+$/;
const LINE_BREAKS = /[\r\n\0\u2028\u2029]+/g;
const OWNER_ONLY_DIRECTORY = 0o700;
const OWNER_ONLY_FILE = 0o600;

/** Sends by SMTP, or keeps messages in a folder when no server is set up. */
export function createMailer(options: MailerOptions): Mailer {
  return options.smtpUrl === null ? outboxMailer(options) : smtpMailer(options, options.smtpUrl);
}

/** The message as nodemailer takes it: an address as a value of its own, never parsed from text. */
function envelopeOf(mail: Mail, from: string) {
  const { to, subject, text, html, id, oneClickOff, attachments, calendar } = mail;
  if (!PLAIN_ADDRESS.test(to)) {
    throw new Error('A mail address must be one plain address.');
  }
  // A line break in a subject would start a new header.
  const oneLine = subject.replace(LINE_BREAKS, ' ').trim();
  return {
    from,
    to: { name: '', address: to },
    subject: oneLine,
    text,
    html,
    ...(attachments && {
      attachments: attachments.map(({ name, type, base64 }) => ({
        filename: name,
        contentType: type,
        content: base64,
        encoding: 'base64',
      })),
    }),
    ...(calendar && { icalEvent: { ...calendar, filename: 'booking.ics' } }),
    ...(id && { messageId: `<${id}@${/@([^\s<>@]+)>?$/.exec(from)?.[1]}>` }),
    ...(oneClickOff && {
      headers: {
        'List-Unsubscribe': `<${oneClickOff}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

/** A message names no file and no address to fetch. */
const NO_ACCESS = { disableFileAccess: true, disableUrlAccess: true };

function smtpMailer({ from, log }: MailerOptions, smtpUrl: string): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    },
    NO_ACCESS,
  );
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      await transport.sendMail(envelopeOf(mail, from));
      log.info({ subject: mail.subject }, 'mail sent');
    },
    async pretend(mail) {
      await composer.sendMail({ ...envelopeOf(mail, from), ...NO_ACCESS });
      await transport.verify();
    },
    async close() {
      transport.close();
    },
  };
}

function outboxMailer({ from, log, outboxDirectory }: MailerOptions): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  /** Writes a message beside its place: anyone who watches the folder never reads half of it. */
  async function writePart(mail: Mail): Promise<string> {
    const { message } = await transport.sendMail({ ...envelopeOf(mail, from), ...NO_ACCESS });
    await mkdir(outboxDirectory, { recursive: true, mode: OWNER_ONLY_DIRECTORY });
    const instant = new Date().toISOString().replace(/[:.]/g, '-');
    const file = join(outboxDirectory, `${instant}-${randomUUID().slice(0, 8)}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: OWNER_ONLY_FILE });
    return file;
  }
  return {
    async pretend(mail) {
      await rm(`${await writePart(mail)}.part`);
    },
    async send(mail) {
      const file = await writePart(mail);
      await rename(`${file}.part`, file);
      log.info({ subject: mail.subject }, 'mail kept in the outbox: no SMTP_URL is set');
    },
    async close() {},
  };
}
