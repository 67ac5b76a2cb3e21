import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { HopelessJob, handler, type JobHandler, type JobKind, type JobQueue } from '../jobs/job.ts';
import type { Mail, Mailer } from './mailer.ts';

const HOUR_MS = 3_600_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const sendMail: JobKind<{ sealed: string }> = {
  name: 'send-mail',
  payload: z.strictObject({ sealed: z.string() }),
  keepTryingMs: 24 * HOUR_MS,
};

/**
 * Keeps a mail to be sent, within the caller's transaction: it goes out if, and only if, that is
 * committed, and a mail server that is out of reach delays it. After `usefulForMs` (a day unless said)
 * it is given up. With `pretend` it is kept and taken the same way, and sent to nobody.
 */
export type PostMail = (
  db: Db,
  mail: Mail,
  options?: { usefulForMs?: number | undefined; pretend?: boolean },
) => Promise<void>;

export type MailQueue = { post: PostMail; handlers: JobHandler[] };

/** Emails contain an address and often a secret link, so they are stored sealed and deleted once sent. */
function sealer(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mail that waits', 32));
  return {
    seal(text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    unseal(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64');
      const opening = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      opening.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
    },
  };
}

/** A mail server's "never" (5xx) to this message, beside its "not now" and a line that is down. */
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  ['MAIL FROM', 'RCPT TO', 'DATA'].includes(String(error.command));

/** Creates the mail queue: stored in the action's transaction, sent in the background. */
export function createMailQueue(options: {
  queue: JobQueue;
  mailer: Mailer;
  secret: string;
}): MailQueue {
  const { queue, mailer } = options;
  const { seal, unseal } = sealer(options.secret);

  function opened(sealed: string): Mail & { pretend?: boolean } {
    try {
      return JSON.parse(unseal(sealed)) as Mail & { pretend?: boolean };
    } catch (cause) {
      throw new HopelessJob('A mail was sealed with another secret.', { cause });
    }
  }

  return {
    post: (db, mail, { usefulForMs, pretend = false } = {}) =>
      queue.add(
        db,
        sendMail,
        { sealed: seal(JSON.stringify({ ...mail, pretend })) },
        { keepTryingMs: usefulForMs },
      ),
    handlers: [
      handler(sendMail, async ({ sealed }, { id }) => {
        const { pretend, ...mail } = opened(sealed);
        try {
          // After a kill between sending and deleting, it is sent twice with one Message-ID.
          await (pretend ? mailer.pretend({ ...mail, id }) : mailer.send({ ...mail, id }));
        } catch (error) {
          if (isRefusal(error)) throw new HopelessJob('The mail was refused.', { cause: error });
          throw error;
        }
      }),
    ],
  };
}
