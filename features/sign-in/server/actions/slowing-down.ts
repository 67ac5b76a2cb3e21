import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import { formatWait } from '#platform/shared/format-wait.ts';
import {
  type AttemptKind,
  FORGOTTEN_AFTER_SECONDS,
  MAX_WAIT_SECONDS,
  waitSeconds,
} from '../../rules/sign-in-delays.ts';
import { networkOf } from '../providers/network.ts';
import type { SignIn } from '../providers/sign-in.ts';
import {
  countAttempts,
  refundAttempt,
  resetAttempts,
  writeAttempts,
} from '../queries/sign-in-tries.ts';

/** A running attempt that counts as failed until `succeed` is called. */
export type Attempt = { succeed(db: Db): Promise<void> };

/** Too many tries; `retryAfterSeconds` for the header of that name. */
export class TooManyAttempts extends AppError {
  readonly retryAfterSeconds: number;

  constructor(seconds: number) {
    const wait = formatWait(seconds * 1000);
    super('rate_limited', {
      reason: 'too_many_tries',
      message: `Too many attempts. Wait ${wait}, use a passkey, or reset your password by email.`,
    });
    this.retryAfterSeconds = seconds;
  }
}

/** What an attempt is counted by; `device` is null on a device that the account has not signed in on. */
export type Attempter = { account: string; address: string; device: string | null };

/**
 * From a known device only the device itself counts: a stranger who fails in a person's name, or on the
 * same network, must not keep them out of it.
 */
const namesOf = (signIn: SignIn, { account, address, device }: Attempter) =>
  device !== null
    ? [{ of: 'device' as const, name: signIn.keyedHash(`device ${account} ${device}`) }]
    : [
        { of: 'account' as const, name: signIn.keyedHash(`account ${account}`) },
        { of: 'address' as const, name: signIn.keyedHash(`address ${networkOf(address)}`) },
      ];

/**
 * Counts an attempt before it is made, so that many at once count too; throws TooManyAttempts while it has
 * to wait. It counts alike whether or not the name is known, and in the database, so that every server
 * agrees.
 */
export async function startAttempt(
  db: Db,
  signIn: SignIn,
  who: Attempter,
  nowMs: number,
): Promise<Attempt> {
  const names = namesOf(signIn, who);
  const wait = await inTransaction(db, async (db) => {
    const now = new Date(nowMs);
    const counts: { of: AttemptKind; name: string; failures: number }[] = [];
    let longest = 0;
    for (const { of, name } of names) {
      const { failures, lastAt } = await countAttempts(db, name, now);
      // Later than now: the clock was set back since, and nobody knows for how long to wait.
      const restedSeconds = lastAt > now ? MAX_WAIT_SECONDS : (nowMs - lastAt.getTime()) / 1000;
      const counted = restedSeconds > FORGOTTEN_AFTER_SECONDS ? 0 : failures;
      longest = Math.max(longest, Math.ceil(waitSeconds(of, counted) - restedSeconds));
      counts.push({ of, name, failures: counted });
    }
    if (longest > 0) return longest;
    for (const { name, failures } of counts) await writeAttempts(db, name, failures + 1, now);
    return 0;
  });
  if (wait > 0) throw new TooManyAttempts(wait);
  return {
    async succeed(db) {
      for (const { of, name } of names) {
        // An address is shared: one's own success must not clear a guesser's record.
        await (of === 'address' ? refundAttempt(db, name) : resetAttempts(db, name));
      }
    },
  };
}

/** The names that an account's failed attempts are counted under, beside those of its known devices. */
export const secondStepOf = (accountId: string) => `second step ${accountId}`;
export const stepUpOf = (accountId: string) => `step up ${accountId}`;

/** Clears the failed attempts of an account: anyone who set a new password by its email is its owner. */
export async function resetAccountAttempts(
  db: Db,
  signIn: SignIn,
  { id, email }: { id: string; email: string },
): Promise<void> {
  for (const account of [email, secondStepOf(id), stepUpOf(id)]) {
    await resetAttempts(db, signIn.keyedHash(`account ${account}`));
  }
}
