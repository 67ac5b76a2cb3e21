import { requireFresh, type SignIn, signOutOthers } from '#features/sign-in/server/public.ts';
import type { PersonalTable } from '#platform/server/db/personal-table.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import type { JobQueue } from '#platform/server/jobs/job.ts';
import type { WorkerPool } from '#platform/server/threads/worker-pool.ts';
import { AppError } from '#platform/shared/errors.ts';
import { myDataApi } from '../contract.ts';
import { EXPORT_FILE_PATH } from '../rules.ts';
import { requestExport } from './actions/ask-export.ts';
import {
  cancelDeletion,
  type EndPlan,
  type ReasonToStay,
  requestDeletion,
  toDeletionResponse,
} from './actions/deletion.ts';
import { createImportTurns } from './actions/import-turns.ts';
import { readImport } from './actions/read-import.ts';
import { tablesFor } from './actions/write-export.ts';
import { deletionOf, type ExportRow, exportFile, exportOf } from './queries.ts';

const done = { ok: true } as const;
const originOf = (request: { ip: string; headers: { 'user-agent'?: string | undefined } }) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

const shown = ({ id, state, done, total, askedAt, expiresAt, sizeBytes }: ExportRow) => ({
  id,
  state,
  done,
  total,
  askedAt: askedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  sizeBytes,
});

/** Taking one's data along, bringing it back, and leaving. `personalData` is every feature's. */
export function myDataRoutes({
  signIn,
  jobs,
  worker,
  personalData,
  reasonToStay,
  endPlan,
}: {
  signIn: SignIn;
  jobs: JobQueue;
  /** unpacks the files to import */
  worker: WorkerPool;
  personalData: PersonalTable[];
  reasonToStay: ReasonToStay;
  /** Cancels what the person would go on paying for. */
  endPlan: EndPlan;
}): Route[] {
  const { clock } = signIn;
  const inTurn = createImportTurns();
  return [
    handle(myDataApi.state, async ({ db, caller: { owner }, nowMs }) => {
      const row = await exportOf(db, owner, new Date(nowMs));
      const deletion = await deletionOf(db, owner);
      return {
        export: row && shown(row),
        deletion: deletion && toDeletionResponse(deletion),
      };
    }),
    handle(myDataApi.requestExport, async ({ db, caller, body, nowMs, request }) => {
      requireFresh(caller, nowMs);
      const { photos } = body;
      const tables = tablesFor(personalData, photos).length;
      const details = { tables, photos, origin: originOf(request), nowMs };
      return shown(await requestExport(db, jobs, caller.owner, details));
    }),
    plainRoute((app) => {
      app.get<{ Params: { id: string } }>(EXPORT_FILE_PATH, async (request, reply) => {
        const caller = await signIn.sessionGate(request);
        if (!caller) return reply.redirect('/profile/data');
        const { id } = request.params;
        const known = /^[0-9a-f-]{36}$/.test(id);
        const file = known && (await exportFile(signIn.db, caller.owner, id, new Date(clock())));
        if (!file) return reply.redirect('/profile/data');
        const day = new Date(clock()).toISOString().slice(0, 10);
        return reply
          .header('content-type', 'application/zip')
          .header('content-disposition', `attachment; filename="vigour-data-${day}.zip"`)
          .header('cache-control', 'no-store')
          .send(file);
      });
    }),
    handle(myDataApi.import, async ({ db, caller: { owner }, body }) => ({
      rows: await inTurn(owner, () => readImport(db, worker, owner, body.zip, personalData)),
    })),
    handle(myDataApi.requestDeletion, async ({ db, caller, nowMs, request }) => {
      requireFresh(caller, nowMs);
      const message = await reasonToStay(db, caller.owner);
      if (message) throw new AppError('conflict', { reason: 'has_to_stay', message });
      const services = { signIn, endPlan };
      const answer = await requestDeletion(db, services, caller.owner, originOf(request), nowMs);
      await signOutOthers(db, signIn, caller.owner, request.headers.cookie);
      return answer;
    }),
    handle(myDataApi.cancelDeletion, async ({ db, caller, nowMs, request }) => {
      await cancelDeletion(db, signIn, caller.owner, originOf(request), nowMs);
      return done;
    }),
  ];
}
