import { handle, type Route } from '#platform/server/http/handle.ts';
import { AppError } from '#platform/shared/errors.ts';
import { outsideProvider } from '../../contract/outside.ts';
import { securityApi } from '../../contract.ts';
import {
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from '../actions/email-change.ts';
import {
  addPasskey,
  enterByPasskey,
  removePasskey,
  renamePasskey,
  toPasskey,
} from '../actions/passkeys.ts';
import { changePassword } from '../actions/passwords.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../actions/second-factor.ts';
import { finishWithCode } from '../actions/signing-in.ts';
import { requireFresh, signOutOthers, stepUp } from '../actions/step-up.ts';
import { deviceOf } from '../providers/device.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { findPendingEmail } from '../queries/email-change.ts';
import { passkeysOf } from '../queries/passkeys.ts';
import { passwordHashOf } from '../queries/passwords.ts';
import { recoveryCodesLeft, secondFactorOf } from '../queries/second-factor.ts';
import {
  addSecurityEvent,
  endSessionById,
  securityEventsOf,
  sessionsOf,
} from '../queries/sessions.ts';
import { listConnectedProviders } from '../queries.ts';
import { originOf, startBrowserSession, withRetryAfter } from './browser.ts';

const done = { ok: true } as const;
const EVENTS_PER_PAGE = 30;

/** Everything that keeps an account safe: second factor, passkeys, sessions, address and history. */
export function securityRoutes(signIn: SignIn): Route[] {
  const { gatekeeper, identity, tickets } = signIn;

  return [
    handle(securityApi.state, async ({ db, caller: { owner }, nowMs }) => {
      const factor = await secondFactorOf(db, owner);
      return {
        hasPassword: (await passwordHashOf(db, owner)) !== null,
        passkeys: (await passkeysOf(db, owner)).map(toPasskey),
        secondFactor: {
          on: Boolean(factor?.confirmedAt),
          recoveryCodesLeft: await recoveryCodesLeft(db, owner),
        },
        connected: (await listConnectedProviders(db, owner)).map(({ provider, since }) => ({
          provider,
          since: since.toISOString(),
        })),
        offered: outsideProvider.options.filter((provider) => signIn.outside[provider]),
        newEmail: await findPendingEmail(db, owner, new Date(nowMs)),
      };
    }),
    handle(securityApi.stepUp, ({ db, caller, body, nowMs, request, reply }) =>
      withRetryAfter(reply, async () => {
        const session = await stepUp(db, signIn, caller, body, originOf(request), nowMs);
        await startBrowserSession(signIn, request, reply, session);
        return done;
      }),
    ),
    handle(securityApi.stepUpByPasskey, async ({ db, caller, body, nowMs, request, reply }) => {
      const cookieHeader = request.headers.cookie ?? '';
      const from = { cookieHeader, origin: originOf(request), expected: caller.owner };
      const session = await enterByPasskey(db, signIn, body.credential, from, nowMs);
      await startBrowserSession(signIn, request, reply, session);
      return done;
    }),
    handle(securityApi.secondStep, ({ db, body, nowMs, request, reply }) =>
      withRetryAfter(reply, async () => {
        const ticket = request.cookies[tickets.cookieName];
        const origin = originOf(request);
        const session = await finishWithCode(db, signIn, ticket, body.code, origin, nowMs);
        await startBrowserSession(signIn, request, reply, session);
        reply.header('set-cookie', tickets.clearCookieLine());
        return done;
      }),
    ),
    handle(securityApi.passkeySignInOptions, async ({ request, reply }) => {
      const { options, cookieLines } = await identity.passkeySignInOptions(originOf(request));
      for (const line of cookieLines) reply.header('set-cookie', line);
      return { options };
    }),
    handle(securityApi.passkeySignIn, async ({ db, body, nowMs, request, reply }) => {
      const cookieHeader = request.headers.cookie ?? '';
      const from = { cookieHeader, origin: originOf(request), expected: null };
      const session = await enterByPasskey(db, signIn, body.credential, from, nowMs);
      await startBrowserSession(signIn, request, reply, session);
      return done;
    }),
    handle(securityApi.passkeyOptions, async ({ caller, nowMs, request, reply }) => {
      requireFresh(caller, nowMs);
      const cookieHeader = request.headers.cookie ?? '';
      const answer = await identity.passkeyOptions(cookieHeader, originOf(request));
      for (const line of answer.cookieLines) reply.header('set-cookie', line);
      return { options: answer.options };
    }),
    handle(securityApi.addPasskey, ({ db, caller, body, nowMs, request }) => {
      requireFresh(caller, nowMs);
      const cookieHeader = request.headers.cookie ?? '';
      return addPasskey(db, signIn, caller.owner, body, cookieHeader, originOf(request), nowMs);
    }),
    handle(securityApi.renamePasskey, ({ db, caller, params, body }) =>
      renamePasskey(db, caller.owner, params.id, body.name),
    ),
    handle(securityApi.removePasskey, async ({ db, caller, params, nowMs, request }) => {
      requireFresh(caller, nowMs);
      await removePasskey(db, signIn, caller.owner, params.id, originOf(request), nowMs);
      return done;
    }),
    handle(securityApi.enrolSecondFactor, ({ db, caller, nowMs }) => {
      requireFresh(caller, nowMs);
      return enrolSecondFactor(db, signIn, caller.owner, nowMs);
    }),
    handle(securityApi.confirmSecondFactor, async ({ db, caller, body, nowMs, request }) => {
      requireFresh(caller, nowMs);
      const origin = originOf(request);
      const { owner } = caller;
      return {
        recoveryCodes: await confirmSecondFactor(db, signIn, owner, body.code, origin, nowMs),
      };
    }),
    handle(securityApi.renewRecoveryCodes, async ({ db, caller, nowMs, request }) => {
      requireFresh(caller, nowMs);
      const origin = originOf(request);
      return { recoveryCodes: await renewRecoveryCodes(db, signIn, caller.owner, origin, nowMs) };
    }),
    handle(securityApi.removeSecondFactor, async ({ db, caller, nowMs, request }) => {
      requireFresh(caller, nowMs);
      await removeSecondFactor(db, signIn, caller.owner, originOf(request), nowMs);
      return done;
    }),
    handle(securityApi.changePassword, async ({ db, caller, body, nowMs, request, reply }) => {
      requireFresh(caller, nowMs);
      const from = { cookieHeader: request.headers.cookie, origin: originOf(request) };
      const session = await changePassword(db, signIn, caller.owner, body.newPassword, from, nowMs);
      await startBrowserSession(signIn, request, reply, session);
      return done;
    }),
    handle(securityApi.sessions, async ({ db, caller, nowMs, request }) => {
      const current = await gatekeeper.rowOf(request.headers.cookie);
      const rows = await sessionsOf(db, caller.owner, new Date(nowMs));
      return rows.map((row) => ({
        id: row.id,
        current: row.id === current,
        ...deviceOf(row.userAgent),
        ipAddress: row.ipAddress || null,
        firstSeenAt: row.createdAt.toISOString(),
        lastSeenAt: row.updatedAt.toISOString(),
      }));
    }),
    handle(securityApi.endSession, async ({ db, caller, params, nowMs, request }) => {
      if (!(await endSessionById(db, caller.owner, params.id))) {
        throw new AppError('not_found', { message: 'That device is already signed out.' });
      }
      gatekeeper.forget(caller.owner);
      const event = { origin: originOf(request), now: new Date(nowMs) };
      await addSecurityEvent(db, caller.owner, { kind: 'session_ended', ...event });
      return done;
    }),
    handle(securityApi.endOtherSessions, async ({ db, caller, nowMs, request }) => {
      await signOutOthers(db, signIn, caller.owner, request.headers.cookie);
      const event = { origin: originOf(request), now: new Date(nowMs) };
      await addSecurityEvent(db, caller.owner, { kind: 'other_sessions_ended', ...event });
      return done;
    }),
    handle(securityApi.changeEmail, async ({ db, caller, body, nowMs, request }) => {
      requireFresh(caller, nowMs);
      const origin = originOf(request);
      await requestEmailChange(db, signIn, caller.owner, body.email, origin, nowMs);
      return done;
    }),
    handle(securityApi.confirmEmail, async ({ db, body, nowMs, request }) => {
      const change = await confirmEmailChange(db, signIn, body.token, originOf(request), nowMs);
      if (change === 'done') return { ok: true, waitsFor: null };
      return { ok: true, waitsFor: change === 'waits-for-new' ? 'new' : 'present' };
    }),
    handle(securityApi.undoEmail, async ({ db, body, nowMs, request }) => {
      await undoEmailChange(db, signIn, body.token, originOf(request), nowMs);
      return done;
    }),
    handle(securityApi.events, async ({ db, caller, query }) => {
      const limit = EVENTS_PER_PAGE + 1;
      const rows = await securityEventsOf(db, caller.owner, { before: query.before, limit });
      const events = rows.slice(0, EVENTS_PER_PAGE).map((row) => ({
        id: row.id,
        kind: row.kind,
        detail: row.detail,
        device: deviceOf(row.userAgent).device,
        ipAddress: row.ipAddress,
        at: row.at.toISOString(),
      }));
      return { events, more: rows.length > EVENTS_PER_PAGE };
    }),
  ];
}
