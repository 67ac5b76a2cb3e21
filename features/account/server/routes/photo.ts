import type { Db } from '#platform/server/db/database.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import { sendPrivatePicture } from '#platform/server/http/private-picture.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import { photoApi } from '../../contract.ts';
import { PHOTO_PATH } from '../../rules/profile-photo.ts';
import { cleanPhoto, tagOf } from '../providers/photo.ts';
import {
  dropPhoto,
  isPhotoShown,
  photoOf,
  photoRowOf,
  showPhoto,
  writePhoto,
} from '../queries/photo.ts';

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
  handle(photoApi.readShown, async ({ db, caller }) => ({
    isShown: await isPhotoShown(db, caller.owner),
  })),
  handle(photoApi.saveShown, async ({ db, caller, body }) => {
    await showPhoto(db, caller.owner, body.isShown);
    return { isShown: await isPhotoShown(db, caller.owner) };
  }),
  plainRoute((app) => {
    app.get<{ Params: { tag: string } }>(PHOTO_PATH, async (request, reply) => {
      const caller = await signIn.sessionGate(request);
      const { tag } = request.params;
      const known = caller && TAG.test(tag);
      const picture = known && (await photoOf(signIn.db, caller.owner, tag));
      return sendPrivatePicture(request, reply, tag, picture || null);
    });
  }),
];
