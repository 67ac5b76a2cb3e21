import type { Db } from '#platform/server/db/database.ts';
import type { Sealer } from '#platform/server/secrets/sealer.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { HealthScreening } from '../../contract.ts';
import { sealedScreeningOf, writeSealedScreening } from '../queries/health.ts';
import { unsealScreening } from '../queries/sealed-screening.ts';

export const readScreening = async (
  db: Db,
  owner: OwnerId,
  sealer: Sealer,
): Promise<HealthScreening | null> => unsealScreening(sealer, await sealedScreeningOf(db, owner));

/** Keeps answers or a clearance in the place of those before. A day that is still to come is refused. */
export async function saveScreening(
  db: Db,
  owner: OwnerId,
  { sealer, screening, nowMs }: { sealer: Sealer; screening: HealthScreening; nowMs: number },
): Promise<void> {
  const last = addDays(dayIn('UTC', nowMs), 1);
  for (const field of ['answeredOn', 'clearedOn'] as const) {
    if ((screening[field] ?? '') > last) {
      const message = 'That day is still to come.';
      throw new AppError('invalid', { message, fields: { [field]: message } });
    }
  }
  const sealed = sealer.seal(JSON.stringify(screening));
  await writeSealedScreening(db, owner, sealed, new Date(nowMs));
}
