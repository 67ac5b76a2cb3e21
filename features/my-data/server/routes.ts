import {
  addSecurityEvent,
  requireFresh,
  type SignIn,
  signOutOthers,
} from '#features/account/server/public.ts';
import type { PersonalTable } from '#platform/server/db/personal-table.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import { newId } from '#platform/shared/ids.ts';
import { myDataApi } from '../contract.ts';
import { EXPORT_FILE_PATH, EXPORT_LIFE_MS, EXPORT_STALE_MS } from '../rules.ts';
import { askDeletion, cancelDeletion, shownDeletion } from './actions/deletion.ts';
import { readImport } from './actions/read-import.ts';
import { writeExport } from './actions/write-export.ts';
import { addExport, deletionOf, type ExportRow, exportFile, exportOf } from './queries.ts';

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
  personalData,
}: {
  signIn: SignIn;
  personalData: PersonalTable[];
}): Route[] {
  const { mailer, clock, publicUrl } = signIn;
  return [
    handle(myDataApi.state, async ({ db, caller: { owner }, nowMs }) => {
      const row = await exportOf(db, owner, new Date(nowMs));
      const deletion = await deletionOf(db, owner);
      return {
        export: row && shown(row),
        deletion: deletion && shownDeletion(deletion),
      };
    }),
    handle(myDataApi.askExport, async ({ db, caller, nowMs, request, log }) => {
      requireFresh(caller, nowMs);
      const now = new Date(nowMs);
      const present = await exportOf(db, caller.owner, now);
      if (present?.state === 'running' && nowMs - present.touchedAt.getTime() < EXPORT_STALE_MS) {
        return shown(present);
      }
      const row: ExportRow = {
        ownerId: caller.owner,
        id: newId(),
        state: 'running',
        done: 0,
        total: personalData.length,
        askedAt: now,
        touchedAt: now,
        expiresAt: new Date(nowMs + EXPORT_LIFE_MS),
        sizeBytes: null,
      };
      await addExport(db, row);
      const event = { origin: originOf(request), now };
      await addSecurityEvent(db, caller.owner, { kind: 'export_asked', ...event });
      // After the answer; one that is cut off is begun again by the job.
      void writeExport({ db, mailer, clock, publicUrl, personalData, log }, row);
      return shown(row);
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
    handle(myDataApi.import, async ({ db, caller, body }) => ({
      rows: await readImport(db, caller.owner, body.zip, personalData),
    })),
    handle(myDataApi.askDeletion, async ({ db, caller, nowMs, request, log }) => {
      requireFresh(caller, nowMs);
      const answer = await askDeletion(db, signIn, caller.owner, originOf(request), nowMs, log);
      await signOutOthers(db, signIn, caller.owner, request.headers.cookie);
      return answer;
    }),
    handle(myDataApi.cancelDeletion, async ({ db, caller, nowMs, request, log }) => {
      await cancelDeletion(db, signIn, caller.owner, originOf(request), nowMs, log);
      return done;
    }),
  ];
}
