import type { Db } from '#platform/server/db/database.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import { accountApi } from '../contract.ts';
import { currentUser, type Known, saveProfile } from './actions/profile.ts';
import { saveSettings } from './actions/settings.ts';
import { writeUnits } from './queries.ts';
import { photoRoutes } from './routes/photo.ts';

/** The account's routes. `loggedDays` comes from the food log, the plan from billing. */
export function accountRoutes({
  signIn,
  ...known
}: { signIn: { db: Db; sessionGate: SessionGate } } & Known): Route[] {
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
    ...photoRoutes(signIn),
  ];
}
