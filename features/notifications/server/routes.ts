import type { SignIn } from '#features/sign-in/server/public.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import { notificationsApi } from '../contract.ts';
import { stopByLink } from './actions/stop-links.ts';

const STOP_PATH = '/api/notifications/stop/:token';
const MAX_BODY_BYTES = 10_000;
type WithToken = { Params: { token: string } };

/** Stopping mail by the link in it: by the page it opens, and by the one request of a mail program. */
export function notificationsRoutes(signIn: SignIn): Route[] {
  return [
    handle(notificationsApi.stop, async ({ db, body, nowMs }) => ({
      stopped: await stopByLink(db, signIn, body.token, nowMs),
    })),
    plainRoute((app) => {
      // RFC 8058: a form with one field, from a mail program that has neither cookie nor token of ours.
      app.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
        (_request, _body, done) => done(null, null),
      );
      const schema = { hide: true };
      const config = { carriesProof: true } as const;
      app.post<WithToken>(STOP_PATH, { schema, config }, async (request, reply) => {
        await stopByLink(signIn.db, signIn, request.params.token, signIn.clock());
        return reply.header('cache-control', 'no-store').send({ ok: true });
      });
      // Anyone who opens it is a person, or a scanner that opens everything: a page asks.
      app.get<WithToken>(STOP_PATH, { schema }, (request, reply) =>
        reply.redirect(`/notifications/stop/${encodeURIComponent(request.params.token)}`),
      );
    }),
  ];
}
