import { createHash } from 'node:crypto';
import type { Db } from '#platform/server/db/database.ts';
import { plainRoute, type Route } from '#platform/server/http/handle.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import { TRAINER_PHOTO_PATH, trainerPhotoAddress } from '../../contract/profile.ts';
import { RESERVED_SLUGS } from '../../rules/trainer-profile.ts';
import { PUBLIC_PAGE_STYLE, publicPage } from '../actions/public-page.ts';
import { readTrainer } from '../actions/trainer-page.ts';
import { shownPicture } from '../queries/listings.ts';
import { photoRowOf } from '../queries/profiles.ts';

type Services = {
  db: Db;
  sessionGate: SessionGate;
  clock: () => number;
  publicUrl: string;
  pageLabel: string | null;
};

const TAG = /^[\w-]{22}$/;
const styleHash = createHash('sha256').update(PUBLIC_PAGE_STYLE).digest('base64');
/** The page runs nothing and loads its photo alone. */
const POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The picture of a trainer, and for who is not signed in the page of a listed one. */
export const publicPageRoutes = (services: Services): Route[] => [
  plainRoute((app) => {
    app.get<{ Params: { tag: string } }>(TRAINER_PHOTO_PATH, async (request, reply) => {
      const { tag } = request.params;
      const { db, sessionGate } = services;
      const shown = TAG.test(tag) ? await shownPicture(db, tag) : null;
      const caller = shown ? null : await sessionGate(request);
      const own = caller && (await photoRowOf(db, caller.owner));
      const picture = shown ?? (own?.tag === tag ? own.picture : null);
      if (!picture) {
        reply.header('cache-control', 'no-store');
        throw new AppError('not_found', { message: 'That photo no longer exists.' });
      }
      // Asked for each time: it may have been taken off.
      const etag = `"${tag}"`;
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-disposition': 'inline; filename="trainer.webp"',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(picture);
    });
  }),
  plainRoute((app) => {
    app.get<{ Params: { slug: string }; Querystring: { book?: string } }>(
      '/trainers/:slug',
      async (request, reply) => {
        const { db, sessionGate, clock, publicUrl, pageLabel } = services;
        const { slug } = request.params;
        reply.header('vary', 'cookie');
        // Who wants to book gets the app, which asks them to sign in first.
        const isPage =
          request.query.book === undefined &&
          !RESERVED_SLUGS.includes(slug) &&
          !(await sessionGate(request));
        const trainer = isPage ? await readTrainer(db, slug, null, clock()) : null;
        // The app answers: with the same profile for who is signed in, else with the way in.
        if (!trainer) return reply.callNotFound();
        const url = `${publicUrl}/trainers/${slug}`;
        const photoUrl = trainer.photo && publicUrl + trainerPhotoAddress(trainer.photo);
        return reply
          .headers({
            'cache-control': 'no-cache',
            'content-security-policy': POLICY,
            'content-type': 'text/html; charset=utf-8',
          })
          .send(publicPage(trainer, { url, photoUrl, label: pageLabel }));
      },
    );
  }),
];
