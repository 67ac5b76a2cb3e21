import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Entered } from '../actions/signing-in.ts';
import { TooManyTries } from '../actions/slowing-down.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { SignIn } from '../providers/sign-in.ts';

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

/** Replaces the browser's session; the old one ends, so that nobody goes on with a planted one. */
export async function startBrowserSession(
  { identity, gatekeeper }: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: string,
): Promise<void> {
  await gatekeeper.end(request.headers.cookie);
  reply.header('set-cookie', identity.cookieLines(cookie));
}

/** Gives the browser what a right password leads to: a session, or a ticket for the second step. */
export async function letIn(
  signIn: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: Entered,
): Promise<{ ok: true; secondStep?: true }> {
  if (entered.kind === 'second-step') {
    reply.header('set-cookie', entered.cookieLine);
    return { ok: true, secondStep: true };
  }
  await startBrowserSession(signIn, request, reply, entered.cookie);
  return { ok: true };
}

/** Says in the header how long to wait, when it is too many tries that were refused. */
export async function tellingWhen<Result>(
  reply: FastifyReply,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TooManyTries) reply.header('retry-after', error.retryAfterSeconds);
    throw error;
  }
}
