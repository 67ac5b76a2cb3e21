import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

const STEP_MS = 30_000;
/** A clock that is one step off is still understood (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;
const DIGITS = 6;

/** Secret for the authenticator, as `uri` to scan and `typed` to type. */
export function enrolment(secret: string, email: string): { secret: string; uri: string } {
  return {
    secret: base32.encode(secret, { padding: false }),
    uri: createOTP(secret, { digits: DIGITS, period: STEP_MS / 1000 }).url('Vigour', email),
  };
}

/** The time step that a code belongs to, or null when it is wrong; compared in constant time. */
export async function stepOfCode(
  secret: string,
  code: string,
  nowMs: number,
): Promise<number | null> {
  const now = Math.floor(nowMs / STEP_MS);
  let found: number | null = null;
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step += 1) {
    const right = await createOTP(secret, { digits: DIGITS }).hotp(step);
    let difference = code.length ^ right.length;
    for (let at = 0; at < right.length; at += 1) {
      difference |= code.charCodeAt(at) ^ right.charCodeAt(at);
    }
    if (difference === 0) found = step;
  }
  return found;
}
