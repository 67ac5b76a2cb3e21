import { Readable } from 'node:stream';
import type { Db } from '#platform/server/db/database.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import { csvImportApi, type FailedRow } from '../contract.ts';
import { ERRORS_FILE_PATH, errorFileName } from '../rules/error-file.ts';
import { commitImport } from './actions/commit-import.ts';
import { correctRows, discardImport } from './actions/correct-rows.ts';
import { errorFile } from './actions/error-file.ts';
import { shownImports, toImportResponse } from './actions/import-response.ts';
import { destinations, importRights, type TrainingDestinationOf } from './actions/import-rights.ts';
import { findOwnImport, noSuchImport } from './actions/own-import.ts';
import { listSavedMappings } from './actions/saved-mappings.ts';
import { undoImport } from './actions/undo-import.ts';
import { createValidation } from './actions/validate-rows.ts';
import { listFailedRows } from './queries/staged-batches.ts';
import { importsOf } from './queries.ts';

const PAGE = 50;
const IMPORT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Importing people, workouts and meals from a file. */
export function csvImportRoutes({
  db,
  sessionGate,
  toTraining,
}: {
  db: Db;
  sessionGate: SessionGate;
  toTraining: TrainingDestinationOf;
}): Route[] {
  const destinationOf = destinations(toTraining);
  const validate = createValidation();
  return [
    handle(csvImportApi.rights, ({ db, caller, nowMs }) => importRights(db, caller, nowMs)),
    handle(csvImportApi.mappings, ({ db, caller, nowMs }) => listSavedMappings(db, caller, nowMs)),
    handle(csvImportApi.list, async ({ db, caller }) =>
      shownImports(db, caller.owner, await importsOf(db, caller.owner)),
    ),
    handle(csvImportApi.validate, ({ db, caller, body, nowMs }) =>
      validate(db, destinationOf, caller, body, nowMs),
    ),
    handle(csvImportApi.read, async ({ db, caller, params }) =>
      toImportResponse(db, await findOwnImport(db, caller.owner, params.id)),
    ),
    handle(csvImportApi.failedRows, async ({ db, caller, params, query }) => {
      const row = await findOwnImport(db, caller.owner, params.id);
      const failed: FailedRow[] = [];
      for await (const rows of listFailedRows(db, row, Number(query.after))) {
        failed.push(...rows.slice(0, PAGE - failed.length));
        if (failed.length === PAGE) break;
      }
      return failed;
    }),
    handle(csvImportApi.correct, ({ db, caller, params, body, nowMs }) =>
      correctRows(db, destinationOf, caller, params.id, body.rows, nowMs),
    ),
    handle(csvImportApi.commit, ({ db, caller, params, nowMs }) =>
      commitImport(db, destinationOf, caller, params.id, nowMs),
    ),
    handle(csvImportApi.undo, ({ db, caller, params, nowMs }) =>
      undoImport(db, destinationOf, caller, params.id, nowMs),
    ),
    handle(csvImportApi.discard, async ({ db, caller, params }) => {
      await discardImport(db, caller.owner, params.id);
      return { ok: true };
    }),
    plainRoute((app) => {
      app.get<{ Params: { id: string } }>(ERRORS_FILE_PATH, async (request, reply) => {
        const caller = await sessionGate(request);
        if (!caller) throw new AppError('unauthenticated', { message: 'Sign in to continue.' });
        const { id } = request.params;
        if (!IMPORT_ID.test(id)) throw noSuchImport();
        const row = await findOwnImport(db, caller.owner, id);
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${errorFileName(row.id)}"`)
          .header('cache-control', 'no-store')
          .send(Readable.from(errorFile(db, row)));
      });
    }),
  ];
}
