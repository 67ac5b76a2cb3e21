import type { Db } from '#platform/server/db/database.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import { photoApi } from '../../contract.ts';
import { PHOTO_PATH } from '../../rules/profile-photo.ts';
import { cleanPhoto, tagOf } from '../providers/photo.ts';
import { dropPhoto, photoOf, photoRowOf, writePhoto } from '../queries/photo.ts';

const TAG = /^[\w-]{22}$/;

/** The picture of a person, for themselves alone. */
export const photoRoutes = (signIn: { db: Db; sessionGate: SessionGate }): Route[] => [
  handle(photoApi.readPhoto, async ({ db, caller }) => {
    const row = await photoRowOf(db, caller.owner);
    return { photo: row?.tag ?? null, webp: row?.picture.toString('base64') ?? null };
  }),
  handle(photoApi.savePhoto, async ({ db, caller, body, nowMs }) => {
    const picture = await cleanPhoto(Buffer.from(body.photo, 'base64'));
    const tag = tagOf(picture);
    await writePhoto(db, caller.owner, { tag, picture }, new Date(nowMs));
    return { photo: tag };
  }),
  handle(photoApi.removePhoto, async ({ db, caller }) => {
    await dropPhoto(db, caller.owner);
    return { photo: null };
  }),
  plainRoute((app) => {
    app.get<{ Params: { tag: string } }>(PHOTO_PATH, async (request, reply) => {
      const caller = await signIn.sessionGate(request);
      const { tag } = request.params;
      const known = caller && TAG.test(tag);
      const picture = known && (await photoOf(signIn.db, caller.owner, tag));
      if (!picture) {
        reply.header('cache-control', 'no-store');
        throw new AppError('not_found', { message: 'That photo no longer exists.' });
      }
      // Browsers ask each time, since some ignore `vary: cookie`: after signing out the address is nobody's.
      const etag = `"${tag}"`;
      reply
        .header('cache-control', 'private, no-cache')
        .header('vary', 'cookie')
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .header('content-type', 'image/webp')
        .header('content-disposition', 'inline; filename="profile.webp"')
        .send(picture);
    });
  }),
];
