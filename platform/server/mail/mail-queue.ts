import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { HopelessJob, handler, type JobHandler, type JobKind, type JobQueue } from '../jobs/job.ts';
import { createSealer } from '../secrets/sealer.ts';
import type { Mail, Mailer } from './mailer.ts';

const HOUR_MS = 3_600_000;

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
  olderSecrets?: readonly string[];
}): MailQueue {
  const { queue, mailer } = options;
  // Emails contain an address and often a secret link, so they are stored sealed and deleted once sent.
  const { seal, unseal } = createSealer(options.secret, 'mail that waits', options.olderSecrets);

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
