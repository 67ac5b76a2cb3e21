import { handle, type Route } from '#platform/server/http/handle.ts';
import { guardianApi } from '../contract.ts';
import { agreeAsGuardian, askGuardian, type GuardianServices, readGuardian } from './actions.ts';

export const guardiansRoutes = (services: GuardianServices): Route[] => [
  handle(guardianApi.read, ({ db, caller }) => readGuardian(db, caller.owner)),
  handle(guardianApi.ask, ({ db, caller, body, nowMs }) =>
    askGuardian(db, services, caller, body.email, nowMs),
  ),
  handle(guardianApi.confirm, async ({ db, body, nowMs }) => {
    await agreeAsGuardian(db, body.token, nowMs);
    return { ok: true };
  }),
];
