import { handle, type Route } from '#platform/server/http/handle.ts';
import type { Sealer } from '#platform/server/secrets/sealer.ts';
import { healthScreeningApi, trainingProfileApi } from '../contract.ts';
import { readScreening, saveScreening } from './actions/health.ts';
import { changeTrainingProfile, readTrainingProfile } from './actions/profile.ts';
import { removeScreening } from './queries/health.ts';
import { placeRoutes } from './routes/places.ts';

/** `sealer` keeps health answers unreadable in the database. */
export const trainingProfileRoutes = (sealer: Sealer): Route[] => [
  ...placeRoutes,
  handle(trainingProfileApi.read, ({ db, caller }) => readTrainingProfile(db, caller.owner)),
  handle(trainingProfileApi.change, async ({ db, caller, body, nowMs }) => {
    await changeTrainingProfile(db, caller.owner, body, nowMs);
    return { ok: true };
  }),
  handle(healthScreeningApi.read, async ({ db, caller }) => ({
    screening: await readScreening(db, caller.owner, sealer),
  })),
  handle(healthScreeningApi.save, async ({ db, caller, body, nowMs }) => {
    await saveScreening(db, caller.owner, { sealer, screening: body, nowMs });
    return { ok: true };
  }),
  handle(healthScreeningApi.remove, async ({ db, caller }) => {
    await removeScreening(db, caller.owner);
    return { ok: true };
  }),
];
