import { personOf } from '#features/account/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import type { JobQueue } from '#platform/server/jobs/job.ts';
import { signInApi } from '../contract.ts';
import { requestLink, resetPassword, verifyEmail } from './actions/mailed-links.ts';
import { signInByEmail, signUp } from './actions/signing-in.ts';
import type { SignIn } from './providers/sign-in.ts';
import { addSecurityEvent } from './queries/sessions.ts';
import { originOf, rememberDevice, respondToSignIn, withRetryAfter } from './routes/browser.ts';
import { outsideRoutes } from './routes/outside.ts';
import { securityRoutes } from './routes/security.ts';

const done = { ok: true } as const;

/** The ways in and out, and what keeps an account safe. */
export function signInRoutes({ signIn, jobs }: { signIn: SignIn; jobs: JobQueue }): Route[] {
  const { identity, gatekeeper } = signIn;

  return [
    handle(signInApi.signUp, ({ db, body, nowMs, request, reply }) =>
      withRetryAfter(reply, async () => {
        const entered = await signUp(db, signIn, body, originOf(request), nowMs);
        return entered === null ? done : respondToSignIn(signIn, request, reply, entered);
      }),
    ),
    handle(signInApi.signIn, ({ db, body, nowMs, log, request, reply }) =>
      withRetryAfter(reply, async () => {
        const entered = await signInByEmail(db, signIn, body, originOf(request), nowMs, log);
        return respondToSignIn(signIn, request, reply, entered);
      }),
    ),
    handle(signInApi.signOut, async ({ db, caller, nowMs, request, reply }) => {
      await gatekeeper.end(request.headers.cookie);
      if (caller) {
        const event = { origin: originOf(request), now: new Date(nowMs) };
        await addSecurityEvent(db, caller.owner, { kind: 'signed_out', ...event });
      }
      reply.header('set-cookie', identity.clearCookieLines());
      return done;
    }),
    handle(signInApi.resendVerification, async ({ db, body, nowMs }) => {
      await requestLink(db, { signIn, jobs }, body.email, 'verify_email', nowMs);
      return done;
    }),
    handle(signInApi.verifyEmail, async ({ db, params, nowMs }) => {
      await verifyEmail(db, signIn, params.token, nowMs);
      return { user: { emailVerified: true } };
    }),
    handle(signInApi.verificationStatus, async ({ db, caller }) => {
      const person = await personOf(db, caller.owner);
      return {
        email: person?.user.email ?? '',
        emailVerified: person?.user.emailVerified ?? false,
      };
    }),
    handle(signInApi.requestPasswordReset, async ({ db, body, nowMs }) => {
      await requestLink(db, { signIn, jobs }, body.email, 'reset_password', nowMs);
      return done;
    }),
    handle(signInApi.resetPassword, async ({ db, body, nowMs, request, reply }) => {
      const { accountId } = await resetPassword(db, signIn, body, originOf(request), nowMs);
      rememberDevice(signIn, request, reply, accountId);
      return done;
    }),
    ...securityRoutes(signIn),
    ...outsideRoutes(signIn),
  ];
}
