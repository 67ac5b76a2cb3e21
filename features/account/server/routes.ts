import { handle, type Route } from '#platform/server/http/handle.ts';
import type { JobQueue } from '#platform/server/jobs/job.ts';
import { accountApi } from '../contract.ts';
import { requestLink, resetPassword, verifyEmail } from './actions/mailed-links.ts';
import { currentUser, type Known, saveProfile } from './actions/profile.ts';
import { saveSettings } from './actions/settings.ts';
import { signInByEmail, signUp } from './actions/signing-in.ts';
import type { SignIn } from './providers/sign-in.ts';
import { addSecurityEvent } from './queries/sessions.ts';
import { personOf, writeUnits } from './queries.ts';
import { originOf, rememberDevice, respondToSignIn, withRetryAfter } from './routes/browser.ts';
import { outsideRoutes } from './routes/outside.ts';
import { photoRoutes } from './routes/photo.ts';
import { securityRoutes } from './routes/security.ts';

const done = { ok: true } as const;

/** The account's routes. `loggedDays` comes from the food log, the plan from billing. */
export function accountRoutes({
  signIn,
  jobs,
  ...known
}: { signIn: SignIn; jobs: JobQueue } & Known): Route[] {
  const { identity, gatekeeper } = signIn;

  return [
    handle(accountApi.currentUser, ({ db, caller, nowMs }) =>
      currentUser(db, caller.owner, known, nowMs),
    ),
    handle(accountApi.saveProfile, async ({ db, caller, body, nowMs }) => {
      await saveProfile(db, caller.owner, body, known.weighIns, nowMs);
      return currentUser(db, caller.owner, known, nowMs);
    }),
    handle(accountApi.saveUnits, async ({ db, caller, body, nowMs }) => {
      await writeUnits(db, caller.owner, body, new Date(nowMs));
      return currentUser(db, caller.owner, known, nowMs);
    }),
    handle(accountApi.saveSettings, async ({ db, caller, body, nowMs }) => {
      await saveSettings(db, caller.owner, body, nowMs);
      return currentUser(db, caller.owner, known, nowMs);
    }),
    handle(accountApi.signUp, ({ db, body, nowMs, request, reply }) =>
      withRetryAfter(reply, async () => {
        const entered = await signUp(db, signIn, body, originOf(request), nowMs);
        return entered === null ? done : respondToSignIn(signIn, request, reply, entered);
      }),
    ),
    handle(accountApi.signIn, ({ db, body, nowMs, log, request, reply }) =>
      withRetryAfter(reply, async () => {
        const entered = await signInByEmail(db, signIn, body, originOf(request), nowMs, log);
        return respondToSignIn(signIn, request, reply, entered);
      }),
    ),
    handle(accountApi.signOut, async ({ db, caller, nowMs, request, reply }) => {
      await gatekeeper.end(request.headers.cookie);
      if (caller) {
        const event = { origin: originOf(request), now: new Date(nowMs) };
        await addSecurityEvent(db, caller.owner, { kind: 'signed_out', ...event });
      }
      reply.header('set-cookie', identity.clearCookieLines());
      return done;
    }),
    handle(accountApi.resendVerification, async ({ db, body, nowMs }) => {
      await requestLink(db, { signIn, jobs }, body.email, 'verify_email', nowMs);
      return done;
    }),
    handle(accountApi.verifyEmail, async ({ db, params, nowMs }) => {
      await verifyEmail(db, signIn, params.token, nowMs);
      return { user: { emailVerified: true } };
    }),
    handle(accountApi.verificationStatus, async ({ db, caller }) => {
      const person = await personOf(db, caller.owner);
      return {
        email: person?.user.email ?? '',
        emailVerified: person?.user.emailVerified ?? false,
      };
    }),
    handle(accountApi.requestPasswordReset, async ({ db, body, nowMs }) => {
      await requestLink(db, { signIn, jobs }, body.email, 'reset_password', nowMs);
      return done;
    }),
    handle(accountApi.resetPassword, async ({ db, body, nowMs, request, reply }) => {
      const { accountId } = await resetPassword(db, signIn, body, originOf(request), nowMs);
      rememberDevice(signIn, request, reply, accountId);
      return done;
    }),
    ...photoRoutes(signIn),
    ...securityRoutes(signIn),
    ...outsideRoutes(signIn),
  ];
}
