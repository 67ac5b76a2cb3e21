import type { Sealer } from '#platform/server/secrets/sealer.ts';
import { type HealthScreening, healthScreening } from '../../contract.ts';

/** Opens sealed answers; null without any, and where the server's secret is another than it was. */
export function unsealScreening(sealer: Sealer, sealed: string | null): HealthScreening | null {
  if (sealed === null) return null;
  try {
    return healthScreening.parse(JSON.parse(sealer.unseal(sealed)));
  } catch {
    return null;
  }
}
