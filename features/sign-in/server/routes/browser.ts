import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Entered, NewSession } from '../actions/signing-in.ts';
import { TooManyAttempts } from '../actions/slowing-down.ts';
import type { Origin } from '../providers/better-auth.ts';
import { deviceCookieIn } from '../providers/known-device.ts';
import type { SignIn } from '../providers/sign-in.ts';

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  deviceCookie: deviceCookieIn(request.cookies),
});

/** Remembers in the browser that this account's owner uses it. */
export function rememberDevice(
  { knownDevices, clock }: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): void {
  const known = deviceCookieIn(request.cookies);
  reply.header('set-cookie', knownDevices.cookieLine(known, accountId, clock()));
}

/** Replaces the browser's session; the old one ends, so that nobody goes on with a planted one. */
export async function startBrowserSession(
  signIn: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, cookie }: NewSession,
): Promise<void> {
  await signIn.gatekeeper.end(request.headers.cookie);
  reply.header('set-cookie', signIn.identity.cookieLines(cookie));
  rememberDevice(signIn, request, reply, accountId);
}

/** Sets the cookie after a right password: a session, or a ticket for the second step. */
export async function respondToSignIn(
  signIn: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: Entered,
): Promise<{ ok: true; secondStep?: true }> {
  if (entered.kind === 'second-step') {
    reply.header('set-cookie', entered.cookieLine);
    return { ok: true, secondStep: true };
  }
  await startBrowserSession(signIn, request, reply, entered);
  return { ok: true };
}

/** Sets the retry-after header if `run` fails with too many attempts. */
export async function withRetryAfter<Result>(
  reply: FastifyReply,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TooManyAttempts) reply.header('retry-after', error.retryAfterSeconds);
    throw error;
  }
}
