import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { openByAny } from './byte-sealer.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Texts that the database keeps unreadable without the server's secret. */
export type Sealer = {
  seal(text: string): string;
  /** Throws for what was sealed with another secret or for another purpose. */
  unseal(sealed: string): string;
  /** The same sealed under the newest secret; null where it is already. Throws like `unseal`. */
  renew(sealed: string): string | null;
};

/**
 * AES-256-GCM with a key of its own for each purpose, derived from the server's secret. What was sealed under an older
 * secret opens as long as that is given too.
 */
export function createSealer(
  secret: string,
  purpose: string,
  older: readonly string[] = [],
): Sealer {
  const keyOf = (from: string) => Buffer.from(hkdfSync('sha256', from, '', purpose, 32));
  const key = keyOf(secret);

  function open(from: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const opening = createDecipheriv('aes-256-gcm', keyOf(from), bytes.subarray(0, IV_BYTES));
    opening.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
  }

  function seal(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  }

  return {
    seal,
    unseal: (sealed) => openByAny([secret, ...older], (from) => open(from, sealed)),
    renew(sealed) {
      try {
        open(secret, sealed);
        return null;
      } catch {
        return seal(openByAny(older, (from) => open(from, sealed)));
      }
    },
  };
}
