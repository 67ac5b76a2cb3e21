import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import type { Sealer } from '#platform/server/secrets/sealer.ts';
import { allSealedScreenings, replaceSealedScreening } from './queries/health.ts';

const HOUR_MS = 3_600_000;

/** Where the server's secret was another before: every hour, health answers are sealed again under the newest. */
export const healthRenewal = ({ db, sealer }: { db: Db; sealer: Sealer }): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'health answers under the newest secret',
      everyMs: HOUR_MS,
      run: async () => {
        for (const { owner, sealed } of await allSealedScreenings(db)) {
          const renewed = renew(sealer, sealed);
          if (renewed !== null) await replaceSealedScreening(db, owner, { sealed, renewed });
        }
      },
    },
  ],
});

/** Null for what is under the newest secret, and for what no secret opens: it may still be given back. */
function renew(sealer: Sealer, sealed: string): string | null {
  try {
    return sealer.renew(sealed);
  } catch {
    return null;
  }
}
