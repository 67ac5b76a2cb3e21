import { createHash } from 'node:crypto';
import type { Db } from '#platform/server/db/database.ts';
import { plainRoute, type Route } from '#platform/server/http/handle.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import { PHOTO_PATH, SHARED_PATH, sharedPath } from '../../rules/recipe-addresses.ts';
import { goneSharedPage, SHARED_STYLE, sharedPage } from '../../rules/sharing/shared-page.ts';
import { sharedPhoto, sharedRecipe } from '../actions/share-recipe.ts';
import { photoOf } from '../queries/recipe-photos.ts';

type Services = { db: Db; sessionGate: SessionGate; publicUrl: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const styleHash = createHash('sha256').update(SHARED_STYLE).digest('base64');
/** The page runs nothing and loads its photo alone. */
const POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const PRIVATE_LINK = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

const noPhoto = () => new AppError('not_found', { message: 'That photo no longer exists.' });

/** Photos for their owner, and the page of a shared recipe for anyone with its link. */
export const recipeFileRoutes = ({ db, sessionGate, publicUrl }: Services): Route[] => [
  plainRoute((app) => {
    app.get<{ Params: { photoId: string } }>(PHOTO_PATH, async (request, reply) => {
      const caller = await sessionGate(request);
      const { photoId: id } = request.params;
      const picture = caller && UUID.test(id) && (await photoOf(db, caller.owner, id));
      if (!picture) {
        reply.header('cache-control', 'no-store');
        throw noPhoto();
      }
      // Another photo has another id, so it never changes; after signing out the address is nobody's.
      const etag = `"${id}"`;
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.header('content-type', 'image/webp').send(picture);
    });
  }),
  plainRoute((app) => {
    app.get<{ Params: { token: string } }>(SHARED_PATH, async (request, reply) => {
      const { token } = request.params;
      const recipe = await sharedRecipe(db, token);
      reply
        .headers({ ...PRIVATE_LINK, 'content-security-policy': POLICY })
        .header('content-type', 'text/html; charset=utf-8');
      if (!recipe) return reply.code(404).send(goneSharedPage());
      const url = `${publicUrl}${sharedPath(token)}`;
      const photoUrl = recipe.hasPhoto ? `${url}/photo.webp` : null;
      return reply.send(sharedPage(recipe, { url, photoUrl }));
    });
    app.get<{ Params: { token: string } }>(`${SHARED_PATH}/photo.webp`, async (request, reply) => {
      const picture = await sharedPhoto(db, request.params.token);
      reply.headers(PRIVATE_LINK);
      if (!picture) throw noPhoto();
      return reply.header('content-type', 'image/webp').send(picture);
    });
  }),
];
