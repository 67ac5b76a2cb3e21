import type { Db } from '#platform/server/db/database.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import { recordRoutes } from '#platform/server/records/record-routes.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import {
  credentialChecksApi,
  credentialSendingApi,
  credentialsApi,
  DOCUMENT_PATH,
} from '../contract.ts';
import {
  type CheckingServices,
  checkerOf,
  countChecks,
  decideCheck,
  listChecks,
  undoCheck,
} from './actions/check-credentials.ts';
import { ownCredentials } from './actions/credential-state.ts';
import { credentialActions, sendCredential } from './actions/credentials.ts';
import { openDocument } from './queries/credentials.ts';

type Services = CheckingServices & { db: Db; sessionGate: SessionGate };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TYPES = { pdf: 'application/pdf', webp: 'image/webp' } as const;

/** A trainer's credentials, and their checks by operators and gyms' admins. */
export const credentialsRoutes = (services: Services): Route[] => [
  handle(credentialsApi.list, ({ db, caller, nowMs }) => ownCredentials(db, caller.owner, nowMs)),
  ...recordRoutes(credentialsApi, credentialActions),
  handle(credentialSendingApi.send, ({ db, caller, params, body, nowMs }) =>
    sendCredential(db, services, caller.owner, params.id, body.document, nowMs),
  ),
  handle(credentialChecksApi.list, ({ db, caller, nowMs }) =>
    listChecks(db, services, caller, nowMs),
  ),
  handle(credentialChecksApi.decide, ({ db, caller, params, body, nowMs }) =>
    decideCheck(db, services, caller, params.id, body, nowMs),
  ),
  handle(credentialChecksApi.undo, ({ db, caller, params, body }) =>
    undoCheck(db, services, caller, params.id, body.note),
  ),
  handle(credentialChecksApi.count, async ({ db, caller }) => ({
    waiting: await countChecks(db, services, caller),
  })),
  plainRoute((app) => {
    app.get<{ Params: { id: string } }>(DOCUMENT_PATH, async (request, reply) => {
      // A stranger's file: nothing keeps it, nothing in it runs.
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'cookie' });
      const { db, sessionGate } = services;
      const caller = await sessionGate(request);
      const { id } = request.params;
      const checker = caller && UUID.test(id) ? await checkerOf(db, services, caller) : null;
      const found = checker && (await openDocument(db, checker, id));
      if (!found)
        throw new AppError('not_found', { message: 'That document is not there any more.' });
      return reply
        .headers({
          'content-type': TYPES[found.kind],
          'content-disposition': `attachment; filename="credential.${found.kind}"`,
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(found.document);
    });
  }),
];
