import type { Sealer } from '#platform/server/secrets/sealer.ts';

/** The address of a calendar; null where the server's secret is another than it was. */
export function unsealAddress(sealer: Sealer, sealed: string): string | null {
  try {
    return sealer.unseal(sealed);
  } catch {
    return null;
  }
}
