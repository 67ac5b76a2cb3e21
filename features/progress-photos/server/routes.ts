import { requireFresh } from '#features/sign-in/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import type { ByteSealer } from '#platform/server/secrets/byte-sealer.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import { progressPhotosApi } from '../contract.ts';
import { PICTURE_PATH } from '../rules/photo-limits.ts';
import {
  addPhoto,
  changeGuard,
  listPhotos,
  openPicture,
  photoChanges,
  restorePhoto,
} from './actions/photos.ts';

type Services = { db: Db; sessionGate: SessionGate; sealer: ByteSealer; clock: () => number };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const done = { ok: true } as const;

/** Photos of a person's body, for themselves alone. */
export const progressPhotosRoutes = (services: Services): Route[] => [
  handle(progressPhotosApi.list, ({ db, caller, nowMs }) => listPhotos(db, caller, nowMs)),
  handle(progressPhotosApi.add, ({ db, caller, body, nowMs }) =>
    addPhoto(db, services.sealer, caller.owner, body, nowMs),
  ),
  handle(progressPhotosApi.edit, ({ db, caller, params, body, nowMs }) =>
    photoChanges.edit(db, caller.owner, params.id, body, nowMs),
  ),
  handle(progressPhotosApi.remove, async ({ db, caller, params, nowMs }) => {
    await photoChanges.remove(db, caller.owner, params.id, nowMs);
    return done;
  }),
  handle(progressPhotosApi.restore, ({ db, caller, params, nowMs }) =>
    restorePhoto(db, caller.owner, params.id, nowMs),
  ),
  handle(progressPhotosApi.show, async ({ caller, nowMs }) => {
    requireFresh(caller, nowMs);
    return done;
  }),
  handle(progressPhotosApi.guard, async ({ db, caller, body, nowMs }) => {
    await changeGuard(db, caller, body.isGuarded, nowMs);
    return done;
  }),
  plainRoute((app) => {
    app.get<{ Params: { id: string } }>(PICTURE_PATH, async (request, reply) => {
      // Nothing keeps it: no browser, no proxy, no copy for another tab.
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'cookie' });
      const caller = await services.sessionGate(request);
      const { id } = request.params;
      if (!caller || !UUID.test(id)) {
        throw new AppError('not_found', {
          message: 'That photo is not there, or can’t be opened any more.',
        });
      }
      const { db, sealer, clock } = services;
      const picture = await openPicture(db, sealer, caller, id, clock());
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-disposition': 'inline; filename="photo.webp"',
        })
        .send(picture);
    });
  }),
];
