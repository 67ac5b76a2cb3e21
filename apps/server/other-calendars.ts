import { CALENDAR_SEAL, createOtherCalendars } from '#features/availability/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PublicWeb } from '#platform/server/http/public-web.ts';
import { createSealer } from '#platform/server/secrets/sealer.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { createWorkerPool } from '#platform/server/threads/worker-pool.ts';

const MAX_HEAP_MB = 96;
/** A calendar that never ends is given up on. */
const MAX_TASK_MS = 10_000;

type Options = {
  web: PublicWeb;
  workerFile: URL;
  publicUrl: string;
  secret: string;
  olderSecrets: readonly string[];
  onBusyChange: (db: Db, owner: OwnerId, nowMs: number) => Promise<void>;
};

/** The reader of calendars elsewhere, with a thread of its own: a long one holds up no other work. */
export function openOtherCalendars(options: Options) {
  const { web, workerFile, publicUrl, secret, olderSecrets, onBusyChange } = options;
  const pool = createWorkerPool({
    file: workerFile,
    maxHeapMb: MAX_HEAP_MB,
    maxTaskMs: MAX_TASK_MS,
  });
  const sealer = createSealer(secret, CALENDAR_SEAL, olderSecrets);
  const calendars = createOtherCalendars({ web, pool, sealer, publicUrl, onBusyChange });
  return { calendars, close: () => pool.close() };
}
