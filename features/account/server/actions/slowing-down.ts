import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import {
  FORGOTTEN_AFTER_SECONDS,
  type TriesOf,
  waitInWords,
  waitSeconds,
} from '../../rules/sign-in-delays.ts';
import { networkOf } from '../providers/network.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { forgetTries, takeBackTry, triesOf, writeTries } from '../queries/sign-in-tries.ts';

/** A try that is under way and counts as failed until it is said to have been right. */
export type Try = { succeed(db: Db): Promise<void> };

/** Too many tries; `retryAfterSeconds` for the header of that name. */
export class TooManyTries extends AppError {
  readonly retryAfterSeconds: number;

  constructor(seconds: number) {
    const wait = waitInWords(seconds);
    super('rate_limited', {
      reason: 'too_many_tries',
      message: `Too many tries. Wait ${wait} and try again, use a passkey, or set a new password by email.`,
    });
    this.retryAfterSeconds = seconds;
  }
}

/**
 * Counts a try against an account name and a network address before it is made, so that many at once
 * count too; throws TooManyTries while either has to wait. It counts alike whether or not the name is
 * known, and in the database, so that every server agrees.
 */
export async function beginTry(
  db: Db,
  signIn: SignIn,
  who: { account: string; address: string },
  nowMs: number,
): Promise<Try> {
  const names = (['account', 'address'] as const).map((of) => ({
    of,
    name: signIn.keyedHash(`${of} ${of === 'account' ? who.account : networkOf(who.address)}`),
  }));
  const wait = await inTransaction(db, async (db) => {
    const now = new Date(nowMs);
    const counts: { of: TriesOf; name: string; failures: number }[] = [];
    let longest = 0;
    for (const { of, name } of names) {
      const { failures, lastAt } = await triesOf(db, name, now);
      const restedSeconds = (nowMs - lastAt.getTime()) / 1000;
      const counted = restedSeconds > FORGOTTEN_AFTER_SECONDS ? 0 : failures;
      longest = Math.max(longest, Math.ceil(waitSeconds(of, counted) - restedSeconds));
      counts.push({ of, name, failures: counted });
    }
    if (longest > 0) return longest;
    for (const { name, failures } of counts) await writeTries(db, name, failures + 1, now);
    return 0;
  });
  if (wait > 0) throw new TooManyTries(wait);
  return {
    async succeed(db) {
      for (const { of, name } of names) {
        // An address is shared: one's own success must not clear a guesser's record.
        await (of === 'account' ? forgetTries(db, name) : takeBackTry(db, name));
      }
    },
  };
}
